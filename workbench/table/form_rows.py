"""How the forms at the table are laid out: rows with a name before the field, layouts without margins."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QWidget

from workbench.widgets.card import Card
from workbench.widgets.plain_label import PlainLabel

LABEL_WIDTH = 140
GAP = 10

Layout = TypeVar("Layout", bound=QLayout)


def bare(layout: Layout, spacing: int) -> Layout:
    """Give a layout without margins."""
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    return layout


def form_card(title: str, hint: str, parent: QWidget) -> Card:
    """Give a card whose body holds the rows of a form."""
    card = Card(title, hint, parent)
    lay_rows(card)
    return card


def lay_rows(card: Card) -> None:
    """Make room in a card for the rows of a form."""
    card.body.setContentsMargins(14, 10, 14, 12)
    card.body.setSpacing(8)


def named_row(field: QWidget, parent: QWidget, width: int = LABEL_WIDTH) -> QHBoxLayout:
    """Put the name of a field before it; a field that takes any width gets the rest of the row."""
    row = bare(QHBoxLayout(), GAP)
    label = PlainLabel(field.accessibleName(), parent)
    label.setObjectName("hint")
    label.setFixedWidth(width)
    label.setWordWrap(True)
    label.setBuddy(field)
    row.addWidget(label)
    if field.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored:
        row.addWidget(field, 1)
    else:
        row.addWidget(field)
        row.addStretch(1)
    return row
