"""Records of Naishi: they replay, and whoever changes one is found out."""

from __future__ import annotations

import json
import random
from copy import deepcopy

import pytest

from engine.records import record as records
from engine.texts import shipped
from tests.engine.games.naishi.conftest import played, rules_of

VARIANTS = sorted(path.stem for path in shipped.files("variant", "naishi").values())


def record_of(rules, number=0, moves=None):
    """Give the record of a random game, as a file holds it, or of its first moves."""
    match = played(rules, 31, number)
    match = match if moves is None else match.branch(min(moves, len(match.moves)))
    return json.loads(records.text(records.of(match, None)))


@pytest.mark.parametrize("name", VARIANTS)
def test_a_record_replays_wherever_the_game_was_left(name):
    """Whole games, and games left in the set-up, in a turn or between two, lead to where they were left."""
    rules = rules_of(name)
    for moves in (None, 0, 1, 2, 3, 7, 12):
        record = record_of(rules, 1, moves)
        verdict = records.verify(record)
        assert verdict.ok, verdict.message
        assert (record["result"] is None) == (moves is not None)


def test_a_record_says_what_the_contract_says(base):
    """Its keys and words are those that other programs read."""
    record = record_of(base)
    assert record["map"] is None
    assert "board" not in record
    assert set(record["setup"]) == {"piles", "aside", "dealt", "gave", "hands"}
    assert [len(pile) for pile in record["setup"]["piles"]] == [6] * 5
    assert set(record["result"]) == {
        "reason", "declared_by", "empty_piles", "scores", "colours", "winners", "territories",
    }  # fmt: skip
    plays = [play for turn in record["turns"] for play in turn["plays"]]
    forms = {play["action"]: tuple(play)[1:] for play in plays}
    assert forms["develop"] == ("to", "column", "discarded", "took", "revealed")
    assert [turn["player"] for turn in record["turns"]] == [
        number % 2 for number in range(len(record["turns"]))
    ]


SPOILT = [
    (("setup", "gave", 0), lambda value: 1 - value, "hand of seat"),
    (("setup", "hands", 0), lambda hand: ["mountain"] * 5, "hand of seat 1"),
    (("setup", "piles", 2), lambda pile: pile[:-1], "pile of column 3"),
    (("setup", "dealt", 1), lambda dealt: [*dealt, "rice"], "dealt 3 cards"),
    (("setup", "aside"), lambda aside: ["dragon"], "no card `dragon`"),
    (("turns", 3, "player"), lambda player: 1 - player, "turn of seat"),
    (("turns", 0, "plays"), lambda plays: [], "only for whoever can do nothing"),
    (("turns", 0, "unfinished"), lambda value: True, "follow one that was left unfinished"),
    (("result", "scores", 0), lambda score: score + 1, "result says"),
    (("result", "declared_by"), lambda seat: 0 if seat is None else None, "result says"),
    (("result", "territories", 1, "types"), lambda types: types + 1, "result says"),
    (("result", "territories", 0, "places", 3), lambda points: points + 2, "result says"),
    (("variant", "emissaries"), lambda number: 0, "turn was over"),
    (("variant", "cards", "torii", "scores", "by_count"), lambda points: [1, 2, 3], "result says"),
]


@pytest.mark.parametrize(
    ("route", "spoil", "reason"), SPOILT, ids=[".".join(map(str, each[0])) for each in SPOILT]
)
def test_a_changed_record_is_refused(base, route, spoil, reason):
    """Each change is refused in a sentence that says what is wrong."""
    record = record_of(base)
    outer = record
    for step in route[:-1]:
        outer = outer[step]
    outer[route[-1]] = spoil(outer.get(route[-1]) if isinstance(outer, dict) else outer[route[-1]])
    verdict = records.verify(record)
    assert not verdict.ok
    assert reason in verdict.message


def values_in(node, route=()):
    """List every plain value of a record's own parts, with the way to it."""
    for key, value in node.items() if isinstance(node, dict) else enumerate(node):
        if isinstance(value, dict | list):
            yield from values_in(value, (*route, key))
        else:
            yield (*route, key)


def test_no_mutation_of_a_game_passes_or_crashes(base):
    """Any one value of set-up, turns or result that is changed is found, and nothing makes the check fail."""
    record, chance = record_of(base), random.Random(7)
    routes = [route for key in ("setup", "turns", "result") for route in values_in(record[key], (key,))]
    for route in chance.sample(routes, 120):
        spoilt = deepcopy(record)
        outer = spoilt
        for step in route[:-1]:
            outer = outer[step]
        before = outer[route[-1]]
        others = ["fort", "mountain", "hand", "row", 0, 1, 3, 99, None, -1, [], {}, "dragon"]
        outer[route[-1]] = chance.choice([other for other in others if other != before])
        verdict = records.verify(spoilt)
        assert not verdict.ok, (route, before, outer[route[-1]])
        assert verdict.message
