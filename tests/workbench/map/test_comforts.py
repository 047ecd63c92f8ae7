"""What makes drawing pleasant: symmetry in every deed, mends for many at once, menus, and fields of the whole map."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog

from engine.maps.hexes import SYMMETRIES
from engine.texts import shipped
from engine.texts.problem import Edit, Fix, Severity
from engine.texts.saying import Name
from workbench.canvas import labels
from workbench.documents import mending
from workbench.dress import theme
from workbench.map.tools.clipping import Cell, pasted
from workbench.settings import LANGUAGE
from workbench.shell.session import Session

HEXAGON = """\
schema: daimyo/map/1
title: Hexagon
legend: {"~": sea, ".": land, v: village, c: city, E: capital}
origin: [-4, -2]
terrain:
  - "  ~ ~ ~"
  - " ~ v . ~"
  - "~ . . . ~"
  - " ~ . v ~"
  - "  ~ ~ ~"
players: [2]
names:
  North: [0, -1]
  South: [0, 1]
"""
PIECES = """\
schema: daimyo/map/1
title: Two pieces
legend: {"~": sea, ".": land, v: village}
terrain:
  - "v . v . v"
pieces: {A: west, B: east}
piece_of:
  - "A A A B B"
players:
  2: [west]
  3: [west, east]
"""


@pytest.fixture
def drawn(window, qtbot, tmp_path):
    """Give a function that opens a map's text and gives a hand over it."""
    from tests.workbench.map.conftest import opened

    def made(text, name="drawn.yaml"):
        (tmp_path / name).write_text(text, encoding="utf-8")
        return opened(window, qtbot, tmp_path / name)

    return made


@pytest.fixture
def turning(drawn):
    """Give a hand over a map of twofold symmetry, which is on."""
    hand = drawn(HEXAGON)
    hand.workspace.set_symmetry("2")
    hand.workspace.toolbox.set_centre((0, 0))
    return hand


def is_turned(hand):
    """Say whether the map is carried onto itself by half a turn."""
    spaces = {at: space.terrain for at, space in hand.map_text.chart.spaces.items()}
    return {SYMMETRIES["180°"](at): terrain for at, terrain in spaces.items()} == spaces


def test_a_terrain_key_takes_the_brush(hand):
    """Fill and line do not stay in hand; the brush has a button of its own."""
    hand.workspace.take_tool("fill")
    hand.window.do("board.paint_sea")
    assert (hand.workspace.toolbox.tool, hand.workspace.toolbox.terrain) == ("paint", "sea")
    hand.window.do("board.select")
    hand.workspace.tool_strip.tools["paint"].click()
    assert hand.workspace.toolbox.tool == "paint"


def test_moving_keeps_the_symmetry(turning):
    """What lies at the images moves to the images, with its own names, as one deed."""
    turning.workspace.take_tool("select")
    turning.click((0, -1))
    turning.stroke((0, -1), (1, -1))
    assert is_turned(turning)
    assert turning.map_text.chart.names == {(1, -1): "North", (-1, 1): "South"}
    assert turning.window.document.undo_stack.count() == 1


def test_a_settlement_that_is_moved_leaves_land_behind(turning):
    """Settlements move over a board that stays, with their images; together with land they take it along."""
    turning.map_text.select([(0, -1)])
    turning.workspace.take_tool("select")
    turning.stroke((0, -1), (-1, 0))
    spaces = turning.map_text.chart.spaces
    assert [spaces[at].terrain for at in ((0, -1), (0, 1), (-1, 0), (1, 0))] == [
        "land",
        "land",
        "village",
        "village",
    ]
    turning.map_text.select([(-1, 0), (0, -1)])
    turning.stroke((-1, 0), (-1, -1))
    assert (0, -1) not in turning.map_text.chart.spaces


