"""The list of problems: jump to each, mend those that can be mended."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from engine.texts.problem import Fix, Problem, Severity
from engine.texts.saying import Name, say
from workbench.documents.document import Disk
from workbench.language import told
from workbench.widgets.problems_panel import Listed, ProblemCard

BROKEN = """\
schema: daimyo/variant/1
title: Quick
extends: 2016
end: {tie_treshold: 3}
capture: {timing: imediate}
hand: {size: many}
"""


@pytest.fixture
def broken(window, qtbot, tmp_path):
    """Give a window that shows a variant with three problems, of which two can be mended."""
    path = tmp_path / "broken.yaml"
    path.write_text(BROKEN)
    document = window.open_path(path)
    qtbot.waitUntil(lambda: document.is_checked)
    return window


def test_problems_are_listed_with_their_places(broken, tmp_path):
    """Each problem has a card with its sentence, its line, and a button where it can be mended."""
    panel = broken.workspace.problems_panel
    assert [card.problem.code for card in panel.cards] == ["unknown-key", "wrong-value", "wrong-type"]
    assert [bool(card.problem.fix) for card in panel.cards] == [True, True, False]
    assert all("error" in card.accessibleName() for card in panel.cards)
    broken.refresh()
    assert "3 errors" in broken.status_bar.texts()


def test_a_long_proposal_widens_no_card(qtbot):
    """In a narrow dock a card is as wide as the dock, whatever its button would say; the tip says all of it."""
    title = "Turn the village at 1, -2 into a capital of the northern provinces"
    found = Problem("map.yaml", 3, 1, Severity.ERROR, "figures", say("Too few."), Fix(say(title), ()))
    card = ProblemCard(Listed(found, 1, 0), "map.yaml:3")
    qtbot.addWidget(card)
    assert card.minimumSizeHint().width() < 200
    assert title.replace("-2", "−2") in card.fix_button.toolTip()


def test_a_click_goes_to_the_line(broken, qtbot):
    """Choosing a card puts the cursor on the problem."""
    panel, pane = broken.workspace.problems_panel, broken.workspace.source.pane
    qtbot.mouseClick(panel.cards[1], Qt.MouseButton.LeftButton)
    assert pane.textCursor().blockNumber() == 4
    assert panel.current is panel.cards[1].problem


def test_f8_goes_round(broken, qtbot):
    """F8 goes to the next problem, Shift+F8 to the one before, round and round."""
    pane = broken.workspace.source.pane
    lines = []
    for _ in range(4):
        qtbot.keyClick(broken, Qt.Key.Key_F8)
        lines.append(pane.textCursor().blockNumber() + 1)
    assert lines == [4, 5, 6, 4]
    qtbot.keyClick(broken, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert pane.textCursor().blockNumber() + 1 == 6


def test_mending_by_button_and_by_key(broken, qtbot):
    """The button mends its problem, Ctrl+. the next that can be mended; undo takes each back by its name."""
    panel, document = broken.workspace.problems_panel, broken.document
    panel.cards[1].fix_button.click()
    assert "timing: immediate" in document.text
    assert document.undo_stack.undoText() == "Change to immediate"
    qtbot.waitUntil(lambda: document.is_checked)
    qtbot.keyClick(broken, Qt.Key.Key_Period, Qt.KeyboardModifier.ControlModifier)
    assert "tie_threshold: 3" in document.text
    qtbot.waitUntil(lambda: document.is_checked)
    assert [card.problem.code for card in panel.cards] == ["wrong-type"]
    assert not broken.commands.actions["edit.fix_problem"].isEnabled()
    document.undo()
    document.undo()
    assert document.text == BROKEN


def test_a_stale_problem_is_not_mended(broken):
    """While the text is being checked, a mend made for the old text is refused."""
    document = broken.document
    problem = document.problems[0]
    document.replace_all("# new first line\n" + document.text, "Comment")
    text = document.text
    assert not broken.fix_problem(problem)
    assert document.text == text


def test_a_problem_of_the_parent_opens_the_parent(window, qtbot, tmp_path):
    """A child's list shows what is wrong in its parent, and going there opens that file."""
    (tmp_path / "parent.yaml").write_text(BROKEN)
    child = tmp_path / "child.yaml"
    child.write_text("schema: daimyo/variant/1\ntitle: Child\nextends: parent.yaml\n")
    document = window.open_path(child)
    qtbot.waitUntil(lambda: bool(document.problems))
    window.do("edit.next_problem")
    assert window.document.name == "parent.yaml"
    assert window.workspace.source.pane.textCursor().blockNumber() == 3


def test_bad_files_open_with_their_problems(window, qtbot, tmp_path):
    """Text that is no YAML, no known document or no UTF-8 is shown with what is wrong, never with a dialog."""
    for name, content, code in (
        ("syntax.yaml", b"schema: daimyo/variant/1\nend: {tie_threshold: 3\n", "yaml-syntax"),
        ("unknown.yaml", b"hello: world\n", "missing-key"),
        ("empty.yaml", b"", "empty-file"),
        ("latin.yaml", b"title: \xe9t\xe9\n", "encoding"),
        ("bytes.yaml", bytes(range(1, 256)), "encoding"),
        ("control.yaml", b"a: \x07\n", "control-character"),
    ):
        path = tmp_path / name
        path.write_bytes(content)
        document = window.open_path(path)
        qtbot.waitUntil(lambda document=document: bool(document.problems))
        assert document.problems[0].code == code
        assert window.document is document
        assert document.disk is Disk.AS_KNOWN
    assert window.notices.bars == []


