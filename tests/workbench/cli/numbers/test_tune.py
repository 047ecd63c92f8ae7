"""`daimyo tune`: weights fitted to a variant and a map, written as a persona."""

from __future__ import annotations

import errno
import json
import os

import pytest
import yaml

from engine import agents

FEW = ("--players", "2", "--generations", "1", "--games", "4", "--proof", "40")


def test_it_writes_a_persona_and_says_what_it_gains(daimyo, tmp_path):
    """The file is an agent that can be named, and the gain comes with its interval."""
    path = tmp_path / "tuned.yaml"
    code, out, _ = daimyo("tune", *FEW, "-o", str(path), "--json")
    found = json.loads(out)
    assert code == 0
    assert found["persona"] == str(path)
    low, high = found["gain"]["ci95"]
    assert low <= found["gain"]["value"] <= high
    assert agents.read(str(path)).kind == "greedy"


def test_a_persona_says_which_games_variant_it_is_for(daimyo, tmp_path):
    """A variant that is named with its game is written down so."""
    path = tmp_path / "tuned.yaml"
    words = ("--variant", "naishi/base", "--generations", 0, "--proof", 2, "--jobs", 1)
    assert daimyo("tune", *words, "-o", path)[0] == 0
    assert yaml.safe_load(path.read_text(encoding="utf-8"))["provenance"]["variant"] == "naishi/base"


def test_where_greedy_weighs_one_thing_a_persona_is_tuned(daimyo, tmp_path):
    """Greedy counts nothing but points at Naishi: there its weights have no ratio that could be better."""
    path = tmp_path / "tuned.yaml"
    words = ("--variant", "naishi/base", "--generations", 0, "--proof", 2, "--jobs", 1)
    assert daimyo("tune", *words, "-o", path)[0] == 0
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert found["provenance"]["start"] == "greedy-aggressive"
    assert set(found["weights"]["naishi"]) == {"points", "hopes"}


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--start", "random"), "has no weights for Samurai"),
        (("--start", "mcts:100"), "`mcts:100` searches"),
        (("--variant", "naishi/base", "--start", "greedy"), "weighs one thing alone in Naishi"),
    ],
)
def test_who_has_no_weights_cannot_be_tuned(daimyo, tmp_path, words, reason):
    """An agent without weights of its own for the game is refused in a sentence."""
    code, _, err = daimyo("tune", *FEW, *words, "-o", str(tmp_path / "tuned.yaml"))
    assert code == 2
    assert reason in err


def test_where_nothing_can_be_written_nothing_is_tried(daimyo, tmp_path):
    """A missing folder is told before the games, not after them."""
    code, out, err = daimyo("tune", *FEW, "-o", str(tmp_path / "none" / "tuned.yaml"))
    assert (code, out) == (3, "")
    assert str(tmp_path / "none") in err


def test_a_full_disk_does_not_lose_the_weights(daimyo, tmp_path, monkeypatch):
    """What took long to find is shown where it cannot be kept."""

    def full(path, content):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr("workbench.cli.numbers.tune.write_out", full)
    code, _, err = daimyo("tune", *FEW, "-o", str(tmp_path / "tuned.yaml"))
    assert code == 3
    (tmp_path / "shown.yaml").write_text(err[err.index("schema:") : err.index("Could not finish")])
    assert agents.read(str(tmp_path / "shown.yaml")).kind == "greedy"


def test_whoever_does_not_wait_for_the_proof_has_the_weights(daimyo, tmp_path, monkeypatch):
    """The persona is written before its gain is measured; stopped then, it says nothing of a gain."""
    path, asked = tmp_path / "tuned.yaml", []

    def given_up(tuning, games, stop):
        asked.append(agents.read(str(path)).kind)

    monkeypatch.setattr("engine.numbers.tuning.Tuning.proof", given_up)
    code, out, err = daimyo("tune", *FEW, "-o", str(path), "--json")
    assert (code, asked) == (130, ["greedy"])
    assert json.loads(out)["gain"] is None
    assert "are kept" in err
    assert "gain" not in yaml.safe_load(path.read_text(encoding="utf-8"))["provenance"]
