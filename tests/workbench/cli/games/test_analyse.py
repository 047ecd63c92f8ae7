"""`daimyo analyse`: every move of a finished game with a search's opinion."""

from __future__ import annotations

import json
import os

import pytest


@pytest.fixture
def record(daimyo, tmp_path):
    """Give the record of a finished game."""
    words = ("--players", "2", "--agents", "greedy,random", "--games", "1", "--records", tmp_path / "games")
    daimyo("simulate", *words)
    return tmp_path / "games" / "000000.json"


def test_moves_are_told_with_chances(daimyo, record):
    """As JSON every move has its turn, its chance, the best one's and what it lost; asked for, only marked ones."""
    code, out, _ = daimyo("analyse", str(record), "--agent", "mcts:16", "--json")
    found = json.loads(out)
    assert code == 0
    for move in found:
        assert {"turn", "seat", "move", "value", "best", "best_value", "loss"} <= set(move)
        assert move["loss"] == pytest.approx(max(move["best_value"] - move["value"], 0), abs=0.0051)
    told = json.loads(record.read_text(encoding="utf-8"))
    assert [found[0]["turn"], found[-1]["turn"]] == [0, len(told["turns"]) - 1]
    marked = json.loads(daimyo("analyse", str(record), "--agent", "mcts:16", "--json", "--marked")[1])
    assert marked == [move for move in found if move["mark"]]


def test_marked_moves_come_with_what_was_better(daimyo, record):
    """In the terminal the marked moves are a table, and the seats another."""
    code, out, _ = daimyo("analyse", str(record), "--agent", "mcts:16", "--marked")
    assert code == 0
    assert "points lost" in out
    assert out.split()[:3] == ["move", "turn", "seat"]
    assert "by mcts:16" in out and "±" in out


def test_an_unfinished_game_is_refused(daimyo, record, tmp_path):
    """Only finished games are analysed, and the reason is said."""
    told = json.loads(record.read_text(encoding="utf-8"))
    told["turns"], told["result"] = told["turns"][:4], None
    path = tmp_path / "begun.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    code, _, err = daimyo("analyse", str(path))
    assert code == 2
    assert "is not over" in err


@pytest.mark.parametrize(
    "spoil", [lambda told: told["result"]["winners"].reverse(), lambda told: told.clear()]
)
def test_a_record_that_contradicts_itself_is_refused(daimyo, record, spoil):
    """What replay refuses is not analysed either, and the reason is the same sentence."""
    told = json.loads(record.read_text(encoding="utf-8"))
    told["result"]["winners"] = [1 - told["result"]["winners"][0], *told["result"]["winners"]][:1]
    spoil(told)
    record.write_text(json.dumps(told), encoding="utf-8")
    code, out, err = daimyo("analyse", record, "--agent", "mcts:16")
    assert (code, out) == (1, "")
    assert f"{record}: refused: " in err


def test_a_pipe_is_no_record(daimyo, tmp_path):
    """A named pipe that nobody writes to does not hold the program."""
    os.mkfifo(tmp_path / "pipe.json")
    code, _, err = daimyo("analyse", tmp_path / "pipe.json")
    assert code == 1
    assert "refused" in err


def test_a_record_that_is_not_there_is_a_problem(daimyo, tmp_path):
    """A missing file and a folder are refused with a sentence and the exit code of all problems of the input."""
    for path, why in (
        (tmp_path / "no.json", "There is no such file."),
        (tmp_path, "This is a folder, not a file."),
    ):
        code, _, err = daimyo("analyse", path)
        assert code == 1
        assert why in err
