"""The parts of the result page: the steps of the scoring, other editions, numbers."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.table.log_rows import LogWords
from workbench.table.naming import Names, capital
from workbench.table.plain_label import PlainLabel
from workbench.table.signs import SeatSign
from workbench.table.verdicts import Findings, Opinion
from workbench.widgets.card import Card
from workbench.widgets.controls import Glyph


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

    def show_findings(self, findings: Findings) -> None:
        """Show the steps of another game."""
        for line in self.steps:
            self.body.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.steps, self.texts = [], []
        for number, step in enumerate(findings.steps, 1):
            line = QWidget(self)
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(10)
            mark = PlainLabel(str(number), line)
            mark.setObjectName("count")
            mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
            mark.setFixedSize(22, 18)
            text = PlainLabel(step.text, line)
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
    """What other editions would have said of the same captures; where they disagree, in a sentence why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("What the other editions would have said"))
        self.setAccessibleName(self.title.text())
        self.words = LogWords(self)
        self.table = QWidget(self)
        self.body.setContentsMargins(14, 8, 14, 10)
        self.body.addWidget(self.table)
        self.said: list[str] = []

    def show_findings(self, findings: Findings) -> None:
        """Show the opinions on another game: first those that disagree and why, below them the rest side by side."""
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
        against = [opinion for opinion in findings.opinions if not opinion.agrees]
        for row, opinion in enumerate(against):
            self._add_against(grid, row, opinion)
        agreeing = [opinion for opinion in findings.opinions if opinion.agrees]
        for number, opinion in enumerate(agreeing):
            row, column = divmod(number, 2)
            self._add_agreeing(grid, len(against) + row, 2 * column, opinion)
        self.body.addWidget(self.table)
        count = self.tr("{against} of {all} disagree").format(
            against=len(against), all=len(findings.opinions)
        )
        self.hint.setText(count if against else self.tr("all agree"))

    def _add_against(self, grid: QGridLayout, row: int, opinion: Opinion) -> None:
        verdict = self.words.won(list(opinion.winners))
        title = PlainLabel(opinion.title, self.table)
        title.setObjectName("group")
        why = QLabel(f"<b>{escape(verdict)}</b> {escape(opinion.why)}", self.table)
        why.setTextFormat(Qt.TextFormat.RichText)
        why.setWordWrap(True)
        said = self.tr("{edition}: {verdict}").format(edition=opinion.title, verdict=verdict)
        why.setAccessibleName(f"{said} {opinion.why}")
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
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        for row, (key, name) in enumerate(self._names().items()):
            label = PlainLabel(name, self)
            label.setObjectName("hint")
            value = PlainLabel(self)
            value.setWordWrap(True)
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, row, 1)
            self.values[key] = value
        self.body.addLayout(grid)

    def _names(self) -> dict[str, str]:
        return {
            "end": self.tr("It ended since"),
            "length": self.tr("Length"),
            "removed": self.tr("Removed by ties"),
            "changes": self.tr("Changes of the lead"),
            "decided": self.tr("Lead for good"),
        }

    def show_findings(self, findings: Findings, names: Names) -> None:
        """Show the numbers of another game."""
        removed = [f"{names.figure(kind)} {count}" for kind, count in findings.removed.items() if count]
        if findings.last_lead:
            share = round(100 * findings.last_lead / max(findings.turns, 1))
            decided = self.tr("turn {turn} of {all} ({share} %)").format(
                turn=findings.last_lead, all=findings.turns, share=share
            )
        else:
            decided = self.tr("open to the end")
        texts = {
            "end": self._reason(findings.reason),
            "length": self.tr("{turns} turns, {plays} tokens").format(
                turns=findings.turns, plays=findings.plays
            ),
            "removed": capital(", ".join(removed)) or self.tr("none"),
            "changes": str(findings.lead_changes),
            "decided": decided,
        }
        titles = self._names()
        for key, label in self.values.items():
            label.setText(texts[key])
            label.setAccessibleName(f"{titles[key]}: {texts[key]}")

    def _reason(self, reason: str) -> str:
        return {
            "type-exhausted": self.tr("a type of figure was gone"),
            "tied-figures": self.tr("the tie limit was reached"),
            "all-gone": self.tr("all figures were gone"),
            "no-plays": self.tr("nobody could play"),
        }.get(reason, reason)


def column_of(*widgets: QWidget) -> QVBoxLayout:
    """Give widgets one below the other."""
    made = QVBoxLayout()
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(14)
    for widget in widgets:
        made.addWidget(widget)
    made.addStretch(1)
    return made
