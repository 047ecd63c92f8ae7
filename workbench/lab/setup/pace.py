"""How long games take on this machine as it is now: some of them are played, by clocks that tests can set."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from engine.agents import Agent
    from engine.numbers.plan import Cell, Plan
    from engine.numbers.simulate import Series

Result = TypeVar("Result")

# So many games are played before the clock counts, and games are tried for so long, in seconds.
WARM_UP, TRIED_FOR = 20, 0.1
# Of a search so many games are tried with so few iterations that they cost hardly more than their moves; then fewer
# games with as many iterations as one game of this length has, in seconds.
LIGHT_GAMES, LIGHT, LONG_GAME = 40, 2, 0.15
# The load of the machine is that of so many seconds of work.
LOADED_FOR = 0.4
# Whoever used the machine longer ago than so many seconds may have gone.
FRESH_FOR = 10.0
# All cells together are tried for so long, in seconds, though one of each line-up whatever it takes.
ALL_TRIED_FOR = 2.0
# Beginning and ending a run take so long, in seconds; writing a game down takes so many times as long as measuring it.
FIXED_SECONDS, WRITING = 0.25, 3.0


@dataclass(frozen=True)
class Clocks:
    """The time that passes for everybody, and the time that this thread has worked."""

    wall: Callable[[], float] = time.perf_counter
    own: Callable[[], float] = time.thread_time


@dataclass(frozen=True)
class Pace:
    """How long a game takes in a run, in seconds of work: played by a core, measured, compared with a baseline's."""

    playing: float
    looking: float
    comparing: float = 0.0

    def a_game(self, jobs: int, *, is_compared: bool = False) -> float:
        """Say how long a game takes while others are played: the slower of playing and looking sets the pace."""
        return max(self.playing / jobs, self.looking + (self.comparing if is_compared else 0.0))

    @property
    def writing(self) -> float:
        """How long a game takes when all are written down at the end."""
        return WRITING * self.looking


@dataclass
class Load:
    """How many times as long as it works a thread takes, since others use the machine too."""

    clocks: Clocks = field(default_factory=Clocks)
    # When something was timed, how long it took, and how long it worked.
    _seen: deque[tuple[float, float, float]] = field(default_factory=deque)

    def timed(self, work: Callable[..., Result], *given: Any) -> tuple[Result, float]:
        """Give what some work gives and how long it took by itself; how long it was kept waiting is remembered."""
        wall, own = self.clocks.wall(), self.clocks.own()
        result = work(*given)
        worked = self.clocks.own() - own
        now = self.clocks.wall()
        self._seen.append((now, now - wall, worked))
        while self.felt_for - self._seen[0][2] > LOADED_FOR or now - self._seen[0][0] > FRESH_FOR:
            self._seen.popleft()
        return result, worked

    @property
    def felt_for(self) -> float:
        """For how many seconds of work it was felt lately."""
        return sum(own for *_, own in self._seen)

    @property
    def factor(self) -> float:
        """How many times as long everything took lately."""
        own = self.felt_for
        return max(1.0, sum(wall for _, wall, _ in self._seen) / own) if own > 0 else 1.0


@dataclass(frozen=True)
class Forecast:
    """How long a run takes: each cell's games, all of them written down, and before that the compiler, in seconds."""

    a_game: tuple[float, ...]
    games: int
    writing: float
    fixed: float = FIXED_SECONDS

    @property
    def seconds(self) -> float:
        """How long all of it takes."""
        return self.fixed + self.games * sum(self.a_game) + self.writing


def forecast(plan: Plan, bases: Sequence[int], paces: Sequence[Pace], jobs: int, load: float) -> Forecast:
    """Say how long a plan takes by the paces of its cells, on so many cores that are so loaded."""
    a_game = tuple(
        load * pace.a_game(jobs, is_compared=number != base)
        for number, (pace, base) in enumerate(zip(paces, bases, strict=True))
    )
    writing = load * plan.games * sum(pace.writing for pace in paces)
    return Forecast(a_game, plan.games, writing, load * FIXED_SECONDS)


# ---------------------------------------------------------------- trying


def may_be_tried(cell: Cell) -> bool:
    """Say whether games may be played without asking: code that came from elsewhere runs only when somebody plays."""
    return not any(agent.is_own for agent in cell.sitting)


def tried(cells: Sequence[Cell], load: Load) -> Pace:
    """Play and look at some games of a cell, the last of those given, beside its baseline, as a run does."""
    from engine.numbers import simulate
    from workbench.lab.runs.measuring import Measuring

    series = [cell.series() for cell in cells]
    searching = series[-1]
    if thinks := _thinks(series[-1].agents):
        series = [replace(each, agents=lightened(each.agents, LIGHT / thinks)) for each in series]
    size = min(cells[-1].chunk_size, LIGHT_GAMES) if thinks else cells[-1].chunk_size
    for each in series:
        chunk = simulate.play_chunk(each, 0, WARM_UP)
        Measuring(cells[-1:]).add(0, chunk)
    measuring = Measuring(cells, pairs=[(0, 1)] if len(cells) > 1 else [])
    playing, looking, rounds = 0.0, [0.0] * len(cells), 0
    while playing + sum(looking) < TRIED_FOR and not (thinks and rounds):
        for number, each in enumerate(series):
            chunk, spent = load.timed(simulate.play_chunk, each, rounds * size, size)
            playing += spent if number == len(cells) - 1 else 0.0
            looking[number] += load.timed(measuring.add, number, chunk)[1]
        rounds += 1
    games = rounds * size
    each_plays = playing / games
    if thinks:
        each_plays = _searching(searching, each_plays, min(1.0, LIGHT / thinks), load)
    # The baseline comes first and is only measured; the other is compared with it too.
    return Pace(each_plays, looking[0] / games, max(0.0, looking[-1] - looking[0]) / games)


def _thinks(sitting: Sequence[Agent]) -> float:
    """Give the iterations of the one that searches longest; nothing where nobody searches."""
    from engine.numbers.simulate import SEARCHES_IN_A_MILLISECOND

    return max(agent.budget * (SEARCHES_IN_A_MILLISECOND if agent.is_timed else 1) for agent in sitting)


def lightened(sitting: Sequence[Agent], share: float) -> tuple[Agent, ...]:
    """Let agents think for a share of what they usually do, though not for nothing."""
    return tuple(
        replace(agent, budget=max(1, round(share * agent.budget))) if agent.budget else agent
        for agent in sitting
    )


def _searching(series: Series, light: float, share: float, load: Load) -> float:
    """Say how long a game of searching agents takes, by games with as large a share of their thinking as is quick."""
    from engine.numbers import simulate

    if share >= 1:
        return light

    def game(part: float, first: int) -> float:
        thinking = replace(series, agents=lightened(series.agents, part))
        return load.timed(simulate.play_chunk, thinking, first, 1)[1]

    more = min(1.0, 10 * share)
    first = game(more, 0)
    part = min(1.0, max(more, more * LONG_GAME / max(first, 1e-6)))
    spent, games = 0.0, 0
    while spent < 1.5 * LONG_GAME:
        spent += game(part, 1 + games)
        games += 1
    return extended(light, share, spent / games, part)


def extended(light: float, share: float, heavy: float, part: float) -> float:
    """Go on from two shares of thinking to all of it: a game costs its moves, and more with every iteration.

    >>> round(extended(0.01, 0.0, 0.11, 0.5), 3)
    0.21
    """
    slope = max(0.0, (heavy - light) / (part - share)) if part > share else 0.0
    return heavy + slope * (1 - part)
