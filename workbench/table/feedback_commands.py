"""What can be done with the feedback of playtests: gathered from shelf and files, shown, written as a table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QFileDialog

from engine.texts.problem import ProblemError
from engine.texts.writing import write_atomically
from workbench.shell.notice import Notice
from workbench.table.feedback.feedback_page import FeedbackPage
from workbench.table.position_commands import PositionCommands
from workbench.table.shelf.kept import Kept


class FeedbackCommands(PositionCommands):
    """A workspace that gathers what players said."""

    feedback_page: FeedbackPage
    # Records that were taken in from files, by their paths.
    added_records: dict[Path, Mapping[str, Any]]

    def show_feedback(self) -> None:
        """Show what was said after all games of the shelf, and of records that were added."""
        self._keep()
        self._gather()
        self.show_page(self.feedback_page)

    def _keep(self) -> None:
        """Keep the game as it is left, with what players have filled in."""
        self.result_page.feedback.keep()
        self.autosave.keep_now()

    def _gather(self) -> None:
        from engine.questions.feedback import names_of

        kept = [(game.title, game.record) for game in self.store.games() if isinstance(game, Kept)]
        names = (name.removesuffix(".json") for name in names_of(list(self.added_records)))
        added = zip(names, self.added_records.values(), strict=True)
        self.feedback_page.show_records([*kept, *added])

    def add_records(self) -> None:
        """Ask for records and take in what was said after their games."""
        from engine.records import record as records

        names, _ = QFileDialog.getOpenFileNames(
            self,
            self.tr("Add records"),
            str(self.shell.desk.folder),
            self.tr("Game records (*.json);;All files (*)"),
        )
        for name in names:
            try:
                self.added_records[Path(name)] = records.load(Path(name))
            except ProblemError as error:
                text = f"{Path(name).name}: {error.problems[0].message}"
                self._say_error(text)
        if names:
            self._gather()

    def export_feedback(self) -> None:
        """Ask for a file and write every answer to it, a line each."""
        from engine.questions.feedback import as_csv

        start = str(Path(self.shell.desk.folder) / "feedback.csv")
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export as CSV"), start, self.tr("Tables (*.csv);;All files (*)")
        )
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(name).with_suffix(".csv")
        spoken = [voice for each in self.feedback_page.gathered for voice in each.voices]
        try:
            write_atomically(path, as_csv(spoken))
        except OSError as error:
            reason = error.strerror or str(error)
            text = self.tr("{file} could not be written: {reason}.")
            self._say_error(text.format(file=path.name, reason=reason))
            return
        text = self.tr("The answers were written to {file}.").format(file=path.name)
        self.shell.say(Notice(text, topic="feedback"))
