"""A page whose boards share their outlines."""

from __future__ import annotations

import re
from dataclasses import replace

from engine.maps import board as boards
from engine.maps import map as maps
from engine.texts import variant
from engine.texts.library import Library
from workbench.canvas import pictures
from workbench.canvas.scene import Heat, of_board
from workbench.dress.theme import DARK, LIGHT
from workbench.export.shared_drawings import shared


def page_of(count):
    """Give a page with the same board many times, in light and in dark, each with other heat."""
    rules = variant.load(Library(), "2016")
    board = boards.build(maps.load(Library(), "inland-sea"), 3, rules.values)
    found = of_board(board)
    shown = replace(found.overlays, names=True, coordinates=True)
    drawn = []
    for place in range(count):
        heat = Heat({at: float(place + number) for number, at in enumerate(found.spaces)}, "Plays")
        scene = replace(found, heat=heat, overlays=shown)
        for theme in (LIGHT, DARK):
            text = pictures.svg(scene, pictures.sheet_for(scene, theme, 26), theme).decode()
            drawn.append(f"<div>{text[text.index('<svg') :]}</div>")
    return f"<html><body><h1>Boards</h1>{''.join(drawn)}</body></html>"


def outlines_of(page):
    """Give the outlines of every drawing of a page in order, those that are used put in place."""
    named = dict(re.findall(r'<path id="([^"]+)"[^>]* d="([^"]+)"', page))
    drawings = re.findall(r'<svg[^>]*baseProfile="tiny".*?</svg>', page, re.DOTALL)
    found = []
    for drawing in drawings:
        pieces = re.findall(r'<(?:path[^>]* d|use href)="([^"]+)"', drawing)
        found.append([named.get(piece.removeprefix("#"), piece).strip() for piece in pieces])
    return found


def test_a_page_of_many_boards_is_small_and_draws_the_same(qapp):
    """Eighteen boards take a tenth of what they took, and every outline is where it was, each defined once."""
    page = page_of(18)
    slim = shared(page)
    assert len(slim) < len(page) / 8
    assert outlines_of(slim) == outlines_of(page)
    names = re.findall(r'id="(drawn-\d+)"', slim)
    assert len(set(names)) == len(names)
    assert set(re.findall(r'href="#(drawn-\d+)"', slim)) == set(names)


def test_the_colours_of_a_theme_stay_with_its_drawing(qapp):
    """A shared outline is filled by the group that uses it: light and dark differ as before."""
    light, dark = re.findall(r'<svg[^>]*baseProfile="tiny".*?</svg>', shared(page_of(1)), re.DOTALL)
    fills = [set(re.findall(r'fill="(#\w+)"', drawing)) for drawing in (light, dark)]
    before = re.findall(r'<svg[^>]*baseProfile="tiny".*?</svg>', page_of(1), re.DOTALL)
    assert fills[0] != fills[1]
    for found, drawing in zip(fills, before, strict=True):
        assert found == set(re.findall(r'fill="(#\w+)"', drawing))


def test_a_page_without_boards_is_left_alone():
    """Charts, tables and words are not touched."""
    page = '<html><body><svg viewBox="0 0 9 9"><path d="M0 0L9 9"/></svg></body></html>'
    assert shared(page) == page