def test_the_board_stays_under_the_mouse_while_it_grows(hand):
    """A hex painted beside the board moves nothing, so the same point is the same hex after it."""
    hand.workspace.take_tool("paint")
    beyond = min(hand.map_text.chart.spaces)
    beyond = (beyond[0] - 1, beyond[1])
    view = hand.canvas.view
    hand.click(beyond)
    assert beyond in hand.map_text.chart.spaces
    assert hand.canvas.view == view


def test_a_piece_is_kept_under_an_id_whatever_it_is_called(drawn):
    """A name with accents and blanks becomes an id that the schema takes; one without Latin letters is refused."""
    hand = drawn(PIECES)
    assert hand.workspace.left.pieces_panel.add("Północ 2")
    hand.wait_for_check()
    assert "polnoc-2" in hand.map_text.chart.piece_marks
    before = hand.text
    assert not hand.workspace.left.pieces_panel.add("北")
    assert hand.text == before


def test_pasting_keeps_the_symmetry(turning):
    """A copy falls on its images too."""
    turning.map_text.select([(0, -1)])
    turning.workspace.clipboard.copy()
    turning.workspace.clipboard.paste()
    turning.click((1, 0))
    assert is_turned(turning)
    assert turning.map_text.chart.spaces[1, 0].terrain == "village"


def test_spaces_that_meet_their_own_images_keep_the_symmetry(turning):
    """Of two spaces that come to lie on images of one another only one is laid down, with its own image."""
    hand, motions = turning, turning.workspace.toolbox.motions()
    cells = {(1, 1): Cell("village"), (-1, -1): Cell("city"), (2, 0): Cell("land")}
    assert hand.map_text.lay(pasted(cells, motions), "Paste")
    assert is_turned(hand)
    assert hand.map_text.chart.spaces[1, 1].terrain == "village"
    hand.map_text.paint({(0, -1): "village", (0, 1): "village", (1, 0): "city", (-1, 0): "city"}, "Paint")
    assert hand.map_text.carry({(0, -1): (1, -1), (1, 0): (-1, 1)}, "Move", motions)
    assert is_turned(hand)


def test_turning_erasing_and_the_fields_keep_the_symmetry(turning):
    """Whatever changes what is selected changes its images."""
    turning.map_text.select([(0, -1), (1, -1)])
    turning.window.do("board.turn_right")
    assert is_turned(turning)
    turning.map_text.select([(1, 0)])
    turning.workspace.inspector.paint_selection("city")
    assert is_turned(turning)
    assert turning.map_text.chart.spaces[-1, 0].terrain == "city"
    turning.canvas.setFocus()
    turning.window.do("board.delete")
    assert is_turned(turning)


def proposal(hand, *edits):
    """Give a problem of the open map that proposes edits."""
    found = hand.window.document.problems[0]
    return replace(found, fix=Fix(Name("Mend"), edits), severity=Severity.WARNING)


def test_a_mend_keeps_the_symmetry(turning):
    """A mend that changes a space changes its images, and is taken back as one."""
    before = turning.text
    place = before.index("v . ~")
    assert turning.window.fix_problem(proposal(turning, Edit(place, place + 1, "c")))
    assert is_turned(turning)
    assert turning.map_text.chart.spaces[0, 1].terrain == "city"
    turning.window.do("edit.undo")
    assert turning.text == before


def test_a_mend_that_brings_errors_is_not_made(hand):
    """The text stays, and a notice says why."""
    before = hand.text
    place = before.index("title")
    assert not hand.window.fix_problem(proposal(hand, Edit(place, place + 5, "tittle")))
    assert hand.text == before
    assert "new errors" in hand.window.notices.bars[-1].notice.text


