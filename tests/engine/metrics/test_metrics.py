"""Metrics: each against games worked out by hand or read from their records, and metrics of one's own."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from engine import documents, games, metrics
from engine.foreign import aside
from engine.games.samurai.verdict import winners_of
from engine.maps import map as maps
from engine.metrics import Accumulator, Games, Metric
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.records import record as records
from engine.texts.library import Library
from engine.texts.problem import ProblemError

METRICS = metrics.of(games.find("samurai"))


@pytest.fixture(scope="module")
def rules():
    """Give the published game for three."""
    library = Library()
    variant = documents.load_variant(library, "1998-german").required()
    return games.find("samurai").rules(variant, maps.load(library, "japan"), 3)


@pytest.fixture(scope="module")
def four(rules):
    """Give four games of three agents that change seats, with results and notes written by hand.

    In game 0 sits a b b, in game 1 b b a, in game 2 b a b, in game 3 again a b b.
    """
    results, notes = (
        np.zeros(4, rules.kernel.RESULT),
        np.zeros(4, [("lead_changes", "u2"), ("turns_behind", "u2"), ("margin", "i2")]),
    )
    results["winners"] = [0b001, 0b101, 0b000, 0b010]  # seat 0; seats 0 and 2 together; nobody; seat 1
    results["turns"] = [10, 20, 30, 40]
    results["plays"] = [12, 22, 32, 42]
    results["reason"] = list(rules.end_reasons())[:2] * 2
    results["removed"][:, :3] = [[0, 0, 0], [1, 2, 0], [0, 0, 4], [1, 1, 1]]
    results["captured"][:, 0, 0] = [3, 1, 0, 0]
    results["captured"][:, 1, 2] = [0, 0, 2, 4]
    notes["lead_changes"] = [0, 3, 1, 4]
    notes["turns_behind"] = [5, 5, 30, 40]
    notes["margin"] = [3, -1, 0, 2]
    return Games(rules, ("a", "b", "b"), True, 0, results, notes)


nan = float("nan")
# For each metric the four games' numbers under some of its labels, all of them where there are few.
BY_HAND: dict[str, dict[str, list[float]]] = {
    "win_rate": {"seat 0": [1, 0.5, 0, 0], "seat 1": [0, 0, 0, 1], "seat 2": [0, 0.5, 0, 0]},
    "agent_win_rate": {"a": [1, 0.5, 0, 0], "b": [0, 0.25, 0, 0.5]},
    "place_win_rate": {"place 0": [1, 0.5, 0, 0], "place 1": [0, 0.5, 0, 1], "place 2": [0, 0, 0, 0]},
    "shared_wins": {"all": [0, 1, 0, 0]},
    "no_winner": {"all": [0, 0, 1, 0]},
    "decisiveness": {"all": [1, 0, 0, 1]},
    "turns": {"all": [10, 20, 30, 40]},
    "plays": {"all": [12, 22, 32, 42]},
    "end_reasons": {"type-exhausted": [1, 0, 1, 0], "tied-figures": [0, 1, 0, 1], "all-gone": [0, 0, 0, 0]},
    "removed": {"all": [0, 3, 4, 3]},
    "captures": {"seat 0 helmet": [3, 1, 0, 0], "seat 1 rice": [0, 0, 2, 4], "seat 2 buddha": [0, 0, 0, 0]},
    "margin": {"all": [3, -1, nan, 2]},
    "lead_changes": {"all": [0, 3, 1, 4]},
    "drama": {"all": [0.5, 0.25, nan, 1.0]},
}


def test_every_metric_has_an_example_by_hand():
    """No metric is without its example below."""
    assert BY_HAND.keys() == METRICS.keys()


@pytest.mark.parametrize("name", BY_HAND)
def test_metrics_of_four_games(name, four):
    """A metric gives for each game the number that was worked out by hand."""
    found = metrics.observed(METRICS[name], four)
    for label, expected in BY_HAND[name].items():
        np.testing.assert_array_equal(found[label], expected, err_msg=label)
    if "all" in BY_HAND[name] or name.startswith(("win", "agent", "place")):
        assert found.keys() == BY_HAND[name].keys()


def test_agents_alike_are_not_told_apart(four):
    """Where all agents are the same there is no win rate by agent, since it would only say one over the seats."""
    same = replace(four, lineup=("a", "a", "a"))
    assert metrics.observed(METRICS["agent_win_rate"], same) == {}
    assert metrics.observed(METRICS["place_win_rate"], same) == {}


def test_line_ups_that_stay_seated(four):
    """Without rotation the agent of each place keeps its seat."""
    found = metrics.observed(METRICS["place_win_rate"], replace(four, rotates=False))
    np.testing.assert_array_equal(found["place 0"], [1, 0.5, 0, 0])
    np.testing.assert_array_equal(found["place 1"], [0, 0, 0, 1])


@pytest.mark.parametrize("name", METRICS)
def test_chunks_in_any_order(name, four):
    """Taking in games in chunks, forwards or backwards, gives what taking them in at once gives."""
    whole, forwards, backwards = (Accumulator(METRICS[name]) for _ in range(3))
    whole.add(four)
    chunks = [
        replace(four, first=first, results=four.results[first:last], notes=four.notes[first:last])
        for first, last in ((0, 1), (1, 3), (3, 4))
    ]
    for chunk in chunks:
        forwards.add(chunk)
    for chunk in reversed(chunks):
        backwards.add(chunk)
    assert whole.estimates() == forwards.estimates() == backwards.estimates()
    assert whole.sums


def test_every_metric_says_what_it_means():
    """Name, title, unit and a sentence are there for each."""
    for name, metric in METRICS.items():
        assert metric.name == name
        assert metric.title
        assert metric.unit
        assert metric.meaning.endswith(".")


# ---------------------------------------------------------------- watched games, from their records


@pytest.fixture(scope="module", params=["1998-english", "1998-german"])
def watched(request):
    """Give forty watched games with the record of each, by two agents that change seats, captured at once or late."""
    library = Library()
    variant = documents.load_variant(library, request.param).required()
    rules = games.find("samurai").rules(variant, maps.load(library, "japan"), 3)
    series = Series(rules, ("random", "greedy", "random"), 3, rotates=True, is_watched=True)
    chunk = simulate.play_chunk(series, 0, 40)
    return series, chunk, [records.of(simulate.replayed(series, number), "japan") for number in range(40)]


def leaders(record: dict[str, Any]) -> list[list[int]]:
    """Give who would win after each turn of a record, by the scoring alone."""
    captured: list[Counter[str]] = [Counter() for _ in range(record["players"])]
    found = []
    for turn in record["turns"]:
        for capture in turn["captures"]:
            if capture["by"] is not None:
                captured[capture["by"]][capture["figure"]] += 1
        found.append(winners_of(record["variant"], captured))
    return found


def test_notes_of_a_game_are_those_of_its_record(watched):
    """Lead changes, turns behind and margin are what one counts in the record, turn by turn."""
    _, chunk, found = watched
    for record, note in zip(found, chunk.notes, strict=True):
        alone = [ahead[0] if len(ahead) == 1 else None for ahead in leaders(record)]
        sole = [seat for seat in alone if seat is not None]
        assert note["lead_changes"] == sum(one != other for one, other in pairwise(sole))
        winners = record["result"]["winners"]
        if winners:
            assert note["turns_behind"] == sum(seat not in winners for seat in alone)
            figures = [sum(counts.values()) for counts in record["result"]["captured"]]
            others = [count for seat, count in enumerate(figures) if seat not in winners]
            assert note["margin"] == max(figures[seat] for seat in winners) - max(others, default=0)


def test_the_use_of_spaces_and_tokens_is_that_of_the_records(watched):
    """How often each space and token was played, and by winners, is what one counts in the records."""
    series, chunk, found = watched
    tables = series.rules.tally_columns(chunk.tally)
    plays, wins, tokens, seats, won = (Counter[Any]() for _ in range(5))
    for record in found:
        winners = record["result"]["winners"]
        played: set[tuple[int, str]] = set()
        for turn in record["turns"]:
            for play in turn["plays"]:
                tokens[play["token"]] += 1
                played.add((turn["player"], play["token"]))
                if play["token"] != "swap":
                    space = play.get("to", play["at"])
                    plays[space] += 1
                    wins[space] += turn["player"] in winners
        for seat, token in played:
            seats[token] += 1
            won[token] += seat in winners
    spaces = tables["spaces"]
    assert dict(zip(spaces["space"].tolist(), spaces["plays"].tolist(), strict=True)) == {
        space: plays[space] for space in spaces["space"].tolist()
    }
    assert spaces["wins"].tolist() == [wins[space] for space in spaces["space"].tolist()]
    used = tables["tokens"]
    for column, counted in (("plays", tokens), ("seats", seats), ("wins", won)):
        assert used[column].tolist() == [counted[token] for token in used["token"].tolist()]


def test_the_contest_for_settlements_is_that_of_the_records(watched):
    """Who took the figures of a settlement, when, and how often nobody did, is what one counts in the records."""
    series, chunk, found = watched
    spaces = series.rules.tally_columns(chunk.tally)["spaces"]
    takers, turns = Counter[Any](), Counter[Any]()
    for record in found:
        for number, turn in enumerate(record["turns"], 1):
            for capture in turn["captures"]:
                takers[capture["space"], capture["by"]] += 1
                turns[capture["space"]] += number
    for row, space in enumerate(spaces["space"].tolist()):
        if np.isnan(spaces["figures"][row]):
            continue
        assert spaces["ties"][row] == takers[space, None]
        assert [spaces[f"captures_{seat}"][row] for seat in range(3)] == [
            takers[space, seat] for seat in range(3)
        ]
        taken = takers[space, None] + sum(takers[space, seat] for seat in range(3))
        assert spaces["figures"][row] == taken
        if taken:
            assert spaces["mean_turn"][row] == pytest.approx(turns[space] / taken)
            assert 0 <= spaces["mean_rivals"][row] <= 3
            assert spaces["mean_margin"][row] >= 0
            if takers[space, None] == taken:
                assert spaces["mean_margin"][row] == 0


# ---------------------------------------------------------------- metrics of one's own


def own(observe, *, is_rate=False):
    """Make a metric of a function."""
    return Metric("mine", "Mine", "games", "Of my own.", is_rate, observe)


def test_a_metric_of_ones_own_plugs_in(four, monkeypatch):
    """A function with `@metric` in front is measured like the others, with its interval."""
    monkeypatch.setattr(metrics, "METRICS", dict(metrics.METRICS))

    @metrics.metric(
        "long", "Long games", "share of games", "How often it takes more than 15 turns.", is_rate=True
    )
    def long(games: Games) -> dict[str, Any]:
        return {"all": games.results["turns"] > 15}

    (found,) = metrics.chosen(four.rules, ["long"])
    found.add(four)
    estimate = found.estimates()["all"]
    assert (estimate.value, estimate.count) == (0.75, 4)
    assert 0 < estimate.low < 0.75 < estimate.high < 1
    assert "long" in [each.metric.name for each in metrics.chosen(four.rules)]


@pytest.mark.parametrize(
    ("observe", "is_rate", "told"),
    [
        (lambda games: {"all": 1 / 0}, False, "failed: ZeroDivisionError: division by zero."),
        (lambda games: {"all": games.results["tokens"]}, False, "failed: ValueError"),
        (lambda games: 7, False, "failed: AttributeError"),
        (lambda games: {"all": ["a"] * 4}, False, "failed: ValueError"),
        (lambda games: {"all": [1, 2]}, False, "for `all` it gave 2 numbers for 4 games."),
        (lambda games: {"all": 3.0}, False, "for `all` it gave one number for 4 games."),
        (lambda games: {"x": games.shares}, False, "for `x` it gave 4 × 3 numbers for 4 games."),
        (lambda games: {"x": [0, 1, 2, 0]}, True, "is a rate, but gave a number below 0 or above 1 for `x`."),
        (lambda games: {"x": [0, 1, np.inf, 0]}, False, "gave an infinite number for `x`."),
    ],
)
def test_a_metric_that_fails_is_named(observe, is_rate, told, four):
    """Whatever a metric of one's own does wrong is one problem, at the line that defines it."""
    with pytest.raises(ProblemError) as caught:
        metrics.observed(own(observe, is_rate=is_rate), four)
    (problem,) = caught.value.problems
    assert problem.code == "metric-failed"
    assert problem.message.startswith("The metric `mine` ")
    assert told in problem.message
    assert (problem.file, problem.line) == (__file__, observe.__code__.co_firstlineno)


