"""Moves in words and back: the token that is named is the token that is played."""

from __future__ import annotations

from functools import cache

import pytest

from engine import documents, games
from engine.games.samurai.rules import moves
from engine.games.samurai.rules.state import PLAY
from engine.maps import map as maps
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.play.match import Match
from engine.play.rules import IllegalMove
from engine.texts.library import Library

DEALT = {"hand.first": "random", "figures.placement": "random"}
TWO_OF_EACH = {
    "tokens.thief": {"action": "swap", "copies": 2},
    "tokens.smuggler": {"action": "swap", "fast": True},
    "tokens.porter": {"action": "move", "copies": 2, "fast": True},
}


def rules_of(name="2016", changes=None):
    """Make a shipped variant with changes ready for two on the published board."""
    library = Library()
    variant = documents.load_variant(library, name, changes or {})
    return games.find("samurai").rules(variant, maps.load(library, "japan"), 2)


@cache
def crowded():
    """Give rules with three kinds of swap token and two of move token."""
    return rules_of(changes={**DEALT, **TWO_OF_EACH})


@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_every_move_of_a_game_is_read_as_it_was_said(agent):
    """Saying a move and reading the words gives the same move, also where several kinds do the same."""
    rules = crowded()
    for number in range(4):
        match = simulate.replayed(Series(rules, (agent, agent), 3), number)
        for position, move in zip(match.positions, match.moves, strict=False):
            assert rules.read(position, rules.say(position, move)) == move


def in_play(*hand):
    """Give a position of the first turn in which seat 0 holds some tokens and has a normal one on the board."""
    rules = crowded()
    match = Match(rules, 1)
    kind = rules.words.find_kind("samurai 2")
    match.position.hands[0] = int(rules.table.kind_tokens[kind]) & -int(rules.table.kind_tokens[kind])
    match.play(next(move for move in rules.legal_moves(match.position) if moves.kind_of(move) == kind))
    bits = 0
    for name in hand:
        tokens = int(rules.table.kind_tokens[rules.words.find_kind(name)])
        bits |= tokens & -tokens
    match.position.hands[0] = bits
    assert int(match.position.phase) == PLAY
    return rules, match.position


def some_swap(rules, position):
    """Give the words of some exchange without the token that makes it."""
    move = next(move for move in rules.legal_moves(position) if moves.operation_of(move) == moves.SWAP)
    return rules.say(position, move).partition(": ")[2]


def test_the_only_kind_in_hand_is_meant_where_none_is_named():
    """With one of several swap tokens in hand `swap ...` means that one."""
    rules, position = in_play("smuggler")
    move = rules.read(position, some_swap(rules, position))
    assert rules.words.kinds[moves.kind_of(move)] == "smuggler"


def test_a_hand_with_two_kinds_is_asked_which():
    """With two kinds of swap token in hand the words have to name one."""
    rules, position = in_play("smuggler", "swap")
    words = some_swap(rules, position)
    with pytest.raises(IllegalMove, match="begin with `swap: ` or `smuggler: `"):
        rules.read(position, words)
    for name in ("swap", "smuggler"):
        move = rules.read(position, f"{name}: {words}")
        assert rules.words.kinds[moves.kind_of(move)] == name


def test_a_token_that_does_something_else_is_refused():
    """A samurai exchanges no figures, and a variant without the token has nobody who does."""
    rules, position = in_play("smuggler")
    with pytest.raises(IllegalMove, match="Samurai 2 does something else"):
        rules.read(position, f"samurai 2: {some_swap(rules, position)}")
    bare = rules_of(changes={**DEALT, "tokens.swap": None})
    with pytest.raises(IllegalMove, match="no such token"):
        bare.read(bare.start(), "swap rice at Kyoto with buddha at Akita")


def test_tokens_may_be_called_like_the_words_of_a_move():
    """A token called `take` or `end` is placed like any other."""
    more = {
        "tokens.take": {"influences": "all", "strengths": [3], "terrain": "land"},
        "tokens.move": None,
        "tokens.end": {"influences": "all", "strengths": [5], "terrain": "land"},
    }
    rules = rules_of(changes={**DEALT, **more})
    match = Match(rules, 1)
    for name in ("take-3", "end-5"):
        match.position.hands[0] = int(rules.table.kind_tokens[rules.words.find_kind(name)])
        for move in rules.legal_moves(match.position):
            assert rules.read(match.position, rules.say(match.position, move)) == move


def test_an_edition_understands_its_own_names_and_the_ids():
    """In the edition that says castle both `castle` and `helmet` are understood, for figures and tokens."""
    rules = rules_of("2016")
    assert rules.words.find_type("castle") == rules.words.find_type("helmet")
    assert (
        rules.words.find_kind("castle 3")
        == rules.words.find_kind("castle-3")
        == rules.words.find_kind("helmet-3")
    )
    with pytest.raises(IllegalMove, match="no figure type `castle`"):
        rules_of("1998-english").words.find_type("castle")


def test_an_edition_says_its_own_names():
    """Figures and tokens are called as the edition shows them, and by their ids where that would mean another one."""
    said = {name: rules_of(name).words for name in ("2016", "1998-english")}
    kinds = [words.name(words.find_kind("helmet-3")) for words in said.values()]
    assert (kinds, [words.figure(0) for words in said.values()]) == (
        ["castle 3", "helmet 3"],
        ["castle", "helmet"],
    )
    swapped = rules_of(changes={"figures.names": {"helmet": "rice"}}).words
    assert (swapped.figure(0), swapped.figure(2)) == ("helmet", "rice")


def test_a_name_that_is_shown_for_two_types_means_neither():
    """Where two types are shown under one name only their ids tell them apart, and an id is never taken over."""
    rules = rules_of(changes={"figures.names": {"helmet": "Big Fort", "buddha": "temple", "rice": "temple"}})
    assert rules.words.find_type("big fort") == 0
    assert rules.words.find_kind("big fort 2") == rules.words.find_kind("helmet 2")
    with pytest.raises(IllegalMove):
        rules.words.find_type("temple")
    swapped = rules_of(changes={"figures.names": {"helmet": "rice"}})
    assert swapped.words.find_type("rice") == 2
