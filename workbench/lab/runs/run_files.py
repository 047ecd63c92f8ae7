"""What the lab asks of the store, off the window's thread, and what it asks people before it writes or deletes."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QCoreApplication, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from workbench import games
from workbench.background import Worker
from workbench.lab.parts import parts_of
from workbench.lab.setup import experiment_text as texts

if TYPE_CHECKING:
    from engine.numbers.flips import Parting
    from engine.numbers.runs import Store
    from workbench.lab.cards.game_wish import GameWish
    from workbench.lab.runs.archive import Archive, Entry
    from workbench.lab.runs.findings import Exhibit, PairFindings
    from workbench.lab.runs.queue import Job

translate = QCoreApplication.translate

# So many runs are named before they are deleted; of others only the number is told.
MOST_NAMED = 8


def parting_of(wish: GameWish) -> Parting | None:
    """Give where a game parts from that of the other variant, if that can be found out quickly."""
    from engine.numbers.flips import moves_are_known, parting

    base, other = wish.played.series(), wish.judged.series()
    return parting(base, other, wish.flip) if moves_are_known(base) and moves_are_known(other) else None


class RunFiles(QObject):
    """Reads and writes for the lab; the engine is loaded when it is first asked, on the asking thread."""

    failed = Signal(object)
    writing_changed = Signal()
    """A report or a table is being written, or is so no longer."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._lines: WeakKeyDictionary[Job, Entry] = WeakKeyDictionary()
        self._listing = Worker("runs", self)
        self._reading, self._comparing = Worker("results", self), Worker("pair", self)
        # What is to be written waits for its like alone: of jobs on one worker only the latest is kept.
        self._exporting, self._reporting = Worker("export", self), Worker("report", self)
        self._deleting = Worker("delete", self)

    def serve(self, window: QWidget) -> None:
        """Ask people in front of another window from now on, perhaps in another language."""
        self.setParent(window)
        self._window = window
        self._lines.clear()
        if "_archive" in self.__dict__:
            self._archive.reword()

    @cached_property
    def _archive(self) -> Archive:
        from engine.numbers.runs import Store
        from workbench.lab.runs.archive import Archive

        return Archive(Store())

    def archive(self) -> Archive:
        """Give the stored runs."""
        return self._archive

    def store(self) -> Store:
        """Give the store."""
        return self._archive.store

    @property
    def shown_folder(self) -> str:
        """Where the runs lie, as people read it; known without loading the engine."""
        stated = os.environ.get("DAIMYO_RUNS")
        home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
        folder = str(Path(stated) if stated else Path(home) / "daimyo" / "runs")
        return folder.replace(str(Path.home()), "~", 1)

    # ------------------------------------------------------------ reading

    @property
    def is_reading(self) -> bool:
        """Say whether results are being read."""
        return self._reading.is_busy

    def list_runs(self, done: Callable[[list[Entry]], None]) -> None:
        """List the runs."""
        self._listing.ask(self._entries, done, self.failed.emit)

    def _entries(self) -> list[Entry]:
        return self._archive.entries()

    def read(self, names: Sequence[str], done: Callable[[Exhibit], None]) -> None:
        """Read what runs have shown."""
        self._reading.ask(lambda: self._archive.exhibit(names), done, self.failed.emit)

    def compare(
        self, names: Sequence[str], base: int, other: int, done: Callable[[PairFindings | None], None]
    ) -> None:
        """Compare two cells of stored runs game by game."""
        self._comparing.ask(lambda: self._archive.pair(names, base, other), done, self.failed.emit)

    def record(self, wish: GameWish, done: Callable[[GameWish, dict[str, Any], int | None], None]) -> None:
        """Play a game again for its record."""

        def work() -> tuple[GameWish, dict[str, Any], int | None]:
            from workbench.lab.runs.job import opening

            known = wish if wish.parting is not None else replace(wish, parting=parting_of(wish))
            turn = known.parting.turn if known.parting is not None else None
            return known, *opening(known.played, known.number, turn)

        self._reading.ask(work, lambda found: done(*found), self.failed.emit)

    def experiment(self, name: str, done: Callable[[str, str], None]) -> None:
        """Write the experiment of a stored run down again."""

        def work() -> tuple[str, str]:
            values = self._archive.find(name).about["experiment"]
            return name.rpartition("-")[0] or name, texts.written_down(values)

        self._reading.ask(work, lambda found: done(*found), self.failed.emit)

    def entry_of(self, job: Job) -> Entry:
        """Give the line of a run on its way."""
        from workbench.lab.runs.archive import entry_of

        if job not in self._lines:
            folder = self.store().partial(job.request.plan).folder
            self._lines[job] = entry_of(job.request.plan, job.name, folder)
        return self._lines[job]

    # ------------------------------------------------------------ writing

    def export_csv(self, names: Sequence[str], folder: Path, done: Callable[[Path], None]) -> None:
        """Ask for a file and which table, and write it."""
        tables = {
            self.tr("Numbers with intervals (*.csv)"): "metrics",
            self.tr("One row for each game (*.csv)"): "games",
            **{self._title(table): table for table in self._archive.own_tables(names[0])},
        }
        start = str(folder / f"{names[0]}.csv")
        chosen, kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Export CSV"), start, ";;".join(tables)
        )
        if chosen:
            self.write_csv(names, tables.get(kind, "metrics"), Path(chosen), done)

    def _title(self, table: str) -> str:
        """Say what stands in a table that a game has named, in the words of that game."""
        for game in games.GAMES:
            known = parts_of(game).tables
            if table in known:
                return translate(*known[table])
        return self.tr("Table {name} (*.csv)").format(name=table)

    def write_csv(self, names: Sequence[str], table: str, path: Path, done: Callable[[Path], None]) -> None:
        """Write a table of a run; of several runs all into one file, each row with its run."""

        def work() -> None:
            runs = [self._archive.find(name) for name in names]
            self.store().export(runs if len(runs) > 1 else runs[0], table, path)

        self._write(self._exporting, work, lambda: done(path))

    def write_report(self, names: Sequence[str], folder: Path, done: Callable[[Path], None]) -> None:
        """Ask for a file and write the report of a run, or of several side by side."""
        start = str(folder / f"{names[0]}.html")
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Report"), start, self.tr("Web pages (*.html)")
        )
        if not chosen:
            return
        path = Path(chosen)

        def work() -> None:
            from engine.texts.writing import write_atomically
            from workbench.export.report import Report

            runs = [self._archive.find(name) for name in names]
            write_atomically(path, Report(runs, self.store()).html().encode())

        self._write(self._reporting, work, lambda: done(path))

    @property
    def is_writing(self) -> bool:
        """Say whether a report or a table is being written."""
        return self._exporting.is_busy or self._reporting.is_busy

    def _write(self, worker: Worker, work: Callable[[], None], done: Callable[[], None]) -> None:
        """Write off the window's thread, and let everybody know that it is done so: it may take a while."""

        def written(_: None) -> None:
            self.writing_changed.emit()
            done()

        def not_written(error: BaseException) -> None:
            self.writing_changed.emit()
            self.failed.emit(error)

        worker.ask(work, written, not_written)
        self.writing_changed.emit()

    def delete(self, entries: Sequence[Entry], done: Callable[[], None]) -> None:
        """Remove runs for good."""

        def work() -> None:
            for entry in entries:
                self._archive.delete(entry)

        self._deleting.ask(work, lambda _: done(), self.failed.emit)

    # ------------------------------------------------------------ asking and showing

    def may_delete(self, titles: Sequence[str]) -> bool:
        """Ask whether runs may be removed."""
        is_one, more = len(titles) == 1, len(titles) - MOST_NAMED
        text = self.tr("Delete this run for good?") if is_one else self.tr("Delete these runs for good?")
        named = [*titles[:MOST_NAMED], *([self.tr("and %n more", "", more)] if more > 0 else [])]
        box = QMessageBox(
            QMessageBox.Icon.Warning,
            self.tr("Delete run") if is_one else self.tr("Delete runs"),
            "\n".join([text, "", *named]),
            parent=self._window,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        delete = box.addButton(self.tr("Delete"), QMessageBox.ButtonRole.DestructiveRole)
        cancel = box.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(cancel)
        box.exec()
        return box.clickedButton() is delete

    def reveal(self, path: Path) -> None:
        """Show a folder or a file with the desktop's own means."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
