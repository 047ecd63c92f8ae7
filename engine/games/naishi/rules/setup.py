"""Setting up a game: the shuffled deck, the gifts, and the hands that chance arranges."""

from __future__ import annotations

from engine.games.naishi.rules.state import (
    CARD,
    COLUMNS,
    EACH_PLACE,
    GIVE,
    SEATS,
    START,
    Position,
    Table,
)
from engine.games.naishi.rules.territory import with_card
from engine.play.kernel import (
    FOR_DEALING,
    FOR_HANDS,
    HALF,
    LOW_HALF,
    Stream,
    below,
    clear,
    draw,
    inner_rule,
    one_of,
    rule,
    start,
    wide,
    word,
)

ALL_COLUMNS = (1 << COLUMNS) - 1


@inner_rule
def set_up(table: Table, position: Position, seed: int, number: int) -> None:
    """Begin the game that a seed and a number stand for: deck, river, rows; then the seats choose their gifts."""
    clear(position, 0)
    position.seed = seed
    position.number = number
    size = wide(table.deck_size)
    for place in range(size):
        position.deck[place] = table.deck[place]
    start(position, seed, number, FOR_DEALING, 0)
    shuffle_deck(position, size, position)
    position.chance = 0
    pile = wide(table.pile_size)
    for column in range(COLUMNS):
        position.left[column] = pile
    position.open = ALL_COLUMNS
    position.river = COLUMNS * pile
    for seat in range(SEATS):
        position.land[seat] = EACH_PLACE * word(table.start)
        position.emissaries[seat] = table.emissaries
    position.phase = GIVE
    if table.give == 0:
        take_hands(table, position)


@inner_rule
def shuffle_deck(position: Position, count: int, stream: Stream) -> None:
    """Bring the first cards of the deck into a random order, two places by each draw."""
    last = count - 1
    while last > 1:
        spread = draw(stream) * word(last + 1)
        exchange(position, last, wide(spread >> HALF))
        # What is left of a draw after the first place is as random as a second one for so few places.
        exchange(position, last - 1, wide((spread & LOW_HALF) * word(last) >> HALF))
        last -= 2
    if last == 1:
        exchange(position, last, below(stream, last + 1))


@inner_rule
def exchange(position: Position, one: int, two: int) -> None:
    """Let two cards of the deck change places."""
    card = position.deck[one]
    position.deck[one] = position.deck[two]
    position.deck[two] = card


@inner_rule
def dealt_at(table: Table, seat: int, card: int) -> int:
    """Give where in the deck a card lies that was dealt to a seat."""
    return COLUMNS * wide(table.pile_size) + wide(table.each) * seat + card


@inner_rule
def give_card(table: Table, position: Position, card: int) -> None:
    """Choose which dealt card goes to the other seat; nobody sees it before both have chosen."""
    seat = wide(position.seat)
    position.gave[seat] = card + 1
    position.seat = 1 - seat
    if seat == SEATS - 1:
        take_hands(table, position)


@inner_rule
def take_hands(table: Table, position: Position) -> None:
    """Give every seat its cards at places that chance chooses, among start cards; then seat 0 begins."""
    each = wide(table.each)
    for seat in range(SEATS):
        gave = wide(position.gave[seat])
        if gave > 0:
            position.given[seat] = position.deck[dealt_at(table, seat, gave - 1)]
        start(position, position.seed, position.number, FOR_HANDS, seat)
        free = wide(ALL_COLUMNS)
        for card in range(each):
            owner, which = seat, card
            if card + 1 == gave:
                owner, which = 1 - seat, wide(position.gave[1 - seat]) - 1
            place = one_of(free, position)
            free ^= 1 << place
            lying = wide(position.deck[dealt_at(table, owner, which)])
            position.land[seat] = with_card(position.land[seat], COLUMNS + place, lying)
    position.chance = 0
    position.seat = 0
    position.phase = START
    if table.is_open != 0:
        position.known[0] = ALL_COLUMNS
        position.known[1] = ALL_COLUMNS


@rule
def arrange_hand(position: Position, seat: int, column: int, card: int) -> None:
    """Lay a card at a place of a hand, as a record says it was."""
    position.land[seat] = with_card(position.land[seat], COLUMNS + column, card)


__all__ = [
    "CARD",
    "arrange_hand",
    "dealt_at",
    "exchange",
    "give_card",
    "set_up",
    "shuffle_deck",
    "take_hands",
]
