"""Lowering documents into a table: what may be played, and what a variant's words mean there."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import documents, games
from engine.games.samurai import checks, prose
from engine.games.samurai.compile import limits_exceeded
from engine.games.samurai.rules.state import PLAY
from engine.maps import board as boards
from engine.maps import map as maps
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.play.match import Match
from engine.records import record
from engine.texts.library import Library
from engine.texts.problem import ProblemError

HERE = Path("/nowhere/strip.yaml")
STRIP = """\
schema: daimyo/map/1
title: Strip
legend: {"~": sea, ".": land, v: village, c: city, E: capital}
terrain:
  - "  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~"
  - " ~ E . c . v . c . v . v . v ~"
  - "  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~"
players: [2]
"""
PLACED = """\
figures:
  - {at: [1, 1], figures: [helmet, rice, buddha]}
  - {at: [3, 1], figures: [rice]}
  - {at: [5, 1], figures: [helmet]}
  - {at: [7, 1], figures: [buddha]}
"""


def given(text, **changes):
    """Give the variant and the map of a text, the variant being that of 1998 with changes."""
    library = Library({HERE: text})
    wanted = {"figures.per_type": "from-map", **{key.replace("__", "."): v for key, v in changes.items()}}
    return documents.load_variant(library, "1998-english", wanted), maps.load(library, HERE)


def rules_of(text, **changes):
    """Make the game of a text ready for two."""
    variant, chart = given(text, **changes)
    return games.find("samurai").rules(variant, chart, 2)


def codes_of(text, **changes):
    """List the errors of a map with a variant."""
    variant, chart = given(text, **changes)
    return [problem.code for problem in checks.check_map(chart, variant) if problem.severity == "error"]


# ---------------------------------------------------------------- one of each type


def standing_after_set_up(rules):
    """Give the figures that stand before the first player places one."""
    position = rules.start(1)
    return {
        rules.board.spaces[space].kind: set(names)
        for space, names in zip(
            rules.transcriber.settlements, rules.transcriber.standing(position), strict=True
        )
        if names
    }


def test_the_capital_alone_gets_one_of_each_type():
    """A city with room for all types is filled in the draft, as every edition says, unless the variant says more."""
    wide = {"settlements__city": 3, "hand__first": "random"}
    each = {"helmet", "buddha", "rice"}
    assert standing_after_set_up(rules_of(STRIP, **wide)) == {"capital": each}
    assert standing_after_set_up(rules_of(STRIP, **wide, figures__one_of_each=[])) == {}
    both = rules_of(STRIP, **wide, figures__one_of_each=["city", "capital"])
    assert standing_after_set_up(both) == {"capital": each, "city": each}


def test_the_rules_text_says_who_gets_one_of_each_type():
    """The sentence of the set-up names the kinds that are filled so, and none where there are none."""

    def said(**changes):
        values = given(STRIP, **changes)[0].values
        return next(
            one.text for one in prose.PROSE.rules_in_words(values) if "figures.one_of_each" in one.keys
        )

    assert said().startswith("Each capital gets one figure of each type. Then, from the start player on")
    assert said(settlements__city=3).startswith("Each capital gets")
    more = said(settlements__city=3, figures__one_of_each=["city", "capital"])
    assert more.startswith("Each city or capital gets")
    assert said(figures__one_of_each=[]).startswith("From the start player on")


# ---------------------------------------------------------------- figures placed by the map


@pytest.mark.parametrize(
    ("figures", "changes", "code"),
    [
        ("", {}, "figures-missing"),
        (PLACED, {"figures__per_type": {"2": 3, "3": 10, "4": 13}}, "figures-mismatch"),
        (PLACED + "  - {at: [9, 1], figures: [rice]}\n", {"figures__per_type": {"2": 2}}, "figures-mismatch"),
        ("figures:\n  - {at: [3, 1], figures: [rice, rice]}\n", {}, "figures-alike"),
    ],
)
def test_a_map_that_does_not_place_the_variants_figures_is_an_error(figures, changes, code):
    """No figures, other counts than `per_type` says, or twins: a problem with a place, and the game does not begin."""
    changes = {"figures__placement": "map", **changes}
    assert codes_of(STRIP + figures, **changes) == [code]
    with pytest.raises(ProblemError) as refused:
        rules_of(STRIP + figures, **changes)
    assert [problem.code for problem in refused.value.problems] == [code]


@pytest.mark.parametrize("types_gone", ["first", "all"])
@pytest.mark.parametrize("per_type", ["from-map", {"2": 2, "3": 10, "4": 13}])
def test_games_on_the_maps_own_figures_replay(types_gone, per_type):
    """Figures placed by the map, agreeing with `per_type`, are played to the end and replay from the record alone."""
    rules = rules_of(
        STRIP + PLACED,
        figures__placement="map",
        figures__per_type=per_type,
        end__types_gone=types_gone,
    )
    for number in range(5):
        match = simulate.replayed(Series(rules, ("random", "greedy"), 3), number)
        told = record.of(match, "strip")
        assert record.verify(told).ok
        assert len(told["turns"]) > 2
        assert told["result"]["reason"] != ("type-exhausted" if types_gone == "all" else "all-gone")
        again = record.replay(told)
        assert again.position.tobytes() == match.position.tobytes()
        assert again.rules.table.tobytes() == rules.table.tobytes()


def test_a_game_left_before_the_first_turn_goes_on_with_the_maps_figures():
    """A record of first hands half chosen still knows what the map placed."""
    rules = rules_of(STRIP + PLACED, figures__placement="map")
    match = Match(rules, 1, agents=["human"] * rules.players)
    match.play(rules.legal_moves(match.position)[0])
    again = record.replay(record.of(match, "strip"))
    while int(again.position.phase) < PLAY:
        again.play(again.rules.legal_moves(again.position)[0])
    assert record.of(again, "strip")["setup"]["figures"] == {
        "15": ["helmet", "buddha", "rice"],
        "17": ["rice"],
        "19": ["helmet"],
        "21": ["buddha"],
    }


@pytest.mark.parametrize(
    "figures", [{"15": ["rice"]}, {}, {"19": ["buddha"], "15": ["helmet", "buddha", "rice"]}]
)
def test_a_record_whose_set_up_differs_from_what_the_map_placed_is_refused(figures):
    """The board and the set-up of a record must agree on the figures that the map placed."""
    rules = rules_of(STRIP + PLACED, figures__placement="map")
    told = record.of(simulate.replayed(Series(rules, ("random", "random"), 3), 0), "strip")
    assert not record.verify({**told, "setup": {**told["setup"], "figures": figures}}).ok


def test_a_board_that_does_not_place_the_variants_figures_is_not_played():
    """What a record says of the map's figures is held against its variant as a map is."""
    rules = rules_of(STRIP + PLACED, figures__placement="map", figures__per_type={"2": 2, "3": 10, "4": 13})

    def reasons(change):
        spaces = [space.as_json() for space in rules.board.spaces]
        change(spaces[15])
        return limits_exceeded(boards.from_record(spaces, 2, "record"), rules.variant, 2)

    assert reasons(lambda space: None) == []
    assert "instead of 2 of each" in reasons(lambda space: space.pop("figures"))[0]
    assert "the type gold" in reasons(lambda space: space.update(figures=["gold", "rice"]))[0]
    none = boards.from_record(
        [{**space.as_json(), "figures": []} for space in rules.board.spaces], 2, "record"
    )
    assert limits_exceeded(none, rules.variant, 2) == ["The map places no figures."]
