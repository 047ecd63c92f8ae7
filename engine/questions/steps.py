"""The natural steps of a variant's values: one more, one fewer, another word, without this entry; from the schema."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from engine.questions.subject import Subject, in_yaml
from engine.texts import schema
from engine.texts.saying import say
from engine.texts.variant import dotted_keys

# More changes than these would leave too few games for each.
MOST_CHANGES = 120
# What a variant says about itself and not about the game.
ABOUT = ("schema", "game", "title", "description", "notes", "extends", "players")


@dataclass(frozen=True, eq=False)
class Change:
    """One value changed by one step, as `--set` says it, and what it is called."""

    key: str
    value: Any
    before: Any

    @property
    def changes(self) -> dict[str, Any]:
        """Give it as changes of a variant."""
        return {self.key: self.value}

    @property
    def is_of_a_number(self) -> bool:
        """Say whether it changes a number to another."""
        return all(isinstance(each, int) and not isinstance(each, bool) for each in (self.before, self.value))

    @property
    def condition(self) -> str:
        """Say it as the first half of a sentence: `If hand.size were 6 instead of 5`."""
        if self.value is None:
            return say("If {key} were left out", key=self.key)
        after, before = in_yaml(self.value), in_yaml(self.before)
        return say("If {key} were {after} instead of {before}", key=self.key, after=after, before=before)

    @property
    def words(self) -> str:
        """Say it shortly: `hand.size 5 → 6`."""
        if self.value is None:
            return say("without {entry}", entry=self.key.partition(".")[2])
        return f"{self.key} {in_yaml(self.before)} → {in_yaml(self.value)}"


def every(subject: Subject) -> list[Change]:
    """Give the steps by which a value can be changed so that the variant can still be played.

    Of a variant with very many values some are left out, evenly over all of it.
    """
    return _playable(subject, list(_all(subject)))


def natural(subject: Subject) -> list[Change]:
    """Give the same without the steps that make a piece what it is not: helmets at sea are another game."""
    return _playable(subject, [change for change in _all(subject) if not _is_essence(change, subject)])


def _playable(subject: Subject, changes: list[Change]) -> list[Change]:
    return [change for change in _some(changes) if subject.can_play(change.changes)]


def _is_essence(change: Change, subject: Subject) -> bool:
    return any(fnmatchcase(change.key, pattern) for pattern in subject.facts.essence)


def _some(changes: list[Change]) -> list[Change]:
    """Give so many changes at most, spread evenly."""
    if len(changes) <= MOST_CHANGES:
        return changes
    return [changes[place * len(changes) // MOST_CHANGES] for place in range(MOST_CHANGES)]


def keys_of(subject: Subject) -> list[str]:
    """Give the values of a variant that say something about its games for this number of players."""
    found = []
    for key in dotted_keys(subject.read.values):
        first, last = key.partition(".")[0], key.rpartition(".")[2]
        is_for_others = last.isdecimal() and int(last) != subject.players
        if first not in ABOUT and not is_for_others and ".names." not in key:
            found.append(key)
    return found


def value_at(values: Mapping[str, Any], key: str) -> Any:
    """Give the value of a dotted key."""
    here: Any = values
    for step in key.split("."):
        here = here[step]
    return here


def _all(subject: Subject) -> Iterator[Change]:
    kind, values = f"variant/{subject.read.game}", subject.read.values
    for key in keys_of(subject):
        value = value_at(values, key)
        for other in _others(value, kind, key):
            yield Change(key, other, value)
    for route in schema.removable(kind):
        for keys, entries in _mappings_at(values, tuple(map(str, route))):
            for name in entries:
                yield Change(".".join([*keys, name]), None, entries[name])


def _mappings_at(
    values: Any, route: tuple[str, ...], before: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Give the mappings at a route, in which `*` stands for every entry, each with the way to it."""
    if not isinstance(values, dict):
        return
    if not route:
        yield before, values
        return
    step, *rest = route
    for key in values if step == "*" else [step]:
        if key in values:
            yield from _mappings_at(values[key], tuple(rest), (*before, key))


def _others(value: Any, kind: str, key: str) -> Iterator[Any]:
    part = schema.properties(kind, tuple(key.split(".")))
    choices = [part, *part.get("anyOf", [])]
    words = [word for choice in choices for word in choice.get("enum", [])]
    words += [choice["const"] for choice in choices if "const" in choice]
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        low, high = bounds(choices)
        yield from (near for near in (value - 1, value + 1) if low <= near <= high)
        yield from (word for word in words if word != value)
    elif isinstance(value, str):
        yield from (word for word in words if word != value)
        if value in words and any(choice.get("type") == "integer" for choice in choices):
            yield from (each for each in part.get("examples", []) if isinstance(each, int))
    elif isinstance(value, list):
        yield from _other_lists(value)


def bounds(choices: list[dict[str, Any]]) -> tuple[int, int]:
    """Give the least and the greatest number that a schema accepts."""
    numbers = next((choice for choice in choices if choice.get("type") == "integer"), {})
    return int(numbers.get("minimum", 0)), int(numbers.get("maximum", 1 << 30))


def _other_lists(value: list[Any]) -> Iterator[list[Any]]:
    if len(value) > 1:
        yield value[:-1]
    if value and all(isinstance(item, int) for item in value):
        yield [*value[:-1], value[-1] + 1]
    elif len(value) > 1:
        yield [*value[1:], value[0]]
