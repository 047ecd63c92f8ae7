"""Whole games by the hundred thousand: series of games in chunks over cores, the same for any number of jobs."""

from __future__ import annotations

import hashlib
import os
import threading
import time
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import ModuleType
from typing import Protocol, TypeVar

import numpy as np

from engine import agents
from engine.agents import Agent
from engine.agents.lineup import Lineup, loop_for, random_loop_for
from engine.metrics import Games
from engine.metrics.statistics import Array
from engine.play import kernel
from engine.play.halting import GRACE, TICK, Halt, leave_threads
from engine.play.match import Match
from engine.play.rules import Rules
from engine.texts.problem import ProblemError

# Large enough that handing out chunks costs nothing, small enough for a smooth progress bar.
CHUNK = 1_000
# Random games are so much faster than others that handing out such chunks costs a fifth of the time.
RANDOM_CHUNKS = 10
HASHED_AT_A_TIME = 500
# A chunk of searching agents should take seconds: so many iterations for each decision, all games and seats together.
SEARCHES_IN_A_CHUNK = 20_000
SEARCHES_IN_A_MILLISECOND = 20
# Nobody knows how long somebody's own agent thinks, nor whether it fails: then only its chunk is lost.
OWN_CHUNK = 10

Progress = Callable[[int], None]
Failed = Callable[[ProblemError], object]
Given = TypeVar("Given")


class Counting(Protocol):
    """Whatever looks at games as they come, chunk by chunk, and adds up what it sees."""

    def add(self, games: Games) -> None:
        """Take in a chunk of games."""


@dataclass(frozen=True)
class Series:
    """Games to be played: the rules, who sits where, the seed, and whether more than the result is wanted.

    With `rotates` the line-up moves on by one seat from game to game. Agents are read by their names in the line-up,
    unless they are given.
    """

    rules: Rules
    lineup: tuple[str, ...]
    seed: int = 0
    rotates: bool = False
    is_watched: bool = False
    agents: tuple[Agent, ...] = ()

    @property
    def has_own(self) -> bool:
        """Say whether people's own agents play: they may fail in any game, and those before it are to be told."""
        return any(agent.is_own for agent in self.seats.agents)

    @cached_property
    def seats(self) -> Lineup:
        """The agents, read once for all chunks: reading their files takes as long as two hundred random games."""
        return Lineup(self.rules, self.agents or tuple(map(agents.read, self.lineup)))


@dataclass(frozen=True)
class Chunk:
    """Some consecutive games that were played; notes and tally only where they were watched."""

    first: int
    results: Array
    notes: Array | None = None
    tally: Array | None = None

    def games(self, series: Series) -> Games:
        """Give the games as metrics look at them."""
        return Games(series.rules, series.lineup, series.rotates, self.first, self.results, self.notes)


@dataclass(frozen=True)
class Batch:
    """The results of a series from game 0 on; fewer than asked for where the run was interrupted."""

    series: Series
    asked: int
    games: int
    seconds: float
    # The hash of the results, made while later games were played.
    digest: str
    # The games one by one, unless nobody wanted them.
    results: Array
    tally: Array | None = None

    @property
    def rules(self) -> Rules:
        """The rules that were played by."""
        return self.series.rules

    @property
    def is_complete(self) -> bool:
        """Say whether all games that were asked for were played."""
        return self.games == self.asked

    def sha256(self) -> str | None:
        """Hash the canonical JSON of each game's result, one per line, in order; nothing where a clock took part."""
        return self.digest if self.series.seats.is_repeatable else None


def results_sha256(rules: Rules, parts: Iterable[Array]) -> str:
    """Hash the canonical JSON of each game's result, one per line, in order."""
    digest = ResultHash(rules)
    for part in parts:
        digest.add(part)
    return digest.hexdigest()


class ResultHash:
    """The hash of the canonical JSON of each game's result, one per line, in order."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._digest = hashlib.sha256()

    def add(self, results: Array) -> None:
        """Take in the next results, so many at a time that their lines stay in the processor's own memory."""
        for first in range(0, len(results), HASHED_AT_A_TIME):
            self._digest.update(self._rules.result_lines(results[first : first + HASHED_AT_A_TIME]))

    def hexdigest(self) -> str:
        """Give the hash of all results so far."""
        return self._digest.hexdigest()


