"""How many ways there are to play: sequences of decisions, which no deal changes."""

from __future__ import annotations

import os

import pytest

from tests.engine.games.naishi.conftest import begun, cut

# By the cards on each pile: sequences of 1, 2, 3 ... decisions after the set-up.
WAYS = {
    6: (65, 1_460, 68_250, 1_838_100, 71_302_500),
    2: (65, 1_460, 67_530, 1_776_260, 62_308_080),
    1: (65, 1_340, 50_220, 1_039_230, 8_342_160),
}
# The deeper ones take minutes.
DEPTH = int(os.environ.get("DAIMYO_DEPTH", "3"))


def ways(rules, position, depth):
    """Count the sequences of so many decisions; a game that is over counts nothing."""
    moves = rules.legal_moves(position)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = position.copy()
        rules.kernel.apply(rules.table, after, move)
        if not rules.is_over(after):
            count += ways(rules, after, depth - 1)
    return count


@pytest.mark.parametrize("size", WAYS)
@pytest.mark.parametrize("seed", [3, 4])
def test_the_ways_to_play_come_out(base, size, seed):
    """Whatever was dealt, there are as many sequences of decisions as the rules say."""
    position = begun(base, seed)
    cut(position, size)
    for depth in range(1, min(DEPTH, 2 if seed == 4 else DEPTH) + 1):
        assert ways(base, position, depth) == WAYS[size][depth - 1]


def test_moves_are_listed_in_the_order_of_the_rules(base):
    """Develops, swaps, discards, decrees, and then what ends a turn by itself."""
    words = [base.say(begun(base), move).split(":")[0] for move in base.legal_moves(begun(base))]
    assert words[:2] == ["develop row 1", "develop row 2"]
    assert words[9:12] == ["develop hand 5", "swap river 1 2", "swap river 1 3"]
    assert words[19:21] == ["swap river 4 5", "swap row 1 2"]
    assert words[40:46] == [*(f"swap column {column}" for column in range(1, 6)), "discard 1 2"]
    assert words[-10:] == [f"decree {line} {column}" for line in ("row", "hand") for column in range(1, 6)]


@pytest.mark.parametrize(("cards", "choices"), [(1, 5), (2, 10), (3, 10)])
def test_discards_of_other_sizes(base, cards, choices):
    """One, two or three cards are washed away, each choice of piles once."""
    from tests.engine.games.naishi.conftest import rules_of

    rules = rules_of(discard__cards=cards)
    words = [rules.say(begun(rules), move) for move in rules.legal_moves(begun(rules))]
    assert len([each for each in words if each.startswith("discard")]) == choices
