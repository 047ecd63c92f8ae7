"""Thousands of spoiled records: none raises, and none that contradicts itself is accepted.

An accepted mutant is judged by comparison: the game that was replayed from it is written down again, and must say what
the mutant says in everything but the keys that no record can prove (`records.UNCHECKED`). What a replay has to take a
record's word for, since it begins there (board, hands, piles, figures), is counted once more without the rules.
"""

from __future__ import annotations

import copy
import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine import documents, games
from engine.games.samurai.sense import token_names
from engine.maps import board as boards
from engine.maps import map as maps
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.records import record as records
from engine.records.reader import read
from engine.texts import source
from engine.texts.library import Library
from engine.texts.problem import has_errors

MUTANTS = int(os.environ.get("DAIMYO_MUTANTS", "2000"))
LOTS = 10
NUMBERS = (-1, 0, 1, 2, 5, 6, 7, 39, 40, 319, 320, 70_000, 2**31, 2**63, 2**64, 10**400, 1.0, 0.5, 1e300)
WORDS = (
    "",
    "rice",
    "buddha",
    "samurai-2",
    "swap",
    "move",
    "land",
    "none",
    "\x00",
    "\ud800",
    "\u202e",
    "a" * 3000,
)
GARBAGE: tuple[Any, ...] = (
    None,
    True,
    False,
    [],
    {},
    [[[]]],
    {"a": {"b": [None]}},
    [0] * 50,
    {"player": 9},
    *NUMBERS,
    *WORDS,
)
# Written where a value stood, since no Python value is written so.
SCRAPS = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-0",
    "01",
    "9" * 5000,
    "[" * 2000,
    "{" * 70,
    "'a'",
    "\x07",
    "",
)

STRIP = """\
schema: daimyo/map/1
title: Strip
legend: {"~": sea, ".": land, c: city, E: capital}
terrain:
  - "~ c . E . c ~"
  - " ~ . c . c ."
players: [2]
"""


def game_of(variant_name, placement, number):
    """Give the text of the record of a short game, sometimes left before its end."""
    here = Path("/nowhere/strip.yaml")
    library = Library({here: STRIP})
    changes = {
        "figures.per_type": {"2": 3},
        "players.most": 2,
        "players.least": 2,
        "figures.placement": placement,
    }
    variant = documents.load_variant(library, variant_name, changes).required()
    board = boards.build(maps.load(library, here), 2, variant.values)
    setting = {"spaces": [space.as_json() for space in board.spaces]}
    rules = games.find("samurai").rules_on(variant.values, setting, 2)
    match = simulate.replayed(Series(rules, ("random", "random"), 11), number)
    if number % 3 == 2:
        for _ in range(number):
            match.undo()
        match.notes[0] = ["a", {"player": 1, "text": "b"}]
        match.undone[1] = [{"token": "ship-1", "at": 4}]
        match.feedback = [{"player": 0, "fun": 4}]
        match.names = ["Ada", ""]
    return records.text(records.of(match, "strip"))


@pytest.fixture(scope="module")
def origins():
    """Give the texts of sound records of several variants, by draft and by chance, ended and left."""
    return [
        game_of(variant, placement, number)
        for variant in ("1998-english", "2016", "first-player-handicap")
        for placement in ("draft", "random")
        for number in range(3)
    ]


def routes_of(value, route=()):
    """Give the way to every value of a record."""
    yield route
    members = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, inner in members:
        yield from routes_of(inner, (*route, key))


def at(record, route):
    """Give the value at a route."""
    for step in route:
        record = record[step]
    return record


def put_garbage(record, route, chance):
    """Put something else in a value's place."""
    at(record, route[:-1])[route[-1]] = copy.deepcopy(chance.choice(GARBAGE))


def put_another(record, route, chance):
    """Put another value of the record there."""
    other = chance.choice(list(routes_of(record)))
    at(record, route[:-1])[route[-1]] = copy.deepcopy(at(record, other))


def shift_number(record, route, chance):
    """Change a number a little, or a word for another one of the same key."""
    old = at(record, route)
    if isinstance(old, int):
        at(record, route[:-1])[route[-1]] = old + chance.choice((-2, -1, 1, 2, 3))
    else:
        put_alike(record, route, chance)


def put_alike(record, route, chance):
    """Put there what stands elsewhere under the same key, or beside it."""
    kind = type(at(record, route))
    alike = [
        other
        for other in routes_of(record)
        if other[-1:] == route[-1:]
        and type(at(record, other)) is kind
        and at(record, other) != at(record, route)
    ]
    if alike:
        at(record, route[:-1])[route[-1]] = copy.deepcopy(at(record, chance.choice(alike)))


