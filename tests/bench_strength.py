"""How strong an agent is: `python tests/bench_strength.py mcts:1000 strangers --players 4 --games 400 --seed 7`.

It sits at one seat, another one from game to game; at all others sits one rival, or strangers whom each game draws anew
from those that no play-out ever uses. Said is the share of games it wins, a shared win split, and Wilson's interval.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from engine import agents, research
from engine.metrics.statistics import wilson
from engine.play.rules import Rules

STRANGERS = "strangers"


def strangers(game: str) -> list[str]:
    """List the strangers who know a game."""
    found = [name for name, path in agents.files().items() if path.parent.name == STRANGERS]
    return [name for name in found if game in agents.read(name).weights]


def rivals_of(against: str, pool: list[str], seats: int, seed: int, number: int) -> list[str]:
    """Say who sits at the other seats in a game: no stranger twice while there are enough."""
    if against != STRANGERS:
        return (against.split(",") * seats)[:seats]
    draw = random.Random(f"{seed} {number}")
    return draw.sample(pool, seats) if len(pool) >= seats else draw.choices(pool, k=seats)


def share(rules: Rules, names: list[str], seed: int, number: int) -> float:
    """Play a game and give the first one's part of the win."""
    lineup = agents.lineup_of(rules, names)
    results = np.zeros(1, rules.kernel.RESULT)
    lineup.play(results, seed, number, rotates=True)
    winners, seat = int(results["winners"][0]), -number % rules.players
    parts = 1 if rules.facts.is_cooperative else max(winners.bit_count(), 1)
    return (winners >> seat & 1) / parts


def measured(ask: argparse.Namespace) -> Mapping[str, Any]:
    """Play all games and give what came out, for each seat and against each rival as well."""
    rules = research.rules_of(ask.variant, ask.players, ask.map)
    pool = ask.pool.split(",") if ask.pool else strangers(rules.game)
    if ask.against == STRANGERS and not pool:
        sys.exit(f"There are no strangers who know {rules.game}.")
    games = range(ask.first, ask.first + ask.games)
    others = [rivals_of(ask.against, pool, rules.players - 1, ask.seed, number) for number in games]
    began = time.perf_counter()
    with ThreadPoolExecutor(ask.jobs) as threads:
        shares = list(
            threads.map(
                lambda it: share(rules, [ask.agent, *it[1]], ask.seed, it[0]),
                zip(games, others, strict=True),
            )
        )
    seats: dict[int, list[float]] = {seat: [] for seat in range(rules.players)}
    met: dict[str, list[float]] = {}
    for number, names, won in zip(games, others, shares, strict=True):
        seats[-number % rules.players].append(won)
        for name in dict.fromkeys(names):
            met.setdefault(name, []).append(won)
    return {
        "agent": ask.agent,
        "against": ask.against,
        "variant": ask.variant,
        "players": rules.players,
        "seed": ask.seed,
        "first": ask.first,
        "games": ask.games,
        "win_rate": sum(shares) / len(shares),
        "ci95": wilson(sum(shares), len(shares)),
        "by_seat": {seat: sum(won) / len(won) for seat, won in seats.items() if won},
        "by_rival": {name: [sum(won) / len(won), len(won)] for name, won in sorted(met.items())},
        "seconds": time.perf_counter() - began,
    }


def main() -> None:
    """Read what is asked, play and say it."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("agent", help="who is measured: mcts:1000")
    words.add_argument("against", help="who sits at all other seats: greedy, or strangers")
    words.add_argument("--variant", default="2016")
    words.add_argument("--map", default="")
    words.add_argument("--players", type=int, default=0)
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--seed", type=int, default=7)
    words.add_argument("--first", type=int, default=0, help="number of the first game")
    words.add_argument(
        "--pool", default="", help="strangers to draw from, instead of all: stranger-1,stranger-2"
    )
    words.add_argument("--jobs", type=int, default=1)
    words.add_argument("--json", action="store_true")
    found = measured(words.parse_args())
    if "--json" in sys.argv:
        print(json.dumps(found))
        return
    low, high = found["ci95"]
    print(
        f"{found['agent']} against {found['against']}, {found['players']} players, {found['games']} games:"
        f" {found['win_rate']:.1%} ({low:.1%} to {high:.1%})"
    )


if __name__ == "__main__":
    main()
