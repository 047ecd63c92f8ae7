"""Whole games of Naishi in words, one for each shipped variant: any change of the rules shows here."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine import documents, games
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.texts import shipped
from engine.texts.library import Library

HERE = Path(__file__).parent
SEED = 2024
VARIANTS = sorted(shipped.files("variant", "naishi"))


def told(match) -> str:
    """Tell a match in words: how the hands lay, a line for each move, how it ended."""
    rules = match.rules
    lines = [f"seed {SEED}"]
    for before, move in zip(match.positions, match.moves, strict=False):
        lines.append(f"{rules.decider(before)}: {rules.say(before, move)}")
    result = rules.result(match.position)
    for pad in result.pop("territories"):
        lines.append(f"row {' '.join(pad['row'])}; hand {' '.join(pad['hand'])}")
        lines.append(f"   places {pad['places']}; types {pad['types']}; copies {pad['copies']}")
        lines += [f"   {each['card']} {each['places']}: {each['points']}" for each in pad["sets"]]
    lines += [f"{key} {value}" for key, value in result.items()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", VARIANTS)
def test_the_game_goes_as_it_was_written_down(name):
    """A random game of a fixed seed goes exactly as in its file; DAIMYO_BLESS=1 writes the file anew."""
    variant = documents.load_variant(Library(), shipped.files("variant", "naishi")[name]).required()
    rules = games.find("naishi").rules(variant, None, 2)
    match = simulate.replayed(Series(rules, ("random",) * 2, SEED), 0)
    path = HERE / f"{variant.name}-2.txt"
    if os.environ.get("DAIMYO_BLESS") and not os.environ.get("CI"):
        path.write_text(told(match), encoding="utf-8")
    assert told(match) == path.read_text(encoding="utf-8")


def test_every_playthrough_belongs_to_a_shipped_variant():
    """No file is left over from a variant that is gone."""
    stems = {path.stem for path in shipped.files("variant", "naishi").values()}
    assert {path.name for path in HERE.glob("*.txt")} == {f"{stem}-2.txt" for stem in stems}