def default_jobs() -> int:
    """Give the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(
    series: Series,
    games: int,
    *,
    accumulators: Sequence[Counting] = (),
    keeps_results: bool = True,
    jobs: int | None = None,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
    failed: Failed | None = None,
) -> Batch:
    """Play games, which accumulators look at chunk by chunk; when `stop` is set what was finished is given.

    So it is, too, when an agent fails and somebody takes the error by `failed`. Where results are not kept any number
    of games takes the same memory, and no time is lost with fresh one.
    """
    started = time.perf_counter()
    results = np.empty(games if keeps_results else 0, series.rules.kernel.RESULT)
    done, tally, digest = 0, None, ResultHash(series.rules)
    size = RANDOM_CHUNKS * CHUNK if series.seats.is_random and not series.is_watched else None
    if series.has_own:
        size = 1
    played = chunks(
        series, games, size=size, jobs=jobs, stop=stop, results=results if keeps_results else None
    )
    for chunk in until_failure(played, failed):
        done += len(chunk.results)
        digest.add(chunk.results)
        for accumulator in accumulators:
            accumulator.add(chunk.games(series))
        if chunk.tally is not None:
            tally = chunk.tally if tally is None else series.rules.add_tallies(tally, chunk.tally)
        if progress:
            progress(done)
    seconds = time.perf_counter() - started
    return Batch(series, games, done, seconds, digest.hexdigest(), results[:done], tally)


def until_failure(played: Iterator[Given], failed: Failed | None) -> Iterator[Given]:
    """Give what is played up to an agent's failure, if somebody takes that."""
    try:
        yield from played
    except ProblemError as error:
        if failed is None:
            raise
        failed(error)


def chunks(
    series: Series,
    games: int,
    *,
    first: int = 0,
    size: int | None = None,
    jobs: int | None = None,
    stop: threading.Event | None = None,
    results: Array | None = None,
) -> Generator[Chunk]:
    """Play games in chunks on several cores and give the chunks in order, until all are played or `stop` is set.

    The results are written into those that are given, each chunk into its part, or into new ones.
    """
    stop, halt = stop or threading.Event(), Halt()
    jobs = jobs or default_jobs()
    pool = ThreadPoolExecutor(jobs)
    waiting: list[Future[Chunk | None]] = []
    size = size or (games_in_a_chunk(series.agents) if series.agents else chunk_size(series.lineup))
    starts = iter(range(first, first + games, size))
    try:
        while True:
            # A few more than there are workers, so that none waits, and no more, so that memory stays small.
            while len(waiting) < 2 * jobs and (start := next(starts, None)) is not None:
                count, place = min(size, first + games - start), start - first
                part = None if results is None else results[place : place + count]
                waiting.append(pool.submit(_played_unless, stop, series, start, count, halt, part))
            if not waiting:
                return
            if not awaited(waiting[:1], stop, halt):
                return
            chunk = waiting.pop(0).result()
            if chunk is None:
                return
            yield chunk
    finally:
        end(pool, waiting, halt)


def awaited(waiting: Collection[Future[Chunk | None]], stop: threading.Event, halt: Halt) -> bool:
    """Wait until some games are played; once somebody wants to stop, not for long, and then they are given up."""
    while not wait(waiting, TICK, FIRST_COMPLETED).done:
        if stop.is_set():
            if not wait(waiting, GRACE, FIRST_COMPLETED).done:
                halt.set()
            return bool(wait(waiting, GRACE, FIRST_COMPLETED).done)
    return True


def end(pool: ThreadPoolExecutor, waiting: Collection[Future[Chunk | None]], halt: Halt) -> None:
    """Close a pool whose games nobody waits for any longer; what cannot be stopped is left to itself."""
    halt.set()
    pool.shutdown(wait=False, cancel_futures=True)
    # A task that was cancelled before it began counts as not done for ever.
    if wait([future for future in waiting if not future.cancelled()], GRACE).not_done:
        leave_threads()
    else:
        pool.shutdown(wait=True)


@lru_cache
def chunk_size(lineup: tuple[str, ...]) -> int:
    """Give how many games make a chunk: fewer where agents search, for all cores to share and a stop to lose little.

    >>> chunk_size(("greedy", "random")), chunk_size(("mcts:400", "greedy")), chunk_size(("mcts:500ms",) * 4)
    (1000, 50, 1)
    """
    return games_in_a_chunk(map(agents.read, lineup))


