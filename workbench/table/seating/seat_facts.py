"""What is told of a seat on its card, and of the whole game below the seats; a game derives its own kinds."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from workbench.language import told
from workbench.table.model.sitting import Sitting
from workbench.table.naming import capital
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel


class SeatFacts(QWidget):
    """The lines on a seat's card: by default what the seat played last."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.last = ElidedLabel(parent=self)
        self.last.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(5)
        self._lay_out()

    def _lay_out(self) -> None:
        self.column.addLayout(self.row(self.tr("Last"), self.last))

    def row(self, words: str, value: QWidget) -> QHBoxLayout:
        """Put a name before a value."""
        made = QHBoxLayout()
        label = PlainLabel(words, self)
        label.setObjectName("quiet")
        made.addWidget(label)
        if isinstance(value, ElidedLabel):
            made.addSpacing(12)
            made.addWidget(value, 1)
        else:
            made.addStretch(1)
            made.addWidget(value)
        value.setAccessibleDescription(words)
        return made

    def show_seat(self, sitting: Sitting, seat: int) -> None:
        """Show a seat as far as it may be seen."""
        self.last.setText(self.said_last(sitting, seat))

    def said_last(self, sitting: Sitting, seat: int) -> str:
        """Say what a seat played in its last turn before the shown position."""
        turns = [turn for turn in sitting.turns if turn.seat == seat and turn.first < sitting.at]
        played = (
            [capital(told(play.words)) for play in turns[-1].plays if play.at <= sitting.at] if turns else []
        )
        return ", ".join(played) or "–"


class TableFacts(QWidget):
    """What stands below the seats: by default nothing."""

    @property
    def away(self) -> QWidget | None:
        """Where goes what nobody gets, if that has a place."""
        return None

    def hide_own(self, is_hidden: bool) -> None:
        """Tell nothing any more that only the viewer knows, or tell it again; by default nothing of that is here."""

    def show_sitting(self, sitting: Sitting) -> None:
        """Show the shown position as far as it may be seen."""
