"""The typefaces: ours where their files can be read, else the system's."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from workbench.dress import theme

FOLDER = Path(__file__).parents[1] / "fonts"
OURS = {"sans": "Daimyo Sans", "serif": "Daimyo Serif", "mono": "Daimyo Mono"}
# Tried in this order where our own files are missing; the system's general families come last.
FALLBACKS = {
    "sans": ("Inter", "Noto Sans", "DejaVu Sans"),
    "serif": ("Source Serif 4", "Noto Serif", "DejaVu Serif"),
    "mono": ("JetBrains Mono", "DejaVu Sans Mono"),
}
_HINTS = {
    "sans": QFont.StyleHint.SansSerif,
    "serif": QFont.StyleHint.Serif,
    "mono": QFont.StyleHint.Monospace,
}


@cache
def load() -> tuple[str, ...]:
    """Read our font files, once, and give the families they brought; none where the files are missing or broken."""
    if QGuiApplication.instance() is None:
        raise RuntimeError("fonts are read after the application has started")
    brought: dict[str, None] = {}
    for path in sorted(FOLDER.glob("*.[ot]tf")):
        number = QFontDatabase.addApplicationFont(str(path))
        if number >= 0:
            brought.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(number)))
    return tuple(brought)


def families(role: str) -> list[str]:
    """Give the families of a role (sans, serif, mono), best first."""
    ours = [OURS[role]] if OURS[role] in load() else []
    return [*ours, *FALLBACKS[role]]


def font(role: str, pixels: float, weight: int = 400, *, italic: bool = False, spacing: float = 0) -> QFont:
    """Give a font of a role in pixels; `spacing` is added between letters, in percent of their size."""
    made = QFont(families(role))
    made.setStyleHint(_HINTS[role])
    # Whole pixels only through setPixelSize; half ones through points at the usual 96 to the inch.
    if pixels == int(pixels):
        made.setPixelSize(max(1, int(pixels)))
    else:
        made.setPointSizeF(pixels * 0.75)
    made.setWeight(QFont.Weight(weight))
    made.setItalic(italic)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + spacing)
    return made


def style(name: str, scale: float = 1) -> QFont:
    """Give the font of a text style of the guide (`body`, `dock`, `result` ...), the interface scale applied."""
    found = theme.TYPE[name]
    made = font(found.family, found.size * scale, found.weight, spacing=found.spacing)
    if found.upper:
        made.setCapitalization(QFont.Capitalization.AllUppercase)
    return made
