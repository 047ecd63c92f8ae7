"""Whole games of 7 Samurai in words, for each shipped variant and player count: any change of the rules shows here."""

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
SEED = 2014


def cases():
    """Give the base with every player count, the others with one count each, so that together they meet all rules."""
    for number, name in enumerate(shipped.files("variant", "seven-samurai")):
        variant = documents.load_variant(Library(), f"seven-samurai/{name.split('/')[-1]}").required()
        counts = range(1, 8) if variant.name.endswith("normal") else [1 + number % 7]
        for count in counts:
            yield pytest.param(variant, count, id=f"{Path(variant.name).name}-{count}")


def told(match) -> str:
    """Tell a match in words: who decides what, and below each turn or end of a round all that happened."""
    rules = match.rules
    lines = [
        f"{rules.words.samurai(position, rules.decider(position))}: {rules.say(position, move)}"
        for position, move in zip(match.positions, match.moves, strict=False)
    ]
    record = rules.transcript(match.positions, match.moves)
    lines += [f"{key} {value}" for key, value in record["setup"].items()]
    for turn in record["turns"]:
        lines.append(f"round {turn['round']} " + (turn["end"] if "end" in turn else f"seat {turn['seat']}"))
        lines += ["   " + " ".join(str(value) for value in step.values()) for step in turn["steps"]]
    return "\n".join([*lines, str(record["result"])]) + "\n"


@pytest.mark.parametrize(("variant", "count"), list(cases()))
def test_the_game_goes_as_it_was_written_down(variant, count, request):
    """A game of a fixed seed goes exactly as in its file; DAIMYO_BLESS=1 writes the file anew."""
    rules = games.find("seven-samurai").rules(variant, None, count)
    # Who fights sees every rule, who plays sensibly comes to the last round.
    agent = "greedy" if count % 2 else "fighter"
    match = simulate.replayed(Series(rules, (agent,) * rules.players, SEED), 0)
    path = HERE / f"{request.node.callspec.id}.txt"
    if os.environ.get("DAIMYO_BLESS") and not os.environ.get("CI"):
        path.write_text(told(match), encoding="utf-8")
    assert told(match) == path.read_text(encoding="utf-8")


def test_every_playthrough_belongs_to_a_shipped_variant():
    """No file is left over from a variant or player count that is gone."""
    assert {path.stem for path in HERE.glob("*.txt")} == {case.id for case in cases()}
