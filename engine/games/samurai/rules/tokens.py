"""Tokens: in hand, in the pile, on the board, and the influence they have there."""

from __future__ import annotations

from engine.games.samurai.rules.state import (
    ANY,
    LAND,
    SEA,
    SEAT_STEP,
    Position,
    Table,
)
from engine.play.kernel import bit, count_in, inner_rule, ones, rule, wide, word

# ---------------------------------------------------------------- hand and pile


@inner_rule
def add_to_hand(table: Table, position: Position, seat: int, kind: int) -> None:
    """Put a token into a hand, as the lowest of its kind that is not there: equal hands are equal words."""
    hand, tokens = position.hands[seat], table.kind_tokens[kind]
    missing = tokens & ~hand
    position.hands[seat] = hand | missing & ~(missing - word(1))


@inner_rule
def take_from_hand(table: Table, position: Position, seat: int, kind: int) -> None:
    """Take a token out of a hand, as the highest of its kind that is there."""
    hand, tokens = position.hands[seat], table.kind_tokens[kind]
    position.hands[seat] = hand & ~tokens | (hand & tokens) >> word(1) & tokens


@inner_rule
def draw_up(table: Table, position: Position, seat: int, size: int) -> None:
    """Draw from the pile until the hand has its size; with an empty pile play on with fewer."""
    left = wide(position.pile_left[seat])
    for _ in range(min(size - ones(position.hands[seat]), left)):
        left -= 1
        add_to_hand(table, position, seat, wide(position.piles[seat, left]))
        position.piles[seat, left] = 0
    position.pile_left[seat] = left


# ---------------------------------------------------------------- on the board


@rule
def seat_of(token: int) -> int:
    """Give the seat that a token on the board belongs to."""
    return (token - 1) // SEAT_STEP


@rule
def kind_on(token: int) -> int:
    """Give the kind of a token on the board."""
    return (token - 1) % SEAT_STEP


@inner_rule
def put_token(table: Table, position: Position, seat: int, kind: int, space: int) -> None:
    """Put a token on an empty space."""
    position.tokens[space] = 1 + SEAT_STEP * seat + kind
    lay_token(table, position, seat, kind, space)


@inner_rule
def lay_token(table: Table, position: Position, seat: int, kind: int, space: int) -> None:
    """Let a token on the board count: for every adjacent settlement, and as no empty space."""
    terrain, number = wide(table.terrain[space]), wide(table.number_on[space])
    position.empty[terrain, number >> 6] ^= bit(number)
    position.empty_count[terrain] = wide(position.empty_count[terrain]) - 1
    influence, surrounds = table.kind_influence[kind], wide(table.surrounds[space])
    for i in range(wide(table.touched_count[space])):
        settlement = wide(table.touched[space, i])
        position.influence[settlement, seat] += influence
        sides = wide(position.open_sides[settlement]) - surrounds
        position.open_sides[settlement] = sides
        position.surrounded[settlement >> 6] |= word(sides == 0) << word(settlement & 63)
    movable, wanted = wide(table.kind_is_movable[kind]), wide(table.kind_terrain[kind])
    position.movable[seat, space >> 6] |= word(movable) << word(space & 63)
    position.movable_count[seat, wanted] = wide(position.movable_count[seat, wanted]) + movable


@rule
def replace_token(table: Table, position: Position, seat: int, kind: int, space: int) -> int:
    """Put a move token in the place of an own token and give the kind of that one, which is off the board then."""
    lifted = kind_on(wide(position.tokens[space]))
    position.tokens[space] = 1 + SEAT_STEP * seat + kind
    change = table.kind_influence[kind] - table.kind_influence[lifted]
    for i in range(wide(table.touched_count[space])):
        position.influence[wide(table.touched[space, i]), seat] += change
    terrain = wide(table.kind_terrain[lifted])
    position.movable[seat, space >> 6] ^= bit(space)
    position.movable_count[seat, terrain] = wide(position.movable_count[seat, terrain]) - 1
    return lifted


# ---------------------------------------------------------------- what may be played


@inner_rule
def placeable_tokens(table: Table, position: Position) -> int:
    """Give the tokens that find an empty space of their terrain."""
    land, sea = position.empty_count[LAND] > 0, position.empty_count[SEA] > 0
    return table.placeable_tokens[wide(land) + 2 * wide(sea)]


@inner_rule
def can_move(position: Position, seat: int) -> bool:
    """Say whether a move token can be played: an own normal token lies there, and has somewhere to go."""
    land, sea = wide(position.empty_count[LAND]), wide(position.empty_count[SEA])
    on_land, on_sea = wide(position.movable_count[seat, LAND]), wide(position.movable_count[seat, SEA])
    on_any = wide(position.movable_count[seat, ANY])
    return on_land * land + on_sea * sea + on_any * (land + sea) > 0


@inner_rule
def can_swap(position: Position) -> bool:
    """Say whether a swap token can be played: any two settlements that hold figures have two to exchange.

    Either both hold a figure of one type, and those may be exchanged, or no type of one stands in the other.
    """
    return count_in(position.holding) > 1


@inner_rule
def playable_tokens(table: Table, position: Position, seat: int) -> int:
    """Give the tokens of a hand that may be played now."""
    tokens = placeable_tokens(table, position)
    if can_swap(position):
        tokens |= table.swap_tokens
    if can_move(position, seat):
        tokens |= table.move_tokens
    if position.normal_plays >= table.normal_plays:
        tokens &= table.fast_tokens
    return tokens & position.hands[seat]


@rule
def can_stand(table: Table, position: Position, kind: int, space: int) -> bool:
    """Say whether a token may be put on a space: it is empty and of the token's terrain."""
    terrain, wanted = wide(table.terrain[space]), wide(table.kind_terrain[kind])
    fits = terrain == wanted or (wanted == ANY and terrain <= SEA)
    return fits and position.tokens[space] == 0


@rule
def can_pick_up(position: Position, seat: int, space: int) -> bool:
    """Say whether a move token may take the place of what lies on a space: an own normal token.

    Fast tokens carry the Japanese character and stay; a move token stays too, since it has no token to place.
    """
    return position.movable[seat, space >> 6] & bit(space) != word(0)
