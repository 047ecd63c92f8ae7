"""Every game is hunted through and examined by the same commands."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from engine.questions.examine.examination import QUESTIONS
from engine.records import record as records
from workbench.cli import daimyo


def asked(*words):
    """Run a command and give what it prints."""
    result = CliRunner().invoke(daimyo, [*map(str, words), "--json"])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_a_game_is_hunted_through(case, tmp_path):
    """The hunt ends, and the records of what it finds replay."""
    about = ("--variant", case.variant_name, "--players", case.players)
    found = asked("hunt", *about, "--games", 12, "--records", tmp_path / "found")
    assert found["games"] >= 10
    for each in found["findings"]:
        assert each["sentence"].endswith(".")
        assert each["record"] is None or records.examine_file(Path(each["record"])).verdict.ok


def test_a_game_is_examined(case, tmp_path):
    """Every question gets an answer with a verdict, and the page stands alone."""
    about = ("--variant", case.variant_name, "--players", case.players)
    page = tmp_path / "critique.html"
    found = asked("examine", *about, "--games", 300, "--only", "fair", "--only", "dead", "-o", page)
    assert {each["verdict"] for each in found["findings"]} <= {"good", "look", "problem", "unclear"}
    assert {each["chapter"] for each in found["findings"]} <= set(QUESTIONS)
    assert "http" not in page.read_text(encoding="utf-8")
