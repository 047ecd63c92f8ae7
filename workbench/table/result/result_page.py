"""The result page: who won and why, what other variants would have said, and how it was."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from workbench.background import Worker
from workbench.canvas.scene import title_of
from workbench.dress.icons import icon
from workbench.table.log.log_rows import LogWords
from workbench.table.model.sitting import Sitting
from workbench.table.naming import told_at_table
from workbench.table.parts import parts_of
from workbench.table.result.banner import Banner
from workbench.table.result.feedback_form import FeedbackForm
from workbench.table.result.judgement import Judgement, judged
from workbench.table.result.result_cards import (
    NumbersCard,
    OpinionsCard,
    StepsCard,
)
from workbench.table.result.result_part import ResultPart
from workbench.widgets.panels import empty

WIDEST, WIDE = 1280, 1600
RIGHT_WIDTH = 440
# Of three columns: the widths of the middle and the right one, and of the page that has room for them.
MIDDLE_WIDTH, RIGHT_OF_THREE, LEAST_FOR_THREE = 350, 370, 1360


class _Stack(QWidget):
    """Cards one below the other."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards = QVBoxLayout(self)
        self.cards.setContentsMargins(0, 0, 0, 0)
        self.cards.setSpacing(14)


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
        self.own_cards, self._middle_cards, self._side_cards = (_Stack(self) for _ in range(3))
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
        self._columns = tuple(_Stack(self) for _ in range(3))
        for column in self._columns:
            column.cards.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(16)
        for number, column in enumerate(self._columns):
            columns.addWidget(column, 0 if number else 1)
        inner = QWidget(self)
        inner.setObjectName("welcome")
        inner.setMaximumWidth(WIDEST)
        self._inner = inner
        page = QVBoxLayout(inner)
        page.setContentsMargins(28, 22, 28, 22)
        page.setSpacing(16)
        page.addWidget(self.banner)
        page.addLayout(columns, 1)
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
        self._has_three: bool | None = None
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have as many columns as there is room for."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Give a game's further cards a column of their own where there is room; then the verdict stands right."""
        has_three = self._middle_cards.cards.count() > 0 and self.width() >= LEAST_FOR_THREE
        self._inner.setMaximumWidth(WIDE if self.part.tells_all or has_three else WIDEST)
        if has_three == self._has_three:
            return
        self._has_three = has_three
        own, middle, side = self.own_cards, self._middle_cards, self._side_cards
        verdict: tuple[QWidget, ...] = (self.steps, self.opinions)
        parts: tuple[tuple[QWidget, ...], ...] = (
            (own, *verdict),
            (),
            (side, middle, self.numbers, self.feedback),
        )
        if has_three:
            parts = ((own,), (middle, self.numbers), (*verdict, side, self.feedback))
        for column, shown in zip(self._columns, parts, strict=True):
            for number, part in enumerate(shown):
                column.cards.insertWidget(number, part)
            column.setVisible(bool(shown))
        self._columns[1].setFixedWidth(MIDDLE_WIDTH)
        self._columns[2].setFixedWidth(RIGHT_OF_THREE if has_three else RIGHT_WIDTH)

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
            for stack, cards in (
                (self.own_cards, self.part.cards(self)),
                (self._middle_cards, self.part.middle_cards(self)),
                (self._side_cards, self.part.side_cards(self)),
            ):
                empty(stack.cards)
                for card in cards:
                    stack.cards.addWidget(card)
                    card.show()
                stack.setVisible(bool(cards))
            for card in (self.steps, self.opinions, self.numbers):
                card.setVisible(not self.part.tells_all)
            self._arrange()

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
            details = [sitting.title, sitting.variant_title, title_of(sitting.map_name)]
            self.banner.show_result(
                found.winners, headline, told_at_table(found.why), "  ·  ".join(filter(None, details))
            )
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
