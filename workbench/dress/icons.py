"""Icons of the interface: the glyphs for buttons, menus and lists, following the theme, and that of each severity."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap

from engine.texts.problem import Severity
from workbench.canvas.glyphs.icons import DrawnIcon, paint_glyph
from workbench.dress import theme

_SEVERITY = {
    Severity.ERROR: ("error", "error"),
    Severity.WARNING: ("warning", "warn"),
    Severity.INFO: ("info", "accent"),
}


@cache
def icon(name: str, role: str = "ink2", on: str = "accent") -> QIcon:
    """Give the icon of a glyph in a colour role (`ink2`, `accent`, `error` ...) and another while switched on."""

    def draw(painter: QPainter, area: QRectF, is_on: bool) -> None:
        paint_glyph(painter, name, area, getattr(theme.current(), on if is_on else role))

    return QIcon(DrawnIcon(draw))


def severity_picture(severity: Severity, size: int) -> QPixmap:
    """Give the icon of a severity as a picture for a label."""
    return glyph_picture(*_SEVERITY[severity], size)


def glyph_picture(name: str, role: str, size: int) -> QPixmap:
    """Give a glyph in a colour role as a picture for a label, sharp on the sharpest screen there is.

    Not through `QIcon.pixmap`: PySide never frees a picture that an icon engine written in Python gives.
    """
    screens = QGuiApplication.screens()
    ratio = max((screen.devicePixelRatio() for screen in screens), default=1.0)
    made = QPixmap(QSize(size, size) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_glyph(painter, name, QRectF(0, 0, size, size), getattr(theme.current(), role))
    painter.end()
    return made
