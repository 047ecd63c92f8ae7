"""How fast a search goes, how many games it has spared, and how long it still takes; the clock can be set by tests."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence

from engine.questions.search.search import ROUNDS, SEMIFINALISTS, Plan, Trial

# The pace is that of the last so many seconds: others may begin or cease to use the machine.
WINDOW = 20.0


class SearchPace:
    """Counts the games that are played now; those of trials that were there already took no time."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._games = 0
        self._seen: deque[tuple[float, int]] = deque([(clock(), 0)])
        # How many of the games played now confirm something: they are left out of what trials take.
        self.finals = 0

    def count(self, games: int, *, is_final: bool = False) -> None:
        """Take note of games that were played."""
        self._games += games
        self.finals += games if is_final else 0
        self._seen.append((self._clock(), self._games))
        while len(self._seen) > 2 and self._seen[-1][0] - self._seen[1][0] >= WINDOW:
            self._seen.popleft()

    @property
    def rate(self) -> float:
        """How many games are played in a second, nothing before the first."""
        (began, before), (now, done) = self._seen[0], self._seen[-1]
        return (done - before) / (now - began) if now > began else 0.0

    def seconds_left(self, plan: Plan, trials: Sequence[Trial]) -> float | None:
        """How long a whole search still takes, going on like this; nothing before there is a pace."""
        if not self.rate or not trials:
            return None
        left = max(0, int(plan.search.values["trials"]) - len(trials))
        a_trial = sum(each.outcome.games for each in trials) / len(trials)
        finals = max(0, games_of_the_finals(plan) - self.finals)
        return (left * a_trial + finals) / self.rate


def games_saved(plan: Plan, trials: Sequence[Trial]) -> int:
    """Give how many games were not played because trials were stopped early."""
    games = int(plan.search.values["games"])
    return sum(max(0, games - each.outcome.games) for each in trials if each.outcome.is_stopped)


def games_of_the_finals(plan: Plan) -> int:
    """Give about how many games it takes to let the best meet again, and to confirm them and the start."""
    values, aims = plan.search.values, len(plan.objectives)
    trials, confirm = int(values["trials"]), int(values["confirm"])
    most = max(ROUNDS[1][1], round(SEMIFINALISTS * trials))
    parts = sum(min(count * aims, most, trials) * part for _, count, part in ROUNDS)
    return round(confirm * (parts + 1 + 2 * aims))
