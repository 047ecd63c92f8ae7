"""Puzzles: goals that a game can check, how they stand move by move, and what they may not ask."""

from __future__ import annotations

import pytest

from engine import documents, games
from engine.play.match import Match
from engine.play.situation import opening
from engine.records import puzzle
from engine.records import record as records
from engine.texts.library import Library


@pytest.fixture(scope="module")
def rules():
    """Give the rules of a game in which something is counted from the first turn on."""
    return games.find("naishi").rules(documents.load_variant(Library(), "naishi/base").required(), None, 2)


def puzzled(rules, **goal):
    """Give a match that begins with a position and asks for a goal of seat 0."""
    match = Match(rules, 4, 0, ["human"] * 2, situation=opening(rules, 4))
    points = rules.counted(match.position, 0)["points"]
    goal = {"seat": 0, **goal}
    if "least" in goal:
        goal["least"] += points
    match.puzzle = {"text": "Do it.", "goal": goal}
    return match


def state_of(match):
    """Say how the goal of a match stands."""
    found = puzzle.standing(match)
    assert found is not None
    return found.state


def best(rules, match):
    """Play the develop that gives the most points."""

    def worth(move):
        after = match.position.copy()
        rules.apply(after, move)
        return rules.counted(after, 0)["points"]

    match.play(max(rules.legal_moves(match.position), key=worth))


def test_a_goal_is_solved_once_it_is_reached_in_time(rules):
    """More points within one turn are reached by the best development, and stay reached whatever follows."""
    match = puzzled(rules, kind="reach", what="points", least=1, turns=1)
    assert puzzle.standing(match) == puzzle.Standing("open", 1)
    best(rules, match)
    assert state_of(match) == "solved"
    for _ in range(3):
        match.play(rules.legal_moves(match.position)[0])
    assert state_of(match) == "solved"


def test_a_goal_fails_when_its_turns_are_over(rules):
    """What was not reached in the turns that there were is not reached later either; taken back, it is open again."""
    match = puzzled(rules, kind="reach", what="points", least=90, turns=1)
    while state_of(match) == "open":
        best(rules, match)
    assert state_of(match) == "failed"
    match.undo()
    assert state_of(match) == "open"


def test_what_is_to_be_kept_is_judged_when_the_turns_are_over(rules):
    """Keeping is open until the last turn ends, and then solved if there is still as much."""
    match = puzzled(rules, kind="keep", what="points", least=0, turns=1)
    assert state_of(match) == "open"
    while rules.turns_played(match.position) == 0:
        best(rules, match)
    assert state_of(match) == "solved"


def test_winning_is_judged_by_the_result(rules):
    """Without a limit of turns the end of the game decides."""
    match = puzzled(rules, kind="win")
    while not match.is_over:
        assert puzzle.standing(match) == puzzle.Standing("open")
        match.play(rules.legal_moves(match.position)[0])
    is_won = 0 in rules.result(match.position)["winners"]
    assert state_of(match) == ("solved" if is_won else "failed")


@pytest.mark.parametrize(
    ("goal", "words"),
    [
        ({"kind": "reach", "what": "helmets", "least": 1}, "counts points"),
        ({"kind": "reach", "what": "points", "least": 0}, "reached already"),
        ({"kind": "keep", "what": "points", "least": 5}, "less than that"),
        ({"kind": "win", "seat": 4}, "no seat 4"),
    ],
)
def test_a_goal_that_cannot_be_asked_is_refused(rules, goal, words):
    """A goal names what the game counts and a seat that plays, and is neither reached nor lost from the start."""
    match = puzzled(rules, **goal)
    assert words in puzzle.faults(match.puzzle["goal"], rules, match.position)[0].message


def test_a_puzzle_is_kept_by_its_record(rules):
    """Text and goal are part of the record, which validates and replays."""
    match = puzzled(rules, kind="reach", what="points", least=1, turns=2)
    best(rules, match)
    record = records.of(match, None)
    assert records.verify(record).ok
    assert records.replay(record).puzzle == match.puzzle
    record["puzzle"]["goal"]["what"] = "helmets"
    assert "counts points" in records.verify(record).message
