"""Naishi on the lid of the box: a river of cards, and how many there are of everything."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.maps.map import Map
from engine.play.facts import Facts
from engine.texts.variant import Variant
from workbench.dress.theme import Theme
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import face
from workbench.games.naishi.cards.tile import paint_tile
from workbench.games.naishi.table.cloth.cloth_painting import paint_river
from workbench.games.naishi.table.naming import cards_of
from workbench.table.naming import translate
from workbench.table.setup.lid_picture import LidPicture

ACROSS, DOWN, GAP = 6, 2, 0.14


class CardsLid(LidPicture):
    """The cards of the variant, two rows of them over a river."""

    def __init__(self, facts: Facts, chart: Map | None, variant: Variant, players: int) -> None:
        super().__init__(facts, variant.title, "", players)
        self.values = variant.values if variant.is_sound else {}
        self.cards = cards_of(self.values) if self.values else {}

    @property
    def pieces(self) -> tuple[tuple[str, str], ...]:
        """The marks of the kinds of cards."""
        kinds = {str(card.get("kind")) for card in self.cards.values()}
        return tuple(
            (f"kind-{kind}", names.kind(kind)) for kind in ("character", "province") if kind in kinds
        )

    def counts(self) -> str:
        """Say how many cards and emissaries there are."""
        count = sum(int(card.get("count", 0)) for card in self.cards.values())
        text = translate("naishi", "{cards} cards · {emissaries} emissaries each")
        return text.format(cards=count, emissaries=self.values.get("emissaries", 0)) if self.cards else ""

    def paint(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        """Draw two rows of cards on the river."""
        paint_river(painter, area.adjusted(0, area.height() * 0.2, 0, -area.height() * 0.2), colours)
        shown = list(self.cards)[: ACROSS * DOWN]
        height = area.height() * 0.4
        width = min(height * 0.78, area.width() / (ACROSS * (1 + GAP) + GAP))
        height = min(height, width / 0.74)
        step = width * (1 + GAP)
        left = area.center().x() - (step * ACROSS - width * GAP) / 2
        top = area.center().y() - height - 6
        for number, card in enumerate(shown):
            x, y = left + number % ACROSS * step, top + number // ACROSS * (height + 12)
            paint_tile(painter, face(self.values, card), QRectF(x, y, width, height), colours)
