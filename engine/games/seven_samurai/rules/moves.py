"""Moves as numbers: the question, the card that it is about, and the answer.

The card is part of a move so that a search tells apart what was done with one raider and with another.
"""

from __future__ import annotations

from math import factorial
from typing import Any

import numpy as np

from engine.games.seven_samurai.rules.state import (
    ACTION,
    AGAIN,
    CARD,
    FIRST_CHANCE,
    GIVE_RIGHT,
    GIVE_UP,
    HEAL,
    IGNORE,
    KIAI,
    LEND,
    MAX_MOVES,
    MOVE,
    NOTHING,
    OPEN,
    ORDER,
    PASS,
    SCOUT,
    SCOUT_AHEAD,
    SIDE,
    STRIKE,
    TO_RIGHT,
    WHOM,
    Position,
    Table,
)
from engine.games.seven_samurai.terms import MOST_SEATS
from engine.play.kernel import NTH_IN_BYTE, below, lowest, nth_of_few, ones, rule, wide, word

# The common questions have so few answers that a table knows the n-th of them.
FEW = word(256)


@rule
def question_of(position: Position) -> int:
    """Give what all moves of a position have in common."""
    kind = wide(position.kind)
    card = wide(position.card) if kind in (CARD, SIDE) else 0
    return kind << 16 | card << 8


@rule
def option_of(move: int) -> int:
    """Give the answer of a move."""
    return move & 0xFF


@rule
def kind_of(move: int) -> int:
    """Give what a move decides."""
    return move >> 16


@rule
def legal_moves(table: Table, position: Position, out: Any) -> int:
    """Write the answers to the question that is open, in their order, and count them."""
    if not NOTHING < wide(position.kind) < FIRST_CHANCE:
        return 0
    question, options, count = question_of(position), word(position.options), 0
    while options != word(0):
        out[count] = question | lowest(options)
        options &= options - word(1)
        count += 1
    return count


@rule
def is_legal(table: Table, position: Position, move: int) -> bool:
    """Say whether a number is one of those."""
    option = option_of(move)
    if move < 0 or option > 63 or not NOTHING < wide(position.kind) < FIRST_CHANCE:
        return False
    is_open = word(position.options) >> word(option) & word(1) == word(1)
    return is_open and move == question_of(position) | option


@rule
def random_move(table: Table, position: Position, stream: Any) -> int:
    """Give any answer: the contract's uniform player chooses evenly from every list."""
    options = word(position.options)
    chosen = below(stream, ones(options))
    if options < FEW:
        return question_of(position) | wide(NTH_IN_BYTE[wide(options), chosen])
    return question_of(position) | nth_of_few(options, chosen)


def every(table: Table) -> np.ndarray[Any, Any]:
    """List every answer to every question that a variant can ask so many samurai, in rising order."""
    seats, cards = int(table.players), range(int(table.cards))
    scouted = int(table.power[:, :, SCOUT_AHEAD].max())
    pairs = [0, *(1 + MOST_SEATS * one + other for one in range(seats) for other in range(seats))]
    answers = {
        OPEN: range(1 + int(table.boards)),
        ORDER: range(2),
        IGNORE: range(2),
        GIVE_UP: range(3),
        ACTION: range(PASS + 1),
        WHOM: range(seats),
        AGAIN: range(2),
        KIAI: range(2),
        SCOUT: range(min(factorial(scouted), MAX_MOVES)),
        MOVE: pairs,
        STRIKE: range(1 + seats),
        LEND: pairs,
        HEAL: range(1 + seats),
    }
    found = [kind << 16 | option for kind, options in answers.items() for option in options]
    about = {CARD: GIVE_RIGHT + 1, SIDE: TO_RIGHT + 1}
    found += [
        kind << 16 | card << 8 | option
        for kind, count in about.items()
        for card in cards
        for option in range(count)
    ]
    return np.array(sorted(found), np.int64)
