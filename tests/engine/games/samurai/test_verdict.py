"""Who wins and why, where a variant goes beyond the printed game."""

from __future__ import annotations

from engine import documents
from engine.games.samurai import prose
from engine.games.samurai.verdict import judge, winners_of
from engine.texts import schema
from engine.texts.library import Library

FIVE = {
    "figures.types": ["helmet", "buddha", "rice", "gold", "silk"],
    "figures.names": {},
    "figures.per_type": "from-map",
}


def values_of(changes):
    """Give the values of the 1998 rules with changes."""
    return documents.load_variant(Library(), "1998-english", changes).required().values


def test_three_majorities_go_before_two():
    """With five types, of two players with two or more majorities the one with more wins, as all words say."""
    values = values_of(FIVE)
    captured = [
        {"helmet": 2, "buddha": 2, "rice": 2, "gold": 0, "silk": 0},
        {"helmet": 1, "buddha": 1, "rice": 1, "gold": 9, "silk": 9},
        {"helmet": 1, "buddha": 1, "rice": 1, "gold": 8, "silk": 8},
    ]
    assert winners_of(values, captured) == [0]
    assert judge(values, captured).steps[1].kept == (0,)
    stages = schema.properties("variant/samurai", ("scoring", "stages"))["items"]
    assert "more majorities before those with fewer" in stages["enumDescriptions"]["two-majorities"]
    said = " ".join(sentence.text for sentence in prose.PROSE.rules_in_words(values))
    assert "Who has majorities in two or more types wins, more of them before fewer;" in said


def test_the_printed_game_needs_no_such_words():
    """With three types only one player can have two majorities, and the rules text stays as short as it was."""
    said = " ".join(sentence.text for sentence in prose.PROSE.rules_in_words(values_of({})))
    assert "Who has majorities in two or more types wins; then" in said
