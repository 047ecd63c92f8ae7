"""What a person can set, each declared once: the store, the dialog and the documentation follow from this list."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal

from workbench.words import QT_TRANSLATE_NOOP

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing to set: its key, default (which is also its type), title, help and what it may be.

    `choices` are the allowed words with their titles; numbers lie between `least` and `most`.
    """

    key: str
    group: str
    default: Value
    title: str
    help: str
    choices: dict[str, str] = field(default_factory=dict)
    least: int = 0
    most: int = 0
    step: int = 1
    unit: str = ""
    at_next_start: bool = False

    def sound(self, value: Any) -> Value:
        """Give a stored value as one that is allowed: an unknown one becomes the default.

        >>> AUTOSAVE_SECONDS.sound("7"), AUTOSAVE_SECONDS.sound("often"), AUTOSAVE_SECONDS.sound(9999)
        (7, 4, 60)
        """
        if isinstance(self.default, bool):
            return value if isinstance(value, bool) else str(value).lower() in ("true", "1")
        if isinstance(self.default, int):
            try:
                return min(max(int(value), self.least), self.most)
            except (TypeError, ValueError):
                return self.default
        return str(value) if str(value) in self.choices else self.default


LOOK = QT_TRANSLATE_NOOP("settings", "Look")
SAFETY = QT_TRANSLATE_NOOP("settings", "Safety")

THEME = Setting(
    "theme",
    LOOK,
    "system",
    QT_TRANSLATE_NOOP("settings", "Theme"),
    QT_TRANSLATE_NOOP("settings", "Light or dark colours; by default those of your desktop."),
    {
        "system": QT_TRANSLATE_NOOP("settings", "As the system"),
        "light": QT_TRANSLATE_NOOP("settings", "Light"),
        "dark": QT_TRANSLATE_NOOP("settings", "Dark"),
    },
)
LANGUAGE = Setting(
    "language",
    LOOK,
    "system",
    QT_TRANSLATE_NOOP("settings", "Language"),
    QT_TRANSLATE_NOOP("settings", "The language of the interface, of problems and of the rules in words."),
    # A language is named in itself, so that whoever ended up in the wrong one finds the way back.
    {
        "system": QT_TRANSLATE_NOOP("settings", "As the system"),
        "en": "English",
        "pl": "Polski",
        "de": "Deutsch",
    },
)
SCALE = Setting(
    "scale",
    LOOK,
    100,
    QT_TRANSLATE_NOOP("settings", "Interface scale"),
    QT_TRANSLATE_NOOP("settings", "Makes everything larger, on top of the scale of your desktop."),
    least=100,
    most=200,
    step=10,
    unit=" %",
    at_next_start=True,
)
REDUCE_MOTION = Setting(
    "reduce_motion",
    LOOK,
    False,
    QT_TRANSLATE_NOOP("settings", "Reduce motion"),
    QT_TRANSLATE_NOOP("settings", "Things change at once instead of moving."),
)
AUTOSAVE = Setting(
    "autosave",
    SAFETY,
    True,
    QT_TRANSLATE_NOOP("settings", "Keep unsaved changes for recovery"),
    QT_TRANSLATE_NOOP("settings", "After a crash the next start offers them; your files are not touched."),
)
AUTOSAVE_SECONDS = Setting(
    "autosave_seconds",
    SAFETY,
    4,
    QT_TRANSLATE_NOOP("settings", "Keep them after"),
    QT_TRANSLATE_NOOP("settings", "How long after a change the text is kept."),
    least=1,
    most=60,
    unit=" s",
)
REOPEN = Setting(
    "reopen",
    SAFETY,
    True,
    QT_TRANSLATE_NOOP("settings", "Open the last files at start"),
    QT_TRANSLATE_NOOP("settings", "Starts where you left off."),
)

SETTINGS = (THEME, LANGUAGE, SCALE, REDUCE_MOTION, AUTOSAVE, AUTOSAVE_SECONDS, REOPEN)


class Settings(QObject):
    """The chosen values, stored as they are set."""

    changed = Signal(object)
    """The setting that now has another value."""

    def __init__(self, stored: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored = stored

    def get(self, setting: Setting) -> Value:
        """Give the value of a setting."""
        return setting.sound(self._stored.value(f"settings/{setting.key}", setting.default))

    def is_on(self, setting: Setting) -> bool:
        """Say whether a yes-or-no setting is on."""
        return bool(self.get(setting))

    def number(self, setting: Setting) -> int:
        """Give a number that was set."""
        return int(self.get(setting))

    def word(self, setting: Setting) -> str:
        """Give a choice that was made."""
        return str(self.get(setting))

    def set(self, setting: Setting, value: Value) -> None:
        """Set a value and tell everybody, if it is another one."""
        if setting.sound(value) != self.get(setting):
            self._stored.setValue(f"settings/{setting.key}", setting.sound(value))
            self.changed.emit(setting)
