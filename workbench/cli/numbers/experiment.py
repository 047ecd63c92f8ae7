"""`daimyo experiment`: run a design matrix, here or on a cluster."""

from __future__ import annotations

import errno
import shlex
from pathlib import Path
from typing import Any

import click

from engine import games, metrics
from engine.metrics import Metric
from engine.numbers import plan as plans
from engine.numbers import running
from engine.numbers.plan import Plan, lineup_in_words
from engine.numbers.runs import Run, Store
from engine.texts import experiment as experiments
from engine.texts.library import Library
from workbench.cli.options import code_option, jobs_option, json_option, load_code, note_compiling
from workbench.cli.output import NO_HASH, amount, counted, interval, print_json, print_problems, print_table
from workbench.cli.progress import note, progress_bar, stop_on_interrupt

# What is told of each cell, with the heads of the columns.
COLUMNS = {
    "cell": "cell",
    "map": "map",
    "label": "variant",
    "players": "players",
    "lineup": "line-up",
    "games": "games",
}


@click.command("experiment")
@click.argument("file", metavar="FILE")
@click.option(
    "--cluster", metavar="ADDRESS", help="The scheduler of a Dask cluster, for example tcp://host:8786."
)
@click.option("--resume", is_flag=True, help="Go on with an interrupted run of this experiment.")
@click.option("--restart", is_flag=True, help="Drop an interrupted run of this experiment and begin anew.")
@jobs_option
@click.option("--store", type=click.Path(path_type=Path), metavar="DIR", help="Where runs are kept.")
@code_option
@json_option
@click.pass_context
def command(
    context: click.Context,
    file: str,
    cluster: str | None,
    resume: bool,
    restart: bool,
    jobs: int | None,
    store: Path | None,
    code: tuple[Path, ...],
    as_json: bool,
) -> None:
    """Run the experiment FILE (a name or a path) and keep the run."""
    if resume and restart:
        raise click.UsageError("Give --resume or --restart, not both.")
    load_code(code)
    library, kept = Library(), Store(store)
    path = library.find("experiment", file) or Path(file)
    read = experiments.load(library, path)
    with progress_bar(experiments.cells_in(read.values) if read.values else 0, "cells") as progress:
        plan = plans.make(library, read, progress)
    run = next((run for run in kept.runs() if run.name == kept.name_of(plan)), None)
    if run is None or kept.wrong_with(run):
        again = [file, *(word for path in code for word in ("--code", str(path)))]
        again += ["--store", str(store)] if store else []
        run = _run(context, kept, plan, again, cluster, resume, restart, jobs)
        print_problems(kept.set_aside.values())
    else:
        note(f"This experiment has been run already: {run.name}.")
    _show(run, kept, as_json)


def _run(
    context: click.Context,
    store: Store,
    plan: Plan,
    again: list[str],
    cluster: str | None,
    resume: bool,
    restart: bool,
    jobs: int | None,
) -> Run:
    partial = store.partial(plan)
    owner = partial.owner()
    if owner:
        raise OSError(errno.EBUSY, f"this experiment is being run by {owner}", str(partial.folder))
    if partial.exists() and not (resume or restart):
        done = len(partial.done()) / max(len(running.tasks_of(plan)), 1)
        raise click.UsageError(
            f"An interrupted run of this experiment is here, {done:.0%} done: add --resume to go on, or --restart."
        )
    note_compiling(plan.cells[0].series())
    try:
        with stop_on_interrupt() as stop, progress_bar(plan.total, "games") as progress:
            run = store.run(plan, _backend(cluster, jobs), restart=restart, progress=progress, stop=stop)
    except OSError as error:
        if error.errno != errno.EBUSY:
            note(_how_to_go_on(again))
        raise
    if run is None:
        note(f"Interrupted. {_how_to_go_on(again)}")
        context.exit(130)
    return run


def _how_to_go_on(words: list[str]) -> str:
    return f"What is finished is kept: `daimyo experiment {shlex.join(words)} --resume` goes on."


def _backend(cluster: str | None, jobs: int | None) -> running.Backend:
    if cluster:
        from engine.numbers.cluster import Cluster

        return Cluster(cluster)
    return running.Cores(jobs)


