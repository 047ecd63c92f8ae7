"""The form of a position: its facts by groups, each where it can be set."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.table.form_rows import bare
from workbench.table.position.draft import Route
from workbench.table.position.facts import Choice, Fact, Group, PositionPart
from workbench.table.position.fields import Field, NumberField, field_of
from workbench.table.seating.signs import SeatSign
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel

LABEL = 92


class PositionForm(QScrollArea):
    """Shows the facts of a draft; made anew only where other facts are there than before."""

    wanted = Signal(object, object)
    """The way to a fact, and the value that a person wants there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dock")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("The position"))
        inner = QWidget(self)
        inner.setObjectName("dock")
        self._column = bare(QVBoxLayout(inner), 10)
        self._column.setContentsMargins(14, 12, 12, 16)
        self.setWidget(inner)
        self.fields: dict[Route, Field] = {}
        self._shape: list[object] = []

    def show_part(self, part: PositionPart | None) -> None:
        """Show the facts as they stand."""
        groups = part.groups() if part is not None else ()
        shape = [(group.title, [_shape(fact) for fact in group.facts]) for group in groups]
        if shape != self._shape:
            self._shape = list(shape)
            self.fields = {}
            empty(self._column)
            for group in groups:
                self._add(group)
            self._column.addStretch(1)
        for group in groups:
            for fact in group.facts:
                assert part is not None
                self.fields[fact.route].show_fact(fact, part.draft.value(fact.route))

    def _add(self, group: Group) -> None:
        holder = QWidget(self.widget())
        column = bare(QVBoxLayout(holder), 6)
        head = bare(QHBoxLayout(), 8)
        if group.seat is not None:
            head.addWidget(SeatSign(group.seat, 18, holder))
        title = PlainLabel(group.title, holder)
        title.setFont(typeface.style("group"))
        head.addWidget(title, 1)
        column.addLayout(head)
        grid = bare(QGridLayout(), 6)
        grid.setColumnMinimumWidth(0, LABEL)
        grid.setColumnStretch(1, 1)
        for row, fact in enumerate(group.facts):
            name = f"{group.title}, {fact.title}" if group.seat is not None else fact.title
            field = field_of(fact, name, holder)
            field.wanted.connect(self.wanted)
            label = PlainLabel(fact.title, holder)
            label.setObjectName("hint")
            label.setWordWrap(True)
            label.setFixedWidth(LABEL)
            label.setBuddy(field)
            label.setContentsMargins(0, 4, 0, 0)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(field, row, 1)
            self.fields[fact.route] = field
        column.addLayout(grid)
        line = QFrame(holder)
        line.setFrameShape(QFrame.Shape.HLine)
        line.setFixedHeight(1)
        column.addWidget(line)
        self._column.addWidget(holder)

    def go_to(self, route: Route) -> None:
        """Put the focus on the field that a way leads to, or on the nearest one."""
        for length in range(len(route), 0, -1):
            for known, field in self.fields.items():
                if known[:length] == route[:length]:
                    self.ensureWidgetVisible(field, 0, 40)
                    _focus(field)
                    return


def _focus(field: Field) -> None:
    chips = getattr(field, "chips", None)
    target: Any = chips[0] if chips else getattr(field, "plus", None) or field
    if isinstance(field, NumberField):
        target = field.box
    target.setFocus()


def _shape(fact: Fact) -> object:
    """Give what a field is made for: a choice has its words for good."""
    return (type(fact), fact.route, fact.title, tuple(fact.options) if isinstance(fact, Choice) else ())
