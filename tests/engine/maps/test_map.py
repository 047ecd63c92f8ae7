"""Maps: reading them as far as they are sound, and the edits that a designer makes."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from engine.maps import map as maps
from engine.maps.hexes import neighbours
from engine.maps.map import MAX_DRAWN, TERRAINS
from engine.texts import shipped
from engine.texts.edit import apply_edits
from engine.texts.library import Library
from engine.texts.problem import ProblemError

SHIPPED = sorted(shipped.files("map"))


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_maps_are_sound(name):
    """Every shipped map is read without a complaint about its text."""
    chart = maps.load(Library(), name)
    assert chart.problems == ()
    assert chart.is_sound
    assert chart.is_drawn
    assert chart.required() is chart


def test_japan(japan, read_map):
    """The published board has 174 spaces on three nested pieces, and Edo lies where it should."""
    chart = read_map(japan)
    assert {count: len(chart.spaces_for(count)) for count in chart.players} == {2: 91, 3: 133, 4: 174}
    assert chart.players[2] < chart.players[3] < chart.players[4]
    assert chart.names[8, 13] == "Edo"
    assert chart.spaces[8, 13].terrain == "capital"


def test_spaces_come_in_reading_order(japan, read_map):
    """The spaces of a player count are listed row by row, from left to right."""
    places = [(space.at[1], space.at[0]) for space in read_map(japan).spaces_for(4)]
    assert places == sorted(places)


def test_a_map_is_found_by_name_or_path(japan, tmp_path):
    """A shipped name and the path of a file lead to the same map; anything else is a problem with a proposal."""
    path = tmp_path / "mine.yaml"
    path.write_text(japan, encoding="utf-8")
    assert maps.load(Library(), "japan").spaces.keys() == maps.load(Library(), str(path)).spaces.keys()
    lost = maps.load(Library(), "japn")
    assert [problem.code for problem in lost.problems] == ["map-unknown"]
    assert "`japan`" in lost.problems[0].message
    with pytest.raises(ProblemError):
        lost.required()
    assert lost.at(("terrain",)).file == "japn"


def test_a_map_without_a_title_is_called_by_its_file(strip, read_map):
    """Where the title is missing the name of the file stands for it."""
    assert read_map(strip).title == "Strip"
    assert read_map(strip.replace("title: Strip", "")).title == "document"


def test_what_is_sound_is_read_beside_what_is_not(strip, read_map):
    """A mistake in one value hides neither the spaces nor the mistakes in the others."""
    chart = read_map(
        strip.replace("title: Strip", "titel: x") + "names: {Edo: [1, 1], Ise: [2, 1]}\nnotes: 3\n"
    )
    assert [problem.code for problem in chart.problems] == ["unknown-key", "name-misplaced", "wrong-type"]
    assert len(chart.spaces) == 43
    assert chart.names == {(1, 1): "Edo"}
    assert chart.is_drawn
    assert not chart.is_sound


def test_a_picture_that_is_too_large_is_not_drawn(strip, read_map, codes):
    """A picture beyond the limit is one problem, and none of its spaces is read."""
    row = "~ " * (MAX_DRAWN // 2)
    chart = read_map(strip.replace("terrain:\n", f'terrain:\n  - "{row}"\n  - "{row}"\n'))
    assert codes(chart.problems) == ["too-many-cells"]
    assert chart.spaces == {}


def test_places_of_player_counts(strip, japan, read_map):
    """The place where a map says a player count is its entry, in a list and in a mapping."""
    listed = read_map(strip.replace("[2]", "[3, 2]"))
    assert (listed.at_count(2).line, listed.at_count(2).column) == (8, 14)
    mapped = read_map(japan)
    assert "hokkaido" in japan.splitlines()[mapped.at_count(4).line - 1]
    assert mapped.at_count(6) == mapped.at(("players",))


# ---------------------------------------------------------------- edits


def changed(chart, edits):
    """Make edits on a map's text and read it again, having checked that they can be taken back."""
    text, back = apply_edits(chart.source.text, edits)
    assert apply_edits(text, back)[0] == chart.source.text
    path = Path("/nowhere/changed.yaml")
    return text, maps.load(Library({path: text}), path)


def drawn(chart):
    """Give what a map shows: terrain and piece of every space."""
    return {at: (space.terrain, space.piece) for at, space in chart.spaces.items()}


