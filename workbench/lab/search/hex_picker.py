"""The free hexes of a search: picked on a map by clicking them, or written as a list in a field that counts them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame, QStylePainter, QWidget

from engine.maps.hexes import Hex
from engine.maps.map import Map
from workbench.canvas.scene import Marks, of_map
from workbench.dress import theme
from workbench.lab.search.small_board import SmallBoard
from workbench.widgets.controls import set_property
from workbench.widgets.plain_label import long_tip


class HexPicker(SmallBoard):
    """A small board: what is free is ringed, a click sets a hex free or leaves it as it is."""

    toggled = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.free: tuple[Hex, ...] = ()
        self._shown: tuple[Map | None, int] = (None, 0)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Free hexes on the map"))
        self.setToolTip(self.tr("Click a hex to set it free, or to leave it as it is"))

    def show_map(self, chart: Map | None, players: int, free: Sequence[Hex]) -> None:
        """Show a map and which of its hexes are free."""
        before, counted = self._shown
        scene = self.scene
        if chart is not before or players != counted:
            self._shown = (chart, players)
            scene = of_map(chart, {}, players) if chart is not None else None
        self.free = tuple(free)
        self.show_scene(scene, Marks(ringed=frozenset(self.free), hover=self.marks.hover))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Set a hex free, or leave it as it is."""
        at = self.hex_under(event.position())
        if event.button() is Qt.MouseButton.LeftButton and at is not None:
            self.toggled.emit(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which hex a click would mean."""
        self._point_at(self.hex_under(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing any more."""
        self._point_at(None)

    def _point_at(self, at: Hex | None) -> None:
        if at != self.marks.hover:
            self.show_scene(self.scene, Marks(ringed=frozenset(self.free), hover=at))


class HexField(QLineEdit):
    """Coordinates of hexes; until somebody writes in it, it says how many there are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.summary = ""

    def show_hexes(self, hexes: Sequence[Hex], chart: Map | None) -> None:
        """Show other hexes, and name them all under the mouse."""
        self.setText("  ".join(f"{q},{r}" for q, r in hexes))
        self.setCursorPosition(0)
        set_property(self, "wrong", False)
        self.summary = self.tr("%n may change", "", len(hexes)) if hexes else self.tr("none may change")
        known = chart.names if chart is not None else {}
        said = ", ".join(
            f"{known[at]} ({at[0]},{at[1]})" if at in known else f"{at[0]},{at[1]}" for at in hexes
        )
        how = self.tr(
            "Hexes whose kinds may trade places, by their coordinates as MAP shows them: 17,5  17,3"
        )
        self.setToolTip(long_tip("\n".join(filter(None, (said, how)))))
        self.setAccessibleDescription(f"{self.summary}: {said}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say in words what a list of numbers would not, unless it is written in or wrong."""
        if self.hasFocus() or self.property("wrong") or not self.isEnabled():
            super().paintEvent(event)
            return
        painter, option = QStylePainter(self), QStyleOptionFrame()
        self.initStyleOption(option)
        painter.drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option)
        room = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        painter.setPen(QColor(theme.current().ink))
        where = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(room.adjusted(2, 0, 0, 0), where, self.summary)
