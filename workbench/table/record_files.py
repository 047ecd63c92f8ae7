"""Records of games in files: asked for, written, and what went wrong with it said."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.texts.writing import write_atomically
from workbench.table.model.sitting import Sitting


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

    def ask_where(self, title: str, path: Path | None, folder: Path) -> Path | None:
        """Ask for the file that a game is to be written to; by default its own, or one by its title."""
        start = str(path or folder / f"{file_name(title)}.json")
        chosen, _ = QFileDialog.getSaveFileName(self._widget, self.tr("Save record"), start, self._kinds())
        found = Path(chosen)
        return None if not chosen else found if found.suffix else found.with_suffix(".json")

    def write(self, sitting: Sitting, path: Path) -> str:
        """Write a game to a file and say what went wrong, if anything did."""
        return self._tried(path, lambda: sitting.save(path))

    def copy(self, kept: Path, path: Path) -> str:
        """Write a kept record to a file and say what went wrong, if anything did."""
        return self._tried(path, lambda: write_atomically(path, kept.read_bytes()))

    def _tried(self, path: Path, deed: Callable[[], object]) -> str:
        try:
            deed()
        except OSError as error:
            text = self.tr("{file} could not be written: {reason}.")
            return text.format(file=path.name, reason=error.strerror or str(error))
        return ""


def file_name(title: str) -> str:
    """Make the name of a file from a title.

    >>> file_name("Playtest 3, branch at turn 2")
    'playtest-3-branch-at-turn-2'
    """
    return "-".join(re.findall(r"\w+", title.lower())) or "game"
