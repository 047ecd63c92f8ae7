"""The village turn by turn: barricades, farms and families as steps, wounds and Kiai above them."""

from __future__ import annotations

import itertools

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.tokens import paint_mark
from workbench.dress import theme, typeface
from workbench.dress.theme import Theme, blend
from workbench.games.seven_samurai.table.result.findings import Findings
from workbench.widgets.card import Card
from workbench.widgets.plain_label import plain_tip

LEFT, RIGHT, TOP, FOOT = 132, 46, 62, 26
GAP = 14
PARTS = ("barricades", "farms", "families")
GLYPHS = {"barricades": "barricade", "farms": "farm", "families": "doll"}
PATTERNS = (Qt.BrushStyle.SolidPattern, Qt.BrushStyle.BDiagPattern, Qt.BrushStyle.Dense6Pattern)


def beside(room: QRectF, tag: QRectF) -> QRectF:
    """Give the larger part of a room that a tag over it leaves free, all of it where there is none.

    >>> beside(QRectF(0, 0, 100, 20), QRectF(60, 0, 30, 20))
    PySide6.QtCore.QRectF(0.000000, 0.000000, 60.000000, 20.000000)
    """
    if not tag.intersects(room):
        return room
    left, right = QRectF(room), QRectF(room)
    left.setRight(max(room.left(), tag.left()))
    right.setLeft(min(room.right(), tag.right()))
    return max(left, right, key=QRectF.width)


