"""The rules of a variant in plain words, made from its values, and the difference between two variants in words.

A game says its rules as a list: for each matter the section it belongs to, the values it is made from, and a function
that writes it. A game that has written nothing is told by the titles and descriptions of its schema.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from engine.texts import schema
from engine.texts.edit import written
from engine.texts.saying import Name, Said, in_language, listed, say

Values = dict[str, Any]
# What is said on a matter; nothing where there is nothing to say.
Write = Callable[[Values], Said | Iterable[Said] | None]
Matter = tuple[Said, tuple[str, ...], Write]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the rules, the part of the rules it belongs to, and the values it was made from."""

    section: str
    keys: tuple[str, ...]
    text: str

    def said_in(self, language: str) -> Sentence:
        """Say it in a language."""
        return Sentence(in_language(self.section, language), self.keys, in_language(self.text, language))


@dataclass(frozen=True, slots=True)
class Difference:
    """What two variants say differently; a text is empty where a variant says nothing on the matter."""

    section: str
    keys: tuple[str, ...]
    one: str
    other: str

    def said_in(self, language: str) -> Difference:
        """Say it in a language."""
        section, one, other = (in_language(text, language) for text in (self.section, self.one, self.other))
        return Difference(section, self.keys, one, other)


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
        ]

    def differences(self, one: Values, other: Values) -> list[Difference]:
        """Give the sentences in which two variants differ, side by side."""
        found: list[Difference] = []
        for section, keys, write in self.matters:
            left, right = list(_texts(write(one))), list(_texts(write(other)))
            only_left = [text for text in left if text not in right]
            only_right = [text for text in right if text not in left]
            if only_left or only_right:
                here, there = (listed(texts, " ", " ") for texts in (only_left, only_right))
                found.append(Difference(section, keys, here, there))
        return found


def _texts(told: Said | Iterable[Said] | None) -> list[Said]:
    if told is None:
        return []
    return [told] if isinstance(told, Said) else list(told)


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
            yield Name(group), (".".join(here),), _teller(kind, here, part.get("title", key))


def _teller(kind: str, route: tuple[str, ...], title: str) -> Write:
    def tell(values: Values) -> Iterator[Said]:
        found: Any = values
        for step in route:
            found = found.get(step) if isinstance(found, dict) else None
        if isinstance(found, dict) and found:
            # A sentence for each row of a table, so that a difference shows the rows that differ.
            for name, row in found.items():
                said = _row(kind, (*route, name), row)
                yield say("{title}, {name}: {value}.", title=Name(title), name=name, value=said)
        elif found is not None:
            yield say("{title}: {value}.", title=Name(title), value=written(found))

    return tell


def _row(kind: str, route: tuple[str, ...], row: Any) -> str:
    if not isinstance(row, dict) or not row:
        return written(row)
    titles = {key: schema.properties(kind, (*route, key)).get("title", key) for key in row}
    return listed(
        (
            say("{title!l} {value}", title=Name(str(titles[key])), value=written(value))
            for key, value in row.items()
        ),
        ", ",
    )
