"""`daimyo rescore`: the same finished games judged by other editions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from engine import games
from engine.play.rules import IllegalMove
from engine.records import record as records
from engine.texts.library import Library
from engine.texts.saying import Name
from engine.texts.variant import Variant
from workbench.cli.games.replay import record_files, said
from workbench.cli.options import json_option, read_variant
from workbench.cli.output import counted, print_json
from workbench.cli.progress import note, progress_bar
from workbench.visible import one_line


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
@click.pass_context
def command(context: click.Context, paths: tuple[Path, ...], names: tuple[str, ...], as_json: bool) -> None:
    """Let editions judge the same finished games and list the games on which they disagree.

    With one variant its verdict is compared with the one in the record.
    """
    library = Library()
    variants = {name: read_variant(library, name) for name in names}
    flips: list[dict[str, Any]] = []
    refused: list[dict[str, Any]] = []
    judged, skipped, files = 0, 0, record_files(paths)
    with progress_bar(len(files), "records") as progress:
        for number, path in enumerate(files):
            progress(number + 1)
            try:
                winners = _winners(path, variants)
            except IllegalMove as reason:
                refused.append({"record": str(path), "message": str(reason)})
                continue
            if winners is None:
                skipped += 1
                continue
            judged += 1
            if len({tuple(seats) for seats in winners.values()}) > 1:
                flips.append({"record": str(path), "winners": winners})
    for wrong in refused:
        note(one_line(f"{wrong['record']}: refused: {wrong['message']}"))
    if as_json:
        print_json({"games": judged, "flips": flips, "refused": refused})
    else:
        for flip in flips:
            verdicts = "; ".join(f"{name}: {_named(seats)}" for name, seats in flip["winners"].items())
            click.echo(one_line(f"{flip['record']}: {verdicts}"))
        click.echo(
            f"{counted(judged, 'game')}, {counted(len(flips), 'flip')}."
            + _left_out(skipped, "unfinished game")
            + _left_out(len(refused), "refused record")
        )
    context.exit(1 if refused else 0)


def _winners(path: Path, variants: Mapping[str, Variant]) -> dict[str, list[int]] | None:
    """Let variants judge the game of a record; nothing where it is unfinished."""
    found = records.examine_file(path)
    if found.match is None:
        raise IllegalMove(Name(said(asdict(found.verdict))))
    record = records.of(found.match, "")
    if record["result"] is None:
        return None
    for name, variant in variants.items():
        if variant.game != record["game"]:
            title = games.facts_of(record["game"]).title
            raise IllegalMove(Name(f"{name} is no variant of {title}, so it cannot judge this game."))
        reason = games.find(variant.game).why_not_judged(variant.values, record["result"])
        if reason:
            raise IllegalMove(Name(f"{name} {reason}"))
    winners = {name: records.rescored(record, variant.values) for name, variant in variants.items()}
    return winners if len(winners) > 1 else {**winners, "record": record["result"]["winners"]}


def _named(seats: list[int]) -> str:
    if not seats:
        return "nobody"
    *first, last = (str(seat + 1) for seat in seats)
    return f"seats {', '.join(first)} and {last}" if first else f"seat {last}"


def _left_out(number: int, what: str) -> str:
    return f" {counted(number, what)} left out." if number else ""
