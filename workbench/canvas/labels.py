"""Labels: words and numbers on and beside the board, always upright and never smaller than can be read."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEngine, QPainter, QPainterPath, QPen

from engine.maps.hexes import Hex
from workbench.canvas.detail import Detail
from workbench.canvas.geometry import Box, Point, View, centre, extent, hex_at, hexes_in
from workbench.canvas.scene import Scene, Space
from workbench.canvas.shapes import colour
from workbench.dress import typeface
from workbench.dress.theme import Theme, ink_on

LEAST_SIZE = 11
NAME_SIZE, NAME_Y, INNER_NAME_Y = 0.27, 0.98, 0.47
PIECE_SIZE, LARGEST_PIECE, PIECE_SPACING = 0.62, 30, 34
COORDINATE_SIZE, COORDINATE_Y = 0.27, 0.76
HEX_WIDTH = math.sqrt(3)  # in units of `s`
# How far aside of a piece its name may stand, and the height of the rows that are tried, in units of `s`.
ASIDE, ROW = (0.0, -1.5, 1.5, -3.0, 3.0, -4.5, 4.5, -6.0, 6.0), 0.5
CHIP_PADDING = 5
# How much smaller a name may become before it loses its end.
SMALLEST = 0.72
_AROUND = ((-1.4, 0), (1.4, 0), (0, -1.4), (0, 1.4), (-1, -1), (1, -1), (-1, 1), (1, 1))


@dataclass(frozen=True, slots=True)
class Label:
    """A text with its middle at a place in units of `s`; `ground` makes it a chip, `halo` a rim around the letters."""

    text: str
    at: Point
    size: float
    ink: str
    family: str = "sans"
    weight: int = 500
    spacing: float = 0
    halo: str | None = None
    ground: str | None = None
    # Where a leader line ends, and the widest the text may be, in units of `s`.
    leader: Point | None = None
    widest: float | None = None


@cache
def _font(family: str, size: float, weight: int, spacing: float) -> QFont:
    made = typeface.font(family, size, weight, spacing=spacing)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def of_scene(scene: Scene, theme: Theme, view: View, detail: Detail, visible: Iterable[Hex]) -> list[Label]:
    """Give the labels that lie on the visible spaces of a scene."""
    s = view.s / view.pixel
    shown = [(at, scene.spaces[at]) for at in visible if at in scene.spaces]
    found: list[Label] = []
    if not detail.is_coarse:
        found += _names(scene, shown, theme, s, detail)
    if scene.overlays.coordinates and detail.has_coordinates:
        found += _coordinates(scene, shown, theme, s)
    if scene.heat and scene.heat.shows_values and detail.has_coordinates:
        found += _heat_values(scene, shown, theme, s)
    return found + _on_marks(scene, theme, s)


def _names(
    scene: Scene, shown: list[tuple[Hex, Space]], theme: Theme, s: float, detail: Detail
) -> list[Label]:
    found: list[Label] = []
    for at, space in shown:
        if not space.name or not space.is_settlement:
            continue
        x, y = centre(at)
        is_captured = scene.is_play and at in scene.captured
        if detail.has_inner_names and not is_captured:
            size = max(LEAST_SIZE, 0.235 * s)
            found.append(Label(space.name, (x, y + INNER_NAME_Y), size, theme.figure, weight=600, widest=1.1))
        elif scene.overlays.names:
            size = max(LEAST_SIZE, NAME_SIZE * s)
            down = -NAME_Y if scene.overlays.coordinates else NAME_Y  # coordinates need the lower corner
            found.append(Label(space.name, (x, y + down), size, theme.ink, weight=600, halo=theme.halo))
    return found


def _coordinates(scene: Scene, shown: list[tuple[Hex, Space]], theme: Theme, s: float) -> list[Label]:
    size = max(LEAST_SIZE, COORDINATE_SIZE * s)
    # Where they would run into one another, those of every other column and row stand for all.
    longest = max(map(_written, scene.spaces), key=len, default="")
    steps = scene.heat.steps(len(theme.heat)) if scene.heat else {}
    step = 1 if QFontMetricsF(_font("sans", size, 500, 0)).horizontalAdvance(longest) < HEX_WIDTH * s else 2
    found: list[Label] = []
    for at, space in shown:
        if at[0] % step or at[1] % step:
            continue
        x, y = centre(at)
        taken = space.is_settlement or at in scene.tokens
        ground = theme.land[0] if space.is_land else theme.sea
        if at in steps and not taken:
            ground = theme.heat[steps[at]]
        place = (x, y + COORDINATE_Y) if taken else (x, y)
        found.append(
            Label(_written(at), place, size, ink_on(ground, theme), halo=theme.halo if taken else None)
        )
    return found


def _written(at: Hex) -> str:
    return f"{at[0]},{at[1]}".replace("-", "−")


def _heat_values(scene: Scene, shown: list[tuple[Hex, Space]], theme: Theme, s: float) -> list[Label]:
    assert scene.heat is not None
    steps = scene.heat.steps(len(theme.heat))
    size = max(LEAST_SIZE, 0.36 * s)
    return [
        Label(
            scene.heat.said(scene.heat.values[at]),
            centre(at),
            size,
            ink_on(theme.heat[steps[at]], theme),
            weight=600,
        )
        for at, _ in shown
        if at in steps
    ]


def _on_marks(scene: Scene, theme: Theme, s: float) -> list[Label]:
    size = max(12, 0.3 * s)
    found = [
        Label(
            text,
            (centre(at)[0], centre(at)[1] - 0.62),
            size,
            theme.on_accent,
            weight=600,
            ground=theme.accent,
        )
        for at, text in scene.marks.chips.items()
    ]
    for at, text in scene.marks.callouts.items():
        x, y = centre(at)
        # Far enough aside that the label leaves the hex free, however long it is.
        half = (QFontMetricsF(_font("sans", size, 600, 0)).horizontalAdvance(text) / 2 + CHIP_PADDING) / s
        place = (x - 1.05 - half, y - 1.05)
        leader = (x - 0.62, y - 0.72)
        found.append(
            Label(text, place, size, _on_selection(theme), weight=600, ground=theme.selection, leader=leader)
        )
    return found


def _on_selection(theme: Theme) -> str:
    return theme.halo


def edge_labels(places: Iterable[tuple[Point, str]], theme: Theme) -> list[Label]:
    """Give the chips on player-count edges."""
    return [Label(text, at, LEAST_SIZE, theme.accent, weight=600, ground=theme.halo) for at, text in places]


# ---------------------------------------------------------------- names of pieces


def piece_names(scene: Scene, theme: Theme, s: float) -> list[Label]:
    """Put each piece's name beside it, where the paper is free and the way to its middle short."""
    size = min(max(LEAST_SIZE + 1, PIECE_SIZE * s), LARGEST_PIECE)
    measure = QFontMetricsF(_font("serif", size, 400, PIECE_SPACING))
    parts: dict[str, list[Hex]] = {}
    for at, space in scene.spaces.items():
        if space.piece:
            parts.setdefault(space.piece, []).append(at)
    taken: list[Box] = []
    found: list[Label] = []
    for piece, spaces in parts.items():
        text = scene.pieces.get(piece, piece).upper()
        half_width, half_height = measure.horizontalAdvance(text) / 2 / s, size * 0.62 / s
        free = _free_place(spaces, scene.spaces, taken, half_width, half_height)
        place = free or _middle(spaces)
        taken.append(_box_about(place, half_width, half_height))
        ink, halo = (theme.ink2, None) if free else (theme.ink, theme.halo)
        found.append(Label(text, place, size, ink, "serif", 400, PIECE_SPACING, halo=halo))
    return found