def test_all_of_a_kind_are_mended_at_once(drawn, qtbot):
    """A picture whose rows all lie between the hexes is mended by one click, and one undo brings it back."""
    shifted = HEXAGON.replace('  - " ~ v . ~"', '  - "  ~ v . ~"').replace(
        '  - " ~ . v ~"', '  - "  ~ . v ~"'
    )
    hand = drawn(shifted)
    panel = hand.workspace.problems_panel
    torn = [problem for problem in panel.problems if problem.code == "cell-off-grid"]
    assert len(torn) == len(mending.alike(torn[0], panel.problems)) == 2
    card = next(card for card in panel.cards if card.problem.code == "cell-off-grid")
    card.all_button.click()
    hand.wait_for_check()
    assert hand.text == HEXAGON
    hand.window.do("edit.undo")
    assert hand.text == shifted


@pytest.mark.parametrize("symmetry", ["off", "2"])
def test_mending_all_keeps_what_one_mend_has_spared(drawn, symmetry):
    """Of two settlements that touch the smaller one gives way, with and without symmetry, and both images alike."""
    hand = drawn(HEXAGON.replace("~ v . ~", "~ v c ~").replace("~ . v ~", "~ c v ~").split("names:")[0])
    hand.workspace.set_symmetry(symmetry)
    hand.workspace.toolbox.set_centre((0, 0))
    panel = hand.workspace.problems_panel
    card = next(card for card in panel.cards if card.problem.code == "settlements-adjacent")
    card.all_button.click()
    hand.wait_for_check()
    assert is_turned(hand)
    kinds = [space.terrain for space in hand.map_text.chart.spaces.values()]
    assert (kinds.count("city"), kinds.count("village")) == (2, 0)


def test_a_picture_shifted_by_a_column_is_mended(drawn):
    """A whole picture between the hexes is put back by its mend."""
    shifted = HEXAGON.replace('  - "', '  - " ')
    hand = drawn(shifted)
    panel = hand.workspace.problems_panel
    assert hand.window.fix_problem(next(problem for problem in panel.problems if problem.fix))
    hand.wait_for_check()
    assert hand.text == HEXAGON


@pytest.mark.parametrize("torn", ['  - " ', '  - "  ~ v'])
def test_a_mend_may_show_what_could_not_be_seen_before(drawn, torn):
    """A picture that is put back lets the board be checked, and what that finds does not forbid the mend."""
    sound = HEXAGON.replace("players: [2]", "players: [2, 3, 4]")
    hand = drawn(sound.replace('  - "' if torn.endswith('" ') else '  - " ~ v', torn))
    (problem,) = hand.window.document.problems
    assert hand.window.fix_problem(problem)
    assert hand.text == sound
    hand.wait_for_check()
    assert hand.window.document.reading.count(Severity.ERROR) > 1
    hand.window.do("edit.undo")
    hand.wait_for_check()
    assert hand.window.document.problems == (problem,)


def test_many_problems_of_a_kind_are_folded(drawn, qtbot):
    """Of a kind three are listed and the rest by a click; going through all unfolds them."""
    marks = HEXAGON.replace("players:", "notes: {}\nfoo1: 1\nfoo2: 1\nfoo3: 1\nfoo4: 1\nfoo5: 1\nplayers:")
    hand = drawn(marks)
    panel = hand.workspace.problems_panel
    unknown = [card for card in panel.cards if card.problem.code == "unknown-key"]
    assert [card.listed.rest for card in unknown] == [0, 0, 2]
    qtbot.mouseClick(unknown[2].rest_button, Qt.MouseButton.LeftButton)
    assert sum(card.problem.code == "unknown-key" for card in panel.cards) == 5


def test_what_is_ignored_stays_so(drawn, window, qtbot, tmp_path):
    """Ignoring is written into the map, so that `validate` says no more of it either; undo takes it back."""
    from engine import documents
    from engine.texts.library import Library

    hand = drawn(HEXAGON)
    panel = hand.workspace.problems_panel
    card = next(card for card in panel.cards if card.can_ignore)
    code = card.problem.code
    card.ignore_button.click()
    assert "ignored: [" in hand.text
    hand.wait_for_check()
    assert code not in {problem.code for problem in panel.problems}
    window.files.save(window.document)
    found = documents.check(Library(), tmp_path / "drawn.yaml")
    assert all(problem.severity == "info" for problem in found if problem.code == code)
    window.do("edit.undo")
    hand.wait_for_check()
    assert code in {problem.code for problem in panel.problems}


