"""The TABLE workspace with its surroundings: unsaved texts, records from files, branches, what is kept."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel

from engine.documents import load_variant
from engine.play.match import Match
from engine.records import record as records
from engine.texts import shipped
from engine.texts.library import Library
from engine.texts.problem import Edit
from workbench.shell.notice import Notice
from workbench.table.agents import advice


@pytest.fixture
def record(tmp_path):
    """Give the file of a finished game of two agents."""
    from engine.maps import map as maps

    chart = maps.load(Library(), shipped.files("map")["japan"]).required()
    return recorded(tmp_path, "samurai", "1998-english", chart)


def recorded(tmp_path, game, variant, chart=None):
    """Give the file of a finished game of first moves."""
    from engine import games

    rules = games.find(game).rules(load_variant(Library(), variant), chart, 2)
    match = Match(rules, 4, 0, ["greedy", "random"])
    while not match.is_over:
        match.play(match.rules.legal_moves(match.position)[0])
    path = tmp_path / "finished.json"
    records.save(records.of(match, "japan" if chart else ""), path)
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
    assert person.page.seats.facts.removed.places == 2


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
    """A record may be shown at a position, with the names of two values, who wins by each, and why."""
    played = json.loads(record.read_text(encoding="utf-8"))
    person.workspace.open_record(
        played, at=60, verdicts=(("Tie limit <2>", [1]), ("Tie limit 4", [])), why="End: Tied figures"
    )
    wait_for_game(person)
    assert person.sitting.at == 60
    assert person.page.verdicts.isVisible()
    assert person.page.verdicts.words.text() == (
        f"By <b>Tie limit &lt;2&gt;</b> the winner is <b>{person.sitting.seats[1].colour_name}</b>  ·  "
        "By <b>Tie limit 4</b> nobody wins  ·  End: Tied figures"
    )


def test_a_damaged_record_is_refused(person, record, monkeypatch):
    """A file that is no sound record is not shown, and the reason is said."""
    record.write_text(record.read_text(encoding="utf-8")[:400], encoding="utf-8")
    said: list[Notice] = []
    monkeypatch.setattr(person.window, "say", said.append)
    person.window.files.open_paths([record])
    person.qtbot.waitUntil(lambda: bool(said), timeout=60_000)
    assert "JSON" in said[0].text
    assert person.sitting is None


@pytest.mark.parametrize(
    ("game", "variant"), [("naishi", "naishi/base"), ("seven-samurai", "seven-samurai/normal")]
)
def test_keys_speak_to_a_record_of_another_game(person, tmp_path, game, variant):
    """The stage of the game before goes, with the focus on it; that of the record has it then."""
    person.begin(None, "greedy")
    table = person.workspace
    table.take_focus()
    before = person.sitting
    table.open_record(recorded(tmp_path, game, variant))
    wait_for_game(person, before)
    person.qtbot.waitUntil(lambda: table.page.stage.isAncestorOf(QApplication.focusWidget()))


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


def test_the_language_changes_in_place(person, speaking):
    """The game, what is in hand, the zoom, a half-written note and the page stay; the words are other ones."""
    person.begin(None, "greedy")
    person.skip_setup()
    person.wait_for_me()
    table, sitting = person.workspace, person.sitting
    token = next(iter(person.gesture.options.places))
    person.pick(token)
    table.zoom_in()
    table.page.log.field.setText("half a note")
    size, at = table.page.stage.board.view.s, sitting.at
    speaking("de")
    assert table.sitting is sitting
    assert person.window.workspace_name == "table"
    assert sitting.at == at
    assert table.page.stage.gesture.picked == token
    assert table.page.isVisible()
    assert table.page.stage.board.view.s == size
    assert table.page.log.field.text() == "half a note"
    assert table.page.log.add_button.text() != "Add"
    legal = table.page.stage.gesture.legal
    table.page.stage.choose(next(iter(legal)))
    assert len(sitting.match.moves) == at + 1


def test_keys_speak_to_the_game_after_another_language_was_chosen(person, speaking):
    """The language is chosen in a dialog; when that closes, keys go on where they were: to the game."""
    person.begin(None, "greedy")
    person.skip_setup()
    person.wait_for_me()
    table = person.workspace
    table.take_focus()
    dialog = QDialog(person.window)
    dialog.setModal(True)
    with person.qtbot.waitExposed(dialog):
        dialog.show()
    speaking("de")
    dialog.reject()
    person.window.activateWindow()
    person.qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    assert table.page.stage.isAncestorOf(QApplication.focusWidget())


def test_an_agent_thinks_on_in_another_language(person, speaking):
    """A question that was asked before the language changed is answered after it."""
    person.begin(None, "greedy")
    person.skip_setup()
    driver = person.workspace.driver
    driver.halt()
    while person.sitting.decider == 0:
        person.sitting.match.play(person.sitting.rules.legal_moves(person.sitting.match.position)[-1])
    person.refresh()
    question, moves = driver._question, len(person.sitting.match.moves)
    assert question is not None
    speaking("pl")
    assert driver._question is question or len(person.sitting.match.moves) > moves
    person.qtbot.waitUntil(lambda: len(person.sitting.match.moves) > moves, timeout=60_000)


def test_a_hint_that_was_asked_for_is_given_in_another_language(person, speaking, monkeypatch):
    """Who asks for a hint and changes the language is not left without one, whether it was there already or not."""
    monkeypatch.setattr(advice, "ADVISOR", "greedy")
    person.begin(None, "greedy")
    person.skip_setup()
    person.wait_for_me()
    table = person.workspace
    table.hint()
    assert table.page.stage.awaits_hint
    for language in ("de", "pl"):
        speaking(language)
        person.qtbot.waitUntil(lambda: table.page.stage.shows_hint, timeout=60_000)


def test_the_set_up_stays_in_another_language(person, speaking):
    """What was chosen and typed for a new game is still chosen, names included."""
    page = person.workspace.setup_page
    person.qtbot.waitUntil(lambda: page.is_settled)
    page.rows[0].name_field.setText("Ada")
    page.play_options.seed.setValue(77)
    before = page.plan()
    speaking("de")
    later = person.workspace.setup_page
    person.qtbot.waitUntil(lambda: later.is_settled)
    assert later is not page
    assert later.plan().seats[0].name == "Ada"
    assert later.plan().seed == 77
    assert (later.plan().map, later.plan().variant) == (before.map, before.variant)


def test_a_finished_game_is_told_in_another_language(person, speaking):
    """Turns that were told before, what a seat did last, unnamed people and the title of a branch are said anew."""
    person.begin(None, "greedy", "greedy")
    person.window.do("play.see_all")
    person.skip_setup()
    person.skip(len(person.sitting.match.moves) + 8)
    person.workspace.branch_here()
    person.skip(10_000)
    assert person.sitting.is_over
    english = [row.said for row in person.page.log.moves.rows.rows]
    assert person.sitting.title.startswith("Playtest 1, branch at turn")
    speaking("de")
    page = person.workspace.page
    german = [row.said for row in page.log.moves.rows.rows]
    assert len(german) == len(english)
    assert "Helm" in " ".join(german)
    assert "elmet" not in " ".join(german)
    assert not set(german) & set(english)
    told = {label.text() for label in page.seats.findChildren(QLabel)}
    assert not any("elmet" in text or "uddha at" in text for text in told)
    assert person.sitting.seats[0].name == "Spieler 1"
    assert person.sitting.title.startswith("Probespiel 1, Abzweig bei Zug")
    assert person.window.windowTitle().startswith("Probespiel 1, Abzweig bei Zug")


def test_a_note_is_written_at_the_table_of_a_finished_game(person):
    """Whoever wants to write a note on the result page comes to the log, where it is written and stands."""
    person.begin("greedy", "greedy")
    person.skip(10_000)
    person.workspace.show_result()
    assert person.workspace.result_page.isVisible()
    person.window.do("play.note")
    field = person.page.log.field
    person.qtbot.waitUntil(field.hasFocus)
    person.qtbot.keyClicks(field, "Close.")
    person.qtbot.keyClick(field, Qt.Key.Key_Return)
    assert any("Close." in row.said for row in person.page.log.notes.rows.rows)


def test_recent_set_ups_are_offered_in_another_language(person, speaking):
    """What was set up lately is named anew; people whom nobody named have no name in any language."""
    page = person.workspace.setup_page
    person.qtbot.waitUntil(lambda: page.is_settled)
    page.recent_setups.keep(page.plan())
    assert page.recent_setups.list.item(0).text().startswith("Samurai (1998, English) on Japan\nPlayer 1, ")
    speaking("de")
    later = person.workspace.setup_page
    person.qtbot.waitUntil(lambda: later.is_settled)
    assert (
        later.recent_setups.list.item(0).text().startswith("Samurai (1998, English) auf Japan\nSpieler 1, ")
    )
    assert later.rows[0].name_field.text() == ""


def test_nothing_is_replaced_by_a_branch_or_a_new_game(person):
    """A game, its branch and a game begun after them stand on the shelf together, none of them saved."""
    person.begin(None, None)
    person.skip_setup()
    person.skip(len(person.sitting.match.moves) + 9)
    first = list(person.sitting.match.moves)
    person.window.do("play.see_all")
    person.sitting.show(person.sitting.turns[1].last)
    person.window.do("play.branch")
    assert person.sitting.title == "Playtest 1, branch at turn 2"
    branch = list(person.sitting.match.moves)
    person.begin(None, None, seed=6)
    person.skip_setup()
    person.window.do("play.shelf")
    kept = {game.title: game for game in person.workspace.store.games()}
    assert list(kept) == ["Playtest 2", "Playtest 1, branch at turn 2", "Playtest 1"]
    assert kept["Playtest 1, branch at turn 2"].origin.parent == kept["Playtest 1"].key
    assert kept["Playtest 1, branch at turn 2"].origin.from_turn == 2
    for title, moves in (("Playtest 1", first), ("Playtest 1, branch at turn 2", branch)):
        person.workspace.resume(kept[title].key)
        person.qtbot.waitUntil(
            lambda title=title: person.sitting is not None and person.sitting.title == title, timeout=60_000
        )
        assert person.sitting.match.moves == moves
        person.window.do("play.shelf")


def test_a_half_written_note_goes_along_with_a_branch(person):
    """What is being written about the shown turn stands in the branch to be ended, and is no note of the game left."""
    person.begin(None, None, is_hot_seat=False)
    person.skip_setup()
    person.skip(len(person.sitting.match.moves) + 9)
    person.sitting.show(person.sitting.turns[1].last)
    person.page.log.field.setText("What if")
    left = person.sitting.match
    person.window.do("play.branch")
    assert person.sitting.match is not left
    assert person.page.log.field.text() == "What if"
    assert person.sitting.sees_all
    person.page.log.add_note()
    notes = [note for turn in person.sitting.record()["turns"] for note in turn.get("notes", ())]
    assert notes == ["What if"]
    assert not left.notes


def restarted(person, stored):
    """Give the table of another window on the same storage, as after a start; the first window was never closed."""
    from workbench.shell.main_window import MainWindow
    from workbench.shell.recent import Recent
    from workbench.shell.session import Session

    window = MainWindow(person.window.desk, person.window.settings, Session(stored), Recent(stored))
    person.qtbot.addWidget(window)
    return window.show_workspace("table")


def test_after_a_crash_the_table_shows_the_game_that_was_left(person, stored):
    """Without a farewell the next start lays the same game on the table, with the last move and note."""
    person.begin(None, None)
    person.skip_setup()
    person.window.do("play.see_all")
    person.wait_for_me()
    person.decide()
    person.sitting.note("before the crash")
    left = person.sitting.record()
    person.qtbot.waitUntil(lambda: not person.workspace.autosave._soon.isActive(), timeout=5_000)
    table = restarted(person, stored)
    person.qtbot.waitUntil(lambda: table.sitting is not None, timeout=60_000)
    assert table.sitting.record() == left
    assert table.sitting.title == person.sitting.title
    assert table.sitting.sees_all


def test_a_playtest_after_a_restart_is_not_covered_by_the_game_that_was_left(person, stored):
    """Who asks for a set-up before the table was ever shown gets it; the game that lay there stays on the shelf."""
    person.begin(None, None)
    person.skip_setup()
    table = restarted(person, stored)
    variant = shipped.files("variant")["short-game"]
    table.choose_variant(variant)
    person.qtbot.waitUntil(lambda: not table.arrivals.is_on_the_way, timeout=60_000)
    QApplication.processEvents()
    assert table.sitting is None
    assert table.setup_page.plan().variant == variant
    assert [game.title for game in table.store.games()] == [person.sitting.title]


def test_after_a_restart_the_shelf_is_offered_where_no_game_was_left(person, stored):
    """Whoever left at the set-up or the shelf finds the shelf; an open record is found by its file."""
    person.begin(None, None)
    person.skip_setup()
    person.window.do("play.set_up")
    table = restarted(person, stored)
    assert table.is_at_shelf
    assert table.title() == "Shelf"


def test_an_open_record_is_found_again(person, stored, record):
    """A record that was looked at and not changed is opened from its file."""
    person.workspace.open_record(record)
    wait_for_game(person)
    table = restarted(person, stored)
    person.qtbot.waitUntil(lambda: table.sitting is not None, timeout=60_000)
    assert table.sitting.path == record
    assert not table.store.games()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda found: found["result"].update(winners=[1 - found["result"]["winners"][0]]), "result"),
        (lambda found: found["turns"][3].update(drew=[]), "turn 4"),
        (lambda found: found["turns"][5].update(player=found["turns"][4]["player"]), "turn 6"),
    ],
)
def test_a_record_that_contradicts_itself_is_refused(person, record, monkeypatch, change, said):
    """Tampered winners, draws or seats are not shown; the sentence says what contradicts and where."""
    found = json.loads(record.read_text(encoding="utf-8"))
    change(found)
    record.write_text(records.text(found), encoding="utf-8")
    notices: list[Notice] = []
    monkeypatch.setattr(person.window, "say", notices.append)
    person.workspace.open_record(record)
    person.qtbot.waitUntil(lambda: bool(notices), timeout=60_000)
    assert "contradicts itself" in notices[0].text
    assert said in notices[0].text
    assert not set("{}[]") & set(notices[0].text)
    assert person.sitting is None


def test_a_refused_record_leaves_the_set_up_usable(person, tmp_path):
    """A record that pushes another game aside on its way, and is refused, keeps nobody from beginning one."""
    table, busy = person.workspace, list[bool]()
    table.arrivals.is_busy.connect(busy.append)
    table.begin(person.planned(None, None))
    path = tmp_path / "none.json"
    path.write_text("{}", encoding="utf-8")
    table.open_record(path)
    person.qtbot.waitUntil(lambda: busy == [True, False], timeout=60_000)
    assert person.sitting is None


def test_the_same_set_up_is_played_again_from_a_record(person, record):
    """New game, same set-up after an opened record: the same rules and seats with other chance, no set-up page."""
    person.workspace.open_record(record)
    wait_for_game(person)
    old = person.sitting
    person.workspace.play_again()
    assert person.sitting is not old
    assert person.sitting.rules is old.rules
    assert person.sitting.seats == old.seats
    assert person.sitting.match.seed != old.match.seed
    assert person.workspace.page.isVisible() or person.workspace.privacy.isVisible()


def test_a_game_says_that_its_variant_was_edited(person, qtbot, tmp_path):
    """An edit of the variant changes nothing on the table: a notice says so and offers a game by the new rules."""
    path = tmp_path / "mine.yaml"
    path.write_text(
        "schema: daimyo/variant/1\ntitle: Mine\nextends: 1998-english\nend:\n  tie_threshold: 4\n",
        encoding="utf-8",
    )
    document = person.window.open_path(path)
    person.window.show_workspace("table")
    person.begin(None, "greedy", variant=path)
    old = person.sitting

    def said():
        return [bar.notice for bar in person.window.notices.bars if bar.notice.topic == "edited rules"]

    person.window.show_workspace("rules")
    place = document.text.index("4")
    document.apply([Edit(place, place + 1, "3")], "Edit")
    person.window.show_workspace("table")
    qtbot.waitUntil(lambda: len(said()) == 1, timeout=60_000)
    assert person.sitting is old
    assert old.rules.variant["end"]["tie_threshold"] == 4
    said()[0].choices[0][1]()
    qtbot.waitUntil(lambda: person.sitting is not old, timeout=60_000)
    assert person.sitting.rules.variant["end"]["tie_threshold"] == 3
    assert said() == []
