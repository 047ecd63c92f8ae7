"""The budget of an examination as a bar: a part for each chapter, filled as far as the clock and the chapters are."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from workbench.dress import theme, typeface
from workbench.lab.words import clock

THICK, BETWEEN, TICK = 10, 2, 250
# Of the colour of every other part so much is left, so that parts are told apart.
PALE = 0.68
# Room between the names of two parts.
BESIDE = 10


class ChapterBar(QWidget):
    """A bar with a part for each chapter and the chapter's name below it."""

    ticked = Signal(float)
    """How many seconds have gone by since the beginning."""

    def __init__(
        self, parts: Sequence[tuple[str, str, float]], parent: QWidget, full: Mapping[str, str] | None = None
    ) -> None:
        """Take names, short titles and shares of the budget, and the full titles by name."""
        super().__init__(parent)
        self.parts = list(parts)
        self._full = dict(full or {})
        # How long each chapter was worked on.
        self.spent: dict[str, float] = {}
        self.is_stopped = False
        whole = sum(share for _, _, share in parts)
        self._shares = [share / whole for _, _, share in parts]
        self.place, self.done = -1, 0.0
        self._began, self._changed, self._seconds = 0.0, 0.0, 0.0
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
        self.spent, self.is_stopped = {}, False
        self._began = self._changed = time.monotonic()
        self._timer.start()
        self._say()

    def show_chapter(self, name: str) -> None:
        """Show that a chapter is worked on, and those before it are done; or once more, where all are."""
        self._count()
        self.place = [part for part, _, _ in self.parts].index(name)
        self.done = max(self.done, sum(self._shares[: self.place]))
        self._say()

    def end(self, *, is_whole: bool) -> None:
        """Show that everything is done, or how far it came before somebody stopped it."""
        self._timer.stop()
        self._count()
        self.is_stopped = not is_whole and 0 < self.done < 1
        self.place, self.done = len(self.parts), 1.0 if is_whole else self.done
        self._say()

    def take_over(self, before: ChapterBar) -> None:
        """Stand where another bar stood."""
        self.done, self.spent, self.is_stopped = before.done, dict(before.spent), before.is_stopped
        self._say()

    @property
    def asked(self) -> str:
        """The chapter that is worked on, or none."""
        return self.parts[self.place][0] if 0 <= self.place < len(self.parts) else ""

    @property
    def gone(self) -> float:
        """How many seconds have gone by since the beginning."""
        return time.monotonic() - self._began

    def _count(self) -> None:
        """Count what the chapter that was worked on has taken."""
        now = time.monotonic()
        if 0 <= self.place < len(self.parts):
            name = self.parts[self.place][0]
            self.spent[name] = self.spent.get(name, 0.0) + now - self._changed
        self._changed = now

    def _tick(self) -> None:
        gone = self.gone
        if 0 <= self.place < len(self.parts) and self._seconds:
            # The clock fills a part, but never more than it: the chapter itself says when it is done.
            full = sum(self._shares[: self.place + 1])
            self.done = max(self.done, min(gone / self._seconds, full))
        self.ticked.emit(gone)
        self._say()

    def _say(self) -> None:
        self.setAccessibleDescription(f"{self.done:.0%}")
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tell under the mouse which chapter a part is and how long it took."""
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.words_at(event.pos().x()), self)
            return True
        return super().event(event)

    def words_at(self, x: float) -> str:
        """Give what is told of the part at a place."""
        widths = self._widths(self._letters(), self.width())
        for (name, title, _), width in zip(self.parts, widths, strict=True):
            x -= width
            if x < 0:
                took = self.spent.get(name)
                said = self._full.get(name, title)
                return f"{said}: {clock(took)}" if took else said
        return ""

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
            shade = theme.blend(colours.accent, colours.panel, PALE) if place % 2 else colours.accent
            painter.fillRect(QRectF(left, 0, room * part, THICK), QColor(shade))
            if self.is_stopped and before <= self.done < before + share:
                painter.fillRect(QRectF(left + room * part, -1, 3, THICK + 2), QColor(colours.error))
            painter.setPen(QColor(colours.ink if place == self.place else colours.ink2))
            text = letters.elidedText(title, Qt.TextElideMode.ElideRight, int(room))
            painter.drawText(QRectF(left, THICK + 3, room, letters.height()), text)
            left += width
            before += share
