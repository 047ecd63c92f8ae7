"""The LAB workspace: an experiment and its text, the run that is played, what it shows, and all runs before it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QWidget

from engine import games
from engine.play.game import seats_of
from engine.texts.problem import ProblemError, Severity
from engine.texts.source import Route
from workbench.documents import templates
from workbench.documents.document import Document
from workbench.lab.cards.flips import parting_sentence
from workbench.lab.cards.history import Line
from workbench.lab.cards.results import GameWish
from workbench.lab.page import VIEWS, LabPage
from workbench.lab.runs.code_question import may_run
from workbench.lab.runs.findings import Exhibit
from workbench.lab.runs.queue import Job, RunQueue
from workbench.lab.runs.run_control import RunControl
from workbench.lab.runs.run_files import RunFiles
from workbench.lab.runs.run_list import RunList
from workbench.lab.setup import command_line, names
from workbench.lab.setup import experiment_text as texts
from workbench.lab.setup.experiment_text import ExperimentText
from workbench.lab.setup.form import Form
from workbench.lab.setup.preparation import Preparation, Prepared
from workbench.lab.words import cause_label, whole
from workbench.shell.notice import Notice
from workbench.widgets.segment import Segment
from workbench.workspace import Shell, Status
from workbench.writing import WritingWorkspace

if TYPE_CHECKING:
    from engine.numbers.plan import Cell

PERCENTS = (90, 95, 99)
MOST_SEED = 1_000_000
# What a run of the history is offered, a line between the groups.
RUN_MENU = (
    ("experiment.show", "experiment.resume", "experiment.again"),
    ("experiment.report", "experiment.csv", "experiment.reveal"),
    ("experiment.delete",),
)


class LabWorkspace(WritingWorkspace):
    """Where thousands of games are simulated."""

    name = "lab"

    def __init__(self, shell: Shell, before: LabWorkspace | None = None) -> None:
        """Make the lab; one that takes over from another keeps its runs, its list and what it knows."""
        super().__init__(shell)
        self.experiment: ExperimentText | None = None
        self.form = Form(names.agents(), self)
        self.page = LabPage(self.form, self.source, self.problems_panel)
        self.strip, self.results, self.history = self.page.strip, self.page.results, self.page.history
        # The runs that were last shown for each document, by its path.
        self.shown_for: dict[str, tuple[str, ...]] = before.shown_for if before is not None else {}
        # Runs that could not be read: they are shown only if somebody asks for them.
        self._unreadable: set[str] = set()
        self._has_left = False
        self._pages.addWidget(self.page)
        self._make_models() if before is None else self._take_over(before)
        self.intervals = Segment(self.tr("Interval"), self)
        self.intervals.show_choices({str(percent): f"{percent} %" for percent in PERCENTS})
        self.intervals.show_chosen("95")
        self.views = Segment(self.tr("View"), self)
        titles = (self.tr("Results"), self.tr("Split"), self.tr("YAML"))
        self.views.show_choices(dict(zip(VIEWS, titles, strict=True)))
        self._connect()
        self._join(True)
        self.show_view("results")

    def _make_models(self) -> None:
        self.run_files = RunFiles(self)
        self.queue = RunQueue(self.run_files.store, self)
        self.run_list = RunList(self.history, self.run_files, self.queue, self)
        self.run_control = RunControl(self.queue, self.run_list, self.run_files, self)
        self.preparation = Preparation(self.shell.desk, self)

    def _connect(self) -> None:
        form, history = self.form, self.history
        form.wants.connect(self.set_value)
        form.wants_removed.connect(self.remove_value)
        form.footer.wants_run.connect(partial(self.shell.do, "experiment.run"))
        form.footer.wants_test.connect(partial(self.shell.do, "experiment.test"))
        form.footer.chosen.connect(self.shell.show_problem)
        form.wants_dice.connect(self.roll_seed)
        form.wants_variation.connect(self.vary)
        self.strip.wants_pause.connect(self.pause)
        self.strip.wants_resume.connect(self.pause)
        self.strip.wants_stop.connect(self.stop)
        history.wants_shown.connect(self.show_runs)
        history.wants_followed.connect(self.follow)
        history.wants_menu.connect(self._fill_run_menu)
        history.table.itemSelectionChanged.connect(self.status_changed)
        self.results.wants_game.connect(self.open_game)
        self.intervals.chosen.connect(self.show_percent)
        self.views.chosen.connect(self.show_view)

    def _join(self, is_joining: bool) -> None:
        """Listen to what outlives these views, or leave it."""
        desk = self.shell.desk
        for signal, heard in (
            (self.preparation.ready, self._show_prepared),
            (self.queue.changed, self._show_queue),
            (self.queue.progressed, self._show_progress),
            (self.queue.ended, self._end),
            (self.run_control.exhibited, self._show_exhibit),
            (self.run_control.known, self._show_known),
            (self.run_list.listed, self._take_list),
            (self.run_list.written, self._say_written),
            (self.run_files.failed, self._say_error),
            (desk.opened, self._names_changed),
            (desk.closed, self._names_changed),
        ):
            signal.connect(heard) if is_joining else signal.disconnect(heard)

    # ------------------------------------------------------------ another language

    def reworded(self) -> LabWorkspace:
        """Give a lab in the language that now holds, with the same runs, results and choices."""
        state, document, exhibit = self.saved_state(), self.document, self.results.exhibit
        followed, is_final, choices = self.run_control.followed, self.results.is_final, self.results.choices
        selected = [line.name for line in self.history.selected]
        options = self.form.keeps_records.isChecked(), self.form.until_decided.isChecked()
        self.open(None)
        self._has_left = True
        self._join(False)
        heir = LabWorkspace(self.shell, self)
        heir.restore_state(state)
        heir.open(document)
        heir.form.keeps_records.setChecked(options[0])
        heir.form.until_decided.setChecked(options[1])
        if exhibit is not None:
            heir._show_exhibit(exhibit, is_final)
            heir.results.choose(choices)
            heir.run_list.mark_shown(exhibit.names)
        heir.run_control.followed = followed
        heir.history.select(selected)
        heir.strip.show_job(heir.queue.current, len(heir.queue.waiting))
        return heir

    def _take_over(self, before: LabWorkspace) -> None:
        """Take over what outlives the views of the lab before this one."""
        self.run_files, self.queue, self.run_list = before.run_files, before.queue, before.run_list
        self.run_control, self.preparation = before.run_control, before.preparation
        for part in (self.queue, self.run_list, self.run_control, self.preparation):
            part.setParent(self)
        self.run_files.serve(self)
        self.run_list.show_in(self.history)

    # ------------------------------------------------------------ documents

    def open(self, document: Document | None) -> None:
        """Show an experiment in form and text; where none is open a new one begins."""
        if self._has_left:
            return  # another lab has taken over
        if self.document is not None:
            self.document.text_changed.disconnect(self._read)
            self.document.state_changed.disconnect(self._show_state)
        super().open(document)
        self.experiment = None
        self.form.setEnabled(document is not None)
        self.form.footer.show_prepared(None)
        self.preparation.follow(document)
        self._show_own_results()
        if document is not None:
            document.text_changed.connect(self._read)
            document.state_changed.connect(self._show_state)
            self._read()
            self._show_state()
        else:
            QTimer.singleShot(0, self, self._begin_new)

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the store, and have an experiment to begin with."""
        super().showEvent(event)
        self.run_list.look()
        QTimer.singleShot(0, self, self._begin_new)

    def _begin_new(self) -> None:
        """Lay a new experiment on the desk; until it is edited nobody is asked to save it."""
        if self.document is not None or not self.isVisible() or self._has_left:
            return
        made = self.shell.desk.new("new.experiment.yaml", templates.experiment())
        made.saved_text = made.text
        made.state_changed.emit()
        self.shell.show_document(made)

    def new_document(self) -> None:
        """Start a new experiment."""
        self.shell.do("experiment.new")

    def _read(self, _: object = None) -> None:
        """Read the text again and show it in the form at once."""
        assert self.document is not None
        self.experiment = texts.read(self.document.path, self.document.text)
        if not self.preparation.is_fresh:
            self.form.footer.show_unchecked()
        if self.experiment is None:
            self.form.show_broken()
            return
        documents, folder = list(self.shell.desk), self.document.path.parent
        self.form.show_experiment(
            self.experiment,
            names.choices("map", documents, folder),
            names.choices("variant", documents, folder),
        )

    def _names_changed(self, _: object = None) -> None:
        if self.document is not None and self.document in list(self.shell.desk):
            self._read()
            self.preparation.look_again()

    def _show_state(self) -> None:
        assert self.document is not None
        self.form.state.setText(self._edited() if self.document.has_file else self.tr("draft"))

    # ------------------------------------------------------------ values

    def set_value(self, route: Route, value: Any, deed: str) -> None:
        """Write a value into the text as one deed."""
        if self.experiment is not None and self.document is not None:
            self.document.apply(self.experiment.setting(route, value), deed)

    def remove_value(self, route: Route, deed: str) -> None:
        """Take a value out of the text."""
        if self.experiment is not None and self.document is not None and self.experiment.says(route):
            self.document.apply(self.experiment.removing(route), deed)

    def roll_seed(self) -> None:
        """Take another seed."""
        self.set_value(("seed",), secrets.randbelow(MOST_SEED), self.tr("Roll another seed"))

    def vary(self, key: str) -> None:
        """Try several values of a rule in turn: those around the first variant's own."""
        if self.experiment is None or self.document is None:
            return
        from engine import documents
        from workbench.rules.experiments import values_to_try
        from workbench.rules.variant_text import at

        library, route = self.shell.desk.library(), tuple(key.split("."))
        first = next(iter(self.experiment.names["variants"]), games.usual().usual_variant)
        found = library.find("variant", first, beside=self.document.path) or first
        variant = documents.load_variant(library, found)
        current = at(variant.values, route)
        kind = f"variant/{variant.values.get('game', '')}"
        values = values_to_try(route, current, kind) if current is not None else [current]
        self.set_value(("vary", key), values, self.tr("Vary {value}").format(value=key))

    # ------------------------------------------------------------ running

    def _show_prepared(self, prepared: Prepared) -> None:
        self.form.footer.show_prepared(prepared)
        if prepared.plan is not None:
            self.form.show_game(prepared.plan.cells[0].game)
        self._find_own_results()
        self._tell_kinship()
        self.shell.refresh()

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
                self._keep_shown((self.run_control.followed.name,))

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
            self._say_error(job.error)
        lineups = {cell.lineup for cell in job.request.plan.cells}
        if job.rate and len(lineups) == 1:
            self.preparation.know(lineups.pop(), job.games, job.games / job.rate)
        if job.run is not None and job.is_decided:
            text = self.tr("{title} was decided after {games} games and is kept with these.")
            self.shell.say(Notice(text.format(title=job.request.title, games=whole(job.games)), topic="run"))
        if job.run is not None and job is self.run_control.followed:
            self.run_list.mark_shown((job.run.name,))
            if not job.findings or not job.findings.games:
                self.show_runs((job.run.name,))  # another process had finished it
        if not job.request.is_test:
            self.run_list.look()

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
            self._go_on(line)

    def _go_on(self, line: Line) -> None:
        """Go on with a stopped run, if the code that came with it may run."""
        plan = self.run_control.plan_of(line)
        if plan is not None and self._may_run(plan.cells):
            self.run_control.resume(line)

    # ------------------------------------------------------------ results

    def show_runs(self, chosen: tuple[str, ...]) -> None:
        """Show a stored run, or several side by side."""
        self.run_control.followed = None
        document = self.document

        def done(exhibit: Exhibit) -> None:
            if self.document is document:  # else another experiment was opened meanwhile
                self.run_list.mark_shown(exhibit.names)
                self._show_exhibit(exhibit, True)

        self._keep_shown(chosen)
        self.page.show_reading()
        self.run_files.read(chosen, done)
        self.status_changed.emit()

    def follow(self, job: Job) -> None:
        """Show the results of a run as they come, or those that a stopped one has left."""
        self._keep_shown((job.name,))
        self.run_control.follow(job)

    def _show_exhibit(self, exhibit: Exhibit, is_final: bool) -> None:
        self._keep_shown(exhibit.names)
        self.page.show_results()
        self.results.show_exhibit(exhibit, is_final=is_final, in_turn=True)
        self._tell_kinship()
        self.status_changed.emit()

    # ------------------------------------------------------------ whose results

    def _keep_shown(self, shown: tuple[str, ...]) -> None:
        if self.document is not None:
            self.shown_for[str(self.document.path)] = shown

    def _show_own_results(self) -> None:
        """Show what was last shown for the open experiment, else its own run if there is one, else nothing."""
        self.run_control.followed = None
        self.page.show_nothing()
        self.run_list.mark_shown(())
        if self.document is None:
            return
        kept = self.shown_for.get(str(self.document.path), ())
        job = next((job for job in self.queue.jobs if (job.name,) == kept), None)
        if job is not None:
            self.run_control.follow(job)
        elif self.run_list.can_show(kept):
            self.show_runs(kept)
        else:
            self._find_own_results()

    def _find_own_results(self) -> None:
        """Show the run of the open experiment as it is now, else the newest of its title, if nothing else is shown."""
        prepared, document = self.preparation.prepared, self.document
        is_idle = (
            self.results.exhibit is None
            and self.run_control.followed is None
            and not self.run_files.is_reading
        )
        if not (is_idle and self.run_list.is_read) or document is None:
            return
        found = self.shown_for.get(str(document.path), ())
        if not self.run_list.can_show(found) and prepared is not None and prepared.plan is not None:
            latest = self.run_list.latest(prepared.name, prepared.plan.title if document.has_file else "")
            found = (latest,) if latest else ()
        if self.run_list.can_show(found) and not self._unreadable.intersection(found):
            self.show_runs(found)

    def _tell_kinship(self) -> None:
        """Say above the results if they are not all of a run, or not of the experiment as it is now."""
        exhibit, prepared, note = self.results.exhibit, self.preparation.prepared, self.page.note
        if exhibit is None:
            return
        stopped = note.stopped(exhibit)
        related = note.related(exhibit, prepared) if prepared is not None else ""
        said = " ".join(words for words in (stopped, related) if words)
        line = next((line for line in self.history.lines if (line.name,) == exhibit.names), None)
        if related and line is not None and line.is_finished:
            note.say(said, self.tr("Open its set-up"), self._set_up_shown)
        elif stopped and not related and line is not None and (line.job is None or not line.job.is_open):
            note.say(said, self.tr("Resume"), partial(self._go_on, line))
        else:
            note.say(said)

    def _set_up_shown(self) -> None:
        if self.results.exhibit is not None:
            self.run_files.experiment(self.results.exhibit.names[0], self._lay_on_desk)

    @property
    def interval(self) -> str:
        """The confidence of the intervals, in percent."""
        return str(self.results.percent)

    def show_percent(self, percent: str) -> None:
        """Show intervals of another confidence."""
        self.intervals.show_chosen(percent)
        self.results.show_percent(int(percent))
        self.status_changed.emit()

    @property
    def has_flip(self) -> bool:
        """Say whether a game whose winner differs is selected."""
        return self.results.has_flip

    def open_flip(self) -> None:
        """Open the selected game at the table."""
        self.results.open_flip()

    def open_game(self, wish: GameWish) -> None:
        """Play a game again and open it at the table, with the verdicts of both variants."""
        from engine.numbers.flips import is_repeatable

        if not is_repeatable(wish.played.series()):
            text = self.tr("Games of agents that think for a time cannot be played again as they were.")
            self.shell.say(Notice(text, Severity.WARNING, topic="differing game"))
            return
        if self._may_run([wish.played, wish.judged]):
            self.run_files.record(wish, self._show_game)

    def _may_run(self, cells: Sequence[Cell]) -> bool:
        """Ask before code runs that came with a run."""
        exhibit = self.results.exhibit
        origin = self.run_files.store().folder / (exhibit.names[0] if exhibit is not None else "")
        if may_run(cells, origin, self):
            return True
        text = self.tr("The code was not run, so the games are not played.")
        self.shell.say(Notice(text, Severity.WARNING, topic="code"))
        return False

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
        choices = ((choice, lambda: self.open_game(wish.turned())),)
        self.shell.say(Notice(f"{text} {more}".strip(), choices=choices, topic="differing game"))

    # ------------------------------------------------------------ the store

    def _take_list(self) -> None:
        """Learn paces from the store, and show what belongs to the open experiment."""
        entries = self.run_list.finished
        for entry in reversed(entries):
            if len(entry.lineups) == 1:
                self.preparation.know(entry.lineups[0], entry.games, entry.seconds)
        self._find_own_results()
        self._tell_kinship()
        self.status_changed.emit()

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

    # ------------------------------------------------------------ the command line

    @property
    def command(self) -> str:
        """The command that does the same in a terminal; nothing where something must be saved first."""
        prepared, document = self.preparation.prepared, self.document
        if prepared is None or prepared.plan is None or document is None or not self.preparation.is_fresh:
            return ""
        return command_line.for_document(
            prepared.plan.experiment,
            document,
            self.shell.desk,
            until_decided=self.form.until_decided.isChecked(),
            keeps_records=self.form.keeps_records.isChecked(),
        )

    def copy_command(self) -> None:
        """Copy the command that does the same in a terminal, or say that something must be saved first."""
        command = self.command
        if command:
            QGuiApplication.clipboard().setText(command)
            self.shell.say(Notice(self.tr("Copied: {command}").format(command=command), topic="command"))
            return
        text = self.tr("A terminal reads files: save the experiment and what it names first.")
        choices = ((self.tr("Save"), lambda: self.shell.do("file.save_all")),)
        self.shell.say(Notice(text, Severity.WARNING, choices, topic="command"))

    # ------------------------------------------------------------ problems and notices

    def _say_error(self, error: BaseException) -> None:
        problems = error.problems if isinstance(error, ProblemError) else ()
        text = problems[0].message if problems else f"{type(error).__name__}: {error}"
        self.shell.say(Notice(text, Severity.ERROR, topic="lab"))
        if self.results.exhibit is None and self.document is not None:
            self._unreadable.update(self.shown_for.get(str(self.document.path), ()))
            self.page.show_nothing()

    def _show_text(self) -> None:
        if self.page.view == "results":
            self.show_view("split")

    def jump(self, line: int, column: int = 1) -> None:
        """Go to a place of the text, which is shown for that."""
        self._show_text()
        super().jump(line, column)

    def find_in_text(self) -> None:
        """Search the text, which is shown for that."""
        self._show_text()
        super().find_in_text()

    def go_to_line(self) -> None:
        """Ask for a line of the text, which is shown for that."""
        self._show_text()
        super().go_to_line()

    # ------------------------------------------------------------ what surrounds it

    def show_view(self, view: str) -> None:
        """Show the results, results and text, or the text alone."""
        self.page.show_view(view)
        self.views.show_chosen(view)

    def next_view(self) -> None:
        """Go on to the next view."""
        self.show_view(self.page.following_view())

    def toolbar_widgets(self) -> Sequence[QWidget]:
        """Give the confidence of the intervals."""
        if not hasattr(self, "_interval_part"):
            self._interval_part = QWidget()
            row = QHBoxLayout(self._interval_part)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(8)
            words = QLabel(self.tr("Interval"), self._interval_part)
            words.setObjectName("hint")
            row.addWidget(words)
            row.addWidget(self.intervals)
        return (self._interval_part,)

    def tab_widgets(self) -> Sequence[QWidget]:
        """Give the switch between results and text."""
        return (self.views,)

    def status(self) -> Status:
        """Say what is run, where the results lie and how wide their intervals are."""
        job = self.queue.current
        if job is None:
            said = self.tr("Reading results…") if self.run_files.is_reading else self.tr("No run in progress")
        else:
            words = self.tr("{title}: paused") if self.is_paused else self.tr("{title}: running")
            said = words.format(title=job.request.title)
        waiting = len(self.queue.waiting)
        queued = self.tr("{count} queued").format(count=waiting) if waiting else ""
        folder = self.tr("Runs in {folder}").format(folder=self.run_files.shown_folder)
        interval = self.tr("{percent} % intervals").format(percent=self.results.percent)
        return Status((said, queued), (self.problem_counts() if self.document else "", folder, interval))

    def panes(self) -> Sequence[QWidget]:
        """Give form, results, history and text."""
        return (self.form.title, self.page.area, self.history.table, self.source.pane, self.problems_panel)

    # ------------------------------------------------------------ between sessions

    def saved_state(self) -> dict[str, Any]:
        """Keep the view, the confidence, the widths, and which runs were shown for which experiment."""
        open_paths = {str(document.path) for document in self.shell.desk}
        return {
            "shown": {path: list(names) for path, names in self.shown_for.items() if path in open_paths},
            "view": self.page.view,
            "interval": self.results.percent,
            "sides": self.page.sizes(),
            "halves": self.page.halves.sizes(),
        }

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what was kept."""
        if state.get("view") in VIEWS:
            self.show_view(state["view"])
        shown = state.get("shown")
        for path, kept in shown.items() if isinstance(shown, dict) else ():
            if isinstance(kept, list) and all(isinstance(name, str) for name in kept):
                self.shown_for[str(path)] = tuple(kept)
        if state.get("interval") in PERCENTS:
            self.show_percent(str(state["interval"]))
        for splitter, key in ((self.page, "sides"), (self.page.halves, "halves")):
            sizes = state.get(key)
            if isinstance(sizes, list) and len(sizes) == 2 and all(isinstance(size, int) for size in sizes):
                splitter.setSizes(sizes)
