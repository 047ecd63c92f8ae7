"""The line that adds an entry to a mapping: a button, then a name."""

from __future__ import annotations

import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from workbench.rules.schema_value import SchemaValue
from workbench.widgets.plain_label import PlainLabel


class NewEntry(QWidget):
    """Asks for the name of an entry that the mapping does not have yet."""

    named = Signal(str)

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self.known: list[str] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 2)
        row.setSpacing(8)
        self.button = QPushButton(self.tr("Add…"), self)
        self.button.setObjectName("small")
        self.button.setAccessibleName(self.tr("Add an entry: {name}").format(name=place.title))
        self.button.clicked.connect(self._open)
        self.name = QLineEdit(self)
        self.name.setPlaceholderText(self.tr("name"))
        self.name.setAccessibleName(self.tr("Name of the new entry: {name}").format(name=place.title))
        self.name.setFixedWidth(160)
        self.name.returnPressed.connect(self._add)
        self.name.textChanged.connect(self._look)
        self.add = QPushButton(self.tr("Add"), self)
        self.add.setObjectName("small")
        self.add.setAccessibleName(self.tr("Add the entry: {name}").format(name=place.title))
        self.add.clicked.connect(self._add)
        self.why = PlainLabel(self)
        self.why.setObjectName("error")
        # A sentence that needs more room than there is takes another line, not a wider form.
        self.why.setWordWrap(True)
        self.asked: list[QWidget] = [self.name, *self.more_asked(), self.add, self.why]
        for widget in (self.button, *self.asked):
            row.addWidget(widget, 1 if widget is self.why else 0)
        row.addStretch()
        self._set_open(False)

    def more_asked(self) -> list[QWidget]:
        """Give what is asked beside the name."""
        return []

    def taken(self) -> str:
        """Say that the name is taken."""
        return self.tr("There is an entry of this name already.")

    def _set_open(self, is_open: bool) -> None:
        self.button.setVisible(not is_open)
        for widget in self.asked:
            widget.setVisible(is_open)

    def _open(self) -> None:
        self._set_open(True)
        self._look()
        self.name.setFocus()

    @property
    def key(self) -> str:
        """The key that was typed; a name as people write it is spelled as keys are.

        A name that is right as it stands is left alone: where capitals may be written, they are meant.
        """
        typed = self.name.text().strip()
        spelled = re.sub(r"[\s_]+", "-", typed.lower())
        return spelled if self.place.is_wrong_key(typed) and not self.place.is_wrong_key(spelled) else typed

    def _look(self) -> None:
        text = self.key
        problem = ""
        if text in self.known:
            problem = self.taken()
        elif text and self.place.is_wrong_key(text):
            problem = self.wrong()
        self.why.setText(problem)
        self.add.setEnabled(bool(text) and not problem)

    def wrong(self) -> str:
        """Say how a name must be written."""
        return self.tr("It must be {meaning}.").format(meaning=self.place.key_meaning)

    def _add(self) -> None:
        if not self.add.isEnabled():
            return
        name = self.key
        self.name.clear()
        self._set_open(False)
        self.button.setFocus()
        self.named.emit(name)
