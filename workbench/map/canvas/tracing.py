"""Tracing: which scan lies under which map, read off the window's thread and found again in the next session."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QImage, QImageReader

from workbench.background import Worker
from workbench.documents.document import Document
from workbench.documents.ordinary import why_not_ordinary
from workbench.map.canvas.canvas import MapCanvas

# The longest side an image is kept at: a large scan is traced no better for more.
LARGEST = 4096


def read_image(path: Path) -> QImage:
    """Read an image the right way up; one that cannot be read is null."""
    if why_not_ordinary(path):
        return QImage()
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and max(size.width(), size.height()) > LARGEST:
        reader.setScaledSize(size.scaled(LARGEST, LARGEST, Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()


class Tracing(QObject):
    """Lays images under the board of a canvas, one for each map."""

    refused = Signal(str)
    """A file that cannot be traced, and why."""

    def __init__(self, canvas: MapCanvas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._document: Document | None = None
        # By the maps' paths: where the image lies, and how it lies on the board.
        self._scans: dict[str, dict[str, Any]] = {}
        self._reading = Worker("scan", self)
        canvas.image_dropped.connect(self.lay)

    def show_document(self, document: Document | None) -> None:
        """Lay the scan of another map under the board, or none."""
        if document is self._document:
            return
        self._keep()
        self._document = document
        self._canvas.underlay.remove()
        kept = self._scans.get(str(document.path)) if document is not None else None
        if kept is not None:
            self._read(Path(kept["image"]), kept)

    def forget(self, document: Document) -> None:
        """Lay no scan under a map any more that was thrown away, nor under the next one of its name."""
        if document is self._document:
            self._canvas.underlay.remove()
            self._document = None
        self._scans.pop(str(document.path), None)

    def lay(self, path: Path) -> None:
        """Lay an image under the board, or say that it cannot be read."""
        self._read(path, None)

    def _read(self, path: Path, kept: dict[str, Any] | None) -> None:
        self._reading.ask(partial(read_image, path), partial(self._take, self._document, path, kept))

    def _take(
        self, document: Document | None, path: Path, kept: dict[str, Any] | None, image: QImage
    ) -> None:
        if document is not self._document:
            return  # another map is shown by now
        canvas = self._canvas
        if image.isNull():
            self.refused.emit(self.tr("{file} cannot be read as an image.").format(file=path.name))
            return
        canvas.underlay.lay(path, image, canvas.view, canvas.width())
        if kept is not None:
            canvas.underlay.put_as(kept)

    # ------------------------------------------------------------ between sessions

    def _keep(self) -> None:
        if self._document is None:
            return
        if self._canvas.underlay.path is not None:
            self._scans[str(self._document.path)] = self._canvas.underlay.state()
        elif not self._reading.is_busy:
            self._scans.pop(str(self._document.path), None)

    def saved_state(self) -> dict[str, dict[str, Any]]:
        """Give the scans of all maps, by the maps' paths."""
        self._keep()
        return self._scans

    def restore_state(self, state: object) -> None:
        """Take over what `saved_state` gave; what is not of its form is left out."""
        if isinstance(state, dict):
            self._scans = {
                str(path): kept
                for path, kept in state.items()
                if isinstance(kept, dict) and isinstance(kept.get("image"), str)
            }
