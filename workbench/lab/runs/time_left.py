"""How long a run still takes, by what was measured of it while it went on; the clock can be set by tests."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence

# The pace is that of the last so many seconds: others may begin or cease to use the machine.
WINDOW = 15.0


class TimeLeft:
    """Counts the games of every cell by what one is expected to take; only how these relate to each other counts.

    `writing` is what is left after the last game, in the same measure.
    """

    def __init__(
        self,
        a_game: Sequence[float],
        games: int,
        writing: float = 0.0,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._a_game, self._writing, self._clock = tuple(a_game), writing, clock
        self._left = games * sum(self._a_game)
        self._done = 0.0
        self._seen: deque[tuple[float, float]] = deque()
        self.begin()

    def begin(self) -> None:
        """Let the time count from now on: what came before was loading or compiling."""
        self._seen.clear()
        self._seen.append((self._clock(), self._done))

    def skip(self, cell: int, games: int) -> None:
        """Take note of games that were there already."""
        self._left -= games * self._a_game[cell]

    def count(self, cell: int, games: int) -> None:
        """Take note of games that were played now."""
        self.skip(cell, games)
        self._done += games * self._a_game[cell]
        self._seen.append((self._clock(), self._done))
        while len(self._seen) > 2 and self._seen[-1][0] - self._seen[1][0] >= WINDOW:
            self._seen.popleft()

    @property
    def seconds(self) -> float | None:
        """How long it still takes, going on like this; nothing before the first games."""
        (began, before), (now, done) = self._seen[0], self._seen[-1]
        if done <= before or now <= began:
            return None
        return (now - began) / (done - before) * (max(0.0, self._left) + self._writing)
