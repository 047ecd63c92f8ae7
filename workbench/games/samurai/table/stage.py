"""Samurai's stage: the board with what is in hand, and the hand below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.games.samurai.table.board.board_view import BoardView
from workbench.games.samurai.table.board.flights import Flights
from workbench.games.samurai.table.board.in_hand_card import InHandCard
from workbench.games.samurai.table.board.tray import Tray
from workbench.games.samurai.table.gesture import Gesture
from workbench.games.samurai.table.hand.hand_strip import HandStrip
from workbench.games.samurai.table.influence.influence import outlooks
from workbench.games.samurai.table.influence.influence_card import InfluenceCard
from workbench.games.samurai.table.influence.influence_panel import InfluencePanel
from workbench.games.samurai.table.judged.layer import JudgedLayer
from workbench.games.samurai.table.options import spaces_of
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.table.agents.advice import Advice, patience
from workbench.table.corner_card import HintCard
from workbench.table.model.sitting import Sitting
from workbench.table.stage import Stage

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion

MARGIN = 14


class SamuraiStage(Stage):
    """The board, cards over it, and the hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.samurai: SamuraiSitting | None = None
        self.gesture = Gesture(self)
        self.board = BoardView(self.gesture, self)
        self.in_hand = InHandCard(self.gesture, self.board)
        self.hint = HintCard(self.board)
        self.influence_card = InfluenceCard(self.board)
        self.tray = Tray(self.gesture, self.board)
        self.judging = JudgedLayer(self.board)
        self.influence_card.shuns = (self.in_hand, self.judging.lens)
        self.flights = Flights(self.board)
        self.flights.place_of = self._place_of
        self.strip = HandStrip(self.gesture, self)
        self.influence = InfluencePanel(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.board.setMinimumHeight(160)
        column.addWidget(self.board, 1)
        column.addWidget(self.strip)
        self._connect()

    def _connect(self) -> None:
        gesture, board, strip = self.gesture, self.board, self.strip
        gesture.changed.connect(self._show_cards)
        board.hovered.connect(lambda _: self._show_cards())
        board.view_changed.connect(self._show_cards)
        board.chosen.connect(self.choose)
        board.figure_chosen.connect(self.choose)
        board.escaped.connect(self.drop_hint)
        board.wants_token.connect(strip.take_piece)
        board.wants_hidden_hand.connect(self._toggle_hand)
        board.wants_end.connect(self.end_turn)
        strip.picked.connect(self._pick)
        strip.wants_place.connect(self.place)
        strip.wants_end.connect(self._end)
        strip.wants_hint.connect(self.wants_hint)
        strip.wants_hide.connect(self._toggle_hand)
        strip.wants_board.connect(board.setFocus)
        self.tray.taken.connect(self._take)
        self.tray.pending.connect(self.strip.show_pending)
        self.influence.chosen.connect(self._reveal)
        board.installEventFilter(self)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        if self.samurai is not None:
            self.samurai.shown.disconnect(self._show_cards)
        self.sitting = self.samurai = sitting if isinstance(sitting, SamuraiSitting) else None
        self.judging.show_opinion(self.samurai, None, has_line=False)
        self.gesture.show(self.samurai)
        self.flights.is_on = self.is_animated
        for part in (self.board, self.strip, self.influence, self.flights):
            part.show_sitting(self.samurai)
        if self.samurai is not None:
            self.samurai.shown.connect(self._show_cards)
        self._show_cards()

    def _show_cards(self) -> None:
        sitting, gesture = self.samurai, self.gesture
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
        sitting, gesture, card = self.samurai, self.gesture, self.influence_card
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
        self.hint.tell(self.tr("Looking for good plays…"), patience())
        self._place_hint()

    def show_hint(self, advice: Advice) -> None:
        """Show an agent's advice, and its values on the spaces they are about."""
        self.gesture.pick(None)
        chips: dict[int, str] = {}
        for each in advice.moves:
            for space in spaces_of(each.move):
                chips.setdefault(space, each.value)
        self.board.show_hints(chips)
        takes = {move: name for name, move in self.gesture.options.takes.items()}
        self.tray.show_values(
            {takes[each.move]: each.value for each in advice.moves if each.move in takes}, advice.agent
        )
        self.hint.show_advice(advice)
        self._place_hint()

    def _place_hint(self) -> None:
        """Put the card into the corner, below the tray where a first hand is chosen, and over none of its tokens."""
        low = self.board.height() - self.hint.height() - MARGIN
        self.hint.move(MARGIN, MARGIN if self.tray.isHidden() else low)
        # Where both do not fit, the values below the tokens say the same.
        self.hint.setVisible(self.tray.isHidden() or low >= self.tray.geometry().bottom())

    def drop_hint(self) -> None:
        """Take advice away."""
        if self.board.hints:
            self.board.show_hints({})
        self.hint.put_away()
        self.tray.show_values({}, "")

    @property
    def shows_hint(self) -> bool:
        """Say whether an agent's plays stand on the board."""
        return bool(self.board.hints)

    @property
    def awaits_hint(self) -> bool:
        """Say whether advice is still wanted."""
        return bool(self.hint.accessibleName())

    def show_judged(self, opinion: Opinion | None, *, has_line: bool) -> None:
        """Mark a judged move and the best one on the board."""
        self.judging.show_opinion(self.samurai, opinion, has_line=has_line)

    @property
    def can_magnify(self) -> bool:
        """Say whether a judged move lies on the board."""
        return self.judging.can_magnify

    @property
    def is_magnified(self) -> bool:
        """Say whether the lens lies over it."""
        return not self.judging.lens.isHidden()

    def magnify(self, is_wanted: bool) -> None:
        """Put the lens over it, or away."""
        self.judging.want_lens(is_wanted)

    def take_over(self, old: Stage) -> None:
        """Show what another stage shows: what is in hand, how far the board is zoomed."""
        if isinstance(old, SamuraiStage):
            self.judging.want_lens(old.judging.is_lens_wanted)
            gesture = old.gesture
            self.board.take_over(old.board)
            self.gesture.take_in_hand(gesture.picked, gesture.lifted, gesture.swapped, gesture.target)
            self.strip.hide_hand(old.strip.is_hidden)

    def give_room(self, is_given: bool) -> None:
        """Leave the room of the hand to what is looked at."""
        self.strip.setVisible(not is_given)

    def log_pages(self) -> Sequence[tuple[QWidget, str]]:
        """Give influence, settlement by settlement."""
        return ((self.influence, self.tr("Influence")),)

    def _place_of(self, seat: int | None) -> QPointF | None:
        if self.samurai is not None and seat == self.samurai.front:
            return self.strip.about.mapToGlobal(self.strip.about.rect().center()).toPointF()
        return self.place_of(seat)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what stands on the board in its place when the board gets another size."""
        if watched is self.board and event.type() is QEvent.Type.Resize:
            self.tray.arrange()
            if self.awaits_hint:
                self._place_hint()
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

    @property
    def can_end(self) -> bool:
        """Say whether the turn can be ended."""
        return self.gesture.options.end is not None

    def give_back(self) -> bool:
        """Choose the token again that would complete the first hand."""
        return self.tray.choose_again()

    def end_turn(self) -> None:
        """End the turn, or pass."""
        if self.gesture.options.end is not None:
            self.wants_move.emit(self.gesture.options.end)

    def _end(self) -> None:
        """End the turn; after the end of the game, go to the result."""
        if self.samurai is not None and self.samurai.is_over:
            self.wants_result.emit()
        else:
            self.end_turn()

    @property
    def is_hidden(self) -> bool:
        """Say whether the hand lies face down."""
        return self.strip.is_hidden

    def hide_hand(self, is_hidden: bool) -> None:
        """Turn the own hand face down, or up again."""
        if is_hidden != self.is_hidden:
            self.drop_hint()
            self.gesture.pick(None)
            self.strip.hide_hand(is_hidden)
            self._show_cards()

    def _toggle_hand(self) -> None:
        if self.samurai is not None and not self.samurai.sees_all:
            self.hide_hand(not self.is_hidden)

    def _reveal(self, space: int) -> None:
        if self.samurai is not None:
            self.board.look_here(space)

    # ------------------------------------------------------------ the board

    @property
    def can_zoom(self) -> bool:
        """Say whether the board is in view."""
        return self.board.isVisible()

    def zoom(self, factor: float) -> None:
        """Show the board larger, or smaller."""
        self.board.zoom(factor)

    def fit(self) -> None:
        """Show the whole board."""
        self.board.fit()

    # ------------------------------------------------------------ words and keys

    def keys_said(self) -> str:
        """Say what mouse and keys do, or why a space is not legal."""
        looked, gesture = self.board.looked_at, self.gesture
        reason = gesture.why_not(looked) if looked is not None else ""
        if reason or not gesture.is_on:
            return reason
        if gesture.options.takes:
            return self.tr("Choose the tokens that you begin with")
        if gesture.options.figures:
            return self.tr("Choose a figure, then a settlement")
        if gesture.options.end is not None and gesture.picked is None:
            return self.with_hiding(self.tr("Enter ends the turn"))
        return self.with_hiding(self.tr("Click a token, then a hex"))

    def looked_said(self) -> str:
        """Put the space that is looked at into words."""
        looked = self.board.looked_at
        return self.board.said(looked) if looked is not None else ""

    def panes(self) -> Sequence[QWidget]:
        """Give board and hand."""
        return (self.board, self.strip)

    def take_focus(self) -> None:
        """Put the focus on the tokens of a first hand while that is chosen, else on the board."""
        if self.tray.pieces and not self.tray.isHidden():
            self.tray.take_focus()
        else:
            super().take_focus()
