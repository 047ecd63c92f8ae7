"""A chapter of a critique: its verdict and sentences, and beside them, or below where there is little room, charts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.questions.examine.critique import GRAVITY, LOOK, Chapter, Finding
from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.lab.charts.interval_chart import AXIS, IntervalChart
from workbench.lab.questions.chapter_charts import charts_of
from workbench.lab.questions.sentence import RepeatLink, SentenceRow, claimed
from workbench.lab.questions.verdicts import VerdictPill, verdict_word
from workbench.language import told
from workbench.numerals import whole
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

# Below this width charts stand under the sentences.
BESIDE = 870
# Each row of a chart is at most so tall, or so tall for each of its marks.
ROW, MARK = 32, 17
MARGINS = (14, 10, 14, 8)
LEAST_TALL = 96
# So many sentences are told at once where they are grave; the others when somebody asks for them.
TOLD = 2
# Which kind of sentence leads a chapter where several are as grave.
LEADING = {"skill": "split", "alive": "settled", "dead": "values", "matters": "screen", "strategy": "ruling"}


def in_order(chapter: Chapter) -> list[Finding]:
    """Give the sentences of a chapter, the one that says most about its verdict first."""
    grave = [each for each in chapter.findings if each.verdict == chapter.verdict]
    first = next((each for each in grave if each.kind == LEADING.get(chapter.name)), None)
    leading = first or next(iter(grave), None)
    others = [each for each in chapter.findings if each is not leading]
    others.sort(key=lambda each: -_weight(each))
    return [leading, *others] if leading is not None else others


def _weight(finding: Finding) -> int:
    """Say how soon a sentence is to be read: what is merely good or unclear keeps its place behind."""
    gravity = GRAVITY.index(finding.verdict)
    return gravity if gravity >= GRAVITY.index(LOOK) else 0


class QuestionFrame(QFrame):
    """A card with the title of a question in letters of a book."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setAccessibleName(title)
        self.title = PlainLabel(title, self)
        self.title.setFont(typeface.font("serif", 17, 600))
        self.hint = PlainLabel("", self)
        self.hint.setObjectName("hint")
        self.head = QHBoxLayout()
        self.head.setSpacing(10)
        self.head.addWidget(self.title)
        self.head.addStretch(1)
        self.head.addWidget(self.hint)


