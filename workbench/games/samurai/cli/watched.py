"""What was counted of watched games of Samurai: the most contested settlements, and the use of tokens."""

from __future__ import annotations

from collections.abc import Mapping
from math import isnan
from typing import Any

import click

from workbench.cli.output import amount, print_table
from workbench.people_words import seat_of

MOST_CONTESTED = 10


def print_watched(found: Mapping[str, Any]) -> None:
    """Print who takes which settlement, and how tokens go with winning."""
    click.echo(f"\nThe most contested settlements (per game, of {found['games']:,})")
    contested = sorted(
        (space for space in found["spaces"] if space["figures"] and space["figures"] > 0),
        key=lambda space: -space["mean_rivals"],
    )[:MOST_CONTESTED]
    takers = [name for name in contested[0] if name.startswith("captures_")] if contested else []
    print_table(
        (
            "settlement",
            *(seat_of(int(name.rpartition("_")[2])).lower() for name in takers),
            "tied",
            "turn",
            "lead",
            "rivals",
        ),
        [
            (
                space["name"],
                *(f"{space[name] / found['games']:.2f}" for name in takers),
                f"{space['ties'] / found['games']:.2f}",
                f"{space['mean_turn']:.1f}",
                f"{space['mean_margin']:.2f}",
                f"{space['mean_rivals']:.2f}",
            )
            for space in contested
        ],
        right=range(1, len(takers) + 5),
    )
    click.echo("\nTokens, and how often seats win that played them or did not")
    print_table(
        ("token", "plays a game", "win with", "win without", "difference"),
        [
            (
                token["token"],
                f"{token['plays'] / found['games']:.2f}",
                amount(token["win_rate_with"], is_share=True),
                amount(token["win_rate_without"], is_share=True),
                "–"
                if isnan(token["effect"])
                else f"{token['effect']:+.2%} ± {(token['effect_high'] - token['effect_low']) / 2:.2%}",
            )
            for token in found["tokens"]
        ],
        right=(1, 2, 3, 4),
    )
