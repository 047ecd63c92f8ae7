"""Setting up a game: shuffled piles, an empty board, first hands."""

from __future__ import annotations

from engine.games.samurai.rules.draft import begin_figures
from engine.games.samurai.rules.state import HANDS, SETTLEMENT_WORDS, SPACE_WORDS, Position, Table
from engine.games.samurai.rules.tokens import add_to_hand, draw_up
from engine.play.kernel import (
    FOR_DEALING,
    FOR_FIGURES,
    Stream,
    below,
    bit,
    clear,
    highest,
    ones,
    rule,
    start,
    wide,
    word,
)
from engine.play.rows import places_of


@rule
def set_up(table: Table, position: Position, seed: int, number: int) -> None:
    """Begin the game that a seed and a number stand for: all chance that is not a player's is settled here."""
    clear(position, 0)
    position.seed = seed
    position.number = number
    open_board(table, position)
    for seat in range(wide(table.players)):
        start(position, seed, number, FOR_DEALING, seat)
        fill_pile(table, position, seat)
        shuffle_pile(position, seat, position)
        if wide(table.dealt_seats) >> seat & 1:
            draw_up(table, position, seat, wide(table.hand_size[seat]))
        for figure in range(wide(table.types)):
            position.captured[seat, figure] = table.seat_figures[seat, figure]
    start(position, seed, number, FOR_FIGURES, 0)
    position.phase = HANDS
    go_on_to_next_hand(table, position)


@rule
def open_board(table: Table, position: Position) -> None:
    """Note what is empty and what is surrounded on a board without tokens."""
    for terrain in range(2):
        position.empty_count[terrain] = table.empty_count[terrain]
        for part in range(SPACE_WORDS):
            position.empty[terrain, part] = table.empty[terrain, part]
    for part in range(SETTLEMENT_WORDS):
        position.surrounded[part] = table.surrounded[part]
    for settlement in range(wide(table.settlements)):
        position.open_sides[settlement] = table.open_sides[settlement]


@rule
def fill_pile(table: Table, position: Position, seat: int) -> None:
    """Lay all tokens of a seat on its pile."""
    left = wide(0)
    for token in range(wide(table.tokens)):
        if table.seat_tokens[seat] & bit(token) != word(0):
            position.piles[seat, left] = table.kind_of_token[token]
            left += 1
    position.pile_left[seat] = left


@rule
def shuffle_pile(position: Position, seat: int, stream: Stream) -> None:
    """Bring the pile of a seat into a random order."""
    for last in range(wide(position.pile_left[seat]) - 1, 0, -1):
        other = below(stream, last + 1)
        kind = position.piles[seat, last]
        position.piles[seat, last] = position.piles[seat, other]
        position.piles[seat, other] = kind


# ---------------------------------------------------------------- first hands


@rule
def can_take(table: Table, position: Position, kind: int) -> bool:
    """Say whether the seat that chooses its first hand has another token of a kind."""
    seat = wide(position.seat)
    return table.seat_tokens[seat] & table.kind_tokens[kind] & ~position.hands[seat] != word(0)


@rule
def take_token(table: Table, position: Position, kind: int) -> None:
    """Take a chosen token out of the pile into the first hand; the rest of the pile stays in random order."""
    seat = wide(position.seat)
    top = wide(position.pile_left[seat]) - 1
    place = highest(places_of(kind, position.piles[seat]) & (bit(top + 1) - word(1)))
    position.piles[seat, place] = position.piles[seat, top]
    position.piles[seat, top] = 0
    position.pile_left[seat] = top
    add_to_hand(table, position, seat, kind)
    go_on_to_next_hand(table, position)


@rule
def go_on_to_next_hand(table: Table, position: Position) -> None:
    """Let the next seat choose whose first hand is not full, or else begin with the figures."""
    for seat in range(wide(position.seat), wide(table.players)):
        if ones(position.hands[seat]) < min(wide(table.hand_size[seat]), ones(table.seat_tokens[seat])):
            position.seat = seat
            return
    begin_figures(table, position)
