"""The ways in which a card scores: what each is called, begins with, and means nothing with; and what was changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.texts.source import Route
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import COLUMNS, plain, steps_of
from workbench.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

LINES = ("row", "hand")
COUNTS = ("by_count", "by_count_in_row", "by_count_in_hand", "by_group")
BONUSES = ("beside", "under")
TYPES = "by_types"
# At most so many cards lie in a territory, and so many steps a score by count has.
MOST_STEPS = 10


class Way(NamedTuple):
    """One way of scoring: what it is called, what stands beside its chips, and what it begins with."""

    title: str
    caption: str
    beginning: Any


WAYS = {
    "row": Way(QT_TRANSLATE_NOOP("naishi", "By place"), "", [1] * COLUMNS),
    "alone": Way(QT_TRANSLATE_NOOP("naishi", "Alone"), QT_TRANSLATE_NOOP("naishi", "alone"), 3),
    "beside": Way(
        QT_TRANSLATE_NOOP("naishi", "For each card beside it"), QT_TRANSLATE_NOOP("naishi", "beside"), 2
    ),
    "under": Way(
        QT_TRANSLATE_NOOP("naishi", "In hand, under a card"), QT_TRANSLATE_NOOP("naishi", "under"), 5
    ),
    "by_count": Way(QT_TRANSLATE_NOOP("naishi", "By count"), QT_TRANSLATE_NOOP("naishi", "in all"), [0, 5]),
    "by_count_in_row": Way(
        QT_TRANSLATE_NOOP("naishi", "By count in the row"),
        QT_TRANSLATE_NOOP("naishi", "in the row"),
        [3, 8],
    ),
    "by_count_in_hand": Way(
        QT_TRANSLATE_NOOP("naishi", "By count in hand"), QT_TRANSLATE_NOOP("naishi", "in hand"), [3, 8]
    ),
    "by_group": Way(
        QT_TRANSLATE_NOOP("naishi", "By connected group"),
        QT_TRANSLATE_NOOP("naishi", "a group"),
        [0, 5],
    ),
    "by_types": Way(
        QT_TRANSLATE_NOOP("naishi", "By different types"), QT_TRANSLATE_NOOP("naishi", "types"), {8: 8}
    ),
}


def title(way: str) -> str:
    """Give what a way of scoring is called."""
    return translate("naishi", WAYS[way].title)


def caption(way: str) -> str:
    """Give what stands beside the chips of a way of scoring."""
    return translate("naishi", WAYS[way].caption) if WAYS[way].caption else ""


def scores_of(card: object) -> dict[str, Any]:
    """Give the scores of a card as far as they are written as such."""
    found = card.get("scores") if isinstance(card, Mapping) else None
    return {str(key): value for key, value in found.items()} if isinstance(found, Mapping) else {}


def nothing(value: object) -> object:
    """Give what a score is worth nothing with: a child cannot take out what its parent says."""
    if isinstance(value, list):
        return [0] * len(value)
    return dict.fromkeys(value, 0) if isinstance(value, Mapping) else 0


# ---------------------------------------------------------------- what was changed


def flat(card: object) -> dict[Route, Any]:
    """Give every single value of a card by the way to it."""
    found: dict[Route, Any] = {}

    def add(route: Route, value: object) -> None:
        if isinstance(value, Mapping):
            for key, each in value.items():
                add((*route, str(key)), each)
        elif isinstance(value, list) and len(route) == 2:
            for number, each in enumerate(value):
                add((*route, number), each)
        else:
            found[route] = value

    if isinstance(card, Mapping):
        add((), card)
    return found


def said(route: Route, card: Mapping[str, Any]) -> str:
    """Name a single value of a card in a few words."""
    if route[0] != "scores":
        words = {
            "count": translate("naishi", "count"),
            "kind": translate("naishi", "kind"),
            "colour": translate("naishi", "colour"),
            "copies": translate("naishi", "copies"),
        }
        return words.get(str(route[0]), str(route[0]))
    way = str(route[1])
    if way in LINES and len(route) > 2:
        line = translate("naishi", "row") if way == "row" else translate("naishi", "hand")
        return f"{line} {int(route[2]) + 1}"
    if way in COUNTS and len(route) > 2:
        steps = steps_of(scores_of(card).get(way) or [0])
        number = int(route[2])
        return steps[number][0] if number < len(steps) else str(number + 1)
    if way in BONUSES and len(route) > 2:
        return f"{caption(way)} {names.inner(str(route[2]))}"
    if way == TYPES and len(route) > 2:
        return f"{route[2]} {caption(way)}"
    return caption(way) if way in WAYS else way


def changes(before: object, now: object) -> Iterator[tuple[str, str, str]]:
    """Give what differs between two states of a card: its name, and the old and the new value as people read them."""
    old, new = flat(before), flat(now)
    card = now if isinstance(now, Mapping) else {}
    for route in dict.fromkeys((*old, *new)):
        if old.get(route) != new.get(route):
            yield said(route, card), shown(old.get(route)), shown(new.get(route))


def shown(value: object) -> str:
    """Write a single value of a card."""
    if value is None:
        return "–"
    return plain(value) if isinstance(value, int) else str(value)


def was(before: object, now: object) -> str:
    """Say in a line what a card said before, nothing where it is new or the same."""
    if not isinstance(before, Mapping) or not isinstance(now, Mapping):
        return ""
    old, new = scores_of(before), scores_of(now)
    parts = []
    for key in ("count", "kind", "colour", "copies"):
        if before.get(key) != now.get(key):
            word = said((key,), now)
            parts.append(
                translate("naishi", "{value} was {before}").format(value=word, before=shown(before.get(key)))
            )
    for way in dict.fromkeys((*old, *new)):
        if old.get(way) != new.get(way):
            parts += _was_of(way, old.get(way), new.get(way), now)
    return "; ".join(parts)


def _was_of(way: str, old: object, new: object, card: Mapping[str, Any]) -> Iterator[str]:
    if isinstance(old, list):
        yield translate("naishi", "was {before}").format(before=", ".join(map(shown, old)))
    elif isinstance(old, Mapping) or isinstance(new, Mapping):
        before, now = dict(old or {}), dict(new or {})  # type: ignore[call-overload]  # whichever is one
        known = {str(key): each for key, each in before.items()}
        for key, each in now.items():
            if str(key) not in known:
                yield translate("naishi", "{value} new").format(value=said(("scores", way, str(key)), card))
            elif known[str(key)] != each:
                yield translate("naishi", "{value} was {before}").format(
                    value=said(("scores", way, str(key)), card), before=shown(known[str(key)])
                )
    elif old is None:
        yield translate("naishi", "{value} new").format(value=title(way) if way in WAYS else way)
    else:
        yield translate("naishi", "was {before}").format(before=shown(old))
