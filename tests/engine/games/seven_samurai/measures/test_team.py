"""Who is in a team, and what each samurai is worth there; what is left of the village after each round."""

from __future__ import annotations

import numpy as np

from engine.numbers import simulate, summary
from engine.numbers.simulate import Series
from engine.questions.examine.members import members


def _played(rules, games=300):
    return simulate.simulate(Series(rules, ("greedy",) * rules.players, 6), games, jobs=1)


def test_two_samurai_trade_places_and_nothing_else_changes(rules_of):
    """Whoever was dealt one has the other; a game with neither, or with both swapped twice, is the same game."""
    rules = rules_of("normal", 3)
    there = rules.present(_played(rules).results)
    traded = rules.exchanged("kyuzo", "gorobei")
    names = list(rules.members)
    one, other = names.index("kyuzo"), names.index("gorobei")
    assert list(traded.members) != names
    own = traded.present(_played(traded).results)[:, [traded.members.index(name) for name in names]]
    assert (own[:, one] == there[:, other]).all()
    assert (own[:, other] == there[:, one]).all()
    neither = ~there[:, one] & ~there[:, other]
    assert (_played(rules).results["winners"] == _played(traded).results["winners"])[neither].all()
    twice = traded.exchanged("kyuzo", "gorobei")
    assert _played(twice).sha256() == _played(rules).sha256()


def test_a_samurai_without_anything_is_worth_least(rules_of):
    """Who has neither talent nor power costs the team its wins, and has no part left to be worth anything."""
    bare: dict[str, str | int] = {"samurai__boards__heihachi__talent": "none"}
    sides = {"human": ("build",), "animal": ("build", "heal")}
    for side, powers in sides.items():
        bare |= {f"samurai__boards__heihachi__{side}__power__{power}": 0 for power in powers}
    found = members(rules_of("easy", 3, **bare), 36 * 400, 3)
    last = found.members[-1]
    assert (last.name, last.value.high < 0) == ("heihachi", True)
    assert [part.value for part in last.parts.values()] == [0.0, 0.0]
    assert found.played == 36 * 400


def test_nobody_is_missing_where_all_play(rules_of):
    """With seven seats nobody can sit in another's place, so that nothing is measured."""
    assert members(rules_of("easy", 7), 1_000, 3).members == ()


def test_the_village_over_the_rounds(rules_of):
    """Fewer games come to later rounds; 10, 50 and 90 % of them have at most what is told."""
    rules = rules_of("easy", 3)
    batch = _played(rules)
    rows = summary.of(batch)["village"]
    assert [row["round"] for row in rows] == [1, 2, 3]
    assert (
        rows[0]["games"] >= rows[1]["games"] >= rows[2]["games"] == int((batch.results["winners"] > 0).sum())
    )
    for number, row in enumerate(rows):
        came = batch.results["round_number"] > number + 1
        came |= (batch.results["round_number"] == number + 1) & (batch.results["winners"] > 0)
        left = batch.results["after_round"][came, number, 1]
        assert 0 <= row["farms"]["p10"] <= row["farms"]["p50"] <= row["farms"]["p90"]
        assert np.mean(left <= row["farms"]["p50"]) >= 0.5
        assert np.mean(left < row["farms"]["p50"]) <= 0.5
