"""Questions to the tables of runs: SQL that can read them and nothing else, and write nothing at all."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.texts.library import start_of
from engine.texts.problem import ProblemError
from engine.texts.saying import Said, say

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
# DuckDB gives such a moment to Python only with the help of a package that we do not need otherwise.
MOMENT = "TIMESTAMP WITH TIME ZONE"

Answer = tuple[list[str], list[tuple[Any, ...]]]


def quoted(text: Path | str) -> str:
    """Write a text or a path as SQL does."""
    return "'" + str(text).replace("'", "''") + "'"


def ask(tables: Mapping[str, Sequence[Path]], query: str) -> Answer:
    """Ask tables, each the files of several runs; what is no question is refused, and so is every other file."""
    import duckdb

    with opened(tables) as connection:
        try:
            _lock(connection, [path for files in tables.values() for path in files])
            _see_that_it_only_asks(connection, query)
            return _answer(connection, query)
        except duckdb.Error as error:
            raise refused(error) from error


def connected() -> DuckDBPyConnection:
    """Give a database in memory that fetches nothing, and does not draw how far it is on the stdout of results."""
    import duckdb

    settings: dict[str, str | bool | int | float | list[str]] = {
        "autoinstall_known_extensions": False,
        "autoload_known_extensions": False,
    }
    connection = duckdb.connect(config=settings)
    connection.execute("set enable_progress_bar = false")
    return connection


@contextmanager
def opened(tables: Mapping[str, Sequence[Path]]) -> Iterator[DuckDBPyConnection]:
    """Give a database in memory in which every row of a table has the name of its run, which is its folder's."""
    with connected() as connection:
        for table, files in tables.items():
            listed = ", ".join(map(quoted, files))
            connection.execute(
                f"create view {table} as select regexp_extract(filename, '([^/]+)/[^/]+$', 1) as run, "
                f"* exclude (filename) from read_parquet([{listed}], union_by_name=true, filename=true)"
            )
        if "metrics" in tables and "cells" in tables:
            connection.execute(LADDER)
        yield connection


def refused(error: Exception) -> ProblemError:
    """Put what the database says into one problem."""
    told = str(error).split("\n")[0].rstrip(".")
    return ProblemError([start_of("sql").problem("sql", say("{reason}.", reason=told))])


def _lock(connection: DuckDBPyConnection, files: Sequence[Path]) -> None:
    """Leave the database nothing of the machine but the files of its tables, for good."""
    connection.execute(f"set allowed_paths = [{', '.join(map(quoted, files))}]")
    connection.execute("set enable_external_access = false")
    connection.execute("set lock_configuration = true")


def _see_that_it_only_asks(connection: DuckDBPyConnection, query: str) -> None:
    """Refuse all but one question: the files of tables could be written, too."""
    import duckdb

    statements = duckdb.extract_statements(query)
    if not statements:
        raise _no(say("There is no question in this query. Write for example: select * from cells."))
    if len(statements) > 1:
        raise _no(say("These are {count} queries: ask one at a time.", count=len(statements)))
    ((text,),) = connection.execute("select json_serialize_sql(?::varchar)", [query]).fetchall()
    found = json.loads(text)
    # Since DuckDB 2 a COPY may stand inside a SELECT.
    if found["error"] or any(kind.endswith("_QUERY_NODE") for kind in _kinds(found)):
        raise _no(
            say(
                "Runs never change: only questions are answered, that is SELECT, SHOW, DESCRIBE or SUMMARIZE."
            )
        )


def _kinds(tree: Any) -> Iterator[str]:
    for part in tree.values() if isinstance(tree, dict) else tree:
        if isinstance(part, dict | list):
            yield from _kinds(part)
    if isinstance(tree, dict) and isinstance(tree.get("type"), str):
        yield tree["type"]


def _answer(connection: DuckDBPyConnection, query: str) -> Answer:
    answer = connection.execute(query)
    columns = answer.description or ()
    names = [column[0] for column in columns]
    if MOMENT in map(_kind, columns):
        picked = ", ".join(
            f"#{place}::varchar" if _kind(column) == MOMENT else f"#{place}"
            for place, column in enumerate(columns, 1)
        )
        answer = connection.execute(f"select {picked} from (\n{query.rstrip().rstrip(';')}\n)")
    return names, answer.fetchall()


def _kind(column: Sequence[Any]) -> str:
    return str(column[1])


def _no(message: Said) -> ProblemError:
    return ProblemError([start_of("sql").problem("sql", message)])
