"""Lowering: a board, a variant and a number of players become one packed table for the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

from engine.games.samurai.rules import state
from engine.games.samurai.rules.scoring import NO_MAJORITY, SCORING, STAGES
from engine.games.samurai.rules.state import Table
from engine.games.samurai.sense import kinds_with_each
from engine.texts.saying import Said, say

# Every word that a variant may use for a parameter, and its code in the table.
WORDS: dict[str, dict[str, int]] = {
    "figures.placement": {
        "draft": state.PLACED_BY_DRAFT,
        "random": state.PLACED_AT_RANDOM,
        "map": state.PLACED_BY_MAP,
    },
    "hand.first": {"chosen": 0, "random": 1},
    "hand.start_player": {"same": 0, "random": 1},
    "capture.timing": {"immediate": state.IMMEDIATE, "end_of_turn": state.END_OF_TURN},
    "capture.surround": {"land": 0, "land-and-sea": 1},
    "capture.ties": {
        "remove": state.TIES_REMOVE,
        "stay": state.TIES_STAY,
        "active-player": state.TIES_TO_ACTIVE_PLAYER,
    },
    "end.types_gone": {"first": state.FIRST_TYPE_GONE, "all": state.ALL_TYPES_GONE},
    "scoring.no_majority": {name: code for code, name in enumerate(NO_MAJORITY)},
    "scoring.stages": {name: code for code, name in enumerate(STAGES)},
    "captures_shown": {"open": 0, "hidden": 1},
    "tokens.terrain": {"land": state.LAND, "sea": state.SEA, "any": state.ANY},
    "tokens.action": {"move": state.MOVE_ACTION, "swap": state.SWAP_ACTION},
}

TERRAINS = {"land": state.LAND, "sea": state.SEA, "settlement": state.SETTLEMENT}
NO_LIMIT = "none"
FROM_MAP = "from-map"


class Space(Protocol):
    """A space of the board; its terrain is land, sea or settlement."""

    @property
    def id(self) -> int:
        """Its number in reading order."""

    @property
    def terrain(self) -> str:
        """What it is."""

    @property
    def kind(self) -> str | None:
        """The settlement's kind."""

    @property
    def capacity(self) -> int:
        """How many figures it holds."""


class Board(Protocol):
    """The board of one player count."""

    @property
    def spaces(self) -> Sequence[Space]:
        """All spaces, in the order of their ids."""

    @property
    def neighbours(self) -> Sequence[Sequence[int]]:
        """The ids of the spaces that share a side with each space."""

    @property
    def figures(self) -> Mapping[int, Sequence[str]]:
        """The types of the figures that the map itself puts into settlements, by space id."""


class Kind(NamedTuple):
    """Tokens that are alike in everything, and how many of them each player has."""

    name: str
    key: str
    strength: int
    influences: tuple[str, ...]
    terrain: str
    is_fast: bool
    action: str | None
    copies: int


class TooLarge(ValueError):  # noqa: N818  # what is wrong is the game that was asked for, not the program
    """A game exceeds what the kernel can hold; `reasons` says how, one sentence each."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__(" ".join(reasons))
        self.reasons = tuple(reasons)


# ---------------------------------------------------------------- what a variant says


def token_kinds(variant: Mapping[str, Any]) -> tuple[Kind, ...]:
    """List the kinds of token, in the order of the variant and of rising strength: their codes in the table.

    A kind is named `ship-2`, or by its bare key when it has an action.
    """
    return tuple(kind for key, token in variant["tokens"].items() for kind in _kinds_of(key, token, variant))


def _kinds_of(key: str, token: Mapping[str, Any], variant: Mapping[str, Any]) -> Iterator[Kind]:
    influences = token.get("influences", ())
    types = tuple(variant["figures"]["types"] if influences == "all" else influences)
    terrain, is_fast, copies = token.get("terrain", "land"), bool(token.get("fast")), token.get("copies", 1)
    action = token.get("action")
    if action:
        yield Kind(key, key, 0, (), terrain, is_fast, action, copies)
        return
    for strength, count in sorted(Counter(token.get("strengths", ())).items()):
        yield Kind(f"{key}-{strength}", key, strength, types, terrain, is_fast, None, count * copies)


def figure_counts(board: Board, variant: Mapping[str, Any], players: int) -> tuple[int, ...]:
    """Count the figures of each type: given for the number of players, by the map's slots, or standing on the map."""
    types = variant["figures"]["types"]
    if variant["figures"]["placement"] == "map":
        standing = Counter(figure for figures in board.figures.values() for figure in figures)
        return tuple(standing[figure] for figure in types)
    per_type = variant["figures"]["per_type"]
    if per_type == FROM_MAP:
        each, more = divmod(sum(_rooms(board, variant)), len(types))
        return tuple(each + (place < more) for place in range(len(types)))
    return (per_type.get(str(players), 0),) * len(types)


