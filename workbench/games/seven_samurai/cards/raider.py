"""A raider's card, from a variant's entry: value, symbol, blades, penalties and flames, and the back of all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from workbench.canvas import glyphs
from workbench.canvas.cards import ground
from workbench.canvas.cards.card import SIZE, Back
from workbench.canvas.cards.ground import Dress
from workbench.canvas.cards.painter import SMALL, paint_back
from workbench.canvas.geometry import Box
from workbench.canvas.glyphs.outline import joined
from workbench.canvas.lettering import cap_height, write, write_within
from workbench.canvas.shapes import colour, scaled
from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.cards.hues import BLADE_GUARD, FLAMES, penalty_ink
from workbench.games.seven_samurai.glyphs import BLADE
from workbench.games.seven_samurai.glyphs import penalty as penalty_glyph

BACK = Back("oni")
# A frame line more, and a ground of its own, for each rank; a group that nobody knows looks like the first.
FRAMES = {"plunderers": 1, "lieutenants": 2, "bosses": 3}
GROUNDS = {"lieutenants": ("#E2A62E", 0.18), "bosses": ("#BE3B2C", 0.12)}

# In millimetres of a card 63 by 88 mm.
WIDTH, HEIGHT = SIZE
EDGE = 7.0
VALUE, NAME, ID = 19.8, 3.7, 3.0
DISC, DISC_AT = 9.3, (47.4, 15.4)
BLADES_TOP, BLADES, BLADE_STEP = 33.5, 20.0, 8.6
PENALTY, LETTERS, ROW = 7.0, 3.9, 8.6
FLAME, SMALL_FLAME = 9.6, 7.6
# Of a card that is read at a glance.
SMALL_VALUE, SMALL_SIGN, SMALL_LINE, SMALL_PENALTY, SMALL_PAIR = 25.0, 21.0, 43.6, 18.5, 14.6
FOCUS, PREVIEW_OPACITY = 2.6, 0.62


@dataclass(frozen=True, slots=True)
class Raider:
    """What a card shows."""

    name: str
    group: str
    value: int
    symbol: str = "none"
    flames: bool = False
    penalties: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """The card in words: for lists, tips and accessible names."""
        found = [words.group(self.group), str(self.value)]
        if self.symbol != "none":
            found.append(words.symbol(self.symbol))
        return ", ".join([" ".join(found[:2]), *found[2:], *map(words.penalty, self.penalties)])


def read_raider(name: str, entry: Mapping[str, Any]) -> Raider:
    """Read an entry of a variant's `raiders.cards`; what it lacks while it is being written is nothing."""
    value = entry.get("value")
    return Raider(
        name,
        str(entry.get("group", "plunderers")),
        value if isinstance(value, int) else 0,
        str(entry.get("symbol") or "none"),
        bool(entry.get("flames")),
        tuple(str(each) for each in entry.get("penalties") or ()),
    )


def read_raiders(values: Mapping[str, Any]) -> dict[str, Raider]:
    """Read all raiders of a variant's values by their names."""
    entries = (values.get("raiders") or {}).get("cards") or {}
    return {name: read_raider(name, entry) for name, entry in entries.items() if isinstance(entry, Mapping)}


def paint_raider_back(painter: QPainter, box: Box, dress: Dress, *, pixel: float = 1) -> None:
    """Draw the back that all raiders share into a box."""
    paint_back(painter, BACK, box, dress, pixel=pixel)


def paint_raider(
    painter: QPainter, raider: Raider, box: Box, dress: Dress, *, pixel: float = 1, state: str = ""
) -> None:
    """Draw a raider's card into a box of any size; below 110 pixels of width it is read at a glance.

    `state` is `hover` (an outline of the accent), `preview` (faint, in the colour of what is not yet done) or nothing.
    """
    unit = min(box.width / WIDTH, box.height / HEIGHT)
    hue, share = GROUNDS.get(raider.group, ("#FFFFFF", 0.0))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if state == "preview":
        painter.setOpacity(painter.opacity() * PREVIEW_OPACITY)
    ground.paint_body(painter, box, dress.tint(hue, share), dress, unit)
    is_small = box.width / pixel < SMALL
    painter.save()
    painter.translate((box.left + box.right - WIDTH * unit) / 2, (box.top + box.bottom - HEIGHT * unit) / 2)
    painter.scale(unit, unit)
    (_paint_small if is_small else _paint_whole)(painter, raider, dress)
    painter.restore()
    frames = 1 if is_small else FRAMES.get(raider.group, 1)
    ground.paint_edge(painter, box, dress, unit, frames, pixel)
    painter.restore()
    if state:
        _paint_state(painter, box, dress, unit, pixel, state)


def _paint_state(painter: QPainter, box: Box, dress: Dress, unit: float, pixel: float, state: str) -> None:
    theme = dress.theme
    outer = box.grown(FOCUS * pixel)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(theme.accent if state == "hover" else theme.selection), 2 * pixel))
    rounding = ground.ROUNDING * unit + FOCUS * pixel
    painter.drawRoundedRect(ground.rect(outer), rounding, rounding)
    painter.restore()


