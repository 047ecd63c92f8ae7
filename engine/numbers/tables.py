"""The tables of a run, written as Parquet from the chunks of its games: what every game has, and what it counts."""

from __future__ import annotations

import errno
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from engine import metrics
from engine.metrics import Accumulator, Games
from engine.metrics.statistics import Array, Sums
from engine.numbers import simulate
from engine.numbers.columns import flattened
from engine.numbers.plan import Cell, Plan
from engine.numbers.running import Partial, Task
from engine.numbers.sql import connected, quoted
from engine.play.rules import Rules

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

# What every run has; a game names the tables of what it counts while games are watched.
TABLES = ("cells", "games", "metrics")
# Rows of games are written in lots, so that a large run needs little memory.
LOT = 100_000
# With fewer seats that used a thing, or did not, the difference would be a guess.
LEAST_SEATS = 30

Columns = dict[str, Array]


class Written(NamedTuple):
    """The hashes of a run's cells, and the names of the tables that its games have beside those of every run."""

    hashes: list[str | None]
    own: list[str]


def write(plan: Plan, partial: Partial, tasks: Sequence[Sequence[Task]], folder: Path) -> Written:
    """Write the tables of a run into a folder, of each cell the tasks that are played."""
    hashes: list[str | None] = []
    rows: dict[str, list[Columns]] = {"cells": [], "metrics": []}
    lots = _Lots(folder)
    for number, cell in enumerate(plan.cells):
        hashes.append(_results_sha256(cell, partial, tasks[number]))
        rows["cells"].append(_cell_row(number, cell, sum(task.count for task in tasks[number]), hashes[-1]))
        _measure(number, cell, partial, tasks[number], rows, lots)
    lots.join(folder / "games.parquet")
    for name, parts in rows.items():
        _write_parquet(folder / f"{name}.parquet", parts)
    return Written(hashes, [name for name in rows if name not in TABLES])


def _results_sha256(cell: Cell, partial: Partial, tasks: Sequence[Task]) -> str | None:
    """Hash the results of a cell; nothing where a clock took part, since such games cannot be repeated."""
    if any(agent.is_timed for agent in cell.sitting):
        return None
    return simulate.results_sha256(cell.series().rules, (partial.load(task).results for task in tasks))


def _cell_row(number: int, cell: Cell, games: int, digest: str | None) -> Columns:
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
    }
    columns: Columns = {key: np.array([value]) for key, value in row.items()}
    return {**columns, "results_sha256": np.array([digest or ""])}


def _measure(
    number: int,
    cell: Cell,
    partial: Partial,
    tasks: Sequence[Task],
    rows: dict[str, list[Columns]],
    lots: _Lots,
) -> None:
    series = cell.series()
    accumulators = metrics.chosen(series.rules)
    tally, wins = None, 0
    for task in tasks:
        chunk = partial.load(task)
        games = chunk.games(series)
        for accumulator in accumulators:
            accumulator.add(games)
        lots.add({"cell": np.full(len(chunk.results), number), **_game_columns(games, task.first)})
        wins += int(games.winners.sum())
        if chunk.tally is not None and len(chunk.tally):
            tally = chunk.tally.copy() if tally is None else series.rules.add_tallies(tally, chunk.tally)
    rows["metrics"].append(_metric_rows(number, accumulators))
    if tally is not None:
        for name, columns in tallied(series.rules, tally, sum(task.count for task in tasks), wins).items():
            count = len(next(iter(columns.values())))
            rows.setdefault(name, []).append({"cell": np.full(count, number), **columns})


def tallied(rules: Rules, tally: Array, games: int, wins: int) -> dict[str, Columns]:
    """Give the columns of each table that the game counts; `wins` are all seats' wins, a shared one counted for each.

    Where a table counts `seats` that used a thing and their `wins`, beside how often these win stands how often those
    win that did not use it, and the difference. It shows what goes together, not what causes what: who is ahead may
    have had more turns to use it.
    """
    found = rules.tally_columns(tally)
    for columns in found.values():
        if "seats" in columns and "wins" in columns:
            columns |= _effects(columns, games * rules.players, wins)
    return found


