"""The graph of chances under the scrubber: a band for each seat over the turns, and marks where chances were lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.canvas.tokens import paint_seat
from workbench.dress import theme, typeface
from workbench.dress.theme import Theme
from workbench.table.analysis.analyst import Analyst
from workbench.table.naming import colour_name
from workbench.table.replay.scrubber import Scrubber

if TYPE_CHECKING:
    from engine.agents.analysis import Opinion

HEIGHT, LEAST_HEIGHT, TOP, BOTTOM, LEGEND = 184, 116, 34, 14, 16
LEGEND_WIDTH = 170
CHIP, CHIP_HEIGHT = 24, 17
# Bands are told apart without colour: plain, hatched, dotted, lined, then again.
PATTERNS = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense6Pattern,
    Qt.BrushStyle.HorPattern,
    Qt.BrushStyle.DiagCrossPattern,
    Qt.BrushStyle.VerPattern,
    Qt.BrushStyle.FDiagPattern,
)


class ChanceGraph(QWidget):
    """Shows how the chances went, as far as they are known, on the same scale as the track above it."""

    def __init__(self, analyst: Analyst, scrubber: Scrubber, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.analyst, self.scrubber = analyst, scrubber
        self._height = HEIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Chances to win"))
        analyst.changed.connect(self.refresh)
        scrubber.track.valueChanged.connect(self.refresh)
        self.refresh()

    def sizeHint(self) -> QSize:
        """Be high enough for the bands and the marks above them."""
        return QSize(400, self._height)

    def fit(self, room: int) -> None:
        """Take no more than a part of a table's height: in a low window the cards and boards need it."""
        height = max(LEAST_HEIGHT, min(HEIGHT, room // 5))
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def refresh(self) -> None:
        """Show what is known now; nothing before anybody asked."""
        self.setVisible(self.analyst.is_begun or bool(self.analyst.opinions))
        self.setAccessibleDescription(self.summary())
        self.update()

    @property
    def bands(self) -> int:
        """How many bands there are: one where all win together."""
        sitting = self.analyst.sitting
        if sitting is None:
            return 0
        return 1 if sitting.rules.facts.is_cooperative else sitting.rules.players

    def known(self) -> list[tuple[float, ...]]:
        """Give the chances at each stop from the first on, as far as they are known."""
        found = []
        for stop in self.scrubber.track.stops:
            chances = self.analyst.chances_at(stop.at)
            if not chances:
                break
            found.append(chances)
        return found

    def summary(self) -> str:
        """Say the chances at the shown stop in words."""
        known, stop = self.known(), self.scrubber.track.value()
        if stop >= len(known) and self.analyst.is_done:
            return self.tr("The present position is still to be played")
        if stop >= len(known):
            return self.tr("Analysing, {share} % done").format(share=round(100 * self.analyst.share))
        return ", ".join(
            self.tr("{seat} {chance} %").format(
                seat=self.name_of(band), chance=round(100 * known[stop][band])
            )
            for band in range(self.bands)
        )

    def name_of(self, band: int) -> str:
        """Name a band: a seat by its colour, or the team."""
        sitting = self.analyst.sitting
        return self.tr("Win") if sitting is None or self.bands == 1 else colour_name(band)

    # ------------------------------------------------------------ places

    def x_of(self, stop: int) -> float:
        """Give where a stop lies: below the same one on the track."""
        track = self.scrubber.track
        return float(track.mapTo(self.scrubber, track.rect().topLeft()).x()) + track.x_of(stop)

    def _y_of(self, share: float) -> float:
        return TOP + (self.height() - TOP - BOTTOM) * (1 - share)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the turn that was clicked."""
        track = self.scrubber.track
        stops = range(track.maximum() + 1)
        if track.isEnabled():
            nearest = min(stops, key=lambda stop: abs(self.x_of(stop) - event.position().x()))
            track.setValue(nearest)

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bands, the marks, where the game is shown, and the chances there."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(colours.panel))
        known = self.known()
        first, last = self.x_of(0), self.x_of(self.scrubber.track.maximum())
        plot = QRectF(first, TOP, last - first, self.height() - TOP - BOTTOM)
        painter.fillRect(plot, QColor(colours.sunk))
        self._paint_bands(painter, known, colours)
        self._paint_marks(painter, colours)
        self._paint_place(painter, plot, colours)
        self._paint_legend(painter, known, colours)
        self._paint_limits(painter, plot, colours)
        self._paint_state(painter, plot, known, colours)

    def _paint_bands(self, painter: QPainter, known: Sequence[tuple[float, ...]], colours: Theme) -> None:
        if len(known) < 2:
            return
        below = [0.0] * len(known)
        # The first seat lies on top, as in the legend.
        for band in reversed(range(self.bands)):
            above = [low + chances[band] for low, chances in zip(below, known, strict=True)]
            if self.bands > 1 and band == 0:
                above = [max(1.0, high) for high in above]
            path = QPainterPath(QPointF(self.x_of(0), self._y_of(above[0])))
            for stop in range(1, len(known)):
                path.lineTo(self.x_of(stop), self._y_of(above[stop]))
            for stop in reversed(range(len(known))):
                path.lineTo(self.x_of(stop), self._y_of(below[stop]))
            path.closeSubpath()
            look = colours.seat(band)
            painter.fillPath(path, QColor(look.fill))
            pattern = PATTERNS[band % len(PATTERNS)]
            if pattern != Qt.BrushStyle.SolidPattern:
                ink = QColor(look.ink)
                ink.setAlphaF(0.35)
                painter.fillPath(path, QBrush(ink, pattern))
            painter.setPen(QPen(QColor(colours.panel), 1.5))
            painter.drawPath(path)
            below = above

    def marks(self) -> list[tuple[int, Opinion]]:
        """Give the stops that chances were lost at, each with its worst move."""
        found, stops = [], self.scrubber.track.stops
        for number in range(1, len(stops)):
            marked = self.analyst.marked_between(stops[number - 1].at, stops[number].at)
            if marked:
                found.append((number, max(marked, key=lambda opinion: opinion.lost)))
        return found

    def _paint_marks(self, painter: QPainter, colours: Theme) -> None:
        shown: list[float] = []
        # Where signs would hide each other, the worse one stays.
        for number, worst in sorted(self.marks(), key=lambda found: -found[1].lost):
            x = self.x_of(number)
            painter.setPen(QPen(QColor(colours.line2), 1))
            painter.drawLine(QPointF(x, TOP - 8), QPointF(x, TOP))
            if all(abs(x - other) >= CHIP + 2 for other in shown):
                shown.append(x)
                area = QRectF(x - CHIP / 2, TOP - 9 - CHIP_HEIGHT, CHIP, CHIP_HEIGHT)
                paint_chip(painter, area, worst.mark, colours)

    def _paint_place(self, painter: QPainter, plot: QRectF, colours: Theme) -> None:
        x = self.x_of(self.scrubber.track.value())
        painter.setPen(QPen(QColor(colours.ink), 1.5))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _paint_legend(self, painter: QPainter, known: Sequence[tuple[float, ...]], colours: Theme) -> None:
        room = min(self.x_of(0) - 10, LEGEND_WIDTH + 14.0)
        stop, y = self.scrubber.track.value(), TOP - 14.0
        painter.setPen(QColor(colours.ink))
        painter.setFont(typeface.style("hint"))
        head = self.tr("Chance to win, %")
        painter.drawText(QRectF(14, y, room, LEGEND), Qt.AlignmentFlag.AlignLeft, head)
        for band in range(self.bands):
            y += LEGEND + 4
            if self.bands > 1:
                paint_seat(painter, band, QPointF(22, y + LEGEND / 2), 6.5, colours)
            area = QRectF(34, y, room - 34, LEGEND)
            painter.setPen(QColor(colours.ink2))
            centre = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(area, Qt.AlignmentFlag.AlignLeft | centre, self.name_of(band))
            if stop < len(known):
                text = str(round(100 * known[stop][band]))
                painter.setPen(QColor(colours.ink))
                painter.drawText(area, Qt.AlignmentFlag.AlignRight | centre, text)

    def _paint_limits(self, painter: QPainter, plot: QRectF, colours: Theme) -> None:
        """Say what the signs stand for, where there is room."""
        room = self.width() - plot.right() - 26
        lines = (
            self.tr("?! loses 5 to 9"),
            self.tr("? loses 10 to 19"),
            self.tr("?? loses 20 and more"),
            self.tr("points of the chance"),
        )
        measure = QFontMetrics(typeface.style("hint"))
        if room < max(measure.horizontalAdvance(line) for line in lines):
            return
        painter.setFont(typeface.style("hint"))
        painter.setPen(QColor(colours.ink2))
        for number, line in enumerate(lines):
            area = QRectF(plot.right() + 16, plot.top() + number * (LEGEND + 4), room, LEGEND)
            painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line)

    def _paint_state(
        self, painter: QPainter, plot: QRectF, known: Sequence[tuple[float, ...]], colours: Theme
    ) -> None:
        if self.analyst.is_done:
            return
        text = self.tr("Analysing, {share} % done").format(share=round(100 * self.analyst.share))
        left = self.x_of(max(len(known) - 1, 0)) + 10
        painter.setPen(QColor(colours.ink2))
        painter.setFont(typeface.style("hint"))
        area = QRectF(min(left, plot.right() - 160), plot.top(), 160, plot.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


def paint_chip(painter: QPainter, area: QRectF, mark: str, colours: Theme) -> None:
    """Draw the sign of a bad move: filled the worse it is."""
    ink = {"??": colours.error, "?": colours.warn}.get(mark, colours.warn)
    is_filled = mark != "?!"
    painter.setPen(QPen(QColor(ink), 1.2))
    painter.setBrush(QColor(ink) if is_filled else QColor(colours.panel))
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QColor(colours.panel if is_filled else ink))
    painter.setFont(typeface.font("sans", 11, 600))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, mark)
