"""The rules of a variant in plain English, made from its values, and the difference between two variants in words.

A game says its rules as a list: for each matter the section it belongs to, the values it is made from, and a function
that writes it. A game that has written nothing is told by the titles and descriptions of its schema.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.texts import schema
from engine.texts.edit import written

Values = dict[str, Any]
Write = Callable[[Values], str | Iterable[str]]
Matter = tuple[str, tuple[str, ...], Write]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the rules, the part of the rules it belongs to, and the values it was made from."""

    section: str
    keys: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Difference:
    """What two variants say differently; a text is empty where a variant says nothing on the matter."""

    section: str
    keys: tuple[str, ...]
    one: str
    other: str


class Prose:
    """Writes the rules of one game's variants."""

    def __init__(self, *matters: Matter) -> None:
        self.matters = matters

    def rules_in_words(self, values: Values) -> list[Sentence]:
        """Give the whole rules of a variant, sentence by sentence, in the order in which a player needs them."""
        return [
            Sentence(section, keys, text)
            for section, keys, write in self.matters
            for text in _texts(write(values))
            if text
        ]

    def differences(self, one: Values, other: Values) -> list[Difference]:
        """Give the sentences in which two variants differ, side by side."""
        found: list[Difference] = []
        for section, keys, write in self.matters:
            left, right = list(_texts(write(one))), list(_texts(write(other)))
            only_left = [text for text in left if text not in right]
            only_right = [text for text in right if text not in left]
            if only_left or only_right:
                found.append(Difference(section, keys, " ".join(only_left), " ".join(only_right)))
        return found


def _texts(told: str | Iterable[str]) -> list[str]:
    return [told] if isinstance(told, str) else list(told)


def by_schema(game: str) -> Prose:
    """Tell a game's variants by what its schema calls their values."""
    return Prose(*_matters(f"variant/{game}", ()))


def _matters(kind: str, route: tuple[str, ...]) -> Iterator[Matter]:
    for key, part in schema.properties(kind, route).get("properties", {}).items():
        here = (*route, key)
        group = schema.properties(kind, here[:1]).get("group", "Rules")
        if group == "About":
            continue
        if "properties" in schema.properties(kind, here):
            yield from _matters(kind, here)
        else:
            yield group, (".".join(here),), _teller(kind, here, part.get("title", key))


def _teller(kind: str, route: tuple[str, ...], title: str) -> Write:
    def tell(values: Values) -> Iterator[str]:
        found: Any = values
        for step in route:
            found = found.get(step) if isinstance(found, dict) else None
        if isinstance(found, dict) and found:
            # A sentence for each row of a table, so that a difference shows the rows that differ.
            for name, row in found.items():
                yield f"{title}, {name}: {_row(kind, (*route, name), row)}."
        elif found is not None:
            yield f"{title}: {written(found)}."

    return tell


def _row(kind: str, route: tuple[str, ...], row: Any) -> str:
    if not isinstance(row, dict) or not row:
        return written(row)
    titles = {key: schema.properties(kind, (*route, key)).get("title", key) for key in row}
    return ", ".join(f"{str(titles[key]).lower()} {written(value)}" for key, value in row.items())


# ---------------------------------------------------------------- words

_NUMBERS = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]
_ORDINALS = [
    "",
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
]


def number_word(number: int) -> str:
    """Write a small number as a word.

    >>> number_word(3), number_word(13)
    ('three', '13')
    """
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def ordinal(number: int) -> str:
    """Write a place in a row: fourth, 21st.

    >>> ordinal(4), ordinal(21), ordinal(12)
    ('fourth', '21st', '12th')
    """
    if 0 < number < len(_ORDINALS):
        return _ORDINALS[number]
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """Join words as in a sentence.

    >>> listed(["helmet", "buddha", "rice"])
    'helmet, buddha and rice'
    """
    *head, tail = list(words)
    return f"{', '.join(head)} {last} {tail}" if head else tail
