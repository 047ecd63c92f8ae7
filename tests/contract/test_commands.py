"""Every game through the command line: played, compared, run as an experiment, reported, recorded and scored."""

from __future__ import annotations

import json

import pytest

from engine import games
from tests.contract.conftest import ELSEWHERE
from workbench.cli import main
from workbench.cli.options import COMPILING

FEW = 60


@pytest.fixture
def daimyo(capsys, monkeypatch, tmp_path):
    """Give a function that runs the program here and gives what it printed; it must end well."""
    monkeypatch.setenv("DAIMYO_RUNS", str(tmp_path / "runs"))
    monkeypatch.chdir(tmp_path)

    def run(*words, code=0):
        with pytest.raises(SystemExit) as stop:
            main(list(map(str, words)))
        printed = capsys.readouterr()
        told = printed.err.replace(f"{COMPILING}\n", "")
        assert stop.value.code == code, f"{words}: {printed.out}{told}"
        return printed.out if code == 0 else printed.out + told

    return run


def experiment_of(case, path, **more):
    """Write an experiment with two line-ups of a game."""
    values = {
        "schema": "daimyo/experiment/1",
        "title": f"Of {case.game}",
        **({"maps": [case.facts.usual_map]} if case.facts.needs_map else {}),
        "variants": [case.variant_name],
        "players": [case.players],
        "lineups": ["random", "greedy"],
        "games": FEW,
        "seed": 3,
        **more,
    }
    path.write_text(json.dumps(values), encoding="utf-8")
    return path


def is_interval(ends, value):
    """Say whether two numbers are the ends of an interval of shares around a value."""
    low, high = ends
    return 0 <= low <= value <= high <= 1 and low < high


def test_games_are_simulated(case, daimyo):
    """Each game is played in numbers; a team has one win rate with its interval, others have seats."""
    words = ("simulate", "--variant", case.variant_name, "--players", case.players, "--games", FEW, "--watch")
    found = json.loads(daimyo(*words, "--json"))
    assert found["games"] == FEW
    assert len(found["seats"]) == case.seats
    told = daimyo(*words)
    if case.facts.is_cooperative:
        assert found["won"] + found["no_winner"] == FEW
        assert found["win_rate"] == found["won"] / FEW
        assert is_interval(found["ci95"], found["win_rate"])
        assert "95 % interval" in told
        assert "seat" not in told
        assert "skill" not in told
    else:
        assert sum(seat["win_rate"] for seat in found["seats"]) + found["no_winner"] / FEW == pytest.approx(1)
        assert "Shared wins" in told


def test_the_usual_number_plays_where_none_is_said(case, daimyo):
    """Without --players and --map as many play as usual, on the usual map."""
    found = json.loads(daimyo("simulate", "--variant", case.variant_name, "--games", 3, "--json"))
    assert len(found["seats"]) == case.facts.usual_players


@pytest.mark.parametrize("game", sorted({case.game for case in ELSEWHERE}))
def test_a_map_for_a_game_without_one_is_refused_in_words(game, daimyo):
    """A game that is played without a map says so."""
    facts = games.facts_of(game)
    told = daimyo("simulate", "--variant", f"{game}/{facts.base}", "--map", "japan", code=2)
    assert f"{facts.title} is played without a map: leave --map away." in told


def test_line_ups_are_compared(case, daimyo):
    """Two line-ups on the same seeds give differences, of a team one in its win rate, with its interval."""
    words = ["compare", "--variant", case.variant_name, "--players", case.players, "--games", FEW]
    words += ["--agents", "random", "--agents", "greedy"]
    found = json.loads(daimyo(*words, "--json"))
    rates = [each for each in found["differences"] if each["metric"].startswith("win_rate")]
    labels = [each["metric"].removeprefix("win_rate ") for each in rates]
    seats = [f"seat {seat}" for seat in range(case.players)]
    assert labels == (["team"] if case.facts.is_cooperative else seats)
    assert all(each["ci95"][0] <= each["diff"] <= each["ci95"][1] for each in rates)
    assert "baseline random" in daimyo(*words)


