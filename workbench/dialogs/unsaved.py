"""The question before unsaved changes would be lost."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.texts.problem import Severity
from workbench.documents.document import Document
from workbench.dress.icons import severity_picture
from workbench.visible import one_line
from workbench.widgets.plain_label import PlainLabel, plain_tip


class Answer(Enum):
    """What a person wants done about unsaved changes."""

    SAVE = auto()
    DISCARD = auto()
    CANCEL = auto()


class UnsavedDialog(QDialog):
    """Names the documents and offers to save them, to give the changes up, or to stay."""

    def __init__(self, documents: Sequence[Document], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.answer = Answer.CANCEL
        self.setWindowTitle(self.tr("Unsaved changes"))
        self.setMinimumWidth(440)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(12)
        column.addLayout(self._question(documents))
        if len(documents) > 1:
            names = QListWidget(self)
            for document in documents:
                # The name first: where there is no room, the folder gives way.
                where = str(document.path.parent) if document.has_file else self.tr("not saved yet")
                item = QListWidgetItem(one_line(f"{document.name} · {where}"), names)
                item.setToolTip(plain_tip(str(document.path)))
            names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            names.setAccessibleName(self.tr("Documents with unsaved changes"))
            names.setSelectionMode(QListWidget.SelectionMode.NoSelection)
            names.setMaximumHeight(160)
            column.addWidget(names)
        column.addWidget(self._buttons(len(documents) > 1))

    def _question(self, documents: Sequence[Document]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        mark = PlainLabel(self)
        mark.setPixmap(severity_picture(Severity.WARNING, 24))
        if len(documents) == 1:
            text = self.tr("Save the changes to {file}?").format(file=documents[0].name)
        else:
            text = self.tr("Save the changes to %n documents?", "", len(documents))
        title = PlainLabel(text, self)
        title.setObjectName("group")
        title.setWordWrap(True)
        hint = PlainLabel(self.tr("Without saving, they are lost."), self)
        hint.setObjectName("hint")
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(title)
        words.addWidget(hint)
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        return row

    def _buttons(self, several: bool) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        roles = QDialogButtonBox.ButtonRole
        self.save_button = box.addButton(
            self.tr("Save all") if several else self.tr("Save"), roles.AcceptRole
        )
        self.discard_button = box.addButton(
            self.tr("Discard all") if several else self.tr("Discard"), roles.DestructiveRole
        )
        self.cancel_button = box.addButton(self.tr("Cancel"), roles.RejectRole)
        for button, answer in (
            (self.save_button, Answer.SAVE),
            (self.discard_button, Answer.DISCARD),
            (self.cancel_button, Answer.CANCEL),
        ):
            button.setAccessibleName(button.text())
            button.clicked.connect(lambda _=False, answer=answer: self._answer(answer))
        self.save_button.setObjectName("primary")
        self.save_button.setDefault(True)
        self.save_button.setFocus()
        return box

    def _answer(self, answer: Answer) -> None:
        self.answer = answer
        self.done(0)


def ask(documents: Sequence[Document], parent: QWidget | None) -> Answer:
    """Ask what to do about unsaved changes."""
    dialog = UnsavedDialog(documents, parent)
    dialog.exec()
    return dialog.answer
