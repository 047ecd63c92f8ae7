"""Several numbers that belong together, side by side, each beside its sign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from PySide6.QtWidgets import QHBoxLayout, QWidget

from workbench.games.seven_samurai import words
from workbench.rules.form.field import Field, hint_label, show_number
from workbench.rules.form.row import Row
from workbench.rules.schema_value import SchemaValue
from workbench.rules.spelling import in_a_sentence
from workbench.rules.variant_text import Standing, VariantText
from workbench.widgets.controls import Glyph, NumberBox, set_property
from workbench.widgets.plain_label import plain_tip

BOX_WIDTH, GLYPH = 42, 16


class NumbersField(Field):
    """A box for each number of a mapping with fixed names, after its glyph or its name."""

    glyphs: ClassVar[Mapping[str, str]] = {}

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.boxes: dict[str, NumberBox] = {}
        for key in place.members:
            self.line.addWidget(self._cell(place.inner(key), key))
        self.setFocusProxy(next(iter(self.boxes.values())))

    def sign(self, key: str, parent: QWidget) -> QWidget:
        """Give what stands before a number."""
        if key in self.glyphs:
            return Glyph(self.glyphs[key], "ink", GLYPH, parent)
        return hint_label(in_a_sentence(self.place.inner(key).title), parent)

    def _cell(self, place: SchemaValue, key: str) -> QWidget:
        cell = QWidget(self)
        row = QHBoxLayout(cell)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        sign = self.sign(key, cell)
        tip = plain_tip(f"{place.title}: {place.description}")
        sign.setToolTip(tip)
        row.addWidget(sign)
        box = NumberBox(*place.limits, f"{self.name}: {place.title}", cell)
        box.setFixedWidth(BOX_WIDTH)
        box.setToolTip(tip)
        box.valueChanged.connect(lambda number: self.wants.emit(place.route, number))
        row.addWidget(box)
        self.boxes[key] = box
        return cell

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the numbers, those that were set here outlined."""
        for key, box in self.boxes.items():
            standing = variant_text.standing((*self.route, key))
            show_number(box, standing.value)
            set_property(box, "changed", standing.is_own)


class FarmsField(NumbersField):
    """How many farms have each back."""

    glyphs: ClassVar[Mapping[str, str]] = {
        "family": "doll",
        "farm": "farm",
        "barricade": "penalty-barricade",
        "wound": "wound",
    }


class FamiliesField(NumbersField):
    """How many families have each bonus."""

    glyphs: ClassVar[Mapping[str, str]] = {
        "heal": "power-heal",
        "barricade": "power-build",
        "intruder": "power-rout",
    }


class MissingField(NumbersField):
    """What a missing symbol costs."""

    glyphs: ClassVar[Mapping[str, str]] = {symbol: symbol for symbol in words.SYMBOLS}


class NumbersRow(Row):
    """A row of several numbers, which tells of those that were set here what they were."""

    def _hint(self, standing: Standing, variant_text: VariantText) -> str:
        own = (
            (key, variant_text.standing((*self.route, key)))
            for key in self.place.members
            if standing.is_own and isinstance(standing.inherited, dict)
        )
        was = [str(each.inherited) for _, each in own if each.is_own and each.inherited != each.value]
        if was:
            return self.tr("was {value}").format(value=", ".join(was))
        return super()._hint(standing, variant_text) if standing.mark == "inherited" else ""


class AssumedRow(NumbersRow):
    """A row whose numbers no source tells, which says so wherever they are seen."""

    def __init__(self, place: SchemaValue, parent: QWidget) -> None:
        super().__init__(place, parent, FarmsField)
        told = self.tr("An assumption: no source tells how many farms have which back.")
        sign = Glyph("warning", "warn", GLYPH, self)
        sign.setToolTip(plain_tip(told))
        sign.setAccessibleName(told)
        # Behind the numbers: beside the title it would take the room of its longest word.
        self.field.line.addWidget(sign)
