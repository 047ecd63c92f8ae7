"""The table of samurai: talent, and for both sides of the board the Kiai value and the amounts of the power."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.games.seven_samurai import glyphs, words
from workbench.rules.form.chips import Chip
from workbench.rules.form.entries import EntriesEditor, EntryEditor
from workbench.rules.form.field import show_number
from workbench.rules.form.new_entry import NewEntry
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText, at
from workbench.widgets.controls import Glyph, NumberBox, WordBox, set_property
from workbench.widgets.flow import Flow
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel, plain_tip

SIDES = ("human", "animal")
# Of each column; the powers share what is left.
WIDTHS = {"mark": 24, "name": 88, "talent": 168, "kiai": 50, "buttons": 24}


class PowerChips(QWidget):
    """The effects of a power, each a word and its amount, and a button for one more."""

    wants = Signal(str, object)
    """An effect and the amount it should have, nothing where it should go."""

    def __init__(self, name: str, limits: tuple[int, int], parent: QWidget) -> None:
        super().__init__(parent)
        self._name, self._limits = name, limits
        self.chips: dict[str, Chip] = {}
        self._cells: list[QWidget] = []
        self._flow = Flow(self, gap=4)
        self.plus = IconButton("plus", self.tr("Add an effect: {name}").format(name=name), self, icon_size=12)
        self.menu = QMenu(self.plus)
        self.plus.clicked.connect(
            lambda: self.menu.popup(self.plus.mapToGlobal(self.plus.rect().bottomLeft()))
        )
        self._flow.addWidget(self.plus)

    def show_power(self, power: dict[str, int], own: set[str]) -> None:
        """Show the effects that do something, outlined where they were set here."""
        shown = {effect: count for effect, count in words.in_order(power) if count or effect in own}
        if list(shown) != list(self.chips):
            self._build(shown)
        for effect, chip in self.chips.items():
            chip.show_number(shown[effect])
            set_property(chip, "changed", effect in own)

    def _build(self, shown: dict[str, int]) -> None:
        for cell in self._cells:
            self._flow.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self.chips, self._cells = {}, []
        for effect, count in shown.items():
            cell = self._cell(effect, count)
            self._flow.insert(len(self._cells), cell)
            self._cells.append(cell)
            cell.show()
        self.menu.clear()
        for effect in words.EFFECTS:
            if effect not in shown:
                action = self.menu.addAction(icon(glyphs.power(effect)), words.effect(effect))
                action.triggered.connect(partial(self.wants.emit, effect, max(1, self._limits[0])))
        self.plus.setVisible(not self.menu.isEmpty())
        self.updateGeometry()

    def _cell(self, effect: str, count: int) -> QWidget:
        cell = QWidget(self)
        row = QHBoxLayout(cell)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        label = PlainLabel(words.effect(effect), cell)
        label.setObjectName("hint")
        label.setToolTip(plain_tip(words.power_in_full({effect: max(count, 1)})))
        tip = self.tr("Type an amount; empty it to take the effect away. Up and Down change it by one.")
        chip = Chip(count, self._limits, tip, cell)
        chip.setFixedWidth(24)
        chip.setAccessibleName(f"{self._name}: {words.effect(effect)}")
        chip.entered.connect(partial(self.wants.emit, effect))
        row.addWidget(label)
        row.addWidget(chip)
        self.chips[effect] = chip
        return cell

    def minimumSizeHint(self) -> QSize:
        """Need room for one effect in a line."""
        return QSize(96, 28)


class BoardRow(EntryEditor):
    """One samurai with both sides of his board."""

    def __init__(self, place: SchemaValue, parent: QWidget) -> None:
        super().__init__(place, parent)
        self.setMinimumHeight(theme.HEIGHT["form row"])
        self.name = PlainLabel(words.plain(self.key), self)
        self.name.setFont(typeface.style("note"))
        font = self.name.font()
        font.setBold(True)
        self.name.setFont(font)
        talent = place.inner("talent").part
        titles = {word: words.talent(word) for word in talent["enum"]}
        self.talent = WordBox(
            titles, talent.get("enumDescriptions", {}), f"{self.key}: {talent['title']}", self
        )
        self.talent.setFixedWidth(WIDTHS["talent"])
        self.talent.setFont(typeface.style("hint"))
        self.talent.activated.connect(lambda _: self._ask(("talent",), self.talent.currentData()))
        self.kiai: dict[str, NumberBox] = {}
        self.powers: dict[str, PowerChips] = {}
        for side in SIDES:
            self._make_side(side)
        self._lay_out()

    def _make_side(self, side: str) -> None:
        kiai = self.place.inner(side, "kiai")
        name = f"{self.name.text()}, {words.side(side)}"
        self.kiai[side] = NumberBox(*kiai.limits, f"{name}: {kiai.title}", self)
        self.kiai[side].setFixedWidth(WIDTHS["kiai"])
        self.kiai[side].setToolTip(plain_tip(kiai.description))
        self.kiai[side].valueChanged.connect(lambda number: self._ask((side, "kiai"), number))
        power = self.place.inner(side, "power")
        limits = power.inner(power.members[0] if power.members else "any").limits
        self.powers[side] = PowerChips(f"{name}: {power.title}", limits, self)
        self.powers[side].wants.connect(partial(self._ask_effect, side))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 2)
        row.setSpacing(6)
        self.name.setFixedWidth(WIDTHS["name"])
        row.addWidget(self.mark)
        row.addWidget(self.name)
        row.addWidget(self.talent)
        for side in SIDES:
            row.addWidget(self.kiai[side])
            row.addWidget(self.powers[side], 1)
        row.addWidget(self.remove)

    # ------------------------------------------------------------ what is shown

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the samurai as he stands in a variant's text."""
        super().show_variant(variant_text)
        is_removed = variant_text.is_removed(self.route)
        board = at(variant_text.inherited if is_removed else variant_text.values, self.route)
        board = board if isinstance(board, dict) else {}
        talent = board.get("talent")
        self.talent.show_chosen(talent if isinstance(talent, str) else None)
        set_property(self.talent, "changed", variant_text.says((*self.route, "talent")))
        self.setToolTip(plain_tip(self._was(variant_text)))
        for side in SIDES:
            self._show_side(side, board.get(side), variant_text)
        for widget in (self.talent, *self.kiai.values(), *self.powers.values()):
            widget.setEnabled(not is_removed)
        font = self.name.font()
        font.setStrikeOut(is_removed)
        self.name.setFont(font)

    def _show_side(self, side: str, said: object, variant_text: VariantText) -> None:
        said = said if isinstance(said, dict) else {}
        show_number(self.kiai[side], said.get("kiai"))
        set_property(self.kiai[side], "changed", variant_text.says((*self.route, side, "kiai")))
        power = said.get("power")
        power = (
            {key: count for key, count in power.items() if isinstance(count, int)}
            if isinstance(power, dict)
            else {}
        )
        own = variant_text.own((*self.route, side, "power"))
        self.powers[side].show_power(power, set(own) if isinstance(own, dict) else set())

    def _was(self, variant_text: VariantText) -> str:
        """Say what the board was where this variant changes it."""
        standing = variant_text.standing(self.route)
        if not standing.is_own or not isinstance(standing.inherited, dict):
            return ""
        return self.tr("was {value}").format(value=told(standing.inherited))

    # ------------------------------------------------------------ changes

    def _ask(self, steps: tuple[str, ...], value: object) -> None:
        self.wants.emit((*self.route, *steps), value)

    def _ask_effect(self, side: str, effect: str, amount: object) -> None:
        route = (*self.route, side, "power", effect)
        if amount is not None:
            self.wants.emit(route, amount)
        elif self._variant_text is not None and at(self._variant_text.inherited, route) is not None:
            self.wants.emit(route, 0)
        else:
            self.wants_reset.emit(route)

    def take_focus(self) -> None:
        """Put the keyboard focus on the talent."""
        self.talent.setFocus()


