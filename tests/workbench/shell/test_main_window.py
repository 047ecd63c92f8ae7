"""The window as a person uses it: open, edit, save, close, and find everything again."""

from __future__ import annotations

import errno
import os
import re
import sys

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

from engine import games
from engine.texts import shipped
from engine.texts.problem import Edit
from workbench.app import Workbench
from workbench.dialogs.difference import DifferenceDialog
from workbench.dialogs.unsaved import UnsavedDialog
from workbench.dress import theme
from workbench.shell.rooms import ROOMS
from workbench.shell.tabs import LEAST_WIDTH


def edit(document):
    """Change a document a little."""
    document.apply([Edit(0, 0, "# mine\n")], "Comment")


def answer(qtbot, name):
    """Press a button of the question about unsaved changes as soon as it is asked; give the list of questions."""
    asked = []

    def press():
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, UnsavedDialog):
            asked.append(dialog)
            getattr(dialog, f"{name}_button").click()
        else:
            QTimer.singleShot(5, press)

    QTimer.singleShot(0, press)
    return asked


def press(window, words):
    """Press the button of a notice by its words."""
    found = [
        each for each in window.notices.findChildren(QPushButton) if each.text() == words and each.isVisible()
    ]
    assert found, f"no button {words}"
    found[0].click()


# ---------------------------------------------------------------- documents


def test_documents_open_in_their_workspaces(window, qtbot, japan, variant):
    """A map opens in MAP, a variant in RULES; each workspace has its own tabs."""
    window.files.open_paths([japan, variant])
    assert window.workspace_name == "rules"
    assert [each.name for each in window.tabs.documents] == ["quick.yaml"]
    assert window.windowTitle() == "quick.yaml — Daimyo"
    window.show_workspace("map")
    assert [each.name for each in window.tabs.documents] == ["japan.yaml"]
    assert window.workspace.source.pane.toPlainText() == japan.read_text(encoding="utf-8")


def test_the_modified_mark(window, qtbot, variant):
    """Unsaved changes show in the tab, the title and the status bar, and go when saved."""
    document = window.open_path(variant)
    qtbot.keyClicks(window.workspace.source.pane, "# ")
    qtbot.waitUntil(lambda: window.windowTitle() == "quick.yaml* — Daimyo")
    assert window.tabs.bar.accessibleTabName(0) == "quick.yaml, not saved"
    assert "edited, not saved" in window.status_bar.texts()
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert variant.read_text(encoding="utf-8").startswith("# ")
    qtbot.waitUntil(lambda: window.windowTitle() == "quick.yaml — Daimyo")
    assert not document.is_modified


def test_files_are_dropped_on_the_window(window, qtbot, japan, variant):
    """Files dragged from a folder are opened."""
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(japan)), QUrl.fromLocalFile(str(variant))])
    drop = QDropEvent(
        QPointF(300, 300),
        Qt.DropAction.CopyAction,
        dragged,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(drop)
    assert {each.name for each in window.desk} == {"japan.yaml", "quick.yaml"}


def test_a_file_dropped_on_a_text_is_opened_too(window, variant):
    """Neither text nor note writes down where a dropped file lies: they leave it to the window; words they take."""
    window.open_path(variant)
    dragged, words = QMimeData(), QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(variant))])
    dragged.setText(str(variant))
    words.setText("hand")
    for field in (window.workspace.source.pane, window.workspace.variants.details.note):
        assert not field.canInsertFromMimeData(dragged)
        assert field.canInsertFromMimeData(words)


def test_a_missing_file_is_a_notice(window, tmp_path):
    """What cannot be opened is said in a bar that goes away when closed."""
    assert window.open_path(tmp_path / "none.yaml") is None
    assert window.notices.bars[0].notice.text == "none.yaml: There is no such file."
    window.notices.bars[0].answered.emit()
    assert window.notices.bars == []


def test_tabs_by_key(window, qtbot, variant, tmp_path):
    """Ctrl+Tab goes round the documents of the workspace."""
    other = tmp_path / "other.yaml"
    other.write_bytes(variant.read_bytes())
    window.files.open_paths([variant, other])
    assert window.document.name == "other.yaml"
    window.do("view.next_document")
    assert window.document.name == "quick.yaml"
    window.do("view.previous_document")
    assert window.document.name == "other.yaml"


