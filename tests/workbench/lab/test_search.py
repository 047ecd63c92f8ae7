"""The search place: a form and a text of one document, the front as a chart, and candidates that open as documents."""

from __future__ import annotations

import pytest
import yaml
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QPointF, QRect, Qt
from PySide6.QtWidgets import QMenu

from engine.questions.search import search as searching
from engine.texts import shipped
from workbench import language as languages
from workbench.rules import schema_words

SEARCH = """\
# Mine.
schema: daimyo/search/1
title: Quick search
variant: "2016"
map: japan
players: 2
agent: random
free: {hand.size: {from: 4, to: 6}, end.tie_threshold: {from: 3, to: 5}}
objectives: [{measure: spread, aim: least}, {measure: turns, aim: 28}]
trials: 6
games: 40
confirm: 40
seed: 1
"""


@pytest.fixture
def place(window, qtbot, tmp_path, monkeypatch):
    """Give the search place with a small search open."""
    monkeypatch.setattr(searching, "default_folder", lambda: tmp_path / "searches")
    path = tmp_path / "quick.search.yaml"
    path.write_text(SEARCH, encoding="utf-8")
    window.open_path(path)
    lab = window.workspace
    assert lab.name == "lab" and lab.place == "search"
    return lab.search_place


def values(place):
    """Give what the text says."""
    return yaml.safe_load(place.document.text)


def test_the_form_is_the_text(place, qtbot):
    """What is entered in the form stands in the text, comments and all, and can be taken back."""
    form = place.form
    assert form.title.text() == "Quick search" and form.variant.currentData() == "2016"
    row = form.free["hand.size"]
    assert (row.least.text(), row.most.text()) == ("4", "6")
    row.most.setText("7")
    row.most.editingFinished.emit()
    assert values(place)["free"]["hand.size"] == {"from": 4, "to": 7}
    assert place.document.text.startswith("# Mine.")
    place.document.undo()
    assert form.free["hand.size"].most.text() == "6"
    form.budget["trials"].setText("9")
    form.budget["trials"].editingFinished.emit()
    form.racing.click()
    assert values(place)["trials"] == 9 and values(place)["racing"] is False


def test_what_cannot_be_is_refused_at_the_field(place):
    """An empty range, too few trials and hexes that the map lacks are marked and not written."""
    form, before = place.form, place.document.text
    row = form.free["hand.size"]
    row.least.setText("9")
    row.least.editingFinished.emit()
    form.budget["trials"].setText("1")
    form.budget["trials"].editingFinished.emit()
    form.hexes.setText("999,999 17,5")
    form.hexes.editingFinished.emit()
    assert place.document.text == before
    for field in (row.least, form.budget["trials"], form.hexes):
        assert field.property("wrong")


def test_values_words_hexes_and_measures_are_added_and_taken_out(place):
    """A number becomes a range around what it is, a word its choices; aims and bounds are chosen, hexes named."""
    form = place.form
    form.set_free("capture.timing")
    row = form.free["capture.timing"]
    assert set(row.words) == {"immediate", "end_of_turn"}
    row.words["end_of_turn"].click()
    assert values(place)["free"]["capture.timing"] == ["immediate"]
    form.free["end.tie_threshold"].wants_removed.emit()
    assert list(values(place)["free"]) == ["hand.size", "capture.timing"]
    form._add_measure("constraints", form)
    bound = form.measures["constraints"][0]
    bound.measure.setCurrentIndex(bound.measure.findData("shared_wins"))
    bound.measure.activated.emit(bound.measure.currentIndex())
    form.measures["constraints"][0].number.setValue(0.1)
    assert values(place)["constraints"] == [{"measure": "shared_wins", "most": 0.1}]
    aim = form.measures["objectives"][1]
    assert aim.aim.currentData() == "near" and aim.number.value() == 28
    aim.aim.setCurrentIndex(aim.aim.findData("most"))
    aim.aim.activated.emit(aim.aim.currentIndex())
    assert values(place)["objectives"][1] == {"measure": "turns", "aim": "most"}
    form.measures["objectives"][1].wants_removed.emit()
    assert len(values(place)["objectives"]) == 1
    form.hexes.setText("17,5  17,3")
    form.hexes.editingFinished.emit()
    form.symmetry.setCurrentIndex(form.symmetry.findData("2"))
    form.symmetry.activated.emit(2)
    assert values(place)["hexes"] == {"at": [[17, 5], [17, 3]], "symmetry": "2"}


