"""A running workbench that is photographed in every look: theme, language and size change while it stands there."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
USUAL_SIZE = (1600, 1000)
PATIENCE = 300.0


@dataclass(frozen=True)
class Look:
    """How the window is dressed for a picture."""

    theme: str
    language: str = "en"
    size: tuple[int, int] = USUAL_SIZE

    @property
    def ending(self) -> str:
        """What its pictures are called by behind the scene's name: nothing for the usual look."""
        width, height = self.size
        words = (
            "" if self.language == "en" else self.language,
            "" if self.size == USUAL_SIZE else f"{width}x{height}",
            "" if self.theme == "light" else self.theme,
        )
        return "".join(f"-{word}" for word in words if word)


def pause(milliseconds: int) -> None:
    """Let the window and its threads work for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


class Stage:
    """A running workbench, and what the scenes do with it."""

    def __init__(self, application: QApplication, folder: Path, looks: Sequence[Look], to: Path) -> None:
        from workbench.app import Workbench
        from workbench.settings import Settings

        stored = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(stored)
        self.looks, self.to, self.folder = looks, to, folder
        self._dress(looks[0])
        self.workbench = Workbench(application, stored)
        self.settings = self.workbench.settings
        self.workbench.desk.folder = folder
        self.window = self.workbench.window
        self.window.resize(*looks[0].size)
        self.window.move(0, 0)
        self.workbench.start([])
        self.wait(self.window.isVisible)

    def _dress(self, look: Look) -> None:
        from workbench.settings import LANGUAGE, THEME

        self.settings.set(LANGUAGE, look.language)
        self.settings.set(THEME, look.theme)

    def wait(self, holds: Callable[[], object] = lambda: True, settle: int = 400) -> None:
        """Wait until something holds, and a moment more for what is drawn late."""
        end = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() > end:
                raise TimeoutError("the scene did not come to rest")
            pause(20)
        pause(settle)

    def open(self, path: Path) -> None:
        """Open a document and wait until it was read."""
        self.window.open_path(path)
        self.wait(lambda: self.window.document is not None)

    def take(self, name: str, lay_over: Callable[[], Callable[[], None]] | None = None) -> None:
        """Photograph the screen where the window is, in every look.

        What is laid over the window, a dialog, is laid anew in every look, and taken away by what it gives.
        """
        for look in self.looks:
            self._dress(look)
            if (self.window.width(), self.window.height()) != look.size:
                self.window.resize(*look.size)
            self.wait(settle=3000)
            take_away = lay_over() if lay_over else None
            screen = QGuiApplication.primaryScreen()
            picture = screen.grabWindow(0, self.window.x(), self.window.y(), *look.size)
            path = self.to / f"{name}{look.ending}.png"
            picture.save(str(path))
            print(path.name, flush=True)
            if take_away:
                take_away()

    def keep(self, name: str, picture: bytes) -> None:
        """Keep a picture that is the same in any look."""
        (self.to / f"{name}.png").write_bytes(picture)
        print(f"{name}.png", flush=True)

    def close(self) -> None:
        """End this workbench without asking what to save."""
        for document in list(self.workbench.desk):
            self.workbench.desk.close(document)
        self.window.close()
        self.workbench.farewell()
        self.window.deleteLater()
        pause(50)
