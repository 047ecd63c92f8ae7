"""Whole games in words, one for each shipped variant and player count: any change of the rules shows here."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from engine import documents, games
from engine.games import playable_counts
from engine.maps import map as maps
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.texts import shipped
from engine.texts.library import Library

HERE = Path(__file__).parent
SEED = 1998
LIBRARY = Library()
# The files call the villages of the published board by their places: its names for them are invented, and may change.
KNOWN = ("Akita", "Edo", "Kyoto", "Sapporo")


def told_by_place(chart):
    """Give a map as the files speak of it: of the published board's names only those that are known."""
    if chart.name != "japan":
        return chart
    return replace(chart, names={at: name for at, name in chart.names.items() if name in KNOWN})


def told_by_id(variant):
    """Give a variant as the files speak of it: figures by their ids, which are the same in every edition."""
    figures = {key: value for key, value in variant.values["figures"].items() if key != "names"}
    return replace(variant, values={**variant.values, "figures": figures})


def home_of(variant):
    """Choose the map on which a variant is played here: the published one, or one made for more players."""
    for name in ("japan", *shipped.files("map")):
        chart = told_by_place(maps.load(LIBRARY, name))
        for count in playable_counts(chart, variant):
            yield count, chart


def cases():
    """Give every shipped variant with every player count that some shipped map offers."""
    for name in shipped.files("variant", "samurai"):
        variant = told_by_id(documents.load_variant(LIBRARY, name).required())
        seen = set()
        for count, chart in home_of(variant):
            if count not in seen:
                seen.add(count)
                yield pytest.param(variant, chart, count, id=f"{name}-{count}")


def told(match) -> str:
    """Tell a match in words, a line for each move, what it captured below."""
    rules = match.rules
    lines = []
    for number, move in enumerate(match.moves):
        before, after = match.positions[number], match.positions[number + 1]
        lines.append(f"{rules.decider(before)}: {rules.say(before, move)}")
        for capture in rules.transcriber.captures(before, after, move):
            lines.append(
                f"   {capture['figure']} at {rules.words.space(capture['space'])} to {capture['by']}"
            )
    result = rules.transcriber.result(match.position)
    lines.append(f"{result['reason']}; captured {[list(counts.values()) for counts in result['captured']]}")
    lines.append(f"removed {list(result['removed'].values())}; winners {result['winners']}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("variant", "chart", "count"), list(cases()))
def test_the_game_goes_as_it_was_written_down(variant, chart, count):
    """A random game of a fixed seed goes exactly as in its file; DAIMYO_BLESS=1 writes the file anew."""
    rules = games.find("samurai").rules(variant, chart, count)
    match = simulate.replayed(Series(rules, ("random",) * count, SEED), 0)
    path = HERE / f"{variant.name}-{count}.txt"
    if os.environ.get("DAIMYO_BLESS") and not os.environ.get("CI"):
        path.write_text(f"{chart.name}, seed {SEED}\n{told(match)}", encoding="utf-8")
    assert f"{chart.name}, seed {SEED}\n{told(match)}" == path.read_text(encoding="utf-8")


def test_every_playthrough_belongs_to_a_shipped_variant():
    """No file is left over from a variant or player count that is gone."""
    names = {f"{case.id}.txt" for case in cases()}
    assert {path.name for path in HERE.glob("*.txt")} == names
