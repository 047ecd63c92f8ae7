"""What is wrong with a position, line by line; a line leads to its place."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.play.verdict import Contradiction
from workbench.language import told
from workbench.table.form_rows import bare
from workbench.table.position.facts import PositionPart
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel

MOST = 6


class FaultsList(QWidget):
    """Lists the faults of a draft, or says that there are none."""

    chosen = Signal(object)
    """The way to what is wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("What is wrong"))
        self.faults: tuple[Contradiction, ...] = ()
        self.lines: list[QPushButton] = []
        self._column = bare(QVBoxLayout(self), 6)

    def show_part(self, part: PositionPart) -> None:
        """Show what is wrong with a draft now."""
        self.faults = part.draft.faults
        empty(self._column)
        self.lines = []
        if not self.faults:
            self._add(None, self.tr("A game can go on from here."), "ok", "ok")
        for fault in self.faults[:MOST]:
            place = self.tr("Goal") if fault.route[:1] == ("goal",) else part.place_of(fault.route)
            message = told(fault.message)
            # Where the sentence itself names the place, it need not stand before it.
            is_named = not place or place.rpartition(" ")[2] in message
            said = message if is_named else self.tr("{place}: {message}").format(place=place, message=message)
            self._add(fault, said, "error", "error")
        rest = len(self.faults) - MOST
        if rest > 0:
            self._add(None, self.tr("and %n more", "", rest), "", "ink2")

    def _add(self, fault: Contradiction | None, text: str, glyph: str, role: str) -> None:
        line = QFrame(self)
        row = bare(QHBoxLayout(line), 8)
        row.addWidget(Glyph(glyph, role, 16, line), 0, Qt.AlignmentFlag.AlignTop)
        said = PlainLabel(text, line)
        said.setWordWrap(True)
        row.addWidget(said, 1)
        if fault is not None and fault.route:
            button = QPushButton(self.tr("Show"), line)
            button.setObjectName("small")
            button.setAccessibleName(self.tr("Show: {message}").format(message=text))
            button.clicked.connect(lambda: self.chosen.emit(fault.route))
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
            self.lines.append(button)
        self._column.addWidget(line)
        line.show()
