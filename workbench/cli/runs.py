"""`daimyo runs`: stored runs, and SQL over them."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import click

from engine.runs import TABLES, Store
from workbench.cli.options import json_option
from workbench.cli.output import print_json, print_table


@click.command("runs")
@click.argument("words", nargs=-1, metavar="[sql QUERY]")
@click.option("--store", type=click.Path(path_type=Path), metavar="DIR", help="Where runs are kept.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the answer of a query as CSV.")
@json_option
def command(words: tuple[str, ...], store: Path | None, as_csv: bool, as_json: bool) -> None:
    r"""List the stored runs, or ask them with SQL.

    \b
    The tables are cells, games, spaces, tokens and metrics; each row has the name of its run:
      daimyo runs sql "select label, avg(turns) from games join cells using (run, cell) group by 1"
    """
    kept = Store(store)
    if not words:
        _list(kept, as_json)
        return
    if words[0] != "sql" or len(words) != 2:
        raise click.UsageError(
            f'Write daimyo runs, or daimyo runs sql "select ..."; the tables are {", ".join(TABLES)}.'
        )
    names, rows = kept.sql(words[1])
    if as_json:
        print_json([dict(zip(names, row, strict=True)) for row in rows])
    elif as_csv:
        writer = csv.writer(sys.stdout)
        writer.writerow(names)
        writer.writerows(rows)
    else:
        print_table(names, rows)


def _list(store: Store, as_json: bool) -> None:
    found = []
    for run in store.runs():
        about = run.about
        found.append(
            {
                "run": run.name,
                "title": about["title"],
                "finished": about["finished"],
                "cells": len(about["cells"]),
                "games": about["games"] * len(about["cells"]),
                "seconds": about["seconds"],
            }
        )
    if as_json:
        print_json(found)
        return
    if found:
        print_table(tuple(found[0]), [tuple(entry.values()) for entry in found], right=(3, 4, 5))
    else:
        click.echo(f"No runs yet in {store.folder}; `daimyo experiment editions` makes one.")
    for name in store.unfinished():
        click.echo(f"interrupted: {name}")
