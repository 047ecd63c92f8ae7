"""Analysis: what a search thinks of the moves of a finished game."""

from __future__ import annotations

import threading
from types import SimpleNamespace

import pytest

from engine import agents
from engine.agents.analysis import Analysis
from engine.agents.opinion import kept, mark_of, read, seat_sums
from engine.agents.seats import SLICE
from engine.play.match import Match
from engine.texts.problem import ProblemError


@pytest.fixture(scope="module")
def match(samurai):
    """Give a game between greedy players, from which the last moves are judged."""
    rules = samurai(2)
    played = Match(rules, 3)
    players = agents.lineup_of(rules, ["greedy"] * 2).players(3, 0)
    while not played.is_over:
        played.play(players[played.decider](played.position))
    return played


def test_every_move_gets_an_opinion(match):
    """Each move is told with its mover's chance, and a better one costs what it gains."""
    found = list(Analysis(match, agents.read("mcts:24")).opinions())
    assert [each.number for each in found] == list(range(len(match.moves)))
    assert [each.played.move for each in found] == match.moves
    for each in found:
        assert len(each.chances) == 2
        assert 0 <= each.played.chance <= 1
        assert each.mark == mark_of(each.lost)
        if each.choices and each.best.move == each.played.move:
            assert each.lost == 0
        if each.lost:
            assert each.line[0] == each.best.words
    sums = seat_sums(found, 2)
    assert sum(entry["lost"] for entry in sums) == sum(each.lost for each in found)


def test_opinions_are_kept_as_numbers(match):
    """What was kept is read back whole, words and all; an analysis goes on where it was; another game refuses it."""
    found = list(Analysis(match, agents.read("mcts:8")).opinions())
    assert read(match, kept(found)) == found
    rest = list(Analysis(match, agents.read("mcts:8")).opinions(found[:30]))
    assert rest == found[30:]
    with pytest.raises(ValueError, match="other moves"):
        read(match, kept(found)[1:])


def test_chances_after_a_move_are_those_told_of_it(match):
    """After a judged move its mover has the chance that is told of it, and all seats together what they had."""
    for each in Analysis(match, agents.read("mcts:24")).opinions():
        if each.choices:
            assert each.after[each.seat] == each.played.chance
            assert sum(each.after) == pytest.approx(1)
            assert each.doubt > 0


def test_a_played_move_is_searched_as_deep_as_others(match):
    """Where the tree of the best moves is full, the look at the one that was played still grows a tree below it."""
    analysis = Analysis(match, agents.read("mcts:200"))
    for each in analysis.opinions():
        if each.lost:
            below = next(child for child in analysis._children(0) if child[0] == each.played.move)
            later = analysis._children(below[3])
            assert not later or sum(visits for _, visits, _, _ in later) > below[1] // 2


def test_the_hidden_part_changes_no_opinion(match):
    """A move is judged by what its mover knew: dealt anew, the rest changes nothing."""
    number = next(
        n for n in range(20, len(match.moves)) if len(match.rules.legal_moves(match.positions[n])) > 9
    )
    position = match.positions[number]
    other = match.rules.determinised(position, match.rules.decider(position), 9)
    opinions = []
    for now in (position, other):
        branch = match.branch(number + 1)
        branch.positions[number] = now
        opinions.append(Analysis(branch, agents.read("mcts:40"))._opinion(number))
    assert opinions[0].chances == opinions[1].chances
    assert opinions[0].choices == opinions[1].choices


def test_a_wish_to_stop_ends_it(match):
    """Nothing more is said once somebody wants to stop."""
    stop = threading.Event()
    stop.set()
    assert list(Analysis(match, agents.read("mcts:24"), stop).opinions()) == []


def test_a_wish_to_stop_is_heard_while_it_thinks(match, monkeypatch):
    """Whatever is left of the budget, also of the look at the move that was played, is not spent any more."""
    stop = threading.Event()
    analysis = Analysis(match, agents.read("mcts:1000000"), stop)
    mcts, grown = analysis._mcts, []

    def grow(table, record, memory, iterations):
        grown.append(iterations)
        stop.set()
        mcts.grow(table, record, memory, iterations)

    monkeypatch.setattr(analysis, "_mcts", SimpleNamespace(begin=mcts.begin, grow=grow))
    for number in range(len(match.moves) - 12, len(match.moves)):
        stop.clear()
        grown.clear()
        analysis._opinion(number)
        assert sum(grown) <= SLICE


def test_who_does_not_search_has_no_opinion(match):
    """Only a search knows chances."""
    with pytest.raises(ProblemError, match="does not search"):
        Analysis(match, agents.read("greedy"))


def test_a_position_is_judged_before_anything_is_played(match):
    """A game that is not over has an outlook: chances of all seats and the mover's best moves; one that is has none."""
    number = next(
        n for n in range(20, len(match.moves)) if len(match.rules.legal_moves(match.positions[n])) > 9
    )
    found = Analysis(match.branch(number), agents.read("mcts:40")).outlook()
    assert found is not None
    assert len(found.chances) == 2
    assert found.seat == match.rules.decider(match.positions[number])
    legal = {int(move) for move in match.rules.legal_moves(match.positions[number])}
    assert {each.move for each in found.choices} <= legal
    assert found.line[:1] == (found.choices[0].words,)
    assert found.as_json()["choices"][0]["move"] == found.choices[0].words
    assert Analysis(match, agents.read("mcts:40")).outlook() is None
