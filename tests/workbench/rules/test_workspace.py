"""The rules workspace as a whole: the family, the differences, the words, the problems, and the buttons on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QToolTip

from engine.texts import shipped, variant
from engine.texts.library import Library
from workbench.lab.setup import names
from workbench.rules.experiments import is_varied
from workbench.rules.family import Member, members
from workbench.rules.form.order_strip import OrderStrip
from workbench.rules.panels.difference import value_differences
from workbench.rules.panels.difference_panel import DifferencePanel
from workbench.rules.variant_text import Ancestry, at
from workbench.shelf import title_in


def test_the_family_is_a_tree(rules, quick):
    """Shipped variants and one's own stand under those they extend, with the number of changed values."""
    members = {member.name: member for member in rules.relatives.family}
    assert members["2016"].parent == members["1998-english"].path
    assert members["quick"].parent == members["2016"].path
    assert members["quick"].changes == 3
    assert members["2016"].is_shipped
    assert rules.variants.selected == quick
    assert "3 values differ from 2016" in rules.variants.tree.currentItem().toolTip(1)


def test_recent_variants_are_in_the_family(qtbot, window, shown, quick, japan):
    """Variants that were open lately stand in the tree; maps do not."""
    window.files.recent.note(quick)
    window.files.recent.note(japan)
    rules = shown(shipped.files("variant")["2016"])
    names = {member.name for member in rules.relatives.family}
    assert "quick" in names
    assert "japan" not in names


def test_a_variant_whose_parent_is_lost_stands_under_a_heading(rules, tmp_path):
    """Nobody knows its game, and the tree says so instead of leaving an empty line."""
    lost = Member(tmp_path / "lost.yaml", "Lost", None, 0, is_shipped=False)
    rules.variants.show_family([*rules.relatives.family, lost], lost.path, [lost.path])
    tree = rules.variants.tree
    heads = [tree.topLevelItem(number).text(0) for number in range(tree.topLevelItemCount())]
    assert heads[-1] == "Game not known"
    assert "" not in heads


def test_the_filter_narrows_the_tree(qtbot, rules):
    """A few letters leave the matching variants and their parents, of every game."""
    qtbot.keyClicks(rules.variants.filter, "quick")
    assert rules.variants.titles()[:3] == ["1998 English", "2016", "Quick"]
    assert "Domination" not in rules.variants.titles()


def test_titles_take_the_same_lines_beside_a_scroll_bar(qtbot, window, rules):
    """Whether the scroll bar is there changes no row's height: else each would bring the other back without end."""
    tree = rules.variants.tree
    top = tree.topLevelItem(0).child(0)
    heights = {}
    for has_bar, height in ((False, 900), (True, 200)):
        tree.setFixedHeight(height)
        qtbot.waitUntil(lambda has_bar=has_bar: tree.verticalScrollBar().isVisible() == has_bar)
        tree.doItemsLayout()
        rows = [top.child(row) for row in range(top.childCount())]
        heights[has_bar] = {row.text(0): tree.visualItemRect(row).height() for row in rows}
    assert heights[True] == heights[False]
    assert len(set(heights[True].values())) > 1


def test_a_new_child_in_one_click(qtbot, window, rules):
    """New child variant opens a variant that extends the shown one and changes nothing yet."""
    window.do("rules.child")
    child = window.document
    assert child is not rules.document or child.name == "new-variant.yaml"
    assert "extends: quick.yaml" in child.text
    qtbot.waitUntil(lambda: child.is_checked)
    assert child.problems == ()
    rules._show_surroundings()
    assert rules.variant_text.ancestry.names == ("Quick", "2016", "1998 English")
    assert rules.form.rows["end.tie_threshold"].mark.mark == "inherited"


def test_a_duplicate_has_the_same_values(window, rules):
    """Duplicate opens a new document with the text of the shown one and a title of its own."""
    before = rules.document.text
    window.do("rules.duplicate")
    assert window.document.text == before.replace("title: Quick", "title: Quick (copy)")
    assert not window.document.has_file