def _box_about(place: Point, half_width: float, half_height: float) -> Box:
    return Box(place[0] - half_width, place[1] - half_height, place[0] + half_width, place[1] + half_height)


def _free_place(
    part: list[Hex], spaces: Mapping[Hex, Space], taken: list[Box], half_width: float, half_height: float
) -> Point | None:
    """Look for a free place, row by row away from the middle of a piece."""
    x, y = _middle(part)
    box = extent(part)
    steps = int((box.height / 2 + 3) / ROW)
    offsets = [(aside, side * step * ROW) for aside in ASIDE for step in range(steps) for side in (-1, 1)]
    for aside, down in sorted(offsets, key=lambda offset: abs(offset[0]) * 1.1 + abs(offset[1])):
        place = (x + aside, y + down)
        if hex_at(*place) not in spaces and _is_free(place, spaces, taken, half_width, half_height):
            return place
    return None


def _middle(part: list[Hex]) -> Point:
    """Give the middle of a piece, to the half: one hex more or less should not move a name."""
    middles = [centre(at) for at in part]
    x, y = (sum(along) / len(middles) for along in zip(*middles, strict=True))
    return round(2 * x) / 2, round(2 * y) / 2


def _is_free(
    place: Point, spaces: Mapping[Hex, Space], taken: list[Box], half_width: float, half_height: float
) -> bool:
    box = _box_about(place, half_width + 0.2, half_height + 0.2)
    apart = not any(box.meets(other) for other in taken)
    return apart and not any(at in spaces for at in hexes_in(box.grown(0.8)))


