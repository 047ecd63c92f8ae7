"""`daimyo replay`: play records again and verify them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from engine.records import puzzle as puzzles
from engine.records import record as records
from workbench.cli.options import json_option
from workbench.cli.output import counted, print_json
from workbench.cli.progress import progress_bar
from workbench.visible import one_line


@click.command("replay")
@click.argument("paths", nargs=-1, required=True, metavar="RECORD...", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def command(context: click.Context, paths: tuple[Path, ...], as_json: bool) -> None:
    """Play records again and compare what follows from their moves with what they say.

    RECORD is a file or a folder of records. Exit code 1 where any does not replay. Of a puzzle it also says whether
    it is solved.
    """
    files = record_files(paths)
    found = []
    with progress_bar(len(files), "records") as progress:
        for number, path in enumerate(files):
            found.append({"record": str(path), **_examined(path)})
            progress(number + 1)
    wrong = [entry for entry in found if not entry["ok"]]
    if as_json:
        print_json(found)
    else:
        for entry in wrong if len(found) > 20 else found:
            words = "; ".join(filter(None, (said(entry), solved(entry))))
            click.echo(one_line(f"{'ok   ' if entry['ok'] else 'WRONG'} {entry['record']}: {words}"))
        click.echo(f"{counted(len(found), 'record')}, {len(wrong)} wrong.")
        unchecked = dict.fromkeys(key for entry in found for key in entry["unchecked"])
        if unchecked:
            click.echo(f"Not checked, since no record can prove it: {', '.join(unchecked)}.")
    context.exit(1 if wrong else 0)


def _examined(path: Path) -> dict[str, Any]:
    """Give the verdict on a record, and how its puzzle stands where it is one."""
    examined = records.examine_file(path)
    entry = asdict(examined.verdict)
    stands = puzzles.standing(examined.match) if examined.match is not None else None
    if stands is not None:
        entry["puzzle"] = asdict(stands)
    return entry


def solved(entry: Mapping[str, Any]) -> str:
    """Say whether a record's puzzle is solved; nothing where it asks nothing that can be checked.

    >>> solved({"puzzle": {"state": "open", "left": 2}})
    'its puzzle is not solved yet: 2 turns left'
    """
    puzzle = entry.get("puzzle")
    if puzzle is None:
        return ""
    if puzzle["state"] == "open":
        left = "" if puzzle["left"] is None else f": {counted(puzzle['left'], 'turn')} left"
        return f"its puzzle is not solved yet{left}"
    return "its puzzle is solved" if puzzle["state"] == "solved" else "its puzzle was failed"


def said(entry: Mapping[str, Any]) -> str:
    """Say a verdict with the turn that it is about, counted from 1 as people do."""
    where = "" if entry["turn"] is None else f"turn {entry['turn'] + 1}: "
    return f"{where}{entry['message']}"


def record_files(paths: tuple[Path, ...]) -> list[Path]:
    """Give the record files of a list of files and folders; an empty folder stands for itself, to be refused."""
    return [file for path in paths for file in (_records_in(path) or [path])]


def _records_in(path: Path) -> list[Path]:
    """List the records of a folder; in that of the shelf other files of the program's own lie beside them."""
    from workbench.table.shelf.kept import COMPANIONS

    found = sorted(path.glob("*.json")) if path.is_dir() else []
    return [file for file in found if not file.name.endswith(COMPANIONS)]
