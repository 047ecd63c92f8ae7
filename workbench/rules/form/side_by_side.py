"""Fields whose values stand side by side: a range, a value for each number of players, a name for each type."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QWidget

from engine.texts.source import Route
from workbench.canvas import glyphs
from workbench.rules import schema_words
from workbench.rules.form.field import (
    Field,
    Part,
    hint_label,
    is_number,
    members_of,
    show_number,
    show_text,
    word_in,
)
from workbench.rules.variant_text import VariantText, at
from workbench.widgets.controls import Glyph, NumberBox, WordBox, set_property

# Kinds of settlement that have a sign of their own.
BUILDINGS = ("village", "city", "capital")


class RangeField(Field):
    """Two numbers, from the least to the most."""

    def __init__(self, route: Route, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(route, part, parent)
        self.boxes: dict[str, NumberBox] = {}
        for key, inner in part["properties"].items():
            box = NumberBox(inner["minimum"], inner["maximum"], inner["title"], self)
            box.setToolTip(inner["description"])
            box.valueChanged.connect(lambda number, key=key: self.wants.emit((*route, key), number))
            if self.boxes:
                self.line.addWidget(hint_label(self.tr("to"), self))
            self.boxes[key] = box
            self.line.addWidget(box)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def show_variant(self, variant_text: VariantText) -> None:
        """Show both numbers."""
        for key, box in self.boxes.items():
            standing = variant_text.standing((*self.route, key))
            show_number(box, standing.value)
            set_property(box, "changed", standing.is_own)


class CountsField(Field):
    """A value for each number of players, or each kind of something, side by side; or one word instead of all."""

    def __init__(self, route: Route, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(route, part, parent)
        self.boxes: dict[str, NumberBox | WordBox] = {}
        self._word = next((choice["const"] for choice in part.get("anyOf", ()) if "const" in choice), None)
        self.switch: QCheckBox | None = None
        if self._word is not None:
            self.switch = QCheckBox(part.get("enumTitles", {}).get(self._word, self._word), self)
            self.switch.setToolTip(part.get("enumDescriptions", {}).get(self._word, ""))
            self.switch.setAccessibleName(f"{self.name}: {self.switch.text()}")
            self.switch.clicked.connect(self._switched)
            self.line.addWidget(self.switch)
        self._variant_text: VariantText | None = None
        self._cells: dict[str, QWidget] = {}

    def _switched(self, is_word: bool) -> None:
        assert self._variant_text is not None
        inherited = self._variant_text.standing(self.route).inherited
        if is_word:
            self.ask(self._word)
        elif isinstance(inherited, dict) and self._variant_text.says(self.route):
            self.wants_reset.emit(self.route)
        else:
            example = next(each for each in self.part["examples"] if isinstance(each, dict))
            self.ask({key: example.get(key, 10) for key in self._keys(self._variant_text)})

    def _keys(self, variant_text: VariantText) -> list[str]:
        value = at(variant_text.values, self.route)
        stated = list(value) if isinstance(value, dict) else []
        least, most = (at(variant_text.values, ("players", key)) for key in ("least", "most"))
        if any(key.isdecimal() for key in members_of(self.part)) and is_number(least) and is_number(most):
            return [str(count) for count in range(least, min(most, 6) + 1)]
        return stated

    def _build(self, keys: list[str]) -> None:
        for cell in self._cells.values():
            self.line.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self.boxes, self._cells = {}, {}
        for position, key in enumerate(keys):
            self._cells[key] = self._cell(key)
            self.line.insert(position, self._cells[key])
        if self.boxes:
            self.setFocusProxy(next(iter(self.boxes.values())))
        self.updateGeometry()

    def _cell(self, key: str) -> QWidget:
        part = schema_words.properties((*self.route, key))
        cell = QWidget(self)
        row = QHBoxLayout(cell)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        if key in BUILDINGS:
            row.addWidget(Glyph(key, "ink", 18, cell))
        else:
            short = self.tr("{count}p").format(count=key) if key.isdecimal() else key
            row.addWidget(hint_label(short, cell))
        name = f"{self.name}: {part.get('title') if key.isdecimal() else key}"
        if "enum" in part:
            words = WordBox(part.get("enumTitles", {}), part.get("enumDescriptions", {}), name, cell)
            words.activated.connect(lambda _: self.wants.emit((*self.route, key), words.currentData()))
            self.boxes[key] = words
            row.addWidget(words)
        else:
            box = NumberBox(part.get("minimum", 0), part.get("maximum", 99), name, cell)
            box.valueChanged.connect(lambda number: self.wants.emit((*self.route, key), number))
            self.boxes[key] = box
            row.addWidget(box)
        cell.setToolTip(f"{key}: {part.get('description', '')}")
        cell.show()
        return cell

    def show_variant(self, variant_text: VariantText) -> None:
        """Show each value, or the word."""
        self._variant_text = variant_text
        is_word = self._word is not None and at(variant_text.values, self.route) == self._word
        keys = [] if is_word else self._keys(variant_text)
        if keys != list(self.boxes):
            self._build(keys)
        if self.switch is not None:
            self.switch.setChecked(is_word)
        for key, box in self.boxes.items():
            standing = variant_text.standing((*self.route, key))
            if isinstance(box, NumberBox):
                show_number(box, standing.value)
            else:
                box.show_chosen(standing.value if isinstance(standing.value, str) else None)
            set_property(box, "changed", standing.is_own)


class NamesField(Field):
    """A display name for each type of figure."""

    def __init__(self, route: Route, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(route, part, parent)
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
        if not box.isModified():
            return
        box.setModified(False)
        text = box.text().strip()
        if text:
            self.wants.emit((*self.route, name), text)
        else:
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
            if not box.isModified():
                show_text(box, str(standing.value) if standing.value is not None else "")
            set_property(box, "changed", standing.is_own)
