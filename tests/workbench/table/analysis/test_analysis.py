"""Analysis at the table: it grows move by move, in the graph and in the log, and tells nobody what others hold."""

from __future__ import annotations

import random

import pytest

from engine.texts.saying import in_language
from workbench.table.analysis import analyst as analysts
from workbench.table.analysis.analyst import Analyst
from workbench.table.log.log_rows import WARNING
from workbench.table.table_page import TablePage


@pytest.fixture
def quick(monkeypatch):
    """Let the search think hardly at all."""
    monkeypatch.setattr(analysts, "ANALYST", "mcts:12")


@pytest.fixture
def page(played, qtbot, quick):
    """Give a table with a finished game on it."""
    made = TablePage()
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show_sitting(played("greedy", "greedy"))
    made.show()
    return made


def test_nothing_is_shown_before_somebody_asks(page):
    """Without an analysis there is only the scrubber."""
    assert not page.graph.isVisible()
    assert page.analyst.why_locked == ""


def test_where_nothing_can_be_judged_it_says_why(played, quick):
    """Without a game, without a move and before somebody looks the analysis is locked, and says why."""
    analyst = Analyst()
    assert "no game" in analyst.why_locked
    analyst.show_sitting(played("greedy", "greedy", moves=0))
    assert "Nothing was played" in analyst.why_locked
    analyst.show_sitting(played(None, None, moves=50))
    assert "say that it is you" in analyst.why_locked
    analyst.begin()
    assert not analyst.is_begun


def test_a_game_that_goes_on_is_judged_as_far_as_it_went(played, qtbot, quick):
    """Among agents all moves so far are judged; what is still to come has no chances yet."""
    sitting = played("greedy", "greedy", moves=60)
    page = TablePage()
    qtbot.addWidget(page)
    page.show_sitting(sitting)
    page.analyst.begin()
    assert page.analyst.judges_all
    qtbot.waitUntil(lambda: page.analyst.is_done, timeout=60_000)
    assert {opinion.seat for opinion in page.analyst.opinions if opinion.choices} == {0, 1}
    assert page.analyst.chances_at(len(sitting.match.moves)) == ()
    assert "still to be played" in page.graph.summary()


def test_a_person_who_still_plays_reads_of_their_own_moves_only(played, qtbot, quick):
    """While hands are hidden nothing is said of the moves of others: what they could have done tells what they hold."""
    sitting = played(None, "greedy", moves=60)
    analyst = Analyst()
    analyst.show_sitting(sitting)
    analyst.begin()
    assert analyst.judged == {0} and not analyst.judges_all
    qtbot.waitUntil(lambda: analyst.is_done, timeout=60_000)
    assert any(opinion.choices for opinion in analyst.opinions if opinion.seat == 0)
    for opinion in (each for each in analyst.opinions if each.seat == 1):
        assert not opinion.choices and not opinion.mark and not opinion.line and not opinion.played.words
    sitting.see_all(True)
    assert not analyst.is_begun and analyst.opinions == []


def test_a_hand_turned_face_down_takes_the_analysis_with_it(person, quick):
    """Lines that name what the own hand held go when the hand is hidden from those who stand by."""
    person.begin(None, "greedy")
    person.skip(60)
    person.wait_for_me()
    person.workspace.analyse()
    analyst = person.page.analyst
    assert person.workspace.is_analysed
    person.qtbot.waitUntil(lambda: analyst.is_done, timeout=60_000)
    person.workspace.toggle_hand()
    assert analyst.opinions == [] and not person.workspace.is_analysed


def test_it_grows_from_the_left(page, qtbot):
    """Every move is judged, bands reach as far as that, and the end is the result."""
    page.analyst.begin()
    assert page.graph.isVisible()
    qtbot.waitUntil(lambda: page.analyst.is_done, timeout=60_000)
    known = page.graph.known()
    assert len(known) == len(page.scrubber.track.stops)
    assert sum(known[-1]) == pytest.approx(1)
    assert page.graph.bands == 2
    page.scrubber.step(-3)
    assert "Gold" in page.graph.summary()
    page.graph.grab()


def test_the_log_tells_what_was_better(page, qtbot):
    """Each marked move has a line in its turn, with both chances."""
    page.analyst.begin()
    qtbot.waitUntil(lambda: page.analyst.is_done, timeout=60_000)
    marked = [opinion for opinion in page.analyst.opinions if opinion.mark]
    lines = [line.text for row in page.log.moves.rows.rows for line in row.lines if line.kind == WARNING]
    assert len([text for text in lines if text.startswith("?")]) == len(marked) > 0


def test_a_move_taken_back_takes_the_analysis_with_it(page, qtbot):
    """An analysis is of the game as it was: another move, and it is gone."""
    page.analyst.begin()
    qtbot.waitUntil(lambda: len(page.analyst.opinions) > 3, timeout=60_000)
    page.sitting.undo()
    assert page.analyst.opinions == []
    assert not page.graph.isVisible()


def test_better_moves_are_told_in_the_language_in_use(page, qtbot, monkeypatch):
    """What would have been better is said as hints are: in the interface's language, not in the record's words."""
    monkeypatch.setattr("workbench.language.spoken", lambda: "de")
    page.analyst.begin()
    qtbot.waitUntil(lambda: page.analyst.is_done, timeout=60_000)
    best = next(opinion.best.words for opinion in page.analyst.opinions if opinion.mark)
    lines = [line.text for row in page.log.moves.rows.rows for line in row.lines if line.glyph == "hint"]
    assert f"better {in_language(best, 'de')}" in lines
    assert in_language(best, "de") != best


def test_the_action_says_why_it_does_not_begin(person, quick):
    """Before anything was played there is nothing to judge, and the action says so."""
    person.begin(None, "greedy", None)
    said: list[object] = []
    person.workspace.shell.say = said.append
    person.workspace.analyse()
    assert said and not person.workspace.is_analysed


@pytest.mark.parametrize("agents", [(None, "greedy"), (None, None)], ids=("alone", "hot-seat"))
def test_whatever_is_done_nothing_is_told_of_what_is_not_seen(person, quick, agents):
    """Moves, undo, looking back, hiding, passing the device and analyses in any order leave no opinion to others."""
    chance = random.Random(f"{agents}")
    person.begin(*agents, board="twin-lakes")
    person.skip(40)
    person.wait_for_me()
    table, analyst = person.workspace, person.page.analyst
    told = 0
    for _ in range(40):
        sitting = person.sitting
        if sitting.waits_for is not None:
            table.privacy.lifted.emit(sitting.waits_for)
        deed = chance.choice(("play", "play", "analyse", "analyse", "hide", "undo", "look", "present"))
        if deed == "play" and sitting.awaits_person:
            table.play(chance.choice(sitting.rules.legal_moves(sitting.match.position)))
            person.wait_for_me()
        elif deed == "analyse":
            table.analyse()
            person.qtbot.waitUntil(lambda: analyst.is_done or not analyst.is_begun, timeout=60_000)
        elif deed == "hide":
            table.toggle_hand()
        elif deed == "undo":
            person.window.do("edit.undo")
        else:
            sitting.show(chance.randint(0, len(sitting.match.moves)) if deed == "look" else 10_000)
        spoken = {opinion.seat for opinion in analyst.opinions if opinion.choices}
        seen = {seat for seat in range(2) if sitting.is_seen(seat)} - (
            {0, 1} if person.stage.is_hidden else set()
        )
        assert spoken <= seen, deed
        told += bool(spoken)
    assert told
