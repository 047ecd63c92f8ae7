"""Hexagons: neighbours, pictures, strokes and symmetries."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.maps import hexes

NUMBERS = st.integers(-1000, 1000)
SPACES = st.tuples(NUMBERS, NUMBERS)


@given(SPACES)
def test_neighbours_are_mutual_and_one_step_away(space):
    """Six hexes share a side with a hex, each one step away, and it is a neighbour of each of them."""
    around = hexes.neighbours(space)
    assert len(set(around)) == 6
    assert all(hexes.distance(space, other) == 1 and space in hexes.neighbours(other) for other in around)


@given(SPACES)
def test_a_picture_shows_neighbours_where_they_lie(space):
    """Neighbours are drawn two columns aside, or one column aside in the rows above and below."""
    column, row = hexes.to_picture(space)
    drawn = {hexes.to_picture(other) for other in hexes.neighbours(space)}
    assert drawn == {(column + x, row + y) for x, y in ((-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))}


@given(SPACES)
def test_positions_in_the_picture_lead_back_to_their_hex(space):
    """Drawing a hex and reading the place where it was drawn gives the same hex; beside it there is none."""
    column, row = hexes.to_picture(space)
    assert hexes.from_picture(column, row) == space
    assert hexes.from_picture(column + 1, row) is None


@given(SPACES, SPACES, SPACES)
def test_distance_is_a_distance(one, other, third):
    """The way there is as long as the way back, and no detour is shorter."""
    assert hexes.distance(one, other) == hexes.distance(other, one)
    assert hexes.distance(one, third) <= hexes.distance(one, other) + hexes.distance(other, third)


@given(SPACES, SPACES)
def test_a_stroke_has_no_gaps(one, other):
    """A straight stroke starts and ends where it was told and goes from neighbour to neighbour, without detour."""
    line = hexes.line(one, other)
    assert (line[0], line[-1]) == (one, other)
    assert len(line) == hexes.distance(one, other) + 1
    assert all(hexes.distance(a, b) == 1 for a, b in pairwise(line))


@given(SPACES, st.floats(-0.3, 0.3), st.floats(-0.3, 0.3))
def test_a_point_near_the_middle_lies_in_the_hex(space, q, r):
    """A point in fractional coordinates is given to the hex that holds it."""
    assert hexes.rounded(space[0] + q, space[1] + r) == space


def test_there_are_twelve_symmetries():
    """Six turns and six mirrorings, all different, and each can be undone by one of them."""
    corner = [(0, 0), (1, 0), (1, 1)]
    images = {name: tuple(map(move, corner)) for name, move in hexes.SYMMETRIES.items()}
    assert len(set(images.values())) == 12
    for move in hexes.SYMMETRIES.values():
        assert any([back(move(at)) for at in corner] == corner for back in hexes.SYMMETRIES.values())


@pytest.mark.parametrize(
    ("cells", "count"),
    [
        ({}, 12),
        ({(0, 0): "."}, 12),
        ({(0, 0): ".", **dict.fromkeys(hexes.neighbours((0, 0)), "~")}, 12),
        ({(0, 0): ".", (1, 0): "."}, 4),
        ({(0, 0): ".", (1, 0): "~"}, 2),
        ({(0, 0): ".", (1, 0): ".", (0, 1): "."}, 6),
        ({(0, 0): ".", (1, 0): "~", (0, 1): "v"}, 1),
        ({(0, 0): "v", (1, 0): ".", (-1, 1): ".", (0, -1): "."}, 6),
    ],
)
def test_symmetries_of_known_shapes(cells, count):
    """A lone hex has all twelve symmetries, a pair four, a triangle six, and marks can spoil them."""
    assert len(hexes.fitting_symmetries(cells)) == count


@given(
    st.dictionaries(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), st.sampled_from("~.v"), min_size=1),
    SPACES,
)
def test_symmetries_do_not_depend_on_where_a_shape_lies(cells, shift):
    """A shape that is moved or turned has as many symmetries as before, always a divisor of twelve."""
    moved = {(q + shift[0], r + shift[1]): mark for (q, r), mark in cells.items()}
    found = hexes.fitting_symmetries(cells)
    assert hexes.fitting_symmetries(moved) == found
    assert 12 % len(found) == 0
    turned = {hexes.SYMMETRIES["60°"](at): mark for at, mark in cells.items()}
    assert len(hexes.fitting_symmetries(turned)) == len(found)


def test_bounds_are_in_picture_positions():
    """The least and greatest columns and rows are those of the picture."""
    assert hexes.bounds([(0, 0), (2, 1), (-3, 2)]) == (-4, 0, 5, 2)
