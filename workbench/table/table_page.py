"""The table itself: the board with what is in hand, the seats at the left, the log at the right, the hand below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.dress import theme
from workbench.table.board_view import BoardView
from workbench.table.cards import HintCard, InHandCard
from workbench.table.flights import Flights
from workbench.table.gesture import Gesture
from workbench.table.hand_strip import HandStrip
from workbench.table.influence_card import InfluenceCard
from workbench.table.influence_panel import InfluencePanel
from workbench.table.log_panel import LogPanel
from workbench.table.outlook import outlooks
from workbench.table.scrubber import Scrubber
from workbench.table.seats_panel import SeatsPanel
from workbench.table.sitting import Sitting
from workbench.table.tray import Tray
from workbench.table.verdict_bar import VerdictBar
from workbench.widgets.panels import Docks

MARGIN = 14


class TablePage(QWidget):
    """Everything that is seen of a game while it is played."""

    wants_move = Signal(object)
    """A complete move that a person made: a number that is longer than those of C++."""
    wants_hint = Signal()
    wants_result = Signal()
    looked = Signal()
    """Another space is looked at, so that the status bar has something else to say."""

    def __init__(self, gesture: Gesture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.gesture = gesture
        self.sitting: Sitting | None = None
        self.board = BoardView(gesture, self)
        self.in_hand = InHandCard(gesture, self.board)
        self.hint = HintCard(self.board)
        self.influence_card = InfluenceCard(self.board)
        self.influence_card.shuns = self.in_hand
        self.tray = Tray(gesture, self.board)
        self.flights = Flights(self.board)
        self.strip = HandStrip(gesture, self)
        self.seats = SeatsPanel(self)
        self.verdicts = VerdictBar(self)
        self.scrubber = Scrubber(self)
        self.log = LogPanel(self)
        self.influence = InfluencePanel(self)
        self.log.add_page(self.influence, self.tr("Influence"))
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        centre = QWidget(self)
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.board.setMinimumHeight(160)
        column.addWidget(self.verdicts)
        column.addWidget(self.board, 1)
        column.addWidget(self.strip)
        column.addWidget(self.scrubber)
        self.docks = Docks(
            self.seats, self.tr("Seats"), centre, self.log, self.tr("Log"), theme.DOCK_WIDTH["table"]
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.docks, 1)

    def _connect(self) -> None:
        gesture, board, strip = self.gesture, self.board, self.strip
        gesture.changed.connect(self._show_cards)
        board.hovered.connect(lambda _: self._show_cards())
        board.view_changed.connect(self._show_cards)
        board.chosen.connect(self.choose)
        board.figure_chosen.connect(self.choose)
        board.escaped.connect(self.drop_hint)
        board.wants_token.connect(strip.focus_piece)
        board.wants_hidden_hand.connect(self.toggle_hand)
        strip.picked.connect(self._pick)
        strip.wants_place.connect(self.place)
        strip.wants_end.connect(self.end_turn)
        strip.wants_hint.connect(self.wants_hint)
        strip.wants_hide.connect(self.toggle_hand)
        strip.wants_board.connect(board.setFocus)
        self.tray.taken.connect(self._take)
        self.influence.chosen.connect(self._reveal)
        board.installEventFilter(self)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            self.sitting.shown.disconnect(self._show_cards)
        self.sitting = sitting
        self.gesture.show(sitting)
        for part in (
            self.board,
            self.strip,
            self.seats,
            self.log,
            self.influence,
            self.flights,
            self.verdicts,
            self.scrubber,
        ):
            part.show_sitting(sitting)
        if sitting is not None:
            sitting.shown.connect(self._show_cards)
        self._show_cards()

    def _show_cards(self) -> None:
        sitting, gesture = self.sitting, self.gesture
        looked = self.board.looked_at
        self.in_hand.show_for(sitting, looked)
        self.in_hand.move(MARGIN, MARGIN)
        if self.hint.isVisible() and gesture.picked is not None:
            self.drop_hint()
        self._show_influence(looked)
        self.tray.show_sitting(sitting, is_hidden=self.strip.is_hidden)
        self.looked.emit()

    def _show_influence(self, looked: int | None) -> None:
        """Tell what a play would do, or with nothing in hand how the settlement under the mouse stands."""
        sitting, gesture, card = self.sitting, self.gesture, self.influence_card
        if sitting is None or gesture.picked is not None:
            aimed = looked if looked in gesture.legal else gesture.target
            card.show_outlooks(sitting, gesture.effects_of(aimed), aimed)
        elif looked is not None and sitting.phase in ("play", "over"):
            found = outlooks(sitting.rules, sitting.position)
            here = [outlook for outlook in found if outlook.space == looked]
            card.show_outlooks(sitting, here, looked, is_preview=False)
        else:
            card.show_outlooks(sitting, (), None)

    def show_search(self) -> None:
        """Say that advice is on its way."""
        self.hint.tell(self.tr("Looking for good plays…"), "")
        self.hint.move(MARGIN, MARGIN)

    def show_hint(self, agent: str, lines: tuple[tuple[str, str], ...], chips: dict[int, str]) -> None:
        """Show an agent's advice on the board."""
        self.gesture.pick(None)
        self.board.show_hints(chips)
        self.hint.show_advice(agent, lines)
        self.hint.move(MARGIN, MARGIN)

    def drop_hint(self) -> None:
        """Take advice away."""
        if self.board.hints:
            self.board.show_hints({})
        self.hint.put_away()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what stands on the board in its place when the board gets another size."""
        if watched is self.board and event.type() is QEvent.Type.Resize:
            self.tray.arrange()
        return False

    # ------------------------------------------------------------ what a person does

    def _pick(self, name: str) -> None:
        self.drop_hint()
        self.gesture.pick(name)

    def _take(self, name: str) -> None:
        move = self.gesture.options.takes.get(name)
        if move is not None:
            self.wants_move.emit(move)

    def choose(self, space: int, figure: str | None = None) -> None:
        """Take the next step on a space; the last one makes the move."""
        move = self.gesture.choose(space, figure)
        if move is not None:
            self.wants_move.emit(move)

    def place(self) -> None:
        """Put what is in hand where it was aimed."""
        if self.gesture.target is not None:
            self.choose(self.gesture.target)

    def end_turn(self) -> None:
        """End the turn, or pass; after the end, go to the result."""
        if self.sitting is not None and self.sitting.is_over:
            self.wants_result.emit()
        elif self.gesture.options.end is not None:
            self.wants_move.emit(self.gesture.options.end)

    def toggle_hand(self) -> None:
        """Turn the own hand face down, or up again."""
        if self.sitting is not None and not self.sitting.sees_all:
            self.drop_hint()
            self.gesture.pick(None)
            self.strip.hide_hand(not self.strip.is_hidden)
            self._show_cards()

    def _reveal(self, space: int) -> None:
        if self.sitting is not None:
            self.board.look_here(space)
