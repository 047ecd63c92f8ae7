"""The cards of the result page: the steps of the scoring, other variants, numbers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from workbench.dress import typeface
from workbench.table.log.log_rows import LogWords
from workbench.table.naming import told_at_table
from workbench.table.result.judgement import Judgement, Opinion
from workbench.table.result.result_part import Number
from workbench.table.seating.signs import SeatSign
from workbench.widgets.card import Card
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel, escaped


class StepsCard(Card):
    """The scoring, step by step, with the seats that stay in the running."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("How it was decided"))
        self.setAccessibleName(self.title.text())
        self.body.setContentsMargins(14, 8, 14, 10)
        self.body.setSpacing(8)
        self.steps: list[QWidget] = []
        self.texts: list[QLabel] = []

    def show_judgement(self, judgement: Judgement) -> None:
        """Show the steps of another game."""
        for line in self.steps:
            self.body.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.steps, self.texts = [], []
        for number, step in enumerate(judgement.steps, 1):
            line = QWidget(self)
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(10)
            mark = PlainLabel(str(number), line)
            mark.setObjectName("count")
            mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
            mark.setFixedSize(22, 18)
            text = PlainLabel(told_at_table(step.text), line)
            text.setFont(typeface.style("rules"))
            text.setWordWrap(True)
            row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(text, 1)
            signs = QHBoxLayout()
            signs.setSpacing(3)
            for seat in step.kept:
                signs.addWidget(SeatSign(seat, 15, line))
            row.addLayout(signs)
            self.body.addWidget(line)
            self.steps.append(line)
            self.texts.append(text)


class OpinionsCard(Card):
    """What other variants would have said of the same ending; where they disagree, in a sentence why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("What the other editions would have said"))
        self.setAccessibleName(self.title.text())
        self.words = LogWords(self)
        self.table = QWidget(self)
        self.body.setContentsMargins(14, 8, 14, 10)
        self.body.addWidget(self.table)
        self.said: list[str] = []
        self._is_team = False

    def show_judgement(self, judgement: Judgement, *, is_team: bool = False) -> None:
        """Show the opinions on another game: first those that disagree and why, below them the rest side by side."""
        self.setVisible(bool(judgement.opinions or judgement.silent))
        self._is_team = is_team
        self.body.removeWidget(self.table)
        self.table.hide()
        self.table.deleteLater()
        self.table = QWidget(self)
        grid = QGridLayout(self.table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(3, 1)
        self.said = []
        against = [opinion for opinion in judgement.opinions if not opinion.agrees]
        for row, opinion in enumerate(against):
            self._add_against(grid, row, opinion)
        agreeing = [opinion for opinion in judgement.opinions if opinion.agrees]
        for number, opinion in enumerate(agreeing):
            row, column = divmod(number, 2)
            self._add_agreeing(grid, len(against) + row, 2 * column, opinion)
        if judgement.silent:
            self._add_silent(grid, judgement.silent)
        self.body.addWidget(self.table)
        count = self.tr("{against} of {all} disagree").format(
            against=len(against), all=len(judgement.opinions)
        )
        agreed = self.tr("all agree") if judgement.opinions else ""
        self.hint.setText(count if against else agreed)

    def _add_silent(self, grid: QGridLayout, titles: tuple[str, ...]) -> None:
        text = self.tr("Nobody can say, for these would have been played otherwise: {variants}")
        words = PlainLabel(text.format(variants="; ".join(titles)), self.table)
        words.setObjectName("hint")
        words.setWordWrap(True)
        grid.addWidget(words, grid.rowCount(), 1, 1, 3)

    def _add_against(self, grid: QGridLayout, row: int, opinion: Opinion) -> None:
        verdict = self.words.won(opinion.winners, is_team=self._is_team)
        title = PlainLabel(opinion.title, self.table)
        title.setObjectName("group")
        reason = told_at_table(opinion.why)
        why = QLabel(f"<b>{escaped(verdict)}</b> {escaped(reason)}", self.table)
        why.setTextFormat(Qt.TextFormat.RichText)
        why.setWordWrap(True)
        said = self.tr("{edition}: {verdict}").format(edition=opinion.title, verdict=verdict)
        why.setAccessibleName(f"{said} {reason}")
        self._mark(grid, row, 0, "warning", "warn", self.tr("disagrees"))
        grid.addWidget(title, row, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(why, row, 2, 1, 2)
        self.said.append(why.accessibleName())

    def _add_agreeing(self, grid: QGridLayout, row: int, column: int, opinion: Opinion) -> None:
        title = PlainLabel(opinion.title, self.table)
        title.setObjectName("hint")
        title.setAccessibleName(self.tr("{edition} agrees").format(edition=opinion.title))
        self._mark(grid, row, column, "ok", "ok", self.tr("agrees"))
        grid.addWidget(title, row, column + 1, Qt.AlignmentFlag.AlignTop)
        self.said.append(title.accessibleName())

    def _mark(self, grid: QGridLayout, row: int, column: int, glyph: str, role: str, name: str) -> None:
        mark = Glyph(glyph, role, 15, self.table)
        mark.setAccessibleName(name)
        grid.addWidget(mark, row, column, Qt.AlignmentFlag.AlignTop)


class NumbersCard(Card):
    """The course of the game in numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("The game in numbers"))
        self.setAccessibleName(self.title.text())
        self.body.setContentsMargins(14, 8, 14, 10)
        self.values: dict[str, QLabel] = {}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(1, 1)
        self.body.addLayout(self._grid)

    def show_numbers(self, numbers: Sequence[Number]) -> None:
        """Show the numbers of another game."""
        empty(self._grid)
        self.values = {}
        for row, number in enumerate(numbers):
            label, value = PlainLabel(number.title, self), PlainLabel(number.text, self)
            label.setObjectName("hint")
            value.setWordWrap(True)
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            value.setAccessibleName(f"{number.title}: {number.text}")
            self._grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(value, row, 1)
            self.values[number.key] = value
