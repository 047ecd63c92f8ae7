"""Where the trials of a search are played: here, or on a cluster."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence

from engine.questions.search import race
from engine.questions.search.race import Outcome, Task

# Plays tasks in order, somewhere.
Play = Callable[[Sequence[Task]], Iterator[Outcome]]


def at_home(stop: threading.Event | None = None) -> Play:
    """Give a way to play trials here; when `stop` is set, the one under way is given up."""

    def play(tasks: Sequence[Task]) -> Iterator[Outcome]:
        for task in tasks:
            outcome = race.run(task, stop=stop)
            if outcome is None:
                return
            yield outcome

    return play


def on_cluster(address: str) -> Play:
    """Give a way to play trials on a Dask cluster: each on one worker, told in order."""
    from engine.numbers.cluster import Cluster

    def play(tasks: Sequence[Task]) -> Iterator[Outcome]:
        if not tasks:
            return
        yield from Cluster(address).each(race.run, tasks)

    return play