def test_no_problems_is_good_news(window, qtbot, variant):
    """A sound document says so."""
    document = window.open_path(variant)
    qtbot.waitUntil(lambda: document.is_checked)
    assert window.workspace.problems_panel.cards == []
    assert not window.workspace.has_problems


ISLAND = """\
schema: daimyo/map/1
title: Small
legend: {"~": sea, ".": land, v: village, c: city, E: capital}
terrain:
  - "~ ~ ~ ~ ~ ~"
  - " ~ . v . ~"
  - "~ v . . c ~"
  - " ~ . . . ~"
  - "  ~ ~ ~ ~"
players: [2]
"""


@pytest.fixture
def island(window, qtbot, tmp_path):
    """Give a window that shows a map with problems of all severities."""
    path = tmp_path / "island.yaml"
    path.write_text(ISLAND)
    document = window.open_path(path)
    qtbot.waitUntil(lambda: document.is_checked)
    return window


def severities(panel):
    """Give the severities of the cards from top to bottom."""
    return [str(card.problem.severity) for card in panel.cards]


def test_the_worst_come_first(island):
    """Errors stand above warnings and these above notes, each in reading order."""
    listed = severities(island.workspace.problems_panel)
    assert set(listed) == {"error", "warning", "info"}
    assert listed == sorted(listed, key=["error", "warning", "info"].index)


def test_a_note_is_ignored_and_brought_back(island, qtbot):
    """Ignore takes a card away, an edit does not bring it back, the button at the foot does; errors have none."""
    panel = island.workspace.problems_panel
    before = severities(panel)
    assert not hasattr(panel.cards[0], "ignore_button")
    panel.cards[-1].ignore_button.click()
    assert severities(panel) == before[:-1]
    island.document.replace_all("# higher up\n" + island.document.text, "Comment")
    qtbot.waitUntil(lambda: island.document.is_checked)
    assert severities(panel) == before[:-1]
    foot = panel.findChild(QPushButton, "small")
    assert foot.isVisibleTo(panel)
    assert any(label.text() == "1 ignored" for label in panel.findChildren(QLabel))
    foot.click()
    assert severities(panel) == before
    assert not foot.isVisibleTo(panel)


def test_ignoring_by_the_keyboard(island, qtbot):
    """Del on a card ignores it and goes on to the next; the actions ignore the current one and list all again."""
    panel = island.workspace.problems_panel
    before = len(panel.cards)
    number = severities(panel).index("warning")
    panel.cards[number].setFocus()
    qtbot.keyClick(panel.cards[number], Qt.Key.Key_Delete)
    assert len(panel.cards) == before - 1
    assert panel.cards[number].hasFocus()
    qtbot.keyClick(panel.cards[0], Qt.Key.Key_Delete)
    assert len(panel.cards) == before - 1
    qtbot.keyClick(island, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    island.refresh()
    island.do("edit.ignore_problem")
    assert len(panel.cards) == before - 2
    island.refresh()
    island.do("edit.heed_problems")
    assert len(panel.cards) == before


def test_what_is_ignored_is_not_counted_or_marked(island):
    """An ignored warning leaves the counts of the status bar and the hexes of the board."""
    panel, document = island.workspace.problems_panel, island.document
    for card in list(panel.cards):
        document.ignore(card.problem)
    assert set(severities(panel)) == {"error"}
    assert "warning" not in island.workspace.problem_counts()
    assert island.workspace.canvas.scene.marks.warnings == frozenset()


def test_more_problems_than_are_taken_in_are_told(window, qtbot, tmp_path):
    """Counts that were cut say so, the foot says how many more there are, and the list that its end is not all."""
    path = tmp_path / "endless.yaml"
    path.write_text(BROKEN + "".join(f"key_{number}: 1\n" for number in range(700)))
    document = window.open_path(path)
    qtbot.waitUntil(lambda: document.is_checked)
    panel = window.workspace.problems_panel
    said = " ".join(label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel))
    assert re.search(r"≥ 500", said)
    assert re.search(r"500 problems\. [\d,]+ (or )?more problems are not listed\.", said)
    window.refresh()
    assert any("≥ 500 errors" in text for text in window.status_bar.texts())
    panel.cards[2].rest_button.click()
    assert any(
        "F8 goes to each" in label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel)
    )
    window.workspace.previous_problem()
    assert panel.cards[-1].problem is panel.current


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("The village at -2, 8 is alone.", "The village at −2, 8 is alone."),
        ("Say `origin: [-2, 8]`.", "Say `origin: [-2, 8]`."),
        ("For 2-4 players, 1998-english.", "For 2-4 players, 1998-english."),
    ],
)
def test_numbers_below_nothing_have_a_true_minus(qapp, said, shown):
    """What the engine says has the minus of the rest of the window, except in what is quoted from a document."""
    assert told(Name(said)) == shown


def test_the_keys_stay_in_the_list_when_a_pressed_button_goes(island, qtbot):
    """Where a card goes with the button that was pressed the next card has the keys, and not some other part."""
    panel = island.workspace.problems_panel
    while (number := next((n for n, card in enumerate(panel.cards) if card.can_ignore), None)) is not None:
        button = panel.cards[number].ignore_button
        button.setFocus()
        button.click()
        assert panel.isAncestorOf(QApplication.focusWidget())
