"""The kit's PDF, read back and measured: sizes, places, and vectors all through."""

from __future__ import annotations

import itertools
import math

import pytest

from workbench.export.kit.order import PAPERS, UNPRINTABLE

EXACT = 0.2


def hexes(paper):
    """Give the hexagons among the filled paths, as their six corners."""
    return [
        subpath[:6]
        for path in paper.paths
        if path.fill
        for subpath in path.subpaths
        if len(subpath) == 7 and subpath[0] == subpath[-1]
    ]


def straight_lines(paper):
    """Give all straight strokes of two points."""
    return [subpath for path in paper.paths if path.stroke for subpath in path.subpaths if len(subpath) == 2]


def test_pages_have_the_size_of_the_paper(duel_papers):
    """Each page is as large as its paper, to the half of a point that PDFs are rounded to."""
    kit, papers = duel_papers
    assert len(papers) == len(kit.sheets)
    for sheet, paper in zip(kit.sheets, papers, strict=True):
        assert (paper.width, paper.height) == pytest.approx((sheet.width, sheet.height), abs=EXACT)


@pytest.mark.parametrize("hex_mm", [32, 24.5])
def test_hexes_are_as_wide_as_was_asked_for(printed, duel_design, hex_mm):
    """Every hex of the ground measures the chosen width from side to side, within 0.2 mm."""
    kit, papers = printed(duel_design, parts={"board"}, hex_mm=hex_mm)
    measured = [shape for paper in papers for shape in hexes(paper)]
    assert len(measured) > len(duel_design.place.board.spaces)
    for corners in measured:
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        assert max(xs) - min(xs) == pytest.approx(hex_mm, abs=EXACT)
        assert max(ys) - min(ys) == pytest.approx(hex_mm * 2 / math.sqrt(3), abs=EXACT)
    xs = [x for paper in papers for shape in hexes(paper) for x, _ in shape]
    assert max(xs) - min(xs) <= kit.tiled.tiling.board_size[0]


def test_tiles_fit_together(duel_papers):
    """A hex that two tiles show lies on both where the overlap says."""
    kit, papers = duel_papers
    step_x, step_y = kit.tiled.tiling.step
    middles = {}
    for place, paper in zip(kit.tiled.tiling.printed, papers, strict=False):
        middles[place] = [
            (
                sum(x for x, _ in shape) / 6 + place[0] * step_x,
                sum(y for _, y in shape) / 6 + place[1] * step_y,
            )
            for shape in hexes(paper)
        ]
    shared = 0
    for (column, row), here in middles.items():
        for other in ((column + 1, row), (column, row + 1)):
            for (x, y), (to_x, to_y) in itertools.product(here, middles.get(other, ())):
                if math.hypot(x - to_x, y - to_y) < kit.order.hex_mm / 2:
                    assert math.hypot(x - to_x, y - to_y) < EXACT
                    shared += 1
    assert shared > 5


def test_the_ruler_is_fifty_millimetres(duel_papers):
    """Every sheet has a line of 50 mm with a tick at every tenth."""
    for paper in duel_papers[1]:
        lines = [(one, other) for one, other in straight_lines(paper) if abs(one[1] - other[1]) < 0.01]
        rulers = [(one, other) for one, other in lines if abs(other[0] - one[0] - 50) < EXACT]
        assert rulers
        (left, y), (right, _) = rulers[-1]
        ticks = {
            round(one[0] - left)
            for one, other in straight_lines(paper)
            if one[0] == other[0] and max(one[1], other[1]) == pytest.approx(y, abs=0.01)
        }
        assert {0, 10, 20, 30, 40, 50} <= ticks
        assert right - left == pytest.approx(50, abs=0.05)


