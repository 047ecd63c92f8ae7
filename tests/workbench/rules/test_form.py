"""The form of the rules editor, used as a person uses it: it and the text are views of the same document."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from engine.texts import schema
from workbench.games.samurai.rules.figures import FigureNames
from workbench.rules.form.fields import LimitField, NumberField, SwitchField, WordField
from workbench.rules.form.side_by_side import MappingField
from workbench.rules.schema_value import rows_by_group
from workbench.rules.variant_text import at, dotted
from workbench.widgets.controls import NumberBox


def said(rules, *route):
    """Give a value as the whole chain says it."""
    return at(rules.variant_text.values, route)


def click(qtbot, widget):
    """Click the middle of a widget."""
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_every_value_of_the_schema_has_its_place(rules):
    """All that the schema knows is a row, the token table or the stages; nothing is left to the text alone."""
    routes = [row.route for rows in rows_by_group("variant/samurai").values() for row in rows]
    assert set(rules.form.editors) == {dotted(route) for route in routes}
    assert {route[0] for route in routes} == {
        key
        for key, part in schema.schema("variant/samurai")["properties"].items()
        if part["group"] != "About"
    }


def test_a_word_changes_exactly_its_span(qtbot, rules):
    """Choosing another word replaces that word in the text; comments and layout stay."""
    before = rules.document.text
    field = rules.form.rows["hand.first"].field
    assert isinstance(field, WordField)
    click(qtbot, field.segments.buttons["chosen"])
    assert rules.document.text == before.replace("first: random  # dealt", "first: chosen  # dealt")
    assert rules.document.undo_stack.undoText() == "Set first hand to Chosen"
    rules.document.undo()
    assert rules.document.text == before
    assert field.segments.current == "random"


def test_a_new_value_is_written_in_the_order_of_the_schema(qtbot, rules):
    """A value that the file did not say comes where the schema has it, not at the end."""
    field = rules.form.rows["capture.timing"].field
    click(qtbot, field.segments.buttons["immediate"])
    lines = rules.document.text.splitlines()
    assert (
        lines.index("capture: {timing: immediate}") == lines.index("end: {tie_threshold: 3}  # soon over") - 1
    )
    assert rules.form.rows["capture.timing"].mark.mark == "own"


def test_marks_say_where_a_value_comes_from(rules):
    """Set here is a filled diamond, changed by the parent an open one, as in the base nothing."""
    rows = rules.form.rows
    assert (rows["end.tie_threshold"].mark.mark, rows["end.tie_threshold"].hint.text()) == ("own", "was 4")
    assert (rows["capture.timing"].mark.mark, rows["capture.timing"].hint.text()) == (
        "inherited",
        "from 2016",
    )
    assert (rows["hand.size"].mark.mark, rows["hand.size"].hint.text()) == ("", "")


def test_a_value_that_is_set_moves_no_row(qtbot, rules):
    """What a value was stands beside it where there is room, else in the tip of its mark alone."""
    row = rules.form.rows["figures.placement"]
    row.setFixedWidth(330)
    qtbot.waitUntil(lambda: row.field.width() < 330)
    height = row.sizeHint().height(), row.field.line.heightForWidth(row.field.width())
    click(qtbot, row.field.segments.buttons["random"])
    assert row.mark.mark == "own"
    assert (row.sizeHint().height(), row.field.line.heightForWidth(row.field.width())) == height
    assert "was In turn" in row.mark.toolTip()


def test_reset_takes_the_value_out_of_the_text(qtbot, rules):
    """The diamond of a value set here takes it back to the parent's, key and all."""
    row = rules.form.rows["hand.first"]
    click(qtbot, row.mark)
    assert "hand" not in rules.document.text
    assert row.field.segments.current == "chosen"
    assert row.mark.mark == ""
    assert rules.document.undo_stack.undoText() == "Reset first hand"


def test_a_number_is_set_by_typing(qtbot, rules):
    """A number typed and confirmed is written into its span."""
    field = rules.form.rows["end.tie_threshold"].field
    assert isinstance(field, LimitField)
    field.box.selectAll()
    qtbot.keyClicks(field.box, "6")
    qtbot.keyClick(field.box, Qt.Key.Key_Return)
    assert "end: {tie_threshold: 6}  # soon over" in rules.document.text


def test_no_limit_is_a_switch(qtbot, rules):
    """Switching the limit off writes the word, switching it on again a number."""
    field = rules.form.rows["end.tie_threshold"].field
    field.switch.click()
    assert "tie_threshold: none" in rules.document.text
    assert not field.box.isEnabled()
    field.switch.click()
    assert "tie_threshold: 4" in rules.document.text


def test_counts_stand_side_by_side(qtbot, rules):
    """Each number of players has its own box, and only the changed one is written."""
    field = rules.form.rows["figures.per_type"].field
    assert isinstance(field, MappingField)
    assert list(field.boxes) == ["2", "3", "4"]
    box = field.boxes["3"]
    assert isinstance(box, NumberBox)
    assert field.switch is not None
    box.setValue(11)
    assert "per_type: {3: 11}" in rules.document.text
    assert said(rules, "figures", "per_type") == {"2": 7, "3": 11, "4": 13}
    field.switch.click()
    assert said(rules, "figures", "per_type") == "from-map"
    field.switch.click()
    assert "per_type" not in rules.document.text


