"""What games have shown: for every cell its sums and counts, and between cells the games whose winner differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.metrics.statistics import Array, Estimate, Sums
    from engine.numbers.flips import Flip
    from engine.numbers.plan import Cell

Tables = Mapping[str, Mapping[str, "Array"]]


def spread_name(metric: str, label: str) -> str:
    """Name the distribution of one number of a metric."""
    return metric if label == "all" else f"{metric} {label}"


@dataclass(frozen=True)
class CellFindings:
    """What the games of one cell have shown so far."""

    cell: Cell
    games: int
    sums: Mapping[str, Mapping[str, Sums]]
    rates: frozenset[str]
    # How many games have each number: of turns, and of whatever else the game's people want to see distributed, by
    # the metric's name, with its label after a blank where it has several.
    spreads: Mapping[str, Mapping[int, int]]
    # What was counted while watching, or the tables that a stored run has of it.
    tally: Array | None = None
    tables: Tables = field(default_factory=dict)

    @cached_property
    def _tables(self) -> Tables:
        if self.tables or self.tally is None:
            return self.tables
        return self.cell.series().rules.tally_columns(self.tally)

    def counted(self, table: str) -> Mapping[str, Array]:
        """Give the columns of a table that the game has counted; empty where nobody watched."""
        return self._tables.get(table, {})

    def quantiles(self, metric: str, label: str, percents: Sequence[float]) -> list[int] | None:
        """Give which number so many percent of the games do not exceed; nothing where no game has one."""
        from engine.metrics.statistics import Spread

        counts = self.spreads.get(spread_name(metric, label))
        return [Spread(dict(counts)).percentile(percent) for percent in percents] if counts else None

    @property
    def is_cooperative(self) -> bool:
        """Say whether all seats win or lose together."""
        from engine import games

        return games.facts_of(self.cell.game).is_cooperative

    def estimates(self, metric: str, percent: int = 95) -> dict[str, Estimate]:
        """Give a metric's numbers with their intervals, by label."""
        is_rate = metric in self.rates
        return {
            label: sums.rate(percent) if is_rate else sums.average(percent)
            for label, sums in self.sums.get(metric, {}).items()
            if sums.count
        }


@dataclass(frozen=True)
class PairFindings:
    """Two cells game by game on the same seeds; `causes` counts by cause and what ended or judged the games."""

    games: int
    differing: int
    flips: tuple[Flip, ...]
    causes: Mapping[tuple[str, str], int]

    def rate(self, percent: int = 95) -> Estimate:
        """Give how often the winner differs."""
        from engine.metrics.statistics import Sums

        return Sums(self.games, float(self.differing), float(self.differing)).rate(percent)


@dataclass(frozen=True)
class Findings:
    """All cells of a run, or of several side by side, with what is known of their pairs.

    `pairs` are by the numbers of the two cells, the baseline of their group first; `baselines` say of every cell
    which one it is compared with.
    """

    cells: tuple[CellFindings, ...]
    pairs: Mapping[tuple[int, int], PairFindings]
    baselines: tuple[int, ...] = ()

    @property
    def games(self) -> int:
        """How many games were played in all."""
        return sum(cell.games for cell in self.cells)

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of the cells that are compared with each other: same map, players and line-up."""
        from engine.numbers.flips import grouped

        return grouped([each.cell for each in self.cells])


@dataclass(frozen=True)
class Exhibit:
    """What is looked at: a title, the names of its runs, the experiment's values, and what the games have shown.

    `wanted` is how many games there would be if none of the runs had been stopped.
    """

    title: str
    names: tuple[str, ...]
    experiment: Mapping[str, Any]
    findings: Findings
    wanted: int = 0
