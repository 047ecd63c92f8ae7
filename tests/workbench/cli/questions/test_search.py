"""`daimyo search`: what is kept, what is refused, and who is told what."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
import yaml

from engine.numbers import ownership


@pytest.fixture
def search(folder):
    """Give a function that writes a small search, its values changed as wanted, and gives its file's name."""

    def write(**changes):
        values = {
            "schema": "daimyo/search/1",
            "variant": "2016",
            "map": "./strip.yaml",
            "players": 2,
            "agent": "random",
            "free": {"end.tie_threshold": {"from": 2, "to": 6}},
            "objectives": [{"measure": "spread", "aim": "least"}],
            "trials": 3,
            "games": 16,
            "confirm": 16,
            "seed": 7,
            **changes,
        }
        Path("small.search.yaml").write_text(yaml.safe_dump(values, sort_keys=False), encoding="utf-8")
        return "small.search.yaml"

    return write


@pytest.fixture
def kept(search, daimyo):
    """Give the folder of a search that was run."""
    code, _, err = daimyo("search", search(), "--store", "kept")
    assert code == 0, err
    [made] = Path("kept").iterdir()
    return made


def test_the_same_again_plays_nothing(search, kept, daimyo):
    """A finished search is read back, trial by trial."""
    log = (kept / "trials.jsonl").read_bytes()
    code, out, _ = daimyo("search", search(), "--store", "kept", "--json")
    assert code == 0
    assert json.loads(out)["trials"] == 3
    assert (kept / "trials.jsonl").read_bytes() == log


def line_of(**changes):
    """Give a line of a log that would be sound but for some changes."""
    told = {"kind": "trial", "number": 1, "genome": [1], "measures": {"spread": [0.1, 0.1]}, "games": 16}
    return json.dumps({**told, "is_stopped": False, "shares": [0.5, 0.5], **changes}).encode() + b"\n"


@pytest.mark.parametrize(
    "line",
    [
        b"[]\n",
        b'{"kind": "trial"}\n',
        b'{"kind": "trial", "number": "0", "measures": {"spread": [0, 0]}, "games": 1, "is_stopped": false}\n',
        b'{"kind": "trial", "number": 0, "measures": {"spread": ["x", 0]}, "games": 1, "is_stopped": false}\n',
        b'{"kind": "trial", "number": 0, "measures": {}, "games": 1, "is_stopped": false}\n',
        b"[" * 100_000 + b"\n",
        b"\xff\n",
        line_of(genome=[99]),
        line_of(genome=["city"]),
        line_of(genome=[]),
        line_of(genome=[0, 0]),
        line_of(shares=[10**400, 0]),
        line_of(shares=[0.5]),
        line_of(shares=[-1, 2]),
        line_of(games=0),
    ],
)
def test_a_damaged_log_is_set_aside(line, search, kept, daimyo):
    """A line that is none of ours is told and kept beside; what stood before it is gone on with to the same end."""
    log = (kept / "trials.jsonl").read_bytes()
    first, rest = log.splitlines(keepends=True)[0], log.splitlines(keepends=True)[1:]
    (kept / "trials.jsonl").write_bytes(first + line + b"".join(rest))
    code, _, err = daimyo("search", search(), "--store", "kept", "--resume")
    assert code == 0
    assert "were damaged: they lie in" in err
    assert (kept / "trials.jsonl").read_bytes() == log
    assert (kept / "damaged-trials.jsonl").read_bytes() == first + line + b"".join(rest)


def test_going_on_and_beginning_anew_are_not_one_wish(search, kept, daimyo):
    """Whoever asks for both is told so, and loses nothing."""
    log = (kept / "trials.jsonl").read_bytes()
    code, _, err = daimyo("search", search(), "--store", "kept", "--resume", "--restart")
    assert code == 2
    assert "Give --resume or --restart, not both." in err
    assert (kept / "trials.jsonl").read_bytes() == log


