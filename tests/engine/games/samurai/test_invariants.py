"""Random games over all shipped variants and player counts, with the books checked after every move.

By default a few thousand games; `DAIMYO_GAMES=100000` plays as many as the issue of a release asks for.
"""

from __future__ import annotations

import os

import numpy as np
import pytest

from engine import documents, games
from engine.games import playable_counts
from engine.games.samurai.rules import kernel as game
from engine.games.samurai.rules import state
from engine.games.samurai.rules.figures import count_of
from engine.games.samurai.rules.tokens import seat_of
from engine.maps import map as maps
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.play import kernel
from engine.play.kernel import FOR_AGENT, copy, ones, rule, start, wide
from engine.play.match import Match
from engine.texts import shipped
from engine.texts.library import Library

GAMES = int(os.environ.get("DAIMYO_GAMES", "3000"))
FAULTS = (
    "none",
    "tokens are not accounted for",
    "figures are not conserved",
    "a settlement holds more than it can",
    "two figures of one type stand together",
    "a token lies on a settlement",
    "the derived part does not follow from the state",
    "there is no legal move",
    "a listed move is not legal",
    "the game does not end",
)
(SOUND, TOKENS, FIGURES, CAPACITY, ALIKE, ON_SETTLEMENT, DERIVED, NO_MOVE, NOT_LEGAL, ENDLESS) = range(
    len(FAULTS)
)


def settings():
    """Give the rules of every shipped map, variant and player count that fit together."""
    library = Library()
    for map_name in shipped.files("map"):
        chart = maps.load(library, map_name)
        for variant_name in shipped.files("variant", "samurai"):
            variant = documents.load_variant(library, variant_name).required()
            for players in playable_counts(chart, variant):
                yield pytest.param(variant, chart, players, id=f"{map_name}-{variant_name}-{players}")


SETTINGS = list(settings())


@rule
def tokens_of(table, position, seat):
    """Count a seat's tokens in hand, pile and on the board."""
    count = ones(position.hands[seat]) + wide(position.pile_left[seat])
    for space in range(wide(table.spaces)):
        token = wide(position.tokens[space])
        if token > 0 and seat_of(token) == seat:
            count += 1
    return count


@rule
def fault_in(table, position, other, swaps, raw, other_raw):
    """Give what is wrong with a position, if anything; `swaps` counts the swap tokens each seat has used up."""
    for seat in range(wide(table.players)):
        if tokens_of(table, position, seat) + wide(swaps[seat]) != ones(table.seat_tokens[seat]):
            return TOKENS
    for figure in range(wide(table.types)):
        count = wide(position.removed[figure])
        for seat in range(wide(table.players)):
            count += wide(position.captured[seat, figure])
        for settlement in range(wide(table.settlements)):
            count += count_of(position, settlement, figure)
        if wide(position.phase) >= state.PLAY and count != wide(table.figures[figure]):
            return FIGURES
    for settlement in range(wide(table.settlements)):
        standing = 0
        for figure in range(wide(table.types)):
            standing += count_of(position, settlement, figure)
            if count_of(position, settlement, figure) > 1 and not table.duplicates:
                return ALIKE
        if standing > wide(table.capacity[settlement]):
            return CAPACITY
        if position.tokens[wide(table.space_of[settlement])] != 0:
            return ON_SETTLEMENT
    copy(other, position)
    game.derive(table, other)
    return SOUND if is_same(raw, other_raw) else DERIVED


@rule
def is_same(one, other):
    """Say whether two positions agree in every byte."""
    differing = 0
    for place in range(len(one)):
        differing += one[place] != other[place]
    return differing == 0


@rule
def first_fault(table, position, other, streams, swaps, moves, raw, other_raw, seed, number):
    """Play a game at random and give the first fault."""
    game.set_up(table, position, seed, number)
    for seat in range(wide(table.players)):
        start(streams[seat], seed, number, FOR_AGENT, seat)
        swaps[seat] = 0
    for _ in range(2000):
        if game.is_over(position):
            return SOUND
        count = game.legal_moves(table, position, moves)
        if count == 0:
            return NO_MOVE
        if not game.is_legal(table, position, moves[number % count]):
            return NOT_LEGAL
        seat = game.whose_decision(position)
        move = game.random_move(table, position, streams[seat])
        if not game.is_legal(table, position, move):
            return NOT_LEGAL
        before = tokens_of(table, position, seat)
        game.apply(table, position, move)
        if tokens_of(table, position, seat) < before:
            swaps[seat] = wide(swaps[seat]) + 1
        fault = fault_in(table, position, other, swaps, raw, other_raw)
        if fault != SOUND:
            return fault
    return ENDLESS


@pytest.mark.parametrize(("variant", "chart", "players"), SETTINGS)
def test_no_invariant_is_violated_in_random_games(variant, chart, players):
    """Tokens, figures and capacities stay in order in every position of many random games."""
    rules = games.find("samurai").rules(variant, chart, players)
    streams, swaps = np.zeros(players, kernel.STREAM), np.zeros(players, np.int64)
    moves = np.zeros(game.MAX_MOVES, np.int64)
    pair = np.zeros(2, game.POSITION)
    raw = pair.view(np.uint8).reshape(2, -1)
    for number in range(-(-GAMES // len(SETTINGS))):
        fault = first_fault(
            rules.table, pair[0], pair[1], streams, swaps, moves, raw[0], raw[1], 20161998, number
        )
        assert FAULTS[fault] == "none", f"game {number}"


@pytest.mark.parametrize(("variant", "chart", "players"), SETTINGS[::7])
def test_undo_restores_the_exact_bytes(variant, chart, players):
    """Taking all moves of a game back gives the first position byte for byte, and redoing them the last."""
    rules = games.find("samurai").rules(variant, chart, players)
    match: Match = simulate.replayed(Series(rules, ("random",) * players, 5), 3)
    first, last, count = match.positions[0].tobytes(), match.position.tobytes(), len(match.moves)
    while match.moves:
        match.undo()
    assert match.position.tobytes() == first == rules.start(5, 3).tobytes()
    while match.taken_back:
        match.redo()
    assert (match.position.tobytes(), len(match.moves)) == (last, count)
    assert rules.state(match.position) == last[: game.STATE_BYTES]
