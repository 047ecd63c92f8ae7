"""What is watched and told of 7 Samurai agrees with what its records tell."""

from __future__ import annotations

import numpy as np
import pytest

from engine import games, metrics
from engine.numbers import simulate, summary
from engine.numbers.simulate import Series
from engine.texts import shipped


@pytest.mark.parametrize(("variant", "players"), [("hard", 2), ("normal", 4)])
def test_what_is_watched_is_what_records_tell(rules_of, variant, players):
    """Wounds, Kiai, raiders and decisions are counted as the steps of the same games have them."""
    rules = rules_of(variant, players)
    series = Series(rules, ("fighter",) * rules.players, 4, is_watched=True)
    chunk = simulate.play_chunk(series, 0, 8)
    assert chunk.notes is not None
    for number in range(8):
        match, note = simulate.replayed(series, number), chunk.notes[number]
        turns = rules.transcript(match.positions, match.moves)["turns"]
        steps = [step for turn in turns for step in turn["steps"]]

        def count(*deeds, steps=steps):
            return sum(step["do"] in deeds for step in steps)

        assert note["decisions"] == len(match.moves)
        assert note["wounds_from"].sum() == count("wound")
        assert note["kiai_from"].sum() == count("kiai") == chunk.results["kiai"][number]
        assert note["raiders"][1] == count("attack", "draw")
        assert note["raiders"][2] == count("dismiss")
        assert note["raiders"][4] == count("intruder")
        assert note["opened"] == count("open")
        assert note["straw"] > 0
        assert int(note["idle_turns"]) <= int(chunk.results["turns"][number])


def test_every_measure_of_the_contract_is_there(rules_of):
    """Win rate by team, causes, score, village, wounds, Kiai, support, samurai, raiders and single-option turns."""
    rules = rules_of("easy", 3)
    measured = metrics.chosen(rules)
    simulate.simulate(Series(rules, ("greedy",) * 3, 2, is_watched=True), 400, accumulators=measured, jobs=1)
    found = {each.metric.name: each.estimates() for each in measured}
    assert len(found["team_win_rate"]) == 35
    assert set(found["samurai_value"]) >= {"with kyuzo", "without kyuzo"}
    assert found["last_straw"].keys() >= {"penalty", "beaten", "missing symbol", "intruder", "back of a farm"}
    assert sum(each.value for each in found["raider_ends"].values()) == pytest.approx(1, abs=0.02)
    for name in ("village", "animals", "wounds", "kiai_causes", "lent_used", "idle_turns", "score", "losses"):
        assert found[name], name


def test_the_summary_tells_what_the_contract_asks(rules_of):
    """Reasons by round, score, Kiai and supports stand in the summary."""
    rules = rules_of("easy", 2)
    found = summary.of(simulate.simulate(Series(rules, ("greedy",) * 2, 2), 300, jobs=1))
    assert sum(sum(rounds.values()) for rounds in found["reasons"].values()) == 300
    assert found["reasons"]["held"]["3"] == found["won"]
    assert 3 <= found["score"]["p10"] <= found["score"]["p50"] <= found["score"]["p90"] <= 10
    assert found["kiai_per_game"] > 0
    assert found["supports_per_game"] > 0
    assert {"won", "win_rate", "ci95", "turns"} <= set(found)
    assert all(line[0].isupper() for line in rules.summary_in_words(found))


def test_greedy_is_better_than_who_only_fights(rules_of):
    """The sensible player wins most games of two on easy, who fights at random few; a search wins more still."""
    rules = rules_of("easy", 2)

    def won(agent, games_played):
        batch = simulate.simulate(Series(rules, (agent,) * 2, 6), games_played, jobs=1)
        return float(np.mean(batch.results["winners"] > 0))

    assert won("greedy", 600) > 0.7
    assert won("fighter", 600) < 0.12
    assert won("mcts:40", 6) > 0.5


def test_rules_and_differences_in_words(rules_of):
    """Every shipped variant is told in sentences, and whatever a child changes shows as a difference."""
    base = rules_of("normal", 3).variant
    for path in shipped.files("variant", "seven-samurai").values():
        values = rules_of(path.stem, 3).variant
        sentences = games.rules_in_words(values)
        assert all(sentence.text.endswith((".", "+")) or sentence.text[-1] == "." for sentence in sentences)
        assert bool(games.differences(base, values)) == (path.stem != "normal")


def test_a_village_is_scored_in_a_few_words(rules_of):
    """`daimyo score` reads what is left, and says what is wrong with other words."""
    game, values = games.find("seven-samurai"), rules_of("hard", 3).variant
    ending = game.read_ending(values, {"village": "farms:4 families:2 wounded:1"})
    assert game.judge(values, ending).steps[-1].text == "The score is 6++."
    for words in ({}, {"village": "farms:4"}, {"village": "cows:4"}, {"village": "farms:99 families:1"}):
        with pytest.raises(ValueError, match=r"\.$|\.\"$|\"\.$"):
            game.read_ending(values, words)
    with pytest.raises(ValueError, match="never more than 6"):
        game.read_ending(values, {"village": "farms:7 families:1"})
