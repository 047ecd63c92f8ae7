"""The store of runs: each a folder that never changes, with `run.yaml` and Parquet tables that SQL can ask.

run.yaml           everything that is needed to repeat the run, and the hashes of what came out
cells.parquet      a row for each combination of map, variant, players and line-up
games.parquet      a row for each game
metrics.parquet    a row for each number of each metric, with its interval

A game may add tables of its own, such as a row for each space of a cell with how it was used; `run.yaml` names them.
SQL sees one more table, `ladder`: how the agents of mixed line-ups fare.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from engine import games, metrics
from engine.metrics import Metric
from engine.numbers import plan as plans
from engine.numbers import running, soundness, spreadsheet, sql, tables
from engine.numbers.plan import Plan
from engine.numbers.running import PARTIAL, Backend, Partial
from engine.numbers.tables import TABLES
from engine.texts.library import start_of
from engine.texts.problem import Problem, ProblemError, did_you_mean, quoted
from engine.texts.saying import Name, Said, listed, say
from engine.texts.writing import is_stream

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

DAMAGED = ".damaged-"


def default_store() -> Path:
    """Give the folder of runs: `DAIMYO_RUNS`, else in the user's data folder."""
    stated = os.environ.get("DAIMYO_RUNS")
    if stated:
        return Path(stated)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "daimyo" / "runs"


@dataclass(frozen=True)
class Run:
    """A finished run, or the games that a stopped one has so far."""

    name: str
    folder: Path

    @property
    def about(self) -> dict[str, Any]:
        """What `run.yaml` says."""
        return soundness.page_of(self.folder)

    @property
    def tables(self) -> tuple[str, ...]:
        """The names of its tables: those of every run, then those of its games."""
        return (*TABLES, *soundness.own_tables(self.folder))

    def table(self, name: str) -> Path:
        """Give the file of one of its tables."""
        return self.folder / f"{name}.parquet"

    def problem(self, *, whole: bool = False) -> Problem | None:
        """Say why it cannot be read, by its head and columns or by the whole of its tables; nothing where it can."""
        if not soundness.has_head(self.folder):
            return soundness.not_a_page(self.folder)
        for table in self.tables:
            wrong = soundness.wrong_table(self.table(table), table, whole=whole)
            if wrong:
                return soundness.damaged(self.folder, say("This run is damaged: {wrong}.", wrong=wrong))
        return None


def _age(folder: Path) -> tuple[float, str]:
    try:
        return (folder / "run.yaml").stat().st_mtime, folder.name
    except OSError:
        return 0.0, folder.name  # deleted a moment ago


