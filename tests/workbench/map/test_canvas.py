"""Drawing on the canvas: strokes change the text by what was drawn and nothing else, and each is one deed."""

from __future__ import annotations

import difflib

import pytest
from PySide6.QtCore import Qt

from tests.workbench.map.conftest import SMALL


def difference(old, new):
    """Give the characters that were taken out and put in, line by line."""
    lines = zip(old.splitlines(), new.splitlines(), strict=True)
    return [(a.strip(), b.strip()) for a, b in lines if a != b]


def test_a_stroke_changes_the_drawn_characters(hand):
    """A drag over three hexes replaces three characters, comments stay, and one undo takes it back."""
    hand.workspace.take_terrain("sea")
    hand.stroke((0, 3), (1, 3), (2, 3))
    assert difference(SMALL, hand.text) == [('- " ~ . . . ~"  # the south', '- " ~ ~ ~ ~ ~"  # the south')]
    assert hand.window.document.undo_stack.count() == 1
    assert hand.window.document.undo_stack.undoText() == "Paint sea"
    hand.window.do("edit.undo")
    assert hand.text == SMALL
    assert hand.map_text.chart.spaces[1, 3].terrain == "land"


def test_nothing_is_written_while_the_mouse_is_down(hand):
    """The canvas shows the stroke before the text has it; Escape gives it up."""
    hand.workspace.take_terrain("sea")
    hand.qtbot.mousePress(hand.canvas, Qt.MouseButton.LeftButton, pos=hand.point((0, 3)))
    hand.move((1, 3), Qt.MouseButton.LeftButton)
    assert hand.canvas.scene.spaces[1, 3].terrain == "sea"
    assert hand.text == SMALL
    hand.key(Qt.Key.Key_Escape)
    hand.qtbot.mouseRelease(hand.canvas, Qt.MouseButton.LeftButton, pos=hand.point((1, 3)))
    assert hand.text == SMALL
    assert hand.canvas.scene.spaces[1, 3].terrain == "land"


def test_fast_strokes_leave_no_gap(hand):
    """Hexes between two places of the mouse are painted too."""
    hand.workspace.take_terrain("village")
    hand.stroke((0, 3), (2, 3))
    assert [hand.map_text.chart.spaces[q, 3].terrain for q in (0, 1, 2)] == ["village"] * 3


def test_right_erases_and_alt_picks(hand):
    """The right button takes a space away; Alt and a click takes its terrain in hand."""
    hand.workspace.take_terrain("village")
    hand.click((4, 0), Qt.MouseButton.RightButton)
    assert (4, 0) not in hand.map_text.chart.spaces
    hand.click((3, 2), keys=Qt.KeyboardModifier.AltModifier)
    assert hand.workspace.toolbox.terrain == "city"
    assert hand.workspace.toolbox.tool == "paint"


def test_a_new_space_outside_the_picture(hand):
    """A space above the picture adds a row and moves the origin, so that coordinates stay."""
    hand.workspace.take_terrain("sea")
    hand.map_text.paint({(3, -1): "sea"}, "Paint sea")
    assert "origin: [0, -1]" in hand.text
    assert hand.map_text.chart.names[2, 1] == "Edo"
    assert hand.map_text.chart.spaces[3, -1].terrain == "sea"


@pytest.mark.parametrize(("choice", "count"), [("mirror", 2), ("2", 2), ("3", 3), ("6", 6)])
def test_a_symmetric_stroke(hand, choice, count):
    """A stroke falls on all its images, as one deed."""
    hand.workspace.set_symmetry(choice)
    hand.workspace.toolbox.set_centre((1, 2))
    hand.workspace.take_terrain("capital")
    hand.move((2, 2))
    assert len(hand.canvas.scene.marks.ghost_spaces) == count
    hand.click((2, 2))
    capitals = [at for at, space in hand.map_text.chart.spaces.items() if space.terrain == "capital"]
    assert len(capitals) == count
    assert hand.window.document.undo_stack.count() == 1


def test_the_centre_is_moved_by_a_click(hand):
    """After its action the next click is the centre of the symmetry, and paints nothing."""
    hand.workspace.set_symmetry("2")
    hand.workspace.place_centre()
    hand.click((3, 3))
    assert hand.workspace.toolbox.centre == (3, 3)
    assert hand.text == SMALL