def test_differences_in_values(rules):
    """The list names each value that differs from the parent, as many as the tree counts, with both sides."""
    found = {each.key: each for each in rules.right.difference.differences}
    assert set(found) == {"tokens.ronin.strengths", "hand.first", "end.tie_threshold"}
    assert (found["end.tie_threshold"].other, found["end.tie_threshold"].mine) == (4, 3)
    counted = next(member for member in rules.relatives.family if member.path == rules.document.path)
    assert counted.changes == len(found)


def test_differing_values_are_told_in_full(qtbot, rules):
    """Stages that begin alike and long names go over several lines; without a difference no heads stand."""
    rules.set_value(("scoring", "stages"), ["majorities"])
    qtbot.waitUntil(lambda: any(each.key == "scoring.stages" for each in rules.right.difference.differences))
    panel = DifferencePanel()
    qtbot.addWidget(panel)
    panel.resize(330, 400)
    panel.show()
    panel.show_differences(rules.right.difference.differences, [], "Five and six players", "1998 English")
    table = panel.table
    for row in range(table.rowCount()):
        for column in (2, 3):
            item = table.item(row, column)
            assert item is not None
            room = table.visualItemRect(item).adjusted(3, 0, -3, 0)
            needed = QFontMetrics(item.font()).boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
            assert needed.height() <= room.height() and needed.width() <= room.width(), item.text()
    header = table.horizontalHeader()
    assert header.height() > 2 * header.fontMetrics().lineSpacing()
    panel.show_differences([], [], "Quick", "2016")
    assert not table.horizontalHeader().isVisible()


def test_compare_with_any_other(rules):
    """Another variant chosen in the tool bar is the one that the difference is shown to, and where ours was said."""
    choice = rules.comparison.choice
    choice.setCurrentIndex(choice.findData(str(shipped.files("variant")["1998-english"])))
    choice.activated.emit(choice.currentIndex())
    found = {each.key: each for each in rules.right.difference.differences}
    assert set(found) == {
        "figures.names.helmet",
        "tokens.ronin.strengths",
        "hand.first",
        "capture.timing",
        "end.tie_threshold",
        "scoring.stages",
    }
    assert (found["end.tie_threshold"].mark, found["capture.timing"].mark) == ("own", "inherited")


def test_revert_one_difference(rules):
    """A selected value set here goes back to the parent's."""
    panel = rules.right.difference
    row = [each.key for each in panel.differences].index("end.tie_threshold")
    panel.table.selectRow(row)
    assert panel.revert.isEnabled()
    panel.revert.click()
    assert "tie_threshold" not in rules.document.text


def test_copy_as_table(rules):
    """The differences can be pasted into a message."""
    rules.right.difference.copy.click()
    assert "| end.tie_threshold | 4 | 3 |" in QGuiApplication.clipboard().text()


def test_differences_in_words(rules):
    """The same in sentences of the rules."""
    rules.right.difference.choice.buttons["words"].click()
    text = rules.right.difference.words.toPlainText()
    assert "third figure was removed by a tie" in text
    assert "fourth figure was removed by a tie" in text


def test_differences_that_cannot_be_said_are_not_called_none(rules):
    """Where a value keeps the rules from being told, the difference does not claim that they read the same."""
    panel = rules.right.difference
    panel.show_differences(panel.differences, [], "mine", "other")
    assert panel.words.toPlainText() == "The rules read the same."
    panel.show_differences(panel.differences, None, "mine", "other")
    assert panel.words.toPlainText() == "With these values the rules cannot be told."


def test_rules_in_words_mark_what_changed(rules):
    """Words that this variant changed are marked as such, those of its parent differently."""
    marks = {
        piece.text: piece.mark
        for sentence in rules.right.text.sentences
        for piece in sentence.pieces
        if piece.mark
    }
    assert marks["third"] == "own"
    assert any("castle" in text for text, mark in marks.items() if mark == "inherited")


def test_a_sentence_leads_to_its_field(qtbot, rules):
    """Clicking a sentence of the rules gives its field the focus."""
    rules.right.text.browser.anchorClicked.emit(QUrl("value:end.tie_threshold"))
    assert rules.form.rows["end.tie_threshold"].field.box.hasFocus()


