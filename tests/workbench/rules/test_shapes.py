"""A value of every shape that a schema can say is shown, changed, taken back and reset by the form."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine import games
from workbench.rules.experiments import is_varied, values_to_try
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import at

FOLDER = Path(__file__).parent / "shapes"
KIND = "variant/shapes"


@pytest.fixture(autouse=True)
def shapes(monkeypatch):
    """Let the game of shapes join in."""
    monkeypatch.setattr(sys, "path", [str(FOLDER.parent), *sys.path])
    with games.also("shapes", "shapes", FOLDER):
        yield


@pytest.fixture
def form(qtbot, window, tmp_path):
    """Give the rules room with a variant that changes nothing of the base yet."""
    path = tmp_path / "mine.yaml"
    path.write_text("schema: daimyo/variant/1\ntitle: Mine\nextends: shapes/all\n", encoding="utf-8")
    document = window.open_path(path)
    qtbot.waitUntil(lambda: document.is_checked and not window.desk.checking.is_stale(document))
    assert document.problems == ()
    return window.workspace


def typed(qtbot, box, text):
    """Write a text into a field and confirm it."""
    box.selectAll()
    qtbot.keyClicks(box, text)
    qtbot.keyClick(box, Qt.Key.Key_Return)


def said(form, *route):
    """Give a value as the whole chain says it."""
    return at(form.variant_text.values, route)


def chosen(box, word):
    """Choose a word in a list that opens."""
    box.setCurrentIndex(box.findData(word))
    box.activated.emit(box.currentIndex())


# Each shape: the value, how a person changes it, and what it is then.
CHANGES = {
    "count": (lambda bot, field: field.box.setValue(5), 5),
    "limit": (lambda bot, field: field.switch.click(), "none"),
    "is_open": (lambda bot, field: field.switch.click(), True),
    "colour": (lambda bot, field: field.segments.buttons["blue"].click(), "blue"),
    "season": (lambda bot, field: chosen(field.box, "winter"), "winter"),
    "motto": (lambda bot, field: typed(bot, field.box, "bold"), "bold"),
    "price": (lambda bot, field: typed(bot, field.box, "2.5"), 2.5),
    "handicap": (lambda bot, field: bot.keyClick(field.chips.chips[1], Qt.Key.Key_Down), [0, -3]),
    "marks": (lambda bot, field: field.chips.plus.click(), [1, 2, 2]),
    "names": (lambda bot, field: typed(bot, field.box, "x, y"), ["x", "y"]),
    "deal": (lambda bot, field: field.switch.click(), ["a", "b"]),
    "per_players": (lambda bot, field: field.boxes["2"].setValue(9), {"1": 2, "2": 9, "3": 4}),
    "deep.shallow": (lambda bot, field: field.box.setValue(7), 7),
    "deep.well.water": (lambda bot, field: field.box.setValue(7), 7),
    "deep.well.stone": (lambda bot, field: field.segments.buttons["white"].click(), "white"),
    "prices": (lambda bot, field: field.boxes["tea"].setValue(9), {"tea": 9, "rice": 3}),
    "titles": (lambda bot, field: typed(bot, field.boxes["tea"], "Black tea"), {"tea": "Black tea"}),
    "pairs": (lambda bot, field: typed(bot, field.box, "[{a: 2}]"), [{"a": 2}]),
}


@pytest.mark.parametrize("key", CHANGES)
def test_a_value_of_each_shape_is_changed_undone_and_reset(qtbot, form, key):
    """One deed in the text, shown at once, taken back by undo and by reset."""
    change, wanted = CHANGES[key]
    row, before = form.form.rows[key], form.document.text
    value = said(form, *row.route)
    change(qtbot, row.field)
    assert said(form, *row.route) == wanted
    qtbot.waitUntil(lambda: form.document.is_checked)
    assert form.document.problems == ()
    form.document.undo()
    assert (form.document.text, said(form, *row.route)) == (before, value)
    form.document.redo()
    row.mark.click() if row.mark.isEnabled() else form.reset_value(row.route)
    assert said(form, *row.route) == value


def test_every_value_has_an_editor(form):
    """Nothing is left to the text alone, and nested values stand under the heading of what holds them."""
    assert set(form.form.editors) == {*CHANGES, "players", "order", "cards"}


def test_an_order_is_a_strip_of_cards(qtbot, form):
    """A list of a few words is put in order by keys, and its menu offers the words that are missing."""
    strip = form.form.editors["order"]
    qtbot.keyClick(strip.rail.cards[0], Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert said(form, "order") == ["second", "first"]
    strip.menu.actions()[0].trigger()
    assert said(form, "order") == ["second", "first", "third"]
    strip.mark.click()
    assert said(form, "order") == ["first", "second"]


def test_entries_of_a_mapping_come_and_go(qtbot, form):
    """A name adds an entry; one of the parent is removed by `null`, one of this file by leaving it out."""
    field = form.form.rows["prices"].field
    field.adding.button.click()
    qtbot.keyClicks(field.adding.name, "Sake!")
    assert not field.adding.add.isEnabled()
    field.adding.name.clear()
    qtbot.keyClicks(field.adding.name, "Sake")
    qtbot.keyClick(field.adding.name, Qt.Key.Key_Return)
    assert said(form, "prices") == {"tea": 2, "rice": 3, "sake": 3}
    field._removes["sake"].click()
    field._removes["tea"].click()
    assert said(form, "prices") == {"rice": 3}
    assert "tea: null" in form.document.text
    assert form.document.undo_stack.undoText() == "Remove price tea"
    field._removes["tea"].click()
    assert said(form, "prices") == {"tea": 2, "rice": 3}


def test_an_entry_unfolds_into_its_members(qtbot, form):
    """Members of an entry are edited one by one; those that need not be said stand empty until they are."""
    cards = form.form.editors["cards"]
    fox = cards.rows["fox"]
    fox.unfold()
    rows = {".".join(map(str, editor.route[2:])): editor for editor in fox.editors}
    assert list(rows) == ["kind", "worth", "scores.row", "scores.alone", "scores.beside"]
    assert rows["scores.alone"].field.box.text() == "–"
    rows["scores.alone"].field.box.setValue(4)
    assert said(form, "cards", "fox", "scores")["alone"] == 4
    assert form.document.undo_stack.undoText() == "Set alone of fox to 4"
    rows["scores.alone"].field.box.setValue(0)
    assert "alone" not in said(form, "cards", "fox", "scores")
    qtbot.keyClick(rows["scores.row"].field.chips.chips[0], Qt.Key.Key_Up)
    assert said(form, "cards", "fox", "scores", "row") == [2, -1]


def test_whole_entries_are_added_removed_and_told(qtbot, form):
    """A new entry says what the last one says; one removed stands struck out and can be brought back."""
    cards = form.form.editors["cards"]
    cards.adding.button.click()
    qtbot.keyClicks(cards.adding.name, "elk")
    qtbot.keyClick(cards.adding.name, Qt.Key.Key_Return)
    assert said(form, "cards", "elk") == {"kind": "gold"}
    cards.rows["fox"].remove.click()
    assert list(said(form, "cards")) == ["owl", "elk"]
    assert cards.rows["fox"].name.font().strikeOut()
    form._show_surroundings()
    assert {each.key for each in form.right.difference.differences} == {"cards.elk", "cards.fox"}
    form.reset_values([("cards", "fox", "kind")])
    assert list(said(form, "cards")) == ["fox", "owl", "elk"]


def test_a_difference_leads_into_an_entry(qtbot, form):
    """The way to a value inside an entry unfolds it and puts the focus there."""
    assert form.form.jump("cards.owl.kind")
    owl = form.form.editors["cards"].rows["owl"]
    assert owl.fold.isChecked()
    assert owl.editors[0].field.segments.isAncestorOf(owl.window().focusWidget())


@pytest.mark.parametrize(
    ("route", "current", "wanted"),
    [
        (("season",), "spring", ["spring", "summer", "autumn", "winter", "monsoon"]),
        (("handicap",), [98, 0], [[98, 0], [99, 1], [99, 2]]),
        (("limit",), "none", [2, 3, 4, 5, 6, "none"]),
        (("is_open",), True, [True, False]),
        (("order",), ["first", "second"], [["first", "second"], ["second", "first"]]),
    ],
)
def test_values_to_try_follow_the_schema(route, current, wanted):
    """An experiment of one click tries what the schema allows around the present value."""
    assert values_to_try(route, current, KIND) == wanted
    assert is_varied(SchemaValue(KIND, route))


def test_names_are_not_varied():
    """What is free to be anything has no values worth a run."""
    free = ("players", "motto", "names", "titles", "prices", "cards", "pairs", "deal")
    assert not any(is_varied(SchemaValue(KIND, (key,))) for key in free)
