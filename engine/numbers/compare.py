"""Variants, maps or line-ups on the same seeds: differences with intervals, and the games whose winner flips."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine import metrics
from engine.metrics import Accumulator
from engine.metrics.statistics import Estimate, Pairs, Sums
from engine.numbers.flips import Pairing, causes_of, counted, flipped_games, flips_in_words, look
from engine.numbers.simulate import Chunk, Failed, Progress, Series, chunk_size, chunks, until_failure
from engine.play.rules import Rules

# A difference in win rate below this is taken as none, once the interval lies inside it.
SMALLEST_THAT_MATTERS = 0.005
# Nobody looks before so many games: the law behind the intervals cannot be relied on yet.
LOOK_EVERY = 500


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
class FlippedGame:
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
    pairings: dict[str, Pairing] = field(default_factory=dict)
    measured: dict[str, list[Accumulator]] = field(default_factory=dict)

    @property
    def baseline(self) -> str:
        """The variant that the others are compared with."""
        return next(iter(self.series))

    @property
    def rules(self) -> Rules:
        """The rules of the baseline."""
        return self.series[self.baseline].rules

    @property
    def own(self) -> dict[tuple[str, str, str], Sums]:
        """The sums of every series, by metric, label and variant."""
        return {
            (accumulator.metric.name, label, variant): sums
            for variant, accumulators in self.measured.items()
            for accumulator in accumulators
            for label, sums in accumulator.sums.items()
        }

    def is_observed(self, metric: str, label: str, variant: str) -> bool:
        """Say whether a number came up in any game of a variant: without declarations no declarer wins or loses."""
        sums = self.own.get((metric, label, variant))
        return sums is not None and sums.count > 0

    @property
    def paired(self) -> dict[tuple[str, str, str], Pairs]:
        """The paired numbers, by metric, label and the variant that is compared with the baseline."""
        metrics_in_order = [each.metric.name for each in self.measured[self.baseline]]
        return {
            (metric, label, variant): pairs
            for name in metrics_in_order
            for variant, pairing in self.pairings.items()
            for (metric, label), pairs in pairing.paired.items()
            if metric == name
        }

    @property
    def flip_sums(self) -> dict[str, Sums]:
        """How often each variant names other winners than the baseline."""
        return {variant: pairing.sums for variant, pairing in self.pairings.items()}

    @property
    def flips(self) -> list[FlippedGame]:
        """The games that flip in any variant, in order."""
        return [FlippedGame(*each) for each in flipped_games(self.pairings, self.baseline)]

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
        found: Counter[tuple[str, str]] = Counter()
        for each in [variant] if variant else self.pairings:
            found.update(self.pairings[each].causes)
        return counted(found, causes_of(self.series[self.baseline]))

    def flips_in_words(self, variant: str) -> list[str]:
        """Say how often and why a variant names other winners than the baseline."""
        return flips_in_words(self.flip_rate(variant), self.pairings[variant].causes, self.rules.game)


def compare(
    series: Mapping[str, Series],
    most_games: int,
    *,
    until_decided: bool = False,
    names: list[str] | str = "all",
    jobs: int | None = None,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
    failed: Failed | None = None,
) -> Comparison:
    """Play the same games by every variant; with `until_decided` stop as soon as the numbers allow a verdict.

    When an agent fails what was finished is given if somebody takes the error by `failed`.
    """
    first = next(iter(series.values()))
    found = Comparison(dict(series), first.seed, is_sequential=until_decided)
    started = time.perf_counter()
    found.pairings = {variant: Pairing(first, each) for variant, each in list(series.items())[1:]}
    found.measured = {
        variant: metrics.chosen(each.rules, names, watched=first.is_watched)
        for variant, each in series.items()
    }
    stop = stop or threading.Event()
    for chunk in until_failure(_in_step(series, most_games, jobs, stop), failed):
        _take_in(found, chunk)
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
    size = min(1 if each.has_own else chunk_size(each.lineup) for each in series.values())
    runs = [chunks(each, most, size=size, jobs=jobs, stop=stop) for each in series.values()]
    for together in zip(*runs, strict=False):
        yield dict(zip(series, together, strict=True))


def _take_in(found: Comparison, chunk: Mapping[str, Chunk]) -> None:
    seen = {
        variant: look(part.games(found.series[variant]), found.measured[variant])
        for variant, part in chunk.items()
    }
    found.games += len(seen[found.baseline].games.results)
    for variant, pairing in found.pairings.items():
        pairing.add(seen[found.baseline], seen[variant])


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
