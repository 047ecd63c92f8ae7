"""The one painter of boards: draws a scene on any paint device, layer by layer.

It serves the canvases of MAP and TABLE, the minimap, heat maps, printed boards and `daimyo render`. Lines, tiles and
glyphs are kept in units of `s`, so that only a change of what they show makes them anew.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPen, QPixmap

from engine.maps.hexes import Hex
from workbench.canvas import ground, labels, marks, settlements, tokens
from workbench.canvas.detail import Detail, at_size
from workbench.canvas.geometry import Box, Point, View, centre, corners, hexes_in, merged
from workbench.canvas.scene import Heat, Scene, Space, Token, changed
from workbench.canvas.shapes import Shape, colour, draw, polygon
from workbench.canvas.stamps import Stamps
from workbench.dress import typeface
from workbench.dress.theme import DOT_GRID, Theme

# How far a space's drawing reaches from its centre, in units of `s`, and how far a mark's.
REACH, MARK_REACH = 1.3, 1.5
# A part of the board is drawn from its own spaces; from this share on the whole one, which is kept, costs less.
MOST_OF_IT = 0.6
# The least size of a hex, from centre to corner in pixels, at which empty ones are shown.
LEAST_EMPTY = 7.0

Made = TypeVar("Made")


class BoardPainter:
    """Draws scenes in a theme and keeps what it can use again; each canvas has its own."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._kept: dict[str, tuple[tuple[Any, ...], list[Any]]] = {}
        self._stamps: dict[tuple[str, Theme], Stamps] = {}

    def paint(
        self,
        painter: QPainter,
        scene: Scene,
        view: View,
        clip: Box | None = None,
        between: Callable[[QPainter], None] | None = None,
    ) -> None:
        """Draw a scene; with a clip in device units only what shows there.

        `between` may draw, in device units, between the ground and what stands on it: a scan to be traced.
        """
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if clip is not None:
            area = QRectF(clip.left, clip.top, clip.width, clip.height)
            painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        detail = at_size(view.s / view.pixel)
        spaces = self._visible(scene.spaces, view, clip)
        self._draw(painter, view, self._ground(scene, spaces, detail))
        if between is not None:
            between(painter)
        self._draw_standing(painter, scene, spaces, view, detail)
        self._draw_ghosts(painter, scene, view, detail)
        edges, places = (
            marks.count_edges(scene.counts, self.theme) if scene.overlays.count_edges else ([], [])
        )
        self._draw(painter, view, edges + marks.over_tokens(scene, self.theme, view.s / view.pixel))
        found = labels.of_scene(scene, self.theme, view, detail, spaces) + labels.edge_labels(
            places, self.theme
        )
        if scene.overlays.piece_names:
            found += self._piece_names(scene, view)
        labels.draw(painter, found, view)
        painter.restore()

    def dirty(self, old: Scene, new: Scene, view: View) -> list[Box] | None:
        """Give the device rectangles to repaint when one scene follows another; nothing where all must be."""
        spaces = changed(old, new)
        if spaces is None:
            return None
        # Names below settlements and chips keep their size however small the hexes are.
        boxes = [view.box([at], MARK_REACH - 1).grown(24 * view.pixel) for at in spaces]
        for at in {*old.marks.callouts, *new.marks.callouts} & spaces:
            boxes.append(view.box([at], 3).grown(120 * view.pixel))
        if old.spaces is not new.spaces and new.overlays.piece_names:
            before, after = self._piece_names(old, view), self._piece_names(new, view)
            boxes += [labels.box(label, view) for label in {*before} ^ {*after}]
        return merged(boxes)

    def _piece_names(self, scene: Scene, view: View) -> list[labels.Label]:
        s = view.s / view.pixel
        made_of = (scene.spaces, scene.pieces, self.theme, s)
        return self._once("piece names", made_of, lambda: labels.piece_names(scene, self.theme, s))

    # ------------------------------------------------------------ layers

    def _ground(self, scene: Scene, spaces: Mapping[Hex, Space], detail: Detail) -> list[Shape]:
        theme = self.theme
        drawn: list[Shape] = []
        if scene.outside:
            drawn += self._once(
                "outside", (scene.outside, theme), lambda: ground.outside_shapes(scene.outside, theme)
            )
        shows = scene.overlays
        drawn += self._once(
            "ground",
            (spaces, theme, detail, shows.grid, shows.piece_tints, scene.pieces),
            lambda: ground.shapes(scene, spaces, theme, detail),
        )
        if scene.heat:
            drawn += self._once(
                "heat", (scene.heat, spaces, theme), lambda: marks.heat_shapes(scene, spaces, theme)
            )
        if scene.overlays.graph:
            drawn += self._once("graph", (spaces, theme), lambda: marks.graph_shapes(spaces, theme))
        return drawn

    def _draw_standing(
        self, painter: QPainter, scene: Scene, spaces: Mapping[Hex, Space], view: View, detail: Detail
    ) -> None:
        theme = self.theme
        steps = scene.heat.steps(len(theme.heat)) if scene.heat else {}
        held = ((at, space) for at, space in spaces.items() if space.is_settlement)
        looks = [(settlements.look(scene, at, space, steps), centre(at)) for at, space in held]
        self._stamp("settlement", painter, view, looks, lambda look: settlements.shapes(look, theme, detail))
        ghosts = scene.marks.ghost_tokens
        legal = [(True, centre(at)) for at in scene.marks.legal if at in spaces and at not in ghosts]
        self._stamp("legal", painter, view, legal, lambda _: marks.legal_shapes(theme))
        self._draw(painter, view, marks.under_tokens(scene.marks, theme))
        self._stamp_tokens(painter, view, {at: t for at, t in scene.tokens.items() if at in spaces}, detail)

    def _stamp_tokens(
        self, painter: QPainter, view: View, found: Mapping[Hex, Token], detail: Detail
    ) -> None:
        theme = self.theme
        # A token's radius is a little less than its space's, and so are its units.
        within = replace(view, s=view.s * tokens.ON_BOARD)
        places = [(token, (x / tokens.ON_BOARD, y / tokens.ON_BOARD)) for token, (x, y) in _centred(found)]
        has_sign = detail.has_signs
        self._stamp("token", painter, within, places, lambda t: tokens.shapes(t, theme, has_sign=has_sign))

    def _draw_ghosts(self, painter: QPainter, scene: Scene, view: View, detail: Detail) -> None:
        """Draw what a click would bring, faintly and over what is there."""
        found = scene.marks
        if not found.ghost_spaces and not found.ghost_tokens:
            return
        painter.setOpacity(marks.GHOST_OPACITY)
        if found.ghost_spaces:
            ghosts = Scene(found.ghost_spaces, overlays=scene.overlays)
            self._draw(painter, view, ground.shapes(ghosts, ghosts.spaces, self.theme, at_size(0)))
            self._draw_standing(painter, ghosts, ghosts.spaces, view, detail)
        self._stamp_tokens(painter, view, found.ghost_tokens, detail)
        painter.setOpacity(1)

    # ------------------------------------------------------------ how it is done

    def _draw(self, painter: QPainter, view: View, shapes: list[Shape]) -> None:
        painter.save()
        painter.translate(view.x, view.y)
        painter.scale(view.s, view.s)
        draw(painter, shapes, view.s, view.pixel)
        painter.restore()

    def _stamp(
        self,
        kind: str,
        painter: QPainter,
        view: View,
        places: list[tuple[Any, Point]],
        make: Callable[[Any], list[Shape]],
    ) -> None:
        if places:
            self._stamps.setdefault((kind, self.theme), Stamps()).draw(painter, view, places, make)

    def _visible(self, spaces: Mapping[Hex, Space], view: View, clip: Box | None) -> Mapping[Hex, Space]:
        """Give the spaces that reach into the clip; the mapping itself where that is most of them."""
        if clip is None:
            return spaces
        box = view.box_on_board(clip).grown(REACH)
        if box.width * box.height > 2.6 * len(spaces) * 4:
            return spaces  # more hexes could lie in the clip than there are
        found = {at: spaces[at] for at in hexes_in(box) if at in spaces}
        return spaces if len(found) > MOST_OF_IT * len(spaces) else found

    def _once(self, layer: str, made_of: tuple[Any, ...], make: Callable[[], list[Made]]) -> list[Made]:
        """Make a layer's things, or give the kept ones if they were made of the very same values."""
        kept = self._kept.get(layer)
        if kept is None or not all(map(_is_same, kept[0], made_of)):
            kept = self._kept[layer] = (made_of, make())
        return kept[1]