class WaitingCard(QuestionFrame):
    """The place of a chapter that has no figures yet, or never got any."""

    def __init__(self, name: str, title: str, asks: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.name = name
        self.setFixedHeight(LEAST_TALL)
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(4)
        column.addLayout(self.head)
        label = PlainLabel(asks, self)
        label.setObjectName("hint")
        label.setWordWrap(True)
        column.addWidget(label)
        column.addStretch(1)

    def say(self, words: str) -> None:
        """Say why nothing is told."""
        self.hint.setText(words)
        self.setAccessibleDescription(words)


class ChapterCard(QuestionFrame):
    """One question and its answer."""

    wants_copied = Signal(str)
    """The command that repeats a figure."""
    wants_time = Signal(str)
    """The name of the chapter that is to be measured in more games."""
    opened = Signal(str, bool)
    """The name of the chapter, and whether all its sentences are told."""

    def __init__(
        self,
        title: str,
        chapter: Chapter,
        nothing: str,
        parent: QWidget,
        *,
        game: str = "",
        is_open: bool = False,
    ) -> None:
        super().__init__(title, parent)
        self.chapter = chapter
        self.hint.setText(self.tr("{games} games").format(games=whole(chapter.games)))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setMinimumHeight(LEAST_TALL)
        self.sentences = in_order(chapter)
        rule = told(self.sentences[0].rule) if self.sentences else ""
        self.pill = VerdictPill(chapter.verdict, rule, self)
        self.head.insertWidget(1, self.pill)
        self.charts = charts_of(chapter, game)
        self.rows = [SentenceRow(each, self) for each in self.sentences[1:]]
        self.more_button = QPushButton(self)
        self.more_button.setObjectName("link")
        self.more_button.clicked.connect(self._turn)
        self.time_button = QPushButton(icon("clock"), self.tr("Spend 1 min"), self)
        self.time_button.setObjectName("small")
        self.time_button.setIconSize(QSize(14, 14))
        self.time_button.setToolTip(
            self.tr("Ask this chapter once more, in as many games as a minute allows")
        )
        self.time_button.clicked.connect(lambda: self.wants_time.emit(chapter.name))
        self.time_button.hide()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(*MARGINS)
        self._row.setSpacing(20)
        self._row.addLayout(self._sentences(nothing), 9)
        if self.charts:
            self._row.addLayout(self._drawn(self.charts), 11)
        self.is_open = is_open
        self._show_rows()

    def _sentences(self, nothing: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addLayout(self.head)
        if self.sentences:
            column.addWidget(claimed(told(self.sentences[0].sentence), self))
        else:
            label = PlainLabel(nothing, self)
            label.setWordWrap(True)
            column.addWidget(label)
        for row in self.rows:
            row.wants_copied.connect(self.wants_copied)
            column.addWidget(row)
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        command = self.sentences[0].command if self.sentences else ""
        if command:
            self.repeat = RepeatLink(command, self)
            self.repeat.copied.connect(self.wants_copied)
            foot.addWidget(self.repeat)
            words = ElidedLabel(command, self)
            words.setObjectName("hint")
            words.setFont(typeface.font("mono", 11.5))
            foot.addWidget(words, 1)
        else:
            foot.addStretch(1)
        foot.addWidget(self.more_button)
        foot.addWidget(self.time_button)
        column.addLayout(foot)
        return column

    def _drawn(self, charts: Sequence[QWidget]) -> QBoxLayout:
        """Set charts side by side, or what compares rows of many intervals below one another."""
        is_tall = self.chapter.name == "fair" and len(charts) > 1
        way = QBoxLayout.Direction.TopToBottom if is_tall else QBoxLayout.Direction.LeftToRight
        drawn = QBoxLayout(way)
        drawn.setSpacing(24)
        for place, chart in enumerate(charts):
            chart.setParent(self)
            if isinstance(chart, IntervalChart):
                tall = sum(max(ROW, MARK * len(row.values) + 8) for row in chart.rows)
                chart.setMaximumHeight(max(chart.minimumHeight(), tall + AXIS))
            column = QVBoxLayout()
            column.addWidget(chart, 1)
            column.addStretch(0)
            # The first takes what room there is; the others are as wide as their words.
            drawn.addLayout(column, 0 if place or is_tall else 1)
        if is_tall:
            drawn.addStretch(1)
        return drawn

    # ------------------------------------------------------------ sentences

    def _turn(self) -> None:
        self.is_open = not self.is_open
        self._show_rows()
        self.opened.emit(self.chapter.name, self.is_open)

    def _show_rows(self) -> None:
        """Show all sentences, or the gravest."""
        grave = [each.verdict in GRAVITY[GRAVITY.index(LOOK) :] for each in self.sentences[1:TOLD]]
        shown = len(self.rows) if self.is_open else sum(grave)
        for place, row in enumerate(self.rows):
            row.setVisible(place < shown)
        hidden = len(self.rows) - sum(grave)
        self.more_button.setVisible(hidden > 0)
        self.more_button.setText(
            self.tr("Fewer sentences") if self.is_open else self.tr("%n more sentence(s)", "", hidden)
        )
        self.updateGeometry()

    def offer_time(self, is_offered: bool) -> None:
        """Offer to measure more where no verdict could be given."""
        self.time_button.setVisible(is_offered and self.chapter.verdict == "unclear")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the charts below the sentences where there is no room beside them."""
        is_wide = self.width() >= BESIDE
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        if self._row.direction() is not way:
            self._row.setDirection(way)
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the chapter's sentences with their commands."""
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.as_text())
        else:
            super().keyPressEvent(event)

    def as_text(self) -> str:
        """Give the chapter as lines: its title and verdict, and below each sentence its command."""
        lines = [f"{self.title.text()} {verdict_word(self.chapter.verdict)}"]
        for each in self.sentences:
            lines += [told(each.sentence), *([f"    {each.command}"] if each.command else [])]
        return "\n".join(lines)
