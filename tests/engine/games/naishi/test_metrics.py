"""What is measured of Naishi: territories of many games at once are worth what the pad says of each."""

from __future__ import annotations

import numpy as np
import pytest

from engine import documents, games, metrics
from engine.games.naishi.holdings import Holdings
from engine.games.naishi.pad import territory
from engine.metrics import Games
from engine.texts.library import Library

LYING = ("fort", "sentinel", "advisor", "banner", "rice", "fort", "mountain", "naishi", "rice", "rice")


def drawn(variant, count=200, seed=1):
    """Draw territories of any cards, with what they count as by the pad."""
    names = list(variant["cards"])
    chance = np.random.default_rng(seed)
    weights = np.array([card["count"] for card in variant["cards"].values()], float)
    cards = chance.choice(len(names), (count, 2, 10), p=weights / weights.sum())
    pads = [[territory(variant, [names[card] for card in land]) for land in both] for both in cards]
    copies = cards.copy()
    for game, both in enumerate(pads):
        for seat, pad in enumerate(both):
            for each in pad["copies"]:
                if each["copies"]:
                    copies[game, seat, each["place"]] = names.index(each["copies"])
    return Holdings(variant, cards, copies), pads


@pytest.mark.parametrize("name", ["base", "tame-jackpots"])
def test_cards_are_worth_what_the_pad_says(name):
    """Points by card, and the sum of all places, are those of the pad, for any territory."""
    variant = documents.load_variant(Library(), f"naishi/{name}").values
    found, pads = drawn(variant)
    for game, both in enumerate(pads):
        for seat, pad in enumerate(both):
            by_card = dict(zip(found.names, found.points[game, seat], strict=True))
            assert {name: round(by_card[name], 9) for name in pad["by_card"]} == pad["by_card"]
            assert found.types[game, seat] == pad["types"]
            assert round(found.worth[game, seat].sum(), 9) == sum(pad["by_card"].values())


def played(cards, other, winners=1, declared=0):
    """Give one ended game of two territories as metrics see it."""
    variant = documents.load_variant(Library(), "naishi/base").values
    rules = games.find("naishi").rules_on(variant, {}, 2)
    names = list(variant["cards"])
    results = np.zeros(1, rules.kernel.RESULT)
    for seat, lying in enumerate((cards, other)):
        packed = sum(names.index(card) << 4 * place for place, card in enumerate(lying))
        results["land"][0, seat] = results["counted"][0, seat] = packed
        results["scores"][0, seat] = sum(territory(variant, lying)["by_card"].values())
    results["winners"], results["declared"], results["reason"] = winners, declared, 1 if declared else 2
    return Games(rules, ("random", "random"), rotates=False, first=0, results=results)


def measured(name, game):
    """Give what a metric says of one game, what is not known left out."""
    found = metrics.observed(metrics.of(game.rules)[name], game)
    return {label: values[0] for label, values in found.items() if not np.isnan(values[0])}


def test_the_rulebooks_example_is_measured():
    """62 points: who holds what, what it brings, and where."""
    game = played(LYING, ("mountain",) * 10, declared=1)
    assert measured("score", game) == {"seat 0": 62, "seat 1": -5}
    assert measured("points_by_card", game)["rice"] == 20
    assert measured("held", game)["mountain"] == 1
    assert measured("wins_with", game)["fort 2"] == 1
    assert measured("place_points", game)["seat 0 hand 3"] == 8
    assert sum(measured("winner_points", game).values()) == 62
    assert measured("declare_success", game) == {"all": 1}
    assert measured("declare_margin", game) == {"all": 67}


def test_sets_are_those_of_the_variant():
    """Three torii, groups of rice and many types are named by the variant's own numbers."""
    torii = ("torii",) * 3 + ("rice",) * 4 + ("ronin", "monk", "fort")
    sets = measured("sets_held", played(torii, LYING))
    assert sets["torii 3"] == 0.5
    assert sets["rice group 3"] == 0.5
    assert set(sets) == {"torii 3", "rice group 4", "rice group 3", "ronin types 10", "ronin types 9"}
