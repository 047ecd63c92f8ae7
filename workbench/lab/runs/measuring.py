"""Taking in games as they are played, or as they are read from the store, chunk by chunk and in any order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from engine import metrics
from engine.metrics import Accumulator
from engine.metrics.statistics import Array, Spread
from engine.numbers.baselines import baselines
from engine.numbers.compare import LOOK_EVERY, allows_verdict, shared_percent
from engine.numbers.flips import Pairing, Seen, look, why_not_paired
from engine.numbers.plan import Cell
from engine.numbers.simulate import Chunk
from workbench.lab.parts import parts_of
from workbench.lab.runs.findings import CellFindings, Findings, PairFindings, Tables, spread_name

# Rows beyond these are counted but not listed.
MOST_FLIPS = 5_000
# The metrics that decide whether two cells differ, as `daimyo compare --until-decided` has them.
DECIDING = ("win_rate", "place_win_rate")


class Measuring:
    """The sums of all cells, and of every pair of a group's baseline with another one.

    `files` are the texts of variants that the program does not bring along: they tell which value is a variant's own.
    """

    def __init__(
        self,
        cells: Sequence[Cell],
        tables: Mapping[int, Tables] | None = None,
        files: Mapping[str, str] | None = None,
        pairs: Sequence[tuple[int, int]] | None = None,
    ) -> None:
        self.cells = tuple(cells)
        self._tables = tables or {}
        self._gathered = [_Gathered(cell) for cell in self.cells]
        self._pairs: dict[tuple[int, int], _Pair] = {}
        self.baselines = baselines(self.cells, files or {})
        wanted = [(base, other) for other, base in enumerate(self.baselines)] if pairs is None else pairs
        for base, other in wanted:
            if other != base and not why_not_paired(self.cells[base], self.cells[other]):
                self._pairs[base, other] = _Pair(self._gathered[base], self._gathered[other])

    def add(self, number: int, chunk: Chunk) -> None:
        """Take in a chunk of a cell's games."""
        seen = self._gathered[number].add(chunk)
        for (base, other), pair in self._pairs.items():
            if number in (base, other):
                pair.add(number == other, seen)

    @property
    def games_in_step(self) -> int:
        """From the first game on, how many have been played in every cell."""
        return min(gathered.unbroken for gathered in self._gathered)

    @property
    def is_decided(self) -> bool:
        """Say whether every pair allows a verdict about the win rates, by intervals that are valid at any stop."""
        pairs = self._pairs.values()
        percent = shared_percent(sum(len(pair.pairing.paired) for pair in pairs))
        return bool(pairs) and all(pair.is_decided(percent) for pair in pairs)

    def findings(self) -> Findings:
        """Give what is known now; what comes later does not change it."""
        cells = tuple(
            gathered.findings(self._tables.get(number, {})) for number, gathered in enumerate(self._gathered)
        )
        pairs = {key: pair.findings() for key, pair in self._pairs.items()}
        return Findings(cells, pairs, self.baselines)


class _Gathered:
    """The sums of one cell."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.series = cell.series()
        self.accumulators: list[Accumulator] = metrics.chosen(self.series.rules)
        parts = parts_of(cell.game)
        self.counted = ("turns", *parts.spreads, *parts.counted)
        self.spreads: dict[str, Spread] = {}
        self.tally: Array | None = None
        self.games = 0
        self.unbroken = 0
        self._ahead: dict[int, int] = {}

    def add(self, chunk: Chunk) -> Seen:
        """Take in a chunk, and give what the deciding metrics have seen in it."""
        seen = look(chunk.games(self.series), self.accumulators)
        for name in self.counted:
            for label, values in seen.numbers[name].items():
                known = values[~np.isnan(values)].astype(int)
                self.spreads.setdefault(spread_name(name, label), Spread()).add(known)
        if chunk.tally is not None and len(chunk.tally):
            before = self.tally
            self.tally = (
                chunk.tally.copy() if before is None else self.series.rules.add_tallies(before, chunk.tally)
            )
        self.games += len(chunk.results)
        self._ahead[chunk.first] = len(chunk.results)
        while self.unbroken in self._ahead:
            self.unbroken += self._ahead.pop(self.unbroken)
        bare = replace(seen.games, notes=None)
        return Seen(bare, {name: seen.numbers[name] for name in DECIDING if name in seen.numbers})

    def findings(self, tables: Tables) -> CellFindings:
        sums = {
            each.metric.name: {label: replace(known) for label, known in each.sums.items()}
            for each in self.accumulators
        }
        rates = frozenset(each.metric.name for each in self.accumulators if each.metric.is_rate)
        tally = None if self.tally is None else self.tally.copy()
        spreads = {name: dict(spread.counts) for name, spread in self.spreads.items()}
        return CellFindings(self.cell, self.games, sums, rates, spreads, tally, tables)


class _Pair:
    """Two cells compared game by game, as soon as both have played the same chunk."""

    def __init__(self, base: _Gathered, other: _Gathered) -> None:
        self.pairing = Pairing(base.series, other.series, MOST_FLIPS)
        self._waiting: tuple[dict[int, Seen], dict[int, Seen]] = ({}, {})

    def add(self, is_other: bool, seen: Seen) -> None:
        mine, theirs = self._waiting[is_other], self._waiting[not is_other]
        first = seen.games.first
        if first not in theirs:
            mine[first] = seen
            return
        found = theirs.pop(first)
        self.pairing.add(*((found, seen) if is_other else (seen, found)))

    def is_decided(self, percent: float) -> bool:
        """Say whether looking on would be idle."""
        found = [pairs.anytime(percent) for pairs in self.pairing.paired.values()]
        return self.pairing.games >= LOOK_EVERY and allows_verdict(found)

    def findings(self) -> PairFindings:
        pairing = self.pairing
        flips = tuple(sorted(pairing.flips, key=lambda flip: flip.number))
        return PairFindings(pairing.games, pairing.differing, flips, dict(pairing.causes.most_common()))
