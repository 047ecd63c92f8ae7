"""The fields of the form: one for each shape of value that a schema knows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from engine.texts import source
from engine.texts.edit import written
from engine.texts.source import Source
from workbench.dress import typeface
from workbench.rules.form.field import (
    Field,
    entered,
    hint_label,
    is_nothing,
    is_number,
    number_box,
    show_number,
    show_text,
    word_in,
)
from workbench.rules.form.lists import EitherListField, ListField, NumbersField
from workbench.rules.form.side_by_side import MappingField, RangeField
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText
from workbench.widgets.controls import NumberBox, Segments, WordBox, set_property

# More words than this have no room side by side.
MOST_SEGMENTS = 4


class WordField(Field):
    """One of a few words, side by side."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        titles = {word: place.titled(word) for word in place.shape["enum"]}
        tips = place.shape.get("enumDescriptions", {})
        self.segments = Segments(titles, tips, self.name, self, is_tight=True)
        self.segments.chosen.connect(self.ask)
        self.line.addWidget(self.segments)
        self.setFocusProxy(self.segments)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the word that holds."""
        standing = variant_text.standing(self.route)
        value = standing.value if standing.value is not None else self.place.part.get("default")
        self.segments.show_chosen(word_in(value))
        self.segments.set_changed(standing.is_own)


class ManyWordsField(Field):
    """One of many words, in a list that opens."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        titles = {word: place.titled(word) for word in place.shape["enum"]}
        self.box = WordBox(titles, place.shape.get("enumDescriptions", {}), self.name, self)
        self.box.activated.connect(lambda _: self.ask(self.box.currentData()))
        self.line.addWidget(self.box)
        self.setFocusProxy(self.box)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the word that holds."""
        standing = variant_text.standing(self.route)
        value = standing.value if standing.value is not None else self.place.part.get("default")
        self.box.show_chosen(word_in(value))
        set_property(self.box, "changed", standing.is_own)


class NumberField(Field):
    """A whole number."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.box = number_box(place, self.name, self)
        self.box.valueChanged.connect(self._changed)
        self.line.addWidget(self.box)
        self.line.addWidget(hint_label(place.part.get("unit", ""), self))
        self.setFocusProxy(self.box)

    def _changed(self, number: int) -> None:
        if is_nothing(self.box, number):
            self.wants_reset.emit(self.route)
        else:
            self.ask(number)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the number that holds."""
        standing = variant_text.standing(self.route)
        show_number(self.box, standing.value)
        set_property(self.box, "changed", standing.is_own)


class LimitField(Field):
    """A whole number, or the word that switches the limit off."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self._word = place.words[0]
        low, high = place.limits
        self.box = NumberBox(low, high, self.name, self)
        self.box.valueChanged.connect(self.ask)
        self.switch = QCheckBox(place.titled(self._word), self)
        self.switch.setToolTip(place.part.get("enumDescriptions", {}).get(self._word, ""))
        self.switch.setAccessibleName(f"{self.name}: {self.switch.text()}")
        self.switch.clicked.connect(self._switched)
        for widget in (self.box, hint_label(place.part.get("unit", ""), self), self.switch):
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
            examples = self.place.part.get("examples", ())
            remembered = next((each for each in examples if is_number(each)), self._number)
        self._number = remembered
        self.switch.setChecked(is_off)
        self.box.setEnabled(not is_off)
        show_number(self.box, remembered if is_off else standing.value)
        set_property(self.box, "changed", standing.is_own)


class SwitchField(Field):
    """Yes or no."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.switch = QCheckBox(self)
        self.switch.setAccessibleName(self.name)
        self.switch.clicked.connect(self.ask)
        self.line.addWidget(self.switch)
        self.setFocusProxy(self.switch)

    def words(self) -> tuple[str, str]:
        """Give what stands beside the switch when it is on, and when it is off."""
        return self.tr("yes"), self.tr("no")

    def show_variant(self, variant_text: VariantText) -> None:
        """Show whether it is on."""
        is_on = variant_text.standing(self.route).value is True
        self.switch.setChecked(is_on)
        self.switch.setText(self.words()[0 if is_on else 1])


class TextField(Field):
    """A line of text; emptied, the parent's holds again."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.box = QLineEdit(self)
        self.box.setAccessibleName(self.name)
        self.box.editingFinished.connect(self._entered)
        self.line.addWidget(self.box)
        self.setFocusProxy(self.box)

    def _entered(self) -> None:
        text = entered(self.box)
        if text:
            self.ask(text)
        elif text is not None:
            self.wants_reset.emit(self.route)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the text."""
        standing = variant_text.standing(self.route)
        show_text(self.box, "" if standing.value is None else str(standing.value))
        set_property(self.box, "changed", standing.is_own)


class WrittenField(TextField):
    """Any other value, as it is written in the text."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.box.setFont(typeface.style("code"))
        self.box.setMinimumWidth(200)

    def _entered(self) -> None:
        text = entered(self.box)
        if text is None:
            return
        tree, _ = source.parse(Source(self.name, text)) if text else (None, [])
        if tree is not None:
            self.ask(source.plain(tree))
        elif not text:
            self.wants_reset.emit(self.route)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the value as it is written."""
        standing = variant_text.standing(self.route)
        show_text(self.box, "" if standing.value is None else written(standing.value))
        set_property(self.box, "changed", standing.is_own)


def field_for(place: SchemaValue, parent: QWidget | None = None) -> Field:
    """Make the field that fits the shape of a value."""
    make = next(make for fits, make in _SHAPES if fits(place))
    return make(place, parent)


# The first shape that fits a value decides.
_SHAPES: tuple[tuple[Callable[[SchemaValue], bool], type[Field]], ...] = (
    (lambda place: len(place.shape.get("enum", ())) > MOST_SEGMENTS, ManyWordsField),
    (lambda place: "enum" in place.shape, WordField),
    (lambda place: place.shape.get("type") == "boolean", SwitchField),
    (lambda place: place.is_number and bool(place.words), LimitField),
    (lambda place: place.is_number, NumberField),
    (lambda place: place.is_range, RangeField),
    (lambda place: place.is_per_players or place.is_open, MappingField),
    (lambda place: place.is_list and bool(place.words), EitherListField),
    (lambda place: place.is_list and place.inner(0).is_number, NumbersField),
    (lambda place: place.is_list and place.inner(0).part.get("type") == "string", ListField),
    (lambda place: place.shape.get("type") == "string", TextField),
    (lambda place: True, WrittenField),
)
