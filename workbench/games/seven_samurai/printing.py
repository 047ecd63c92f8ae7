"""What can be chosen about the kit of 7 Samurai."""

from __future__ import annotations

from workbench.export.kit.choice import Choice
from workbench.words import QT_TRANSLATE_NOOP

FACES = Choice(
    "faces",
    "raiders",
    QT_TRANSLATE_NOOP("kit", "Which cards and boards"),
    QT_TRANSLATE_NOOP(
        "kit", "Every card, or only those that differ from the parent's, for a deck that is printed already."
    ),
    {
        "all": QT_TRANSLATE_NOOP("kit", "All cards"),
        "changed": QT_TRANSLATE_NOOP("kit", "Changed faces"),
    },
)
CHOICES = (FACES,)