def test_focus_comes_back_after_the_command_search(hand, qtbot):
    """Whatever was found, or nothing, the keys go to the board again."""
    from workbench.shell.command_search import CommandSearch

    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        hand.window.do("help.search")
        search = hand.window.findChild(CommandSearch)
        assert search.field.hasFocus()
        search.field.setText("brush")
        qtbot.keyClick(search.field, key)
        assert hand.canvas.hasFocus()
    assert hand.workspace.toolbox.tool == "paint"


def test_title_description_and_counts_of_the_map(hand):
    """Without a selection the inspector writes the lines of the whole map; the last player count stays."""
    about = hand.workspace.inspector.about
    assert about.isVisibleTo(hand.workspace.inspector)
    about.title.setText("Isle: new")
    about.title.editingFinished.emit()
    about.description.setPlainText("Small.")
    hand.qtbot.keyClick(about.description, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert 'title: "Isle: new"' in hand.text
    assert "description: Small." in hand.text
    about.counts[3].click()
    assert "players: [2, 3]" in hand.text
    about.counts[2].click()
    about.counts[3].click()
    assert "players: [3]" in hand.text
    assert about.counts[3].isChecked()
    about.title.setText("")
    about.title.editingFinished.emit()
    assert about.title.text() == "Isle: new"


def test_counts_of_a_map_with_pieces(drawn):
    """A new count uses every piece, one that goes takes its line along."""
    hand = drawn(PIECES)
    about = hand.workspace.inspector.about
    about.counts[4].click()
    assert "  4: [west, east]" in hand.text
    about.counts[3].click()
    assert list(hand.map_text.chart.players) == [2, 4]


def test_pieces_are_deleted(drawn):
    """Its hexes join the neighbour or go with it; the last piece leaves one board for all."""
    hand = drawn(PIECES)
    panel = hand.workspace.left.pieces_panel
    assert panel.delete("east")
    assert {space.piece for space in hand.map_text.chart.spaces.values()} == {"west"}
    assert hand.map_text.chart.is_sound
    assert panel.delete("west")
    assert hand.map_text.chart.piece_of is None
    assert "players: [2, 3]" in hand.text
    while hand.window.document.undo_stack.canUndo():
        hand.window.do("edit.undo")
    assert hand.text == PIECES
    assert panel.delete("east", with_spaces=True)
    assert len(hand.map_text.chart.spaces) == 3
    assert hand.map_text.chart.is_sound


def test_the_piece_brush_shows_the_pieces(drawn):
    """While it is in hand pieces are tinted, and the status bar says what it does."""
    hand = drawn(PIECES)
    assert not hand.canvas.scene.overlays.piece_tints
    hand.workspace.left.pieces_panel.choose("east")
    assert hand.canvas.scene.overlays.piece_tints
    assert "Gives hexes to East" in hand.workspace.status().left
    hand.workspace.take_tool("select")
    assert not hand.canvas.scene.overlays.piece_tints


@pytest.mark.parametrize("size", [(1600, 1000), (1100, 700)])
def test_the_names_of_neighbouring_pieces_are_in_sight(drawn, window, size):
    """Names that stand one below the other because they are long do not hang over the edge of the canvas."""
    window.resize(*size)
    names = ["a-very-long-northern-province", "another-long-middle-province", "the-longest-province-of-all"]
    text = PIECES.replace('"A A A B B"', '"A A B B C"').replace("B: east", "B: east, C: last")
    text = text.replace("[west, east]", "[west, east, last]")
    for short, name in zip(("west", "east", "last"), names, strict=True):
        text = text.replace(short, name)
    canvas = drawn(text).workspace.canvas
    canvas.fit()
    view, whole = canvas.view, canvas.height()
    found = labels.piece_names(canvas.composition.base, theme.current(), view.s)
    boxes = [labels.box(each, view) for each in found]
    assert len(boxes) == 3
    assert all(box.top >= -labels.CHIP_PADDING and box.bottom <= whole + labels.CHIP_PADDING for box in boxes)


def test_the_menu_of_the_canvas(hand):
    """The right button selects the hex below it and offers what can be done with it."""
    offered: list[QPoint] = []
    hand.canvas.wants_menu.disconnect()
    hand.canvas.wants_menu.connect(offered.append)
    hand.click((3, 2), Qt.MouseButton.RightButton)
    assert hand.map_text.selection == {(3, 2)}
    assert len(offered) == 1
    assert isinstance(offered[0], QPoint)
    menu = hand.workspace.context_menu.made()
    actions = {action.text(): action for action in menu.actions()}
    assert actions["Name it…"].isEnabled()
    kinds = {action.text(): action for action in actions["Make it"].menu().actions()}
    kinds["Village"].trigger()
    assert hand.map_text.chart.spaces[3, 2].terrain == "village"
    hand.key(Qt.Key.Key_Menu)
    assert len(offered) == 2


@pytest.mark.parametrize("ending", [".svg", ".png", ".pdf", ""])
def test_the_board_is_exported(hand, monkeypatch, tmp_path, ending):
    """File, export image: the board as it is shown, in the format of the name or of the chosen kind."""
    path = tmp_path / f"board{ending}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), "SVG (*.svg)"))
    hand.window.do("board.export")
    made = path if ending else path.with_name("board.svg")
    assert made.stat().st_size > 500
    if made.suffix == ".svg":
        assert ElementTree.parse(made).getroot().tag.endswith("svg")
    if made.suffix == ".png":
        assert QImage(str(made)).width() == 2400
    assert made.name in hand.window.notices.bars[-1].notice.text


def test_an_exported_board_looks_alike_in_each_format(drawn, tmp_path, monkeypatch):
    """Names of pieces are as large in dots as in lines, and the brush for pieces leaves no tint on paper."""
    from PySide6.QtGui import QPainter
    from PySide6.QtSvg import QSvgRenderer

    hand = drawn(PIECES)
    pictures = {}
    for tool in ("select", "piece"):
        hand.workspace.take_tool(tool)
        for ending in (".png", ".svg"):
            path = tmp_path / f"{tool}{ending}"
            monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, path=path: (str(path), ""))
            hand.window.do("board.export")
            pictures[tool, ending] = path
    assert pictures["select", ".svg"].read_text() == pictures["piece", ".svg"].read_text()
    dots = QImage(str(pictures["piece", ".png"]))
    lines = QImage(dots.size(), QImage.Format.Format_RGB32)
    painter = QPainter(lines)
    QSvgRenderer(str(pictures["select", ".svg"])).render(painter)
    painter.end()
    small = [each.scaled(60, 40).convertToFormat(QImage.Format.Format_Grayscale8) for each in (dots, lines)]
    apart = [
        abs(small[0].pixelColor(x, y).value() - small[1].pixelColor(x, y).value())
        for x in range(60)
        for y in range(40)
    ]
    assert sum(apart) / len(apart) < 6


