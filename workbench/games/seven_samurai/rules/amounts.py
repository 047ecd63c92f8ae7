"""Numbers that grow with the samurai, so many for each and so many more, with what they give for 1 to 7 players."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from workbench.dress import theme
from workbench.games.seven_samurai.amounts import amount, seated
from workbench.rules.experiments import is_varied
from workbench.rules.form.editor import Editor
from workbench.rules.form.field import show_number
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText
from workbench.widgets.controls import ChangeMark, Glyph, NumberBox, QuietButton, set_property
from workbench.widgets.plain_label import PlainLabel, plain_tip

PLAYERS = range(1, 8)
NAME_WIDTH, BOX_WIDTH, COLUMN_WIDTH, NUMBER_WIDTH = 92, 54, 68, 30
# The column of the first number, after mark, glyph, name, three boxes.
FIRST = 6


class AmountRow(Editor):
    """One such number in a line; the first of several has the titles of the columns above it."""

    is_wide = True

    def __init__(self, place: SchemaValue, parent: QWidget, glyph: str, *, has_head: bool = False) -> None:
        super().__init__(place, parent)
        self.setObjectName("ownRow")
        self.setAccessibleName(place.title)
        self.mark = ChangeMark(place.title, self)
        self.mark.clicked.connect(lambda: self.wants_reset.emit(self.route))
        self.name = PlainLabel(place.title, self)
        self.name.setFixedWidth(NAME_WIDTH)
        self.name.setToolTip(plain_tip(place.description))
        self.boxes = {key: self._box(key) for key in place.members}
        self.numbers = [PlainLabel(self) for _ in PLAYERS]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 2, 8, 2)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(2)
        if has_head:
            self._add_head()
        row = 1
        self._grid.addWidget(self.mark, row, 0)
        self._grid.addWidget(Glyph(glyph, "ink", 18, self), row, 1)
        self._grid.addWidget(self.name, row, 2)
        for column, key in enumerate(("per_player", "plus", "round"), 3):
            if key in self.boxes:
                self._grid.addWidget(self.boxes[key], row, column, Qt.AlignmentFlag.AlignCenter)
            self._grid.setColumnMinimumWidth(column, COLUMN_WIDTH)
        for column, number in enumerate(self.numbers, FIRST):
            number.setAlignment(Qt.AlignmentFlag.AlignCenter)
            number.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            self._grid.setColumnMinimumWidth(column, NUMBER_WIDTH)
            self._grid.addWidget(number, row, column)
            self._grid.setColumnStretch(column, 1)
        self.vary = QuietButton("lab", self.tr("Vary {value} in the LAB").format(value=place.title), self)
        self.vary.setVisible(is_varied(place.inner("plus")))
        self.vary.clicked.connect(lambda: self.wants_variation.emit((*self.route, "plus")))
        self._grid.addWidget(self.vary, row, FIRST + len(self.numbers))
        self.setMinimumHeight(theme.HEIGHT["form row"])

    def _box(self, key: str) -> NumberBox:
        place = self.place.inner(key)
        box = NumberBox(*place.limits, f"{self.place.title}: {place.title}", self)
        box.setFixedWidth(BOX_WIDTH)
        box.setToolTip(plain_tip(place.description))
        if key == "plus":
            box.setPrefix("+")
        box.valueChanged.connect(lambda number: self.wants.emit(place.route, number))
        return box

    def _add_head(self) -> None:
        titles = {3: self.tr("per player"), 4: self.tr("plus"), 5: self.tr("from round")}
        for column, title in titles.items():
            self._grid.addWidget(self._hint(title), 0, column)
        for column, players in enumerate(PLAYERS, FIRST):
            label = self._hint(f"{players}*" if players == 1 else str(players))
            tip = self.tr("What it gives with {players} players").format(players=players)
            alone = self.tr("What it gives to one person, who plays several samurai")
            label.setToolTip(plain_tip(alone if players == 1 else tip))
            self._grid.addWidget(label, 0, column)

    def _hint(self, text: str) -> PlainLabel:
        label = PlainLabel(text, self)
        label.setObjectName("hint")
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return label

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the number, and what it gives."""
        standing = variant_text.standing(self.route)
        self.mark.show_mark(standing.mark, standing.origin)
        set_property(self, "own", standing.is_own)
        for key, box in self.boxes.items():
            inner = variant_text.standing((*self.route, key))
            if key == "plus" and isinstance(inner.value, int):
                box.setPrefix("+" if inner.value >= 0 else "")
            show_number(box, inner.value)
            set_property(box, "changed", inner.is_own)
        for players, label in zip(PLAYERS, self.numbers, strict=True):
            self._show_number(label, players, variant_text)

    def _show_number(self, label: PlainLabel, players: int, variant_text: VariantText) -> None:
        number, is_cut = amount(variant_text.values, self.route, seated(variant_text.values, players))
        label.setText(f"{number}" + ("!" if is_cut else ""))
        tip = self.tr("There are only so many cards in this group.") if is_cut else ""
        was = number
        if variant_text.inherited:
            was = amount(variant_text.inherited, self.route, seated(variant_text.inherited, players))[0]
        if was != number:
            tip = " ".join(filter(None, (tip, self.tr("was {value}").format(value=was))))
        label.setToolTip(plain_tip(tip))
        said = self.tr("{players} players: {number}").format(players=players, number=number)
        label.setAccessibleName(f"{self.place.title}, {said}")
        role = "warning" if is_cut else "changed" if was != number else ""
        set_property(label, "said", role)

    def take_focus(self) -> None:
        """Put the keyboard focus on the first number."""
        next(iter(self.boxes.values())).setFocus()
