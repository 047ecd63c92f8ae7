"""The live balance strip: games in the background after every edit, which never wait for them."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from workbench.map.balance import live_games
from workbench.map.balance.sentence import Sentence
from workbench.settings import LANGUAGE


@pytest.fixture(autouse=True)
def few_games(monkeypatch):
    """Let the machine rest after a few games: how close the numbers come is not what is looked at here."""
    monkeypatch.setattr(live_games, "MOST_GAMES", 600)


@pytest.fixture
def strip(japanese, qtbot):
    """Give the strip of the published map once its games are played; on a busy machine the compiler takes minutes."""
    found = japanese.workspace.strip
    qtbot.waitUntil(lambda: found.report is not None and found.report.is_done, timeout=300_000)
    return found


def test_the_strip_shows_rates_with_intervals(strip):
    """Each seat has its rate and interval; length, removed figures and ends are there too."""
    assert len(strip.seats) == 4
    rates = [float(cell.value.text()) for cell in strip.seats]
    assert sum(rates) == pytest.approx(100, abs=0.5)
    assert all(cell.unit.text().startswith("± ") for cell in strip.seats)
    assert float(strip.length.value.text()) > 10
    assert strip.ends.value.text().endswith("%")
    assert strip.games.text().endswith("games")


def test_numbers_fade_with_an_edit_and_come_back(strip, japanese, qtbot):
    """An edit returns at once, the numbers fade, and new ones come; an unplayable map says why instead."""
    start = time.perf_counter()
    japanese.map_text.paint({(9, 12): "village"}, "Paint village")
    assert time.perf_counter() - start < 1
    assert not strip.seats[0].isEnabled()
    qtbot.waitUntil(lambda: strip.pages.currentIndex() == 1, timeout=60_000)
    assert "needs 39" in strip.why_not.words.text()
    japanese.window.do("edit.undo")
    qtbot.waitUntil(lambda: strip.pages.currentIndex() == 0, timeout=60_000)
    qtbot.waitUntil(strip.seats[0].isEnabled, timeout=60_000)


def test_another_player_count_is_played(strip, japanese, qtbot):
    """The strip plays the board that is shown."""
    japanese.map_text.show_players(2)
    qtbot.waitUntil(lambda: strip.report.request.players == 2 and strip.report.games > 0, timeout=60_000)
    assert [cell.isVisible() for cell in strip.seats] == [True, True, False, False]


def test_the_variant_is_chosen(strip, japanese, qtbot):
    """Another variant is what the map is checked and played by."""
    row = strip.variant_choice.findText("2016")
    strip.variant_choice.setCurrentIndex(row)
    strip.variant_choice.activated.emit(row)
    qtbot.waitUntil(lambda: strip.report.request.variant.stem == "2016", timeout=60_000)
    qtbot.waitUntil(lambda: japanese.map_text.variant.get("title", "").endswith("(2016)"), timeout=60_000)


def test_another_agent_plays_anew(strip, japanese, qtbot):
    """Choosing an agent fades the numbers and plays all seats with it; it is found again in the next session."""
    row = strip.agent_choice.findText("random")
    strip.agent_choice.setCurrentIndex(row)
    strip.agent_choice.activated.emit(row)
    assert not strip.seats[0].isEnabled()
    qtbot.waitUntil(lambda: strip.report.request.agent == "random" and strip.report.games > 0, timeout=60_000)
    assert strip.seats[0].isEnabled()
    assert japanese.workspace.saved_state()["agent"] == "random"


def test_games_of_an_earlier_agent_are_not_shown(strip, qtbot):
    """A report that comes late, of games by the agent before, is dropped."""
    late = strip.report
    strip.choose_agent("greedy-cautious")
    strip.live.reported.emit(late)
    assert not strip.seats[0].isEnabled()


@pytest.mark.parametrize("width", [2000, 1600, 1366, 1100])
def test_nothing_in_the_strip_is_cut_off(strip, japanese, qtbot, width):
    """At every width of the window each shown word of the strip has its room."""
    japanese.window.resize(width, 800)
    qtbot.waitUntil(lambda: japanese.window.width() == width and strip.width() > width - 100)

    def nothing_is_cut():
        labels = [label for label in strip.findChildren(QLabel) if label.isVisible()]
        assert [label.text() for label in labels if label.width() < label.sizeHint().width()] == []

    qtbot.waitUntil(nothing_is_cut)
    assert strip.seats[3].isVisible()
    assert strip.seats[0].spark.isVisible() == (width >= 1600)


def test_the_map_is_examined_by_a_button(strip, japanese, qtbot):
    """The strip has a button that asks the LAB to examine the map that is shown."""
    shown = japanese.window.document.path
    qtbot.mouseClick(strip.examine, Qt.MouseButton.LeftButton)
    assert japanese.window.workspace_name == "lab"
    assert japanese.window.workspace.questions["examine"].setting.map == str(shown)


def test_names_titles_and_rooms_play_nothing_anew(strip, japanese, qtbot, monkeypatch):
    """What is not played on restarts no games: a name, a title, another room and back."""
    asked: list[object] = []
    monkeypatch.setattr(strip.live, "ask", asked.append)
    at = next(iter(japanese.map_text.chart.names))
    japanese.map_text.rename(at, "Elsewhere", "Rename")
    field = japanese.workspace.inspector.about.title
    field.setText("Nippon")
    field.editingFinished.emit()
    japanese.window.show_workspace("rules")
    japanese.window.show_workspace("map")
    japanese.wait_for_check()
    strip.ask()
    assert not strip._pause.isActive()
    assert asked == []


def test_another_language_plays_nothing_anew(strip, japanese, qtbot, workbench, monkeypatch):
    """Changing the language makes the strip anew; what was played stands in it at once, in the new language."""
    asked: list[object] = []
    played = strip.report
    monkeypatch.setattr(live_games.LiveGames, "ask", lambda _, request: asked.append(request))
    workbench.settings.set(LANGUAGE, "de")
    qtbot.waitUntil(lambda: japanese.window.workspace.strip is not strip)
    again = japanese.window.workspace.strip
    qtbot.waitUntil(lambda: again.report is not None)
    assert again.report is played
    assert again.state.text() == "aktuell"
    assert asked == []


def test_what_was_wrong_is_not_said_of_a_sound_board(strip, japanese, qtbot):
    """A board that was mended is loaded or compiled for a while: meanwhile the old complaint is gone."""
    japanese.map_text.document.replace_all(
        japanese.map_text.document.text.replace("players: [2, 3, 4]", "players: [2, 3, 4, 5]"), "Five"
    )
    strip._take(replace(strip.report, why_not="The board has no settlements."))
    assert strip.pages.currentWidget() is strip.why_not
    strip._start()
    qtbot.waitUntil(lambda: strip.pages.currentWidget() is not strip.why_not)
    assert strip.why_not.words.text() == ""


def test_a_sentence_takes_as_many_lines_as_there_is_room_for(qtbot):
    """What is wrong with a board is whole beside the choices of a small window; in less room the tip has it."""
    outer = QWidget()
    qtbot.addWidget(outer)
    sentence = Sentence("error", "error", outer)
    said = "Die Siedlungen fassen 21 Figuren, Samurai (1998, English) braucht 39 für 4 Spieler."
    sentence.say(said)
    outer.show()
    for width, tip in ((440, ""), (90, said)):
        sentence.resize(width, 68)
        sentence.grab()
        assert sentence.words.width() < sentence.words.sizeHint().width()
        assert tip in sentence.words.toolTip() and bool(tip) is bool(sentence.words.toolTip())


def test_compiling_is_told(strip):
    """The first time a sentence says that the rules are compiled, how long that takes, and that it is done once."""
    strip._take(replace(strip.report, is_compiling=True))
    assert strip.pages.currentWidget() is strip.patience
    said = strip.patience.words.text()
    assert "half a minute" in said
    assert "once" in said


def test_a_text_that_was_never_a_board_says_why(window, qtbot, tmp_path):
    """Without a picture there is no player count either: the strip says what is wrong, not that it is outdated."""
    (tmp_path / "none.yaml").write_text("schema: daimyo/map/1\ntitle: None\n", encoding="utf-8")
    window.open_path(tmp_path / "none.yaml")
    strip = window.workspace.strip
    qtbot.waitUntil(lambda: strip.pages.currentWidget() is strip.why_not)
    assert strip.why_not.words.text()
    assert strip.state.text() == "not playable"
