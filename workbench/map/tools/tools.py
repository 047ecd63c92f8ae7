"""The tools of the map: what each does while the mouse is down, and what it shows before that."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from engine.maps.hexes import Hex, bounds, line, neighbours
from workbench.canvas.scene import title_of
from workbench.map.map_text import MapText
from workbench.map.space_kinds import KINDS, VOID
from workbench.map.tools.clipping import Cell, Clipping, carried, left_behind, pasted
from workbench.map.tools.toolbox import Toolbox

translate = QCoreApplication.translate

_NONE: Mapping[Hex, str | None] = MappingProxyType({})
# A fill of the void could run on for ever: it stops at the picture's rim and a little beyond.
MOST_FILLED = 10_000


def deed_of(terrain: str) -> str:
    """Name the deed of painting a terrain."""
    known = KINDS.get(terrain)
    return (
        translate("tools", known.deed) if known else translate("tools", "Paint {kind}").format(kind=terrain)
    )


@dataclass(frozen=True, slots=True)
class Preview:
    """What a stroke would change if it ended now: terrain (nothing for the void), pieces, and a rubber band."""

    terrain: Mapping[Hex, str | None] = field(default_factory=lambda: _NONE)
    pieces: Mapping[Hex, str] = field(default_factory=dict)
    has_band: bool = False


class Tool:
    """A tool in hand; the canvas tells it what the mouse or the keys do, in hexes."""

    # Whether the keyboard sets a start and an end by two strokes of Enter.
    has_two_ends: ClassVar[bool] = False
    # Whether the hex under the mouse shows what a click would bring.
    shows_ghost: ClassVar[bool] = True

    def __init__(self, map_text: MapText, toolbox: Toolbox) -> None:
        self.map_text = map_text
        self.toolbox = toolbox
        self.is_down = False
        self.erases = False

    def press(self, at: Hex, *, erases: bool = False, adds: bool = False) -> None:
        """Begin a stroke."""
        self.is_down, self.erases = True, erases
        self.begin(at, adds=adds)

    def release(self, at: Hex) -> None:
        """End the stroke and do the deed."""
        if self.is_down:
            self.finish(at)
        self.cancel()

    def cancel(self) -> None:
        """Put back what the stroke would have done."""
        self.is_down = False

    def begin(self, at: Hex, *, adds: bool) -> None:
        """Take note of the first hex."""

    def drag(self, at: Hex) -> None:
        """Go on to another hex."""

    def finish(self, at: Hex) -> None:
        """Do the deed."""

    def preview(self) -> Preview:
        """Say what the stroke would change if it ended now."""
        return Preview()

    def ghost(self, at: Hex) -> Mapping[Hex, str | None]:
        """Say what a click on a hex would bring."""
        return _NONE

    @property
    def terrain(self) -> str | None:
        """What is painted; nothing for the void."""
        is_void = self.erases or self.toolbox.terrain == VOID
        return None if is_void else self.toolbox.terrain

    @property
    def deed(self) -> str:
        """The deed's name in the history."""
        return deed_of(self.terrain or VOID)


class PaintTool(Tool):
    """Paints every hex the mouse passes, and its images under the symmetry."""

    def __init__(self, map_text: MapText, toolbox: Toolbox) -> None:
        super().__init__(map_text, toolbox)
        self._painted: dict[Hex, str | None] = {}
        self._last: Hex = (0, 0)

    def begin(self, at: Hex, *, adds: bool) -> None:
        """Paint the first hex."""
        self._last = at
        self._painted = dict.fromkeys(self.toolbox.spread(at), self.terrain)

    def drag(self, at: Hex) -> None:
        """Paint on to another hex, leaving no gap however fast the mouse is."""
        painted = dict(self._painted)
        for passed in line(self._last, at):
            painted.update(dict.fromkeys(self.toolbox.spread(passed), self.terrain))
        self._painted, self._last = painted, at

    def finish(self, at: Hex) -> None:
        """Write the whole stroke as one deed."""
        self.map_text.paint(self._painted, self.deed, self.toolbox.piece)

    def cancel(self) -> None:
        """Forget the stroke."""
        super().cancel()
        self._painted = {}

    def preview(self) -> Preview:
        """Show the stroke so far."""
        return Preview(self._painted)

    def ghost(self, at: Hex) -> Mapping[Hex, str | None]:
        """Show the brush and its images."""
        return dict.fromkeys(self.toolbox.spread(at), self.terrain)


