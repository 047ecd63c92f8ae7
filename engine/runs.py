"""The store of runs: each a folder that never changes, with `run.yaml` and Parquet tables that SQL can ask.

run.yaml           everything that is needed to repeat the run, and the hashes of what came out
cells.parquet      a row for each combination of map, variant, players and line-up
games.parquet      a row for each game
spaces.parquet     a row for each space of a cell: how it was used and contested
tokens.parquet     a row for each kind of token of a cell: how it was used and whether it helped to win
metrics.parquet    a row for each number of each metric, with its interval
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import yaml

from engine import metrics, running, simulate
from engine.plan import Cell, Plan
from engine.problem import ProblemError, did_you_mean
from engine.running import PARTIAL, Partial, Task
from engine.source import Place
from engine.statistics import Array

TABLES = ("cells", "games", "spaces", "tokens", "metrics")
Columns = dict[str, Array]


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
        found: dict[str, Any] = yaml.load(
            (self.folder / "run.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader
        )
        return found

    def table(self, name: str) -> Path:
        """Give the file of one of its tables."""
        return self.folder / f"{name}.parquet"


class Store:
    """A folder of runs."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or default_store()

    def runs(self) -> list[Run]:
        """Give the finished runs, the newest last."""
        if not self.folder.is_dir():
            return []
        finished = [
            path
            for path in self.folder.iterdir()
            if (path / "run.yaml").is_file() and not path.name.startswith(".")
        ]
        return [
            Run(path.name, path)
            for path in sorted(finished, key=lambda path: (path / "run.yaml").stat().st_mtime)
        ]

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
        raise ProblemError([Place(str(self.folder), 1, 1, 0, 0).problem("run-unknown", message)])

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
        return sorted(path.name.removeprefix(PARTIAL) for path in found)

    def finish(self, plan: Plan, partial: Partial, seconds: float) -> Run:
        """Make a run of the chunks of a plan and show it in the store, all at once."""
        name = self.name_of(plan)
        outcome = _write_tables(plan, partial)
        about = {
            "schema": "daimyo/run/1",
            "title": plan.title,
            "finished": running.timestamp(),
            "seconds": round(seconds, 3),
            "plan_sha256": plan.sha256(),
            "results_sha256": outcome,
            "experiment": plan.experiment,
            "maps": plan.maps,
            **plan.content(),
        }
        _write_yaml(partial.folder / "run.yaml", about)
        for scrap in (partial.folder / "plan.json", partial.folder / "lock"):
            scrap.unlink(missing_ok=True)
        for chunk in partial.chunks.iterdir():
            chunk.unlink()
        partial.chunks.rmdir()
        partial.folder.rename(self.folder / name)
        return Run(name, self.folder / name)

    def sql(self, query: str) -> tuple[list[str], list[tuple[Any, ...]]]:
        """Ask the tables of all runs with SQL; every row also carries the name of its `run`."""
        import duckdb

        connection = duckdb.connect()
        for table in TABLES:
            files = [str(run.table(table)) for run in self.runs() if run.table(table).is_file()]
            if files:
                listed = ", ".join("'" + file.replace("'", "''") + "'" for file in files)
                connection.execute(
                    f"create view {table} as select regexp_extract(filename, '([^/]+)/[^/]+$', 1) as run, "
                    f"* exclude (filename) from read_parquet([{listed}], union_by_name=true, filename=true)"
                )
        try:
            answer = connection.execute(query)
        except duckdb.Error as error:
            first = str(error).split("\n")[0]
            raise ProblemError([Place("sql", 1, 1, 0, 0).problem("sql", first)]) from None
        return [column[0] for column in answer.description or ()], answer.fetchall()


def _write_yaml(path: Path, about: dict[str, Any]) -> None:
    text = yaml.dump(about, Dumper=yaml.CSafeDumper, sort_keys=False, allow_unicode=True, width=120)
    with path.open("w", encoding="utf-8") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())


# ---------------------------------------------------------------- tables


