"""What 7 Samurai adds to the lab: cards of losses, village, samurai and raiders, and its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from workbench.games.seven_samurai.lab import words
from workbench.games.seven_samurai.words import plain
from workbench.lab.parts import LabParts, OwnCard, Word

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def _cards(parent: QWidget) -> Sequence[OwnCard]:
    from workbench.games.seven_samurai.lab.samurai_cards import DeedsCard, KiaiCard, WorthCard
    from workbench.games.seven_samurai.lab.shares_cards import EndingsCard, RaidersCard, StrawsCard
    from workbench.games.seven_samurai.lab.village_card import VillageCard

    endings, village, value = EndingsCard(parent), VillageCard(parent), WorthCard(parent)
    kiai, deeds = KiaiCard(parent), DeedsCard(parent)
    raiders, straws = RaidersCard(parent), StrawsCard(parent)
    return [
        OwnCard(endings, width=8, show_run=endings.show_run),
        OwnCard(village, width=6, show_run=village.show_run),
        OwnCard(value, width=5, show_run=value.show_run),
        OwnCard(kiai, width=5, show_run=kiai.show_run),
        OwnCard(raiders, raiders.show_cells, width=11),
        OwnCard(deeds, width=5, show_run=deeds.show_run),
        OwnCard(straws, straws.show_cells, width=11),
    ]


def _in_lab(texts: Mapping[str, str]) -> dict[str, Word]:
    return {name: ("lab", text) for name, text in texts.items()}


LAB = LabParts(
    cards=_cards,
    replaced=frozenset({"ends"}),
    counted=frozenset({"village"}),
    tables={name: ("RunFiles", text) for name, text in words.TABLES.items()},
    reasons=_in_lab(words.REASONS),
    labels=_in_lab(words.LEFT | words.RAIDERS | words.STRAWS | words.LABELS),
    piece=plain,
)
