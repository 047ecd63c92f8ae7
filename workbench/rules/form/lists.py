"""Fields of lists: names between commas, numbers as chips, or one word in place of a list."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from workbench.dress import typeface
from workbench.rules.form.chips import Chips
from workbench.rules.form.field import Field, entered, hint_label, show_text
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText
from workbench.widgets.controls import set_property


class ListField(Field):
    """A list of names, separated by commas."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.box = QLineEdit(self)
        self.box.setAccessibleName(self.name)
        self.box.setFont(typeface.style("code"))
        self.box.setFixedWidth(200)
        self.box.editingFinished.connect(self._entered)
        self.line.addWidget(self.box)
        self.setFocusProxy(self.box)

    def _entered(self) -> None:
        text = entered(self.box)
        if text is not None:
            self.ask(re.findall(r"[^\s,]+", text))

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the list."""
        standing = variant_text.standing(self.route)
        value = standing.value if isinstance(standing.value, list) else self.place.part.get("default", [])
        show_text(self.box, ", ".join(map(str, value)))
        set_property(self.box, "changed", standing.is_own)


class EitherListField(ListField):
    """A list of names, or the word that stands in its place."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self._word = place.words[0]
        self._listed: list[object] = []
        self.switch = QCheckBox(place.titled(self._word), self)
        self.switch.setToolTip(place.part.get("enumDescriptions", {}).get(self._word, ""))
        self.switch.setAccessibleName(f"{self.name}: {self.switch.text()}")
        self.switch.clicked.connect(lambda is_word: self.ask(self._word if is_word else self._listed))
        self.line.addWidget(self.switch)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the list, or the word."""
        super().show_variant(variant_text)
        standing = variant_text.standing(self.route)
        lists = (standing.value, standing.inherited, *self.place.part.get("examples", ()))
        self._listed = next((each for each in lists if isinstance(each, list)), [])
        is_word = standing.value == self._word
        self.switch.setChecked(is_word)
        self.box.setEnabled(not is_word)


class WordsField(Field):
    """Some of a few words, each ticked or not: which of them hold, in no order; the last one stays."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.ticks: dict[str, QCheckBox] = {}
        self._chosen: list[str] = []
        words = place.inner(0)
        tips = words.part.get("enumDescriptions", {})
        for word in words.part["enum"]:
            tick = QCheckBox(words.titled(word), self)
            tick.setToolTip(tips.get(word, ""))
            tick.setAccessibleName(f"{self.name}: {tick.text()}")
            tick.clicked.connect(lambda is_on, word=word: self._ticked(word, is_on=is_on))
            self.ticks[word] = tick
            self.line.addWidget(tick)
        self.setFocusProxy(next(iter(self.ticks.values())))

    def _ticked(self, word: str, *, is_on: bool) -> None:
        wanted = [each for each in self.ticks if (is_on if each == word else each in self._chosen)]
        if len(wanted) >= self.place.shape.get("minItems", 0):
            self.ask(wanted)
        else:
            self.ticks[word].setChecked(True)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show which words hold."""
        standing = variant_text.standing(self.route)
        self._chosen = [str(word) for word in standing.value] if isinstance(standing.value, list) else []
        for word, tick in self.ticks.items():
            tick.setChecked(word in self._chosen)


class NumbersField(Field):
    """A list of numbers, each a chip."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        items, shape = place.inner(0), place.shape
        least = shape.get("minItems", 0) if place.is_required else 0
        self.chips = Chips(self.name, self, items.limits, (least, shape.get("maxItems")))
        self.chips.changed.connect(self._changed)
        self.line.addWidget(self.chips)
        self.line.addWidget(hint_label(str(place.part.get("unit") or items.part.get("unit", "")), self))
        self.setFocusProxy(self.chips.plus)

    def _changed(self, numbers: list[int]) -> None:
        if numbers or not self.place.shape.get("minItems", 0):
            self.ask(numbers)
        else:
            self.wants_reset.emit(self.route)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the numbers."""
        standing = variant_text.standing(self.route)
        stated = standing.value if isinstance(standing.value, list) else []
        numbers = [each for each in stated if isinstance(each, int)]
        self.chips.show_numbers(numbers, is_own=standing.is_own)
