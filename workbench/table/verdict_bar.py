"""Two verdicts on one game: who wins by its own variant, and who by another."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from workbench.table.sitting import Sitting
from workbench.widgets.controls import Glyph


class VerdictBar(QFrame):
    """A bar above the board, shown where a game was opened because two variants judge it apart."""

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
        """Compare the verdicts on a finished game, if another variant was given."""
        other = sitting.other_variant if sitting is not None else None
        if sitting is None or other is None or sitting.result is None:
            self.hide()
            return
        from engine import games

        game = games.find(sitting.rules.game)
        verdicts = [
            (values, game.winners(values, sitting.result)) for values in (sitting.names.values, other)
        ]
        text = "  ·  ".join(self._said(sitting, values, winners) for values, winners in verdicts)
        self.words.setText(text)
        self.setAccessibleName(self.words.text())
        self.show()

    def _said(self, sitting: Sitting, values: Mapping[str, Any], winners: list[int]) -> str:
        names = ", ".join(sitting.seats[seat].colour_name for seat in winners)
        if not winners:
            return self.tr("By <b>{variant}</b> nobody wins").format(variant=escape(str(values["title"])))
        return self.tr("By <b>{variant}</b> the winner is <b>{seats}</b>").format(
            variant=escape(str(values["title"])), seats=names
        )
