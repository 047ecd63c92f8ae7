"""What can be chosen about Naishi's kit."""

from __future__ import annotations

from workbench.export.kit.choice import Choice
from workbench.words import QT_TRANSLATE_NOOP

CARDS = Choice(
    "cards",
    "cards",
    QT_TRANSLATE_NOOP("kit", "Size of cards"),
    QT_TRANSLATE_NOOP(
        "kit", "Millimetres: for usual sleeves, nine to a sheet, or as large as the published cards."
    ),
    {
        "63x88": QT_TRANSLATE_NOOP("kit", "63 × 88 mm"),
        "70x120": QT_TRANSLATE_NOOP("kit", "70 × 120 mm"),
    },
)
FACES = Choice(
    "faces",
    "cards",
    QT_TRANSLATE_NOOP("kit", "Which cards"),
    QT_TRANSLATE_NOOP(
        "kit", "Every card, or only those that differ from the parent's, for a deck that is printed already."
    ),
    {
        "all": QT_TRANSLATE_NOOP("kit", "All cards"),
        "changed": QT_TRANSLATE_NOOP("kit", "Changed faces"),
    },
)
SIZES = {"63x88": (63.0, 88.0), "70x120": (70.0, 120.0)}
CHOICES = (CARDS, FACES)
