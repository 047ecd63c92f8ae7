"""The TABLE workspace with its surroundings: unsaved texts, records from files, branches, what is kept."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from engine import record as records
from engine import shipped
from engine.documents import load_variant
from engine.library import Library
from engine.match import Match
from workbench.shell.notice import Notice


@pytest.fixture
def record(tmp_path):
    """Give the file of a finished game of two agents."""
    variant = load_variant(Library(), "1998-english")
    from engine import games
    from engine import map as maps

    chart = maps.load(Library(), shipped.files("map")["japan"]).required()
    match = Match(games.find("samurai").rules(variant, chart, 2), 4, 0, ["greedy", "random"])
    while not match.is_over:
        match.play(match.rules.legal_moves(match.position)[0])
    path = tmp_path / "finished.json"
    records.save(records.of(match, "japan"), path)
    return path


def wait_for_game(person, before=None):
    """Wait until another game is on the table."""
    person.qtbot.waitUntil(
        lambda: person.sitting is not None and person.sitting is not before, timeout=60_000
    )


def test_a_game_is_played_on_unsaved_text(person, variant):
    """What is written but not saved is what is played."""
    document = person.window.open_path(variant)
    document.replace_all(document.text.replace("tie_threshold: 3", "tie_threshold: 2"), "Edit")
    person.window.show_workspace("table")
    person.begin(None, "greedy", variant=variant, texts=person.window.desk.texts())
    assert person.sitting.names.values["end"]["tie_threshold"] == 2
    assert "tie_threshold: 3" in variant.read_text(encoding="utf-8")
    assert person.page.seats.removed.places == 2


def test_playtest_comes_from_the_rules(person, variant):
    """RULES' Playtest shows the set-up page with the variant that was open there."""
    person.begin(None, "greedy")
    person.window.open_path(variant)
    assert person.window.workspace_name == "rules"
    person.window.do("rules.playtest")
    assert person.window.workspace_name == "table"
    assert person.sitting is None
    page = person.workspace.setup_page
    assert page.isVisible()
    assert page.variant_choice.currentData() == str(variant)


def test_a_variant_that_does_not_fit_is_refused(person, tmp_path, monkeypatch):
    """A game that cannot be played stays on the set-up page and says why."""
    broken = tmp_path / "broken.yaml"
    broken.write_text("schema: daimyo/variant/1\ntitle: B\nextends: nowhere\n", encoding="utf-8")
    said: list[Notice] = []
    monkeypatch.setattr(person.window, "say", said.append)
    person.workspace.begin(person.planned(None, "greedy", variant=broken))
    person.qtbot.waitUntil(lambda: bool(said), timeout=60_000)
    assert "nowhere" in said[0].text
    assert person.sitting is None
    assert person.workspace.setup_page.isVisible()


def test_a_record_file_opens_at_the_table(person, record):
    """File > Open of a record shows its game; keys step through it."""
    person.window.show_workspace("map")
    person.window.files.open_paths([record])
    wait_for_game(person)
    assert person.window.workspace_name == "table"
    assert person.sitting.title == "finished"
    assert person.sitting.is_over
    last = person.sitting.at
    person.window.do("play.back")
    assert person.sitting.at == person.sitting.turns[-1].first
    assert person.board.scene.tokens.keys() < {space.at for space in person.sitting.names.board.spaces}
    person.window.do("play.first")
    assert person.sitting.turn_at() == 0
    assert not person.board.scene.tokens
    person.window.do("play.forward")
    assert person.sitting.turn_at() == 1
    person.window.do("play.last")
    assert person.sitting.at == last


def test_the_command_line_s_file_opens_at_the_table(workbench, qtbot, record):
    """`daimyo app game.json` shows the game."""
    workbench._open([record])
    qtbot.waitUntil(lambda: workbench.window.workspace_name == "table")
    table = workbench.window.workspace
    qtbot.waitUntil(lambda: table.sitting is not None, timeout=60_000)
    assert table.sitting.path == record


def test_a_flipped_game_shows_both_verdicts(person, record):
    """A record may be shown at a position, with the verdict of another variant beside its own."""
    played = json.loads(record.read_text(encoding="utf-8"))
    other = load_variant(Library(), "1998-german").values
    person.workspace.open_record(played, at=60, other_variant=other)
    wait_for_game(person)
    assert person.sitting.at == 60
    assert person.page.verdicts.isVisible()
    words = person.page.verdicts.words.text()
    assert played["variant"]["title"] in words
    assert other["title"] in words


def test_a_damaged_record_is_refused(person, record, monkeypatch):
    """A file that is no sound record is not shown, and the reason is said."""
    record.write_text(record.read_text(encoding="utf-8")[:400], encoding="utf-8")
    said: list[Notice] = []
    monkeypatch.setattr(person.window, "say", said.append)
    person.window.files.open_paths([record])
    person.qtbot.waitUntil(lambda: bool(said), timeout=60_000)
    assert "JSON" in said[0].text
    assert person.sitting is None


def test_a_branch_from_a_record(person, record):
    """From an earlier position of a finished game a new one goes on; its record replays and the file stays."""
    before = record.read_bytes()
    person.workspace.open_record(record)
    wait_for_game(person)
    old = person.sitting
    old.show(old.turns[4].last)
    person.window.do("play.branch")
    branch = person.sitting
    assert branch is not old
    assert not branch.is_over
    assert len(branch.turns) >= 5
    assert branch.path is None
    person.qtbot.waitUntil(lambda: len(branch.turns) > 6, timeout=60_000)
    assert records.verify(branch.record()).ok
    assert record.read_bytes() == before


def test_saving_by_key(person, tmp_path, monkeypatch):
    """Ctrl+S asks once for a file, then writes the record there; it loads, and replays with its undone plays."""
    person.begin(None, "greedy")
    person.skip_setup()
    person.wait_for_me()
    person.decide()
    person.window.do("edit.undo")
    person.decide()
    path = tmp_path / "mine.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    person.key(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier, person.window)
    found = records.load(path)
    assert records.verify(found).ok
    assert any(turn.get("undone") for turn in found["turns"])
    assert person.workspace.status().right[-1] == "Saved mine.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: pytest.fail("asked twice"))
    person.window.do("play.save")


def test_a_game_that_was_left_is_gone_on_with(person):
    """The game on the table is kept; after another set-up, or a crash, it can be gone on with."""
    person.begin(None, None)
    person.skip_setup()
    moves = list(person.sitting.match.moves)
    person.window.do("play.set_up")
    assert not person.workspace.is_laid
    kept = person.workspace.store.games()
    assert [game.title for game in kept] == ["Playtest 1"]
    person.workspace.resume(kept[0].key)
    wait_for_game(person)
    assert person.sitting.match.moves == moves
    assert person.sitting.waits_for == 0


def test_the_shown_state_follows_the_theme_and_size(person):
    """The table fits a window of the least size in both themes: nothing but the board gives way."""
    from workbench.settings import THEME

    person.begin(None, "greedy", "greedy", "greedy")
    person.skip_setup()
    person.window.resize(1100, 700)
    for word in ("dark", "light"):
        person.window.settings.set(THEME, word)
        assert not person.window.grab().isNull()
    assert person.strip.width() <= person.page.width()
    room = person.strip.rect()
    assert all(room.contains(piece.geometry()) for piece in person.strip.pieces)
    assert room.contains(person.strip._deeds.geometry())
