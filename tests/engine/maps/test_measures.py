"""Measures of boards: numbers that can be checked by hand."""

from __future__ import annotations

import json

import pytest

from engine.maps import board as boards
from engine.maps import map as maps
from engine.maps import measures
from engine.maps.hexes import SYMMETRIES
from engine.texts import shipped
from engine.texts import variant as variants
from engine.texts.library import Library

BASE = variants.load(Library(), "1998-english").values


@pytest.fixture
def measured(strip, read_map):
    """Give the measures of the strip of seven capitals."""
    return measures.measure(boards.build(read_map(strip), 2, BASE))


def test_land_and_settlements(measured):
    """Five capitals have land on both sides and two on one; each of the six land spaces touches two capitals."""
    assert measured["land_per_settlement"] == {
        "least": 1,
        "mean": 1.71,
        "most": 2,
        "counts": {"1": 2, "2": 5},
    }
    assert measured["settlements_per_land"] == {"least": 2, "mean": 2, "most": 2, "counts": {"2": 6}}
    assert measured["value_density"] == 3.5


def test_shared_borders(measured):
    """Six pairs of neighbouring capitals have one land space in common each."""
    assert measured["shared_borders"]["pairs"] == 6
    assert measured["shared_borders"]["counts"] == {"1": 6}


def test_crossroads(measured):
    """The capital in the middle lies between most of the others."""
    assert measured["betweenness"][0]["settlement"] == "7,1"
    assert measured["betweenness"][0]["share"] > measured["betweenness"][1]["share"]
    assert len(measured["betweenness"]) == 5


def test_islands(strip, read_map):
    """Sea between two parts makes two islands, the larger first."""
    chart = read_map(strip.replace("E . E . E . E . E . E . E", "E . E ~ E . E . E . E . E"))
    islands = measures.measure(boards.build(chart, 2, BASE))["islands"]
    assert islands == [
        {"spaces": 9, "settlements": 5, "slots": 15},
        {"spaces": 3, "settlements": 2, "slots": 6},
    ]


def test_symmetry(measured, strip, read_map):
    """The strip can be turned by half and mirrored both ways; a village at one end leaves one mirroring."""
    assert measured["symmetry"] == ["0°", "180°", "mirror 0°", "mirror 180°"]
    chart = read_map(strip.replace("E . E", "v . E", 1))
    assert len(measures.measure(boards.build(chart, 2, BASE))["symmetry"]) == 2


@pytest.mark.parametrize("name", shipped.files("map"))
def test_every_shipped_map_can_be_measured(name):
    """For every player count all measures are there, and are plain JSON."""
    chart = maps.load(Library(), name)
    for count in chart.players:
        found = measures.measure(boards.build(chart, count, BASE))
        assert found.keys() == measures.MEASURES.keys()
        assert json.loads(json.dumps(found)) == found
        assert set(found["symmetry"]) <= set(SYMMETRIES)


def test_a_board_without_anything_can_be_measured(strip, read_map):
    """A map without land and settlements has measures too, all of them nothing."""
    chart = read_map(strip.replace(" ~ E . E . E . E . E . E . E ~", " ~ ~ ~"))
    found = measures.measure(boards.build(chart, 2, BASE))
    assert found["value_density"] == 0
    assert found["islands"] == found["betweenness"] == []
    assert found["land_per_settlement"]["counts"] == {}


def test_measures_say_what_they_are():
    """Each measure has a title, a unit and a sentence."""
    for measure in measures.MEASURES.values():
        assert measure.title
        assert measure.unit
        assert measure.meaning.endswith(".")
