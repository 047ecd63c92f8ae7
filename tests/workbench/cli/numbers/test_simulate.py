"""`daimyo simulate`: the agreed keys, more where games are watched, and the same hash whatever the jobs."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

SMALL = ("--map", "strip.yaml", "--variant", "2016", "--players", "2", "--games", "300")


@pytest.fixture(autouse=True)
def _here(folder):
    """Run everything in a folder with a small map."""


def simulate(daimyo, *words):
    """Run a simulation that must go well and give its JSON."""
    code, out, err = daimyo("simulate", *SMALL, *words, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_json_has_the_agreed_keys(daimyo):
    """Everything other tools rely on is there, and shares of wins add up."""
    found = simulate(daimyo)
    assert {
        "games", "seconds", "games_per_second", "seats", "shared_wins", "no_winner", "end_reasons", "turns",
        "removed_mean", "results_sha256",
    } <= found.keys()  # fmt: skip
    assert sum(seat["win_rate"] for seat in found["seats"]) + found["no_winner"] / 300 == pytest.approx(1)
    assert found["agents"] == []
    assert "spaces" not in found


def test_watching_changes_no_game(daimyo):
    """Watched games have the same hash, and more is known of them: metrics, settlements and tokens."""
    plain, watched = simulate(daimyo), simulate(daimyo, "--watch", "--jobs", "1")
    assert plain["results_sha256"] == watched["results_sha256"]
    values = {(each["metric"], each["label"]): each["value"] for each in watched["metrics"]}
    assert values["turns", "all"] == pytest.approx(plain["turns"]["mean"])
    interval = next(each["ci95"] for each in watched["metrics"] if each["metric"] == "turns")
    assert plain["turns"]["ci95"] == pytest.approx(interval)
    assert 0 < values["drama", "all"] < 1
    settlements = [space for space in watched["spaces"] if space["figures"] is not None]
    assert len(settlements) == 7
    for space in settlements:
        assert space["figures"] == space["ties"] + space["captures_0"] + space["captures_1"]
    assert {token["token"] for token in watched["tokens"]} >= {"ship-2", "swap"}
    assert sum(space["plays"] for space in watched["spaces"]) == sum(
        token["plays"] for token in watched["tokens"] if token["token"] != "swap"
    )


def test_agents_of_a_mixed_line_up(daimyo):
    """Each agent of a mixed line-up has its win rate and how far that lies above luck."""
    found = simulate(daimyo, "--agents", "greedy,random")
    greedy, random = found["agents"]
    assert (greedy["agent"], random["agent"]) == ("greedy", "random")
    assert greedy["skill"] == pytest.approx(2 * greedy["win_rate"] - 1)
    assert greedy["win_rate"] == pytest.approx(found["seats"][0]["win_rate"])


def test_what_a_person_sees(daimyo):
    """The tables say who wins and, where games are watched, what is contested and which tokens go with winning."""
    code, out, _ = daimyo("simulate", *SMALL, "--agents", "greedy,random", "--watch")
    assert code == 0
    for words in (
        "win rate",
        "skill",
        "The most contested settlements",
        "Tokens, and how often",
        "results_sha256",
    ):
        assert words in out
    assert "nan" not in out


def test_games_by_the_clock(daimyo):
    """Where a clock took part there is no hash, and it is said why."""
    words = ("--map", "strip.yaml", "--players", "2", "--games", "1", "--agents", "mcts:1ms,random")
    assert "results_sha256 none, since a clock took part" in daimyo("simulate", *words)[1]
    assert json.loads(daimyo("simulate", *words, "--json")[1])["results_sha256"] is None


def test_records_of_two_batches_do_not_mix(daimyo, folder):
    """A folder that holds records is refused before a game is played, and what lies there stays as it is."""
    words = ("simulate", "--map", "strip.yaml", "--players", "2", "--records", "games")
    assert daimyo(*words, "--games", "3")[0] == 0
    before = {path.name: path.read_bytes() for path in Path("games").iterdir()}
    code, out, err = daimyo(*words, "--games", "2", "--seed", "9")
    assert (code, out) == (2, "")
    assert "holds 3 records already" in err
    assert {path.name: path.read_bytes() for path in Path("games").iterdir()} == before


def test_a_folder_without_records_takes_them(daimyo, folder):
    """Other files do not matter, and a file in place of the folder is named."""
    Path("games").mkdir()
    Path("games/notes.txt").write_text("mine", encoding="utf-8")
    words = ("simulate", "--map", "strip.yaml", "--players", "2", "--games", "2", "--records")
    assert daimyo(*words, "games")[0] == 0
    assert sorted(path.name for path in Path("games").iterdir()) == [
        "000000.json",
        "000001.json",
        "notes.txt",
    ]
    code, _, err = daimyo(*words, "strip.yaml")
    assert (code, "is a file" in err) == (2, True)


OWN = """
import sys
from engine import agents

def mine(view, chance):
    print("hm")
    {body}

agents.register("mine", mine)
"""


@pytest.fixture
def agent(folder):
    """Give a function that writes an agent of one's own, and words to play with it."""

    def write(body):
        Path("mine.py").write_text(OWN.format(body=body), encoding="utf-8")
        where = ("--map", "strip.yaml", "--players", "2", "--agents", "random,mine", "--code", "mine.py")
        return ("simulate", *where, "--games", "5", "--json")

    return write


def test_an_agent_that_talks(daimyo, agent):
    """Stdout is one JSON document, whatever an own agent prints."""
    code, out, err = daimyo(*agent("return 0"))
    assert code == 0
    assert json.loads(out)["games"] == 5
    assert "hm" in err


@pytest.mark.parametrize(
    "body", ["sys.exit()", "raise GeneratorExit", "object.__setattr__(view, 'moves', [-5]); return -5"]
)
def test_an_agent_that_misbehaves(body, daimyo, agent):
    """Whatever it does is one sentence that names agent, game and move, with exit code 1."""
    code, out, err = daimyo(*agent(body))
    assert (code, out) == (1, "")
    assert "The agent `mine`, at its move 1 of game 0, " in err
    assert "Traceback" not in err


def test_more_games_than_can_be_kept(daimyo, folder):
    """A number of games that no memory holds is wrong usage."""
    code, out, err = daimyo("simulate", "--games", 10**12)
    assert (code, out) == (2, "")
    assert "10000000" in err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_code_comes_from_a_file(daimyo, folder):
    """A pipe that nobody writes to does not hold the program."""
    os.mkfifo("pipe.py")
    code, _, err = daimyo("simulate", "--code", "pipe.py", "--games", "1")
    assert (code, "takes a Python file" in err) == (2, True)
