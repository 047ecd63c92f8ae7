"""`daimyo analyse`: what a search thinks of every move of a finished game."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import click

from engine import agents
from engine.agents.analysis import USUAL, Analysis
from engine.agents.opinion import Opinion, Outlook, kingmaking, seat_sums, usual_doubt
from engine.numbers.simulate import Series
from engine.play.match import Match
from engine.records import record as records
from workbench.cli.games.replay import said
from workbench.cli.options import json_option, note_compiling
from workbench.cli.output import print_json, print_table
from workbench.cli.progress import note, progress_bar, stop_on_interrupt
from workbench.visible import one_line


@click.command("analyse")
@click.argument("path", metavar="RECORD", type=click.Path(path_type=Path))
@click.option("--agent", default=USUAL, show_default=True, metavar="A", help="The search that is asked.")
@click.option("--marked", is_flag=True, help="Show only moves that lost five points or more.")
@json_option
@click.pass_context
def command(context: click.Context, path: Path, agent: str, marked: bool, as_json: bool) -> None:
    """Go through a finished game and say of every move what it left of the mover's chance to win.

    Of a game that began with a position laid out by hand and is not over, it also says what the search thinks of the
    position now: every seat's chance, and the best moves.

    ?! stands for 5 to 9 lost points, ? for 10 to 19, ?? for more. Each move is judged by what its mover knew.
    """
    match = _examined(path)
    if not match.is_over and match.situation is None:
        raise click.UsageError(f"The game of `{path}` is not over: only finished games are analysed.")
    asked = agents.read(agent)
    note_compiling(Series(match.rules, (agent,) * match.rules.players))
    found: list[Opinion] = []
    outlook = None
    with stop_on_interrupt() as stop, progress_bar(len(match.moves), "moves") as progress:
        analysis = Analysis(match, asked, stop)
        for opinion in analysis.opinions():
            found.append(opinion)
            progress(len(found))
        if len(found) == len(match.moves):
            outlook = analysis.outlook()
    shown = [each for each in found if each.mark or not marked]
    if as_json:
        moves = [each.as_json() for each in shown]
        print_json({"moves": moves, "position": outlook.as_json()} if outlook is not None else moves)
    else:
        if found:
            _print_moves([each for each in shown if each.choices])
            _print_seats(match, found)
            _print_kingmaking(match, found)
            _print_measure(match, agent, found)
        if outlook is not None:
            _print_outlook(outlook)
    if len(found) < len(match.moves):
        note(f"Interrupted after {len(found):,} of {len(match.moves):,} moves.")
        context.exit(130)


def _examined(path: Path) -> Match:
    """Give the game of a record; one that contradicts itself is refused as everywhere."""
    found = records.examine_file(path)
    if found.match is None:
        note(one_line(f"{path}: refused: {said(asdict(found.verdict))}"))
        raise click.exceptions.Exit(1)
    return found.match


def _print_moves(found: list[Opinion]) -> None:
    rows = [
        (
            each.number + 1,
            each.turn + 1,
            each.seat + 1,
            each.played.words,
            f"{each.played.chance:.0%}",
            each.mark,
            f"{each.lost}" if each.lost else "",
            f"{each.best.chance:.0%} {', then '.join(each.line)}" if each.lost else "",
        )
        for each in found
    ]
    heads = ("move", "turn", "seat", "played", "chance", "", "lost", "better")
    print_table(heads, rows, right=(0, 1, 2, 4, 6))


def _print_outlook(outlook: Outlook) -> None:
    print_table(
        ("seat", "chance"),
        [(seat + 1, f"{chance:.0%}") for seat, chance in enumerate(outlook.chances)],
        right=(0, 1),
    )
    click.echo()
    rows = [(each.words, f"{each.chance:.0%}") for each in outlook.choices]
    print_table((f"best moves of seat {outlook.seat + 1}", "chance"), rows, right=(1,))
    if len(outlook.line) > 1:
        click.echo(one_line(f"It would go on: {', then '.join(outlook.line)}."))


def _print_seats(match: Match, found: list[Opinion]) -> None:
    rows = [
        (
            each["seat"] + 1,
            match.agents[each["seat"]] if match.agents else "",
            each["lost"],
            "  ".join(f"{mark} {count}" for mark, count in each["marks"].items() if count),
        )
        for each in seat_sums(found, match.rules.players)
    ]
    click.echo()
    print_table(("seat", "played by", "points lost", "marks"), rows, right=(0, 2))


def _print_kingmaking(match: Match, found: list[Opinion]) -> None:
    """Say where somebody without a hope of their own decided who else wins."""
    told = kingmaking(found, is_cooperative=match.rules.facts.is_cooperative)
    if told:
        click.echo()
    for each in told:
        opinion = each.opinion
        click.echo(
            f"Turn {opinion.turn + 1}: seat {opinion.seat + 1} could not win any more and decided between others: "
            f"seat {each.loser + 1} −{each.lost}, seat {each.winner + 1} +{each.won} points (kingmaking)."
        )


def _print_measure(match: Match, agent: str, found: list[Opinion]) -> None:
    """Say whose chances these are, what they are and how far they may be off, and that nothing was lost if so."""
    whose = "the team's chance to win" if match.rules.facts.is_cooperative else "its mover's chance to win"
    off = round(100 * usual_doubt(found))
    click.echo()
    if not any(each.mark for each in found):
        click.echo("No move lost five points or more.")
    click.echo(
        f"The chance of a move is {whose} after it, by {agent}, mostly to ± {off} points; "
        "hidden hands are known only as the mover knew them."
    )