def _effects(things: Mapping[str, Array], seats: int, wins: int) -> Columns:
    rows: list[dict[str, float]] = []
    for played, won in zip(things["seats"].tolist(), things["wins"].tolist(), strict=True):
        with_it, without = Sums(played, won, won), Sums(seats - played, wins - won, wins - won)
        is_known = min(with_it.count, without.count) >= LEAST_SEATS
        effect = with_it.mean - without.mean if is_known else float("nan")
        half = np.hypot(with_it.average().half_width, without.average().half_width)
        rows.append(
            {
                "win_rate_with": with_it.mean if with_it.count else float("nan"),
                "win_rate_without": without.mean if without.count else float("nan"),
                "effect": effect,
                "effect_low": effect - half,
                "effect_high": effect + half,
            }
        )
    return {name: np.array([row[name] for row in rows]) for name in rows[0]} if rows else {}


def _game_columns(games: Games, first: int) -> Columns:
    results, rules = games.results, games.rules
    names = rules.end_reasons()
    columns: Columns = {
        "number": first + np.arange(len(results)),
        "winners": results["winners"],
        "reason": results["reason"],
        "end_reason": np.array([names[code] for code in results["reason"].tolist()]),
        "turns": results["turns"],
    }
    columns |= rules.result_columns(results)
    if games.notes is not None and games.notes.dtype.names:
        columns.update(flattened(games.notes))
    for seat in range(rules.players):
        columns[f"share_{seat}"] = games.shares[:, seat]
    return columns


def _metric_rows(number: int, accumulators: list[Accumulator]) -> Columns:
    rows = [
        (number, accumulator.metric.name, label, estimate.value, estimate.low, estimate.high, estimate.count)
        for accumulator in accumulators
        for label, estimate in accumulator.estimates().items()
    ]
    names = ("cell", "metric", "label", "value", "low", "high", "count")
    return {name: np.array([row[place] for row in rows]) for place, name in enumerate(names)}


# ---------------------------------------------------------------- Parquet


class _Lots:
    """Rows on their way into one file, written in lots beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: list[Path] = []
        self._parts: list[Columns] = []
        self._rows = 0

    def add(self, columns: Columns) -> None:
        """Take in rows, and write those that are waiting where they are many."""
        self._parts.append(columns)
        self._rows += len(next(iter(columns.values())))
        if self._rows >= LOT:
            self._write()

    def join(self, path: Path) -> None:
        """Make one file of all lots, in order."""
        self._write()
        listed = ", ".join(quoted(file) for file in self.files)
        with _connection() as connection:
            connection.execute(
                f"copy (select * from read_parquet([{listed}], union_by_name=true)) to {quoted(path)} (format parquet)"
            )
        for file in self.files:
            file.unlink()

    def _write(self) -> None:
        if self._parts:
            self.files.append(self.folder / f"games-{len(self.files):05}.parquet")
            _write_parquet(self.files[-1], self._parts)
            self._parts, self._rows = [], 0


def _write_parquet(path: Path, parts: list[Columns]) -> None:
    """Write rows that may have different columns; where a column lacks the value is empty."""
    together = _joined(parts) or [{"cell": np.zeros(0, np.int64)}]
    names = [f"part_{place}" for place in range(len(together))]
    with _connection() as connection:
        for name, part in zip(names, together, strict=True):
            connection.register(name, part)
        union = " union all by name ".join(
            f"select {_selected(part)} from {name}" for name, part in zip(names, together, strict=True)
        )
        connection.execute(f"copy ({union}) to {quoted(path)} (format parquet)")


@contextmanager
def _connection() -> Iterator[DuckDBPyConnection]:
    """Give a database in memory for one copy; what a disk refuses is raised as the system's error that it is."""
    import duckdb

    connection = connected()
    try:
        yield connection
    except duckdb.IOException as error:
        raise OSError(errno.EIO, str(error).split("\n")[0]) from error
    finally:
        connection.close()


def _selected(part: Columns) -> str:
    """Name the columns; what is not a number is empty for SQL, so that it takes no part in sums."""
    return ", ".join(
        f'nullif("{name}", \'nan\'::double) as "{name}"' if values.dtype.kind == "f" else f'"{name}"'
        for name, values in part.items()
    )


def _joined(parts: list[Columns]) -> list[Columns]:
    """Join the rows that have the same columns."""
    groups: dict[tuple[str, ...], list[Columns]] = {}
    for part in parts:
        groups.setdefault(tuple(part), []).append(part)
    return [
        {name: np.concatenate([part[name] for part in group]) for name in names}
        for names, group in groups.items()
    ]
