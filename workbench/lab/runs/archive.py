"""The stored runs as the lab shows them: a line for each, and what their games have shown."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import yaml

from engine import games
from engine.maps.hexes import Hex
from engine.metrics.statistics import Array, Estimate, Sums
from engine.numbers import plan as plans
from engine.numbers import running, stored
from engine.numbers.flips import why_not_paired
from engine.numbers.plan import Cell, Plan
from engine.numbers.running import PARTIAL, Partial
from engine.numbers.runs import Run, Store
from engine.numbers.simulate import Chunk
from engine.numbers.tables import TABLES
from workbench.canvas.scene import Heat
from workbench.lab.parts import parts_of
from workbench.lab.runs.findings import Exhibit, PairFindings
from workbench.lab.runs.measuring import Measuring
from workbench.lab.words import lineup_label, titled, variant_label

_reading_stopped = threading.Lock()


@dataclass(frozen=True)
class Entry:
    """A line of the history: a finished run, or one that was stopped and can go on."""

    name: str
    folder: Path
    title: str
    finished: str
    seconds: float
    maps: tuple[str, ...]
    variants: tuple[str, ...]
    players: tuple[int, ...]
    lineups: tuple[tuple[str, ...], ...]
    games: int
    seed: int
    # Games finished of one that was stopped; as many as there are of a finished one.
    done: int
    flip_rate: Estimate | None = None
    # How often the first seat wins, or the team.
    first_seat: Estimate | None = None
    is_cooperative: bool = False

    @property
    def is_finished(self) -> bool:
        """Say whether it is a run of the store."""
        return self.done == self.games and not self.folder.name.startswith(PARTIAL)

    @property
    def rate(self) -> float:
        """Games in a second, nothing where that is not known."""
        return self.games / self.seconds if self.seconds else 0.0


class Archive:
    """Reads the store; slow, so it is asked off the window's thread."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Entry] = {}

    # ------------------------------------------------------------ the list

    def reword(self) -> None:
        """Read all lines anew from now on: they name changed values in the language in use."""
        self._known = {}

    def entries(self) -> list[Entry]:
        """Give all runs, the newest first, those that can go on before them."""
        finished = [self._entry(run) for run in reversed(self.store.runs())]
        return [*self._unfinished(), *(entry for entry in finished if entry is not None)]

    def _entry(self, run: Run) -> Entry | None:
        known = self._known.get(run.name)
        if known is None:
            import duckdb

            try:
                known = _read_entry(run)
            except (OSError, LookupError, TypeError, ValueError, yaml.YAMLError, duckdb.Error):
                return None  # damaged, or a folder that is no run of ours
            self._known[run.name] = known
        return known

    def _unfinished(self) -> Iterator[Entry]:
        for name in self.store.unfinished():
            plan, partial = self.store.plan_of(name), Partial(self.store.folder, name)
            if plan is not None:
                done = partial.done()
                played = sum(task.count for task in running.tasks_of(plan) if task.file_name in done)
                yield replace(entry_of(plan, self.store.name_of(plan), partial.folder), done=played)

    def find(self, name: str) -> Run:
        """Give a run of the store, or of a stopped one the games it has so far, by the name it has or will have."""
        if (stopped := self._stopped(name)) is None:
            return self.store.find(name)
        with _reading_stopped:
            return self.store.stopped(stopped[0])

    def _stopped(self, name: str) -> tuple[str, Plan] | None:
        """Give the folder's name and the plan of a stopped run by the name that it will have."""
        if not (self.store.folder / name).is_dir():
            for unfinished in self.store.unfinished():
                plan = self.store.plan_of(unfinished)
                if plan is not None and self.store.name_of(plan) == name:
                    return unfinished, plan
        return None

    # ------------------------------------------------------------ what a run has shown

    def exhibit(self, names: Sequence[str]) -> Exhibit:
        """Read one run, or several side by side."""
        if len(names) == 1 and (stopped := self._stopped(names[0])) is not None:
            return self._exhibit_stopped(names[0], *stopped)
        runs = [self.find(name) for name in names]
        abouts = [run.about for run in runs]
        cells = [plans.cell_from_json(cell) for about in abouts for cell in about["cells"]]
        places = [
            (run, number)
            for run, about in zip(runs, abouts, strict=True)
            for number in range(len(about["cells"]))
        ]
        tables = {number: _tables(run, cell) for number, (run, cell) in enumerate(places)}
        files = {name: text for about in abouts for name, text in about.get("files", {}).items()}
        measuring = Measuring(cells, tables, files)
        for number, (cell, (run, place)) in enumerate(zip(cells, places, strict=True)):
            for chunk in stored.chunks(run, place, cell):
                measuring.add(number, chunk)
        title = " / ".join(dict.fromkeys(str(about["title"]) for about in abouts))
        findings = measuring.findings()
        missing = sum(each["of"] - each["games"] for about in abouts if (each := about.get("stopped")))
        experiment = abouts[0]["experiment"] if len(runs) == 1 else {}
        return Exhibit(title, tuple(names), experiment, findings, findings.games + missing)

    def _exhibit_stopped(self, name: str, folder: str, plan: Plan) -> Exhibit:
        """Read the games of a stopped run as they lie there; to write its tables first would take longer."""
        measuring = Measuring(plan.cells, files=plan.files)
        for task, chunk in running.finished(plan, Partial(self.store.folder, folder)):
            measuring.add(task.cell, chunk)
        return Exhibit(plan.title, (name,), plan.experiment, measuring.findings(), plan.total)

    def pair(self, names: Sequence[str], base: int, other: int) -> PairFindings | None:
        """Compare any two cells of what `exhibit` reads game by game; nothing where their games are not the same."""
        found: list[tuple[Cell, Iterator[Chunk]]] = []
        for name in names:
            if (stopped := self._stopped(name)) is not None and len(names) == 1:
                found += _stopped_chunks(stopped[1], Partial(self.store.folder, stopped[0]))
                continue
            run = self.find(name)
            cells = [plans.cell_from_json(cell) for cell in run.about["cells"]]
            found += [(cell, stored.chunks(run, place, cell)) for place, cell in enumerate(cells)]
        both = [found[base], found[other]]
        if why_not_paired(both[0][0], both[1][0]):
            return None
        measuring = Measuring([cell for cell, _ in both], pairs=[(0, 1)])
        for number, (_, chunks) in enumerate(both):
            for chunk in chunks:
                measuring.add(number, chunk)
        return measuring.findings().pairs[0, 1]

    # ------------------------------------------------------------ heat for a map

    def boards_like(self, spaces: Mapping[Hex, str]) -> list[tuple[str, int, str]]:
        """Give the cells played on a board of these spaces: the run, the cell's number, and both in words."""
        heat = parts_of(games.of_maps().name).board_heat
        found = []
        for entry in self.entries() if heat is not None else ():
            run = Run(entry.name, entry.folder)
            if heat is None or not entry.is_finished or heat.table not in run.tables:
                continue
            for row in _rows(run, "select * from cells order by cell"):
                columns = _table(run, heat.table, row["cell"])
                board = zip(
                    columns["q"].tolist(), columns["r"].tolist(), columns["terrain"].tolist(), strict=True
                )
                if {(q, r): kind for q, r, kind in board} == spaces:
                    words = f"{entry.title}: {_variant(row)}, {lineup_label(row['lineup'].split(','))}"
                    found.append((entry.name, row["cell"], words))
        return found

    def heat(self, name: str, number: int, measure: str) -> Heat:
        """Give what a stored run says about the spaces of a cell's board."""
        run = self.store.find(name)
        cell = plans.cell_from_json(run.about["cells"][number])
        heat = parts_of(cell.game).board_heat
        if heat is None:
            raise LookupError(f"{name} was not played on a board")
        count = stored.ask(run, f"select count(*) from games where cell = {number}").fetchall()[0][0]
        return heat.heat(cell, _table(run, heat.table, number), count, measure)

    # ------------------------------------------------------------ tables

    def own_tables(self, name: str) -> list[str]:
        """Name the tables that the game of a run has counted; of a stopped run, those that are known to be written."""
        if (stopped := self._stopped(name)) is not None:
            return list(parts_of(stopped[1].cells[0].game).tables)
        return [table for table in self.store.find(name).tables if table not in TABLES]

    # ------------------------------------------------------------ what is done with runs

    def delete(self, entry: Entry) -> None:
        """Remove a run for good; it is out of sight first, so that nobody finds half of it."""
        doomed = entry.folder.with_name(f".deleted-{entry.folder.name.lstrip('.')}")
        entry.folder.rename(doomed)
        shutil.rmtree(doomed, ignore_errors=True)
        self._known.pop(entry.name, None)