def test_each_map_keeps_its_symmetry(drawn, window, tmp_path):
    """Going to another map and back, and the next start, find the symmetry that was on."""
    hand = drawn(HEXAGON, "one.yaml")
    hand.workspace.set_symmetry("3")
    hand.workspace.toolbox.set_centre((1, 1))
    drawn(PIECES, "two.yaml")
    assert hand.workspace.toolbox.symmetry == "off"
    state = hand.workspace.saved_state()
    window.open_path(tmp_path / "one.yaml")
    assert (hand.workspace.toolbox.symmetry, hand.workspace.toolbox.centre) == ("3", (1, 1))
    hand.workspace._symmetries.clear()
    hand.workspace.restore_state({"symmetries": [["x", "9", 0, 0], 3, *state["symmetries"]]})
    assert hand.workspace._symmetries == {str(tmp_path / "one.yaml"): ("3", 1, 1)}


def test_a_map_under_another_name_keeps_its_symmetry(drawn, window, tmp_path, qtbot, root):
    """Neither saving it elsewhere nor the first change of a shipped map, which makes a copy, loses what was on."""
    from tests.workbench.map.conftest import opened

    saved = drawn(HEXAGON, "one.yaml").window.document
    window.workspace.set_symmetry("3")
    assert window.desk.save(saved, tmp_path / "elsewhere.yaml") is None
    hand = opened(window, qtbot, root / "variants/maps/snow-crystal.yaml")
    hand.workspace.set_symmetry("6")
    hand.map_text.paint({(0, 0): "city"}, "Paint a city")
    copied = window.document
    drawn(PIECES, "two.yaml")
    for document, symmetry in ((saved, "3"), (copied, "6")):
        window.show_document(document)
        assert window.workspace.symmetry == symmetry


