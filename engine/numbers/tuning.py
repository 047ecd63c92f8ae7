"""Tuning: weights of greedy's evaluation fitted to a variant and a map, by an evolution strategy that plays itself.

Each generation draws weights around the best guess so far, lets each set play the same games, one seat against rivals
at all others, and moves the guess towards those that won most (CMA-ES; Hansen and Ostermeier, 2001). The rivals are the
weights that one began with and, from time to time, the best guess itself, so that nothing is learned that works
against one opponent only. A team that wins and loses together plays by the same weights at all its seats. What the
weights are worth is measured on games that nobody has seen before.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from engine.agents import Agent, weights_for
from engine.agents.lineup import Lineup
from engine.numbers.simulate import default_jobs
from engine.play.halting import TICK, Halt
from engine.play.rules import Rules
from engine.texts import schema

Values = Mapping[str, Any]
Route = tuple[str | int, ...]

# How many earlier guesses play beside the weights that one began with, and after how many generations one joins them.
MOST_SPARRING, SPARRING_AFTER = 3, 10
# A weight is varied by its own size, and by so much at least.
LEAST_SPREAD = 4.0
FIRST_STEP = 0.3
# Seeds of the proof lie where no generation comes.
PROOF = 1 << 40


@dataclass(frozen=True)
class Gain:
    """The share of games that tuned weights win against the start at all other seats, less a fair share.

    Of a team it is the share that it wins with the tuned weights at all seats, less what it wins with the start's.
    """

    value: float
    low: float
    high: float
    games: int


@dataclass
class Tuning:
    """A search for better weights: `values` are the best so far."""

    rules: Rules
    start: Agent
    seed: int = 0
    games: int = 1_000
    population: int = 0
    jobs: int | None = None
    generations: int = 0
    played: int = 0
    seconds: float = 0.0
    sparring: list[Values] = field(default_factory=list)

    def __post_init__(self) -> None:
        from cmaes import CMA

        begun = self._begun
        self._routes = list(routes(begun))
        first = np.array([float(value_at(begun, route)) for route in self._routes])
        self._first = first
        self._spread = np.maximum(np.abs(first), LEAST_SPREAD)
        said = schema.schema("agent")["$defs"]["weights"]["properties"][self.rules.game]
        self._limits = np.array([limits(said, route) for route in self._routes]).T
        self._search = CMA(
            mean=np.zeros(len(first)),
            sigma=FIRST_STEP,
            seed=self.seed,
            population_size=self.population or None,
        )
        self.sparring.append(begun)

    @property
    def _begun(self) -> Values:
        """The weights that the search began with."""
        begun: Values = weights_for(self.start.weights, self.rules)
        return begun

    @property
    def values(self) -> Values:
        """The best weights so far: the middle of what the search draws from, which no lucky game has chosen."""
        return self._values(self._search.mean)

    def _values(self, place: np.ndarray[Any, Any]) -> Values:
        numbers = np.clip(np.rint(self._first + place * self._spread), *self._limits)
        values: Values = with_values(self._begun, dict(zip(self._routes, numbers, strict=True)))
        return values

    def warm_up(self) -> None:
        """Play one game, which may have to wait for the compiler."""
        self._shares(self._begun, self._begun, self.seed, 0, 1, Halt())

    def step(self, stop: threading.Event) -> bool:
        """Try one generation; give whether it was finished, which it is not when `stop` is set."""
        started, halt = time.monotonic(), Halt()
        places = [self._search.ask() for _ in range(self._search.population_size)]
        first = self.generations * self.games
        with ThreadPoolExecutor(self.jobs or default_jobs()) as pool:
            tries = [
                pool.submit(self._share, self._values(place), self.seed, first, halt) for place in places
            ]
            while wait(tries, TICK).not_done:
                if stop.is_set():
                    halt.set()
            shares = [each.result() for each in tries]
        self.seconds += time.monotonic() - started
        if halt.is_set():
            return False
        self._search.tell([(place, -share) for place, share in zip(places, shares, strict=True)])
        self.generations += 1
        self.played += self.games * len(places)
        if self.generations % SPARRING_AFTER == 0:
            self.sparring = [self.sparring[0], *self.sparring[1:][1 - MOST_SPARRING :], self.values]
        return True

    def _share(self, values: Values, seed: int, first: int, halt: Halt) -> float:
        """Give the share of games that weights win, an equal part of them against each of the sparring partners."""
        each = max(self.games // len(self.sparring), 1)
        won = 0.0
        for number, rivals in enumerate(self.sparring):
            won += float(self._shares(values, rivals, seed, first + number * each, each, halt).mean())
        return won / len(self.sparring)

    def _shares(
        self, values: Values, rivals: Values, seed: int, first: int, games: int, halt: Halt
    ) -> np.ndarray[Any, Any]:
        """Play games with weights at one seat after another and rivals at all others; give what each game paid.

        A team has no rivals.
        """
        game, players = self.rules.game, self.rules.players
        others = values if self.rules.facts.is_cooperative else rivals
        seats = [Agent("tuned", "greedy", weights={game: values})]
        seats += [Agent("rival", "greedy", weights={game: others})] * (players - 1)
        results = np.zeros(games, self.rules.kernel.RESULT)
        Lineup(self.rules, tuple(seats)).play(results, seed, first, rotates=True, halt=halt)
        winners = results["winners"].astype(np.int64)
        own = -np.arange(first, first + games) % players
        shared = 1 if self.rules.facts.is_cooperative else np.maximum(np.bitwise_count(winners), 1)
        return (winners >> own & 1) / shared

    def proof(self, games: int, stop: threading.Event | None = None) -> Gain | None:
        """Measure what the best weights gain over the start, on games that were not used to find them.

        Nothing where `stop` is set: games that were given up would count as lost.
        """
        begun, halt = self._begun, Halt()
        jobs = self.jobs or default_jobs()
        each = -(-games // jobs)
        firsts = [PROOF + number * each for number in range(jobs)]
        with ThreadPoolExecutor(jobs) as pool:
            parts = [
                pool.submit(self._shares, self.values, begun, self.seed, first, each, halt)
                for first in firsts
            ]
            fair = pool.submit(self._fair, begun, each * jobs, halt)
            under_way: list[Future[Any]] = [*parts, fair]
            while wait(under_way, TICK).not_done:
                if stop is not None and stop.is_set():
                    halt.set()
            shares = np.concatenate([part.result() for part in parts])
        if halt.is_set():
            return None
        gains = shares - fair.result()
        value = float(gains.mean())
        half = 1.96 * float(gains.std(ddof=1)) / len(gains) ** 0.5
        return Gain(value, value - half, value + half, len(gains))

    def _fair(self, begun: Values, games: int, halt: Halt) -> np.ndarray[Any, Any] | float:
        """Give what the start itself wins: an equal share, or of a team what it wins in each of the same games."""
        if not self.rules.facts.is_cooperative:
            return 1 / self.rules.players
        return self._shares(begun, begun, self.seed, PROOF, games, halt)


def tune(
    tuning: Tuning,
    *,
    seconds: float | None = None,
    generations: int | None = None,
    stop: threading.Event | None = None,
    progress: Callable[[Tuning], None] | None = None,
) -> bool:
    """Try generation after generation until the time is over; give whether nobody stopped it."""
    stop = stop or threading.Event()
    # What must be compiled for the first time is none of the time to try in.
    tuning.warm_up()
    while True:
        is_late = seconds is not None and tuning.seconds >= seconds
        if is_late or (generations is not None and tuning.generations >= generations):
            return True
        if stop.is_set() or not tuning.step(stop):
            return False
        if progress is not None:
            progress(tuning)


# ---------------------------------------------------------------- weights as a list of numbers


def routes(values: Any, route: Route = ()) -> list[Route]:
    """List the ways to all numbers of an agent's weights, in the order of the file.

    >>> routes({"claim": {"captured": 100, "ahead": [1, 2]}, "draft": 3})
    [('claim', 'captured'), ('claim', 'ahead', 0), ('claim', 'ahead', 1), ('draft',)]
    """
    if isinstance(values, Mapping):
        return [found for key, value in values.items() for found in routes(value, (*route, key))]
    if isinstance(values, Sequence) and not isinstance(values, str):
        return [found for place, value in enumerate(values) for found in routes(value, (*route, place))]
    return [route] if isinstance(values, int) and not isinstance(values, bool) else []


def limits(said: Any, route: Route) -> tuple[float, float]:
    """Give the least and the highest number that a schema allows at the end of a way."""
    for key in route:
        said = said["items"] if isinstance(key, int) else said["properties"][key]
    return float(said.get("minimum", -np.inf)), float(said.get("maximum", np.inf))


def value_at(values: Any, route: Route) -> int:
    """Give the number at the end of a way."""
    for key in route:
        values = values[key]
    return int(values)


def with_values(values: Any, numbers: Mapping[Route, float], route: Route = ()) -> Any:
    """Give the same weights with other numbers."""
    if isinstance(values, Mapping):
        return {key: with_values(value, numbers, (*route, key)) for key, value in values.items()}
    if isinstance(values, Sequence) and not isinstance(values, str):
        return [with_values(value, numbers, (*route, place)) for place, value in enumerate(values)]
    return int(numbers[route]) if route in numbers else values


# ---------------------------------------------------------------- the persona


def persona(tuning: Tuning, variant: str, map_name: str, title: str, gain: Gain | None = None) -> str:
    """Give the text of an agent's file with the best weights, where they come from, and what they gain if known."""
    import yaml

    where = f"{variant} on {map_name}" if map_name else variant
    document = {
        "schema": "daimyo/agent/1",
        "title": title,
        "description": f"Greedy with weights tuned for {where} with {tuning.rules.players} players.",
        "plays": "greedy",
        "provenance": {
            "start": tuning.start.name,
            "variant": variant,
            **({"map": map_name} if map_name else {}),
            "players": tuning.rules.players,
            "seed": tuning.seed,
            "generations": tuning.generations,
            "games": tuning.played,
            **({"gain": _in_percent(gain)} if gain else {}),
        },
        "weights": {tuning.rules.game: tuning.values},
    }
    text: str = yaml.safe_dump(document, sort_keys=False, default_flow_style=None, width=110)
    return text


def _in_percent(gain: Gain) -> dict[str, Any]:
    return {
        "value": round(100 * gain.value, 2),
        "ci95": [round(100 * gain.low, 2), round(100 * gain.high, 2)],
        "games": gain.games,
    }
