"""Enter and the space bar held: once they have done something, they are not pressed again for what comes after."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from workbench.shell.held_keys import HeldKeys

PRESS, RELEASE, OVERRIDE = QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease, QKeyEvent.Type.ShortcutOverride
NONE = Qt.KeyboardModifier.NoModifier


class Pressed(QPushButton):
    """A button that Enter presses, and the space bar when it is let go."""

    def keyPressEvent(self, event):  # Qt's name
        """Press it."""
        if event.key() == Qt.Key.Key_Return:
            self.click()
        else:
            super().keyPressEvent(event)


class Window(QWidget):
    """A window with a button and a text, whose Enter is watched."""

    def __init__(self):
        super().__init__()
        self.button, self.text = Pressed("Play"), QPlainTextEdit()
        self.clicks: list[int] = []
        self.button.clicked.connect(lambda: self.clicks.append(1))
        column = QVBoxLayout(self)
        column.addWidget(self.button)
        column.addWidget(self.text)
        HeldKeys(self)


@pytest.fixture
def window(qtbot):
    """Give the window as it is worked in."""
    made = Window()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    return made


def send(window, kind, at, *, repeats=False, key=Qt.Key.Key_Return):
    """Send a key as the desktop does, and give the event."""
    event = QKeyEvent(kind, key, NONE, "\r" if key == Qt.Key.Key_Return else " ", repeats)
    event.setTimestamp(at)
    event.ignore()
    QApplication.sendEvent(window.windowHandle(), event)
    return event


def test_a_held_enter_presses_once(window):
    """Neither a repeat that Qt tells of nor one that X hides, let go and pressed in the same moment, presses again."""
    window.button.setFocus()
    send(window, PRESS, 1000)
    assert len(window.clicks) == 1
    send(window, PRESS, 1300, repeats=True)
    for at in (1330, 1360):
        send(window, RELEASE, at)
        send(window, PRESS, at)
    assert len(window.clicks) == 1
    send(window, RELEASE, 1400)
    send(window, PRESS, 1520)
    assert len(window.clicks) == 2


def test_a_held_enter_is_no_shortcut(window):
    """What holds an Enter back tells Qt that it was taken, so that no shortcut does it over and over."""
    QShortcut(QKeySequence(Qt.Key.Key_Return), window)
    window.button.setFocus()
    assert not send(window, OVERRIDE, 1000).isAccepted()
    assert send(window, OVERRIDE, 1300, repeats=True).isAccepted()
    send(window, RELEASE, 1330)
    assert send(window, OVERRIDE, 1330).isAccepted()


def test_texts_take_a_held_enter(window, qtbot):
    """Where lines are written, a held Enter begins many."""
    window.text.setFocus()
    qtbot.waitUntil(window.text.hasFocus)
    send(window, PRESS, 1000)
    send(window, PRESS, 1300, repeats=True)
    send(window, RELEASE, 1330)
    send(window, PRESS, 1330)
    assert window.text.toPlainText() == "\n\n\n"


def test_a_held_space_bar_is_not_let_go_to_be_repeated(window, qtbot):
    """What is let go and pressed in the same moment stays down; once it is really let go the button hears of it."""
    window.button.setFocus()
    send_space = partial(send, window, key=Qt.Key.Key_Space)
    send_space(PRESS, 1000)
    assert window.button.isDown()
    for at in (1330, 1360):
        send_space(RELEASE, at)
        send_space(PRESS, at)
        assert window.button.isDown()
    assert not window.clicks
    send_space(RELEASE, 1400)
    qtbot.waitUntil(lambda: not window.button.isDown())
    assert len(window.clicks) == 1
