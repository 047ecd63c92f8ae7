"""Experiments: names that must exist, and changes that must be values of a variant."""

from __future__ import annotations

import pytest

from engine.texts import experiment, shipped
from engine.texts.library import Library

TEXT = """\
schema: daimyo/experiment/1
title: Mine
maps: [japan]
variants: [1998-english, 2016]
players: [2, 4]
lineups: [random, [greedy, random]]
games: 100
seed: 18446744073709551615
"""


@pytest.fixture
def read(tmp_path):
    """Give a function that reads a text as an experiment beside a map and a variant of its own."""
    (tmp_path / "mine.yaml").write_text("schema: daimyo/map/1\n", encoding="utf-8")
    path = tmp_path / "a.experiment.yaml"
    return lambda text: experiment.load(Library({path: text}), path)


@pytest.mark.parametrize("name", shipped.files("experiment"))
def test_shipped_experiments_are_sound(name):
    """Every shipped experiment is read without a complaint."""
    assert experiment.load(Library(), shipped.files("experiment")[name]).problems == ()


def test_values_are_read_as_the_schema_wants_them(read):
    """Names are text though they look like numbers, and no seed is too large to be kept exactly."""
    found = read(TEXT)
    assert found.problems == ()
    assert found.values["variants"] == ["1998-english", "2016"]
    assert found.values["seed"] == 2**64 - 1


def test_names_are_looked_up_beside_the_file(read, codes):
    """A map or a variant may be a file beside the experiment; what is not there has a problem at its place."""
    found = read(TEXT.replace("[japan]", "[./mine.yaml, ./other.yaml]").replace("2016", "2061"))
    assert codes(found.problems) == ["map-unknown", "variant-unknown"]
    assert [(problem.line, problem.column) for problem in found.problems] == [(3, 21), (4, 26)]


def test_changes_are_checked_as_parts_of_a_variant(read):
    """What is set or varied must be a value that a variant can have; a token may be removed."""
    good = "set: {tokens.swap: null, hand.first: random}\nvary: {end.tie_threshold: [2, none], tokens.move: [null]}\n"
    assert read(TEXT + good).problems == ()
    bad = "set: {tokens.swap.copies: 0}\nvary: {end.tie_treshold: [2, 3], hand: [{size: 5}, {size: 50}]}\n"
    places = [(problem.line, problem.column, problem.code) for problem in read(TEXT + bad).problems]
    assert places == [(9, 27, "out-of-range"), (10, 12, "unknown-key"), (10, 59, "out-of-range")]


def test_dotted_keys_in_quotes_keep_their_places(read):
    """A key in quotes has its parts one character further on, and the fix replaces the part alone."""
    (problem,) = read(TEXT + 'set: {"hand.sise": 5}\n').problems
    assert problem.column == 13
    (change,) = problem.fix.edits
    assert (TEXT + 'set: {"hand.sise": 5}\n')[change.start : change.end] == "sise"


def test_line_ups_that_no_game_uses(read, codes):
    """A list of agents for a number of players that is not played is a warning."""
    found = read(TEXT.replace("[greedy, random]", "[greedy, random, random]"))
    assert codes(found.problems) == ["lineup-unused"]


def test_places_of_values(read):
    """A value's place is its own, or the document's where it is not there."""
    found = read(TEXT)
    assert found.at(("lineups", 1))[1:3] == (6, 19)
    assert found.at(("nothing",))[1:3] == (1, 1)
    assert read("[").at(("maps",))[1:3] == (1, 1)


def test_a_seed_that_no_game_can_take(read, codes):
    """A seed beyond 64 bits is refused where it stands."""
    assert codes(read(TEXT.replace("18446744073709551615", "18446744073709551616")).problems) == [
        "out-of-range"
    ]
