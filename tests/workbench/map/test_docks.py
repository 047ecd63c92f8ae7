"""The docks beside the canvas: palette, pieces, layers, inspector and board check act on the same text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLineF, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from workbench.map.canvas.corners import CanvasCorners
from workbench.map.tools.toolbox import LAYERS, TERRAINS


def test_the_palette_counts_live(japanese):
    """Counts and slots follow every stroke."""
    palette = japanese.workspace.left.palette_panel
    japanese.qtbot.waitUntil(lambda: palette.slots_label.text() == "39 of 39")
    assert [palette.rows[kind].number for kind in TERRAINS] == ["56", "84", "30", "3", "1", "–"]
    japanese.qtbot.mouseClick(palette.rows["village"], Qt.MouseButton.LeftButton)
    assert palette.rows["village"].isChecked()
    japanese.click((9, 12))
    assert palette.slots_label.text() == "40 of 39"
    assert palette.rows["village"].number == "31"


def test_the_player_count_shows_its_board(japanese):
    """With two players only Honshu is in play, and the numbers are those of that board."""
    switch = japanese.workspace.player_choice.switch
    japanese.qtbot.mouseClick(switch.buttons["2"], Qt.MouseButton.LeftButton)
    assert len(japanese.canvas.scene.spaces) == 91
    assert len(japanese.canvas.scene.outside) == 83
    assert japanese.workspace.left.palette_panel.slots_label.text() == "21 of 21"
    japanese.window.do("board.next_players")
    assert japanese.map_text.players == 3
    assert switch.buttons["3"].isChecked()


def test_renaming_a_settlement(japanese):
    """A name typed into the inspector replaces the old one in the text; a taken one is refused."""
    japanese.click((12, 9))
    field = japanese.workspace.inspector.name_field
    assert field.text() == "Akita"
    field.selectAll()
    japanese.qtbot.keyClicks(field, "Aomori")
    japanese.qtbot.keyClick(field, Qt.Key.Key_Return)
    assert "  Aomori: [12, 9]\n" in japanese.text
    assert "Akita" not in japanese.text
    assert japanese.window.document.undo_stack.undoText() == "Name Aomori"
    field.setText("Edo")
    japanese.qtbot.keyClick(field, Qt.Key.Key_Return)
    assert japanese.map_text.chart.names[12, 9] == "Aomori"
    assert field.text() == "Aomori"


def test_the_inspector_changes_kind_and_piece(japanese):
    """Kind and piece of what is selected are chosen from lists."""
    inspector = japanese.workspace.inspector
    japanese.click((9, 12))
    assert inspector.adjacent.text().startswith("land")
    choose(inspector.kind_field, "city")
    assert japanese.map_text.chart.spaces[9, 12].terrain == "city"
    choose(inspector.piece_field, "hokkaido")
    assert japanese.map_text.chart.spaces[9, 12].piece == "hokkaido"
    assert japanese.window.document.undo_stack.count() == 2


def choose(field: QComboBox, data: str) -> None:
    """Choose from a list as a person does."""
    field.setCurrentIndex(field.findData(data))
    field.activated.emit(field.currentIndex())


def test_player_counts_of_a_piece(japanese):
    """A tick lets a player count use the piece of what is selected."""
    japanese.click((17, 5))
    boxes = japanese.workspace.inspector.count_boxes
    assert [box.isChecked() for box in boxes.values()] == [False, False, True]
    boxes[3].click()
    assert "3: [honshu, kyushu-shikoku, hokkaido]" in japanese.text


def test_pieces_are_added_renamed_and_painted(hand):
    """The first piece takes all spaces; another is painted with its brush; names change everywhere."""
    panel = hand.workspace.left.pieces_panel
    assert panel.add("Main island")
    assert {space.piece for space in hand.map_text.chart.spaces.values()} == {"main-island"}
    assert hand.map_text.chart.is_sound
    assert panel.add("rest")
    hand.stroke((0, 3), (1, 3))
    assert [hand.map_text.chart.spaces[q, 3].piece for q in (0, 1, 2)] == ["rest", "rest", "main-island"]
    assert panel.rename("main-island", "home")
    assert "main-island" not in hand.text
    assert hand.map_text.chart.is_sound
    panel.select("rest")
    assert hand.map_text.selection == {(0, 3), (1, 3)}


def test_layers_by_key_and_tick(japanese):
    """Each layer has a key and a tick, and both show the same."""
    boxes = japanese.workspace.left.layers_panel.boxes
    assert list(boxes) == list(LAYERS)
    japanese.key(Qt.Key.Key_C)
    assert boxes["coordinates"].isChecked()
    assert japanese.canvas.scene.overlays.coordinates
    boxes["coordinates"].click()
    assert not japanese.canvas.scene.overlays.coordinates
    japanese.key(Qt.Key.Key_H)
    assert japanese.canvas.scene.heat.values[9, 12] > 0
    assert japanese.window.commands.actions["board.layer_heat"].isChecked()


def test_a_problem_is_marked_and_mended_by_its_button(japanese):
    """Two adjacent settlements are marked on the board; the button of the check mends them."""
    japanese.workspace.take_terrain("village")
    near = (9, 13)
    japanese.click(near)
    japanese.wait_for_check()
    assert near in japanese.canvas.scene.marks.warnings
    panel = japanese.workspace.problems_panel
    card = next(card for card in panel.cards if card.problem.code == "settlements-adjacent")
    card.chosen.emit(card.problem)
    assert near in japanese.map_text.selection
    card.fix_button.click()
    japanese.wait_for_check()
    codes = {problem.code for problem in japanese.window.document.problems}
    assert "settlements-adjacent" not in codes
    assert japanese.canvas.scene.marks.warnings == frozenset()


def test_the_views_go_round(hand):
    """Ctrl+E goes from both to the text alone, to the canvas alone, and back."""
    workspace = hand.workspace
    seen = []
    for _ in range(3):
        hand.window.do("board.next_view")
        seen.append((workspace.canvas.isVisibleTo(workspace), workspace.source.isVisibleTo(workspace)))
    assert seen == [(False, True), (True, False), (True, True)]


def test_the_hover_card_tells_the_effect(japanese):
    """Before a village is painted its card says what becomes of the slots, and which settlements it touches."""
    japanese.workspace.take_terrain("village")
    japanese.qtbot.waitUntil(lambda: japanese.map_text.wanted_slots() == 39)
    japanese.move((9, 13))
    card = japanese.workspace.corners.card
    assert card.isVisible()
    assert card.slots.text() == "39 → 40"
    assert "Edo" in card.touched.text()
    japanese.move((8, 13))
    assert card.change.text() == "capital → village"


def test_the_card_is_tied_to_its_hex(japanese):
    """A dotted line leads from the card to the rim of the hex, and goes with the card."""
    japanese.key(Qt.Key.Key_3)
    japanese.move((9, 12))
    card = japanese.workspace.corners.card
    leader = card.leader
    end = leader.line.translated(QPointF(leader.pos())).p2()
    away = QLineF(end, QPointF(*japanese.canvas.view.centre((9, 12)))).length()
    assert leader.isVisible()
    assert away == pytest.approx(japanese.canvas.view.s, abs=1)
    japanese.canvas.zoom(1.5)
    assert not card.isVisible()
    assert not leader.isVisible()


@pytest.fixture
def scan(tmp_path):
    """Give a small image in a file."""
    image = QImage(100, 80, QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(str(tmp_path / "scan.png"))
    return tmp_path / "scan.png"


@pytest.fixture
def underlay(hand, qtbot, scan):
    """Give the scan that lies under an open map."""
    found = hand.canvas.underlay
    hand.workspace.tracing.lay(scan)
    qtbot.waitUntil(lambda: found.path is not None)
    return found


def test_a_scan_has_a_row_among_the_overlays(hand, underlay, qtbot):
    """The row shows and hides the scan and says how strongly it shows, and goes with it."""
    row = hand.workspace.left.layers_panel.scan
    assert row.isVisibleTo(hand.workspace.left)
    assert row.file.text() == "scan.png"
    row.slider.setValue(80)
    assert underlay.opacity == 0.8
    assert row.percent.text() == "80 %"
    row.box.click()
    assert not underlay.is_shown
    hand.key(Qt.Key.Key_U)
    assert underlay.is_shown
    assert row.box.isChecked()
    row.calibrate.click()
    assert underlay.is_calibrating
    row.remove.click()
    assert underlay.path is None
    assert not row.isVisibleTo(hand.workspace.left)


def test_an_image_is_dropped_on_the_board(hand, scan, qtbot):
    """An image dropped on the canvas is traced; a map dropped there is left to the window."""
    canvas = hand.canvas

    def drop(path):
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(path))])
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        entered = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, mime, left, none)
        canvas.dragEnterEvent(entered)
        if entered.isAccepted():
            canvas.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, mime, left, none))
        return entered.isAccepted()

    assert not drop(hand.window.document.path)
    assert drop(scan)
    qtbot.waitUntil(lambda: canvas.underlay.path == scan)


def test_a_scan_belongs_to_its_map(hand, underlay, qtbot, japan):
    """Another map has no scan, the first finds its own again, and so does the next session."""
    underlay.set_opacity(0.3)
    place, first = underlay.place(), hand.window.document
    hand.window.open_path(japan)
    assert underlay.path is None
    hand.window.show_document(first)
    qtbot.waitUntil(lambda: underlay.path is not None)
    assert (underlay.opacity, underlay.place()) == (0.3, place)
    state = hand.workspace.saved_state()
    assert list(state["scans"]) == [str(first.path)]
    hand.workspace.restore_state(state)
    assert hand.workspace.saved_state()["scans"] == state["scans"]


def test_what_is_no_image_is_refused(hand, qtbot, tmp_path):
    """A file that cannot be read as an image is named in a notice."""
    (tmp_path / "scan.png").write_text("no image")
    with qtbot.waitSignal(hand.workspace.tracing.refused) as refused:
        hand.workspace.tracing.lay(tmp_path / "scan.png")
    assert refused.args == ["scan.png cannot be read as an image."]
    assert len(hand.window.notices.bars) == 1


def test_a_scan_is_calibrated_by_two_points(hand, underlay):
    """An image is laid under the board; four clicks put two of its points where they belong."""
    corner, scale = underlay.place()
    hand.window.do("board.calibrate")
    for point in ((0.0, 0.0), (0.0, 0.0), (1.0, 0.0), (2.0, 0.0)):
        underlay.take_point(point)
    assert underlay.place() == ((2 * corner[0], 2 * corner[1]), 2 * scale)
    assert not underlay.is_calibrating
    assert hand.text.startswith("# a small island")


def test_all_controls_have_names(japanese):
    """Whoever cannot see the controls hears what they are."""
    japanese.click((12, 9))
    kinds = (QAbstractButton, QComboBox, QLineEdit)
    nameless = [
        each
        for kind in kinds
        for each in japanese.workspace.findChildren(kind)
        if each.isVisible()
        and not (each.accessibleName() or each.text() or each.toolTip())
        and not each.objectName().startswith("qt_")
    ]
    assert nameless == []


@pytest.mark.parametrize("height", [700, 1000])
def test_a_problem_stays_whole_beside_a_selected_hex(japanese, height):
    """However much the inspector says of a hex, the first problem and its buttons are in sight without scrolling."""
    window, workspace = japanese.window, japanese.workspace
    window.resize(1100, height)
    workspace.inspector.about.counts[5].click()
    japanese.wait_for_check()
    japanese.click((12, 9))
    workspace.docks.show_right()
    card = workspace.problems_panel.cards[0]

    def is_whole():
        assert card.visibleRegion().boundingRect().height() == card.height()

    japanese.qtbot.waitUntil(is_whole)
    assert workspace.inspector.name_field.isVisible()


def test_the_note_of_a_broken_text_leaves_the_zoom_free(japanese):
    """At every width the note that the picture is an old one stands beside or below the buttons of the zoom."""
    document = japanese.window.document
    document.replace_all(document.text.replace("terrain:", "terrain: ["), "Break it")
    corners = japanese.canvas.findChild(CanvasCorners)
    japanese.qtbot.waitUntil(corners.note.isVisible)
    for width in (1000, 1100, 1300, 1600):
        japanese.window.resize(width, 700)
        corners.arrange()
        assert not corners.note.geometry().intersects(corners.zoom_box.geometry())
        assert japanese.canvas.rect().contains(corners.note.geometry())