# ---------------------------------------------------------------- drawing


def draw(painter: QPainter, labels: Iterable[Label], view: View) -> None:
    """Draw labels with a painter in device units."""
    for label in labels:
        face = _font(label.family, _fitting_size(label, view), label.weight, label.spacing)
        measure = QFontMetricsF(face)
        text = label.text
        if label.widest is not None:
            text = measure.elidedText(text, Qt.TextElideMode.ElideRight, label.widest * view.s / view.pixel)
        x, y = view.to_device(label.at)
        painter.save()
        painter.translate(x, y)
        painter.scale(view.pixel, view.pixel)
        width = measure.horizontalAdvance(text)
        if label.ground:
            _draw_chip(painter, label, view, width, measure)
        write(painter, QPointF(-width / 2, measure.capHeight() / 2), text, face, label.ink, label.halo)
        painter.restore()


def _fitting_size(label: Label, view: View) -> float:
    """Give the size in which a label fits its room, as long as that is not much smaller than its own."""
    if label.widest is None:
        return label.size
    measure = QFontMetricsF(_font(label.family, label.size, label.weight, label.spacing))
    share = label.widest * view.s / view.pixel / max(measure.horizontalAdvance(label.text), 1)
    if share >= 1:
        return label.size
    # Fonts are measured in whole pixels, whatever size they were asked for.
    return max(LEAST_SIZE, math.ceil(label.size * SMALLEST), math.floor(round(label.size) * share))


def write(
    painter: QPainter, start: QPointF, text: str, face: QFont, ink: str, halo: str | None = None
) -> None:
    """Write a text from the start of its base line, perhaps with a rim around the letters."""
    engine = painter.paintEngine().type()
    # An SVG would ask the reader's machine for our fonts; outlines look the same everywhere.
    if engine == QPaintEngine.Type.SVG or (halo and engine != QPaintEngine.Type.Raster):
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addText(start, face, text)
        if halo:
            rim = QPen(colour(halo, 0.85), 3)
            rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, rim)
        painter.fillPath(path, colour(ink))
        return
    if engine != QPaintEngine.Type.Raster and face.pixelSize() < 0:
        _write_scaled(painter, start, text, face, ink)
        return
    painter.setFont(face)
    if halo:
        # Copies around the text are a rim too, and many times quicker than a stroked outline.
        painter.setPen(colour(halo))
        for x, y in _AROUND:
            painter.drawText(start + QPointF(x, y), text)
    painter.setPen(colour(ink))
    painter.drawText(start, text)


def _write_scaled(painter: QPainter, start: QPointF, text: str, face: QFont, ink: str) -> None:
    """Write in a size that is no whole number of pixels: a printer would take its points for its own."""
    whole, side = QFont(face), 64
    whole.setPixelSize(side)
    share = face.pointSizeF() / 0.75 / side
    painter.save()
    painter.translate(start)
    painter.scale(share, share)
    painter.setFont(whole)
    painter.setPen(colour(ink))
    painter.drawText(QPointF(0, 0), text)
    painter.restore()


def box(label: Label, view: View) -> Box:
    """Give the device rectangle that a label takes, with a little room."""
    measure = QFontMetricsF(_font(label.family, label.size, label.weight, label.spacing))
    half_width = (measure.horizontalAdvance(label.text) / 2 + 2 * CHIP_PADDING) * view.pixel
    half_height = (measure.height() / 2 + CHIP_PADDING) * view.pixel
    return _box_about(view.to_device(label.at), half_width, half_height)


def _draw_chip(painter: QPainter, label: Label, view: View, width: float, measure: QFontMetricsF) -> None:
    assert label.ground is not None
    ground = colour(label.ground)
    if label.leader:
        to_x, to_y = (
            (end - start) * view.s / view.pixel for start, end in zip(label.at, label.leader, strict=True)
        )
        painter.setPen(QPen(ground, 1.4))
        painter.drawLine(QPointF(0, 0), QPointF(to_x, to_y))
    height = measure.capHeight() + 2 * CHIP_PADDING
    box = QRectF(-width / 2 - CHIP_PADDING - 1, -height / 2, width + 2 * CHIP_PADDING + 2, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(box, 3, 3)