def test_a_varied_value_of_a_team_is_compared_until_decided(daimyo):
    """A far shore is told from a near one by the team's win rate alone."""
    words = ("compare", "--variant", "lifeboat/calm", "--vary", "shore=3..9", "--games", 2000)
    assert "team" in daimyo(*words)
    told = daimyo("compare", "--variant", "calm", "--variant", "far", "--games", 20_000, "--until-decided")
    assert "Decided: the team's win rate differs" in told
    assert "Another outcome in" in told


def test_variants_of_two_games_are_not_compared(daimyo):
    """What is no variant of the same game is refused in words."""
    told = daimyo("compare", "--variant", "lifeboat/calm", "--variant", "high-card/plain", code=2)
    assert "Only variants of one game can be compared; these are of High Card and Lifeboat." in told


def test_an_experiment_is_run_asked_exported_and_reported(case, daimyo, tmp_path):
    """A run of each game has its tables, is written as CSV, and is told by a report with what every game has."""
    path = experiment_of(case, tmp_path / "mine.experiment.yaml")
    daimyo("validate", path)
    found = json.loads(daimyo("experiment", path, "--json"))
    assert [cell["games"] for cell in found["cells"]] == [FEW, FEW]
    for cell in found["cells"]:
        if case.facts.is_cooperative:
            assert is_interval(cell["ci95"], cell["win_rate"])
        else:
            assert 0 <= cell["seat_0"] <= 1
    told = daimyo("experiment", path)
    assert ("team wins" if case.facts.is_cooperative else "seat 1 wins") in told
    assert found["run"] in daimyo("runs")
    rows = json.loads(daimyo("runs", "sql", "select count(*) as games from games", "--json"))
    assert rows == [{"games": 2 * FEW}]
    for table in ("games", "metrics", "cells", "ladder"):
        daimyo("runs", "export", "last", "--table", table, "-o", f"{table}.csv")
    daimyo("report", "last", "-o", "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    for section in ("Who wins", "How games end", "How long they take", "Numbers", "Repeat it"):
        assert section in page
    # The files of the repetition are folded, and left out on paper unless they were unfolded.
    assert "<details class='more'><summary>The commands" in page
    assert ("win rate of the team" in page) == case.facts.is_cooperative
    assert ("a fair seat" in page) != case.facts.is_cooperative


def test_a_table_that_a_run_lacks_is_named(daimyo, tmp_path):
    """Who asks for a table that the game does not count is told which there are."""
    values = {"variants": ["lifeboat/calm"], "players": [2], "lineups": ["random"], "games": 5}
    text = {"schema": "daimyo/experiment/1", "title": "Few", "seed": 1, **values}
    (tmp_path / "few.experiment.yaml").write_text(json.dumps(text), encoding="utf-8")
    daimyo("experiment", "few.experiment.yaml")
    told = daimyo("runs", "export", "last", "--table", "spaces", "-o", "no.csv", code=2)
    assert "There is no table `spaces`" in told


def test_runs_of_several_games_answer_together(daimyo, tmp_path, cases):
    """SQL sees the games of all runs, and what only one game counts in that game's table."""
    chosen = [case for case in cases if case.players == 2 or case.game == "lifeboat"]
    for case in chosen:
        daimyo("experiment", experiment_of(case, tmp_path / f"{case}.experiment.yaml", games=5))
    (played,) = json.loads(daimyo("runs", "sql", "select count(distinct run) as runs from games", "--json"))
    (counted,) = json.loads(daimyo("runs", "sql", "select count(distinct run) as runs from spaces", "--json"))
    assert (played["runs"], counted["runs"]) == (len(chosen), 1)


def test_an_experiment_without_its_map_says_so(daimyo, tmp_path, cases):
    """A game that is played on a map asks for one at the variant, one that is not refuses it at the maps."""
    for case in cases:
        if case.facts.needs_map:
            path = experiment_of(case, tmp_path / "mine.experiment.yaml", maps=["japan"])
            path.write_text(path.read_text().replace('"maps": ["japan"], ', ""))
            assert "map-missing" in daimyo("experiment", path, code=1)
        else:
            path = experiment_of(case, tmp_path / "mine.experiment.yaml", maps=["japan"])
            assert "map-unused" in daimyo("experiment", path, code=1)


def test_records_are_replayed_and_rescored(case, daimyo, tmp_path):
    """Simulated games are written down, play again as they were, and their variant judges them as before."""
    where = tmp_path / "records"
    words = ("simulate", "--variant", case.variant_name, "--players", case.players, "--games", 4)
    daimyo(*words, "--records", where)
    assert all(each["ok"] for each in json.loads(daimyo("replay", where, "--json")))
    found = json.loads(daimyo("rescore", where, "--variant", case.variant_name, "--json"))
    assert (found["games"], found["flips"]) == (4, [])


def test_a_variant_of_another_game_judges_nothing(daimyo, tmp_path):
    """A record of one game is refused to the variant of another."""
    daimyo("simulate", "--variant", "lifeboat/calm", "--games", 1, "--records", tmp_path / "records")
    told = daimyo("rescore", tmp_path / "records", "--variant", "high-card/plain", code=1)
    assert "is no variant of Lifeboat" in told


def test_agents_play_to_the_end_in_the_terminal(case, daimyo, tmp_path):
    """A game between agents ends with who wins, step by step, and its record replays."""
    seats = ",".join(["greedy"] * case.players)
    words = ("play", "--variant", case.variant_name, "--seats", seats, "--seed", 5)
    told = daimyo(*words, "--record", tmp_path / "game.json")
    assert "The game is over" in told
    assert "1. " in told
    daimyo("replay", tmp_path / "game.json")


@pytest.mark.parametrize(
    ("game", "move", "seen"),
    [("high-card", "play", "hand"), ("lifeboat", "row", "strength"), ("dice-race", "roll", "banked")],
)
def test_a_person_plays_by_the_words_of_the_moves(game, move, seen, daimyo, monkeypatch):
    """Without parts of its own a game shows what a seat sees in lines, lists moves in words and takes them."""
    facts = games.facts_of(game)
    typed = iter(["help", "moves", "why fly", "hint 1", "fly", "undo"])
    monkeypatch.setattr("click.prompt", lambda *_, **__: next(typed, "quit"))
    seats = ",".join(["human"] + ["greedy"] * (facts.usual_players - 1))
    words = ("play", "--variant", f"{game}/{facts.base}", "--seats", seats, "--seed", 1)
    told = daimyo(*words, code=130)
    assert f"{seen}:" in told
    assert move in told
    assert "`fly` is none of the moves that can be made now." in told
    assert "There is nothing of yours to take back in this turn." in told


def test_a_team_of_people_reaches_the_end(daimyo, monkeypatch):
    """People who type moves play a co-operative game to its end, and are told whether the team wins."""
    monkeypatch.setattr("click.prompt", lambda *_, **__: "row")
    told = daimyo("play", "--variant", "lifeboat/calm", "--seats", "human", "--seed", 1)
    assert "Seat 1: row" in told
    assert "The team wins." in told or "The team loses." in told


@pytest.mark.parametrize("game", sorted({case.game for case in ELSEWHERE}))
def test_what_a_game_does_not_offer_is_said(game, daimyo):
    """A game whose ending cannot be told in words, or searched, says so in a sentence."""
    facts = games.facts_of(game)
    name = f"{game}/{facts.base}"
    assert "cannot be told in a few words" in daimyo("score", "--variant", name, code=2)
    told = daimyo("score", "--variant", name, "--variant", name, "--exhaustive", code=2)
    assert "too many to be searched" in told
    told = daimyo("score", "--variant", name, "--captured", "rice:1", code=2)
    assert f"How a game of {facts.title} ended is not told by --captured." in told
    told = daimyo("board", "japan", "--variant", name, code=2)
    assert "is played without one" in told


def test_every_game_is_listed_and_measured(case, daimyo):
    """The list of variants tells games apart, and the engine's speed is measured by game."""
    listed = [line.split() for line in daimyo("list", "variants").splitlines()]
    assert (case.facts.base, case.game) in {(words[0].rpartition("/")[2], words[-1]) for words in listed}
    found = json.loads(daimyo("bench", "--game", case.game, "--seconds", "0.1", "--json"))
    assert all(value > 0 for value in found.values())
    assert "There is no game" in daimyo("bench", "--game", f"{case.game}x", code=2)
