"""Whose Python may run: exactly the texts that a person approved."""

from __future__ import annotations

import pytest

from engine.foreign import trust
from engine.texts.problem import ProblemError


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Let approvals be kept for one test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(trust, "_approved_here", set())
    return tmp_path


def test_only_the_approved_text_is_trusted(home):
    """Approving a text approves that text to the letter, for every later process, until its file is deleted."""
    assert not trust.is_trusted("x = 1\n")
    file = trust.trust("x = 1\n")
    assert file.read_text() == "x = 1\n"
    assert trust.is_trusted("x = 1\n")
    assert not trust.is_trusted("x = 1")
    assert [path.name for path in trust.folder().iterdir()] == [f"{trust.sha256('x = 1' + chr(10))}.py"]
    file.unlink()
    assert not trust.is_trusted("x = 1\n")


def test_an_approval_for_now_writes_nothing(home):
    """What another process has sent to be played is approved for this one alone."""
    trust.trust_for_now("x = 1\n")
    trust.require("mine", "x = 1\n")
    assert not trust.folder().exists()


def test_the_refusal_names_agent_hash_and_remedy():
    """Who meets code that is not approved is told which, and where it can be seen and allowed."""
    with pytest.raises(ProblemError) as caught:
        trust.require("mine", "import os\n")
    (problem,) = caught.value.problems
    assert problem.code == "code-untrusted"
    assert "`mine`" in problem.message
    assert trust.sha256("import os\n")[:16] in problem.message
    assert "daimyo runs code" in problem.message


def test_codes_of_cells_are_found():
    """Agents with a text are listed by name; others, and what is no agent at all, are not."""
    cells = [{"agents": {"mine": {"code": "x"}, "greedy": {"kind": "greedy"}, "odd": 7}}, {}]
    assert trust.codes_of(cells) == {"mine": "x"}
