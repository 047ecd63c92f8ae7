"""What to try: the proposals of a critique, in a dock at the right, or in little room below the chapters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.questions.examine.critique import Chapter, Suggestion
from engine.questions.subject import Subject
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.lab.charts.chart import paint_mark, write
from workbench.lab.questions.charts.change_chart import paint_open_diamond
from workbench.lab.questions.proposal_card import ProposalCard
from workbench.numerals import whole
from workbench.widgets.plain_label import PlainLabel

DOCK_WIDTH = 364
# From the beginning of a mark in the legend to that of the next, without the word.
BETWEEN = 26


class Legend(QWidget):
    """What the three marks on the lines of figures mean, and what these figures are."""

    def __init__(self, is_of_a_team: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = self.tr("Team wins, %:") if is_of_a_team else self.tr("Seat spread:")
        self._marks = [(1, self.tr("before")), (-1, self.tr("found")), (0, self.tr("on unseen seeds"))]
        if is_of_a_team:
            self._marks.pop(1)
        self.setAccessibleName(self.title)
        self._lay()

    def _lay(self) -> None:
        """Take a second line for the marks where one has no room for everything."""
        letters = QFontMetrics(typeface.style("hint"))
        self._ahead = letters.horizontalAdvance(self.title) + 12
        marks = sum(letters.horizontalAdvance(word) + BETWEEN for _, word in self._marks)
        self._is_broken = self._ahead + marks - BETWEEN + 18 > self.width()
        self.setFixedHeight(40 if self._is_broken else 20)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Look again how many lines it takes."""
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw marks and words."""
        painter, colours = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        letters = QFontMetrics(typeface.style("hint"))
        write(painter, QRectF(0, 0, self.width(), 20), self.title, "hint", colours.ink2)
        x, top = (0.0, 20) if self._is_broken else (float(self._ahead), 0)
        for series, word in self._marks:
            spot = QPointF(x + 6, top + 10)
            if series < 0:
                paint_open_diamond(painter, spot, colours)
            else:
                paint_mark(painter, series, spot, colours, 4.5)
            write(painter, QRectF(x + 16, top, self.width() - x - 16, 20), word, "hint", colours.ink2)
            x += letters.horizontalAdvance(word) + BETWEEN


class ToTry(QFrame):
    """The seventh chapter: a card for each change that is proposed, or a sentence that there is none."""

    wants_opened = Signal(object)
    wants_duel = Signal(object)
    wants_copied = Signal(str)
    wants_search = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAccessibleName(self.tr("What to try"))
        self.chapter: Chapter | None = None
        self.cards: list[ProposalCard] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QFrame(self)
        head.setObjectName("dockHeader")
        row = QHBoxLayout(head)
        row.setContentsMargins(14, 8, 14, 8)
        self.title = PlainLabel(self.tr("What to try"), head)
        self.title.setObjectName("dockTitle")
        self.title.setFont(typeface.style("dock"))
        self.hint = PlainLabel("", head)
        self.hint.setObjectName("hint")
        row.addWidget(self.title)
        row.addStretch(1)
        row.addWidget(self.hint)
        column.addWidget(head)
        self._body = QVBoxLayout()
        self._body.setContentsMargins(12, 10, 12, 14)
        self._body.setSpacing(10)
        self._way = QBoxLayout.Direction.TopToBottom
        # How the cards stand, while there are some.
        self._row: QBoxLayout | None = None
        column.addLayout(self._body)
        column.addStretch(1)
        self._parts: list[QWidget] = []
        self.say(self.tr("waiting"))

    def set_beside(self, is_beside: bool) -> None:
        """Stand beside the chapters, cards below one another; or below them, cards side by side."""
        directions = QBoxLayout.Direction
        self._way = directions.TopToBottom if is_beside else directions.LeftToRight
        if self._row is not None:
            self._row.setDirection(self._way)

    def clear(self) -> None:
        """Show nothing."""
        self.cards, self.chapter, self._row = [], None, None
        self.hint.setText("")
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts = []
        while (item := self._body.takeAt(0)) is not None:
            del item

    def say(self, words: str) -> None:
        """Say why nothing is proposed yet."""
        self.clear()
        self._put(self._label(words))

    def _put(self, widget: QWidget) -> None:
        self._parts.append(widget)
        self._body.addWidget(widget)

    def _label(self, words: str) -> PlainLabel:
        label = PlainLabel(words, self)
        label.setObjectName("hint")
        label.setWordWrap(True)
        return label

    def show_nothing(self, chapter: Chapter) -> None:
        """Say that no change was found to help, and where to look further."""
        self.say(self.tr("No single change was found to help."))
        self.chapter = chapter
        self.hint.setText(self.tr("{games} games").format(games=whole(chapter.games)))
        holder = QWidget(self)
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        button = QPushButton(icon("search"), self.tr("Search from here"), holder)
        button.setToolTip(self.tr("Try many changes at once, in the place for searches"))
        button.clicked.connect(self.wants_search)
        row.addWidget(button)
        row.addStretch(1)
        self._put(holder)

    def show_proposals(
        self, proposals: Sequence[Suggestion], subject: Subject, chapter: Chapter | None
    ) -> None:
        """Show a card for each proposal."""
        self.clear()
        self.chapter = chapter
        if chapter is not None:
            self.hint.setText(self.tr("{games} games").format(games=whole(chapter.games)))
        if not proposals:
            return
        most = axis_end(proposals)
        self._put(Legend(proposals[0].is_of_a_team, self))
        holder = QWidget(self)
        self._row = QBoxLayout(self._way, holder)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)
        for number, each in enumerate(proposals, 1):
            card = ProposalCard(number, each, subject, most, holder)
            card.wants_opened.connect(lambda each=each: self.wants_opened.emit(each))
            card.wants_duel.connect(lambda each=each: self.wants_duel.emit(each))
            card.wants_copied.connect(self.wants_copied)
            self._row.addWidget(card, 1)
            self.cards.append(card)
        self._put(holder)


def axis_end(proposals: Sequence[Suggestion]) -> float:
    """Give how far the lines of figures go, all alike: a little beyond the greatest, a whole for teams."""
    if proposals[0].is_of_a_team:
        return 1.0
    ends = [figure.high for each in proposals for figure in each.figures]
    ends += [each.found for each in proposals]
    return max(0.01, *ends) * 1.04


class TryDock(QFrame):
    """The place at the right of the chapters."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("shelfDetail")
        self.setFixedWidth(DOCK_WIDTH)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(self.tr("What to try"))
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 0, 0, 0)
        column.addWidget(self.area)

    def hold(self, panel: ToTry) -> None:
        """Take the proposals in."""
        self.area.setWidget(panel)
        panel.show()
