"""What a search has found: it is there when the search is opened, walked by mouse and keys, measured again, played."""

from __future__ import annotations

import shutil
import threading

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt

from engine.questions.search import begun
from engine.questions.search import search as searching
from engine.texts import search as searches
from engine.texts.library import Library
from workbench.lab.search import front_chart, front_places
from workbench.lab.search.search_pace import SearchPace, games_of_the_finals, games_saved

SEARCH = """\
schema: daimyo/search/1
title: Kept search
variant: "2016"
map: japan
players: 2
agent: random
free: {hand.size: {from: 4, to: 6}, end.tie_threshold: {from: 3, to: 5}}
hexes: {at: [[17, 5], [17, 3], [12, 9], [14, 9]]}
objectives: [{measure: spread, aim: least}, {measure: turns, aim: 28}]
constraints: [{measure: shared_wins, most: 0.9}]
trials: 14
games: 40
confirm: 40
seed: 1
"""


def planned(folder):
    """Give the plan of the search in a folder."""
    path = folder / "kept.search.yaml"
    path.write_text(SEARCH, encoding="utf-8")
    library = Library()
    return searching.plan(library, searches.load(library, path))


@pytest.fixture(scope="module")
def stores(tmp_path_factory):
    """Give the folders of a search that came to its end and of one that was stopped, both played once."""
    made = {}
    for name, trials in (("whole", 99), ("stopped", 9)):
        folder = tmp_path_factory.mktemp(name)
        plan, stop = planned(folder), threading.Event()
        seen: list[object] = []

        def tell(trial, seen=seen, stop=stop, trials=trials):
            seen.append(trial)
            if len(seen) == trials:
                stop.set()

        searching.run(plan, folder / "searches" / plan.name, tell=tell, stop=stop)
        made[name] = folder / "searches"
    return made


@pytest.fixture
def opened(stores, window, qtbot, tmp_path, monkeypatch):
    """Give a function that opens the search over a copy of one of the folders, and waits for what is kept there."""

    def read(name):
        monkeypatch.setattr(searching, "default_folder", lambda: tmp_path / "searches")
        shutil.copytree(stores[name], tmp_path / "searches")
        path = tmp_path / "kept.search.yaml"
        path.write_text(SEARCH, encoding="utf-8")
        window.open_path(path)
        place = window.workspace.search_place
        qtbot.waitUntil(lambda: place.found is not None and place.plan is not None, timeout=20_000)
        return place

    return read


def ended(place, qtbot):
    """Wait until nothing runs any more."""
    qtbot.waitUntil(lambda: not place.is_busy and not place._is_finishing, timeout=60_000)


def test_what_was_found_before_is_there_when_a_search_is_opened(opened):
    """A whole search says that it is done and offers nothing more; the best that holds is looked at, or the first."""
    place = opened("whole")
    assert place.strip.state.text() == "done" and not place.button.isEnabled()
    assert "14 of 14 trials" in place.strip.numbers.text()
    assert place.candidate.number == place.page.words.best()
    assert place.page.title.text() == "Kept search"
    assert place.page.about.text() == "2016 on Japan, 2 × random, seat spread against length"
    place.document.replace_all(SEARCH.replace("seed: 1", "seed: 2"), "type")
    assert place.button.isEnabled() and place.button.text() == "Run search"


def test_a_stopped_search_goes_on_or_is_finished_where_it_is(opened, qtbot):
    """Finish here confirms the best of nine trials; Resume tries the rest after that."""
    place = opened("stopped")
    assert (place.button.text(), place.strip.state.text()) == ("Resume", "stopped, resumable")
    assert place.found.trials[0].confirmed is None and place.strip.finish.isVisibleTo(place)
    place.strip.finish.click()
    ended(place, qtbot)
    assert place.found.is_complete and len(place.found.trials) == 9
    assert all(place.found.trials[number].confirmed for number in place.found.front)
    assert place.strip.state.text() == "finished here, resumable"
    assert not place.strip.finish.isVisibleTo(place)
    place.button.click()
    assert place.button.text() == "Stop"
    ended(place, qtbot)
    assert len(place.found.trials) == 14 and place.strip.state.text() == "done"


def test_a_search_that_runs_is_finished_at_a_click(opened, qtbot):
    """While trials are tried, Finish here gives up the one under way and measures the best of the others."""
    place = opened("stopped")
    place.document.replace_all(SEARCH.replace("games: 40", "games: 4000"), "type")
    place.begin()
    qtbot.waitUntil(lambda: len(place._trials) > 1 and place.strip.finish.isVisibleTo(place), timeout=60_000)
    assert place.found.trials, "what is found is shown while it goes on"
    place.strip.finish.click()
    ended(place, qtbot)
    assert place.found.is_complete and 1 < len(place.found.trials) < 14


