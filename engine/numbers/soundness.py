"""Whether a stored run can be read: its `run.yaml` says what it must, and its tables have their columns."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice, takewhile
from pathlib import Path
from typing import Any

import yaml

from engine.numbers.plan import brought_up
from engine.numbers.sql import connected, quoted
from engine.texts.library import start_of
from engine.texts.problem import Problem, ProblemError, Severity
from engine.texts.saying import Said, say

PAGE = "run.yaml"
SCHEMA = "daimyo/run/1"
# The names of tables stand in the first lines of a page.
MOST_HEAD = 100

NUMBER, WHOLE, TEXT = say("a number"), say("a whole number"), say("a text")

# What everybody who reads a run relies on; tables may have more columns.
COLUMNS: dict[str, dict[str, Said]] = {
    "cells": {
        "cell": WHOLE,
        "map": TEXT,
        "variant": TEXT,
        "changes": TEXT,
        "label": TEXT,
        "players": WHOLE,
        "lineup": TEXT,
        "games": WHOLE,
        "seed": WHOLE,
        "results_sha256": TEXT,
    },
    "games": {
        "cell": WHOLE,
        "number": WHOLE,
        "winners": WHOLE,
        "reason": WHOLE,
        "end_reason": TEXT,
        "turns": WHOLE,
    },
    "metrics": {
        "cell": WHOLE,
        "metric": TEXT,
        "label": TEXT,
        "value": NUMBER,
        "low": NUMBER,
        "high": NUMBER,
        "count": WHOLE,
    },
}
# What the tables that a game names have.
OWN_COLUMNS = {"cell": WHOLE}
_NAME = re.compile(r"[a-z][a-z_]*")

_KEYS: dict[str, type | tuple[type, ...]] = {
    "title": str,
    "finished": str,
    "seconds": (int, float),
    "program": str,
    "games": int,
    "metrics": (list, str),
    "maps": dict,
    "files": dict,
    "experiment": dict,
    "cells": list,
    "cells_sha256": list,
    "measured": list,
}
_CELL: dict[str, type | tuple[type, ...]] = {
    "map": str,
    "variant": str,
    "changes": dict,
    "players": int,
    "lineup": list,
    "seed": int,
    "rotates": bool,
    "game": str,
    "values": dict,
    "setting": dict,
    "agents": dict,
}
_MEASURED: dict[str, type | tuple[type, ...]] = {
    "name": str,
    "title": str,
    "unit": str,
    "meaning": str,
    "is_rate": bool,
}


def page_of(folder: Path) -> dict[str, Any]:
    """Read what `run.yaml` says, or raise what is wrong with it."""
    path = folder / PAGE
    try:
        found = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    except (yaml.YAMLError, UnicodeError, ValueError, OverflowError, RecursionError, OSError):
        found = None
    if not isinstance(found, dict) or found.get("schema") != SCHEMA:
        raise ProblemError([not_a_page(folder)])
    if isinstance(found.get("cells"), list):
        found["cells"] = [brought_up(cell) if isinstance(cell, dict) else cell for cell in found["cells"]]
    wrong = next(_wrong_values(found), None)
    if wrong:
        raise ProblemError([damaged(path, say("This `run.yaml` is damaged: {wrong}.", wrong=wrong))])
    return found


def has_head(folder: Path) -> bool:
    """Say whether a `run.yaml` begins as one; the whole of it, with every space of every cell, takes long to read."""
    try:
        with (folder / PAGE).open("rb") as stream:
            return stream.readline(100).strip() == f"schema: {SCHEMA}".encode()
    except OSError:
        return False


def own_tables(folder: Path) -> list[str]:
    """Name the tables that the games of a run have beside those of every run; an older page leaves them to be found."""
    named = _named_tables(folder)
    found = named if named is not None else sorted(path.stem for path in folder.glob("*.parquet"))
    return [name for name in found if name not in COLUMNS and _NAME.fullmatch(name)]


def _named_tables(folder: Path) -> list[str] | None:
    """Read what the head of `run.yaml` says of tables, nothing where it says nothing."""
    try:
        with (folder / PAGE).open(encoding="utf-8", errors="replace") as stream:
            head = list(islice(stream, MOST_HEAD))
    except OSError:
        return None
    if len(head) < 2 or not head[1].startswith("tables:"):
        return None
    return [line[2:].strip() for line in takewhile(lambda line: line.startswith("- "), head[2:])]


def not_a_page(folder: Path) -> Problem:
    """Say that a `run.yaml` is none."""
    return damaged(folder / PAGE, say("This is not the `run.yaml` of a run."))


def damaged(path: Path, message: Said) -> Problem:
    """Say what is wrong with a run."""
    return start_of(path).problem("run-damaged", message)


def set_aside(problem: Problem) -> Problem:
    """Say that a run is left out for what is wrong with it, while the others are read."""
    message = say("{message} The run is left out.", message=problem.message)
    return Problem(problem.file, problem.line, problem.column, Severity.WARNING, problem.code, message)


def _wrong_values(page: Mapping[str, Any]) -> Iterator[Said]:
    yield from _wrong_kinds(page, _KEYS, "")
    for number, cell in enumerate(page.get("cells", ())):
        yield from _wrong_part(cell, _CELL, say("cell {number}", number=number))
        if not all(isinstance(name, str) for name in cell["lineup"]):
            yield say("the line-up of cell {number} names something else than agents", number=number)
    for number, metric in enumerate(page["measured"]):
        yield from _wrong_part(metric, _MEASURED, say("metric {number}", number=number))
    if len(page["cells_sha256"]) != len(page["cells"]):
        yield say("there is not one hash for each cell")
    for key in ("maps", "variants", "lineups"):
        if not isinstance(page["experiment"].get(key, [] if key == "maps" else None), list):
            yield say("`{key}` of the experiment is no list", key=key)
    if not all(isinstance(text, str) for text in page["files"].values()):
        yield say("`files` holds something else than texts")


def _wrong_part(part: Any, kinds: Mapping[str, type | tuple[type, ...]], where: Said) -> Iterator[Said]:
    if not isinstance(part, dict):
        yield say("{where} is no mapping", where=where)
        return
    yield from _wrong_kinds(part, kinds, say(" of {where}", where=where))


def _wrong_kinds(
    found: Mapping[str, Any], kinds: Mapping[str, type | tuple[type, ...]], where: str
) -> Iterator[Said]:
    for key, kind in kinds.items():
        value = found.get(key)
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            yield say("`{key}`{where} is missing or of the wrong kind", key=key, where=where)


# ---------------------------------------------------------------- tables


def wrong_table(path: Path, table: str, *, whole: bool = False) -> Said | None:
    """Say in words why a table cannot be read, by its columns or by the whole of it; nothing where it can."""
    try:
        status = path.stat()
    except OSError:
        return say("its table `{table}` is missing", table=table)
    return _wrong_table(str(path), status.st_mtime_ns, status.st_size, table, whole)


@lru_cache(maxsize=4096)
def _wrong_table(path: str, changed: int, size: int, table: str, whole: bool) -> Said | None:
    import duckdb

    file = quoted(path)
    with connected() as connection:
        try:
            described = connection.execute(f"describe select * from read_parquet({file})").fetchall()
            if whole:
                connection.execute(f"select count(hash(t)) from read_parquet({file}) t where hash(t) > 0")
        except duckdb.Error:
            return say("its table `{table}` cannot be read", table=table)
    found = {name: kind for name, kind, *_ in described}
    for name, kind in COLUMNS.get(table, OWN_COLUMNS).items():
        if name not in found:
            return say("its table `{table}` has no column `{name}`", table=table, name=name)
        if not _fits(found[name], kind):
            return say(
                "the column `{name}` of its table `{table}` is not {kind}", name=name, table=table, kind=kind
            )
    return None


def is_whole(kind: str) -> bool:
    """Say whether a column of a kind, as the database calls it, holds whole numbers."""
    return kind.endswith("INT") or kind == "INTEGER"


def _fits(found: str, kind: str) -> bool:
    if kind == TEXT:
        return found == "VARCHAR"
    return is_whole(found) or (
        kind == NUMBER and (found in ("DOUBLE", "FLOAT") or found.startswith("DECIMAL"))
    )
