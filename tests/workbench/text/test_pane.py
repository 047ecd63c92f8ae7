"""The text pane: typing edits the document, edits from elsewhere arrive in place."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication

from engine.texts.problem import Edit, Problem, Severity
from engine.texts.saying import Name
from engine.texts.source import Source
from workbench.documents.document import Document
from workbench.text.completion import completions
from workbench.text.pane import TextPane
from workbench.text.positions import Positions, shown_text


@pytest.fixture
def opened(qtbot, tmp_path):
    """Give a function that shows a text in a pane, and gives pane and document."""

    def show(text):
        pane = TextPane()
        qtbot.addWidget(pane)
        pane.resize(600, 300)
        document = Document(tmp_path / "a.yaml", Source("a.yaml", text), has_file=True, parent=pane)
        pane.show_document(document)
        pane.show()
        pane.setFocus()
        return pane, document

    return show


def in_step(pane, document):
    """Say whether the pane shows the document's text."""
    return pane.toPlainText().replace("\u00a0", " ") == shown_text(document.text).replace("\u00a0", " ")


def test_typing_edits_the_document(opened, qtbot):
    """Letters go into the text, and a word is one deed."""
    pane, document = opened("a: 1\n")
    pane.moveCursor(QTextCursor.MoveOperation.End)
    qtbot.keyClicks(pane, "title: new name")
    assert document.text == "a: 1\ntitle: new name"
    for expected in ("a: 1\ntitle: new ", "a: 1\ntitle: ", "a: 1\n"):
        qtbot.keyClick(pane, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert document.text == expected
        assert in_step(pane, document)
    qtbot.keyClick(
        pane, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert document.text == "a: 1\ntitle: "


def test_a_run_of_deletions_is_one_deed(opened, qtbot):
    """Backspace held down is taken back at once."""
    pane, document = opened("title: Quick")
    pane.moveCursor(QTextCursor.MoveOperation.End)
    for _ in range(5):
        qtbot.keyClick(pane, Qt.Key.Key_Backspace)
    assert document.text == "title: "
    document.undo()
    assert document.text == "title: Quick"
    assert in_step(pane, document)


@pytest.mark.parametrize(
    "text", ["a: 1\r\nb: 2\r\nc: 3\r\n", "# 😀😀\na: 1\nb: 2\n", "# 😀\r\na: 1\r\nb: 2\r\n"]
)
def test_line_endings_and_wide_characters_stay(opened, qtbot, text):
    """Typing among them changes only what was typed, with the line ending of the file."""
    pane, document = opened(text)
    pane.jump(2, 5)
    qtbot.keyClicks(pane, "5")
    qtbot.keyClick(pane, Qt.Key.Key_Return)
    qtbot.keyClicks(pane, "z: 0")
    lines = text.split(document.newline)
    lines[1] += "5"
    lines.insert(2, "z: 0")
    assert document.text == document.newline.join(lines)
    assert in_step(pane, document)
    while document.undo_stack.canUndo():
        document.undo()
    assert document.text == text
    assert in_step(pane, document)


def test_edits_from_elsewhere_keep_cursor_and_scroll(opened, qtbot):
    """A change above the view moves neither the cursor's word nor what is seen."""
    pane, document = opened("".join(f"key_{number}: {number}\n" for number in range(200)))
    pane.jump(150, 3)
    top = pane.firstVisibleBlock().text()
    document.apply([Edit(0, 0, "# one\n# two\n"), Edit(7, 8, "00")], "Elsewhere")
    assert pane.textCursor().block().text() == "key_149: 149"
    assert pane.textCursor().positionInBlock() == 2
    assert pane.firstVisibleBlock().text() == top
    assert in_step(pane, document)


@given(
    st.text(alphabet="ab:\n\r😀 \u00a0", max_size=40),
    st.lists(
        st.tuples(st.integers(0, 40), st.integers(0, 6), st.text(alphabet="xy\n\r😀", max_size=5)), max_size=6
    ),
)
def test_any_edits_from_elsewhere_arrive(text, changes):
    """Whatever is edited elsewhere, and taken back, the pane shows the document's text."""
    pane = TextPane()
    document = Document(Path("/a.yaml"), Source("a.yaml", text), has_file=True)
    pane.show_document(document)
    for start, length, new in changes:
        start = min(start, len(document.text))
        document.apply([Edit(start, min(start + length, len(document.text)), new)], "Elsewhere")
        assert pane.document().characterCount() - 1 == Positions(document.text).length
    while document.undo_stack.canUndo():
        document.undo()
    assert document.text == text
    assert pane.document().characterCount() - 1 == Positions(text).length
    pane.deleteLater()


def test_pasting_is_one_deed(opened, qtbot):
    """A paste of several lines is one edit and one deed."""
    pane, document = opened("a: 1\n")
    pane.moveCursor(QTextCursor.MoveOperation.End)
    QApplication.clipboard().setText("b: 2\nc: 3\n")
    pane.paste()
    assert document.text == "a: 1\nb: 2\nc: 3\n"
    document.undo()
    assert document.text == "a: 1\n"
    pane.select_all()
    pane.cut()
    assert document.text == ""
    document.undo()
    assert document.text == "a: 1\n"


def test_indentation_keys(opened, qtbot):
    """Tab is two spaces, Shift+Tab takes them back, Enter goes as deep as the line and deeper after a colon."""
    pane, document = opened("hand:")
    pane.moveCursor(QTextCursor.MoveOperation.End)
    qtbot.keyClick(pane, Qt.Key.Key_Return)
    qtbot.keyClicks(pane, "size: 5")
    assert document.text == "hand:\n  size: 5"
    qtbot.keyClick(pane, Qt.Key.Key_Escape)
    pane.selectAll()
    qtbot.keyClick(pane, Qt.Key.Key_Tab)
    assert document.text == "  hand:\n    size: 5"
    qtbot.keyClick(pane, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert document.text == "hand:\n  size: 5"
    pane.selectAll()
    pane.toggle_comment()
    assert document.text == "# hand:\n  # size: 5"
    pane.selectAll()
    pane.toggle_comment()
    assert document.text == "hand:\n  size: 5"


def test_problems_are_marked_and_move_along(opened, qtbot):
    """A problem underlines its word and marks its line, also after text was typed above it."""
    pane, _ = opened("a: 1\nend: {tie: 3}\n")
    pane.show_problems(
        [Problem("a.yaml", 2, 7, Severity.ERROR, "unknown-key", Name("There is no key `tie`."))]
    )
    assert pane.marks[0].cursor.selectedText() == "tie"
    assert pane.severity_by_line() == {1: Severity.ERROR}
    pane.moveCursor(QTextCursor.MoveOperation.Start)
    qtbot.keyClick(pane, Qt.Key.Key_Return)
    assert pane.severity_by_line() == {2: Severity.ERROR}
    assert pane.problems_on(3)[0].code == "unknown-key"


def test_a_problem_past_the_end_is_marked_at_the_end(opened):
    """Places that no longer exist do no harm."""
    pane, _ = opened("a: 1")
    pane.show_problems([Problem("a.yaml", 99, 99, Severity.WARNING, "x", Name("X."))])
    assert pane.severity_by_line() == {0: Severity.WARNING}


def test_completion_takes_words_from_the_schema(opened, qtbot):
    """Typing offers keys with their descriptions; Enter writes the chosen one as one deed."""
    pane, document = opened("schema: daimyo/variant/1\n")
    pane.moveCursor(QTextCursor.MoveOperation.End)
    qtbot.keyClicks(pane, "cap")
    assert pane.popup.isVisible()
    assert [pane.popup.list.item(row).text() for row in range(2)] == ["capture", "captures_shown"]
    qtbot.keyClick(pane, Qt.Key.Key_Down)
    qtbot.keyClick(pane, Qt.Key.Key_Up)
    qtbot.keyClick(pane, Qt.Key.Key_Return)
    assert document.text == "schema: daimyo/variant/1\ncapture: "
    assert not pane.popup.isVisible()
    assert pane.cursor_offset == len(document.text)
    document.undo()
    assert document.text == "schema: daimyo/variant/1\ncap"


def test_escape_closes_the_completions(opened, qtbot):
    """After Escape the Enter key is a new line again."""
    pane, document = opened("schema: daimyo/variant/1\n")
    pane.moveCursor(QTextCursor.MoveOperation.End)
    qtbot.keyClicks(pane, "cap")
    qtbot.keyClick(pane, Qt.Key.Key_Escape)
    qtbot.keyClick(pane, Qt.Key.Key_Return)
    assert document.text == "schema: daimyo/variant/1\ncap\n"


VARIANT = "schema: daimyo/variant/1\nextends: 1998-english\n"


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("capture:\n  timing: ", ["immediate", "end_of_turn"]),
        ("capture: {timing: immediate, sur", ["surround"]),
        ("scoring:\n  stages:\n    - maj", ["majorities"]),
        ("scoring: {stages: [two-majorities, any", ["any-majority"]),
        ("tokens:\n  ronin: {fast: ", ["true", "false"]),
        ("end:\n  tie_threshold: ", ["none"]),
        ("extends: 20", ["2016"]),
        ("# cap", []),
        ('title: "cap', []),
        ("title: cap", []),
        ("hand: {size: 5, first: chosen}\nturn:\n  normal", ["normal_plays"]),
    ],
)
def test_completions(written, words):
    """What is offered fits the place: keys of the mapping, words of the value, nothing in comments and quotes."""
    text = VARIANT + written
    assert [each.word for each in completions(text, len(text), "variant")[1]] == words


def test_keys_that_stand_there_are_not_offered():
    """A key is not offered twice."""
    text = "capture:\n  timing: immediate\n  \n  ties: remove\n"
    assert [each.word for each in completions(text, text.index("\n  ties"), "variant")[1]] == ["surround"]


def test_a_locked_document_cannot_be_typed_into(opened, qtbot):
    """What could not be read as text in full is only shown."""
    pane, document = opened("a: 1\n")
    document.opening_problems = (Problem("a.yaml", 1, 1, Severity.ERROR, "encoding", Name("Not UTF-8.")),)
    document.state_changed.emit()
    qtbot.keyClicks(pane, "x")
    assert document.text == "a: 1\n"


def test_another_document_is_shown(opened, qtbot, tmp_path):
    """A pane lets go of the document it showed before."""
    pane, first = opened("a: 1\n")
    second = Document(tmp_path / "b.yaml", Source("b.yaml", "b: 2\n"), has_file=True, parent=pane)
    pane.show_document(second)
    first.apply([Edit(0, 0, "# x\n")], "Elsewhere")
    assert pane.toPlainText() == "b: 2\n"
    qtbot.keyClicks(pane, "y")
    assert second.text == "yb: 2\n"
    assert first.text == "# x\na: 1\n"
    pane.show_document(None)
    assert pane.toPlainText() == ""
    assert pane.isReadOnly()
