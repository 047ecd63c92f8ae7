"""What a search needs to know of Samurai: what a seat cannot see put aside, and what an ended game was worth."""

from __future__ import annotations

from engine.games.samurai.rules.hidden import forget, return_hand
from engine.games.samurai.rules.kernel import payoff
from engine.games.samurai.rules.scoring import figures_of, majorities_of
from engine.games.samurai.rules.state import PLAY, Position, Table
from engine.games.samurai.rules.tokens import draw_up
from engine.play.kernel import PAYOFF, rule, wide, word

__all__ = ["LEAD", "OUTCOME", "conceal", "forget", "is_open", "is_set_up", "lead", "outcome"]

# The margin of a win or a loss is worth a little too, so that won and lost positions are played well.
MOST_MARGIN = 21
OUTCOME = PAYOFF + 2 * MOST_MARGIN
# In each type a lead beyond the first counts no more, and a race that is lost does not matter any longer.
MOST_AHEAD, MOST_BEHIND = 2, 4
LEAD = 420


@rule
def is_set_up(position: Position) -> bool:
    """Say whether hands and figures have been chosen: before that a search has nothing to look at."""
    return wide(position.phase) >= PLAY


@rule
def conceal(table: Table, position: Position, seat: int) -> None:
    """Put whatever a seat cannot see into one fixed order, so that nothing of it can influence what follows."""
    for other in range(wide(table.players)):
        if other != seat:
            size = return_hand(table, position, other)
            sort_pile(position, other)
            draw_up(table, position, other, size)
    sort_pile(position, seat)
    position.seed = word(0)
    position.number = word(0)
    position.chance = word(1)


@rule
def sort_pile(position: Position, seat: int) -> None:
    """Bring a pile into the order of its kinds."""
    for last in range(1, wide(position.pile_left[seat])):
        kind, place = wide(position.piles[seat, last]), last
        while place > 0 and wide(position.piles[seat, place - 1]) > kind:
            position.piles[seat, place] = position.piles[seat, place - 1]
            place -= 1
        position.piles[seat, place] = kind


@rule
def outcome(table: Table, position: Position, seat: int) -> int:
    """Give what an ended game is worth to a seat, from 0 to `OUTCOME`: the win, and a little for the margin."""
    own, best = standing_of(table, position, seat), 0
    for other in range(wide(table.players)):
        if other != seat:
            best = max(best, standing_of(table, position, other))
    margin = min(max(own - best, -MOST_MARGIN), MOST_MARGIN)
    return payoff(table, position, seat) + MOST_MARGIN + margin


@rule
def standing_of(table: Table, position: Position, seat: int) -> int:
    """Give one number for how a seat stands: majorities first, then figures."""
    return 6 * majorities_of(table, position, seat) + figures_of(table, position, seat)


@rule
def lead(table: Table, position: Position, seat: int) -> int:
    """Give how far ahead of the best rival a seat ended, type by type, from 0 to `LEAD`."""
    total, types = 0, wide(table.types)
    for figure in range(types):
        best = 0
        for other in range(wide(table.players)):
            if other != seat:
                best = max(best, wide(position.captured[other, figure]))
        ahead = wide(position.captured[seat, figure]) - best
        total += MOST_BEHIND + min(max(ahead, -MOST_BEHIND), MOST_AHEAD)
    return total * LEAD // (types * (MOST_BEHIND + MOST_AHEAD))


@rule
def is_open(table: Table, position: Position, move: int) -> bool:
    """Say whether everybody sees a move as it is: all but the tokens of a first hand."""
    return wide(position.phase) >= PLAY
