"""`daimyo feedback`: what players said after playtests, by variant, beside what agents make of it."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Any

import click

from engine.metrics.statistics import Estimate
from engine.questions import feedback
from engine.questions.feedback import Gathered
from engine.records import record as records
from engine.texts.problem import ProblemError
from engine.texts.writing import write_out
from workbench.cli.games.replay import record_files
from workbench.cli.options import json_option
from workbench.cli.output import counted, print_json
from workbench.visible import one_line


@click.command("feedback")
@click.argument("paths", nargs=-1, required=True, metavar="RECORD...", type=click.Path(path_type=Path))
@click.option("--variant", "title", help="Only what was said of the variant with this title.")
@click.option("--agent", default=feedback.USUAL_AGENT, show_default=True, help="Whose games stand beside.")
@click.option(
    "--games",
    type=click.IntRange(0, 100_000),
    default=feedback.USUAL_GAMES,
    show_default=True,
    help="How many of them; 0 leaves them out.",
)
@click.option("--csv", "table", type=click.Path(path_type=Path), help="Write every answer to a CSV file.")
@json_option
@click.pass_context
def command(
    context: click.Context,
    paths: tuple[Path, ...],
    title: str | None,
    agent: str,
    games: int,
    table: Path | None,
    as_json: bool,
) -> None:
    """Gather the feedback of playtests over records: ratings by question, comments, and agents beside them.

    RECORD is a file or a folder of records.
    """
    named, unread = [], []
    files = record_files(paths)
    for path, name in zip(files, feedback.names_of(files), strict=True):
        try:
            named.append((name, records.load(path)))
        except ProblemError as error:
            unread.append(f"{path}: {error.problems[0].message}")
    found = [each for each in feedback.gather(named) if title in (None, each.variant)]
    if table is not None:
        spoken = [voice for each in found for voice in each.voices]
        write_out(table, feedback.as_csv(spoken))
    beside = {each.variant: feedback.beside_agents(each, agent, games) for each in found if games}
    if as_json:
        print_json([_as_json(each, beside.get(each.variant), agent, games) for each in found])
    else:
        for each in found:
            _tell(each, beside.get(each.variant), agent, games)
        if not found:
            click.echo("No record of such a variant was found.")
    for line in unread:
        click.echo(one_line(f"Left out: {line}"), err=True)
    if unread and not named:
        context.exit(1)


def _as_json(found: Gathered, beside: Any, agent: str, games: int) -> dict[str, Any]:
    measures, setting = beside or ([], None)
    told = {
        each.name: {"playtests": _plain(each.playtests), "agents": _plain(each.agents)} for each in measures
    }
    compared = {"setting": str(setting), "agent": agent, "games": games, "measures": told}
    return {**found.as_json(), "beside": compared if measures else None}


def _plain(found: Estimate) -> dict[str, float]:
    return {"value": found.value, "low": found.low, "high": found.high}


def _tell(found: Gathered, beside: Any, agent: str, games: int) -> None:
    spoken = counted(len(found.voices), "answer")
    click.echo(one_line(f"{found.variant}: {spoken} in {counted(len(found.records), 'record')}"))
    for question in feedback.QUESTIONS:
        rating = found.rating(question)
        if rating is not None:
            spread = " ".join(map(str, found.spread(question)))
            click.echo(
                f"  {question:<9}{rating.value:.1f} of 5 ({_span(rating, 1)}), "
                f"{counted(len(found.points(question)), 'answer')}; 1 to 5 points: {spread}"
            )
    if any(found.lengths.values()):
        told = ", ".join(f"{word.replace('-', ' ')} {count}" for word, count in found.lengths.items())
        click.echo(f"  length   {told}")
    measures, setting = beside or ([], None)
    if measures:
        click.echo(one_line(f"  Beside {games:,} games of {agent}, {setting}:"))
    for each in measures:
        is_share = each.name != "turns"
        scale, digits, unit = (100, 0, " %") if is_share else (1, 1, "")
        parts = [
            f"{value.value * scale:.{digits}f}{unit} ({_span(value, digits, scale)})"
            for value in (each.playtests, each.agents)
        ]
        click.echo(f"  {each.name:<9}{parts[0]}, agents {parts[1]}")
    for voice in found.comments:
        who = voice.name or ("the table" if voice.seat is None else f"seat {voice.seat + 1}")
        click.echo(one_line(f"  {who}, {voice.record}: {voice.text}"))


def _span(found: Estimate, digits: int, scale: float = 1) -> str:
    """Give the interval in words; of a single game there is none."""
    if not isfinite(found.low):
        return "one game"
    return f"{found.low * scale:.{digits}f} to {found.high * scale:.{digits}f}"
