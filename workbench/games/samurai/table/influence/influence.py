"""Who leads where: influence on settlements, as it is and as a play would leave it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True, slots=True)
class Stake:
    """The figures of one type in a settlement: what each seat has there before and after, and who leads then.

    `leader` is nobody where the strongest are tied, or nobody has any influence.
    """

    figure: str
    count: int
    before: Mapping[int, int]
    after: Mapping[int, int]
    leader: int | None

    @property
    def is_changed(self) -> bool:
        """Say whether the play changes it."""
        return self.before != self.after

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats with influence, the strongest first."""
        found = [seat for seat in self.after if self.after[seat] or self.before[seat]]
        return tuple(sorted(found, key=lambda seat: (-self.after[seat], seat)))


@dataclass(frozen=True, slots=True)
class Outlook:
    """A settlement: its figures' stakes, and how many spaces must still be filled to surround it.

    `is_exchanged` says that a swap brings other figures there.
    """

    space: int
    stakes: tuple[Stake, ...]
    open_before: int
    open_after: int
    is_exchanged: bool = False

    @property
    def is_surrounded(self) -> bool:
        """Say whether its figures are taken."""
        return self.open_after == 0


def outlooks(rules: Any, position: np.record) -> tuple[Outlook, ...]:
    """Give how all settlements stand that hold figures."""
    standing = rules.transcriber.standing(position)
    found = (
        _outlook(rules, position, position, number, names) for number, names in enumerate(standing) if names
    )
    return tuple(found)


def effects(rules: Any, position: np.record, move: int) -> tuple[Outlook, ...]:
    """Give how the settlements would stand that a legal move changes."""
    after = position.copy()
    rules.apply(after, move)
    found = []
    for number, names in enumerate(rules.transcriber.standing(position)):
        standing = _exchanged(rules, move, number, names)
        touched = (
            (position.influence[number] != after.influence[number]).any()
            or position.open_sides[number] != after.open_sides[number]
            or standing != names
        )
        if standing and touched:
            outlook = _outlook(rules, position, after, number, standing)
            found.append(replace(outlook, is_exchanged=standing != names))
    return tuple(found)


def outlooks_after(rules: Any, position: np.record, moves: Sequence[int]) -> tuple[Outlook, ...]:
    """Give how the settlements stand after moves, each with the figures that the moves found or brought there.

    A settlement whose figures are taken on the way stands as it did then.
    """
    after, standing = position.copy(), dict(enumerate(rules.transcriber.standing(position)))
    taken: dict[int, Outlook] = {}
    for move in moves:
        standing = {number: _exchanged(rules, move, number, names) for number, names in standing.items()}
        rules.apply(after, move)
        for number, left in enumerate(rules.transcriber.standing(after)):
            if standing[number] and not left and number not in taken:
                taken[number] = _outlook(rules, position, after, number, standing[number])
    return tuple(
        taken.get(number) or _outlook(rules, position, after, number, names)
        for number, names in standing.items()
        if names
    )


def _exchanged(rules: Any, move: int, number: int, names: list[str]) -> list[str]:
    """Give the figures of a settlement once a swap has exchanged some, before any is captured."""
    from engine.games.samurai.rules import moves

    if moves.operation_of(move) != moves.SWAP:
        return names
    space = int(rules.table.space_of[number])
    one, two = rules.words.types[moves.figure_of(move)], rules.words.types[moves.other_of(move)]
    ends = {int(moves.first_of(move)): (one, two), int(moves.second_of(move)): (two, one)}
    if space not in ends:
        return names
    gone, come = ends[space]
    left = list(names)
    left.remove(gone)
    return sorted([*left, come], key=rules.words.types.index)


def _outlook(rules: Any, before: np.record, after: np.record, number: int, names: Iterable[str]) -> Outlook:
    standing = list(names)
    stakes = tuple(
        _stake(rules, before, after, number, figure, standing.count(figure))
        for figure in dict.fromkeys(standing)
    )
    space = int(rules.table.space_of[number])
    return Outlook(space, stakes, int(before.open_sides[number]), int(after.open_sides[number]))


def _stake(rules: Any, before: np.record, after: np.record, number: int, figure: str, count: int) -> Stake:
    kind = rules.words.types.index(figure)
    seats = range(rules.players)
    then = {seat: _influence(after, number, seat, kind) for seat in seats}
    most = max(then.values())
    leaders = [seat for seat in seats if then[seat] == most]
    leader = leaders[0] if most and len(leaders) == 1 else None
    return Stake(
        figure, count, {seat: _influence(before, number, seat, kind) for seat in seats}, then, leader
    )


def _influence(position: np.record, number: int, seat: int, kind: int) -> int:
    from engine.games.samurai.rules.state import LANE, LANE_BITS

    return int(position.influence[number, seat]) >> LANE_BITS * kind & LANE
