"""The store of runs: each a folder that never changes, with `run.yaml` and Parquet tables that SQL can ask.

run.yaml           everything that is needed to repeat the run, and the hashes of what came out
cells.parquet      a row for each combination of map, variant, players and line-up
games.parquet      a row for each game
spaces.parquet     a row for each space of a cell: how it was used and contested
tokens.parquet     a row for each kind of token of a cell: how it was used and whether it helped to win
metrics.parquet    a row for each number of each metric, with its interval

SQL sees a sixth table, `ladder`: how the agents of mixed line-ups fare.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from engine import games, metrics, running, tables
from engine.library import start_of
from engine.metrics import Metric
from engine.plan import Plan
from engine.problem import ProblemError, did_you_mean
from engine.running import PARTIAL, Backend, Partial
from engine.tables import TABLES

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

# How far an agent's share of the wins lies above that of luck alone: 0 is luck, 1 is to win always.
LADDER = """
create view ladder as
select m.run, m.cell, c.map, c.label as variant, c.players, c.lineup, m.label as agent, m.count as games,
    m.value as win_rate, m.low, m.high,
    (m.value - 1 / c.players) / (1 - 1 / c.players) as skill,
    (m.low - 1 / c.players) / (1 - 1 / c.players) as skill_low,
    (m.high - 1 / c.players) / (1 - 1 / c.players) as skill_high
from metrics m join cells c using (run, cell)
where m.metric = 'agent_win_rate'
"""


def default_store() -> Path:
    """Give the folder of runs: `DAIMYO_RUNS`, else in the user's data folder."""
    stated = os.environ.get("DAIMYO_RUNS")
    if stated:
        return Path(stated)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "daimyo" / "runs"


@dataclass(frozen=True)
class Run:
    """A finished run."""

    name: str
    folder: Path

    @property
    def about(self) -> dict[str, Any]:
        """What `run.yaml` says."""
        path = self.folder / "run.yaml"
        try:
            found = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        except (yaml.YAMLError, UnicodeError):
            found = None
        if not isinstance(found, dict) or found.get("schema") != "daimyo/run/1":
            raise ProblemError(
                [start_of(path).problem("run-damaged", "This is not the `run.yaml` of a run.")]
            )
        return found

    def table(self, name: str) -> Path:
        """Give the file of one of its tables."""
        return self.folder / f"{name}.parquet"


def _age(folder: Path) -> tuple[float, str]:
    try:
        return (folder / "run.yaml").stat().st_mtime, folder.name
    except OSError:
        return 0.0, folder.name  # deleted a moment ago


