"""Running experiments: begun, paused, stopped and resumed, and what is done with the runs of the history."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from engine.texts.problem import Severity
from workbench.lab.cards.history import Line
from workbench.lab.experiment_editing import ExperimentEditing
from workbench.lab.runs.code_question import may_run
from workbench.lab.runs.queue import Job, RunQueue
from workbench.lab.runs.run_control import RunControl
from workbench.lab.runs.run_files import RunFiles
from workbench.lab.runs.run_list import RunList
from workbench.numerals import whole
from workbench.shell.notice import Notice
from workbench.workspace import Shell

if TYPE_CHECKING:
    from engine.numbers.plan import Cell
    from workbench.documents.document import Document

# What a run of the history is offered, a line between the groups.
RUN_MENU = (
    ("experiment.show", "experiment.resume", "experiment.again"),
    ("experiment.report", "experiment.csv", "experiment.reveal"),
    ("experiment.delete",),
)


class ExperimentRuns(ExperimentEditing):
    """The part of the lab that plays the open experiment and keeps the runs; who shows results is another part."""

    def __init__(self, shell: Shell, before: ExperimentRuns | None) -> None:
        """Make what plays and keeps runs; one that takes over from another goes on with those of the other."""
        super().__init__(shell, before.preparation if before is not None else None)
        self.strip, self.results, self.history = self.page.strip, self.page.results, self.page.history
        # The runs that were last shown for each document, by its path.
        self.shown_for: dict[str, tuple[str, ...]] = before.shown_for if before is not None else {}
        self._make_models() if before is None else self._take_over(before)
        self.preparation.forecasting.is_disturbed = lambda: self.queue.current is not None

    def _make_models(self) -> None:
        self.run_files = RunFiles(self)
        self.queue = RunQueue(self.run_files.store, self)
        self.run_list = RunList(self.history, self.run_files, self.queue, self)
        self.run_control = RunControl(self.queue, self.run_list, self.run_files, self)

    def _take_over(self, before: ExperimentRuns) -> None:
        """Take over what outlives the views of the lab before this one."""
        self.run_files, self.queue, self.run_list = before.run_files, before.queue, before.run_list
        self.run_control = before.run_control
        for part in (self.queue, self.run_list, self.run_control):
            part.setParent(self)
        self.run_files.serve(self)
        self.run_list.show_in(self.history)
        if self.run_list.is_read:
            self.run_list.look()

    def show_runs(self, chosen: tuple[str, ...]) -> None:
        """Show a stored run, or several side by side."""
        raise NotImplementedError

    def say_error(self, error: BaseException, about: Document | None = None) -> None:
        """Say what went wrong with an experiment, by default the shown one."""
        raise NotImplementedError

    def keep_shown(self, shown: tuple[str, ...]) -> None:
        """Take note of the runs that are shown for the open experiment."""
        if self.document is not None:
            self.shown_for[str(self.document.path)] = shown

    # ------------------------------------------------------------ running

    @property
    def can_run(self) -> bool:
        """Say whether the experiment, as it is now, can be run."""
        prepared = self.preparation.prepared
        return prepared is not None and prepared.plan is not None and self.preparation.is_fresh

    def run(self) -> None:
        """Queue a run of the shown experiment; one that is in the store already is shown instead."""
        self._start(is_test=False)

    def test(self) -> None:
        """Play a few games of the shown experiment and keep nothing."""
        self._start(is_test=True)

    def _start(self, *, is_test: bool) -> None:
        prepared = self.preparation.prepared
        if prepared is not None and self.can_run:
            self.run_control.start(
                prepared,
                is_test=is_test,
                keeps_records=self.form.keeps_records.isChecked(),
                until_decided=self.form.until_decided.isChecked(),
            )
            if self.run_control.followed is not None:
                self.keep_shown((self.run_control.followed.name,))

    def _show_known(self, name: str) -> None:
        text = self.tr("This experiment has been run already; its results are shown.")
        self.shell.say(Notice(text, topic="run"))
        self.show_runs((name,))

    def _show_progress(self, job: Job) -> None:
        if job is self.queue.current:
            self.strip.show_job(job, len(self.queue.waiting))
        self.run_list.refresh()
        self.status_changed.emit()

    def _show_queue(self) -> None:
        self.strip.show_job(self.queue.current, len(self.queue.waiting))
        self.run_list.refresh()
        self.shell.refresh()

    def _end(self, job: Job) -> None:
        """Take note that a run is done, or why it is not."""
        if job.error is not None:
            self.say_error(job.error, self._experiment_of(job))
        lineups = {cell.lineup for cell in job.request.plan.cells}
        if job.rate and len(lineups) == 1:
            self.preparation.forecasting.know(lineups.pop(), job.games, job.games / job.rate)
        # What was compiled for this run can be tried now, and others may use the machine no longer.
        self.preparation.look_again()
        if job.run is not None and job.is_decided:
            text = self.tr("{title} was decided after {games} games and is kept with these.")
            self.shell.say(Notice(text.format(title=job.request.title, games=whole(job.games)), topic="run"))
        if job.run is not None and job is self.run_control.followed:
            self.run_list.mark_shown((job.run.name,))
            if not job.findings or not job.findings.games:
                self.show_runs((job.run.name,))  # another process had finished it
        if not job.request.is_test:
            self.run_list.look()

    def _experiment_of(self, job: Job) -> Document | None:
        """Give the open document that a run was begun from."""
        return next(
            (each for each in self.shell.desk if job.name in self.shown_for.get(str(each.path), ())), None
        )

    @property
    def has_run(self) -> bool:
        """Say whether a run is played or paused."""
        return self.queue.current is not None

    @property
    def is_paused(self) -> bool:
        """Say whether the run is paused."""
        return self.run_control.is_paused

    def pause(self) -> None:
        """Pause the run, or let it go on."""
        self.run_control.pause()
        self._show_queue()

    def stop(self) -> None:
        """Stop the run and keep what is finished."""
        self.queue.cease()
        self._show_queue()

    @property
    def can_resume(self) -> bool:
        """Say whether the selected run was stopped and can go on."""
        return self.run_list.resumable is not None

    def resume(self) -> None:
        """Go on with the selected run."""
        if (line := self.run_list.resumable) is not None:
            self.go_on(line)

    def go_on(self, line: Line) -> None:
        """Go on with a stopped run, if the code that came with it may run."""
        plan = self.run_control.plan_of(line)
        if plan is not None and self.may_run(plan.cells):
            self.run_control.resume(line)

    def may_run(self, cells: Sequence[Cell]) -> bool:
        """Ask before code runs that came with a run."""
        exhibit = self.results.exhibit
        origin = self.run_files.store().folder / (exhibit.names[0] if exhibit is not None else "")
        if may_run(cells, origin, self):
            return True
        text = self.tr("The code was not run, so the games are not played.")
        self.shell.say(Notice(text, Severity.WARNING, topic="code"))
        return False

    # ------------------------------------------------------------ the runs of the history

    @property
    def has_chosen_run(self) -> bool:
        """Say whether there is a finished run to do something with."""
        return bool(self.run_list.chosen)

    @property
    def has_deletable_run(self) -> bool:
        """Say whether a run of the history is selected that is not being played."""
        return bool(self.run_list.deletable)

    def show_selected(self) -> None:
        """Show the selected run, or several side by side."""
        self.show_runs(self.run_list.chosen)

    def delete_selected(self) -> None:
        """Ask, then remove the selected runs for good."""
        self.run_list.delete()

    def reveal_selected(self) -> None:
        """Show the folder of the run, or of all runs."""
        self.run_list.reveal()

    def export_csv(self) -> None:
        """Ask for a file and write the numbers of the chosen runs as a table."""
        self.run_list.export_csv(self.shell.desk.folder)

    def write_report(self) -> None:
        """Ask for a file and write the report of the chosen run."""
        self.run_list.write_report(self.shell.desk.folder)

    def set_up_again(self) -> None:
        """Start an experiment with the set-up of the chosen run."""
        self.run_files.experiment(self.run_list.chosen[0], self._lay_on_desk)

    def _lay_on_desk(self, title: str, text: str) -> None:
        self.shell.show_document(self.shell.desk.new(f"{title}.experiment.yaml", text))

    def _say_written(self, path: Path) -> None:
        text = self.tr("{file} was written.").format(file=path.name)
        choices = ((self.tr("Open"), lambda: self.run_files.reveal(path)),)
        self.shell.say(Notice(text, choices=choices, topic="written"))

    def _fill_run_menu(self, menu: QMenu) -> None:
        """Offer what can be done with the selected runs."""
        self.shell.refresh()
        # The window has actions; what stands in for it in a test may have none.
        commands = getattr(self.shell, "commands", None)
        if commands is None:
            return
        for group in RUN_MENU:
            menu.addSeparator()
            menu.addActions([commands.actions[name] for name in group])
