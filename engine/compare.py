"""Variants against each other on the same seeds: differences with intervals, and the games whose winner flips."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import metrics
from engine.games import find as find_game
from engine.metrics import Games, Metric
from engine.simulate import Chunk, Progress, Series, chunks
from engine.statistics import Estimate, Sums

# A difference in win rate below this is taken as none, once the interval lies inside it.
SMALLEST_THAT_MATTERS = 0.005
LOOK_EVERY = 2_000
MAX_FLIPS = 100_000


@dataclass(frozen=True, slots=True)
class Difference:
    """How far a variant is from the baseline in one number of a metric."""

    metric: str
    label: str
    variant: str
    value: float
    baseline: float
    diff: Estimate


@dataclass(frozen=True, slots=True)
class Flip:
    """A game that two variants give to different winners, and why."""

    number: int
    winners: dict[str, list[int]]
    cause: str


@dataclass
class Comparison:
    """What paired games of several variants have shown so far; the first variant is the baseline."""

    series: dict[str, Series]
    seed: int
    games: int = 0
    seconds: float = 0.0
    is_sequential: bool = False
    is_decided: bool = False
    flips: list[Flip] = field(default_factory=list)
    flip_sums: dict[str, Sums] = field(default_factory=dict)
    own: dict[tuple[str, str, str], Sums] = field(default_factory=dict)
    paired: dict[tuple[str, str, str], Sums] = field(default_factory=dict)

    @property
    def baseline(self) -> str:
        """The variant that the others are compared with."""
        return next(iter(self.series))

    def differences(self, percent: int = 95) -> list[Difference]:
        """Give all differences to the baseline, metric by metric."""
        found = []
        for (metric, label, variant), sums in self.paired.items():
            diff = sums.anytime(percent) if self.is_sequential else sums.average(percent)
            value = self.own[metric, label, variant].mean
            found.append(
                Difference(metric, label, variant, value, self.own[metric, label, self.baseline].mean, diff)
            )
        return found

    def flip_rate(self, variant: str, percent: int = 95) -> Estimate:
        """Give how often a variant names other winners than the baseline."""
        sums = self.flip_sums[variant]
        return sums.anytime(percent) if self.is_sequential else sums.rate(percent)

    def causes(self) -> dict[str, int]:
        """Count why winners flipped."""
        counts: dict[str, int] = {}
        for flip in self.flips:
            counts[flip.cause] = counts.get(flip.cause, 0) + 1
        return dict(sorted(counts.items(), key=lambda pair: -pair[1]))


def compare(
    series: Mapping[str, Series],
    most_games: int,
    *,
    until_decided: bool = False,
    names: list[str] | str = "all",
    jobs: int | None = None,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
) -> Comparison:
    """Play the same games by every variant; with `until_decided` stop as soon as the numbers allow a verdict."""
    first = next(iter(series.values()))
    found = Comparison(dict(series), first.seed, is_sequential=until_decided)
    found.flip_sums = {variant: Sums() for variant in list(series)[1:]}
    wanted = [accumulator.metric for accumulator in metrics.chosen(names, watched=first.is_watched)]
    stop = stop or threading.Event()
    for chunk in _in_step(series, most_games, jobs, stop):
        _take_in(found, chunk, wanted)
        if progress:
            progress(found.games)
        if until_decided and found.games >= LOOK_EVERY and _is_decided(found):
            found.is_decided = True
            stop.set()
            break
    return found


def _in_step(
    series: Mapping[str, Series], most: int, jobs: int | None, stop: threading.Event
) -> Iterator[dict[str, Chunk]]:
    """Give the same games of every variant, chunk by chunk."""
    runs = [chunks(each, most, jobs=jobs, stop=stop) for each in series.values()]
    for together in zip(*runs, strict=False):
        yield dict(zip(series, together, strict=True))


def _take_in(found: Comparison, chunk: Mapping[str, Chunk], wanted: Sequence[Metric]) -> None:
    seen = {variant: part.games(found.series[variant]) for variant, part in chunk.items()}
    found.games += len(next(iter(seen.values())).results)
    baseline = seen[found.baseline]
    for metric in wanted:
        observed = {variant: metrics.observed(metric, games) for variant, games in seen.items()}
        for label, values in observed[found.baseline].items():
            for variant in seen:
                if label in observed[variant]:
                    key = (metric.name, label, variant)
                    found.own.setdefault(key, Sums()).add(observed[variant][label])
                    if variant != found.baseline:
                        found.paired.setdefault(key, Sums()).add(observed[variant][label] - values)
    for variant, games in seen.items():
        if variant != found.baseline:
            found.flip_sums[variant].add(games.results["winners"] != baseline.results["winners"])
    _note_flips(found, seen, baseline)


def _note_flips(found: Comparison, seen: Mapping[str, Games], baseline: Games) -> None:
    differs = sum(games.results["winners"] != baseline.results["winners"] for games in seen.values())
    for place in differs.nonzero()[0].tolist():
        if len(found.flips) >= MAX_FLIPS:
            return
        results = {
            variant: next(games.rules.results(games.results[place : place + 1]))
            for variant, games in seen.items()
        }
        winners = {variant: result["winners"] for variant, result in results.items()}
        found.flips.append(Flip(baseline.first + place, winners, _cause(found, results)))


def _cause(found: Comparison, results: Mapping[str, dict[str, Any]]) -> str:
    """Say why winners differ, by the first variant that disagrees with the baseline."""
    rules = found.series[found.baseline].rules
    expected = results[found.baseline]
    other = next(result for result in results.values() if result["winners"] != expected["winners"])
    return find_game(rules.game).cause_of_flip(rules.variant, expected, other)


def _is_decided(found: Comparison) -> bool:
    """Say whether every seat's difference is told from zero, or shown to be too small to matter."""
    differences = [each.diff for each in found.differences() if each.metric == "win_rate"]
    small = all(
        abs(diff.low) < SMALLEST_THAT_MATTERS and abs(diff.high) < SMALLEST_THAT_MATTERS
        for diff in differences
    )
    return small or any(diff.excludes_zero for diff in differences)
