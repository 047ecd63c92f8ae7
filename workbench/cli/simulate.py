"""`daimyo simulate`: play games and count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from engine import record as records
from engine import simulate
from engine.library import Library
from engine.simulate import Batch, Series
from workbench.cli.options import (
    game_options,
    json_option,
    load_code,
    note_compiling,
    read_lineup,
    read_rules,
    read_variant,
)
from workbench.cli.output import print_json, print_table
from workbench.cli.progress import note, progress_bar, stop_on_interrupt


@click.command("simulate")
@click.option("--variant", default="1998-english", show_default=True, metavar="V", help="The variant.")
@game_options
@click.option(
    "--records", type=click.Path(path_type=Path), metavar="DIR", help="Write each game's record there."
)
@click.option("--record-limit", type=click.IntRange(0), metavar="K", help="Write at most so many records.")
@click.option(
    "--code",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Python file with own agents.",
)
@json_option
@click.pass_context
def command(
    context: click.Context,
    variant: str,
    map_name: str,
    players: int,
    agents: str,
    games: int,
    seed: int,
    jobs: int | None,
    changes: tuple[str, ...],
    records: Path | None,
    record_limit: int | None,
    code: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Play games and print who wins, how long they take and how they end."""
    load_code(code)
    library = Library()
    rules = read_rules(library, map_name, read_variant(library, variant, changes), players)
    series = Series(rules, tuple(read_lineup(agents, players)), seed)
    note_compiling(series)
    with stop_on_interrupt() as stop, progress_bar(games, "games") as progress:
        batch = simulate.simulate(series, games, jobs=jobs, progress=progress, stop=stop)
    if records:
        write_records(batch, map_name, records, record_limit)
    found = simulate.summary(batch)
    if as_json:
        print_json(found)
    else:
        _print_summary(found)
    if not batch.is_complete:
        note(f"Interrupted after {batch.games:,} of {games:,} games.")
        context.exit(130)


def write_records(batch: Batch, map_name: str, folder: Path, limit: int | None) -> None:
    """Write the records of a batch's games, one file each, numbered as the games are."""
    folder.mkdir(parents=True, exist_ok=True)
    count = batch.games if limit is None else min(limit, batch.games)
    with progress_bar(count, "records") as progress:
        for number in range(count):
            match = simulate.replayed(batch.series, number)
            records.save(records.of(match, Path(map_name).stem), folder / f"{number:06}.json")
            progress(number + 1)


def _print_summary(found: dict[str, Any]) -> None:
    click.echo(
        f"{found['games']:,} games in {found['seconds']:.2f} s, {found['games_per_second']:,.0f} games/s\n"
    )
    rows = [
        (seat["seat"], seat["agent"], f"{seat['wins']:,}", f"{seat['win_rate']:.2%}", _interval(seat["ci95"]))
        for seat in found["seats"]
    ]
    print_table(("seat", "agent", "wins", "win rate", "95 % interval"), rows, right=(0, 2, 3))
    click.echo(f"\nShared wins {found['shared_wins']:,}, no winner {found['no_winner']:,}")
    ends = ", ".join(f"{reason} {count:,}" for reason, count in found["end_reasons"].items())
    click.echo(f"Ends: {ends}")
    turns = found["turns"]
    click.echo(
        f"Turns: mean {turns['mean']:.1f}, from {turns['p10']} (10 %) over {turns['p50']} to {turns['p90']} (90 %)"
    )
    click.echo(f"Figures removed by ties: {found['removed_mean']:.2f} a game")
    click.echo(f"results_sha256 {found['results_sha256']}")


def _interval(ends: list[float]) -> str:
    return f"{ends[0]:.2%} to {ends[1]:.2%}"
