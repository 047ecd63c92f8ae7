"""`daimyo rescore`: the same finished games judged by other editions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from engine import record as records
from engine.library import Library
from workbench.cli.options import json_option, read_variant
from workbench.cli.output import counted, print_json
from workbench.cli.progress import progress_bar
from workbench.cli.replay import record_files


@click.command("rescore")
@click.argument("paths", nargs=-1, required=True, metavar="RECORD...", type=click.Path(path_type=Path))
@click.option(
    "--variant",
    "names",
    multiple=True,
    required=True,
    metavar="V",
    help="An edition that judges; repeatable.",
)
@json_option
def command(paths: tuple[Path, ...], names: tuple[str, ...], as_json: bool) -> None:
    """Let editions judge the same finished games and list the games on which they disagree.

    With one variant its verdict is compared with the one in the record.
    """
    library = Library()
    variants = {name: read_variant(library, name) for name in names}
    flips: list[dict[str, Any]] = []
    skipped, files = 0, record_files(paths)
    with progress_bar(len(files), "records") as progress:
        for number, path in enumerate(files):
            progress(number + 1)
            record = records.load(path)
            if record["result"] is None:
                skipped += 1
                continue
            winners = {name: records.rescored(record, variant.values) for name, variant in variants.items()}
            judged = winners if len(names) > 1 else {**winners, "record": record["result"]["winners"]}
            if len({tuple(seats) for seats in judged.values()}) > 1:
                flips.append({"record": str(path), "winners": judged})
    if as_json:
        print_json({"games": len(files) - skipped, "flips": flips})
        return
    for flip in flips:
        verdicts = "; ".join(f"{name}: {_named(seats)}" for name, seats in flip["winners"].items())
        click.echo(f"{flip['record']}: {verdicts}")
    click.echo(
        f"{counted(len(files) - skipped, 'game')}, {counted(len(flips), 'flip')}." + _unfinished(skipped)
    )


def _named(seats: list[int]) -> str:
    if not seats:
        return "nobody"
    *first, last = map(str, seats)
    return f"seats {', '.join(first)} and {last}" if first else f"seat {last}"


def _unfinished(skipped: int) -> str:
    return f" {counted(skipped, 'unfinished game')} left out." if skipped else ""