def differences(one, other):
    """Count the characters that differ between two texts of the same length."""
    assert len(one) == len(other)
    return sum(a != b for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("name", SHIPPED)
def test_changing_the_terrain_of_a_space_changes_one_character(name):
    """On every shipped map, another terrain for an unnamed space is a difference of exactly one character."""
    chart = maps.load(Library(), name)
    assert chart.source
    chance = random.Random(name)
    unnamed = [at for at in chart.spaces if at not in chart.names]
    for at in chance.sample(unnamed, 25):
        word = chance.choice([word for word in chart.marks if word != chart.spaces[at].terrain])
        text, again = changed(chart, maps.paint(chart, {at: word}))
        assert differences(chart.source.text, text) == 1
        assert drawn(again) == {**drawn(chart), at: (word, chart.spaces[at].piece)}


@pytest.mark.parametrize("name", SHIPPED)
def test_adding_a_space_adds_one_mark_to_each_picture(name):
    """On every shipped map, a new space is one more character that is not blank in each of its pictures."""
    chart = maps.load(Library(), name)
    beside = sorted({at for space in chart.spaces for at in neighbours(space)} - chart.spaces.keys())
    for at in random.Random(name).sample(beside, 12):
        _, again = changed(chart, maps.paint(chart, {at: "sea"}))
        assert {key: value for key, value in drawn(again).items() if key != at} == drawn(chart)
        assert again.spaces[at].terrain == "sea"
        for picture, old in ((again.terrain, chart.terrain), (again.piece_of, chart.piece_of)):
            if old:
                marks = sum(len(row.text.replace(" ", "")) for row in picture.rows)
                assert marks == sum(len(row.text.replace(" ", "")) for row in old.rows) + 1
        assert again.names == chart.names
        assert again.is_sound


def test_a_new_space_takes_the_piece_of_its_neighbours(japan, read_map):
    """A space is printed on the piece that lies around it, or on the one that was asked for."""
    chart = read_map(japan)
    _, again = changed(chart, maps.paint(chart, {(7, 9): "sea"}))
    assert again.spaces[7, 9].piece == "honshu"
    _, again = changed(chart, maps.paint(chart, {(7, 9): "sea"}, piece="hokkaido"))
    assert again.spaces[7, 9].piece == "hokkaido"


@pytest.mark.parametrize("step", [(-3, 0), (0, -2), (-1, -1), (-4, -3), (2, -4), (-2, 3)])
def test_growing_up_or_left_keeps_every_coordinate(step, japan, read_map):
    """Spaces beyond the upper or left end of the picture move the origin, and all others stay where they were."""
    chart = read_map(japan)
    top = min(chart.spaces, key=lambda at: (at[1], at[0]))
    left = min(chart.spaces, key=lambda at: 2 * at[0] + at[1])
    far = {(left[0] + step[0], top[1] + step[1]): "land"}
    text, again = changed(chart, maps.paint(chart, far))
    assert {at: space.terrain for at, space in again.spaces.items()} == {
        **{at: space.terrain for at, space in chart.spaces.items()},
        **far,
    }
    assert again.names == chart.names
    assert again.is_sound
    assert "origin: [" in text


def test_taking_a_space_away(japan, read_map):
    """A space that is erased leaves a blank in each picture, and its name goes with it."""
    chart = read_map(japan)
    text, again = changed(chart, maps.paint(chart, {(8, 13): None}))
    assert (8, 13) not in again.spaces
    assert "Edo" not in again.names.values()
    assert len(text.splitlines()) == len(japan.splitlines()) - 1
    assert again.is_sound


@pytest.mark.parametrize(
    "layout", ["names:\n  Edo: [1, 1]\n  Ise: [3, 1]\n", "names: {Edo: [1, 1], Ise: [3, 1]}\n"]
)
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_names(layout, newline, strip, read_map):
    """Settlements are named, renamed and unnamed in lines or in braces, each where its name stands."""
    chart = read_map((strip + layout).replace("\n", newline))
    _, again = changed(chart, maps.rename(chart, (5, 1), "Nara: old"))
    assert again.names == {(1, 1): "Edo", (3, 1): "Ise", (5, 1): "Nara: old"}
    _, again = changed(chart, maps.rename(chart, (3, 1), "Iga"))
    assert again.names == {(1, 1): "Edo", (3, 1): "Iga"}
    _, again = changed(chart, maps.rename(chart, (3, 1), ""))
    assert again.names == {(1, 1): "Edo"}
    text, again = changed(chart, maps.remove_names(chart, [(1, 1), (3, 1)]))
    assert again.names == {}
    assert text == strip.replace("\n", newline)
    assert maps.rename(chart, (1, 1), "Edo") == []
    assert maps.rename(chart, (5, 1), "") == []


def test_the_first_name(strip, read_map):
    """A map without names gets the key for them at its end."""
    chart = read_map(strip)
    text, again = changed(chart, maps.rename(chart, (1, 1), "Edo"))
    assert text == strip + "names: {Edo: [1, 1]}\n"
    assert again.names == {(1, 1): "Edo"}


def test_a_name_that_is_taken(strip, read_map):
    """Two settlements cannot have the same name: the second is refused with the place of the first."""
    chart = read_map(strip + "names: {Edo: [1, 1], Ise: [3, 1]}\n")
    for at in ((3, 1), (5, 1)):
        with pytest.raises(ProblemError, match=r"9:9: error name-taken"):
            maps.rename(chart, at, "Edo")


def test_several_names_go_at_once(strip, read_map):
    """Painting over several settlements takes their names and leaves the others."""
    names = "names: {Edo: [1, 1], Ise: [3, 1], Nara: [5, 1], Iga: [7, 1]}\n"
    for layout in (
        names,
        names.replace("{", "\n  ").replace(", I", "\n  I").replace(", N", "\n  N").replace("}", ""),
    ):
        chart = read_map(strip + layout)
        assert len(chart.names) == 4
        _, again = changed(chart, maps.paint(chart, {(1, 1): "land", (7, 1): None, (3, 1): "village"}))
        assert again.names == {(3, 1): "Ise", (5, 1): "Nara"}


def test_assigning_a_piece(japan, read_map):
    """Spaces are printed on another piece by a character each in the second picture; others are left alone."""
    chart = read_map(japan)
    text, again = changed(chart, maps.assign_piece(chart, [(8, 13), (4, 14), (99, 99)], "hokkaido"))
    assert differences(japan, text) == 2
    expected = {**drawn(chart), (8, 13): ("capital", "hokkaido"), (4, 14): ("city", "hokkaido")}
    assert drawn(again) == expected


# ---------------------------------------------------------------- a thousand edits


def in_brackets(text):
    """Write the pictures of a map as lists in brackets."""
    return re.sub(
        r"(?m)^(terrain|piece_of):\n((?:  - .*\n)+)",
        lambda found: f"{found[1]}: [\n" + found[2].replace("  - ", "  ").replace('"\n', '",\n') + "  ]\n",
        text,
    )


LAYOUTS = {
    "as shipped": lambda text: text,
    "Windows line ends": lambda text: text.replace("\n", "\r\n"),
    "single quotes": lambda text: text.replace('"', "'"),
    "brackets": in_brackets,
}


def random_edits(chart, chance, fresh):
    """Choose a deed of a designer; give its edits, and the spaces and names that the map will show."""
    spaces, names = drawn(chart), dict(chart.names)
    around = sorted({at for space in chart.spaces for at in neighbours(space)} | chart.spaces.keys())
    deed = chance.random()
    if deed < 0.6:
        terrain = {
            at: chance.choice([*chart.marks, None]) for at in chance.sample(around, chance.choice([1, 1, 3]))
        }
        piece = chance.choice([None, *chart.piece_marks])
        for at, word in terrain.items():
            if word is None:
                spaces.pop(at, None)
            else:
                spaces[at] = (word, spaces[at][1] if at in spaces else ...)
            if word is None or word in TERRAINS:
                names.pop(at, None)
        return maps.paint(chart, terrain, piece), spaces, names
    if deed < 0.8:
        at = chance.choice([at for at, space in chart.spaces.items() if space.is_settlement])
        name = chance.choice(["", f"Town {fresh}", f'O\'{fresh}: "x" #{fresh}'])
        if name:
            names[at] = name
        else:
            names.pop(at, None)
        return maps.rename(chart, at, name), spaces, names
    piece = chance.choice(list(chart.piece_marks))
    chosen = chance.sample(sorted(chart.spaces), 3)
    spaces.update({at: (spaces[at][0], piece) for at in chosen})
    return maps.assign_piece(chart, chosen, piece), spaces, names


@pytest.mark.parametrize("layout", LAYOUTS)
def test_125_random_edits_and_their_undos(layout, japan, read_map):
    """Each random edit shows what was asked and leaves other spaces and names; the undos give all bytes back."""
    chance = random.Random(layout)
    first = LAYOUTS[layout](japan)
    chart = read_map(first)
    assert drawn(chart) == drawn(read_map(japan))
    undos = []
    for number in range(125):
        edits, spaces, names = random_edits(chart, chance, number)
        text, back = apply_edits(chart.source.text, edits)
        undos.append(back)
        chart = read_map(text)
        assert chart.is_sound, f"{chart.problems[0]}"
        shown = drawn(chart)
        assert shown.keys() == spaces.keys()
        assert all(
            shown[at][0] == word and piece in (..., shown[at][1]) for at, (word, piece) in spaces.items()
        )
        assert chart.names == names
    text = chart.source.text
    for back in reversed(undos):
        text, _ = apply_edits(text, back)
    assert text.encode() == first.encode()
