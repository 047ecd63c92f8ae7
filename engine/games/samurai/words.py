"""Moves of Samurai in words, to and fro: `samurai 2 at Akita-NE`, and the reason where one is not allowed."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from engine.games.samurai.rules import moves, state
from engine.games.samurai.rules.draft import pool_of
from engine.games.samurai.rules.figures import count_of
from engine.games.samurai.rules.tokens import can_pick_up, kind_on, playable_tokens, seat_of
from engine.maps.board import Board, Space
from engine.play.rules import IllegalMove
from engine.texts.problem import guess, hint
from engine.texts.saying import Name, Said, listed, say

PLAYER_COLOURS = ("Gold", "Purple", "Red", "Green", "Blue", "Ink")

_PASS = re.compile(r"pass|end|end turn|done")
_TAKE = re.compile(r"take (?P<token>.+)")
_FIGURE = re.compile(r"(?:put )?(?P<figure>.+?) in(?:to)? (?P<space>.+)")
_PLACE = re.compile(r"(?:play |put )?(?P<token>.+?) (?:at|on|to) (?P<space>.+)")
# Where several kinds of token do the same, the token's name and a colon come first.
_SWAP = re.compile(
    r"(?:(?P<token>[^:]+): ?)?swap (?P<figure>.+?) (?:at|in) (?P<space>.+?) (?:with|for|and) "
    r"(?P<other>.+?) (?:at|in) (?P<second>.+)"
)
_MOVE = re.compile(r"(?:(?P<token>[^:]+): ?)?move (?:.+ )?from (?P<space>.+?) to (?P<second>.+)")


@dataclass(frozen=True)
class Words:
    """What the tokens, figures and spaces of a game are called."""

    board: Board
    kinds: tuple[str, ...]
    types: tuple[str, ...]
    table: np.record
    # How the edition shows a type, and the token of the same key, by the type.
    shown: Mapping[str, str] = field(default_factory=dict)

    def token(self, kind: int) -> str:
        """Call a kind of token as people say it: `samurai 2`."""
        return self.kinds[kind].replace("-", " ") if self.kinds[kind][-1].isdigit() else self.kinds[kind]

    def name(self, kind: int) -> Said:
        """Call a kind of token in a sentence as the edition shows it, in whatever language that is said."""
        name, _, strength = self.kinds[kind].rpartition("-")
        if not strength.isdigit():
            return Name(self.kinds[kind])
        return say("{name} {strength}", name=self._as_shown(name), strength=strength)

    def figure(self, figure: int) -> Name:
        """Call a figure type in a sentence as the edition shows it, in whatever language that is said."""
        return self._as_shown(self.types[figure])

    def _as_shown(self, name: str) -> Name:
        """Call a type, or the token of the same key, as the edition does, where this name is read as the same one."""
        shown = " ".join(self.shown.get(name, "").lower().split())
        read = self._known_types.get(shown)
        is_clear = read is not None and self.types[read] == name
        return Name(shown if is_clear else name.replace("-", " "))

    def space(self, number: int) -> str:
        """Call a space by its name, or by a named neighbour and a direction."""
        return self.board.called(self.board.spaces[number])

    # ------------------------------------------------------------ saying

    def say(self, position: np.record, move: int) -> Said:
        """Put a move into words."""
        return _SAYINGS[moves.operation_of(move)](self, position, move)

    def _say_take(self, position: np.record, move: int) -> Said:
        return say("take {token}", token=self.name(moves.kind_of(move)))

    def _say_figure(self, position: np.record, move: int) -> Said:
        figure, space = self.figure(moves.figure_of(move)), self.space(moves.first_of(move))
        return say("{figure} into {space}", figure=figure, space=space)

    def _say_place(self, position: np.record, move: int) -> Said:
        token, space = self.name(moves.kind_of(move)), self.space(moves.first_of(move))
        return say("{token} at {space}", token=token, space=space)

    def _say_swap(self, position: np.record, move: int) -> Said:
        return say(
            "{doer}swap {one} at {space} with {other} at {second}",
            doer=self._doer(moves.kind_of(move)),
            one=self.figure(moves.figure_of(move)),
            space=self.space(moves.first_of(move)),
            other=self.figure(moves.other_of(move)),
            second=self.space(moves.second_of(move)),
        )

    def _say_move(self, position: np.record, move: int) -> Said:
        origin = moves.first_of(move)
        lying = int(position.tokens[origin])
        return say(
            "{doer}move {token}from {space} to {second}",
            doer=self._doer(moves.kind_of(move)),
            token=say("{token} ", token=self.name(kind_on(lying))) if lying else "",
            space=self.space(origin),
            second=self.space(moves.second_of(move)),
        )

    def _say_end(self, position: np.record, move: int) -> Said:
        return Name("end turn") if int(position.plays) else Name("pass")

    def _doer(self, kind: int) -> str:
        """Name an action token in front of what it does, unless it is the only kind that does it."""
        is_only = len(self._alike(int(self.table.kind_action[kind]))) == 1
        return "" if is_only else say("{token}: ", token=self.name(kind))

    def _alike(self, action: int) -> list[int]:
        return [kind for kind in range(len(self.kinds)) if int(self.table.kind_action[kind]) == action]

    # ------------------------------------------------------------ reading

    def read(self, position: np.record, text: str) -> int:
        """Find the move that words mean; whether it is legal is another question."""
        asked = " ".join(text.lower().split())
        for pattern, build in _READINGS[int(position.phase)]:
            found = pattern.fullmatch(asked)
            if found:
                return build(self, position, found.groupdict())
        raise IllegalMove(
            say(
                "`{text}` is not understood. Say for example `samurai 2 at {space}`, "
                "`swap rice at A with buddha at B`, `move from A to B`, `end turn`.",
                text=text,
                space=self.space(self._some_land()),
            )
        )

    def _some_land(self) -> int:
        return self.board.land[0].id if self.board.land else 0

    def _read_end(self, position: np.record, parts: dict[str, str]) -> int:
        return self.end_turn()

    def _read_take(self, position: np.record, parts: dict[str, str]) -> int:
        return self.take(parts["token"])

    def _read_figure(self, position: np.record, parts: dict[str, str]) -> int:
        return self.put(parts["figure"], self.find_space(parts["space"]).id)

    def _read_place(self, position: np.record, parts: dict[str, str]) -> int:
        kind = self.find_kind(parts["token"])
        return int(moves.pack(moves.PLACE, kind, self.find_space(parts["space"]).id, 0, 0, 0))

    def _read_swap(self, position: np.record, parts: dict[str, str]) -> int:
        kind = self._read_doer(position, parts["token"], state.SWAP_ACTION)
        one = (self.find_space(parts["space"]).id, self.find_type(parts["figure"]))
        two = (self.find_space(parts["second"]).id, self.find_type(parts["other"]))
        return self.swap(kind, one, two)

    def _read_move(self, position: np.record, parts: dict[str, str]) -> int:
        kind = self._read_doer(position, parts["token"], state.MOVE_ACTION)
        return self.move(kind, self.find_space(parts["space"]).id, self.find_space(parts["second"]).id)

    def _read_doer(self, position: np.record, name: str | None, action: int) -> int:
        """Find the action token that is meant: the one named, the only one there is, or the only one in hand."""
        alike = self._alike(action)
        if name is not None:
            kind = self.find_kind(name)
            if kind not in alike:
                raise IllegalMove(say("{token!c} does something else.", token=self.name(kind)))
            return kind
        if not alike:
            raise IllegalMove(say("There is no such token in this variant."))
        hand = int(position.hands[int(position.seat)])
        held = [kind for kind in alike if hand & int(self.table.kind_tokens[kind])]
        if len(alike) > 1 and len(held) > 1:
            named = listed((f"`{self.token(kind)}: `" for kind in held), " or ", " or ")
            raise IllegalMove(say("Several tokens in this hand do that: begin with {named}.", named=named))
        return (held or alike)[0]

    def end_turn(self) -> int:
        """Give the move that ends a turn, or passes."""
        return int(moves.pack(moves.END_TURN, 0, 0, 0, 0, 0))

    def take(self, token: str) -> int:
        """Give the move that takes a token into the first hand."""
        return int(moves.pack(moves.TAKE, self.find_kind(token), 0, 0, 0, 0))

    def put(self, figure: str, space: int) -> int:
        """Give the move that puts a figure into a settlement."""
        return int(moves.pack(moves.FIGURE, 0, space, 0, self.find_type(figure), 0))

    def swap(self, kind: int, one: tuple[int, int], two: tuple[int, int]) -> int:
        """Give the move in which a token exchanges two figures, each given by its space and type."""
        (first, figure), (second, other) = sorted((one, two))
        return int(moves.pack(moves.SWAP, kind, first, second, figure, other))

    def move(self, kind: int, origin: int, target: int) -> int:
        """Give the move in which a token relocates another of the same player."""
        return int(moves.pack(moves.MOVE, kind, origin, target, 0, 0))

    def find_kind(self, name: str) -> int:
        """Find a kind of token by its name: `samurai 2`, `samurai-2`, or `castle 2` where a helmet is shown so."""
        return _found(name.replace(" ", "-"), self._known_kinds, "token")

    def find_type(self, name: str) -> int:
        """Find a figure type by its name, or by the one under which the edition shows it."""
        return _found(name, self._known_types, "figure type")

    @cached_property
    def _known_kinds(self) -> dict[str, int]:
        known = {name: kind for kind, name in enumerate(self.kinds)}
        for shown, figure in types_by_name(self.types, self.shown).items():
            prefix = f"{figure}-"
            for kind, name in enumerate(self.kinds):
                if name.startswith(prefix) and name.removeprefix(prefix).isdecimal():
                    known.setdefault(f"{shown.replace(' ', '-')}-{name.removeprefix(prefix)}", kind)
        return known

    @cached_property
    def _known_types(self) -> dict[str, int]:
        known = types_by_name(self.types, self.shown)
        return {name: self.types.index(figure) for name, figure in known.items()}

    def find_space(self, name: str) -> Space:
        """Find a space by its name, by a named neighbour and a direction, by its coordinate or by #number."""
        asked = name.replace(", ", ",")
        if asked.startswith("#") and asked[1:].isdigit() and int(asked[1:]) < len(self.board.spaces):
            return self.board.spaces[int(asked[1:])]
        space = self.board.words.get(asked)
        if space is None:
            hinted = guess(asked, self.board.words)
            raise IllegalMove(say("There is no space called `{name}`.{hint}", name=name, hint=hinted))
        return space

    # ------------------------------------------------------------ refusing

    def why_not(self, position: np.record, move: int) -> Said:
        """Say in a sentence why a move is not legal."""
        phase, operation = int(position.phase), moves.operation_of(move)
        if phase == state.OVER:
            return say("The game is over.")
        wanted = {state.HANDS: moves.TAKE, state.DRAFT: moves.FIGURE}.get(phase)
        if wanted == moves.TAKE and operation != wanted:
            return say("First hands are being chosen: take a token.")
        if wanted == moves.FIGURE and operation != wanted:
            return say("The figures are being placed: put a figure into a settlement.")
        if wanted is None and operation in (moves.TAKE, moves.FIGURE):
            return say("The set-up is over.")
        return _REFUSALS[operation](self, position, move)

    def _refuse_take(self, position: np.record, move: int) -> Said:
        return say("There is no {token} left to take.", token=self.name(moves.kind_of(move)))

    def _refuse_figure(self, position: np.record, move: int) -> Said:
        name, space = self.figure(moves.figure_of(move)), self.board.spaces[moves.first_of(move)]
        if not space.is_settlement:
            return say("{space} is no settlement.", space=self.space(space.id))
        if pool_of(self.table, position, moves.figure_of(move)) == 0:
            return say("All {name} figures have been placed.", name=name)
        settlement = int(self.table.settlement_at[space.id])
        if not int(self.table.duplicates) and count_of(position, settlement, moves.figure_of(move)):
            return say("{space} holds a {name} already.", space=self.space(space.id), name=name)
        standing = sum(count_of(position, settlement, figure) for figure in range(len(self.types)))
        if standing >= space.capacity:
            return say("{space} is full.", space=self.space(space.id))
        where = self.space(space.id)
        return say(
            "{name} in {where} would leave figures without a place, or larger settlements come first.",
            name=name,
            where=where,
        )

    def _refuse_play(self, position: np.record, kind: int) -> Said | None:
        seat = int(position.seat)
        if not int(position.hands[seat]) & int(self.table.kind_tokens[kind]):
            return say("There is no {token} in this hand.", token=self.name(kind))
        is_normal = not int(self.table.kind_is_fast[kind])
        if is_normal and int(position.normal_plays) >= int(self.table.normal_plays):
            return say(
                "{token!c} is a normal token, and no more normal tokens may be played this turn.",
                token=self.name(kind),
            )
        if not int(playable_tokens(self.table, position, seat)) & int(self.table.kind_tokens[kind]):
            return say(
                "{token!c} cannot be played now: there is nowhere for it to go.",
                token=self.name(kind),
            )
        return None

    def _refuse_place(self, position: np.record, move: int) -> Said:
        kind, space = moves.kind_of(move), self.board.spaces[moves.first_of(move)]
        return self._refuse_play(position, kind) or self.why_not_there(position, kind, space)

    def why_not_there(self, position: np.record, kind: int, space: Space) -> Said:
        """Say why a token cannot stand on a space."""
        if space.is_settlement:
            return say("{space} is a settlement: nothing is ever played there.", space=self.space(space.id))
        if int(position.tokens[space.id]):
            return say(
                "{space} is taken by {token}.",
                space=self.space(space.id),
                token=self.name(kind_on(int(position.tokens[space.id]))),
            )
        terrain = {state.LAND: "land", state.SEA: "sea"}.get(int(self.table.kind_terrain[kind]))
        return say(
            "{token!c} goes on {terrain}, but {space} is {found}.",
            token=self.name(kind),
            terrain=terrain,
            space=self.space(space.id),
            found=space.terrain,
        )

    def _refuse_swap(self, position: np.record, move: int) -> Said:
        refused = self._refuse_play(position, moves.kind_of(move))
        if refused:
            return refused
        first, second = moves.first_of(move), moves.second_of(move)
        if first == second:
            return say("The two figures must stand in different settlements.")
        for space, figure in ((first, moves.figure_of(move)), (second, moves.other_of(move))):
            settlement = int(self.table.settlement_at[space])
            if not self.board.spaces[space].is_settlement or not count_of(position, settlement, figure):
                return say(
                    "There is no {name} at {space}.", name=self.figure(figure), space=self.space(space)
                )
        return say("Afterwards a settlement would hold two figures of one type.")

    def _refuse_move(self, position: np.record, move: int) -> Said:
        refused = self._refuse_play(position, moves.kind_of(move))
        if refused:
            return refused
        origin, target = moves.first_of(move), moves.second_of(move)
        lying = int(position.tokens[origin])
        if not lying or seat_of(lying) != int(position.seat):
            return say("No token of yours lies at {space}.", space=self.space(origin))
        if not can_pick_up(position, int(position.seat), origin):
            return say(
                "{token!c} cannot be picked up: only normal tokens can.",
                token=self.name(kind_on(lying)),
            )
        return self.why_not_there(position, kind_on(lying), self.board.spaces[target])

    def _refuse_end(self, position: np.record, move: int) -> Said:
        least = int(self.table.least_plays)
        return say(
            "At least {least} {least:token|tokens} must be played in a turn.",
            least=least,
        )


