"""Verdicts of all games: how a game was decided is told in every language of the house."""

from __future__ import annotations

import pytest

from engine import documents, games
from engine.texts import languages
from engine.texts.library import Library

OTHERS = [language for language in languages.LANGUAGES if language != languages.ENGLISH]
ENDINGS = [
    ("samurai/2016", {"captured": "helmet:3 buddha:2 rice:1, helmet:1 buddha:2 rice:4"}),
    ("samurai/1998-german", {"captured": "helmet:1 buddha:1 rice:1, helmet:1 buddha:1 rice:1"}),
    (
        "naishi/base",
        {
            "row": "fort sentinel advisor banner rice, fort ninja advisor banner rice",
            "hand": "fort mountain naishi rice rice, fort mountain naishi rice rice",
        },
    ),
    ("seven-samurai/hard", {"village": "farms:4 families:2 wounded:1"}),
]
LOST = {"won": False, "reason": "farms", "round": 2, "winners": []}


def steps(name, words):
    """Judge an ending that is told in words."""
    values = documents.load_variant(Library(), name).required().values
    game = games.find(values["game"])
    ending = game.read_ending(values, words) if words else LOST
    return game.judge(values, ending).steps


@pytest.mark.parametrize(("name", "words"), [*ENDINGS, ("seven-samurai/normal", {})])
def test_how_it_was_decided_is_said_in_every_language(name, words, unsaid):
    """No step of any verdict stays English where the interface speaks another language."""
    found = steps(name, words)
    assert found
    for language in OTHERS:
        assert [unsaid(step.text, language) for step in found] == [[] for _ in found]


def test_a_verdict_reads_well_in_german():
    """Cards, seats and counts take the forms of the language."""
    told = [step.text.said_in("de") for step in steps(*ENDINGS[2])]
    assert told[0].startswith("Platz 1: ")
    assert told[1].endswith(" Punkte.")
    assert "(Ninja als " in told[1]
    assert told[-1] == "Platz 1 gewinnt."