def cell_rows(run: Run, store: Store) -> list[dict[str, Any]]:
    """Give the main numbers of each cell of a run: the first seat's wins or the team's, length, and the game's own."""
    names, rows = store.sql(
        "select cell, map, label, players, lineup, games, results_sha256 from cells order by cell", [run]
    )
    _, measured = store.sql("select cell, metric, label, value, low, high, count from metrics", [run])
    # A number of no game at all, such as the score of won games where none was won, is none.
    numbers = {(cell, metric, label): ends for cell, metric, label, *ends, count in measured if count != 0}
    found = []
    for planned, row in zip(run.about["cells"], rows, strict=True):
        cell = row[0]
        plain = dict(zip(names, row, strict=True))
        plain["turns"] = numbers[cell, "turns", "all"][0]
        if (team := numbers.get((cell, "win_rate", "team"))) is not None:
            plain |= {"win_rate": team[0], "ci95": team[1:]}
        else:
            value, low, high = numbers[cell, "win_rate", "seat 0"]
            plain |= {"seat_0": value, "seat_0_half": (high - low) / 2}
        for metric in metrics.headlines(games.find(planned["game"])):
            plain[metric.name] = numbers.get((cell, metric.name, "all"), [None])[0]
        found.append(plain)
    return found


def _show(run: Run, store: Store, as_json: bool) -> None:
    rows = cell_rows(run, store)
    if as_json:
        print_json(
            {
                "run": run.name,
                "folder": str(run.folder),
                "results_sha256": run.about["results_sha256"],
                "cells": rows,
                "ladder": store.ladder(run),
            }
        )
        return
    click.echo(f"{run.name}: {counted(len(rows), 'cell')}, in {run.folder}\n")
    _print_cells(rows, {each.name: each for each in metrics.headlines(games.find(_game_of(run)))})
    _print_ladder(store.ladder(run))
    click.echo(f"\nresults_sha256 {run.about['results_sha256'] or NO_HASH}")
    click.echo(f"`daimyo report {run.name} -o report.html` shows it all.")


def _game_of(run: Run) -> str:
    return str(run.about["cells"][0]["game"])


def _print_cells(rows: list[dict[str, Any]], own: dict[str, Metric]) -> None:
    """Print a line for each cell; what a game adds stands at the end."""
    has_map = any(row["map"] for row in rows)
    heads = [head for key, head in COLUMNS.items() if key != "map" or has_map]
    wins = "team wins" if "win_rate" in rows[0] else "seat 1 wins"
    shown = []
    for row in rows:
        told = {**row, "games": f"{row['games']:,}", "lineup": lineup_in_words(row["lineup"].split(","))}
        shown.append(
            (
                *(told[key] for key in COLUMNS if key != "map" or has_map),
                _wins(row),
                f"{row['turns']:.1f}",
                *(_number(row[name], metric) for name, metric in own.items()),
            )
        )
    right = [place for place, head in enumerate(heads) if head in ("cell", "players", "games")]
    right += range(len(heads) + 1, len(heads) + 2 + len(own))
    print_table((*heads, wins, "turns", *(metric.title for metric in own.values())), shown, right=right)


def _number(value: float | None, metric: Metric) -> str:
    return amount(value, is_share=metric.is_share) if value is not None else "–"


def _wins(row: dict[str, Any]) -> str:
    if "win_rate" in row:
        return f"{row['win_rate']:.2%} ({interval(row['ci95'])})"
    return f"{row['seat_0']:.2%} ± {row['seat_0_half']:.2%}"


def _print_ladder(rungs: list[dict[str, Any]]) -> None:
    """Show how the agents of mixed line-ups fare: how often each wins, and how far that is above luck."""
    if not rungs:
        return
    click.echo("\nSkill against luck: 0 wins as often as luck would have it, 1 wins always")
    rows = [
        (
            rung["cell"],
            rung["agent"],
            lineup_in_words(rung["lineup"].split(",")),
            f"{rung['win_rate']:.2%}",
            f"{rung['low']:.2%} to {rung['high']:.2%}",
            f"{rung['skill']:+.2f}",
        )
        for rung in rungs
    ]
    print_table(("cell", "agent", "line-up", "win rate", "95 % interval", "skill"), rows, right=(0, 3, 5))
