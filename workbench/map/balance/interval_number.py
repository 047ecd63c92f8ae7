"""One number of the live balance strip, with its interval and how it settled down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from workbench.canvas.swatches import seat_icon
from workbench.dress import theme, typeface
from workbench.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

SPARK = 56
SIDES = (12, 0, 6, 0)
GAP, MARK = 6, 16


class Spark(QWidget):
    """How an estimate settled down as games were added, with its interval."""

    def __init__(self, series: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._series = series
        self._seen: tuple[Estimate, ...] = ()
        self.setFixedSize(SPARK, 30)

    def show_trail(self, seen: tuple[Estimate, ...]) -> None:
        """Show how an estimate went."""
        self._seen = seen
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the band and the line."""
        if not self._seen:
            return
        colours = theme.current()
        low = min(each.low for each in self._seen)
        high = max(each.high for each in self._seen)
        span = (high - low) or 1.0
        points = self._seen if len(self._seen) > 1 else self._seen * 2
        step = (self.width() - 8) / (len(points) - 1)

        def at(number: int, value: float) -> QPointF:
            return QPointF(2 + number * step, 3 + (self.height() - 6) * (1 - (value - low) / span))

        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(theme.DISABLED_OPACITY)
        band = QPolygonF([at(i, each.high) for i, each in enumerate(points)])
        for i in range(len(points) - 1, -1, -1):
            band.append(at(i, points[i].low))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.line))
        painter.drawPolygon(band)
        line = QColor(colours.series[self._series])
        painter.setPen(QPen(line, 1.5))
        painter.drawPolyline(QPolygonF([at(i, each.value) for i, each in enumerate(points)]))
        painter.setBrush(line)
        painter.drawEllipse(at(len(points) - 1, points[-1].value), 2.2, 2.2)


class IntervalNumber(QFrame):
    """One number of the strip: title, value with its interval, and how it settled down."""

    def __init__(self, title: str, *, seat: int | None = None, series: int = 0, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(*SIDES)
        row.setSpacing(GAP)
        words = QVBoxLayout()
        words.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(GAP)
        self._mark = 0 if seat is None else MARK + GAP
        if seat is not None:
            mark = PlainLabel(self)
            mark.setPixmap(seat_icon(seat).pixmap(QSize(MARK, MARK)))
            head.addWidget(mark)
        self.title = PlainLabel(title, self)
        self.title.setObjectName("hint")
        head.addWidget(self.title)
        head.addStretch(1)
        line = QHBoxLayout()
        line.setSpacing(GAP - 2)
        self.value, self.unit = PlainLabel("–", self), PlainLabel(self)
        self.value.setFont(typeface.style("group"))
        self.unit.setObjectName("hint")
        line.addWidget(self.value)
        line.addWidget(self.unit)
        line.addStretch(1)
        words.addStretch(1)
        words.addLayout(head)
        words.addLayout(line)
        words.addStretch(1)
        row.addLayout(words)
        self.spark = Spark(series, self)
        row.addWidget(self.spark)
        self._name = title

    def show_value(self, value: str, unit: str, trail: tuple[Estimate, ...] = ()) -> None:
        """Show a number."""
        self.value.setText(value)
        self.unit.setText(unit)
        self.setAccessibleName(f"{self._name}: {value} {unit}")
        self.spark.show_trail(trail)

    def width_with(self, title: str, spark: int) -> int:
        """Give how wide it is with a title and a little chart of a width, none for 0."""
        head = self._mark + self.title.fontMetrics().horizontalAdvance(title) + 2
        line = self.value.sizeHint().width() + GAP - 2 + self.unit.sizeHint().width()
        return SIDES[0] + max(head, line) + (GAP + spark if spark else 0) + SIDES[2]

    def show_with(self, title: str, spark: int) -> None:
        """Take a title, and a little chart of a width, none for 0."""
        self.title.setText(title)
        self.spark.setVisible(bool(spark))
        self.spark.setFixedWidth(spark or SPARK)