class LineTool(PaintTool):
    """Paints a straight line from where the mouse goes down to where it goes up."""

    has_two_ends = True

    def begin(self, at: Hex, *, adds: bool) -> None:
        """Take the first end."""
        super().begin(at, adds=adds)
        self._start = at

    def drag(self, at: Hex) -> None:
        """Draw the line to here."""
        self._painted = {
            image: self.terrain for passed in line(self._start, at) for image in self.toolbox.spread(passed)
        }


class FillTool(Tool):
    """Paints all hexes of one terrain that hang together."""

    def finish(self, at: Hex) -> None:
        """Fill from here, and from the images under the symmetry."""
        filled: dict[Hex, str | None] = {}
        for start in self.toolbox.spread(at):
            filled.update(dict.fromkeys(self.connected(start), self.terrain))
        if not filled:
            words = translate(
                "tools", "The void around the board has no end: draw a rim first, or use the brush."
            )
            self.map_text.refused.emit(words)
            return
        self.map_text.paint(filled, translate("tools", "Fill") + f": {self.deed}", self.toolbox.piece)

    def connected(self, start: Hex) -> set[Hex]:
        """Give the hexes of the same terrain that hang together with one; the open void gives none."""
        chart = self.map_text.chart
        if chart is None or not chart.spaces:
            return set()
        kind = chart.spaces[start].terrain if start in chart.spaces else None
        left, top, right, bottom = bounds(chart.spaces)
        seen, ahead = {start}, deque([start])
        while ahead and len(seen) < MOST_FILLED:
            at = ahead.popleft()
            if kind is None and not (left <= 2 * at[0] + at[1] <= right and top <= at[1] <= bottom):
                return set()  # the void outside the board has no end
            for beside in neighbours(at):
                found = chart.spaces[beside].terrain if beside in chart.spaces else None
                if found == kind and beside not in seen:
                    seen.add(beside)
                    ahead.append(beside)
        return seen

    def ghost(self, at: Hex) -> Mapping[Hex, str | None]:
        """Show the first hex only: the whole fill might be the whole sea."""
        return {at: self.terrain} if self.map_text.chart and at in self.map_text.chart.spaces else {}


class PieceTool(Tool):
    """Prints every space the mouse passes on the chosen piece."""

    def __init__(self, map_text: MapText, toolbox: Toolbox) -> None:
        super().__init__(map_text, toolbox)
        self._passed: dict[Hex, str] = {}
        self._last: Hex = (0, 0)

    def begin(self, at: Hex, *, adds: bool) -> None:
        """Take the first space."""
        self._passed, self._last = {}, at
        self.drag(at)

    def drag(self, at: Hex) -> None:
        """Go on to another space."""
        if self.toolbox.piece is None:
            return
        passed = [image for each in line(self._last, at) for image in self.toolbox.spread(each)]
        self._passed = {**self._passed, **dict.fromkeys(passed, self.toolbox.piece)}
        self._last = at

    def finish(self, at: Hex) -> None:
        """Write the stroke as one deed."""
        if self.toolbox.piece is None:
            self.map_text.refused.emit(
                translate("tools", "Add a piece first: the list of pieces has a plus sign.")
            )
            return
        deed = translate("tools", "Give to {piece}").format(piece=title_of(self.toolbox.piece))
        self.map_text.assign(self._passed, deed)

    def cancel(self) -> None:
        """Forget the stroke."""
        super().cancel()
        self._passed = {}

    def preview(self) -> Preview:
        """Show the stroke so far."""
        return Preview(pieces=self._passed)


