"""The right dock at the table: moves, notes and influence behind tabs."""

from __future__ import annotations

from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from workbench.table.influence_panel import InfluencePanel
from workbench.table.sitting import Sitting


class RightDock(QWidget):
    """What happened, what was said, and who leads where."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.influence = InfluencePanel(self)
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.influence, self.tr("Influence"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        self.influence.show_sitting(sitting)

    def write_note(self) -> None:
        """Go where notes are written."""
