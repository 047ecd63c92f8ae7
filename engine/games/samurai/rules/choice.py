"""Random choices: a random legal move, made without listing them all."""

from __future__ import annotations

from engine.games.samurai.rules import moves
from engine.games.samurai.rules.draft import can_place_figure, random_figure, random_vacant
from engine.games.samurai.rules.figures import can_exchange, count_of
from engine.games.samurai.rules.moves import pack
from engine.games.samurai.rules.state import (
    ANY,
    DRAFT,
    HANDS,
    LAND,
    MOVE_ACTION,
    NO_ACTION,
    SEA,
    Position,
    Table,
)
from engine.games.samurai.rules.tokens import kind_on, playable_tokens
from engine.play.kernel import (
    Stream,
    below,
    count_in,
    inner_rule,
    is_heads,
    nth,
    nth_in,
    nth_of_few,
    ones,
    rule,
    wide,
    word,
)


@inner_rule
def random_move(table: Table, position: Position, stream: Stream) -> int:
    """Give a random move of the seat to move: a random token in hand that may be played, and a random target.

    After its first play a seat goes on with probability 1/2; first hands and figures are random.
    """
    phase = wide(position.phase)
    if phase == HANDS:
        return random_take(table, position, stream)
    if phase == DRAFT:
        return random_draft(table, position, stream)
    seat = wide(position.seat)
    tokens = playable_tokens(table, position, seat)
    plays = wide(position.plays)
    may_stop = plays > 0 and plays >= wide(table.least_plays)
    if tokens == word(0) or (may_stop and is_heads(stream)):
        return pack(moves.END_TURN, 0, 0, 0, 0, 0)
    kind = wide(table.kind_of_token[nth_of_few(tokens, below(stream, ones(tokens)))])
    action = wide(table.kind_action[kind])
    if action == NO_ACTION:
        return pack(moves.PLACE, kind, random_space(table, position, kind, stream), 0, 0, 0)
    if action == MOVE_ACTION:
        return random_relocation(table, position, kind, stream)
    return random_swap(table, position, kind, stream)


@rule
def random_take(table: Table, position: Position, stream: Stream) -> int:
    """Take a random token into the first hand."""
    seat = wide(position.seat)
    tokens = table.seat_tokens[seat] & ~position.hands[seat]
    token = nth(tokens, below(stream, ones(tokens)))
    return pack(moves.TAKE, wide(table.kind_of_token[token]), 0, 0, 0, 0)


@rule
def random_draft(table: Table, position: Position, stream: Stream) -> int:
    """Draft a random figure of those beside the board into a random settlement of those filled now."""
    while True:
        settlement, figure = random_vacant(position, stream), random_figure(table, position, stream)
        if can_place_figure(table, position, settlement, figure):
            return pack(moves.FIGURE, 0, wide(table.space_of[settlement]), 0, figure, 0)


@inner_rule
def random_space(table: Table, position: Position, kind: int, stream: Stream) -> int:
    """Give a random empty space of a token's terrain."""
    terrain = wide(table.kind_terrain[kind])
    if terrain != ANY:
        return nth_empty(table, position, terrain, below(stream, wide(position.empty_count[terrain])))
    land, sea = wide(position.empty_count[LAND]), wide(position.empty_count[SEA])
    n = below(stream, land + sea)
    return nth_empty(table, position, LAND, n) if n < land else nth_empty(table, position, SEA, n - land)


@inner_rule
def nth_empty(table: Table, position: Position, terrain: int, n: int) -> int:
    """Give the n-th empty space of land or sea."""
    return wide(table.spaces_on[terrain, nth_in(position.empty[terrain], n)])


@rule
def random_relocation(table: Table, position: Position, kind: int, stream: Stream) -> int:
    """Pick up a random own token of those that have somewhere to go, and put it on a random space."""
    seat = wide(position.seat)
    count = 0
    for terrain in range(3):
        count += wide(position.movable_count[seat, terrain])
    while True:
        first = nth_in(position.movable[seat], below(stream, count))
        lifted = kind_on(wide(position.tokens[first]))
        if has_space(table, position, lifted):
            return pack(moves.MOVE, kind, first, random_space(table, position, lifted, stream), 0, 0)


@rule
def has_space(table: Table, position: Position, kind: int) -> bool:
    """Say whether some space of a token's terrain is empty."""
    terrain = wide(table.kind_terrain[kind])
    if terrain == ANY:
        return position.empty_count[LAND] > 0 or position.empty_count[SEA] > 0
    return wide(position.empty_count[terrain]) > 0


@rule
def random_standing(table: Table, position: Position, stream: Stream) -> tuple[int, int]:
    """Give the settlement and the type of a random figure on the board."""
    while True:
        settlement = nth_in(position.holding, below(stream, count_in(position.holding)))
        figure = below(stream, wide(table.types))
        if count_of(position, settlement, figure) > 0:
            return settlement, figure


@rule
def random_swap(table: Table, position: Position, kind: int, stream: Stream) -> int:
    """Exchange two random figures, every legal pair being as likely as any other."""
    while True:
        one, figure = random_standing(table, position, stream)
        two, other = random_standing(table, position, stream)
        if can_exchange(table, position, one, figure, two, other):
            break
    if one > two:
        one, figure, two, other = two, other, one, figure
    return pack(moves.SWAP, kind, wide(table.space_of[one]), wide(table.space_of[two]), figure, other)