def _rooms(board: Board, variant: Mapping[str, Any]) -> list[int]:
    """How many figures each settlement can take: without duplicates one of each type at most."""
    most = state.MAX_CAPACITY if variant["figures"]["duplicates"] else len(variant["figures"]["types"])
    return [min(space.capacity, most) for space in board.spaces if space.terrain == "settlement"]


# ---------------------------------------------------------------- limits


def limits_exceeded(board: Board, variant: Mapping[str, Any], players: int) -> list[Said]:
    """Say in sentences what keeps the game from being played, or nothing."""
    kinds = token_kinds(variant)
    capacities = [space.capacity for space in board.spaces if space.terrain == "settlement"]
    types, stages = len(variant["figures"]["types"]), len(variant["scoring"]["stages"])
    room, strength = max(capacities, default=0), max((kind.strength for kind in kinds), default=0)
    tokens = sum(kind.copies for kind in kinds)
    size = variant["hand"]["size"]
    amounts = [
        (say("The board has {count} spaces", count=len(board.spaces)), len(board.spaces), state.MAX_SPACES),
        (
            say("The board has {count} settlements", count=len(capacities)),
            len(capacities),
            state.MAX_SETTLEMENTS,
        ),
        (say("A settlement holds {count} figures", count=room), room, state.MAX_CAPACITY),
        (say("There are {count} players", count=players), players, state.MAX_SEATS),
        (say("There are {count} figure types", count=types), types, state.MAX_TYPES),
        (say("There are {count} kinds of token", count=len(kinds)), len(kinds), state.MAX_KINDS),
        (say("A player has {count} tokens", count=tokens), tokens, state.MAX_TOKENS),
        (say("A token has strength {count}", count=strength), strength, state.MAX_STRENGTH),
        (say("A hand has {count} tokens", count=size), size, state.MAX_HAND),
        (say("The scoring has {count} stages", count=stages), stages, state.MAX_STAGES),
    ]
    reasons = [
        say("{what}, and at most {most} can be played.", what=what, most=most)
        for what, amount, most in amounts
        if amount > most
    ]
    return reasons or _figures_without_place(board, variant, players)


def _figures_without_place(board: Board, variant: Mapping[str, Any], players: int) -> list[Said]:
    if variant["figures"]["placement"] == "map":
        return _wrong_figures(board, variant, players) or _crowded_settlements(board, variant)
    counts, rooms = figure_counts(board, variant, players), _rooms(board, variant)
    if sum(counts) > sum(rooms):
        return [
            say(
                "There are {count} figures, but the settlements hold only {room}.",
                count=sum(counts),
                room=sum(rooms),
            )
        ]
    if variant["figures"]["duplicates"]:
        return []
    for size in range(1, len(counts)):
        wanted, places = sum(sorted(counts)[-size:]), sum(min(room, size) for room in rooms)
        if wanted > places:
            return [
                say(
                    "There are {count} figures of {types:one type|{types} types}, "
                    "but settlements for only {places} of them.",
                    count=wanted,
                    types=size,
                    places=places,
                )
            ]
    return []


def _wrong_figures(board: Board, variant: Mapping[str, Any], players: int) -> list[Said]:
    counts, per_type = figure_counts(board, variant, players), variant["figures"]["per_type"]
    placed = {figure for figures in board.figures.values() for figure in figures}
    if strange := placed.difference(variant["figures"]["types"]):
        return [
            say(
                "The map places a figure of the type {name}, which the variant does not have.",
                name=min(strange),
            )
        ]
    if not sum(counts):
        return [say("The map places no figures.")]
    each = per_type.get(str(players), 0) if per_type != FROM_MAP else None
    if each is not None and set(counts) != {each}:
        return [
            say(
                "The map places {counts} figures of the types instead of {each} of each.",
                counts=", ".join(map(str, counts)),
                each=each,
            )
        ]
    return []


def _crowded_settlements(board: Board, variant: Mapping[str, Any]) -> list[Said]:
    reasons = []
    for space, figures in board.figures.items():
        if len(figures) > board.spaces[space].capacity:
            reasons.append(
                say(
                    "The map puts {count} figures on space {space}, which holds fewer.",
                    count=len(figures),
                    space=space,
                )
            )
        elif len(set(figures)) < len(figures) and not variant["figures"]["duplicates"]:
            reasons.append(say("The map puts two figures of one type on space {space}.", space=space))
    return reasons


