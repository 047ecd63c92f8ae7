"""What a seat of Samurai may see as a row of numbers: the board, its own hand, and all captures."""

from __future__ import annotations

from typing import Any

from engine.games.samurai.rules.state import (
    FIGURE_BITS,
    FIGURE_LANE,
    LANE,
    LANE_BITS,
    MAX_NEIGHBOURS,
    OVER,
    SETTLEMENT,
    Position,
    Table,
)
from engine.games.samurai.rules.tokens import kind_on, seat_of
from engine.play.kernel import ones, rule, wide
from engine.play.observation import DECIDER, Field, from_seat, mark, put, seat_after


def layout(table: Table) -> tuple[Field, ...]:
    """List the fields of a row."""
    players, types, kinds = int(table.players), int(table.types), int(table.kinds)
    settlements = int(table.settlements)
    spaces = int((table.terrain[: int(table.spaces)] != SETTLEMENT).sum())
    tokens, capacity = int(table.tokens), max(int(table.capacity[:settlements].max()), 1)
    figures = int(table.figures.max()) + int(table.seat_figures.max())
    strength = max(
        int(lanes) >> LANE_BITS * figure & LANE
        for lanes in table.kind_influence[:kinds]
        for figure in range(types)
    )
    return (
        Field("phase", (OVER + 1,), 1, "choosing hands, the draft, play, or over"),
        Field("decider", (players,), 1, DECIDER),
        Field("plays", (2,), tokens, "tokens played in this turn, and those of them that were not fast"),
        Field("hand", (kinds,), tokens, "own tokens in hand, by kind in the order of the variant"),
        Field("hand_sizes", (players,), tokens, "tokens in hand, by seat from the own"),
        Field("pile_sizes", (players,), tokens, "tokens left to draw, by seat from the own"),
        Field("captured", (players, types), figures, "figures captured, by seat from the own and by type"),
        Field("removed", (types,), figures, "figures that ties removed, by type"),
        Field("figures", (settlements, types), capacity, "figures standing, by settlement and type"),
        Field("open_sides", (settlements,), MAX_NEIGHBOURS, "empty spaces that still keep a settlement open"),
        Field(
            "influence",
            (settlements, players, types),
            MAX_NEIGHBOURS * strength,
            "influence on each type, by settlement and seat from the own",
        ),
        Field("owner", (spaces, players), 1, "whose token lies on a space, by seat from the own"),
        Field("token", (spaces, kinds), 1, "which kind of token lies on a space"),
    )


@rule
def observe(table: Table, position: Position, seat: int, out: Any) -> int:
    """Write what a seat may see into a row, and count the numbers."""
    out[:] = 0
    players, types, kinds = wide(table.players), wide(table.types), wide(table.kinds)
    at = mark(out, wide(0), wide(position.phase), wide(OVER + 1))
    at = mark(out, at, from_seat(table, wide(position.seat), seat), players)
    at = put(out, at, wide(position.plays))
    at = put(out, at, wide(position.normal_plays))
    for kind in range(kinds):
        at = put(out, at, ones(position.hands[seat] & table.kind_tokens[kind]))
    for step in range(players):
        at = put(out, at, ones(position.hands[seat_after(table, seat, step)]))
    for step in range(players):
        at = put(out, at, wide(position.pile_left[seat_after(table, seat, step)]))
    for step in range(players):
        for figure in range(types):
            at = put(out, at, wide(position.captured[seat_after(table, seat, step), figure]))
    for figure in range(types):
        at = put(out, at, wide(position.removed[figure]))
    at = observe_settlements(table, position, seat, out, at)
    return observe_spaces(table, position, seat, out, at)


@rule
def observe_settlements(table: Table, position: Position, seat: int, out: Any, at: int) -> int:
    """Write what stands in settlements, and who has how much influence there."""
    players, types, settlements = wide(table.players), wide(table.types), wide(table.settlements)
    for settlement in range(settlements):
        for figure in range(types):
            standing = wide(position.figures[settlement]) >> FIGURE_BITS * figure & FIGURE_LANE
            at = put(out, at, standing)
    for settlement in range(settlements):
        at = put(out, at, wide(position.open_sides[settlement]))
    for settlement in range(settlements):
        for step in range(players):
            lanes = wide(position.influence[settlement, seat_after(table, seat, step)])
            for figure in range(types):
                at = put(out, at, lanes >> LANE_BITS * figure & LANE)
    return at


@rule
def observe_spaces(table: Table, position: Position, seat: int, out: Any, at: int) -> int:
    """Write which tokens lie on the spaces that are no settlements: all owners, and then all kinds."""
    players, kinds = wide(table.players), wide(table.kinds)
    kinds_at = at + players * (wide(table.spaces) - wide(table.settlements))
    for space in range(wide(table.spaces)):
        if wide(table.terrain[space]) != SETTLEMENT:
            token = wide(position.tokens[space])
            if token > 0:
                out[at + from_seat(table, seat_of(token), seat)] = 1
                out[kinds_at + kind_on(token)] = 1
            at += players
            kinds_at += kinds
    return kinds_at
