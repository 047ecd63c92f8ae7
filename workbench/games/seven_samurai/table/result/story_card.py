"""The story of a siege as a card: moments with their turns, from each of which a new game can go on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.games.seven_samurai.table.result.findings import Findings
from workbench.games.seven_samurai.table.result.story import Moment, StoryWords
from workbench.widgets.card import Card
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel


class MomentRow(QFrame):
    """One moment."""

    def __init__(self, moment: Moment, parent: QWidget) -> None:
        super().__init__(parent)
        self.moment = moment
        if moment.is_last:
            self.setObjectName("lastMoment")
        number = PlainLabel(str(moment.turn), self)
        number.setObjectName("quiet")
        number.setFixedWidth(30)
        number.setAlignment(Qt.AlignmentFlag.AlignRight)
        title, text = PlainLabel(moment.title, self), PlainLabel(moment.text, self)
        title.setFont(typeface.style("group"))
        title.setWordWrap(True)
        text.setFont(typeface.style("note"))
        text.setWordWrap(True)
        self.button = QPushButton(self.tr("Branch"), self)
        self.button.setObjectName("link")
        self.button.setAccessibleName(self.tr("Branch before turn {turn}").format(turn=moment.turn))
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(title)
        column.addWidget(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 7, 12, 7)
        row.setSpacing(10)
        top = Qt.AlignmentFlag.AlignTop
        row.addWidget(number, 0, top)
        role = "error" if moment.is_last or moment.glyph in ("flames", "wound") else "ink2"
        row.addWidget(Glyph(moment.glyph, role, 16, self), 0, top)
        row.addLayout(column, 1)
        row.addWidget(self.button, 0, top)
        self.setAccessibleName(f"{moment.turn}: {moment.title}. {moment.text}")


class StoryCard(Card):
    """All moments."""

    branched = Signal(int)
    """The turn before which a new game is to go on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._words = StoryWords(self)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self.body.addLayout(self._rows)
        self.rows: list[MomentRow] = []

    def show_findings(self, found: Findings) -> None:
        """Show another game."""
        self.title.setText(self.tr("How it was held") if found.is_won else self.tr("How it was lost"))
        self.setAccessibleName(self.title.text())
        empty(self._rows)
        self.rows = [MomentRow(moment, self) for moment in self._words.moments(found)]
        for row in self.rows:
            row.button.clicked.connect(lambda _=False, turn=row.moment.turn: self.branched.emit(turn))
            self._rows.addWidget(row)
            row.show()
