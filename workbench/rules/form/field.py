"""What every field of the form has, and what fields are told apart by."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from engine.texts.source import Route
from workbench.rules.form.flow import Flow
from workbench.rules.variant_text import VariantText
from workbench.widgets.controls import NumberBox, set_property
from workbench.widgets.plain_label import PlainLabel

Part = dict[str, Any]


class Field(QWidget):
    """Shows one value of a variant_text and asks for changes of it; the text decides what comes of that."""

    wants = Signal(object, object)
    """A route and the value it should have."""
    wants_reset = Signal(object)
    """The route whose value should be the parent's again."""

    def __init__(self, route: Route, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.route = route
        self.part = part
        self.name = str(part.get("title", route[-1]))
        self.setAccessibleName(self.name)
        self.line = Flow(self, gap=8)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the value as it stands in a variant_text."""
        raise NotImplementedError

    def ask(self, value: object) -> None:
        """Ask for a value."""
        self.wants.emit(self.route, value)


def members_of(part: Part) -> dict[str, Any]:
    """Give the members of a mapping, also where it is one of several choices."""
    for choice in (part, *part.get("anyOf", ())):
        if "properties" in choice:
            members: dict[str, Any] = choice["properties"]
            return members
    return {}


def is_counted(part: Part) -> bool:
    """Say whether a value says something for each number of players."""
    members = members_of(part)
    return bool(members) and all(key.isdecimal() for key in members)


def is_range(part: Part) -> bool:
    """Say whether a value goes from a least to a most."""
    return list(part.get("properties", {})) == ["least", "most"]


def show_number(box: NumberBox, value: object) -> None:
    """Show a number without asking for it; anything else is marked as wrong."""
    is_right = (
        isinstance(value, int) and not isinstance(value, bool) and box.minimum() <= value <= box.maximum()
    )
    set_property(box, "wrong", not is_right)
    if isinstance(value, int) and is_right and value != box.value():
        box.blockSignals(True)
        box.setValue(value)
        box.blockSignals(False)


def show_text(box: QLineEdit, text: str) -> None:
    """Show a text, leaving the cursor alone where it is the same."""
    if box.text() != text:
        box.setText(text)


def word_in(value: object) -> str | None:
    """Give a value that is a word, else nothing."""
    return value if isinstance(value, str) else None


def is_number(value: object) -> bool:
    """Say whether a value is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def hint_label(text: str, parent: QWidget) -> QLabel:
    """Make a small word beside a field: a unit, a number of players."""
    label = PlainLabel(text, parent)
    label.setObjectName("hint")
    label.setVisible(bool(text))
    return label
