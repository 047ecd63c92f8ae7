"""`daimyo runs`: stored runs, SQL over them, and their tables as CSV."""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Any

import click

from engine.foreign import trust
from engine.numbers.runs import Store
from engine.numbers.spreadsheet import cell
from engine.texts.problem import ProblemError
from workbench.cli.options import json_option
from workbench.cli.output import counted, print_json, print_problems, print_table

# The mark before a paragraph tells click to leave its lines alone.
HELP = """List the stored runs, ask them with SQL, or write a table of a run as CSV.

\b
The tables are cells, games, metrics and ladder, and those of what the game of a run counts;
each row has the name of its run:
  daimyo runs sql "select label, avg(turns) from games join cells using (run, cell) group by 1"
  daimyo runs export last -o games.csv
  daimyo runs export last --table metrics -o metrics.csv
  daimyo runs export ONE OTHER -o both.csv

\b
A run that was played by somebody's own agents carries their Python code, which nothing here runs:
  daimyo runs code RUN            shows it
  daimyo runs code RUN --trust    lets the workbench run it when games of the run are played again
"""


@click.command("runs", help=HELP)
@click.argument("words", nargs=-1, metavar="[sql QUERY | export RUN... -o FILE | code RUN]")
@click.option("--store", type=click.Path(path_type=Path), metavar="DIR", help="Where runs are kept.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the answer of a query as CSV.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="The CSV file of an export."
)
@click.option(
    "--table",
    metavar="NAME",
    default="games",
    show_default=True,
    help="The table of an export.",
)
@click.option("--trust", "is_approved", is_flag=True, help="Approve the code that `code RUN` shows.")
@json_option
def command(
    words: tuple[str, ...],
    store: Path | None,
    as_csv: bool,
    output: Path | None,
    table: str,
    is_approved: bool,
    as_json: bool,
) -> None:
    """List the stored runs, ask them with SQL, or write a table of a run as CSV."""
    kept = Store(store)
    match words:
        case ():
            _list(kept, as_json)
        case ("sql", query):
            _ask(kept, query, as_csv, as_json)
        case ("export", *names) if names:
            _export(kept, names, table, output)
        case ("code", name):
            _show_code(kept, name, is_approved, as_json)
        case _:
            raise click.UsageError(
                'Write daimyo runs, daimyo runs sql "select ...", or daimyo runs export RUN -o games.csv.'
            )
    print_problems(kept.set_aside.values())


def _ask(store: Store, query: str, as_csv: bool, as_json: bool) -> None:
    names, rows = store.sql(query)
    if as_json:
        keys = _told_apart(names)
        print_json([dict(zip(keys, row, strict=True)) for row in rows])
    elif as_csv:
        writer = csv.writer(sys.stdout)
        writer.writerow(map(cell, names))
        writer.writerows(map(cell, row) for row in rows)
    else:
        numbers = [
            place for place in range(len(names)) if any(isinstance(row[place], int | float) for row in rows)
        ]
        print_table(names, [tuple(map(_shown, row)) for row in rows], right=numbers)


def _told_apart(names: list[str]) -> list[str]:
    """Give every column a key of its own, so that none is lost in JSON.

    >>> _told_apart(["run", "cell", "run", "run"])
    ['run', 'cell', 'run_1', 'run_2']
    """
    found: list[str] = []
    for name in names:
        key, more = name, 0
        while key in found:
            more += 1
            key = f"{name}_{more}"
        found.append(key)
    return found


def _shown(value: Any) -> str:
    if value is None:
        return ""
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def _show_code(store: Store, name: str, is_approved: bool, as_json: bool) -> None:
    """Show the code that a run brings along, and approve it where that is asked for."""
    codes = trust.codes_of(store.find(name).about["cells"])
    if is_approved:
        for code in codes.values():
            trust.trust(code)
    found = [
        {"agent": agent, "sha256": trust.sha256(code), "trusted": trust.is_trusted(code), "code": code}
        for agent, code in codes.items()
    ]
    if as_json:
        print_json(found)
        return
    if not found:
        click.echo("This run brings no code along.")
    for each in found:
        state = f"approved, in {trust.folder()}" if each["trusted"] else "not approved: it is not run here"
        click.echo(f"# agent {each['agent']}, SHA-256 {each['sha256']}, {state}\n{each['code']}")


def _export(store: Store, names: list[str], table: str, output: Path | None) -> None:
    if output is None:
        raise click.UsageError("Say where to: daimyo runs export RUN -o games.csv.")
    try:
        rows = store.export(list(dict.fromkeys(map(store.find, names))), table, output)
    except ProblemError as error:
        if error.problems[0].code == "table-unknown":
            raise click.UsageError(error.problems[0].message) from None
        raise
    click.echo(f"Wrote {counted(rows, 'row')} to {output}.")


def _list(store: Store, as_json: bool) -> None:
    found, damaged = [], []
    for run in store.runs():
        try:
            about = run.about
            wrong = run.problem()
        except ProblemError as error:
            wrong = error.problems[0]
        if wrong is not None:
            damaged.append(wrong)
            continue
        found.append(
            {
                "run": run.name,
                "title": about["title"],
                "finished": about["finished"],
                "cells": len(about["cells"]),
                "games": about["games"] * len(about["cells"]),
                "seconds": about["seconds"],
                "results_sha256": about["results_sha256"],
            }
        )
    print_problems(damaged)
    if as_json:
        print_json(found)
        return
    if found:
        rows = [
            (
                entry["run"],
                entry["title"],
                entry["finished"],
                entry["cells"],
                f"{entry['games']:,}",
                f"{entry['seconds']:.1f}",
                str(entry["results_sha256"] or "–")[:12],
            )
            for entry in found
        ]
        print_table(("run", "title", "finished", "cells", "games", "seconds", "hash"), rows, right=(3, 4, 5))
    else:
        click.echo(f"No runs yet in {store.folder}; `daimyo experiment editions` makes one.")
    for name in store.unfinished():
        click.echo(
            f"interrupted: {name}; `daimyo experiment FILE --resume` goes on, and report, runs export and runs code "
            "take its name"
        )
    for name, owner in store.being_played().items():
        click.echo(f"being played: {name}, by {owner}")
