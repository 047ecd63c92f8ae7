"""The kinds of space that a map is painted with: land, sea, what the game of maps has beside them, and the void."""

from __future__ import annotations

from engine import games as engine_games
from workbench import games
from workbench.map.parts import MapParts, SpaceKind
from workbench.words import QT_TRANSLATE_NOOP

VOID = "void"

_own = games.find(engine_games.of_maps().name).map
PARTS: MapParts = _own() if _own else MapParts()

# In the order of the keys from 1.
KINDS = {
    kind.name: kind
    for kind in (
        SpaceKind(
            "land",
            ".",
            QT_TRANSLATE_NOOP("spaces", "land"),
            QT_TRANSLATE_NOOP("spaces", "Land"),
            QT_TRANSLATE_NOOP("tools", "Paint land"),
            QT_TRANSLATE_NOOP("actions", "Paint lan&d"),
            QT_TRANSLATE_NOOP("actions", "Paint land; the right button erases."),
            "hex",
        ),
        SpaceKind(
            "sea",
            "~",
            QT_TRANSLATE_NOOP("spaces", "sea"),
            QT_TRANSLATE_NOOP("spaces", "Sea"),
            QT_TRANSLATE_NOOP("tools", "Paint sea"),
            QT_TRANSLATE_NOOP("actions", "Paint s&ea"),
            QT_TRANSLATE_NOOP("actions", "Paint sea; the right button erases."),
            "ship",
        ),
        *PARTS.space_kinds,
        SpaceKind(
            VOID,
            "",
            QT_TRANSLATE_NOOP("spaces", "void"),
            QT_TRANSLATE_NOOP("spaces", "Void"),
            QT_TRANSLATE_NOOP("tools", "Erase spaces"),
            QT_TRANSLATE_NOOP("actions", "E&rase"),
            QT_TRANSLATE_NOOP("actions", "Take spaces off the board."),
            "void",
        ),
    )
}
# What settlements hold until the chosen variant has been read.
USUAL = {kind.name: kind.holds for kind in PARTS.space_kinds}