def test_what_is_pointed_at_shows_in_its_row_and_on_the_map(opened, qtbot):
    """The mouse over a point marks its row and shows its hexes; away from it the chosen trial is shown again."""
    place = opened("whole")
    page, board = place.page, place.candidate.board
    page.chart.resize(700, 320)
    page.chart.grab()
    number = next(
        each for each in page.table.numbers if place.found.plan.space.edits(place.found.trials[each].genome)
    )
    page.chosen.emit(0)
    assert not board.marks.callouts
    at = page.chart._places[number]
    page.chart._point_at(page.chart._at_point(QPointF(at)))
    pointed = page.chart.hover
    row = page.table.numbers.index(pointed)
    assert page.table.item(row, 1).background().style() is not Qt.BrushStyle.NoBrush
    page.chart._point_at(number)
    edits = dict(place.found.plan.space.edits(place.found.trials[number].genome))
    assert set(board.marks.selected) == set(edits) == set(board.marks.callouts)
    spaces = {**board.scene.outside, **board.scene.spaces}
    assert {at: spaces[at].terrain for at in edits} == edits
    assert not set(board.marks.affected) & set(edits)
    page.chart._point_at(-1)
    assert not board.marks.callouts


def test_names_beside_points_leave_the_axis_alone(opened, monkeypatch):
    """The start and the candidates are named within the chart, not over the marks left of it."""
    page, marks, rooms = opened("whole").page, [], []

    def roomiest(place, size, taken, within, *more):
        rooms.append(within)
        return front_places.roomiest(place, size, taken, within, *more)

    monkeypatch.setattr(front_chart, "write", lambda _, room, *__: marks.append(QRectF(room)))
    monkeypatch.setattr(front_chart, "roomiest", roomiest)
    page.chart.resize(700, 320)
    page.chart.grab()
    beside = [room.right() for room in marks if room.left() == 16]
    assert beside and rooms
    assert all(room.left() >= max(beside) for room in rooms)


def test_space_keeps_any_trial_among_the_chosen_and_measures_it(opened, qtbot):
    """A point off the front is clicked and kept by Space: it has a row, and is measured on unseen games."""
    place = opened("whole")
    page, found = place.page, place.found
    page.chart.resize(700, 320)
    page.chart.grab()
    off = next(each.number for each in found.trials if each.confirmed is None)
    at = page.chart._places[off]
    qtbot.mouseClick(page.chart, Qt.MouseButton.LeftButton, pos=QPoint(round(at.x()), round(at.y())))
    page.chosen.emit(off)
    page.chart.setFocus()
    qtbot.keyClick(page.chart, Qt.Key.Key_Space)
    assert off in page.rings and off in page.table.numbers and place.candidate.number == off
    assert page.measure.isVisibleTo(page) and page.unmeasured == [off]
    row = page.table.numbers.index(off)
    assert page.table.item(row, 4).text() == "not yet"
    page.table.cellWidget(row, page.table.columnCount() - 1).click()
    ended(place, qtbot)
    assert place.found.trials[off].confirmed.games == 40 and not page.unmeasured
    assert "±" in page.table.item(page.table.numbers.index(off), 4).text()
    page.table.selectRow(page.table.numbers.index(off))
    qtbot.keyClick(page.table, Qt.Key.Key_Space)
    assert off not in page.rings and off not in page.table.numbers


def test_the_candidate_is_told_in_full(opened):
    """Before and after stand side by side with what was found; old values are struck through, seats have both marks."""
    place = opened("whole")
    words, dock = place.page.words, place.candidate
    number = next(
        each.number
        for each in place.found.trials
        if each.confirmed and words.changes(each) and words.hexes(each)
    )
    place.choose_trial(number)
    trial = place.found.trials[number]
    assert dock.header.title.text() == f"Trial {number}"
    assert dock.before.text() == words.both(0, "spread")[1].partition(" ")[0]
    assert f"{dock.after.text()} {dock.interval.text()}" == words.both(number, "spread")[1]
    assert "40 games on unseen seeds" in dock.source.text()
    values = [dock.values.itemAt(place).widget() for place in range(dock.values.count())]
    struck = [label.text() for label in values if label.font().strikeOut()]
    assert struck == [was for _, was, _ in (*words.changes(trial), *words.hexes(trial))]
    assert len(dock.seats.rows) == 2 and all(len(row.values) == 2 for row in dock.seats.rows)
    assert dock.open.text() == "Open as child variant and map"
    place.choose_trial(0)
    assert not dock.arrow.isVisibleTo(dock) and not dock.open.isEnabled()


