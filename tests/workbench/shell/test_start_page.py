"""Start pages: thumbnails of boards, recent files, and ways to begin, by mouse and by keys."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from engine import games
from workbench.map.new_map import NewMapDialog
from workbench.settings import THEME
from workbench.shell.recent import MOST
from workbench.shell.start import glance, glances
from workbench.shell.start.document_card import DocumentCard
from workbench.shell.start.start_page import AT_FIRST
from workbench.tour.steps import STEPS
from workbench.widgets.controls import Glyph
from workbench.widgets.plain_label import PlainLabel


@pytest.fixture
def page(window, qtbot):
    """Give the start page of the map, all its pictures drawn."""
    made = window.show_workspace("map").welcome
    qtbot.waitUntil(made.isVisible)
    settle(made, qtbot)
    return made


def settle(page, qtbot):
    """Wait until everything was looked at."""
    qtbot.waitUntil(lambda: not page.glances.is_busy, timeout=20_000)


def card_of(page, title):
    """Give the card of a title."""
    return next(card for card in page.document_cards if card.title.text() == title)


def test_every_shipped_map_has_its_picture_and_its_facts(page):
    """The published board comes first, with its player counts and its sizes."""
    assert page.shipped.cards[0].title.text() == "Japan"
    assert card_of(page, "Japan").lines[0].text() == "2, 3, 4 players"
    assert card_of(page, "Japan").lines[1].text() == "91 to 174 spaces"
    assert all(card.has_picture for card in page.document_cards)
    assert not page.recent.isVisible()


@pytest.mark.parametrize(
    ("title", "sign", "words"),
    [
        ("Twin Lakes", "half a turn", "93 spaces, half a turn"),
        ("Three Commas", "a third of a turn", "133 spaces, a third of a turn"),
        ("Snow Crystal", "a sixth of a turn", "223 spaces, a sixth of a turn"),
        ("Two Courts", "", "189 to 234 spaces"),
    ],
)
def test_a_symmetric_board_shows_its_sign(page, title, sign, words):
    """The symmetry of a board stands on its card as a sign and in words, its description on hover."""
    card = card_of(page, title)
    assert card.lines[1].text() == words
    assert [glyph.toolTip() for glyph in card.findChildren(Glyph) if glyph.isVisible()] == [
        *([sign] if sign else []),
        "shipped with Daimyo",
    ]
    assert len(card.toolTip()) > 60


def test_variants_begin_with_the_usual_game_and_tell_of_themselves(window, qtbot):
    """The page of rules begins with the game whose boards are drawn; on hover a variant says what it is for."""
    page = window.show_workspace("rules").welcome
    settle(page, qtbot)
    games_shown = list(dict.fromkeys(card.lines[0].text() for card in page.shipped.cards))
    assert games_shown[0] == games.usual().title
    assert len(games_shown) == len(games.all_facts())
    assert "quick game" in card_of(page, "Short game").toolTip()


def test_the_status_bar_says_what_can_be_done_here(window, page):
    """While no document is open it says how to begin by mouse and by keys."""
    window.refresh()
    assert any("Enter opens" in text for text in window.status_bar.texts())


def test_pictures_are_drawn_off_the_windows_thread_and_once(window, qtbot, monkeypatch):
    """Each picture is drawn on another thread, and again only in another theme."""
    drawn = []
    draw = glance.picture_of
    monkeypatch.setattr(glances, "_kept", {})

    def noted(*given):
        drawn.append(threading.current_thread())
        return draw(*given)

    monkeypatch.setattr(glance, "picture_of", noted)
    page = window.show_workspace("map").welcome
    page._look()
    settle(page, qtbot)
    count = len(page.document_cards)
    assert len(drawn) == count
    assert threading.main_thread() not in drawn
    window.show_workspace("rules")
    window.show_workspace("map")
    settle(page, qtbot)
    assert len(drawn) == count
    window.settings.set(THEME, "dark")
    settle(page, qtbot)
    assert len(drawn) == 2 * count


def test_a_recent_file_is_shown_opened_and_forgotten_by_keys(window, page, qtbot, japan):
    """It stands before the shipped ones with its soundness; Enter opens it, Delete forgets it and leaves the file."""
    window.open_path(japan)
    window.files.close()
    settle(page, qtbot)
    card = page.recent.cards[0]
    assert card.title.text() == "japan.yaml"
    assert "edited" in card.lines[1].text()
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Return)
    assert window.document.path == japan
    window.files.close()
    card = page.recent.cards[0]
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Delete)
    assert not page.recent.cards
    assert QApplication.focusWidget() in page.shipped.cards
    assert japan.is_file()


def test_a_broken_file_says_so(window, page, qtbot, tmp_path):
    """A recent map with errors has the mark of errors, and one that is gone can be forgotten."""
    path = tmp_path / "torn.yaml"
    path.write_text("schema: daimyo/map/1\ntitle: Torn\nterrain: [\n", encoding="utf-8")
    window.open_path(path)
    window.files.close()
    settle(page, qtbot)
    marks = [
        child.accessibleName()
        for child in page.recent.cards[0].children()
        if hasattr(child, "accessibleName")
    ]
    assert any("error" in mark for mark in marks)
    path.unlink()
    page._show_recent()
    card = page.recent.cards[0]
    assert card.is_missing
    assert [button.text() for button in card.buttons] == ["Find it…", "Forget it"]
    qtbot.mouseClick(card.buttons[1], Qt.MouseButton.LeftButton)
    assert not page.recent.cards


def test_arrows_walk_the_cards(window, page, qtbot, japan):
    """Down goes from the recent files to the shipped ones, right to the next, up back."""
    window.open_path(japan)
    window.files.close()
    settle(page, qtbot)
    page.recent.cards[0].setFocus()
    qtbot.keyClick(page.recent.cards[0], Qt.Key.Key_Down)
    assert QApplication.focusWidget() is page.shipped.cards[0]
    qtbot.keyClick(page.shipped.cards[0], Qt.Key.Key_Right)
    assert QApplication.focusWidget() is page.shipped.cards[1]
    qtbot.keyClick(page.shipped.cards[1], Qt.Key.Key_Up)
    assert QApplication.focusWidget() is page.recent.cards[0]


def test_boards_of_a_player_count(page, qtbot):
    """Only the boards that have it are left, and all come back."""
    qtbot.mouseClick(page.players.buttons["6"], Qt.MouseButton.LeftButton)
    shown = [card.title.text() for card in page.shipped.cards if isinstance(card, DocumentCard)]
    assert shown == ["Snow Crystal", "Two Courts"]
    qtbot.mouseClick(page.players.buttons["0"], Qt.MouseButton.LeftButton)
    assert len(page.shipped.cards) == 8


def test_a_count_is_chosen_before_the_boards_were_read(window, qtbot):
    """Boards that are read after a count was chosen still take their places, and another width loses none of them."""
    glances._kept.clear()
    page = window.show_workspace("map").welcome
    qtbot.waitUntil(page.isVisible)
    qtbot.mouseClick(page.players.buttons["6"], Qt.MouseButton.LeftButton)

    def titles():
        return [card.title.text() for card in page.shipped.cards if isinstance(card, DocumentCard)]

    qtbot.waitUntil(lambda: titles() == ["Snow Crystal", "Two Courts"], timeout=20_000)
    glances._kept.clear()
    qtbot.mouseClick(page.players.buttons["5"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.players.buttons["6"], Qt.MouseButton.LeftButton)
    assert titles() == ["Snow Crystal", "Two Courts"]
    settle(page, qtbot)


def test_a_board_is_played_from_its_card(window, page, qtbot):
    """Play sets the table with it, and Generate asks for a board at random."""
    qtbot.mouseClick(card_of(page, "Twin Lakes").buttons[1], Qt.MouseButton.LeftButton)
    assert window.workspace_name == "table"
    assert window.workspace.setup_page.map_choice.path.name == "twin-lakes.yaml"
    window.show_workspace("map")
    page.buttons[2].click()
    dialog = window.findChild(NewMapDialog)
    assert dialog.kinds.currentItem().text() == "Random"
    dialog.reject()


def test_what_was_left_open_is_offered(window, stored, qtbot, japan, variant):
    """Files that lay open at the end and are not opened by themselves stand on a card that opens all of them."""
    window._left = [japan, variant]
    window.show_workspace("rules")
    page = window.show_workspace("map").welcome
    card = page._left_open.itemAt(0).widget()
    qtbot.mouseClick(card.buttons[-1], Qt.MouseButton.LeftButton)
    assert {document.path for document in window.desk} == {japan, variant}
    assert window.left_open() == []


def test_the_tour_stands_on_the_page(window, page, qtbot):
    """It is taken from its card, ticked as far as it went, gone on with, and begun again."""
    card = page.tour_card
    assert not card.again_button.isVisible()
    qtbot.mouseClick(card.take_button, Qt.MouseButton.LeftButton)
    assert window.tour.is_running
    for _ in range(8):
        window.tour.skip()
    window.tour.leave()
    assert card.take_button.text() == "Continue at step 9"
    assert card.chapters["board"][0]._state == "behind"
    window.show_workspace("map")
    qtbot.mouseClick(card.take_button, Qt.MouseButton.LeftButton)
    assert window.tour.step is STEPS[8]
    window.tour.leave()
    window.tour.take_again()
    assert window.tour.step is STEPS[0]
    window.tour.leave()


def test_when_a_file_was_written(page, tmp_path):
    """Today and yesterday are said, other days are dates."""
    path = Path(tmp_path, "a.yaml")
    path.write_text("")
    words = page._words
    assert words.edited(path).startswith("edited today")
    os.utime(path, (time.time() - 40 * 86400,) * 2)
    assert words.edited(path).startswith("edited ")
    assert "today" not in words.edited(path)
    assert words.edited(tmp_path / "gone.yaml") == ""


def test_a_room_that_is_entered_first_gives_its_first_card_the_keys(window, qtbot):
    """On the start page of every room the arrows walk the cards at once, whatever had the keys in the room before."""
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    window.workspace.take_focus()
    assert window.workspace.isAncestorOf(QApplication.focusWidget())
    window.show_workspace("rules")
    assert QApplication.focusWidget() is window.workspace.welcome.shipped.cards[0]


def wrote(path, title="Torn", picture="["):
    """Write a map that cannot be read."""
    path.write_text(f"schema: daimyo/map/1\ntitle: {title}\nterrain: {picture}\n", encoding="utf-8")
    return path


def test_a_week_of_maps_leaves_the_variants_their_place(window, qtbot, tmp_path, variant):
    """Of each kind the latest are remembered, and the menu lists the latest of all."""
    window.recent.note(variant, "variant")
    maps = [wrote(tmp_path / f"{number}.yaml") for number in range(MOST + 3)]
    for path in maps:
        window.recent.note(path, "map")
    assert window.recent.remembered("map") == maps[: -MOST - 1 : -1]
    assert window.recent.remembered("variant") == [variant]
    assert window.recent.paths() == maps[: -MOST - 1 : -1]
    page = window.show_workspace("rules").welcome
    settle(page, qtbot)
    assert [card.path for card in page.recent.cards] == [variant]


def test_all_recent_files_are_shown_and_fewer_again(window, qtbot, tmp_path):
    """The keyboard is on the first of those that came, and on the first of all when they go."""
    for number in range(AT_FIRST + 2):
        window.recent.note(wrote(tmp_path / f"{number}.yaml"), "map")
    page = window.show_workspace("map").welcome
    settle(page, qtbot)
    assert len(page.recent.cards) == AT_FIRST
    assert page.all_button.text() == f"All {AT_FIRST + 2}…"
    qtbot.mouseClick(page.all_button, Qt.MouseButton.LeftButton)
    assert len(page.recent.cards) == AT_FIRST + 2
    assert QApplication.focusWidget() is page.recent.cards[AT_FIRST]
    qtbot.mouseClick(page.all_button, Qt.MouseButton.LeftButton)
    assert len(page.recent.cards) == AT_FIRST
    assert QApplication.focusWidget() is page.recent.cards[0]


def test_a_card_has_a_menu(window, page, qtbot, japan):
    """A right click opens a menu and not the file; there and behind the dots a recent file is forgotten."""
    window.open_path(japan)
    window.files.close()
    settle(page, qtbot)
    card = page.recent.cards[0]
    qtbot.mouseClick(card, Qt.MouseButton.RightButton, pos=QPoint(40, 40))
    assert window.document is None
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, QPoint(40, 40), card.mapToGlobal(QPoint(40, 40))
    )
    QApplication.sendEvent(card, event)
    menu = card.findChild(QMenu)
    words = [action.text() for action in menu.actions() if action.text()]
    assert words == ["Open", "Play", "Show the folder", "Forget it"]
    menu.close()
    card.setFocus()
    qtbot.mouseClick(card.buttons[-1], Qt.MouseButton.LeftButton)
    menu = next(each for each in card.findChildren(QMenu) if each.isVisible())
    next(action for action in menu.actions() if action.text() == "Forget it").trigger()
    menu.close()
    qtbot.waitUntil(lambda: not page.recent.cards)
    assert japan.is_file()


def test_a_file_that_moved_is_found(window, page, qtbot, japan, monkeypatch):
    """It is asked for in the folder where it was; opened from elsewhere, its old place is forgotten."""
    window.open_path(japan)
    window.files.close()
    moved = japan.rename(japan.with_name("elsewhere.yaml"))
    page._show_recent()
    card = page.recent.cards[0]
    day = QLocale().toString(QDate.currentDate(), QLocale.FormatType.ShortFormat)
    assert card.accessibleName() == f"japan.yaml, file is not there, last seen {day}"
    asked = []

    def answer(*given):
        asked.append(given)
        return str(moved), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    qtbot.mouseClick(card.buttons[0], Qt.MouseButton.LeftButton)
    assert asked[0][1:3] == ("Find japan.yaml", str(japan.parent))
    assert window.document.path == moved
    assert window.recent.remembered("map") == [moved]


def test_problems_are_counted_and_what_has_no_picture_says_so(window, page, qtbot, tmp_path):
    """The number of errors stands beside their mark; a map that cannot be read says so in the room of its picture."""
    window.open_path(wrote(tmp_path / "torn.yaml"))
    window.files.close()
    settle(page, qtbot)
    card = page.recent.cards[0]
    assert not card.has_picture
    assert "cannot be drawn" in card.accessibleName()
    assert "1" in [label.text() for label in card.findChildren(PlainLabel)]
