"""Hidden information at the table: nothing of it is painted or in reach of accessibility, screen up or down."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from workbench.canvas import painter as board_painter
from workbench.canvas import tokens
from workbench.canvas.scene import Token
from workbench.games.samurai.table import screen as privacy_screen
from workbench.games.samurai.table.hand import token_button
from workbench.table.agents.advice import Advice, Advised


def words_in_reach(window):
    """Walk the whole accessible tree of a window, shown or not, and give all its words."""
    found: list[str] = []
    texts = (
        QAccessible.Text.Name,
        QAccessible.Text.Description,
        QAccessible.Text.Value,
        QAccessible.Text.Help,
    )

    def walk(interface):
        found.extend(interface.text(kind) for kind in texts)
        for number in range(interface.childCount()):
            child = interface.child(number)
            if child is not None:
                walk(child)

    walk(QAccessible.queryAccessibleInterface(window))
    # What Qt leaves out of its tree because it is not shown must hold no secret either.
    for widget in window.findChildren(QWidget):
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel | QAbstractButton):
            found.append(widget.text())
    return [text for text in found if text]


def titles(person, seat):
    """Give the names of the tokens in a hand, whoever may see it."""
    view = person.sitting.rules.view(person.sitting.match.position, seat)
    return {person.sitting.names.token_title(token) for token in view.seen["hand"]}


def in_reach(person, seats):
    """Give the names of tokens of some hands that are in reach."""
    words = words_in_reach(person.window)
    secret = set().union(*(titles(person, seat) for seat in seats))
    return {title for title in secret if any(title in text for text in words)}


@pytest.fixture
def painted(monkeypatch):
    """Collect every token that is painted anywhere but on the board."""
    found: list[Token] = []
    paint = tokens.paint_token

    def watch(painter, token, *rest, **options):
        found.append(token)
        paint(painter, token, *rest, **options)

    monkeypatch.setattr(token_button, "paint_token", watch)
    monkeypatch.setattr(privacy_screen, "paint_token", watch)
    return found


def at_the_screen(person):
    """Begin with three people at one device and skip to the first turn: the screen is up."""
    person.begin(None, None, None)
    person.skip_setup()
    assert person.sitting.waits_for == 0
    assert person.workspace.privacy.isVisible()


def test_no_token_is_in_reach_while_the_screen_is_up(person, painted):
    """While nobody has the device the window holds no token's name and paints only backs."""
    at_the_screen(person)
    painted.clear()
    person.window.grab()
    assert painted
    assert all(token.is_back for token in painted)
    assert in_reach(person, (0, 1, 2)) == set()
    assert not person.window.commands.actions["play.see_all"].isEnabled()
    assert not person.workspace.toolbar_end.hiding.isEnabled()
    assert not person.board.isVisible()


def test_only_the_own_hand_is_in_reach_while_it_is_down(person, painted):
    """Who lifted the screen finds their own tokens; those of the others stay out of reach."""
    at_the_screen(person)
    person.qtbot.mouseClick(person.workspace.privacy.card.button, Qt.MouseButton.LeftButton)
    assert person.board.isVisible()
    mine = titles(person, 0)
    painted.clear()
    person.window.grab()
    faces = [token for token in painted if not token.is_back]
    assert {token.seat for token in faces} == {0}
    assert len(faces) == 5
    assert in_reach(person, (0,)) == mine
    assert in_reach(person, (1, 2)) <= mine


def test_the_screen_comes_back_and_takes_the_hand_along(person, painted):
    """After a turn the next person is asked for; what was in hand, aimed at or advised has left no word."""
    at_the_screen(person)
    person.key(Qt.Key.Key_Return, widget=person.workspace.privacy)
    name = next(token for token in person.sitting.hand(0) if token in person.gesture.options.places)
    person.pick(name)
    person.board.setFocus()
    person.key(Qt.Key.Key_Tab)
    person.stage.show_hint(
        Advice(
            "mcts",
            (
                Advised(
                    person.gesture.options.places[name][min(person.gesture.legal)], "Samurai 2 at Edo", "12 %"
                ),
            ),
        )
    )
    person.pick(name)
    person.key(Qt.Key.Key_Return)
    person.qtbot.mouseClick(person.strip.end_button, Qt.MouseButton.LeftButton)
    assert person.sitting.waits_for == 1
    assert person.workspace.privacy.isVisible()
    assert "Purple" in person.workspace.privacy.card.title.text()
    painted.clear()
    person.window.grab()
    assert all(token.is_back for token in painted)
    public = {play.title for turn in person.sitting.turns for play in turn.plays}
    assert in_reach(person, (0, 1, 2)) <= public
    assert not any("12 %" in text for text in words_in_reach(person.window))


def test_the_first_hand_is_chosen_in_secret(person):
    """The tray of tokens is emptied before the next person is asked for."""
    person.begin(None, None)
    person.key(Qt.Key.Key_Return, widget=person.workspace.privacy)
    assert person.stage.tray.isVisible()
    for _ in range(5):
        person.decide()
    assert person.sitting.waits_for == 1
    assert person.stage.tray.pieces == []
    assert in_reach(person, (0, 1)) == set()