def test_groups_of_values_to_set_free_are_named_in_the_language(place, qapp):
    """The menu has the groups of the rules as the form of the rules heads them."""
    before = QLocale()
    installed = languages.install("pl", qapp)
    try:
        place.form._offer_free(place.form)
        menu = next(each for each in place.form.findChildren(QMenu) if each.isVisible())
        titles = [action.text() for action in menu.actions() if action.isVisible()]
        menu.close()
        assert "Koniec gry" in titles
        assert not [title for title in titles if schema_words.is_english(title)]
    finally:
        for each in installed:
            qapp.removeTranslator(each)
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    "typed",
    [
        "free: [",
        "free: 3\nobjectives: x\nhexes: []\nplayers: a\n",
        "free: {a.b: {from: x}, no.such: [1, 2]}\nobjectives: [{aim: [1]}, {measure: turns, aim: null}]\n",
        "constraints: [{measure: turns, most: no}]\ntrials: many\nhexes: {at: [[a, b], 3]}\nvariant: 7\n",
    ],
)
def test_a_text_that_is_still_typed_brings_nothing_down(place, typed):
    """Whatever stands there for a moment, the form shows what it can, and all again once the text is whole."""
    place.document.replace_all(f"schema: daimyo/search/1\n{typed}", "type")
    place.form.grab()
    place.document.replace_all(SEARCH, "type")
    assert list(place.form.free) == ["hand.size", "end.tie_threshold"]


def test_values_deep_in_a_mapping_are_told_by_their_way(place):
    """A handicap's hand is not taken for everybody's."""
    text = SEARCH.replace("free: {", "free: {handicaps.2.1.hand: {from: 3, to: 6}, ")
    place.document.replace_all(text, "type")
    row = place.form.free["handicaps.2.1.hand"]
    assert row.least.accessibleName().startswith("Handicaps 2.1: Hand size")


def test_text_and_form_stand_in_one_window(window, place, qtbot):
    """Split shows the text below the results; an experiment takes the text back, and the search is found again."""
    lab = window.workspace
    lab.show_view("split")
    assert lab.page.text_half.isVisibleTo(place)
    window.show()
    qtbot.waitUntil(lambda: place.area.height() > lab.page.text_half.height() > 0, timeout=10_000)
    lab.source.pane.setFocus()
    place.document.replace_all(SEARCH.replace("Quick search", "Typed"), "type")
    assert place.form.title.text() == "Typed"
    lab.places.buttons["experiments"].click()
    assert lab.place == "experiments" and window.document.kind == "experiment"
    assert lab.page.text_half.isVisibleTo(lab.page)
    lab.places.buttons["search"].click()
    assert lab.place == "search" and window.document is place.document


def test_what_was_found_is_seen(window, place, qtbot):
    """Whoever runs a search from its text alone is shown what it finds."""
    lab = window.workspace
    lab.show_view("yaml")
    place.button.click()
    assert lab.page.view == "results" and place.area.isVisibleTo(place)
    lab.show_place("hunt")
    assert not lab.views.isEnabled() and not lab.can_run
    lab.show_place("search")
    assert lab.views.isEnabled()
    qtbot.waitUntil(lambda: place.found is not None and not place.is_busy, timeout=120_000)


def test_the_command_is_given_where_a_terminal_could_run_it(window, place, variant):
    """A search that is saved is named; one that starts from something unsaved is not."""
    lab = window.workspace
    assert lab.command == f"daimyo search {place.document.path}"
    own = window.desk.open(variant)[0]
    window.show_document(place.document)
    text = SEARCH.replace('"2016"', str(own.path))
    place.document.replace_all(text, "type")
    assert lab.command == ""
    place.document.saved_text = text
    assert lab.command == f"daimyo search {place.document.path}"
    own.replace_all(f"{own.text}# changed\n", "type")
    assert lab.command == ""


def test_a_search_begins_from_nothing_or_from_a_shipped_one(window, qtbot):
    """Without a search the place offers to begin one; the menu's action lays a new one on the desk."""
    lab = window.show_workspace("lab")
    lab.show_place("search")
    assert not lab.search_place.form.isEnabled()
    window.do("search.new")
    assert window.document.kind == "search" and lab.search_place.form.isEnabled()
    qtbot.waitUntil(lambda: bool(window.document.reading.problems), timeout=10_000)
    assert "nothing-free" in {problem.code for problem in window.document.reading.problems}
    window.open_path(shipped.files("search")["fair-coast"])
    assert lab.search_place.form.title.text() == "Fair coast"
    assert "17,5" in lab.search_place.form.hexes.text()


