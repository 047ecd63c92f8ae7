"""The head of a whole run: which one it is, and in two sentences what it comes to."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.widgets.controls import Glyph, set_property
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel, emphasised, escaped, plain_tip

RUN_WIDE = 150


class RunBanner(QWidget):
    """A run's state at the left, a frame with its conclusion beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.run, self.state = ElidedLabel(parent=self), ElidedLabel(parent=self)
        self.run.setFont(typeface.style("group"))
        self.state.setObjectName("hint")
        self._called = QWidget(self)
        self._called.setFixedWidth(RUN_WIDE)
        column = QVBoxLayout(self._called)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self.run)
        column.addWidget(self.state)
        column.addStretch(1)
        self.frame = QFrame(self)
        self.frame.setObjectName("notice")
        self.glyph, self.words = Glyph("info", "accent", 18, self.frame), PlainLabel(self.frame)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setWordWrap(True)
        inner = QHBoxLayout(self.frame)
        inner.setContentsMargins(12, 9, 12, 9)
        inner.setSpacing(10)
        inner.addWidget(self.glyph, 0, Qt.AlignmentFlag.AlignVCenter)
        inner.addWidget(self.words, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._called)
        row.addWidget(self.frame, 1)
        self._said = ""
        self._called.hide()

    def text(self) -> str:
        """Give what it says."""
        return self._said

    def show_run(self, run: str, state: str) -> None:
        """Say which run is shown; without a name the conclusion has all the room."""
        self.run.setText(run)
        self.state.setText(state)
        self._called.setVisible(bool(run))

    def conclude(self, said: str, *, is_grave: bool) -> None:
        """Say what the run comes to; nothing hides the head."""
        self._said = said
        self.setVisible(bool(said))
        self.setAccessibleName(said)
        head, colon, rest = said.partition(": ")
        self.words.setText(emphasised(head + colon.strip(), rest) if colon else escaped(said))
        self.glyph.show_glyph(*(("warning", "warn") if is_grave else ("info", "accent")))
        set_property(self.frame, "severity", "warning" if is_grave else "info")
        rule = self.tr("A warning where the interval of some cell excludes a fair share of the games.")
        self.frame.setToolTip(plain_tip(rule))
