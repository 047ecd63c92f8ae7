"""A row of the token table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QMenu, QPushButton, QWidget

from engine.texts.saying import Name
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.games.samurai import glyphs
from workbench.language import told
from workbench.rules.form.chips import Chips
from workbench.rules.form.entries import EntryEditor
from workbench.rules.form.field import show_number
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText, at
from workbench.widgets.controls import (
    Glyph,
    NumberBox,
    QuietButton,
    WordBox,
)
from workbench.widgets.plain_label import PlainLabel, plain_tip

# Of each column; the strengths take what is left.
WIDTHS = {
    "mark": 24, "glyph": 20, "name": 112, "strengths": 0, "count": 50, "acts": 144, "placed": 100, "fast": 54,
    "buttons": 48,
}  # fmt: skip
SPACING = 4
# What a token that is not placed does has the room of both.
WIDE_ACTS = WIDTHS["acts"] + SPACING + WIDTHS["placed"]


class StrengthChips(Chips):
    """The strengths of one kind of token."""

    def tip(self) -> str:
        """Say how a strength is changed."""
        return self.tr("Type a strength; empty it to take the token away. Up and Down change it by one.")

    def add_words(self) -> str:
        """Name the button for one more."""
        return self.tr("Add a strength: {name}")

    def number_words(self) -> str:
        """Name one of the strengths."""
        return self.tr("{name}, strength {number}")


class TokenRow(EntryEditor):
    """One kind of token with all it says."""

    def __init__(self, place: SchemaValue, parent: QWidget) -> None:
        super().__init__(place, parent)
        key = self.key
        self.setMinimumHeight(theme.HEIGHT["form row"])
        self.glyph = Glyph(size=20, parent=self)
        self.name = PlainLabel(self)
        self.chips = StrengthChips(key, self)
        self.chips.changed.connect(lambda numbers: self._ask("strengths", numbers))
        self.no_value = PlainLabel(self.tr("no value"), self)
        self.no_value.setObjectName("hint")
        self._make_controls()
        self._make_buttons()
        self._lay_out()

    def _make_controls(self) -> None:
        part = {key: self.place.inner(key).part for key in self.place.members}
        self.count = PlainLabel(self)
        copies = part["copies"]
        name = f"{self.key}: {copies['title']}"
        self.copies = NumberBox(copies["minimum"], copies["maximum"], name, self)
        self.copies.setFixedWidth(50)
        self.copies.valueChanged.connect(lambda number: self._ask("copies", number))
        self.acts = QPushButton(self)
        self.acts.setProperty("field", True)
        self.acts.setFixedWidth(WIDTHS["acts"])
        self.acts.setToolTip(part["influences"]["description"])
        self._acts_menu = QMenu(self.acts)
        self._acts_menu.aboutToShow.connect(self._fill_acts)
        self.acts.setMenu(self._acts_menu)
        action = part["action"]
        name = f"{self.key}: {action['title']}"
        self.action = WordBox(action["enumTitles"], action["enumDescriptions"], name, self)
        self.action.setFixedWidth(WIDE_ACTS)
        self.action.setFont(typeface.style("hint"))
        self.action.activated.connect(lambda _: self._ask("action", self.action.currentData()))
        terrain = part["terrain"]
        name = f"{self.key}: {terrain['title']}"
        self.placed = WordBox(terrain["enumTitles"], terrain["enumDescriptions"], name, self)
        self.placed.setFixedWidth(WIDTHS["placed"])
        self.placed.activated.connect(lambda _: self._ask("terrain", self.placed.currentData()))
        self.fast = QCheckBox(self)
        self.fast.setToolTip(part["fast"]["description"])
        self.fast.setAccessibleName(f"{self.key}: {part['fast']['title']}")
        self.fast.clicked.connect(lambda is_on: self._ask("fast", is_on))
        self.fast_sign = Glyph("fast", "ink2", 14, self)

    def _make_buttons(self) -> None:
        said = {"token": self.key}
        self.vary = QuietButton(
            "lab", self.tr("Vary the strengths of {token} in the LAB").format(**said), self
        )
        self.vary.clicked.connect(self._vary)
        remove = self.tr("Remove the token {token}").format(**said)
        self.remove.setToolTip(plain_tip(remove))
        self.remove.setAccessibleName(remove)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 2)
        row.setSpacing(SPACING)
        assert self.vary is not None
        parts: dict[str, tuple[QWidget, ...]] = {
            "mark": (self.mark,),
            "glyph": (self.glyph,),
            "name": (self.name,),
            "strengths": (self.chips, self.no_value),
            "count": (self.count, self.copies),
            "acts": (self.acts, self.action),
            "placed": (self.placed,),
            "fast": (self.fast, self.fast_sign),
            "buttons": (self.vary, self.remove),
        }
        self._cells = {key: QWidget(self) for key in parts}
        for key, widgets in parts.items():
            cell = self._cells[key]
            inner = QHBoxLayout(cell)
            inner.setContentsMargins(0, 0, 0, 0)
            inner.setSpacing(0)
            for widget in widgets:
                inner.addWidget(widget, 1 if widget is self.chips else 0)
            if key in ("fast", "count", "acts", "buttons"):
                inner.addStretch(1)
            if WIDTHS[key]:
                cell.setFixedWidth(WIDTHS[key])
            row.addWidget(cell, 0 if WIDTHS[key] else 1)

    # ------------------------------------------------------------ what is shown

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the token as it stands in a variant's text."""
        super().show_variant(variant_text)
        token = at(variant_text.values, self.route)
        is_removed = not isinstance(token, dict)
        standing = variant_text.standing(self.route)
        shown = token if isinstance(token, dict) else standing.inherited
        self._show_token(shown if isinstance(shown, dict) else {}, variant_text)
        assert self.vary is not None
        self.vary.setVisible(not is_removed and not (token or {}).get("action"))
        for widget in (self.chips, self.copies, self.acts, self.action, self.placed, self.fast):
            widget.setEnabled(not is_removed)
        font = self.name.font()
        font.setStrikeOut(is_removed)
        self.name.setFont(font)
        if is_removed:
            self.no_value.setText(self.tr("removed here"))
            self.no_value.show()
            self.chips.hide()

    def _show_token(self, token: dict[str, Any], variant_text: VariantText) -> None:
        action = token.get("action")
        names = at(variant_text.values, ("figures", "names")) or {}
        name = names.get(self.key) if isinstance(names, dict) else None
        titles = self.place.inner("action").part["enumTitles"]
        shown = titles.get(action) if action and action == self.key else told(Name(name or self.key))
        self.name.setText(str(shown)[:1].upper() + str(shown)[1:])
        self.name.setToolTip(plain_tip(self.key))
        self.glyph.show_glyph(
            glyphs.token(self.key, action if isinstance(action, str) else None, name), "ink"
        )
        strengths = token.get("strengths")
        numbers = [each for each in strengths if isinstance(each, int)] if isinstance(strengths, list) else []
        self.chips.show_numbers(numbers, is_own=variant_text.says((*self.route, "strengths")))
        self.chips.setVisible(not action)
        self.no_value.setVisible(bool(action))
        self.no_value.setText(self.tr("no value"))
        self.count.setText(str(len(numbers)))
        self.count.setVisible(not action)
        self.copies.setVisible(bool(action))
        if action:
            show_number(self.copies, token.get("copies", 1))
        self._show_words(token, action)

    def _show_words(self, token: dict[str, Any], action: object) -> None:
        self._cells["acts"].setFixedWidth(WIDE_ACTS if action else WIDTHS["acts"])
        self._cells["placed"].setVisible(not action)
        self.acts.setVisible(not action)
        self.acts.setText(self._influenced(token.get("influences")))
        name = self.place.inner("influences").title
        self.acts.setAccessibleName(f"{self.key}, {name}: {self.acts.text()}")
        self.action.setVisible(bool(action))
        self.action.show_chosen(action if isinstance(action, str) else None)
        self.placed.setVisible(not action)
        terrain = token.get("terrain")
        self.placed.show_chosen(terrain if isinstance(terrain, str) else None)
        self.fast.setChecked(token.get("fast") is True)
        self.fast_sign.show_glyph("fast" if token.get("fast") is True else "", "ink2")

    def _influenced(self, influences: object) -> str:
        if influences == "all":
            return self.tr("all types")
        if not isinstance(influences, list) or self._variant_text is None:
            return "–"
        names = at(self._variant_text.values, ("figures", "names")) or {}
        return ", ".join(
            told(Name(str(names.get(each, each) if isinstance(names, dict) else each))) for each in influences
        )

    # ------------------------------------------------------------ changes

    def _ask(self, key: str, value: object) -> None:
        self.wants.emit((*self.route, key), value)

    def _vary(self) -> None:
        self.wants_variation.emit((*self.route, "strengths"))

    def _fill_acts(self) -> None:
        self._acts_menu.clear()
        if self._variant_text is None:
            return
        types = at(self._variant_text.values, ("figures", "types"))
        types = [str(each) for each in types] if isinstance(types, list) else []
        now = at(self._variant_text.values, (*self.route, "influences"))
        chosen = types if now == "all" else now if isinstance(now, list) else []
        every = self._acts_menu.addAction(self.tr("All types"))
        every.setCheckable(True)
        every.setChecked(now == "all")
        every.triggered.connect(lambda: self._ask("influences", "all"))
        self._acts_menu.addSeparator()
        for name in types:
            each = self._acts_menu.addAction(icon(glyphs.figure(name)), self._influenced([name]))
            each.setCheckable(True)
            each.setChecked(name in chosen)
            rest = [other for other in types if (other in chosen) != (other == name)]
            each.setEnabled(bool(rest))
            each.triggered.connect(lambda _=False, rest=rest: self._ask("influences", rest))

    def take_focus(self) -> None:
        """Put the keyboard focus on the first strength."""
        (self.chips.chips[0] if self.chips.chips else self.copies).setFocus()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the token."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button in (self.mark, self.vary, self.remove):
            if button is not None and button.isVisibleTo(self) and button.isEnabled():
                menu.addAction(button.icon(), button.accessibleName()).triggered.connect(button.click)
        menu.popup(event.globalPos())
