"""Values as people read them, in the words of the schema."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.texts.source import Route
from workbench.rules import schema_words

translate = QCoreApplication.translate


def label_of(route: Route) -> str:
    """Give the title of a value."""
    part = schema_words.properties(route)
    title: str = part.get("title", str(route[-1]) if route else "")
    return title


def spelled(route: Route, value: Any) -> str:
    """Write a value as the form shows it."""
    if len(route) == 2 and route[0] == "tokens" and isinstance(value, dict):
        # A whole token is known by what it does, or by its strengths.
        inner = "action" if "action" in value else "strengths"
        return spelled((*route, inner), value.get(inner))
    return _spelled(schema_words.properties(route), value)


def _spelled(part: dict[str, Any], value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return translate("spelling", "yes") if value else translate("spelling", "no")
    titles = part.get("enumTitles", {})
    if isinstance(value, str):
        return str(titles.get(value, value))
    if isinstance(value, list):
        inner = part.get("items", {})
        return ", ".join(_spelled(inner if isinstance(inner, dict) else {}, each) for each in value)
    if isinstance(value, dict):
        members = part.get("properties", {})
        return ", ".join(f"{key}: {_spelled(members.get(key, {}), each)}" for key, each in value.items())
    return str(value)


def deed_of_setting(route: Route, value: Any) -> str:
    """Name the deed of changing a value, as the undo menu shows it."""
    if len(route) == 2 and route[0] == "tokens":
        added, removed = (
            translate("spelling", "Add token {token}"),
            translate("spelling", "Remove token {token}"),
        )
        return (removed if value is None else added).format(token=route[1])
    label, said = _in_a_sentence(label_of(route)), spelled(route, value)
    if len(route) == 3 and route[0] == "tokens":
        label = translate("spelling", "{value} of {token}").format(value=label, token=route[1])
    if len(said) > 40:
        return translate("spelling", "Change {value}").format(value=label)
    return translate("spelling", "Set {value} to {word}").format(value=label, word=said)


def deed_of_reset(route: Route) -> str:
    """Name the deed of going back to the parent's value."""
    if len(route) == 2 and route[0] == "tokens":
        return translate("spelling", "Reset token {token}").format(token=route[1])
    return translate("spelling", "Reset {value}").format(value=_in_a_sentence(label_of(route)))


def _in_a_sentence(label: str) -> str:
    """Begin with a small letter in English; other languages have rules of their own for that."""
    return label[:1].lower() + label[1:] if label in schema_words.every_word() else label
