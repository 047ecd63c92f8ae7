"""Spaces on the clipboard: what cut, copy and paste do while the canvas has the focus."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication

from workbench.map.canvas.canvas import MapCanvas
from workbench.map.tools import clipping


class MapClipboard(QObject):
    """The editor that the clipboard's actions speak to on the canvas."""

    def __init__(self, canvas: MapCanvas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._canvas, self._map_text = canvas, canvas.map_text

    def copy(self) -> None:
        """Copy the selected spaces."""
        if self._map_text.chart is None or not self._map_text.selection:
            return
        copied = clipping.cut_out(self._map_text.chart, self._map_text.selection)
        mime = QMimeData()
        mime.setData(clipping.MIME, copied.as_json().encode())
        mime.setText(copied.as_json())
        QGuiApplication.clipboard().setMimeData(mime)

    def cut(self) -> None:
        """Move the selected spaces to the clipboard."""
        self.copy()
        self.erase()

    def erase(self) -> None:
        """Take the selected spaces off the board."""
        erased = self._canvas.toolbox.spread_all(self._map_text.selection)
        self._map_text.paint(dict.fromkeys(erased), self.tr("Erase spaces"))

    def paste(self) -> None:
        """Carry the spaces of the clipboard under the mouse; a click or Enter lays them down."""
        mime = QGuiApplication.clipboard().mimeData()
        if not mime.hasFormat(clipping.MIME):
            self._map_text.refused.emit(self.tr("The clipboard holds no spaces."))
            return
        found = clipping.from_json(bytes(mime.data(clipping.MIME).data()).decode("utf-8", "replace"))
        if found is not None:
            self._canvas.paste_tool.clipping = found
            self._canvas.toolbox.take("paste")

    def select_all(self) -> None:
        """Select every space."""
        if self._map_text.chart:
            self._map_text.select(self._map_text.chart.spaces)
