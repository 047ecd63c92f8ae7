"""One cell of a run in words: what a measure says of it, and how it stands to its baseline."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.numbers import overview
from engine.numbers.overview import SEAT_BIAS, Measure, Reading
from workbench.lab.cards.numbers import differing
from workbench.lab.metric_words import is_share, meaning, metrics_of, number_and_interval, titled, unit
from workbench.lab.words import map_label, seat_label, variant_label
from workbench.numerals import decimal

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from workbench.lab.runs.findings import CellFindings

translate = QCoreApplication.translate

# What is told of every cell beside the measure that colours it, as far as its game has it.
TOLD: tuple[Measure, ...] = (
    ("win_rate", "team"),
    ("turns", "all"),
    ("shared_wins", "all"),
    ("drama", "all"),
    ("lead_changes", "all"),
    ("margin", "all"),
)


@dataclass(frozen=True)
class CellWords:
    """Speaks of a cell beside the one that it is compared with, perhaps itself."""

    cell: CellFindings
    base: CellFindings
    percent: int
    # Says how many play.
    counted: Callable[[int], str]

    @property
    def is_baseline(self) -> bool:
        """Say whether it is compared with itself."""
        return self.cell is self.base

    @property
    def game(self) -> str:
        """The game that is played."""
        return self.cell.cell.game

    def title(self) -> str:
        """Name the cell: its variant, its map, how many play, and who where that is no single agent."""
        cell = self.cell.cell
        players = self.counted(cell.players)
        agents = list(dict.fromkeys(cell.lineup))
        where = [map_label(cell.map)] if cell.map else []
        return ", ".join([variant_label(cell), *where, players, ", ".join(agents)])

    def base_title(self) -> str:
        """Name the cell that it is compared with, as far as the two differ."""
        one, other = self.base.cell, self.cell.cell
        parts = [variant_label(one)]
        if one.map and one.map != other.map:
            parts.append(map_label(one.map))
        if one.players != other.players:
            parts.append(self.counted(one.players))
        if set(one.lineup) != set(other.lineup):
            parts.append(", ".join(dict.fromkeys(one.lineup)))
        return ", ".join(parts)

    # ------------------------------------------------------------ numbers

    def reading(self, measure: Measure, cell: CellFindings | None = None) -> Reading | None:
        """Read a measure of the cell, or of another one."""
        cell = cell or self.cell
        if measure == SEAT_BIAS:
            return overview.seat_bias(cell.estimates("win_rate", self.percent))
        found = cell.estimates(measure[0], self.percent).get(measure[1])
        return Reading(found) if found is not None else None

    def number(self, measure: Measure) -> tuple[str, str]:
        """Write what a measure says of the cell, and its interval."""
        reading = self.reading(measure)
        if reading is None:
            return "–", ""
        is_bias = measure == SEAT_BIAS
        return number_and_interval(
            reading.estimate, is_share=is_bias or is_share(measure[0], self.game), is_signed=is_bias
        )

    def difference(self, measure: Measure) -> Estimate | None:
        """Give how far the cell is from its baseline; of a bias, in the seat that is farthest off here."""
        if self.is_baseline:
            return None
        if measure == SEAT_BIAS:
            reading = self.reading(measure)
            if reading is None or reading.seat is None:
                return None
            # Off each one's own fair share: that of four is another than that of two.
            both = [
                overview.off_share(each.estimates("win_rate", self.percent), reading.seat)
                for each in (self.base, self.cell)
            ]
        else:
            both = [
                each.estimates(measure[0], self.percent).get(measure[1]) for each in (self.base, self.cell)
            ]
        return differing(both[0], both[1]) if both[0] is not None and both[1] is not None else None

    def difference_said(self, measure: Measure) -> str:
        """Write how far the cell is from its baseline."""
        found = self.difference(measure)
        if found is None:
            return ""
        share = measure == SEAT_BIAS or is_share(measure[0], self.game)
        return " ".join(number_and_interval(found, is_share=share, is_signed=True))

    def unit(self, measure: Measure) -> str:
        """Give what a measure is counted in."""
        return translate("CellWords", "points") if measure == SEAT_BIAS else unit(measure[0], self.game)

    def titled(self, measure: Measure) -> str:
        """Name a measure with its unit."""
        if measure == SEAT_BIAS:
            return translate("CellWords", "Seat bias")
        named, counted = titled(*measure, self.game), unit(measure[0], self.game)
        return named if named.casefold().endswith(counted.casefold()) else f"{named}, {counted}"

    def told(self) -> list[Measure]:
        """Give the measures that are told of every cell."""
        known = metrics_of(self.game)
        first = [] if self.cell.is_cooperative else [SEAT_BIAS]
        return [
            *first,
            *(each for each in TOLD if each[0] in known and each[1] in self.cell.sums.get(each[0], ())),
        ]

    # ------------------------------------------------------------ sentences

    def sentences(self, measure: Measure) -> tuple[str, str]:
        """Say what a measure means for the cell in a sentence, and in others what there is to add."""
        first, more = self._bias() if measure == SEAT_BIAS else (meaning(measure[0], self.game), [])
        return first, " ".join([*more, self._beside(measure)]).strip()

    def _bias(self) -> tuple[str, list[str]]:
        rates = self.cell.estimates("win_rate", self.percent)
        reading = self.reading(SEAT_BIAS)
        if reading is None or reading.seat is None:
            return "", []
        rate = rates[f"seat {reading.seat}"]
        fair = rate.value - reading.estimate.value
        first = translate("CellWords", "{seat} wins {rate} % where {fair} % is fair.").format(
            seat=seat_label(reading.seat), rate=decimal(100 * rate.value), fair=decimal(100 * fair)
        )
        if not reading.is_apart:
            return first, [translate("CellWords", "That may be chance: the interval reaches a fair share.")]
        way = -1 if reading.estimate.value > 0 else 1
        seats = {int(label[5:]): each.value for label, each in rates.items() if label.startswith("seat ")}
        other = max(seats, key=lambda seat: way * seats[seat])
        words = (
            translate("CellWords", "{seat} has most of it.")
            if way > 0
            else translate("CellWords", "{seat} lacks most of it.")
        )
        return first, [words.format(seat=seat_label(other))]

    def _beside(self, measure: Measure) -> str:
        """Say how the baseline does in the same."""
        if self.is_baseline:
            return translate(
                "CellWords", "This is the baseline: the others of its group are compared with it."
            )
        found = self.difference(measure)
        if found is None:
            return ""
        words = (
            translate("CellWords", "{baseline} differs: {difference} from it.")
            if found.excludes_zero
            else translate(
                "CellWords", "{baseline} does the same: the difference, {difference}, is no more than chance."
            )
        )
        return words.format(baseline=self.base_title(), difference=self.difference_said(measure))
