"""The games of a stored run, read back from its tables a chunk at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.metrics.statistics import Array
from engine.numbers import columns as columns_of
from engine.numbers.running import PARTIAL
from engine.numbers.simulate import Chunk
from engine.numbers.sql import quoted

if TYPE_CHECKING:
    from engine.numbers.plan import Cell
    from engine.numbers.runs import Run
    from engine.play.rules import Rules

# Games are read so many at a time, so that a large run needs little memory.
ROWS_AT_A_TIME = 20_000


def ask(run: Run, query: str) -> Any:
    """Ask the tables of one run, without looking at the others as the store does."""
    import duckdb

    connection = duckdb.connect()
    for table in run.tables:
        if run.table(table).is_file():
            path = quoted(run.table(table))
            connection.execute(f"create view {table} as select * from read_parquet({path})")
    return connection.execute(query)


def chunks(run: Run, number: int, cell: Cell) -> Iterator[Chunk]:
    """Give the games of a cell in order; of a stopped run chunk by chunk as they were played: some may be missing."""
    # A stopped run lies beside its chunks; to read that in its page, which holds every space, would take longer.
    size = cell.chunk_size if run.folder.parent.name.startswith(PARTIAL) else ROWS_AT_A_TIME
    ((last,),) = ask(run, f"select max(number) from games where cell = {number}").fetchall()
    for first in range(0, -1 if last is None else last + 1, ROWS_AT_A_TIME):
        columns = ask(
            run,
            f"select * from games where cell = {number} and number >= {first} "
            f"and number < {first + ROWS_AT_A_TIME} order by number",
        ).fetchnumpy()
        numbers = columns["number"]
        for start in np.unique(numbers // size * size).tolist():
            own = (numbers >= start) & (numbers < start + size)
            yield _chunk(cell, {name: values[own] for name, values in columns.items()}, start)


def _chunk(cell: Cell, columns: Mapping[str, Array], first: int) -> Chunk:
    """Make a chunk of the columns of the table of games."""
    rules = cell.series().rules
    return Chunk(first, rules.results_from(columns), _notes(rules, columns))


def _notes(rules: Rules, columns: Mapping[str, Array]) -> Array | None:
    if not rules.watch or not rules.watch.NOTE.names:
        return None
    if not set(columns_of.names_of(rules.watch.NOTE)) <= set(columns):
        return None
    return columns_of.gathered(rules.watch.NOTE, columns, len(columns["winners"]))
