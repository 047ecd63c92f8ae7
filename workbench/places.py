"""Where the program keeps what is its own: state, recovery and log, by the system's customs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

NAME = "daimyo"


def state_folder() -> Path:
    """Give the folder for what outlives a session but is no document."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericStateLocation)
    return Path(place or Path.home() / ".local/state") / NAME


def recovery_folder() -> Path:
    """Give the folder of unsaved texts."""
    return state_folder() / "recovery"


def log_file() -> Path:
    """Give the file that unexpected errors are written to."""
    return state_folder() / "daimyo.log"


def documents_folder() -> Path:
    """Give the folder where a person keeps documents."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(place) if place else Path.home()
    return folder if folder.is_dir() else Path.home()


def stored() -> QSettings:
    """Open the file that settings and the window's state are stored in."""
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, NAME, NAME)
