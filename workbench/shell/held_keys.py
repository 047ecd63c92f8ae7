"""Enter and the space bar do one thing while they are held: what that brings to the screen is not pressed as well."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QTextEdit, QWidget

KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
TEXTS = (QPlainTextEdit, QTextEdit)
GRACE = 30
"""How soon, in milliseconds, X presses a key again that it lets go only to repeat it."""


class HeldKeys(QObject):
    """Lets such a key into a window once for each time that it is pressed, except where it is written.

    Qt does not always see that X repeats a key: it lets go of it and presses it in the same moment. So what is let go
    waits a little, and is forgotten where that happens.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._let_go: QKeyEvent | None = None
        self._last = (0, 0)
        self._is_passing = False
        self._later = QTimer(self, interval=GRACE, singleShot=True)
        self._later.timeout.connect(self._pass_on)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch the keys where they come from the desktop, before any widget and any shortcut has them."""
        if watched is self._window:
            handle = self._window.windowHandle() if event.type() is QEvent.Type.Show else None
            if handle is not None:
                handle.installEventFilter(self)
            return False
        if self._is_passing or not isinstance(event, QKeyEvent) or event.key() not in KEYS:
            return False
        if event.type() is QEvent.Type.KeyRelease:
            self._take_release(event)
            return True
        is_held = event.isAutoRepeat() or (event.key(), event.timestamp()) == self._last
        if is_held and event.type() is QEvent.Type.KeyPress:
            self._later.stop()
            self._let_go = None
        elif not is_held:
            self._pass_on()
        if not is_held or _is_written(event.key()):
            return False
        event.accept()  # so that no shortcut takes it
        return True

    def _take_release(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        self._pass_on()
        self._last = (event.key(), event.timestamp())
        self._let_go = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text())
        self._let_go.setTimestamp(event.timestamp())
        self._later.start()

    def _pass_on(self) -> None:
        """Let go of the key that waits, if one does."""
        self._later.stop()
        event, self._let_go = self._let_go, None
        handle = self._window.windowHandle()
        if event is not None and handle is not None:
            self._is_passing = True
            QApplication.sendEvent(handle, event)
            self._is_passing = False


def _is_written(key: int) -> bool:
    """Say whether the widget with the focus writes a key, so that it means something each time it is repeated."""
    focused = QApplication.focusWidget()
    if key == Qt.Key.Key_Space and focused is not None:
        return focused.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    return isinstance(focused, TEXTS)
