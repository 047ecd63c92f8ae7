"""The card beside the mouse: what painting the hex under it would change, tied to the hex by a dotted line."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from engine.maps.hexes import Hex, neighbours
from workbench.canvas.geometry import Box, hexes_in
from workbench.dress import theme, typeface
from workbench.map.canvas.canvas import MapCanvas
from workbench.map.map_text import MapText
from workbench.map.space_words import coordinate, kind_word
from workbench.map.tools.tools import deed_of
from workbench.widgets.controls import set_role
from workbench.widgets.plain_label import PlainLabel


class Leader(QWidget):
    """A dotted line from a card to the hex that it speaks of."""

    def __init__(self, canvas: QWidget) -> None:
        super().__init__(canvas)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.line = QLineF()
        self.hide()

    def lead(self, card: QRectF, hex_centre: QPointF, size: float) -> None:
        """Draw the line from the near side of the card to the rim of the hex."""
        start = QPointF(
            min(max(hex_centre.x(), card.left() + 12), card.right() - 12),
            min(max(hex_centre.y(), card.top()), card.bottom()),
        )
        whole = QLineF(start, hex_centre)
        whole.setLength(max(0.0, whole.length() - size))
        area = QRectF(whole.p1(), whole.p2()).normalized().adjusted(-2, -2, 2, 2).toAlignedRect()
        self.setGeometry(area)
        self.line = whole.translated(-QPointF(area.topLeft()))
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.current().ink3), 1.4, Qt.PenStyle.DotLine))
        painter.drawLine(self.line)


class HoverCard(QFrame):
    """What painting the hex under the mouse would change."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMinimumWidth(236)
        self.title, self.change = PlainLabel(self), PlainLabel(self)
        self.title.setFont(typeface.style("group"))
        self.change.setObjectName("hint")
        self.slots, self.touched = PlainLabel(self), PlainLabel(self)
        for value in (self.slots, self.touched):
            value.setFont(typeface.style("group"))
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.change)
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        for row, (words, value) in enumerate(
            ((self.tr("Figure slots"), self.slots), (self.tr("Would touch"), self.touched))
        ):
            label = PlainLabel(words, self)
            label.setObjectName("hint")
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, row, 1, Qt.AlignmentFlag.AlignRight)
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(1, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 8)
        self._column.setSpacing(6)
        self._column.addLayout(head)
        self._column.addLayout(grid)
        self.leader = Leader(canvas)
        self.hide()
        canvas.hovered.connect(self.show_for)
        canvas.view_changed.connect(self.hide)

    def show_for(self, at: Hex | None) -> None:
        """Show the effect of painting a hex, or nothing where there is none."""
        canvas = self._canvas
        map_text, tool = canvas.map_text, canvas.tool
        is_paint = canvas.toolbox.tool == "paint" and not tool.is_down
        if at is None or map_text.chart is None or not is_paint:
            self.hide()
            return
        space = map_text.chart.spaces.get(at)
        new, old = tool.terrain, space.terrain if space else None
        if new == old:
            self.hide()
            return
        before = map_text.slots()
        changed = {place: word or "" for place, word in tool.ghost(at).items()}
        after = map_text.slots(changed)
        self.title.setText(self.tr("{deed} at {at}").format(deed=deed_of(new or "void"), at=coordinate(at)))
        self.change.setText(f"{kind_word(old)} → {kind_word(new)}")
        self.slots.setText(f"{before} → {after}" if before != after else str(before))
        wanted = map_text.wanted_slots()
        set_role(self.slots, "error" if wanted is not None and after > wanted else "group")
        self.touched.setText(", ".join(self._near(map_text, at)) or "–")
        self._place(at)

    def _near(self, map_text: MapText, at: Hex) -> list[str]:
        assert map_text.chart is not None
        spaces = map_text.chart.spaces
        near = [beside for beside in neighbours(at) if beside in spaces and spaces[beside].is_settlement]
        return [map_text.chart.names.get(beside) or kind_word(spaces[beside].terrain) for beside in near]

    def _place(self, at: Hex) -> None:
        """Stand aside of the hex, where there is room."""
        canvas = self._canvas
        self.resize(self.sizeHint())
        x, y = canvas.view.centre(at)
        places = [
            QPointF(x + across * 140, y + down * 90) for across in (-1, 0, 1) for down in (-3, -2, -1, 1, 2)
        ]
        best = min(places, key=lambda place: self._cost(place, x, y))
        area = self._area(best)
        self.move(int(area.left()), int(area.top()))
        self.show()
        self.leader.lead(QRectF(self.geometry()), QPointF(x, y), canvas.view.s)

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the line along."""
        self.leader.hide()

    def _area(self, middle: QPointF) -> QRectF:
        canvas = self._canvas
        left = min(max(middle.x() - self.width() / 2, 8), canvas.width() - self.width() - 8)
        top = min(max(middle.y() - self.height() / 2, 64), canvas.height() - self.height() - 8)
        return QRectF(left, top, self.width(), self.height())

    def _cost(self, place: QPointF, x: float, y: float) -> float:
        """Count the hexes that the card would hide, the near ones thrice, and how far away it is."""
        canvas = self._canvas
        area = self._area(place)
        view, spaces = canvas.view, canvas.composition.base.spaces
        if area.adjusted(-view.s * 2, -view.s * 2, view.s * 2, view.s * 2).contains(x, y):
            return 1e6
        box = view.box_on_board(Box(area.left(), area.top(), area.right(), area.bottom()))
        hidden = sum(at in spaces for at in hexes_in(box))
        return 40 * hidden + abs(area.center().x() - x) + abs(area.center().y() - y)