def test_fill_stays_within_its_terrain(hand):
    """Filling the sea paints all of it that hangs together; the open void is not filled."""
    hand.workspace.take_terrain("land")
    hand.workspace.take_tool("fill")
    hand.click((2, 0))
    assert all(space.terrain != "sea" for space in hand.map_text.chart.spaces.values())
    before = hand.text
    hand.click((-1, 0))
    assert hand.text == before


def test_a_line_is_straight(hand):
    """A line goes from where the button went down to where it went up."""
    hand.workspace.take_terrain("sea")
    hand.workspace.take_tool("line")
    hand.stroke((1, 1), (2, 2), (1, 3))
    assert hand.map_text.chart.spaces[1, 2].terrain == "sea"
    assert hand.map_text.chart.spaces[2, 2].terrain == "land"


def test_select_by_click_band_and_piece(japanese):
    """A click selects one, Ctrl adds, a rubber band what lies in it, a double click the whole piece."""
    hand = japanese
    hand.click((12, 9))
    assert hand.map_text.selection == {(12, 9)}
    assert hand.canvas.scene.marks.callouts == {(12, 9): "Akita"}
    hand.click((8, 13), keys=Qt.KeyboardModifier.ControlModifier)
    assert hand.map_text.selection == {(12, 9), (8, 13)}
    hand.qtbot.mouseDClick(hand.canvas, Qt.MouseButton.LeftButton, pos=hand.point((17, 5)))
    assert len(hand.map_text.selection) == 41
    hand.key(Qt.Key.Key_Escape)
    hand.stroke((-4, 15), (-3, 16), (-2, 17))
    assert (-3, 16) in hand.map_text.selection
    assert len(hand.map_text.selection) < 12


def test_moving_what_is_selected_takes_names_along(hand):
    """Dragging a selected settlement moves it with its name, as one deed."""
    hand.click((2, 1))
    hand.stroke((2, 1), (2, 2), (1, 3))
    assert hand.map_text.chart.names == {(1, 3): "Edo"}
    assert hand.map_text.chart.spaces[2, 1].terrain == "land"
    assert hand.map_text.selection == {(1, 3)}
    assert hand.window.document.undo_stack.count() == 1
    hand.window.do("edit.undo")
    assert hand.text == SMALL


def test_copy_turn_and_paste(hand):
    """What is copied can be turned before it is laid down; names stay with the original."""
    hand.click((2, 1))
    hand.click((3, 2), keys=Qt.KeyboardModifier.ControlModifier)
    hand.window.do("edit.copy")
    hand.window.do("edit.paste")
    assert hand.workspace.toolbox.tool == "paste"
    hand.window.do("board.turn_right")
    hand.window.do("board.flip")
    hand.move((5, 3))
    assert len(hand.canvas.scene.marks.ghost_spaces) == 2
    before = len(hand.map_text.chart.spaces)
    hand.click((5, 3))
    assert len(hand.map_text.chart.spaces) == before + 2
    assert hand.window.document.undo_stack.undoText() == "Paste spaces"
    hand.window.do("edit.undo")
    assert hand.text == SMALL


def test_the_right_button_puts_what_is_carried_back(hand):
    """Whoever carries a copy and thinks better of it clicks with the right button, and nothing is laid."""
    hand.click((2, 1))
    hand.window.do("edit.copy")
    hand.window.do("edit.paste")
    assert any("right click puts it back" in text for text in hand.workspace.status().left)
    hand.click((5, 3), button=Qt.MouseButton.RightButton)
    assert hand.workspace.toolbox.tool == "select"
    assert hand.text == SMALL


