"""What Naishi adds to the lab: its cards, the spread of its scores, and its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from workbench.lab.parts import LabParts, OwnCard
from workbench.words import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

REASONS = {
    "declared": QT_TRANSLATE_NOOP("lab", "Declared"),
    "piles-empty": QT_TRANSLATE_NOOP("lab", "Piles empty"),
    "no-plays": QT_TRANSLATE_NOOP("lab", "Nothing to play"),
}
CAUSES = {
    "scoring": (
        QT_TRANSLATE_NOOP("lab", "Scoring"),
        QT_TRANSLATE_NOOP("lab", "The games ended with the same territories, which are counted otherwise."),
    ),
    "ran apart": (
        QT_TRANSLATE_NOOP("lab", "Ran apart"),
        QT_TRANSLATE_NOOP("lab", "The games ran apart before their end and finished with other territories."),
    ),
}
STAGES = {
    "territory": QT_TRANSLATE_NOOP("lab", "territory"),
    "points": QT_TRANSLATE_NOOP("lab", "points"),
    "colours": QT_TRANSLATE_NOOP("lab", "colours"),
}
LABELS = {
    "row {}": QT_TRANSLATE_NOOP("lab", "row, column {}"),
    "hand {}": QT_TRANSLATE_NOOP("lab", "hand, column {}"),
    "row": QT_TRANSLATE_NOOP("lab", "row"),
    "hand": QT_TRANSLATE_NOOP("lab", "hand"),
    "column": QT_TRANSLATE_NOOP("lab", "column"),
    "river": QT_TRANSLATE_NOOP("lab", "river"),
    "discard": QT_TRANSLATE_NOOP("lab", "discard"),
    "recall": QT_TRANSLATE_NOOP("lab", "recall"),
    "at the end": QT_TRANSLATE_NOOP("lab", "at the end"),
    "then": QT_TRANSLATE_NOOP("lab", "when declaring"),
    "issued": QT_TRANSLATE_NOOP("lab", "issued"),
    "issuer wins": QT_TRANSLATE_NOOP("lab", "who issued it wins"),
    "over the row": QT_TRANSLATE_NOOP("lab", "over the row"),
    "before developing": QT_TRANSLATE_NOOP("lab", "before developing"),
    "of all turns": QT_TRANSLATE_NOOP("lab", "of all turns"),
    "types {}": QT_TRANSLATE_NOOP("lab", "types held: {}"),
    "{} 1": QT_TRANSLATE_NOOP("lab", "{}, 1 held"),
    "{} 2": QT_TRANSLATE_NOOP("lab", "{}, 2 held"),
    "{} 3": QT_TRANSLATE_NOOP("lab", "{}, 3 held"),
    "{} 4+": QT_TRANSLATE_NOOP("lab", "{}, 4 or more held"),
}
TABLES = {
    "places": QT_TRANSLATE_NOOP("RunFiles", "One row for each place of a territory (*.csv)"),
    "cards": QT_TRANSLATE_NOOP("RunFiles", "One row for each type of card (*.csv)"),
}
MARGIN = QT_TRANSLATE_NOOP("SpreadCard", "Margin")
MARGIN_UNIT = QT_TRANSLATE_NOOP("SpreadCard", "points between the scores")
RIVER = QT_TRANSLATE_NOOP("SpreadCard", "River")
RIVER_UNIT = QT_TRANSLATE_NOOP("SpreadCard", "cards left in the river")


def _cards(parent: QWidget) -> Sequence[OwnCard]:
    from workbench.games.naishi.lab import cards

    choice = cards.CellChoice(parent)
    own = {
        cards.TerritoryCard: 6,
        cards.PointsCard: 9,
        cards.FateCard: 7,
        cards.DeclareCard: 4,
        cards.DecreeCard: 4,
        cards.LeadCard: 3,
    }
    made: list[cards.CellCard] = [kind(choice, parent) for kind in own]
    sets = cards.SetsCard(parent)
    return [
        *(OwnCard(card, card.show_cells, width) for card, width in zip(made, own.values(), strict=True)),
        OwnCard(sets, sets.show_cells, 5),
    ]


def _piece(name: str) -> str:
    from workbench.games.naishi.cards.names import title

    return title(name)


LAB = LabParts(
    cards=_cards,
    spreads={
        "margin": (("SpreadCard", MARGIN), ("SpreadCard", MARGIN_UNIT)),
        "river_left": (("SpreadCard", RIVER), ("SpreadCard", RIVER_UNIT)),
    },
    counted=frozenset({"decree_turn"}),
    tables={name: ("RunFiles", text) for name, text in TABLES.items()},
    reasons={name: ("lab", text) for name, text in REASONS.items()},
    causes={name: (("lab", short), ("lab", sentence)) for name, (short, sentence) in CAUSES.items()},
    stages={name: ("lab", text) for name, text in STAGES.items()},
    labels={name: ("lab", text) for name, text in LABELS.items()},
    piece=_piece,
)
