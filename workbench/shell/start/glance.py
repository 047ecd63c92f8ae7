"""What a card shows of a document: its picture by the one painter, and a few facts; read off the window's thread."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter

from engine.maps.hexes import fitting_symmetries
from engine.maps.map import Map
from engine.texts.library import Library
from engine.texts.problem import Severity
from engine.texts.source import Mapping, Scalar
from workbench.canvas.geometry import Box, fitted
from workbench.canvas.painter import BoardPainter
from workbench.canvas.scene import of_map
from workbench.documents.reading import read_document
from workbench.dress.theme import Theme

# How far a board stays from the edge of its picture, in units of a hex's size.
MARGIN = 0.9
# The smallest turn of each symmetry of turns, the greatest symmetry first.
TURNS = {"6": "60°", "3": "120°", "2": "180°"}


@dataclass(frozen=True)
class Glance:
    """What was seen in a document at a glance; a document without a board has no picture."""

    title: str = ""
    players: tuple[int, ...] = ()
    # How many spaces the smallest and the largest board of a map have.
    least_spaces: int = 0
    most_spaces: int = 0
    errors: int = 0
    warnings: int = 0
    picture: QImage | None = None
    description: str = ""
    # The symmetry of all boards of a map, by the name it is drawn with; none is `off`.
    symmetry: str = "off"


@dataclass(frozen=True)
class View:
    """How large a picture is wanted, and in which colours."""

    size: QSize
    ratio: float
    colours: Theme


def look_at(path: Path, variant: str, view: View, *, is_shipped: bool, is_map: bool) -> Glance:
    """Read a document; one that is shipped is sound, so that only the others are checked."""
    if is_shipped and is_map:
        from engine.maps import map as maps

        return _of_map(maps.load(Library(), path), view)
    if is_shipped:
        return _of_shipped_words(path)
    reading = read_document(path, {}, variant)
    errors, warnings = reading.count(Severity.ERROR), reading.count(Severity.WARNING)
    if reading.map is not None:
        return _of_map(reading.map, view, errors, warnings)
    found = reading.variant or reading.experiment
    title = str(found.values.get("title", "")) if found is not None else ""
    return Glance(title, errors=errors, warnings=warnings)


def _of_shipped_words(path: Path) -> Glance:
    """Give what a shipped document says of itself, without working out the rest of it."""
    tree = Library().read(path).tree
    said = tree.get("description") if isinstance(tree, Mapping) else None
    return Glance(description=str(said.value) if isinstance(said, Scalar) else "")


def _of_map(chart: Map, view: View, errors: int = 0, warnings: int = 0) -> Glance:
    sizes = [len(chart.spaces_for(players)) for players in chart.players]
    return Glance(
        chart.title,
        tuple(chart.players),
        min(sizes, default=len(chart.spaces)),
        max(sizes, default=len(chart.spaces)),
        errors,
        warnings,
        picture_of(chart, view) if chart.spaces else None,
        str(chart.values.get("description") or ""),
        symmetry_of(chart),
    )


def symmetry_of(chart: Map) -> str:
    """Name the symmetry that the boards of all player counts have: the most turns, else a mirror."""
    boards = [chart.spaces_for(players) for players in chart.players]
    found = [
        set(fitting_symmetries({space.at: space.terrain for space in board})) for board in boards if board
    ]
    shared = set.intersection(*found) if found else set()
    turns = next((name for name, turn in TURNS.items() if turn in shared), "off")
    return "mirror" if turns == "off" and any(name.startswith("mirror") for name in shared) else turns


def picture_of(chart: Map, view: View) -> QImage:
    """Draw the whole board, on nothing: the ground is the card's."""
    from workbench.map.space_kinds import USUAL

    whole = view.size * view.ratio
    image = QImage(whole, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    scene = of_map(chart, USUAL)
    painter = QPainter(image)
    try:
        room = Box(0, 0, whole.width(), whole.height())
        BoardPainter(view.colours).paint(painter, scene, fitted(scene.spaces, room, MARGIN, pixel=view.ratio))
    finally:
        painter.end()
    image.setDevicePixelRatio(view.ratio)
    return image
