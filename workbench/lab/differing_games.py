"""Games whose winner differs, opened at the table: played again, with the verdicts of both variants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from engine.play.rules import seats_of
from engine.texts.problem import Severity
from workbench.lab.cards.flips import parting_sentence
from workbench.lab.cards.game_wish import GameWish
from workbench.lab.runs.run_files import RunFiles
from workbench.lab.words import cause_label
from workbench.shell.notice import Notice
from workbench.workspace import Shell

if TYPE_CHECKING:
    from engine.numbers.plan import Cell


class DifferingGames(QObject):
    """Opens games of a run; code that came with it runs only if `may_run` says so."""

    def __init__(
        self, shell: Shell, run_files: RunFiles, may_run: Callable[[Sequence[Cell]], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.shell, self.run_files, self._may_run = shell, run_files, may_run

    def open(self, wish: GameWish) -> None:
        """Play a game again and open it at the table, with the verdicts of both variants."""
        from engine.numbers.flips import is_repeatable

        if not is_repeatable(wish.played.series()):
            text = self.tr("Games of agents that think for a time cannot be played again as they were.")
            self.shell.say(Notice(text, Severity.WARNING, topic="differing game"))
            return
        if self._may_run([wish.played, wish.judged]):
            self.run_files.record(wish, self._show_game)

    def _show_game(self, wish: GameWish, record: dict[str, Any], at: int | None) -> None:
        table = self.shell.show_workspace("table")
        show = getattr(table, "open_record", None)
        if show is not None:
            winners = seats_of(wish.flip.base), seats_of(wish.flip.other)
            why = cause_label(wish.flip.cause, wish.flip.by, wish.played.game)
            show(record, at=at, verdicts=tuple(zip(wish.names, winners, strict=True)), why=why)
        if wish.parting is None or wish.parting.turn is not None:
            self._tell_of_parting(wish)

    def _tell_of_parting(self, wish: GameWish) -> None:
        """Say how the same game went by the other variant, and offer it."""
        text = self.tr("This is game {number} by {variant}.").format(
            number=wish.number, variant=wish.names[0]
        )
        more = parting_sentence(wish.parting, wish.names) if wish.parting is not None else ""
        choice = self.tr("Open it by {variant}").format(variant=wish.names[1])
        choices = ((choice, lambda: self.open(wish.turned())),)
        self.shell.say(Notice(f"{text} {more}".strip(), choices=choices, topic="differing game"))
