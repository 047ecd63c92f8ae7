"""What opinions say together: who decided between others without a hope of their own."""

from __future__ import annotations

import pytest

from engine.agents.opinion import Choice, Opinion, kingmaking


def decided(before, after, *, hope=0.0, seat=2, number=7, turn=None):
    """Give an opinion on a move that changed the chances of all, its mover's best chance being `hope`."""
    played, other = Choice(1, "played", 0.0, 0.01), Choice(2, "other", hope, 0.01)
    turn = number if turn is None else turn
    return Opinion(number, seat, played, before, (other, played), turn=turn, after=after)


def test_who_cannot_win_and_shifts_much_between_others_is_told():
    """The seat that lost most and the one that won most are named, with the points of both."""
    opinion = decided((0.6, 0.38, 0.0), (0.2, 0.78, 0.0))
    (found,) = kingmaking([opinion])
    assert (found.opinion, found.loser, found.lost, found.winner, found.won) == (opinion, 0, 40, 1, 40)


@pytest.mark.parametrize(
    "opinion",
    [
        decided((0.6, 0.38, 0.0), (0.2, 0.78, 0.0), hope=0.1),
        decided((0.6, 0.38, 0.0), (0.45, 0.53, 0.0)),
        decided((1.0, 0.0), (0.5, 0.5), seat=1),
        Opinion(7, 2, Choice(1, "forced", 0.0), (0.6, 0.38, 0.0), after=(0.2, 0.78, 0.0)),
    ],
    ids=("hope in another choice", "a small shift", "two players", "no choice"),
)
def test_anything_less_is_no_kingmaking(opinion):
    """A mover with a hope, a shift that the search's doubt could explain, two players or a forced move say nothing."""
    assert kingmaking([opinion]) == []


def test_who_wins_together_makes_nobody_king():
    """In a game that all win or lose together there is nobody to decide between."""
    opinion = decided((0.6, 0.38, 0.0), (0.2, 0.78, 0.0))
    assert kingmaking([opinion], is_cooperative=True) == []


def test_the_weightiest_comes_first():
    """Of several the one that moved more comes first, then the earlier."""
    one = decided((0.6, 0.4, 0.0), (0.35, 0.65, 0.0), number=3)
    two = decided((0.6, 0.4, 0.0), (0.1, 0.9, 0.0), number=9)
    assert [each.opinion.number for each in kingmaking([one, two])] == [9, 3]


def test_the_moves_of_a_turn_count_together():
    """What a move gives and the next of the turn takes back decides nothing; what both give together does."""
    first = decided((0.6, 0.4, 0.0), (0.3, 0.7, 0.0), number=3, turn=5)
    back = decided((0.3, 0.7, 0.0), (0.58, 0.42, 0.0), number=4, turn=5)
    on = decided((0.3, 0.7, 0.0), (0.1, 0.9, 0.0), number=4, turn=5)
    assert kingmaking([first, back]) == []
    assert [(each.opinion.number, each.won) for each in kingmaking([first, on])] == [(3, 50)]
