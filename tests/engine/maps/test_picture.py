"""Pictures of hexes in a text: reading them and repainting them a character at a time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.maps.hexes import from_picture, to_picture
from engine.maps.picture import BLANK, Picture
from engine.texts.edit import apply_edits
from engine.texts.source import Mapping, Sequence, Source, parse

STYLES = {
    "double quotes": 'p:\n  - " ~ . ~"\n  - "~ v . ~"\n  - " ~ ~"\nq: 1\n',
    "single quotes": "p:\n- ' ~ . ~' # top\n- '~ v . ~'\n- ' ~ ~'\nq: 1\n",
    "brackets": 'p: [" ~ . ~", "~ v . ~", " ~ ~"] # all\nq: 1\n',
    "brackets over lines": 'p: [\n  " ~ . ~",\n  "~ v . ~",\n  " ~ ~",\n]\nq: 1\n',
    "no quotes": 'p:\n  - " ~ . ~"\n  - ~ v . ~\n  - " ~ ~"\nq: 1\n',
    "block texts": 'p:\n  - |-2\n     ~ . ~\n  - >-\n    ~ v . ~\n  - |-2\n     ~ ~\nq: 1\n',
    "escapes": 'p:\n  - "\\x20~ . ~"\n  - "~ v\\u0020. ~"\n  - " ~ ~"\nq: 1\n',
    "Windows line ends": 'p:\r\n  - " ~ . ~"\r\n  - "~ v . ~"\r\n  - " ~ ~"\r\nq: 1\r\n',
    "nothing behind": 'q: 1\np:\n  - " ~ . ~"\n  - "~ v . ~"\n  - " ~ ~"',
}  # fmt: skip
MARKS = "~.vcE#:,[]{}'\"\\&*!|>%@-?é日"


def picture_of(text, origin=(1, 0)):
    """Read the picture `p` of a text."""
    source = Source("a.yaml", text)
    tree, problems = parse(source)
    assert not problems, f"{problems[0]}\n{text}"
    assert isinstance(tree, Mapping)
    rows = tree.get("p")
    assert isinstance(rows, Sequence)
    return Picture(source, rows, origin), tree


def shown(picture):
    """Give what a picture shows, by hex."""
    return {cell.space: cell.mark for cell in picture.cells()}


@pytest.mark.parametrize("text", STYLES.values(), ids=STYLES)
def test_a_picture_is_read_in_any_style(text):
    """Quotes, brackets, block texts and line endings change nothing in what a picture shows."""
    picture, _ = picture_of(text)
    marks = shown(picture)
    assert [row.text for row in picture.rows] == [" ~ . ~", "~ v . ~", " ~ ~"]
    assert marks == {
        from_picture(x + 1, y): mark
        for y, row in enumerate([" ~ . ~", "~ v . ~", " ~ ~"])
        for x, mark in enumerate(row)
        if mark != BLANK
    }


def test_a_cell_knows_its_character():
    """Where a row is written plainly, a cell's place is its very character; with escapes it is the row's."""
    for style in ("double quotes", "single quotes", "brackets", "Windows line ends"):
        picture, _ = picture_of(STYLES[style])
        for cell in picture.cells():
            assert picture.source.text[cell.place.start : cell.place.end] == cell.mark
    picture, _ = picture_of(STYLES["escapes"])
    assert next(picture.cells()).place == picture.rows[0].place


def test_characters_between_the_hexes_are_told_apart():
    """What stands where no hex can lie is given by column and row, not as a cell."""
    picture, _ = picture_of('p: ["~ ~ ~", "~"]', origin=(0, 0))
    assert list(picture.off_grid()) == [(0, 1, "~")]
    assert len(shown(picture)) == 3


@pytest.mark.parametrize("text", STYLES.values(), ids=STYLES)
@given(data=st.data())
def test_repainting_shows_what_was_asked(text, data):
    """Whatever marks are drawn or erased wherever, the text reads again, shows them, and keeps all coordinates."""
    picture, tree = picture_of(text)
    places = st.tuples(st.integers(-4, 6), st.integers(-3, 6))
    marks = data.draw(st.dictionaries(places, st.sampled_from([*MARKS, BLANK]), max_size=5))
    edits, origin = picture.repainted(marks)
    changed, back = apply_edits(text, edits)
    again, other = picture_of(changed, origin)
    expected = {at: mark for at, mark in {**shown(picture), **marks}.items() if mark != BLANK}
    assert shown(again) == expected
    assert not list(again.off_grid())
    assert other.get("q").value == tree.get("q").value
    assert apply_edits(changed, back)[0] == text


@pytest.mark.parametrize(
    "style", ["double quotes", "single quotes", "brackets", "Windows line ends", "nothing behind"]
)
def test_a_repainted_cell_is_one_character(style):
    """Drawing another mark on a space that is there replaces exactly its character."""
    picture, _ = picture_of(STYLES[style])
    for cell in picture.cells():
        mark = "E"
        (edit,), origin = picture.repainted({cell.space: mark})
        assert (edit.start, edit.end, edit.text) == (cell.place.start, cell.place.end, mark)
        assert origin == picture.origin
        assert picture.repainted({cell.space: cell.mark})[0] == []


def test_a_new_cell_is_one_mark():
    """A space beside the picture adds its mark and the blanks before it, to one row only."""
    picture, _ = picture_of(STYLES["double quotes"])
    (edit,), _ = picture.repainted({from_picture(10, 2): "~"})
    assert (edit.start, edit.text) == (edit.end, "     ~")


@pytest.mark.parametrize("style", STYLES)
def test_growing_up_and_left_moves_the_origin(style):
    """A picture that grows above or to the left takes a new origin, so that every space stays where it was."""
    picture, _ = picture_of(STYLES[style])
    column, row = to_picture((0, 0))
    for x, y in ((-3, 0), (0, -2), (-5, -3), (-2, 4)):
        at = from_picture(column + x + (x + y) % 2, row + y)
        edits, origin = picture.repainted({at: "E"})
        again, _ = picture_of(apply_edits(picture.source.text, edits)[0], origin)
        assert shown(again) == {**shown(picture), at: "E"}
        assert origin[0] <= picture.origin[0]
        assert origin[1] <= picture.origin[1]