def _write_tables(plan: Plan, partial: Partial) -> dict[str, str]:
    """Write the tables of a run, and give the hash of each cell's results."""
    hashes: dict[str, str] = {}
    rows: dict[str, list[Columns]] = {name: [] for name in TABLES}
    for number, cell in enumerate(plan.cells):
        tasks = [task for task in running.tasks_of(plan) if task.cell == number]
        hashes[str(number)] = simulate.results_sha256(cell.series().rules, _results(partial, tasks))
        rows["cells"].append(_cell_row(number, cell, plan.games, hashes[str(number)]))
        _measure(number, cell, partial, tasks, plan, rows)
    for name, parts in rows.items():
        _write_parquet(partial.folder / f"{name}.parquet", parts)
    return hashes


def _results(partial: Partial, tasks: list[Task]) -> Iterator[Array]:
    for task in tasks:
        yield partial.load(task).results


def _cell_row(number: int, cell: Cell, games: int, digest: str) -> Columns:
    row = {
        "cell": number,
        "map": cell.map,
        "variant": cell.variant,
        "changes": json.dumps(cell.changes),
        "label": cell.label,
        "players": cell.players,
        "lineup": ",".join(cell.lineup),
        "games": games,
        "seed": cell.seed,
        "results_sha256": digest,
    }
    return {key: np.array([value]) for key, value in row.items()}


def _measure(
    number: int, cell: Cell, partial: Partial, tasks: list[Task], plan: Plan, rows: dict[str, list[Columns]]
) -> None:
    series = cell.series()
    accumulators = metrics.chosen(plan.metrics)
    tally = None
    for task in tasks:
        chunk = partial.load(task)
        games = chunk.games(series)
        for accumulator in accumulators:
            accumulator.add(games)
        rows["games"].append(
            {"cell": np.full(len(chunk.results), number), **_game_columns(games, task.first)}
        )
        if chunk.tally is not None and len(chunk.tally):
            tally = chunk.tally.copy() if tally is None else series.rules.add_tallies(tally, chunk.tally)
    rows["metrics"].append(_metric_rows(number, accumulators))
    if tally is not None:
        for name, columns in series.rules.tally_columns(tally).items():
            count = len(next(iter(columns.values())))
            rows[name].append({"cell": np.full(count, number), **columns})


def _game_columns(games: metrics.Games, first: int) -> Columns:
    results = games.results
    columns: Columns = {
        "number": first + np.arange(len(results)),
        "winners": results["winners"],
        "reason": results["reason"],
        "turns": results["turns"],
        "plays": results["plays"],
        "removed": results["removed"].sum(axis=1),
    }
    if games.notes is not None:
        columns.update({field: games.notes[field] for field in games.notes.dtype.names or ()})
    for seat in range(games.rules.players):
        for place, name in enumerate(games.rules.counted_things()):
            columns[f"captured_{seat}_{name}"] = results["captured"][:, seat, place]
    return columns


def _metric_rows(number: int, accumulators: list[metrics.Accumulator]) -> Columns:
    rows = [
        (number, accumulator.metric.name, label, estimate.value, estimate.low, estimate.high, estimate.count)
        for accumulator in accumulators
        for label, estimate in accumulator.estimates().items()
    ]
    names = ("cell", "metric", "label", "value", "low", "high", "count")
    return {name: np.array([row[place] for row in rows]) for place, name in enumerate(names)}


def _write_parquet(path: Path, parts: list[Columns]) -> None:
    """Write rows that may have different columns; where a column lacks the value is empty."""
    import duckdb

    connection = duckdb.connect()
    together = _joined(parts) or [{"cell": np.zeros(0, np.int64)}]
    names = [f"part_{place}" for place in range(len(together))]
    for name, part in zip(names, together, strict=True):
        connection.register(name, part)
    union = " union all by name ".join(f"select * from {name}" for name in names)
    quoted = str(path).replace("'", "''")
    connection.execute(f"copy ({union}) to '{quoted}' (format parquet)")


def _joined(parts: list[Columns]) -> list[Columns]:
    """Join the rows that have the same columns."""
    groups: dict[tuple[str, ...], list[Columns]] = {}
    for part in parts:
        groups.setdefault(tuple(part), []).append(part)
    return [
        {name: np.concatenate([part[name] for part in group]) for name in names}
        for names, group in groups.items()
    ]
