"""A value of a game's variants as its schema describes it: its shape, its words, and what it holds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.texts import schema
from engine.texts.source import Route
from workbench import games
from workbench.language import told
from workbench.rules import schema_words

Part = dict[str, Any]

# Groups of values that say something about the document rather than about the game.
ABOUT = "About"


@dataclass(frozen=True)
class SchemaValue:
    """One value by the kind of document (`variant/naishi`) and the way to it."""

    kind: str
    route: Route

    @cached_property
    def part(self) -> Part:
        """What the schema says of it, titles and units in the interface's language."""
        found: Part = schema_words.translated(schema.properties(self.kind, self.route))
        return found

    @cached_property
    def shape(self) -> Part:
        """The same with the one choice of several that is no fixed word laid over it."""
        top = schema.schema(self.kind)
        choices = schema.choices_of(schema.properties(self.kind, self.route), top)[1:]
        open_choice = next((choice for choice in choices if "const" not in choice), {})
        return {**self.part, **schema_words.translated(open_choice)}

    @property
    def words(self) -> list[Any]:
        """The fixed words that may stand in place of all else."""
        return [choice["const"] for choice in self.part.get("anyOf", ()) if "const" in choice]

    @property
    def title(self) -> str:
        """What it is called on the form."""
        return str(self.part.get("title", self.route[-1] if self.route else ""))

    @property
    def description(self) -> str:
        """What it means."""
        return str(self.part.get("description", ""))

    @property
    def limits(self) -> tuple[int, int]:
        """The least and the greatest number it may be."""
        only = self.shape.get("const")
        if isinstance(only, int):
            return only, only
        return int(self.shape.get("minimum", 0)), int(self.shape.get("maximum", 99))

    def inner(self, *steps: str | int) -> SchemaValue:
        """Give a value inside."""
        return SchemaValue(self.kind, (*self.route, *steps))

    def titled(self, word: object) -> str:
        """Give the title of one of its words."""
        return str(self.part.get("enumTitles", {}).get(word, word))

    # ------------------------------------------------------------ shapes

    @property
    def is_number(self) -> bool:
        """Say whether it is a whole number."""
        return self.shape.get("type") == "integer"

    @property
    def members(self) -> list[str]:
        """The keys that the schema names."""
        return list(self.shape.get("properties", {}))

    @property
    def is_per_players(self) -> bool:
        """Say whether it says something for each number of players."""
        return bool(self.members) and all(key.isdecimal() for key in self.members)

    @property
    def is_range(self) -> bool:
        """Say whether it goes from a least to a most."""
        return self.members == ["least", "most"]

    @property
    def is_open(self) -> bool:
        """Say whether it is a mapping whose keys are free."""
        return isinstance(self.shape.get("additionalProperties"), dict)

    @property
    def is_list(self) -> bool:
        """Say whether it is a list."""
        return self.shape.get("type") == "array"

    @property
    def is_order(self) -> bool:
        """Say whether it is a list that puts some of a few words into an order."""
        return self.is_list and not self.words and "enum" in self.inner(0).part

    @property
    def is_required(self) -> bool:
        """Say whether a complete variant must have it."""
        top = schema.schema(self.kind)
        demands = [top, schema.choices_of(top.get("then", {}), top)[0]]
        is_required = True
        for step in map(str, self.route):
            is_open = any(isinstance(each.get("additionalProperties"), dict) for each in demands)
            is_named = any(step in each.get("required", ()) for each in demands)
            is_required = is_named or (
                is_open and not any(step in each.get("properties", {}) for each in demands)
            )
            demands = [schema.choices_of(found, top)[0] for each in demands for found in _of(each, step)]
        return is_required

    def is_wrong_key(self, key: str) -> bool:
        """Say whether a free key is written as the schema does not want it."""
        names = schema.choices_of(self.shape.get("propertyNames", {}), schema.schema(self.kind))[0]
        return "pattern" in names and re.fullmatch(names["pattern"], key) is None

    @property
    def key_meaning(self) -> str:
        """How a free key must be written, in words."""
        names = schema.choices_of(self.shape.get("propertyNames", {}), schema.schema(self.kind))[0]
        return told(schema.describe(names))

    # ------------------------------------------------------------ entries that can be removed

    @property
    def is_removable(self) -> bool:
        """Say whether a child may remove it by `null`: an entry of a mapping of which the schema says so."""
        return bool(self.route) and self.route[:-1] in schema.removable(self.kind)

    @property
    def entry(self) -> SchemaValue | None:
        """The removable entry that it is or lies in."""
        for mapping in schema.removable(self.kind):
            if len(self.route) > len(mapping) and self.route[: len(mapping)] == mapping:
                return SchemaValue(self.kind, self.route[: len(mapping) + 1])
        return None

    @property
    def entry_word(self) -> str:
        """What a removable entry is called: a token, a card."""
        return schema_words.said(schema.removable(self.kind)[self.route[:-1]])

    # ------------------------------------------------------------ what a form is made of

    @property
    def is_whole(self) -> bool:
        """Say whether it is edited as one value rather than member by member."""
        own = games.find(game_of(self.kind)).rule_editors
        return not self.members or self.is_per_players or self.is_range or self.route in own

    def rows(self) -> list[SchemaValue]:
        """Give the values in it that are edited one by one."""
        if self.is_whole:
            return [self]
        return [row for key in self.members for row in self.inner(key).rows()]


def _of(demand: Part, step: str) -> list[Part]:
    found = [demand.get("properties", {}).get(step)]
    found += [part for form, part in demand.get("patternProperties", {}).items() if re.search(form, step)]
    if not any(found):
        found.append(demand.get("additionalProperties"))
    return [part for part in found if isinstance(part, dict)]


def game_of(kind: str) -> str:
    """Give the game of a kind of document.

    >>> game_of("variant/naishi")
    'naishi'
    """
    return kind.partition("/")[2]


def kind_with(route: Route) -> str:
    """Give the kind of the first game whose variants have a value."""
    kinds = [f"variant/{game}" for game in schema.games()]
    return next((kind for kind in kinds if schema.properties(kind, route)), kinds[0])


def rows_by_group(kind: str) -> dict[str, list[SchemaValue]]:
    """Give the values that are edited one by one, by the group of the schema they belong to.

    >>> from engine.games import usual
    >>> [row.route for row in rows_by_group(f"variant/{usual().name}")["End of game"]]
    [('end', 'tie_threshold'), ('end', 'types_gone')]
    """
    parts = games.find(game_of(kind))
    found: dict[str, list[SchemaValue]] = {group: [] for group in parts.rule_groups}
    for key, part in schema.schema(kind)["properties"].items():
        for row in SchemaValue(kind, (key,)).rows():
            found.setdefault(parts.rule_homes.get(row.route, part.get("group", "")), []).append(row)
    found.pop(ABOUT, None)
    places = {route: number for number, route in enumerate(parts.rule_homes)}
    return {
        group: sorted(rows, key=lambda row: places.get(row.route, len(places)))
        for group, rows in found.items()
        if rows
    }
