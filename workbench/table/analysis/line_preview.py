"""The best line on the stage: played on a copy of the game, step by step, while the game itself stays where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.table.model.sitting import Sitting

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion

PACE = 1100
"""Milliseconds for each move of a line."""


class LinePreview(QObject):
    """Holds the copy that is shown in place of the game, and goes through it."""

    changed = Signal()
    """A copy is shown or not, or another move of it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sitting: Sitting | None = None
        self.opinion: Opinion | None = None
        self._clock = QTimer(self, interval=PACE)
        self._clock.timeout.connect(self._play_on)

    @property
    def is_on(self) -> bool:
        """Say whether a line is shown."""
        return self.sitting is not None

    @property
    def step(self) -> int:
        """The number of the move of the line that is shown, from 1."""
        return self.sitting.at - self.opinion.number if self.sitting and self.opinion else 0

    @property
    def steps(self) -> int:
        """How many moves the line has."""
        return len(self.opinion.way) if self.opinion is not None else 0

    def show_line(self, sitting: Sitting, opinion: Opinion) -> None:
        """Play the line that was better than a move, on a copy of the game that ends before it."""
        made = sitting.looking_ahead(opinion.number, opinion.way)
        self._put_away()
        made.setParent(self)
        self.sitting, self.opinion = made, opinion
        self._clock.start()
        self.changed.emit()

    def go(self, by: int) -> None:
        """Show another move of the line."""
        if self.sitting is not None and self.opinion is not None:
            first = self.opinion.number + 1
            self._clock.stop()
            self.sitting.show(min(max(self.sitting.at + by, first), first + self.steps - 1))
            self.changed.emit()

    def _play_on(self) -> None:
        if self.step >= self.steps:
            self._clock.stop()
        elif self.sitting is not None:
            self.sitting.show(self.sitting.at + 1)
            self.changed.emit()

    def close(self) -> None:
        """Show the game again."""
        if self.is_on:
            self._put_away()
            self.changed.emit()

    def _put_away(self) -> None:
        self._clock.stop()
        old, self.sitting, self.opinion = self.sitting, None, None
        if old is not None:
            old.deleteLater()
