"""The application's dress: palette, style sheet and the small pictures it needs, all made of the theme's roles.

Widgets are told apart by object name where their class does not say enough: `primary`, `small`, `link`, `fix`, `hint`,
`group`, `error`, `card`, `panel`, `popup`, `dock`, `dockHeader`, `dockTitle`, `count`, `notice`, `problem`. Properties
say the rest: `severity` on notices, problems and fixes, `segment` (`first`, `middle`, `last`, `only`) on the buttons of
a row of choices, `wrong` and `changed` (`true`) on fields.
"""

from __future__ import annotations

import contextlib
import re
from functools import cache
from pathlib import Path
from string import Template

from PySide6.QtCore import QDir, QRectF, QTemporaryDir
from PySide6.QtGui import QColor, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication

from workbench.dress import theme as themes
from workbench.dress import typeface
from workbench.dress.theme import Theme, blend

SHEET = Path(__file__).with_name("stylesheet.qss")
# Pictures of the sheet: their glyph, the role of their colour and their size in pixels.
PICTURES = {
    "check": ("check", "on_accent", 14),
    "dash": ("dash", "on_accent", 14),
    "bullet": ("bullet", "on_accent", 14),
    "menu-check": ("check", "accent", 14),
    "down": ("chevron-down", "ink2", 14),
    "down-faint": ("chevron-down", "line2", 14),
    "up": ("chevron-up", "ink2", 14),
    "left": ("chevron-left", "ink2", 14),
    "left-faint": ("chevron-left", "line2", 14),
    "right": ("chevron-right", "ink2", 14),
    "right-faint": ("chevron-right", "line2", 14),
    "close": ("close", "ink2", 14),
    "grip": ("grip", "ink3", 14),
}
_PREFIX = "daimyopictures"  # Qt wants letters only
_RATIOS = {"": 1, "@2x": 2, "@3x": 3}

_folder: QTemporaryDir | None = None


def apply(application: QApplication, theme: Theme, scale: float = 1) -> None:
    """Dress the application in a theme, its sizes multiplied by the interface scale."""
    themes.use(theme)
    typeface.load()
    if application.style().objectName().lower() not in ("fusion", "stylesheet"):
        application.setStyle("Fusion")
    application.setPalette(palette(theme))
    application.setFont(typeface.style("body", scale))
    draw_pictures(theme)
    application.setStyleSheet(sheet(theme, scale))


def palette(theme: Theme) -> QPalette:
    """Give Qt's palette in a theme's roles."""
    made = QPalette()
    role = QPalette.ColorRole
    for name, value in {
        role.Window: theme.bg,
        role.WindowText: theme.ink,
        role.Base: theme.raised,
        role.AlternateBase: theme.sunk,
        role.Text: theme.ink,
        role.PlaceholderText: theme.ink3,
        role.Button: theme.raised,
        role.ButtonText: theme.ink,
        role.BrightText: theme.on_accent,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.ink,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.Light: theme.raised,
        role.Midlight: theme.panel,
        role.Mid: theme.line2,
        role.Dark: theme.ink3,
        role.Shadow: theme.shadow,
    }.items():
        made.setColor(name, QColor(value))
    for name in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, name, QColor(faint(theme)))
    return made


def faint(theme: Theme) -> str:
    """Give the ink of disabled text: ink at 40 % on a panel."""
    return blend(theme.ink, theme.panel, themes.DISABLED_OPACITY)


_PIXELS = re.compile(r"(?<![\w.#])(\d+(?:\.\d+)?)px")


def sheet(theme: Theme, scale: float = 1) -> str:
    """Give the style sheet in a theme's roles; lines stay thin while everything else grows with the scale."""
    roles = {name: value for name in theme.__slots__ if isinstance(value := getattr(theme, name), str)}
    roles.update(
        faint=faint(theme),
        hover=blend(theme.ink, theme.panel, 0.06),
        hover_bg=blend(theme.ink, theme.bg, 0.07),
        pressed=blend(theme.ink, theme.panel, 0.12),
        accent_hover=blend(theme.ink, theme.accent, 0.12),
        accent_faint=blend(theme.accent, theme.panel, themes.DISABLED_OPACITY),
        accent_edge=blend(theme.accent, theme.panel, 0.45),
        theme=theme.name,
        pictures=_PREFIX,
        mono=", ".join(f'"{family}"' for family in typeface.families("mono")),
    )
    filled = Template(_text()).substitute(roles)
    if scale == 1:
        return filled
    return _PIXELS.sub(
        lambda found: found[0] if float(found[1]) <= 2 else f"{float(found[1]) * scale:.0f}px", filled
    )


@cache
def _text() -> str:
    return SHEET.read_text(encoding="utf-8")


def draw_pictures(theme: Theme) -> None:
    """Draw the sheet's pictures into a folder of this process, where a sheet finds them by name."""
    global _folder
    if _folder is None or not _folder.isValid():
        _folder = QTemporaryDir()
        QDir.setSearchPaths(_PREFIX, [_folder.path()])
    for name, (glyph, role, size) in PICTURES.items():
        for suffix, ratio in _RATIOS.items():
            path = Path(_folder.path(), f"{name}-{theme.name}{suffix}.png")
            if not path.exists():
                # A disk without room costs the pictures, not the start.
                with contextlib.suppress(OSError):
                    _picture(glyph, getattr(theme, role), size * ratio).save(str(path))


def _picture(glyph: str, colour: str, side: int) -> QImage:
    from workbench.canvas.glyphs.icons import paint_glyph

    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_glyph(painter, glyph, QRectF(0, 0, side, side), colour)
    painter.end()
    return image
