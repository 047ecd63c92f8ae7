"""Handicaps of single seats: tokens, hands and figures by seat and player count."""

from __future__ import annotations

import pytest

from engine import documents, games
from engine.maps import map as maps
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.records import record as records
from engine.texts.library import Library

HANDICAP = {"without": ["ship-2", "samurai-1"], "hand": 4, "figures": {"rice": 2}}


def ready(changes, players=2, variant="2016"):
    """Make a variant with changes ready."""
    library = Library()
    found = documents.load_variant(library, variant, changes).required()
    return games.find("samurai").rules(found, maps.load(library, "japan"), players)


def match_of(rules, agent="greedy"):
    """Play a game for its record."""
    return simulate.replayed(Series(rules, (agent,) * rules.players, 3), 0)


def test_a_seat_plays_with_what_its_handicap_leaves():
    """Tokens are missing, the hand is smaller, figures are there, and only for that seat."""
    match = match_of(ready({"handicaps": {"2": {"1": HANDICAP}}}))
    told = records.of(match, "japan")
    setup = told["setup"]
    first, second = (setup["hands"][seat] + setup["piles"][seat] for seat in (0, 1))
    assert (len(first), len(second)) == (18, 20)
    assert "ship-2" not in first
    assert "ship-2" in second
    assert first.count("samurai-1") == 1
    assert [len(hand) for hand in setup["hands"]] == [4, 5]
    assert match.positions[0].captured[0].sum() == 2
    assert match.positions[0].captured[1].sum() == 0


@pytest.mark.parametrize("agent", ["random", "greedy", "mcts:20"])
def test_a_game_with_a_handicap_replays(agent):
    """Whoever plays, the record of a handicapped game is by the rules."""
    match = match_of(ready({"handicaps": {"2": {"2": HANDICAP}}}), agent)
    assert records.verify(records.of(match, "japan")).ok


def test_other_player_counts_are_left_alone():
    """What is said for two changes nothing for three."""
    plain, other = (ready(changes, 3) for changes in ({}, {"handicaps": {"2": {"1": HANDICAP}}}))
    hashes = [simulate.simulate(Series(rules, ("random",) * 3, 1), 200).sha256() for rules in (plain, other)]
    assert hashes[0] == hashes[1]


def test_the_shipped_handicap_takes_one_ship():
    """The start player of two has two ships, the other three."""
    told = records.of(match_of(ready({}, variant="start-without-ship")), "japan")
    ships = [
        sum(name.startswith("ship") for name in told["setup"]["hands"][seat] + told["setup"]["piles"][seat])
        for seat in (0, 1)
    ]
    assert ships == [2, 3]


@pytest.mark.parametrize(
    ("handicaps", "code"),
    [
        ({"2": {"1": {"without": ["ship-3"]}}}, "token-unknown"),
        ({"2": {"1": {"without": ["ship-2", "ship-2"]}}}, "token-unknown"),
        ({"2": {"3": {"hand": 4}}}, "seat-outside"),
        ({"6": {"1": {"hand": 4}}}, "players-outside"),
        ({"2": {"1": {"figures": {"gold": 1}}}}, "unknown-type"),
    ],
)
def test_a_handicap_that_cannot_be_is_named(handicaps, code):
    """Tokens, seats, player counts and figures that are not there are problems."""
    found = documents.load_variant(Library(), "2016", {"handicaps": handicaps})
    assert code in {problem.code for problem in found.problems}


def test_a_handicap_is_said_in_words():
    """The rules text names the start player's handicap."""
    values = documents.load_variant(Library(), "2016", {"handicaps": {"2": {"1": HANDICAP}}}).values
    text = " ".join(sentence.text for sentence in games.rules_in_words(values))
    assert "With 2 players the start player plays without the ship of strength 2" in text
    assert "begins with two rice captured" in text