def test_the_front_is_walked_and_candidates_open(window, place, qtbot):
    """Chart, table and card look at the same trial; it opens as a child variant with both numbers beside it."""
    assert window.workspace.can_run and not window.workspace.can_test
    window.do("experiment.run")
    qtbot.waitUntil(lambda: place.found is not None and not place.is_busy, timeout=120_000)
    chart, table, found = place.page.chart, place.page.table, place.found
    tells_in_full_on_a_narrow_page(table, found)
    chart.resize(700, 320)
    chart.grab()
    assert chart.table().rows and len(chart.spots) >= len(found.trials)
    first = place.page.words.best()
    assert place.candidate.number == first and first in found.front
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Right)
    walked = place.candidate.number
    assert table.numbers[table.currentRow()] == walked
    at = chart._places[first]
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(round(at.x()), round(at.y())))
    changed = next(number for number in table.numbers if found.texts(found.trials[number]))
    table.selectRow(table.numbers.index(changed))
    assert chart.current == changed
    trial = found.trials[changed]
    difference = place.page.words.difference(trial)
    assert difference and "hand.size" not in difference
    place.candidate.open.click()
    assert window.document.kind == "variant" and "extends" in window.document.text


def tells_in_full_on_a_narrow_page(table, found):
    """Differences are broken into lines that have room, and verdicts are signs with the word behind them."""
    verdicts = table.columnCount() - 1
    for width in (1400, 560):
        table.setFixedWidth(width)
        QCoreApplication.processEvents()
        for row in range(table.rowCount()):
            text, wide = table.item(row, 1).text(), table.columnWidth(1)
            area = QRect(0, 0, wide - 12, 10_000)
            broken = table.fontMetrics().boundingRect(area, Qt.TextFlag.TextWordWrap, text)
            assert broken.height() <= table.rowHeight(row)
            verdict = table.item(row, verdicts)
            word = verdict.data(Qt.ItemDataRole.AccessibleTextRole)
            is_judged = table.numbers[row] in found.front
            assert (bool(word), not verdict.icon().isNull()) == (is_judged, is_judged)
            assert verdict.text() == (word or "" if width > 1000 else "")


def test_free_hexes_are_picked_on_the_map(place):
    """Two hexes that are clicked may trade places; a click on one of them leaves it as it is."""
    picker = place.form.picker
    picker.resize(260, 190)
    first, second, third = [at for at, space in picker.scene.spaces.items() if space.is_settlement][:3]
    for at in (first, second, third):
        x, y = picker._view(picker.scene).centre(at)
        assert picker.hex_under(QPointF(x, y)) == at
        picker.toggled.emit(at)
    assert values(place)["hexes"]["at"] == [list(first), list(second), list(third)]
    picker.toggled.emit(second)
    assert values(place)["hexes"]["at"] == [list(first), list(third)]
    assert picker.free == (first, third)


def test_a_candidate_is_played_against_what_it_was_made_from(window, place, qtbot):
    """Its documents lie on the desk, and an experiment names both variants."""
    place.begin()
    qtbot.waitUntil(lambda: place.found is not None and not place.is_busy, timeout=120_000)
    trial = next(each for each in place.found.trials if place.found.texts(each))
    place.choose_trial(trial.number)
    place.candidate.duel.click()
    written = yaml.safe_load(window.document.text)
    assert written["variants"] == ["2016", f"trial-{trial.number}-variant.yaml"]
    assert written["players"] == [2]


def test_a_search_without_a_title_is_called_by_its_file(place, window, qtbot, tmp_path):
    """Saved under another name it bears that at once, though nothing in its text has changed."""
    place.document.replace_all(SEARCH.replace("title: Quick search\n", ""), "Take the title away")
    qtbot.waitUntil(lambda: place.strip.name.text() == "quick.search.yaml")
    assert window.desk.save(place.document, tmp_path / "other.search.yaml") is None
    assert place.strip.name.text() == "other.search.yaml"


@pytest.mark.parametrize("language", ["de", "pl"])
def test_that_no_hex_may_change_is_said_in_full(place, window, qtbot):
    """In a small window there is room for the words in the other languages, too."""
    window.resize(1100, 700)
    field = place.form.hexes
    qtbot.waitUntil(lambda: bool(field.summary) and window.width() == 1100)
    QCoreApplication.processEvents()
    assert field.fontMetrics().horizontalAdvance(field.summary) <= field.width() - 2 * 8
