"""A window that fits the screen with its frame: the desktop puts that round it only after it is shown."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QWidget

# Desktops without frames never tell of one; after so long the window is left alone.
PATIENCE_MS = 3000
# And some put it round a window without a word: it is looked for so often.
AGAIN_MS = 100


class FrameFit(QObject):
    """Waits for the frame of a window and makes the window smaller, or moves it, where both do not fit the screen."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._fit)
        self._again = QTimer(self, interval=AGAIN_MS)
        self._again.timeout.connect(self._fit)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again when the window is shown and whenever it is moved: a frame that comes moves what is inside."""
        if event.type() is QEvent.Type.Show:
            QTimer.singleShot(PATIENCE_MS, self, self._leave_alone)
            self._again.start()
        if event.type() in (QEvent.Type.Show, QEvent.Type.Move, QEvent.Type.Resize):
            self._soon.start()
        return False

    def _leave_alone(self) -> None:
        self._window.removeEventFilter(self)
        self._again.stop()

    def _fit(self) -> None:
        window = self._window
        if window.isMaximized() or window.isFullScreen():
            return
        frame, room = window.frameGeometry(), window.screen().availableGeometry()
        if frame.size() != window.size():
            self._leave_alone()  # the frame is there: from now on the person decides
        over = (frame.size() - room.size()).expandedTo(QSize(0, 0))
        if over != QSize(0, 0):
            window.resize(window.size() - over)
            window.move(room.topLeft())
        elif not room.contains(frame):
            # A place kept from the last time is that of the window; its frame may reach beyond the screen.
            left = max(room.left(), min(frame.left(), room.right() - frame.width() + 1))
            top = max(room.top(), min(frame.top(), room.bottom() - frame.height() + 1))
            window.move(left, top)
