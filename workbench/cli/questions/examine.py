"""`daimyo examine`: a critique of a variant in plain sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from engine.questions.examine import examination
from engine.questions.examine.examination import MINUTES, QUESTIONS, Critique
from engine.texts.writing import write_out
from workbench.cli.options import Measure, check_output, json_option, read_subject, subject_options
from workbench.cli.output import print_json, print_styled, wrapped
from workbench.cli.progress import note, progress_bar, stop_on_interrupt
from workbench.visible import one_line

# What takes so many times as long as it was given is told.
LATE = 1.1
COLOURS = {"good": "green", "look": "yellow", "problem": "red", "unclear": None}
# What stands behind a verdict.
INDENT = 11


@click.command("examine")
@subject_options
@click.option(
    "--minutes",
    type=Measure(0.05, 24 * 60),
    metavar="T",
    help=f"How long it may take; {MINUTES:.0f} minutes by default.",
)
@click.option(
    "--games",
    type=click.IntRange(100, 1_000_000_000),
    metavar="G",
    help="A budget in games instead, which gives the same critique each time: in all, or of each chapter with --only.",
)
@click.option(
    "--only",
    type=click.Choice(list(QUESTIONS)),
    multiple=True,
    help="Ask only this; repeatable.",
)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the critique as an HTML page.",
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
    minutes: float | None,
    games: int | None,
    only: tuple[str, ...],
    output: Path | None,
    as_json: bool,
) -> None:
    """Answer a designer's questions about a variant, each in sentences with figure, interval and verdict.

    A verdict is given only where the interval allows one. Beside each sentence stands the command that repeats it.
    """
    if minutes is not None and games is not None:
        raise click.UsageError("Give --minutes or --games, not both.")
    check_output(output)
    subject = read_subject(variant, map_name, players, changes)
    subject.rules()
    with stop_on_interrupt() as stop, progress_bar(100, "%") as progress:
        critique = examination.examine(
            subject,
            minutes=minutes,
            games=games,
            seed=seed,
            only=only,
            progress=lambda chapter, done: progress(int(100 * done)),
            stop=stop,
        )
        is_stopped = stop.is_set()
    if as_json:
        print_json(critique.as_json())
    else:
        _print(critique)
    if output:
        from workbench.export.critique import page

        write_out(output, page(critique).encode())
        note(f"Written to {output}.")
    asked = 60 * (MINUTES if minutes is None else minutes)
    if games is None and critique.seconds > LATE * asked:
        note(
            f"Each chapter needs some games at least: it took {critique.seconds:.0f} s instead of {asked:.0f}."
        )
    if games is not None and not only and critique.games > LATE * games:
        note(f"Each chapter needs some games at least: {critique.games:,} were played instead of {games:,}.")
    if is_stopped:
        note("Interrupted; what was found so far is shown.")
        context.exit(130)


def _print(critique: Critique) -> None:
    click.echo(f"{critique.subject.title}: {critique.games:,} games in {critique.seconds:.0f} s\n")
    for chapter in critique.chapters:
        print_styled(click.style(QUESTIONS[chapter.name].title, bold=True))
        for each in chapter.findings:
            print_styled(f"  {_verdict(each.verdict)}  {wrapped(each.sentence, INDENT, INDENT)}")
            if each.command:
                print_styled(click.style(f"{' ' * INDENT}{one_line(each.command)}", dim=True))
        if not chapter.findings:
            click.echo(" " * INDENT + ("No figure." if chapter.name != "try" else "No change helped."))
        click.echo()


def _verdict(word: str) -> Any:
    return click.style(word.ljust(7), fg=COLOURS[word])
