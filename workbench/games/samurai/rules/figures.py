"""Fields of figures and settlements, each beside its sign."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from workbench.games.samurai import glyphs
from workbench.rules.form.field import Field, entered, hint_label, show_text, word_in
from workbench.rules.form.fields import SwitchField
from workbench.rules.form.side_by_side import MappingField
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText, at
from workbench.widgets.controls import Glyph, set_property

# Kinds of settlement that have a sign of their own.
BUILDINGS = ("village", "city", "capital")


class Settlements(MappingField):
    """How many figures each kind of settlement holds."""

    can_grow = False

    def sign(self, key: str, parent: QWidget) -> QWidget:
        """Give the sign of a kind of settlement, or its name."""
        return Glyph(key, "ink", 18, parent) if key in BUILDINGS else hint_label(key, parent)


class Duplicates(SwitchField):
    """Whether two figures of one type may stand together."""

    def words(self) -> tuple[str, str]:
        """Say that it is allowed, or not."""
        return self.tr("allowed"), self.tr("not allowed")


class FigureNames(Field):
    """A display name for each type of figure."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.boxes: dict[str, QLineEdit] = {}
        self._glyphs: dict[str, Glyph] = {}
        self._cells: list[QWidget] = []

    def _build(self, types: list[str]) -> None:
        for cell in self._cells:
            self.line.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self.boxes, self._glyphs, self._cells = {}, {}, []
        for name in types:
            cell = QWidget(self)
            row = QHBoxLayout(cell)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(5)
            box = QLineEdit(cell)
            box.setPlaceholderText(name)
            box.setFixedWidth(84)
            box.setAccessibleName(f"{self.name}: {name}")
            box.editingFinished.connect(lambda name=name, box=box: self._entered(name, box))
            self._glyphs[name] = Glyph(size=18, parent=cell)
            row.addWidget(self._glyphs[name])
            row.addWidget(box)
            self.boxes[name] = box
            self.line.insert(len(self._cells), cell)
            self._cells.append(cell)
            cell.show()
        if self.boxes:
            self.setFocusProxy(next(iter(self.boxes.values())))
        self.updateGeometry()

    def _entered(self, name: str, box: QLineEdit) -> None:
        text = entered(box)
        if text:
            self.wants.emit((*self.route, name), text)
        elif text is not None:
            self.wants_reset.emit((*self.route, name))

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the names."""
        types = at(variant_text.values, ("figures", "types"))
        types = [str(each) for each in types] if isinstance(types, list) else []
        if types != list(self.boxes):
            self._build(types)
        for position, (name, box) in enumerate(self.boxes.items()):
            standing = variant_text.standing((*self.route, name))
            self._glyphs[name].show_glyph(glyphs.figure(name, word_in(standing.value), position), "ink")
            show_text(box, str(standing.value) if standing.value is not None else "")
            set_property(box, "changed", standing.is_own)
