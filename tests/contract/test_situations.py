"""Every game from a position that was laid out by hand: told, laid out, played on, written down, replayed, refused."""

from __future__ import annotations

import copy
import json
import random

import pytest

from engine.play.match import Match
from engine.play.situation import opening
from engine.play.verdict import Impossible
from engine.records import record as records
from tests.contract.conftest import CASES

NUMBERS = (-1, 0, 1, 3, 6, 40, 255)


def played(rules, rng, moves, **start):
    """Give a match after some random moves, never at its end."""
    match = Match(rules, 11, 0, ["human"] * rules.players, **start)
    for _ in range(moves):
        match.play(rng.choice(rules.legal_moves(match.position)))
        if match.is_over:
            match.undo()
            match.taken_back.clear()
            break
    return match


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_position_told_is_the_position_laid_out(case):
    """What is told of any position lies there again, plays on by the rules, and its record replays exactly."""
    rules, rng = case.rules(), random.Random(case.players)
    told = 0
    for moves in (30, 90, 140):
        match = played(rules, rng, moves)
        situation = rules.situation(match, len(match.moves))
        if situation is None:
            continue
        told += 1
        situation = json.loads(json.dumps(situation))
        again = played(rules, rng, rng.randrange(12), situation=situation)
        assert rules.situation(again, 0) == situation
        record = json.loads(records.text(records.of(again, case.facts.usual_map)))
        assert record["setup"] == {"position": situation}
        verdict = records.verify(record)
        assert verdict.ok, verdict.message
        assert records.replay(record).moves == again.moves
        assert again.branch(0).situation == situation
    assert told


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_spoiled_position_brings_the_reader_down(case):
    """A record that begins with a spoiled position is refused in words, or is a game that can be played."""
    rules, rng = case.rules(), random.Random(7)
    start = Match(rules, 11, 0, ["human"] * rules.players, situation=opening(rules, 3))
    good = json.loads(records.text(records.of(start, case.facts.usual_map)))
    assert records.verify(good).ok
    for _ in range(40):
        record = copy.deepcopy(good)
        spoil(record["setup"]["position"], rng)
        found = records.examine(record)
        assert found.verdict.message
        if found.match is not None:
            assert rules.legal_moves(found.match.position)


def spoil(value, rng):
    """Change one value somewhere in a position."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = rng.choice(keys)
        inner = value[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
            value = inner
            continue
        choices = [rng.choice(NUMBERS), "nobody", [], None]
        if isinstance(inner, list) and inner:
            choices = [inner[:-1], [*inner, inner[0]], inner[::-1]]
        elif isinstance(inner, str) and isinstance(value, list):
            choices = [rng.choice(value), "nobody"]
        elif isinstance(inner, int):
            choices = [inner + 1, max(0, inner - 1), rng.choice(NUMBERS)]
        value[key] = rng.choice(choices)
        return


def test_a_default_situation_is_refused_at_the_play_that_is_illegal():
    """A game without situations of its own tells them by moves, and refuses one that is none."""
    rules = next(case for case in CASES if case.game == "dice-race").rules()
    with pytest.raises(Impossible) as refused:
        rules.lay_out({"plays": ["fly to the moon"]})
    assert refused.value.faults[0].route == ("plays", 0)
