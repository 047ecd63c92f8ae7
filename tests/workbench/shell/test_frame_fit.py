"""The window's frame: it comes late, and the window makes room for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins
from PySide6.QtWidgets import QApplication, QWidget

from workbench.shell.frame_fit import FrameFit


class Framed(QWidget):
    """A window whose desktop puts a frame round it when it likes."""

    def __init__(self):
        super().__init__()
        self.frame = QMargins()

    def frameGeometry(self):  # noqa: N802  # Qt's name
        """Give the window with its frame."""
        return self.geometry().marginsAdded(self.frame)


def test_a_late_frame_makes_the_window_smaller(qtbot):
    """As large as the screen, the window gives its frame room once that is there, and is then left alone."""
    window = Framed()
    qtbot.addWidget(window)
    fit = FrameFit(window)
    room = window.screen().availableGeometry()
    window.resize(room.size())
    window.show()
    QApplication.processEvents()
    assert window.size() == room.size()
    window.frame = QMargins(1, 20, 1, 5)
    QApplication.sendEvent(window, QEvent(QEvent.Type.Move))
    qtbot.waitUntil(lambda: window.frameGeometry().size() == room.size())
    window.resize(room.size())
    QApplication.processEvents()
    assert window.size() == room.size()
    assert fit.parent() is window


def test_a_frame_that_reaches_beyond_the_screen_is_brought_back(qtbot):
    """A window that fits but lies too low with its frame is moved up, not made smaller."""
    window = QWidget()
    qtbot.addWidget(window)
    fit = FrameFit(window)
    room = window.screen().availableGeometry()
    low = room.adjusted(40, 40, -40, 0)
    window.setGeometry(low)
    window.show()
    qtbot.waitUntil(lambda: window.frameGeometry().bottom() <= room.bottom())
    assert window.size() == low.size()
    assert fit.parent() is window


def test_a_frame_that_comes_without_a_word_is_seen(qtbot):
    """Where a frame moves nothing, nothing tells of it; the window makes room for it all the same."""
    window = Framed()
    qtbot.addWidget(window)
    FrameFit(window)
    room = window.screen().availableGeometry()
    window.resize(room.size())
    window.show()
    QApplication.processEvents()
    window.frame = QMargins(1, 20, 1, 5)
    qtbot.waitUntil(lambda: window.frameGeometry().size() == room.size())