def _stopped_chunks(plan: Plan, partial: Partial) -> list[tuple[Cell, Iterator[Chunk]]]:
    def of(number: int) -> Iterator[Chunk]:
        return (chunk for task, chunk in running.finished(plan, partial) if task.cell == number)

    return [(cell, of(number)) for number, cell in enumerate(plan.cells)]


def wait_for_readers() -> None:
    """Wait until the tables of a stopped run are written: meanwhile nobody can go on with it."""
    with _reading_stopped:
        pass


def entry_of(plan: Plan, name: str, folder: Path) -> Entry:
    """Give the line of a plan whose games are still to be played."""
    cells = plan.cells
    return Entry(
        name,
        folder,
        plan.title,
        "",
        0.0,
        tuple(dict.fromkeys(cell.map for cell in cells if cell.map)),
        tuple(dict.fromkeys(variant_label(cell) for cell in cells)),
        tuple(dict.fromkeys(cell.players for cell in cells)),
        tuple(dict.fromkeys(cell.lineup for cell in cells)),
        plan.total,
        cells[0].seed,
        0,
    )


def _read_entry(run: Run) -> Entry:
    """Read a line from the tables and the head of `run.yaml`: the whole of it holds every space of every cell."""
    head = _head(run)
    rows = _rows(run, "select * from cells order by cell")
    return Entry(
        run.name,
        run.folder,
        str(head["title"]),
        str(head["finished"]),
        float(head["seconds"]),
        tuple(dict.fromkeys(row["map"] for row in rows if row["map"])),
        tuple(dict.fromkeys(_variant(row) for row in rows)),
        tuple(dict.fromkeys(row["players"] for row in rows)),
        tuple(dict.fromkeys(tuple(row["lineup"].split(",")) for row in rows)),
        sum(row["games"] for row in rows),
        rows[0]["seed"],
        sum(row["games"] for row in rows),
        _flip_rate(run, rows),
        _first_seat(run),
        _is_cooperative(run),
    )


