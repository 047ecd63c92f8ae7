"""The table of raiders, the samurai's boards and the numbers per player, used as a person uses them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from workbench.games.seven_samurai.rules.raider_delegate import PenaltyEditor
from workbench.games.seven_samurai.rules.raider_model import FLAMES, PENALTIES, SYMBOL, VALUE, WAS, Filters
from workbench.rules.variant_text import at
from workbench.widgets.controls import NumberBox, WordBox


@pytest.fixture
def table(rules):
    """Give the table of raiders."""
    return rules.form.editors["raiders.cards"]


def card(rules, name):
    """Give a raider as the whole chain says it."""
    return at(rules.variant_text.values, ("raiders", "cards", name))


def edit(table, name, column, change):
    """Edit a cell as the view does: open its editor, change it, hand it in."""
    index = table.model.index(table.model.row_of(name), column)
    editor = table.delegate.createEditor(table.view.viewport(), None, index)
    table.delegate.setEditorData(editor, index)
    change(editor)
    table.delegate.setModelData(editor, table.model, index)
    editor.deleteLater()


def test_chips_of_a_line_are_or_and_lines_are_and(table):
    """Two penalties let either through; a group beside them lets only its own through."""
    assert len(table.model.shown) == 66
    table.filters.chips["penalty"]["barricade"].click()
    burning = len(table.model.shown)
    table.filters.chips["penalty"]["wound"].click()
    assert len(table.model.shown) > burning
    table.filters.chips["group"]["bosses"].click()
    names = {line.raider.name for line in table.model.shown}
    assert names == {"6-03", "6-05", "6-06"}
    assert table.filters.count.text() == "3 of 66 shown"
    assert table.filters.chips["penalty"]["left-draws"].property("empty")
    table.filters.clear.click()
    assert len(table.model.shown) == 66


def test_the_values_of_a_raider_are_edited_where_they_stand(rules, table):
    """Value, symbol, flames and penalties are written into the text, and its comments stay."""
    edit(table, "1-01", VALUE, lambda box: box.setValue(3))
    edit(table, "1-01", SYMBOL, lambda box: box.show_chosen("farm"))
    edit(table, "1-01", PENALTIES, lambda boxes: boxes.boxes[1].show_chosen("must-pass"))
    table.burn(table.model.shown[table.model.row_of("1-01")])
    assert card(rules, "1-01") == {
        "group": "plunderers",
        "value": 3,
        "symbol": "farm",
        "flames": False,
        "penalties": ["wound", "must-pass"],
    }
    assert "4-03: {value: 5}  # was plain" in rules.document.text
    assert "# harder" in rules.document.text
    rules.document.undo_stack.undo()
    assert card(rules, "1-01")["flames"] is True


def test_the_same_value_asks_for_nothing(rules, table):
    """An editor that is left as it was leaves the text as it was."""
    before = rules.document.text
    for column, kind in (
        (VALUE, NumberBox),
        (SYMBOL, WordBox),
        (PENALTIES, PenaltyEditor),
        (FLAMES, WordBox),
    ):
        edit(table, "2-01", column, lambda editor, kind=kind: isinstance(editor, kind) or pytest.fail("kind"))
    assert rules.document.text == before


def test_an_editor_has_room_for_its_words(table):
    """Two penalties are edited side by side without cutting their names, however narrow the column is."""
    index = table.model.index(table.model.row_of("6-01"), PENALTIES)
    editor = table.delegate.createEditor(table.view.viewport(), None, index)
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, 60, 30)
    table.delegate.updateEditorGeometry(editor, option, index)
    assert editor.width() >= editor.sizeHint().width() > 60
    editor.deleteLater()


def test_a_change_tells_what_was_and_goes_back(rules, table):
    """The line of a changed raider says what it was; its diamond takes the change back."""
    index = table.model.index(table.model.row_of("4-03"), WAS)
    assert index.data() == "was 4"
    line = table.line_at(index)
    assert line.mark == "own" and line.own == {"value"}
    table.reset(line)
    assert card(rules, "4-03")["value"] == 4


def test_raiders_come_and_go(qtbot, rules, table):
    """Delete removes an inherited raider by null and its line stays; a new one is like the current."""
    table.reach((*table.route, "6-02"))
    qtbot.keyClick(table.view, Qt.Key.Key_Delete)
    assert '"6-02": null' in rules.document.text
    line = table.model.shown[table.model.row_of("6-02")]
    assert line.is_removed
    table.reach((*table.route, "6-03"))
    table._add("6-08")
    assert card(rules, "6-08") == card(rules, "6-03")
    assert len(table.model.lines) == 67


def test_a_problem_leads_to_its_line_past_the_filters(rules, table):
    """Jumping to a raider that the filters hide shows it."""
    table.show_filters(Filters({"group": frozenset({"bosses"})}))
    assert rules.form.jump("raiders.cards.1-03.value")
    assert table.line_at(table.view.currentIndex()).raider.name == "1-03"
    assert table.view.currentIndex().column() == VALUE


def test_numbers_per_player_show_what_they_give(rules):
    """A number for each and some more gives all seven numbers at once; one alone plays two samurai."""
    row = rules.form.editors["village.barricades"]
    assert [label.text() for label in row.numbers] == ["3", "3", "4", "5", "6", "7", "8"]
    row.boxes["plus"].setValue(2)
    assert at(rules.variant_text.values, ("village", "barricades", "plus")) == 2
    assert [label.text() for label in row.numbers][3] == "6"
    plunderers = rules.form.editors["raiders.plunderers"]
    plunderers.boxes["per_player"].setValue(9)
    assert plunderers.numbers[6].text() == "52!"


def test_boards_have_both_sides(rules):
    """Talent, Kiai value and the amounts of a power are edited; an effect is added and taken away."""
    row = rules.form.editors["samurai.boards"].rows["heihachi"]
    row.kiai["animal"].setValue(12)
    row.talent.show_chosen("redraw")
    row.talent.activated.emit(row.talent.currentIndex())
    row.powers["human"].wants.emit("rout", 2)
    board = at(rules.variant_text.values, ("samurai", "boards", "heihachi"))
    assert board["talent"] == "redraw"
    assert board["animal"]["kiai"] == 12
    assert board["human"]["power"] == {"build": 1, "rout": 2}
    assert list(row.powers["human"].chips) == ["rout", "build"]
    row.powers["human"].chips["rout"].entered.emit(None)
    row.powers["human"].chips["build"].entered.emit(None)
    board = at(rules.variant_text.values, ("samurai", "boards", "heihachi"))
    assert not any(board["human"]["power"].values())
    assert row.toolTip()


def test_farm_backs_are_called_an_assumption(rules):
    """The row of the farms says that no source tells their backs."""
    row = rules.form.editors["village.farms"]
    names = [child.accessibleName() for child in row.findChildren(QWidget)]
    assert any("assumption" in name for name in names)
    row.field.boxes["wound"].setValue(3)
    assert at(rules.variant_text.values, ("village", "farms", "wound")) == 3
    assert row.hint.text() == "was 2"


def test_the_heading_leads_to_the_groups(rules):
    """A click on a group's name shows its card."""
    rules.form.go_to_group("Samurai")
    assert rules.form.cards["Samurai"].isAncestorOf(rules.window().focusWidget())
