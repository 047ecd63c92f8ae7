"""What a person can do in a position, sorted by what they point at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from workbench.games.naishi.table.spots import COLUMNS, HAND, OTHER_HAND, OTHER_ROW, RIVER, ROW, Spot

GIVE, DEVELOP, SWAP, DISCARD, DECREE = "give", "develop", "swap", "discard", "decree"
RECALL, DECLARE, END, PASS = "recall", "declare", "end", "pass"
COLUMN = "column"


class Deed(NamedTuple):
    """A move in plain words: what is done, on which line, in which columns from 0; a gift names the dealt card."""

    kind: str
    where: str = ""
    columns: tuple[int, ...] = ()

    @property
    def spots(self) -> tuple[Spot, ...]:
        """The places that it is about, in the order in which they are pointed at."""
        if self.kind == DEVELOP:
            return Spot(RIVER, self.columns[0]), Spot(self.where, self.columns[0])
        if self.kind == DECREE:
            return (Spot(self.where, self.columns[0]),)
        if self.kind == SWAP and self.where == COLUMN:
            return Spot(ROW, self.columns[0]), Spot(HAND, self.columns[0])
        if self.kind == DISCARD:
            return tuple(Spot(RIVER, column) for column in self.columns)
        return tuple(Spot(self.where, column) for column in self.columns) if self.kind == SWAP else ()


class Options:
    """All legal moves by what they do."""

    def __init__(self, moves: Iterable[tuple[Deed, int]] = ()) -> None:
        self.moves = dict(moves)

    def of_kind(self, kind: str) -> dict[Deed, int]:
        """Give the moves of a kind."""
        return {deed: move for deed, move in self.moves.items() if deed.kind == kind}

    def has(self, kind: str) -> bool:
        """Say whether something of a kind can be done."""
        return any(deed.kind == kind for deed in self.moves)

    def single(self, kind: str) -> int | None:
        """Give the one move of a kind that needs no place."""
        return self.moves.get(Deed(kind))

    @property
    def end(self) -> int | None:
        """The move that ends the turn without doing anything else."""
        ended = self.single(END)
        return self.single(PASS) if ended is None else ended


def mirrored(spot: Spot) -> Spot:
    """Give the own place that a place of the other territory faces.

    >>> mirrored(Spot("other-row", 2))
    Spot(line='row', column=2)
    """
    return Spot({OTHER_ROW: ROW, OTHER_HAND: HAND}.get(spot.line, spot.line), spot.column)


def options_of(rules: Any, moves: Iterable[int]) -> Options:
    """Sort legal moves."""
    return Options((deed_of(rules, move), move) for move in moves)


def deed_of(rules: Any, move: int) -> Deed:
    """Give a move in plain words."""
    from engine.games.naishi.rules import moves

    plain = {moves.RECALL: RECALL, moves.DECLARE: DECLARE, moves.END: END, moves.PASS: PASS}
    if move in plain:
        return Deed(plain[move])
    if move >= moves.GIFT:
        return Deed(GIVE, columns=(move - moves.GIFT,))
    if move < moves.SWAP_RIVER:
        return _at_place(DEVELOP, move - moves.DEVELOP)
    if move < moves.SWAP_COLUMN:
        line, pair = divmod(move - moves.SWAP_RIVER, len(moves.PAIRS))
        return Deed(SWAP, (RIVER, ROW, HAND)[line], moves.PAIRS[pair])
    if move < moves.DISCARD:
        return Deed(SWAP, COLUMN, (move - moves.SWAP_COLUMN,))
    if move < moves.DECREE:
        bits = int(moves.PILES[int(rules.table.discard_cards), move - moves.DISCARD])
        return Deed(DISCARD, columns=tuple(column for column in range(COLUMNS) if bits >> column & 1))
    return _at_place(DECREE, move - moves.DECREE)


def _at_place(kind: str, place: int) -> Deed:
    return Deed(kind, HAND if place >= COLUMNS else ROW, (place % COLUMNS,))
