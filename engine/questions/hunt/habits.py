"""Players who look for what should not happen, and the loop that watches them, written once for every game.

The names `rules`, `chance` and `evaluation` are given by `kernel.specialise`. A perverse player tries some of its moves
and takes the one that serves its habit: it avoids the end and changes as little as it can, makes the game long, makes
it a tie, or hands it to the next seat. None of them plays to win, so they may look at what is hidden.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.facts import MOST_SEATS
from engine.play.kernel import (
    FOR_AGENT,
    PAYOFF,
    below,
    copy,
    draw,
    mixed,
    rule,
    start,
    times,
    wide,
    word,
)

rules: Any = globals().get("rules")
chance: Any = globals().get("chance")
evaluation: Any = globals().get("evaluation")

Record = np.record

RANDOM, GREEDY, CLINGING, LENGTHY, LEVELLING, GIVING = range(6)
OVER, STALLED, ENDLESS = range(3)
# So many moves are tried at most: more would be slower than a game is worth.
TRIED = 4
# A position that comes back so often is a loop.
ROUNDS_OF_A_LOOP = 3

# What is noted of each game beside its result.
NOTE = np.dtype(
    (
        np.record,
        [
            ("end", "u1"),
            ("moves", "<u4"),
            ("looped_at", "<u4"),  # the move by which a position came back for the third time, 0 for never
            ("decided", "<u4", (MOST_SEATS,)),
            ("chose", "<u4", (MOST_SEATS,)),  # decisions with more than one move
        ],
    )
)


@rule
def play_hunted(
    table: Record,
    position: Record,
    after: Record,
    state: Any,
    state_after: Any,
    masked: Any,
    habits: Any,
    weights: Record,
    streams: Any,
    work: Record,
    legal: Any,
    seen: Any,
    results: Any,
    notes: Any,
    log: Any,
    seed: int,
    first: int,
) -> None:
    """Play as many games as there are notes, numbered from `first`; the moves of the last one are noted in `log`.

    A game is given up after as many moves as `seen` has room for; `masked` names the bytes of a state that tell
    positions apart.
    """
    players, most = wide(table.players), wide(len(seen))
    for i in range(len(notes)):
        note = notes[i]
        rules.set_up(table, position, seed, first + i)
        for seat in range(players):
            start(streams[seat], seed, first + i, wide(FOR_AGENT), seat)
        moves, end = wide(0), wide(OVER)
        while not rules.is_over(position):
            if moves == most:
                end = wide(ENDLESS)
                break
            count = rules.legal_moves(table, position, legal)
            if count == 0:
                end = wide(STALLED)
                break
            seat = rules.whose_decision(position)
            note.decided[seat] = wide(note.decided[seat]) + 1
            if count > 1:
                note.chose[seat] = wide(note.chose[seat]) + 1
            move = chosen(
                table,
                position,
                after,
                state,
                state_after,
                wide(habits[seat]),
                weights,
                streams[seat],
                work,
                legal,
                count,
                most,
            )
            if moves < len(log):
                log[moves] = move
            rules.apply(table, position, move)
            seen[moves] = key_of(state, masked, decider(position))
            if note.looped_at == 0 and times_seen(seen, moves) >= ROUNDS_OF_A_LOOP:
                note.looped_at = moves + 1
            moves += 1
        note.end = end
        note.moves = moves
        if end == OVER:
            rules.note_result(table, position, results[i])


@rule
def chosen(
    table: Record,
    position: Record,
    after: Record,
    state: Any,
    state_after: Any,
    habit: int,
    weights: Record,
    stream: Record,
    work: Record,
    legal: Any,
    count: int,
    most: int,
) -> int:
    """Give the move of a player with a habit."""
    if count == 1:
        return legal[0]
    if habit == RANDOM:
        return chance.random_move(table, position, stream)
    if habit == GREEDY:
        stir = mixed(draw(stream)) | word(1)
        ranked = evaluation.rank_moves(table, position, weights, work, wide(1), stir)
        return work.moves[0] if ranked > 0 else legal[below(stream, count)]
    seat = rules.whose_decision(position)
    best, best_worth = legal[0], wide(-(1 << 60))
    for i in range(min(count, wide(TRIED))):
        # Where there are more moves than are tried, any of them; where there are fewer, each once.
        move = legal[i] if count <= TRIED else legal[below(stream, count)]
        copy(after, position)
        rules.apply(table, after, move)
        worth = wide(0)
        if habit == CLINGING:
            worth = wide(-(1 << 40)) if rules.is_over(after) else -changed(state, state_after)
        else:
            length = played_out(table, after, stream, most)
            worth = length if habit == LENGTHY else liking(table, after, habit, seat)
        if worth > best_worth or (worth == best_worth and below(stream, 2) == 1):
            best, best_worth = move, worth
    return best


@rule
def played_out(table: Record, after: Record, stream: Record, most: int) -> int:
    """Play a position to its end at random and count the moves; not for ever, and not where nobody can move."""
    legal = np.empty(rules.MAX_MOVES, np.int64)
    for length in range(most):
        if rules.is_over(after):
            return length
        count = rules.legal_moves(table, after, legal)
        if count == 0:
            return most
        rules.apply(table, after, legal[below(stream, count)])
    return most


@rule
def liking(table: Record, after: Record, habit: int, seat: int) -> int:
    """Say how well a play-out went for somebody who wants a tie, or another to win."""
    if not rules.is_over(after):
        return wide(PAYOFF)
    own = rules.payoff(table, after, seat)
    least, greatest = own, own
    for other in range(wide(table.players)):
        paid = rules.payoff(table, after, other)
        least, greatest = min(least, paid), max(greatest, paid)
    if habit == LEVELLING:
        return least - greatest
    return rules.payoff(table, after, (seat + 1) % wide(table.players)) - 2 * own


@rule
def changed(state: Any, state_after: Any) -> int:
    """Count the bytes in which two states differ."""
    count = wide(0)
    for i in range(len(state)):
        count += wide(state[i] != state_after[i])
    return count


@rule
def decider(position: Record) -> int:
    """Give who decides: who does may follow from the count of turns, which is left out of a position's word."""
    return rules.whose_decision(position)


@rule
def key_of(state: Any, masked: Any, seat: int) -> int:
    """Give a word for a position and who decides, the same where only what is masked differs."""
    key = word(0xCBF29CE484222325) ^ word(seat + 1)
    for i in range(len(state)):
        if masked[i] != 0:
            key = times(key ^ word(state[i]), word(0x100000001B3))
    return key


@rule
def times_seen(seen: Any, last: int) -> int:
    """Count how often the last of some words is among them."""
    count = wide(0)
    for i in range(last + 1):
        count += wide(seen[i] == seen[last])
    return count
