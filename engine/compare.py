"""Variants, maps or line-ups on the same seeds: differences with intervals, and the games whose winner flips."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import metrics
from engine.games import find as find_game
from engine.metrics import Games, Metric
from engine.simulate import Chunk, Progress, Series, chunk_size, chunks
from engine.statistics import Estimate, Pairs, Sums

# A difference in win rate below this is taken as none, once the interval lies inside it.
SMALLEST_THAT_MATTERS = 0.005
# Nobody looks before so many games: the law behind the intervals cannot be relied on yet.
LOOK_EVERY = 500
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
    """A game that goes to other winners than in the baseline, and why, for each variant that disagrees."""

    number: int
    winners: dict[str, list[int]]
    causes: dict[str, str]

    @property
    def cause(self) -> str:
        """Why the first variant that disagrees does so."""
        return next(iter(self.causes.values()))


@dataclass
class Comparison:
    """What paired games of several series have shown so far; the first series is the baseline.

    Series are told apart by variant, and called so; they may as well differ in the map or in the line-up.
    """

    series: dict[str, Series]
    seed: int
    games: int = 0
    seconds: float = 0.0
    is_sequential: bool = False
    is_decided: bool = False
    flips: list[Flip] = field(default_factory=list)
    flip_sums: dict[str, Sums] = field(default_factory=dict)
    flip_causes: dict[str, dict[str, int]] = field(default_factory=dict)
    own: dict[tuple[str, str, str], Sums] = field(default_factory=dict)
    paired: dict[tuple[str, str, str], Pairs] = field(default_factory=dict)

    @property
    def baseline(self) -> str:
        """The variant that the others are compared with."""
        return next(iter(self.series))

    def differences(self, percent: int = 95) -> list[Difference]:
        """Give all differences to the baseline, metric by metric."""
        return [
            Difference(
                metric,
                label,
                variant,
                pairs.own.mean,
                pairs.base.mean,
                pairs.anytime(percent) if self.is_sequential else pairs.average(percent),
            )
            for (metric, label, variant), pairs in self.paired.items()
        ]

    def flip_rate(self, variant: str, percent: int = 95) -> Estimate:
        """Give how often a variant names other winners than the baseline."""
        sums = self.flip_sums[variant]
        return sums.anytime_rate(percent) if self.is_sequential else sums.rate(percent)

    def causes(self, variant: str | None = None) -> dict[str, int]:
        """Count why winners flipped, in one variant or in all; a cause that did not occur counts 0."""
        counts = dict.fromkeys(causes_of(self.series[self.baseline]), 0)
        for each in [variant] if variant else self.flip_causes:
            for cause, count in self.flip_causes[each].items():
                counts[cause] = counts.get(cause, 0) + count
        return counts


def causes_of(series: Series) -> Mapping[str, str]:
    """Give the causes that a game tells apart when winners flip, each with the words for games that have it."""
    return find_game(series.rules.game).flip_causes


def flips_in_words(rate: Estimate, causes: Mapping[str, int], words: Mapping[str, str]) -> list[str]:
    """Say how often winners flip and in what kind of games, each kind counted, those that did not occur too."""
    flips = round(rate.value * rate.count)
    interval = f"95 % interval {rate.low:.2%} to {rate.high:.2%}"
    if not flips:
        return [f"The same winners in all {rate.count:,} games (another winner in 0.00%, {interval})."]
    told = [f"Another winner in {flips:,} of {rate.count:,} games: {rate.value:.2%}, {interval}."]
    happened = [cause for cause, count in causes.items() if count]
    if happened == list(words)[-1:]:
        return [*told, f"All of these games {words[happened[0]]}."]
    told += [f"{count:,} of these games {words.get(cause, cause)}." for cause, count in causes.items()]
    if len(happened) == 1:
        told.append(f"So winners differ only in games that {words.get(happened[0], happened[0])}.")
    return told


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
    started = time.perf_counter()
    found.flip_sums = {variant: Sums() for variant in list(series)[1:]}
    found.flip_causes = {variant: {} for variant in list(series)[1:]}
    wanted = [
        accumulator.metric for accumulator in metrics.chosen(first.rules, names, watched=first.is_watched)
    ]
    stop = stop or threading.Event()
    for chunk in _in_step(series, most_games, jobs, stop):
        _take_in(found, chunk, wanted)
        found.seconds = time.perf_counter() - started
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
    size = min(chunk_size(each.lineup) for each in series.values())
    runs = [chunks(each, most, size=size, jobs=jobs, stop=stop) for each in series.values()]
    for together in zip(*runs, strict=False):
        yield dict(zip(series, together, strict=True))


def _take_in(found: Comparison, chunk: Mapping[str, Chunk], wanted: Sequence[Metric]) -> None:
    seen = {variant: part.games(found.series[variant]) for variant, part in chunk.items()}
    found.games += len(next(iter(seen.values())).results)
    baseline = seen[found.baseline]
    for metric in wanted:
        observed = {variant: metrics.observed(metric, games) for variant, games in seen.items()}
        for variant, numbers in observed.items():
            for label, values in numbers.items():
                key = (metric.name, label, variant)
                found.own.setdefault(key, Sums()).add(values)
                if variant != found.baseline and label in observed[found.baseline]:
                    pairs = found.paired.setdefault(key, Pairs(metric.is_rate))
                    pairs.add(values, observed[found.baseline][label])
    for variant, games in seen.items():
        if variant != found.baseline:
            found.flip_sums[variant].add(games.results["winners"] != baseline.results["winners"])
    _note_flips(found, seen, baseline)


def _note_flips(found: Comparison, seen: Mapping[str, Games], baseline: Games) -> None:
    differs = sum(games.results["winners"] != baseline.results["winners"] for games in seen.values())
    for place in differs.nonzero()[0].tolist():
        results = {
            variant: next(games.rules.results(games.results[place : place + 1]))
            for variant, games in seen.items()
        }
        flip = Flip(
            baseline.first + place,
            {variant: result["winners"] for variant, result in results.items()},
            _causes(found, results),
        )
        for variant, cause in flip.causes.items():
            counts = found.flip_causes[variant]
            counts[cause] = counts.get(cause, 0) + 1
        if len(found.flips) < MAX_FLIPS:
            found.flips.append(flip)


def _causes(found: Comparison, results: Mapping[str, dict[str, Any]]) -> dict[str, str]:
    """Say why winners differ, for each variant that disagrees with the baseline."""
    rules = found.series[found.baseline].rules
    expected = results[found.baseline]
    return {
        variant: find_game(rules.game).cause_of_flip(rules.variant, expected, result)
        for variant, result in results.items()
        if result["winners"] != expected["winners"]
    }


def _is_decided(found: Comparison) -> bool:
    """Say whether each variant is told from the baseline by some seat, or shown to be too near to matter in all."""
    compared = {key: pairs for key, pairs in found.paired.items() if key[0] in ("win_rate", "place_win_rate")}
    percent = shared_percent(len(compared))
    return all(
        allows_verdict([pairs.anytime(percent) for key, pairs in compared.items() if key[2] == variant])
        for variant in found.flip_sums
    )


def shared_percent(looks: int) -> float:
    """Give the percent of each interval where so many together may err in 5 % of the cases."""
    return 100 - 5 / max(looks, 1)


def allows_verdict(differences: Sequence[Estimate]) -> bool:
    """Say whether differences in win rate are told from zero by any, or shown to be too small to matter by all."""
    return any(diff.excludes_zero for diff in differences) or all(
        max(abs(diff.low), abs(diff.high)) < SMALLEST_THAT_MATTERS for diff in differences
    )