class Store:
    """A folder of runs."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_store()

    def runs(self) -> list[Run]:
        """Give the finished runs, the newest last."""
        if not self.folder.is_dir():
            return []
        finished = [path for path in self.folder.iterdir() if self._is_finished(path)]
        return [Run(path.name, path) for path in sorted(finished, key=_age)]

    def _is_finished(self, folder: Path) -> bool:
        return not folder.name.startswith(".") and (folder / "run.yaml").is_file()

    def find(self, name: str) -> Run:
        """Give a run by name, by the beginning of its name, or `last`."""
        runs = self.runs()
        if name == "last" and runs:
            return runs[-1]
        fitting = [run for run in runs if run.name == name] or [
            run for run in runs if run.name.startswith(name)
        ]
        if len(fitting) == 1:
            return fitting[0]
        near = did_you_mean(name, [run.name for run in runs])
        hint = f"Did you mean `{near}`?" if near else "`daimyo runs` lists them."
        message = (
            f"{len(fitting)} runs begin with `{name}`." if fitting else f"There is no run `{name}`. {hint}"
        )
        raise ProblemError([start_of(self.folder).problem("run-unknown", message)])

    def name_of(self, plan: Plan) -> str:
        """Name a plan's run: a readable title and a hash of all that determines its results."""
        slug = re.sub(r"[^a-z0-9]+", "-", plan.title.lower()).strip("-")[:40] or "run"
        return f"{slug}-{plan.sha256()[:10]}"

    def partial(self, plan: Plan) -> Partial:
        """Give the folder for the unfinished run of a plan."""
        return Partial(self.folder, self.name_of(plan))

    def unfinished(self) -> list[str]:
        """Name the runs that were interrupted."""
        found = self.folder.glob(f"{PARTIAL}*") if self.folder.is_dir() else ()
        names = (path.name.removeprefix(PARTIAL) for path in found)
        return sorted(name for name in names if not self._is_finished(self.folder / name))

    def run(
        self,
        plan: Plan,
        backend: Backend,
        *,
        restart: bool = False,
        progress: Callable[[int], None] | None = None,
        stop: threading.Event | None = None,
    ) -> Run | None:
        """Play a plan, going on where it was interrupted, and keep the run; give nothing if it was stopped again."""
        folder = self.folder / self.name_of(plan)
        partial = self.partial(plan)
        started = time.perf_counter()
        with partial.held():
            if restart:
                partial.clear()
            if not self._is_finished(folder):
                if not running.run(plan, partial, backend, progress=progress, stop=stop):
                    return None
                return self.finish(plan, partial, time.perf_counter() - started)
            partial.drop()
        return Run(folder.name, folder)

    def finish(self, plan: Plan, partial: Partial, seconds: float) -> Run:
        """Make a run of the chunks of a plan and show it in the store, all at once.

        It is written beside the chunks, which are dropped only when the run is in the store: until then nothing that
        was played can be lost.
        """
        made = partial.folder / "run"
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir()
        hashes = tables.write(plan, partial, made)
        about = {
            "schema": "daimyo/run/1",
            "title": plan.title,
            "finished": running.timestamp(),
            "seconds": round(seconds, 3),
            "plan_sha256": plan.sha256(),
            "results_sha256": results_sha256(hashes),
            "cells_sha256": hashes,
            "measured": [_described(metric) for metric in _measured(plan)],
            "experiment": plan.experiment,
            "maps": plan.maps,
            "files": plan.files,
            **plan.content(),
        }
        _write_yaml(made / "run.yaml", about)
        for path in made.iterdir():
            _seal(path)
        folder = self.folder / self.name_of(plan)
        made.rename(folder)
        partial.drop()
        return Run(folder.name, folder)

    def sql(self, query: str) -> tuple[list[str], list[tuple[Any, ...]]]:
        """Ask the tables of all runs with SQL; every row also carries the name of its `run`."""
        import duckdb

        with duckdb.connect() as connection:
            try:
                self._show_tables(connection)
                answer = connection.execute(query)
                return [column[0] for column in answer.description or ()], answer.fetchall()
            except duckdb.Error as error:
                raise ProblemError([start_of("sql").problem("sql", self._told(str(error)))]) from None

    def _show_tables(self, connection: DuckDBPyConnection) -> None:
        found = self.runs()
        for table in TABLES:
            files = [run.table(table) for run in found if run.table(table).is_file()]
            if files:
                listed = ", ".join(tables.quoted(file) for file in files)
                connection.execute(
                    f"create view {table} as select regexp_extract(filename, '([^/]+)/[^/]+$', 1) as run, "
                    f"* exclude (filename) from read_parquet([{listed}], union_by_name=true, filename=true)"
                )
        if found:
            connection.execute(LADDER)

    def export(self, run: Run, table: str, path: Path) -> int:
        """Write a table of a run as CSV, each row with its cell in words, and give the number of rows.

        The file is there as a whole or not at all.
        """
        import duckdb

        told = "c.cell, c.map, c.label as variant, c.players, c.lineup"
        own = {
            "cells": "t.games, t.seed, t.results_sha256",
            "metrics": "t.metric, t.label as of, t.* exclude (run, cell, metric, label)",
            "ladder": "t.agent, t.games, t.win_rate, t.low, t.high, t.skill, t.skill_low, t.skill_high",
        }.get(table, "t.* exclude (run, cell)")
        within = {"games": ", t.number", "spaces": ", t.space"}.get(table, "")
        query = (
            f"select {told}, {own} from {table} t join cells c using (run, cell) "
            f"where c.run = '{run.name}' order by c.cell{within}"
        )
        temporary = path.with_name(f".{path.name}.new")
        with duckdb.connect() as connection:
            try:
                self._show_tables(connection)
                connection.execute(f"copy ({query}) to {tables.quoted(temporary)} (header, format csv)")
                ((count,),) = connection.execute(f"select count(*) from ({query})").fetchall()
                temporary.replace(path)
            except duckdb.IOException as error:
                raise OSError(errno.EIO, str(error).split("\n")[0]) from None
            finally:
                temporary.unlink(missing_ok=True)
        return int(count)

    def _told(self, error: str) -> str:
        first = error.split("\n")[0].rstrip(".") + "."
        return first if self.runs() else f"{first} There are no runs yet in {self.folder}."

    def ladder(self, run: Run) -> list[dict[str, Any]]:
        """Give how each agent of a run's mixed line-ups fares, cell by cell, the strongest first."""
        names, rows = self.sql(
            f"select * exclude (run) from ladder where run = '{run.name}' order by cell, win_rate desc, agent"
        )
        return [dict(zip(names, row, strict=True)) for row in rows]


def results_sha256(hashes: Sequence[str | None]) -> str | None:
    """Hash the hashes of all cells; nothing where one of them has none."""
    if None in hashes:
        return None
    return hashlib.sha256("".join(f"{digest}\n" for digest in hashes).encode()).hexdigest()


def _measured(plan: Plan) -> list[Metric]:
    """Give everything that is measured of the games of a plan."""
    found: dict[str, Metric] = {}
    for game in dict.fromkeys(cell.game for cell in plan.cells):
        found |= metrics.of(games.find(game))
    return list(found.values())


def _described(metric: Metric) -> dict[str, Any]:
    """Write down what a metric means, so that a report needs no code of its author."""
    return {
        "name": metric.name,
        "title": metric.title,
        "unit": metric.unit,
        "meaning": metric.meaning,
        "is_rate": metric.is_rate,
    }


def _seal(path: Path) -> None:
    """See to it that a file is on the disk, and that nobody changes it by mistake."""
    with path.open("rb") as stream:
        os.fsync(stream.fileno())
    path.chmod(0o444)


def _write_yaml(path: Path, about: dict[str, Any]) -> None:
    text = yaml.dump(about, Dumper=yaml.CSafeDumper, sort_keys=False, allow_unicode=True, width=120)
    path.write_text(text, encoding="utf-8")
