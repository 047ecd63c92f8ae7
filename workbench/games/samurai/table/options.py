"""What a person can do in a position, sorted by what they take in hand: tokens, figures, spaces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

Figure = tuple[int, str]
"""A figure on the board: the space it stands on and its type."""


@dataclass(frozen=True)
class Options:
    """All legal moves: tokens to take into the first hand or put down, figures to place, and the two exchanges."""

    takes: Mapping[str, int] = field(default_factory=dict)
    figures: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    places: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    # By the token that does it: a variant may have several kinds that do the same.
    swaps: Mapping[str, Mapping[Figure, Mapping[Figure, int]]] = field(default_factory=dict)
    lifts: Mapping[str, Mapping[int, Mapping[int, int]]] = field(default_factory=dict)
    end: int | None = None

    @property
    def tokens(self) -> set[str]:
        """The tokens of the hand that can be played."""
        return {*self.places, *self.swaps, *self.lifts}


def options_of(rules: Any, moves: Iterable[int]) -> Options:
    """Sort legal moves."""
    from engine.games.samurai.rules import moves as packed

    takes: dict[str, int] = {}
    figures: dict[str, dict[int, int]] = {}
    places: dict[str, dict[int, int]] = {}
    swaps: dict[str, dict[Figure, dict[Figure, int]]] = {}
    lifts: dict[str, dict[int, dict[int, int]]] = {}
    end = None
    for move in moves:
        operation, kind = packed.operation_of(move), rules.words.kinds[packed.kind_of(move)]
        first, second = int(packed.first_of(move)), int(packed.second_of(move))
        if operation == packed.TAKE:
            takes[kind] = move
        elif operation == packed.FIGURE:
            figures.setdefault(rules.words.types[packed.figure_of(move)], {})[first] = move
        elif operation == packed.PLACE:
            places.setdefault(kind, {})[first] = move
        elif operation == packed.SWAP:
            one = (first, rules.words.types[packed.figure_of(move)])
            two = (second, rules.words.types[packed.other_of(move)])
            exchanges = swaps.setdefault(kind, {})
            exchanges.setdefault(one, {})[two] = move
            exchanges.setdefault(two, {})[one] = move
        elif operation == packed.MOVE:
            lifts.setdefault(kind, {}).setdefault(first, {})[second] = move
        else:
            end = move
    return Options(takes, figures, places, swaps, lifts, end)


def spaces_of(move: int) -> tuple[int, ...]:
    """Give the spaces that a move is about."""
    from engine.games.samurai.rules import moves

    operation = moves.operation_of(move)
    if operation in (moves.TAKE, moves.END_TURN):
        return ()
    if operation == moves.SWAP:
        return int(moves.first_of(move)), int(moves.second_of(move))
    return (int(moves.second_of(move) if operation == moves.MOVE else moves.first_of(move)),)
