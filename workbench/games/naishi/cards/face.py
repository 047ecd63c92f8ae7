"""The front and the back of a card, told from the values of a variant: change a number and the card changes with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from workbench.canvas.cards.card import Back, Block, Card, Grid, Sign, Steps, Words
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.hues import hue
from workbench.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

COLUMNS = 5
# What the steps of a score count.
_COUNTED = {
    "by_count": QT_TRANSLATE_NOOP("naishi", "cards in your territory"),
    "by_count_in_row": QT_TRANSLATE_NOOP("naishi", "cards in your row"),
    "by_count_in_hand": QT_TRANSLATE_NOOP("naishi", "cards in your hand"),
    "by_group": QT_TRANSLATE_NOOP("naishi", "adjacent cards"),
}
_LINES = (("row", QT_TRANSLATE_NOOP("naishi", "row")), ("hand", QT_TRANSLATE_NOOP("naishi", "hand")))


def face(values: Mapping[str, Any], name: str, *, has_count: bool = True) -> Card:
    """Give the front of a card type of a variant; without its count for a single card that is held."""
    card: Mapping[str, Any] = values["cards"][name]
    tones = hue(card.get("colour"))
    return Card(
        title=names.title(name),
        mark=mark(card),
        count=f"{card.get('count', 0)}×" if has_count else "",
        glyphs=(name,),
        caption=names.kind(str(card.get("kind", ""))),
        hue=tones.solid,
        band=tones.band,
        body=tuple(_body(values, name, card)),
    )


def back() -> Back:
    """Give the back that all cards share: the river."""
    return Back("river")


def mark(card: Mapping[str, Any]) -> str:
    """Give the glyph of a card's kind: what counts as a type, and what copies another."""
    if card.get("copies"):
        return "kind-copy"
    kind = card.get("kind")
    return f"kind-{kind}" if kind in ("character", "province") else ""


def signed(points: int) -> str:
    """Write points that are added.

    >>> signed(4), signed(-2)
    ('+4', '−2')
    """
    return f"+{points}" if points >= 0 else plain(points)


def plain(points: int) -> str:
    """Write points with a real minus."""
    return str(points).replace("-", "−")


def steps_of(values: Sequence[int]) -> list[tuple[str, int]]:
    """Give the steps of a score by count: the last holds for all beyond it.

    >>> steps_of([5, -5])
    [('1', 5), ('2+', -5)]
    """
    last = len(values)
    return [(f"{count}+" if count == last else str(count), value) for count, value in enumerate(values, 1)]


# ---------------------------------------------------------------- the lower part


def _body(values: Mapping[str, Any], name: str, card: Mapping[str, Any]) -> Iterator[Block]:
    scores: Mapping[str, Any] = card.get("scores") or {}
    yield from _by_place(scores)
    if scores.get("alone"):
        words = translate("naishi", "if no {card} is adjacent").format(card=names.inner(name))
        yield Sign("", words, plain(scores["alone"]))
    yield from _bonuses(values, scores)
    for key, caption in _COUNTED.items():
        if scores.get(key):
            yield _steps(key, scores[key], translate("naishi", caption), _most(values, name, key))
    if scores.get("by_types"):
        reached = sorted((int(count), points) for count, points in scores["by_types"].items())
        steps = tuple((str(count), plain(points)) for count, points in reached)
        yield Steps(steps, translate("naishi", "different types"))
        yield Words(translate("naishi", "● and ◆ count, each type once"))
    yield from _remarks(name, card, scores)


def _by_place(scores: Mapping[str, Any]) -> Iterator[Block]:
    if "row" in scores or "hand" in scores:
        rows = tuple(
            (
                translate("naishi", words),
                tuple(plain(value) if value else "" for value in scores.get(line) or [0] * COLUMNS),
            )
            for line, words in _LINES
        )
        yield Grid(rows)


def _bonuses(values: Mapping[str, Any], scores: Mapping[str, Any]) -> Iterator[Block]:
    for other, points in (scores.get("beside") or {}).items():
        words = translate("naishi", "each adjacent {card}").format(card=names.inner(other))
        yield Sign(other, words, signed(points), _hue_of(values, other))
    for other, points in (scores.get("under") or {}).items():
        words = translate("naishi", "{card} in the row above").format(card=names.inner(other))
        yield Sign(other, words, signed(points), _hue_of(values, other))


def _hue_of(values: Mapping[str, Any], name: str) -> str:
    card = values["cards"].get(name) or {}
    return hue(card.get("colour")).solid


def _most(values: Mapping[str, Any], name: str, key: str) -> int:
    """Give how many of a card can lie where they are counted, ninjas among them."""
    room = COLUMNS if key in ("by_count_in_row", "by_count_in_hand") else 2 * COLUMNS
    cards = values["cards"]
    copying = sum(
        other.get("count", 0)
        for other in cards.values()
        if other and other.get("copies") == cards[name].get("kind")
    )
    return int(min(room, cards[name].get("count", 0) + copying))


def _steps(key: str, points: Sequence[int], caption: str, most: int) -> Steps:
    """Give the boxes of a score by count, without what is worth nothing at its beginning."""
    steps = steps_of(points)
    while key == "by_group" and len(steps) > 1 and not steps[0][1]:
        steps = steps[1:]
    if len(points) >= most:
        steps[-1] = (steps[-1][0].rstrip("+"), steps[-1][1])
    return Steps(tuple((count, plain(value)) for count, value in steps), caption)


def _remarks(name: str, card: Mapping[str, Any], scores: Mapping[str, Any]) -> Iterator[Block]:
    """Say in a sentence what the numbers alone do not tell at a glance."""
    if card.get("copies"):
        kinds = {
            "character": translate("naishi", "becomes a copy of another character of your territory"),
            "province": translate("naishi", "becomes a copy of another province of your territory"),
        }
        yield Sign("copied", kinds.get(card["copies"], ""))
        yield Words(translate("naishi", "Its colour, points and neighbours. Adds no type."))
    elif not scores:
        yield Words(translate("naishi", "Worth nothing by itself."))
    worth = {
        column
        for line in ("row", "hand")
        for column, points in enumerate(scores.get(line) or (), 1)
        if points
    }
    if set(scores) <= {"row", "hand"} and worth == {3}:
        yield Words(translate("naishi", "Only in the central column."))
    elif set(scores) <= {"row", "hand"} and worth == {1, COLUMNS}:
        yield Words(translate("naishi", "At the corners of your territory."))
    if set(scores) == {"by_group"}:
        yield Words(translate("naishi", "Each connected group counts by itself."))
    elif set(scores) == {"by_count_in_row"}:
        yield Words(translate("naishi", "In hand it is worth nothing."))
    elif name == "mountain" and len(scores.get("by_count", ())) == 2 and scores["by_count"][1] < 0:
        yield Words(translate("naishi", "One lone peak is a sight. More is wasteland."))
    elif name == "torii" and len(scores.get("by_count", ())) == 3 and max(scores["by_count"]) > 0:
        yield Words(translate("naishi", "Three gates open the way."))
