"""What lies on the sheets of Samurai's kit: every token, figure and screen a game needs."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.workbench.export.conftest import SMALL, laid
from workbench.export.kit.made import made
from workbench.export.kit.order import Order
from workbench.games.samurai.kit import figures, pieces, screens, sections, token_sheets

# As many tokens, kinds and players as the engine takes, names that need fonts and glyphs of their own.
LARGEST = """\
schema: daimyo/variant/1
title: Największa gra — 最大
extends: five-six-players
tokens:
  noble: {influences: [helmet, rice], strengths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 99], terrain: any, fast: true}
  bison: {influences: all, strengths: [1, 1, 1, 1, 1, 1, 2], terrain: sea}
"""


def group_sizes(made_of, room):
    """Give how many tokens each sheet gets, and how many seats share it."""
    groups = token_sheets._grouped(made_of, room)
    return [(len(group), len({token.seat for token in group})) for group in groups]


def test_each_player_gets_the_whole_set(duel_design):
    """A player's tokens are those of the variant, copies and fast signs included."""
    tokens = pieces.tokens(duel_design.values)
    assert len(tokens) == 20
    assert sum(kind.is_fast for kind in tokens) == 5
    assert Counter(kind.number for kind in tokens if kind.key == "samurai") == {1: 2, 2: 2, 3: 1}
    assert {kind.glyph for kind in tokens} >= {"castle", "buddha", "rice", "swap", "move", "ship", "ronin"}
    names = [kind.glyph for kind in tokens if kind.key == "helmet"]
    assert names == ["castle"] * 3


def test_players_stay_together_where_that_costs_no_paper(japan_design):
    """Two players share a sheet; where a sheet holds less than a set, tokens just follow one another."""
    assert group_sizes(japan_design, 59) == [(40, 2), (40, 2)]
    assert group_sizes(japan_design, 80) == [(80, 4)]
    assert group_sizes(japan_design, 16) == [(16, 1), (16, 2), (16, 2), (16, 2), (16, 1)]
    assert sum(count for count, _ in group_sizes(japan_design, 27)) == 80


def test_the_largest_game_fits(small_design, tmp_path):
    """Six players with forty tokens each are printed whole, whatever their names."""
    path = tmp_path / "largest.yaml"
    path.write_text(LARGEST, encoding="utf-8")
    of = small_design(SMALL, path, 6)
    kit = made(of, Order(hex_mm=60, paper="letter", choices={"figures": "stand-ups"}))
    on_sheets = sum(len(laid(sheet, "tokens")) for sheet in kit.section("tokens").sheets)
    assert on_sheets == 6 * 40
    seats = [seat for sheet in screens.sheets(of, kit.order) for seat in laid(sheet, "boxes")]
    assert seats == list(range(6))
    assert len({page.theme.seat(seat).mark for page in [kit.sheets[0].page] for seat in seats}) == 6


def test_figures_and_a_spare_of_each(japan_design, small_design):
    """There are as many figures as the game uses and one more of each type, also where the map decides."""
    assert pieces.figures(japan_design) == {"helmet": 13, "buddha": 13, "rice": 13}
    cut_out = [piece for sheet in figures.sheets(japan_design, Order()) for piece in laid(sheet, "pieces")]
    assert Counter(piece.glyph for piece in cut_out) == {"castle": 14, "buddha": 14, "rice": 14}
    assert [piece.glyph for piece in cut_out if piece.is_spare] == ["castle", "buddha", "rice"]
    # No variant counts the figures of a player count it does not know: then the settlements do.
    assert pieces.figures(small_design(SMALL, "2016", 6)) == {"helmet": 2, "buddha": 2, "rice": 2}


@pytest.mark.parametrize("kind", ["counters", "stand-ups"])
@pytest.mark.parametrize("hex_mm", [12, 32, 90])
def test_figures_can_be_held_and_lie_apart(japan_design, kind, hex_mm):
    """Pieces are at least 9 mm wide, none lies over another, and stand-ups have no backs to print."""
    order = Order(hex_mm=hex_mm, choices={"figures": kind})
    for sheet in figures.sheets(japan_design, order):
        boxes = laid(sheet, "boxes")
        assert all(box.width >= 9 for box in boxes)
        lefts = {(round(box.left, 3), round(box.top, 3)) for box in boxes}
        assert len(lefts) == len(boxes)
        assert max(box.bottom for box in boxes) <= sheet.page.area.bottom + 1e-6
        assert (sheet.paint_back is None) == (kind == "stand-ups")


def test_screens_fold_and_fit(japan_design):
    """Each player has a card inside the margins, and no card covers another."""
    for order in (Order(), Order("letter", margin=30), Order("a3")):
        made_of = screens.sheets(japan_design, order)
        boxes = [box for sheet in made_of for box in laid(sheet, "boxes").values()]
        assert len(boxes) == 4
        area = made_of[0].page.area
        assert all(area.left - 1e-6 <= box.left and box.bottom <= area.bottom + 1e-6 for box in boxes)


def test_player_aids_need_no_back_sides(japan_design):
    """What stands behind a screen is on its back, and without back sides on a sheet of its own, for every seat."""
    for order in (Order(), Order(has_backs=True)):
        sheets = made(japan_design, order).section("screens").sheets
        aids = [sheet for sheet in sheets if sheet.name.startswith("Player aids")]
        assert bool(aids) is not order.has_backs
        assert [seat for sheet in aids for seat in laid(sheet, "boxes")] == (
            [] if order.has_backs else [0, 1, 2, 3]
        )


def test_figures_that_the_map_places_are_listed(small_design, tmp_path):
    """Where the variant leaves the set-up to the map, the rules sheet says what stands where."""
    path = tmp_path / "placed.yaml"
    path.write_text(
        "schema: daimyo/variant/1\ntitle: Placed\nextends: 2016\nfigures: {placement: map}\n",
        encoding="utf-8",
    )
    text = SMALL + "names: {Edo: [2, 1]}\nfigures:\n  - {at: [2, 1], figures: [helmet]}\n"
    of = small_design(text, path, 2)
    assert [paragraph.text for paragraph in sections.set_up(of)] == [
        "Where the figures stand",
        "Edo: castle.",
    ]
    assert pieces.figures(of) == {"helmet": 1, "buddha": 0, "rice": 0}
    assert sections.set_up(small_design(text, "2016", 2)) == []