def types_by_name(types: Sequence[str], shown: Mapping[str, str]) -> dict[str, str]:
    """Give the figure types by their ids and by the names under which they are shown, where such a name means one only.

    >>> types_by_name(["helmet", "rice"], {"helmet": "Castle"})
    {'helmet': 'helmet', 'rice': 'rice', 'castle': 'helmet'}
    """
    said = {figure: " ".join(name.lower().split()) for figure, name in shown.items()}
    names = list(said.values())
    known = {figure: figure for figure in types}
    for figure, name in said.items():
        if names.count(name) == 1:
            known.setdefault(name, figure)
    return known


def _found(name: str, known: Mapping[str, int], what: str) -> int:
    if name in known:
        return known[name]
    raise IllegalMove(
        say("There is no {what} `{name}`. {hint}", what=what, name=name, hint=hint(name, known))
    )


_Say = Callable[[Words, Any, int], Said]
_SAYINGS: dict[int, _Say] = {
    moves.TAKE: Words._say_take,
    moves.FIGURE: Words._say_figure,
    moves.PLACE: Words._say_place,
    moves.SWAP: Words._say_swap,
    moves.MOVE: Words._say_move,
    moves.END_TURN: Words._say_end,
}
_REFUSALS: dict[int, Callable[[Words, Any, int], Said]] = {
    moves.TAKE: Words._refuse_take,
    moves.FIGURE: Words._refuse_figure,
    moves.PLACE: Words._refuse_place,
    moves.SWAP: Words._refuse_swap,
    moves.MOVE: Words._refuse_move,
    moves.END_TURN: Words._refuse_end,
}
_Reading = tuple[re.Pattern[str], Callable[[Words, Any, dict[str, str]], int]]
_PLAYS: tuple[_Reading, ...] = (
    (_PASS, Words._read_end),
    (_SWAP, Words._read_swap),
    (_MOVE, Words._read_move),
    (_PLACE, Words._read_place),
)
# What can be said now is tried first: a variant may call a token `take`, and a space may have an `in` in its name.
_READINGS: dict[int, tuple[_Reading, ...]] = {
    state.HANDS: ((_TAKE, Words._read_take), *_PLAYS),
    state.DRAFT: ((_FIGURE, Words._read_figure), (_TAKE, Words._read_take), *_PLAYS),
    state.PLAY: (*_PLAYS, (_TAKE, Words._read_take)),
    state.OVER: (*_PLAYS, (_TAKE, Words._read_take)),
}
