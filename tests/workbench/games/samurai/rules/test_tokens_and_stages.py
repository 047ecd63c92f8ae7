"""The token table and the scoring stages, used as a person uses them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from workbench.rules.variant_text import at


def strengths(rules, token):
    """Give the strengths of a token as the whole chain says them."""
    return at(rules.variant_text.values, ("tokens", token, "strengths"))


def test_a_chip_is_typed_over(qtbot, rules):
    """A strength typed over a chip is written into the text, its comment kept."""
    chip = rules.form.editors["tokens"].rows["ronin"].chips.chips[0]
    chip.setFocus()
    chip.selectAll()
    qtbot.keyClicks(chip, "3")
    qtbot.keyClick(chip, Qt.Key.Key_Return)
    assert "ronin: {strengths: [3]}  # hits harder" in rules.document.text
    assert rules.document.undo_stack.undoText() == "Set strengths of ronin to 3"


def test_chips_come_and_go(qtbot, rules):
    """Plus adds a strength, an emptied chip takes one away, the last one stays."""
    chips = rules.form.editors["tokens"].rows["ship"].chips
    chips.plus.click()
    assert strengths(rules, "ship") == [1, 1, 2, 2]
    assert len(chips.chips) == 4
    chip = chips.chips[0]
    chip.setFocus()
    chip.selectAll()
    qtbot.keyClick(chip, Qt.Key.Key_Backspace)
    qtbot.keyClick(chip, Qt.Key.Key_Return)
    assert strengths(rules, "ship") == [1, 2, 2]
    only = rules.form.editors["tokens"].rows["ronin"].chips.chips[0]
    qtbot.keyClick(only, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert strengths(rules, "ronin") == [2]


def test_arrows_step_a_strength(qtbot, rules):
    """Up and Down change a strength by one."""
    chip = rules.form.editors["tokens"].rows["ronin"].chips.chips[0]
    qtbot.keyClick(chip, Qt.Key.Key_Up)
    assert strengths(rules, "ronin") == [3]
    qtbot.keyClick(chip, Qt.Key.Key_Down)
    assert strengths(rules, "ronin") == [2]


def test_fast_terrain_and_types(qtbot, rules):
    """The other columns write their values."""
    row = rules.form.editors["tokens"].rows["samurai"]
    row.fast.click()
    row.placed.setCurrentIndex(row.placed.findData("any"))
    row.placed.activated.emit(row.placed.currentIndex())
    row._fill_acts()
    titles = [action.text() for action in row._acts_menu.actions()]
    assert titles == ["All types", "", "castle", "buddha", "rice"]
    row._acts_menu.actions()[2].trigger()
    token = at(rules.variant_text.values, ("tokens", "samurai"))
    assert token["fast"] is True
    assert token["terrain"] == "any"
    assert token["influences"] == ["buddha", "rice"]


def test_an_inherited_token_is_removed_by_null(qtbot, rules):
    """Removing an inherited token says `null`; its row stays, struck, with the way back."""
    row = rules.form.editors["tokens"].rows["swap"]
    row.remove.click()
    assert "swap: null" in rules.document.text
    assert rules.document.undo_stack.undoText() == "Remove token swap"
    assert "swap" not in rules.variant_text.values["tokens"]
    row = rules.form.editors["tokens"].rows["swap"]
    assert row.name.font().strikeOut()
    row.mark.click()
    assert "swap" not in rules.document.text
    assert "swap" in rules.variant_text.values["tokens"]


def test_a_token_is_added_and_taken_out_again(qtbot, rules):
    """A new token is named and written whole; removing it takes the key out."""
    adding = rules.form.editors["tokens"].adding
    adding.button.click()
    qtbot.keyClicks(adding.name, "ronin")
    assert not adding.add.isEnabled()
    adding.name.clear()
    qtbot.keyClicks(adding.name, "daimyo")
    qtbot.keyClick(adding.name, Qt.Key.Key_Return)
    assert strengths(rules, "daimyo") == [1]
    rules.form.editors["tokens"].rows["daimyo"].remove.click()
    assert "daimyo:" not in rules.document.text


def words(rules):
    """Give the stages as the whole chain says them."""
    return at(rules.variant_text.values, ("scoring", "stages"))


def test_stages_move_by_keyboard(qtbot, rules):
    """Alt and an arrow move the stage that has the focus; undo brings it back."""
    rail = rules.form.editors["scoring.stages"].rail
    assert rail.words == ["majorities", "other-figures", "all-figures"]
    card = rail.cards[0]
    card.setFocus()
    qtbot.keyClick(card, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert words(rules) == ["other-figures", "majorities", "all-figures"]
    assert rail.words == words(rules)
    assert card.hasFocus()
    rules.document.undo()
    assert rail.words == ["majorities", "other-figures", "all-figures"]


def test_stages_move_by_dragging(qtbot, rules):
    """A stage dragged over another one takes its place."""
    rail = rules.form.editors["scoring.stages"].rail
    card, last = rail.cards[0], rail.cards[2]
    start = QPoint(30, 10)
    way = last.geometry().center() - card.geometry().center()
    qtbot.mousePress(card, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(card, start + QPoint(30, 0))
    qtbot.mouseMove(card, start + way - QPoint(30, 0))
    assert card.is_dragged
    qtbot.mouseRelease(card, Qt.MouseButton.LeftButton, pos=start)
    assert words(rules) == ["other-figures", "all-figures", "majorities"]


def test_stages_are_added_and_taken_out(qtbot, rules):
    """The menu offers the stages that are missing; Delete takes one out, but never the last."""
    strip = rules.form.editors["scoring.stages"]
    assert [action.text() for action in strip.menu.actions()] == [
        "Majorities in two types",
        "A majority in any type",
    ]
    strip.menu.actions()[1].trigger()
    assert words(rules)[-1] == "any-majority"
    assert strip.rail.cards[-1].added.text() == "added"
    for _ in range(5):
        qtbot.keyClick(strip.rail.cards[0], Qt.Key.Key_Delete)
    assert words(rules) == ["any-majority"]


@pytest.mark.parametrize("text", ["scoring: {stages: 5}", "tokens: [a]", "tokens: {ronin: {strengths: x}}"])
def test_half_written_values_do_not_break_the_tables(rules, text):
    """While a value is being written the tables show what there is."""
    head = "schema: daimyo/variant/1\ntitle: Quick\nextends: 2016\n"
    rules.document.replace_all(head + text + "\n", "type")
    rules._show_surroundings()
    assert not rules.form.is_greyed


def test_what_a_token_does_instead_of_counting_is_said_in_full(rules):
    """An exchange has the room of the columns that mean nothing for it."""
    rows = [row for row in rules.form.editors["tokens"].rows.values() if not row.action.isHidden()]
    assert rows
    assert all(row.action.shown_text == row.action.currentText() for row in rows)
