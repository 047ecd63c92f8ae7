"""`daimyo replay` and `daimyo analyse` of records that begin with a position laid out by hand."""

from __future__ import annotations

import json

import pytest

from engine import documents, games
from engine.play.match import Match
from engine.play.situation import opening
from engine.records import record as records
from engine.texts.library import Library


@pytest.fixture
def puzzle(tmp_path):
    """Give a function that writes the record of a puzzle with some moves made, and gives its path."""
    rules = games.find("naishi").rules(documents.load_variant(Library(), "naishi/base").required(), None, 2)

    def made(moves, **goal):
        match = Match(rules, 4, 0, ["human"] * 2, situation=opening(rules, 4))
        match.puzzle = {"text": "Do it.", "goal": {"seat": 0, **goal}}
        for _ in range(moves):
            match.play(rules.legal_moves(match.position)[0])
        path = tmp_path / f"{moves}.json"
        records.save(records.of(match, None), path)
        return path

    return made


def test_a_puzzle_is_told_with_its_state(daimyo, puzzle):
    """Of a puzzle it is said whether it is solved, and how many turns are left."""
    begun = puzzle(0, kind="reach", what="points", least=500, turns=2)
    code, out, _ = daimyo("replay", str(begun))
    assert code == 0
    assert "as far as it goes; its puzzle is not solved yet: 2 turns left\n" in out
    told = json.loads(daimyo("replay", str(begun), "--json")[1])
    assert told[0]["puzzle"] == {"state": "open", "left": 2}


def test_a_position_is_analysed(daimyo, puzzle):
    """A game that began with a position need not be over: the chances and the best moves of now are told."""
    path = puzzle(0, kind="win")
    code, out, _ = daimyo("analyse", str(path), "--agent", "mcts:16")
    assert code == 0
    assert "best moves of seat 1" in out
    told = json.loads(daimyo("analyse", str(path), "--agent", "mcts:16", "--json")[1])
    assert told["moves"] == []
    assert len(told["position"]["chances"]) == 2
