"""The fields of the form: one for each shape of value that the schema knows."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from engine.texts.source import Route
from workbench.dress import typeface
from workbench.rules import schema_words
from workbench.rules.form.field import (
    Field,
    Part,
    hint_label,
    is_counted,
    is_number,
    is_range,
    show_number,
    show_text,
)
from workbench.rules.form.side_by_side import CountsField, NamesField, RangeField
from workbench.rules.variant_text import VariantText
from workbench.widgets.controls import NumberBox, Segments, set_property


class WordField(Field):
    """One of a few words."""

    def __init__(self, route: Route, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(route, part, parent)
        titles = {word: part.get("enumTitles", {}).get(word, word) for word in part["enum"]}
        tips = part.get("enumDescriptions", {})
        self.segments = Segments(titles, tips, self.name, self, is_tight=True)
        self.segments.chosen.connect(self.ask)
        self.line.addWidget(self.segments)
        self.setFocusProxy(self.segments)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the word that holds."""
        standing = variant_text.standing(self.route)
        value = standing.value if standing.value is not None else self.part.get("default")
        self.segments.show_chosen(value if isinstance(value, str) else None)
        self.segments.set_changed(standing.is_own)


class NumberField(Field):
    """A whole number."""

    def __init__(self, route: Route, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(route, part, parent)
        self.box = NumberBox(part.get("minimum", 0), part.get("maximum", 99), self.name, self)
        self.box.valueChanged.connect(self.ask)
        self.line.addWidget(self.box)
        self.line.addWidget(hint_label(part.get("unit", ""), self))
        self.setFocusProxy(self.box)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the number that holds."""
        standing = variant_text.standing(self.route)
        show_number(self.box, standing.value)
        set_property(self.box, "changed", standing.is_own)


class LimitField(Field):
    """A whole number, or the word that switches the limit off."""

    def __init__(self, route: Route, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(route, part, parent)
        number = next(choice for choice in part["anyOf"] if choice.get("type") == "integer")
        self._word = next(choice["const"] for choice in part["anyOf"] if "const" in choice)
        low, high = number.get("minimum", 0), number.get("maximum", 99)
        self.box = NumberBox(low, high, self.name, self)
        self.box.valueChanged.connect(self.ask)
        self.switch = QCheckBox(part.get("enumTitles", {}).get(self._word, self._word), self)
        self.switch.setToolTip(part.get("enumDescriptions", {}).get(self._word, ""))
        self.switch.setAccessibleName(f"{self.name}: {self.switch.text()}")
        self.switch.clicked.connect(self._switched)
        for widget in (self.box, hint_label(part.get("unit", ""), self), self.switch):
            self.line.addWidget(widget)
        self._number = low
        self.setFocusProxy(self.box)

    def _switched(self, is_off: bool) -> None:
        self.ask(self._word if is_off else self._number)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the number, or that there is no limit."""
        standing = variant_text.standing(self.route)
        is_off = standing.value == self._word
        # What the limit goes back to when it is switched on again.
        remembered = standing.value if is_number(standing.value) else standing.inherited
        if not is_number(remembered):
            remembered = next(
                (each for each in self.part.get("examples", ()) if is_number(each)), self._number
            )
        self._number = remembered
        self.switch.setChecked(is_off)
        self.box.setEnabled(not is_off)
        show_number(self.box, remembered if is_off else standing.value)
        set_property(self.box, "changed", standing.is_own)


class SwitchField(Field):
    """Yes or no."""

    def __init__(self, route: Route, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(route, part, parent)
        self.switch = QCheckBox(self)
        self.switch.setAccessibleName(self.name)
        self.switch.clicked.connect(self.ask)
        self.line.addWidget(self.switch)
        self.setFocusProxy(self.switch)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show whether it is on."""
        value = variant_text.standing(self.route).value
        self.switch.setChecked(value is True)
        self.switch.setText(self.tr("allowed") if value is True else self.tr("not allowed"))


class ListField(Field):
    """A list of ids, separated by commas."""

    def __init__(self, route: Route, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(route, part, parent)
        self.box = QLineEdit(self)
        self.box.setAccessibleName(self.name)
        self.box.setFont(typeface.style("code"))
        self.box.setFixedWidth(200)
        self.box.editingFinished.connect(self._entered)
        self.line.addWidget(self.box)
        self.setFocusProxy(self.box)

    def _entered(self) -> None:
        if self.box.isModified():
            self.box.setModified(False)
            self.ask(re.findall(r"[^\s,]+", self.box.text()))

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the list."""
        standing = variant_text.standing(self.route)
        value = standing.value if isinstance(standing.value, list) else self.part.get("default", [])
        if not self.box.isModified():
            show_text(self.box, ", ".join(map(str, value)))
        set_property(self.box, "changed", standing.is_own)


class TextField(Field):
    """A line of text."""

    def __init__(self, route: Route, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(route, part, parent)
        self.box = QLineEdit(self)
        self.box.setAccessibleName(self.name)
        self.box.editingFinished.connect(self._entered)
        self.line.addWidget(self.box)
        self.setFocusProxy(self.box)

    def _entered(self) -> None:
        if self.box.isModified():
            self.box.setModified(False)
            self.ask(self.box.text())

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the text."""
        value = variant_text.own(self.route)
        if not self.box.isModified():
            show_text(self.box, str(value) if value is not None else "")


def field_for(route: Route, parent: QWidget | None = None) -> Field:
    """Make the field that fits the shape of a value."""
    part = schema_words.properties(route)
    make = next(make for fits, make in _SHAPES if fits(part))
    return make(route, part, parent)


def _has_number_choice(part: Part) -> bool:
    return any(choice.get("type") == "integer" for choice in part.get("anyOf", ()))


def _holds(part: Part, kind: str) -> bool:
    inner = part.get("additionalProperties")
    return isinstance(inner, dict) and inner.get("type") == kind


# The first shape that fits a value's schema decides.
_SHAPES: tuple[tuple[Callable[[Part], bool], type[Field]], ...] = (
    (lambda part: "enum" in part, WordField),
    (lambda part: part.get("type") == "boolean", SwitchField),
    (lambda part: part.get("type") == "integer", NumberField),
    (_has_number_choice, LimitField),
    (is_range, RangeField),
    (is_counted, CountsField),
    (lambda part: _holds(part, "integer"), CountsField),
    (lambda part: _holds(part, "string"), NamesField),
    (lambda part: part.get("type") == "array", ListField),
    (lambda part: True, TextField),
)
