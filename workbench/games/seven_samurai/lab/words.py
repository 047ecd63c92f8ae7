"""The lab's words for 7 Samurai: how games are lost, where raiders end, and what was counted."""

from __future__ import annotations

from workbench.words import QT_TRANSLATE_NOOP

REASONS = {
    "held": QT_TRANSLATE_NOOP("lab", "the village holds"),
    "death": QT_TRANSLATE_NOOP("lab", "a samurai died"),
    "farms": QT_TRANSLATE_NOOP("lab", "last farm burnt"),
    "families": QT_TRANSLATE_NOOP("lab", "last family lost"),
    "turn-limit": QT_TRANSLATE_NOOP("lab", "out of turns"),
}
RAIDERS = {
    "defended": QT_TRANSLATE_NOOP("lab", "defended"),
    "attacked": QT_TRANSLATE_NOOP("lab", "attacked"),
    "dismissed": QT_TRANSLATE_NOOP("lab", "dismissed"),
    "routed": QT_TRANSLATE_NOOP("lab", "routed"),
    "let in": QT_TRANSLATE_NOOP("lab", "let in as intruders"),
    "left over": QT_TRANSLATE_NOOP("lab", "left over"),
}
STRAWS = {
    "penalty": QT_TRANSLATE_NOOP("lab", "a penalty"),
    "beaten": QT_TRANSLATE_NOOP("lab", "a beaten samurai"),
    "missing symbol": QT_TRANSLATE_NOOP("lab", "a missing symbol"),
    "intruder": QT_TRANSLATE_NOOP("lab", "an intruder"),
    "back of a farm": QT_TRANSLATE_NOOP("lab", "the back of a farm"),
    "turn limit": QT_TRANSLATE_NOOP("lab", "out of turns"),
}
TABLES = {
    "samurai": QT_TRANSLATE_NOOP("RunFiles", "Samurai"),
    "powers": QT_TRANSLATE_NOOP("RunFiles", "Powers"),
    "rounds": QT_TRANSLATE_NOOP("RunFiles", "Rounds"),
}