def test_a_new_map_takes_nothing_from_one_that_was_thrown_away(drawn, window, tmp_path):
    """Its name is free again; its symmetry and its scan are gone with it."""
    scan = QImage(60, 60, QImage.Format.Format_RGB32)
    for other in (True, False):
        workspace = drawn(PIECES, "two.yaml").workspace
        workspace._lay_on_desk("new-map.yaml", HEXAGON, "off")
        discarded = window.document
        workspace.set_symmetry("6")
        workspace.canvas.underlay.lay(tmp_path / "scan.png", scan, workspace.canvas.view, 400)
        if other:
            drawn(PIECES, "two.yaml")
        window.desk.close(discarded)
        workspace._lay_on_desk("new-map.yaml", HEXAGON, "off")
        assert window.document.path == discarded.path
        assert (workspace.symmetry, workspace.has_underlay, workspace.tracing._scans) == ("off", False, {})
        window.desk.close(window.document)


def test_a_crash_does_not_forget_the_symmetry(drawn, window, stored, qtbot, tmp_path):
    """The symmetry that is chosen on a map is on the disk a moment later, not only after a farewell."""
    hand = drawn(HEXAGON, "one.yaml")
    window.keeping.setInterval(0)
    hand.workspace.tool_strip.symmetry.buttons["6"].click()
    kept = [str(tmp_path / "one.yaml"), "6", *hand.workspace.toolbox.centre]
    qtbot.waitUntil(lambda: kept in Session(stored).state("map").get("symmetries", []))


def test_empty_hexes_are_shown_while_drawing(hand):
    """With the brush in hand the void around the board shows where hexes would lie."""

    def ground():
        QApplication.processEvents()
        picture = hand.canvas.grab().toImage()
        return sum(picture.pixelColor(x, 3).rgb() for x in range(0, picture.width(), 2))

    hand.workspace.take_tool("select")
    before = ground()
    hand.workspace.take_tool("paint")
    assert ground() != before


def test_a_board_for_fewer_counts_is_proposed(japanese):
    """Where the room is right for some player counts, the map can be made for them alone."""
    chart = japanese.map_text.chart
    fewer = {space.at for space in chart.spaces_for(3)}
    only_four = [space.at for space in chart.spaces_for(4) if space.is_settlement and space.at not in fewer]
    japanese.map_text.paint(dict.fromkeys(only_four[:6], "land"), "Paint land")
    japanese.wait_for_check()
    problem = next(each for each in japanese.window.document.problems if each.code == "slots-mismatch")
    assert problem.fix.title == "Only for 2 and 3 players"
    assert japanese.window.fix_problem(problem)
    assert list(japanese.map_text.chart.players) == [2, 3]


