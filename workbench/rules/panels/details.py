"""What a variant is, besides its values: its file, its parent, the boards it plays on, and the designer's note."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QVBoxLayout, QWidget

from engine import games
from workbench.rules.schema_value import game_of
from workbench.rules.variant_text import VariantText
from workbench.shelf import shelved
from workbench.widgets.note_field import Note
from workbench.widgets.panels import DockHeader, ElidedLabel
from workbench.widgets.plain_label import PlainLabel, plain_tip


class Details(QWidget):
    """The head of a variant's file as fields."""

    wants = Signal(object, object)
    wants_reset = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = DockHeader(self.tr("Details"), parent=self)
        self.title = QLineEdit(self)
        self.title.editingFinished.connect(self._title_entered)
        self.file, self.extends, self.boards = (ElidedLabel(parent=self) for _ in range(3))
        self.note = Note(self)
        self.note.setPlaceholderText(self.tr("Reasons, open questions, what the last playtest showed"))
        self.note.entered.connect(self._note_entered)
        form = QFormLayout()
        form.setContentsMargins(12, 10, 12, 6)
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(6)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, field in (
            (self.tr("Title"), self.title),
            (self.tr("File"), self.file),
            (self.tr("Extends"), self.extends),
            (self.tr("Boards"), self.boards),
        ):
            name = PlainLabel(label, self)
            name.setObjectName("hint")
            field.setAccessibleName(label)
            form.addRow(name, field)
        self._form = form
        heading = PlainLabel(self.tr("Designer’s note"), self)
        heading.setObjectName("hint")
        heading.setBuddy(self.note)
        self.note.setAccessibleName(heading.text())
        below = QVBoxLayout()
        below.setContentsMargins(12, 0, 12, 12)
        below.setSpacing(4)
        below.addWidget(heading)
        below.addWidget(self.note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(form)
        column.addLayout(below)

    def show_unread(self, path: Path) -> None:
        """Show the file alone, for its text cannot be read."""
        self.setEnabled(False)
        self.header.title.setText(path.name)
        self.title.clear()
        self.file.setText(path.name)
        self.file.setToolTip(plain_tip(str(path)))
        self.extends.clear()
        self.note.show_text("")

    def show_variant(self, variant_text: VariantText, path: Path) -> None:
        """Show the head of a variant."""
        self.setEnabled(True)
        self.header.title.setText(variant_text.title)
        if not self.title.isModified() and self.title.text() != variant_text.title:
            self.title.setText(variant_text.title)
            self.title.setCursorPosition(0)  # a long one is seen from its beginning
        self.file.setText(path.name)
        self.file.setToolTip(plain_tip(str(path)))
        self._form.setRowVisible(self.boards, games.facts_of(game_of(variant_text.kind)).needs_map)
        parent, names = variant_text.own(("extends",)), variant_text.ancestry.names
        nothing = self.tr("nothing: it says everything itself")
        self.extends.setText(names[0] if names else str(parent) if parent else nothing)
        note = variant_text.own(("notes",))
        self.note.show_text(str(note) if note is not None else "")

    def show_boards(self, boards: list[str] | None) -> None:
        """Show the maps it can be played on; nothing while that is not known."""
        titles = {each.name: each.title for each in shelved("map")}
        named = ", ".join(titles.get(board, board) for board in boards or ())
        self.boards.setText("–" if boards is None else named or self.tr("none of the shipped ones"))

    def _title_entered(self) -> None:
        if self.title.isModified() and self.title.text().strip():
            self.title.setModified(False)
            self.wants.emit(("title",), self.title.text().strip())

    def _note_entered(self, text: str) -> None:
        if text:
            self.wants.emit(("notes",), text)
        else:
            self.wants_reset.emit(("notes",))
