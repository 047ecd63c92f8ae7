"""The application: settings, language, look and desk come up first, the window next, everything slow after it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from engine.texts.problem import Severity
from workbench import language, places
from workbench.background import Worker, take_short_turns
from workbench.documents.desk import Desk
from workbench.dress.icons import icon
from workbench.dress.look import Look
from workbench.settings import AUTOSAVE, AUTOSAVE_SECONDS, LANGUAGE, REOPEN, SCALE, Setting, Settings
from workbench.shell.frame_fit import FrameFit
from workbench.shell.main_window import MainWindow
from workbench.shell.notice import Notice
from workbench.shell.recent import Recent
from workbench.shell.rooms import ROOMS
from workbench.shell.session import Session
from workbench.shell.unexpected_error import UnexpectedErrors
from workbench.tidying import Tidying

# The window lays itself out and draws first; loading beside that would only make it stutter.
CALM_MS = 800
# What we lay on the clipboard beside words.
OWN_KINDS = "application/x-daimyo"


class Workbench(QObject):
    """What lives as long as the program: settings, the desk, and the window on them."""

    def __init__(self, application: QApplication, stored: QSettings) -> None:
        super().__init__(application)
        self._application = application
        self.settings = Settings(stored, self)
        self.session = Session(stored)
        self.recent = Recent(stored)
        self.look = Look(application, self.settings)
        self.unexpected_errors = UnexpectedErrors(places.log_file(), self)
        self.unexpected_errors.happened.connect(self._tell_of_error)
        self._translators = language.install(language.chosen(self.settings.word(LANGUAGE)), application)
        self.look.dress()
        self.desk = Desk(places.recovery_folder(), self)
        self.desk.folder = places.documents_folder()
        self._set_autosave()
        self.settings.changed.connect(self._setting_changed)
        self._warming = Worker("warming up", self, is_alone=True)
        self.window = self._made_window()
        self._frame_fit = FrameFit(self.window)
        self.tidying = Tidying(self)
        self.tidying.begin()
        application.aboutToQuit.connect(self.farewell)

    def _made_window(self) -> MainWindow:
        window = MainWindow(self.desk, self.settings, self.session, self.recent)
        window.setWindowIcon(icon("hex", "accent"))
        if not self.session.restore_geometry(window):
            available = QGuiApplication.primaryScreen().availableGeometry()
            window.resize(min(1600, available.width()), min(1000, available.height()))
        known = {room.name for room in ROOMS}
        window.show_workspace(self.session.workspace if self.session.workspace in known else "map")
        return window

    def start(self, files: Iterable[Path]) -> None:
        """Show the window as it was left, then open files and load what is slow."""
        if self.settings.is_on(REOPEN):
            self.window.reopen()
        self.window.show()
        QTimer.singleShot(0, partial(self._open, list(files)))

    def _open(self, files: list[Path]) -> None:
        self.window.files.open_paths(files)
        self.window.files.offer_recovery()
        self.window.tour.resume_after_start()
        QTimer.singleShot(CALM_MS, self._warm_up)

    def _warm_up(self) -> None:
        self._warming.ask(warm_up, lambda _: self.tidying.settle())

    def farewell(self) -> None:
        """End in order."""
        self.desk.farewell()
        self._fall_silent()
        self._warming.close(patience=0)
        self.tidying.end()
        # What lies on the clipboard outlives Python, which then could not let go of it: its words alone stay.
        clipboard = self._application.clipboard()
        lies_there: QMimeData | None = clipboard.mimeData()
        if lies_there is not None and any(kind.startswith(OWN_KINDS) for kind in lies_there.formats()):
            clipboard.setText(clipboard.text())

    # ------------------------------------------------------------ what changes while it runs

    def _setting_changed(self, setting: Setting) -> None:
        if setting in (AUTOSAVE, AUTOSAVE_SECONDS):
            self._set_autosave()
        elif setting is LANGUAGE:
            # Once the dialog that it was chosen in has answered.
            QTimer.singleShot(0, self.speak)

    def _set_autosave(self) -> None:
        seconds = self.settings.number(AUTOSAVE_SECONDS)
        self.desk.autosave_seconds = seconds if self.settings.is_on(AUTOSAVE) else 0

    def _fall_silent(self) -> None:
        """Give the language back."""
        for translator in self._translators:
            self._application.removeTranslator(translator)

    def speak(self) -> None:
        """Take another language over in place: everything stays, only the words change."""
        self._fall_silent()
        chosen = language.chosen(self.settings.word(LANGUAGE))
        self._translators = language.install(chosen, self._application)
        self.window.speak()

    def _tell_of_error(self, sentence: str, report: str) -> None:
        text = self.tr(
            "Something unexpected happened: {what}. Your documents are untouched; saving is a good idea."
        )
        copy = partial(QGuiApplication.clipboard().setText, report)
        choices = ((self.tr("Copy the report"), copy), (self.tr("Show the log"), self.window.pages.show_log))
        self.desk.keep_unsaved()
        self.window.say(
            Notice(
                text.format(what=sentence), Severity.ERROR, choices, topic="unexpected error", is_for_all=True
            )
        )


def warm_up() -> None:
    """Load what the first check and the first game need, so that nobody waits for it later."""
    import jsonschema  # noqa: F401  # only to have it loaded
    import networkx  # noqa: F401  # only to have it loaded

    from engine import games
    from engine.numbers import simulate  # noqa: F401  # only to have them loaded
    from engine.texts import languages

    languages.catalogue(language.spoken())
    for name in games.GAMES:
        games.find(name)


def set_scale(stored: QSettings) -> None:
    """Let Qt draw everything larger; it asks for this once, before the application starts."""
    scale = Settings(stored).number(SCALE)
    if scale != SCALE.default and "QT_SCALE_FACTOR" not in os.environ:
        os.environ["QT_SCALE_FACTOR"] = str(scale / 100)


def made_application() -> QApplication:
    """Make Qt's application, named and set for high resolutions."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    take_short_turns()
    application = QApplication([places.NAME])
    application.setApplicationName(places.NAME)
    application.setApplicationDisplayName("Daimyo")
    application.setDesktopFileName(places.NAME)
    application.setStyle("Fusion")
    return application


def run(files: Iterable[Path] = ()) -> int:
    """Open the workbench with some files and give the exit code."""
    stored = places.stored()
    set_scale(stored)
    application = made_application()
    workbench = Workbench(application, stored)
    workbench.unexpected_errors.watch()
    workbench.start([Path.cwd() / file for file in files])
    return application.exec()


if __name__ == "__main__":
    sys.exit(run([Path(word) for word in sys.argv[1:]]))
