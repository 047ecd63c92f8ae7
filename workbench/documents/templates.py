"""The texts that new documents start with, in the language of the interface."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine import games
from engine.play.facts import Facts
from engine.texts.edit import written
from workbench.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

ROWS = QT_TRANSLATE_NOOP(
    "templates", "A row is a row of hexes drawn as they lie: neighbouring rows are staggered by one column."
)


def new_variant() -> str:
    """Say what a new variant is called until somebody names it."""
    return translate("templates", "New variant")


def remark(text: str) -> str:
    """Give a comment of a new document as its own line."""
    return f"# {text}\n"


def rows_remark() -> str:
    """Say how the picture of a map is to be read."""
    return translate("templates", ROWS)


def seats_remark() -> str:
    """Give the comment above the line-ups of an experiment."""
    return remark(translate("templates", "One name fills all seats."))


def experiment(facts: Facts | None = None) -> str:
    """Give the text of a new experiment with a game, the usual one where none is meant."""
    facts = facts or games.usual()
    variants = list(dict.fromkeys(_named(facts, name) for name in (facts.base, facts.usual_variant)))
    title = translate("templates", "New experiment")
    return (
        remark(translate("templates", "Run it here in the lab, or with: daimyo experiment FILE"))
        + "schema: daimyo/experiment/1\n"
        f"title: {written(title)}\n"
        + remark("description: " + translate("templates", "what is to be found out"))
        + (f"maps: {written([facts.usual_map])}\n" if facts.needs_map else "")
        + remark(translate("templates", "The first is the baseline."))
        + f"variants: {written(variants)}\n"
        f"players: [{facts.usual_players}]\n" + seats_remark() + "lineups: [greedy]\n"
        "games: 1000\n"
        "seed: 7\n"
        "metrics: all\n"
    )


def search(facts: Facts | None = None) -> str:
    """Give the text of a new search with a game, the usual one where none is meant: what may change is still to say."""
    facts = facts or games.usual()
    variant = _named(facts, facts.usual_variant)
    title = translate("templates", "New search")
    aim = "{measure: win_rate team, aim: 0.5}" if facts.is_cooperative else "{measure: spread, aim: least}"
    return (
        remark(translate("templates", "Run it here in the lab, or with: daimyo search FILE"))
        + "schema: daimyo/search/1\n"
        f"title: {written(title)}\n"
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
        remark(translate("templates", "Only what differs from {parent} is said here.").format(parent=parent))
        + "schema: daimyo/variant/1\n"
        f"title: {written(new_variant())}\n"
        f"extends: {name}\n"
    )
