"""A chapter of a critique: its verdict and sentences, and beside them, or below where there is little room, charts."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.questions.examine.critique import Chapter, Finding
from workbench.lab.charts.interval_chart import AXIS, IntervalChart
from workbench.lab.questions.chapter_charts import charts_of
from workbench.language import told
from workbench.numerals import whole
from workbench.widgets.card import Card
from workbench.widgets.controls import Glyph
from workbench.widgets.plain_label import PlainLabel, escaped

# Below this width charts stand under the sentences.
BESIDE = 1040
# Each row of a chart is at most so tall, or so tall for each of its marks.
ROW, MARK = 32, 17
# The glyph and the colour of each verdict; its word stands beside it.
VERDICTS = {
    "good": ("check", "ok"),
    "look": ("warning", "warn"),
    "problem": ("error", "error"),
    "unclear": ("info", "ink2"),
}


def unbroken(sentence: str) -> str:
    r"""Keep numbers with their signs when a sentence is broken into lines.

    >>> unbroken("It wins 38.9 % ± 26.9 of them.")
    'It wins 38.9\xa0%\xa0±\xa026.9 of them.'
    """
    space = "\N{NO-BREAK SPACE}"
    return sentence.replace(" %", f"{space}%").replace(" ± ", f"{space}±{space}")


class ChapterCard(Card):
    """One question and its answer."""

    wants_copied = Signal(str)
    """The command that repeats a figure."""

    def __init__(self, title: str, chapter: Chapter, nothing: str, parent: QWidget) -> None:
        super().__init__(title, "", parent)
        self.chapter = chapter
        self.hint.setText(self.tr("{games} games").format(games=whole(chapter.games)))
        self.words = {
            "good": self.tr("good"),
            "look": self.tr("look"),
            "problem": self.tr("problem"),
            "unclear": self.tr("unclear"),
        }
        self.head.insertWidget(1, self._badge(chapter.verdict))
        self.charts = charts_of(chapter.name, chapter.figures)
        sentences = QVBoxLayout()
        sentences.setSpacing(2)
        for each in chapter.findings:
            sentences.addWidget(self._line(each.verdict, told(each.sentence), each))
        if not chapter.findings:
            sentences.addWidget(self._line("unclear", nothing, None))
        sentences.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setContentsMargins(0, 0, 12, 0)
        self._row.setSpacing(12)
        self._row.addLayout(sentences, 5)
        if self.charts:
            drawn = QVBoxLayout()
            for chart in self.charts:
                chart.setParent(self)
                if isinstance(chart, IntervalChart):
                    tall = sum(max(ROW, MARK * len(row.values) + 8) for row in chart.rows)
                    chart.setMaximumHeight(max(chart.minimumHeight(), tall + AXIS))
                drawn.addWidget(chart)
            drawn.addStretch(1)
            self._row.addLayout(drawn, 6)
        self.body.addLayout(self._row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the charts below the sentences where there is no room beside them."""
        is_wide = self.width() >= BESIDE
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        if self._row.direction() is not way:
            self._row.setDirection(way)
            self._row.setContentsMargins(0 if is_wide else 14, 0, 12, 0)
        super().resizeEvent(event)

    def _badge(self, verdict: str) -> QWidget:
        badge = QWidget(self)
        row = QHBoxLayout(badge)
        row.setContentsMargins(6, 0, 0, 0)
        row.setSpacing(4)
        glyph, role = VERDICTS[verdict]
        row.addWidget(Glyph(glyph, role, 16, badge))
        row.addWidget(PlainLabel(self.words[verdict], badge))
        badge.setToolTip(self.tr("The gravest verdict of its sentences; rest on one to read its rule."))
        return badge

    def _line(self, verdict: str, sentence: str, finding: Finding | None) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(14, 3, 0, 3)
        row.setSpacing(8)
        glyph, role = VERDICTS[verdict]
        row.addWidget(Glyph(glyph, role, 16, line), 0, Qt.AlignmentFlag.AlignTop)
        word = PlainLabel(self.words[verdict], line)
        word.setObjectName("hint")
        word.setFixedWidth(
            max(word.fontMetrics().horizontalAdvance(each) for each in self.words.values()) + 4
        )
        row.addWidget(word, 0, Qt.AlignmentFlag.AlignTop)
        # Neither a sign of percent nor half an interval begins a line.
        text = PlainLabel(unbroken(sentence), line)
        text.setWordWrap(True)
        row.addWidget(text, 1)
        if finding is not None:
            line.setToolTip(f"<p>{escaped(told(finding.rule))}</p>")
            if finding.command:
                row.addWidget(self._repeat(finding.command), 0, Qt.AlignmentFlag.AlignTop)
        return line

    def _repeat(self, command: str) -> QPushButton:
        button = QPushButton(self.tr("Repeat this"), self)
        button.setObjectName("small")
        button.setToolTip(f"<p>{escaped(command)}</p>")
        button.setAccessibleDescription(command)
        button.clicked.connect(partial(self.wants_copied.emit, command))
        return button
