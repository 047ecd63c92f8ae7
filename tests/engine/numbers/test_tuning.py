"""Tuning: weights become a list of numbers and back, better ones are looked for, and the gain is measured apart."""

from __future__ import annotations

import threading
from functools import cache

import pytest
import yaml

from engine import agents, documents, games
from engine.maps import map as maps
from engine.numbers.tuning import Gain, Tuning, limits, persona, routes, tune, value_at, with_values
from engine.texts import schema
from engine.texts.library import Library


@pytest.fixture(scope="session")
def samurai():
    """Give the published board by the 2016 rules for a number of players."""

    @cache
    def made(players):
        variant, chart = documents.load_variant(Library(), "2016"), maps.load(Library(), "japan")
        return games.find("samurai").rules(variant, chart, players)

    return made


def test_weights_are_a_list_of_numbers():
    """Every number of a persona is reached by its way, and other numbers make other weights of the same form."""
    values = agents.read("greedy").weights["samurai"]
    ways = routes(values)
    numbers = {way: value_at(values, way) for way in ways}
    assert with_values(values, numbers) == values
    moved = with_values(values, {way: number + 1 for way, number in numbers.items()})
    assert [value_at(moved, way) for way in ways] == [number + 1 for number in numbers.values()]


def test_numbers_stay_in_the_limits_of_the_schema():
    """What a schema forbids is never tried."""
    said = schema.schema("agent")["$defs"]["weights"]["properties"]["samurai"]
    assert limits(said, ("race", "ahead", 2)) == (0, 1000)


def test_a_generation_can_be_repeated(samurai):
    """The same seed finds the same weights, however many cores play."""
    found = []
    for jobs in (1, 2):
        tuning = Tuning(samurai(2), agents.read("greedy"), seed=3, games=6, population=4, jobs=jobs)
        assert tune(tuning, generations=2)
        found.append(tuning.values)
    assert found[0] == found[1]
    assert tuning.played == 2 * 4 * 6
    assert routes(found[0]) == routes(agents.read("greedy").weights["samurai"])


def test_a_wish_to_stop_keeps_what_was_found(samurai):
    """Stopped before the first generation is over, the weights are those that one began with."""
    stop = threading.Event()
    stop.set()
    tuning = Tuning(samurai(2), agents.read("greedy"), games=6, population=4)
    assert not tune(tuning, seconds=60, stop=stop)
    assert tuning.values == agents.read("greedy").weights["samurai"]


def test_nothing_gained_is_measured_as_nothing(samurai):
    """The start against itself wins a fair share, within the interval."""
    gain = Tuning(samurai(3), agents.read("greedy"), seed=5, jobs=2).proof(600)
    assert gain is not None
    assert gain.low < 0 < gain.high
    assert gain.games == 600


def test_a_team_plays_by_the_same_weights_at_all_seats():
    """What a team gains is told game by game: the start gains nothing in any of them, whatever luck they had."""
    variant = documents.load_variant(Library(), "seven-samurai/normal")
    rules = games.find("seven-samurai").rules(variant, None, 2)
    tuning = Tuning(rules, agents.read("greedy"), seed=5, games=8, population=4, jobs=2)
    gain = tuning.proof(40)
    assert gain == Gain(0.0, 0.0, 0.0, 40)
    assert tune(tuning, generations=1)


def test_a_proof_that_is_stopped_proves_nothing(samurai):
    """Games that were given up are not counted as lost."""
    stop = threading.Event()
    stop.set()
    assert Tuning(samurai(2), agents.read("greedy"), seed=5).proof(1_000_000, stop) is None


def test_a_persona_says_where_it_comes_from(samurai, tmp_path):
    """The file that is written is an agent, with its provenance."""
    tuning = Tuning(samurai(2), agents.read("greedy"), seed=5)
    path = tmp_path / "tuned.yaml"
    path.write_text(persona(tuning, "2016", "japan", "Mine", Gain(0.125, 0.1, 0.15, 400)), encoding="utf-8")
    assert agents.read(str(path)).weights == {"samurai": agents.read("greedy").weights["samurai"]}
    said = yaml.safe_load(path.read_text(encoding="utf-8"))["provenance"]
    assert (said["start"], said["gain"]["value"], said["gain"]["ci95"]) == ("greedy", 12.5, [10.0, 15.0])
