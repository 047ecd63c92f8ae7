"""The picture of a map's text: its chart with the stroke in progress, the ghosts, and what is marked on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from engine.maps.hexes import Hex, neighbours
from engine.maps.map import TERRAINS
from engine.texts.problem import Severity
from workbench.canvas import scene as scenes
from workbench.canvas.scene import Heat, Marks, Scene, Space
from workbench.map.map_text import MapText
from workbench.map.tools.toolbox import Toolbox
from workbench.map.tools.tools import Preview, Tool

translate = QCoreApplication.translate

EMPTY = Scene({})


class Composition:
    """Makes scenes of a map's text, keeping what did not change: the painter looks at identity."""

    def __init__(self, map_text: MapText, toolbox: Toolbox) -> None:
        self._map_text = map_text
        self._toolbox = toolbox
        self.base = EMPTY
        self._problems: dict[Severity, frozenset[Hex]] = {}
        # A heat map from elsewhere, for one's own in its place.
        self.heat: Heat | None = None

    def rebuild(self) -> None:
        """Make the picture anew from the chart, the variant, the player count and the layers."""
        chart, toolbox = self._map_text.chart, self._toolbox
        self.note_problems()
        if chart is None:
            self.base = EMPTY
            return
        made = scenes.of_map(chart, self._map_text.capacities, self._map_text.players)
        heat = (self.heat or reach(made)) if "heat" in toolbox.layers else None
        self.base = replace(made, overlays=toolbox.overlays(), heat=heat)

    def note_problems(self) -> None:
        """Take over the spaces that the board check found fault with."""
        document = self._map_text.document
        found: dict[Severity, set[Hex]] = {severity: set() for severity in Severity}
        # Without a picture the hexes of a problem would be marks on nothing.
        if document is not None and self._map_text.chart is not None and "problems" in self._toolbox.layers:
            for problem in document.open_problems:
                found[problem.severity].update(problem.spaces)
        # A count of many spaces (idle sea) is news for the list, not a badge on each of them.
        found[Severity.INFO].clear()
        self._problems = {severity: frozenset(spaces) for severity, spaces in found.items()}

    def scene(self, tool: Tool, hover: Hex | None, cursor: Hex | None) -> Scene:
        """Give the picture of this moment."""
        preview = tool.preview() if tool.is_down else Preview()
        base = self.with_preview(preview) if preview.terrain or preview.pieces else self.base
        selection = frozenset() if preview.terrain and tool.is_down else self._map_text.selection
        ghosts = {}
        pointed = hover if hover is not None else cursor
        if pointed is not None and not tool.is_down and tool.shows_ghost:
            ghosts = self._ghosts(tool.ghost(pointed))
        marks = Marks(
            hover=hover,
            selected=selection,
            shows_neighbours=len(selection) == 1,
            affected=self._touched(hover, tool) if ghosts else (),
            errors=self._problems.get(Severity.ERROR, frozenset()),
            warnings=self._problems.get(Severity.WARNING, frozenset()),
            cursor=cursor,
            ghost_spaces=ghosts,
            callouts=self._callouts(selection),
            symmetry=self._toolbox.symmetry_mark(),
        )
        return replace(base, marks=marks)

    def with_preview(self, preview: Preview) -> Scene:
        """Give the picture as it would be if the stroke ended now."""
        # What stays the same mapping need not be compared.
        spaces, outside = dict(self.base.spaces), dict(self.base.outside)
        is_outside = any(at in outside for at in (*preview.terrain, *preview.pieces))
        for at, word in preview.terrain.items():
            home = outside if at in outside else spaces
            old = home.pop(at, None)
            if word is not None:
                home[at] = self._space(word, old)
        for at, piece in preview.pieces.items():
            for home in (spaces, outside):
                if at in home:
                    home[at] = replace(home[at], piece=piece)
        if not is_outside:
            return replace(self.base, spaces=spaces)
        return replace(self.base, spaces=spaces, outside=outside)

    def _space(self, word: str, old: Space | None) -> Space:
        room = 0 if word in TERRAINS else self._map_text.capacities.get(word, 1)
        name = old.name if old and room else None
        return Space(word, room, name, old.piece if old and old.piece else self._toolbox.piece)

    def _ghosts(self, wanted: Mapping[Hex, str | None]) -> dict[Hex, Space]:
        """Give the ghosts of what differs from what is there; the void has none."""
        spaces = self.base.spaces
        return {
            at: self._space(word, None)
            for at, word in wanted.items()
            if word is not None and (at not in spaces or spaces[at].terrain != word)
        }

    def _touched(self, hover: Hex | None, tool: Tool) -> list[Hex]:
        if hover is None or len(tool.ghost(hover)) != 1:
            return []
        spaces = self.base.spaces
        return [at for at in neighbours(hover) if at in spaces and spaces[at].is_settlement]

    def _callouts(self, selection: frozenset[Hex]) -> dict[Hex, str]:
        if len(selection) != 1 or self._map_text.chart is None:
            return {}
        (at,) = selection
        name = self._map_text.chart.names.get(at)
        return {at: name} if name else {}


def reach(scene: Scene) -> Heat:
    """Give for each space of land and sea how many figures a token there would influence."""
    spaces = scene.spaces
    values = {
        at: float(sum(spaces[beside].capacity for beside in neighbours(at) if beside in spaces))
        for at, space in spaces.items()
        if not space.is_settlement
    }
    title = translate("Composition", "Figures within reach of a token")
    return Heat(values, title, least=0, form="{:.0f}")
