"""Experiments that the rules editor proposes: one value varied, or two variants against each other."""

from __future__ import annotations

from typing import Any

from engine.texts import schema
from engine.texts.edit import written
from engine.texts.source import Route
from workbench.rules.schema_words import KIND
from workbench.rules.variant_text import dotted

# An experiment chooses the players itself; names and kinds have no values beside the present one.
NOT_VARIED: tuple[Route, ...] = (
    ("players",),
    ("figures", "types"),
    ("figures", "names"),
    ("figures", "one_of_each"),
    ("settlements",),
)


def values_to_try(route: Route, current: Any) -> list[Any]:
    """Give the values around the present one that are worth a run, the present one among them.

    >>> values_to_try(("end", "tie_threshold"), 4)
    [2, 3, 4, 5, 6, 'none']
    >>> values_to_try(("capture", "timing"), "immediate")
    ['immediate', 'end_of_turn']
    """
    part = schema.properties(KIND, route)
    if "enum" in part:
        return [current, *(word for word in part["enum"] if word != current)]
    if isinstance(current, bool):
        return [current, not current]
    if isinstance(current, dict):
        return _mappings_to_try(route, current)
    if isinstance(current, list):
        return _lists_to_try(current)
    number = next((each for each in part.get("anyOf", ()) if each.get("type") == "integer"), part)
    words = [each["const"] for each in part.get("anyOf", ()) if "const" in each]
    middle = (
        current
        if isinstance(current, int)
        else next(each for each in part["examples"] if isinstance(each, int))
    )
    low, high = number.get("minimum", 0), number.get("maximum", 99)
    return [each for each in range(middle - 2, middle + 3) if low <= each <= high] + words


def _mappings_to_try(route: Route, current: dict[str, Any]) -> list[dict[str, Any]]:
    """Give a mapping with all its numbers moved by one, or with the same word everywhere."""
    words = [word for key in current for word in schema.properties(KIND, (*route, key)).get("enum", ())]
    if words:
        same = [dict.fromkeys(current, word) for word in dict.fromkeys(words)]
        return [current, *(each for each in same if each != current)]
    return [{key: max(1, each + by) for key, each in current.items()} for by in (-1, 0, 1)]


def _lists_to_try(current: list[Any]) -> list[list[Any]]:
    if all(isinstance(each, int) for each in current):
        return [[max(0, each + by) for each in current] for by in (0, 1, 2)]
    # Of an order: as it is, and with each neighbouring pair exchanged.
    swapped = [
        [*current[:at], current[at + 1], current[at], *current[at + 2 :]] for at in range(len(current) - 1)
    ]
    return [current, *swapped]


def varying(variant: str, title: str, route: Route, current: Any, players: list[int]) -> str:
    """Write the experiment that varies one value of a variant; a value it does not say has its default."""
    if current is None:
        current = schema.properties(KIND, route).get("default")
    values = values_to_try(route, current)
    label = schema.properties(KIND, route).get("title", dotted(route))
    return _experiment(f"{title}: {label} varied", [variant], players) + (
        f"# One cell for each value; the variant itself has {written(current)}.\n"
        f"vary:\n  {dotted(route)}: {written(values)}\n"
    )


def duel(variants: list[str], title: str, players: list[int]) -> str:
    """Write the experiment that plays variants on the same seeds; the first is the baseline."""
    return _experiment(title, variants, players)


def _experiment(title: str, variants: list[str], players: list[int]) -> str:
    return (
        "schema: daimyo/experiment/1\n"
        f"title: {written(title)}\n"
        "maps: [japan]\n"
        f"variants: {written(variants)}\n"
        f"players: {written(players)}\n"
        "# One name fills all seats.\n"
        "lineups: [greedy]\n"
        "games: 1000\n"
        "seed: 7\n"
        "metrics: all\n"
    )
