"""The stage of a game that has none of its own: what is seen at the left, the legal moves in words at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.language import told
from workbench.table.agents.advice import Advice
from workbench.table.model.sitting import Sitting
from workbench.table.naming import capital
from workbench.table.plain.moves_list import MovesList
from workbench.table.plain.seen_panel import SeenPanel
from workbench.table.seating.signs import SeatSign
from workbench.table.stage import Stage
from workbench.widgets.plain_label import PlainLabel

MOVES_WIDTH = 380


class PlainStage(Stage):
    """Lists what can be played, and plays what is clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_hidden = self._is_searching = False
        self.seen = SeenPanel(self)
        self.moves = MovesList(self)
        self.moves.chosen.connect(self._play)
        self.sign = SeatSign(0, 22, self)
        self.words = PlainLabel(self)
        self.words.setFont(typeface.font("sans", 15, 600))
        self.words.setWordWrap(True)
        self.hint_words = PlainLabel(self)
        self.hint_words.setObjectName("hint")
        self.hint_words.setWordWrap(True)
        self.hint_button = self._button("hint", self.tr("Hint"))
        self.hint_button.clicked.connect(self.wants_hint)
        self.hide_button = self._button("hide", self.tr("Hide"))
        self.hide_button.clicked.connect(lambda: self.hide_hand(not self._is_hidden))
        self.result_button = self._button("flag", self.tr("Show the result"))
        self.result_button.clicked.connect(self.wants_result)
        self._lay_out()

    def _button(self, glyph: str, text: str) -> QPushButton:
        made = QPushButton(icon(glyph), text, self)
        made.setAccessibleName(text)
        return made

    def _lay_out(self) -> None:
        side = self._side = QFrame(self)
        side.setObjectName("handStrip")
        side.setFixedWidth(MOVES_WIDTH)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.sign)
        head.addWidget(self.words, 1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for button in (self.hint_button, self.hide_button, self.result_button):
            foot.addWidget(button, 1)
        column = QVBoxLayout(side)
        column.setContentsMargins(18, 18, 18, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.hint_words)
        column.addWidget(self.moves, 1)
        column.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.seen, 1)
        row.addWidget(side)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            self.sitting.shown.disconnect(self.refresh)
            self.sitting.thinking_changed.disconnect(self.refresh)
        self.sitting, self._is_hidden = sitting, False
        if sitting is not None:
            sitting.shown.connect(self.refresh)
            sitting.thinking_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the shown position, and the moves if somebody here decides."""
        sitting = self.sitting
        self._is_searching = False
        self._say_hint("")
        self.moves.show_moves(self._listed())
        self.seen.show_seen(sitting, is_hidden=self._is_hidden)
        if sitting is None:
            return
        decides = sitting.decides
        self.sign.setVisible(decides is not None)
        if decides is not None:
            self.sign.seat = decides.colour
            self.sign.setAccessibleName(decides.colour_name)
            self.sign.update()
        self.words.setText(self._said(sitting))
        is_mine = self._is_mine
        self.hint_button.setVisible(not sitting.is_over)
        self.hint_button.setEnabled(is_mine)
        self.hide_button.setVisible(not sitting.sees_all)
        self.hide_button.setText(self.tr("Show") if self._is_hidden else self.tr("Hide"))
        self.hide_button.setAccessibleName(self.hide_button.text())
        self.result_button.setVisible(sitting.is_over)
        self.looked.emit()

    @property
    def _is_mine(self) -> bool:
        return self.sitting is not None and self.sitting.awaits_person and not self._is_hidden

    def _listed(self) -> list[tuple[int, str]]:
        """Give the moves of whoever decides here, with their words."""
        if self.sitting is None or not self._is_mine:
            return []
        rules, position = self.sitting.rules, self.sitting.match.position
        return [(move, capital(told(rules.say(position, move)))) for move in rules.legal_moves(position)]

    def _said(self, sitting: Sitting) -> str:
        if not sitting.is_live:
            return self.tr("An earlier position is shown. Play goes on from the last one.")
        decides = sitting.decides
        if decides is None:
            return self.tr("The game is over.")
        if sitting.thinking is not None:
            return self.tr("{seat} is thinking…").format(seat=sitting.seats[sitting.thinking].colour_name)
        if self._is_mine:
            return self.tr("{name}, choose a move").format(name=decides.name)
        return self.tr("It is the turn of {seat}.").format(seat=decides.colour_name)

    def give_room(self, is_given: bool) -> None:
        """Leave the room of the moves to what is looked at."""
        self._side.setVisible(not is_given)

    # ------------------------------------------------------------ advice

    def show_search(self) -> None:
        """Say that advice is on its way."""
        self._is_searching = True
        self._say_hint(self.tr("Looking for good moves…"))

    def show_hint(self, advice: Advice) -> None:
        """Put what an agent would play first."""
        said = self.tr("Best moves by {agent}").format(agent=advice.agent)
        self._say_hint(f"{said}. {advice.meaning}" if advice.meaning else said)
        self.moves.show_moves(self._listed(), advice.moves)

    def drop_hint(self) -> None:
        """List the moves as the rules do."""
        if self.hint_words.text():
            self.refresh()

    def _say_hint(self, text: str) -> None:
        self.hint_words.setText(text)
        self.hint_words.setVisible(bool(text))

    @property
    def awaits_hint(self) -> bool:
        """Say whether advice is still wanted."""
        return self._is_searching

    # ------------------------------------------------------------ what a person does

    def _play(self, move: int) -> None:
        if self._is_mine:
            self.wants_move.emit(move)

    @property
    def is_hidden(self) -> bool:
        """Say whether what is seen was turned down."""
        return self._is_hidden

    def hide_hand(self, is_hidden: bool) -> None:
        """Turn down what the viewer sees, moves and all, or up again."""
        if is_hidden != self._is_hidden:
            self._is_hidden = is_hidden
            self.refresh()

    def take_over(self, old: Stage) -> None:
        """Stay hidden where another stage was."""
        self.hide_hand(old.is_hidden)

    def keys_said(self) -> str:
        """Say what mouse and keys do."""
        return self.tr("Click a move, or choose by the arrows and Enter") if self._is_mine else ""

    def panes(self) -> Sequence[QWidget]:
        """Give the moves and what is seen."""
        return (self.moves.list, self.seen)
