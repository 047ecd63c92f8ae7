"""Variants that nobody has written: values drawn from the whole schema, cards added and removed, all of them played."""

from __future__ import annotations

import json
import os
import random
from copy import deepcopy

import numpy as np
import pytest

from engine import documents, games
from engine.agents import lineup_of
from engine.play.rules import canonical
from engine.records import record as records
from engine.texts import schema
from engine.texts.library import Library
from tests.engine.games.naishi.conftest import played

VARIANTS = max(1, int(os.environ.get("DAIMYO_GAMES", "30")) // 3)
BASE = documents.load_variant(Library(), "naishi/base").values


def drawn(seed):
    """Draw a variant: cards come, go and score otherwise, and every other value may change."""
    chance, values = random.Random(seed), deepcopy(BASE)
    cards = values["cards"]
    for name in chance.sample([name for name in cards if name != "mountain"], chance.randrange(4)):
        del cards[name]
    for number in range(chance.randrange(4)):
        cards[f"new-{number}"] = {
            "kind": chance.choice(["character", "province"]),
            "colour": "grey",
            "count": 0,
        }
        if chance.random() < 0.3:
            cards[f"new-{number}"]["copies"] = chance.choice(["character", "province"])
    for name, card in cards.items():
        card["count"] = 20 if name == "mountain" else chance.randint(0, 7)
        if "copies" not in card:
            card["scores"] = scores(chance, list(cards))
    values["deal"] = {"each": chance.randrange(4), "give": 0, "pile_size": chance.randint(1, 4)}
    values["deal"]["give"] = chance.randrange(2) if values["deal"]["each"] else 0
    values["hands"] = chance.choice(["hidden", "open"])
    values["emissaries"] = chance.randrange(5)
    values["court"] = {key: chance.randrange(4) for key in ("swap", "discard", "decree")}
    values["extra"]["when"] = chance.choice(["either", "before", "after", "never"])
    values["swap"]["places"] = some(chance, ["river", "row", "hand", "column"])
    values["decree"]["places"] = some(chance, ["row", "hand"])
    values["discard"]["cards"] = chance.randint(1, 3)
    values["end"] = {
        "empty_piles": chance.choice([1, 2, 3, 4, 5, "none"]),
        "last_turn": chance.choice(["second", "opponent", "nobody"]),
        "declare": {
            "empty_piles": chance.choice([1, 2, 5, "none"]),
            "last_turn": chance.choice(["opponent", "nobody"]),
        },
    }
    values["scoring"] = {
        "handicap": [chance.randint(-9, 9), 0],
        "stages": chance.choice([["points"], ["colours"], ["points", "colours"], ["colours", "points"]]),
    }
    return values


def some(chance, words):
    """Draw some of the words, in any order."""
    return chance.sample(words, chance.randint(1, len(words)))


def scores(chance, names):
    """Draw what a card is worth."""

    def points():
        return chance.randint(-99, 99)

    ways = {
        "row": lambda: [points() for _ in range(5)],
        "hand": lambda: [points() for _ in range(5)],
        "beside": lambda: {name: points() for name in some(chance, names)},
        "under": lambda: {name: points() for name in some(chance, names)},
        "alone": points,
        "by_count": lambda: [points() for _ in range(chance.randint(1, 10))],
        "by_count_in_row": lambda: [points() for _ in range(chance.randint(1, 10))],
        "by_count_in_hand": lambda: [points() for _ in range(chance.randint(1, 10))],
        "by_group": lambda: [points() for _ in range(chance.randint(1, 10))],
        "by_types": lambda: {str(number): points() for number in some(chance, range(1, 9))},
    }
    return {way: ways[way]() for way in some(chance, list(ways))} if chance.random() < 0.9 else {}


def is_playable(values):
    """Say whether there are enough cards."""
    count = sum(card["count"] for card in values["cards"].values() if card["kind"] != "start")
    return count >= 5 * values["deal"]["pile_size"] + 2 * values["deal"]["each"]


@pytest.mark.parametrize("seed", range(VARIANTS))
def test_drawn_variants_are_played_counted_and_recorded(seed):
    """Whatever the schema allows plays to its end, is counted alike by both scorings, and its record holds."""
    values = next(found for offset in range(999) if is_playable(found := drawn(1000 * seed + offset)))
    assert schema.fits(values, "variant/naishi")
    rules = games.find("naishi").rules_on(values, {}, 2)
    results = np.zeros(12, rules.kernel.RESULT)
    lineup_of(rules, ["random", "random"]).play(results, seed)
    told = list(rules.results(results))
    assert rules.result_lines(results) == "".join(f"{canonical(each)}\n" for each in told).encode()
    for each in told:
        handicap = values["scoring"]["handicap"]
        sums = [sum(pad["by_card"].values()) + handicap[seat] for seat, pad in enumerate(each["territories"])]
        assert each["scores"] == sums
        assert games.find("naishi").winners(values, each) == each["winners"]
    match = played(rules, seed)
    assert records.verify(json.loads(records.text(records.of(match, None)))).ok
    for position in match.positions[:-1:7]:
        for seat in range(2):
            assert rules.view(rules.determinised(position, seat, seed), seat) == rules.view(position, seat)


def test_every_word_of_the_schema_is_drawn():
    """No score that a card may have is left out of the draw."""
    said = {
        way for seed in range(60) for card in drawn(seed)["cards"].values() for way in card.get("scores", {})
    }
    assert said == set(schema.properties("variant/naishi", ("cards", "x", "scores"))["properties"])
