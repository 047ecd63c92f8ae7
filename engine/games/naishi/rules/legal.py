"""What may be played: the conditions of each kind of move, and all legal moves in their order."""

from __future__ import annotations

from typing import Any

from engine.games.naishi.rules import moves
from engine.games.naishi.rules.moves import CHOICES, PILES, SWAP_PILES, SWAP_WHERE
from engine.games.naishi.rules.state import (
    AFTER,
    COLUMNS,
    GIVE,
    HAND_BIT,
    MUST,
    RIVER_BIT,
    ROW_BIT,
    START,
    Position,
    Table,
)
from engine.play.kernel import inner_rule, ones, rule, wide, word

# ---------------------------------------------------------------- the kinds of moves


@inner_rule
def open_piles(position: Position) -> int:
    """Count the piles that are not empty."""
    return ones(word(position.open))


@inner_rule
def may_send(position: Position) -> bool:
    """Say whether whoever decides has a free emissary."""
    return wide(position.emissaries[wide(position.seat)]) > 0


@inner_rule
def can_swap(table: Table, position: Position) -> bool:
    """Say whether a swap space is free and there is something that may be swapped."""
    if wide(position.on_swap[0]) + wide(position.on_swap[1]) >= wide(table.swap_spaces):
        return False
    return wide(table.swap_places) > RIVER_BIT or (wide(table.swap_places) != 0 and open_piles(position) > 1)


@inner_rule
def can_discard(table: Table, position: Position) -> bool:
    """Say whether a discard space is free and enough piles have cards."""
    if wide(position.on_discard[0]) + wide(position.on_discard[1]) >= wide(table.discard_spaces):
        return False
    return open_piles(position) >= wide(table.discard_cards)


@inner_rule
def can_swap_first(table: Table, position: Position) -> bool:
    """Say whether a swap may come before developing: a develop must stay possible."""
    return table.before != 0 and wide(position.river) > 0 and can_swap(table, position)


@inner_rule
def can_discard_first(table: Table, position: Position) -> bool:
    """Say whether a discard may come before developing: a develop must stay possible."""
    if table.before == 0 or wide(position.river) <= wide(table.discard_cards):
        return False
    return can_discard(table, position)


@inner_rule
def can_decree(table: Table, position: Position) -> bool:
    """Say whether a decree space is free."""
    return wide(position.on_decree[0]) + wide(position.on_decree[1]) < wide(table.decree_spaces)


@inner_rule
def can_recall(position: Position) -> bool:
    """Say whether whoever decides has an emissary at court that may come back."""
    seat = wide(position.seat)
    return wide(position.on_swap[seat]) + wide(position.on_discard[seat]) > 0


@inner_rule
def can_declare(table: Table, position: Position) -> bool:
    """Say whether enough piles are empty to declare the end, and nothing has brought it about yet."""
    if wide(position.last) != 0 or wide(position.declared) != 0:
        return False
    return COLUMNS - open_piles(position) >= wide(table.declare_piles)


@inner_rule
def has_extra_after(table: Table, position: Position) -> bool:
    """Say whether an extra action may follow the develop that was made."""
    if table.after == 0 or not may_send(position):
        return False
    return can_swap(table, position) or can_discard(table, position)


@inner_rule
def must_pass(table: Table, position: Position) -> bool:
    """Say whether nothing at all can be done at the start of a turn."""
    if wide(position.river) > 0 or can_recall(position) or can_declare(table, position):
        return False
    return not (may_send(position) and can_decree(table, position))


# ---------------------------------------------------------------- one move


@rule
def is_legal(table: Table, position: Position, move: int) -> bool:
    """Say whether a number is a legal move."""
    phase = wide(position.phase)
    if move < 0 or move >= moves.MOVES:
        return False
    if phase == GIVE:
        return moves.GIFT <= move < moves.GIFT + wide(table.each)
    if move < moves.SWAP_RIVER:
        return phase in (START, MUST) and wide(position.open) >> move % COLUMNS & 1 == 1
    if move < moves.DECREE:
        if not may_send(position):
            return False
        if move < moves.DISCARD:
            return swap_fits(table, position, move) and may_swap_now(table, position, phase)
        return discard_fits(table, position, move) and may_discard_now(table, position, phase)
    if phase == AFTER:
        return move == moves.END
    if phase != START:
        return False
    if move < moves.RECALL:
        bit = ROW_BIT if move < moves.DECREE + COLUMNS else HAND_BIT
        is_possible = may_send(position) and can_decree(table, position)
        return is_possible and wide(table.decree_places) & bit != 0
    if move == moves.RECALL:
        return can_recall(position)
    if move == moves.DECLARE:
        return can_declare(table, position)
    return move == moves.PASS and must_pass(table, position)


@rule
def may_swap_now(table: Table, position: Position, phase: int) -> bool:
    """Say whether some swap may be made in a phase."""
    if phase == START:
        return can_swap_first(table, position)
    return phase == AFTER and table.after != 0 and can_swap(table, position)


@rule
def may_discard_now(table: Table, position: Position, phase: int) -> bool:
    """Say whether some discard may be made in a phase."""
    if phase == START:
        return can_discard_first(table, position)
    return phase == AFTER and table.after != 0 and can_discard(table, position)


@inner_rule
def swap_fits(table: Table, position: Position, move: int) -> bool:
    """Say whether the variant lets such places be swapped, and piles are not empty."""
    where, piles = wide(SWAP_WHERE[move - moves.SWAP_RIVER]), wide(SWAP_PILES[move - moves.SWAP_RIVER])
    # Looked up and joined, because no processor guesses which kind of swap it is.
    return (wide(table.swap_places) & where != 0) & (wide(position.open) & piles == piles)


@inner_rule
def discard_fits(table: Table, position: Position, move: int) -> bool:
    """Say whether a discard is of as many piles as the variant says, all of which have cards."""
    count, choice = wide(table.discard_cards), move - moves.DISCARD
    if choice >= CHOICES[count]:
        return False
    piles = PILES[count, choice]
    return wide(position.open) & piles == piles


# ---------------------------------------------------------------- all moves


@rule
def legal_moves(table: Table, position: Position, out: Any) -> int:
    """Write all legal moves into `out`, which has room for `MAX_MOVES`, in rising order, and count them."""
    phase, count = wide(position.phase), 0
    if phase == GIVE:
        for card in range(wide(table.each)):
            out[count] = moves.GIFT + card
            count += 1
        return count
    if phase in (START, MUST):
        for place in range(2 * COLUMNS):
            if wide(position.open) >> place % COLUMNS & 1:
                out[count] = moves.DEVELOP + place
                count += 1
    if phase == MUST or phase > AFTER:
        return count
    if may_send(position):
        if may_swap_now(table, position, phase):
            for move in range(moves.SWAP_RIVER, moves.DISCARD):
                if swap_fits(table, position, move):
                    out[count] = move
                    count += 1
        if may_discard_now(table, position, phase):
            for move in range(moves.DISCARD, moves.DECREE):
                if discard_fits(table, position, move):
                    out[count] = move
                    count += 1
    if phase == AFTER:
        out[count] = moves.END
        return count + 1
    for move in range(moves.DECREE, moves.PASS + 1):
        if is_legal(table, position, move):
            out[count] = move
            count += 1
    return count
