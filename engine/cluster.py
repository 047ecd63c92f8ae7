"""Running tasks on a Dask distributed cluster: the same chunks as at home, so the same results."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from engine.plan import Cell
from engine.problem import ProblemError
from engine.running import Task, play_task
from engine.simulate import Chunk
from engine.source import Place

if TYPE_CHECKING:
    from distributed import Client

CONNECT_SECONDS = 10
# A worker that dies takes its chunk along; the chunk is played again elsewhere, but not for ever.
RETRIES = 5
AHEAD = 4


class Cluster:
    """The workers of a cluster at an address."""

    def __init__(self, address: str) -> None:
        self.address = address

    def play(
        self, cells: tuple[Cell, ...], tasks: Iterable[Task], stop: threading.Event
    ) -> Iterator[tuple[Task, Chunk]]:
        """Play tasks on the workers, a few for each ahead of the reader."""
        from distributed import as_completed

        client = self._client()
        try:
            shared = [client.scatter(cell, hash=True, broadcast=False) for cell in cells]
            pending = iter(tasks)
            known: dict[Any, Task] = {}

            def submit(task: Task) -> Any:
                future = client.submit(play_task, shared[task.cell], task, retries=RETRIES, pure=False)
                known[future.key] = task
                return future

            room = AHEAD * max(1, len(client.scheduler_info()["workers"]))
            running = as_completed([submit(task) for task, _ in zip(pending, range(room), strict=False)])
            for future in running:
                if stop.is_set():
                    return
                yield known.pop(future.key), future.result()
                with suppress(StopIteration):
                    running.add(submit(next(pending)))
        finally:
            client.close()

    def _client(self) -> Client:
        try:
            from distributed import Client
        except ImportError:
            message = "Running on a cluster needs the extra `cluster`: pip install 'daimyo[cluster]'."
            raise ProblemError([self._place().problem("cluster-missing", message)]) from None
        try:
            return Client(self.address, timeout=CONNECT_SECONDS, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise OSError(f"no cluster answers at {self.address}: {error}") from None

    def _place(self) -> Place:
        return Place(f"--cluster {self.address}", 1, 1, 0, 0)
