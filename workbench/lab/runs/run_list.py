"""The runs of the history and what is done with them: shown, compared, written out, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from workbench.lab.cards.history import HistoryCard, Line
from workbench.lab.runs.queue import RunQueue, State
from workbench.lab.runs.run_files import RunFiles

if TYPE_CHECKING:
    from workbench.lab.runs.archive import Entry


class RunList(QObject):
    """Keeps the history up to date with the store and the queue, and knows which runs are meant."""

    listed = Signal()
    """The store was read."""
    deleted = Signal(object)
    """The names of runs that somebody removed for good (a tuple)."""
    written = Signal(object)
    """The file that was written."""

    def __init__(self, history: HistoryCard, run_files: RunFiles, queue: RunQueue, parent: QObject) -> None:
        super().__init__(parent)
        self._history, self._run_files, self._queue = history, run_files, queue
        self._is_read = False
        self.entries: list[Entry] = []
        self.shown: tuple[str, ...] = ()

    # ------------------------------------------------------------ the list

    def show_in(self, history: HistoryCard) -> None:
        """Show the runs in another card from now on."""
        self._history = history
        self.refresh()
        self.mark_shown(self.shown)

    def look(self) -> None:
        """Read the list of runs again."""
        self._run_files.list_runs(self._take)

    def _take(self, entries: list[Entry]) -> None:
        self._is_read = True
        self.entries = entries
        self.refresh()
        self.listed.emit()

    def refresh(self) -> None:
        """Show the runs on their way before those of the store."""
        jobs = [job for job in self._queue.jobs if not job.request.is_test and job.run is None]
        lines = [Line(job.name, self._run_files.entry_of(job), job) for job in jobs]
        named = {job.name for job in jobs}
        lines += [Line(entry.name, entry) for entry in self.entries if entry.name not in named]
        self._history.show_lines(lines)

    def mark_shown(self, names: tuple[str, ...]) -> None:
        """Take note of the runs whose results are shown."""
        self.shown = names
        self._history.mark_shown(names)

    @property
    def finished(self) -> list[Entry]:
        """The runs of the store, the newest first."""
        return [entry for entry in self.entries if entry.is_finished]

    def has(self, name: str) -> bool:
        """Say whether a run is in the store."""
        return any(entry.name == name for entry in self.finished)

    def latest(self, name: str, title: str) -> str:
        """Give the run of a name, else the newest of a title that has games to show; nothing where there is none."""
        shown = [entry for entry in self.entries if entry.done]
        found = [entry for entry in shown if entry.name == name] or [
            entry for entry in shown if title and entry.title == title
        ]
        return found[0].name if found else ""

    def can_show(self, names: Sequence[str]) -> bool:
        """Say whether games of all these runs are in the store."""
        return bool(names) and {entry.name for entry in self.entries if entry.done} >= set(names)

    @property
    def is_read(self) -> bool:
        """Say whether the store has been read."""
        return self._is_read

    # ------------------------------------------------------------ which are meant

    @property
    def selected(self) -> Sequence[Line]:
        """The selected lines."""
        return self._history.selected

    @property
    def chosen(self) -> tuple[str, ...]:
        """The runs with games in the store that are selected, else those that are shown."""
        selected = tuple(line.name for line in self.selected if line.has_results)
        known = {line.name for line in self._history.lines if line.has_results}
        return selected or tuple(name for name in self.shown if name in known)

    @property
    def resumable(self) -> Line | None:
        """The selected run, if it was stopped and can go on."""
        if len(self.selected) != 1 or self.selected[0].is_finished:
            return None
        line = self.selected[0]
        return line if line.job is None or not line.job.is_open else None

    @property
    def deletable(self) -> list[Line]:
        """The selected runs that are not being played."""
        return [line for line in self.selected if line.job is None or line.job.can_be_dropped]

    # ------------------------------------------------------------ what is done with them

    def delete(self) -> None:
        """Take the selected runs out of the queue; what was played of others is removed for good, after asking."""
        lines = []
        for line in self.deletable:
            if line.job is not None and line.job.state is State.WAITING:
                self._queue.withdraw(line.job)
            else:
                lines.append(line)
        if lines and self._run_files.may_delete([line.entry.title for line in lines]):
            for line in lines:
                if line.job is not None:
                    self._queue.jobs.remove(line.job)
            names = tuple(line.name for line in lines)
            self.entries = [entry for entry in self.entries if entry.name not in names]
            self._run_files.delete([line.entry for line in lines], self.look)
            self.deleted.emit(names)

    def reveal(self) -> None:
        """Show the folder of the selected run, or of all runs."""
        self._run_files.reveal(
            self.selected[0].entry.folder if self.selected else self._run_files.store().folder
        )

    def export_csv(self, folder: Path) -> None:
        """Ask for a file and write the numbers of the chosen runs as a table."""
        self._run_files.export_csv(self.chosen, folder, self.written.emit)

    def write_report(self, folder: Path) -> None:
        """Ask for a file and write the report of the chosen runs."""
        self._run_files.write_report(self.chosen, folder, self.written.emit)
