"""What seats are called at the table, and what the engine says of them there."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.play.verdict import SEAT
from engine.texts.saying import Said
from workbench.language import told
from workbench.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

COLOURS = (
    QT_TRANSLATE_NOOP("seats", "Gold"),
    QT_TRANSLATE_NOOP("seats", "Purple"),
    QT_TRANSLATE_NOOP("seats", "Red"),
    QT_TRANSLATE_NOOP("seats", "Green"),
    QT_TRANSLATE_NOOP("seats", "Blue"),
    QT_TRANSLATE_NOOP("seats", "Ink"),
    QT_TRANSLATE_NOOP("seats", "Ivory"),
)


def colour_name(seat: int) -> str:
    """Name the colour of a seat.

    >>> colour_name(0)
    'Gold'
    """
    return translate("seats", COLOURS[seat % len(COLOURS)])


def told_at_table(text: str) -> str:
    """Say what the engine says of a game in the language in use, seats by their colours instead of their numbers."""
    return told(_with_colours(text))


def _with_colours(value: Any) -> Any:
    if isinstance(value, list):
        return [_with_colours(each) for each in value]
    if isinstance(value, int) and value < 0:
        return f"−{-value}"
    if not isinstance(value, Said):
        return value
    if value.template == SEAT:
        return colour_name(value.values["seat"] - 1)
    return type(value)(value.template, {key: _with_colours(each) for key, each in value.values.items()})


def capital(text: str) -> str:
    """Begin with a capital letter and leave the rest.

    >>> capital("token exchange")
    'Token exchange'
    """
    return text[:1].upper() + text[1:]
