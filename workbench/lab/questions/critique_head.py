"""The head of a critique: what it is about, from how many games, and how often each verdict was given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.lab.questions.verdicts import VERDICTS, verdict_meaning, verdict_word
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel


class CritiqueHead(QWidget):
    """A line above the chapters; where it would be too long it leaves out when a verdict is given."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = PlainLabel("", self)
        self.title.setFont(typeface.style("subtitle"))
        self.about = ElidedLabel("", self)
        self.about.setObjectName("hint")
        self.said = PlainLabel(self.tr("verdicts only where the interval allows one:"), self)
        self.said.setObjectName("hint")
        self.save = QPushButton(icon("save"), self.tr("Save critique…"), self)
        self.save.setEnabled(False)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 2)
        row.setSpacing(12)
        row.addWidget(self.title)
        row.addWidget(self.about, 1)
        row.addWidget(self.said)
        self.counts: dict[str, PlainLabel] = {}
        self._signs: dict[str, QWidget] = {}
        for verdict, (glyph, role) in VERDICTS.items():
            sign = QWidget(self)
            pair = QHBoxLayout(sign)
            pair.setContentsMargins(0, 0, 0, 0)
            pair.setSpacing(5)
            pair.addWidget(Glyph(glyph, role, 15, sign))
            self.counts[verdict] = PlainLabel("", sign)
            pair.addWidget(self.counts[verdict])
            sign.setToolTip(verdict_meaning(verdict))
            self._signs[verdict] = sign
            row.addWidget(sign)
        row.addWidget(self.save)
        self.show_counts(())

    def show_counts(self, verdicts: Iterable[str]) -> None:
        """Show how often each verdict was given."""
        counted = Counter(verdicts)
        for verdict, label in self.counts.items():
            label.setText(f"{counted[verdict]} {verdict_word(verdict)}")
            self._signs[verdict].setVisible(counted[verdict] > 0)
        self._make_room()

    def show_about(self, title: str, about: str) -> None:
        """Name what is examined."""
        self.title.setText(title)
        self.about.setText(about)
        self._make_room()

    def _make_room(self) -> None:
        signs = [sign for sign in self._signs.values() if not sign.isHidden()]
        parts = (self.title, self.about, self.said, *signs, self.save)
        margins, spacing = self._row.contentsMargins(), self._row.spacing()
        wide = margins.left() + margins.right() + spacing * (len(parts) - 1)
        wide += sum(part.sizeHint().width() for part in parts)
        self.said.setVisible(bool(signs) and wide <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave words out where there is little room."""
        super().resizeEvent(event)
        self._make_room()
