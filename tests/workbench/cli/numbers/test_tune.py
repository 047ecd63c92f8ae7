"""`daimyo tune`: weights fitted to a variant and a map, written as a persona."""

from __future__ import annotations

import json

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


def test_who_has_no_weights_cannot_be_tuned(daimyo, tmp_path):
    """An agent without weights for the game is refused in a sentence."""
    code, _, err = daimyo("tune", *FEW, "--start", "random", "-o", str(tmp_path / "tuned.yaml"))
    assert code == 2
    assert "has no weights for Samurai" in err
