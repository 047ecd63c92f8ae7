"""Flips: why two series give the same game to other winners, as the games themselves show."""

from __future__ import annotations

import pytest

from engine import documents, games
from engine.maps import map as maps
from engine.metrics.statistics import Estimate
from engine.numbers import compare, flips, simulate
from engine.numbers.flips import EFFECT, ENDED, PLAY, START, Pairing
from engine.numbers.simulate import Series
from engine.texts.library import Library


def series(variant="2016", changes=None, lineup="random", players=3):
    """Make games ready whose line-up rotates."""
    library = Library()
    found = documents.load_variant(library, variant, changes or {}).required()
    rules = games.find("samurai").rules(found, maps.load(library, "japan"), players)
    return Series(rules, (lineup,) * players, 5, rotates=True, is_watched=True)


def paired(base, other, count=400):
    """Compare the winners of so many games."""
    pairing = Pairing(base, other)
    chunks = (simulate.play_chunk(each, 0, count).games(each) for each in (base, other))
    pairing.add_games(*chunks)
    return pairing


@pytest.fixture(scope="module")
def limits():
    """Give the games of two tie limits: nobody's play depends on the limit."""
    return paired(series(changes={"end.tie_threshold": 2}), series(changes={"end.tie_threshold": 4}))


def moves_of(pairing, flip):
    """Give the moves of a flipped game by both."""
    return [simulate.replayed(each, flip.number).moves for each in (pairing.base, pairing.other)]


def test_a_game_that_is_the_beginning_of_another_ended_earlier(limits):
    """With a lower tie limit the shorter game is a prefix of the longer one, and the limit is what ended it."""
    assert limits.differing == len(limits.flips) > 10
    assert limits.causes == {(ENDED, "tied-figures"): limits.differing}
    for flip in limits.flips[:10]:
        short, long = moves_of(limits, flip)
        assert len(short) < len(long)
        assert long[: len(short)] == short
        found = flips.parting(limits.base, limits.other, flip)
        match = simulate.replayed(limits.base, flip.number)
        assert found.cause == ENDED
        assert found.turn == int(match.positions[-2].turn)


def test_the_words_say_what_ended_the_games(limits):
    """The summary counts the games that ended earlier and names the condition; nothing is said of other plays."""
    told = flips.flips_in_words(limits.sums.rate(), limits.causes, "samurai")
    assert told[1:] == [
        f"All of these games went alike until one of them had ended (tied figures {limits.differing})."
    ]


def test_the_same_plays_that_capture_otherwise_are_told_from_other_plays():
    """Capturing at once or at the end of the turn: games part by an effect, before anybody plays otherwise."""
    found = paired(series("1998-english"), series("2016"))
    assert found.causes[EFFECT, ""] > 0
    assert (PLAY, "") not in found.causes
    flip = next(flip for flip in found.flips if flip.cause == EFFECT)
    told = flips.parting(found.base, found.other, flip)
    one, two = (simulate.replayed(each, flip.number) for each in (found.base, found.other))
    apart = next(
        place
        for place, (mine, theirs) in enumerate(zip(one.positions, two.positions, strict=False))
        if found.base.rules.state(mine) != found.other.rules.state(theirs)
    )
    assert one.moves[:apart] == two.moves[:apart]
    assert told.turn == int(one.positions[apart - 1].turn)
    place = apart - 1
    assert told.base == found.base.rules.say(one.positions[place], one.moves[place])
    # The same play, as the other edition calls it.
    assert told.other == found.other.rules.say(two.positions[place], two.moves[place])


def test_another_play_is_named_with_both_plays():
    """Other agents on the same deal: the first differing play is told with turn, seat and both plays in words."""
    found = paired(series(), series(lineup="greedy"), 40)
    assert {cause for cause, _ in found.causes} == {PLAY}
    flip = found.flips[0]
    told = flips.parting(found.base, found.other, flip)
    one, two = moves_of(found, flip)
    match = simulate.replayed(found.base, flip.number)
    place = next(k for k, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
    at = match.positions[place]
    assert (told.turn, told.seat) == (int(at.turn), found.base.rules.decider(at))
    assert told.base == found.base.rules.say(at, one[place])
    assert told.other == found.other.rules.say(at, two[place])
    assert told.turned().base == told.other


def test_another_deal_is_another_start():
    """Where first hands are dealt and not chosen the games begin differently, whatever is played."""
    found = paired(series(), series(changes={"hand.first": "random"}), 60)
    assert {cause for cause, _ in found.causes} == {START}
    assert flips.parting(found.base, found.other, found.flips[0]).cause == START


def test_the_stage_that_judges_the_same_captures_is_named():
    """Captures that two lists of stages judge apart give the first stage after which other players are left."""
    game = games.find("samurai")
    values = documents.load_variant(Library(), "2016").values
    other = {
        **values,
        "figures": {**values["figures"], "types": ["keep", "buddha", "rice"]},
        "scoring": {**values["scoring"], "stages": ["all-figures"]},
    }
    counts = ((3, 3, 0), (2, 2, 4))
    one, two = (
        {"captured": [dict(zip(each["figures"]["types"], seat, strict=True)) for seat in counts]}
        for each in (values, other)
    )
    assert one != two
    assert game.cause_of_flip(values, one, two) == "scoring"
    first = values["scoring"]["stages"][0]
    assert game.stage_of_flip(values, other, one) == f"{first} against all-figures"


def test_games_that_cannot_be_played_again_at_once_claim_no_more_than_is_known(monkeypatch):
    """Where agents search, the games are only said to have run apart; nothing is played again for that."""
    assert not flips.moves_are_known(series(lineup="mcts:5"))
    monkeypatch.setattr(flips, "moves_are_known", lambda series: False)
    monkeypatch.setattr(flips, "_parted", lambda *_: pytest.fail("played again"))
    found = paired(series(), series("1998-english"), 60)
    assert found.causes == {("ran apart", ""): found.differing}
    assert found.differing


def test_compare_and_a_pairing_of_stored_games_agree(limits):
    """`compare` gives the very flips and causes that a pairing gives."""
    both = {"2": limits.base, "4": limits.other}
    found = compare.compare(both, limits.games, names=["win_rate"])
    assert [flip.number for flip in found.flips] == [flip.number for flip in limits.flips]
    assert {flip.cause for flip in found.flips} == {ENDED}
    assert found.causes("4")[ENDED] == limits.differing


def test_judgements_that_never_occurred_are_said_only_where_nothing_else_did():
    """Where games are judged otherwise for one cause alone the others are told as none; else what occurred alone."""
    rate = Estimate(0.5, 0.4, 0.6, 10)
    judged = [cause for cause in flips.causes_in("samurai") if cause not in flips.PARTINGS]
    assert flips.flips_in_words(rate, {(judged[0], ""): 5}, "samurai")[1:] == [
        "5 of these games ended alike without a majority for anybody.",
        "0 of these games ended alike with a majority for somebody.",
        "So winners differ only in games that ended alike without a majority for anybody.",
    ]
    assert flips.flips_in_words(rate, {(PLAY, ""): 3, (ENDED, "all-gone"): 2}, "samurai")[1:] == [
        "2 of these games went alike until one of them had ended (all gone 2).",
        "3 of these games went alike until another play was chosen.",
    ]
