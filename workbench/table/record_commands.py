"""What can be done with a whole game: branches, its result, its record."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from workbench.shell.notice import Notice
from workbench.table.agent_commands import AgentCommands
from workbench.table.arrivals import Arrivals
from workbench.table.model.sitting import Sitting
from workbench.table.record_files import RecordFiles
from workbench.table.result.result_page import ResultPage
from workbench.table.shelf import titles
from workbench.table.shelf.autosave import Autosave
from workbench.table.shelf.kept import Kept
from workbench.table.shelf.shelf_page import ShelfPage
from workbench.table.shelf.store import Store


class RecordCommands(AgentCommands):
    """A workspace whose games are kept, judged and written to files."""

    store: Store
    autosave: Autosave
    arrivals: Arrivals
    record_files: RecordFiles
    result_page: ResultPage
    shelf_page: ShelfPage
    _shows_result: bool

    def _show(self, sitting: Sitting | None, page: QWidget | None = None) -> None:
        """Put another game on the table, or none and a page in its place."""
        raise NotImplementedError

    def _take_change(self) -> None:
        """Show what the game asks for now."""
        raise NotImplementedError

    def _say_error(self, text: str) -> None:
        """Say what went wrong."""
        raise NotImplementedError

    # ------------------------------------------------------------ branches, results, records

    def branch_here(self) -> None:
        """Go on from the shown position as a new game; this one stays in its record."""
        if self.sitting is not None:
            self._go_on_in(self.sitting.branch())

    def _go_on_in(self, made: Sitting) -> None:
        """Put a branch of the game on the table."""
        assert self.sitting is not None
        self.autosave.add()
        # The turn that the shelf names beside the card; out of the set-up comes the first.
        turn = made.origin.from_turn or made.turn
        made.given_title = titles.of_branch(self.sitting.given_title, turn)
        made.setParent(self)
        # A note that is half written goes along: it is about what is branched off.
        note = self.page.log.field.text()
        self._show(made)
        self.page.log.field.setText(note)
        self.autosave.add()

    def branch_at(self, at: int) -> None:
        """Go on from a position as a new game."""
        if self.sitting is not None:
            self.show_turn(at)
            self.branch_here()

    def show_turn(self, at: int) -> None:
        """Leave the result and show a position at the table."""
        if self.sitting is not None:
            self._shows_result = False
            self.sitting.show(at)
            self._take_change()

    def add_note(self) -> None:
        """Go where a note on the shown turn is written; from the result to the table, where notes stand."""
        if self.sitting is not None and self._shows_result:
            self.show_turn(self.sitting.at)
        super().add_note()

    @property
    def has_result(self) -> bool:
        """Say whether the game is over."""
        return self.sitting is not None and self.sitting.is_over

    def show_result(self) -> None:
        """Show how the game ended."""
        if self.sitting is not None and self.sitting.is_over:
            self._shows_result = True
            self.sitting.show_live()
            self.result_page.show_sitting(self.sitting)
            self._take_change()

    def analyse(self) -> None:
        """Have a search judge the moves of the game so far, or give that up; if it cannot be, say why."""
        analyst = self.page.analyst
        why_not = analyst.why_locked
        if not why_not and self.page.stage.is_hidden and not analyst.judges_all:
            why_not = self.tr("First turn your hand face up: what was better would tell what is in it.")
        if why_not:
            self.shell.say(Notice(why_not, topic="analysis"))
        elif analyst.is_begun:
            analyst.close()
        else:
            self._shows_result = False
            self._take_change()
            analyst.begin()
            if not analyst.judges_all:
                text = self.tr(
                    "Only your own moves are judged, each by what you could know then; "
                    "the others would tell what they hold and wait for the end."
                )
                self.shell.say(Notice(text, topic="analysis"))

    @property
    def is_analysed(self) -> bool:
        """Say whether the game is judged, or being judged."""
        return self.page.analyst.is_begun

    def show_next_marked(self) -> None:
        """Show the next move that lost something."""
        if self.sitting is not None:
            at = self.page.analyst.next_marked(self.sitting.at)
            if at is not None:
                self.show_turn(at)

    @property
    def can_magnify(self) -> bool:
        """Say whether a marked move is shown that a lens can be put over."""
        return self.page.stage.can_magnify and self.page.isVisible()

    @property
    def is_magnified(self) -> bool:
        """Say whether the lens lies over it."""
        return self.page.stage.is_magnified

    def toggle_lens(self) -> None:
        """Put the lens over the marked move, or away."""
        self.page.stage.magnify(not self.page.stage.is_magnified)
        self.page.looked.emit()

    @property
    def can_show_line(self) -> bool:
        """Say whether something was better than the shown move, and may be seen."""
        return self.page.can_show_line

    def toggle_line(self) -> None:
        """Show what would have been better than the shown move, or the game again."""
        self.page.toggle_line()

    def branch_line(self) -> None:
        """Go on from the shown move of the best line as a new game."""
        preview, sitting = self.page.preview, self.sitting
        if sitting is not None and preview.opinion is not None:
            at, moves = preview.opinion.number, preview.opinion.way[: preview.step]
            self._go_on_in(sitting.branch(at, moves))

    def replay(self) -> None:
        """Leave the result and play the game through from its first turn."""
        self._shows_result = False
        self.show_first()
        self._take_change()
        self.page.scrubber.toggle_play()

    def choose_branch(self) -> None:
        """Leave the result, one turn before the end: from there, or any other turn, a branch can be made."""
        self._shows_result = False
        self.step_back()
        self._take_change()
        text = self.tr("Go to any turn, then choose Branch here.")
        self.shell.say(Notice(text, choices=((self.tr("Branch here"), self.branch_here),), topic="branch"))

    def play_again(self) -> None:
        """Begin a new game with the same set-up and other chance."""
        if self.sitting is not None:
            self.arrivals.begin_again(self.sitting, self.shell.desk.texts())

    def save_record(self) -> None:
        """Write the record to its file, or ask for one."""
        if self.sitting is not None and self.sitting.path is not None:
            self._save(self.sitting.path)
        else:
            self.save_record_as()

    def save_record_as(self) -> None:
        """Ask for a file and write the record there."""
        if self.sitting is not None:
            path = self.record_files.ask_where(self.sitting.title, self.sitting.path, self.shell.desk.folder)
            if path is not None:
                self._save(path)

    def save_kept(self, key: str) -> None:
        """Ask for a file and write the record of a game of the shelf there."""
        kept = self.store.find(key)
        if not isinstance(kept, Kept):
            return
        path = self.record_files.ask_where(
            kept.title, Path(kept.path) if kept.path else None, self.shell.desk.folder
        )
        if path is None:
            return
        problem = self.record_files.copy(self.store.file(key), path)
        if problem:
            self._say_error(problem)
        else:
            self.store.note_file(key, path)
            self.shelf_page.refresh()

    def _save(self, path: Path) -> None:
        assert self.sitting is not None
        problem = self.record_files.write(self.sitting, path)
        if problem:
            self._say_error(problem)
