"""The table of cards, used as a person uses it: every edit is one of the text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu

from workbench.canvas.cards.card import Steps
from workbench.rules.variant_text import at


def said(rules, *route):
    """Give a value of the cards as the whole chain says it."""
    return at(rules.variant_text.values, ("cards", *route))


def typed(qtbot, chip, text):
    """Type over a chip and leave it by Enter."""
    chip.setFocus()
    chip.selectAll()
    qtbot.keyClick(chip, Qt.Key.Key_Backspace)
    qtbot.keyClicks(chip, text)
    qtbot.keyClick(chip, Qt.Key.Key_Return)


def steps(table, card, way):
    """Give the chips of a score by steps."""
    return [chip for chip, _ in table.rows[card].scores.fields[way, ""].chips()]


def entry(menu, title):
    """Give the entry of a menu, or of a menu in it, by its title."""
    for action in menu.actions():
        inner = action.menu()
        if action.text() == title and inner is None:
            return action
        if isinstance(inner, QMenu) and isinstance(found := entry(inner, title), QAction):
            return found
    return None


def test_a_step_is_typed_over(qtbot, rules, table):
    """Points typed over a chip are written into the text, its comment kept, and can be taken back."""
    typed(qtbot, steps(table, "torii", "by_count")[2], "12")
    assert "by_count: [-3, 3, 12]}  # tamer" in rules.document.text
    rules.document.undo()
    assert said(rules, "torii", "scores", "by_count") == [-3, 3, 18]


def test_a_place_is_worth_something(qtbot, rules, table):
    """A place typed into writes its whole line; an emptied one is worth nothing."""
    places = table.rows["naishi"].scores.fields["row", ""]
    typed(qtbot, places.cells["row"][0], "4")
    assert said(rules, "naishi", "scores", "row") == [4, 0, 12, 0, 0]
    typed(qtbot, places.cells["hand"][2], "")
    assert said(rules, "naishi", "scores", "hand") == [0] * 5
    assert places.cells["row"][0].property("changed")
    assert not places.cells["row"][1].property("changed")


def test_leaving_an_empty_place_changes_nothing(qtbot, rules, table):
    """The focus may pass over places that are worth nothing."""
    before = rules.document.text
    places = table.rows["naishi"].scores.fields["row", ""]
    places.cells["row"][0].setFocus()
    places.cells["row"][1].setFocus()
    table.rows["naishi"].count.setFocus()
    assert rules.document.text == before


def test_steps_come_and_go(qtbot, rules, table):
    """Plus adds a step like the last, Ctrl+Delete takes one away."""
    table.rows["banner"].scores.fields["by_count_in_row", ""].plus.click()
    assert said(rules, "banner", "scores", "by_count_in_row") == [3, 8, 8]
    chip = steps(table, "banner", "by_count_in_row")[0]
    qtbot.keyClick(chip, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert said(rules, "banner", "scores", "by_count_in_row") == [8, 8]


def test_numbers_of_types_are_entries(qtbot, rules, table):
    """A number of types is changed by itself; what the parent says is taken out by nothing."""
    chips = steps(table, "ronin", "by_types")
    typed(qtbot, chips[2], "28")
    assert "scores: {by_types: {10: 28}}" in rules.document.text.replace('"', "")
    qtbot.keyClick(chips[0], Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert said(rules, "ronin", "scores", "by_types", "8") == 0
    assert table.rows["ronin"].scores.was.text().startswith("8 types was 8")


def test_bonuses_move_to_another_card(qtbot, rules, table):
    """The menu adds a bonus for another card, and takes away one that this variant added."""
    row = table.rows["sentinel"]
    menu = row._menu()
    entry(menu, "Torii").trigger()
    assert said(rules, "sentinel", "scores", "beside") == {"fort": 4, "torii": 2}
    typed(qtbot, row.scores.fields["beside", "torii"].chip, "6")
    assert said(rules, "sentinel", "scores", "beside", "torii") == 6
    typed(qtbot, row.scores.fields["beside", "torii"].chip, "")
    assert said(rules, "sentinel", "scores", "beside") == {"fort": 4}
    typed(qtbot, row.scores.fields["beside", "fort"].chip, "")
    assert said(rules, "sentinel", "scores", "beside") == {"fort": 0}


def test_count_kind_and_colour(qtbot, rules, table):
    """The other columns write their values, and show what they were."""
    row = table.rows["fort"]
    row.count.setValue(3)
    row.kind.setCurrentIndex(row.kind.findData("character"))
    row.kind.activated.emit(row.kind.currentIndex())
    row.colour.setCurrentIndex(row.colour.findData("grey"))
    row.colour.activated.emit(row.colour.currentIndex())
    assert said(rules, "fort", "count") == 3
    assert said(rules, "fort", "kind") == "character"
    assert said(rules, "fort", "colour") == "grey"
    assert row.scores.was.text() == "count was 4; kind was province; colour was brown"
    row.mark.click()
    assert "fort:" not in rules.document.text


def test_a_card_is_added_and_taken_out_again(qtbot, rules, table):
    """A new card is named and written whole; removing it takes the key out."""
    adding = table.adding
    adding.button.click()
    qtbot.keyClicks(adding.name, "torii")
    assert not adding.add.isEnabled()
    adding.name.clear()
    qtbot.keyClicks(adding.name, "tea-house")
    qtbot.keyClick(adding.name, Qt.Key.Key_Return)
    assert said(rules, "tea-house") == {
        "kind": "province",
        "colour": "grey",
        "count": 2,
        "scores": {"alone": 3},
    }
    assert table.rows["tea-house"].name.text() == "Tea house"
    entry(table.rows["tea-house"]._menu(), "Remove the card tea-house").trigger()
    assert "tea-house" not in rules.document.text


def test_an_inherited_card_is_removed_by_null(qtbot, rules, table):
    """Removing an inherited card says `null`; its row stays, struck, with the way back."""
    entry(table.rows["ninja"]._menu(), "Remove the card ninja").trigger()
    assert "ninja: null" in rules.document.text
    row = table.rows["ninja"]
    assert row.name.font().strikeOut()
    assert not row.count.isEnabled()
    row.mark.click()
    assert "ninja" not in rules.document.text


def test_a_bonus_for_a_card_that_is_gone_can_be_taken_away(qtbot, rules, table):
    """Where an inherited card was removed, the scores that name it still offer it, to be ticked off or emptied."""
    entry(table.rows["banner"]._menu(), "Remove the card banner").trigger()
    row = table.rows["horseman"]
    entry(row._menu(), "Banner").trigger()
    assert said(rules, "horseman", "scores", "under") == {}
    assert entry(row._menu(), "Banner") is None
    assert not rules.document.reading.problems or all(
        problem.code != "unknown-card" for problem in rules.document.reading.problems
    )
    rules.document.undo()
    typed(qtbot, row.scores.fields["under", "banner"].chip, "")
    assert "banner: null}" in rules.document.text


def test_a_name_is_typed_as_people_write_it(qtbot, rules, table):
    """Capitals and spaces of a new name become the key that they mean; a sentence of complaint widens nothing."""
    adding = table.adding
    adding.button.click()
    width = adding.minimumSizeHint().width()
    qtbot.keyClicks(adding.name, "7 Tea")
    assert adding.why.text()
    assert adding.minimumSizeHint().width() < width + adding.why.fontMetrics().horizontalAdvance(
        adding.why.text()
    )
    adding.name.clear()
    qtbot.keyClicks(adding.name, "Tea  House ")
    qtbot.keyClick(adding.name, Qt.Key.Key_Return)
    assert table.rows["tea-house"].name.text() == "Tea house"


def test_the_preview_follows_the_focus(qtbot, rules, table):
    """At first it shows a card that the variant changes; then the one that is edited, with what it was."""
    preview = table.preview
    assert table.current == "torii"
    assert (
        Steps((("1", "−3"), ("2", "3"), ("3+", "18")), "cards in your territory") in preview.picture.card.body
    )
    assert ("1", "−5", "−3") in preview._told
    table.rows["rice"].count.setFocus()
    qtbot.waitUntil(lambda: table.current == "rice")
    assert preview.picture.card.title == "Rice field"
    preview.forth.click()
    assert table.current == "banner"
    assert preview.where.text() == "card 12 of 12"


def test_the_cards_are_counted(rules, table):
    """The card says whether as many are developed as are dealt."""
    hint = rules.form.cards["Cards"].hint
    assert hint.text() == "34 to develop = 5 piles × 6 + 2 × 2 dealt  ✓"
    table.rows["rice"].count.setValue(6)
    assert hint.text().endswith("+ 1 aside")
    table.rows["rice"].count.setValue(4)
    assert hint.text().endswith(": 1 too few")


def test_a_score_is_varied_by_one_click(qtbot, rules, table, window):
    """What has the focus becomes an experiment."""
    steps(table, "torii", "by_count")[0].setFocus()
    window.do("rules.vary")
    assert "cards.torii.scores.by_count:" in window.document.text


def test_places_that_may_be_swapped_are_ticked(rules):
    """Which places hold is ticked, in the schema's order; the last one stays."""
    ticks = rules.form.rows["decree.places"].field.ticks
    ticks["row"].click()
    assert rules.variant_text.values["decree"]["places"] == ["hand"]
    ticks["hand"].click()
    assert rules.variant_text.values["decree"]["places"] == ["hand"]
    ticks["row"].click()
    assert rules.variant_text.values["decree"]["places"] == ["row", "hand"]


def test_a_click_makes_a_place_ready_to_be_typed_over(qtbot, rules, table):
    """What is typed after a click into a place replaces its points instead of standing beside them."""
    place = table.rows["naishi"].scores.fields["row", ""].cells["row"][2]
    rules.form.setFocus()
    qtbot.mouseClick(place, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(place, "9")
    qtbot.keyClick(place, Qt.Key.Key_Return)
    assert said(rules, "naishi", "scores", "row") == [0, 0, 9, 0, 0]


def test_undo_in_a_place_is_the_documents(qtbot, rules, table):
    """Ctrl+Z after Enter is left to the document; while points are typed it is the typing that is taken back."""
    place = table.rows["naishi"].scores.fields["row", ""].cells["row"][0]
    typed(qtbot, place, "4")
    assert not place.isUndoAvailable()
    undo = QKeyEvent(QKeyEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    place.event(undo)
    assert not undo.isAccepted()
    qtbot.keyClicks(place, "1")
    place.event(undo)
    assert undo.isAccepted()
