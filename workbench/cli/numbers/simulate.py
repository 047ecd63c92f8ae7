"""`daimyo simulate`: play games and count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from engine import games as registry
from engine import metrics
from engine.agents import own
from engine.metrics import Accumulator
from engine.numbers import simulate
from engine.numbers.plan import lineup_in_words
from engine.numbers.simulate import Batch, Series
from engine.numbers.summary import Summary
from engine.numbers.tables import tallied
from engine.play.rules import Rules
from engine.records import record as records
from engine.texts.library import Library
from engine.texts.problem import ProblemError
from workbench import games as people
from workbench.cli.options import (
    code_option,
    fresh_folder,
    game_options,
    json_option,
    load_code,
    map_for,
    note_compiling,
    players_of,
    read_lineup,
    read_rules,
    read_variant,
)
from workbench.cli.output import NO_HASH, amount, interval, print_json, print_table
from workbench.cli.progress import note, progress_bar, stop_on_interrupt
from workbench.export.report_parts import parts_of
from workbench.people_words import label_for_people


@click.command("simulate")
@click.option("--variant", default=registry.usual().base, show_default=True, metavar="V", help="The variant.")
@game_options
@click.option(
    "--records", type=click.Path(path_type=Path), metavar="DIR", help="Write each game's record there."
)
@click.option("--record-limit", type=click.IntRange(0), metavar="K", help="Write at most so many records.")
@click.option(
    "--watch",
    is_flag=True,
    help="Also look at how games go: all metrics, and what the game counts.",
)
@code_option
@json_option
@click.pass_context
def command(
    context: click.Context,
    variant: str,
    map_name: str | None,
    players: int | None,
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
    played = read_variant(library, variant, changes)
    where = map_for(played, map_name)
    rules = read_rules(library, where, played, players_of(played, players))
    series = Series(rules, tuple(read_lineup(agents, rules.players)), seed, is_watched=watch)
    note_compiling(series)
    is_mixed = len(set(series.lineup)) > 1 and not rules.facts.is_cooperative
    measured = metrics.chosen(rules, "all" if watch else ["agent_win_rate"] if is_mixed else [])
    summary, failures = Summary(series), list[ProblemError]()
    with stop_on_interrupt() as stop, progress_bar(games, "games") as progress:
        batch = simulate.simulate(
            series,
            games,
            accumulators=[summary, *measured],
            keeps_results=False,
            jobs=jobs,
            progress=progress,
            stop=stop,
            failed=failures.append,
        )
    if failures and not batch.games:
        raise failures[0]
    if records:
        write_records(batch, where, records, record_limit)
    found = {**summary.told(batch), **_seen(batch, measured, summary.wins)}
    if as_json:
        print_json(found)
    else:
        _print_summary(found, rules)
        if watch:
            _print_watched(found, rules)
    if failures:
        note(f"Ended after {batch.games:,} of {games:,} games.")
        raise failures[0]
    if not batch.is_complete:
        note(f"Interrupted after {batch.games:,} of {games:,} games.")
        # Where an agent was thinking for ever the rules are not to blame; who it was is said at the end.
        if not batch.games and not own.stopped:
            note(
                f"No game of {played.title} was over yet. Whether its games can end at all tells "
                f"`daimyo hunt --variant {variant}`."
            )
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


def _seen(batch: Batch, measured: list[Accumulator], wins: int) -> dict[str, Any]:
    """Give what is known beyond the summary: of mixed line-ups how the agents fare, of watched games the rest."""
    luck = 1 / batch.rules.players if batch.rules.players > 1 else 0
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
    if not batch.series.is_watched:
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
    if batch.tally is None:
        return found
    for name, columns in tallied(batch.rules, batch.tally, batch.games, wins).items():
        listed = [values.tolist() for values in columns.values()]
        found[name] = [dict(zip(columns, row, strict=True)) for row in zip(*listed, strict=True)]
    return found


def _print_watched(found: dict[str, Any], rules: Rules) -> None:
    click.echo("\nHow games go")
    known, reasons = metrics.of(rules), parts_of(rules.game).reasons
    rows = []
    for each in found["metrics"]:
        metric = known[each["metric"]]
        # Who wins and how games end stands above already.
        if metric.is_detail or metric.name in ("win_rate", "end_reasons"):
            continue
        label = label_for_people(each["label"], reasons)
        title = metric.title + ("" if each["label"] == "all" else f", {label}")
        low, high = (amount(end, is_share=metric.is_share) for end in each["ci95"])
        rows.append((title, amount(each["value"], is_share=metric.is_share), f"{low} to {high}"))
    print_table(("metric", "value", "95 % interval"), rows, right=(1,))
    print_more = people.find(rules.game).print_watched
    if print_more is not None:
        print_more(found)


def _print_summary(found: dict[str, Any], rules: Rules) -> None:
    click.echo(
        f"{found['games']:,} games in {found['seconds']:.2f} s, {found['games_per_second']:,.0f} games/s\n"
    )
    if rules.facts.is_cooperative:
        _print_team(found)
    else:
        _print_seats(found)
    reasons = parts_of(rules.game).reasons
    ends = ", ".join(
        f"{label_for_people(reason, reasons)} {count:,}" for reason, count in found["end_reasons"].items()
    )
    click.echo(f"Ends: {ends}")
    turns = found["turns"]
    half = (turns["ci95"][1] - turns["ci95"][0]) / 2
    click.echo(
        f"Turns: mean {turns['mean']:.1f} ± {half:.1f}, "
        f"from {turns['p10']} (10 %) over {turns['p50']} to {turns['p90']} (90 %)"
    )
    for line in rules.summary_in_words(found):
        click.echo(line)
    click.echo(f"results_sha256 {found['results_sha256'] or NO_HASH}")


def _print_team(found: dict[str, Any]) -> None:
    """Print how often all win together, and who played."""
    lineup = [seat["agent"] for seat in found["seats"]]
    row = (lineup_in_words(lineup), f"{found['won']:,}", f"{found['win_rate']:.2%}", interval(found["ci95"]))
    print_table(("team", "won", "win rate", "95 % interval"), [row], right=(1, 2))
    click.echo()


def _print_seats(found: dict[str, Any]) -> None:
    """Print each seat's wins, and of mixed line-ups each agent's."""
    rows = [
        (
            seat["seat"] + 1,
            seat["agent"],
            f"{seat['wins']:,}",
            f"{seat['win_rate']:.2%}",
            interval(seat["ci95"]),
        )
        for seat in found["seats"]
    ]
    print_table(("seat", "agent", "wins", "win rate", "95 % interval"), rows, right=(0, 2, 3))
    if found["agents"]:
        click.echo()
        print_table(
            ("agent", "win rate", "95 % interval", "skill"),
            [
                (each["agent"], f"{each['win_rate']:.2%}", interval(each["ci95"]), f"{each['skill']:+.2f}")
                for each in found["agents"]
            ],
            right=(1, 3),
        )
    click.echo(f"\nShared wins {found['shared_wins']:,}, no winner {found['no_winner']:,}")
    if apart := found.get("seats_apart"):
        low, high = apart["ci95"]
        click.echo(
            f"Luckiest less unluckiest seat: {100 * apart['value']:.1f} ± {50 * (high - low):.1f} points"
        )
