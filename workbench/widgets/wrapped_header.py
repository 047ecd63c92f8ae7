"""Headings of a table that go over several lines where their names are long."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QHeaderView, QStyleOptionHeader, QTableView

# What lies around a heading's words inside its section, as the style sheet has it.
AROUND = 14
# More lines than these say less than the rows they would cover.
MOST_LINES = 3
# A key may be broken behind its dots and the lines between its words.
BREAKS = re.compile(r"([._])(?=\w)")


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

    def shown_words(self, section: int) -> str:
        """Give as much of a heading as its lines have room for, dots after what is not all; keys are broken too."""
        words = BREAKS.sub("\\1\u200b", self.words(section)).split(" ")
        most = MOST_LINES * self.fontMetrics().lineSpacing()
        for count in range(len(words), 0, -1):
            shown = " ".join(words[:count]) + ("…" if count < len(words) else "")
            if self._height_of(section, shown) <= most:
                return shown
        return words[0]

    def _height_of(self, section: int, words: str) -> int:
        room, flags = max(1, self.sectionSize(section) - AROUND), int(Qt.TextFlag.TextWordWrap)
        return self.fontMetrics().boundingRect(0, 0, room, 10_000, flags, words).height()

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:  # noqa: N802  # Qt's name
        """Draw what has room."""
        super().initStyleOptionForIndex(option, section)
        option.text = self.shown_words(section)

    def sizeHint(self) -> QSize:
        """Ask for the height of the heading with the most lines."""
        hint, line = super().sizeHint(), self.fontMetrics().lineSpacing()
        there = (section for section in range(self.count()) if not self.isSectionHidden(section))
        heights = (self._height_of(section, self.shown_words(section)) for section in there)
        tallest = min(max([line, *heights]), MOST_LINES * line)
        return QSize(hint.width(), max(hint.height(), tallest + hint.height() - line))

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell a heading in full under the mouse."""
        if event.type() is QEvent.Type.ToolTip:
            section = self.logicalIndexAt(event.pos())  # type: ignore[attr-defined]  # a QHelpEvent
            self.setToolTip(self.words(section) if section >= 0 else "")
        return super().viewportEvent(event)