def games_in_a_chunk(lineup: Iterable[Agent]) -> int:
    """Give how many games make a chunk for agents that are read already."""
    thinking, most = 0, CHUNK
    for agent in lineup:
        most = OWN_CHUNK if agent.is_own else most
        thinking += agent.budget * (SEARCHES_IN_A_MILLISECOND if agent.is_timed else 1)
    return max(1, min(most, SEARCHES_IN_A_CHUNK // thinking)) if thinking else most


def _played_unless(
    stop: threading.Event, series: Series, first: int, count: int, halt: Halt, results: Array | None
) -> Chunk | None:
    return None if stop.is_set() else begun_chunk(series, first, count, halt, results)


def play_chunk(series: Series, first: int, count: int) -> Chunk:
    """Play consecutive games outside the interpreter's lock: the unit of work for threads and clusters."""
    chunk = begun_chunk(series, first, count, Halt())
    assert chunk is not None
    return chunk


def begun_chunk(
    series: Series, first: int, count: int, halt: Halt, results: Array | None = None
) -> Chunk | None:
    """Play consecutive games, or give nothing if `halt` was set before the last of them was over."""
    if results is None:
        results = np.empty(count, series.rules.kernel.RESULT)
    # A game writes only what it has: of fewer players fewer captures.
    results.view(np.uint8)[:] = 0
    watch = series.rules.watch if series.is_watched else None
    if watch is None:
        series.seats.play(results, series.seed, first, rotates=series.rotates, halt=halt)
        chunk = Chunk(first, results)
    else:
        chunk = _watched_chunk(series, watch, first, results, halt)
    return None if halt.is_set() else chunk


def _watched_chunk(series: Series, watch: ModuleType, first: int, results: Array, halt: Halt) -> Chunk:
    rules, seats = series.rules, series.seats
    notes, sheet = np.zeros(len(results), watch.NOTE), np.zeros(1, watch.SHEET)[0]
    tally, log = np.zeros(1, watch.TALLY), np.zeros(watch.MAX_LOG, np.int64)
    if not seats.is_compiled:
        for place in range(len(results)):
            number = first + place
            one = results[place : place + 1]
            moves = seats.play(one, series.seed, number, rotates=series.rotates, log=log, halt=halt)
            if moves < 0:
                break
            watch.watch_game(
                rules.table, rules.blank(), sheet, tally[0], notes[place], log, moves, series.seed, number
            )
        return Chunk(first, results, notes, tally)
    watched = _watching_loop(rules, watch, seats.searches)
    streams = np.zeros(rules.players, kernel.STREAM)
    watched.play_and_watch(
        rules.table,
        rules.blank(),
        seats.records,
        series.rotates,
        streams,
        seats.memory(halt),
        results,
        notes,
        sheet,
        tally[0],
        log,
        series.seed,
        first,
    )
    return Chunk(first, results, notes, tally)


def _watching_loop(rules: Rules, watch: ModuleType, searches: bool) -> ModuleType:
    loop = loop_for(rules, searches)
    name = f"engine.numbers.watching@{loop.__name__.removeprefix('engine.agents.')}"
    return kernel.specialise("engine.numbers.watching", name, loop=loop, watch=watch)


def is_ready(series: Series) -> bool:
    """Say whether the games can begin at once, or something must be compiled for the first time."""
    rules, seats = series.rules, series.seats
    if not seats.is_compiled:
        return kernel.is_warm(rules.kernel.apply)
    if series.is_watched and rules.watch:
        return kernel.is_warm(_watching_loop(rules, rules.watch, seats.searches).play_and_watch)
    if seats.is_random:
        return kernel.is_warm(random_loop_for(rules).play_at_random)
    return kernel.is_warm(loop_for(rules, seats.searches).play_games)


def replayed(series: Series, number: int) -> Match:
    """Play one game of a series again, move by move, for its record."""
    match = Match(series.rules, series.seed, number, seated(series.lineup, number, series.rotates))
    players = series.seats.players(series.seed, number, series.rotates)
    while not match.is_over:
        match.play(players[match.decider](match.position, match.past))
    return match


def seated(lineup: Sequence[str], number: int, rotates: bool) -> list[str]:
    """Say which agent sits where in a game.

    >>> seated(["a", "b", "c"], 1, True)
    ['b', 'c', 'a']
    """
    turn = number % len(lineup) if rotates else 0
    return [*lineup[turn:], *lineup[:turn]]
