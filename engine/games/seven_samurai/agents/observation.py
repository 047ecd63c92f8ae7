"""What everybody at a table of 7 Samurai sees as a row of numbers, seats counted from the own."""

from __future__ import annotations

from typing import Any

from engine.games.seven_samurai.rules.cards import kiai_of, reach, side_of, tokens_on
from engine.games.seven_samurai.rules.state import (
    FIRST_CHANCE,
    NO_CARD,
    RING,
    TALENTLESS,
    Position,
    Table,
)
from engine.games.seven_samurai.terms import (
    BACKS,
    BONUSES,
    MOST_ROUNDS,
    PENALTIES,
    REASONS,
    SYMBOLS,
    TALENTS,
    TURN_LIMIT,
)
from engine.play.kernel import rule, wide
from engine.play.observation import DECIDER, Field, from_seat, mark, put, put_bits, seat_after

# A power turns up three raiders at most, and everybody knows them while they lie on top.
TOP_CARDS = 3
BINDINGS, KINDS_OF_SYMBOL = TALENTLESS.bit_length(), len(SYMBOLS) - 1
COUNT_OF_BACKS, COUNT_OF_BONUSES, COUNT_OF_PENALTIES = len(BACKS), len(BONUSES), len(PENALTIES)
COUNT_OF_TALENTS, COUNT_OF_REASONS = len(TALENTS), len(REASONS)


def layout(table: Table) -> tuple[Field, ...]:
    """List the fields of a row."""
    seats, boards, cards = int(table.players), int(table.boards), int(table.cards)
    return (
        Field("decider", (seats,), 1, DECIDER),
        Field(
            "decision", (FIRST_CHANCE,), 1, "what is decided: D0 to D14 of the rules, the first for nothing"
        ),
        Field("active", (seats,), 1, "whose turn it is, by seat from the own"),
        Field("round", (MOST_ROUNDS,), 1, "the round in play"),
        Field("turn", (1,), TURN_LIMIT, "turns begun"),
        Field("reason", (COUNT_OF_REASONS,), 1, "how the game ended, the first while it goes on"),
        Field("barricades", (1,), int(table.barricades), "barricades left"),
        Field("farms", (1,), int(table.farms), "farms left"),
        Field("lost_backs", (COUNT_OF_BACKS,), int(table.farms), "backs of lost farms, where they count"),
        Field("families", (COUNT_OF_BONUSES,), int(table.families), "families left, by their bonus"),
        Field("piles", (3,), cards, "raiders in the stack, among the intruders and in the discard"),
        Field(
            "top", (TOP_CARDS, cards), 1, "which raider lies there in the stack from its top, if all know it"
        ),
        Field("known", (3, cards), 1, "raiders that all know to be in the stack, intruders, or discarded"),
        Field("card", (cards,), 1, "the raider in hand"),
        Field("samurai", (seats, boards), 1, "which samurai sits where, by seat from the own"),
        Field(
            "flags",
            (seats, 3),
            1,
            "of a seat: whether its animal side is up, it has not passed, it is in Kiai",
        ),
        Field("kiai", (seats,), int(table.kiai.max()), "the Kiai value of the side that is up"),
        Field("total", (seats,), int(table.value[:cards].sum()), "the total of a line"),
        Field("line_size", (seats,), cards, "raiders in a line"),
        Field("wounds", (seats,), int(table.wounds_to_die), "wounds in all"),
        Field("wound_tokens", (seats,), int(table.wounds_to_die), "wound tokens on the board"),
        Field("line", (seats, cards), 1, "which raiders lie in a line"),
        Field("last", (seats, cards), 1, "the raider that lies last in a line"),
        Field("left", (seats, KINDS_OF_SYMBOL, cards), 1, "the raider on the left side, by symbol"),
        Field("token_at", (seats, seats), 1, "who holds the support token of a seat, both from the own"),
        Field("borrowed", (seats, boards), 1, "open tokens in use, by samurai"),
        Field("talents", (seats, COUNT_OF_TALENTS), 1, "talents in reach now"),
        Field("open_tokens", (boards,), 1, "open tokens not used yet"),
        Field(
            "bound", (BINDINGS,), 1, "what binds the active seat: no defence, no support, passing, no talent"
        ),
        Field("penalties", (2, COUNT_OF_PENALTIES), 1, "penalties of this turn still to come"),
    )


