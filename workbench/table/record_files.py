"""Records of games in files: asked for, written, and what went wrong with it said."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from workbench.table.sitting import Sitting


class RecordFiles(QObject):
    """Asks for files as a person means them."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget

    def _kinds(self) -> str:
        return self.tr("Game records (*.json);;All files (*)")

    def ask(self, folder: Path) -> Path | None:
        """Ask for a record to be opened."""
        name, _ = QFileDialog.getOpenFileName(
            self._widget, self.tr("Open record"), str(folder), self._kinds()
        )
        return Path(name) if name else None

    def ask_where(self, sitting: Sitting, folder: Path) -> Path | None:
        """Ask for the file that a game is to be written to."""
        name = sitting.title.lower().replace(" ", "-").replace(",", "") + ".json"
        start = str(sitting.path or folder / name)
        chosen, _ = QFileDialog.getSaveFileName(self._widget, self.tr("Save record"), start, self._kinds())
        path = Path(chosen)
        return None if not chosen else path if path.suffix else path.with_suffix(".json")

    def write(self, sitting: Sitting, path: Path) -> str:
        """Write a game to a file and say what went wrong, if anything did."""
        try:
            sitting.save(path)
        except OSError as error:
            text = self.tr("{file} could not be written: {reason}.")
            return text.format(file=path.name, reason=error.strerror or str(error))
        return ""
