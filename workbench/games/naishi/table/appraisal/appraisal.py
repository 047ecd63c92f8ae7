"""What each card of a territory is worth and why: by its place, its neighbours, its set or the types around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from workbench.games.naishi.table.spots import COLUMNS, PLACES, beside

PLACE, BESIDE, UNDER, ALONE, TYPES = "place", "beside", "under", "alone", "types"
# The sets of a card, and which places count for them.
COUNTS = {
    "by_count": range(PLACES),
    "by_count_in_row": range(COLUMNS),
    "by_count_in_hand": range(COLUMNS, PLACES),
}

Cards = Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Term:
    """Points that a single card earns: why, and with which other place."""

    kind: str
    points: int
    other: int | None = None


@dataclass(frozen=True, slots=True)
class CardSet:
    """Points that belong to several cards together."""

    card: str
    places: tuple[int, ...]
    points: int

    @property
    def share(self) -> float:
        """What each of its cards is worth."""
        return self.points / len(self.places)


@dataclass(frozen=True, slots=True)
class Worth:
    """One card of a territory: what it is, what it counts as, and what it earns alone and in sets."""

    place: int
    card: str
    counted: str
    terms: tuple[Term, ...]
    sets: tuple[CardSet, ...] = ()

    @property
    def is_copy(self) -> bool:
        """Say whether it counts as another card."""
        return self.card != self.counted

    @property
    def points(self) -> float:
        """What it is worth, its share of sets among it."""
        return sum(term.points for term in self.terms) + sum(found.share for found in self.sets)


@dataclass(frozen=True, slots=True)
class Appraisal:
    """A whole territory: its cards by place, its sets, and what stands on the score pad."""

    worths: tuple[Worth, ...]
    sets: tuple[CardSet, ...]
    types: int
    colours: int
    handicap: int = 0
    by_card: Mapping[str, int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.by_card.values()) + self.handicap

    @property
    def bonuses(self) -> Iterator[tuple[int, int, int]]:
        """The points that lie between two cards: the places of both, the lower first, and how many."""
        found: dict[tuple[int, int], int] = {}
        for worth in self.worths:
            for term in worth.terms:
                if term.kind in (BESIDE, UNDER) and term.other is not None:
                    key = (min(worth.place, term.other), max(worth.place, term.other))
                    found[key] = found.get(key, 0) + term.points
        return ((*key, points) for key, points in found.items())

    @property
    def joints(self) -> Iterator[tuple[int, int, str]]:
        """The neighbours that belong to one set, with its card."""
        for found in self.sets:
            for place in found.places:
                for other in beside(place):
                    if place < other and other in found.places and len(found.places) > 1:
                        yield place, other, found.card


def appraise(
    cards: Cards, places: Sequence[str], copies: Mapping[int, str | None], handicap: int = 0
) -> Appraisal:
    """Explain a territory of ten cards by a variant's cards; `copies` says what copying cards count as."""
    counted = [copies.get(place) or card for place, card in enumerate(places)]
    types = len({card for card in places if cards[card]["kind"] != "start" and "copies" not in cards[card]})
    sets = tuple(_sets(cards, counted))
    worths = tuple(
        Worth(
            place,
            card,
            counted[place],
            tuple(_terms(cards, counted, place, types)),
            tuple(found for found in sets if place in found.places),
        )
        for place, card in enumerate(places)
    )
    by_card = {
        card: sum(term.points for worth in worths if worth.counted == card for term in worth.terms)
        + sum(found.points for found in sets if found.card == card)
        for card in cards
        if card in counted
    }
    shown = {cards[card]["colour"] for card in counted} - {"none"}
    return Appraisal(worths, sets, types, len(shown), handicap, by_card)


def _scores(cards: Cards, card: str) -> Mapping[str, Any]:
    return cards[card].get("scores") or {}


def _terms(cards: Cards, counted: Sequence[str], place: int, types: int) -> Iterator[Term]:
    scores, column = _scores(cards, counted[place]), place % COLUMNS
    by_place = scores.get("row" if place < COLUMNS else "hand")
    if by_place:
        yield Term(PLACE, by_place[column])
    near = beside(place)
    if "alone" in scores and all(counted[other] != counted[place] for other in near):
        yield Term(ALONE, scores["alone"])
    for other in near:
        if points := (scores.get("beside") or {}).get(counted[other]):
            yield Term(BESIDE, points, other)
    above = place - COLUMNS
    if above >= 0 and (points := (scores.get("under") or {}).get(counted[above])):
        yield Term(UNDER, points, above)
    steps = scores.get("by_types")
    if steps:
        yield Term(
            TYPES,
            max(((int(n), points) for n, points in steps.items() if int(n) <= types), default=(0, 0))[1],
        )


def _sets(cards: Cards, counted: Sequence[str]) -> Iterator[CardSet]:
    for card in cards:
        scores = _scores(cards, card)
        for kind, where in COUNTS.items():
            found = tuple(place for place in where if counted[place] == card)
            if found and scores.get(kind):
                yield CardSet(card, found, _step(scores[kind], len(found)))
        if scores.get("by_group"):
            for group in groups(place for place, each in enumerate(counted) if each == card):
                yield CardSet(card, group, _step(scores["by_group"], len(group)))


def _step(steps: Sequence[int], count: int) -> int:
    return steps[min(count, len(steps)) - 1]


def groups(places: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Give the connected groups among some places, each in order.

    >>> list(groups([0, 1, 3, 6]))
    [(0, 1, 6), (3,)]
    """
    left = sorted(places)
    while left:
        group, edge = {left[0]}, [left[0]]
        while edge:
            new = [other for other in beside(edge.pop()) if other in left and other not in group]
            group.update(new)
            edge += new
        left = [place for place in left if place not in group]
        yield tuple(sorted(group))
