"""Values as people read them, in the words of the schema."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.texts.source import Route
from workbench import games
from workbench.rules import schema_words
from workbench.rules.schema_value import SchemaValue, game_of, kind_with, rows_by_group

translate = QCoreApplication.translate


def label_of(route: Route, kind: str = "") -> str:
    """Give the title of a value of a kind of document, `variant/naishi`, else of the first game that has it."""
    return SchemaValue(kind or kind_with(route), route).title


def headed_label(route: Route, kind: str = "") -> str:
    """Give the title of a value where it stands alone: with its heading, if its group on the form has several."""
    kind = kind or kind_with(route)
    title = label_of(route, kind)
    _, group = _group_of(route, kind)
    headings = {row.route[:1] for row in group if len(row.route) > 1}
    heading = SchemaValue(kind, route[:1]).title
    if len(route) > 2 and not group:
        # What lies deep in a mapping is told by the keys on the way too.
        return f"{heading} {'.'.join(map(str, route[1:-1]))}: {title}"
    if len(route) < 2 or len(headings) < 2 or heading.casefold() in title.casefold():
        return title
    if title.casefold() in heading.casefold():
        return heading
    return f"{heading}: {title}"


def grouped_label(route: Route, kind: str) -> str:
    """Give the title of a value on its group's card: with its heading, unless the card itself is called so."""
    group, _ = _group_of(route, kind)
    is_said = SchemaValue(kind, route[:1]).title == schema_words.said(group)
    return label_of(route, kind) if is_said or not group else headed_label(route, kind)


def _group_of(route: Route, kind: str) -> tuple[str, list[SchemaValue]]:
    """Give the group of the form in which a value stands, with its values; nothing where it has none."""
    groups = rows_by_group(kind).items()
    return next(((name, rows) for name, rows in groups if any(row.route == route for row in rows)), ("", []))


def spelled(route: Route, value: Any, kind: str = "") -> str:
    """Write a value as the form shows it, of a kind of document, else of the first game that has it."""
    kind = kind or kind_with(route)
    if isinstance(value, dict):
        telling = games.find(game_of(kind)).entry_members.get(route[:-1], ())
        member = next((each for each in telling if each in value), None)
        if member is not None:
            return spelled((*route, member), value[member], kind)
    return _spelled(SchemaValue(kind, route), value)


def _spelled(place: SchemaValue, value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return translate("spelling", "yes") if value else translate("spelling", "no")
    if isinstance(value, str):
        return place.titled(value)
    if isinstance(value, list):
        return ", ".join(_spelled(place.inner(number), each) for number, each in enumerate(value))
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_spelled(place.inner(key), each)}" for key, each in value.items())
    return str(value)


def deed_of_setting(kind: str, route: Route, value: Any) -> str:
    """Name the deed of changing a value, as the undo menu shows it."""
    place = SchemaValue(kind, route)
    entry = place.entry
    if entry == place:
        sentence = (
            translate("spelling", "Remove {kind} {name}")
            if value is None
            else translate("spelling", "Add {kind} {name}")
        )
        return sentence.format(kind=place.entry_word, name=route[-1])
    label, said = in_a_sentence(place.title), spelled(route, value, kind)
    if entry is not None:
        label = translate("spelling", "{value} of {name}").format(value=label, name=entry.route[-1])
    if len(said) > 40:
        return translate("spelling", "Change {value}").format(value=label)
    return translate("spelling", "Set {value} to {word}").format(value=label, word=said)


def deed_of_reset(kind: str, route: Route) -> str:
    """Name the deed of going back to the parent's value."""
    place = SchemaValue(kind, route)
    if place.entry == place:
        return translate("spelling", "Reset {kind} {name}").format(kind=place.entry_word, name=route[-1])
    return translate("spelling", "Reset {value}").format(value=in_a_sentence(place.title))


def in_a_sentence(label: str) -> str:
    """Begin with a small letter in English; other languages have rules of their own for that."""
    return label[:1].lower() + label[1:] if schema_words.is_english(label) else label
