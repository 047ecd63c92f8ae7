"""Headings of a table that go over several lines where their names are long."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QHeaderView, QTableView

# What lies around a heading's words inside its section, as the style sheet has it.
AROUND = 14
# More lines than these say less than the rows they would cover.
MOST_LINES = 3


class WrappedHeader(QHeaderView):
    """Is as tall as the heading with the most lines needs; what still has no room is told under the mouse."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self.setHighlightSections(False)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.setDefaultAlignment(left | Qt.AlignmentFlag(Qt.TextFlag.TextWordWrap))
        self.sectionResized.connect(lambda *_: self.geometriesChanged.emit())
        table.setHorizontalHeader(self)
        table.setWordWrap(True)

    def words(self, section: int) -> str:
        """Give what a heading says."""
        return str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")

    def sizeHint(self) -> QSize:
        """Ask for the height of the heading with the most lines."""
        hint = super().sizeHint()
        metrics = self.fontMetrics()
        line = metrics.lineSpacing()
        tallest = line
        for section in range(self.count()):
            if not self.isSectionHidden(section):
                room = max(1, self.sectionSize(section) - AROUND)
                flags = int(Qt.TextFlag.TextWordWrap)
                taken = metrics.boundingRect(0, 0, room, 10_000, flags, self.words(section)).height()
                tallest = max(tallest, min(taken, MOST_LINES * line))
        return QSize(hint.width(), max(hint.height(), tallest + hint.height() - line))

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell a heading in full under the mouse."""
        if event.type() is QEvent.Type.ToolTip:
            section = self.logicalIndexAt(event.pos())  # type: ignore[attr-defined]  # a QHelpEvent
            self.setToolTip(self.words(section) if section >= 0 else "")
        return super().viewportEvent(event)
