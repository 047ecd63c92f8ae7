"""Notices: one at a time, in the room or with the document that they concern."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QTabBar

from engine.texts import shipped
from engine.texts.problem import Severity
from workbench.shell.notice import Notice


def seen(window):
    """Give the notices that are in sight."""
    return [bar.notice.text for bar in window.notices.bars if bar.isVisible()]


def test_notices_do_not_stack(window):
    """The newest is in sight alone; when it is answered the one before it is seen again."""
    window.say(Notice("One", topic="one"))
    window.say(Notice("Two", topic="two"))
    assert seen(window) == ["Two"]
    window.withdraw("two")
    assert seen(window) == ["One"]


def test_notices_stay_in_their_room(window):
    """What was said in a room waits there; what concerns the whole program is seen everywhere."""
    window.say(Notice("Here", topic="here"))
    window.show_workspace("lab")
    assert seen(window) == []
    window.say(Notice("Everywhere", topic="everywhere", is_for_all=True))
    assert seen(window) == ["Everywhere"]
    window.show_workspace("map")
    assert seen(window) == ["Everywhere"]
    window.withdraw("everywhere")
    assert seen(window) == ["Here"]


def test_a_notice_stays_with_its_document(window, japan, variant):
    """It follows into no other room, also not into one that shows what it showed before, and waits for its document."""
    window.open_path(variant)
    window.open_path(japan)
    window.say(Notice("About the map", document=window.document, topic="map"))
    assert seen(window) == ["About the map"]
    window.show_workspace("rules")
    assert seen(window) == []
    window.show_workspace("map")
    assert seen(window) == ["About the map"]


def test_a_notice_is_seen_once_its_document_is_in_sight_again(window, japan):
    """Closing the document before it shows what there is to say of the next one."""
    window.open_path(shipped.files("map")["japan"])
    window.say(Notice("About the first", document=window.document, topic="map"))
    window.open_path(japan)
    assert seen(window) == []
    window.desk.close(window.document)
    assert seen(window) == ["About the first"]


def test_a_notice_moves_nothing(window, qtbot):
    """It lies over the workspace, whose parts stay where they are, and is no wider than its sentence."""
    before = window.stack.geometry()
    window.say(Notice("One", topic="one"))
    assert window.stack.geometry() == before
    bar = window.notices.bars[-1]
    assert bar.isVisible()
    assert bar.width() < 200
    area = window.notices.geometry()
    over = window.stack.rect().translated(window.stack.mapTo(window, window.stack.rect().topLeft()))
    assert over.contains(area)
    window.resize(window.width() + 90, window.height())
    qtbot.waitUntil(lambda: abs(window.notices.geometry().center().x() - area.center().x() - 45) < 3)


def test_a_wide_notice_leaves_the_tabs_of_a_dock_free(window, qtbot):
    """In a small window the docks share a side, and the notice lies over the board, not over their tabs."""
    window.resize(1600, 950)
    window.open_path(shipped.files("map")["japan"])
    window.say(Notice("Unsaved changes of six-gates.yaml were kept. " * 2, Severity.WARNING, topic="wide"))
    window.resize(1100, 700)

    def tabs_are_free():
        tabs = next(bar for bar in window.workspace.findChildren(QTabBar) if bar.isVisible())
        lies_at = QRect(tabs.mapTo(window, QPoint(0, 0)), tabs.size())
        assert window.notices.isVisible()
        assert not window.notices.geometry().intersects(lies_at)

    qtbot.waitUntil(tabs_are_free)


def test_a_notice_keeps_out_of_the_way_of_the_mouse(window, monkeypatch):
    """If the mouse is where a notice would come, the notice comes at the foot."""
    window.say(Notice("One", topic="one"))
    there = window.notices.mapToGlobal(window.notices.rect().center())
    monkeypatch.setattr("workbench.shell.notice.QCursor.pos", lambda: there)
    window.say(Notice("Two", topic="two"))
    assert not window.notices.rect().contains(window.notices.mapFromGlobal(there))


def test_good_news_goes_by_itself(window):
    """What asks nothing goes after a while; what went wrong or wants an answer stays."""
    window.say(Notice("Stays", choices=(("Yes", lambda: None),), topic="one"))
    window.say(Notice("Wrong", Severity.WARNING, topic="two"))
    window.say(Notice("Done", topic="three"))
    assert [hasattr(bar, "passing") for bar in window.notices.bars] == [False, False, True]
    window.notices.bars[-1].passing.timeout.emit()
    assert seen(window) == ["Wrong"]


def test_the_keys_go_back_to_where_they_were(window, qtbot):
    """Who answers a notice goes on where the keys were before, not wherever comes next in the window."""
    window.open_path(shipped.files("map")["japan"])
    window.workspace.panes()[0].setFocus()
    before, answered = QApplication.focusWidget(), []
    window.say(Notice("Well?", Severity.WARNING, choices=(("Yes", lambda: answered.append(1)),)))
    button = window.notices.bars[-1].buttons[0]
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    button.click()
    assert answered == [1]
    assert QApplication.focusWidget() is before
