"""`daimyo simulate`: play games and count."""

from __future__ import annotations

from math import isnan
from pathlib import Path
from typing import Any

import click
import numpy as np

from engine import metrics
from engine.metrics import METRICS, Accumulator
from engine.numbers import simulate
from engine.numbers.simulate import Batch, Series
from engine.numbers.tables import tallied
from engine.records import record as records
from engine.texts.library import Library
from workbench.cli.options import (
    fresh_folder,
    game_options,
    json_option,
    load_code,
    note_compiling,
    read_lineup,
    read_rules,
    read_variant,
)
from workbench.cli.output import NO_HASH, print_json, print_table
from workbench.cli.progress import note, progress_bar, stop_on_interrupt

MOST_CONTESTED = 10


@click.command("simulate")
@click.option("--variant", default="1998-english", show_default=True, metavar="V", help="The variant.")
@game_options
@click.option(
    "--records", type=click.Path(path_type=Path), metavar="DIR", help="Write each game's record there."
)
@click.option("--record-limit", type=click.IntRange(0), metavar="K", help="Write at most so many records.")
@click.option(
    "--watch",
    is_flag=True,
    help="Also look at how games go: all metrics, the contest for settlements, the use of tokens.",
)
@click.option(
    "--code",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Python file with own agents or metrics.",
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
    watch: bool,
    code: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Play games and print who wins, how long they take and how they end."""
    records = fresh_folder(records, "--records")
    load_code(code)
    library = Library()
    rules = read_rules(library, map_name, read_variant(library, variant, changes), players)
    series = Series(rules, tuple(read_lineup(agents, players)), seed, is_watched=watch)
    note_compiling(series)
    measured = metrics.chosen(rules, "all" if watch else ["agent_win_rate"])
    with stop_on_interrupt() as stop, progress_bar(games, "games") as progress:
        batch = simulate.simulate(
            series, games, accumulators=measured, jobs=jobs, progress=progress, stop=stop
        )
    if records:
        write_records(batch, map_name, records, record_limit)
    found = {**simulate.summary(batch), **_seen(batch, measured)}
    if as_json:
        print_json(found)
    else:
        _print_summary(found)
        if watch:
            _print_watched(found)
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


def _seen(batch: Batch, measured: list[Accumulator]) -> dict[str, Any]:
    """Give what is known beyond the summary: of mixed line-ups how the agents fare, of watched games the rest."""
    luck = 1 / batch.rules.players
    found: dict[str, Any] = {
        "agents": [
            {
                "agent": agent,
                "win_rate": rate.value,
                "ci95": [rate.low, rate.high],
                "skill": (rate.value - luck) / (1 - luck),
            }
            for accumulator in measured
            if accumulator.metric.name == "agent_win_rate"
            for agent, rate in accumulator.estimates().items()
        ]
    }
    if batch.tally is None:
        return found
    found["metrics"] = [
        {
            "metric": accumulator.metric.name,
            "label": label,
            "unit": accumulator.metric.unit,
            "value": each.value,
            "ci95": [each.low, each.high],
        }
        for accumulator in measured
        for label, each in accumulator.estimates().items()
    ]
    wins = int(np.bitwise_count(batch.results["winners"]).sum())
    for name, columns in tallied(batch.rules, batch.tally, batch.games, wins).items():
        listed = [values.tolist() for values in columns.values()]
        found[name] = [dict(zip(columns, row, strict=True)) for row in zip(*listed, strict=True)]
    return found


def _print_watched(found: dict[str, Any]) -> None:
    click.echo("\nHow games go")
    shown = [
        each for each in found["metrics"] if each["metric"] not in ("captures", "win_rate", "end_reasons")
    ]
    rows = [
        (
            METRICS[each["metric"]].title + ("" if each["label"] == "all" else f", {each['label']}"),
            _amount(each["value"], each["unit"]),
            f"{_amount(each['ci95'][0], each['unit'])} to {_amount(each['ci95'][1], each['unit'])}",
        )
        for each in shown
    ]
    print_table(("metric", "value", "95 % interval"), rows, right=(1,))
    click.echo(f"\nThe most contested settlements (per game, of {found['games']:,})")
    contested = sorted(
        (space for space in found["spaces"] if space["figures"] and space["figures"] > 0),
        key=lambda space: -space["mean_rivals"],
    )[:MOST_CONTESTED]
    takers = [name for name in contested[0] if name.startswith("captures_")] if contested else []
    print_table(
        (
            "settlement",
            *(f"seat {name.rpartition('_')[2]}" for name in takers),
            "tied",
            "turn",
            "lead",
            "rivals",
        ),
        [
            (
                space["name"],
                *(f"{space[name] / found['games']:.2f}" for name in takers),
                f"{space['ties'] / found['games']:.2f}",
                f"{space['mean_turn']:.1f}",
                f"{space['mean_margin']:.2f}",
                f"{space['mean_rivals']:.2f}",
            )
            for space in contested
        ],
        right=range(1, len(takers) + 5),
    )
    click.echo("\nTokens, and how often seats win that played them or did not")
    print_table(
        ("token", "plays a game", "win with", "win without", "difference"),
        [
            (
                token["token"],
                f"{token['plays'] / found['games']:.2f}",
                _amount(token["win_rate_with"], "share"),
                _amount(token["win_rate_without"], "share"),
                "–"
                if isnan(token["effect"])
                else f"{token['effect']:+.2%} ± {(token['effect_high'] - token['effect_low']) / 2:.2%}",
            )
            for token in found["tokens"]
        ],
        right=(1, 2, 3, 4),
    )


def _amount(value: float, unit: str) -> str:
    if isnan(value):
        return "–"
    return f"{value:.2%}" if unit.startswith("share") else f"{value:.2f}"


def _print_summary(found: dict[str, Any]) -> None:
    click.echo(
        f"{found['games']:,} games in {found['seconds']:.2f} s, {found['games_per_second']:,.0f} games/s\n"
    )
    rows = [
        (seat["seat"], seat["agent"], f"{seat['wins']:,}", f"{seat['win_rate']:.2%}", _interval(seat["ci95"]))
        for seat in found["seats"]
    ]
    print_table(("seat", "agent", "wins", "win rate", "95 % interval"), rows, right=(0, 2, 3))
    if found["agents"]:
        click.echo()
        print_table(
            ("agent", "win rate", "95 % interval", "skill"),
            [
                (each["agent"], f"{each['win_rate']:.2%}", _interval(each["ci95"]), f"{each['skill']:+.2f}")
                for each in found["agents"]
            ],
            right=(1, 3),
        )
    click.echo(f"\nShared wins {found['shared_wins']:,}, no winner {found['no_winner']:,}")
    ends = ", ".join(f"{reason} {count:,}" for reason, count in found["end_reasons"].items())
    click.echo(f"Ends: {ends}")
    turns = found["turns"]
    click.echo(
        f"Turns: mean {turns['mean']:.1f}, from {turns['p10']} (10 %) over {turns['p50']} to {turns['p90']} (90 %)"
    )
    click.echo(f"Figures removed by ties: {found['removed_mean']:.2f} a game")
    click.echo(f"results_sha256 {found['results_sha256'] or NO_HASH}")


def _interval(ends: list[float]) -> str:
    return f"{ends[0]:.2%} to {ends[1]:.2%}"