class PickTool(Tool):
    """Takes terrain and piece from a space, and the brush in hand."""

    shows_ghost = False

    def finish(self, at: Hex) -> None:
        """Take what is here."""
        chart = self.map_text.chart
        space = chart.spaces.get(at) if chart else None
        if space is not None and space.piece:
            self.toolbox.piece = space.piece
        self.toolbox.take_terrain(space.terrain if space else VOID)


class SelectTool(Tool):
    """Selects by click and rubber band; what is selected can be dragged elsewhere."""

    shows_ghost = False

    def __init__(self, map_text: MapText, toolbox: Toolbox) -> None:
        super().__init__(map_text, toolbox)
        self._start: Hex = (0, 0)
        self._before: frozenset[Hex] = frozenset()
        self._holds = False
        self._at: Hex = (0, 0)
        self._adds = False

    def begin(self, at: Hex, *, adds: bool) -> None:
        """Hold what is selected here, or begin a rubber band."""
        self._start = self._at = at
        self._adds = adds
        self._before = self.map_text.selection if adds else frozenset()
        self._holds = at in self.map_text.selection and not adds

    def drag(self, at: Hex) -> None:
        """Carry what is held; the canvas draws the rubber band and says what lies in it."""
        self._at = at

    def band(self, inside: set[Hex]) -> None:
        """Select what lies in the rubber band."""
        if not self._holds:
            self.map_text.select(self._before | inside)

    @property
    def has_band(self) -> bool:
        """Say whether the mouse draws a rubber band."""
        return self.is_down and not self._holds

    def finish(self, at: Hex) -> None:
        """Lay down what was carried, or select what was clicked."""
        if at != self._start and self._holds:
            ways = self._ways(at)
            if self.map_text.carry(ways, translate("tools", "Move spaces"), self.toolbox.motions()):
                self.map_text.select(ways.values())
        elif at == self._start:
            self.map_text.select(self._before ^ {at} if self._adds else {at})

    def preview(self) -> Preview:
        """Show what is carried where it would lie."""
        chart = self.map_text.chart
        if not self._holds or self._at == self._start or chart is None:
            return Preview(has_band=self.has_band)
        laid = carried(chart, self._ways(self._at), self.toolbox.motions())
        changed = left_behind(chart, self.map_text.selection, self.toolbox.motions())
        changed.update((at, cell.terrain) for at, cell in laid.items())
        return Preview(changed)

    def _ways(self, at: Hex) -> dict[Hex, Hex]:
        """Give where each selected space goes if the held one is put somewhere."""
        q, r = at[0] - self._start[0], at[1] - self._start[1]
        return {each: (each[0] + q, each[1] + r) for each in self.map_text.selection}

    def cancel(self) -> None:
        """Let go."""
        super().cancel()
        self._holds = False


class PasteTool(Tool):
    """Carries a clipping under the mouse and lays it down by a click; it can be turned and flipped meanwhile."""

    def __init__(self, map_text: MapText, toolbox: Toolbox) -> None:
        super().__init__(map_text, toolbox)
        self.clipping = Clipping({})

    def turn(self, symmetry: str) -> None:
        """Turn or flip what is carried."""
        self.clipping = self.clipping.turned(symmetry)

    def finish(self, at: Hex) -> None:
        """Lay it down here."""
        laid = self.clipping.laid(at)
        # A name belongs to one settlement: a copy has none.
        known = set(self.map_text.chart.names.values()) if self.map_text.chart else set()
        cells = {
            place: Cell(cell.terrain, cell.piece, None if cell.name in known else cell.name)
            for place, cell in laid.items()
        }
        if self.map_text.lay(pasted(cells, self.toolbox.motions()), translate("tools", "Paste spaces")):
            self.map_text.select(cells)

    def ghost(self, at: Hex) -> Mapping[Hex, str | None]:
        """Show it where a click would lay it."""
        laid = pasted(self.clipping.laid(at), self.toolbox.motions())
        return {place: cell.terrain for place, cell in laid.items()}


TOOLS: dict[str, type[Tool]] = {
    "select": SelectTool,
    "pick": PickTool,
    "paint": PaintTool,
    "line": LineTool,
    "fill": FillTool,
    "piece": PieceTool,
    "paste": PasteTool,
}