def test_a_metric_may_leave_games_out(four):
    """What is not a number was not observed, and a rate may say so too."""
    accumulator = Accumulator(own(lambda games: {"all": [1, nan, 0, nan]}, is_rate=True))
    accumulator.add(four)
    assert accumulator.estimates()["all"].value == 0.5
    assert accumulator.estimates()["all"].count == 2


def test_metrics_that_need_watching(four):
    """A metric that needs watched games is left out where nobody watches, and says so when asked all the same."""
    names = [each.metric.name for each in metrics.chosen(four.rules, watched=False)]
    assert "drama" not in names
    assert "turns" in names
    with pytest.raises(ProblemError, match="these games were not watched"):
        metrics.observed(METRICS["drama"], replace(four, notes=None))


def test_a_metric_that_is_not_there(rules):
    """A mistyped name gets a proposal."""
    with pytest.raises(ProblemError, match=r"There is no metric `turn`. Did you mean `turns`\?"):
        metrics.chosen(rules, ["turn"])
    with pytest.raises(ProblemError, match="Known: win_rate"):
        metrics.chosen(rules, ["xyzzy"])


@pytest.mark.parametrize("is_cooperative", [False, True])
def test_games_that_count_nothing_of_their_own(is_cooperative):
    """A game whose results have only winners, turns and reasons is measured by those, a team as one."""
    results = np.zeros(3, [("winners", "u1"), ("turns", "u2"), ("reason", "u1")])
    results["winners"] = [0b11, 0b11, 0] if is_cooperative else [1, 2, 1]
    plain: Any = SimpleNamespace(
        players=2,
        metrics={},
        end_reasons=lambda: {0: "done"},
        facts=SimpleNamespace(is_cooperative=is_cooperative),
    )
    found = {}
    for accumulator in metrics.chosen(plain, watched=False):
        accumulator.add(Games(plain, ("a", "b"), False, 0, results))
        found[accumulator.metric.name] = {
            label: estimate.value for label, estimate in accumulator.estimates().items()
        }
    if is_cooperative:
        assert found["win_rate"] == {"team": pytest.approx(2 / 3)}
        assert {name for name, labels in found.items() if not labels} == {
            "agent_win_rate",
            "place_win_rate",
            "shared_wins",
            "decisiveness",
        }
    else:
        assert found["win_rate"] == {"seat 0": pytest.approx(2 / 3), "seat 1": pytest.approx(1 / 3)}
        assert all(found.values())


