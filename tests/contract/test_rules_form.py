"""Every game's variants in the form of the RULES room: shown, changed, taken back and reset, in values and in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidgetItem

from engine import games
from engine.texts import schema, shipped
from tests.contract.conftest import ELSEWHERE
from tests.workbench.conftest import language, stored, tidiness, window, workbench
from workbench.rules.experiments import is_varied
from workbench.rules.form.row import Row
from workbench.rules.variant_text import at, dotted
from workbench.widgets.controls import NumberBox, Segments

__all__ = ["language", "stored", "tidiness", "window", "workbench"]

GAMES = ["samurai", *sorted({case.game for case in ELSEWHERE})]


@pytest.fixture(params=GAMES)
def facts(request):
    """Give each game in turn."""
    return games.facts_of(request.param)


@pytest.fixture
def rules(qtbot, window, facts, tmp_path):
    """Give the rules room with a variant of one's own that changes nothing of the game's base yet."""
    path = tmp_path / "mine.yaml"
    text = f"schema: daimyo/variant/1\ntitle: Mine\nextends: {facts.name}/{facts.base}\n"
    path.write_text(text, encoding="utf-8")
    document = window.open_path(path)
    qtbot.waitUntil(lambda: document.is_checked and not window.desk.checking.is_stale(document))
    qtbot.waitUntil(lambda: bool(window.workspace.relatives.family))
    window.workspace._show_surroundings()
    assert document.problems == ()
    return window.workspace


def number_boxes(row):
    """Give the numbers of a row that have more than one value."""
    boxes = row.findChildren(NumberBox)
    return [box for box in boxes if box.minimum() < box.maximum()]


def change(row):
    """Change a value by the first control of its row, as a person does, and say whether there was one."""
    for box in number_boxes(row):
        box.setValue(box.value() + 1 if box.value() < box.maximum() else box.value() - 1)
        return True
    for segments in row.findChildren(Segments):
        next(button for button in segments.buttons.values() if not button.isChecked()).click()
        return True
    return False


def test_every_value_of_the_schema_has_an_editor(rules, facts):
    """The form has an editor for every value that the game's schema knows, in groups of that schema."""
    properties = schema.schema(f"variant/{facts.name}")["properties"]
    wanted = {key for key, part in properties.items() if part["group"] != "About"}
    assert {editor.route[0] for editor in rules.form.editors.values()} == wanted
    assert set(rules.form.cards) == {properties[key]["group"] for key in wanted}
    assert not rules.form.is_greyed


def test_values_are_changed_taken_back_and_reset(rules):
    """A change by a control is one deed in the text; undo restores the text, and reset the parent's value."""
    before, seen = rules.document.text, 0
    for key, row in rules.form.rows.items():
        value = at(rules.variant_text.values, row.route)
        if not isinstance(row, Row) or not change(row):
            continue
        seen += 1
        assert at(rules.variant_text.values, row.route) != value, key
        changed = rules.document.text
        rules.document.undo()
        assert (rules.document.text, at(rules.variant_text.values, row.route)) == (before, value), key
        rules.document.redo()
        assert rules.document.text == changed, key
        rules.reset_value(row.route)
        assert at(rules.variant_text.values, row.route) == value, key
        assert dotted(row.route) not in rules.document.text
        while rules.document.text != before:
            rules.document.undo()
    assert seen


def test_the_rules_and_the_difference_are_told(rules, facts):
    """The rules stand in words beside the form, and a change shows as a difference in values and in words."""
    words = games.rules_in_words(rules.variant_text.values)
    assert [sentence.text for sentence in rules.right.text.sentences] == [each.text for each in words]
    assert rules.right.difference.differences == []
    most = ("players", "most")
    shown = at(rules.variant_text.values, most)
    least = at(rules.variant_text.values, ("players", "least"))
    rules.set_value(most, shown - 1 if shown > least else shown + 1)
    rules._show_surroundings()
    assert [each.key for each in rules.right.difference.differences] == ["players.most"]
    rules.right.difference.choice.buttons["words"].click()
    assert str(shown) in rules.right.difference.words.toPlainText() or facts.needs_map


def test_only_variants_of_the_game_are_compared(rules, facts):
    """The choice of what to compare with holds the other variants of the game, and of no other."""
    choice = rules.comparison.choice
    offered = {choice.itemData(row) for row in range(choice.count())}
    assert offered == {str(path) for path in shipped.files("variant", facts.name).values()}


def groups(rules):
    """Give the tree's top items by title."""
    tree = rules.variants.tree
    tops = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    return {item.text(0): item for item in tops if isinstance(item, QTreeWidgetItem)}


def test_the_tree_is_grouped_by_game(rules, facts):
    """Variants stand under their games; the open file's game is unfolded, the others are folded."""
    found = groups(rules)
    assert list(found) == [each.title for each in games.all_facts()]
    assert {title for title, item in found.items() if item.isExpanded()} == {facts.title}
    rules.variants.filter.setText("calm")
    assert rules.variants.titles() == ["Lifeboat"]


def test_a_new_variant_of_any_game_in_one_click(qtbot, window, rules, facts):
    """The menu offers every shipped variant of every game, and the new one is sound."""
    name = f"{facts.name}/{facts.usual_variant}"
    document = window.files.new_variant(name)
    qtbot.waitUntil(lambda: document.is_checked)
    assert document.problems == ()
    assert document.reading.variant.game == facts.name


def test_a_value_is_varied_and_a_duel_begun(qtbot, window, rules, facts):
    """Both experiments are sound; a game without a map names none."""
    place = next((row.place for row in rules.form.rows.values() if is_varied(row.place)), None)
    written = []
    if place is not None:
        rules.vary(place.route)
        written.append(window.document)
        window.show_document(rules.document)
    rules.duel()
    written.append(window.document)
    for document in written:
        assert ("maps:" in document.text) == facts.needs_map
        assert document.kind == "experiment"


def test_playtest_leads_to_the_table(window, rules):
    """The button goes to the table."""
    window.do("rules.playtest")
    assert window.workspace_name == "table"


def test_the_map_room_is_closed_to_games_without_a_map(qtbot, window, rules, facts):
    """The rail's MAP is disabled while the open document's game has no map, and says why; maps can be opened."""
    window.refresh()
    button = window.rail.buttons["map"]
    assert button.isEnabled() == facts.needs_map
    assert (facts.title in button.toolTip()) != facts.needs_map
    window.open_path(shipped.files("map")[games.of_maps().usual_map or ""])
    assert window.workspace_name == "map"
    assert window.rail.buttons["map"].isEnabled()


def test_a_child_of_a_child_says_where_values_come_from(qtbot, window, tmp_path):
    """The marks of a toy's variant tell its own values from those of its parents."""
    path = tmp_path / "farther.yaml"
    text = "schema: daimyo/variant/1\ntitle: Farther\nextends: lifeboat/far\nplayers: {most: 5}\n"
    path.write_text(text, encoding="utf-8")
    document = window.open_path(path)
    qtbot.waitUntil(lambda: document.is_checked)
    rows = window.workspace.form.rows
    assert (rows["shore"].mark.mark, rows["shore"].hint.text()) == ("inherited", "from A far shore")
    assert rows["players"].mark.mark == "own"
    qtbot.mouseClick(rows["players"].mark, Qt.MouseButton.LeftButton)
    assert "players" not in document.text
