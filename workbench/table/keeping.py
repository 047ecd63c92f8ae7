"""The game on the table, kept on disk while it goes on: after a crash or another game it can be gone on with."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer

from engine import record as records
from workbench import places
from workbench.table.sitting import Sitting

# Milliseconds after a move; many moves in a row are kept once.
SOON = 1500


class LastGame(QObject):
    """Writes the record of the game that is watched, a moment after each change."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitting: Sitting | None = None
        self._soon = QTimer(self, interval=SOON, singleShot=True)
        self._soon.timeout.connect(self.keep_now)

    @staticmethod
    def _file() -> Path:
        return places.state_folder() / "last-game.json"

    def watch(self, sitting: Sitting | None) -> None:
        """Keep another game from now on, or none; what was kept stays until something else is."""
        if self._sitting is not None:
            for signal in (self._sitting.moved, self._sitting.noted):
                signal.disconnect(self._soon.start)
        self._soon.stop()
        self._sitting = sitting
        if sitting is not None:
            for signal in (sitting.moved, sitting.noted):
                signal.connect(self._soon.start)

    def keep_now(self) -> None:
        """Write the record if there is a game with moves in it; a full disk must not stop the game."""
        self._soon.stop()
        if self._sitting is None or not self._sitting.match.moves:
            return
        with suppress(OSError):
            self._file().parent.mkdir(parents=True, exist_ok=True)
            records.save(self._sitting.record(), self._file())

    def record(self) -> Path | None:
        """Give the file of the kept game, if there is one."""
        return self._file() if self._file().is_file() else None

    def title(self) -> str:
        """Say which game is kept; nothing where none is."""
        try:
            kept: Mapping[str, Any] = json.loads(self._file().read_text(encoding="utf-8"))
            return f"{kept['variant']['title']}, {kept['map']}, {len(kept['turns'])}"
        except (OSError, ValueError, KeyError, TypeError):
            return ""
