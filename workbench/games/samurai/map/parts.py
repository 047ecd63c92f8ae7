"""What Samurai tells the map room: its settlements as kinds of space, a new map, and what is measured live."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.texts.edit import written
from workbench.documents.templates import rows_remark
from workbench.map.parts import LiveMetric, MapParts, SpaceKind
from workbench.words import QT_TRANSLATE_NOOP

SETTLEMENTS = (
    SpaceKind(
        "village",
        "v",
        QT_TRANSLATE_NOOP("spaces", "village"),
        QT_TRANSLATE_NOOP("spaces", "Village"),
        QT_TRANSLATE_NOOP("tools", "Paint village"),
        QT_TRANSLATE_NOOP("actions", "Paint &village"),
        QT_TRANSLATE_NOOP("actions", "Paint villages; the right button erases."),
        "village",
        holds=1,
    ),
    SpaceKind(
        "city",
        "c",
        QT_TRANSLATE_NOOP("spaces", "city"),
        QT_TRANSLATE_NOOP("spaces", "City"),
        QT_TRANSLATE_NOOP("tools", "Paint city"),
        QT_TRANSLATE_NOOP("actions", "Paint ci&ty"),
        QT_TRANSLATE_NOOP("actions", "Paint cities; the right button erases."),
        "city",
        holds=2,
    ),
    SpaceKind(
        "capital",
        "E",
        QT_TRANSLATE_NOOP("spaces", "capital"),
        QT_TRANSLATE_NOOP("spaces", "Capital"),
        QT_TRANSLATE_NOOP("tools", "Paint capital"),
        QT_TRANSLATE_NOOP("actions", "Paint c&apital"),
        QT_TRANSLATE_NOOP("actions", "Paint capitals; the right button erases."),
        "capital",
        holds=3,
    ),
)

REMOVED = LiveMetric("removed", QT_TRANSLATE_NOOP("balance", "Removed"))

ENDS = {
    "type-exhausted": QT_TRANSLATE_NOOP("balance", "type gone"),
    "tied-figures": QT_TRANSLATE_NOOP("balance", "ties"),
    "all-gone": QT_TRANSLATE_NOOP("balance", "all gone"),
    "no-plays": QT_TRANSLATE_NOOP("balance", "no plays"),
}

# The places of the texts that follow the language of the interface are in angle brackets.
NEW_MAP = """\
# <rows>
schema: daimyo/map/1
title: <title>
description: <description>
legend: {"~": sea, ".": land, v: village, c: city, E: capital}
terrain:
  - "    ~ ~ ~ ~"
  - "   ~ . v . ~"
  - "  ~ v . . c ~"
  - " ~ . . E . . ~"
  - "  ~ c . . v ~"
  - "   ~ . v . ~"
  - "    ~ ~ ~ ~"
players: [2]
names:
  Edo: [2, 3]
"""


def new_map() -> str:
    """Give the text that a new map starts with."""
    texts = {
        "<rows>": rows_remark(),
        "<title>": written(QCoreApplication.translate("templates", "New map")),
        "<description>": written(QCoreApplication.translate("templates", "A small island to start from.")),
    }
    return re.sub("<[a-z]+>", lambda found: texts[found[0]], NEW_MAP)


def slots_wanted(values: Mapping[str, Any], players: int) -> int | None:
    """Give how many figures a variant puts on the board of a player count, where it says so."""
    figures = values.get("figures", {})
    per_type = figures.get("per_type")
    each = per_type.get(str(players)) if isinstance(per_type, dict) else None
    return each * len(figures["types"]) if isinstance(each, int) else None


PARTS = MapParts(SETTLEMENTS, slots_wanted, new_map, REMOVED, ENDS)
