"""What seats are called at the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

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


def capital(text: str) -> str:
    """Begin with a capital letter and leave the rest.

    >>> capital("token exchange")
    'Token exchange'
    """
    return text[:1].upper() + text[1:]
