"""What charts of rates share: rows of values with their intervals, the axis around them, and the share that is fair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from workbench.dress.theme import Theme
from workbench.lab.charts.chart import spread_of
from workbench.lab.words import in_percent

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate


@dataclass(frozen=True)
class Row:
    """A seat or an agent with a value for each series; nothing where a series lacks it."""

    label: str
    values: tuple[Estimate | None, ...]
    seat: int | None = None


def known(rows: Sequence[Row]) -> list[Estimate]:
    """Give all values that there are."""
    return [value for row in rows for value in row.values if value is not None]


def in_cells(rows: Sequence[Row]) -> tuple[tuple[str, ...], ...]:
    """Give each row as a table has it: its name, and its values in percent."""
    return tuple((row.label, *(in_percent(value) if value else "–" for value in row.values)) for row in rows)


def ends_of_axis(rows: Sequence[Row], fair: float | None, least: float) -> tuple[float, float]:
    """Give the ends of an axis in percent around all intervals and the fair share, no narrower than `least`."""
    ends = [100 * end for value in known(rows) for end in (value.low, value.high)]
    return spread_of(ends if fair is None else [*ends, 100 * fair], least)


def paint_fair(painter: QPainter, colours: Theme, x: float, top: float, bottom: float) -> None:
    """Draw the dashed line where it is fair."""
    painter.setPen(QPen(QColor(colours.ink2), 1.2, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(x, top), QPointF(x, bottom))
