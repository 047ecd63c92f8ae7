"""The candidates of a search: what a set of choices makes of a variant and its map, and how new ones come about."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.maps.hexes import SYMMETRIES, Hex
from engine.questions.edits import Edits
from engine.questions.examine.repairs import edit_words
from engine.questions.steps import value_at
from engine.questions.subject import Subject, in_yaml
from engine.texts.problem import ProblemError
from engine.texts.saying import say
from engine.texts.search import Search

# A place among the options of each free value, then the kind of each group of hexes.
Genome = tuple[Any, ...]
TURNS = {"off": 1, "mirror": 1, "2": 2, "3": 3, "6": 6}
MOST_TRIES = 200
# Of the values further than two steps away so many are neighbours at a time, and so many pairs of hexes.
MOST_FAR, MOST_TRADES = 8, 60


@dataclass(frozen=True)
class Space:
    """Everything that may change: options of values, and groups of hexes that change together."""

    subject: Subject
    options: dict[str, list[Any]]
    groups: tuple[tuple[Hex, ...], ...]
    kinds: tuple[str, ...]

    @cached_property
    def start(self) -> Genome:
        """The variant and its map as they are; a value that is none of its options counts as the nearest."""
        values = self.subject.read.values
        places = []
        for key, options in self.options.items():
            now = _value(values, key)
            places.append(options.index(now) if now in options else _nearest(options, now))
        return (*places, *self.kinds)

    def changes(self, genome: Genome) -> dict[str, Any]:
        """Give the values that differ from the variant's."""
        values = self.subject.read.values
        chosen = {
            key: options[place] for (key, options), place in zip(self.options.items(), genome, strict=False)
        }
        return {key: value for key, value in chosen.items() if value != _value(values, key)}

    def edits(self, genome: Genome) -> Edits:
        """Give the hexes that differ from the map's."""
        kinds = genome[len(self.options) :]
        return tuple(
            (at, kind)
            for group, kind, before in zip(self.groups, kinds, self.kinds, strict=True)
            for at in group
            if kind != before
        )

    def words(self, genome: Genome) -> str:
        """Say how a candidate differs."""
        parts = [f"{key} {in_yaml(value)}" for key, value in self.changes(genome).items()]
        edits = self.edits(genome)
        return "; ".join([*parts, *([edit_words(self.subject, edits)] if edits else [])]) or say("as it is")

    # ------------------------------------------------------------ new candidates

    def drawn(self, chance: random.Random) -> Genome:
        """Draw any candidate."""
        kinds = list(self.kinds)
        chance.shuffle(kinds)
        return self._whole([*(chance.randrange(len(each)) for each in self.options.values())], kinds)

    def child(self, one: Genome, two: Genome, chance: random.Random) -> Genome:
        """Cross two candidates and change a little."""
        count = len(self.options)
        places = [chance.choice(pair) for pair in zip(one[:count], two[:count], strict=True)]
        kinds = list(chance.choice((one, two))[count:])
        for _ in range(1 + chance.randrange(2)):
            which = chance.randrange(count + (1 if len(kinds) > 1 else 0))
            if which < count:
                options = list(self.options.values())[which]
                step = chance.choice((-1, 1, chance.randrange(len(options)) - places[which]))
                places[which] = min(max(places[which] + step, 0), len(options) - 1)
            else:
                first, second = chance.sample(range(len(kinds)), 2)
                kinds[first], kinds[second] = kinds[second], kinds[first]
        return self._whole(places, kinds)

    def neighbours(self, genome: Genome, chance: random.Random) -> list[Genome]:
        """Give the candidates that differ in one choice, or in two groups of hexes whose kinds trade places.

        Of long ranges and of many hexes only some are given, the nearest of a range among them.
        """
        count, found = len(self.options), []
        for at, options in enumerate(self.options.values()):
            now = genome[at]
            others = [place for place in range(len(options)) if abs(place - now) > 2]
            near = [place for place in range(max(0, now - 2), min(len(options), now + 3)) if place != now]
            chosen = sorted(chance.sample(others, min(MOST_FAR, len(others))))
            found += [(*genome[:at], place, *genome[at + 1 :]) for place in (*near, *chosen)]
        pairs = [
            (one, two)
            for one in range(len(self.groups))
            for two in range(one)
            if genome[count + one] != genome[count + two] and len(self.groups[one]) == len(self.groups[two])
        ]
        for one, two in sorted(chance.sample(pairs, min(MOST_TRADES, len(pairs)))):
            kinds = list(genome[count:])
            kinds[one], kinds[two] = kinds[two], kinds[one]
            found.append((*genome[:count], *kinds))
        return found

    @property
    def choices(self) -> list[list[Any]]:
        """What may be chosen, choice by choice: the options of the values, then the kinds of each group of hexes."""
        kinds = sorted(set(self.kinds))
        return [*self.options.values(), *(kinds for _ in self.groups)]

    def chosen(self, genome: Genome) -> list[int]:
        """Give a candidate as places among the choices."""
        kinds = {kind: place for place, kind in enumerate(sorted(set(self.kinds)))}
        return [kinds[each] if isinstance(each, str) else each for each in genome]

    def holds(self, genome: Genome) -> bool:
        """Say whether something is a candidate of this space: a place among the options, or a kind, for each choice.

        >>> Space(None, {"a": [3, 4]}, ((1,),), ("city",)).holds((1, "city"))
        True
        >>> Space(None, {"a": [3, 4]}, ((1,),), ("city",)).holds((2, "city"))
        False
        """
        count = len(self.options)
        return len(genome) == count + len(self.kinds) and all(
            each in self.kinds if at >= count else type(each) is int and 0 <= each < len(self.choices[at])
            for at, each in enumerate(genome)
        )

    def _whole(self, places: list[int], kinds: list[str]) -> Genome:
        """Keep kinds only among groups of the same size, so that every kind stays as frequent as it was."""
        now = sorted((len(group), kind) for group, kind in zip(self.groups, kinds, strict=True))
        was = sorted((len(group), kind) for group, kind in zip(self.groups, self.kinds, strict=True))
        return (*places, *(kinds if now == was else self.kinds))


