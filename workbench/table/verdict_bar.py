"""Two verdicts on one game number: who wins it by one variant, and who by another."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from workbench.table.model.sitting import Sitting
from workbench.widgets.controls import Glyph
from workbench.widgets.plain_label import escaped


class VerdictBar(QFrame):
    """A bar above the board, shown where a game was opened because two variants give it to other winners."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setProperty("severity", "info")
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 7, 14, 7)
        row.setSpacing(10)
        row.addWidget(Glyph("compare", "accent", 18, self))
        row.addWidget(self.words, 1)
        self.hide()

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Say who wins by either variant, if the game was opened for that."""
        if sitting is None or not sitting.verdicts:
            self.hide()
            return
        said = [self._said(sitting, *verdict) for verdict in sitting.verdicts]
        text = "  ·  ".join([*said, *([escaped(sitting.why)] if sitting.why else [])])
        self.words.setText(text)
        self.setAccessibleName(self.words.text())
        self.show()

    def _said(self, sitting: Sitting, variant: str, winners: list[int]) -> str:
        names = ", ".join(sitting.seats[seat].colour_name for seat in winners)
        if not winners:
            return self.tr("By <b>{variant}</b> nobody wins").format(variant=escaped(variant))
        return self.tr("By <b>{variant}</b> the winner is <b>{seats}</b>").format(
            variant=escaped(variant), seats=names
        )
