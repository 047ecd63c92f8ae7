"""What a seat of Naishi may see as a row of numbers: the table, its own cards, and of the other hand what it knows."""

from __future__ import annotations

from typing import Any

from engine.games.naishi.rules.setup import dealt_at
from engine.games.naishi.rules.state import (
    COLUMNS,
    GIVE,
    OVER,
    PLACES,
    SEATS,
    Position,
    Table,
)
from engine.games.naishi.rules.territory import card_at
from engine.play.kernel import rule, wide
from engine.play.observation import DECIDER, Field, from_seat, mark, put

NOTHING_THERE = -1


def layout(table: Table) -> tuple[Field, ...]:
    """List the fields of a row."""
    types, each, pile = int(table.types), int(table.each), int(table.pile_size)
    emissaries = int(table.emissaries)
    return (
        Field("phase", (OVER + 1,), 1, "giving, start of a turn, having to develop, after that, or over"),
        Field("decider", (SEATS,), 1, DECIDER),
        Field("rows", (SEATS, COLUMNS, types), 1, "which card lies in a row, the own row first"),
        Field("hand", (COLUMNS, types), 1, "which card lies in the own hand; nothing before the first turn"),
        Field(
            "other_hand", (COLUMNS, types), 1, "which card lies in the other hand, where the seat knows it"
        ),
        Field("dealt", (each, types), 1, "which cards the seat was dealt"),
        Field("gave", (each,), 1, "which of them it gave away"),
        Field("river", (COLUMNS, types), 1, "which card lies open on a pile"),
        Field("left", (COLUMNS,), pile, "cards left in a pile"),
        Field("court", (3, SEATS), emissaries, "emissaries on swap, discard and decree, the own first"),
        Field("emissaries", (SEATS,), emissaries, "emissaries that are free, the own first"),
        Field("discards", (types,), COLUMNS * pile, "cards in the discard, by type"),
        Field("declared", (SEATS,), 1, "who has declared the end, the own seat first"),
        Field("last", (SEATS,), 1, "whose next turn is the last, the own seat first"),
    )


@rule
def observe(table: Table, position: Position, seat: int, out: Any) -> int:
    """Write what a seat may see into a row, and count the numbers."""
    out[:] = 0
    other, types, each = 1 - seat, wide(table.types), wide(table.each)
    phase = wide(position.phase)
    at = mark(out, wide(0), phase, wide(OVER + 1))
    at = mark(out, at, from_seat(table, wide(position.seat), seat), wide(SEATS))
    for place in range(COLUMNS):
        at = mark(out, at, card_at(position.land[seat], place), types)
    for place in range(COLUMNS):
        at = mark(out, at, card_at(position.land[other], place), types)
    for place in range(COLUMNS, PLACES):
        card = wide(NOTHING_THERE) if phase == GIVE else card_at(position.land[seat], place)
        at = mark(out, at, card, types)
    for place in range(COLUMNS, PLACES):
        is_known = phase == OVER or wide(position.known[seat]) >> place - COLUMNS & 1 == 1
        at = mark(out, at, card_at(position.land[other], place) if is_known else wide(NOTHING_THERE), types)
    for card in range(each):
        at = mark(out, at, wide(position.deck[dealt_at(table, seat, card)]), types)
    at = mark(out, at, wide(position.gave[seat]) - 1, each)
    return observe_table(table, position, seat, out, at)


@rule
def observe_table(table: Table, position: Position, seat: int, out: Any, at: int) -> int:
    """Write what lies between the seats."""
    other, types = 1 - seat, wide(table.types)
    for column in range(COLUMNS):
        left = wide(position.left[column])
        top = wide(table.pile_size) * column + left - 1
        at = mark(out, at, wide(position.deck[top]) if left > 0 else wide(NOTHING_THERE), types)
    for column in range(COLUMNS):
        at = put(out, at, wide(position.left[column]))
    for here in (position.on_swap, position.on_discard, position.on_decree, position.emissaries):
        at = put(out, at, wide(here[seat]))
        at = put(out, at, wide(here[other]))
    for i in range(wide(position.discarded)):
        out[at + wide(position.discards[i])] += 1
    at += types
    declared, last = wide(position.declared), wide(position.last)
    at = mark(out, at, from_seat(table, declared - 1, seat) if declared else wide(NOTHING_THERE), wide(SEATS))
    return mark(out, at, from_seat(table, last - 1, seat) if last else wide(NOTHING_THERE), wide(SEATS))