def test_the_rules_text_goes_to_what_a_change_makes_of_it(qtbot, rules):
    """A sentence that another value has rewritten comes into sight, also from the other end of the text."""
    browser = rules.right.text.browser
    browser.verticalScrollBar().setValue(0)
    rules.set_value(("end", "tie_threshold"), 2)

    def seen(words):
        area = QRect(0, 0, browser.viewport().width(), browser.viewport().height())
        found = browser.document().find(words)
        return not found.isNull() and area.contains(browser.cursorRect(found))

    qtbot.waitUntil(lambda: seen("second figure"))
    browser.verticalScrollBar().setValue(browser.verticalScrollBar().maximum())
    rules.set_value(("figures", "placement"), "random")
    qtbot.waitUntil(lambda: seen("random"))


def test_a_broken_file_shows_its_problems(qtbot, shown, tmp_path):
    """A file that is no variant yet opens into the text with its problems, without a dialog."""
    path = tmp_path / "broken.yaml"
    path.write_text(
        "schema: daimyo/variant/1\ntitle: Broken\nextends: 2015\nhand: {size: [}\n", encoding="utf-8"
    )
    rules = shown(path)
    assert rules.problems_panel.problems
    assert rules.form.is_greyed
    qtbot.mouseClick(rules.form._why.button, Qt.MouseButton.LeftButton)
    assert rules.source.isVisible()


def test_an_unknown_parent_greys_the_form(shown, tmp_path):
    """Without its parent a variant has no values to show; the line says what is missing."""
    path = tmp_path / "orphan.yaml"
    path.write_text("schema: daimyo/variant/1\ntitle: Orphan\nextends: 2015\n", encoding="utf-8")
    rules = shown(path)
    assert rules.form.is_greyed
    assert "2015" in rules.form.reason


def test_views_go_round(window, rules):
    """Ctrl+E goes from the form to both, to the text, and back."""
    seen = []
    for _ in range(3):
        window.do("rules.next_view")
        seen.append((rules.view, rules.form.isVisible(), rules.source.isVisible()))
    assert seen == [("split", True, True), ("text", False, True), ("form", True, False)]


def test_a_value_is_varied_in_the_lab(qtbot, window, rules):
    """The button beside a value opens an experiment that varies it, sound as it is."""
    rules.form.rows["end.tie_threshold"].vary.click()
    document = window.document
    assert document.kind == "experiment"
    assert "end.tie_threshold: [1, 2, 3, 4, 5, none]" in document.text
    qtbot.waitUntil(lambda: document.is_checked)
    assert document.problems == ()


def test_a_menu_opened_by_keys_speaks_to_the_value_before_it(qtbot, window, rules):
    """The menu bar takes the focus when keys open it: what its menus offer is still for the value that had it."""
    rules.show_value("end.tie_threshold")
    bar, action = window.menuBar(), window.commands.actions["rules.vary"]
    qtbot.waitUntil(action.isEnabled)
    bar.setFocus()
    qtbot.waitUntil(bar.hasFocus)
    window.refresh()
    assert action.isEnabled()
    action.trigger()
    assert "end.tie_threshold" in window.workspace.experiment.values["vary"]


def test_every_value_can_be_varied(qtbot, window, rules, quick):
    """Whatever the button is pressed on, the experiment it writes is sound."""
    routes = [row.route for row in rules.form.rows.values() if is_varied(row.place)]
    for route in [*routes, ("tokens", "ronin", "strengths"), ("scoring", "stages")]:
        rules.vary(route)
        document = window.document
        qtbot.waitUntil(lambda document=document: document.is_checked)
        assert [str(problem) for problem in document.problems if problem.code != "no-effect"] == [], route
        window.desk.close(document)
        window.open_path(quick)


def test_a_duel_compares_two_variants(qtbot, window, rules):
    """Run in LAB opens an experiment with the compared variant as the baseline."""
    window.do("rules.duel")
    assert 'variants: ["2016", quick.yaml]' in window.document.text
    qtbot.waitUntil(lambda: window.document.is_checked)
    assert window.document.problems == ()


