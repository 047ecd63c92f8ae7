"""What can be chosen about Samurai's kit."""

from __future__ import annotations

from workbench.export.kit.choice import Choice
from workbench.words import QT_TRANSLATE_NOOP

FIGURES = Choice(
    "figures",
    "figures",
    QT_TRANSLATE_NOOP("kit", "Figures as"),
    QT_TRANSLATE_NOOP("kit", "Flat counters, or strips that fold to stand up."),
    {
        "counters": QT_TRANSLATE_NOOP("kit", "Counters"),
        "stand-ups": QT_TRANSLATE_NOOP("kit", "Stand-ups"),
    },
)
CHOICES = (FIGURES,)