@pytest.mark.parametrize(
    ("action", "workspace", "name"),
    [("board.new", "map", "new-map.yaml"), ("experiment.new", "lab", "new.experiment.yaml")],
)
def test_new_documents(window, action, workspace, name):
    """A new document opens in its workspace, not saved yet."""
    window.do(action)
    assert window.workspace_name == workspace
    assert window.document.name == name
    assert window.document.is_modified


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("pl", ["Nowa mapa", "Nowy wariant", "Nowy eksperyment", "Nowe szukanie"]),
        ("de", ["Neue Karte", "Neue Variante", "Neues Experiment", "Neue Suche"]),
    ],
)
def test_new_documents_speak_the_language_of_the_window(window, titles):
    """Titles and comments of new documents are in the language of the interface."""
    files = window.files
    made = [files.new_map(), files.new_variant(), files.new_experiment(), files.new_search()]
    stated = [re.findall("^title: (.*)$", document.text, re.MULTILINE) for document in made]
    assert stated == [[title] for title in titles]
    for document in made:
        comments = re.findall("^# .*$", document.text, re.MULTILINE)
        assert comments
        assert not re.search(r"\b(the|is|it)\b", " ".join(comments))


def test_a_new_experiment_is_about_the_game_that_is_worked_on(window, qtbot):
    """From a variant of Naishi the lab begins with Naishi, whether one goes there or asks for an experiment."""
    window.open_path(shipped.find("variant", "naishi/base"))
    qtbot.waitUntil(lambda: window.workspace.game == "naishi")
    window.show_workspace("lab")
    qtbot.waitUntil(lambda: window.document is not None)
    assert "variants: [naishi/base]" in window.document.text
    window.show_workspace("rules")
    window.do("search.new")
    assert "variant: naishi/base" in window.document.text


def entry(menu, title):
    """Give an entry of a menu or of the menus in it, one for each game."""
    return next(
        each
        for part in menu.actions()
        for each in (part.menu().actions() if part.menu() is not None else [part])
        if each.text() == title
    )


def test_a_new_variant_of_an_edition_in_one_click(window, qtbot):
    """The menu lists the editions, and choosing one starts a variant of it."""
    menu = QMenu()
    window.files.fill_new_variant_menu(menu)
    assert [each.text() for each in menu.actions()] == [facts.title for facts in games.all_facts()]
    entry(menu, "Samurai (2016)").trigger()
    assert "extends: 2016" in window.document.text
    qtbot.waitUntil(lambda: window.document.is_checked)
    assert window.document.problems == ()


def test_shipped_documents_are_copied_when_edited(window, qtbot):
    """Typing into a shipped document makes a copy of it in the same tab, and says so."""
    menu = QMenu()
    window.files.fill_shipped_menu(menu, "variant")
    entry(menu, "Samurai (2016)").trigger()
    document = window.document
    assert document.is_shipped
    assert "shipped with Daimyo" in window.status_bar.texts()
    qtbot.keyClicks(window.workspace.source.pane, "#")
    assert document.name == "2016-copy.yaml"
    assert "You are editing a copy" in window.notices.bars[0].notice.text
    window.do("edit.undo")
    assert (document.name, document.is_shipped, window.notices.bars) == ("2016.yaml", True, [])


# ---------------------------------------------------------------- saving


def test_save_as(window, qtbot, variant, tmp_path, monkeypatch):
    """The text goes to the chosen file, and the document goes on with that one."""
    document = window.open_path(variant)
    edit(document)
    target = tmp_path / "elsewhere.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.do("file.save_as")
    assert target.read_text(encoding="utf-8").startswith("# mine\n")
    assert document.path == target
    assert not variant.read_text(encoding="utf-8").startswith("# mine\n")
    assert window.files.recent.paths()[0] == target