def falsify_results(games):
    """Let the first seat win everything."""
    games.results["winners"][:] = 1
    return {}


def falsify_shares(games):
    """Unlock the shares of the win and rewrite them."""
    games.shares.flags.writeable = True
    games.shares[:] = 1
    return {}


@pytest.mark.parametrize("observe", [falsify_results, falsify_shares])
def test_a_metric_cannot_rewrite_the_games_it_measures(observe, four):
    """What a metric is given can be read only: writing into it fails, and the games are as they were."""
    results, shares = four.results.copy(), four.shares.copy()
    with pytest.raises(ProblemError, match="The metric `mine` failed: ValueError"):
        metrics.observed(Metric("mine", "Mine", "x", "Mine.", False, observe), four)
    assert (four.results == results).all()
    assert (four.shares == shares).all()


def test_a_metric_that_ends_the_program_or_talks(four):
    """Leaving is a failure like any other, and what a metric prints stays out of stdout."""
    asides = []

    def leaving(games):
        asides.append(aside.is_meant())
        raise SystemExit(0)

    with pytest.raises(ProblemError, match="The metric `mine` failed: SystemExit"):
        metrics.observed(Metric("mine", "Mine", "x", "Mine.", False, leaving), four)
    assert (asides, aside.is_meant()) == ([True], False)
