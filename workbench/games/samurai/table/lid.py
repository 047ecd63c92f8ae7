"""Samurai on the lid of the box: the board, the figure types, and how much there is of everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.maps.map import Map
from engine.play.facts import Facts
from engine.texts.saying import Name
from engine.texts.variant import Variant
from workbench.canvas.geometry import Box, fitted
from workbench.canvas.painter import BoardPainter
from workbench.canvas.scene import of_map
from workbench.dress.theme import Theme
from workbench.games.samurai import glyphs
from workbench.language import told
from workbench.table.naming import translate
from workbench.table.setup.lid_picture import LidPicture

LARGEST_HEX = 34
# The values whose sentences a player asks for before the first game with a variant.
IN_SHORT = frozenset(
    {
        "turn.least_plays",
        "hand.first",
        "hand.start_player",
        "capture.surround",
        "capture.timing",
        "capture.ties",
        "end.types_gone",
        "end.tie_threshold",
        "scoring.stages",
        "scoring.no_majority",
        "captures_shown",
    }
)


class BoardLid(LidPicture):
    """The board that will be played, with the figures."""

    def __init__(self, facts: Facts, chart: Map | None, variant: Variant, players: int) -> None:
        assert chart is not None
        from engine.games.samurai.sense import token_names

        super().__init__(facts, variant.title, chart.title, players)
        values = variant.values if variant.is_sound else {}
        self.scene = of_map(chart, values.get("settlements", {}), players)
        self.figures = sum(space.capacity for space in self.scene.spaces.values())
        self.tokens = len(token_names(values)) if values else 0
        self._types = _types(values)
        self._painter: BoardPainter | None = None

    @property
    def pieces(self) -> tuple[tuple[str, str], ...]:
        """The figure types."""
        return tuple((glyph, told(Name(name))) for glyph, name in self._types)

    def counts(self) -> str:
        """Say how many figures and tokens there are."""
        text = translate("samurai", "{figures} figures · {tokens} tokens each")
        return text.format(figures=self.figures, tokens=self.tokens)

    def said(self) -> str:
        """Say the whole in words."""
        return translate("samurai", "{variant} on {map}, {players} players, {figures} figures").format(
            variant=self.variant_title, map=self.map_title, players=self.players, figures=self.figures
        )

    def paint(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        """Draw the board."""
        if self._painter is None or self._painter.theme is not colours:
            self._painter = BoardPainter(colours)
        if self.scene.spaces:
            box = Box(area.left(), area.top(), area.right(), area.bottom())
            view = fitted(self.scene.spaces, box, 0.9, most=LARGEST_HEX)
            self._painter.paint(painter, self.scene, view, box)


def _types(values: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Give the figure types, each with its glyph and its name."""
    from engine.games.samurai.prose import type_name

    kinds = values.get("figures", {}).get("types", ())
    named = [(kind, type_name(dict(values), kind)) for kind in kinds]
    return tuple(
        (glyphs.figure(kind, name if name != kind else None, number), name)
        for number, (kind, name) in enumerate(named)
    )
