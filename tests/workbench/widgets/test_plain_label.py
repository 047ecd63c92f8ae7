"""Words of documents are shown as they are written: nothing in the window takes them for markup."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLabel, QTabBar, QTextEdit, QTreeView, QWidget

import workbench
from workbench.widgets.plain_label import PlainLabel, plain_tip

TITLE = "<b>x</b><img src=x>"
TURNED = "\u202etxt.exe"
MAP = f"""\
schema: daimyo/map/1
title: "{TITLE}"
legend: {{"~": sea, ".": land, v: village, c: city, E: capital}}
terrain:
  - "  ~ ~ ~ ~"
  - " ~ . v . ~"
  - "~ v . . c ~"
  - " ~ . . . ~"
  - "  ~ ~ ~ ~"
players: [2]
names:
  "<i>Edo</i>": [2, 1]
  "<u>Gone</u>": [90, 90]
"<s>key</s>": 1
"""
VARIANT = f"""\
schema: daimyo/variant/1
title: "{TITLE}{TURNED}"
extends: 2016
notes: "<h1>note</h1>"
tokens:
  "<b>tok</b>": {{influences: [buddha], strengths: [2], copies: 1}}
"<s>key</s>": 1
"""
# Every word that a stranger may choose in a variant of another game, and keys that are none.
OTHERS = (
    f"""\
schema: daimyo/variant/1
title: "{TITLE}{TURNED}"
description: "<h1>note</h1>{TURNED}"
extends: naishi/base
cards:
  "<b>card</b>": {{count: 2}}
""",
    f"""\
schema: daimyo/variant/1
title: "{TITLE}{TURNED}"
description: "<h1>note</h1>{TURNED}"
extends: seven-samurai/normal
difficulty: {{name: "<b>hard</b>{TURNED}", grade: "<i>9</i>"}}
raiders:
  "<b>raider</b>": {{value: 2}}
""",
)
# Labels with markup of their own: counts in bold, and words of documents by `escaped`.
RICH = {"callout.py", "figure_counts.py", "result_cards.py", "scrubber.py", "verdict_bar.py"}
MARKUP = ("<b>", "<img", "<i>", "<u>", "<s>", "<h1>")


def test_every_label_is_plain():
    """No module makes a bare label of Qt, which would guess, unless it says that the label has markup of its own."""
    texts = {
        path.name: path.read_text(encoding="utf-8") for path in Path(workbench.__file__).parent.rglob("*.py")
    }
    bare = {name for name, text in texts.items() if re.search(r"\bQLabel\(|\(QLabel\b", text)}
    assert bare == {"plain_label.py", *RICH}
    for name in RICH:
        assert "setTextFormat(Qt.TextFormat.RichText)" in texts[name]
        assert "import escape\n" not in texts[name]


def test_a_plain_label_hides_nothing(qtbot):
    """Marks that turn the direction of writing, and control characters, are shown by their escapes."""
    label = PlainLabel(TITLE + TURNED)
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.text() == TITLE + "\\u202etxt.exe"
    assert plain_tip(TURNED) == "\\u202etxt.exe"


def cells(model: QAbstractItemModel, parent: QModelIndex):
    """Give all cells of a model."""
    for row in range(model.rowCount(parent)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)):
            at = model.index(row, column, parent)
            yield at
            yield from cells(model, at)


def tips(widget: QWidget):
    """Give the tips of a widget, its cells and its tabs."""
    yield widget.toolTip()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        root = widget.rootIndex() if isinstance(widget, QTreeView) else QModelIndex()
        for at in cells(widget.model(), root):
            yield str(at.data(Qt.ItemDataRole.ToolTipRole) or "")
    if isinstance(widget, QTabBar):
        yield from (widget.tabToolTip(number) for number in range(widget.count()))


def rich(window: QWidget):
    """Give the texts of the window in which markup of a document would take effect."""
    for widget in window.findChildren(QWidget):
        for tip in tips(widget):
            if any(mark in tip for mark in MARKUP):
                yield f"tip of {widget}: {tip}"
        if isinstance(widget, QLabel):
            is_plain = widget.textFormat() is Qt.TextFormat.PlainText
            if not is_plain and any(mark in widget.text() for mark in MARKUP):
                yield f"{widget}: {widget.text()}"
        if isinstance(widget, QTextEdit) and any(mark in widget.toHtml() for mark in ("<img", "<h1>")):
            yield f"{widget}: {widget.toPlainText()}"


def test_no_markup_of_a_document_takes_effect(window, qtbot, tmp_path):
    """A title, a name, a key, a note and a file's name with markup in them stay letters everywhere in the window."""
    for name, text in (("<b>m<img src=x>.yaml", MAP), (f"<b>v{TURNED}.yaml", VARIANT)):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        document = window.open_path(path)
        qtbot.waitUntil(lambda document=document: document.is_checked)
    rules = window.workspace
    qtbot.waitUntil(lambda: any(member.path == path for member in rules.relatives.family))
    rules._show_surroundings()
    assert rules.problems_panel.problems
    document.disk_changed.emit()
    assert "\u202e" not in window.windowTitle()
    assert "\u202e" not in window.tabs.bar.tabText(0)
    assert not any("\u202e" in title for title in rules.variants.titles())
    assert list(rich(window)) == []
    map_workspace = window.show_workspace("map")
    map_workspace.map_text.select([(2, 1)])
    assert map_workspace.problems_panel.problems
    path.unlink()
    window.desk.look_at_files()
    window.show_document(document)
    assert window.notices.bars
    assert list(rich(window)) == []


@pytest.mark.parametrize("text", OTHERS, ids=["naishi", "seven-samurai"])
def test_no_markup_of_another_game_takes_effect(text, window, qtbot, tmp_path):
    """Titles, names and keys of a variant stay letters in the form, at the table's set-up and in the lab."""
    path = tmp_path / f"<b>odd{TURNED}.yaml"
    path.write_text(text, encoding="utf-8")
    document = window.open_path(path)
    qtbot.waitUntil(lambda: document.is_checked)
    window.workspace._show_surroundings()
    for name in ("rules", "table", "lab"):
        window.show_workspace(name)
        assert list(rich(window)) == []
    choices = window.findChildren(QComboBox)
    offered = [choice.itemText(number) for choice in choices for number in range(choice.count())]
    assert "<b>x</b><img src=x>\\u202etxt.exe" in offered
    assert "\u202e" not in "".join([*offered, window.windowTitle()])
