"""Pages over the window: command search, keys, settings, the log, and what the program is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMenu, QMessageBox, QWidget

from workbench import places
from workbench.settings import THEME
from workbench.shell.notice import Notice

if TYPE_CHECKING:
    from workbench.shell.main_window import MainWindow


class Pages(QObject):
    """Opens each of them when it is asked for; their modules are loaded only then."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def show_command_search(self) -> None:
        """Open the command search."""
        from workbench.shell.command_search import CommandSearch
        from workbench.shell.finding import everything

        found = self._window.findChild(CommandSearch) or CommandSearch(self._window)
        found.start(everything(self._window))

    def show_shortcuts(self) -> None:
        """Show every action with its key."""
        from workbench.shell.shortcuts import ShortcutsDialog

        self._show_dialog(ShortcutsDialog(self._window))

    def show_settings(self) -> None:
        """Show the settings."""
        from workbench.dialogs.settings import SettingsDialog

        self._show_dialog(SettingsDialog(self._window.settings, self._window))

    def show_print_kit(self) -> None:
        """Show the print-and-play kit of what is open."""
        from workbench.dialogs.print_kit import open_for

        open_for(self._window)

    def speak(self) -> None:
        """Say what lies open over the window in the language that now holds."""
        from workbench.dialogs.settings import SettingsDialog
        from workbench.shell.command_search import CommandSearch
        from workbench.shell.shortcuts import ShortcutsDialog

        for found in self._window.findChildren(CommandSearch):
            found.setParent(None)
            found.deleteLater()
        for settings in self._window.findChildren(SettingsDialog):
            settings.speak()
        for shortcuts in self._window.findChildren(ShortcutsDialog):
            shortcuts.speak()

    def _show_dialog(self, dialog: QWidget) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()

    def show_log(self) -> None:
        """Open the file of unexpected errors, or say that there is none."""
        path = places.log_file()
        if path.is_file():
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
        else:
            self._window.say(
                Notice(self.tr("Nothing unexpected has happened: there is no log."), topic="log")
            )

    def show_about(self) -> None:
        """Show the version and the licences."""
        from importlib.metadata import version

        text = self.tr(
            "<h3>Daimyo {version}</h3><p>A workbench for board-game designers, under the MIT licence.</p>"
            "<p>Built with Qt (LGPL). The typefaces Inter, Source Serif 4 and JetBrains Mono are under the SIL "
            "Open Font License.</p>"
        )
        QMessageBox.about(self._window, self.tr("About Daimyo"), text.format(version=version("daimyo")))

    def fill_theme_menu(self, menu: QMenu) -> None:
        """List the themes."""
        for word, title in THEME.choices.items():
            choice = menu.addAction(QCoreApplication.translate("settings", title))
            choice.setCheckable(True)
            choice.setChecked(self._window.settings.word(THEME) == word)
            choice.triggered.connect(lambda _=False, word=word: self._window.settings.set(THEME, word))
