"""What a person is about to do at a table, for games in which a move is made of several steps."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from workbench.table.model.sitting import Sitting

Sat = TypeVar("Sat", bound=Sitting)
Options = TypeVar("Options")


class Gesture(QObject, Generic[Sat, Options]):
    """Follows a game and looks again at what can be done whenever that may have changed.

    A game's own gesture collects the steps. Its `refresh` sets `options`, which are `nothing` while no person decides.
    """

    changed = Signal()
    """Something else is in hand or aimed at, or something else can be done."""

    def __init__(self, nothing: Options, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sitting: Sat | None = None
        self.options = self._nothing = nothing

    def show(self, sitting: Sat | None) -> None:
        """Follow another game, or none."""
        if self.sitting is not None:
            self.sitting.shown.disconnect(self.refresh)
            self.sitting.thinking_changed.disconnect(self._take_thinking)
        self.sitting = sitting
        if sitting is not None:
            sitting.shown.connect(self.refresh)
            sitting.thinking_changed.connect(self._take_thinking)
        self.refresh()

    def refresh(self) -> None:
        """Look again at what can be done; what was in hand is put back."""
        raise NotImplementedError

    @property
    def is_on(self) -> bool:
        """Say whether a person who has the device decides now."""
        return self.sitting is not None and self.sitting.awaits_person

    def _take_thinking(self) -> None:
        """Look again only if that gives or takes the decision to or from a person."""
        if self.is_on != (self.options is not self._nothing):
            self.refresh()
