"""The table of tokens: what each kind is worth, how many there are, on what it acts and where it goes."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.games.samurai.sense import token_names
from workbench.games.samurai.rules.token_row import SPACING, WIDTHS, TokenRow
from workbench.rules.form.entries import EntriesEditor
from workbench.rules.form.new_entry import NewEntry
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText
from workbench.widgets.controls import WordBox
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

NEW_TOKEN = {"influences": "all", "strengths": [1], "terrain": "land"}


class TokenTable(EntriesEditor):
    """A row for each kind of token, those that this variant removed among them."""

    adding: NewToken

    def head(self) -> QWidget:
        """Give the titles of the columns."""
        head = QWidget(self)
        row = QHBoxLayout(head)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(SPACING)
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
            # What takes the rest of the width gives way in a narrow window.
            label = PlainLabel(title, head) if WIDTHS[key] else ElidedLabel(title, head)
            label.setObjectName("group")
            if WIDTHS[key]:
                label.setFixedWidth(WIDTHS[key])
            row.addWidget(label, 0 if WIDTHS[key] else 1)
        return head

    def made(self, key: str) -> TokenRow:
        """Make the row of a token."""
        return TokenRow(self.place.inner(key), self)

    def new_entry(self) -> NewToken:
        """Make the line for a new token."""
        return NewToken(self.place, self)

    def value_of_new(self, key: str) -> object:
        """Give a plain token, or one that does what was chosen."""
        action = self.adding.action
        return {"action": action, "copies": 1} if action else dict(NEW_TOKEN)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the tokens of a variant, and how many each player has."""
        super().show_variant(variant_text)
        self.hint_changed.emit(self.tr("%n token(s) per player", "", _count(variant_text.values)))


class NewToken(NewEntry):
    """Asks for a name and for what the token does."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.button.setText(self.tr("Add a token…"))
        self.button.setAccessibleName(self.button.text())
        self.name.setPlaceholderText(self.tr("name, e.g. daimyo"))
        self.name.setAccessibleName(self.tr("Name of the new token"))
        self.add.setAccessibleName(self.tr("Add the token"))

    def more_asked(self) -> list[QWidget]:
        """Ask for what the token does."""
        action = self.place.inner("any", "action").part
        kinds = {"": self.tr("Counts next to settlements"), **action["enumTitles"]}
        self.kind = WordBox(kinds, action["enumDescriptions"], self.tr("What the new token does"), self)
        return [self.kind]

    @property
    def action(self) -> str:
        """What the token does, nothing for one that counts."""
        return str(self.kind.currentData())

    def taken(self) -> str:
        """Say that the name is taken."""
        return self.tr("There is a token of this name already.")

    def wrong(self) -> str:
        """Say how a name must be written."""
        return self.tr("A name has small letters, digits and hyphens, and starts with a letter.")


def _count(values: dict[str, Any]) -> int:
    try:
        return len(token_names(values))
    except (KeyError, TypeError, AttributeError):  # a text half written
        return 0
