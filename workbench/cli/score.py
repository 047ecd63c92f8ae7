"""`daimyo score`: who wins and why, and where editions disagree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from engine.maps.board import MAX_SETTLEMENTS
from engine.numbers.simulate import default_jobs
from engine.texts.library import Library
from engine.texts.source import short
from engine.texts.variant import Variant
from workbench.cli.options import jobs_option, json_option, read_variant
from workbench.cli.output import print_json
from workbench.cli.progress import note

# As many as all settlements of the largest board that can be played hold.
MOST_FIGURES = MAX_SETTLEMENTS * 7


@click.command("score")
@click.option(
    "--variant",
    "names",
    multiple=True,
    required=True,
    metavar="V",
    help="The edition that judges; two with --exhaustive.",
)
@click.option(
    "--captured",
    metavar="TEXT",
    help='For each player: "helmet:3 buddha:2 rice:1, helmet:1 buddha:2 rice:4".',
)
@click.option(
    "--exhaustive", is_flag=True, help="Search all end positions for the first that two editions judge apart."
)
@jobs_option
@json_option
def command(
    names: tuple[str, ...], captured: str | None, exhaustive: bool, jobs: int | None, as_json: bool
) -> None:
    """Say who wins and why, step by step.

    With --exhaustive and two variants every way the figures can be captured is tried, for each player count.
    """
    library = Library()
    variants = [read_variant(library, name) for name in names]
    if exhaustive:
        if len(variants) != 2 or captured:
            raise click.UsageError("--exhaustive takes exactly two --variant and no --captured.")
        _search(variants, jobs or default_jobs(), as_json)
        return
    if not captured:
        raise click.UsageError('Say what each player captured: --captured "helmet:3 rice:1, buddha:2".')
    _judge(variants, captured, as_json)


def read_captured(text: str, figures: Mapping[str, Any]) -> list[dict[str, int]]:
    """Read what each player captured, players separated by commas, types by id or as the edition shows them."""
    from engine.games.samurai.words import types_by_name

    named = types_by_name(figures["types"], figures.get("names", {}))
    known = {name.replace(" ", "-"): figure for name, figure in named.items()}  # blanks separate the types
    players = []
    for part in text.split(","):
        counts: dict[str, int] = {}
        for word in part.split():
            name, _, number = word.partition(":")
            figure = known.get(name.lower())
            if figure is None or not (number.isascii() and number.isdecimal()):
                message = (
                    f"`{short(word)}` is not understood: write TYPE:NUMBER with one of {', '.join(known)}."
                )
                raise click.UsageError(message)
            if figure in counts:
                raise click.UsageError(f"A player's {name} figures are given twice.")
            if len(number) > 9 or int(number) > MOST_FIGURES:
                raise click.UsageError(f"`{short(word)}`: nobody captures more than {MOST_FIGURES} figures.")
            counts[figure] = int(number)
        players.append({figure: counts.get(figure, 0) for figure in figures["types"]})
    if not 2 <= len(players) <= 6:
        raise click.UsageError(f"{len(players)} players are given; separate 2 to 6 of them by commas.")
    return players


def _judge(variants: list[Variant], text: str, as_json: bool) -> None:
    from engine.games.samurai.verdict import judge

    found: list[dict[str, Any]] = []
    for variant in variants:
        captured = read_captured(text, variant.values["figures"])
        verdict = judge(variant.values, captured)
        steps = [
            {
                "stage": step.stage,
                "values": list(step.values.values()),
                "kept": list(step.kept),
                "text": step.text,
            }
            for step in verdict.steps
        ]
        found.append(
            {
                "variant": variant.name,
                "winners": list(verdict.winners),
                "ranks": list(verdict.details["ranks"]),
                "steps": steps,
            }
        )
    if as_json:
        print_json(found[0] if len(found) == 1 else {**found[0], "verdicts": found})
        return
    for judged, variant in zip(found, variants, strict=True):
        click.echo(f"{variant.title}")
        for number, step in enumerate(judged["steps"], 1):
            click.echo(f"  {number}. {step['text']}")


def _search(variants: list[Variant], jobs: int, as_json: bool) -> None:
    from engine.games.samurai.verdict import judge, search

    one, other = variants
    limits = [variant.values["players"] for variant in variants]
    counts = range(max(limit["least"] for limit in limits), min(limit["most"] for limit in limits) + 1)
    searches = []
    for players in counts:
        note(f"Searching the end positions of {players} players ...")
        searches.append(search(one.values, other.values, players, jobs))
        if searches[-1].captured:
            break
    if as_json:
        print_json([_search_json(found, variants) for found in searches])
        return
    for found in searches:
        scope = "all" if found.is_complete else f"up to {found.most_of_a_type} figures of each type,"
        click.echo(
            f"{found.players} players, {scope} {found.positions:,} end positions: "
            f"{'a' if found.captured else 'no'} difference."
        )
        if found.captured:
            click.echo("\nThe first difference:")
            for seat, counts_of in enumerate(found.captured):
                click.echo(
                    f"  player {seat}: " + " ".join(f"{name}:{number}" for name, number in counts_of.items())
                )
            for variant in variants:
                verdict = judge(variant.values, found.captured)
                click.echo(f"\n{variant.title}")
                for number, step in enumerate(verdict.steps, 1):
                    click.echo(f"  {number}. {step.text}")
            if not judge(one.values, found.captured).details["has_majority"]:
                click.echo("\nNobody has a majority there: the editions differ in what happens then.")


def _search_json(found: Any, variants: list[Variant]) -> dict[str, Any]:
    from engine.games.samurai.verdict import judge

    plain: dict[str, Any] = {
        "players": found.players,
        "positions": found.positions,
        "most_of_a_type": found.most_of_a_type,
        "complete": found.is_complete,
        "difference": None,
    }
    if found.captured:
        verdicts = {variant.name: list(judge(variant.values, found.captured).winners) for variant in variants}
        plain["difference"] = {"captured": found.captured, "winners": verdicts}
    return plain