@pytest.mark.parametrize("width", [1000, 1280, 1600])
def test_the_tools_stay_where_they_are(drawn, qtbot, width):
    """A symmetry, and a map for other player counts, move no tool from under the mouse, and all of them are seen."""
    hand = drawn(HEXAGON, "one.yaml")
    hand.window.resize(width, 700)
    strip, toolbar = hand.workspace.tool_strip, hand.window.toolbar

    def places():
        QApplication.processEvents()
        assert toolbar.width() >= toolbar.sizeHint().width()
        return [button.mapTo(hand.window, QPoint()) for button in (*strip.tools.values(), strip.symmetry)]

    before = places()
    qtbot.mouseClick(strip.symmetry.buttons["6"], Qt.MouseButton.LeftButton)
    assert places() == before
    drawn(PIECES.replace("  3: [west, east]", "  3: [west, east]\n  4: [west, east]"), "two.yaml")
    assert places() == before
    drawn("schema: daimyo/map/1\ntitle: Nothing\n", "three.yaml")
    assert places() == before
    assert not hand.workspace.player_choice.words.isVisible()


def test_the_shown_count_stays_on_and_is_kept_with_its_map(drawn, window, tmp_path, qtbot):
    """A click on the count that is shown leaves it on; coming back to a map shows the count that was looked at."""
    hand = drawn(PIECES, "two.yaml")
    button = hand.workspace.player_choice.switch.buttons["3"]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.isChecked()
    drawn(HEXAGON, "one.yaml")
    assert hand.map_text.players == 2
    window.open_path(tmp_path / "two.yaml")
    assert hand.map_text.players == 3


def test_the_shown_count_of_every_map_outlasts_another_language(drawn, window, workbench, tmp_path, qtbot):
    """The other maps are shown for the count that was looked at as well."""
    drawn(PIECES, "two.yaml").map_text.show_players(2)
    before = drawn(HEXAGON.replace("players: [2]", "players: [3]"), "one.yaml").workspace
    workbench.settings.set(LANGUAGE, "pl")
    qtbot.waitUntil(lambda: window.workspace is not before)
    window.open_path(tmp_path / "two.yaml")
    assert window.workspace.map_text.players == 2


def test_a_fill_of_the_open_void_says_why_not(hand):
    """Nothing is painted, and a notice says what to do."""
    before = hand.text
    hand.workspace.take_tool("fill")
    hand.click((-3, -3))
    assert hand.text == before
    assert "no end" in hand.window.notices.bars[-1].notice.text


def test_a_map_opened_from_the_start_page_has_the_keys(window, qtbot):
    """The card that was pressed goes, and the board has the focus, not the next field that Qt finds."""
    page = window.workspace.welcome
    card = page.shipped.cards[0]
    card.setFocus()
    qtbot.waitUntil(card.hasFocus)
    qtbot.keyClick(card, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.document is not None)
    qtbot.waitUntil(window.workspace.canvas.hasFocus)


def test_a_proposal_is_read_in_full(drawn):
    """Its button has the room of its words where the dock gives it."""
    hand = drawn(HEXAGON.replace('  - "', '  - " '))
    card = next(card for card in hand.workspace.problems_panel.cards if card.problem.fix)
    assert card.fix_button.text() == "Take out the first column"


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_undo_stays_on_the_toolbar(workbench, window, qtbot, language):
    """In the smallest windows, too, undo and redo are in sight on a map of many player counts with a symmetry."""
    workbench.settings.set(LANGUAGE, language)
    window.open_path(shipped.files("map")["japan"])
    qtbot.waitUntil(lambda: window.workspace.map_text.chart is not None)
    for size in ((1000, 700), (1100, 700), (1250, 800), (1600, 950)):
        window.resize(*size)
        for symmetry in ("6", "off"):
            window.workspace.toolbox.set_symmetry(symmetry)
            for name in ("edit.undo", "edit.redo"):
                button = window.toolbar.widgetForAction(window.commands.actions[name])
                qtbot.waitUntil(button.isVisible)
