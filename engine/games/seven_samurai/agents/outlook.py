"""What may be on top of the stack, as far as everybody knows (rules, section 7)."""

from __future__ import annotations

import numpy as np

from engine.games.seven_samurai.rules.cards import top_card
from engine.games.seven_samurai.rules.state import RING, Position, Table
from engine.play.kernel import bit, rule, wide, word

# How the expected number of a card is counted.
WHOLE = 1 << 10


@rule
def look_out(table: Table, position: Position, work: np.record) -> int:
    """List the cards that the top one may be with their shares in `work`, once for each question, and count them.

    It is the one card if all know it. Else any that lies face down: of older groups all know which are still there; of
    those that joined in this round it may be any that was not seen, those in the box too.
    """
    if work.count >= 0:
        return work.count
    count = wide(0)
    top = top_card(position)
    if position.known[top >> 6] & bit(top) != word(0):
        work.coming[0] = top
        work.shares[0] = WHOLE
        work.count = 1
        return 1
    first, second = unplaced(position)
    number = wide(position.round_number)
    for group in range(3):
        if wide(table.group_round[group]) > number:
            continue
        is_new = wide(table.group_round[group]) == number
        begin, hidden = count, 0
        for place in range(wide(table.group_size[group])):
            card = wide(table.group_cards[group, place])
            is_down = (first if card < 64 else second) & bit(card) != word(0)
            is_boxed = position.pool[card >> 6] & bit(card) == word(0)
            hidden += wide(is_down)
            if is_down or (is_new and is_boxed):
                work.coming[count] = card
                count += 1
        for place in range(begin, count):
            work.shares[place] = WHOLE * hidden // (count - begin)
    work.count = count
    return count


@rule
def unplaced(position: Position) -> tuple[int, int]:
    """Give the cards that lie face down and of which nobody knows where, a bit each in two words."""
    first, second = word(0), word(0)
    top = wide(position.stack_top)
    for place in range(wide(position.stack_size)):
        card = wide(position.stack[top + place & RING])
        if card < 64:
            first |= bit(card)
        else:
            second |= bit(card)
    for place in range(wide(position.intruders)):
        card = wide(position.intruder[place])
        if card < 64:
            first |= bit(card)
        else:
            second |= bit(card)
    return first & ~word(position.known[0]), second & ~word(position.known[1])
