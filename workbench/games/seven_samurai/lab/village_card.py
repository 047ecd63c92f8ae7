"""The card of the village: what is left of it after each round, in won and in lost games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from workbench.games.seven_samurai.amounts import amount, seated
from workbench.lab.cards.card import ChartCard
from workbench.lab.charts.course_chart import Course, CourseChart, Stage
from workbench.lab.words import labels_of
from workbench.numerals import decimal

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from workbench.lab.runs.findings import CellFindings

# One in ten games has less, half have less, and one in ten has more.
QUANTILES = (10, 50, 90)
GLYPHS = {"barricades": "barricade", "farms": "farm", "families": "doll"}


class VillageCard(ChartCard):
    """Barricades, farms and families over the rounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = CourseChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Village curve"))

    def show_run(self, cells: Sequence[CellFindings], chosen: CellFindings, percent: int) -> None:
        """Show the chosen cell's village."""
        found = chosen.estimates("village", percent)
        self.setVisible(bool(found))
        if not found:
            return
        rounds = range(1, int(chosen.cell.values["rounds"]) + 1)
        titles = {
            "barricades": self.tr("Barricades"),
            "farms": self.tr("Farms"),
            "families": self.tr("Families"),
        }
        kinds = {"won": self.tr("won"), "lost": self.tr("lost")}
        courses = [
            Course(
                title,
                GLYPHS[part],
                start,
                {
                    said: (
                        self._start(start, found, part, kind),
                        *(
                            self._stage(chosen, f"{part} after round {number}, {kind}", percent)
                            for number in rounds
                        ),
                    )
                    for kind, said in kinds.items()
                },
            )
            for (part, title), start in zip(titles.items(), starts(chosen), strict=True)
        ]
        self.picture.show_courses([self.tr("start"), *map(str, rounds)], courses)
        told = self.tr(
            "{variant}, {players} players: middle line, and 10 to 90 % of the games that came so far"
        )
        self.show_hint(told.format(variant=labels_of([chosen.cell])[0], players=chosen.cell.players))

    def _start(self, start: int, found: dict[str, Estimate], part: str, kind: str) -> Stage | None:
        """Give the number at the start, which is known, where there are such games."""
        is_there = found.get(f"{part} after round 1, {kind}") is not None
        return Stage(start, start, start, str(start)) if is_there else None

    def _stage(self, cell: CellFindings, label: str, percent: int) -> Stage | None:
        """Give the middle and the tenths of a number, and its mean in words."""
        found, mean = (
            cell.quantiles("village", label, QUANTILES),
            cell.estimates("village", percent).get(label),
        )
        if found is None or mean is None:
            return None
        low, middle, high = found
        words = self.tr("{middle}, in 80 % of the games {low} to {high}; mean {mean} ± {half}").format(
            middle=middle, low=low, high=high, mean=decimal(mean.value, 2), half=decimal(mean.half_width, 2)
        )
        return Stage(middle, low, high, words)


def starts(cell: CellFindings) -> tuple[int, int, int]:
    """Give how many barricades, farms and families there are at the start."""
    values = cell.cell.values
    barricades, _ = amount(values, ("village", "barricades"), seated(values, cell.cell.players))
    village = values["village"]
    return barricades, sum(village["farms"].values()), sum(village["families"].values())
