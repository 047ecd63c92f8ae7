"""Raiders on their way: stack, intruders, discard and lines; and who has which talent in reach."""

from __future__ import annotations

from engine.games.seven_samurai.rules.state import (
    ADDED,
    MOST_NOTES,
    MOST_TASKS,
    N_INTRUDER,
    NO_SYMBOL,
    NOT_DEFENDING,
    RING,
    SETTLE,
    TALENTLESS,
    Position,
    Table,
)
from engine.play.kernel import bit, inner_rule, rule, wide, word

# ---------------------------------------------------------------- notes, questions, tasks


@inner_rule
def note(position: Position, what: int, one: int, two: int, three: int) -> None:
    """Tell whoever listens what happens."""
    if position.is_noting:
        write_note(position, what, one, two, three)


@rule
def write_note(position: Position, what: int, one: int, two: int, three: int) -> None:
    """Write down what happens; who listens empties the page after every step, so that it is never full."""
    place = wide(position.noted)
    if place < MOST_NOTES:
        position.notes[place] = what << 24 | one << 16 | two << 8 | three
        position.noted = place + 1


@inner_rule
def ask(position: Position, kind: int, seat: int, options: int) -> None:
    """Let a seat choose; who has one answer only will not be asked."""
    position.kind = kind
    position.seat = seat
    position.options = word(options)


@inner_rule
def put_off(position: Position, task: int, seat: int, one: int, two: int) -> None:
    """Lay a task on the agenda, to be done before all that lies there."""
    depth = wide(position.depth)
    if depth < MOST_TASKS:
        position.tasks[depth] = task << 24 | seat << 16 | one << 8 | two
        position.depth = depth + 1


# ---------------------------------------------------------------- who, and what he can


@inner_rule
def is_in(position: Position, seat: int) -> bool:
    """Say whether a samurai has not passed in this round."""
    return wide(position.out) >> seat & 1 == 0


@inner_rule
def left_of(table: Table, seat: int) -> int:
    """Give the left neighbour: the next seat clockwise."""
    return seat + 1 if seat + 1 < wide(table.players) else wide(0)


@inner_rule
def right_of(table: Table, seat: int) -> int:
    """Give the right neighbour."""
    return seat - 1 if seat > 0 else wide(table.players) - 1


@inner_rule
def side_of(table: Table, position: Position, seat: int) -> int:
    """Give the side of a board that is up: 0 human, 1 animal."""
    return wide(wide(position.wounds[seat]) >= wide(table.wounds_to_flip))


@inner_rule
def kiai_of(table: Table, position: Position, seat: int) -> int:
    """Give the Kiai value of the side that is up."""
    return wide(table.kiai[wide(position.samurai[seat]), side_of(table, position, seat)])


@inner_rule
def tokens_on(table: Table, position: Position, seat: int) -> int:
    """Count the wound tokens on a board: turning it took some away."""
    wounds, flip = wide(position.wounds[seat]), wide(table.wounds_to_flip)
    return wounds - flip if wounds >= flip else wounds


@rule
def wounded(table: Table, position: Position) -> int:
    """Give the seats with a wound token, a bit each."""
    found = 0
    for seat in range(wide(table.players)):
        if tokens_on(table, position, seat) > 0:
            found |= 1 << seat
    return found


@inner_rule
def is_active(position: Position, seat: int) -> bool:
    """Say whether it is a seat's turn."""
    return wide(position.active) == seat


@inner_rule
def reach(table: Table, position: Position, seat: int) -> int:
    """Give the talents in reach of a samurai at this moment, a bit each (rules, section 1)."""
    active = is_active(position, seat)
    if active and wide(position.bound) & TALENTLESS:
        return 0
    talents = 1 << wide(table.talent[wide(position.samurai[seat])])
    borrowed = wide(position.borrowed[seat])
    if borrowed:
        talents |= talents_of(table, borrowed)
    if active and position.lent:
        for owner in range(wide(table.players)):
            if wide(position.token_at[owner]) == seat:
                talents |= 1 << wide(table.talent[wide(position.samurai[owner])])
    return talents


