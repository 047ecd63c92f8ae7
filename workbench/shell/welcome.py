"""The page of a workspace while no document is open: what it is for, and ways to start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.widgets.plain_label import PlainLabel, plain_tip


@dataclass(frozen=True)
class Start:
    """A way to start: a button's title and icon, and what it does."""

    title: str
    icon: str
    deed: Callable[[], object]


class Choices(QFrame):
    """A titled list of which one is chosen by double click or Enter."""

    def __init__(
        self, title: str, icon_name: str, choose: Callable[[Path], object], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._icon = icon_name
        self._choose = choose
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        heading = PlainLabel(title, self)
        heading.setObjectName("group")
        heading.setContentsMargins(12, 8, 12, 8)
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setIconSize(QSize(18, 18))
        self.list.setAccessibleName(title)
        self.list.itemActivated.connect(self._take)
        self.list.itemClicked.connect(self._take)
        column.addWidget(heading)
        column.addWidget(self.list, 1)

    def show_choices(self, choices: list[tuple[str, str, Path]]) -> None:
        """List what there is: a title, a hint and the file of each."""
        self.list.clear()
        for title, hint, path in choices:
            item = QListWidgetItem(icon(self._icon), title)
            item.setToolTip(plain_tip(hint))
            item.setData(Qt.ItemDataRole.UserRole, str(path))
            self.list.addItem(item)
        if not choices:  # never shown from here: a part that has no parent yet would become a window
            self.hide()

    def _take(self, item: QListWidgetItem) -> None:
        self._choose(Path(item.data(Qt.ItemDataRole.UserRole)))


class Welcome(QWidget):
    """A title, a sentence, buttons to start with, and lists to choose from."""

    def __init__(self, title: str, sentence: str, starts: list[Start], lists: list[QWidget]) -> None:
        super().__init__()
        self.setObjectName("welcome")
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addStretch(2)
        heading = PlainLabel(title, self)
        heading.setFont(typeface.style("result"))
        words = PlainLabel(sentence, self)
        words.setWordWrap(True)
        words.setFont(typeface.style("rules"))
        words.setObjectName("hint")
        column.addWidget(heading)
        column.addWidget(words)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.buttons = [self._button(start, number == 0) for number, start in enumerate(starts)]
        for button in self.buttons:
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        if lists:
            column.addSpacing(12)
            cards = QHBoxLayout()
            cards.setSpacing(12)
            for each in lists:
                cards.addWidget(each, 1)
            column.addLayout(cards, 5)
        column.addStretch(3)
        inner = QWidget(self)
        inner.setLayout(column)
        inner.setMinimumWidth(640)
        inner.setMaximumWidth(760)
        outer.addWidget(inner, 6)
        outer.addStretch(1)

    def _button(self, start: Start, is_first: bool) -> QPushButton:
        button = QPushButton(icon(start.icon, "on_accent" if is_first else "ink2"), start.title, self)
        button.setAccessibleName(start.title)
        button.setMinimumHeight(32)
        if is_first:
            button.setObjectName("primary")
        button.clicked.connect(partial(start.deed))
        return button