def drop(record, route, chance):
    """Take a key or an item out."""
    del at(record, route[:-1])[route[-1]]


def rearrange(record, route, chance):
    """Lengthen, shorten or reorder the list or mapping that holds a value."""
    holder = at(record, route[:-1])
    if isinstance(holder, dict) and chance.random() < 0.3:
        holder[chance.choice(("extra", "at", "unfinished", "player", "7"))] = copy.deepcopy(holder[route[-1]])
    if isinstance(holder, dict):
        return
    deed = chance.randrange(4)
    if deed == 0:
        chance.shuffle(holder)
    elif deed == 1:
        holder.insert(chance.randrange(len(holder) + 1), copy.deepcopy(holder[route[-1]]))
    elif deed == 2:
        del holder[chance.randrange(len(holder)) :]
    else:
        holder.reverse()


def swap_within(record, route, chance):
    """Let two values of one holder change places."""
    holder = at(record, route[:-1])
    other = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[route[-1]], holder[other] = holder[other], holder[route[-1]]


TOLD = ("players", "variant", "board", "setup", "turns", "turns", "result")
COARSE = (put_garbage, put_another, drop, rearrange)
SLY = (shift_number, put_alike, put_alike, swap_within, rearrange)


def mutated(text, chance):
    """Give the bytes of a record with something changed in its values or in its text."""
    kind = chance.random()
    if kind < 0.8:
        record = json.loads(text)
        deeds = COARSE if kind < 0.2 else SLY
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            routes = list(routes_of(record))[1:]
            # As often in the turns as in the board, which has many more values.
            part = chance.choice([key for key in (record if deeds is COARSE else TOLD) if key in record])
            route = chance.choice([route for route in routes if route[0] == part])
            chance.choice(deeds)(record, route, chance)
            if not any(key in record for key in TOLD):
                break
        return json.dumps(record, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
    if kind < 0.88:  # a value replaced by what is no value, or a key said twice
        record = json.loads(text)
        route = chance.choice([route for route in routes_of(record) if route])
        if isinstance(route[-1], str) and chance.random() < 0.5:
            holder = at(record, route[:-1])
            said = f"{json.dumps(route[-1])}: {json.dumps(holder[route[-1]])}"
            holder[route[-1]] = "MARK"
            return json.dumps(record).replace(f'{json.dumps(route[-1])}: "MARK"', f"{said}, {said}").encode()
        at(record, route[:-1])[route[-1]] = "MARK"
        return json.dumps(record).replace('"MARK"', chance.choice(SCRAPS)).encode()
    raw = bytearray(text.encode())
    if kind < 0.95:
        for _ in range(chance.choice((1, 1, 2, 8))):
            raw[chance.randrange(len(raw))] = chance.randrange(256)
    else:
        cut = chance.randrange(len(raw))
        raw = raw[:cut] if chance.random() < 0.5 else raw[:cut] + raw[cut + chance.randrange(1, 200) :]
    return bytes(raw)


def meaning(record):
    """Give what a record says that can be checked, without the order of what has none."""
    plain = {key: value for key, value in copy.deepcopy(record).items() if key not in records.UNCHECKED}
    plain["setup"]["hands"] = [sorted(hand) for hand in plain["setup"]["hands"]]
    plain["setup"]["figures"] = {space: sorted(names) for space, names in plain["setup"]["figures"].items()}
    for turn in plain["turns"]:
        for key in ("notes", "undone"):
            turn.pop(key, None)
        for play in turn["plays"]:
            if "figures" in play:
                play["figures"] = sorted(play["figures"])
        if not turn.get("unfinished", True):
            del turn["unfinished"]
    last = plain["turns"][-1] if plain["turns"] else None
    if last and last.get("unfinished") and not last["plays"]:
        plain["turns"].pop()
    if plain["result"]:
        plain["result"]["winners"] = sorted(plain["result"]["winners"])
    return plain


def accepted(origins, chance, count):
    """Give the mutants that are accepted, each with its game; all others must be refused with a sentence."""
    for _ in range(count):
        found, problems = source.decode(mutated(chance.choice(origins), chance), "mutant.json")
        record = None
        if found is not None:
            record, problems = read(found)
        if record is None:
            assert has_errors(problems)
            continue
        examined = records.examine(record)
        if not examined.verdict.ok:
            assert examined.match is None
            assert examined.verdict.message
            continue
        assert found is not None
        assert examined.match is not None
        # What the file's own checks say, with places, is the same verdict.
        assert not has_errors(records.check(found))
        yield record, examined.match


@pytest.mark.parametrize("lot", range(LOTS))
def test_no_mutant_passes_that_contradicts_itself(lot, origins):
    """A mutant is refused with a sentence, or replays to a game that says exactly what the mutant says."""
    passed = list(accepted(origins, random.Random(f"mutants {lot}"), MUTANTS // LOTS))
    for record, match in passed:
        assert meaning(records.of(match, record["map"])) == meaning(record)
        assert_sound(record)
    assert passed


OTHERS = {
    "naishi": (("base", 2), ("no-decree", 2), ("open-hands", 2)),
    "seven-samurai": (("normal", 1), ("hard", 3)),
}


def games_of(game):
    """Give the texts of sound records of another game, ended and left, with what people said."""
    for name, players in OTHERS[game]:
        variant = documents.load_variant(Library(), f"{game}/{name}").required()
        rules = games.find(game).rules(variant, None, players)
        for number in range(2):
            match = simulate.replayed(Series(rules, ("random",) * rules.players, 11), number)
            if number:
                for _ in range(len(match.moves) // 3):
                    match.undo()
                match.notes[0] = ["a", {"player": 0, "text": "b"}]
            yield records.text(records.of(match, None))


def plain_meaning(record, rules):
    """Give what a record of any game says that can be checked, put in order where order means nothing."""
    plain = {key: value for key, value in copy.deepcopy(record).items() if key not in records.UNCHECKED}
    plain["setup"] = {key: rules.in_order(key, value) for key, value in plain["setup"].items()}
    plain["turns"] = [
        {key: rules.in_order(key, value) for key, value in turn.items() if key not in records.REMARKS}
        for turn in plain["turns"]
    ]
    for turn in plain["turns"]:
        if not turn.get("unfinished", True):
            del turn["unfinished"]
    last = plain["turns"][-1] if plain["turns"] else {}
    if last.get("unfinished") and not (last.get("plays") or last.get("steps")):
        plain["turns"].pop()
    if plain["result"]:
        plain["result"]["winners"] = sorted(plain["result"]["winners"])
    return plain


@pytest.mark.parametrize("game", OTHERS)
def test_no_mutant_of_another_game_passes_that_contradicts_itself(game):
    """The same holds for the records of every game: a sentence, or exactly the game that the mutant tells."""
    passed = list(accepted(list(games_of(game)), random.Random(game), MUTANTS // LOTS))
    for record, match in passed:
        again = records.of(match, record.get("map"))
        assert plain_meaning(again, match.rules) == plain_meaning(record, match.rules)
    assert passed


def assert_sound(record):
    """Check by counting alone, without the rules, what a replay could have taken a record's word for."""
    variant, setup, players = record["variant"], record["setup"], record["players"]
    assert len(record["agents"]) == players == len(setup["hands"]) == len(setup["piles"])
    assert variant["players"]["least"] <= players <= variant["players"]["most"]
    rooms = {str(space["id"]): space for space in record["board"]["spaces"] if "kind" in space}
    assert all(space["capacity"] == variant["settlements"][space["kind"]] for space in rooms.values())
    for space, names in setup["figures"].items():
        assert len(names) <= rooms[space]["capacity"]
        assert variant["figures"]["duplicates"] or len(set(names)) == len(names)
    tokens = Counter(token_names(variant))
    for seat in range(players):
        hand, pile = Counter(setup["hands"][seat]), list(setup["piles"][seat])
        assert hand + Counter(pile) == tokens
        for number, turn in enumerate(record["turns"]):
            assert turn["player"] == number % players
            if turn["player"] == seat:
                hand.subtract(play["token"] for play in turn["plays"])
                assert min(hand.values()) >= 0
                assert turn["drew"] == pile[: len(turn["drew"])]
                hand.update(turn["drew"])
                del pile[: len(turn["drew"])]
    taken = [capture for turn in record["turns"] for capture in turn["captures"]]
    standing = Counter(name for names in setup["figures"].values() for name in names)
    assert not Counter(capture["figure"] for capture in taken) - standing
    if record["result"]:
        for by, counts in (*enumerate(record["result"]["captured"]), (None, record["result"]["removed"])):
            found = Counter(capture["figure"] for capture in taken if capture["by"] == by)
            assert counts == {name: found[name] for name in variant["figures"]["types"]}
