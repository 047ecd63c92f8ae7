"""The left side of the print dialog: what is printed, on which paper, how large, in which ink, with which marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
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
from workbench.dialogs.print_fields import FigureRow, Millimetres, PartRow, Remark, said
from workbench.dress import typeface
from workbench.export.kit import order as orders
from workbench.export.kit.made import Kit
from workbench.export.kit.order import Order
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
        self._heading(self.tr("Contents"), self.tr("sheets"))
        frame = QFrame(self)
        frame.setObjectName("popup")
        rows = QVBoxLayout(frame)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        for part, title in said(orders.PARTS).items():
            if self.parts:
                line = QFrame(frame)
                line.setFrameShape(QFrame.Shape.HLine)
                rows.addWidget(line)
            row = FigureRow(title, frame) if part == "figures" else PartRow(title, frame)
            if isinstance(row, FigureRow):
                self.figures = row
                row.kind.activated.connect(lambda at, box=row.kind: self._set("figures", box.itemData(at)))
            row.box.toggled.connect(partial(self._toggle, "parts", part))
            rows.addWidget(row)
            self.parts[part] = row
        self._column.addWidget(frame)

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

    def _show_order(self) -> None:
        order = self.order
        for part, row in self.parts.items():
            row.box.setChecked(part in order.parts)
        for mark, box in self.marks.items():
            box.setChecked(mark in order.marks)
        for field, length in self.sizes.items():
            if length.value() != getattr(order, field):
                length.setValue(getattr(order, field))
        self.paper.show_chosen(order.paper)
        self.ink.show_chosen(order.ink)
        self.figures.kind.setCurrentIndex(self.figures.kind.findData(order.figures))
        self.backs.setChecked(order.has_backs)

    # ------------------------------------------------------------ what follows from it

    def show_kit(self, kit: Kit) -> None:
        """Show the numbers of a kit."""
        design, tiling = kit.design, kit.tiling
        figures = sum(design.figures().values())
        spare = len(design.figures())
        tokens = len(design.tokens()) * design.players
        hints = {
            "board": self.tr("{columns} × {rows} tiles").format(columns=tiling.columns, rows=tiling.rows)
            if tiling.columns * tiling.rows > 1
            else self.tr("one tile"),
            "tokens": self.tr("{count}, shared cuts").format(count=tokens),
            "figures": f"{figures} + {spare}",
            "screens": self.tr("%n fold card(s)", "", design.players),
            "rules": self.tr("generated text"),
        }
        for part, row in self.parts.items():
            row.show_facts(hints[part], len(kit.parts[part]))
        width, height = (self.locale().toString(length / 10, "f", 1) for length in kit.board_size)
        self.facts["board"].setText(self.tr("{width} × {height} cm").format(width=width, height=height))
        self.facts["empty"].setText(str(tiling.empty))
        self.facts["total"].setText(self.tr("%n sheet(s)", "", len(kit.sheets)))
        if design.errors:
            words = self.tr(
                "Board check has %n error(s). The print shows the board as it is now.", "", design.errors
            )
            errors = [each.message for each in design.problems if each.severity is Severity.ERROR]
            self.notice.say(words, Severity.WARNING, "\n".join(errors[:MOST_SAID]))
        else:
            self.notice.hide()

    def show_refusal(self, reason: str) -> None:
        """Say why nothing can be printed."""
        for value in self.facts.values():
            value.setText("–")
        for row in self.parts.values():
            row.show_facts("", 0)
        self.notice.say(reason, Severity.ERROR)