@rule
def observe(table: Table, position: Position, seat: int, out: Any) -> int:
    """Write what a seat may see into a row, and count the numbers."""
    out[:] = 0
    seats, cards = wide(table.players), wide(table.cards)
    at = mark(out, wide(0), from_seat(table, wide(position.seat), seat), seats)
    at = mark(out, at, wide(position.kind), wide(FIRST_CHANCE))
    at = mark(out, at, from_seat(table, wide(position.active), seat), seats)
    at = mark(out, at, wide(position.round_number) - 1, wide(MOST_ROUNDS))
    at = put(out, at, wide(position.turn))
    at = mark(out, at, wide(position.reason), wide(COUNT_OF_REASONS))
    at = observe_village(table, position, out, at)
    at = observe_raiders(table, position, out, at)
    card = wide(position.card)
    at = mark(out, at, card if card != NO_CARD else wide(-1), cards)
    at = observe_team(table, position, seat, out, at)
    at = put_bits(out, at, wide(position.open_tokens), wide(table.boards))
    at = put_bits(out, at, wide(position.bound), wide(BINDINGS))
    for place in range(2):
        is_coming = place < wide(position.penalties_left)
        at = mark(out, at, wide(position.penalty[place]) if is_coming else wide(-1), wide(COUNT_OF_PENALTIES))
    return at


@rule
def observe_village(table: Table, position: Position, out: Any, at: int) -> int:
    """Write barricades, farms and families; the order in which they will fall is nobody's to know."""
    farms, families = wide(position.farms), wide(position.families)
    at = put(out, at, wide(position.barricades))
    at = put(out, at, farms)
    if table.farm_penalties:
        for farm in range(farms, wide(table.farms)):
            out[at + wide(position.farm_backs[farm])] += 1
    at += COUNT_OF_BACKS
    for family in range(families):
        out[at + wide(position.family_bonuses[family])] += 1
    return at + COUNT_OF_BONUSES


@rule
def is_known(position: Position, card: int) -> bool:
    """Say whether everybody knows where a raider lies face down."""
    return wide(position.known[card >> 6]) >> (card & 63) & 1 == 1


@rule
def observe_raiders(table: Table, position: Position, out: Any, at: int) -> int:
    """Write how many raiders lie where, and those that all know."""
    cards = wide(table.cards)
    stack, intruders, discards = (
        wide(position.stack_size),
        wide(position.intruders),
        wide(position.discards),
    )
    at = put(out, at, stack)
    at = put(out, at, intruders)
    at = put(out, at, discards)
    known = at + TOP_CARDS * cards
    for place in range(stack):
        card = wide(position.stack[wide(position.stack_top) + place & RING])
        if is_known(position, card):
            out[known + card] = 1
            if place < TOP_CARDS:
                out[at + place * cards + card] = 1
    for place in range(intruders):
        card = wide(position.intruder[place])
        if is_known(position, card):
            out[known + cards + card] = 1
    for place in range(discards):
        out[known + 2 * cards + wide(position.discard[place])] = 1
    return known + 3 * cards


@rule
def observe_team(table: Table, position: Position, seat: int, out: Any, at: int) -> int:
    """Write the samurai with all that lies at their boards."""
    seats, boards = wide(table.players), wide(table.boards)
    for step in range(seats):
        at = mark(out, at, wide(position.samurai[seat_after(table, seat, step)]), boards)
    for step in range(seats):
        one = seat_after(table, seat, step)
        at = put(out, at, side_of(table, position, one))
        at = put(out, at, 1 - (wide(position.out) >> one & 1))
        at = put(out, at, wide(position.in_kiai) >> one & 1)
    for step in range(seats):
        one = seat_after(table, seat, step)
        put(out, at + step, kiai_of(table, position, one))
        put(out, at + step + seats, wide(position.total[one]))
        put(out, at + step + 2 * seats, wide(position.line_size[one]))
        put(out, at + step + 3 * seats, wide(position.wounds[one]))
        put(out, at + step + 4 * seats, tokens_on(table, position, one))
    return observe_lines(table, position, seat, out, at + 5 * seats)


@rule
def observe_lines(table: Table, position: Position, seat: int, out: Any, at: int) -> int:
    """Write the raiders before each samurai, his tokens and his talents."""
    seats, boards, cards = wide(table.players), wide(table.boards), wide(table.cards)
    last = at + seats * cards
    for step in range(seats):
        one = seat_after(table, seat, step)
        for place in range(wide(position.line_size[one])):
            card = wide(position.line[one, place])
            out[at + step * cards + card] = 1
            if place + 1 == wide(position.line_size[one]):
                out[last + step * cards + card] = 1
    at = last + seats * cards
    for step in range(seats):
        for symbol in range(KINDS_OF_SYMBOL):
            at = mark(out, at, wide(position.left[seat_after(table, seat, step), symbol]) - 1, cards)
    for step in range(seats):
        holder = from_seat(table, wide(position.token_at[seat_after(table, seat, step)]), seat)
        at = mark(out, at, holder, seats)
    for step in range(seats):
        at = put_bits(out, at, wide(position.borrowed[seat_after(table, seat, step)]), boards)
    for step in range(seats):
        talents = reach(table, position, seat_after(table, seat, step))
        # The first stands for having none.
        at = put_bits(out, at, talents & ~1, wide(COUNT_OF_TALENTS))
    return at
