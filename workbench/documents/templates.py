"""The texts that new documents start with."""

from __future__ import annotations

from engine import games
from engine.play.facts import Facts
from engine.texts.edit import written

# What a new variant is called until somebody names it.
NEW_VARIANT = "New variant"


def experiment(facts: Facts | None = None) -> str:
    """Give the text of a new experiment with a game, the usual one where none is meant."""
    facts = facts or games.usual()
    variants = list(dict.fromkeys(_named(facts, name) for name in (facts.base, facts.usual_variant)))
    return (
        "# Run it here in the lab, or with: daimyo experiment FILE\n"
        "schema: daimyo/experiment/1\n"
        "title: New experiment\n"
        "# description: what is to be found out\n"
        + (f"maps: {written([facts.usual_map])}\n" if facts.needs_map else "")
        + "# The first is the baseline.\n"
        f"variants: {written(variants)}\n"
        f"players: [{facts.usual_players}]\n"
        "# One name fills all seats.\n"
        "lineups: [greedy]\n"
        "games: 1000\n"
        "seed: 7\n"
        "metrics: all\n"
    )


def search(facts: Facts | None = None) -> str:
    """Give the text of a new search with a game, the usual one where none is meant: what may change is still to say."""
    facts = facts or games.usual()
    variant = _named(facts, facts.usual_variant)
    aim = "{measure: win_rate team, aim: 0.5}" if facts.is_cooperative else "{measure: spread, aim: least}"
    return (
        "# Run it here in the lab, or with: daimyo search FILE\n"
        "schema: daimyo/search/1\n"
        "title: New search\n"
        f"variant: {written(variant)}\n"
        + (f"map: {written(facts.usual_map)}\n" if facts.needs_map else "")
        + f"players: {facts.usual_players}\n"
        "agent: greedy\n"
        "objectives:\n"
        f"  - {aim}\n"
        "trials: 60\n"
        "games: 2000\n"
        "confirm: 10000\n"
        "seed: 107\n"
    )


def _named(facts: Facts, variant: str) -> str:
    """Name a shipped variant: with its game, unless that is the usual one."""
    return variant if facts.name == games.usual().name else f"{facts.name}/{variant}"


def variant_of(parent: str) -> str:
    """Give the text of a new variant that changes another.

    >>> print(variant_of("2016"))
    # Only what differs from 2016 is said here.
    schema: daimyo/variant/1
    title: New variant
    extends: 2016
    <BLANKLINE>
    """
    name = parent if parent.isdecimal() else written(parent)
    return (
        f"# Only what differs from {parent} is said here.\n"
        "schema: daimyo/variant/1\n"
        f"title: {NEW_VARIANT}\n"
        f"extends: {name}\n"
    )