# ---------------------------------------------------------------- the table


def lower(board: Board, variant: Mapping[str, Any], players: int) -> Table:
    """Make the table of a game, or raise `TooLarge`."""
    reasons = limits_exceeded(board, variant, players)
    if reasons:
        raise TooLarge(reasons)
    table = np.zeros(1, state.TABLE)[0]
    _lower_rules(table, variant, players)
    _lower_scoring(table, variant, players)
    _lower_tokens(table, variant)
    _lower_handicaps(table, variant, players)
    _lower_spaces(table, board, variant)
    _lower_settlements(table, board, variant)
    _lower_figures(table, board, variant, players)
    return table


def lower_scoring(variant: Mapping[str, Any], players: int) -> np.record:
    """Make the small table that scoring alone needs, where there is no board."""
    table = np.zeros(1, SCORING)[0]
    _lower_scoring(table, variant, players)
    return table


def _lower_scoring(table: np.record, variant: Mapping[str, Any], players: int) -> None:
    scoring = variant["scoring"]
    table.players = players
    table.types = len(variant["figures"]["types"])
    table.no_majority = WORDS["scoring.no_majority"][scoring["no_majority"]]
    table.stage_count = len(scoring["stages"])
    for place, stage in enumerate(scoring["stages"]):
        table.stages[place] = WORDS["scoring.stages"][stage]


def _lower_rules(table: Table, variant: Mapping[str, Any], players: int) -> None:
    hand, turn, capture, end = variant["hand"], variant["turn"], variant["capture"], variant["end"]
    table.hand_size[:] = hand["size"]
    all_dealt = WORDS["hand.first"][hand["first"]]
    first_dealt = WORDS["hand.start_player"][hand.get("start_player", "same")]
    table.dealt_seats = (1 << players) - 1 if all_dealt else first_dealt
    table.normal_plays = _limit(turn["normal_plays"], state.UNLIMITED_PLAYS)
    table.least_plays = turn["least_plays"]
    table.timing = WORDS["capture.timing"][capture["timing"]]
    table.ties = WORDS["capture.ties"][capture["ties"]]
    table.tie_threshold = _limit(end["tie_threshold"], state.NO_THRESHOLD)
    table.types_gone = WORDS["end.types_gone"][end["types_gone"]]
    shown = variant.get("captures_shown", {}).get(str(players), "hidden")
    table.captures_hidden = WORDS["captures_shown"][shown]
    for seat in range(players):
        rivals = [other for other in range(players) if other != seat]
        for figure in range(state.MAX_TYPES):
            table.rivals[seat, figure, rivals] = state.LANE << state.LANE_BITS * figure


def _limit(value: int | str | None, unlimited: int) -> int:
    return unlimited if value is None or value == NO_LIMIT else min(int(value), unlimited)


def _lower_tokens(table: Table, variant: Mapping[str, Any]) -> None:
    types = variant["figures"]["types"]
    token = 0
    for code, kind in enumerate(token_kinds(variant)):
        tokens = np.uint64((1 << kind.copies) - 1 << token)
        table.kind_of_token[token : token + kind.copies] = code
        table.kind_tokens[code] = tokens
        table.kind_influence[code] = sum(
            kind.strength << state.LANE_BITS * types.index(figure) for figure in kind.influences
        )
        table.kind_strength[code] = kind.strength if kind.influences else 0
        table.kind_breadth[code] = kind.strength * len(kind.influences)
        table.kind_terrain[code] = WORDS["tokens.terrain"][kind.terrain]
        table.kind_action[code] = WORDS["tokens.action"][kind.action] if kind.action else state.NO_ACTION
        table.kind_is_fast[code] = kind.is_fast
        table.kind_is_movable[code] = not kind.is_fast and not kind.action
        table.seat_tokens |= tokens
        if kind.is_fast:
            table.fast_tokens |= tokens
        if kind.action == "move":
            table.move_tokens |= tokens
        elif kind.action == "swap":
            table.swap_tokens |= tokens
        else:
            _note_placeable(table, kind, tokens)
        token += kind.copies
        table.kinds = code + 1
    table.tokens = token
    kinds = list(enumerate(token_kinds(variant)))
    for code, kind in kinds:
        for other, like in kinds:
            if _what_it_does(kind) == _what_it_does(like):
                table.alike_tokens[code] |= table.kind_tokens[other]


def _what_it_does(kind: Kind) -> tuple[Any, ...]:
    """Tell kinds of token apart that do different things, and not those that do the same more or less strongly."""
    return set(kind.influences) if kind.strength else set(), kind.terrain, kind.action