def _head(run: Run) -> dict[str, Any]:
    """Give what `run.yaml` says before its long parts."""
    lines = []
    with (run.folder / "run.yaml").open(encoding="utf-8") as stream:
        for line in stream:
            if line.startswith(("plan_sha256:", "results_sha256:", "experiment:", "maps:", "cells:")):
                break
            lines.append(line)
    found: dict[str, Any] = yaml.load("".join(lines), yaml.CSafeLoader)
    return found


def _variant(row: Mapping[str, Any]) -> str:
    return titled(row["variant"], json.loads(row["changes"]))


def _flip_rate(run: Run, rows: list[dict[str, Any]]) -> Estimate | None:
    """Give how often the second cell of the first group names other winners than the first."""
    first = rows[0]
    alike = [row for row in rows if all(row[key] == first[key] for key in ("map", "players", "lineup"))]
    if len(alike) < 2:
        return None
    games, differing = stored.ask(
        run,
        "select count(*), count(*) filter (a.winners <> b.winners) from games a join games b using (number) "
        f"where a.cell = {first['cell']} and b.cell = {alike[1]['cell']}",
    ).fetchall()[0]
    return Sums(games, differing, differing).rate()


def _first_seat(run: Run) -> Estimate | None:
    rows = stored.ask(
        run,
        "select value, low, high, count from metrics "
        "where cell = 0 and metric = 'win_rate' and label in ('seat 0', 'team')",
    ).fetchall()
    return Estimate(*rows[0]) if rows else None


def _is_cooperative(run: Run) -> bool:
    question = "select count(*) from metrics where metric = 'win_rate' and label = 'team'"
    return bool(stored.ask(run, question).fetchall()[0][0])


def _tables(run: Run, cell: int) -> dict[str, dict[str, Array]]:
    """Give what the game has counted in a cell, table by table."""
    return {name: _table(run, name, cell) for name in run.tables if name not in TABLES}


def _table(run: Run, table: str, cell: int) -> dict[str, Array]:
    found: dict[str, Array] = stored.ask(run, f"select * from {table} where cell = {cell}").fetchnumpy()
    return found


def _rows(run: Run, query: str) -> list[dict[str, Any]]:
    answer = stored.ask(run, query)
    names = [column[0] for column in answer.description or ()]
    return [dict(zip(names, row, strict=True)) for row in answer.fetchall()]
