"""Taking in games as they are played, or as they are read from the store, chunk by chunk and in any order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from engine import games as all_games
from engine import metrics
from engine.compare import LOOK_EVERY, allows_verdict, shared_percent
from engine.metrics import METRICS, Accumulator
from engine.plan import Cell
from engine.simulate import Chunk
from engine.statistics import Array, Pairs, Spread
from workbench.lab.findings import CellFindings, Findings, Flip, PairFindings, grouped, why_not_paired

# Rows beyond these are counted but not listed.
MOST_FLIPS = 5_000
# The metrics that decide whether two cells differ, as `daimyo compare --until-decided` has them.
DECIDING = ("win_rate", "place_win_rate")


class Harvest:
    """The sums of all cells, and of every pair of a group's first cell with another one."""

    def __init__(
        self, cells: Sequence[Cell], tables: Mapping[int, Mapping[str, Array]] | None = None
    ) -> None:
        self.cells = tuple(cells)
        self._tables = tables or {}
        self._gathered = [_Gathered(cell) for cell in self.cells]
        self._pairs: dict[tuple[int, int], _Pair] = {}
        for base, *others in grouped(list(self.cells)):
            for other in others:
                if not why_not_paired(self.cells[base], self.cells[other]):
                    self._pairs[base, other] = _Pair(self._gathered[base], self._gathered[other])

    def add(self, number: int, chunk: Chunk) -> None:
        """Take in a chunk of a cell's games."""
        self._gathered[number].add(chunk)
        for (base, other), pair in self._pairs.items():
            if number in (base, other):
                pair.add(number == other, chunk)

    @property
    def games_in_step(self) -> int:
        """From the first game on, how many have been played in every cell."""
        return min(gathered.unbroken for gathered in self._gathered)

    @property
    def is_decided(self) -> bool:
        """Say whether every pair allows a verdict about the win rates, by intervals that are valid at any stop."""
        pairs = self._pairs.values()
        percent = shared_percent(sum(len(pair.paired) for pair in pairs))
        return bool(pairs) and all(pair.is_decided(percent) for pair in pairs)

    def findings(self) -> Findings:
        """Give what is known now; what comes later does not change it."""
        cells = tuple(
            gathered.findings(self._tables.get(number, {})) for number, gathered in enumerate(self._gathered)
        )
        return Findings(cells, {key: pair.findings() for key, pair in self._pairs.items()})


class _Gathered:
    """The sums of one cell."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.series = cell.series()
        self.accumulators: list[Accumulator] = metrics.chosen()
        self.turns, self.removed = Spread(), Spread()
        self.tally: Array | None = None
        self.games = 0
        self.unbroken = 0
        self._ahead: dict[int, int] = {}

    def add(self, chunk: Chunk) -> None:
        played = chunk.games(self.series)
        for accumulator in self.accumulators:
            if played.notes is not None or not accumulator.metric.needs_watching:
                accumulator.add(played)
        self.turns.add(chunk.results["turns"])
        self.removed.add(chunk.results["removed"].sum(axis=1))
        if chunk.tally is not None and len(chunk.tally):
            known = self.tally
            self.tally = (
                chunk.tally.copy() if known is None else self.series.rules.add_tallies(known, chunk.tally)
            )
        self.games += len(chunk.results)
        self._ahead[chunk.first] = len(chunk.results)
        while self.unbroken in self._ahead:
            self.unbroken += self._ahead.pop(self.unbroken)

    def findings(self, table: Mapping[str, Array]) -> CellFindings:
        sums = {
            each.metric.name: {label: replace(known) for label, known in each.sums.items()}
            for each in self.accumulators
        }
        rates = frozenset(each.metric.name for each in self.accumulators if each.metric.is_rate)
        tally = None if self.tally is None else self.tally.copy()
        turns, removed = dict(self.turns.counts), dict(self.removed.counts)
        return CellFindings(self.cell, self.games, sums, rates, turns, removed, tally, table)


class _Pair:
    """Two cells compared game by game, as soon as both have played the same chunk."""

    def __init__(self, base: _Gathered, other: _Gathered) -> None:
        self._sides = (base, other)
        self._waiting: tuple[dict[int, Chunk], dict[int, Chunk]] = ({}, {})
        self.games = 0
        self.differing = 0
        self.flips: list[Flip] = []
        self.causes: dict[str, int] = {}
        self.paired: dict[tuple[str, str], Pairs] = {}

    def add(self, is_other: bool, chunk: Chunk) -> None:
        mine, theirs = self._waiting[is_other], self._waiting[not is_other]
        if chunk.first not in theirs:
            mine[chunk.first] = replace(chunk, notes=None, tally=None)
            return
        found = theirs.pop(chunk.first)
        self._compare(*((found, chunk) if is_other else (chunk, found)))

    def _compare(self, base: Chunk, other: Chunk) -> None:
        sides = [chunk.games(side.series) for chunk, side in zip((base, other), self._sides, strict=True)]
        for name in DECIDING:
            seen, expected = (metrics.observed(METRICS[name], side) for side in (sides[1], sides[0]))
            for label in seen.keys() & expected.keys():
                pairs = self.paired.setdefault((name, label), Pairs(is_rate=True))
                pairs.add(seen[label], expected[label])
        self.games += len(base.results)
        differs = np.flatnonzero(base.results["winners"] != other.results["winners"])
        self.differing += len(differs)
        for place, cause in zip(
            differs.tolist(), self._causes(base.results[differs], other.results[differs]), strict=True
        ):
            self.causes[cause] = self.causes.get(cause, 0) + 1
            if len(self.flips) < MOST_FLIPS:
                one, two = (int(side.results["winners"][place]) for side in sides)
                self.flips.append(Flip(base.first + place, one, two, cause))

    def _causes(self, base: Array, other: Array) -> Iterator[str]:
        """Say of each game why its winner differs."""
        rules = self._sides[0].series.rules
        game = all_games.find(rules.game)
        for one, two in zip(rules.results(base), self._sides[1].series.rules.results(other), strict=True):
            yield game.cause_of_flip(rules.variant, one, two)

    def is_decided(self, percent: float) -> bool:
        """Say whether looking on would be idle."""
        found = [pairs.anytime(percent) for pairs in self.paired.values()]
        return self.games >= LOOK_EVERY and allows_verdict(found)

    def findings(self) -> PairFindings:
        flips = tuple(sorted(self.flips, key=lambda flip: flip.number))
        causes = dict(sorted(self.causes.items(), key=lambda pair: -pair[1]))
        return PairFindings(self.games, self.differing, flips, causes)


def played_games(cell: Cell, columns: Mapping[str, Array], first: int) -> Chunk:
    """Make a chunk of the columns of the store's table of games; figures removed are known only in sum."""
    series = cell.series()
    rules = series.rules
    results = np.zeros(len(columns["winners"]), rules.kernel.RESULT)
    for name in ("winners", "reason", "turns", "plays"):
        results[name] = columns[name]
    results["removed"][:, 0] = columns["removed"]
    for seat in range(rules.players):
        for place, name in enumerate(rules.counted_things()):
            results["captured"][:, seat, place] = columns[f"captured_{seat}_{name}"]
    return Chunk(first, results, _notes(columns))


def _notes(columns: Mapping[str, Array]) -> Array | None:
    names = [name for name in ("lead_changes", "turns_behind", "margin") if name in columns]
    if len(names) < 3:
        return None
    notes = np.zeros(len(columns["winners"]), [(name, "<i8") for name in names])
    for name in names:
        notes[name] = columns[name]
    return notes
