"""`daimyo runs`: stored runs, SQL over them, and their tables as CSV."""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Any

import click

from engine.problem import ProblemError
from engine.runs import Store
from engine.spreadsheet import cell
from engine.tables import TABLES
from workbench.cli.options import json_option
from workbench.cli.output import counted, print_json, print_problems, print_table

# The mark before a paragraph tells click to leave its lines alone.
HELP = """List the stored runs, ask them with SQL, or write a table of a run as CSV.

\b
The tables are cells, games, spaces, tokens, metrics and ladder; each row has the name of its run:
  daimyo runs sql "select label, avg(turns) from games join cells using (run, cell) group by 1"
  daimyo runs export last -o games.csv
  daimyo runs export last --table metrics -o metrics.csv
"""


@click.command("runs", help=HELP)
@click.argument("words", nargs=-1, metavar="[sql QUERY | export RUN -o FILE]")
@click.option("--store", type=click.Path(path_type=Path), metavar="DIR", help="Where runs are kept.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the answer of a query as CSV.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="The CSV file of an export."
)
@click.option(
    "--table",
    type=click.Choice([*TABLES, "ladder"]),
    default="games",
    show_default=True,
    help="The table of an export.",
)
@json_option
def command(
    words: tuple[str, ...],
    store: Path | None,
    as_csv: bool,
    output: Path | None,
    table: str,
    as_json: bool,
) -> None:
    """List the stored runs, ask them with SQL, or write a table of a run as CSV."""
    kept = Store(store)
    match words:
        case ():
            _list(kept, as_json)
        case ("sql", query):
            _ask(kept, query, as_csv, as_json)
        case ("export", name):
            _export(kept, name, table, output)
        case _:
            raise click.UsageError(
                'Write daimyo runs, daimyo runs sql "select ...", or daimyo runs export RUN -o games.csv.'
            )


def _ask(store: Store, query: str, as_csv: bool, as_json: bool) -> None:
    names, rows = store.sql(query)
    if as_json:
        print_json([dict(zip(names, row, strict=True)) for row in rows])
    elif as_csv:
        writer = csv.writer(sys.stdout)
        writer.writerow(map(cell, names))
        writer.writerows(map(cell, row) for row in rows)
    else:
        numbers = [
            place for place in range(len(names)) if any(isinstance(row[place], int | float) for row in rows)
        ]
        print_table(names, [tuple(map(_shown, row)) for row in rows], right=numbers)


def _shown(value: Any) -> str:
    if value is None:
        return ""
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def _export(store: Store, name: str, table: str, output: Path | None) -> None:
    if output is None:
        raise click.UsageError("Say where to: daimyo runs export RUN -o games.csv.")
    rows = store.export(store.find(name), table, output)
    click.echo(f"Wrote {counted(rows, 'row')} to {output}.")


def _list(store: Store, as_json: bool) -> None:
    found, damaged = [], []
    for run in store.runs():
        try:
            about = run.about
        except ProblemError as error:
            damaged += error.problems
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
        click.echo(f"interrupted: {name}; `daimyo experiment FILE --resume` goes on")
