"""Spaces in words: for the status bar, the inspector and whoever cannot see the board."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QObject

from engine.maps.hexes import Hex, neighbours
from workbench.canvas.scene import title_of
from workbench.map.map_text import MapText
from workbench.map.space_kinds import KINDS, VOID

translate = QCoreApplication.translate


class Figures(QObject):
    """A number of figures in words; plurals are found only under an object's own class."""

    def said(self, number: int) -> str:
        """Say how many figures there are."""
        return self.tr("%n figure(s)", "", number)


def kind_word(terrain: str | None) -> str:
    """Name a terrain or a kind of settlement within a sentence."""
    terrain = terrain or VOID
    return translate("spaces", KINDS[terrain].word) if terrain in KINDS else terrain


def kind_title(terrain: str | None) -> str:
    """Name a terrain or a kind of settlement at the start of a line."""
    terrain = terrain or VOID
    return translate("spaces", KINDS[terrain].title) if terrain in KINDS else title_of(terrain)


def coordinate(at: Hex) -> str:
    """Give a coordinate with a proper minus sign.

    >>> coordinate((-2, 8))
    '−2, 8'
    """
    return f"{at[0]}, {at[1]}".replace("-", "−")


def beside(map_text: MapText, at: Hex) -> Counter[str]:
    """Count what lies beside a hex: land, sea, settlements of each kind."""
    spaces = map_text.chart.spaces if map_text.chart else {}
    return Counter(spaces[other].terrain for other in neighbours(at) if other in spaces)


def said(map_text: MapText, at: Hex) -> str:
    """Put a hex into words: its name, kind, figures and neighbours."""
    chart = map_text.chart
    space = chart.spaces.get(at) if chart else None
    if chart is None or space is None:
        return translate("spaces", "{at}, void").format(at=coordinate(at))
    parts = [chart.names.get(at) or coordinate(at), kind_word(space.terrain)]
    if space.is_settlement:
        room = map_text.capacities.get(space.terrain, 1)
        parts.append(Figures().said(room))
    near = beside(map_text, at)
    parts += [f"{kind_word(terrain)} {near[terrain]}" for terrain in ("land", "sea") if near[terrain]]
    if space.piece:
        parts.append(title_of(space.piece))
    return ", ".join(parts)