class Store:
    """A folder of runs."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_store()
        # The runs that could not be read and were left out, by name, with the reason.
        self.set_aside: dict[str, Problem] = {}

    def runs(self) -> list[Run]:
        """Give the finished runs, the newest last, sound or not."""
        if not self.folder.is_dir():
            return []
        finished = [path for path in self.folder.iterdir() if self._is_finished(path)]
        return [Run(path.name, path) for path in sorted(finished, key=_age)]

    def sound_runs(self, *, whole: bool = False) -> list[Run]:
        """Give the runs whose tables can be read; the others are set aside with the reason."""
        return [run for run in self.runs() if self._is_sound(run, whole)]

    def _is_sound(self, run: Run, whole: bool = False) -> bool:
        problem = run.problem(whole=whole)
        if problem is not None:
            self.set_aside[run.name] = soundness.set_aside(problem)
        return problem is None

    def _is_finished(self, folder: Path) -> bool:
        return not folder.name.startswith(".") and (folder / soundness.PAGE).is_file()

    def find(self, name: str) -> Run:
        """Give a run by name, by the beginning of its name, or `last`; a stopped one where no finished one fits."""
        runs = self.runs()
        if name == "last":
            for run in reversed(runs):
                if self._is_sound(run):
                    return run
        stopped = self.unfinished()
        for known in ([run.name for run in runs], stopped):
            fitting = [each for each in known if each == name] or [
                each for each in known if each.startswith(name)
            ]
            if len(fitting) == 1:
                return self.stopped(fitting[0]) if known is stopped else self._whole(fitting[0])
            if fitting:
                raise self._unknown(say("{count} runs begin with `{name}`.", count=len(fitting), name=name))
        near = did_you_mean(name, [*(run.name for run in runs), *stopped])
        hint = say("Did you mean `{near}`?", near=near) if near else say("`daimyo runs` lists them.")
        raise self._unknown(say("There is no run `{name}`. {hint}", name=name, hint=hint))

    def _whole(self, name: str) -> Run:
        run = Run(name, self.folder / name)
        problem = run.problem()
        if problem is not None:
            raise ProblemError([problem])
        return run

    def _unknown(self, message: Said) -> ProblemError:
        return ProblemError([start_of(self.folder).problem("run-unknown", message)])

    def name_of(self, plan: Plan) -> str:
        """Name a plan's run: a readable title and a hash of all that determines its results."""
        return f"{_slug(plan)}-{plan.sha256()[:10]}"

    # ------------------------------------------------------------ runs that are not finished

    def partial(self, plan: Plan) -> Partial:
        """Give the folder for the unfinished run of a plan: its games, whatever will be measured of them."""
        return Partial(self.folder, f"{_slug(plan)}-{plan.games_sha256()[:10]}")

    def unfinished(self) -> list[str]:
        """Name the runs that were interrupted, and that nobody plays now."""
        return sorted(name for name, partial in self._partials() if partial.owner() is None)

    def being_played(self) -> dict[str, str]:
        """Name the runs that are being played now, each with the process that does."""
        owned = ((name, partial.owner()) for name, partial in self._partials())
        return {name: owner for name, owner in owned if owner is not None}

    def _partials(self) -> Iterator[tuple[str, Partial]]:
        found = self.folder.glob(f"{PARTIAL}*/") if self.folder.is_dir() else ()
        for path in found:
            name = path.name.removeprefix(PARTIAL)
            plan = self.plan_of(name)
            # What is finished waits only for somebody to clear it away.
            if not self._is_finished(self.folder / (self.name_of(plan) if plan else name)):
                yield name, Partial(self.folder, name)

    def plan_of(self, name: str) -> Plan | None:
        """Give the plan of an unfinished run, if it was kept in full by this version of the program."""
        try:
            text = (Partial(self.folder, name).folder / "plan.json").read_text(encoding="utf-8")
            plan = plans.from_json(json.loads(text))
            return plan if self.partial(plan).folder.name == f"{PARTIAL}{name}" else None
        except (OSError, LookupError, TypeError, ValueError, AttributeError, RecursionError):
            return None

    def stopped(self, name: str) -> Run:
        """Make a run of the games that a stopped one has so far, beside its chunks; they stay to go on from."""
        plan, partial = self.plan_of(name), Partial(self.folder, name)
        if plan is None:
            message = say("The plan of this interrupted run cannot be read, or is that of another version.")
            raise ProblemError([start_of(partial.folder).problem("run-damaged", message)])
        try:
            with partial.held():
                played, done = running.played_part(plan, partial)
                if not played.cells:
                    message = say("This run was stopped before any of its games was kept.")
                    raise ProblemError([start_of(partial.folder).problem("run-empty", message)])
                said = {
                    "stopped": {
                        "games": sum(task.count for tasks in done for task in tasks),
                        "of": plan.total,
                    }
                }
                made = partial.folder / name
                self._write(played, partial, done, made, 0.0, said)
        except OSError as error:
            if error.errno != errno.EBUSY:
                raise
            message = say("{name}: {reason}.", name=name, reason=Name(error.strerror or ""))
            raise ProblemError([start_of(name).problem("run-busy", message)]) from error
        return Run(name, made)

    # ------------------------------------------------------------ playing

    def run(
        self,
        plan: Plan,
        backend: Backend,
        *,
        restart: bool = False,
        progress: Callable[[int], None] | None = None,
        stop: threading.Event | None = None,
    ) -> Run | None:
        """Play a plan, going on where it was interrupted, and keep the run; give nothing if it was stopped again.

        A damaged run that stands in its place is moved aside.
        """
        metrics.require(plan.metric_code)
        folder = self.folder / self.name_of(plan)
        partial = self.partial(plan)
        started = time.perf_counter()
        with partial.held():
            if restart:
                partial.clear()
            self._clear_place(Run(folder.name, folder))
            if not self._is_finished(folder):
                if not running.run(plan, partial, backend, progress=progress, stop=stop):
                    return None
                return self.finish(plan, partial, time.perf_counter() - started)
            partial.drop()
        return Run(folder.name, folder)

    def wrong_with(self, run: Run) -> Problem | None:
        """Say what is wrong with a run: its page or its tables."""
        try:
            _ = run.about
        except ProblemError as error:
            return error.problems[0]
        return run.problem(whole=True)

    def _clear_place(self, run: Run) -> None:
        problem = self.wrong_with(run) if self._is_finished(run.folder) else None
        if problem is not None:
            number = 1
            while (aside := self.folder / f"{DAMAGED}{run.name}-{number}").exists():
                number += 1
            run.folder.rename(aside)
            message = say(
                "{message} It was moved to {folder}, and the run is played again.",
                message=problem.message,
                folder=str(aside),
            )
            self.set_aside[run.name] = replace(soundness.set_aside(problem), message=message)

    def finish(self, plan: Plan, partial: Partial, seconds: float) -> Run:
        """Make a run of the chunks of a plan and show it in the store, all at once.

        It is written beside the chunks, which are dropped only when the run is in the store: until then nothing that
        was played can be lost.
        """
        folder = self.folder / self.name_of(plan)
        made = partial.folder / folder.name
        tasks: list[list[running.Task]] = [[] for _ in plan.cells]
        for task in running.tasks_of(plan):
            tasks[task.cell].append(task)
        self._write(plan, partial, tasks, made, seconds, {})
        for path in made.iterdir():
            _seal(path)
        made.rename(folder)
        partial.drop()
        return Run(folder.name, folder)

    def _write(
        self,
        plan: Plan,
        partial: Partial,
        tasks: Sequence[Sequence[running.Task]],
        made: Path,
        seconds: float,
        said: dict[str, Any],
    ) -> None:
        """Write the tables and the page of a run into a folder beside its chunks."""
        shutil.rmtree(made, ignore_errors=True)
        made.mkdir()
        hashes, own = tables.write(plan, partial, tasks, made)
        if said:
            hashes = [None] * len(hashes)  # of games that are not all of them
        about = {
            "schema": soundness.SCHEMA,
            "tables": own,
            "title": plan.title,
            "finished": running.timestamp(),
            "seconds": round(seconds, 3),
            **said,
            "plan_sha256": plan.sha256(),
            "results_sha256": results_sha256(hashes),
            "cells_sha256": hashes,
            "measured": [_described(metric) for metric in _measured(plan)],
            "experiment": plan.experiment,
            "maps": plan.maps,
            "files": plan.files,
            **plan.content(),
        }
        _write_yaml(made / soundness.PAGE, about)

    # ------------------------------------------------------------ asking

    def sql(self, query: str, runs: Sequence[Run] | None = None) -> sql.Answer:
        """Ask the tables of some runs with SQL, or of all that can be read; every row has the name of its `run`."""
        try:
            return sql.ask(self._tables(runs), query)
        except ProblemError as error:
            # Columns were there, but what is in them may be bitten: then the others answer.
            before = len(self.set_aside)
            sound = self.sound_runs(whole=True) if runs is None else None
            if sound is not None and len(self.set_aside) > before:
                return sql.ask(self._tables(sound), query)
            if sound == [] and not self.runs():
                message = say(
                    "{message} There are no runs yet in {folder}.",
                    message=error.problems[0].message,
                    folder=str(self.folder),
                )
                raise ProblemError([replace(error.problems[0], message=message)]) from None
            raise

    def _tables(self, runs: Sequence[Run] | None) -> dict[str, list[Path]]:
        shown = self.sound_runs() if runs is None else runs
        found: dict[str, list[Path]] = {}
        for run in shown:
            for table in run.tables:
                found.setdefault(table, []).append(run.table(table))
        return found

    def export(self, runs: Run | Sequence[Run], table: str, path: Path) -> int:
        """Write a table of a run as CSV, each row with its cell in words, and give the number of rows.

        Of several runs it is one file, whose rows begin with the name of the run. The file is there as a whole or not
        at all.
        """
        import duckdb

        chosen = [runs] if isinstance(runs, Run) else list(runs)
        told = "c.cell, c.map, c.label as variant, c.players, c.lineup"
        own = {
            "cells": "t.games, t.seed, t.results_sha256",
            "metrics": "t.metric, t.label as of, t.* exclude (run, cell, metric, label)",
            "ladder": "t.agent, t.games, t.win_rate, t.low, t.high, t.skill, t.skill_low, t.skill_high",
        }.get(table, "t.* exclude (run, cell)")
        which = "c.run, " if len(chosen) > 1 else ""
        temporary = path.with_name(f".{path.name}.new")
        files = self._tables(chosen)
        if table != "ladder" and table not in files:
            raise self._without(chosen, table, [*files, "ladder"])
        with sql.opened(files) as connection:
            try:
                query = (
                    f"select {which}{told}, {own} from {table} t join cells c using (run, cell) "
                    f"order by {which}c.cell{_within(connection, table)}"
                )
                cells = spreadsheet.guarded(connection, query)
                # A pipe or a device is written into, never replaced.
                there = path if is_stream(path) else temporary
                connection.execute(f"copy ({cells}) to {sql.quoted(there)} (header, format csv)")
                ((count,),) = connection.execute(f"select count(*) from ({query})").fetchall()
                if there is temporary:
                    temporary.replace(path)
            except duckdb.IOException as error:
                raise OSError(errno.EIO, str(error).split("\n")[0]) from None
            except duckdb.Error as error:
                told = str(error).split("\n")[0].rstrip(".")
                message = say("This run is damaged: {wrong}.", wrong=told)
                raise ProblemError([soundness.damaged(chosen[0].folder, message)]) from None
            finally:
                temporary.unlink(missing_ok=True)
        return int(count)

    def _without(self, runs: Sequence[Run], table: str, known: Sequence[str]) -> ProblemError:
        near = did_you_mean(table, known)
        if near:
            hint = say("Did you mean `{near}`?", near=near)
        else:
            hint = say("There are {words}.", words=quoted(known))
        message = say(
            "There is no table `{table}` in {runs}. {hint}",
            table=table,
            runs=listed((f"`{run.name}`" for run in runs), between=" and "),
            hint=hint,
        )
        return ProblemError([start_of(self.folder).problem("table-unknown", message)])

    def ladder(self, run: Run) -> list[dict[str, Any]]:
        """Give how each agent of a run's mixed line-ups fares, cell by cell, the strongest first."""
        names, rows = self.sql(
            "select * exclude (run) from ladder order by cell, win_rate desc, agent", [run]
        )
        return [dict(zip(names, row, strict=True)) for row in rows]


def _within(connection: DuckDBPyConnection, table: str) -> str:
    """Say by what the rows of a cell are ordered: the number of what they are about, where it has one."""
    if table in ("cells", "metrics", "ladder"):
        return ""
    columns = connection.execute(f"describe {table}").fetchall()
    name, kind = columns[2][:2] if len(columns) > 2 else ("", "")
    return f', t."{name}"' if soundness.is_whole(kind) else ""


def _slug(plan: Plan) -> str:
    return re.sub(r"[^a-z0-9]+", "-", plan.title.lower()).strip("-")[:40] or "run"


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
