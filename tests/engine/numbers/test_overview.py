"""The overview of a run: where cells stand, what is farthest off, and what is told from a baseline."""

from __future__ import annotations

import pytest

from engine.metrics.statistics import Estimate
from engine.numbers import overview
from engine.numbers.baselines import baseline_of, baselines
from engine.numbers.overview import SEAT_BIAS, TEAM, Reading
from engine.numbers.plan import Cell


def cell(map="japan", variant="2016", players=2, lineup=("greedy",), **changes):
    """Give a cell; one agent sits everywhere."""
    seats = tuple(lineup) * players if len(lineup) == 1 else tuple(lineup)
    named = {key.replace("__", "."): value for key, value in changes.items()}
    return Cell(map, variant, named, players, seats, 1, True, "samurai", {}, {})


def rate(value, half=0.01):
    """Give an estimate."""
    return Estimate(value, value - half, value + half, 400)


def test_cells_stand_by_map_and_players_with_variants_across():
    """Rows of one map stay together although the run has them in another order."""
    cells = [
        cell(map=map, players=players, variant=variant)
        for players in (2, 3)
        for map in ("japan", "inland-sea")
        for variant in ("1998-german", "2016")
    ]
    assert overview.ways_of(cells) == ("map", "variant", "players")
    assert overview.usual_columns(cells, is_cooperative=False) == "variant"
    grid = overview.laid_out(cells, "variant")
    heads = [(cells[number].map, cells[number].players) for number in grid.rows]
    assert heads == [("japan", 2), ("japan", 3), ("inland-sea", 2), ("inland-sea", 3)]
    assert all(grid.place_of(number) for number in range(len(cells)))
    by_players = overview.laid_out(cells, "players")
    assert [cells[number].players for number in by_players.columns] == [2, 3]


def test_what_was_not_played_leaves_its_place_empty():
    """A pair of map and players that the run lacks has no cell."""
    cells = [cell(players=2), cell(players=3), cell(map="inland-sea", players=2)]
    grid = overview.laid_out(cells, "players")
    assert (1, 1) not in grid.places and len(grid.places) == 3


def test_a_lineup_of_equal_agents_is_one_line_up_with_any_players():
    """Two or three greedy players are told apart by the players alone."""
    assert overview.ways_of([cell(players=2), cell(players=3)]) == ("players",)
    assert "lineup" in overview.ways_of([cell(), cell(lineup=("random",))])


def test_bias_names_the_seat_farthest_off():
    """A disfavoured seat is named by a minus; games without a winner favour nobody."""
    found = overview.seat_bias({"seat 0": rate(0.36), "seat 1": rate(0.35), "seat 2": rate(0.29)})
    assert found is not None and found.seat == 2 and found.is_apart
    assert found.estimate.value == pytest.approx(-0.0433, abs=1e-3)
    even = overview.seat_bias({"seat 0": rate(0.4), "seat 1": rate(0.4)})
    assert even is not None and even.estimate.value == 0 and not even.is_apart
    assert overview.seat_bias({"team": rate(0.4)}) is None


def test_other_measures_are_told_from_the_baseline():
    """A cell is apart where the difference exceeds both intervals together; the baseline never is."""
    lengths = [Estimate(50, 49, 51, 9), Estimate(50.5, 49.5, 51.5, 9), Estimate(53, 52, 54, 9)]
    found = overview.readings(3, ("turns", "all"), lambda number, _: {"all": lengths[number]}, (0, 0, 0))
    assert [each.is_apart for each in found if each] == [False, False, True]
    missing = overview.readings(1, ("drama", "all"), lambda *_: {}, (0,))
    assert missing == [None]


@pytest.mark.parametrize(
    ("measure", "values", "steps"),
    [
        (SEAT_BIAS, (0.1,), overview.BIAS_STEPS),
        (TEAM, (0.1,), overview.TEAM_STEPS),
        (("turns", "all"), (20, 45), (25, 30, 35, 40)),
        (("turns", "all"), (20, 20), ()),
    ],
)
def test_steps_are_round(measure, values, steps):
    """Bias and teams have fixed steps, other measures round ones over what was found."""
    assert overview.steps_of(measure, [Reading(rate(value)) for value in values]) == steps


def test_the_baseline_of_varied_values_is_the_variants_own():
    """The cell with the variant's own value is the baseline wherever it stands; without one, the first is."""
    varied = [cell(end__tie_threshold=value) for value in (2, 3, 4, 5)]
    assert baselines(varied, {}) == (2, 2, 2, 2)
    assert baselines([cell(end__tie_threshold=value) for value in (6, 7)], {}) == (0, 0)
    assert baselines([cell(variant="1998-german"), cell()], {}) == (0, 0)


def test_ones_own_variant_tells_its_value_from_the_plan():
    """A variant that is not shipped is read from the texts that the plan keeps."""
    varied = [cell(variant="mine.yaml", end__tie_threshold=value) for value in (2, 5)]
    assert baselines(varied, {"mine.yaml": "end: {tie_threshold: 5}\n"}) == (1, 1)
    nested = [cell(variant="mine.yaml", **{"hand.0": value}) for value in (2, 5)]
    assert baseline_of(nested, (0, 1), {"mine.yaml": {"hand": [5]}}) == 1


def test_what_decides_is_weighed():
    """The way whose means lie farthest apart comes first, and says where the bias is least and most."""
    cells = [cell(map=map, variant=variant) for map in ("japan", "inland-sea") for variant in ("2016", "x")]
    found = [Reading(rate(value, 0.002), 0) for value in (0.06, -0.065, 0.01, 0.012)]
    first, second = overview.weights(cells, found)
    assert (first.way, second.way) == ("map", "variant")
    assert (cells[first.least].map, cells[first.most].map) == ("inland-sea", "japan")
    assert first.is_told
    assert first.spread == pytest.approx(0.0625 - 0.011)
    assert not overview.weights(cells, [Reading(rate(0.01, 0.02), 0)] * 4)[0].is_told
