"""What the status bar says of the map: the tool in hand, its keys, and what lies under the mouse."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from workbench.canvas.scene import title_of
from workbench.map.canvas.canvas import MapCanvas
from workbench.map.space_words import coordinate, kind_title, kind_word
from workbench.map.tools.tool_strip import TOOLS

translate = QCoreApplication.translate


class StatusWords(QObject):
    """Puts what a person does on the canvas into words."""

    def __init__(self, canvas: MapCanvas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._canvas, self._map_text, self._toolbox = canvas, canvas.map_text, canvas.toolbox

    def tool(self) -> str:
        """Say what the tool in hand is."""
        tool = self._toolbox.tool
        if self._toolbox.is_placing_centre:
            return self.tr("Click the centre of the symmetry")
        if tool == "paste":
            return self.tr("Paste: R turns, O flips")
        if tool == "paint":
            return self.tr("{kind} brush").format(kind=kind_title(self._toolbox.terrain))
        if tool == "piece" and self._toolbox.piece:
            return self.tr("Gives hexes to {piece}").format(piece=title_of(self._toolbox.piece))
        return translate("tools", TOOLS[tool][1])

    def keys(self) -> str:
        """Say what buttons and keys do with it."""
        if self._toolbox.tool == "select":
            return self.tr("Click or drag · double click: the whole piece · Ctrl adds · right click: more")
        if self._toolbox.tool == "piece":
            return self.tr("Drag over hexes · Alt picks their piece")
        if self._toolbox.tool == "paste":
            return self.tr("Click lays it down · right click puts it back")
        return self.tr("Left paint · Right erase · Alt pick")

    def hover(self) -> str:
        """Say what lies under the mouse or the cursor."""
        at = self._canvas.hover or self._canvas.cursor_hex
        chart = self._map_text.chart
        if at is None or chart is None:
            return ""
        space, name = chart.spaces.get(at), chart.names.get(at)
        parts = [self.tr("Hex {at}").format(at=coordinate(at)), kind_word(space.terrain if space else None)]
        return " · ".join([*parts, *([name] if name else [])])

    def size(self) -> str:
        """Say how many hexes the shown board has."""
        spaces = self._map_text.chart.spaces_for(self._map_text.players or 0) if self._map_text.chart else ()
        return self.tr("%n hex(es)", "", len(spaces))
