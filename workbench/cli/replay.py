"""`daimyo replay`: play records again and verify them."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from engine import record as records
from engine.problem import ProblemError
from workbench.cli.options import json_option
from workbench.cli.output import counted, print_json
from workbench.cli.progress import progress_bar


@click.command("replay")
@click.argument("paths", nargs=-1, required=True, metavar="RECORD...", type=click.Path(path_type=Path))
@json_option
@click.pass_context
def command(context: click.Context, paths: tuple[Path, ...], as_json: bool) -> None:
    """Play records again and compare what follows from their moves with what they say.

    RECORD is a file or a folder of records. Exit code 1 where any does not replay.
    """
    files = record_files(paths)
    found = []
    with progress_bar(len(files), "records") as progress:
        for number, path in enumerate(files):
            found.append({"record": str(path), **verdict_on(path)})
            progress(number + 1)
    wrong = [entry for entry in found if not entry["ok"]]
    if as_json:
        print_json(found)
    else:
        for entry in wrong if len(found) > 20 else found:
            where = "" if entry["turn"] is None else f"turn {entry['turn']}: "
            click.echo(f"{'ok   ' if entry['ok'] else 'WRONG'} {entry['record']}: {where}{entry['message']}")
        click.echo(f"{counted(len(found), 'record')}, {len(wrong)} wrong.")
    context.exit(1 if wrong else 0)


def record_files(paths: tuple[Path, ...]) -> list[Path]:
    """Give the record files of a list of files and folders."""
    files: list[Path] = []
    for path in paths:
        inside = sorted(path.glob("*.json")) if path.is_dir() else [path]
        if not inside:
            raise records.missing(path)
        files += inside
    return files


def verdict_on(path: Path) -> dict[str, Any]:
    """Replay one record; what cannot even be read is wrong too."""
    try:
        return asdict(records.verify(records.load(path)))
    except ProblemError as error:
        return {"ok": False, "turn": None, "message": "; ".join(str(problem) for problem in error.problems)}