def test_without_a_variant_nothing_can_be_played_or_run(window, rules):
    """On the start page the buttons beside the form are out: there is nothing that they could mean."""
    assert rules.buttons.playtest.isEnabled()
    window.do("file.close")
    assert rules.document is None
    assert not rules.buttons.playtest.isEnabled()
    assert not rules.comparison.isEnabled()


def test_playtest_opens_the_table(window, rules):
    """Playtest goes to the table."""
    window.do("rules.playtest")
    assert window.workspace_name == "table"


def test_the_note_is_part_of_the_text(qtbot, rules):
    """The designer's note is bound to `notes`; Ctrl+Enter takes it over."""
    note = rules.variants.details.note
    assert note.toPlainText() == "It should end soon."
    note.setFocus()
    note.setPlainText("It ends soon: good.")
    qtbot.keyClick(note, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert at(rules.variant_text.values, ("notes",)) == "It ends soon: good."


def test_the_boards_it_plays_on(qtbot, rules):
    """The details name the maps that fit."""
    qtbot.waitUntil(lambda: "Japan" in rules.variants.details.boards.text())


def test_closing_shows_the_start_page(window, rules):
    """With no variant open the workspace shows where to start."""
    window.desk.close(rules.document)
    assert rules.document is None


def test_the_view_is_found_again(rules):
    """The chosen view is kept for the next start."""
    rules.show_view("text")
    state = rules.saved_state()
    rules.show_view("form")
    rules.restore_state(state)
    assert rules.view == "text"


BROKEN = "schema: daimyo/variant/1\ntitle: Torn\nhand: [\n"


def test_a_broken_file_shows_nothing_of_the_one_before(shown, rules, tmp_path):
    """A text that cannot be read shows its own name, a sentence and no values, rules or difference of another."""
    torn = tmp_path / "torn.yaml"
    torn.write_text(BROKEN, encoding="utf-8")
    assert rules.right.difference.differences
    shown(torn)
    assert not rules.form.heading.isVisible()
    assert not rules.form._cards_area.isVisible()
    assert rules.form._nothing.isVisible()
    assert rules.form.reason
    details = rules.variants.details
    assert (details.header.title.text(), details.title.text(), details.file.text()) == (
        "torn.yaml",
        "",
        "torn.yaml",
    )
    assert (details.extends.text(), details.note.toPlainText()) == ("", "")
    assert rules.right.difference.differences == []
    assert rules.right.text.browser.toPlainText() == ""


def test_a_text_that_breaks_keeps_its_own_values(qtbot, window, rules):
    """While one types, the last values stay, greyed, and no field writes into a text it was not read from."""
    window.document.replace_all(BROKEN, "Type")
    assert rules.form._cards_area.isVisible()
    assert rules.form.is_greyed
    assert not rules.variants.details.isEnabled()
    rules.set_value(("title",), "Other")
    rules.reset_value(("end", "tie_threshold"))
    assert window.document.text == BROKEN


def test_a_text_that_breaks_is_counted_alike(qtbot, window, rules, quick):
    """Tree and difference count the text as it could be read last, however quickly it broke."""
    text = window.document.text
    window.document.replace_all(text.replace("hand:\n", "hand:\n  size: 6\n"), "Type")
    window.document.replace_all(BROKEN, "Type")
    qtbot.waitUntil(lambda: window.document.is_checked and not rules.relatives._family_worker.is_busy)
    rules._show_surroundings()
    item = rules.variants.tree.currentItem()
    assert item.text(0).startswith("Quick")
    assert rules.right.difference.count.text() == "4 changes"
    assert item.text(1) == "+4"


def test_a_child_says_only_its_own_beside_its_parent(qtbot, window, rules):
    """A title that repeats the parent's would be cut at the head of the difference."""
    window.files.new_variant("2016")
    qtbot.waitUntil(lambda: window.document.is_checked and window.workspace.variant_text is not None)
    work = window.workspace
    work.set_value(("title",), "Samurai (2016): hand.size 6 instead of 5")
    work._show_surroundings()
    table = work.right.difference.table
    heads = [table.horizontalHeaderItem(column).text() for column in (2, 3)]
    assert heads == ["2016", "hand.size 6 instead of 5"]


def test_recent_files_that_are_broken_are_no_variants(window, tmp_path, quick, shown):
    """A recent file that cannot be read is not listed; one whose parent is not found is no base."""
    for name, text in {
        "torn": BROKEN,
        "list": "- 1\n- 2\n",
        "orphan": quick.read_text(encoding="utf-8").replace("extends: 2016", "extends: nowhere"),
    }.items():
        path = tmp_path / f"{name}.yaml"
        path.write_text(text, encoding="utf-8")
        window.files.recent.note(path)
    rules = shown(quick)
    own = [member.name for member in rules.relatives.family if not member.is_shipped]
    assert own == ["quick"]
    shown(tmp_path / "orphan.yaml")
    assert [member.is_base for member in rules.relatives.family if member.name == "orphan"] in ([], [False])


def test_every_generation_is_named(shown, quick, tmp_path):
    """A variant of a variant of a variant names its parent, the parent's parent and the base."""
    for name, parent in (("second", "quick.yaml"), ("third", "second.yaml")):
        text = f"schema: daimyo/variant/1\ntitle: {name}\nextends: {parent}\nend: {{tie_threshold: 4}}\n"
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    rules = shown(tmp_path / "third.yaml")
    assert rules.form.heading.lineage.text() == "extends second › Quick › 2016 › 1998 English"
    by_name = {member.name: member.parent for member in rules.relatives.family}
    assert (by_name["third"].stem, by_name["second"].stem, by_name["quick"].stem) == (
        "second",
        "quick",
        "2016",
    )


def test_the_last_stage_says_why_it_stays(qtbot, rules):
    """A stage can be taken out as long as there is another; the last one says why it cannot, to mouse and keys."""
    strip = (
        rules.form.editors["scoring.stages"] if "scoring.stages" in rules.form.editors else stage_strip(rules)
    )
    while len(strip.rail.cards) > 1:
        count = len(strip.rail.cards)
        strip.rail.cards[-1].close_button.click()
        qtbot.waitUntil(lambda count=count: len(strip.rail.cards) == count - 1)
    last = strip.rail.cards[0]
    assert not last.close_button.isEnabled()
    assert last.close_button.toolTip() == "The last stage stays: without any nobody could win."
    last.setFocus()
    for ask in (
        lambda: qtbot.keyClick(last, Qt.Key.Key_Delete),
        lambda: qtbot.mouseClick(last, Qt.MouseButton.LeftButton, pos=last.close_button.geometry().center()),
    ):
        QToolTip.hideText()
        ask()
        assert len(strip.rail.cards) == 1
        assert QToolTip.isVisible()
        assert QToolTip.text() == "The last stage stays: without any nobody could win."


def stage_strip(rules):
    """Give the strip of the scoring stages."""
    return next(editor for editor in rules.form.editors.values() if isinstance(editor, OrderStrip))


def test_the_tree_counts_what_the_difference_lists(qtbot, window, shown, rules):
    """For every shipped variant with a parent both numbers are the same, entries that are added or removed included."""
    library = window.desk.library()
    family = [member for member in rules.relatives.family if member.parent is not None]
    assert len(family) > 10
    for member in family:
        document, _ = window.desk.open(member.path)
        text = rules.relatives.variant_text(document)
        ancestry = Ancestry.of(library, variant.load(library, member.path).chain)
        assert ancestry.parent is not None
        listed = value_differences(replace(text, ancestry=ancestry), ancestry.parent)
        assert member.changes == len(listed), member.name


def test_a_new_variant_holds_only_what_was_changed(qtbot, window, rules, tmp_path, monkeypatch):
    """Its file says schema, title, parent and the changed value, and is called after the title."""
    offered = []

    def choose(_, __, start, *___):
        offered.append(Path(start).name)
        return str(tmp_path / Path(start).name), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    window.files.new_variant("2016")
    document = window.document
    qtbot.waitUntil(lambda: document.is_checked and window.workspace.variant_text is not None)
    window.workspace.set_value(("title",), "Sudden Peace")
    window.workspace.set_value(("end", "tie_threshold"), 2)
    window.do("file.save")
    assert offered == ["sudden-peace.yaml"]
    lines = [line for line in document.path.read_text().splitlines() if not line.startswith("#")]
    assert lines == [
        "schema: daimyo/variant/1",
        "title: Sudden Peace",
        "extends: 2016",
        "end: {tie_threshold: 2}",
    ]


def test_a_copy_is_told_from_its_original(qtbot, window, shown):
    """A shipped edition that was edited is a copy with a title of its own, until the edit is undone."""
    rules = shown(shipped.files("variant", "samurai")["1998-english"])
    rules.set_value(("end", "tie_threshold"), 2)
    qtbot.waitUntil(lambda: any(not member.is_shipped for member in rules.relatives.family))
    titles = [member.short_title for member in rules.relatives.family]
    assert len(set(titles)) == len(titles)
    assert "1998 English (copy)" in titles
    rules.document.undo()
    assert rules.document.text == shipped.files("variant", "samurai")["1998-english"].read_text(
        encoding="utf-8"
    )


def test_copies_of_one_variant_have_a_title_each(window, shown):
    """Duplicated twice and then edited: no two copies are called alike."""
    original = shipped.files("variant", "samurai")["2016"]
    rules = shown(original)
    rules.duplicate(original)
    rules.duplicate(original)
    shown(original).set_value(("end", "tie_threshold"), 2)
    titles = {title_in(document.text) for document in window.desk.documents}
    assert titles >= {f"Samurai (2016) ({said})" for said in ("copy", "copy 2", "copy 3")}


def test_files_called_alike_are_told_apart_by_their_folders(tmp_path):
    """Copies that kept the title say their files, and the folder too where another file is called the same."""
    paths = [tmp_path / name for name in ("quiet.yaml", "peace.yaml", "old/peace.yaml")]
    for path in paths:
        path.parent.mkdir(exist_ok=True)
        path.write_text("schema: daimyo/variant/1\ntitle: Peace\nextends: 2016\n", encoding="utf-8")
    mine = [member.short_title for member in members(Library(), paths) if not member.is_shipped]
    assert len(set(mine)) == 3
    assert "Peace (old/peace)" in mine


def test_an_edition_has_one_name(qtbot, rules):
    """Tree, comparison, heading, details, difference, status line and lab call an edition alike."""
    name = "1998 English"
    rules.compare_with(shipped.files("variant", "samurai")["1998-english"])
    assert name in rules.variants.titles()
    assert rules.comparison.choice.currentText() == name
    assert rules.form.heading.lineage.text().endswith(f"which extends {name}")
    assert rules.right.difference.table.horizontalHeaderItem(2).text() == name
    assert dict(names.choices("variant", (), Path()))["1998-english"] == name
    rules.new_child(shipped.files("variant", "samurai")["1998-english"])
    qtbot.waitUntil(lambda: rules.variants.details.extends.text() == name)
    assert f"Extends {name}" in rules.status().right


def test_a_value_put_back_leaves_nothing_in_the_file(qtbot, rules):
    """What is changed and changed back is not said any more, unless a comment of the designer stands beside it."""
    before = rules.document.text
    box = rules.form.rows["hand.size"].field.box
    box.setValue(6)
    assert "size: 6" in rules.document.text
    qtbot.waitUntil(lambda: rules._is_read)
    box.setValue(5)
    assert rules.document.text == before


def test_nothing_is_run_without_a_variant(window, quick):
    """On the start page the tools of a variant rest; they wake with the first that is opened."""
    workspace = window.show_workspace("rules")
    assert not workspace.buttons.isEnabled()
    assert not workspace.comparison.isEnabled()
    window.open_path(quick)
    assert workspace.buttons.isEnabled()
    assert workspace.comparison.isEnabled()
