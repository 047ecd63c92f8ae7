"""Code that came with a run: it is shown before it runs, and it does not run unless a person says so."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QDialog

from engine.foreign import trust
from workbench.lab.cards.game_wish import GameWish
from workbench.lab.runs.code_question import CodeQuestion

CODE = """\
from pathlib import Path
from engine import agents

Path({marker!r}).touch()
agents.register("stranger", lambda view, chance: 0)
"""


@pytest.fixture
def strange(done, tmp_path, monkeypatch):
    """Give the lab, the code of an agent that came with a run, and the file that it makes when it runs."""
    marker = tmp_path / "it-ran"
    monkeypatch.setattr(trust, "_approved_here", set())
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return done, CODE.format(marker=str(marker)), marker


def wish(lab, code):
    """Ask for a game that a stranger's agent played."""
    brought = {"stranger": {"name": "stranger", "kind": "own", "code": code}}
    one, other = (
        replace(each.cell, lineup=("stranger", "stranger"), agents=brought) for each in lab.findings.cells
    )
    return GameWish(one, other, lab.findings.pairs[0, 1].flips[0], None, ("one", "other"))


def test_code_is_shown_whole_with_place_and_hash_and_no_is_the_default(strange, tmp_path, qtbot):
    """The dialog shows what would run, whence and its hash; Enter does not run it."""
    _, code, _ = strange
    asked = CodeQuestion("<b>stranger</b>", code, tmp_path / "<i>run</i>")
    qtbot.addWidget(asked)
    assert asked.text.toPlainText() == code
    assert asked.text.isReadOnly()
    assert asked.hash.text() == f"SHA-256 {trust.sha256(code)}"
    assert str(tmp_path / "<i>run</i>") in asked.place.text()
    assert asked.no.isDefault()
    assert not asked.run.isDefault()
    assert not asked.run.autoDefault()


def test_what_cannot_be_seen_is_written_out(strange, tmp_path, qtbot):
    """Marks that turn the direction of letters are shown by their number: what is read is what would run."""
    asked = CodeQuestion("stranger", "if a:\u202e  # b\n\tpass", tmp_path)
    qtbot.addWidget(asked)
    assert asked.text.toPlainText() == "if a:\\u202e  # b\n\tpass"


def test_a_game_of_somebody_s_code_is_not_played_when_that_is_refused(strange, monkeypatch):
    """Refusing plays nothing and says so; the code has not run."""
    lab, code, marker = strange
    monkeypatch.setattr(CodeQuestion, "exec", lambda self: QDialog.DialogCode.Rejected)
    monkeypatch.setattr(lab.workspace.run_files, "record", lambda *_: pytest.fail("played"))
    lab.workspace.differing_games.open(wish(lab, code))
    assert not marker.exists()
    assert not trust.is_trusted(code)
    assert any("was not run" in bar.notice.text for bar in lab.window.notices.bars)


def test_allowed_code_is_not_asked_about_twice(strange, monkeypatch):
    """Once it was allowed the game is played, and the same text is not asked about again until the program ends."""
    lab, code, _ = strange
    asked, played = [], []

    def allow(question):
        asked.append(question.text.toPlainText())
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(CodeQuestion, "exec", allow)
    monkeypatch.setattr(lab.workspace.run_files, "record", lambda wish, show: played.append(wish.number))
    for _ in range(2):
        lab.workspace.differing_games.open(wish(lab, code))
    assert asked == [code]
    assert len(played) == 2
    assert trust.is_trusted(code)


def test_showing_such_a_run_runs_nothing(strange):
    """Results and rows of games that a stranger's agent played are shown without it."""
    lab, code, marker = strange
    asked = wish(lab, code)
    lab.workspace.results.duel.table.flips.show((asked.flip,), (asked.played, asked.judged), asked.names)
    assert not lab.workspace.results.duel.table.flips.is_quick
    assert not marker.exists()