def test_a_full_disk_is_a_notice(window, qtbot, variant, monkeypatch):
    """A save that fails says why and what can be done; the document stays modified."""
    document = window.open_path(variant)
    edit(document)

    def fail(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    window.do("file.save")
    assert "the disk is full" in window.notices.bars[0].notice.text
    assert document.is_modified
    monkeypatch.undo()
    window.do("file.save")
    assert window.notices.bars == []
    assert not document.is_modified


def test_a_file_changed_outside_is_offered(window, qtbot, variant):
    """The bar offers to reload or to keep one's own text, and undo takes a reload back."""
    document = window.open_path(variant)
    edit(document)
    mine = document.text
    variant.write_text(mine.replace("Quick", "Theirs"), encoding="utf-8")
    qtbot.waitUntil(lambda: bool(window.notices.bars))
    assert [title for title, _ in window.notices.bars[0].notice.choices] == [
        "Reload",
        "Keep mine",
        "Show difference",
    ]
    press(window, "Reload")
    assert "Theirs" in document.text
    assert window.notices.bars == []
    window.do("edit.undo")
    assert document.text == mine
    variant.write_text("# theirs again\n", encoding="utf-8")
    qtbot.waitUntil(lambda: bool(window.notices.bars))
    press(window, "Keep mine")
    assert document.text == mine
    assert document.is_modified


def test_the_difference_is_shown(window, qtbot, variant):
    """The lines of both sides are shown, then the question stands again."""
    document = window.open_path(variant)
    edit(document)
    variant.write_text("schema: daimyo/variant/1\ntitle: Theirs\n", encoding="utf-8")
    qtbot.waitUntil(lambda: bool(window.notices.bars))
    seen = []

    def look():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, DifferenceDialog)
        seen.append(dialog.text.toPlainText())
        dialog.reject()

    QTimer.singleShot(0, look)
    press(window, "Show difference")
    assert "-title: Theirs" in seen[0]
    assert "+# mine" in seen[0]
    assert window.notices.bars


# ---------------------------------------------------------------- closing


def test_closing_with_unsaved_changes_can_be_cancelled(window, qtbot, variant):
    """Cancel keeps document and window as they are."""
    document = window.open_path(variant)
    edit(document)
    asked = answer(qtbot, "cancel")
    window.do("file.close")
    assert asked
    assert window.document is document
    asked = answer(qtbot, "cancel")
    assert not window.close()
    assert asked
    assert window.isVisible()


def test_unsaved_documents_are_named_before_their_folders(window, qtbot, variant):
    """Several are listed by name, with the folder behind or that they have none yet; the whole path is the tip."""
    edit(window.open_path(variant))
    edit(window.files.new_map())
    asked = answer(qtbot, "cancel")
    assert not window.close()
    names = asked[0].findChild(QListWidget)
    assert [names.item(row).text() for row in range(names.count())] == [
        f"quick.yaml · {variant.parent}",
        "new-map.yaml · not saved yet",
    ]
    assert str(variant) in names.item(0).toolTip()


def test_closing_can_save(window, qtbot, variant):
    """Save writes the file, then closes."""
    edit(window.open_path(variant))
    answer(qtbot, "save")
    window.do("file.close")
    assert window.document is None
    assert variant.read_text(encoding="utf-8").startswith("# mine\n")


def test_closing_can_discard(window, qtbot, variant):
    """Discard closes and leaves the file alone."""
    before = variant.read_bytes()
    edit(window.open_path(variant))
    answer(qtbot, "discard")
    assert window.close()
    assert variant.read_bytes() == before


