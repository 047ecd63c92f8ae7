"""The result page: who won and why, what other editions would have said, and how it was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from workbench.background import Lane
from workbench.canvas.scene import Token
from workbench.canvas.tokens import paint_token
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.table.box_lid import DEPTH, STRIP, paint_box
from workbench.table.captured_card import CapturedCard
from workbench.table.feedback_form import FeedbackForm
from workbench.table.log_rows import LogWords
from workbench.table.result_parts import (
    NumbersCard,
    OpinionsCard,
    StepsCard,
    column_of,
)
from workbench.table.sitting import Sitting
from workbench.table.verdicts import Findings, findings

WIDEST = 1280
RIGHT_WIDTH = 440


class ResultPage(QWidget):
    """Tells how a game ended and offers what can be done with it."""

    wants_replay = Signal()
    wants_save = Signal()
    wants_branch = Signal()
    wants_again = Signal()
    """A new game with the same set-up is to begin."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self.sitting: Sitting | None = None
        self.findings: Findings | None = None
        self._lane = Lane("result", self)
        self.banner = Banner(self)
        self.captured = CapturedCard(self)
        self.steps = StepsCard(self)
        self.opinions = OpinionsCard(self)
        self.numbers = NumbersCard(self)
        self.feedback = FeedbackForm(self)
        self.replay_button = self._button("play", self.tr("Replay"), self.wants_replay.emit)
        self.save_button = self._button("save", self.tr("Save the record…"), self.wants_save.emit)
        self.branch_button = self._button("branch", self.tr("Branch…"), self.wants_branch.emit)
        self.feedback_button = self._button("note", self.tr("Feedback"), self.ask_for_feedback)
        self.again_button = self._button("table", self.tr("New game, same set-up"), self.wants_again.emit)
        self.again_button.setObjectName("primary")
        self.again_button.setIcon(icon("table", "on_accent"))
        self._lay_out()

    def _button(self, glyph: str, title: str, deed: Callable[[], object]) -> QPushButton:
        made = QPushButton(icon(glyph), title, self)
        made.setAccessibleName(title.rstrip("…"))
        made.clicked.connect(lambda _: deed())
        return made

    def _lay_out(self) -> None:
        right = QWidget(self)
        right.setLayout(column_of(self.numbers, self.feedback))
        right.setFixedWidth(RIGHT_WIDTH)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        columns.addLayout(column_of(self.captured, self.steps, self.opinions), 1)
        columns.addWidget(right)
        inner = QWidget(self)
        inner.setObjectName("welcome")
        inner.setMaximumWidth(WIDEST)
        column = QVBoxLayout(inner)
        column.setContentsMargins(28, 22, 28, 22)
        column.setSpacing(16)
        column.addWidget(self.banner)
        column.addLayout(columns, 1)
        holder = QWidget(self)
        holder.setObjectName("welcome")
        middle = QHBoxLayout(holder)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addWidget(inner)
        self.area = QScrollArea(self)
        self.area.setWidget(holder)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(self.tr("Result"))
        foot = QFrame(self)
        foot.setObjectName("findBar")
        row = QHBoxLayout(foot)
        row.setContentsMargins(28, 10, 28, 10)
        row.setSpacing(8)
        for button in (self.replay_button, self.save_button, self.branch_button, self.feedback_button):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.again_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.area, 1)
        whole.addWidget(foot)
        self.setFocusProxy(self.again_button)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show the result of an ended game; of one that goes on there is none yet."""
        self.sitting = sitting
        self.findings = None
        self.feedback.show_sitting(sitting)
        if sitting is None or sitting.result is None:
            return
        told, values = sitting.told(), sitting.names.values
        self._lane.ask(lambda: findings(told, values), lambda found: self._show(sitting, found))

    @property
    def is_settled(self) -> bool:
        """Say whether the shown game is judged."""
        return self.findings is not None

    def _show(self, sitting: Sitting, found: Findings) -> None:
        if sitting is not self.sitting:
            return
        self.findings = found
        headline = LogWords().won(list(found.winners)).rstrip(".")
        details = [sitting.title, str(sitting.names.values.get("title", "")), sitting.map_name]
        self.banner.show_result(
            found.winners, headline, found.steps[-2].text, "  ·  ".join(filter(None, details))
        )
        self.captured.show_findings(found, sitting.seats, sitting.names)
        self.steps.show_findings(found)
        self.opinions.show_findings(found)
        self.numbers.show_findings(found, sitting.names)
        self.area.verticalScrollBar().setValue(0)

    def ask_for_feedback(self) -> None:
        """Go to the form."""
        self.area.ensureWidgetVisible(self.feedback)
        self.feedback.ratings["fun"].setFocus(Qt.FocusReason.ShortcutFocusReason)


class Banner(QWidget):
    """The headline under a strip in the winner's colour, with a token of each winner."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.winners: tuple[int, ...] = ()
        self.headline = self.why = self.details = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Be as high as three lines of text."""
        return QSize(640, 132 + DEPTH)

    def show_result(self, winners: tuple[int, ...], headline: str, why: str, details: str) -> None:
        """Show another result."""
        self.winners, self.headline, self.why, self.details = winners, headline, why, details
        self.setAccessibleName(headline)
        self.setAccessibleDescription(f"{why} {details}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, the strip, the tokens and the words."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, card = paint_box(painter, self.rect().toRectF())
        painter.save()
        painter.setClipPath(card)
        fills = [colours.seat(seat).fill for seat in self.winners] or [colours.line2]
        for number, fill in enumerate(fills):
            width = whole.width() / len(fills)
            painter.fillRect(QRectF(whole.left() + number * width, whole.top(), width, STRIP), QColor(fill))
        painter.restore()
        painter.setPen(QPen(QColor(colours.line2), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(card)
        left = whole.left() + 28
        middle = whole.top() + STRIP + (whole.height() - STRIP) / 2
        for seat in self.winners:
            paint_token(painter, Token(seat, is_back=True), QPointF(left + 32, middle - 1), 34, colours)
            left += 68
        self._write_words(painter, left + (20 if self.winners else 0), whole)

    def _write_words(self, painter: QPainter, left: float, whole: QRectF) -> None:
        colours = theme.current()
        room = whole.right() - 24 - left
        y = whole.top() + STRIP + 14
        for text, style, ink, height in (
            (self.headline, "result", colours.ink, 44),
            (self.why, "rules", colours.ink2, 26),
            (self.details, "hint", colours.ink3, 22),
        ):
            face = typeface.style(style)
            painter.setFont(face)
            painter.setPen(QColor(ink))
            shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, int(room))
            painter.drawText(QRectF(left, y, room, height), Qt.AlignmentFlag.AlignVCenter, shown)
            y += height
