"""Comparison: the same games by several rules, what differs with intervals, and why winners flip."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from engine import agents, documents, games
from engine.agents import own
from engine.games.samurai.verdict import judge
from engine.maps import map as maps
from engine.numbers import compare, simulate
from engine.numbers.flips import causes_in
from engine.numbers.simulate import Series
from engine.texts.library import Library
from engine.texts.problem import ProblemError

NO_CAUSES = dict.fromkeys(causes_in("samurai"), 0)
SCORING_ALONE = {"capture.timing": "end_of_turn"}


def series(variant="2016", changes=None, players=3, lineup=None, map_name="japan", seed=5):
    """Make watched games ready whose line-up rotates."""
    library = Library()
    found = documents.load_variant(library, variant, changes or {}).required()
    rules = games.find("samurai").rules(found, maps.load(library, map_name), players)
    return Series(rules, lineup or ("random",) * players, seed, rotates=True, is_watched=True)


@pytest.fixture(scope="module")
def editions():
    """Give 3,000 games by the German edition and, on the same seeds, by that of 2016 and by the English one."""
    return compare.compare(
        {"german": series("1998-german"), "2016": series("2016"), "english": series("1998-english")}, 3_000
    )


def test_flips_are_the_games_with_other_winners(editions):
    """The flips are the games whose winners differ from the baseline's, in order, with everybody's winners."""
    played = {
        name: simulate.simulate(each, 3_000).results["winners"] for name, each in editions.series.items()
    }
    differs = (played["german"] != played["2016"]) | (played["german"] != played["english"])
    assert [flip.number for flip in editions.flips] == np.flatnonzero(differs).tolist()
    for flip in editions.flips[:50]:
        for name, seats in flip.winners.items():
            assert sum(1 << seat for seat in seats) == played[name][flip.number]
    for name in ("2016", "english"):
        rate = editions.flip_rate(name)
        assert rate.value == pytest.approx((played["german"] != played[name]).mean())
        assert rate.low < rate.value < rate.high


def test_causes_of_flips_are_counted_exactly(editions):
    """German and 2016 disagree only where nobody has a majority, as the captures of each flip show; zeros are said."""
    flips = [flip for flip in editions.flips if "2016" in flip.causes]
    assert editions.causes("2016") == {**NO_CAUSES, "nobody has a majority": len(flips)}
    assert flips
    german = editions.series["german"]
    for flip in flips[:40]:
        match = simulate.replayed(german, flip.number)
        captured = german.rules.transcript(match.positions, match.moves)["result"]["captured"]
        assert not judge(german.rules.variant, captured).details["has_majority"]
        assert flip.winners["german"] == []
    assert editions.causes("english")["other effect"] > 0
    assert sum(editions.causes("english").values()) == editions.flip_sums["english"].total
    assert sum(editions.causes().values()) == sum(sums.total for sums in editions.flip_sums.values())


def test_scoring_alone_flips_nothing_for_three_types():
    """With the moment of capture made equal the English stages and those of 2016 name the same winners."""
    found = compare.compare(
        {"2016": series("2016"), "english": series("1998-english", SCORING_ALONE)}, 5_000, names=["win_rate"]
    )
    assert found.flips == []
    assert found.causes("english") == NO_CAUSES
    assert found.flip_rate("english").value == 0
    assert 0 < found.flip_rate("english").high < 0.001
    assert all(each.diff.value == 0 and each.diff.low < 0 < each.diff.high for each in found.differences())


def test_differences_are_value_less_baseline(editions):
    """In every row the difference is the variant's value less the baseline's, inside its interval."""
    seen = set()
    for each in editions.differences():
        assert each.diff.value == pytest.approx(each.value - each.baseline, abs=1e-12)
        assert each.diff.low <= each.diff.value <= each.diff.high
        seen.add((each.metric, each.label, each.variant))
    assert ("margin", "all", "2016") in seen
    assert ("win_rate", "seat 2", "english") in seen


def test_pairing_is_worth_more_than_games():
    """On common seeds the difference in length has a much narrower interval than two separate means would give."""
    found = compare.compare(
        {"4": series("2016"), "5": series("2016", {"end.tie_threshold": 5})}, 2_000, names=["turns"]
    )
    (diff,) = found.differences()
    four, five = (found.own["turns", "all", name].average().half_width for name in ("4", "5"))
    assert diff.diff.excludes_zero
    assert diff.diff.half_width < 0.6 * np.hypot(four, five)


def test_until_decided_stops_when_the_numbers_allow_it():
    """A clear difference stops early, with intervals that hold at any stop; it is marked as decided."""
    found = compare.compare(
        {"german": series("1998-german"), "2016": series("2016")}, 50_000, until_decided=True
    )
    assert found.is_decided
    assert found.is_sequential
    assert compare.LOOK_EVERY <= found.games < 50_000
    pairs = found.paired["win_rate", "seat 0", "2016"]
    (shown,) = (
        each.diff for each in found.differences() if (each.metric, each.label) == ("win_rate", "seat 0")
    )
    assert shown == pairs.anytime()
    assert shown.half_width > pairs.average().half_width


def test_until_decided_may_find_that_nothing_differs():
    """Equal rules are decided once even a difference too small to matter is excluded, and not before."""
    found = compare.compare({"one": series(), "other": series()}, 50_000, until_decided=True)
    assert found.is_decided
    assert found.flips == []
    assert 2_000 <= found.games < 20_000
    assert all(
        abs(each.diff.high) < compare.SMALLEST_THAT_MATTERS
        for each in found.differences()
        if each.metric == "win_rate"
    )


def test_every_variant_must_be_decided():
    """One variant that clearly differs does not decide about another that needs more games."""
    pair = {"german": series("1998-german"), "2016": series("2016")}
    alone = compare.compare(pair, 30_000, until_decided=True)
    third = compare.compare({**pair, "same": series("1998-german")}, 30_000, until_decided=True)
    assert alone.is_decided
    assert third.games > alone.games


def test_maps_are_compared_too():
    """Series may differ in the map, and metrics in common are paired."""
    found = compare.compare(
        {"japan": series(players=2), "lakes": series(players=2, map_name="twin-lakes")}, 200
    )
    assert {each.metric for each in found.differences()} >= {"turns", "win_rate"}


def test_line_ups_are_compared_too(monkeypatch):
    """Series may differ in who plays, also where one of them is played in smaller chunks than the other."""
    monkeypatch.setattr(simulate, "SEARCHES_IN_A_CHUNK", 280)
    simulate.chunk_size.cache_clear()
    lineups = {"plain": ("random", "random"), "mixed": ("mcts:40", "random")}
    assert [simulate.chunk_size(lineup) for lineup in lineups.values()] == [1_000, 7]
    found = compare.compare({name: series(players=2, lineup=lineup) for name, lineup in lineups.items()}, 30)
    simulate.chunk_size.cache_clear()
    assert found.games == found.flip_sums["mixed"].count == 30
    assert found.own["agent_win_rate", "mcts:40", "mixed"].mean > 0.9
    assert ("win_rate", "seat 0", "mixed") in found.paired


def test_a_stopped_comparison_keeps_whole_pairs():
    """When the stop is asked for, the games that all have played are there and nothing is decided."""
    stop = threading.Event()
    found = compare.compare(
        {"one": series(), "other": series("1998-german")}, 50_000, progress=lambda done: stop.set(), stop=stop
    )
    assert 0 < found.games < 50_000
    assert not found.is_decided
    assert found.seconds > 0
    assert found.flip_sums["other"].count == found.games


def test_games_before_an_agent_fails_are_told(monkeypatch):
    """Of a line-up whose own agent fails in its third or fourth game those before it are compared."""
    calls = []

    def tired(view, chance):
        calls.append(view.seat)
        if len(calls) > 200:
            raise ValueError("tired")
        return 0

    monkeypatch.setattr(own, "REGISTERED", {})
    agents.register("tired", tired)
    failed: list[ProblemError] = []
    found = compare.compare(
        {"random": series(players=2), "own": series(players=2, lineup=("tired", "tired"))},
        20,
        jobs=1,
        failed=failed.append,
    )
    assert [problem.code for problem in failed[0].problems] == ["agent-failed"]
    assert 0 < found.games < simulate.OWN_CHUNK
    assert found.flip_sums["own"].count == found.games
