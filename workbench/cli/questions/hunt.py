"""`daimyo hunt`: look for what should not happen in a variant."""

from __future__ import annotations

import tempfile
from pathlib import Path

import click

from engine.questions.hunt import hunt
from workbench.cli.options import fresh_folder, json_option, read_subject, subject_options
from workbench.cli.output import counted, print_json, wrapped
from workbench.cli.progress import note, progress_bar, stop_on_interrupt

MOST_GAMES = 1_000_000


@click.command("hunt")
@subject_options
@click.option(
    "--games",
    default=2_000,
    show_default=True,
    type=click.IntRange(10, MOST_GAMES),
    metavar="G",
    help="About how many games.",
)
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write the shortest game of each finding there; a fresh folder by default.",
)
@json_option
@click.pass_context
def command(
    context: click.Context,
    variant: str,
    map_name: str | None,
    players: int | None,
    changes: tuple[str, ...],
    seed: int,
    games: int,
    records: Path | None,
    as_json: bool,
) -> None:
    """Look for games that stall, never end, end at once or without a winner, and for seats that cannot move.

    Random, greedy and perverse players look for it. Each finding has the shortest game that shows it.
    """
    records = fresh_folder(records, "--records")
    subject = read_subject(variant, map_name, players, changes)
    rules = subject.rules()
    with stop_on_interrupt() as stop, progress_bar(games, "games") as progress:
        found = hunt.hunt(rules, games, seed, progress=progress, stop=stop)
        is_stopped = stop.is_set()
    folder = records or (Path(tempfile.mkdtemp(prefix="daimyo-hunt-")) if found.gaps else None)
    failed: OSError | None = None
    paths: list[Path | None] = [None] * len(found.gaps)
    try:
        paths = hunt.write(found, subject.map, folder) if folder else paths
    except OSError as error:  # what was found is told all the same
        failed = error
    if as_json:
        findings = [
            {"kind": gap.kind, "sentence": gap.sentence, "record": str(path) if path else None}
            for gap, path in zip(found.gaps, paths, strict=True)
        ]
        print_json({"games": found.games, "findings": findings})
    else:
        click.echo(f"{subject.title}: {found.games:,} games, {counted(len(found.gaps), 'finding')}.")
        for gap, path in zip(found.gaps, paths, strict=True):
            click.echo("\n" + wrapped(f"{gap.kind}: {gap.sentence}", 0, 2))
            if path:
                click.echo(f"  {path}")
    if failed:
        raise failed
    if is_stopped:
        note(f"Interrupted after {found.games:,} of about {games:,} games.")
        context.exit(130)