def test_a_search_that_somebody_runs_is_not_called_interrupted(search, kept, daimyo):
    """While the first process lives, a second one is told whose search it is, and drops nothing."""
    log = (kept / "trials.jsonl").read_bytes()
    (kept / "trials.jsonl").write_bytes(log.splitlines(keepends=True)[0])
    with ownership.held(kept, "this search"):
        for words in ([], ["--resume"], ["--restart"]):
            code, out, err = daimyo("search", search(), "--store", "kept", *words)
            assert (code, out) == (3, "")
            assert f"this search is being run by another process, number {os.getpid()}" in err
            assert "interrupted" not in err
    assert (kept / "trials.jsonl").is_file()
    assert "interrupted after 1 trial: go on" in daimyo("search", search(), "--store", "kept")[2]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seed": 2**64}, "error out-of-range: `seed` must be"),
        ({"free": {"end.tie_threshold": {"from": -(10**9), "to": 10**9}}}, "has 2,000,000,001 values"),
        ({"trials": 100_000, "games": 1_000_000}, "100,000,000,000 games; 100,000,000 are the most"),
        ({"agent": "./nobody.yaml"}, "small.search.yaml:5:8: error agent-unknown"),
        ({"objectives": [{"measure": "luck", "aim": "most"}]}, "There is no metric `luck`"),
        (
            {"objectives": [{"measure": "end_reasons luck", "aim": "most"}]},
            "small.search.yaml:11:12: error metric-unknown: `end_reasons luck` is none of",
        ),
        ({"objectives": [{"measure": "end_reasons", "aim": "most"}]}, "`end_reasons` is none of"),
        ({"variant": "../../../../etc/passwd"}, "error variant-unknown"),
        ({"code": "print(1)"}, "error unknown-key"),
        (
            {"free": {"hand.first": ["chosen", "stolen"]}},
            "error wrong-value: `hand.first` must be `chosen` or `random`, not `stolen`.",
        ),
    ],
)
def test_what_it_refuses(changes, reason, search, daimyo):
    """Sizes that nobody could wait for, names that nobody knows and keys that would be code are problems."""
    code, out, err = daimyo("search", search(**changes), "--store", "kept")
    assert (code, out) == (1, "")
    assert reason in err
    assert "root:" not in err


def test_a_pipe_holds_nobody(folder, daimyo):
    """A named pipe that nobody writes to is no search."""
    os.mkfifo("pipe.search.yaml")
    assert daimyo("search", "pipe.search.yaml")[0] == 1


def test_candidates_replace_nothing(search, kept, daimyo):
    """A folder that holds candidates is refused, and what lies there stays."""
    Path("found").mkdir()
    Path("found/trial-1.variant.yaml").write_text("mine", encoding="utf-8")
    code, _, err = daimyo("search", search(), "--store", "kept", "-o", "found")
    assert code == 2
    assert "holds candidates already" in err
    assert Path("found/trial-1.variant.yaml").read_text(encoding="utf-8") == "mine"


def test_a_search_that_tried_all_there_is_was_not_interrupted(search, daimyo):
    """Where fewer candidates can be than trials were asked for, the same again is read back without a question."""
    for _ in range(2):
        code, out, err = daimyo("search", search(trials=40), "--store", "kept", "--json")
        assert (code, json.loads(out)["trials"]) == (0, 5), err


def test_constraints_that_nobody_keeps_are_told(search, daimyo):
    """The start alone is shown then, and it is said why."""
    hard = [{"measure": "turns", "most": 1}]
    code, out, _ = daimyo("search", search(constraints=hard), "--store", "kept")
    assert code == 0
    assert "No candidate keeps the constraints; trial 0 is the start." in out


def test_a_free_value_that_is_none_says_what_is_wrong(search, daimyo):
    """A misspelt key is told from one whose values cannot be played."""
    code, _, err = daimyo("search", search(free={"hand.siez": {"from": 4, "to": 6}}), "--store", "kept")
    assert code == 1
    assert "Did you mean `size`?" in err


def test_shares_are_told_in_percent(search, kept, daimyo):
    """As in the window, what lies between nothing and one is told in percent, and the head says so."""
    _, out, _ = daimyo("search", search(), "--store", "kept", "--resume")
    head, start = (line for line in out.splitlines() if line.startswith(("trial", "    0")))
    assert "spread found, %" in head
    value = json.loads(daimyo("search", search(), "--store", "kept", "--resume", "--json")[1])["start"]
    assert f"{100 * value['objectives']['spread']:.1f}" in start
