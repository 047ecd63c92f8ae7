"""What metrics tell apart, in people's words: the engine's labels, taken to pieces and said piece by piece."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QCoreApplication

from workbench.lab.parts import Word, parts_of
from workbench.lab.words import seat_label
from workbench.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

# What every game tells apart; `{}` stands for a number, or for words that are looked up by themselves.
LABELS = {
    "team": QT_TRANSLATE_NOOP("lab", "Team"),
    "round {}": QT_TRANSLATE_NOOP("lab", "round {}"),
    "column {}": QT_TRANSLATE_NOOP("lab", "column {}"),
    # The round first: what has no room is cut off at the end.
    "{} in round {}": QT_TRANSLATE_NOOP("lab", "round {1}: {0}"),
}


def said(label: str, game: str) -> str:
    """Say a label; what nobody knows is said as the engine has it.

    >>> said("seat 0", "samurai"), said("place 1", "samurai"), said("a b", "samurai")
    ('Seat 1', 'Named second', 'a b')
    """
    place, _, rest = label.partition(" ")
    number, _, rest = rest.partition(" ")
    if place in ("seat", "place") and number.isdecimal():
        whose = seat_label(int(number)) if place == "seat" else _named(int(number))
        return f"{whose}: {said(rest, game)}" if rest else whose
    parts = parts_of(game)
    known: dict[str, Word] = {**{name: ("lab", text) for name, text in LABELS.items()}, **parts.reasons}
    known |= parts.labels
    for pattern, words in known.items():
        if found := _pattern(pattern).fullmatch(label):
            inner = (each if each[:1].isdecimal() else said(each, game) for each in found.groups())
            return translate(*words).format(*inner)
    return parts.piece(label) if parts.piece is not None else label


def _named(place: int) -> str:
    """Say which of a line-up's agents is meant."""
    ordinals = (
        translate("lab", "Named first"),
        translate("lab", "Named second"),
        translate("lab", "Named third"),
        translate("lab", "Named fourth"),
        translate("lab", "Named fifth"),
        translate("lab", "Named sixth"),
        translate("lab", "Named seventh"),
    )
    return ordinals[place] if place < len(ordinals) else str(place + 1)


@cache
def _pattern(label: str) -> re.Pattern[str]:
    return re.compile("(.+?)".join(map(re.escape, label.split("{}"))))
