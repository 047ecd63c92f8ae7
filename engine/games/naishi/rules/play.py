"""Playing: what a move does, how a turn ends, and when the game is over."""

from __future__ import annotations

from engine.games.naishi.rules import moves
from engine.games.naishi.rules.legal import has_extra_after, open_piles
from engine.games.naishi.rules.moves import FIRST, PILES, SECOND
from engine.games.naishi.rules.scoring import count_up
from engine.games.naishi.rules.setup import exchange, give_card
from engine.games.naishi.rules.state import (
    AFTER,
    CARD,
    COLUMNS,
    DECLARED,
    MUST,
    NO_PLAYS,
    OVER,
    PILES_EMPTY,
    PLACE_BITS,
    SEATS,
    START,
    TO_NOBODY,
    TO_SECOND,
    Position,
    Result,
    Table,
)
from engine.games.naishi.rules.territory import card_at, with_card, with_swapped
from engine.play.kernel import inner_rule, lowest, ones, rule, wide, word

# ---------------------------------------------------------------- a move


@inner_rule
def apply(table: Table, position: Position, move: int) -> None:
    """Carry out a legal move and all that follows from it."""
    if move < moves.SWAP_RIVER:
        develop(table, position, move)
        if wide(position.phase) == START and has_extra_after(table, position):
            position.phase = AFTER
            return
    elif move < moves.DECREE:
        if move < moves.DISCARD:
            swap(table, position, move)
        else:
            discard(table, position, move)
        if wide(position.phase) == START:
            position.phase = MUST
            return
    elif move < moves.RECALL:
        decree(position, move - moves.DECREE)
    elif move == moves.RECALL:
        recall(position)
    elif move == moves.DECLARE:
        position.declared = wide(position.seat) + 1
    elif move == moves.PASS:
        position.passes = wide(position.passes) + 1
    elif move >= moves.GIFT:
        give_card(table, position, move - moves.GIFT)
        return
    end_turn(table, position, move)


@inner_rule
def top_of(table: Table, position: Position, column: int) -> int:
    """Give where in the deck the open card of a pile lies."""
    return wide(table.pile_size) * column + wide(position.left[column]) - 1


@inner_rule
def take_open(table: Table, position: Position, column: int) -> int:
    """Take the open card from a pile; the next one is turned up."""
    card = wide(position.deck[top_of(table, position, column)])
    left = wide(position.left[column]) - 1
    position.left[column] = left
    position.river = wide(position.river) - 1
    if left == 0:
        position.open = wide(position.open) & ~(1 << column)
    return card


@inner_rule
def lay_aside(position: Position, card: int) -> None:
    """Put a card on the discard pile, for both to see."""
    count = wide(position.discarded)
    position.discards[count] = card
    position.discarded = count + 1


@inner_rule
def develop(table: Table, position: Position, place: int) -> None:
    """Replace an own card by the open card of its column."""
    seat = wide(position.seat)
    column = place - COLUMNS if place >= COLUMNS else place
    land = position.land[seat]
    gone = card_at(land, place)
    show(position, seat, column, gone, wide(place >= COLUMNS))
    lay_aside(position, gone)
    position.land[seat] = with_card(land, place, take_open(table, position, column))


@inner_rule
def show(position: Position, owner: int, column: int, card: int, is_hand: int) -> None:
    """Let the other seat know what lies at a place of a hand from now on, and what has left it.

    What changes nothing is written behind the rest, because no processor guesses well whether it is so.
    """
    known = wide(position.known[1 - owner])
    is_news = is_hand & ~(known >> column) & 1
    position.shown[owner, ones(word(known)) if is_news else COLUMNS] = card
    position.shown[owner, COLUMNS] = 0
    position.known[1 - owner] = known | is_news << column


