"""The LAB workspace: an experiment and its text, the run that is played, what it shows, and all runs before it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.texts.problem import ProblemError, Severity
from workbench.documents import templates
from workbench.documents.document import Document
from workbench.lab.differing_games import DifferingGames
from workbench.lab.lab_places import LabPlaces
from workbench.lab.page import VIEWS
from workbench.lab.runs.findings import Exhibit, PairFindings
from workbench.lab.runs.queue import Job
from workbench.lab.setup.preparation import Prepared
from workbench.language import told
from workbench.shell.notice import Notice
from workbench.widgets.plain_label import PlainLabel
from workbench.widgets.segment import Segment
from workbench.workspace import Shell, Status

PERCENTS = (90, 95, 99)
# The confidence of the intervals of critiques and searches.
QUESTION_PERCENT = 95


class LabWorkspace(LabPlaces):
    """Where thousands of games are simulated."""

    name = "lab"

    def __init__(self, shell: Shell, before: LabWorkspace | None = None) -> None:
        """Make the lab; one that takes over from another keeps its runs, its list and what it knows."""
        super().__init__(shell, before)
        # Runs that could not be read: they are shown only if somebody asks for them.
        self._unreadable: set[str] = set()
        self._has_left = False
        # The open document, if it is an experiment.
        self._planned: Document | None = None
        self._is_beginning = False
        self.intervals = Segment(self.tr("Interval"), self)
        self.intervals.show_choices({str(percent): f"{percent} %" for percent in PERCENTS})
        self.intervals.show_chosen("95")
        self.differing_games = DifferingGames(shell, self.run_files, self.may_run, self)
        self._connect()
        self._join(True)
        self.show_view("results")

    def _connect(self) -> None:
        form, history = self.form, self.history
        form.footer.wants_run.connect(partial(self.shell.do, "experiment.run"))
        form.footer.wants_test.connect(partial(self.shell.do, "experiment.test"))
        form.footer.chosen.connect(self.shell.show_problem)
        self.strip.wants_pause.connect(self.pause)
        self.strip.wants_resume.connect(self.pause)
        self.strip.wants_stop.connect(self.stop)
        history.wants_shown.connect(self.show_runs)
        history.wants_followed.connect(self.follow)
        history.wants_menu.connect(self._fill_run_menu)
        history.table.itemSelectionChanged.connect(self.status_changed)
        self.results.wants_game.connect(self.differing_games.open)
        self.results.wants_pair.connect(self._compare)
        self.results.matrix.examined.connect(self._examine_cell)
        self.results.cell.wants_command.connect(self.copy_cell_command)
        self.intervals.chosen.connect(self.show_percent)

    def _join(self, is_joining: bool) -> None:
        """Listen to what outlives these views, or leave it."""
        desk = self.shell.desk
        for signal, heard in (
            (self.preparation.ready, self._show_prepared),
            (self.preparation.timed, self.form.footer.show_prepared),
            (self.queue.changed, self._show_queue),
            (self.queue.progressed, self._show_progress),
            (self.queue.ended, self._end),
            (self.run_control.exhibited, self._show_exhibit),
            (self.run_control.known, self._show_known),
            (self.run_list.listed, self._take_list),
            (self.run_list.deleted, self._forget_deleted),
            (self.run_list.written, self._say_written),
            (self.run_files.failed, self.say_error),
            (self.run_files.writing_changed, self.status_changed),
            (desk.opened, self._names_changed),
            (desk.closed, self._names_changed),
            (desk.read, self._names_read),
        ):
            signal.connect(heard) if is_joining else signal.disconnect(heard)

    # ------------------------------------------------------------ another language

    def reworded(self) -> LabWorkspace:
        """Give a lab in the language that now holds, with the same runs, results and choices."""
        state, document, exhibit = self.saved_state(), self.document, self.results.exhibit
        followed, is_final, choices = self.run_control.followed, self.results.is_final, self.results.choices
        selected = [line.name for line in self.history.selected]
        options = self.form.keeps_records.isChecked(), self.form.until_decided.isChecked()
        place = self.place
        self.open(None)
        self._has_left = True
        self._join(False)
        heir = LabWorkspace(self.shell, self)
        heir.restore_state(state)
        heir.adopt(self.questions)
        heir.open(document)
        heir.ask_again(self.questions)
        heir.go_to(place)
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

    # ------------------------------------------------------------ documents

    def open(self, document: Document | None) -> None:
        """Show an experiment or a search in form and text; where none is open a new experiment begins."""
        if self._has_left:
            return  # another lab has taken over
        if self._planned is not None:
            self._planned.text_changed.disconnect(self._read)
            self._planned.state_changed.disconnect(self._show_state)
        place = self.place if self._is_beginning or document is None else "experiments"
        super().open(document)
        self._planned = planned = None if self.has_search else document
        self.show_search(document if self.has_search else None)
        self.go_to("search" if self.has_search else place)
        self.experiment = None
        self.form.setEnabled(planned is not None)
        self.form.footer.show_prepared(None)
        self.preparation.follow(planned)
        self._show_own_results()
        if planned is not None:
            planned.text_changed.connect(self._read)
            planned.state_changed.connect(self._show_state)
            self._read()
            self._show_state()
        elif document is None:
            QTimer.singleShot(0, self, self._begin_new)

    def go_to(self, name: str) -> None:
        """Show a place; only experiments show intervals of another confidence."""
        super().go_to(name)
        self.intervals.setEnabled(self.has_intervals)

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the store, and have an experiment to begin with."""
        super().showEvent(event)
        self.run_list.look()
        QTimer.singleShot(0, self, self._begin_new)

    def _begin_new(self) -> None:
        """Lay a new experiment on the desk; until it is edited nobody is asked to save it."""
        if self.document is not None or not self.isVisible() or self._has_left:
            return
        made = self.shell.desk.new("new.experiment.yaml", templates.experiment(self.shell.facts))
        made.saved_text = made.text
        made.state_changed.emit()
        # Nobody asked for it, so that it does not take anybody away from a question.
        self._is_beginning = True
        self.shell.show_document(made)
        self._is_beginning = False

    # ------------------------------------------------------------ running

    def _show_prepared(self, prepared: Prepared) -> None:
        self.form.footer.show_prepared(prepared)
        if prepared.plan is not None:
            self.form.show_game(prepared.plan.cells[0].game)
        self._find_own_results()
        self._tell_kinship()
        self.shell.refresh()

    # ------------------------------------------------------------ results

    def show_runs(self, chosen: tuple[str, ...]) -> None:
        """Show a stored run, or several side by side."""
        self.run_control.followed = None
        document = self.document

        def done(exhibit: Exhibit) -> None:
            if self.document is document:  # else another experiment was opened meanwhile
                self.run_list.mark_shown(exhibit.names)
                self._show_exhibit(exhibit, True)

        self.keep_shown(chosen)
        self.page.show_reading()
        self.run_files.read(chosen, done)
        self.status_changed.emit()

    def follow(self, job: Job) -> None:
        """Show the results of a run as they come, or those that a stopped one has left."""
        self.keep_shown((job.name,))
        self.run_control.follow(job)

    def _show_exhibit(self, exhibit: Exhibit, is_final: bool) -> None:
        self.keep_shown(exhibit.names)
        before = self.results.exhibit
        self.page.show_results()
        self.results.show_exhibit(exhibit, is_final=is_final, in_turn=True)
        if before is not None and before.names != exhibit.names:
            # Another run is read from its beginning, however far down the history is.
            self.page.area.verticalScrollBar().setValue(0)
        self._tell_kinship()
        self.status_changed.emit()

    def _compare(self, base: int, other: int) -> None:
        """Compare two cells of what is shown game by game; a test has kept no games."""
        exhibit = self.results.exhibit
        if exhibit is None:
            return
        if any(name.endswith(":test") for name in exhibit.names):
            self.results.take_pair(base, other, None)
            return

        def done(pair: PairFindings | None) -> None:
            shown = self.results.exhibit
            if shown is not None and shown.names == exhibit.names:
                self.results.take_pair(base, other, pair)

        self.run_files.compare(exhibit.names, base, other, done)

    # ------------------------------------------------------------ whose results

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

    def _forget_deleted(self, names: tuple[str, ...]) -> None:
        """Show results no more whose run was removed."""
        exhibit = self.results.exhibit
        if exhibit is not None and set(exhibit.names).intersection(names):
            self.keep_shown(())
            self.run_control.followed = None
            self.page.show_nothing()
            self.run_list.mark_shown(())

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
        self.page.tell_run(exhibit.names)
        stopped = note.stopped(exhibit)
        related = note.related(exhibit, prepared) if prepared is not None else ""
        said = " ".join(words for words in (stopped, related) if words)
        line = next((line for line in self.history.lines if (line.name,) == exhibit.names), None)
        if related and line is not None and line.is_finished:
            note.say(said, self.tr("Open its set-up"), self._set_up_shown)
        elif stopped and not related and line is not None and (line.job is None or not line.job.is_open):
            note.say(said, self.tr("Resume"), partial(self.go_on, line))
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

    # ------------------------------------------------------------ the store

    def _take_list(self) -> None:
        """Learn paces from the store, and show what belongs to the open experiment."""
        entries = self.run_list.finished
        news = [
            self.preparation.forecasting.know(entry.lineups[0], entry.games, entry.seconds)
            for entry in reversed(entries)
            if len(entry.lineups) == 1
        ]
        if any(news):
            self.preparation.look_again()
        self._find_own_results()
        self._tell_kinship()
        self.status_changed.emit()

    # ------------------------------------------------------------ problems and notices

    def say_error(self, error: BaseException, about: Document | None = None) -> None:
        """Say what went wrong with an experiment, by default the shown one, and only while that is shown.

        Results that could not be read are not asked for again.
        """
        problems = error.problems if isinstance(error, ProblemError) else ()
        text = told(problems[0].message) if problems else f"{type(error).__name__}: {error}"
        self.shell.say(Notice(text, Severity.ERROR, document=about or self.document, topic="lab"))
        if self.results.exhibit is None and self.document is not None:
            self._unreadable.update(self.shown_for.get(str(self.document.path), ()))
            self.page.show_nothing()

    # ------------------------------------------------------------ what surrounds it

    def toolbar_widgets(self) -> Sequence[QWidget]:
        """Give the confidence of the intervals."""
        if not hasattr(self, "_interval_part"):
            self._interval_part = QWidget()
            row = QHBoxLayout(self._interval_part)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(8)
            words = PlainLabel(self.tr("Interval"), self._interval_part)
            words.setObjectName("hint")
            row.addWidget(words)
            row.addWidget(self.intervals)
        return (self.places, self._interval_part)

    def status(self) -> Status:
        """Say what is run, where the results lie and how wide their intervals are."""
        job = self.queue.current
        asked = [name for name, page in self.questions.items() if page.is_busy]
        if job is None and asked:
            doing = {
                "examine": self.tr("Examining…"),
                "hunt": self.tr("Hunting for gaps…"),
                "search": self.tr("Searching for balance…"),
            }
            said = " ".join(doing[name] for name in asked)
        elif job is None:
            said = self.tr("Reading results…") if self.run_files.is_reading else self.tr("No run in progress")
            if self.run_files.is_writing:
                said = self.tr("Writing a file…")
        else:
            words = self.tr("{title}: paused") if self.is_paused else self.tr("{title}: running")
            said = words.format(title=job.request.title)
        waiting = len(self.queue.waiting)
        queued = self.tr("{count} queued").format(count=waiting) if waiting else ""
        folder = self.tr("Runs in {folder}").format(folder=self.run_files.shown_folder)
        percent = self.results.percent if self.has_intervals else QUESTION_PERCENT
        interval = self.tr("{percent} % intervals").format(percent=percent)
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
