"""A game on the table whose variant or map was edited since it began: it goes on by its own rules, and that is said."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from engine.texts.problem import ProblemError
from workbench.background import Worker
from workbench.documents.reading import rules_of
from workbench.shell.notice import Notice
from workbench.table.model.sitting import Sitting
from workbench.table.setup import plan as plans
from workbench.workspace import Shell

if TYPE_CHECKING:
    from engine.play.rules import Rules

TOPIC = "edited rules"


class EditedRules(QObject):
    """Looks, whenever the table is entered or a game comes to it, whether its documents still say the same."""

    def __init__(self, shell: Shell, table: QWidget, begin_again: Callable[[], object]) -> None:
        super().__init__(table)
        self._shell, self._table, self._begin_again = shell, table, begin_again
        self._sitting: Sitting | None = None
        # Of each state of the documents it is said once.
        self._told: object = None
        self._worker = Worker("edited rules", self)
        table.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look when the table is entered."""
        if event.type() is QEvent.Type.Show:
            self.look()
        return False

    def watch(self, sitting: Sitting | None) -> None:
        """Take another game, or none."""
        self._sitting, self._told = sitting, None
        self._shell.withdraw(TOPIC)
        self.look()

    def look(self) -> None:
        """Compare the rules of the game with what its documents say now, off the window's thread."""
        sitting = self._sitting
        plan = plans.read(sitting.origin.plan) if sitting is not None else None
        if sitting is None or plan is None or sitting.is_over or not self._table.isVisible():
            return
        texts, played = self._shell.desk.texts(), sitting.rules

        def work() -> Rules | None:
            # What is wrong with the texts is told in their own rooms.
            with suppress(ProblemError, OSError):
                return rules_of(texts, plan.map, plan.variant, plan.players, plan.changes)
            return None

        def done(now: Rules | None) -> None:
            if now is None or self._sitting is not sitting or not self._table.isVisible():
                return
            state = (now.variant, now.setting)
            if state == (played.variant, played.setting):
                self._shell.withdraw(TOPIC)
                self._told = None
            elif state != self._told:
                self._told = state
                self._tell(now.variant != played.variant)

        self._worker.ask(work, done)

    def _tell(self, is_variant: bool) -> None:
        if is_variant:
            text = self.tr(
                "The variant was edited since this game began. The game goes on by the rules it began with."
            )
        else:
            text = self.tr(
                "The map was edited since this game began. The game goes on on the board it began with."
            )
        choices = ((self.tr("New game as it is now"), self._begin_again),)
        self._shell.say(Notice(text, choices=choices, topic=TOPIC))
