"""How much of a window something that lies over it would cover: the controls and words in sight, and their areas."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QWidget,
)

CONTROLS = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QTabBar)
CONTROLS_AND_WORDS = (*CONTROLS, QLabel)


def parts_in_sight(host: QWidget, kinds: tuple[type[QWidget], ...], besides: QWidget) -> list[QRect]:
    """Give where the parts of some kinds are in sight in a window, but for those of one of its parts."""
    found = []
    for kind in kinds:
        for part in host.findChildren(kind):
            if part.isVisible() and not besides.isAncestorOf(part):
                seen = part.visibleRegion().boundingRect()
                if not seen.isEmpty():
                    found.append(QRect(part.mapTo(host, seen.topLeft()), seen.size()))
    return found


def covered(card: QRect, parts: Iterable[QRect]) -> int:
    """Give how many pixels of some parts a card would cover.

    >>> covered(QRect(0, 0, 10, 10), [QRect(5, 5, 10, 10), QRect(20, 0, 9, 9)])
    25
    """
    return sum(area(card & part) for part in parts if card.intersects(part))


def area(rect: QRect) -> int:
    """Give the pixels of a rectangle; an empty one has none."""
    return max(0, rect.width()) * max(0, rect.height())