def test_more_players_show_more_boxes(qtbot, rules):
    """The boxes follow the player counts of the text."""
    rules.form.rows["players"].field.boxes["most"].setValue(5)
    assert list(rules.form.rows["captures_shown"].field.boxes) == ["2", "3", "4", "5"]


def test_names_yes_or_no_and_lists(qtbot, rules):
    """A name is typed, a yes or no is switched, a list is separated by commas."""
    rows = rules.form.rows
    names, duplicates = rows["figures.names"].field, rows["figures.duplicates"].field
    assert isinstance(names, FigureNames)
    assert isinstance(duplicates, SwitchField)
    qtbot.keyClicks(names.boxes["rice"], "field")
    qtbot.keyClick(names.boxes["rice"], Qt.Key.Key_Return)
    duplicates.switch.click()
    assert said(rules, "figures", "names") == {"helmet": "castle", "rice": "field"}
    assert said(rules, "figures", "duplicates") is True
    types = rows["figures.types"].field.box
    types.selectAll()
    qtbot.keyClicks(types, "helmet, buddha")
    qtbot.keyClick(types, Qt.Key.Key_Return)
    assert said(rules, "figures", "types") == ["helmet", "buddha"]


def test_the_form_follows_the_text(qtbot, rules):
    """What is typed into the text shows in the form at once."""
    rules.show_view("split")
    text = rules.document.text
    rules.document.replace_all(text.replace("tie_threshold: 3", "tie_threshold: 7"), "type")
    assert rules.form.rows["end.tie_threshold"].field.box.value() == 7
    rules.document.undo()
    assert rules.form.rows["end.tie_threshold"].field.box.value() == 3


def test_a_broken_text_keeps_the_last_form_greyed(qtbot, rules):
    """A text that is no YAML leaves the values as they were, grey, under a line that says why."""
    rules.document.replace_all(rules.document.text + "end: {tie", "type")
    assert rules.form.is_greyed
    assert rules.form.rows["end.tie_threshold"].field.box.value() == 3
    qtbot.waitUntil(lambda: bool(rules.form.reason))
    rules.document.undo()
    assert not rules.form.is_greyed
    assert rules.form.reason == ""


def test_a_wrong_key_shows_on_its_card(qtbot, rules):
    """A problem stands on the card of the part it lies in, with its button."""
    rules.document.replace_all(rules.document.text.replace("tie_threshold", "tie_treshold"), "type")
    qtbot.waitUntil(lambda: bool(rules.form.cards["End of game"].lines))
    line = rules.form.cards["End of game"].lines[0]
    assert "tie_treshold" in line.problem.message
    click(qtbot, line.button)
    assert "tie_threshold" in rules.document.text


def test_a_wrong_value_does_not_break_the_form(rules):
    """A value of the wrong type is marked, and the rest of the form goes on."""
    wrong = rules.document.text.replace("tie_threshold: 3", "tie_threshold: [a]").replace("random", "7")
    rules.document.replace_all(wrong + "tokens2: 5\nscoring: 3\nplayers: {least: x}\n", "type")
    assert rules.form.rows["end.tie_threshold"].field.box.property("wrong") is True
    assert rules.form.rows["hand.size"].field.box.value() == 5


def test_a_shipped_variant_becomes_a_copy(qtbot, shown):
    """Editing an edition leaves its file alone: the document becomes a copy of one's own."""
    from engine.texts import shipped

    path = shipped.files("variant")["2016"]
    before = path.read_text(encoding="utf-8")
    rules = shown(path)
    field = rules.form.rows["hand.size"].field
    assert isinstance(field, NumberField)
    field.box.setValue(6)
    assert not rules.document.is_shipped
    assert rules.document.path != path
    assert path.read_text(encoding="utf-8") == before
    assert "hand: {size: 6}" in rules.document.text


@pytest.mark.parametrize("kind", [QLineEdit, QCheckBox])
def test_all_controls_have_names(rules, kind):
    """Everything that takes the focus has a name for those who do not see it."""
    nameless = [
        widget
        for widget in rules.form.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isEnabled()
        and widget.focusProxy() is None
        and widget.objectName() != "qt_spinbox_lineedit"
        and "scroll" not in widget.objectName()
        and isinstance(widget, kind)
        and not widget.accessibleName()
    ]
    assert nameless == []


def test_keys_reset_and_vary_what_has_the_focus(qtbot, window, rules):
    """Ctrl+Backspace resets the value that has the focus."""
    rules.form.rows["hand.first"].field.segments.buttons["random"].setFocus()
    assert rules.can_reset_focused
    window.do("rules.reset")
    assert "hand" not in rules.document.text
    assert not rules.can_reset_focused


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_words_side_by_side_lie_within_their_row(qtbot, rules):
    """In a window of the usual size no choice is cut off at the edge of its card, in any language."""
    rules.window().resize(1600, 1000)
    fields = [row.field for row in rules.form.rows.values() if isinstance(row.field, WordField)]

    def claim():
        assert [
            button.accessibleName()
            for field in fields
            for button in field.segments.buttons.values()
            if button.mapTo(field, button.rect().topRight()).x() >= field.width()
        ] == []

    qtbot.waitUntil(claim)