def _centred(found: Mapping[Hex, Any]) -> list[tuple[Any, Point]]:
    return [(thing, centre(at)) for at, thing in found.items()]


def _is_same(one: Any, other: Any) -> bool:
    return one is other or (isinstance(one, (bool, float, Detail)) and bool(one == other))


# ---------------------------------------------------------------- beside the board


def paint_canvas(painter: QPainter, area: QRectF, theme: Theme, origin: QPointF | None = None) -> None:
    """Fill the ground around a board with its dot grid, which may move along with the board."""
    painter.fillRect(area, colour(theme.canvas))
    brush = QBrush(_dots(theme.canvas, theme.dot, painter.device().devicePixelRatioF()))
    painter.save()
    painter.setBrushOrigin(origin or QPointF(0, 0))
    painter.fillRect(area, brush)
    painter.restore()


def paint_empty_hexes(
    painter: QPainter, area: QRectF, theme: Theme, view: View, taken: Collection[Hex]
) -> None:
    """Draw faint outlines where spaces could be drawn, unless they would be too small to be aimed at."""
    if view.s < LEAST_EMPTY:
        return
    seen = Box(area.left(), area.top(), area.right(), area.bottom())
    painter.save()
    # A hex that reaches beyond the area would be drawn over what was painted there before.
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(theme.dot), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for at in hexes_in(view.box_on_board(seen).grown(1)):
        if at not in taken:
            painter.drawPolygon(polygon(corners(view.s, view.centre(at))))
    painter.restore()