def _glyph(painter: QPainter, name: str, size: float, at: tuple[float, float], ink: str) -> None:
    painter.fillPath(scaled(glyphs.outline(name), size, at), colour(ink))


# ---------------------------------------------------------------- a card that can be read


def _paint_whole(painter: QPainter, raider: Raider, dress: Dress) -> None:
    theme = dress.theme
    top = EDGE + cap_height(VALUE, weight=700)
    write_within(painter, EDGE, top, str(raider.value), VALUE, 32, theme.ink, weight=700)
    write_within(painter, EDGE, top + 6, words.group(raider.group), NAME, 29, theme.ink2, weight=600)
    if raider.symbol != "none":
        painter.setPen(QPen(colour(theme.settlement_edge), 0.3))
        painter.setBrush(colour(theme.raised))
        painter.drawEllipse(QPointF(*DISC_AT), DISC, DISC)
        _glyph(painter, raider.symbol, DISC * 1.32, DISC_AT, theme.figure)
        base = DISC_AT[1] + DISC + 3.8
        whom = words.defended(raider.symbol)
        write_within(painter, DISC_AT[0], base, whom, 3.2, 24, theme.ink2, align=0.5)
    rule = 59.7 if len(raider.penalties) < 2 else 56.4
    _paint_blades(painter, raider.value, dress, rule)
    painter.setPen(QPen(colour(theme.settlement_edge), 0.18))
    painter.drawLine(QLineF(5, rule, WIDTH - 5, rule))
    _paint_penalties(painter, raider.penalties, rule, dress)
    write(painter, EDGE - 0.4, 83.4, raider.name, ID, theme.ink2, family="mono")
    if raider.flames:
        size = FLAME if len(raider.penalties) < 2 else SMALL_FLAME
        _glyph(painter, "flames", size, (58 - size / 2, 84 - size / 2), dress.solid(FLAMES))


@cache
def _blade() -> tuple[QPainterPath, ...]:
    return tuple(map(joined, BLADE))


def _paint_blades(painter: QPainter, value: int, dress: Dress, rule: float) -> None:
    """Draw as many blades as the value says, in pairs that meet at their hilts."""
    theme = dress.theme
    count = max(0, min(value, 12))
    step = min(BLADE_STEP, 50 / max(count, 1))
    size = min(BLADES, rule - BLADES_TOP - 2.4, step * 2.2)
    middle = (BLADES_TOP + rule - 1) / 2
    inks = (theme.ink2, BLADE_GUARD, theme.figure)
    left = WIDTH / 2 - step * (count - 1) / 2
    for number in range(count):
        at = (left + step * number, middle)
        for piece, ink in zip(_blade(), inks, strict=True):
            path = scaled(piece, size, at)
            if number % 2:
                path = QTransform(-1, 0, 0, 1, 2 * at[0], 0).map(path)
            painter.fillPath(path, colour(dress.solid(ink)))


def _paint_penalties(painter: QPainter, penalties: tuple[str, ...], rule: float, dress: Dress) -> None:
    theme = dress.theme
    if not penalties:
        base = rule + 9 + cap_height(LETTERS) / 2
        write(painter, EDGE, base, words.translate("seven", "no penalty"), LETTERS, theme.ink3)
    for number, each in enumerate(penalties[:3]):
        middle = rule + (8.3 if len(penalties) < 2 else 5.8) + number * ROW
        _glyph(
            painter, penalty_glyph(each), PENALTY, (EDGE + 3.8, middle), dress.solid(penalty_ink(each, theme))
        )
        room = WIDTH - 17.4 - 4
        base = middle + cap_height(LETTERS, weight=500) / 2
        write_within(painter, 17.4, base, words.struck(each), LETTERS, room, theme.ink, weight=500)


# ---------------------------------------------------------------- a card at a glance


def _paint_small(painter: QPainter, raider: Raider, dress: Dress) -> None:
    theme = dress.theme
    base = 9 + cap_height(SMALL_VALUE, weight=700)
    room = 30.0 if raider.symbol != "none" else 48.0
    write_within(painter, 8.4, base, str(raider.value), SMALL_VALUE, room, theme.ink, weight=700)
    if raider.symbol != "none":
        _glyph(painter, raider.symbol, SMALL_SIGN, (45.4, 18.6), theme.figure)
    painter.setPen(QPen(colour(theme.line2), 0.9))
    painter.drawLine(QLineF(1.2, SMALL_LINE, WIDTH - 1.2, SMALL_LINE))
    count = len(raider.penalties)
    size = SMALL_PENALTY if count < 2 else SMALL_PAIR
    for number, each in enumerate(raider.penalties[:3]):
        y = 70.0 - (count - 1 - number) * SMALL_PAIR if count > 1 else 70.0
        _glyph(painter, penalty_glyph(each), size, (17, y), dress.solid(penalty_ink(each, theme)))
    if raider.flames:
        _glyph(painter, "flames", SMALL_PENALTY, (46.6, 69.6), dress.solid(FLAMES))
