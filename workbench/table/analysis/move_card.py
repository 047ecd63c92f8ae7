"""A card on a move that lost something: what was best, all choices with their chances, and the best line in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.language import told
from workbench.numerals import whole
from workbench.table.naming import capital
from workbench.widgets.controls import Glyph
from workbench.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from engine.agents.opinion import Choice, Opinion

BAR_WIDTH, BAR_HEIGHT, MOST_BARS = 50, 8, 4


class MoveCard(QFrame):
    """What an analysis says of one move; the line is shown on the stage, a branch begins before the move."""

    wants_line = Signal(object)
    wants_branch = Signal(int)

    def __init__(
        self,
        opinion: Opinion,
        agent: str,
        parent: QWidget | None = None,
        *,
        why: Sequence[str] = (),
        shows_line: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("popup")
        self.opinion = opinion
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(7)
        column.addLayout(self._head())
        self.chances = self._chances(agent)
        column.addWidget(self.chances)
        column.addLayout(self._bars())
        self.why = self._note(" ".join(why))
        self.line = self._note(self._said_line() if len(opinion.line) > 1 else "")
        column.addWidget(self.why)
        column.addWidget(self.line)
        self.line_button = QPushButton(icon("play"), self.tr("Show the line"), self)
        self.line_button.setToolTip(self.tr("Play the best line on the table, as a look ahead (Enter)"))
        self.line_button.setVisible(shows_line and bool(opinion.way))
        self.line_button.clicked.connect(lambda: self.wants_line.emit(self.opinion))
        self.branch_button = QPushButton(icon("branch"), self.tr("Branch before it"), self)
        self.branch_button.setToolTip(self.tr("Go on from before this move as a new game"))
        self.branch_button.clicked.connect(lambda: self.wants_branch.emit(self.opinion.number))
        for button in (self.line_button, self.branch_button):
            button.setObjectName("small")
            button.setFont(typeface.style("hint"))
            button.setIconSize(QSize(14, 14))
        self._foot = QHBoxLayout()
        self._foot.setSpacing(6)
        self._foot.addWidget(self.line_button)
        self._foot.addWidget(self.branch_button)
        column.addLayout(self._foot)
        said = (f"{self.title.text()}.", self.chances.text(), self.why.text())
        self.setAccessibleName(" ".join(filter(None, said)))

    def height_at(self, width: int) -> int:
        """Give the height that it takes at a width; buttons that do not fit side by side stand one below the other."""
        buttons = [each for each in (self.line_button, self.branch_button) if not each.isHidden()]
        needed = sum(each.sizeHint().width() for each in buttons) + 6 + 24
        down, right = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._foot.setDirection(right if needed <= width else down)
        layout = self.layout()
        assert layout is not None
        return layout.totalHeightForWidth(width)

    def _head(self) -> QHBoxLayout:
        self.title = PlainLabel(
            self.tr("Best was {move}").format(move=capital(told(self.opinion.best.words))), self
        )
        self.title.setFont(typeface.font("serif", 15, 600))
        self.title.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(7)
        row.addWidget(Glyph("star", "accent", 15, self), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.title, 1)
        return row

    def _chances(self, agent: str) -> PlainLabel:
        text = self.tr("{best} % instead of {chance} % ± {off}, by {agent}").format(
            best=whole(100 * self.opinion.best.chance),
            chance=whole(100 * self.opinion.played.chance),
            off=whole(100 * self.opinion.doubt),
            agent=agent,
        )
        made = PlainLabel(text, self)
        made.setFont(typeface.font("sans", 12, 600))
        made.setWordWrap(True)
        return made

    @property
    def choices(self) -> list[Choice]:
        """The choices that are listed: the best, others, and what was played at the end."""
        opinion = self.opinion
        others = [each for each in opinion.choices if each.move != opinion.played.move]
        return [*others[: MOST_BARS - 1], opinion.played]

    def _bars(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 1)
        for number, choice in enumerate(self.choices):
            is_best, is_played = number == 0, choice is self.opinion.played
            words = capital(told(choice.words))
            name = PlainLabel(self.tr("{move}, played").format(move=words) if is_played else words, self)
            name.setWordWrap(True)
            value = PlainLabel(self.tr("{share} %").format(share=whole(100 * choice.chance)), self)
            for label in (name, value):
                label.setFont(typeface.font("sans", 12, 600 if is_best else 400))
            value.setToolTip(f"± {whole(100 * choice.doubt)}")
            grid.addWidget(name, number, 0)
            grid.addWidget(ChanceBar(choice.chance, "accent" if is_best else "ink3", self), number, 1)
            grid.addWidget(value, number, 2, Qt.AlignmentFlag.AlignRight)
        return grid

    def _note(self, text: str) -> PlainLabel:
        """Give a paragraph, or nothing to be seen."""
        made = PlainLabel(text, self)
        made.setFont(typeface.style("note"))
        made.setWordWrap(True)
        made.setVisible(bool(text))
        return made

    def _said_line(self) -> str:
        then = self.tr("{moves}, then {move}")
        moves, *others = map(told, self.opinion.line[1:])
        for move in others:
            moves = then.format(moves=moves, move=move)
        return self.tr("It would go on: {moves}.").format(moves=moves)


class ChanceBar(QWidget):
    """A chance as a bar from 0 to 100 %."""

    def __init__(self, chance: float, role: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chance, self._role = min(max(chance, 0.0), 1.0), role
        self.setFixedSize(QSize(BAR_WIDTH, 16))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar."""
        colours, painter = theme.current(), QPainter(self)
        top = (self.height() - BAR_HEIGHT) / 2
        painter.fillRect(QRectF(0, top, BAR_WIDTH, BAR_HEIGHT), QColor(colours.line))
        ink = QColor(getattr(colours, self._role))
        painter.fillRect(QRectF(0, top, BAR_WIDTH * self._chance, BAR_HEIGHT), ink)
