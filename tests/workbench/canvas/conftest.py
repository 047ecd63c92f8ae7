"""Boards to draw, and pictures of them to look into."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter

from engine.maps import map as maps
from engine.texts.library import Library
from workbench.canvas import scene as scenes
from workbench.canvas.geometry import Box, fitted
from workbench.canvas.painter import BoardPainter
from workbench.dress.theme import LIGHT

CAPACITIES = {"village": 1, "city": 2, "capital": 3}
ISLAND = """\
schema: daimyo/map/1
title: Island
legend: {"~": sea, ".": land, v: village, c: city, E: capital}
terrain:
  - "  ~ ~ ~ ~"
  - " ~ v . c ~"
  - "~ . E . . ~"
  - " ~ . v . ~"
  - "  ~ ~ ~ ~"
players: [2, 3]
names: {Nara: [1, 1]}
"""


@pytest.fixture(scope="session")
def island(tmp_path_factory):
    """Give a small island with every kind of settlement, as a map."""
    path = Path(tmp_path_factory.mktemp("maps"), "island.yaml")
    path.write_text(ISLAND, encoding="utf-8")
    return maps.load(Library(), path).required()


@pytest.fixture(scope="session")
def scene(island):
    """Give the picture of the island."""
    return scenes.of_map(island, CAPACITIES)


@pytest.fixture
def painted(qapp):
    """Give a function that draws a scene so that it fits a picture, and gives picture and view."""

    def paint(scene, *, size=(480, 360), theme=LIGHT, view=None, clip=None, painter=None):
        image = QImage(QSize(*size), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        view = view or fitted([*scene.spaces, *scene.outside], Box(0, 0, *size))
        brush = QPainter(image)
        (painter or BoardPainter(theme)).paint(brush, scene, view, clip)
        brush.end()
        return image, view

    return paint


@pytest.fixture
def colour_at():
    """Give a function that names the colour of a picture at the middle of a hex, or aside of it in units of `s`."""

    def name(image, view, at, aside=(0.0, 0.0)):
        x, y = view.centre(at)
        return image.pixelColor(round(x + aside[0] * view.s), round(y + aside[1] * view.s)).name().upper()

    return name