def test_painting_by_keyboard(hand):
    """Number, arrows and Enter paint without a mouse; Shift and arrows draw a stroke."""
    hand.key(Qt.Key.Key_3)
    assert hand.workspace.toolbox.terrain == "village"
    hand.canvas.cursor_hex = (0, 3)
    hand.key(Qt.Key.Key_S)
    assert hand.canvas.cursor_hex == (1, 3)
    assert "land" in hand.canvas.accessibleDescription()
    hand.key(Qt.Key.Key_Return)
    assert hand.map_text.chart.spaces[1, 3].terrain == "village"
    hand.key(Qt.Key.Key_1)
    hand.qtbot.keyPress(hand.canvas, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    hand.qtbot.keyRelease(hand.canvas, Qt.Key.Key_Shift)
    assert hand.map_text.chart.spaces[1, 3].terrain == "land"
    assert hand.window.document.undo_stack.count() == 2


def test_all_six_directions_have_keys(hand):
    """Q W A S Z X go to the six neighbours, and round about back to the start."""
    hand.canvas.cursor_hex = (2, 2)
    places = []
    for key in (Qt.Key.Key_Q, Qt.Key.Key_W, Qt.Key.Key_S, Qt.Key.Key_X, Qt.Key.Key_Z, Qt.Key.Key_A):
        hand.key(key)
        places.append(hand.canvas.cursor_hex)
    assert places == [(2, 1), (3, 0), (4, 0), (4, 1), (3, 2), (2, 2)]


def test_bad_text_keeps_the_last_picture(hand):
    """While the text cannot be drawn the canvas shows what it was, says so, and does not edit."""
    document = hand.window.document
    shown = hand.canvas.scene.spaces
    document.replace_all(document.text.replace("terrain:", "terrain: ["), "Break it")
    hand.qtbot.waitUntil(lambda: hand.map_text.is_broken)
    assert hand.canvas.scene.spaces == shown
    assert hand.workspace.corners.note.isVisible()
    broken = document.text
    hand.workspace.take_terrain("sea")
    hand.click((2, 2))
    assert document.text == broken
    hand.window.do("edit.undo")
    assert not hand.map_text.is_broken
    assert not hand.workspace.corners.note.isVisible()


def test_typing_in_the_text_arrives_on_the_canvas(hand):
    """Both are views of one text."""
    document = hand.window.document
    document.replace_all(document.text.replace("~ v . . c ~", "~ v E . c ~"), "Type")
    hand.qtbot.waitUntil(lambda: hand.canvas.scene.spaces[1, 2].terrain == "capital")


def test_zoom_and_pan(hand):
    """The zoom box, the keys and the minimap move the view; fit shows all again."""
    whole = hand.canvas.view
    hand.window.do("board.zoom_in")
    assert hand.canvas.view.s > whole.s
    hand.canvas.pan(40, 0)
    hand.window.do("board.fit")
    assert hand.canvas.view == whole
    hand.qtbot.mouseClick(hand.workspace.corners.zoom_box.size_button, Qt.MouseButton.LeftButton)
    assert hand.workspace.corners.zoom_box.size_button.text() == "100 %"


def test_only_the_stroke_is_painted_anew(japanese):
    """A step of a stroke repaints the boxes around it, not the board."""
    hand = japanese
    hand.workspace.take_terrain("sea")
    hand.move((8, 12))
    old = hand.canvas.scene
    hand.move((9, 12))
    boxes = hand.canvas._painter.dirty(old, hand.canvas.scene, hand.canvas.view)
    assert boxes is not None
    assert sum(box.width * box.height for box in boxes) < 0.1 * hand.canvas.width() * hand.canvas.height()


def test_the_text_changes_by_few_characters(japanese):
    """A village on the published board is one character of the text."""
    hand = japanese
    before = hand.text
    hand.workspace.take_terrain("village")
    hand.click((9, 12))
    matcher = difflib.SequenceMatcher(None, before, hand.text, autojunk=False)
    changes = [code for code in matcher.get_opcodes() if code[0] != "equal"]
    assert len(changes) == 1
    assert hand.text[changes[0][3] : changes[0][4]] == "v"


def test_a_map_that_cannot_be_drawn_shows_nothing_of_the_one_before(hand, tmp_path):
    """Marks, numbers, players and selection of the map before are gone, and a sentence says why there is no board."""
    assert hand.canvas.scene.marks.errors | hand.canvas.scene.marks.warnings
    hand.map_text.select([(2, 1)])
    hand.workspace.strip.games.setText("2,000 games")
    torn = tmp_path / "torn.yaml"
    torn.write_text("schema: daimyo/map/1\ntitle: Torn\nterrain: [\n", encoding="utf-8")
    hand.window.open_path(torn)
    hand.wait_for_check()
    marks = hand.canvas.scene.marks
    assert (marks.errors, marks.warnings, marks.selected) == (frozenset(), frozenset(), frozenset())
    assert not hand.canvas.scene.spaces
    assert hand.workspace.corners.note.isVisible()
    assert hand.workspace.strip.games.text() == ""
    assert hand.workspace.player_choice.switch.buttons == {}
