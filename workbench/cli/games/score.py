"""`daimyo score`: who wins and why, and where editions disagree."""

from __future__ import annotations

from typing import Any

import click

from engine import games
from engine.numbers.simulate import default_jobs
from engine.play.verdict import EndingSearch, UnreadableEnding, Verdict
from engine.texts.library import Library
from engine.texts.variant import Variant
from workbench.cli.options import jobs_option, json_option, read_variant
from workbench.cli.output import print_json
from workbench.cli.progress import note


class Score(click.Command):
    """Has, beside its own options, those by which games are told how they ended."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Give all options; those of endings after the variant."""
        helps: dict[str, list[str]] = {}
        for facts in games.all_facts():
            for name, words in facts.ending.items():
                helps.setdefault(name, []).append(words)
        first, *others = super().get_params(ctx)
        told = [
            click.Option([f"--{name}"], metavar="TEXT", help=" ".join(words)) for name, words in helps.items()
        ]
        return [first, *told, *others]


@click.command("score", cls=Score)
@click.option(
    "--variant",
    "names",
    multiple=True,
    required=True,
    metavar="V",
    help="The edition that judges; two with --exhaustive.",
)
@click.option(
    "--exhaustive", is_flag=True, help="Search all end positions for the first that two editions judge apart."
)
@jobs_option
@json_option
def command(
    names: tuple[str, ...], exhaustive: bool, jobs: int | None, as_json: bool, **told: str | None
) -> None:
    """Say who wins and why, step by step.

    With --exhaustive and two variants every way a game can end is tried, for each player count.
    """
    library = Library()
    variants = [read_variant(library, name) for name in names]
    words = {name: text for name, text in told.items() if text}
    for variant in variants:
        _refuse_foreign(variant, words)
    try:
        if exhaustive:
            if len(variants) != 2 or words or len({variant.game for variant in variants}) > 1:
                options = games.facts_of(variants[0].game).ending
                without = " or ".join(f"--{name}" for name in options)
                raise click.UsageError(
                    "--exhaustive takes exactly two --variant" + (f" and no {without}." if options else ".")
                )
            _search(variants, jobs or default_jobs(), as_json)
        else:
            _judge(variants, words, as_json)
    except UnreadableEnding as reason:
        raise click.UsageError(str(reason)) from None


def _refuse_foreign(variant: Variant, words: dict[str, str]) -> None:
    """Refuse words that another game is told by."""
    facts = games.facts_of(variant.game)
    for name in words:
        if name not in facts.ending:
            known = " and ".join(f"--{each}" for each in facts.ending)
            hint = f" It is told by {known}." if known else ""
            raise click.UsageError(f"How a game of {facts.title} ended is not told by --{name}.{hint}")


def _judge(variants: list[Variant], words: dict[str, str], as_json: bool) -> None:
    found: list[dict[str, Any]] = []
    for variant in variants:
        game = games.find(variant.game)
        verdict = game.judge(variant.values, game.read_ending(variant.values, words))
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
                **({"ranks": list(verdict.details["ranks"])} if "ranks" in verdict.details else {}),
                **verdict.told,
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
    one, other = variants
    game = games.find(one.game)
    limits = [variant.values["players"] for variant in variants]
    counts = range(max(limit["least"] for limit in limits), min(limit["most"] for limit in limits) + 1)
    searches = []
    for players in counts:
        note(f"Searching the end positions of {players} players ...")
        searches.append(game.search_endings(one.values, other.values, players, jobs))
        if searches[-1].ending:
            break
    if as_json:
        print_json([_search_json(found, variants) for found in searches])
        return
    for found in searches:
        click.echo(
            f"{found.players} players, {found.scope} {found.positions:,} end positions: "
            f"{'a' if found.ending else 'no'} difference."
        )
        if found.ending:
            _print_difference(found, variants)


def _print_difference(found: EndingSearch, variants: list[Variant]) -> None:
    click.echo("\nThe first difference:")
    for line in found.lines:
        click.echo(f"  {line}")
    for variant, verdict in zip(variants, _verdicts(found, variants), strict=True):
        click.echo(f"\n{variant.title}")
        for number, step in enumerate(verdict.steps, 1):
            click.echo(f"  {number}. {step.text}")
    if found.remark:
        click.echo(f"\n{found.remark}")


def _verdicts(found: EndingSearch, variants: list[Variant]) -> list[Verdict]:
    ending = found.ending or {}
    return [games.find(variant.game).judge(variant.values, ending) for variant in variants]


def _search_json(found: EndingSearch, variants: list[Variant]) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "players": found.players,
        "positions": found.positions,
        **found.details,
        "complete": found.is_complete,
        "difference": None,
    }
    if found.ending:
        verdicts = zip(variants, _verdicts(found, variants), strict=True)
        winners = {variant.name: list(verdict.winners) for variant, verdict in verdicts}
        plain["difference"] = {**found.ending, "winners": winners}
    return plain
