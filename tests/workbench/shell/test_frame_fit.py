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