def test_a_failed_save_keeps_the_window_open(window, qtbot, variant, monkeypatch):
    """If saving on the way out fails, nothing is closed."""
    edit(window.open_path(variant))

    def fail(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    answer(qtbot, "save")
    assert not window.close()
    assert window.document.is_modified


def test_quitting_with_several_documents_asks_once(window, qtbot, variant, tmp_path):
    """One question names all of them; saving asks for names where there are none."""
    other = tmp_path / "other.yaml"
    other.write_bytes(variant.read_bytes())
    for document in window.files.open_paths([variant, other]):
        edit(document)
    asked = answer(qtbot, "save")
    assert window.close()
    assert len(asked) == 1
    for path in (variant, other):
        assert path.read_text(encoding="utf-8").startswith("# mine\n")


def test_a_never_saved_document_asks_for_a_name_on_the_way_out(window, qtbot, monkeypatch):
    """Giving no name means staying."""
    window.do("board.new")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    answer(qtbot, "save")
    assert not window.close()
    assert window.document is not None


def test_the_close_button_of_a_tab(window, qtbot, variant):
    """The cross on a tab closes that document."""
    window.open_path(variant)
    qtbot.waitUntil(lambda: window.tabs.bar.count() == 1)
    close = window.tabs.bar.findChildren(QAbstractButton)
    next(each for each in close if each.accessibleName() == "Close quick.yaml").click()
    assert window.desk.documents == []


# ---------------------------------------------------------------- the next start


@pytest.mark.parametrize("left", [room.name for room in ROOMS])
def test_the_next_start_finds_everything_again(workbench, qtbot, qapp, stored, japan, variant, left):
    """Open files, their tabs, the shown ones and the workspace are restored, whichever was left."""
    window = workbench.window
    other = variant.with_name("other.yaml")
    other.write_bytes(variant.read_bytes())
    window.files.open_paths([other, variant, japan])
    window.show_document(window.desk.find(other))
    window.show_workspace(left)
    titles = window.windowTitle()
    window.close()
    again = Workbench(qapp, stored)
    again.start([])
    qtbot.waitUntil(lambda: len(again.desk.documents) >= 3)
    assert again.window.workspace_name == left
    assert left == "lab" or again.window.windowTitle() == titles
    assert [document.path for document in again.desk if document.has_file] == [other, variant, japan]
    again.window.show_workspace("rules")
    assert again.window.document is again.desk.find(other)
    assert again.recent.paths() == [japan, variant, other]
    again.farewell()
    again.window.hide()
    again.window.deleteLater()


@pytest.mark.parametrize("left", ["rules", "lab"])
def test_the_start_after_a_crash_finds_what_was_open(workbench, qtbot, qapp, stored, japan, variant, left):
    """Without a farewell too the files, the shown ones and the workspace are those that were left."""
    window = workbench.window
    window.keeping.setInterval(0)
    window.files.open_paths([japan, variant])
    window.show_workspace(left)
    qtbot.waitUntil(lambda: not window.keeping.isActive())
    again = Workbench(qapp, stored)
    again.start([])
    assert again.window.workspace_name == left
    assert [document.path for document in again.desk if document.has_file] == [japan, variant]
    again.window.show_workspace("rules")
    assert again.window.document is again.desk.find(variant)
    again.farewell()
    again.window.hide()
    again.window.deleteLater()


# ---------------------------------------------------------------- everything is reachable


def visit_all(window, variant, japan):
    """Enter every workspace with and without documents."""
    for room in ROOMS:
        window.show_workspace(room.name)
        yield room.name
    window.files.open_paths([japan, variant])
    for room in ROOMS:
        window.show_workspace(room.name)
        yield room.name


def is_named(widget):
    """Say whether a control tells what it is to those who cannot see it."""
    return bool(widget.accessibleName() or getattr(widget, "text", str)() or widget.windowTitle())


def test_every_control_has_a_name(window, qtbot, japan, variant):
    """Whatever takes the focus, or is pressed, has an accessible name."""
    nameless = set()
    for name in visit_all(window, variant, japan):
        window.refresh()
        for widget in window.findChildren(QWidget):
            is_control = isinstance(widget, QAbstractButton) or widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            is_qts_own = type(widget).__name__ == "QToolBarExtension" or isinstance(
                widget.parent(), QLineEdit
            )
            is_inner = widget.objectName().startswith("qt_") or is_qts_own
            if is_control and not is_inner and widget.isVisible() and not is_named(widget):
                nameless.add(f"{name}: {type(widget).__name__} in {type(widget.parent()).__name__}")
    assert nameless == set()


def test_there_is_one_window(window, qtbot, japan, variant):
    """No part of a workspace ever flashes up as a window of its own."""
    # What another test has left is none of this window's parts.
    others = {widget for widget in QApplication.topLevelWidgets() if widget is not window}
    for _ in visit_all(window, variant, japan):
        shown = {widget for widget in QApplication.topLevelWidgets() if widget.isVisible()}
        assert shown - others == {window}
    assert QApplication.activeWindow() is window


def test_nothing_is_clipped_in_a_small_window(window, qtbot, japan, variant):
    """At 1100 x 700 every part lies inside the window, and the right dock is a tab of the left one."""
    window.resize(1100, 700)
    for name in visit_all(window, variant, japan):
        window.refresh()
        QTest.qWait(0)
        assert (window.width(), window.height()) == (1100, 700)
        assert window.minimumSizeHint().width() <= 1100, name
        assert window.minimumSizeHint().height() <= 700, name
        corner = window.stack.mapTo(window, QPoint(window.stack.width(), window.stack.height()))
        assert corner.x() <= 1100
        assert corner.y() <= 700
    assert window.show_workspace("map").docks.is_narrow
    window.resize(1500, 900)
    qtbot.waitUntil(lambda: not window.show_workspace("map").docks.is_narrow)


def test_f6_goes_round_the_window(window, qtbot, variant):
    """The keyboard reaches the rail, the tabs and the workspace itself, and comes round again."""
    window.open_path(variant)
    qtbot.waitUntil(window.tabs.bar.isVisible)
    seen = []
    for _ in range(12):
        window.focus_next_pane()
        seen.append(QApplication.focusWidget())
    assert window.rail.buttons["rules"] in seen
    assert window.tabs.bar in seen
    assert any(window.workspace.isAncestorOf(widget) for widget in seen)
    assert len(set(seen)) < len(seen)


def test_an_unexpected_error_is_told_calmly(workbench, qtbot, tmp_path):
    """An error nobody caught is written to the log and shown in a bar; the program goes on."""
    try:
        raise ValueError("a defect")
    except ValueError:
        workbench.unexpected_errors.note(*sys.exc_info())
    assert "ValueError: a defect" in workbench.window.notices.bars[0].notice.text
    assert "a defect" in workbench.unexpected_errors.log.read_text(encoding="utf-8")
    press(workbench.window, "Copy the report")
    assert "Traceback" in QApplication.clipboard().text()


def test_a_long_name_ends_within_the_menu_bar(window):
    """It is shortened in its middle, an ampersand is seen as one, and a name with room stands whole."""
    bar = window.menuBar()
    window.resize(1100, 700)
    bar.set_title("Fish & rice " * 20)
    assert bar.title.geometry().right() <= bar.width()
    assert "…" in bar.title.text() and bar.title.text().startswith("Fish && rice")
    bar.set_title("Short")
    assert bar.title.text() == "Short — Daimyo"


def test_the_theme_follows_the_setting(workbench):
    """The window wears the theme that is set."""
    assert theme.current() is theme.LIGHT


def test_many_tabs_keep_their_names(window):
    """Where many documents are open in a small window their names stay readable, and arrows scroll the tabs."""
    window.resize(1100, 700)
    for path in shipped.files("map").values():
        window.open_path(path)
    window.refresh()
    bar = window.tabs.bar
    assert bar.count() == len(shipped.files("map"))
    for number in range(bar.count()):
        assert bar.tabRect(number).width() >= min(bar.tabSizeHint(number).width(), LEAST_WIDTH)


def test_a_long_name_in_the_menu_bar_is_shortened_in_its_middle(window):
    """Beside the menus of a small window it keeps its beginning and its end, and is whole where there is room."""
    bar, name = window.menuBar(), "a-name-of-a-map-that-goes-on-and-on-for-ever-and-a-day.yaml"
    for width, is_whole in ((1000, False), (1600, True)):
        window.resize(width, 700)
        bar.set_title(name)
        QApplication.processEvents()
        text = bar.title.text()
        assert text.startswith("a-name") and text.endswith("Daimyo")
        assert (text == f"{name} — Daimyo") is is_whole
        assert bar.title.geometry().right() < bar.width()


@pytest.mark.parametrize("width", [1000, 1100])
def test_many_tabs_fill_the_room_there_is(window, width):
    """The shown tab is in sight with as many others as there is room for, and arrows that are seen lead to the rest."""
    window.resize(width, 700)
    for path in shipped.files("map").values():
        window.open_path(path)
    window.refresh()
    QApplication.processEvents()
    bar = window.tabs.bar
    arrows = [bar.findChild(QToolButton, f"Scroll{side}Button") for side in ("Left", "Right")]
    room = min(arrow.x() for arrow in arrows)
    tabs = [bar.tabRect(number) for number in range(bar.count())]
    seen = [tab.left() >= 0 and tab.right() <= room for tab in tabs]
    assert seen[bar.currentIndex()] and sum(tab.width() for tab in tabs) > room
    assert sum(seen) >= room // LEAST_WIDTH
    picture = arrows[0].grab().toImage()
    colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    assert len(colours) > 4
