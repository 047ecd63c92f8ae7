"""Naishi's stage: the cloth with both territories, and beside it what the moment asks and what can be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.games.naishi.table.cloth.cloth import Cloth
from workbench.games.naishi.table.gesture import MODES, Gesture
from workbench.games.naishi.table.judged import judged_spots
from workbench.games.naishi.table.options import Deed, deed_of
from workbench.games.naishi.table.side.cards_page import CardsPage
from workbench.games.naishi.table.side.deeds import GLYPHS, Deeds
from workbench.games.naishi.table.side.legend import Legend
from workbench.games.naishi.table.side.other_card import OtherCard
from workbench.games.naishi.table.side.tally_card import TallyCard
from workbench.games.naishi.table.side.turn_words import TurnWords
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import Spot
from workbench.table.agents.advice import Advice, patience
from workbench.table.corner_card import CornerCard, HintCard
from workbench.table.model.sitting import Sitting
from workbench.table.stage import Stage

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion

GAP = 10
# A tally lower than that says nothing.
LEAST_TALLY = 130


class NaishiStage(Stage):
    """The cloth, the cards over it, and the buttons beside the hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.naishi: NaishiSitting | None = None
        self._is_judged = False
        self.gesture = Gesture(self)
        self.words = TurnWords(self)
        self.cloth = Cloth(self.gesture, self)
        self.asked = CornerCard("hint", self.cloth)
        self.asked.title.setWordWrap(True)
        self.hint = HintCard(self.cloth)
        self.tally = TallyCard(self.cloth)
        self.other = OtherCard(self.cloth)
        self.legend = Legend(self.cloth)
        self.cards_page = CardsPage(self)
        self.deeds = Deeds(self.gesture, self.cloth.reasons, self.cloth)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.cloth)
        self._connect()

    def _connect(self) -> None:
        gesture, cloth, deeds = self.gesture, self.cloth, self.deeds
        gesture.changed.connect(self._show_side)
        cloth.chosen.connect(self.choose)
        cloth.wants_deed.connect(self.do)
        cloth.wants_kind.connect(self.mean)
        cloth.wants_place.connect(self.place)
        cloth.wants_hide.connect(self._toggle_hand)
        cloth.escaped.connect(self.drop_hint)
        cloth.looked.connect(self.looked)
        deeds.wants_place.connect(self.place)
        deeds.wants_kind.connect(self.mean)
        deeds.wants_hide.connect(self._toggle_hand)
        cloth.laid.connect(self._lay_side)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        if self.naishi is not None:
            for signal in (self.naishi.shown, self.naishi.thinking_changed):
                signal.disconnect(self._show_side)
        self.sitting = self.naishi = sitting if isinstance(sitting, NaishiSitting) else None
        self.gesture.show(self.naishi)
        self.cloth.show_sitting(self.naishi)
        self.cards_page.show_sitting(self.naishi)
        if self.naishi is not None:
            for signal in (self.naishi.shown, self.naishi.thinking_changed):
                signal.connect(self._show_side)
        self._show_side()

    def _show_side(self) -> None:
        """Show beside the cards what the moment asks, what is worth how much, and what can be done."""
        sitting, cloth, is_hidden = self.naishi, self.cloth, self.is_hidden
        if not self.hint.isHidden() and self.gesture.looked_at is not None:
            self.drop_hint()
        faces, deed = cloth.faces, self.gesture.looked_at
        where = self.words.deed(sitting, deed) if sitting is not None and deed is not None else ""
        self.tally.show_outlook(cloth.outlook, faces.worths if faces else None, where)
        self.other.show_sitting(sitting, is_hidden=is_hidden)
        self.deeds.show_sitting(sitting, is_hidden=is_hidden)
        if sitting is None:
            self.asked.put_away()
        elif self.hint.isHidden():
            self.asked.tell(*self.words.asked(sitting, self.gesture))
            self.asked.glyph.show_glyph(self._asked_glyph(sitting), "accent")
        self._lay_side()
        self.looked.emit()

    def _asked_glyph(self, sitting: NaishiSitting) -> str:
        """Give the sign of what is in hand: the card, or what an emissary does."""
        chosen = self.gesture.chosen
        if self.gesture.mode in GLYPHS:
            return GLYPHS[self.gesture.mode]
        card = sitting.open_view["river"][chosen[0].column] if chosen and self.gesture.is_on else None
        return str(card or ("flag" if sitting.is_over else "table"))

    def _lay_side(self) -> None:
        """Stack the cards beside the lines; the buttons stand beside the hand."""
        side, strip = self.cloth.side, self.cloth.strip
        deeds_height = self.deeds.sizeHint().height()
        top_of_deeds = max(strip.top() + 8, strip.bottom() - deeds_height - 10)
        top_of_deeds = min(top_of_deeds, strip.bottom() - deeds_height - 6)
        self.deeds.setGeometry(QRectF(side.left(), top_of_deeds, side.width(), deeds_height).toAlignedRect())
        y = side.top()
        asked = self.hint if not self.hint.isHidden() else self.asked
        for card in (self.asked, self.hint):
            card.take_width(round(side.width()))
        if not asked.isHidden():
            layout = asked.layout()
            assert layout is not None
            tall = max(layout.totalHeightForWidth(round(side.width())), asked.minimumSizeHint().height())
            asked.setGeometry(QRectF(side.left(), y, side.width(), tall).toAlignedRect())
            y += asked.height() + GAP
        bottom = top_of_deeds - GAP
        other = self.other.sizeHint().height() if not self.other.isHidden() else 0
        room = max(bottom - y - (other + GAP if other else 0), 0)
        self.tally.setVisible(self.tally.outlook is not None and room >= LEAST_TALLY)
        if not self.tally.isHidden():
            height = self.tally.height_for(room)
            self.tally.setGeometry(QRectF(side.left(), y, side.width(), height).toAlignedRect())
            y += height + GAP
        if other:
            self.other.setGeometry(QRectF(side.left(), y, side.width(), other).toAlignedRect())
            y += other + GAP
        legend = self.legend.sizeHint().height()
        self.legend.setVisible(not self.tally.isHidden() and bottom - y >= legend)
        self.legend.setGeometry(QRectF(side.left(), y, side.width(), legend).toAlignedRect())

    # ------------------------------------------------------------ advice

    def show_search(self) -> None:
        """Say that advice is on its way."""
        self.asked.hide()
        self.hint.tell(self.tr("Looking for good moves…"), patience())
        self._lay_side()

    def show_hint(self, advice: Advice) -> None:
        """Show an agent's advice, and its values on the places they are about."""
        self.gesture.refresh()
        values: dict[Spot, str] = {}
        assert self.naishi is not None
        for each in advice.moves:
            for spot in self._spots_of(deed_of(self.naishi.rules, each.move))[-1:]:
                values.setdefault(spot, each.value)
        self.asked.hide()
        self.hint.take_width(round(self.cloth.side.width()))
        self.hint.show_advice(advice)
        self.cloth.show_hints(values)
        self._lay_side()

    def _spots_of(self, deed: Deed) -> Sequence[Spot]:
        gifts = {given: spot for spot, given in self.gesture.gifts.items()}
        return (gifts[deed],) if deed in gifts else deed.spots

    def drop_hint(self) -> None:
        """Take advice away."""
        if self.hint.isHidden():
            return
        self.hint.put_away()
        self.cloth.show_hints({})
        self._show_side()

    def show_judged(self, opinion: Opinion | None, *, has_line: bool) -> None:
        """Show on the places of a judged move and of the best one what they were worth."""
        values: Mapping[Spot, str] = {}
        if opinion is not None and self.naishi is not None:
            values = judged_spots(self.naishi, opinion)
        if values or self._is_judged:
            self._is_judged = bool(values)
            if dict(values) != self.cloth.hints:
                self.cloth.show_hints(values)

    @property
    def awaits_hint(self) -> bool:
        """Say whether advice is still wanted."""
        return not self.hint.isHidden()

    def take_over(self, old: Stage) -> None:
        """Show what another stage shows: what is meant, chosen and aimed at."""
        if isinstance(old, NaishiStage):
            gesture = old.gesture
            self.gesture.take_in_hand(gesture.mode, gesture.chosen, gesture.target)
            self.cloth.at = old.cloth.at
            self.cloth.hide_hand(old.is_hidden)
            self._show_side()

    def log_pages(self) -> Sequence[tuple[QWidget, str]]:
        """Give all cards with what they are worth."""
        return ((self.cards_page, self.tr("Cards")),)

    # ------------------------------------------------------------ what a person does

    @property
    def _is_mine(self) -> bool:
        return self.gesture.is_on and not self.is_hidden

    def choose(self, spot: Spot) -> None:
        """Take the next step on a place; the last one makes the move."""
        if self._is_mine:
            self.drop_hint()
            move = self.gesture.choose(spot)
            if move is not None:
                self.wants_move.emit(move)

    def do(self, deed: Deed) -> None:
        """Make a whole move."""
        if self._is_mine and deed in self.gesture.options.moves:
            self.wants_move.emit(self.gesture.options.moves[deed])

    def mean(self, kind: str) -> None:
        """Say what kind of move is meant; one that needs no place is made at once."""
        if self._is_mine and kind in MODES:
            self.drop_hint()
            self.gesture.mean(kind)
        elif self._is_mine:
            self.do(Deed(kind))

    def place(self) -> None:
        """Make the move that is aimed at; with nothing aimed at end the turn, and after the game go to the result."""
        if self.naishi is not None and self.naishi.is_over:
            self.wants_result.emit()
        elif self._is_mine and self.gesture.aimed is not None:
            self.do(self.gesture.aimed)
        elif self._is_mine and self.gesture.mode == self.gesture.usual_mode:
            self.end_turn()

    @property
    def can_end(self) -> bool:
        """Say whether the turn can be ended."""
        return self.gesture.options.end is not None

    def end_turn(self) -> None:
        """End the turn, or pass."""
        if self.gesture.options.end is not None:
            self.wants_move.emit(self.gesture.options.end)

    @property
    def is_hidden(self) -> bool:
        """Say whether the hand lies face down."""
        return self.cloth.is_hidden

    def hide_hand(self, is_hidden: bool) -> None:
        """Turn the own hand face down, or up again."""
        if is_hidden != self.is_hidden:
            self.drop_hint()
            self.cloth.is_hidden = is_hidden
            self.gesture.refresh()

    def _toggle_hand(self) -> None:
        if self.naishi is not None and not self.naishi.sees_all:
            self.hide_hand(not self.is_hidden)

    # ------------------------------------------------------------ words and keys

    def keys_said(self) -> str:
        """Say what mouse and keys do, or why a place cannot be chosen."""
        looked = self.cloth.looked_at
        reason = self.cloth.reasons.of_spot(looked) if looked is not None else ""
        if reason or not self.gesture.is_on:
            return reason
        if self.can_end and self.gesture.mode == self.gesture.usual_mode and not self.gesture.chosen:
            return self.with_hiding(self.tr("Enter ends the turn"))
        if self.naishi is not None and self.naishi.is_set_up:
            return self.with_hiding(self.tr("Click the card that you give away"))
        return self.with_hiding(self.tr("Click a river card, then one of its two places"))

    def looked_said(self) -> str:
        """Put the place that is looked at into words."""
        looked = self.cloth.looked_at
        return self.cloth.spots[looked].accessibleName() if looked is not None else ""

    def panes(self) -> Sequence[QWidget]:
        """Give the cloth and the buttons."""
        return (self.cloth, self.deeds.main)
