"""`daimyo search`: look for balance, here or on a cluster."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import click

from engine import games, metrics
from engine.numbers import ownership
from engine.questions.search import places
from engine.questions.search import search as searching
from engine.questions.search.search import Found
from engine.questions.search.trial_log import interrupted_after
from engine.texts import search as searches
from engine.texts.library import Library
from engine.texts.writing import write_atomically
from workbench.cli.options import json_option
from workbench.cli.output import counted, print_json, print_table
from workbench.cli.progress import note, progress_bar, stop_on_interrupt

# Measures of a search that are no metric, read in percent.
SHARES = ("spread", "skill")


@click.command("search")
@click.argument("file", metavar="FILE")
@click.option(
    "--cluster", metavar="ADDRESS", help="The scheduler of a Dask cluster, for example tcp://host:8786."
)
@click.option("--resume", is_flag=True, help="Go on with an interrupted search.")
@click.option("--restart", is_flag=True, help="Drop what an interrupted search has found and begin anew.")
@click.option("--store", type=click.Path(path_type=Path), metavar="DIR", help="Where searches are kept.")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write the candidates of the front there, as variants and maps.",
)
@json_option
@click.pass_context
def command(
    context: click.Context,
    file: str,
    cluster: str | None,
    resume: bool,
    restart: bool,
    store: Path | None,
    output: Path | None,
    as_json: bool,
) -> None:
    """Run the search FILE (a name or a path), and measure what it finds again on games it never saw."""
    if output and any(output.glob("trial-*.yaml")):
        raise click.UsageError(
            f"The folder `{output}` holds candidates already: name another one for --output."
        )
    if resume and restart:
        raise click.UsageError("Give --resume or --restart, not both.")
    library = Library()
    path = library.find("search", file) or Path(file)
    plan = searching.plan(library, searches.load(library, path))
    folder = (store or searching.default_folder()) / plan.name
    if ownership.owner(folder):
        raise ownership.busy(folder, "this search")
    if restart:
        shutil.rmtree(folder, ignore_errors=True)
    done = interrupted_after(folder)
    if done and done < plan.search.values["trials"] and not resume:
        raise click.UsageError(
            f"This search was interrupted after {counted(done, 'trial')}: go on with --resume, or begin anew with "
            "--restart."
        )
    with (
        stop_on_interrupt() as stop,
        progress_bar(plan.search.values["trials"], "trials") as progress,
    ):
        found = searching.run(
            plan,
            folder,
            play=places.on_cluster(cluster) if cluster else None,
            progress=progress,
            stop=stop,
        )
    if found.set_aside:
        note(
            f"The kept trials were damaged: they lie in {found.set_aside}, and what was sound was gone on with."
        )
    if as_json:
        print_json(found.as_json())
    else:
        _print(found)
    if output:
        write_candidates(found, output)
    if not found.is_complete:
        words = ["daimyo", "search", file, *(["--store", str(store)] if store else [])]
        words += [*(["--cluster", cluster] if cluster else []), "--resume"]
        note(f"Interrupted after {counted(len(found.trials), 'trial')}. Go on with: {shlex.join(words)}")
        context.exit(130)


def write_candidates(found: Found, folder: Path) -> None:
    """Write every candidate of the front as documents."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in found.front:
        for kind, text in found.texts(found.trials[number]).items():
            write_atomically(folder / f"trial-{number}.{kind}.yaml", text.encode())


def _is_share(found: Found, measure: str) -> bool:
    """Say whether a measure is read in percent, or as a difference in points of a hundred."""
    known = metrics.of(games.find(found.plan.subject.read.game)).get(measure.partition(" ")[0])
    return measure in SHARES or (known is not None and (known.is_rate or known.unit.startswith("share")))


def _print(found: Found) -> None:
    stopped = sum(trial.outcome.is_stopped for trial in found.trials)
    click.echo(
        f"{found.plan.subject.title}: {counted(len(found.trials), 'trial')}, {stopped:,} of them stopped early, "
        f"{found.games:,} games\n"
    )
    names = [each["measure"] for each in found.plan.objectives]
    units = {name: ", %" if _is_share(found, name) else "" for name in names}
    heads = ["trial", "difference"]
    heads += [f"{name} {what}{units[name]}" for name in names for what in ("found", "confirmed")]
    rows = []
    for number in dict.fromkeys([0, *found.front]) if found.trials else ():
        trial = found.trials[number]
        row = [str(number), found.plan.space.words(trial.genome)]
        for name in names:
            scale, form, half = (100, ".1f", ".1f") if units[name] else (1, ".4g", ".2g")
            row.append(f"{scale * trial.outcome.measures[name].value:{form}}")
            again = trial.confirmed.measures[name] if trial.confirmed else None
            both = f"{scale * again.value:{form}} ± {scale * 1.96 * again.error:{half}}" if again else ""
            row.append(both or "not yet")
        is_judged = trial.confirmed is not None and number in found.front
        row.append(("holds" if found.holds(trial) else "shrunk") if is_judged else "")
        rows.append(row)
    print_table([*heads, ""], rows, right=(0,))
    if found.is_complete and not found.front:
        click.echo("\nNo candidate keeps the constraints; trial 0 is the start.")
    click.echo("\nThe best of many is partly the luckiest: choose by what is confirmed.")
