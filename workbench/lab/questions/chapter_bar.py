"""The budget of an examination as a bar: a part for each chapter, filled as far as the clock and the chapters are."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.dress import theme, typeface

THICK, BETWEEN, TICK = 8, 2, 250
# Room between the names of two parts.
BESIDE = 10


class ChapterBar(QWidget):
    """A bar with a part for each chapter and the chapter's name below it."""

    ticked = Signal(float)
    """How many seconds have gone by since the beginning."""

    def __init__(self, parts: Sequence[tuple[str, str, float]], parent: QWidget) -> None:
        """Take names, titles and shares of the budget."""
        super().__init__(parent)
        self.parts = list(parts)
        whole = sum(share for _, _, share in parts)
        self._shares = [share / whole for _, _, share in parts]
        self.place, self.done = -1, 0.0
        self._began, self._seconds = 0.0, 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)
        self.setAccessibleName(self.tr("Progress"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Ask for the bar and a line of names."""
        return QSize(260, THICK + 4 + self._letters().height())

    def minimumSizeHint(self) -> QSize:
        """Give way before the buttons do."""
        return QSize(80, self.sizeHint().height())

    def _letters(self) -> QFontMetrics:
        return QFontMetrics(typeface.style("small"))

    def _widths(self, letters: QFontMetrics, whole: float) -> list[float]:
        """Give each part room for its name, and of what is left its share; only shares where names find no room."""
        names = [letters.horizontalAdvance(title) + BESIDE for _, title, _ in self.parts]
        left = whole - sum(names)
        if left < 0:
            return [share * whole for share in self._shares]
        return [name + share * left for name, share in zip(names, self._shares, strict=True)]

    def begin(self, seconds: float) -> None:
        """Begin with nothing done of so many seconds."""
        self.place, self.done, self._seconds = -1, 0.0, seconds
        self._began = time.monotonic()
        self._timer.start()
        self._say()

    def show_chapter(self, name: str) -> None:
        """Show that a chapter is worked on, and those before it are done; or once more, where all are."""
        self.place = [part for part, _, _ in self.parts].index(name)
        self.done = max(self.done, sum(self._shares[: self.place]))
        self._say()

    def end(self, *, is_whole: bool) -> None:
        """Show that everything is done, or how far it came before somebody stopped it."""
        self._timer.stop()
        self.place, self.done = len(self.parts), 1.0 if is_whole else self.done
        self._say()

    def _tick(self) -> None:
        gone = time.monotonic() - self._began
        if 0 <= self.place < len(self.parts) and self._seconds:
            # The clock fills a part, but never more than it: the chapter itself says when it is done.
            full = sum(self._shares[: self.place + 1])
            self.done = max(self.done, min(gone / self._seconds, full))
        self.ticked.emit(gone)
        self._say()

    def _say(self) -> None:
        self.setAccessibleDescription(f"{self.done:.0%}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parts, what is done of them, and their names."""
        painter = QPainter(self)
        painter.setFont(typeface.style("small"))
        letters, colours = painter.fontMetrics(), theme.current()
        left = before = 0.0
        parts = zip(self.parts, self._shares, self._widths(letters, self.width()), strict=True)
        for place, ((_, title, _), share, width) in enumerate(parts):
            room = max(1.0, width - BETWEEN)
            painter.fillRect(QRectF(left, 0, room, THICK), QColor(colours.line2))
            part = min(max((self.done - before) / share, 0.0), 1.0)
            painter.fillRect(QRectF(left, 0, room * part, THICK), QColor(colours.accent))
            painter.setPen(QColor(colours.ink if place == self.place else colours.ink2))
            text = letters.elidedText(title, Qt.TextElideMode.ElideRight, int(room))
            painter.drawText(QRectF(left, THICK + 2, room, letters.height()), text)
            left += width
            before += share
