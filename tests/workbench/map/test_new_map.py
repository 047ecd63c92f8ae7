"""Starting a map: empty, shapes, outlines, at random."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt

from workbench.map.new_map import NewMapDialog

SQUARE = {
    "type": "FeatureCollection",
    "features": [
        {
            "type": "Feature",
            "properties": {},
            "geometry": {
                "type": "Polygon",
                "coordinates": [[[0, 0], [10, 0], [10, 10], [0, 10], [0, 0]]],
            },
        }
    ],
}


@pytest.fixture
def dialog(qtbot):
    """Give the dialog with what it made."""
    made: Any = NewMapDialog()
    qtbot.addWidget(made)
    made.texts = []
    made.made.connect(lambda name, text, _symmetry: made.texts.append((name, text)))
    return made


def test_each_start_makes_a_map(dialog, qtbot):
    """Every page but the outline makes a map at once."""
    for row in (0, 1, 2, 4):
        dialog.kinds.setCurrentRow(row)
        dialog.make()
    assert [name for name, _ in dialog.texts] == ["new-map.yaml"] * 4
    assert "seed 1" in dialog.texts[3][1]
    assert dialog.texts[1][1].count(".") > dialog.texts[0][1].count(".")


def test_an_empty_map_promises_what_it_makes(dialog):
    """The page of the empty map shows and names the one hex of sea that its text has."""
    dialog.kinds.setCurrentRow(0)
    assert "One hex of sea" in dialog.facts.text()
    dialog.make()
    assert list(dialog.spaces.values()) == ["sea"]
    assert '- "~"' in dialog.texts[0][1]


def test_typing_replaces_the_title(dialog, qtbot):
    """Whoever opens the dialog and types gives the map that title, not a longer one."""
    dialog.show()
    qtbot.keyClicks(dialog.title_field, "Six Gates")
    dialog.make()
    assert dialog.texts[0][0] == "six-gates.yaml"
    assert "title: Six Gates\n" in dialog.texts[0][1]


def test_a_hexagon_of_another_radius(dialog, qtbot):
    """The picture follows the numbers."""
    dialog.kinds.setCurrentRow(1)
    dialog.radius.setValue(2)
    qtbot.waitUntil(lambda: len(dialog.spaces) == 37)


def test_random_maps_by_seed_and_players(dialog, qtbot):
    """Players choose the slots; the same seed makes the same map."""
    dialog.kinds.setCurrentRow(4)
    dialog.players.setValue(3)
    assert dialog.slots.value() == 30
    dialog.make()
    dialog.make()
    assert dialog.texts[0] == dialog.texts[1]
    assert "players: [3]" in dialog.texts[0][1]


def test_a_random_map_says_what_it_could_not_keep_to(dialog):
    """Where symmetry allows no board as asked, the dialog tells the numbers of the nearest."""
    dialog.kinds.setCurrentRow(4)
    dialog.capitals.setValue(2)
    dialog.symmetry.setCurrentIndex(dialog.symmetry.findData("3"))
    dialog.refresh()
    assert "Capitals: 1 instead of 2" in dialog.facts.text()
    dialog.capitals.setValue(1)
    dialog.refresh()
    assert "instead of" not in dialog.facts.text()


def test_a_number_that_is_too_large_is_not_cut_in_silence(dialog, qtbot):
    """What was typed becomes the largest that is possible, not its first digits."""
    dialog.kinds.setCurrentRow(4)
    dialog.show()
    dialog.land_between.lineEdit().selectAll()
    qtbot.keyClicks(dialog.land_between, "300")
    assert dialog.land_between.lineEdit().text() == "300"
    dialog.land_between.interpretText()  # as on leaving the field
    assert dialog.land_between.value() == dialog.land_between.maximum() == 200


@pytest.mark.parametrize("name", ["square.geojson", "square.svg"])
def test_an_outline_is_traced(dialog, tmp_path, name):
    """A file's shape becomes land with about as many spaces as wanted."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100"/></svg>'
    )
    (tmp_path / name).write_text(json.dumps(SQUARE) if name.endswith("json") else svg)
    dialog.kinds.setCurrentRow(3)
    assert not dialog.make_button.isEnabled()
    dialog.take_outline(tmp_path / name)
    land = sum(terrain == "land" for terrain in dialog.spaces.values())
    assert 80 <= land <= 100
    assert dialog.title_field.text() == "Square"
    dialog.has_settlements.setChecked(True)
    dialog.refresh()
    assert "village" in dialog.spaces.values()


@pytest.mark.parametrize("content", ["{", '{"type": "Point", "coordinates": [0, 0]}', "[]"])
def test_bad_outlines_are_refused_in_words(dialog, tmp_path, content):
    """A file without polygons says so and makes no map."""
    (tmp_path / "bad.json").write_text(content)
    dialog.kinds.setCurrentRow(3)
    dialog.take_outline(tmp_path / "bad.json")
    assert dialog.facts.text().startswith("bad.json: ")
    assert not dialog.make_button.isEnabled()


def test_the_window_opens_what_was_made(window, qtbot):
    """Board, new map from: the dialog's map lies on the desk and can be drawn on."""
    window.do("board.new_from")
    dialog = window.findChild(NewMapDialog)
    qtbot.waitUntil(dialog.isVisible)
    dialog.kinds.setCurrentRow(4)
    dialog.symmetry.setCurrentIndex(dialog.symmetry.findData("3"))
    qtbot.mouseClick(dialog.make_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.document is not None and window.document.is_checked)
    assert window.workspace.map_text.chart.is_sound
    assert (window.workspace.toolbox.symmetry, window.workspace.toolbox.centre) == ("3", (0, 0))
    assert window.document.is_modified
