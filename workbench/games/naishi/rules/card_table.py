"""The table of cards: what each type is worth, how many there are, and the one with the focus as it is printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import COLUMNS
from workbench.games.naishi.cards.hues import HUES
from workbench.games.naishi.rules.card_row import CardRow, widths
from workbench.games.naishi.rules.preview import CardPreview
from workbench.rules.form.entries import EntriesEditor
from workbench.rules.form.new_entry import NewEntry
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText, at
from workbench.widgets.controls import WordBox
from workbench.widgets.plain_label import PlainLabel

SEATS = 2
# Narrower, the preview lies under the table.
BESIDE = 800


class CardTable(EntriesEditor):
    """A row for each card type, those that this variant removed among them, and a preview."""

    adding: NewCard

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        self.current = ""
        super().__init__(place, parent)
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]  # it runs

    def column(self) -> QVBoxLayout:
        """Give the column of the rows, with the preview beside it."""
        self.preview = CardPreview(self)
        self.preview.turned.connect(self._turn)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.setSpacing(0)
        column = QVBoxLayout()
        self._beside.addLayout(column, 1)
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFixedWidth(1)
        self._beside.addWidget(line)
        self._beside.addWidget(self.preview)
        return column

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the preview under the table where there is no room beside it."""
        super().resizeEvent(event)
        is_wide = event.size().width() >= BESIDE
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        if self._beside.direction() != direction:
            self._beside.setDirection(direction)

    def head(self) -> QWidget:
        """Give the titles of the columns."""
        head = QWidget(self)
        row = QHBoxLayout(head)
        row.setContentsMargins(4, 2, 2, 4)
        row.setSpacing(3)
        titles = {
            "mark": "",
            "glyph": "",
            "name": self.tr("Card"),
            "count": self.tr("Count"),
            "kind": self.tr("Kind"),
            "colour": self.tr("Colour"),
            "scores": self.tr("Scores, click to edit"),
            "more": "",
        }
        wide = widths()
        for key, title in titles.items():
            label = PlainLabel(title, head)
            label.setObjectName("group")
            if wide[key]:
                label.setFixedWidth(wide[key])
            row.addWidget(label, 0 if wide[key] else 1)
        return head

    def made(self, key: str) -> CardRow:
        """Make the row of a card."""
        row = CardRow(self.place.inner(key), self)
        row.picked.connect(self.show_current)
        return row

    def new_entry(self) -> NewCard:
        """Make the line for a new card."""
        return NewCard(self.place, self)

    def value_of_new(self, key: str) -> object:
        """Give a plain card of the kind that was chosen, in a colour that no other has."""
        assert self._variant_text is not None
        known = at(self._variant_text.values, self.route)
        taken = (
            {card.get("colour") for card in known.values() if isinstance(card, Mapping)} if known else set()
        )
        free = [word for word in HUES if word not in taken and word not in ("none", "black")]
        return {
            "kind": self.adding.kind_word,
            "colour": next(iter(free), "grey"),
            "count": 2,
            "scores": {"alone": 3},
        }

    # ------------------------------------------------------------ what is shown

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the cards of a variant, and whether they are as many as are dealt."""
        super().show_variant(variant_text)
        self.hint_changed.emit(self._counted(variant_text.values))
        wanted = self.current if self.current in self.rows else self._first(variant_text)
        self.show_current(wanted)

    def _first(self, variant_text: VariantText) -> str:
        """Give the first card that the variant changes, else the first of all."""
        changed = [key for key, row in self.rows.items() if variant_text.standing(row.route).is_own]
        return next(iter(changed or self.rows), "")

    def show_current(self, key: str) -> None:
        """Show a card in the preview."""
        self.current = key
        for each, row in self.rows.items():
            if isinstance(row, CardRow):
                row.show_current(each == key)
        if self._variant_text is None or not key:
            return
        before = at(self._variant_text.inherited, (*self.route, key))
        parents = self._variant_text.ancestry.names
        self.preview.show_card(self._variant_text.values, key, before, parents[0] if parents else "")

    def _turn(self, by: int) -> None:
        keys = list(self.rows)
        if keys:
            here = keys.index(self.current) if self.current in keys else 0
            self.show_current(keys[(here + by) % len(keys)])

    def _focus_moved(self, _before: QWidget | None, after: QWidget | None) -> None:
        while after is not None and after is not self:
            if isinstance(after, CardRow) and self.rows.get(after.key) is after:
                self.show_current(after.key)
                return
            after = after.parentWidget()

    def _counted(self, values: Mapping[str, Any]) -> str:
        """Say how many cards are developed, and where they go."""
        try:
            count = sum(card["count"] for card in values["cards"].values() if card["kind"] != "start")
            size, each = values["deal"]["pile_size"], values["deal"]["each"]
            rest = count - COLUMNS * size - SEATS * each
        except (KeyError, TypeError, AttributeError):  # a text half written
            return ""
        words = self.tr("{count} to develop = {piles} piles × {size} + {seats} × {each} dealt")
        said = words.format(count=count, piles=COLUMNS, size=size, seats=SEATS, each=each)
        if rest > 0:
            return self.tr("{said} + {count} aside").format(said=said, count=rest)
        if rest < 0:
            return self.tr("{said}: {count} too few").format(said=said, count=-rest)
        return f"{said}  ✓"


class NewCard(NewEntry):
    """Asks for a name and for the kind of card."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.button.setText(self.tr("Add a card type…"))
        self.button.setAccessibleName(self.button.text())
        self.name.setPlaceholderText(self.tr("name, e.g. tea-house"))
        self.name.setAccessibleName(self.tr("Name of the new card"))
        self.add.setAccessibleName(self.tr("Add the card"))

    def more_asked(self) -> list[QWidget]:
        """Ask for the kind of card."""
        kinds = {word: names.kind(word) for word in ("character", "province")}
        self.kind = WordBox(kinds, {}, self.tr("Kind of the new card"), self)
        self.kind.setCurrentIndex(1)
        return [self.kind]

    @property
    def kind_word(self) -> str:
        """The kind that was chosen."""
        return str(self.kind.currentData())

    def taken(self) -> str:
        """Say that the name is taken."""
        return self.tr("There is a card of this name already.")
