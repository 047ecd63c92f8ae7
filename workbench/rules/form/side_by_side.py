"""Fields whose values stand side by side: a range, a value for each number of players, entries by name."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QWidget

from engine.texts import source
from engine.texts.edit import written
from engine.texts.source import Source
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
from workbench.rules.form.new_entry import NewEntry
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import Standing, VariantText, at
from workbench.widgets.controls import NumberBox, WordBox, set_property
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import plain_tip


class RangeField(Field):
    """Two numbers, from the least to the most."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.boxes: dict[str, NumberBox] = {}
        for key in place.members:
            inner = place.inner(key)
            box = NumberBox(*inner.limits, inner.title, self)
            box.setToolTip(inner.description)
            box.valueChanged.connect(lambda number, route=inner.route: self.wants.emit(route, number))
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


class MappingField(Field):
    """A value for each number of players, or for each name, side by side; or one word instead of all."""

    # Whether names can be added and taken away, where the schema leaves them free.
    can_grow = True

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.boxes: dict[str, NumberBox | WordBox | QLineEdit] = {}
        self._word = next(iter(place.words), None)
        self.switch: QCheckBox | None = None
        if self._word is not None:
            self.switch = QCheckBox(place.titled(self._word), self)
            self.switch.setToolTip(place.part.get("enumDescriptions", {}).get(self._word, ""))
            self.switch.setAccessibleName(f"{self.name}: {self.switch.text()}")
            self.switch.clicked.connect(self._switched)
            self.line.addWidget(self.switch)
        self.adding: NewEntry | None = None
        if place.is_open and self.can_grow:
            self.adding = NewEntry(place, self)
            self.adding.named.connect(self._add)
            self.line.addWidget(self.adding)
        self._variant_text: VariantText | None = None
        self._cells: dict[str, QWidget] = {}
        self._removes: dict[str, IconButton] = {}

    def _switched(self, is_word: bool) -> None:
        assert self._variant_text is not None
        inherited = self._variant_text.standing(self.route).inherited
        if is_word:
            self.ask(self._word)
        elif isinstance(inherited, dict) and self._variant_text.says(self.route):
            self.wants_reset.emit(self.route)
        else:
            example = next(each for each in self.place.part["examples"] if isinstance(each, dict))
            self.ask({key: example.get(key, 10) for key in self._keys(self._variant_text)} or example)

    def _keys(self, variant_text: VariantText) -> list[str]:
        value = at(variant_text.values, self.route)
        least, most = (at(variant_text.values, ("players", key)) for key in ("least", "most"))
        if self.place.is_per_players and is_number(least) and is_number(most):
            return [key for key in self.place.members if least <= int(key) <= most]
        stated = list(value) if isinstance(value, dict) else []
        return stated + [key for key in self._inherited(variant_text) if key not in stated]

    def _inherited(self, variant_text: VariantText) -> list[str]:
        """Give the keys that this variant removed."""
        known = at(variant_text.inherited, self.route)
        names = list(known) if isinstance(known, dict) else []
        return [key for key in names if variant_text.is_removed((*self.route, key))]

    # ------------------------------------------------------------ cells

    def _build(self, keys: list[str]) -> None:
        for cell in self._cells.values():
            self.line.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self.boxes, self._cells, self._removes = {}, {}, {}
        for position, key in enumerate(keys):
            self._cells[key] = self._cell(key)
            self.line.insert(position, self._cells[key])
        if self.boxes:
            self.setFocusProxy(next(iter(self.boxes.values())))
        self.updateGeometry()

    def _cell(self, key: str) -> QWidget:
        place = self.place.inner(key)
        cell = QWidget(self)
        row = QHBoxLayout(cell)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.sign(key, cell))
        name = f"{self.name}: {place.title if key.isdecimal() and not self.place.is_open else key}"
        self.boxes[key] = self._box(place, name, cell)
        row.addWidget(self.boxes[key])
        if self.place.is_open and self.can_grow:
            take = self.tr("Take out: {name}").format(name=key)
            self._removes[key] = IconButton("close", take, cell, icon_size=12)
            self._removes[key].clicked.connect(lambda: self._remove(key))
            row.addWidget(self._removes[key])
        cell.setToolTip(plain_tip(f"{key}: {place.description}"))
        cell.show()
        return cell

    def sign(self, key: str, parent: QWidget) -> QWidget:
        """Give what a value stands beside: a number of players, a name."""
        is_count = key.isdecimal() and not self.place.is_open
        return hint_label(self.tr("{count}p").format(count=key) if is_count else key, parent)

    def _box(self, place: SchemaValue, name: str, parent: QWidget) -> NumberBox | WordBox | QLineEdit:
        if "enum" in place.part:
            words = WordBox(
                place.part.get("enumTitles", {}), place.part.get("enumDescriptions", {}), name, parent
            )
            words.activated.connect(lambda _: self.wants.emit(place.route, words.currentData()))
            return words
        if place.is_number:
            box = (
                NumberBox(*place.limits, name, parent)
                if self.place.is_open
                else number_box(place, name, parent)
            )
            box.valueChanged.connect(lambda number: self._number_changed(place, box, number))
            return box
        line = QLineEdit(parent)
        line.setAccessibleName(name)
        line.setFixedWidth(84)
        line.editingFinished.connect(lambda: self._line_entered(place, line))
        return line

    def _number_changed(self, place: SchemaValue, box: NumberBox, number: int) -> None:
        if is_nothing(box, number):
            self.wants_reset.emit(place.route)
        else:
            self.wants.emit(place.route, number)

    def _line_entered(self, place: SchemaValue, line: QLineEdit) -> None:
        text = entered(line)
        if not text:
            return
        is_text = place.shape.get("type") == "string"
        tree, _ = (None, []) if is_text else source.parse(Source(self.name, text))
        if is_text or tree is not None:
            self.wants.emit(place.route, text if tree is None else source.plain(tree))

    # ------------------------------------------------------------ adding and taking away

    def _add(self, key: str) -> None:
        """Ask for an entry like the last one, or the least there may be."""
        assert self._variant_text is not None
        known = at(self._variant_text.values, self.route)
        like = list(known.values())[-1:] if isinstance(known, dict) else []
        place = self.place.inner(key)
        if not like:
            like = [place.limits[0] if place.is_number else next(iter(place.part.get("enum", ())), key)]
        self.wants.emit(place.route, like[0])

    def _remove(self, key: str) -> None:
        assert self._variant_text is not None
        route = (*self.route, key)
        if at(self._variant_text.inherited, route) is None or self._variant_text.is_removed(route):
            self.wants_reset.emit(route)
        else:
            self.wants.emit(route, None)

    # ------------------------------------------------------------ what is shown

    def show_variant(self, variant_text: VariantText) -> None:
        """Show each value, or the word."""
        self._variant_text = variant_text
        is_word = self._word is not None and at(variant_text.values, self.route) == self._word
        keys = [] if is_word else self._keys(variant_text)
        if keys != list(self.boxes):
            self._build(keys)
        if self.switch is not None:
            self.switch.setChecked(is_word)
        if self.adding is not None:
            self.adding.known = keys
            self.adding.setVisible(not is_word)
        for key, box in self.boxes.items():
            route = (*self.route, key)
            standing = variant_text.standing(route)
            is_removed = variant_text.is_removed(route)
            _show(box, standing.inherited if is_removed else standing.value)
            box.setEnabled(not is_removed)
            set_property(box, "changed", standing.is_own)
            if key in self._removes:
                self._removes[key].setVisible(self._can_remove(standing, self.place.inner(key)))

    def _can_remove(self, standing: Standing, place: SchemaValue) -> bool:
        return standing.inherited is None or place.is_removable


def _show(box: NumberBox | WordBox | QLineEdit, value: object) -> None:
    if isinstance(box, NumberBox):
        show_number(box, value)
    elif isinstance(box, WordBox):
        box.show_chosen(word_in(value))
    else:
        show_text(box, value if isinstance(value, str) else "" if value is None else written(value))
