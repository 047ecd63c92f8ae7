"""What lies open and what the viewer sees, as rows of names and values."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.table.model.sitting import Sitting
from workbench.table.plain.seen_words import SeenWords
from workbench.table.seating.signs import SeatSign
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel

NAME_WIDTH = 130


class SeenPanel(QScrollArea):
    """Holds no word of what may not be seen now: where nobody looks, only what lies open for everybody."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("What is seen"))
        self.rows: list[tuple[str, str]] = []
        self._words = SeenWords(self)
        inner = QWidget(self)
        inner.setObjectName("panel")
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(24, 20, 24, 20)
        self._column.setSpacing(8)
        self.setWidget(inner)

    def show_seen(self, sitting: Sitting | None, *, is_hidden: bool) -> None:
        """Show the shown position: what the front seat sees, and of others what they see beside it if they may."""
        empty(self._column)
        self.rows = []
        if sitting is None:
            return
        front = sitting.front
        is_seen = sitting.is_seen(front) and not is_hidden
        common = sitting.view(front).seen if is_seen else sitting.open_view
        if is_seen:
            self._head(sitting, front)
        self._add(self._words.rows(common))
        if not is_seen and not sitting.is_open:
            self._column.addWidget(self._quiet(self.tr("What only one player may see is hidden.")))
        for seat in range(len(sitting.seats)):
            if is_seen and seat != front and sitting.is_seen(seat):
                seen = sitting.view(seat).seen
                own = {key: value for key, value in seen.items() if value != common.get(key)}
                if own:
                    self._head(sitting, seat)
                    self._add(self._words.rows(own))
        self._column.addStretch(1)

    def _head(self, sitting: Sitting, seat: int) -> None:
        who, line = sitting.seats[seat], QWidget(self.widget())
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 8 if self.rows else 0, 0, 2)
        row.setSpacing(8)
        title = PlainLabel(self.tr("{seat} sees").format(seat=who.colour_name), line)
        title.setFont(typeface.style("subtitle"))
        row.addWidget(SeatSign(who.colour, 20, line))
        row.addWidget(title, 1)
        self._column.addWidget(line)
        line.show()

    def _add(self, rows: list[tuple[str, str]]) -> None:
        grid_part = QWidget(self.widget())
        grid = QGridLayout(grid_part)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(7)
        grid.setColumnMinimumWidth(0, NAME_WIDTH)
        grid.setColumnStretch(1, 1)
        for number, (name, text) in enumerate(rows):
            label, value = self._quiet(name), PlainLabel(text, grid_part)
            value.setFont(typeface.font("sans", 15, 600))
            value.setWordWrap(True)
            value.setAccessibleName(f"{name.strip()}: {text}")
            grid.addWidget(label, number, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, number, 1)
        self.rows += rows
        self._column.addWidget(grid_part)
        grid_part.show()

    def _quiet(self, text: str) -> PlainLabel:
        made = PlainLabel(text, self.widget())
        made.setObjectName("hint")
        return made
