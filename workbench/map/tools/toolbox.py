"""What is drawn with: the tool in hand, its terrain and piece, the symmetry, and the layers that are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from engine.maps.hexes import Hex
from workbench.canvas.scene import Overlays, Symmetry
from workbench.map.space_kinds import KINDS
from workbench.map.tools.symmetry import CHOICES, images, motions

# What the palette offers, in the order of the keys from 1.
TERRAINS = tuple(KINDS)
# Layers by their names in actions and the dock.
LAYERS = ("grid", "piece_names", "problems", "coordinates", "count_edges", "heat", "names", "tints", "graph")
SHOWN_AT_FIRST = frozenset({"grid", "piece_names", "problems"})


class Toolbox(QObject):
    """The choices a person makes before the mouse goes down."""

    changed = Signal()
    layers_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tool = "select"
        self.terrain = "land"
        self.piece: str | None = None
        self.symmetry = "off"
        self.centre: Hex = (0, 0)
        self.is_placing_centre = False
        self.layers: frozenset[str] = SHOWN_AT_FIRST

    def take_over(self, other: Toolbox) -> None:
        """Make the same choices as another toolbox; the layers are kept elsewhere."""
        self.tool, self.terrain, self.piece = other.tool, other.terrain, other.piece
        self.symmetry, self.centre = other.symmetry, other.centre
        self.is_placing_centre = other.is_placing_centre
        self.changed.emit()

    def take(self, tool: str) -> None:
        """Take a tool in hand."""
        self.tool = tool
        self.is_placing_centre = False
        self.changed.emit()

    def take_terrain(self, terrain: str) -> None:
        """Choose what is painted, and take the brush: whoever wants to fill takes that tool next."""
        self.terrain = terrain
        self.take("paint")

    def set_symmetry(self, choice: str) -> None:
        """Choose a symmetry."""
        self.symmetry = choice
        self.changed.emit()

    def step_symmetry(self) -> None:
        """Go on to the next symmetry, round and round."""
        order = list(CHOICES)
        self.set_symmetry(order[(order.index(self.symmetry) + 1) % len(order)])

    def set_centre(self, centre: Hex) -> None:
        """Move the centre of the symmetry."""
        self.centre = centre
        self.is_placing_centre = False
        self.changed.emit()

    def place_centre(self) -> None:
        """Let the next click choose the centre of the symmetry."""
        self.is_placing_centre = True
        self.changed.emit()

    def spread(self, at: Hex) -> list[Hex]:
        """Give a hex with its images under the symmetry."""
        return images(at, self.centre, self.symmetry)

    def spread_all(self, spaces: Iterable[Hex]) -> frozenset[Hex]:
        """Give hexes with all their images under the symmetry."""
        return frozenset(image for at in spaces for image in self.spread(at))

    def motions(self) -> list[Callable[[Hex], Hex]]:
        """Give where the symmetry carries hexes, the way that carries none first."""
        return motions(self.centre, self.symmetry)

    def symmetry_mark(self) -> Symmetry | None:
        """Give the symmetry as the painter shows it."""
        if self.symmetry == "off":
            return None
        turns, is_mirror = CHOICES[self.symmetry]
        return Symmetry(self.centre, turns, is_mirror)

    # ------------------------------------------------------------ layers

    def toggle_layer(self, layer: str) -> None:
        """Show a layer or hide it."""
        self.layers = self.layers ^ {layer}
        self.layers_changed.emit()

    def overlays(self) -> Overlays:
        """Give the layers as the painter knows them."""
        shows = self.layers
        return Overlays(
            grid="grid" in shows,
            names="names" in shows,
            piece_names="piece_names" in shows,
            # The piece brush changes what is tinted.
            piece_tints="tints" in shows or self.tool == "piece",
            coordinates="coordinates" in shows,
            graph="graph" in shows,
            count_edges="count_edges" in shows,
        )
