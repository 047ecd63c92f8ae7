"""What every field of a row has, and what fields show their values by."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from engine.texts.source import Route
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText
from workbench.widgets.controls import NumberBox, set_property
from workbench.widgets.flow import Flow
from workbench.widgets.plain_label import PlainLabel

# What stands where nothing is said.
NOTHING = "–"


class Field(QWidget):
    """Shows one value of a variant and asks for changes of it; the text decides what comes of that."""

    wants = Signal(object, object)
    """A route and the value it should have."""
    wants_reset = Signal(object)
    """The route whose value should be the parent's again."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self.name = place.title
        self.setAccessibleName(self.name)
        self.line = Flow(self, gap=8)

    @property
    def route(self) -> Route:
        """The way to the value."""
        return self.place.route

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the value as it stands in a variant's text."""
        raise NotImplementedError

    def ask(self, value: object) -> None:
        """Ask for a value."""
        self.wants.emit(self.route, value)


def number_box(place: SchemaValue, name: str, parent: QWidget) -> NumberBox:
    """Make the box of a number; one that need not be said has nothing below its least."""
    low, high = place.limits
    box = NumberBox(low if place.is_required else low - 1, high, name, parent)
    if not place.is_required:
        box.setSpecialValueText(NOTHING)
    return box


def is_nothing(box: NumberBox, number: int) -> bool:
    """Say whether a number is the one below the least, which means that nothing is said."""
    return bool(box.specialValueText()) and number == box.minimum()


def show_number(box: NumberBox, value: object) -> None:
    """Show a number without asking for it; anything else is marked as wrong."""
    if value is None and box.specialValueText():
        value = box.minimum()
    is_right = (
        isinstance(value, int) and not isinstance(value, bool) and box.minimum() <= value <= box.maximum()
    )
    set_property(box, "wrong", not is_right)
    if isinstance(value, int) and is_right and value != box.value():
        box.blockSignals(True)
        box.setValue(value)
        box.blockSignals(False)


def show_text(box: QLineEdit, text: str) -> None:
    """Show a text unless another is being written, leaving the cursor alone where it is the same."""
    if not box.isModified() and box.text() != text:
        box.setText(text)


def entered(box: QLineEdit) -> str | None:
    """Give what was written since it was last asked, or nothing."""
    if not box.isModified():
        return None
    box.setModified(False)
    return box.text().strip()


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
