"""Icons of the interface: those of the glyphs, and that of each severity."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QIcon, QPixmap

from engine.problem import Severity
from workbench import theme
from workbench.canvas.glyphs.icons import icon, picture

__all__ = ["glyph_picture", "icon", "severity_icon", "severity_picture"]

_SEVERITY = {
    Severity.ERROR: ("error", "error"),
    Severity.WARNING: ("warning", "warn"),
    Severity.INFO: ("info", "accent"),
}


def severity_icon(severity: Severity) -> QIcon:
    """Give the icon of a severity: each has a shape of its own, besides its colour."""
    return icon(*_SEVERITY[severity])


def severity_picture(severity: Severity, size: int) -> QPixmap:
    """Give the icon of a severity as a picture for a label."""
    return glyph_picture(*_SEVERITY[severity], size)


def glyph_picture(name: str, role: str, size: int) -> QPixmap:
    """Give a glyph in a colour role as a picture for a label, sharp on the sharpest screen there is.

    Not through `QIcon.pixmap`: PySide never frees a picture that an icon engine written in Python gives.
    """
    screens = QGuiApplication.screens()
    ratio = max((screen.devicePixelRatio() for screen in screens), default=1.0)
    return picture(name, size, getattr(theme.current(), role), ratio)