@rule
def talents_of(table: Table, boards: int) -> int:
    """Give the talents of some samurai."""
    talents = 0
    for board in range(wide(table.boards)):
        if boards >> board & 1:
            talents |= 1 << wide(table.talent[board])
    return talents


@inner_rule
def can_defend(table: Table, position: Position, seat: int, card: int) -> bool:
    """Say whether a card may lie on the left of a samurai; what forbids it binds only in his own turn."""
    symbol = wide(table.symbol[card])
    if symbol == NO_SYMBOL or wide(position.left[seat, symbol]) > 0:
        return False
    return not (is_active(position, seat) and wide(position.bound) & NOT_DEFENDING)


# ---------------------------------------------------------------- cards on their way


@inner_rule
def top_card(position: Position) -> int:
    """Give the card on top of the stack."""
    return wide(position.stack[wide(position.stack_top)])


@inner_rule
def take_top(position: Position) -> int:
    """Take the top card off the stack, which is not empty."""
    top = wide(position.stack_top)
    position.stack_top = top + 1 & RING
    position.stack_size = wide(position.stack_size) - 1
    return wide(position.stack[top])


@inner_rule
def put_under(position: Position, card: int) -> None:
    """Put a card that all have seen under the stack."""
    size = wide(position.stack_size)
    position.stack[wide(position.stack_top) + size & RING] = card
    position.stack_size = size + 1
    position.known[card >> 6] |= bit(card)


@inner_rule
def throw_away(position: Position, card: int) -> None:
    """Put a card on the discard."""
    place = wide(position.discards)
    position.discard[place] = card
    position.discards = place + 1


@inner_rule
def let_in(position: Position) -> None:
    """Put the top raider unseen on the intruders; who was known stays known."""
    card, place = take_top(position), wide(position.intruders)
    position.intruder[place] = card
    position.intruders = place + 1
    note(position, N_INTRUDER, 0, 0, card)


@inner_rule
def lay_left(table: Table, position: Position, seat: int, card: int) -> None:
    """Lay a card on the left of a board."""
    position.left[seat, wide(table.symbol[card])] = card + 1


@inner_rule
def line_up(table: Table, position: Position, seat: int, card: int) -> None:
    """Add a card to the end of a line."""
    size = wide(position.line_size[seat])
    position.line[seat, size] = card
    position.line_size[seat] = size + 1
    position.total[seat] = wide(position.total[seat]) + wide(table.value[card])


@inner_rule
def attack_with(table: Table, position: Position, seat: int, card: int) -> None:
    """Add a card to a line and have the samurai settled."""
    line_up(table, position, seat, card)
    if wide(position.total[seat]) >= kiai_of(table, position, seat):
        put_off(position, SETTLE, seat, ADDED, wide(table.value[card]))


@rule
def last_card(position: Position, seat: int) -> int:
    """Give the last card of a line, which is not empty."""
    return wide(position.line[seat, wide(position.line_size[seat]) - 1])


@rule
def take_last(table: Table, position: Position, seat: int) -> int:
    """Take the last card off a line."""
    size = wide(position.line_size[seat]) - 1
    card = wide(position.line[seat, size])
    position.line_size[seat] = size
    position.total[seat] = wide(position.total[seat]) - wide(table.value[card])
    return card


@rule
def take_first(table: Table, position: Position, seat: int) -> int:
    """Take the first card off a line."""
    size = wide(position.line_size[seat]) - 1
    card = wide(position.line[seat, 0])
    for place in range(size):
        position.line[seat, place] = position.line[seat, place + 1]
    position.line_size[seat] = size
    position.total[seat] = wide(position.total[seat]) - wide(table.value[card])
    return card
