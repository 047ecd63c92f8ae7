"""The table of tokens: what each kind is worth, how many there are, on what it acts and where it goes."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from engine.games.samurai.sense import token_names
from engine.texts import schema
from workbench.games.samurai.rules.token_row import WIDTHS, TokenRow
from workbench.rules import schema_words
from workbench.rules.schema_words import KIND
from workbench.rules.variant_text import VariantText, at
from workbench.widgets.controls import WordBox
from workbench.widgets.plain_label import PlainLabel

NEW_TOKEN = {"influences": "all", "strengths": [1], "terrain": "land"}


class TokenTable(QWidget):
    """A row for each kind of token, those that this variant removed among them."""

    wants = Signal(object, object)
    wants_reset = Signal(object)
    wants_variation = Signal(object)
    hint_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Tokens"))
        self.rows: dict[str, TokenRow] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head())
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        column.addLayout(self._list)
        self.adding = NewToken(self)
        self.adding.wants.connect(self.wants)
        column.addWidget(self.adding)

    def _head(self) -> QWidget:
        head = QWidget(self)
        row = QHBoxLayout(head)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(4)
        titles = {
            "mark": "",
            "glyph": "",
            "name": self.tr("Token"),
            "strengths": self.tr("Strengths, click to edit"),
            "count": self.tr("Count"),
            "acts": self.tr("Acts on"),
            "placed": self.tr("Placed on"),
            "fast": self.tr("Fast"),
            "buttons": "",
        }
        for key, title in titles.items():
            label = PlainLabel(title, head)
            label.setObjectName("group")
            if WIDTHS[key]:
                label.setFixedWidth(WIDTHS[key])
            row.addWidget(label, 0 if WIDTHS[key] else 1)
        return head

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the tokens of a variant_text."""
        tokens = at(variant_text.values, ("tokens",))
        tokens = tokens if isinstance(tokens, dict) else {}
        own = variant_text.own(("tokens",))
        removed = [key for key, token in own.items() if token is None] if isinstance(own, dict) else []
        keys = [*tokens, *removed]
        if keys != list(self.rows):
            self._build(keys)
        for row in self.rows.values():
            row.show_variant(variant_text)
        self.adding.known = keys
        count = _count(variant_text.values)
        text = self.tr("%n token(s) per player", "", count)
        self.hint_changed.emit(text)

    def _build(self, keys: list[str]) -> None:
        for row in self.rows.values():
            if row.key not in keys:
                self._list.removeWidget(row)
                row.hide()
                row.deleteLater()
        known, self.rows = self.rows, {}
        for position, key in enumerate(keys):
            row = known.get(key) or self._made(key)
            self._list.removeWidget(row)
            self._list.insertWidget(position, row)
            self.rows[key] = row
        self.updateGeometry()

    def _made(self, key: str) -> TokenRow:
        row = TokenRow(key, self)
        row.wants.connect(self.wants)
        row.wants_reset.connect(self.wants_reset)
        row.wants_variation.connect(self.wants_variation)
        return row

    def setFocus(self, *_: object) -> None:  # noqa: N802  # Qt's name
        """Give the focus to the first strength."""
        for row in self.rows.values():
            if row.chips.chips:
                row.chips.chips[0].setFocus()
                return


class NewToken(QWidget):
    """The line that adds a kind of token: a button, then a name and what the token does."""

    wants = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.known: list[str] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 2)
        row.setSpacing(8)
        self.button = QPushButton(self.tr("Add a token…"), self)
        self.button.setObjectName("small")
        self.button.clicked.connect(self._open)
        self.name = QLineEdit(self)
        self.name.setPlaceholderText(self.tr("name, e.g. daimyo"))
        self.name.setAccessibleName(self.tr("Name of the new token"))
        self.name.setMaximumWidth(160)
        self.name.returnPressed.connect(self._add)
        self.name.textChanged.connect(self._look)
        action = schema_words.properties(("tokens", "any", "action"))
        kinds = {"": self.tr("Counts next to settlements"), **action["enumTitles"]}
        self.kind = WordBox(kinds, action["enumDescriptions"], self.tr("What the new token does"), self)
        self.add = QPushButton(self.tr("Add"), self)
        self.add.setObjectName("small")
        self.add.setAccessibleName(self.tr("Add the token"))
        self.add.clicked.connect(self._add)
        self.why = PlainLabel(self)
        self.why.setObjectName("error")
        for widget in (self.button, self.name, self.kind, self.add, self.why):
            row.addWidget(widget)
        row.addStretch(1)
        self._set_open(False)

    def _set_open(self, is_open: bool) -> None:
        self.button.setVisible(not is_open)
        for widget in (self.name, self.kind, self.add, self.why):
            widget.setVisible(is_open)

    def _open(self) -> None:
        self._set_open(True)
        self._look()
        self.name.setFocus()

    def _look(self) -> None:
        text = self.name.text()
        problem = ""
        if text in self.known:
            problem = self.tr("There is a token of this name already.")
        elif text and not _is_id(text):
            problem = self.tr("A name has small letters, digits and hyphens, and starts with a letter.")
        self.why.setText(problem)
        self.add.setEnabled(bool(text) and not problem)

    def _add(self) -> None:
        if not self.add.isEnabled():
            return
        action = self.kind.currentData()
        token: dict[str, Any] = {"action": action, "copies": 1} if action else dict(NEW_TOKEN)
        name = self.name.text()
        self.name.clear()
        self._set_open(False)
        self.button.setFocus()
        self.wants.emit(("tokens", name), token)


def _is_id(text: str) -> bool:
    return re.fullmatch(schema.schema(KIND)["$defs"]["id"]["pattern"], text) is not None


def _count(values: dict[str, Any]) -> int:
    try:
        return len(token_names(values))
    except (KeyError, TypeError, AttributeError):  # a text half written
        return 0
