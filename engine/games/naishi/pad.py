"""The score pad: what every card of a territory is worth, from the words of the variant.

The compiled scoring gives totals; this gives the lines of the pad, and is written apart from it, so that each can be
checked by the other. Places are 0 to 9, the row and then the hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from engine.games.naishi.compile import at_count, at_types, card_names, counts_as_type, lower
from engine.games.naishi.rules.scoring import copied
from engine.games.naishi.rules.state import COLUMNS, PLACE_BITS, PLACES, SEATS
from engine.games.naishi.rules.territory import types_in
from engine.play.kernel import wide, word
from engine.play.rules import seats_of

BY_COUNT = {
    "by_count": range(PLACES),
    "by_count_in_row": range(COLUMNS),
    "by_count_in_hand": range(COLUMNS, PLACES),
}
Values = Mapping[str, Any]


def neighbours(place: int) -> list[int]:
    """List the places that share a side with a place.

    >>> neighbours(0), neighbours(7)
    ([1, 5], [2, 6, 8])
    """
    column = place % COLUMNS
    found = [place - COLUMNS if place >= COLUMNS else place + COLUMNS]
    found += [place - 1] * (column > 0) + [place + 1] * (column < COLUMNS - 1)
    return sorted(found)


def packed(names: Sequence[str], cards: Sequence[str]) -> int:
    """Give a territory as the word that the rules count."""
    return sum(names.index(card) << PLACE_BITS * place for place, card in enumerate(cards))


def types_of(variant: Values, cards: Sequence[str]) -> int:
    """Count the different types of a territory, on the real cards."""
    return sum(counts_as_type(variant["cards"][name]) for name in set(cards))


def colours_of(variant: Values, counted: Sequence[str]) -> int:
    """Count the different colours of cards as they count."""
    return len({variant["cards"][name]["colour"] for name in counted} - {"none"})


def chosen(variant: Values, cards: Sequence[str]) -> list[str]:
    """Give what each card counts as, the copying ones chosen for the most points."""
    names = card_names(variant)
    land = word(packed(names, cards))
    found = int(copied(lower(variant), land, types_in(land), wide(types_of(variant, cards))))
    return [names[found >> PLACE_BITS * place & 15] for place in range(PLACES)]


def territory(variant: Values, cards: Sequence[str], counted: Sequence[str] | None = None) -> dict[str, Any]:
    """Give the pad of a territory as a record has it; what cards count as is found out where it is not given."""
    counted = counted or chosen(variant, cards)
    types = types_of(variant, cards)
    places = [_worth_of_one(variant, counted, place, types) for place in range(PLACES)]
    sets = list(_sets(variant, counted))
    by_card = {name: 0 for name in variant["cards"] if name in counted}
    for place, points in enumerate(places):
        by_card[counted[place]] += points
    for each in sets:
        by_card[each["card"]] += each["points"]
    return {
        "row": list(cards[:COLUMNS]),
        "hand": list(cards[COLUMNS:]),
        "copies": [
            {"place": place, "copies": as_what if as_what != name else None}
            for place, (name, as_what) in enumerate(zip(cards, counted, strict=True))
            if "copies" in variant["cards"][name]
        ],
        "types": types,
        "places": places,
        "sets": sets,
        "by_card": by_card,
    }


def _worth_of_one(variant: Values, counted: Sequence[str], place: int, types: int) -> int:
    """Give the points that belong to a single card."""
    name, column = counted[place], place % COLUMNS
    scores = variant["cards"][name].get("scores", {})
    around = [counted[other] for other in neighbours(place)]
    points: int = scores.get("row" if place < COLUMNS else "hand", [0] * COLUMNS)[column]
    points += sum(scores.get("beside", {}).get(other, 0) for other in around)
    if place >= COLUMNS:
        points += scores.get("under", {}).get(counted[column], 0)
    points += scores.get("alone", 0) if name not in around else 0
    return points + at_types(scores.get("by_types", {}), types)


def _sets(variant: Values, counted: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Give the points that belong to several cards, in the order of cards and then of the lowest place."""
    for name, card in variant["cards"].items():
        scores = card.get("scores", {})
        found = []
        for key, span in BY_COUNT.items():
            lying = [place for place in span if counted[place] == name]
            if key in scores and lying:
                found.append((lying, at_count(scores[key], len(lying))))
        if "by_group" in scores:
            found += [(group, at_count(scores["by_group"], len(group))) for group in _groups(counted, name)]
        for lying, points in sorted(found, key=lambda entry: entry[0][0]):
            yield {"card": name, "places": lying, "points": points}


def _groups(counted: Sequence[str], name: str) -> Iterator[list[int]]:
    left = {place for place, card in enumerate(counted) if card == name}
    while left:
        group = asked = {min(left)}
        while asked:
            asked = {other for place in asked for other in neighbours(place)} & left - group
            group |= asked
        left -= group
        yield sorted(group)


def counted_cards(pad: Values) -> list[str]:
    """Give what each card of a pad counts as."""
    cards = [*pad["row"], *pad["hand"]]
    for each in pad["copies"]:
        cards[each["place"]] = each["copies"] or cards[each["place"]]
    return cards


def total_of(pad: Values) -> int:
    """Add a pad up."""
    return sum(pad["places"]) + sum(each["points"] for each in pad["sets"])


def result_of(variant: Values, row: np.record, reasons: Mapping[int, str]) -> dict[str, Any]:
    """Give the `result` of a game, as its record has it."""
    names = card_names(variant)
    lands, counted = (
        [[names[int(word) >> PLACE_BITS * place & 15] for place in range(PLACES)] for word in row[key]]
        for key in ("land", "counted")
    )
    return {
        "reason": reasons[int(row["reason"])],
        "declared_by": int(row["declared"]) - 1 if row["declared"] else None,
        "empty_piles": [column + 1 for column in seats_of(int(row["empty"]))],
        "scores": [int(points) for points in row["scores"]],
        "colours": [int(count) for count in row["colours"]],
        "winners": seats_of(int(row["winners"])),
        "territories": [territory(variant, lands[seat], counted[seat]) for seat in range(SEATS)],
    }
