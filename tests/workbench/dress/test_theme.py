"""The colours keep the promises of the style guide: contrast, and no meaning by colour alone."""

from __future__ import annotations

import itertools

import pytest

from workbench.dress import theme
from workbench.dress.theme import DARK, LIGHT, THEMES, blend, contrast

BOTH = pytest.mark.parametrize("look", THEMES.values(), ids=lambda look: look.name)

# Machado, Oliveira and Fernandes (2009), severity 1: linear RGB as people with each kind of vision see it.
VISION = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def lab(colour, matrix):
    """Give a colour in CIE Lab as it is seen through a matrix."""
    parts = [value / 255 for value in theme.channels(colour)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    red, green, blue = (min(max(sum(map(float.__mul__, map(float, row), linear)), 0), 1) for row in matrix)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one, other, matrix):
    """Give the CIE76 distance of two colours as they are seen through a matrix."""
    return sum((a - b) ** 2 for a, b in zip(lab(one, matrix), lab(other, matrix), strict=True)) ** 0.5


@BOTH
def test_text_can_be_read(look):
    """Text has at least 4.5 to 1 on every ground it stands on."""
    for ground in (look.bg, look.panel, look.raised):
        for ink in (
            look.ink,
            look.ink2,
            look.ink3,
            look.accent,
            look.error,
            look.warn,
            look.ok,
            look.selection,
        ):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    for ground in (look.sunk, look.canvas, look.accent_tint, look.error_tint, look.warn_tint, look.ok_tint):
        assert contrast(look.ink, ground) >= 4.5
        assert contrast(look.ink2, ground) >= 4.5
    for ink, ground in (
        (look.on_accent, look.accent),
        (look.halo, look.selection),
        (look.error, look.error_tint),
        (look.warn, look.warn_tint),
        (look.ok, look.ok_tint),
    ):
        assert contrast(ink, ground) >= 4.5, (ink, ground)


@BOTH
def test_signs_on_the_board_can_be_seen(look):
    """Glyphs, coast, rims and marks have at least 3 to 1 on what lies under them."""
    for tile in (look.settlement, look.capital):
        assert contrast(look.building, tile) >= 3
        assert contrast(look.figure, tile) >= 4.5
    for land in look.land:
        assert contrast(look.coast, land) >= 3
        for mark in (look.accent, look.error, look.selection):
            assert contrast(mark, land) >= 3
        assert contrast(look.warn, blend(look.warn, land, 0.10)) >= 3
    for seat in look.seats:
        assert contrast(seat.ink, seat.fill) >= 4.3, seat.name


@BOTH
def test_tokens_stand_out_from_land_and_sea(look):
    """Fill, edge or print of every token has at least 3 to 1 on land and on sea."""
    for seat, ground in itertools.product(look.seats, (look.land[0], look.sea)):
        parts = (seat.fill, seat.edge, seat.ink)
        assert max(contrast(part, ground) for part in parts) >= 3, (seat.name, ground)


@BOTH
def test_heat_steps_are_ordered_and_apart(look):
    """Each step is clearly lighter or darker than the one before, all in one direction."""
    lights = [theme.luminance(step) for step in look.heat]
    assert lights == sorted(lights, reverse=not look.is_dark)
    assert all(contrast(one, other) >= 1.2 for one, other in itertools.pairwise(look.heat))


@pytest.mark.parametrize("vision", VISION)
@BOTH
def test_players_differ_for_every_kind_of_colour_vision(look, vision):
    """Four players keep a distance of 30 (CIE76), seven of 20, whatever cones a person has."""
    fills = [seat.fill for seat in look.seats]
    for count, least in ((4, 30), (7, 20)):
        for one, other in itertools.combinations(fills[:count], 2):
            assert distance(one, other, VISION[vision]) >= least, (one, other)


@BOTH
def test_players_differ_without_colour(look):
    """Each seat has a mark and a ring of its own."""
    assert len({seat.mark for seat in look.seats}) == len({seat.ring for seat in look.seats}) == 7


def test_seats_beyond_the_seventh_come_round():
    """An eighth player looks like the first rather than like nothing."""
    assert LIGHT.seat(7) == LIGHT.seat(0)


def test_themes_know_whether_they_are_dark():
    """Only the dark theme is dark."""
    assert DARK.is_dark
    assert not LIGHT.is_dark


@BOTH
def test_ink_is_chosen_for_its_ground(look):
    """On every heat step the chosen ink can be read."""
    assert all(contrast(theme.ink_on(step, look), step) >= 4 for step in look.heat)