def _lower_handicaps(table: Table, variant: Mapping[str, Any], players: int) -> None:
    """Take from seats what their handicap takes, and give what it gives."""
    kinds = [kind.name for kind in token_kinds(variant)]
    for stated, handicap in variant.get("handicaps", {}).get(str(players), {}).items():
        seat = int(stated) - 1
        for name in handicap.get("without", ()):
            # The highest of its kind, since hands fill from the lowest.
            left = int(table.seat_tokens[seat]) & int(table.kind_tokens[kinds.index(name)])
            table.seat_tokens[seat] ^= np.uint64(1 << left.bit_length() - 1)
        table.hand_size[seat] = handicap.get("hand", variant["hand"]["size"])
        for name, count in handicap.get("figures", {}).items():
            table.seat_figures[seat, variant["figures"]["types"].index(name)] = count


def _note_placeable(table: Table, kind: Kind, tokens: np.uint64) -> None:
    wanted = {"land": (1, 3), "sea": (2, 3), "any": (1, 2, 3)}[kind.terrain]
    for with_empty_spaces in wanted:
        table.placeable_tokens[with_empty_spaces] |= tokens


def _lower_spaces(table: Table, board: Board, variant: Mapping[str, Any]) -> None:
    sea_surrounds = WORDS["capture.surround"][variant["capture"]["surround"]]
    settlements = [space.id for space in board.spaces if space.terrain == "settlement"]
    table.spaces = len(board.spaces)
    table.settlement_at[:] = state.MAX_SETTLEMENTS
    for space in board.spaces:
        terrain = TERRAINS[space.terrain]
        table.terrain[space.id] = terrain
        if terrain == state.SETTLEMENT:
            table.settlement_at[space.id] = settlements.index(space.id)
            continue
        number = int(table.empty_count[terrain])
        table.number_on[space.id] = number
        table.spaces_on[terrain, number] = space.id
        table.empty[terrain, number >> 6] |= np.uint64(1 << (number & 63))
        table.empty_count[terrain] = number + 1
        touched = [settlements.index(other) for other in board.neighbours[space.id] if other in settlements]
        table.touched_count[space.id] = len(touched)
        table.touched[space.id, : len(touched)] = touched
        table.surrounds[space.id] = terrain == state.LAND or sea_surrounds
        if len(touched) > 2:
            table.crowded[terrain, number >> 6] |= np.uint64(1 << (number & 63))
        else:
            table.beside[terrain, number] = [*touched, *[state.MAX_SETTLEMENTS] * 2][:2]


def _lower_settlements(table: Table, board: Board, variant: Mapping[str, Any]) -> None:
    rooms, with_each = _rooms(board, variant), kinds_with_each(variant)
    settlements = [space for space in board.spaces if space.terrain == "settlement"]
    table.settlements = len(settlements)
    for code, space in enumerate(settlements):
        sides = sum(int(table.surrounds[other]) for other in board.neighbours[space.id])
        table.space_of[code] = space.id
        table.capacity[code] = space.capacity
        table.room[code] = rooms[code]
        table.gets_each[code] = space.kind in with_each
        table.open_sides[code] = sides
        table.with_sides[sides, code >> 6] |= np.uint64(1 << (code & 63))
        if sides == 0:
            table.surrounded[code >> 6] |= np.uint64(1 << (code & 63))
    by_capacity = sorted(range(len(settlements)), key=lambda code: -settlements[code].capacity)
    table.draft_order[: len(settlements)] = by_capacity
    shared = [code for code, room in enumerate(rooms) if room > 1]
    table.shared_count = len(shared)
    table.shared[: len(shared)] = shared
    table.shared_room = sum(rooms[code] for code in shared)
    table.single_room = sum(rooms) - sum(rooms[code] for code in shared)


def _lower_figures(table: Table, board: Board, variant: Mapping[str, Any], players: int) -> None:
    figures = variant["figures"]
    counts = figure_counts(board, variant, players)
    table.placement = WORDS["figures.placement"][figures["placement"]]
    table.duplicates = bool(figures["duplicates"])
    table.figures[: len(counts)] = counts
    table.figures_in_lanes = sum(count << state.LANE_BITS * figure for figure, count in enumerate(counts))
    table.types_in_play = sum(count > 0 for count in counts)
    table.is_scarce = sum(counts) < sum(_rooms(board, variant))
    if figures["placement"] == "map":
        for space, standing in board.figures.items():
            lanes = sum(1 << state.FIGURE_BITS * figures["types"].index(figure) for figure in standing)
            table.map_figures[int(table.settlement_at[space])] = lanes