@inner_rule
def swap(table: Table, position: Position, move: int) -> None:
    """Send an emissary to let two cards change places."""
    seat = wide(position.seat)
    position.emissaries[seat] = wide(position.emissaries[seat]) - 1
    position.on_swap[seat] = wide(position.on_swap[seat]) + 1
    if move < moves.SWAP_ROW:
        pair = move - moves.SWAP_RIVER
        exchange(position, top_of(table, position, FIRST[pair]), top_of(table, position, SECOND[pair]))
        return
    land = position.land[seat]
    if move < moves.SWAP_COLUMN:
        # In row and hand alike, because no processor guesses which of them it is.
        is_hand = wide(move >= moves.SWAP_HAND)
        pair = move - moves.SWAP_ROW - is_hand * (moves.SWAP_HAND - moves.SWAP_ROW)
        one, two = wide(FIRST[pair]), wide(SECOND[pair])
        position.land[seat] = with_swapped(land, is_hand * COLUMNS + one, is_hand * COLUMNS + two)
        # Which places are swapped is seen, the cards are not: what is known goes with them.
        known = wide(position.known[1 - seat])
        differs = is_hand & (known >> one ^ known >> two)
        position.known[1 - seat] = known ^ (differs << one | differs << two)
    else:
        column = move - moves.SWAP_COLUMN
        show(position, seat, column, card_at(land, COLUMNS + column), 1)
        position.land[seat] = with_swapped(land, column, COLUMNS + column)


@inner_rule
def discard(table: Table, position: Position, move: int) -> None:
    """Send an emissary to wash open cards away, the lowest column first."""
    seat = wide(position.seat)
    position.emissaries[seat] = wide(position.emissaries[seat]) - 1
    position.on_discard[seat] = wide(position.on_discard[seat]) + 1
    piles = word(PILES[wide(table.discard_cards), move - moves.DISCARD])
    while piles != word(0):
        lay_aside(position, take_open(table, position, lowest(piles)))
        piles &= piles - word(1)


@inner_rule
def decree(position: Position, place: int) -> None:
    """Lock an emissary for good and exchange a card with the other seat."""
    seat = wide(position.seat)
    position.emissaries[seat] = wide(position.emissaries[seat]) - 1
    position.on_decree[seat] = wide(position.on_decree[seat]) + 1
    one, two = position.land[0], position.land[1]
    if place >= COLUMNS:
        for owner in range(SEATS):
            show(position, owner, place - COLUMNS, card_at(position.land[owner], place), 1)
    shift = word(PLACE_BITS * place)
    change = (one ^ two) & CARD << shift
    position.land[0] = one ^ change
    position.land[1] = two ^ change


@inner_rule
def recall(position: Position) -> None:
    """Let all own emissaries come back but those on a decree."""
    seat = wide(position.seat)
    back = wide(position.on_swap[seat]) + wide(position.on_discard[seat])
    position.emissaries[seat] = wide(position.emissaries[seat]) + back
    position.on_swap[seat] = 0
    position.on_discard[seat] = 0


# ---------------------------------------------------------------- the end of a turn


@inner_rule
def end_turn(table: Table, position: Position, move: int) -> None:
    """Hand on the turn, or end the game."""
    seat = wide(position.seat)
    if move != moves.PASS:
        position.passes = 0
    position.turn = wide(position.turn) + 1
    position.seat = 1 - seat
    position.phase = START
    if ends_with(table, position, seat, move):
        position.phase = OVER
        count_up(table, position)


@inner_rule
def ends_with(table: Table, position: Position, seat: int, move: int) -> bool:
    """Say whether the game ends with a turn of a seat, and note who has a last one."""
    if wide(position.last) == seat + 1:
        return True
    if move == moves.DECLARE:
        position.reason = DECLARED
        position.last = 2 - seat
        return wide(table.declare_last_turn) == TO_NOBODY
    if COLUMNS - open_piles(position) >= wide(table.end_piles):
        position.reason = PILES_EMPTY
        position.last = 2 - seat
        # The second player has had as many turns as the first.
        return wide(table.last_turn) == TO_NOBODY or (wide(table.last_turn) == TO_SECOND and seat == 1)
    if wide(position.passes) == SEATS:
        position.reason = NO_PLAYS
        return True
    return False


@rule
def note_result(table: Table, position: Position, result: Result) -> None:
    """Write down how a finished game went."""
    for seat in range(SEATS):
        result.land[seat] = position.land[seat]
        result.counted[seat] = position.counted[seat]
        result.scores[seat] = position.scores[seat]
        result.colours[seat] = position.colours[seat]
    result.turns = position.turn
    result.reason = position.reason
    result.declared = position.declared
    result.empty = (1 << COLUMNS) - 1 - wide(position.open)
    result.river = position.river
    result.winners = position.winners
