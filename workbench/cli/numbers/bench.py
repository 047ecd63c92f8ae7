"""`daimyo bench`: the speed of the engine on one core."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import click

from engine import games
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.texts.library import Library
from engine.texts.problem import did_you_mean
from workbench.cli.options import Measure, json_option, map_for, read_rules, read_variant
from workbench.cli.output import print_json, print_table

# Of so many games the decisions are counted where a game does not count its plays itself.
COUNTED_GAMES = 20


@click.command("bench")
@click.option(
    "--seconds",
    default=2.0,
    show_default=True,
    type=Measure(0.1, 60),
    help="How long each measurement takes.",
)
@click.option("--game", default=games.usual().name, show_default=True, metavar="G", help="Which game.")
@json_option
def command(seconds: float, game: str, as_json: bool) -> None:
    """Measure how fast the engine plays a game on one core: one variant of it, its usual map and players."""
    if game not in games.GAMES:
        near = did_you_mean(game, games.GAMES)
        hint = f"Did you mean `{near}`?" if near else f"There are {', '.join(games.GAMES)}."
        raise click.UsageError(f"There is no game `{game}`. {hint}")
    library, facts = Library(), games.facts_of(game)
    variant = read_variant(library, f"{game}/{facts.bench_variant or facts.base}", facts.bench_changes)
    rules = read_rules(library, map_for(variant, None), variant, facts.usual_players)
    random_games, random_plays = games_per_second(Series(rules, ("random",) * rules.players), seconds)
    greedy_games, _ = games_per_second(Series(rules, ("greedy",) * rules.players), seconds)
    found = {
        "random_games_per_second": round(random_games),
        "random_plays_per_second": round(random_plays),
        "greedy_games_per_second": round(greedy_games),
        "mcts_playouts_per_second": round(playouts_per_second(rules, seconds)),
    }
    if as_json:
        print_json(found)
    else:
        print_table(
            ("measure", "per second"),
            [(name.removesuffix("_per_second"), f"{value:,}") for name, value in found.items()],
            right=(1,),
        )


def games_per_second(series: Series, seconds: float) -> tuple[float, float]:
    """Give games and plays per second on one core, compiling left out."""
    simulate.play_chunk(series, 0, 1)
    games = plays = 0
    counts_plays = "plays" in (series.rules.kernel.RESULT.names or ())

    def play() -> None:
        nonlocal games, plays
        chunk = simulate.play_chunk(series, games, simulate.CHUNK)
        games += len(chunk.results)
        plays += int(chunk.results["plays"].sum()) if counts_plays else 0

    taken = timed(play, seconds)
    if not counts_plays:
        decisions = sum(len(simulate.replayed(series, number).moves) for number in range(COUNTED_GAMES))
        plays = games * decisions // COUNTED_GAMES
    return games / taken, plays / taken


def playouts_per_second(rules: Any, seconds: float) -> float:
    """Give how many play-outs a search makes from the first turn on."""
    from engine import agents

    budget = 200
    position = rules.start(1, 0)
    player = agents.player(f"mcts:{budget}", rules, 1, 0, rules.decider(position))
    player(position)
    done = 0

    def think() -> None:
        nonlocal done
        player(position)
        done += budget

    taken = timed(think, seconds)
    return done / taken


def timed(work: Callable[[], None], seconds: float) -> float:
    """Repeat work for some seconds and give how long it really took."""
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        work()
    return time.perf_counter() - started
