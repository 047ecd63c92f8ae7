"""How a board is cut into tiles and tokens are laid on a sheet."""

from __future__ import annotations

import math

import pytest

from engine.maps import map as maps
from engine.texts.library import Library
from workbench.canvas.geometry import centre
from workbench.export.kit.order import MARGIN, Order, OrderError, kept_from, order_from
from workbench.export.kit.tiling import ENOUGH, FEW, cut, fewest_middles, honeycomb, tile_name, tiled


def shown_by(tiling, x, y):
    """Give the printed tiles that show a point of the board."""
    return [
        place
        for place in tiling.printed
        if tiling.box(place).left <= x <= tiling.box(place).right
        and tiling.box(place).top <= y <= tiling.box(place).bottom
    ]


@pytest.mark.parametrize("paper", ["a4", "a3", "letter"])
@pytest.mark.parametrize("hex_mm", [15, 32, 60])
def test_every_hex_is_on_some_tile(japan_design, paper, hex_mm):
    """Each corner of each hex lies on a printed tile."""
    tiling = tiled(japan_design.place.scene.spaces, Order(paper, hex_mm))
    for at in japan_design.place.scene.spaces:
        x, y = (start + along * tiling.s for start, along in zip(tiling.origin, centre(at), strict=True))
        for degrees in range(30, 390, 60):
            turn = math.radians(degrees)
            assert shown_by(tiling, x + tiling.s * math.cos(turn), y + tiling.s * math.sin(turn))


@pytest.mark.parametrize(
    ("name", "players", "paper"),
    [("japan", 4, "letter"), ("three-commas", 3, "letter"), ("two-courts", 5, "a4")],
)
def test_no_sheet_for_two_half_hexes(name, players, paper):
    """Boards that had a tile with next to nothing on it are moved until every tile is worth its sheet."""
    chart = maps.load(Library(), name)
    spaces = [space.at for space in chart.spaces_for(players)]
    tiling = tiled(spaces, Order(paper))
    assert fewest_middles(tiling, spaces) > FEW


def test_the_board_for_two_fills_its_four_sheets():
    """No fewer sheets hold it, and none of them is for a handful of hexes."""
    spaces = [space.at for space in maps.load(Library(), "japan").spaces_for(2)]
    tiling = tiled(spaces, Order())
    assert len(tiling.printed) == 4
    assert fewest_middles(tiling, spaces) >= ENOUGH


def test_the_published_board(japan_design):
    """On A4 with hexes of 32 mm the board is 78.6 by 53.8 cm, and its empty corners are left out."""
    tiling = tiled(japan_design.place.scene.spaces, Order())
    assert tiling.board_size == pytest.approx((785.8, 537.6), abs=0.1)
    assert len(tiling.printed) + tiling.empty == tiling.columns * tiling.rows
    assert (len(tiling.printed), tiling.empty) == (6, 4)


def test_paper_lies_the_way_that_needs_fewer_tiles():
    """A wide board lies across, a high one upright, and one that fits takes a single sheet."""
    wide = {(q, 0): None for q in range(8)}
    high = {(-(r // 2), r): None for r in range(9)}
    assert tiled(wide, Order()).is_landscape
    assert not tiled(high, Order()).is_landscape
    assert [len(tiled(board, Order()).printed) for board in (wide, high)] == [1, 1]
    assert tiled({(0, 0): None}, Order()).printed == ((0, 0),)


def test_tiles_overlap_by_what_was_asked():
    """A tile begins where the band of the one before begins."""
    board = {(q, 0): None for q in range(30)}
    tiling = tiled(board, Order(overlap=9))
    first, second = tiling.box((0, 0)), tiling.box((1, 0))
    assert first.right - second.left == pytest.approx(9)
    assert tiling.neighbours((1, 0)) == {"left": (0, 0), "right": (2, 0)}


def test_a_board_for_too_many_sheets_is_refused():
    """Hundreds of sheets are nobody's wish: the number is said."""
    board = {(q, r): None for q in range(60) for r in range(60)}
    with pytest.raises(OrderError, match=r"would take \d+ sheets"):
        tiled(board, Order(hex_mm=120))


@pytest.mark.parametrize(
    ("size", "tiles", "is_landscape"),
    [((180, 270), 1, False), ((270, 180), 1, True), ((540, 180), 2, True), ((400, 500), 6, False)],
)
def test_a_painted_board_of_any_size_is_cut_into_tiles(size, tiles, is_landscape):
    """A picture takes the fewest tiles, all of them printed, and lies in their middle."""
    width, height = size
    tiling = cut(width, height, Order())
    assert (len(tiling.printed), tiling.empty, tiling.is_landscape) == (tiles, 0, is_landscape)
    last = tiling.box((tiling.columns - 1, tiling.rows - 1))
    assert tiling.board_at[0] * 2 + width == pytest.approx(last.right)
    assert tiling.board_at[1] * 2 + height == pytest.approx(last.bottom)
    with pytest.raises(OrderError):
        cut(10_000, 10_000, Order())


def test_tiles_have_names_like_a_map_grid():
    """Columns are letters, rows numbers, from the top left."""
    assert [tile_name(place) for place in ((0, 0), (1, 0), (0, 1), (25, 2), (26, 0))] == [
        "A1",
        "B1",
        "A2",
        "Z3",
        "AA1",
    ]


@pytest.mark.parametrize(("width", "height", "radius"), [(190, 277, 16.6), (100, 50, 9), (30, 300, 8)])
def test_a_honeycomb_fits_its_area(width, height, radius):
    """No cell of it reaches beyond the area, and one row or column more would."""
    cells = honeycomb(width, height, radius)
    rights = [(centre(cell)[0] + math.sqrt(3)) * radius for cell in cells]
    bottoms = [(centre(cell)[1] + 2) * radius for cell in cells]
    assert max(rights) <= width + 1e-6
    assert height - 1.5 * radius < max(bottoms) <= height + 1e-6
    assert len(set(cells)) == len(cells)


def test_an_area_smaller_than_a_token_holds_none():
    """Where nothing fits there are no cells."""
    assert honeycomb(10, 10, 16) == []


@pytest.mark.parametrize(
    ("order", "words"),
    [
        ({"hex_mm": 5}, "A hex is 12 to 120 mm wide, not 5."),
        ({"overlap": 40}, "Tiles overlap by 0 to 25 mm, not 40."),
        ({"margin": 2}, "A margin has 8 to 30 mm, not 2."),
        (
            {"hex_mm": 120, "margin": 30, "overlap": 20},
            "A hex of 120 mm does not fit: A4 leaves 150 × 237 mm",
        ),
    ],
)
def test_orders_that_cannot_be_filled(order, words):
    """What no printer can do is refused in a sentence that says what would do."""
    with pytest.raises(OrderError) as refusal:
        tiled({(0, 0): None}, Order(**order).checked())
    assert words in str(refusal.value)


@pytest.mark.parametrize(
    "kept",
    [
        {"paper": "a9", "hex_mm": "wide", "ink": 3, "without": 7, "choices": []},
        {"marks": "cut", "has_backs": "yes"},
        {},
    ],
)
def test_what_was_kept_badly_becomes_what_is_usual(kept):
    """Values of another version or another hand do no harm."""
    assert order_from(kept) == Order()


def test_kept_orders_come_back():
    """An order comes back as it was kept, lengths within their limits."""
    order = Order(
        "letter", 40, 3, 12, "saving", {"figures": "stand-ups"}, frozenset({"board"}), frozenset(), True
    )
    assert order_from(kept_from(order)) == order
    assert order_from({"margin": 5000}).margin == MARGIN[1]
