"""What the status bar says of a game: whose decision it is, what the keys do, what is looked at."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.canvas.scene import title_of
from workbench.language import told
from workbench.table.agents.driver import Driver
from workbench.table.model.sitting import Sitting
from workbench.table.naming import capital
from workbench.table.stage import Stage
from workbench.workspace import Status


class StatusWords(QObject):
    """Puts the state of a game into a few short texts."""

    def said(
        self,
        sitting: Sitting | None,
        driver: Driver,
        stage: Stage,
        *,
        is_analysed: bool = False,
        is_result: bool = False,
    ) -> Status:
        """Give the texts."""
        if sitting is None:
            return Status((self.tr("No game yet"),))
        if sitting.waits_for is not None:
            return Status(self._waiting(sitting, sitting.waits_for), self._facts(sitting))
        # Nobody looks at the stage while the result is shown.
        looked = stage.looked_said() if not is_result else ""
        left = (self._lead(sitting, driver), self._keys(driver, stage))
        if is_analysed and sitting.is_over:
            left = (self._replayed(sitting), self._analysis_keys(stage))
        return Status(left, (*((looked,) if looked else ()), *self._facts(sitting)))

    def getting_ready(self) -> str:
        """Say why a game that was begun may take its time to come."""
        return self.tr("Making the rules ready: the first time they are compiled, about half a minute, once")

    def _replayed(self, sitting: Sitting) -> str:
        """Say which turn of a finished game is shown, and what was played in it."""
        number, turns = sitting.turn_at(), sitting.turns
        said = self.tr("Replay, turn {turn} of {all}").format(turn=number, all=len(turns))
        plays = turns[number - 1].plays if number else ()
        if not plays:
            return said
        return self.tr("{replay}, {seat}: {play}").format(
            replay=said,
            seat=sitting.seats[turns[number - 1].seat].colour_name,
            play=capital(told(plays[0].words)),
        )

    def _analysis_keys(self, stage: Stage) -> str:
        keys = self.tr(", . step · N next marked move · Enter shows the best line")
        end = self.tr("Esc closes the analysis")
        if stage.is_magnified:
            end = self.tr("Esc closes the lens")
        elif stage.can_magnify:
            end = self.tr("L shows the lens · Esc closes the analysis")
        return f"{keys} · {end}"

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