def space_of(subject: Subject, search: Search) -> Space:
    """Lay out what a search leaves free, or raise which value cannot be."""
    options: dict[str, list[Any]] = {}
    for key, given in search.values.get("free", {}).items():
        values = list(range(given["from"], given["to"] + 1)) if isinstance(given, dict) else list(given)
        playable = [value for value in values if subject.can_play({key: value})]
        if not isinstance(given, dict) and playable and len(playable) < len(values):
            # A range may reach too far; what somebody has written out was meant.
            place = next(place for place, value in enumerate(values) if value not in playable)
            message = say(
                "`{key}` cannot be `{value}`: {reason}",
                key=key,
                value=in_yaml(values[place]),
                reason=_refusal(subject, key, values[place : place + 1]),
            )
            raise ProblemError([search.at(("free", key, place)).problem("nothing-to-play", message)])
        if not playable:
            message = say(
                "No value of `{key}` can be played: {reason}", key=key, reason=_refusal(subject, key, values)
            )
            raise ProblemError([search.at(("free", key)).problem("nothing-to-play", message)])
        # What the variant does not say may also stay unsaid.
        options[key] = playable if _value(subject.read.values, key) is not None else [None, *playable]
    groups = _groups(subject, search)
    chart = subject.chart
    kinds = tuple(chart.spaces[group[0]].terrain for group in groups) if chart else ()
    return Space(subject, options, groups, kinds)


def _refusal(subject: Subject, key: str, values: Sequence[Any]) -> str:
    """Give what is said against the first of some values."""
    try:
        subject.rules({key: values[0]})
    except ProblemError as error:
        return error.problems[0].message
    return ""


def _groups(subject: Subject, search: Search) -> tuple[tuple[Hex, ...], ...]:
    stated = search.values.get("hexes")
    if not stated or subject.chart is None:
        return ()
    spaces, found = subject.chart.spaces, []
    seen: set[Hex] = set()
    centre = tuple(stated.get("centre", (0, 0)))
    for place, (q, r) in enumerate(stated["at"]):
        group = images((q, r), (centre[0], centre[1]), stated.get("symmetry", "off"))
        if any(at not in spaces for at in group):
            message = say("The map has no hex {q},{r}, or none opposite to it.", q=q, r=r)
            raise ProblemError([search.at(("hexes", "at", place)).problem("edit-unknown", message)])
        if not seen.intersection(group):
            found.append(tuple(group))
            seen.update(group)
    return tuple(found)


def images(at: Hex, centre: Hex, symmetry: str) -> list[Hex]:
    """Give a hex and where a symmetry about a centre carries it, each once.

    >>> images((1, 0), (0, 0), "2"), images((0, 0), (0, 0), "6")
    ([(1, 0), (-1, 0)], [(0, 0)])
    """
    turns = TURNS[symmetry]
    names = [f"{number * 360 // turns}°" for number in range(turns)]
    names += ["mirror 0°"] if symmetry == "mirror" else []
    q, r = at[0] - centre[0], at[1] - centre[1]
    moved = (SYMMETRIES[name]((q, r)) for name in names)
    return list(dict.fromkeys((to_q + centre[0], to_r + centre[1]) for to_q, to_r in moved))


def _value(values: dict[str, Any], key: str) -> Any:
    try:
        return value_at(values, key)
    except (KeyError, TypeError):
        return None


def _nearest(options: Sequence[Any], now: Any) -> int:
    numbers = [
        (abs(each - now), place)
        for place, each in enumerate(options)
        if isinstance(each, int) and isinstance(now, int)
    ]
    return min(numbers)[1] if numbers else 0
