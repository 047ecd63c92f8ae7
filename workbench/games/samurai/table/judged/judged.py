"""What an analysis says of a move, as it lies on the board: the moves themselves, and the settlements they decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.maps.hexes import neighbours
from workbench.canvas.scene import Token
from workbench.games.samurai.table.influence.influence import Outlook, Stake, outlooks_after
from workbench.games.samurai.table.options import spaces_of
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.table.analysis.turn_pair import turn_pair

if TYPE_CHECKING:
    import numpy as np

    from engine.agents.opinion import Opinion


@dataclass(frozen=True, slots=True)
class Step:
    """A move on the board: whose it is, in which turn (0 in the set-up), what lies there then, and where.

    Where something is moved or exchanged, `source` is the other space.
    """

    seat: int
    turn: int
    space: int
    source: int | None = None
    token: Token | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class Contrast:
    """A settlement that the best line leaves otherwise than the game did; `figures` are those that differ.

    `is_beside` says that one of the best moves is made right there.
    """

    best: Outlook
    played: Outlook
    figures: tuple[str, ...]
    is_beside: bool = False

    @property
    def space(self) -> int:
        """The settlement's number."""
        return self.best.space


@dataclass(frozen=True)
class Judged:
    """A move that lost something: what was played, the line that was better, and what the two leave."""

    opinion: Opinion
    played: Step | None
    line: tuple[Step, ...]
    contrasts: tuple[Contrast, ...]

    @property
    def decided(self) -> Contrast | None:
        """The settlement beside the best moves that most hangs on, else the one that most hangs on anywhere."""
        beside = [each for each in self.contrasts if each.is_beside]
        return next(iter(beside or self.contrasts), None)

    @property
    def spaces(self) -> tuple[int, ...]:
        """All spaces that it is about, the best move's first."""
        steps = [*self.line, *([self.played] if self.played else [])]
        told = [self.decided.space] if self.decided is not None and self.decided.is_beside else []
        first = [step.space for step in steps[:1]]
        return tuple(dict.fromkeys([*first, *told, *(step.space for step in steps)]))


def judged(sitting: SamuraiSitting, opinion: Opinion, *, has_line: bool) -> Judged:
    """Lay an opinion on the board; without a line the best move alone: what others would answer may not be told."""
    way = opinion.way if has_line else opinion.way[:1]
    start = sitting.match.positions[opinion.number]
    played = next(_steps(sitting, start, opinion.number, [opinion.played.move]), None)
    line = tuple(_steps(sitting, start, opinion.number, way))
    return Judged(opinion, played, line, contrasts(sitting, opinion))


def _steps(sitting: SamuraiSitting, start: np.record, number: int, moves: Sequence[int]) -> Iterator[Step]:
    from engine.games.samurai.rules import moves as packed

    rules, names, now = sitting.rules, sitting.names, start.copy()
    for further, move in enumerate(moves):
        seat, spaces = rules.decider(now), spaces_of(move)
        turn = 0 if number + further < sitting.setup_moves else rules.turn(now) + 1
        if spaces:
            operation, kind = packed.operation_of(move), names.rules.words.kinds[packed.kind_of(move)]
            source = None
            if operation == packed.MOVE:
                source = int(packed.first_of(move))
                lying = rules.view(now, seat).seen["tokens"]
                kind = next((each["token"] for each in lying if each["space"] == source), kind)
            elif operation == packed.SWAP:
                source = spaces[1]
            token = title = None
            if operation in (packed.PLACE, packed.MOVE):
                token, title = names.drawn(sitting.seats[seat].colour, kind), names.token_title(kind)
            yield Step(seat, turn, spaces[0], source, token, title or "")
        rules.apply(now, move)


# ------------------------------------------------------------ what the two leave


def contrasts(sitting: SamuraiSitting, opinion: Opinion) -> tuple[Contrast, ...]:
    """Give the settlements that the best moves of the turn leave otherwise than those played, weightiest first."""
    rules, start = sitting.rules, sitting.match.positions[opinion.number]
    best, played = turn_pair(sitting, opinion)
    one = {each.space: each for each in outlooks_after(rules, start, best)}
    other = {each.space: each for each in outlooks_after(rules, start, played)}
    spaces = sitting.names.board.spaces
    made = {spaces[space].at for move in best for space in spaces_of(move)}
    found = []
    for space in one.keys() & other.keys():
        figures, at = tuple(_differing(one[space], other[space])), spaces[space].at
        if figures:
            is_beside = at in made or any(beside in made for beside in neighbours(at))
            found.append(Contrast(one[space], other[space], figures, is_beside))
    return tuple(sorted(found, key=lambda each: (-_weight(each, opinion.seat), each.space)))


def _differing(best: Outlook, played: Outlook) -> Iterator[str]:
    stakes = {stake.figure: stake for stake in played.stakes}
    for stake in best.stakes:
        other = stakes.get(stake.figure)
        if other is not None and (other.after != stake.after or best.is_surrounded != played.is_surrounded):
            yield stake.figure


def _weight(contrast: Contrast, seat: int) -> int:
    """Say how much hangs on the difference for a seat: captures first, then leads, then influence."""
    played = {stake.figure: stake for stake in contrast.played.stakes}
    weight = 0
    for stake in contrast.best.stakes:
        if stake.figure in contrast.figures:
            gained = _standing(contrast.best, stake, seat) - _standing(
                contrast.played, played[stake.figure], seat
            )
            weight += stake.count * abs(gained)
    return weight


def _standing(outlook: Outlook, stake: Stake, seat: int) -> int:
    """Put what a seat has at a stake into one number: taken, led, tied, behind, lost."""
    others = max((stake.after[other] for other in stake.after if other != seat), default=0)
    ahead = max(min(stake.after[seat] - others, 9), -9)
    if stake.leader is None:
        return ahead
    side = 1 if stake.leader == seat else -1
    return ahead + side * (100 if outlook.is_surrounded else 20)