@cache
def _dots(ground_colour: str, dot: str, ratio: float) -> QPixmap:
    side = round(DOT_GRID * ratio)
    tile = QPixmap(side, side)
    tile.setDevicePixelRatio(ratio)
    tile.fill(colour(ground_colour))
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(dot))
    painter.drawEllipse(QPointF(DOT_GRID / 2, DOT_GRID / 2), 1, 1)
    painter.end()
    return tile


def paint_legend(
    painter: QPainter, heat: Heat, at: QPointF, width: float, theme: Theme, pixel: float = 1
) -> float:
    """Draw the five steps of a heat map with their title and ends, and give the height it took."""
    face = typeface.style("hint")
    measure = QFontMetricsF(face)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(at)
    painter.scale(pixel, pixel)
    width /= pixel
    top = 0.0
    if heat.title:
        labels.write(painter, QPointF(0, measure.ascent()), heat.title, face, theme.ink2)
        top = measure.height() + 4
    step = width / len(theme.heat)
    for number, fill in enumerate(theme.heat):
        painter.setPen(colour(theme.line2))
        painter.setBrush(colour(fill))
        painter.drawRect(QRectF(number * step, top, step, 12))
    least, most = (heat.said(end) for end in heat.range)
    base = top + 16 + measure.ascent()
    labels.write(painter, QPointF(0, base), least, face, theme.ink3)
    labels.write(painter, QPointF(width - measure.horizontalAdvance(most), base), most, face, theme.ink3)
    painter.restore()
    return (base + measure.descent()) * pixel
