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
# What the metrics tell apart beyond that.
LABELS = {
    "fights": QT_TRANSLATE_NOOP("lab", "fights"),
    "supports": QT_TRANSLATE_NOOP("lab", "supports"),
    "passes": QT_TRANSLATE_NOOP("lab", "passes"),
    "in another's turn": QT_TRANSLATE_NOOP("lab", "in another's turn"),
    "own card": QT_TRANSLATE_NOOP("lab", "own card"),
    "given card": QT_TRANSLATE_NOOP("lab", "given card"),
    "arrow": QT_TRANSLATE_NOOP("lab", "an arrow"),
    "removal": QT_TRANSLATE_NOOP("lab", "a removed card"),
    "flip": QT_TRANSLATE_NOOP("lab", "turning over"),
    "missing hat": QT_TRANSLATE_NOOP("lab", "a missing hat"),
    "impossible penalty": QT_TRANSLATE_NOOP("lab", "an impossible penalty"),
    "barricades": QT_TRANSLATE_NOOP("lab", "barricades"),
    "{} after round {}, won": QT_TRANSLATE_NOOP("lab", "{} after round {}, won games"),
    "{} after round {}, lost": QT_TRANSLATE_NOOP("lab", "{} after round {}, lost games"),
    "with {}": QT_TRANSLATE_NOOP("lab", "with {}"),
    "without {}": QT_TRANSLATE_NOOP("lab", "without {}"),
    "{}, then {}": QT_TRANSLATE_NOOP("lab", "{}, then {}"),
    "{}, {}": QT_TRANSLATE_NOOP("lab", "{}, {}"),
}
# What is left of a village: as causes of a loss, farms and families are something else.
LEFT = {
    "farms after round {}, won": QT_TRANSLATE_NOOP("lab", "farms after round {}, won games"),
    "farms after round {}, lost": QT_TRANSLATE_NOOP("lab", "farms after round {}, lost games"),
    "families after round {}, won": QT_TRANSLATE_NOOP("lab", "families after round {}, won games"),
    "families after round {}, lost": QT_TRANSLATE_NOOP("lab", "families after round {}, lost games"),
}
TABLES = {
    "samurai": QT_TRANSLATE_NOOP("RunFiles", "Samurai"),
    "powers": QT_TRANSLATE_NOOP("RunFiles", "Powers"),
    "rounds": QT_TRANSLATE_NOOP("RunFiles", "Rounds"),
}