class CurveChart(QWidget):
    """A click on a turn, or Enter on the one that the arrows went to, opens it."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: Findings | None = None
        self.at = 0
        self._titles = {
            "barricades": self.tr("Barricades"),
            "farms": self.tr("Farms"),
            "families": self.tr("Families"),
        }
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(262)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Be wide and not too high."""
        return QSize(880, 276)

    def show_findings(self, found: Findings) -> None:
        """Show another game."""
        self.found, self.at = found, found.turns
        self._name()
        self.update()

    def _name(self) -> None:
        if self.found is None:
            return
        standing = self.found.curve[min(self.at, self.found.turns)]
        said = self.tr("Turn {turn}: barricades {barricades}, farms {farms}, families {families}").format(
            turn=self.at,
            barricades=standing.barricades,
            farms=standing.farms,
            families=standing.families,
        )
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))

    # ------------------------------------------------------------ places, mouse and keys

    @property
    def _plot(self) -> QRectF:
        return QRectF(LEFT, TOP, max(self.width() - LEFT - RIGHT, 40), max(self.height() - TOP - FOOT, 60))

    def _x(self, turn: float) -> float:
        assert self.found is not None
        return self._plot.left() + self._plot.width() * turn / max(self.found.turns, 1)

    def _turn_at(self, x: float) -> int:
        assert self.found is not None
        share = (x - self._plot.left()) / self._plot.width()
        return min(max(round(share * self.found.turns + 0.5), 1), self.found.turns)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say how the village stood."""
        if self.found is not None:
            self._go(self._turn_at(event.position().x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open a turn."""
        if self.found is not None and event.button() == Qt.MouseButton.LeftButton:
            self._go(self._turn_at(event.position().x()))
            self.chosen.emit(self.at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from turn to turn by the arrows, open one by Enter."""
        key = event.key()
        if self.found is not None and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._go(min(max(self.at + (1 if key == Qt.Key.Key_Right else -1), 1), self.found.turns))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(self.at)
        else:
            super().keyPressEvent(event)

    def _go(self, turn: int) -> None:
        if turn != self.at:
            self.at = turn
            self._name()
            self.update()

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rounds, the three curves, the marks and the last straw."""
        found, colours = self.found, theme.current()
        if found is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_rounds(painter, found, colours)
        most = [max(getattr(standing, part) for standing in found.curve) or 1 for part in PARTS]
        room = self._plot.height() - 2 * GAP
        top = self._plot.top()
        for number in range(len(PARTS)):
            height = room * most[number] / sum(most)
            area = QRectF(self._plot.left(), top, self._plot.width(), height)
            self._paint_curve(painter, area, found, number, most[number], colours)
            top += height + GAP
        self._paint_marks(painter, found, colours)
        self._paint_axis(painter, found, colours)
        self._paint_cursor(painter, found, colours)

    def _paint_rounds(self, painter: QPainter, found: Findings, colours: Theme) -> None:
        tag = self._straw_tag(found)
        start = 0
        for number, (turn, name) in enumerate(found.rounds):
            left, right = self._x(start), self._x(turn)
            if number % 2 == 0:
                area = QRectF(left, 4, right - left, self._plot.bottom() - 4)
                painter.fillRect(area, QColor(blend(colours.ink, colours.panel, 0.04)))
            self._write(
                painter,
                beside(QRectF(left, 4, right - left, 18), tag),
                self.tr("round {number}").format(number=name),
                "hint",
                colours.ink2,
                Qt.AlignmentFlag.AlignCenter,
            )
            if turn < found.turns:
                painter.setPen(QPen(QColor(colours.coast), 1.4))
                painter.drawLine(QPointF(right, 4), QPointF(right, self._plot.bottom()))
            start = turn

    def _paint_curve(
        self, painter: QPainter, area: QRectF, found: Findings, number: int, most: int, colours: Theme
    ) -> None:
        part = PARTS[number]
        values = [getattr(standing, part) for standing in found.curve]

        def y(value: int) -> float:
            return area.bottom() - area.height() * value / most

        edge = [QPointF(self._x(0), y(values[0]))]
        for turn in range(1, len(values)):
            edge.append(QPointF(self._x(turn - 0.5), edge[-1].y()))
            edge.append(QPointF(self._x(turn - 0.5), y(values[turn])))
        edge.append(QPointF(self._x(len(values) - 1), y(values[-1])))
        shape = QPolygonF([QPointF(area.left(), area.bottom()), *edge, QPointF(area.right(), area.bottom())])
        ink = QColor(colours.series[number])
        painter.setPen(Qt.PenStyle.NoPen)
        if number:
            painter.setBrush(QColor(blend(colours.series[number], colours.panel, 0.42)))
            painter.drawPolygon(shape)
        painter.setBrush(QBrush(ink, PATTERNS[number]))
        painter.drawPolygon(shape)
        painter.setPen(QPen(QColor(colours.ink), 1.3))
        painter.drawPolyline(QPolygonF(edge))
        middle = area.center().y()
        paint_glyph(painter, GLYPHS[part], QRectF(8, middle - 9, 18, 18), colours.ink2)
        self._write(painter, QRectF(34, middle - 10, LEFT - 36, 20), self._titles[part], "group", colours.ink)
        right = Qt.AlignmentFlag.AlignRight
        self._write(painter, QRectF(96, area.top() - 7, 28, 14), str(most), "small", colours.ink3, right)
        self._write(painter, QRectF(96, area.bottom() - 8, 28, 14), "0", "small", colours.ink3, right)
        last = values[-1]
        self._write(
            painter,
            QRectF(area.right() + 8, y(last) - 10, 36, 20),
            str(last),
            "group",
            colours.error if last == 0 else colours.ink,
        )

    def _paint_marks(self, painter: QPainter, found: Findings, colours: Theme) -> None:
        """Draw wounds and Kiai, those of one turn one over the other, each with the mark of whose it is."""
        self._write(painter, QRectF(34, 22, 90, 16), self.tr("Samurai"), "group", colours.ink)
        self._write(painter, QRectF(34, 38, 92, 14), self.tr("wounds, Kiai"), "small", colours.ink2)
        used: dict[int, int] = {}
        for turn, kind, seat in found.marks:
            place = used.get(turn, 0)
            used[turn] = place + 1
            if place > 1:
                continue
            x, y = self._x(turn - 0.5), 25.0 + 17 * place
            ink = colours.error if kind == "wound" else colours.ink
            paint_glyph(painter, kind, QRectF(x - 11, y, 11, 11), ink)
            paint_mark(painter, seat, QPointF(x + 5, y + 6), 4.5, colours)

    def _paint_axis(self, painter: QPainter, found: Findings, colours: Theme) -> None:
        y = self._plot.bottom() + 4
        self._write(painter, QRectF(34, y, 60, 16), self.tr("turn"), "small", colours.ink2)
        step = max(1, round(found.turns / 8))
        for turn in range(step, found.turns + 1, step):
            area = QRectF(self._x(turn - 0.5) - 20, y, 40, 16)
            self._write(painter, area, str(turn), "small", colours.ink2, Qt.AlignmentFlag.AlignCenter)

    def _straw_said(self, found: Findings) -> str:
        straw = found.last_straw
        return (
            ""
            if found.is_won or straw is None
            else self.tr("last straw, turn {turn}").format(turn=straw.turn)
        )

    def _straw_tag(self, found: Findings) -> QRectF:
        """Give where the last straw is named: above its turn, or beside it where that leaves rounds their names."""
        text = self._straw_said(found)
        if not text or found.last_straw is None:
            return QRectF()
        x = self._x(found.last_straw.turn - 0.5)
        wide = QFontMetricsF(typeface.style("small")).horizontalAdvance(text) + 16
        starts = [self._x(turn) for turn in (0, *(turn for turn, _ in found.rounds))]
        rooms = [QRectF(left, 4, right - left, 18) for left, right in itertools.pairwise(starts)]
        tags = [
            QRectF(max(0.0, min(left, self.width() - wide - 4)), 2, wide, 18)
            for left in (x - wide / 2, x - wide, x)
        ]
        return max(tags, key=lambda tag: min((beside(room, tag).width() for room in rooms), default=0))

    def _paint_cursor(self, painter: QPainter, found: Findings, colours: Theme) -> None:
        if not found.is_won and found.last_straw is not None:
            x = self._x(found.last_straw.turn - 0.5)
            painter.setPen(QPen(QColor(colours.selection), 1.8))
            painter.drawLine(QPointF(x, 20), QPointF(x, self._plot.bottom()))
            area, text = self._straw_tag(found), self._straw_said(found)
            painter.fillRect(area, QColor(colours.selection))
            self._write(painter, area, text, "small", colours.halo, Qt.AlignmentFlag.AlignCenter)
        if self.underMouse() or self.hasFocus():
            x = self._x(self.at - 0.5)
            painter.setPen(QPen(QColor(colours.accent), 1.2, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, 22), QPointF(x, self._plot.bottom()))

    def _write(
        self,
        painter: QPainter,
        area: QRectF,
        text: str,
        style: str,
        ink: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        painter.setFont(typeface.style(style))
        painter.setPen(QColor(ink))
        painter.drawText(area, align | Qt.AlignmentFlag.AlignVCenter, text)


class CurveCard(Card):
    """The chart with its title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("The village, turn by turn"))
        self.hint.setText(self.tr("a click opens the turn"))
        self.setAccessibleName(self.title.text())
        self.chart = CurveChart(self)
        self.body.setContentsMargins(6, 4, 8, 4)
        self.body.addWidget(self.chart)
        self.let_body_grow()
