"""Situations of Samurai: a position in words as a record has it that begins there, and the way back to a position.

A situation is the beginning of somebody's turn. Whatever it says is compared with the board, the variant and itself, so
that only what a game can come to is laid out; each complaint carries the way to the value that is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from engine.games.samurai.records.transcript import REASONS, Transcriber
from engine.games.samurai.rules import state
from engine.games.samurai.rules.figures import capture_surrounded
from engine.games.samurai.rules.play import end_reason
from engine.games.samurai.rules.tokens import kind_on, seat_of
from engine.play.kernel import FOR_FIGURES, start
from engine.play.verdict import Contradiction, Impossible, no_seat
from engine.texts.saying import Name, say

Situation = Mapping[str, Any]
_TERRAINS = {state.LAND: say("land"), state.SEA: say("the sea"), state.SETTLEMENT: say("a settlement")}
_OVER = {
    state.TYPE_EXHAUSTED: say("No figure of one type is left on the board"),
    state.TIED_FIGURES: say("So many figures were removed by ties"),
    state.ALL_GONE: say("No figure is left on the board"),
    state.NO_PLAYS: say("Nobody can play"),
}
assert set(_OVER) == set(REASONS)


class Layout:
    """Tells positions as situations and lays situations out, by the words of one variant on one board."""

    def __init__(self, teller: Transcriber) -> None:
        self.teller = teller
        self.words = teller.words
        self.table = teller.table
        self.seats = range(teller.players)

    # ------------------------------------------------------------ telling

    def told(self, position: np.record) -> dict[str, Any] | None:
        """Give a position as a situation, nothing where no turn begins with it."""
        if int(position.phase) != state.PLAY or int(position.plays):
            return None
        teller, types = self.teller, self.words.types
        spaces = range(len(self.words.board.spaces))
        lying = [(space, int(position.tokens[space])) for space in spaces if position.tokens[space]]
        return {
            "to_move": int(position.seat),
            "tokens": [
                {
                    "space": space,
                    "player": int(seat_of(token)),
                    "token": self.words.kinds[int(kind_on(token))],
                }
                for space, token in lying
            ],
            "figures": {
                str(space): names
                for space, names in zip(teller.settlements, teller.standing(position), strict=True)
                if names
            },
            "hands": [teller.hand(position, seat) for seat in self.seats],
            "piles": [teller.pile(position, seat) for seat in self.seats],
            "captured": [
                {name: int(position.captured[seat][figure]) for figure, name in enumerate(types)}
                for seat in self.seats
            ],
            "removed": {name: int(position.removed[figure]) for figure, name in enumerate(types)},
        }

    # ------------------------------------------------------------ laying out

    def lay_out(self, situation: Situation, seed: int, number: int) -> np.record:
        """Give the position that a situation tells, or raise `Impossible` with all that keeps it from being one."""
        for look in (self._names, self._figures, self._tokens):
            faults = list(look(situation))
            if faults:
                raise Impossible(faults)
        position = self._laid(situation, seed, number)
        faults = list(self._standing(position))
        if faults:
            raise Impossible(faults)
        return position

    def _laid(self, situation: Situation, seed: int, number: int) -> np.record:
        teller, kinds, types = self.teller, self.words.kinds, self.words.types
        position: np.record = np.zeros(1, state.POSITION)[0]
        position.seed, position.number = seed, number
        start(position, seed, number, FOR_FIGURES, 0)
        position.phase, position.seat = state.PLAY, situation["to_move"]
        for each in situation["tokens"]:
            token = 1 + state.SEAT_STEP * each["player"] + kinds.index(each["token"])
            position.tokens[each["space"]] = token
        for seat in self.seats:
            position.hands[seat] = teller.hand_bits(situation["hands"][seat])
            pile = situation["piles"][seat]
            position.pile_left[seat] = len(pile)
            position.piles[seat][: len(pile)] = [kinds.index(name) for name in reversed(pile)]
            position.captured[seat][: len(types)] = [situation["captured"][seat][name] for name in types]
        position.removed[: len(types)] = [situation["removed"][name] for name in types]
        teller.place_figures(position, situation["figures"])
        return position

    # ------------------------------------------------------------ what is wrong with it

    def _names(self, situation: Situation) -> Iterator[Contradiction]:
        """Ask whether all seats, spaces, tokens and types are there."""
        players, spaces = len(self.seats), self.words.board.spaces
        for key in ("hands", "piles", "captured"):
            if len(situation[key]) != players:
                message = say(
                    "`{key}` has {count} {count:seat|seats}, but there are {players}.",
                    key=key,
                    count=len(situation[key]),
                    players=players,
                )
                yield Contradiction((key,), message)
        if situation["to_move"] >= players:
            yield Contradiction(
                ("to_move",),
                no_seat(situation["to_move"], players),
            )
        for key in ("hands", "piles"):
            for seat, names in enumerate(situation[key]):
                yield from self._known((key, seat), names)
        for place, each in enumerate(situation["tokens"]):
            if each["player"] >= players:
                yield Contradiction(("tokens", place, "player"), no_seat(each["player"], players))
            if each["space"] >= len(spaces):
                message = say(
                    "There is no space {number}: the board has {count}.",
                    number=each["space"],
                    count=len(spaces),
                )
                yield Contradiction(("tokens", place, "space"), message)
            yield from self._known(("tokens", place, "token"), [each["token"]])
        counted = [(("captured", seat), counts) for seat, counts in enumerate(situation["captured"])]
        for route, counts in (*counted, (("removed",), situation["removed"])):
            if set(counts) != set(self.words.types):
                yield Contradiction(
                    route,
                    say("The counts are not those of the types {types}.", types=", ".join(self.words.types)),
                )
        settlements = {str(space) for space in self.teller.settlements}
        for space, names in situation["figures"].items():
            if space not in settlements:
                yield Contradiction(
                    ("figures", space), say("Space {number} is no settlement.", number=space[:9])
                )
            for name in names:
                if name not in self.words.types:
                    yield Contradiction(
                        ("figures", space), say("There is no figure type `{name}`.", name=name)
                    )

    def _known(self, route: tuple[str | int, ...], names: list[str]) -> Iterator[Contradiction]:
        for name in names:
            if name not in self.words.kinds:
                yield Contradiction(route, say("There is no token `{name}` in the variant.", name=name))

    def _figures(self, situation: Situation) -> Iterator[Contradiction]:
        """Compare the figures with the room in their settlements and with the variant's numbers."""
        spaces, duplicates = self.words.board.spaces, bool(self.table.duplicates)
        standing: Counter[str] = Counter()
        for space, names in situation["figures"].items():
            standing.update(names)
            room = spaces[int(space)].capacity
            if len(names) > room:
                yield Contradiction(
                    ("figures", space),
                    say("{count} figures stand where {room} find room.", count=len(names), room=room),
                )
            elif len(set(names)) < len(names) and not duplicates:
                yield Contradiction(
                    ("figures", space), say("Two figures of one type stand in one settlement.")
                )
        for figure, name in enumerate(self.words.types):
            given = sum(int(self.table.seat_figures[seat][figure]) for seat in self.seats)
            taken = sum(counts[name] for counts in situation["captured"]) - given
            there = standing[name] + taken + situation["removed"][name]
            wanted = int(self.table.figures[figure])
            if there < wanted:
                message = say(
                    "{count} of {wanted} figures of type {name} are nowhere: they stand in a settlement, "
                    "were captured, or were removed by a tie.",
                    count=wanted - there,
                    wanted=wanted,
                    name=Name(name),
                )
                yield Contradiction(("figures",), message)
            elif there > wanted:
                yield Contradiction(
                    ("figures",),
                    say(
                        "There are {count} figures of type {name} instead of {wanted}.",
                        count=there,
                        name=Name(name),
                        wanted=wanted,
                    ),
                )

    def _tokens(self, situation: Situation) -> Iterator[Contradiction]:
        """Compare the tokens on the board with their spaces, and those of each seat with what it has."""
        table, kinds = self.table, self.words.kinds
        taken: set[int] = set()
        placed: list[Counter[str]] = [Counter() for _ in self.seats]
        for place, each in enumerate(situation["tokens"]):
            space, route = each["space"], ("tokens", place)
            kind, terrain = kinds.index(each["token"]), int(table.terrain[space])
            placed[each["player"]][each["token"]] += 1
            wanted, action = int(table.kind_terrain[kind]), int(table.kind_action[kind])
            if space in taken:
                yield Contradiction(route, say("Two tokens lie on {space}.", space=self.words.space(space)))
            elif action == state.SWAP_ACTION:
                yield Contradiction(
                    route,
                    say(
                        "{token!c} leaves the game and never lies on the board.", token=self.words.name(kind)
                    ),
                )
            elif terrain == state.SETTLEMENT or (
                action == state.NO_ACTION and wanted not in (terrain, state.ANY)
            ):
                message = say(
                    "{token!c} cannot lie on {terrain}, at {space}.",
                    token=self.words.name(kind),
                    terrain=_TERRAINS[terrain],
                    space=self.words.space(space),
                )
                yield Contradiction(route, message)
            taken.add(space)
        for seat in self.seats:
            yield from self._own_tokens(situation, seat, placed[seat])

    def _own_tokens(self, situation: Situation, seat: int, placed: Counter[str]) -> Iterator[Contradiction]:
        hand, pile = situation["hands"][seat], situation["piles"][seat]
        there = Counter(hand) + Counter(pile) + placed
        owned = self.teller.tokens_of(seat)
        for kind, name in enumerate(self.words.kinds):
            if there[name] > owned[name]:
                message = say(
                    "There are {count} {token} of a seat that has {owned}.",
                    count=there[name],
                    token=self.words.name(kind),
                    owned=owned[name],
                )
                yield Contradiction(("hands", seat), message)
            elif there[name] < owned[name] and int(self.table.kind_action[kind]) != state.SWAP_ACTION:
                message = say(
                    "{token!c} is nowhere: it lies on the board, in the hand or in the pile.",
                    token=self.words.name(kind),
                )
                yield Contradiction(("piles", seat), message)
        size = min(int(self.table.hand_size[seat]), len(hand) + len(pile))
        if len(hand) != size:
            message = say(
                "The hand has {count} tokens instead of {wanted}: it is drawn up from the pile.",
                count=len(hand),
                wanted=size,
            )
            yield Contradiction(("hands", seat), message)

    def _standing(self, position: np.record) -> Iterator[Contradiction]:
        """Ask whether the game could stand like this: nothing is left to be captured, and it is not over."""
        after = position.copy()
        capture_surrounded(self.table, after)
        stood, stand = (self.teller.standing(each) for each in (position, after))
        for space, before, left in zip(self.teller.settlements, stood, stand, strict=True):
            if before != left:
                message = say(
                    "{space} is surrounded, so its figures would have been captured.",
                    space=self.words.space(space),
                )
                yield Contradiction(("figures", str(space)), message)
        if stood == stand and (reason := int(end_reason(self.table, position))):
            yield Contradiction((), say("{reason}: the game would be over.", reason=_OVER[reason]))
