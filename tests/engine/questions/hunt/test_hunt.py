"""The hunter: planted gaps are found and shown by a short record, and a sound game is left alone."""

from __future__ import annotations

import threading

import pytest

from engine.questions.hunt.hunt import hunt, write
from engine.questions.hunt.parties import PIECE, Arena, joined
from engine.records import record as records


def kinds(found):
    """Give the kinds of what was found."""
    return {gap.kind for gap in found.gaps}


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"trap": 12}, "stall"),
        ({"may_wait": True}, "loop"),
        ({"frozen": 2}, "idle-seat"),
        ({"goal": 4}, "at-once"),
        ({"start": 20}, "runaway"),
    ],
)
def test_a_planted_gap_is_found(about, changes, kind, tmp_path):
    """Each hole of the toy is found, and its record replays."""
    found = hunt(about(**changes).rules(), 300, 3)
    assert kind in kinds(found)
    for path in write(found, "", tmp_path):
        assert path is None or records.examine_file(path).verdict.ok


def test_a_closed_game_has_no_gaps(about):
    """Nothing is found where there is nothing."""
    for seed in range(3):
        assert hunt(about().rules(), 300, seed).gaps == ()


def test_a_stall_is_shown_by_the_shortest_game(about):
    """Nothing can be left out of the game that shows a stall: six steps of two seats lead into the trap."""
    found = hunt(about(trap=2, players=2).rules(), 300, 3)
    gap = next(gap for gap in found.gaps if gap.kind == "stall")
    assert gap.match is not None
    assert len(gap.match.moves) <= 3
    assert gap.turns <= len(gap.match.moves)
    assert "cannot" in gap.sentence


def test_a_hunt_is_the_same_each_time(about):
    """The same seed finds the same games."""
    one, two = (hunt(about(goal=4).rules(), 200, 5) for _ in range(2))
    assert [(gap.sentence, gap.match and gap.match.moves) for gap in one.gaps] == [
        (gap.sentence, gap.match and gap.match.moves) for gap in two.gaps
    ]


def test_a_capture_that_nobody_can_make_is_found(about):
    """Where the sea counts and no token can be put there, what stands at the coast is never captured."""
    changes = {"capture__surround": "land-and-sea", "tokens__ship": None}
    found = hunt(about("2016", 2, **changes).rules(), 60, 1)
    assert "no-capture" in kinds(found)


def test_games_without_a_winner_are_found_where_the_rules_allow_them(about, tmp_path):
    """The first Polish rules let nobody win without a majority: a tie among all is such a game."""
    found = hunt(about("1998-polish", 4).rules(), 200, 1)
    assert kinds(found) == {"no-winner"}
    [path] = write(found, "japan", tmp_path)
    assert path is not None
    assert records.examine_file(path).verdict.ok


def test_a_wish_to_stop_is_heard_within_a_party(about):
    """A long hunt ends after the games under way, whoever plays them, and says what it found so far."""
    stop, told = threading.Event(), []

    def heard(done):
        told.append(done)
        stop.set()

    found = hunt(about(goal=4).rules(), 1_000_000, 5, progress=heard, stop=stop)
    assert told == [PIECE] == [found.games]
    assert "at-once" in kinds(found)


def test_games_played_a_few_at_a_time_are_the_same(about):
    """How many are played before somebody is heard changes no game."""
    arena = Arena(about().rules(), 5)
    whole = arena.play("greedy players", PIECE + 30)
    parts = joined(list(arena.pieces("greedy players", PIECE + 30)))
    assert whole.notes.tobytes() == parts.notes.tobytes()
    assert whole.results.tobytes() == parts.results.tobytes()


def test_a_game_without_end_is_found(about, tmp_path, monkeypatch):
    """Where a game goes on past all patience and no position comes back, it is endless, and its record replays."""
    monkeypatch.setattr(Arena, "_long", lambda arena: 6)
    found = hunt(about(goal=60).rules(), 100, 3)
    assert kinds(found) == {"endless"}
    assert "given up after 6 moves" in found.gaps[0].sentence
    (path,) = write(found, "", tmp_path)
    assert path is not None
    assert records.examine_file(path).verdict.ok


def test_a_pass_that_is_the_best_move_is_found(about, tmp_path, monkeypatch):
    """If going farthest counted as passing, passing would be best, and the position that shows it can be opened."""
    rules = about(players=2).rules()
    monkeypatch.setattr(type(rules), "is_pass", lambda rules, position, move: move == 3)
    found = hunt(rules, 100, 3)
    assert kinds(found) == {"passing"}
    assert "Passing can be best" in found.gaps[0].sentence
    (path,) = write(found, "", tmp_path)
    assert path is not None
    assert records.examine_file(path).verdict.ok
