"""The shelf in the window: games are gone on with, renamed, thrown away and brought back by mouse and keys."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from engine.records import record as records
from workbench.dress import theme
from workbench.table.shelf.branch_list import ASIDE
from workbench.table.shelf.game_entry import DOT, SeatSigns
from workbench.table.shelf.kept import Kept
from workbench.table.shelf.shelf_tools import ShelfTools


@pytest.fixture
def shelf(person, played):
    """Give a table whose shelf holds a game, its branch, and another game."""
    table = person.workspace
    first = played(None, None, turns=8)
    first.given_title = "First"
    branch = first.branch(first.turns[3].last)
    branch.given_title = "Branch"
    other = played(None, "greedy", turns=5, seed=9)
    other.given_title = "Other"
    for sitting in (other, branch, first):
        table.store.keep(sitting)
    table.show_shelf()
    return table.shelf_page


def titles(page):
    """Give the titles of the cards."""
    return [card.game.title for card in page.cards.values() if isinstance(card.game, Kept)]


def card_of(page, title):
    """Give the card of a game."""
    return next(card for card in page.cards.values() if card.game.title == title)


def test_the_shelf_lists_games_and_branches(shelf, person):
    """Each game has a card with its picture; the branch stands beside its parent, joined by the turn."""
    assert titles(shelf) == ["First", "Branch", "Other"]
    assert [turn for _, turn in shelf.board.joints] == [4]
    assert person.workspace.title() == "Shelf"
    assert person.workspace.status().left[0].startswith("3 game")
    assert shelf.detail.headline.text() == "Turn 9, Gold to play"
    assert [shelf.detail.branches.item(row).text().strip() for row in range(2)] == ["First", "Branch"]
    asides = [shelf.detail.branches.item(row).data(ASIDE) for row in range(2)]
    games = {game.title: game for game in shelf.games}
    assert asides == [
        f"turn {games['First'].turn}",
        f"from {games['Branch'].origin.from_turn}, now {games['Branch'].turn}",
    ]
    assert shelf.detail.family.text() == "1"
    shelf.detail.branches.grab()


def test_a_long_title_leaves_room_for_its_dot(shelf):
    """The mark of a game that is in no file stands beside the dots of a title that is cut off, not on them."""
    card = card_of(shelf, "First")
    card.title.setText("A title that is longer than any card " * 4)
    picture = card.grab().toImage()
    ratio, at = picture.devicePixelRatio(), card.title.geometry()
    ground = picture.pixelColor(round(at.right() * ratio), round(at.top() * ratio))
    gap = round((at.right() - 2 * DOT - 3) * ratio)
    column = {picture.pixelColor(gap, round(y * ratio)).name() for y in range(at.top(), at.bottom())}
    assert column == {ground.name()}


def test_no_kind_of_games_is_cut_off(qtbot):
    """Where the row is too short the filter stands below it, and every word and number is whole."""
    tools = ShelfTools()
    qtbot.addWidget(tools)
    tools.resize(1600, 60)
    tools.show()
    tools.show_games([])
    assert tools.filter.y() == tools.order.y()
    buttons = tools.kinds.buttons.values()
    whole = [button.width() for button in buttons]
    others = sum(part.sizeHint().width() for part in (tools.kinds, tools.order, tools.views))
    tools.resize(others + 120, 120)
    qtbot.waitUntil(lambda: tools.filter.y() > tools.order.y())
    qtbot.waitUntil(lambda: [button.width() for button in buttons] == whole)
    tools.resize(1600, 60)
    qtbot.waitUntil(lambda: tools.filter.y() == tools.order.y())


def test_on_an_empty_shelf_enter_begins_a_game(person):
    """Where no game is yet the keys are at New game, and Enter leads to the set-up."""
    table = person.workspace
    table.show_shelf()
    page = table.shelf_page
    assert not page.cards
    assert person.window.focusWidget() is page.new_button
    person.qtbot.keyClick(page.new_button, Qt.Key.Key_Return)
    assert table.setup_page.isVisible()


def test_without_a_game_the_toolbar_speaks_of_none(person):
    """What held of the game that was left, who is asked for or that it is over, is said no more on the shelf."""
    person.begin(None, None)
    words = person.workspace.toolbar_end.words
    assert words.text() == "First say that it is you"
    person.workspace.show_shelf()
    assert words.text() == "No game lies on the table"


def test_keys_walk_resume_rename_and_throw_away(shelf, person, qtbot):
    """Arrows choose, F2 renames in place, Delete throws away at once, Ctrl+Z brings back, Enter goes on."""
    shelf.focus_target.setFocus()
    qtbot.keyClick(shelf.cards[shelf.chosen.key], Qt.Key.Key_Right)
    assert shelf.chosen.title == "Branch"
    qtbot.keyClick(shelf.cards[shelf.chosen.key], Qt.Key.Key_F2)
    field = shelf.cards[shelf.chosen.key].title_field
    field.setText("Kyoto <b>first</b>")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert shelf.chosen.title == "Kyoto <b>first</b>"
    qtbot.keyClick(shelf.cards[shelf.chosen.key], Qt.Key.Key_Left)
    qtbot.keyClick(shelf.cards[shelf.chosen.key], Qt.Key.Key_Delete)
    assert sorted(titles(shelf)) == ["Kyoto <b>first</b>", "Other"]
    orphan = card_of(shelf, "Kyoto <b>first</b>")
    assert any("which is gone" in label.text() for label in orphan.findChildren(QLabel))
    assert person.workspace.can_undo
    person.window.do("edit.undo")
    assert sorted(titles(shelf)) == ["First", "Kyoto <b>first</b>", "Other"]
    assert not person.workspace.can_undo
    shelf.choose(card_of(shelf, "First").game.key)
    shelf.focus_target.setFocus()
    qtbot.keyClick(shelf.focus_target, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: person.sitting is not None, timeout=60_000)
    assert person.sitting.title == "First"


def test_renaming_leaves_the_page_where_it_stood(shelf, person, qtbot):
    """The renamed card stays in sight, in a window so low that the page scrolls."""
    person.window.resize(1100, 500)
    shelf.focus_target.setFocus()
    qtbot.keyClick(shelf.cards[shelf.chosen.key], Qt.Key.Key_F2)
    field = shelf.cards[shelf.chosen.key].title_field
    field.setText("Renamed")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert shelf.area.verticalScrollBar().maximum() > 0
    card = shelf.cards[shelf.chosen.key]
    assert card.game.title == "Renamed"
    assert not card.visibleRegion().isEmpty()
    assert shelf.area.verticalScrollBar().value() == 0


def test_keys_speak_to_the_games_when_the_shelf_is_shown(person, qtbot):
    """Whoever goes from the board to the shelf by key stands on the game that was left."""
    person.begin(None, None)
    person.skip_setup()
    person.window.do("play.see_all")
    person.board.setFocus()
    person.window.do("play.shelf")
    shelf = person.workspace.shelf_page
    assert shelf.focus_target.hasFocus()
    assert shelf.chosen.title == "Playtest 1"
    qtbot.keyClick(shelf.focus_target, Qt.Key.Key_Delete)
    assert shelf.cards == {}
    assert [bar.notice.topic for bar in person.window.notices.bars] == ["shelf"]
    person.window.do("edit.undo")
    assert titles(shelf) == ["Playtest 1"]
    assert person.window.notices.bars == []


def test_escape_leaves_a_title_as_it_was(shelf, qtbot):
    """A new name that was given up changes nothing, nor does an empty one."""
    for key, text in ((Qt.Key.Key_Escape, "No"), (Qt.Key.Key_Return, "   ")):
        card = card_of(shelf, "First")
        card.rename()
        card.title_field.setText(text)
        qtbot.keyClick(card.title_field, key)
        assert titles(shelf)[0] == "First"


def test_filters_and_orders(shelf, qtbot):
    """Words of titles, maps and names, and the kind of game, leave fewer cards."""
    qtbot.keyClicks(shelf.tools.filter, "oth")
    assert titles(shelf) == ["Other"]
    shelf.tools.filter.setText("nothing of the kind")
    assert not shelf.nothing.isHidden()
    shelf.tools.filter.clear()
    shelf.tools.kinds.buttons["finished"].click()
    assert titles(shelf) == []
    shelf.tools.kinds.buttons["all"].click()
    shelf.tools.order.setCurrentIndex(shelf.tools.order.findData("title"))
    assert titles(shelf)[-1] == "Other"


def test_a_kept_game_goes_to_a_file(shelf, person, tmp_path, monkeypatch):
    """Save as file writes the record without opening the game, and the shelf says so."""
    path = tmp_path / "first.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    shelf.detail.file_button.click()
    assert records.verify(records.load(path)).ok
    assert shelf.detail.is_kept.text() == "saved in a file"


def test_what_went_wrong_at_the_shelf_lies_over_no_other_page(shelf, person):
    """The reason why a game cannot be gone on with stands over the shelf, and goes with it."""
    person.workspace.arrivals.failed.emit(ValueError("Nothing follows."))
    bars = person.window.notices.bars
    assert [bar.notice.text for bar in bars] == ["Nothing follows."]
    person.window.do("play.set_up")
    assert not bars


def test_a_damaged_game_can_only_be_thrown_away(shelf, person):
    """It says in a sentence what is wrong, and the others stand where they stood."""
    (person.workspace.store.folder / "bad.json").write_text("{", encoding="utf-8")
    shelf.refresh()
    assert titles(shelf) == ["First", "Branch", "Other"]
    card = shelf.cards["bad"]
    shelf.choose("bad")
    assert "cannot be read: it is not JSON" in card.accessibleName()
    assert "cannot be read" in shelf.detail.about.text()
    assert not shelf.detail.resume_button.isEnabled()
    shelf.detail.delete_button.click()
    assert "bad" not in shelf.cards


def test_the_shelf_fits_a_small_window_in_both_themes(shelf, person):
    """Two columns and the details over the cards when asked for; every card lies within the page."""
    from workbench.settings import THEME

    person.window.resize(1100, 700)
    for word in ("dark", "light"):
        person.window.settings.set(THEME, word)
        assert not person.window.grab().isNull()
    assert person.window.width() < theme.NARROW
    assert {stand.column for stand in shelf._stands} == {0, 1}
    assert shelf.detail.isHidden()
    assert all(card.geometry().right() <= shelf.area.viewport().width() for card in shelf.cards.values())
    shelf.show_detail(shelf.chosen.key)
    assert shelf.rect().contains(shelf.detail.geometry())


def test_words_of_games_are_shown_as_written(shelf):
    """No label of the shelf takes a title for markup."""
    shelf.rename(shelf.chosen.key, "<img src='x'>")
    shown = [label for label in shelf.findChildren(QLabel) if "<img" in label.text()]
    assert shown
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in shown)


def test_games_are_filtered_by_game_and_any_is_analysed(shelf, person, played, qtbot):
    """With games of two kinds one of them can be shown alone; each can be analysed, over or not."""
    table = person.workspace
    assert not shelf.tools.game.isVisibleTo(shelf)
    over = played("greedy", "greedy", seed=8)
    over.given_title = "Over"
    table.store.keep(over)
    kept = table.store.find(over.origin.key)
    assert isinstance(kept, Kept)
    other = dict(kept.record, game="naishi")
    table.store.file("elsewhere").write_text(records.text(other), encoding="utf-8")
    table.show_shelf()
    assert shelf.tools.game.isVisibleTo(shelf)
    shelf.tools.game.setCurrentIndex(shelf.tools.game.findData("samurai"))
    assert "elsewhere" not in shelf.cards
    assert set(titles(shelf)) == {"First", "Branch", "Other", "Over"}
    shelf.choose(card_of(shelf, "First").game.key)
    assert shelf.detail.analyse_button.isEnabled()
    shelf.choose(over.origin.key)
    assert shelf.detail.resume_button.text() == "Look at it"
    qtbot.mouseClick(shelf.detail.analyse_button, Qt.MouseButton.LeftButton)
    assert shelf.detail.resume_button.text() == "Making the rules ready…"
    qtbot.waitUntil(lambda: table.sitting is not None and table.is_analysed, timeout=60_000)
    assert shelf.detail.resume_button.text() == "Look at it"
    table.page.analyst.stop()


def test_the_last_place_leads_to_a_position(shelf, person, qtbot):
    """The dashed tile after the last game leads to the set-up of a position, by mouse and by key."""
    last = max(card.geometry().bottom() for card in shelf.cards.values())
    assert shelf.position_tile.geometry().bottom() >= last
    shelf.position_tile.setFocus()
    qtbot.keyClick(shelf.position_tile, Qt.Key.Key_Space)
    assert not person.workspace.is_at_shelf
    assert person.workspace.setup_page.position_button.isVisibleTo(person.workspace)


def test_the_shelf_as_a_list(shelf, person, qtbot):
    """A switch shows rows instead of cards, branches indented, with the same keys; the choice is kept."""
    switch = shelf.tools.views.buttons["list"]
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert titles(shelf) == ["First", "Branch", "Other"]
    assert [card.level for card in shelf.cards.values()] == [0, 1, 0]
    tops = [card.y() for card in shelf.cards.values()]
    assert tops == sorted(set(tops))
    assert not shelf.board.joints
    shelf.focus_target.setFocus()
    qtbot.keyClick(shelf.cards[shelf.chosen.key], Qt.Key.Key_Down)
    assert shelf.chosen.title == "Branch"
    assert "branch of First" in shelf.cards[shelf.chosen.key].accessibleDescription()
    qtbot.keyClick(shelf.cards[shelf.chosen.key], Qt.Key.Key_F2)
    field = shelf.cards[shelf.chosen.key].title_field
    field.setText("Kyoto")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert titles(shelf) == ["First", "Kyoto", "Other"]
    qtbot.keyClick(shelf.cards[shelf.chosen.key], Qt.Key.Key_Delete)
    assert titles(shelf) == ["First", "Other"]
    state = person.workspace.saved_state()
    shelf.tools.choose_view("cards")
    person.workspace.restore_state(state)
    assert shelf.is_list


def test_the_columns_of_the_list_stand_below_each_other(shelf, qtbot):
    """Whatever a row's branch, seats and buttons: each column begins where it does in every other row."""
    qtbot.mouseClick(shelf.tools.views.buttons["list"], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    rows = list(shelf.cards.values())
    assert {row.level for row in rows} == {0, 1}
    starts = [
        [label.x() for label in row._columns]
        + [each.x() for each in row.findChildren(SeatSigns)]
        + [row.resume_button.x(), row.resume_button.width()]
        for row in rows
    ]
    assert starts[1:] == starts[:-1]
    for row in rows:
        ends = [row.title, *row._columns, *row.findChildren(SeatSigns), row.resume_button]
        assert all(one.geometry().right() < other.x() for one, other in pairwise(ends))