def test_a_candidate_is_played_at_the_table(opened, window):
    """Playtest sets a game up with the child variant and the changed map."""
    place = opened("whole")
    trial = next(each for each in place.found.trials if set(place.found.texts(each)) == {"variant", "map"})
    place.choose_trial(trial.number)
    place.candidate.play.click()
    page = window.workspace.setup_page
    assert window.workspace.name == "table"
    assert f"trial-{trial.number}-variant" in str(page.variant_choice.currentData())


def test_a_trial_that_was_luck_says_so(opened):
    """Of a trial that unseen games put behind what was found the note tells both numbers."""
    place = opened("whole")
    words = place.page.words
    shrunk = [each for each in place.found.trials if words.has_shrunk(each, "spread")]
    assert bool(words.why_shrunk()) == bool(shrunk)
    assert "Choose by the confirmed column." in place.page.why.text()
    for each in shrunk:
        assert words.verdict(each) == "shrunk"


def test_free_hexes_are_counted_until_somebody_writes(opened):
    """The field says how many hexes may change, names them under the mouse, and keeps the list to be written in."""
    place = opened("whole")
    field = place.form.hexes
    assert field.summary == "4 may change" and field.text().startswith("17,5")
    assert "17,3" in field.toolTip()
    aim = place.form.measures["objectives"][1].number
    aim.resize(90, 28)
    assert aim.lineEdit().width() > 60, "the number can be read"


def test_another_language_shows_the_same_trial(opened, window, qtbot):
    """Front, chosen trial and what was kept beside the front are there in another language."""
    place = opened("whole")
    off = next(each.number for each in place.found.trials if each.confirmed is None)
    place.page._ring(off)
    heir = window.workspace.reworded()
    again = heir.search_place
    assert again is not place and again.found is place.found is not None
    assert again.candidate.number == off and off in again.page.rings
    assert again.page.choices == place.page.choices


def test_what_nobody_has_chosen_follows_the_best(opened, window):
    """In another language the best is still looked at, not what was the best when the language changed."""
    place = opened("whole")
    assert place.page.choices[0] == -1
    again = window.workspace.reworded().search_place
    assert again.page.choices[0] == -1 and again.candidate.number == again.page.words.best()


def test_the_pace_leaves_out_what_was_there(tmp_path):
    """The rate is that of games played now; what is left counts the trials to come and the games of the finals."""
    now = [0.0]
    plan = planned(tmp_path)
    pace = SearchPace(lambda: now[0])
    found = searching.run(plan, tmp_path / "found", stop=None)
    trials = found.trials[:7]
    assert pace.rate == 0 and pace.seconds_left(plan, trials) is None
    now[0] = 2.0
    pace.count(100)
    assert pace.rate == 50
    played = sum(each.outcome.games for each in trials)
    left = played + games_of_the_finals(plan)
    assert pace.seconds_left(plan, trials) == pytest.approx(left / 50)
    assert games_saved(plan, trials) == 7 * 40 - played
    known = begun.kept(plan, tmp_path / "found")
    assert known is not None and known.trials == found.trials


def test_a_small_search_ends_where_nothing_is_left_to_try(opened, qtbot):
    """Of three candidates no fourteenth is asked for: the search says that it is done, also when it is opened again."""
    place = opened("whole")
    small = SEARCH.replace(", end.tie_threshold: {from: 3, to: 5}", "").replace("hexes:", "# hexes:")
    place.document.replace_all(small, "type")
    place.begin()
    ended(place, qtbot)
    assert len(place.found.trials) == 3 and place.strip.state.text() == "done"
    assert begun.is_exhausted(place.found)


def test_a_search_that_ran_through_a_change_of_language_is_shown_in_the_new_one(opened, window, qtbot):
    """While it runs it stays as it is; once it is done its page is made anew and shows what it came to."""
    place = opened("stopped")
    place.document.replace_all(SEARCH.replace("games: 40", "games: 400"), "type")
    place.begin()
    heir = window.workspace.reworded()
    assert heir.questions["search"] is place and place.is_busy
    qtbot.waitUntil(lambda: heir.questions["search"] is not place, timeout=60_000)
    again = heir.search_place
    assert again.found is not None and len(again.found.trials) == 14
    assert again.candidate.number == again.page.words.best() and not again.is_busy
