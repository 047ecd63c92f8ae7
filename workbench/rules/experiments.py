"""Experiments that the rules editor proposes: one value varied, or two variants against each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine import games
from engine.texts.edit import written
from engine.texts.source import Route
from workbench.documents.templates import remark, seats_remark
from workbench.rules.schema_value import SchemaValue, game_of, kind_with
from workbench.rules.titles import short_title
from workbench.rules.variant_text import dotted


def is_varied(place: SchemaValue) -> bool:
    """Say whether a value has others beside the present one that are worth a run.

    An experiment chooses the players itself; names and free lists have no values beside the present one.
    """
    if place.is_range:
        return False
    if "enum" in place.shape:
        return len(place.shape["enum"]) > 1
    if place.is_list:
        items = place.inner(0)
        return not place.words and (items.is_number or "enum" in items.part)
    if place.is_per_players:
        # What it says for each number of players may be a whole mapping, of which there are no others to try.
        return all(place.inner(key).is_number or "enum" in place.inner(key).part for key in place.members)
    return place.shape.get("type") == "boolean" or place.is_number


def values_to_try(route: Route, current: Any, kind: str = "") -> list[Any]:
    """Give the values around the present one that are worth a run, the present one among them.

    They are those of a kind of document, else of the first game that has such a value.

    >>> values_to_try(("end", "tie_threshold"), 4)
    [2, 3, 4, 5, 6, 'none']
    >>> values_to_try(("capture", "timing"), "immediate")
    ['immediate', 'end_of_turn']
    """
    place = SchemaValue(kind or kind_with(route), route)
    if "enum" in place.shape:
        return [current, *(word for word in place.shape["enum"] if word != current)]
    if isinstance(current, bool):
        return [current, not current]
    if isinstance(current, dict):
        return _mappings_to_try(place, current)
    if isinstance(current, list):
        return _lists_to_try(place, current)
    if not place.is_number:
        return [current]
    low, high = place.limits
    middle = (
        current
        if isinstance(current, int)
        else next((each for each in place.part.get("examples", ()) if isinstance(each, int)), low)
    )
    return [each for each in range(middle - 2, middle + 3) if low <= each <= high] + place.words


def _mappings_to_try(place: SchemaValue, current: dict[str, Any]) -> list[dict[str, Any]]:
    """Give a mapping with all its numbers moved by one, or with the same word everywhere."""
    words = [word for key in current for word in place.inner(key).part.get("enum", ())]
    if words:
        same = [dict.fromkeys(current, word) for word in dict.fromkeys(words)]
        return [current, *(each for each in same if each != current)]
    return [{key: max(1, each + by) for key, each in current.items()} for by in (-1, 0, 1)]


def _lists_to_try(place: SchemaValue, current: list[Any]) -> list[list[Any]]:
    if place.inner(0).is_number:
        low, high = place.inner(0).limits
        moved = [[min(high, max(low, each + by)) for each in current] for by in (0, 1, 2)]
        return [each for number, each in enumerate(moved) if each not in moved[:number]]
    # Of an order: as it is, and with each neighbouring pair exchanged.
    swapped = [
        [*current[:at], current[at + 1], current[at], *current[at + 2 :]] for at in range(len(current) - 1)
    ]
    return [current, *swapped]


def varying(variant: str, title: str, place: SchemaValue, current: Any, players: list[int]) -> str:
    """Write the experiment that varies one value of a variant; a value it does not say has its default."""
    if current is None:
        current = place.part.get("default")
    values = values_to_try(place.route, current, place.kind)
    words = QCoreApplication.translate("experiments", "{variant}: {value} varied")
    named = words.format(variant=short_title(title), value=place.title or dotted(place.route))
    text = _experiment(game_of(place.kind), named, [variant], players)
    own = QCoreApplication.translate("templates", "One cell for each value; the variant itself has {value}.")
    return text + (
        remark(own.format(value=written(current))) + f"vary:\n  {dotted(place.route)}: {written(values)}\n"
    )


def duel(
    game: str, variants: list[str], title: str, players: list[int], maps: Sequence[str] | None = None
) -> str:
    """Write the experiment that plays variants, or maps, on the same seeds; the first is the baseline."""
    return _experiment(game, title, variants, players, maps)


def _experiment(
    game: str, title: str, variants: list[str], players: list[int], maps: Sequence[str] | None = None
) -> str:
    usual_map = games.facts_of(game).usual_map
    if maps is None:
        maps = [usual_map] if usual_map else []
    return (
        "schema: daimyo/experiment/1\n"
        f"title: {written(title)}\n"
        + (f"maps: {written(list(maps))}\n" if maps else "")
        + f"variants: {written(variants)}\n"
        f"players: {written(players)}\n" + seats_remark() + "lineups: [greedy]\n"
        "games: 1000\n"
        "seed: 7\n"
        "metrics: all\n"
    )
