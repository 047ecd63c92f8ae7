"""Random games of every shipped variant: nothing is lost, nobody sees too much, and every game ends as it must."""

from __future__ import annotations

import os
from collections import Counter

import numpy as np
import pytest

from engine.games.naishi.rules import moves, state
from engine.texts import shipped
from tests.engine.games.naishi.conftest import played, rules_of

VARIANTS = sorted(path.stem for path in shipped.files("variant", "naishi").values())
# A hundred thousand are played once by hand.
GAMES = max(2, int(os.environ.get("DAIMYO_GAMES", "220")) // len(VARIANTS))


def cards_in_play(rules, position):
    """Count every card that is somewhere."""
    cards, table = rules.words.cards, rules.table
    there = Counter(card for seat in range(2) for card in rules.words.land(position, seat))
    for column in range(state.COLUMNS):
        first = int(table.pile_size) * column
        there.update(cards[int(card)] for card in position.deck[first : first + int(position.left[column])])
    aside = state.COLUMNS * int(table.pile_size) + state.SEATS * int(table.each)
    there.update(cards[int(card)] for card in position.deck[aside : int(table.deck_size)])
    there.update(cards[int(card)] for card in position.discards[: int(position.discarded)])
    if int(position.phase) == state.GIVE:
        for seat in range(2):
            there.update(rules.words.dealt(position, seat))
    return there


def check(rules, position, whole):
    """Look for what must never be otherwise."""
    variant = rules.variant
    start = rules.words.cards[int(rules.table.start)]
    there = cards_in_play(rules, position)
    fewer = int(rules.table.each) * 2 if int(position.phase) == state.GIVE else 0
    assert {name: there[name] for name in whole if name != start} == {
        name: count for name, count in whole.items() if name != start
    }
    assert there[start] == 2 * (state.PLACES - int(rules.table.each)) + fewer
    for seat in range(2):
        spaces = (position.on_swap, position.on_discard, position.on_decree, position.emissaries)
        assert sum(int(each[seat]) for each in spaces) == variant["emissaries"]
    for key, taken in (
        ("swap", position.on_swap),
        ("discard", position.on_discard),
        ("decree", position.on_decree),
    ):
        assert sum(map(int, taken)) <= variant["court"][key]
    left = [int(count) for count in position.left]
    assert sum(left) == int(position.river)
    assert [count > 0 for count in left] == [bool(int(position.open) >> column & 1) for column in range(5)]


@pytest.mark.parametrize("name", VARIANTS)
def test_nothing_is_lost_and_every_game_ends(name):
    """Cards, piles and emissaries add up after every move, and the last turn is who the rules say."""
    rules = rules_of(name)
    whole = {
        card: value["count"] for card, value in rules.variant["cards"].items() if value["kind"] != "start"
    }
    for number in range(GAMES):
        match = played(rules, 17, number)
        for position in match.positions:
            check(rules, position, whole)
        for before, after in zip(match.positions, match.positions[1:], strict=False):
            assert int(after.turn) - int(before.turn) in (0, 1)
        end = match.position
        assert rules.end_reasons()[int(end.reason)] in ("declared", "piles-empty", "no-plays")
        assert int(end.seat) == int(end.turn) % 2
        result = rules.result(end)
        assert result["winners"] == [seat for seat in range(2) if int(end.winners) >> seat & 1]


def test_a_game_of_the_base_never_needs_a_pass(base):
    """Before the first seat's turn at most one pile is empty, so that somebody can always develop."""
    for number in range(GAMES):
        assert moves.PASS not in played(base, 23, number).moves


def test_legal_moves_are_exactly_those_that_are_legal(base):
    """Every number is asked for, not only those that are listed."""
    for number in range(6):
        for position in played(base, 29, number).positions[:-1]:
            listed = base.legal_moves(position)
            assert listed == [move for move in range(-1, moves.MOVES + 1) if base.is_legal(position, move)]
            assert listed == sorted(listed)


def test_random_play_is_as_the_contract_says(base):
    """Kinds are chosen with equal chance at the start of a turn, and half of all turns end after a develop."""
    from tests.engine.games.naishi.conftest import begun, stream_of

    position, stream = begun(base), stream_of(5)
    kinds: Counter[str] = Counter()
    for _ in range(4000):
        move = int(base.chance.random_move(base.table, position, stream))
        kinds[base.say(position, move).split()[0]] += 1
    assert set(kinds) == {"develop", "swap", "discard", "decree"}
    assert all(abs(count - 1000) < 5 * np.sqrt(750) for count in kinds.values())
    base.apply(position, 0)
    ends = sum(int(base.chance.random_move(base.table, position, stream)) == moves.END for _ in range(4000))
    assert abs(ends - 2000) < 5 * np.sqrt(1000)
