"""The bar above the stage while a game is analysed: what the shown move lost, or a move of the best line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.language import told
from workbench.numerals import whole
from workbench.table.analysis.analyst import Analyst
from workbench.table.analysis.line_preview import LinePreview
from workbench.table.analysis.mark_chip import MarkChip
from workbench.table.naming import capital
from workbench.widgets.controls import Glyph
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import ElidedLabel

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion


class MoveBar(QFrame):
    """Names the move that is looked at; the game-neutral part of what a board could show itself."""

    wants_branch = Signal()
    """The line that is shown is to be gone on with as a new game."""

    def __init__(self, analyst: Analyst, preview: LinePreview, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setProperty("severity", "info")
        self.analyst, self.preview = analyst, preview
        self.chip = MarkChip("", self)
        self.glyph = Glyph("star", "accent", 16, self)
        self.title, self.words = ElidedLabel(parent=self), ElidedLabel(parent=self)
        self.title.setFont(typeface.style("group"))
        self.words.setObjectName("quiet")
        self.back = IconButton("step-back", self.tr("Move of the line before"), self)
        self.on = IconButton("step-forward", self.tr("Next move of the line"), self)
        self.back.clicked.connect(lambda: preview.go(-1))
        self.on.clicked.connect(lambda: preview.go(1))
        self.branch = QPushButton(icon("branch"), self.tr("Branch here"), self)
        self.branch.clicked.connect(self.wants_branch)
        self.close_button = QPushButton(icon("undo"), self.tr("Back to the game"), self)
        self.close_button.clicked.connect(preview.close)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(14, 5, 10, 5)
        row.setSpacing(9)
        for part in (self.chip, self.glyph):
            row.addWidget(part)
        row.addWidget(self.title)
        row.addWidget(self.words)
        for button in (self.back, self.on, self.branch, self.close_button):
            row.addWidget(button)
        self.hide()

    def refresh(self) -> None:
        """Tell of the shown move, of the line, or nothing."""
        analyst, opinion = self.analyst, self.analyst.shown() if self.analyst.is_begun else None
        is_line = self.preview.is_on
        for part in (self.back, self.on, self.branch, self.close_button, self.glyph):
            part.setVisible(is_line)
        if is_line:
            self._tell_line()
        elif opinion is not None and opinion.mark:
            self._tell_move(opinion)
        # Both have room by what they have to say: neither is cut off while the other has room to spare.
        for label in (self.title, self.words):
            self._row.setStretchFactor(label, max(label.sizeHint().width(), 1))
        self.title.setMaximumWidth(self.title.sizeHint().width() + 2)
        self.chip.setVisible(not is_line)
        self.setVisible(analyst.is_begun and (is_line or (opinion is not None and bool(opinion.mark))))
        self.setAccessibleName(f"{self.title.text()}. {self.words.text()}")

    def _tell_move(self, opinion: Opinion) -> None:
        analyst, sitting = self.analyst, self.analyst.sitting
        if sitting is None:
            return
        self.chip.mark = opinion.mark
        self.chip.update()
        turn = analyst.turn_of(opinion)
        title = self.tr("Turn {turn}, {seat}: {move}") if turn else self.tr("Set-up, {seat}: {move}")
        self.title.setText(
            title.format(
                turn=turn,
                seat=sitting.seats[opinion.seat].colour_name,
                move=capital(told(opinion.played.words)),
            )
        )
        said = self.tr("{chance} % instead of {best} %").format(
            best=whole(100 * opinion.best.chance), chance=whole(100 * opinion.played.chance)
        )
        dearest = analyst.dearest()
        if analyst.is_done and dearest and dearest[0] is opinion:
            said = self.tr("{chances}, the dearest move of the game").format(chances=said)
        if not turn:
            # A set-up may have no rows in the log whose card would say it.
            said = self.tr("{chances}, best: {move}").format(chances=said, move=told(opinion.best.words))
        self.words.setText(said)

    def _tell_line(self) -> None:
        preview = self.preview
        opinion = preview.opinion
        if opinion is None:
            return
        step = max(preview.step, 1)
        self.title.setText(
            self.tr("Best line, move {step} of {steps}: {move}").format(
                step=step, steps=preview.steps, move=capital(told(opinion.line[step - 1]))
            )
        )
        self.words.setText(self.tr("a look ahead: the game stays as it is"))
        self.back.setEnabled(step > 1)
        self.on.setEnabled(step < preview.steps)
