"""The track of the scrubber: one stop for each turn, marks for gains and notes, and a handle to drag."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.tokens import paint_mark
from workbench.dress import theme, typeface
from workbench.dress.theme import Theme
from workbench.table.model.turns import Mark

MARGIN, THICK, HANDLE = 12, 4, 7.5
# A stop that has fewer pixels than this gets no gap of its own: the line would be nothing but gaps.
LEAST_STEP = 5
MARK, WARNING, NOTE, SIGN = 4.5, 10, 11, 12
ABOVE, BELOW = 13, 14
SECTION_GAP = 10.0


@dataclass(frozen=True, slots=True)
class Stop:
    """A turn on the track: the position after it, who gained in it, and what else is to be marked on it."""

    at: int
    gainers: tuple[int, ...] = ()
    is_marked: bool = False
    has_note: bool = False
    # Other signs, and the part of the game that ends here.
    marks: tuple[Mark, ...] = ()
    section: str = ""


class Track(QSlider):
    """A slider over the turns; its value is the number of turns that are played in the shown position."""

    moved_to = Signal(int)
    """The stop that a person went to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.stops: tuple[Stop, ...] = ()
        self.setRange(0, 0)
        self.setPageStep(5)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(120)
        self.setMinimumHeight(40)
        self.setAccessibleName(self.tr("Turns"))
        self._is_told = False
        self.valueChanged.connect(self._say)

    def sizeHint(self) -> QSize:
        """Take all the width there is."""
        return QSize(400, 40)

    def show_stops(self, stops: tuple[Stop, ...], value: int) -> None:
        """Show other stops and where on them the game is shown."""
        self._is_told = True
        self.stops = stops
        self.setRange(0, max(len(stops) - 1, 0))
        self.setValue(value)
        self._is_told = False
        self.update()

    def _say(self, value: int) -> None:
        if not self._is_told:
            self.moved_to.emit(value)

    # ------------------------------------------------------------ places

    def x_of(self, stop: int) -> float:
        """Give where a stop lies."""
        room = self.width() - 2 * MARGIN
        return MARGIN + room * (stop / self.maximum() if self.maximum() else 1)

    def _stop_at(self, x: float) -> int:
        room = self.width() - 2 * MARGIN
        share = (x - MARGIN) / room if room > 0 else 0
        return round(min(max(share, 0), 1) * self.maximum())

    # ------------------------------------------------------------ mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the mouse is pressed."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._stop_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse, and say what lies under it."""
        stop = self._stop_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(stop)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        self.setSliderDown(False)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go on or back by one turn."""
        turned = event.angleDelta().y() or event.angleDelta().x()
        if turned:
            self.setValue(self.value() + (1 if turned < 0 else -1))
        event.accept()

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, the marks above and below it, and the handle."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(theme.DISABLED_OPACITY)
        self._paint_line(painter, colours)
        for number, stop in enumerate(self.stops):
            self._paint_marks(painter, number, stop, colours)
        at = QPointF(self.x_of(self.value()), self._y)
        painter.setPen(QPen(QColor(colours.accent), 2.4 if self.hasFocus() else 2))
        painter.setBrush(QColor(colours.accent_tint if self.hasFocus() else colours.raised))
        painter.drawEllipse(at, HANDLE, HANDLE)

    @property
    def _y(self) -> float:
        return self.height() / 2

    def _paint_line(self, painter: QPainter, colours: Theme) -> None:
        """Draw a piece for each turn, those that are played in accent."""
        left, right, shown = self.x_of(0), self.width() - MARGIN, self.x_of(self.value())
        top = self._y - THICK / 2
        if not self.maximum():
            painter.fillRect(QRectF(MARGIN, top, right - MARGIN, THICK), QColor(colours.line2))
            return
        painter.fillRect(QRectF(left, top, right - left, THICK), QColor(colours.line2))
        painter.fillRect(QRectF(left, top, shown - left, THICK), QColor(colours.accent))
        if (right - left) / self.maximum() >= LEAST_STEP:
            for stop in range(1, self.maximum()):
                painter.fillRect(QRectF(self.x_of(stop) - 0.75, top, 1.5, THICK), QColor(colours.panel))

    def _paint_marks(self, painter: QPainter, number: int, stop: Stop, colours: Theme) -> None:
        x = self.x_of(number)
        above = self._y - ABOVE
        if stop.section:
            self._paint_section(painter, number, colours)
        left = x - (len(stop.marks) - 1) * SIGN / 2
        for place, mark in enumerate(stop.marks):
            area = QRectF(left + SIGN * (place - 0.5), above - SIGN / 2, SIGN, SIGN)
            paint_glyph(painter, mark.glyph, area, getattr(colours, mark.role))
        start = x - (len(stop.gainers) - 1 + stop.is_marked) * MARK
        for place, seat in enumerate(stop.gainers):
            paint_mark(painter, seat, QPointF(start + 2 * MARK * place, above), MARK, colours)
        if stop.is_marked:
            middle = start + 2 * MARK * len(stop.gainers)
            paint_glyph(
                painter,
                "warning",
                QRectF(middle - WARNING / 2, above - WARNING / 2, WARNING, WARNING),
                colours.warn,
            )
        if stop.has_note:
            below = QRectF(x - NOTE / 2, self._y + BELOW - NOTE / 2, NOTE, NOTE)
            paint_glyph(painter, "note", below, colours.ink2)

    def _paint_section(self, painter: QPainter, number: int, colours: Theme) -> None:
        """Draw a line where a part of the game ends, and name it before the line, where it finds room."""
        x = self.x_of(number)
        painter.setPen(QPen(QColor(colours.coast), 1.5))
        painter.drawLine(QPointF(x, self._y - ABOVE), QPointF(x, self._y + BELOW))
        room = self.section_room(number)
        if room is not None:
            painter.setFont(typeface.style("small"))
            painter.setPen(QColor(colours.ink2))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, right, self.stops[number].section)

    def section_room(self, number: int) -> QRectF | None:
        """Give where the name of a part stands: over no other's end, handle or note; nowhere where that cannot be."""
        measure = QFontMetrics(typeface.style("small"))
        right = self.x_of(number) - SECTION_GAP
        room = QRectF(0, self._y + 5, measure.horizontalAdvance(self.stops[number].section) + 2.0, 16)
        room.moveRight(right)
        ends = [self.x_of(each) for each in range(number) if self.stops[each].section]
        handle = self.x_of(self.value())
        notes = (self.x_of(each) for each, stop in enumerate(self.stops) if stop.has_note)
        taken = [(handle, HANDLE), *((x, NOTE / 2) for x in notes)]
        is_free = room.left() >= max([0.0, *(end + SECTION_GAP for end in ends)]) and all(
            x + half < room.left() or x - half > room.right() for x, half in taken
        )
        return room if is_free else None
