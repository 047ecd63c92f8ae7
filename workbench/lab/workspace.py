"""The LAB workspace: an experiment and its text, the run that is played, what it shows, and all runs before it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.problem import ProblemError, Severity
from engine.source import Route
from workbench import theme, typeface
from workbench.documents import templates
from workbench.documents.document import Document
from workbench.lab import command_line, names
from workbench.lab import sheet as sheets
from workbench.lab.card import WrappedLabel
from workbench.lab.findings import Exhibit
from workbench.lab.flips import seats_of
from workbench.lab.form import Form
from workbench.lab.history import HistoryCard, Line
from workbench.lab.office import Office
from workbench.lab.preparation import Preparation, Prepared
from workbench.lab.queue import Job, RunQueue, State
from workbench.lab.results import GameWish, Results
from workbench.lab.strip import RunStrip
from workbench.lab.words import variant_label, whole
from workbench.map.segment import Segment
from workbench.notice import Notice
from workbench.table.naming import colour_name
from workbench.workspace import Shell, Status
from workbench.writing import WritingWorkspace

if TYPE_CHECKING:
    from workbench.lab.archive import Entry

VIEWS = ("results", "split", "yaml")
PERCENTS = (90, 95, 99)
MOST_SEED = 1_000_000


class LabWorkspace(WritingWorkspace):
    """Where thousands of games are simulated."""

    name = "lab"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.office = Office(self)
        self.queue = RunQueue(self.office.store, self)
        self.preparation = Preparation(shell.desk, self)
        self.sheet: sheets.Sheet | None = None
        self.followed: Job | None = None
        self.entries: list[Entry] = []
        self.view = "results"
        self.form = Form(names.agents(), self)
        self.strip = RunStrip(self)
        self.results = Results(self)
        self.history = HistoryCard(self)
        self.intervals = Segment(self.tr("Interval"), self)
        self.intervals.show_choices({str(percent): f"{percent} %" for percent in PERCENTS})
        self.intervals.show_chosen("95")
        self.views = Segment(self.tr("View"), self)
        self.views.show_choices(
            {"results": self.tr("Results"), "split": self.tr("Split"), "yaml": self.tr("YAML")}
        )
        self._lay_out()
        self._connect()
        self.show_view("results")
        self.strip.show_job(None, 0)

    # ------------------------------------------------------------ layout

    def _lay_out(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("welcome")
        column = QVBoxLayout(inner)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(10)
        self.empty = WrappedLabel(
            self.tr("Nothing is shown yet. Queue the experiment, try it with Test 100, or open a run below."),
            2,
            inner,
        )
        self.empty.setObjectName("hint")
        self.empty.setFont(typeface.style("rules"))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.shown = QStackedWidget(inner)
        self.shown.addWidget(self.empty)
        self.shown.addWidget(self.results)
        column.addWidget(self.shown, 3)
        column.addWidget(self.history, 1)
        self.page = QScrollArea(self)
        self.page.setObjectName("labPage")
        self.page.setWidgetResizable(True)
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setAccessibleName(self.tr("Results"))
        self.page.setWidget(inner)
        self.text_half = QSplitter(Qt.Orientation.Horizontal, self)
        self.text_half.setChildrenCollapsible(False)
        self.text_half.setHandleWidth(1)
        self.text_half.addWidget(self.source)
        self.text_half.addWidget(self.problems_panel)
        self.text_half.setSizes([700, 320])
        self.halves = QSplitter(Qt.Orientation.Vertical, self)
        self.halves.setChildrenCollapsible(False)
        self.halves.setHandleWidth(1)
        self.halves.addWidget(self.page)
        self.halves.addWidget(self.text_half)
        self.halves.setSizes([520, 280])
        main = QWidget(self)
        stacked = QVBoxLayout(main)
        stacked.setContentsMargins(0, 0, 0, 0)
        stacked.setSpacing(0)
        stacked.addWidget(self.strip)
        stacked.addWidget(self.halves, 1)
        side = QFrame(self)
        side.setObjectName("dock")
        held = QVBoxLayout(side)
        held.setContentsMargins(0, 0, 0, 0)
        held.addWidget(self.form)
        side.setMinimumWidth(240)
        self.sides = QSplitter(Qt.Orientation.Horizontal, self)
        self.sides.setChildrenCollapsible(False)
        self.sides.setHandleWidth(1)
        self.sides.addWidget(side)
        self.sides.addWidget(main)
        self.sides.setStretchFactor(0, 0)
        self.sides.setStretchFactor(1, 1)
        self.sides.setSizes([theme.DOCK_WIDTH["lab"][0], 4000])
        self._pages.addWidget(self.sides)

    def _connect(self) -> None:
        form, queue = self.form, self.queue
        form.wants.connect(self.set_value)
        form.wants_removed.connect(self.remove_value)
        form.wants_run.connect(lambda: self.shell.do("experiment.run"))
        form.wants_test.connect(lambda: self.shell.do("experiment.test"))
        form.wants_dice.connect(self.roll_seed)
        form.wants_variation.connect(self.vary)
        form.chosen.connect(self._show_problem)
        self.preparation.ready.connect(self._show_prepared)
        self.strip.wants_pause.connect(self.pause)
        self.strip.wants_resume.connect(self.pause)
        self.strip.wants_stop.connect(self.stop)
        queue.changed.connect(self._show_queue)
        queue.progressed.connect(self._show_progress)
        queue.ended.connect(self._end)
        self.history.wants_shown.connect(self.show_runs)
        self.history.wants_followed.connect(self.follow)
        self.history.wants_resumed.connect(self.resume_line)
        self.history.wants_menu.connect(self._fill_run_menu)
        self.history.table.itemSelectionChanged.connect(self.status_changed)
        self.results.wants_game.connect(self.open_game)
        self.intervals.chosen.connect(self.show_percent)
        self.views.chosen.connect(self.show_view)
        self.office.failed.connect(self._say_error)
        for signal in (self.shell.desk.opened, self.shell.desk.closed):
            signal.connect(lambda _: self._names_changed())

    # ------------------------------------------------------------ documents

    def open(self, document: Document | None) -> None:
        """Show an experiment in form and text; where none is open a new one begins."""
        if self.document is not None:
            self.document.text_changed.disconnect(self._read)
            self.document.state_changed.disconnect(self._show_state)
        super().open(document)
        self.sheet = None
        self.form.setEnabled(document is not None)
        self.form.show_prepared(None)
        self.preparation.follow(document)
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
        self.look_at_store()
        QTimer.singleShot(0, self, self._begin_new)

    def _begin_new(self) -> None:
        """Lay a new experiment on the desk; until it is edited nobody is asked to save it."""
        if self.document is not None or not self.isVisible():
            return
        made = self.shell.desk.new("new.experiment.yaml", templates.EXPERIMENT)
        made.saved_text = made.text
        made.state_changed.emit()
        self.shell.show_document(made)

    def new_document(self) -> None:
        """Start a new experiment."""
        self.shell.do("experiment.new")

    def _read(self, _: object = None) -> None:
        """Read the text again and show it in the form at once."""
        assert self.document is not None
        self.sheet = sheets.read(self.document.path, self.document.text)
        if not self.preparation.is_fresh:
            self.form.show_unchecked()
        if self.sheet is None:
            self.form.show_broken()
            return
        documents, folder = list(self.shell.desk), self.document.path.parent
        self.form.show_sheet(
            self.sheet,
            names.choices("map", documents, folder),
            names.choices("variant", documents, folder),
        )

    def _names_changed(self) -> None:
        if self.document is not None and self.document in list(self.shell.desk):
            self._read()
            self.preparation.look_again()

    def _show_state(self) -> None:
        assert self.document is not None
        self.form.state.setText(self._edited() if self.document.has_file else self.tr("draft"))

    # ------------------------------------------------------------ values

    def set_value(self, route: Route, value: Any, deed: str) -> None:
        """Write a value into the text as one deed."""
        if self.sheet is not None and self.document is not None:
            self.document.apply(self.sheet.setting(route, value), deed)

    def remove_value(self, route: Route, deed: str) -> None:
        """Take a value out of the text."""
        if self.sheet is not None and self.document is not None and self.sheet.says(route):
            self.document.apply(self.sheet.removing(route), deed)

    def roll_seed(self) -> None:
        """Take another seed."""
        import secrets

        self.set_value(("seed",), secrets.randbelow(MOST_SEED), self.tr("Roll another seed"))

    def vary(self, key: str) -> None:
        """Try several values of a rule in turn: those around the first variant's own."""
        if self.sheet is None or self.document is None:
            return
        from engine import documents
        from workbench.rules.experiments import values_to_try
        from workbench.rules.sheet import at

        library, route = self.shell.desk.library(), tuple(key.split("."))
        first = next(iter(self.sheet.names["variants"]), "2016")
        found = library.find("variant", first, beside=self.document.path) or first
        current = at(documents.load_variant(library, found).values, route)
        values = values_to_try(route, current) if current is not None else [current]
        self.set_value(("vary", key), values, self.tr("Vary {value}").format(value=key))

    # ------------------------------------------------------------ running

    def _show_prepared(self, prepared: Prepared) -> None:
        self.form.show_prepared(prepared)
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
        if prepared is None or prepared.plan is None or not self.can_run:
            return
        from workbench.lab.job import Wish

        plan, store = prepared.plan, self.office.store()
        name = store.name_of(plan) + (":test" if is_test else "")
        known = self.queue.find(name)
        if known is not None:
            self.follow(known)
            return
        if not is_test and any(entry.name == name and entry.is_finished for entry in self.entries):
            text = self.tr("This experiment has been run already; its results are shown.")
            self.shell.say(Notice(text, topic="run"))
            self.show_runs((name,))
            return
        wish = Wish(
            plan,
            is_test,
            keeps_records=self.form.keeps_records.isChecked(),
            until_decided=self.form.until_decided.isChecked(),
        )
        self.follow(self.queue.add(wish, name))

    def follow(self, job: Job) -> None:
        """Show a run's results as they come."""
        self.followed = job
        if job.run is not None:
            self.show_runs((job.run.name,))
        elif job.findings is not None:
            self._show_progress(job)
        self.history.mark_shown((job.name,))

    def _show_progress(self, job: Job) -> None:
        if job is self.queue.current:
            self.strip.show_job(job, len(self.queue.waiting))
        if job is self.followed and job.findings is not None and job.findings.games:
            plan = job.wish.plan
            title = self.tr("{title}, test").format(title=plan.title) if job.wish.is_test else plan.title
            exhibit = Exhibit(title, (job.name,), plan.experiment, job.findings)
            self._show_exhibit(exhibit, is_final=job.state is not State.RUNNING)
        self._show_history()
        self.status_changed.emit()

    def _show_queue(self) -> None:
        self.strip.show_job(self.queue.current, len(self.queue.waiting))
        self._show_history()
        self.shell.refresh()

    def _end(self, job: Job) -> None:
        """Take note that a run is done, or why it is not."""
        if job.error is not None:
            self._say_error(job.error)
        if job.rate and len({cell.lineup for cell in job.wish.plan.cells}) == 1:
            self.preparation.know({job.wish.plan.cells[0].lineup: job.rate})
        if job.run is not None:
            if job.is_decided:
                text = self.tr("{title} was decided after {games} games and is kept with these.")
                self.shell.say(Notice(text.format(title=job.wish.title, games=whole(job.games)), topic="run"))
            if job is self.followed:
                self.history.mark_shown((job.run.name,))
        if not job.wish.is_test:
            self.look_at_store()

    @property
    def has_run(self) -> bool:
        """Say whether a run is played or paused."""
        return self.queue.current is not None

    @property
    def is_paused(self) -> bool:
        """Say whether the run is paused."""
        return self.queue.current is not None and self.queue.current.state is State.PAUSED

    def pause(self) -> None:
        """Pause the run, or let it go on."""
        job = self.queue.current
        if job is None:
            return
        if job.state is State.PAUSED:
            self.queue.resume(job)
        else:
            self.queue.pause()
        self._show_queue()

    def stop(self) -> None:
        """Stop the run and keep what is finished."""
        self.queue.cease()
        self._show_queue()

    @property
    def can_resume(self) -> bool:
        """Say whether the selected run was stopped and can go on."""
        lines = self.history.selected
        return (
            len(lines) == 1
            and not lines[0].is_finished
            and (lines[0].job is None or not lines[0].job.is_open)
        )

    def resume(self) -> None:
        """Go on with the selected run."""
        if self.can_resume:
            self.resume_line(self.history.selected[0])

    def resume_line(self, line: Line) -> None:
        """Go on with a run that was stopped, in this session or another."""
        if line.job is not None:
            self.followed = line.job
            self.queue.resume(line.job)
            return
        from workbench.lab.job import Wish

        plan = self.office.archive().plan_of(line.name)
        if plan is not None:
            self.follow(self.queue.add(Wish(plan), line.name))

    # ------------------------------------------------------------ results

    def show_runs(self, chosen: tuple[str, ...]) -> None:
        """Show a stored run, or several side by side."""
        self.followed = None
        self.office.read(chosen, self._show_stored)

    def _show_stored(self, exhibit: Exhibit) -> None:
        self.history.mark_shown(exhibit.names)
        self._show_exhibit(exhibit)

    def _show_exhibit(self, exhibit: Exhibit, *, is_final: bool = True) -> None:
        self.shown.setCurrentWidget(self.results)
        self.results.show_exhibit(exhibit, is_final=is_final)
        self.status_changed.emit()

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
        self.office.record(wish, self._show_game)

    def _show_game(self, wish: GameWish, record: dict[str, Any], at: int | None) -> None:
        table = self.shell.show_workspace("table")
        show = getattr(table, "open_record", None)
        if show is not None:
            show(record, at=at, other_variant=wish.judged.values)
        if wish.turn is not None:
            self._tell_of_parting(wish)

    def _tell_of_parting(self, wish: GameWish) -> None:
        """Say how the same game went by the other variant, and offer it."""
        text = self.tr(
            "By {variant} game {number} runs another way from turn {turn} on; there the winner is {winner}."
        )
        seats = " + ".join(colour_name(seat) for seat in seats_of(wish.flip.other)) or self.tr("nobody")
        said = text.format(
            variant=variant_label(wish.judged), number=wish.number, turn=(wish.turn or 0) + 1, winner=seats
        )
        choices = ((self.tr("Open that game"), lambda: self.open_game(wish.turned())),)
        self.shell.say(Notice(said, choices=choices, topic="differing game"))

    # ------------------------------------------------------------ the store

    def look_at_store(self) -> None:
        """Read the list of runs again."""
        self.office.list_runs(self._take_entries)

    def _take_entries(self, entries: list[Entry]) -> None:
        is_first = not self.entries
        self.entries = entries
        self._show_history()
        self.preparation.know(
            {entry.lineups[0]: entry.rate for entry in reversed(entries) if len(entry.lineups) == 1}
        )
        finished = [entry for entry in entries if entry.is_finished]
        if is_first and finished and self.results.exhibit is None and self.followed is None:
            self.show_runs((finished[0].name,))
        self.status_changed.emit()

    def _show_history(self) -> None:
        jobs = [job for job in self.queue.jobs if not job.wish.is_test and job.run is None]
        lines = [Line(job.name, self.office.entry_of(job), job) for job in jobs]
        named = {job.name for job in jobs}
        lines += [Line(entry.name, entry) for entry in self.entries if entry.name not in named]
        self.history.show_lines(lines)

    @property
    def chosen_runs(self) -> tuple[str, ...]:
        """The finished runs that are selected, else those that are shown."""
        selected = tuple(line.name for line in self.history.selected if line.is_finished)
        if selected:
            return selected
        stored = {entry.name for entry in self.entries if entry.is_finished}
        shown = self.results.exhibit.names if self.results.exhibit is not None else ()
        return tuple(name for name in shown if name in stored)

    @property
    def has_chosen_run(self) -> bool:
        """Say whether there is a finished run to do something with."""
        return bool(self.chosen_runs)

    @property
    def has_several_runs(self) -> bool:
        """Say whether several finished runs are selected."""
        return len(self.chosen_runs) > 1

    @property
    def has_selected_line(self) -> bool:
        """Say whether a run of the history is selected that is not being played."""
        return bool(self.history.selected) and not any(
            line.job is not None and line.job.is_open for line in self.history.selected
        )

    def show_selected(self) -> None:
        """Show the selected run, or several side by side."""
        self.show_runs(self.chosen_runs)

    def delete_selected(self) -> None:
        """Ask, then remove the selected runs for good."""
        lines = [line for line in self.history.selected if line.job is None or not line.job.is_open]
        if lines and self.office.may_delete([line.entry.title for line in lines]):
            for line in lines:
                if line.job is not None:
                    self.queue.jobs.remove(line.job)
            self.office.delete([line.entry for line in lines], self.look_at_store)

    def reveal_selected(self) -> None:
        """Show the folder of the run, or of all runs."""
        lines = self.history.selected
        self.office.reveal(lines[0].entry.folder if lines else self.office.store().folder)

    def export_csv(self) -> None:
        """Ask for a file and write the numbers of the chosen runs as a table."""
        self.office.export_csv(self.chosen_runs, self.shell.desk.folder, self._say_written)

    def write_report(self) -> None:
        """Ask for a file and write the report of the chosen run."""
        self.office.write_report(self.chosen_runs[0], self.shell.desk.folder, self._say_written)

    def _say_written(self, path: Path) -> None:
        text = self.tr("{file} was written.").format(file=path.name)
        choices = ((self.tr("Open"), lambda: self.office.reveal(path)),)
        self.shell.say(Notice(text, choices=choices, topic="written"))

    def _fill_run_menu(self, menu: QMenu) -> None:
        """Offer what can be done with the selected runs."""
        actions = getattr(self.shell, "commands", None)
        self.shell.refresh()
        for name in (
            "experiment.show",
            "experiment.resume",
            "",
            "experiment.report",
            "experiment.csv",
            "experiment.reveal",
            "",
            "experiment.delete",
        ):
            if not name:
                menu.addSeparator()
            elif actions is not None:
                menu.addAction(actions.actions[name])

    # ------------------------------------------------------------ the command line

    @property
    def command(self) -> str:
        """The command that does the same in a terminal; nothing where something must be saved first."""
        prepared, document = self.preparation.prepared, self.document
        if prepared is None or prepared.plan is None or document is None or not self.preparation.is_fresh:
            return ""
        values, folder = prepared.plan.experiment, document.path.parent
        unsaved = [each.path for each in self.shell.desk if each.is_modified and each is not document]
        if any(path in unsaved or not path.exists() for path in command_line.own_files(values, folder)):
            return ""
        is_decided_early = self.form.until_decided.isChecked()
        is_saved = document.is_shipped or (document.has_file and not document.is_modified)
        if command_line.is_comparison(values) and (is_decided_early or not is_saved):
            records = Path("differing") if self.form.keeps_records.isChecked() else None
            return command_line.for_comparison(
                values, folder, until_decided=is_decided_early, records=records
            )
        return command_line.for_file(document.path) if is_saved else ""

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

    def _show_problem(self, problem: Any) -> None:
        if self.view == "results":
            self.show_view("split")
        self.shell.show_problem(problem)

    def jump(self, line: int, column: int = 1) -> None:
        """Go to a place of the text, which is shown for that."""
        if self.view == "results":
            self.show_view("split")
        super().jump(line, column)

    def find_in_text(self) -> None:
        """Search the text, which is shown for that."""
        if self.view == "results":
            self.show_view("split")
        super().find_in_text()

    def go_to_line(self) -> None:
        """Ask for a line of the text, which is shown for that."""
        if self.view == "results":
            self.show_view("split")
        super().go_to_line()

    # ------------------------------------------------------------ what surrounds it

    def show_view(self, view: str) -> None:
        """Show the results, results and text, or the text alone."""
        self.view = view
        self.page.setVisible(view != "yaml")
        self.text_half.setVisible(view != "results")
        self.views.show_chosen(view)

    def next_view(self) -> None:
        """Go on to the next view."""
        self.show_view(VIEWS[(VIEWS.index(self.view) + 1) % len(VIEWS)])

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
            said = self.tr("No run in progress")
        else:
            words = self.tr("{title}: paused") if job.state is State.PAUSED else self.tr("{title}: running")
            said = words.format(title=job.wish.title)
        waiting = len(self.queue.waiting)
        queued = self.tr("{count} queued").format(count=waiting) if waiting else ""
        folder = self.tr("Runs in {folder}").format(folder=self.office.shown_folder)
        interval = self.tr("{percent} % intervals").format(percent=self.results.percent)
        return Status((said, queued), (self.problem_counts() if self.document else "", folder, interval))

    def panes(self) -> Sequence[QWidget]:
        """Give form, results, history and text."""
        return (self.form.title, self.page, self.history.table, self.source.pane, self.problems_panel)

    # ------------------------------------------------------------ between sessions

    def saved_state(self) -> dict[str, Any]:
        """Keep the view, the confidence and the widths."""
        return {
            "view": self.view,
            "interval": self.results.percent,
            "sides": self.sides.sizes(),
            "halves": self.halves.sizes(),
        }

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what was kept."""
        if state.get("view") in VIEWS:
            self.show_view(state["view"])
        if state.get("interval") in PERCENTS:
            self.show_percent(str(state["interval"]))
        for splitter, key in ((self.sides, "sides"), (self.halves, "halves")):
            sizes = state.get(key)
            if isinstance(sizes, list) and len(sizes) == 2 and all(isinstance(size, int) for size in sizes):
                splitter.setSizes(sizes)
