"""A search that runs: it is begun, stopped, gone on with and brought to its end, and shown while it goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from engine.questions.search import begun
from engine.questions.search import search as searching
from engine.questions.search.asking import front
from engine.questions.search.places import Play, at_home
from engine.questions.search.race import Outcome, Task
from engine.questions.search.search import Found, Plan, Trial
from engine.texts import search as searches
from workbench.documents.document import Document
from workbench.lab.questions.place import Place
from workbench.lab.search.search_head import SearchHead
from workbench.lab.search.search_pace import SearchPace, games_saved
from workbench.lab.search.search_page import SearchPage
from workbench.numerals import whole
from workbench.workspace import Shell

# How often what is found is shown anew while a search runs, in milliseconds.
OFTEN = 400


class SearchRuns(Place):
    """The part of the search place that plays."""

    wants_page = Signal()
    """What is found is to be seen, where the text alone is shown."""
    began = Signal(object, object)
    """The plan of a search that runs now, and what was known of it before."""
    tried = Signal(object)
    """A trial of the search that runs."""
    played = Signal(int)
    """So many games of a trial were played."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, self.tr("Candidates"), self.tr("Run search"), parent)
        self.document: Document | None = None
        # The plan of the text as it is now; nothing while it is looked up, or where it has none.
        self.plan: Plan | None = None
        # The text that the plan is of.
        self._planned = ""
        # The plan of the search that runs, its trials so far, and how fast it goes.
        self._running: Plan | None = None
        self._trials: list[Trial] = []
        self._pace = SearchPace()
        self._is_finishing = False
        # Whether what runs measures the best, or chosen ones, and tries nothing.
        self._tries_no_more = False
        # The names of those that have nothing left to try, though more was wanted.
        self.exhausted: set[str] = set()
        self._often = QTimer(self, interval=OFTEN, singleShot=True)
        self._often.timeout.connect(self._show_so_far)
        self.strip = SearchHead(self.bar, self.button, self)
        self.page = SearchPage(self)
        self.began.connect(self._take_begun)
        self.tried.connect(self._take_trial)
        self.played.connect(self._take_games)
        self.strip.finish.clicked.connect(self.finish)
        self.page.wants_measured.connect(self.measure)

    @property
    def found(self) -> Found | None:
        """What is shown of a search."""
        return self.page.found

    def _take_found(self, found: Found) -> None:
        """Show what a search has found, perhaps so far."""
        raise NotImplementedError

    def _look_up(self) -> None:
        """Find what was tried before of the search as it is now."""
        raise NotImplementedError

    def begin(self) -> None:
        """Run the open search, or go on with it."""
        if self.document is None:
            return
        path, library = self.document.path, self.shell.desk.library()
        self.plan, self._planned = None, self.document.text

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Found:
            plan = searching.plan(library, searches.load(library, path))
            folder = searching.default_folder() / plan.name
            self.began.emit(plan, begun.kept(plan, folder))
            found = searching.run(plan, folder, play=self._counted(stop), tell=self.tried.emit, stop=stop)
            if found.is_complete:
                self.exhausted.add(plan.name)
            return begun.with_confirmed(found)

        self._work(work, tries_no_more=False)

    def finish(self) -> None:
        """Try nothing more, and measure the best of what was tried on unseen games."""
        if self.is_busy:
            # Not yet: the trial under way is given up first.
            self._is_finishing = True
            self._stop.set()
            self.show_head()
            return
        self._is_finishing = False
        found = self.found
        if found is None:
            return

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Found:
            self.began.emit(found.plan, found)
            done = begun.finished(found.plan, found.folder, play=self._counted(stop), stop=stop)
            return done or found

        self._work(work)

    def measure(self, numbers: Sequence[int]) -> None:
        """Measure trials on games that the search has never seen."""
        found = self.found
        if found is None or self.is_busy:
            return

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Found:
            self.began.emit(found.plan, found)
            play = self._counted(stop)
            return begun.confirm(found.plan, found.folder, numbers, play=play, stop=stop) or found

        self._work(work)

    def _work(
        self,
        work: Callable[[threading.Event, Callable[[float], None]], Found],
        *,
        tries_no_more: bool = True,
    ) -> None:
        self.wants_page.emit()
        self._tries_no_more = tries_no_more
        self._pace, self._is_finishing = SearchPace(), False
        self._trials = list(self.found.trials) if self.found is not None else []
        self._running = self.plan
        self.work(work, self.show_found)
        self.show_head()

    def _counted(self, stop: threading.Event) -> Play:
        """Play trials here, and tell how many games each took."""

        def play(tasks: Sequence[Task]) -> Iterator[Outcome]:
            for outcome in at_home(stop)(tasks):
                self.played.emit(outcome.games)
                yield outcome

        return play

    def _take_begun(self, plan: Plan, known: Found | None) -> None:
        self._running, self._pace = plan, SearchPace()
        if self.document is not None and self.document.text == self._planned:
            self.plan = plan
        self._trials = list(known.trials) if known is not None else []
        self._show_so_far()

    def _take_trial(self, trial: Trial) -> None:
        if trial.number == len(self._trials):
            self._trials.append(trial)
        if not self._often.isActive():
            self._often.start()

    def _take_games(self, games: int) -> None:
        self._pace.count(games, is_final=self._is_measuring)
        if not self._often.isActive():
            self._often.start()

    @property
    def is_settled(self) -> bool:
        """Say whether nothing is to follow what has just ended."""
        return not self._is_finishing

    @property
    def _is_measuring(self) -> bool:
        """Say whether all was tried, and the best are measured again."""
        plan = self._running
        return plan is not None and (self._tries_no_more or len(self._trials) >= plan.search.values["trials"])

    def _show_so_far(self) -> None:
        """Show what a search that runs has found by now."""
        plan = self._running
        if not self.is_busy or plan is None:
            return
        if self._trials:
            best = front(plan.told(trial) for trial in self._trials)
            numbers = tuple(each.number for each in best)
            folder = searching.default_folder() / plan.name
            self._take_found(Found(plan, folder, tuple(self._trials), numbers, False))
        self.show_head()

    def _show_progress(self, done: float) -> None:
        """Leave it to the head to say how far it is."""

    def _end(self, *, is_whole: bool) -> None:
        super()._end(is_whole=is_whole)
        self._often.stop()
        self._running = None
        self.show_head()

    # ------------------------------------------------------------ how it stands

    def show_head(self) -> None:
        """Say how the search stands, and offer what can be done about it."""
        plan, found = self._running if self.is_busy else self.plan, self.found
        trials: Sequence[Trial] = self._trials if self.is_busy else found.trials if found is not None else ()
        is_own = self.is_busy or found is None or (plan is not None and plan.name == found.plan.name)
        shown = plan if self.is_busy or found is None else found.plan
        wanted = int(shown.search.values["trials"]) if shown is not None else 0
        is_all = len(trials) >= wanted > 0 or (shown is not None and shown.name in self.exhausted)
        is_whole = found is not None and found.is_complete and is_all
        own = self.document if is_own and not self.is_busy else None
        title = shown.search.values.get("title") if shown is not None else ""
        if not title and shown is not None:  # since it was read the text may have got another file
            title = own.name if own is not None else shown.search.path.name
        self.strip.setVisible(self.document is not None or self.is_busy)
        state = self._state(found, is_own=is_own, is_whole=is_whole)
        self.strip.show_name(str(title or self.tr("Search")), state)
        self.strip.show_done(
            min(1.0, len(trials) / wanted) if wanted else 0.0, self._numbers(shown, trials, wanted)
        )
        is_paced = self.is_busy and plan is not None and not self._stop.is_set()
        is_told = is_paced and not self._tries_no_more
        left = self._pace.seconds_left(plan, trials) if is_told and plan is not None else None
        self.strip.show_pace(self._pace.rate if is_paced else 0.0, left)
        self.button.setText(self._verb_now(trials, is_own=is_own, is_whole=is_whole))
        self.button.setEnabled(
            (self.document is not None and not (is_own and is_whole)) if not self.is_busy else True
        )
        is_open = bool(trials) and is_own and not (found is not None and found.is_complete)
        self.strip.finish.setVisible(is_open and not self._is_measuring)
        self.strip.finish.setEnabled(not self._is_finishing)

    def _verb_now(self, trials: Sequence[Trial], *, is_own: bool, is_whole: bool) -> str:
        if self.is_busy:
            return self.tr("Stop")
        if trials and is_own and not is_whole:
            return self.tr("Resume")
        return self.tr("Run search")

    def _state(self, found: Found | None, *, is_own: bool, is_whole: bool) -> str:
        if self.is_busy:
            if self._stop.is_set():
                return self.tr("stopping…")
            return self.tr("measuring the best again") if self._is_measuring else self.tr("running")
        if found is None:
            return self.tr("not run yet")
        if not is_own:
            return self.tr("of another state of this search") if self.plan is not None else ""
        if is_whole:
            return self.tr("done")
        return self.tr("finished here, resumable") if found.is_complete else self.tr("stopped, resumable")

    def _numbers(self, plan: Plan | None, trials: Sequence[Trial], wanted: int) -> str:
        if plan is None:
            return ""
        if not trials:
            return self.tr("{trials} trials of {games} games at most").format(
                trials=whole(wanted), games=whole(plan.search.values["games"])
            )
        stopped = sum(trial.outcome.is_stopped for trial in trials)
        return self.tr("{done} of {all} trials, {stopped} stopped early, {games} games saved").format(
            done=whole(len(trials)),
            all=whole(wanted),
            stopped=whole(stopped),
            games=whole(games_saved(plan, trials)),
        )

    def show_answer(self, answer: Any) -> None:
        """Show what a search has found."""
        self.show_found(answer)

    def show_found(self, found: Any) -> None:
        """Show what a search has come to; if it was to be finished, go on with that."""
        path = self.document.path if self.document is not None else None
        if path is not None and found.plan.search.path != path:
            self._look_up()  # another search was opened meanwhile
            return
        if found.trials:
            self._take_found(found)
        if self.plan is None:
            self._look_up()
        self.show_head()
        if self._is_finishing:
            QTimer.singleShot(0, self, self.finish)
