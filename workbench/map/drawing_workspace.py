"""What the map's actions call: tools, terrain, symmetry, layers, zoom, and the scan below the board."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QFileDialog

from workbench.canvas.panned import ZOOM_STEP
from workbench.map.canvas.canvas import MapCanvas
from workbench.map.canvas.tracing import Tracing
from workbench.map.map_text import MapText
from workbench.map.tools import clipping
from workbench.map.tools.clipboard import MapClipboard
from workbench.map.tools.toolbox import LAYERS, Toolbox
from workbench.writing import WritingWorkspace


def _shown(layer: str) -> Any:
    """Make the claim that an action asks: the layer's name while it is shown."""

    def claim(workspace: DrawingWorkspace) -> str:
        return layer if layer in workspace.toolbox.layers else ""

    return property(claim, doc=f"Say whether the layer {layer} is shown.")


class DrawingWorkspace(WritingWorkspace):
    """A workspace with a board to draw on; who extends it makes the parts."""

    map_text: MapText
    toolbox: Toolbox
    canvas: MapCanvas
    clipboard: MapClipboard
    tracing: Tracing

    for _layer in LAYERS:
        locals()[f"shows_{_layer}"] = _shown(_layer)
    del _layer

    @property
    def has_map(self) -> bool:
        """Say whether there is a board to draw on."""
        return self.document is not None and self.map_text.chart is not None

    @property
    def has_selection(self) -> bool:
        """Say whether spaces are selected and the canvas is where keys go."""
        return bool(self.map_text.selection) and self.canvas.hasFocus()

    @property
    def can_turn(self) -> bool:
        """Say whether there is something to turn or flip."""
        return self.toolbox.tool == "paste" or bool(self.map_text.selection)

    @property
    def has_underlay(self) -> bool:
        """Say whether a scan lies under the board."""
        return self.canvas.underlay.path is not None

    @property
    def tool_in_hand(self) -> str:
        """The tool in hand."""
        return self.toolbox.tool

    @property
    def terrain_in_hand(self) -> str:
        """The terrain that is painted, if a tool in hand paints."""
        return self.toolbox.terrain if self.toolbox.tool in ("paint", "line", "fill") else ""

    @property
    def symmetry(self) -> str:
        """The symmetry in force."""
        return self.toolbox.symmetry

    def take_tool(self, tool: str) -> None:
        """Take a tool in hand."""
        self.toolbox.take(tool)

    def take_terrain(self, terrain: str) -> None:
        """Choose what is painted."""
        self.toolbox.take_terrain(terrain)

    def set_symmetry(self, choice: str) -> None:
        """Choose a symmetry."""
        self.toolbox.set_symmetry(choice)

    def step_symmetry(self) -> None:
        """Go on to the next symmetry."""
        self.toolbox.step_symmetry()

    def place_centre(self) -> None:
        """Let the next click choose the centre of the symmetry."""
        self.toolbox.place_centre()

    def toggle_layer(self, layer: str) -> None:
        """Show a layer or hide it."""
        self.toolbox.toggle_layer(layer)

    def turn(self, symmetry: str) -> None:
        """Turn or flip what is carried, or else what is selected."""
        if self.toolbox.tool == "paste":
            self.canvas.paste_tool.turn(symmetry)
            self.canvas.rebuild()
        elif self.map_text.chart and self.map_text.selection:
            ways = clipping.turns_about_middle(self.map_text.selection, symmetry)
            if self.map_text.carry(ways, self.tr("Turn spaces"), self.toolbox.motions()):
                self.map_text.select(ways.values())

    def erase_selection(self) -> None:
        """Take the selected spaces off the board."""
        self.clipboard.erase()

    def export_image(self) -> None:
        """Ask for a file and draw the board as it is shown."""
        from workbench.map import image_file

        if self.document is None or self.map_text.chart is None:
            return
        path = image_file.ask(self, self.shell.desk.folder / self.document.name)
        if path is not None:
            base = self.canvas.composition.base
            # The brush for pieces tints them for the moment.
            overlays = replace(base.overlays, piece_tints="tints" in self.toolbox.layers)
            shown = replace(base, overlays=overlays)
            self.shell.say(image_file.draw(shown, path, self.map_text.chart.title))

    def zoom_in(self) -> None:
        """Show the board larger."""
        self.canvas.zoom(ZOOM_STEP)

    def zoom_out(self) -> None:
        """Show the board smaller."""
        self.canvas.zoom(1 / ZOOM_STEP)

    def fit(self) -> None:
        """Show the whole board."""
        self.canvas.fit()

    def step_players(self) -> None:
        """Show the board of the next player count."""
        counts = list(self.map_text.chart.players) if self.map_text.chart else []
        if self.map_text.players in counts:
            self.map_text.show_players(counts[(counts.index(self.map_text.players) + 1) % len(counts)])

    # ------------------------------------------------------------ the scan

    def open_underlay(self) -> None:
        """Ask for an image and lay it under the board."""
        kinds = self.tr("Images (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg)")
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Trace a scan"), str(self.shell.desk.folder), kinds
        )
        if name:
            self.tracing.lay(Path(name))

    @property
    def shows_underlay(self) -> bool:
        """Say whether the scan is shown."""
        return self.canvas.underlay.is_shown

    def toggle_underlay(self) -> None:
        """Show the scan or hide it."""
        self.canvas.underlay.show(not self.canvas.underlay.is_shown)

    def calibrate_underlay(self) -> None:
        """Ask for two points of the scan and where each belongs."""
        self.canvas.underlay.calibrate()

    def remove_underlay(self) -> None:
        """Take the scan away."""
        self.canvas.underlay.remove()
