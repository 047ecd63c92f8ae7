"""What a seat cannot see, and positions that would look the same to it."""

from __future__ import annotations

from engine.games.samurai.rules.setup import shuffle_pile
from engine.games.samurai.rules.state import Position, Table
from engine.games.samurai.rules.tokens import draw_up
from engine.play.kernel import Stream, below, draw, lowest, ones, rule, wide, word


@rule
def determinise(table: Table, position: Position, seat: int, stream: Stream) -> None:
    """Deal anew, at random, all that a seat cannot know: the result could be the truth as far as it knows.

    Hidden are the order of its own pile, who of the others has which token in hand or pile, and the seed. Figures are
    captured in the open, so that a seat remembers whose they are though they lie behind screens.
    """
    for other in range(wide(table.players)):
        if other != seat:
            size = return_hand(table, position, other)
            shuffle_pile(position, other, stream)
            draw_up(table, position, other, size)
    shuffle_pile(position, seat, stream)
    position.seed = word(0)
    position.number = word(0)
    position.chance = draw(stream) << word(32) | draw(stream) | word(1)


@rule
def return_hand(table: Table, position: Position, seat: int) -> int:
    """Lay a hand back on its pile and count it."""
    hand, left = position.hands[seat], wide(position.pile_left[seat])
    size = ones(hand)
    while hand != word(0):
        position.piles[seat, left] = table.kind_of_token[lowest(hand)]
        left += 1
        hand &= hand - word(1)
    position.hands[seat] = word(0)
    position.pile_left[seat] = left
    return size


@rule
def forget(table: Table, position: Position, seat: int, stream: Stream) -> None:
    """Give every figure that the others keep behind screens to a random one of them: how many there are is open."""
    if not table.captures_hidden:
        return
    players = wide(table.players)
    for figure in range(wide(table.types)):
        count = 0
        for other in range(players):
            if other != seat:
                count += wide(position.captured[other, figure])
                position.captured[other, figure] = 0
        for _ in range(count):
            other = below(stream, players - 1)
            other += wide(other >= seat)
            position.captured[other, figure] = wide(position.captured[other, figure]) + 1
