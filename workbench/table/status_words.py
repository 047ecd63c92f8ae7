"""What the status bar says of a game: whose decision it is, what the keys do, what is looked at."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.canvas.scene import title_of
from workbench.table.agents.driver import Driver
from workbench.table.model.sitting import Sitting
from workbench.table.stage import Stage
from workbench.workspace import Status


class StatusWords(QObject):
    """Puts the state of a game into a few short texts."""

    def said(
        self, sitting: Sitting | None, driver: Driver, stage: Stage, *, is_analysed: bool = False
    ) -> Status:
        """Give the texts."""
        if sitting is None:
            return Status((self.tr("No game yet"),))
        if sitting.waits_for is not None:
            return Status(self._waiting(sitting, sitting.waits_for), self._facts(sitting))
        looked = stage.looked_said()
        left = (self._lead(sitting, driver), self._keys(driver, stage))
        if is_analysed and sitting.is_over:
            left = (
                self.tr("Replay, turn {turn} of {all}").format(
                    turn=sitting.turn_at(), all=len(sitting.turns)
                ),
                self.tr(
                    ", . step · N next marked move · Enter shows the best line · Esc closes the analysis"
                ),
            )
        return Status(left, (*((looked,) if looked else ()), *self._facts(sitting)))

    def getting_ready(self) -> str:
        """Say why a game that was begun may take its time to come."""
        return self.tr("Making the rules ready: the first time they are compiled, about half a minute, once")

    def _waiting(self, sitting: Sitting, waited: int) -> tuple[str, ...]:
        seat = sitting.seats[waited]
        return (
            self.tr("Hands hidden, waiting for {seat}").format(seat=seat.colour_name),
            self.tr("The table shows again after {name} confirms").format(name=seat.name),
        )

    def _facts(self, sitting: Sitting) -> tuple[str, ...]:
        is_saved = sitting.is_saved and sitting.path is not None
        saved = self.tr("Saved {file}").format(file=sitting.path.name) if is_saved and sitting.path else ""
        variant = self.tr("Variant {name}").format(name=sitting.variant_title)
        place = (title_of(sitting.map_name),) if sitting.map_name else ()
        return (*place, variant, saved or self.tr("not saved"))

    def _lead(self, sitting: Sitting, driver: Driver) -> str:
        decides = sitting.decides
        if decides is None:
            return self.tr("The game is over")
        if driver.is_getting_ready:
            text = self.tr("{seat} gets ready; compiling the rules takes a while the first time…")
        elif sitting.thinking is not None:
            text = self.tr("{seat} is thinking…")
        elif sitting.turn == 0:
            text = self.tr("{seat} to play, set-up")
        else:
            text = self.tr("{seat} to play, turn {turn}")
        return text.format(seat=decides.colour_name, turn=sitting.turn)

    def _keys(self, driver: Driver, stage: Stage) -> str:
        return stage.keys_said() or (self.tr("Ctrl+Enter lets it move now") if driver.is_thinking else "")