def test_the_draft_needs_no_screen(person, painted):
    """Figures are placed in the open: the table stays in view, all hands face down, until the first turn."""
    person.begin(None, None)
    person.skip(12)
    assert person.sitting.phase == "draft"
    assert not person.workspace.privacy.isVisible()
    painted.clear()
    person.window.grab()
    assert all(token.is_back for token in painted)
    assert in_reach(person, (0, 1)) == set()
    first = person.sitting.decider
    person.decide()
    assert person.sitting.decider != first
    assert person.board.isVisible()
    person.skip_setup()
    assert person.sitting.waits_for == 0
    assert person.workspace.privacy.isVisible()


def test_autoplay_shows_the_table_but_no_hand(person, painted, monkeypatch):
    """While agents play for several people the board is in view and every hand face down; then the screen is back."""
    at_the_screen(person)
    person.key(Qt.Key.Key_Return, widget=person.workspace.privacy)
    person.window.do("play.autoplay")
    person.qtbot.waitUntil(lambda: person.sitting.decider == 1, timeout=60_000)
    assert person.board.isVisible()
    assert person.window.commands.actions["play.autoplay"].isEnabled()
    painted.clear()
    person.window.grab()
    assert all(token.is_back for token in painted)
    person.window.do("play.autoplay")
    assert person.workspace.privacy.isVisible() is (person.sitting.waits_for is not None)
    assert person.sitting.viewer is None


def test_space_must_be_held(person, monkeypatch):
    """A tap on the space bar lifts nothing; held long enough it does."""
    at_the_screen(person)
    screen = person.workspace.privacy
    screen.setFocus()
    person.key(Qt.Key.Key_Space, widget=screen)
    assert person.sitting.waits_for == 0
    assert not screen._holding.isActive()
    person.qtbot.keyPress(screen, Qt.Key.Key_Space)
    assert screen._holding.isActive()
    screen._holding.timeout.emit()
    assert person.sitting.viewer == 0
    assert person.sitting.waits_for is None


def test_an_own_hand_is_hidden_at_will(person, painted):
    """Hide turns the hand face down, names and all, until it is shown again."""
    at_the_screen(person)
    person.key(Qt.Key.Key_Return, widget=person.workspace.privacy)
    person.pick(next(iter(person.gesture.options.places)))
    person.window.do("play.hide")
    assert not person.window.commands.actions["play.hint"].isEnabled()
    painted.clear()
    person.window.grab()
    assert all(token.is_back for token in painted)
    assert in_reach(person, (0, 1, 2)) == set()
    person.window.do("play.hide")
    assert in_reach(person, (0,)) == titles(person, 0)


def test_the_designer_sees_all(person, painted):
    """With all hands open there is no screen, and every token is painted with its face."""
    at_the_screen(person)
    person.sitting.see_all(True)
    assert not person.workspace.privacy.isVisible()
    painted.clear()
    person.window.grab()
    assert {token.seat for token in painted if not token.is_back} == {0, 1, 2}
    assert in_reach(person, (0, 1, 2)) == titles(person, 0) | titles(person, 1) | titles(person, 2)


def test_the_board_shows_no_hidden_token(person, monkeypatch):
    """What the board's painter is given holds only tokens that lie open."""
    seen = []
    paint = board_painter.BoardPainter.paint

    def watch(self, painter, scene, *rest):
        seen.append(scene)
        paint(self, painter, scene, *rest)

    monkeypatch.setattr(board_painter.BoardPainter, "paint", watch)
    at_the_screen(person)
    person.key(Qt.Key.Key_Return, widget=person.workspace.privacy)
    person.window.grab()
    assert seen
    assert not seen[-1].tokens
    assert not seen[-1].marks.ghost_tokens


def test_open_captures_are_told_while_the_hand_is_face_down(person):
    """Two players' captures lie open in this edition: nothing says that they are hidden, hand up or down."""
    person.begin(None, "greedy")
    person.skip_setup()
    person.wait_for_me()
    assert not person.sitting.hides_captures
    person.window.do("play.hide")
    assert person.strip.is_hidden
    assert person.strip.about.caption.text() == "captured"
    assert "captured figures are hidden" not in words_in_reach(person.window)


def test_an_enter_that_is_held_lifts_no_screen(person):
    """Whoever keeps Enter down when the turn ends does not see the next hand, even where X lets go of it in between."""
    person.begin(None, None)
    screen, window = person.workspace.privacy, person.window.windowHandle()
    kind, none = QKeyEvent.Type, Qt.KeyboardModifier.NoModifier
    screen.card.button.setFocus()
    QApplication.sendEvent(window, QKeyEvent(kind.KeyPress, Qt.Key.Key_Return, none, "", True))
    assert screen.isVisible()
    for at, each in ((4_212_250, kind.KeyRelease), (4_212_250, kind.KeyPress), (4_212_290, kind.KeyRelease)):
        event = QKeyEvent(each, Qt.Key.Key_Return, none)
        event.setTimestamp(at)
        QApplication.sendEvent(window, event)
    assert screen.isVisible()
    event = QKeyEvent(kind.KeyPress, Qt.Key.Key_Return, none)
    event.setTimestamp(4_213_000)
    QApplication.sendEvent(window, event)
    assert not screen.isVisible()
