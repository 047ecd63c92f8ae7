"""`daimyo tune`: find better weights for greedy on a variant and a map."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click

from engine import agents, games
from engine.numbers.simulate import Series
from engine.numbers.tuning import Tuning, persona, routes, tune
from engine.play.rules import Rules
from engine.texts.experiment import MOST_GAMES
from engine.texts.library import Library
from engine.texts.schema import MOST_PLAYERS
from engine.texts.writing import write_out
from workbench.cli.options import (
    Measure,
    check_output,
    jobs_option,
    json_option,
    map_for,
    note_compiling,
    players_of,
    read_rules,
    read_variant,
)
from workbench.cli.output import interval, print_json
from workbench.cli.progress import note, progress_bar, stop_on_interrupt

MINUTES, PROOF_GAMES = 5.0, 20_000
# Of one weight alone there is no ratio.
LEAST_WEIGHTS = 2


@click.command("tune")
@click.option("--variant", default=games.usual().base, show_default=True, metavar="V", help="The variant.")
@click.option(
    "--map",
    "map_name",
    default=None,
    show_default="the game's usual one",
    metavar="M",
    help="The map.",
)
@click.option("--players", type=click.IntRange(1, MOST_PLAYERS), metavar="N", help="How many seats.")
@click.option("--set", "changes", multiple=True, metavar="KEY=VALUE", help="Change a value of the variant.")
@click.option(
    "--start",
    default=None,
    show_default=f"{agents.BASE}, or a persona where that weighs one thing alone",
    metavar="A",
    help="The agent to begin with.",
)
@click.option(
    "--minutes", default=MINUTES, show_default=True, type=Measure(0, 10_000), help="How long to try."
)
@click.option(
    "--generations", type=click.IntRange(0, 100_000), metavar="G", help="Try so many instead of minutes."
)
@click.option(
    "--games",
    default=1_000,
    show_default=True,
    type=click.IntRange(1, MOST_GAMES),
    help="Games for each try.",
)
@click.option(
    "--proof",
    default=PROOF_GAMES,
    show_default=True,
    type=click.IntRange(2, MOST_GAMES),
    help="Unseen games.",
)
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0, 2**31 - 1), metavar="S")
@click.option(
    "-o", "--output", required=True, type=click.Path(path_type=Path, dir_okay=False), metavar="FILE"
)
@jobs_option
@json_option
@click.pass_context
def command(
    context: click.Context,
    variant: str,
    map_name: str | None,
    players: int | None,
    changes: tuple[str, ...],
    start: str | None,
    minutes: float,
    generations: int | None,
    games: int,
    proof: int,
    seed: int,
    output: Path,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Fit the weights of a greedy agent to a variant and a map by letting it play itself, and write a persona.

    The gain is measured on games that were not used to find the weights. Ctrl-C keeps the best weights so far.
    """
    check_output(output)
    library = Library()
    played = read_variant(library, variant, changes)
    where = map_for(played, map_name)
    rules = read_rules(library, where, played, players_of(played, players))
    agent = _started(start, rules)
    note_compiling(Series(rules, (agent.name,) * rules.players))
    tuning = Tuning(rules, agent, seed=seed, games=games, jobs=jobs)
    seconds = None if generations is not None else 60 * minutes
    total = generations if generations is not None else max(round(60 * minutes), 1)
    with stop_on_interrupt() as stop, progress_bar(total, "generations" if generations else "s") as progress:
        is_complete = tune(
            tuning,
            seconds=seconds,
            generations=generations,
            stop=stop,
            progress=lambda now: progress(now.generations if generations else round(now.seconds)),
        )
        # The weights are written before they are measured: whoever does not wait for that has them.
        title = f"Greedy, tuned for {played.title}"
        # A shipped variant goes by its name, which may say its game: `naishi/base`.
        named = Path(variant).stem if Path(variant).suffix else variant
        told = partial(persona, tuning, named, Path(where).stem, title)
        _write(output, told())
        gain = tuning.proof(proof, stop) if is_complete else None
    if gain is not None:
        _write(output, told(gain))
    if as_json:
        found = {"value": gain.value, "ci95": [gain.low, gain.high], "games": gain.games} if gain else None
        print_json({"persona": str(output), "generations": tuning.generations, "gain": found})
    else:
        click.echo(f"{tuning.generations:,} generations, {tuning.played:,} games; written to {output}.")
    if gain and not as_json:
        who, share = f"Against {agent.name} at all other seats it wins", "more than a fair share"
        if rules.facts.is_cooperative:
            who, share = f"With it at all seats instead of {agent.name} the team wins", "more"
        within = interval([gain.low, gain.high])
        click.echo(f"{who} {gain.value:+.2%} {share} ({within}), on {gain.games:,} unseen games.")
    if gain is None:
        note("Interrupted; the best weights so far are kept, and what they gain was not measured.")
        context.exit(130)


def _started(name: str | None, rules: Rules) -> agents.Agent:
    """Give the agent to begin with: that of the name, or else the first with weights to vary, greedy before all."""
    known = [agents.BASE, *(entry["name"] for entry in agents.listed_for(rules.game))]
    usual = (each for each in known if not _hindrance(agents.read(each), rules))
    agent = agents.read(name or next(usual, agents.BASE))
    if hindrance := _hindrance(agent, rules):
        raise click.UsageError(hindrance)
    return agent


def _hindrance(agent: agents.Agent, rules: Rules) -> str:
    """Say why an agent cannot be tuned; nothing where it can."""
    title, weights = rules.facts.title, agents.weights_for(agent.weights, rules)
    if agent.kind == "mcts":
        return f"`{agent.name}` searches: what is tuned is the weights of agents that do not."
    if weights is None:
        return f"`{agent.name}` has no weights for {title}, so there is nothing to tune."
    if len(routes(weights)) < LEAST_WEIGHTS:
        return f"`{agent.name}` weighs one thing alone in {title}, so there is nothing to tune: only ratios matter."
    return ""


def _write(output: Path, text: str) -> None:
    """Write the weights, or show them where they cannot be written: finding them took long."""
    try:
        write_out(output, text.encode())
    except OSError:
        note(f"The weights could not be written to {output}. Here they are:\n\n{text}")
        raise
