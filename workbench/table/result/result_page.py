"""The result page: who won and why, what other variants would have said, and how it was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from workbench.background import Worker
from workbench.dress.icons import icon
from workbench.table.log.log_rows import LogWords
from workbench.table.model.sitting import Sitting
from workbench.table.parts import parts_of
from workbench.table.result.banner import Banner
from workbench.table.result.feedback_form import FeedbackForm
from workbench.table.result.judgement import Judgement, judged
from workbench.table.result.result_cards import (
    NumbersCard,
    OpinionsCard,
    StepsCard,
    column_of,
)
from workbench.table.result.result_part import ResultPart
from workbench.widgets.panels import empty

WIDEST, WIDE = 1280, 1600
RIGHT_WIDTH = 440


class ResultPage(QWidget):
    """Tells how a game ended and offers what can be done with it."""

    wants_replay = Signal()
    wants_save = Signal()
    wants_branch = Signal()
    wants_turn = Signal(int)
    """A position is to be shown at the table."""
    wants_branch_at = Signal(int)
    """A new game is to go on from a position."""
    wants_again = Signal()
    """A new game with the same set-up is to begin."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self.sitting: Sitting | None = None
        self.judgement: Judgement | None = None
        self.part = ResultPart(self)
        self._game: str | None = None
        self._worker = Worker("result", self)
        self.banner = Banner(self)
        self._own_cards = QVBoxLayout()
        self._own_cards.setSpacing(14)
        self._side_cards = QVBoxLayout()
        self._side_cards.setSpacing(14)
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
        beside = column_of(self.numbers, self.feedback)
        beside.insertLayout(0, self._side_cards)
        right.setLayout(beside)
        right.setFixedWidth(RIGHT_WIDTH)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        left = column_of(self.steps, self.opinions)
        left.insertLayout(0, self._own_cards)
        columns.addLayout(left, 1)
        columns.addWidget(right)
        inner = QWidget(self)
        inner.setObjectName("welcome")
        inner.setMaximumWidth(WIDEST)
        self._inner = inner
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
        self.judgement = None
        self.feedback.show_sitting(sitting)
        if sitting is None or sitting.result is None:
            return
        game = sitting.rules.game
        self._take_game(game)
        told, rules, find = sitting.told(), sitting.rules, self.part.find
        can_judge = parts_of(game).can_judge
        self._worker.ask(
            lambda: judged(rules, told, find, can_judge), lambda found: self._show(sitting, found)
        )

    def _take_game(self, game: str) -> None:
        """Take over what another game adds to the page."""
        if game != self._game:
            self._game = game
            self.part.deleteLater()
            self.part = (parts_of(game).result or ResultPart)(self)
            self.part.wants_turn.connect(self.wants_turn)
            self.part.wants_branch.connect(self.wants_branch_at)
            for layout, cards in (
                (self._own_cards, self.part.cards(self)),
                (self._side_cards, self.part.side_cards(self)),
            ):
                empty(layout)
                for card in cards:
                    layout.addWidget(card)
                    card.show()
            for card in (self.steps, self.opinions, self.numbers):
                card.setVisible(not self.part.tells_all)
            self._inner.setMaximumWidth(WIDE if self.part.tells_all else WIDEST)

    @property
    def is_settled(self) -> bool:
        """Say whether the shown game is judged."""
        return self.judgement is not None

    def _show(self, sitting: Sitting, found: Judgement) -> None:
        if sitting is not self.sitting:
            return
        self.judgement = found
        is_team = sitting.rules.facts.is_cooperative
        own = self.part.headline(sitting, found)
        if own is None:
            headline = LogWords().won(found.winners, is_team=is_team).rstrip(".")
            details = [sitting.title, sitting.variant_title, sitting.map_name]
            self.banner.show_result(found.winners, headline, found.why, "  ·  ".join(filter(None, details)))
        else:
            self.banner.show_headline(own)
        self.part.show(sitting, found)
        if not self.part.tells_all:
            self.steps.show_judgement(found)
            self.opinions.show_judgement(found, is_team=is_team)
            self.numbers.show_numbers(self.part.numbers(sitting, found))
        self.area.verticalScrollBar().setValue(0)

    def ask_for_feedback(self) -> None:
        """Go to the form."""
        self.area.ensureWidgetVisible(self.feedback)
        self.feedback.ratings["fun"].setFocus(Qt.FocusReason.ShortcutFocusReason)
