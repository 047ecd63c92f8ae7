"""Hexes find their place on paper and are found again from there."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.maps.hexes import DIRECTIONS, neighbours
from workbench.canvas import geometry
from workbench.canvas.geometry import Box, View

hexes = st.tuples(st.integers(-60, 60), st.integers(-60, 60))
views = st.builds(
    View,
    s=st.floats(3, 200),
    x=st.floats(-2000, 2000),
    y=st.floats(-2000, 2000),
)


@given(views, hexes, st.floats(0, 2 * math.pi), st.floats(0, 0.85))
def test_every_point_of_a_hex_leads_back_to_it(view, at, direction, distance):
    """Pixels within the inner circle of a hex belong to it, at any zoom and pan."""
    x, y = view.centre(at)
    reach = distance * view.s
    assert view.hex_at(x + reach * math.cos(direction), y + reach * math.sin(direction)) == at


@given(views, st.floats(0.2, 5), hexes)
def test_a_zoom_leaves_the_point_under_the_mouse(view, factor, at):
    """The hex under the mouse stays there while the wheel turns."""
    mouse = view.centre(at)
    assert view.zoomed(factor, mouse).centre(at) == pytest.approx(mouse, abs=1e-6)


@given(st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=30))
def test_outlines_close_and_count_every_open_side_once(spaces):
    """The boundary of any set of hexes, islands and holes included, is closed and as long as its open sides."""
    lines = geometry.boundary(spaces)
    open_sides = sum(beside not in spaces for at in spaces for beside in neighbours(at))
    assert all(line.is_closed for line in lines)
    assert sum(len(line.points) for line in lines) == open_sides


def test_part_of_an_outline_stays_open():
    """Sides of one hex that are not all asked for make a line with two ends."""
    (line,) = geometry.outlines([(0, 0)], lambda _, beyond: beyond != (1, 0))
    assert not line.is_closed
    assert len(line.points) == 6


def test_sides_lie_towards_their_neighbours():
    """The middle of a side is half way to the neighbour in its direction."""
    points = geometry.corners()
    for (one, other), step in zip(geometry.SIDES, DIRECTIONS, strict=True):
        middle = [(a + b) / 2 for a, b in zip(points[one], points[other], strict=True)]
        assert middle == pytest.approx([way / 2 for way in geometry.centre(step)])


def test_shallow_water_is_a_strip_along_one_side():
    """No point of a water band is further from its shore than the band is wide."""
    for side, step in enumerate(DIRECTIONS):
        away = geometry.centre(step)
        depths = [
            geometry.ROOT3 / 2 - (x * away[0] + y * away[1]) / geometry.ROOT3
            for x, y in geometry.shallows(side, 0.23)
        ]
        assert max(depths) == pytest.approx(0.23)
        assert min(depths) == pytest.approx(0)


@given(st.sets(hexes, min_size=1, max_size=40))
def test_a_fitted_view_shows_every_hex(spaces):
    """Whatever the board's shape, fitting leaves no hex outside of the window."""
    window = Box(0, 0, 640, 480)
    box = geometry.fitted(spaces, window).box(spaces)
    assert box.left >= -1e-6
    assert box.top >= -1e-6
    assert box.right <= 640 + 1e-6
    assert box.bottom <= 480 + 1e-6


def test_nothing_to_fit():
    """An empty board still has a view: around the first hex that will be drawn."""
    view = geometry.fitted([], Box(0, 0, 100, 100))
    assert view.hex_at(50, 50) == (0, 0)


@given(st.floats(-20, 20), st.floats(-20, 20))
def test_hexes_in_a_box_are_those_whose_centres_it_holds(left, top):
    """Culling finds the hexes with their centre inside, and no others."""
    box = Box(left, top, left + 6, top + 5)
    found = set(geometry.hexes_in(box))
    middle = geometry.hex_at(left + 3, top + 2.5)
    around = {(middle[0] + q, middle[1] + r) for q in range(-8, 9) for r in range(-8, 9)}

    def holds(area, at):
        x, y = geometry.centre(at)
        return area.left <= x <= area.right and area.top <= y <= area.bottom

    assert {at for at in around if holds(box.grown(-1e-6), at)} <= found
    assert found <= {at for at in around if holds(box.grown(1e-6), at)}
