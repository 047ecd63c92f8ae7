"""All cells of a run in one table, coloured by a measure: the same overview as in the window, once for each measure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.metrics.statistics import Estimate
from engine.numbers import overview
from engine.numbers.overview import SEAT_BIAS, TEAM, Grid, Measure, Reading
from engine.numbers.plan import lineup_in_words
from workbench.export.charts import escape, true_minus
from workbench.export.pieces import Row, section, table
from workbench.people_words import label_for_people

WORDS = {"map": "Map", "variant": "Variant", "players": "Players", "lineup": "Line-up"}
# Fewer cells are read at a glance in the charts below.
LEAST_CELLS = 3

Rows = Callable[[int, str], Mapping[str, Row]]


class MatrixSection:
    """Writes the overview of a run; `rows` gives the stored numbers of a cell's metric by their labels."""

    def __init__(
        self,
        cells: Sequence[Row],
        measured: Mapping[str, Row],
        rows: Rows,
        baselines: Sequence[int],
        *,
        is_cooperative: bool,
    ) -> None:
        self.cells, self.measured, self.rows, self.baselines = cells, measured, rows, baselines
        self.is_cooperative = is_cooperative
        planned = [cell["planned"] for cell in cells]
        self.grid: Grid = overview.laid_out(
            planned, overview.usual_columns(planned, is_cooperative=is_cooperative)
        )

    def html(self) -> str:
        """Give the table of the measure that matters most, and those of all others folded; nothing of few cells."""
        if len(self.cells) < LEAST_CELLS:
            return ""
        first = TEAM if self.is_cooperative else SEAT_BIAS
        others = [
            (name, label)
            for name in self.measured
            for label in dict.fromkeys(
                each for cell in range(len(self.cells)) for each in self.rows(cell, name)
            )
            if (name, label) != first and (label == "all" or name == "end_reasons")
        ]
        folded = "".join(
            f"<details><summary>{escape(self._title(each))}</summary>{self._told(each)}{made}</details>"
            for each in others
            if (made := self._table(each))
        )
        if folded:
            # What is folded is left out on paper unless it was opened.
            folded = f"<details class='more'><summary>The same cells by every other measure</summary>{folded}</details>"
        title = "Team win rate" if self.is_cooperative else "All cells at a glance"
        return section(title, self._told(first), self._table(first), folded)

    # ------------------------------------------------------------ one measure

    def _estimates(self, number: int, metric: str) -> dict[str, Estimate]:
        return {
            label: Estimate(row["value"], row["low"], row["high"], row["count"])
            for label, row in self.rows(number, metric).items()
            if row["count"]
        }

    def _table(self, measure: Measure) -> str:
        found = overview.readings(len(self.cells), measure, self._estimates, self.baselines)
        steps = overview.steps_of(measure, found)
        if not any(found) or not steps:
            return ""
        body = []
        for row, first in enumerate(self.grid.rows):
            named = "".join(f"<td>{escape(self._head(first, way))}</td>" for way in self._row_ways)
            numbers = (self.grid.places.get((row, column)) for column in range(len(self.grid.columns)))
            cells = (
                self._cell(measure, found[number], steps) if number is not None else _nothing()
                for number in numbers
            )
            body.append(f"<tr>{named}{''.join(cells)}</tr>")
        heads = [WORDS[way] for way in self._row_ways]
        heads += [self._column(number) for number in self.grid.columns]
        right = range(len(self._row_ways), len(heads))
        # Columns that would be too narrow for their numbers are scrolled to.
        columns = f"--columns:{len(heads)}"
        return f'<div class="cells" style="{columns}">{table(heads, body, numbers=right)}</div>'

    @property
    def _row_ways(self) -> tuple[str, ...]:
        return self.grid.row_ways or ("variant",)

    def _head(self, number: int, way: str) -> str:
        cell = self.cells[number]
        lineup = cell["planned"].lineup
        if way == "lineup":
            return lineup[0] if len(set(lineup)) == 1 else lineup_in_words(lineup)
        return str({"map": cell["map title"], "variant": cell["label"], "players": cell["players"]}[way])

    def _column(self, number: int) -> str:
        said = self._head(number, self.grid.column_way)
        if self.grid.column_way == "players":
            return f"{said} player{'s' if said != '1' else ''}"
        bases = {place[1] for each in set(self.baselines) if (place := self.grid.place_of(each))}
        column = next(place[1] for place, each in self.grid.places.items() if each == number)
        return f"{said} (baseline)" if self.grid.column_way == "variant" and bases == {column} else said

    def _cell(self, measure: Measure, reading: Reading | None, steps: Sequence[float]) -> str:
        if reading is None:
            return _nothing()
        share = measure == SEAT_BIAS or self._is_share(measure)
        scale = 100 if share else 1
        each = reading.estimate
        value = f"{scale * each.value:+.1f}" if reading.seat is not None else f"{scale * each.value:.2f}"
        ends = f"{scale * each.low:.2f} to {scale * each.high:.2f}"
        if reading.seat is not None:
            off = f"{scale * each.low:+.1f} to {scale * each.high:+.1f}" if each.is_lopsided else ""
            ends = f"seat {reading.seat + 1}, {true_minus(off) or f'± {scale * each.half_width:.1f}'}"
        hatch = " hatched" if reading.is_apart and measure != TEAM else ""
        step = overview.step(reading, steps)
        shown = true_minus(value)
        return f'<td class="n heat{step}{hatch}"><span><b>{shown}</b><br><small>{ends}</small></span></td>'

    def _is_share(self, measure: Measure) -> bool:
        metric = self.measured[measure[0]]
        return bool(metric["is_rate"]) or str(metric["unit"]).startswith("share")

    # ------------------------------------------------------------ words

    def _title(self, measure: Measure) -> str:
        if measure == SEAT_BIAS:
            return "Seat bias"
        title = str(self.measured[measure[0]]["title"])
        return title if measure[1] == "all" else f"{title}: {label_for_people(measure[1])}"

    def _told(self, measure: Measure) -> str:
        if measure == TEAM:
            return "<p>How often the team wins, in percent, with its interval.</p>"
        if measure == SEAT_BIAS:
            return (
                "<p>The seat that is farthest off a fair share of the wins, and by how many points; ± is half of the "
                "95 % interval, whose ends are named where the number is far from their middle. Hatched: the "
                "interval excludes a fair share. The darker, the farther off: 1, 2, 4, 6 points.</p>"
            )
        metric = self.measured[measure[0]]
        unit = "percent" if self._is_share(measure) else str(metric["unit"])
        return (
            f"<p>{escape(metric['meaning'])} In {escape(unit)}, with the 95 % interval. Hatched: the interval excludes "
            "what the baseline has, both taken as independent.</p>"
        )


def _nothing() -> str:
    return '<td class="n">–</td>'
