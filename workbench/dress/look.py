"""How the application looks: the theme that was chosen, or that of the system as it changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from workbench.dress import stylesheet, theme
from workbench.settings import THEME, Setting, Settings


class Look(QObject):
    """Dresses the application in the theme, and again whenever setting or system change."""

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__(application)
        self._application = application
        self._settings = settings
        self._dressed: theme.Theme | None = None
        application.styleHints().colorSchemeChanged.connect(self.dress)
        settings.changed.connect(self._setting_changed)

    def dress(self) -> None:
        """Put the theme on."""
        wanted = theme.THEMES[self._wanted()]
        if wanted is not self._dressed:
            self._dressed = wanted
            stylesheet.apply(self._application, wanted)

    def _wanted(self) -> str:
        chosen = self._settings.word(THEME)
        if chosen in theme.THEMES:
            return chosen
        is_dark = self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return "dark" if is_dark else "light"

    def _setting_changed(self, setting: Setting) -> None:
        if setting is THEME:
            self.dress()
