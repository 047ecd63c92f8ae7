"""The left side of the print dialog: what is printed, on which paper, how large, in which ink, with which marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.texts.problem import Severity
from workbench import games
from workbench.dialogs.print_fields import ChoiceRow, Millimetres, MoreRow, PartRow, Remark, said
from workbench.dress import typeface
from workbench.export.kit import order as orders
from workbench.export.kit.choice import Choice
from workbench.export.kit.made import Kit
from workbench.export.kit.order import Order
from workbench.language import told
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel
from workbench.widgets.segment import Segment

WIDTH = 300
# How many errors the tip of the notice tells; the list of problems has them all.
MOST_SAID = 8


class Choices(QScrollArea):
    """Everything that can be chosen, and the facts that follow from it."""

    changed = Signal()
    """The order is another; many quick changes are told once."""

    def __init__(self, order: Order, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.order = order
        self.setFixedWidth(WIDTH)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("What is printed"))
        page = QWidget(self)
        page.setObjectName("panel")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(16, 8, 16, 12)
        self._column.setSpacing(6)
        self.setWidget(page)
        self._soon = QTimer(self, interval=120, singleShot=True)
        self._soon.timeout.connect(self.changed)
        self.parts: dict[str, PartRow] = {}
        self.asking: list[ChoiceRow | MoreRow] = []
        self.marks: dict[str, QCheckBox] = {}
        self._add_parts()
        self.paper = self._segment(
            self.tr("Paper"), {name: paper.title for name, paper in orders.PAPERS.items()}, "paper"
        )
        self._add_sizes()
        self.ink = self._segment(self.tr("Ink"), said(orders.INKS), "ink")
        self._add_marks()
        self._column.addStretch(1)
        self._column.addSpacing(4)
        self._add_facts()
        self.notice = Remark(self)
        self._column.addWidget(self.notice)
        self._show_order()
        page.installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit again whenever what is shown asks for other room: parts that were just added ask for theirs late."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Be as wide as the longest words of the language need; a scroll area would cut them instead."""
        inner = self.widget()
        assert inner is not None
        needed = inner.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
        self.setFixedWidth(max(WIDTH, needed))

    def showEvent(self, event: QShowEvent) -> None:
        """Fit again: only now the fields know the style that they are drawn in."""
        super().showEvent(event)
        self._fit()

    # ------------------------------------------------------------ fields

    def _heading(self, text: str, right: str = "") -> None:
        row = QHBoxLayout()
        row.setContentsMargins(0, 4, 0, 0)
        row.addWidget(PlainLabel(text, self))
        row.addStretch(1)
        if right:
            hint = PlainLabel(right, self)
            hint.setObjectName("hint")
            row.addWidget(hint)
        self._column.addLayout(row)

    def _add_parts(self) -> None:
        """Make room for the parts: which there are the game of the kit says."""
        self._heading(self.tr("Contents"), self.tr("sheets"))
        self._frame = QFrame(self)
        self._frame.setObjectName("popup")
        self._rows = QVBoxLayout(self._frame)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._column.addWidget(self._frame)

    def _show_parts(self, kit: Kit) -> None:
        """List the parts of another game's kit."""
        choices: dict[str, list[Choice]] = {}
        for each in games.find(kit.design.variant.game).print_choices:
            choices.setdefault(each.section, []).append(each)
        is_first = not self.parts
        self.parts.clear()
        self.asking.clear()
        empty(self._rows)
        for section in kit.sections:
            if self.parts:
                line = QFrame(self._frame)
                line.setFrameShape(QFrame.Shape.HLine)
                self._rows.addWidget(line)
            asked = choices.get(section.name, [])
            row = (
                ChoiceRow(section.title, asked[0], self._frame)
                if asked
                else PartRow(section.title, self._frame)
            )
            row.box.setChecked(section.name not in self.order.without)
            row.box.toggled.connect(partial(self._want, section.name))
            self._rows.addWidget(row)
            self.parts[section.name] = row
            more = [MoreRow(choice, self._frame) for choice in asked[1:]]
            for further in more:
                self._rows.addWidget(further)
            rows: list[ChoiceRow | MoreRow] = [row] if isinstance(row, ChoiceRow) else []
            for asking in [*rows, *more]:
                asking.kind.activated.connect(lambda _, asking=asking: self._choose(asking))
                self.asking.append(asking)
        self._fit()
        if is_first:
            next(iter(self.parts.values())).box.setFocus()

    def _segment(self, name: str, choices: Mapping[str, str], field: str) -> Segment:
        self._heading(name)
        made = Segment(name, self)
        made.show_choices(choices)
        for button in made.buttons.values():
            button.setMinimumWidth(0)
            button.setMaximumWidth(WIDTH)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.chosen.connect(lambda word: self._set(field, word))
        self._column.addWidget(made)
        return made

    def _add_sizes(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(7)
        self.sizes: dict[str, Millimetres] = {}
        self._of_size: dict[str, tuple[QWidget, ...]] = {}
        fields: tuple[tuple[str, str, tuple[float, float]], ...] = (
            ("hex_mm", self.tr("Hex width"), orders.HEX),
            ("overlap", self.tr("Overlap"), orders.OVERLAP),
            ("margin", self.tr("Margin"), orders.MARGIN),
        )
        for number, (field, name, limits) in enumerate(fields):
            box = Millimetres(name, limits, self)
            box.valueChanged.connect(lambda value, field=field: self._set(field, value))
            label = PlainLabel(name, self)
            label.setBuddy(box)
            grid.addWidget(label, 0, number)
            grid.addWidget(box, 1, number)
            self.sizes[field] = box
            self._of_size[field] = (label, box)
        self._column.addLayout(grid)

    def _add_marks(self) -> None:
        self._heading(self.tr("Marks"))
        self._ticks = QVBoxLayout()
        self._ticks.setSpacing(5)
        self._column.addLayout(self._ticks)
        for mark, title in said(orders.MARKS).items():
            self.marks[mark] = self._tick(title, partial(self._toggle, "marks", mark))
        self.backs = self._tick(self.tr("Back sides for duplex"), lambda on: self._set("has_backs", on))
        self.backs.setToolTip(
            self.tr("Every sheet gets a second page: turn the paper over its long side when printing.")
        )

    def _tick(self, title: str, tell: Callable[[bool], None]) -> QCheckBox:
        box = QCheckBox(title, self)
        box.setAccessibleName(title)
        box.toggled.connect(tell)
        self._ticks.addWidget(box)
        return box

    def _add_facts(self) -> None:
        card = QFrame(self)
        card.setObjectName("card")
        grid = QGridLayout(card)
        grid.setContentsMargins(12, 9, 12, 9)
        grid.setVerticalSpacing(6)
        self.facts: dict[str, QLabel] = {}
        self._of_fact: dict[str, tuple[QWidget, ...]] = {}
        titles = {
            "board": self.tr("Assembled board"),
            "empty": self.tr("Empty tiles left out"),
            "total": self.tr("Total"),
        }
        for number, (fact, title) in enumerate(titles.items()):
            label, value = PlainLabel(title, card), PlainLabel("–", card)
            value.setFont(typeface.style("group"))
            value.setAccessibleName(title)
            grid.addWidget(label, number, 0)
            grid.addWidget(value, number, 1, Qt.AlignmentFlag.AlignRight)
            self.facts[fact] = value
            self._of_fact[fact] = (label, value)
        self._column.addWidget(card)

    # ------------------------------------------------------------ the order

    def _set(self, field: str, value: Any) -> None:
        if getattr(self.order, field) != value:
            self.order = replace(self.order, **{field: value})
            self._show_order()
            self._soon.start()

    def _toggle(self, field: str, word: str, on: bool) -> None:
        words = getattr(self.order, field)
        self._set(field, words | {word} if on else words - {word})

    def _want(self, part: str, on: bool) -> None:
        without = self.order.without
        self._set("without", without - {part} if on else without | {part})

    def _choose(self, row: ChoiceRow | MoreRow) -> None:
        self._set("choices", {**self.order.choices, row.choice.name: row.kind.currentData()})

    def _show_order(self) -> None:
        order = self.order
        for part, row in self.parts.items():
            row.box.setChecked(part not in order.without)
        for asking in self.asking:
            asking.kind.setCurrentIndex(asking.kind.findData(order.chosen(asking.choice)))
        for mark, box in self.marks.items():
            box.setChecked(mark in order.marks)
        for field, length in self.sizes.items():
            if length.value() != getattr(order, field):
                length.setValue(getattr(order, field))
        self.paper.show_chosen(order.paper)
        self.ink.show_chosen(order.ink)
        self.backs.setChecked(order.has_backs)

    # ------------------------------------------------------------ what follows from it

    def show_kit(self, kit: Kit) -> None:
        """Show the numbers of a kit."""
        design, tiling = kit.design, kit.tiled.tiling if kit.tiled else None
        if list(self.parts) != [section.name for section in kit.sections]:
            self._show_parts(kit)
            self._show_order()
        for section in kit.sections:
            self.parts[section.name].show_facts(section.hint, len(section.sheets))
        self._show_what_matters(has_hexes=design.place is not None, has_tiles=tiling is not None)
        if tiling is not None:
            width, height = (self.locale().toString(length / 10, "f", 1) for length in tiling.board_size)
            self.facts["board"].setText(self.tr("{width} × {height} cm").format(width=width, height=height))
            self.facts["empty"].setText(str(tiling.empty))
        self.facts["total"].setText(self.tr("%n sheet(s)", "", len(kit.sheets)))
        if design.errors:
            words = self.tr(
                "Board check has %n error(s). The print shows the board as it is now.", "", design.errors
            )
            errors = [told(each.message) for each in design.problems if each.severity is Severity.ERROR]
            self.notice.say(words, Severity.WARNING, "\n".join(errors[:MOST_SAID]))
        else:
            self.notice.hide()

    def _show_what_matters(self, *, has_hexes: bool, has_tiles: bool) -> None:
        """Show what is asked and told about boards only where one is printed."""
        for shown, parts in (
            (has_hexes, self._of_size["hex_mm"]),
            (has_tiles, self._of_size["overlap"]),
            (has_tiles, [self.marks[mark] for mark in ("bands", "labels")]),
            (has_tiles, [*self._of_fact["board"], *self._of_fact["empty"]]),
        ):
            for part in parts:
                part.setVisible(shown)

    def show_refusal(self, reason: str) -> None:
        """Say why nothing can be printed."""
        for value in self.facts.values():
            value.setText("–")
        for row in self.parts.values():
            row.show_facts("", 0)
        self.notice.say(reason, Severity.ERROR)
