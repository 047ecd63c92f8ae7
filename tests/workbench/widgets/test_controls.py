"""Small controls of fields, and the room that they make do with."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.table.form_rows import named_row
from workbench.widgets.controls import Segments


def test_words_without_room_are_broken_into_two_lines(qtbot):
    """The longest first and no more than need be; with more room every word stands in one line again."""
    holder = QWidget()
    qtbot.addWidget(holder)
    words = {"off": "Removed", "stay": "Stays", "active": "To the active player"}
    row = Segments(words, {}, "Tied figure", holder)
    holder.show()
    whole = row.sizeHint().width()
    row.resize(whole, row.heightForWidth(whole))
    assert [button.text() for button in row.buttons.values()] == ["Removed", "Stays", "To the active player"]
    assert row.minimumSizeHint().width() < whole
    narrow = row.minimumSizeHint().width()
    assert row.heightForWidth(narrow) > row.heightForWidth(whole)
    row.resize(narrow, row.heightForWidth(narrow))
    assert [button.text() for button in row.buttons.values()] == ["Removed", "Stays", "To the\nactive player"]
    last = row.buttons["active"]
    assert last.geometry().right() < narrow
    assert last.accessibleName() == "Tied figure: To the active player"
    row.resize(whole, row.heightForWidth(whole))
    assert last.text() == "To the active player"


def test_a_layout_gives_broken_words_their_height(qtbot):
    """In a form that is as low as it may be, a row of words is as high as its lines, however many those are."""
    holder = QWidget()
    qtbot.addWidget(holder)
    words = {"off": "Removed", "stay": "Stays", "active": "To the active player"}
    row = Segments(words, {}, "Tied figure", holder)
    column = QVBoxLayout(holder)
    column.addLayout(named_row(row, holder, 60))
    column.addStretch(1)
    for width in (row.minimumSizeHint().width() + 120, row.sizeHint().width() + 160):
        holder.resize(width, column.totalHeightForWidth(width))
        holder.show()
        assert row.height() >= row.heightForWidth(row.width())
