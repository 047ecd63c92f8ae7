"""The rulebooks' examples of who wins, as tables of captured figures."""

from __future__ import annotations

import pytest

from engine import documents
from engine.games.samurai.verdict import judge
from engine.texts.library import Library

EDITIONS = ("1998-english", "1998-german", "1998-polish", "2016")


def captured(*rows):
    """Write helmets, buddhas and rice of each player."""
    return [dict(zip(("helmet", "buddha", "rice"), row, strict=True)) for row in rows]


def verdict(edition, *rows):
    """Judge an end position by an edition."""
    return judge(documents.load_variant(Library(), edition).required().values, captured(*rows))


@pytest.mark.parametrize("edition", EDITIONS)
def test_most_other_figures_win_among_the_holders_of_one_majority(edition):
    """1998, example 1: green, blue and red hold one majority each; others 6, 5, 4: green wins, blue is second."""
    #                        helmet buddha rice
    green, blue, red, yellow = (3, 3, 5), (5, 3, 2), (2, 5, 2), (3, 3, 3)
    found = verdict(edition, green, blue, red, yellow)
    assert found.winners == (0,)
    assert found.details["ranks"][:3] == (0, 1, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_figures_break_a_tie_of_other_figures(edition):
    """1998, example 2: blue and green tie for rice and are out; red and yellow have 3 others; totals 9 to 8."""
    blue, green, red, yellow = (3, 3, 4), (3, 3, 4), (6, 1, 2), (0, 5, 3)
    assert verdict(edition, blue, green, red, yellow).winners == (2,)


@pytest.mark.parametrize("edition", EDITIONS)
def test_leader_tokens_tied_are_decided_by_all_figures(edition):
    """2016: green and red lead one caste each, castles are tied; others 3 and 3; totals 6 to 7: red wins."""
    green, red, gold = (2, 1, 3), (1, 4, 2), (2, 3, 1)
    assert verdict(edition, green, red, gold).winners == (1,)


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_majorities_win_at_once(edition):
    """Majorities in two types win whatever the numbers."""
    assert verdict(edition, (2, 2, 0), (1, 1, 9)).winners == (0,)


@pytest.mark.parametrize("edition", EDITIONS)
def test_still_tied_players_share_the_win(edition):
    """Equal in everything, the tied players win together."""
    assert verdict(edition, (3, 1, 1), (1, 3, 1)).winners == (0, 1)


@pytest.mark.parametrize(
    ("edition", "winners"), [("1998-english", (0,)), ("2016", (0,)), ("1998-german", ()), ("1998-polish", ())]
)
def test_without_any_majority_the_editions_differ(edition, winners):
    """Nobody has a majority: most figures win in 1998 English and 2016, nobody where only holders can win."""
    found = verdict(edition, (3, 3, 0), (3, 0, 2), (0, 3, 2))
    assert not found.details["has_majority"]
    assert found.winners == winners


def test_the_steps_say_in_words_what_decided():
    """Every step of the verdict is a sentence, and the last names the winner."""
    steps = [step.text for step in verdict("1998-english", (3, 2, 1), (1, 2, 4)).steps]
    assert steps[0] == "Majorities: Gold in helmets; Purple in rice. Nobody has one in buddhas."
    assert steps[-1] == "Purple wins."
