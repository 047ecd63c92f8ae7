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
from workbench.numerals import whole
from workbench.table.analysis.analyst import Analyst
from workbench.table.analysis.mark_chip import HEIGHT as CHIP_HEIGHT
from workbench.table.analysis.mark_chip import WIDTH as CHIP
from workbench.table.analysis.mark_chip import paint_chip
from workbench.table.naming import colour_name
from workbench.table.replay.scrubber import Scrubber

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion

HEIGHT, LEAST_HEIGHT, TOP, BOTTOM, LEGEND = 216, 124, 34, 14, 16
LEGEND_WIDTH = 170
# Room of a mark with whose it is, and the swatch of a band in the legend.
SIGN_RADIUS, SWATCH = 6.0, 20.0
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
        height = max(LEAST_HEIGHT, min(HEIGHT, room // 4))
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
        if stop >= len(known):
            return self.tr("Analysing, {share} % done").format(share=round(100 * self.analyst.share))
        shares = ", ".join(
            self.tr("{seat} {chance} %").format(
                seat=self.name_of(band), chance=round(100 * known[stop][band])
            )
            for band in range(self.bands)
        )
        return self.tr("{shares}, by {agent}").format(shares=shares, agent=self.analyst.agent)

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
        self._paint_axis(painter, plot, colours)
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
            self._fill(painter, path, band, colours)
            painter.setPen(QPen(QColor(colours.panel), 1.5))
            painter.drawPath(path)
            self._paint_sign(painter, band, below, above, colours)
            below = above

    def _fill(self, painter: QPainter, path: QPainterPath, band: int, colours: Theme) -> None:
        look = colours.seat(band)
        painter.fillPath(path, QColor(look.fill))
        pattern = PATTERNS[band % len(PATTERNS)]
        if pattern != Qt.BrushStyle.SolidPattern:
            ink = QColor(look.ink)
            ink.setAlphaF(0.35)
            painter.fillPath(path, QBrush(ink, pattern))

    def _paint_sign(
        self, painter: QPainter, band: int, below: Sequence[float], above: Sequence[float], colours: Theme
    ) -> None:
        """Say in a band whose it is, a third along it, where it is wide enough."""
        stop = len(above) // 3
        low, high = self._y_of(below[stop]), self._y_of(min(above[stop], 1.0))
        if self.bands > 1 and low - high > 4 * SIGN_RADIUS:
            paint_seat(painter, band, QPointF(self.x_of(stop), (low + high) / 2), SIGN_RADIUS + 1.5, colours)

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
        wide = CHIP + 2 * SIGN_RADIUS + 4
        for number, worst in sorted(self.marks(), key=lambda found: -found[1].lost):
            x, top = self.x_of(number), TOP - 9 - CHIP_HEIGHT
            painter.setPen(QPen(QColor(colours.line2), 1))
            painter.drawLine(QPointF(x, TOP - 8), QPointF(x, TOP))
            if all(abs(x - other) >= wide for other in shown):
                shown.append(x)
                seat = QPointF(x - CHIP / 2 - SIGN_RADIUS - 2, top + CHIP_HEIGHT / 2)
                paint_seat(painter, worst.seat, seat, SIGN_RADIUS, colours)
                paint_chip(painter, QRectF(x - CHIP / 2, top, CHIP, CHIP_HEIGHT), worst.mark, colours)

    def _paint_axis(self, painter: QPainter, plot: QRectF, colours: Theme) -> None:
        """Write the scale beside the bands."""
        painter.setFont(typeface.style("small"))
        painter.setPen(QColor(colours.ink2))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for share in (0.0, 0.5, 1.0):
            y = self._y_of(share)
            painter.drawText(QRectF(plot.left() - 36, y - 8, 30, 16), right, whole(100 * share))

    def _paint_place(self, painter: QPainter, plot: QRectF, colours: Theme) -> None:
        """Draw where the game is shown, and there the mover's chance before the move and after it."""
        x = self.x_of(self.scrubber.track.value())
        painter.setPen(QPen(QColor(colours.ink), 1.5))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        opinion = self.analyst.shown()
        if opinion is None:
            return
        painter.setFont(typeface.font("sans", 12, 600))
        measure = QFontMetrics(painter.font())
        for chance, side in ((opinion.best.chance, -1), (opinion.played.chance, 1)):
            text = whole(100 * chance)
            width = measure.horizontalAdvance(text) + 10
            left = x + 4 if side > 0 else x - 4 - width
            if plot.left() <= left <= plot.right() - width:
                area = QRectF(left, plot.top() + 6, width, 18)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.panel))
                painter.drawRoundedRect(area, 4, 4)
                painter.setPen(QColor(colours.ink))
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_legend(self, painter: QPainter, known: Sequence[tuple[float, ...]], colours: Theme) -> None:
        room = min(self.x_of(0) - 44, LEGEND_WIDTH)
        stop, y = self.scrubber.track.value(), 10.0
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for text, style, ink in (
            (self.tr("Chance to win, %"), "group", colours.ink),
            (self.said_when(stop), "hint", colours.ink2),
            (self.tr("by {agent}").format(agent=self.analyst.agent), "hint", colours.ink2),
        ):
            painter.setPen(QColor(ink))
            painter.setFont(typeface.style(style))
            painter.drawText(QRectF(14, y, room + 24, LEGEND), left, text)
            y += LEGEND
        painter.setFont(typeface.style("hint"))
        step = min(LEGEND + 6.0, (self.height() - y - 8) / max(self.bands, 1))
        y += 4
        for band in range(self.bands):
            self._paint_entry(painter, band, QRectF(14, y, room, step), known, colours)
            y += step

    def said_when(self, stop: int) -> str:
        """Say of which position the values of the legend are."""
        if not stop:
            return self.tr("before turn 1")
        is_result = self.analyst.is_done and stop == self.scrubber.track.maximum()
        is_over = self.analyst.sitting is not None and self.analyst.sitting.is_over
        return (
            self.tr("the result") if is_result and is_over else self.tr("after turn {turn}").format(turn=stop)
        )

    def _paint_entry(
        self,
        painter: QPainter,
        band: int,
        area: QRectF,
        known: Sequence[tuple[float, ...]],
        colours: Theme,
    ) -> None:
        """Draw one entry of the legend: how the band looks, whose it is, and its chance at the shown turn."""
        stop, middle = self.scrubber.track.value(), area.center().y()
        swatch = QPainterPath()
        swatch.addRect(QRectF(area.left(), middle - 5, SWATCH, 10))
        self._fill(painter, swatch, band, colours)
        begin = area.left() + SWATCH + 8
        if self.bands > 1:
            paint_seat(painter, band, QPointF(begin + 6, middle), 6.5, colours)
            begin += 19
        words = QRectF(begin, area.top(), area.right() - begin, area.height())
        painter.setPen(QColor(colours.ink2))
        centre = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | centre, self.name_of(band))
        if stop < len(known):
            painter.setPen(QColor(colours.ink))
            painter.drawText(words, Qt.AlignmentFlag.AlignRight | centre, whole(100 * known[stop][band]))

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