def told(board: dict[str, Any]) -> str:
    """Tell a board in a few words."""
    said = [words.talent(str(board.get("talent", "none")))]
    for side in SIDES:
        half = board.get(side)
        if isinstance(half, dict):
            power = half.get("power") or {}
            said.append(f"{words.side(side)} {half.get('kiai', '')}: {words.power(power)}")
    return "; ".join(said)


class BoardTable(EntriesEditor):
    """A row for each samurai, those that this variant removed among them."""

    def head(self) -> QWidget:
        """Give the titles of the columns."""
        head = QWidget(self)
        row = QHBoxLayout(head)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(6)
        row.addSpacing(WIDTHS["mark"] + 6)
        row.addWidget(self._title(self.tr("Samurai"), WIDTHS["name"]))
        row.addWidget(self._title(self.tr("Talent"), WIDTHS["talent"]))
        for side, title in zip(SIDES, (self.tr("Human power"), self.tr("Animal power")), strict=True):
            kiai = QWidget(head)
            kiai.setFixedWidth(WIDTHS["kiai"])
            line = QHBoxLayout(kiai)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(3)
            line.addWidget(Glyph(side, "ink2", 14, kiai))
            line.addWidget(self._title(self.tr("Kiai"), 0))
            row.addWidget(kiai)
            row.addWidget(self._title(title, 0), 1)
        row.addSpacing(WIDTHS["buttons"] + 6)
        return head

    def _title(self, text: str, width: int) -> PlainLabel:
        label = PlainLabel(text, self)
        label.setObjectName("group")
        if width:
            label.setFixedWidth(width)
        return label

    def made(self, key: str) -> BoardRow:
        """Make the row of a samurai."""
        return BoardRow(self.place.inner(key), self)

    def new_entry(self) -> NewEntry:
        """Make the line for a new samurai."""
        made = NewEntry(self.place, self)
        made.button.setText(self.tr("Add a samurai…"))
        made.button.setAccessibleName(made.button.text())
        return made

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the samurai of a variant, and how many there are."""
        super().show_variant(variant_text)
        known = at(variant_text.values, self.route)
        count = len(known) if isinstance(known, dict) else 0
        self.hint_changed.emit(self.tr("%n samurai", "", count))
