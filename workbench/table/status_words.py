"""What the status bar says of a game: whose decision it is, what the keys do, why a space is not legal."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.table.board_view import BoardView
from workbench.table.course import Course
from workbench.table.sitting import Sitting
from workbench.workspace import Status


class StatusWords(QObject):
    """Puts the state of a game into a few short texts."""

    def said(self, sitting: Sitting | None, course: Course, board: BoardView) -> Status:
        """Give the texts."""
        if sitting is None:
            return Status((self.tr("No game yet"),))
        if sitting.waits_for is not None:
            return Status(self._waiting(sitting, sitting.waits_for), self._facts(sitting))
        looked = board.looked_at
        space = (board.said(looked),) if looked is not None else ()
        return Status((self._lead(sitting, course), self._keys(course, board)), space + self._facts(sitting))

    def _waiting(self, sitting: Sitting, waited: int) -> tuple[str, ...]:
        seat = sitting.seats[waited]
        return (
            self.tr("Hands hidden, waiting for {seat}").format(seat=seat.colour_name),
            self.tr("The board shows again after {name} confirms").format(name=seat.name),
        )

    def _facts(self, sitting: Sitting) -> tuple[str, ...]:
        is_saved = sitting.is_saved and sitting.path is not None
        saved = self.tr("Saved {file}").format(file=sitting.path.name) if is_saved and sitting.path else ""
        variant = self.tr("Variant {name}").format(name=sitting.names.values.get("title", ""))
        return sitting.map_name, variant, saved or self.tr("not saved")

    def _lead(self, sitting: Sitting, course: Course) -> str:
        decides = sitting.decides
        if decides is None:
            return self.tr("The game is over")
        if course.is_getting_ready:
            text = self.tr("{seat} gets ready; compiling the rules takes a while the first time…")
        elif sitting.thinking is not None:
            text = self.tr("{seat} is thinking…")
        elif sitting.turn == 0:
            text = self.tr("{seat} to play, set-up")
        else:
            text = self.tr("{seat} to play, turn {turn}")
        return text.format(seat=decides.colour_name, turn=sitting.turn)

    def _keys(self, course: Course, board: BoardView) -> str:
        looked, gesture = board.looked_at, board.gesture
        reason = gesture.why_not(looked) if looked is not None else ""
        if reason:
            return reason
        if course.is_thinking:
            return self.tr("Ctrl+Return lets it move now")
        return self.tr("Click a token, then a hex · Space hides your hand") if gesture.is_on else ""