@pytest.mark.parametrize(
    "order",
    [
        {},
        {"paper": "letter", "margin": 8, "choices": {"figures": "stand-ups"}, "has_backs": True},
        {"paper": "a3", "hex_mm": 45, "margin": 22, "overlap": 15, "ink": "saving"},
        {"hex_mm": 14, "ink": "black", "overlap": 0},
    ],
)
def test_everything_lies_where_printers_reach(printed, duel_design, order):
    """Nothing is drawn on the outermost millimetres of the paper, and the board keeps to its margins."""
    kit, papers = printed(duel_design, **order)
    fronts = papers[:: 2 if kit.order.has_backs else 1]
    assert len(fronts) == len(kit.sheets)
    for paper in papers:
        edge = UNPRINTABLE - 0.1
        for path in paper.paths:
            left, top, right, bottom = path.box
            assert left >= edge and top >= edge
            assert right <= paper.width - edge and bottom <= paper.height - edge
        for (x, y), size in paper.texts:
            assert edge < x < paper.width - edge
            assert edge < y < paper.height - edge
            assert 0.8 < size < 12
    margin = kit.order.margin - 0.1
    for sheet, paper in zip(kit.sheets, fronts, strict=True):
        if sheet.part == "board":
            grounds = [path for path in paper.paths if path.fill]
            whole = [path.box for path in grounds if path.box[2] - path.box[0] > 10]
            assert whole
            assert all(box[0] >= margin and box[3] <= paper.height - margin for box in whole)


def test_it_is_vectors_and_text(duel_papers):
    """There is no picture in the file, every font is embedded, and the words can be found."""
    kit, papers = duel_papers
    assert not any(paper.has_images for paper in papers)
    fonts = [font for paper in papers for font in paper.fonts]
    assert fonts
    for font in fonts:
        (inner,) = font["/DescendantFonts"]
        described = inner.get_object()["/FontDescriptor"].get_object()
        assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(described)
    assert "Rules in short" in papers[-1].words
    named = next(space.name for space in kit.design.place.board.settlements if space.name)
    assert named in " ".join(paper.words for paper in papers)
    assert "50 mm" in papers[0].words


def test_black_ink_is_black_alone(printed, duel_design):
    """Without colour everything is a grey, and the seats still differ."""
    _, papers = printed(duel_design, ink="black")
    colours = {colour for paper in papers for colour in paper.colours}
    assert len(colours) > 5
    assert all(len(set(colour)) == 1 for colour in colours)


def test_saving_ink_takes_less(printed, duel_design):
    """The large grounds of the saving ink are much lighter."""

    def darkness(**order):
        _, papers = printed(duel_design, parts={"board"}, marks=frozenset(), **order)
        total = 0.0
        for paper in papers:
            for path in paper.paths:
                if path.fill:
                    left, top, right, bottom = path.box
                    total += (right - left) * (bottom - top) * (3 - sum(path.fill))
        return total

    assert darkness(ink="saving") < 0.55 * darkness(ink="full")


def test_marks_can_be_left_out(printed, duel_design):
    """Without marks a tile shows the board alone, and one mark brings only itself."""
    board = {"parts": {"board"}}
    _, bare = printed(duel_design, marks=frozenset(), **board)
    _, ruled = printed(duel_design, marks=frozenset({"ruler"}), **board)
    _, full = printed(duel_design, **board)
    counts = [sum(len(straight_lines(paper)) for paper in papers) for papers in (bare, ruled, full)]
    assert counts[0] < counts[1] < counts[2]
    assert "50 mm" not in bare[0].words
    assert "A1" in full[0].words
    assert "A1" not in bare[0].words


def test_backs_lie_behind_their_fronts(printed, duel_design):
    """Turned over its long side, each token's back lies behind its front, and every sheet has two pages."""
    kit, papers = printed(duel_design, has_backs=True, parts={"board", "tokens"})
    assert len(papers) == 2 * len(kit.sheets)
    number = next(n for n, sheet in enumerate(kit.sheets) if sheet.part == "tokens")
    front, back = papers[2 * number], papers[2 * number + 1]
    gold = (226, 166, 46)

    def places(paper, turned):
        found = set()
        for path in paper.paths:
            if path.fill == tuple(round(value / 255, 3) for value in gold) and path.box[2] - path.box[0] > 20:
                x = (path.box[0] + path.box[2]) / 2
                found.add((round(paper.width - x if turned else x), round(path.box[1])))
        return found

    assert len(places(front, turned=False)) == 20
    assert places(front, turned=False) == places(back, turned=True)
    assert not papers[1].paths  # a tile has a blank back


def test_papers_are_named_as_people_name_them():
    """The sizes are those of the standards."""
    assert {name: (paper.width, paper.height) for name, paper in PAPERS.items()} == {
        "a4": (210, 297),
        "a3": (297, 420),
        "letter": (215.9, 279.4),
    }
