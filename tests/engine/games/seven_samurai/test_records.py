"""Records of 7 Samurai: they replay, foreign chance and all, and whatever is changed in one is found."""

from __future__ import annotations

import copy
import json
import re

import pytest

from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.records import record as records


def recorded(rules, seed=3, number=0, agent="fighter"):
    """Play a game and give its record as it would be read from a file."""
    match = simulate.replayed(Series(rules, (agent,) * rules.players, seed), number)
    return json.loads(records.text(records.of(match, None)))


@pytest.mark.parametrize(
    ("variant", "players"),
    [("normal", 1), ("hard", 2), ("heroic", 4), ("us-healing", 3), ("free-support", 7)],
)
def test_a_record_of_another_chance_replays(rules_of, variant, players):
    """Whatever the seed would have dealt, a record's own set-up, shuffles and wounds are taken."""
    rules = rules_of(variant, players)
    for number in range(4):
        record = recorded(rules, 5, number)
        assert records.verify(record).ok
        record["seed"] = 999
        found = records.examine(record)
        assert found.verdict.ok, found.verdict
        assert found.match is not None
        again = records.of(found.match, None)
        assert again["turns"] == record["turns"]


def test_solo_has_a_seat_for_each_samurai(rules_of):
    """One player with two or three samurai: agents, wounds and turns go by seats."""
    for samurai in (2, 3):
        record = recorded(rules_of("normal", 1, solo__samurai=samurai))
        assert record["players"] == 1
        assert (
            len(record["agents"])
            == len(record["setup"]["samurai"])
            == len(record["result"]["wounds"])
            == samurai
        )
        assert len(record["setup"]["open_tokens"]) == 7 - samurai
        assert records.verify(record).ok


def steps_of(record, do):
    """Give the places of all steps of a kind."""
    return [
        (turn, place)
        for turn, told in enumerate(record["turns"])
        for place, step in enumerate(told["steps"])
        if step["do"] == do
    ]


CHANGES = {
    "fight": lambda step: step.update(card="1-02" if step["card"] != "1-02" else "1-03"),
    "attack": lambda step: step.update(do="dismiss"),
    "defend": lambda step: step.update(seat=(step["seat"] + 1) % 3),
    "barricade": lambda step: step.update(left=step["left"] + 1),
    "wound": lambda step: step.update(wounds=step["wounds"] + 1),
    "penalty": lambda step: step.update(how="impossible"),
    "farm": lambda step: step.update(left=step["left"] - 1),
    "family": lambda step: step.update(bonus="heal" if step["bonus"] != "heal" else "intruder"),
    "reveal": lambda step: step.update(card="6-01"),
    "pass": lambda step: step.update(do="defend"),
    "kiai": lambda step: step.update(use=not step["use"]),
    "release": lambda step: step.update(card=None),
    "intruder": lambda step: step.update(card="6-02"),
}


@pytest.mark.parametrize("do", CHANGES)
def test_a_changed_step_is_found(rules_of, do):
    """Every kind of step is checked against what the rules make of the record's own decisions."""
    rules, tried = rules_of("hard", 3), 0
    for number in range(30):
        record = recorded(rules, 8, number)
        for turn, place in steps_of(record, do)[:1]:
            changed = copy.deepcopy(record)
            CHANGES[do](changed["turns"][turn]["steps"][place])
            verdict = records.verify(changed)
            assert not verdict.ok
            assert verdict.message.endswith((".", ")"))
            tried += 1
        if tried == 3:
            return
    assert tried


def test_steps_that_are_left_out_or_added_are_found(rules_of):
    """A step less, a step twice, a turn less and a turn of somebody else do not pass."""
    record = recorded(rules_of("normal", 3))
    for spoil in (
        lambda turns: turns[1]["steps"].pop(),
        lambda turns: turns[1]["steps"].append(dict(turns[1]["steps"][-1])),
        lambda turns: turns.pop(1),
        lambda turns: turns[1].update(seat=0),
        lambda turns: turns[-1]["steps"].append({"do": "pass", "seat": 0}),
        lambda turns: turns[0].update(round=2),
    ):
        changed = copy.deepcopy(record)
        spoil(changed["turns"])
        assert not records.verify(changed).ok


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda setup: setup["samurai"].reverse() or setup["samurai"].append("okita"), "no samurai .okita"),
        (lambda setup: setup["samurai"].pop(), "3 different samurai"),
        (lambda setup: setup["farms"].append("wound"), "farms are not those"),
        (lambda setup: setup["families"].pop(), "families are not those"),
        (lambda setup: setup.update(barricades=9), "begins with 5 barricades"),
        (lambda setup: setup["open_tokens"].append("kyuzo"), "no open tokens"),
        (lambda setup: setup["stacks"].pop(), "3 rounds"),
        (lambda setup: setup["stacks"][0].append(setup["stacks"][0][0]), "twice"),
        (lambda setup: setup["stacks"][1].pop(), "lacks a raider|other raiders join"),
        (lambda setup: setup["stacks"][0].pop(), "other raiders join"),
    ],
)
def test_a_set_up_that_is_none_of_the_variant_is_found(rules_of, spoil, message):
    """Samurai, village, open tokens and stacks are those of the variant."""
    record = recorded(rules_of("normal", 3))
    spoil(record["setup"])
    verdict = records.verify(record)
    assert not verdict.ok

    assert re.search(message, verdict.message)


def test_a_step_has_exactly_its_keys(rules_of):
    """A key too many or too few is against the schema."""
    record = recorded(rules_of("normal", 3))
    record["turns"][0]["steps"][0]["why"] = "luck"
    assert not records.verify(record).ok


def test_a_result_is_checked(rules_of):
    """Farms, score and reason are those that follow."""
    record = recorded(rules_of("normal", 3))
    for key, value in (
        ("farms", 3 if record["result"]["farms"] != 3 else 2),
        ("round", 3),
        ("reason", "turn-limit"),
    ):
        changed = copy.deepcopy(record)
        changed["result"][key] = value
        assert records.verify(changed).ok == (changed["result"] == record["result"])
