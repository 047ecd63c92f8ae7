"""Running tasks on a Dask distributed cluster: the same chunks as at home, so the same results."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from engine.agents import own
from engine.foreign import trust
from engine.numbers.plan import Cell
from engine.numbers.running import Task, play_task
from engine.numbers.simulate import Chunk
from engine.records import record as records
from engine.texts.library import start_of
from engine.texts.problem import Problem, ProblemError
from engine.texts.saying import say

if TYPE_CHECKING:
    from distributed import Client

Given = TypeVar("Given")
Result = TypeVar("Result")

CONNECT_SECONDS = 10
# A worker that dies takes its chunk along; the chunk is played again elsewhere, but not for ever.
RETRIES = 5
AHEAD = 4


def _program() -> str:
    return records.program()


@dataclass(frozen=True)
class _Refused:
    """The problems that a worker found."""

    problems: tuple[Problem, ...]


def _answered(work: Callable[..., Result], *given: Any) -> Result | _Refused:
    """Do work on a worker; a problem is an answer too, since trying it again elsewhere would find it again."""
    try:
        return work(*given)
    except ProblemError as error:
        return _Refused(tuple(error.problems))


def _play_sent(cell: Cell, task: Task) -> Chunk:
    """Play a task on a worker: whoever may send tasks there may run any code, and has asked for this one's."""
    for code in trust.codes_of([cell.as_json()]).values():
        trust.trust_for_now(code)
    return play_task(cell, task)


class Cluster:
    """The workers of a cluster at an address."""

    def __init__(self, address: str) -> None:
        self.address = address

    def play(
        self, cells: tuple[Cell, ...], tasks: Iterable[Task], stop: threading.Event
    ) -> Iterator[tuple[Task, Chunk]]:
        """Play tasks on the workers, a few for each ahead of the reader."""
        for cell in cells:
            for name, code in trust.codes_of([cell.as_json()]).items():
                own.found(name, code)
        client = self._client()
        from distributed import as_completed

        try:
            pending = iter(tasks)
            known: dict[Any, Task] = {}

            def submit(task: Task) -> Any:
                # The cell travels with each task: put on a worker for all, it would be lost together with that worker.
                future = client.submit(
                    _answered, _play_sent, cells[task.cell], task, retries=RETRIES, pure=False
                )
                known[future.key] = task
                return future

            room = AHEAD * max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
            first = [submit(task) for _, task in zip(range(room), pending, strict=False)]
            running = as_completed(first, loop=client.loop)
            for future in running:
                if stop.is_set():
                    return
                yield known.pop(future.key), self._chunk(future)
                with suppress(StopIteration):
                    running.add(submit(next(pending)))
        finally:
            with suppress(OSError, TimeoutError):
                client.close()

    def each(self, work: Callable[[Given], Result], given: Sequence[Given]) -> Iterator[Result]:
        """Do the same work for each of several, on the workers, and give the results in order."""
        client = self._client()
        try:
            futures = [client.submit(_answered, work, each, retries=RETRIES, pure=False) for each in given]
            for future in futures:
                yield self._chunk(future)
        finally:
            with suppress(OSError, TimeoutError):
                client.close()

    def _chunk(self, future: Any) -> Any:
        """Give what a worker has done, or say what the cluster could not do."""
        try:
            chunk = future.result()
        except (ProblemError, OSError):
            raise
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            what = f"the cluster at {self.address} gave up: {type(error).__name__}: {error}"
            raise OSError(what.split("\n")[0].rstrip(".")) from error
        if isinstance(chunk, _Refused):
            raise ProblemError(list(chunk.problems))
        return chunk

    def _client(self) -> Client:
        try:
            from distributed import Client
        except ImportError:
            message = say("Running on a cluster needs the extra `cluster`: pip install 'daimyo[cluster]'.")
            raise ProblemError(
                [start_of(f"--cluster {self.address}").problem("cluster-missing", message)]
            ) from None
        try:
            client = Client(self.address, timeout=CONNECT_SECONDS, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise OSError(f"no cluster answers at {self.address}: {error}".rstrip(".")) from None
        try:
            client.wait_for_workers(1, timeout=CONNECT_SECONDS)
            self._check_programs(client)
        except TimeoutError:
            client.close()
            raise OSError(f"the cluster at {self.address} has no workers") from None
        except BaseException:
            client.close()
            raise
        return client

    def _check_programs(self, client: Client) -> None:
        """See that all workers have this program: another version might play other games."""
        try:
            found: dict[str, str] = client.run(_program)
        except Exception as error:
            what = f"the workers of {self.address} cannot run daimyo: {type(error).__name__}: {error}"
            raise OSError(what.split("\n")[0].rstrip(".")) from error
        here = _program()
        for worker, there in found.items():
            if there != here:
                raise OSError(f"the worker at {worker} has {there}, but this is {here}")
