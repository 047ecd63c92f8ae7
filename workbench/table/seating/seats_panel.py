"""The left dock at the table: the others, and what the game tells of them and of the whole."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from workbench.canvas.scene import title_of
from workbench.dress import typeface
from workbench.table.model.sitting import Sitting
from workbench.table.parts import parts_of
from workbench.table.seating.seat_card import SeatCard
from workbench.table.seating.seat_facts import SeatFacts, TableFacts
from workbench.widgets.panels import DockHeader, ElidedLabel, empty
from workbench.widgets.plain_label import PlainLabel


class SeatsPanel(QScrollArea):
    """Everything about the others and the whole, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Opponents"))
        self.sitting: Sitting | None = None
        self.cards: dict[int, SeatCard] = {}
        self._game: str | None = None
        self._seat_facts: type[SeatFacts] = SeatFacts
        self.title = ElidedLabel(parent=self)
        self.title.setFont(typeface.style("group"))
        self.subtitle = PlainLabel(parent=self)
        self.subtitle.setWordWrap(True)
        self.subtitle.setObjectName("hint")
        self._opponents = DockHeader(self.tr("Opponents"))
        self._cards = QVBoxLayout()
        self._cards.setSpacing(0)
        self.facts: TableFacts | None = None
        self.lead: TableFacts | None = None
        self._lead = QVBoxLayout()
        self._lead.setSpacing(0)
        self._facts = QVBoxLayout()
        self._facts.setSpacing(0)
        self._lay_out()

    def _lay_out(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("panel")
        head = QVBoxLayout()
        head.setContentsMargins(16, 8, 16, 8)
        head.setSpacing(1)
        head.addWidget(self.title)
        head.addWidget(self.subtitle)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(self._lead)
        column.addWidget(self._opponents)
        column.addLayout(self._cards)
        column.addLayout(self._facts)
        column.addStretch(1)
        self.setWidget(inner)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            self.sitting.shown.disconnect(self.refresh)
            self.sitting.thinking_changed.disconnect(self._show_thinking)
        self.sitting = sitting
        if sitting is not None and sitting.rules.game != self._game:
            self._take_game(sitting)
        if sitting is not None:
            sitting.shown.connect(self.refresh)
            sitting.thinking_changed.connect(self._show_thinking)
            self.refresh()

    def _take_game(self, sitting: Sitting) -> None:
        """Tell what another game tells."""
        empty(self._cards)
        for layout in (self._lead, self._facts):
            empty(layout)
        facts = sitting.rules.facts
        parts, self._game, self.cards = parts_of(facts.name), facts.name, {}
        self._seat_facts = parts.seat_facts or SeatFacts
        self.facts = (parts.table_facts or TableFacts)(self.widget())
        self._facts.addWidget(self.facts)
        self.facts.show()
        self.lead = parts.table_lead(self.widget()) if parts.table_lead is not None else None
        if self.lead is not None:
            self._lead.addWidget(self.lead)
            self.lead.show()
        title = self.tr("Fellow players") if facts.is_cooperative else self.tr("Opponents")
        if facts.is_cooperative and facts.is_open:
            title = self.tr("Team")
        self._opponents.title.setText(title)
        self.setAccessibleName(title)

    def _show_thinking(self) -> None:
        if self.sitting is not None:
            for seat, card in self.cards.items():
                card.show_thinking(self.sitting, seat)

    def refresh(self) -> None:
        """Show the shown position as far as it may be seen."""
        sitting = self.sitting
        if sitting is None:
            return
        self.title.setText(sitting.title)
        text = self.tr("{variant} on {map}") if sitting.map_name else "{variant}"
        self.subtitle.setText(text.format(variant=sitting.variant_title, map=title_of(sitting.map_name)))
        # A team at an open table is one: nobody has a place of their own below it.
        is_team = sitting.rules.facts.is_cooperative and sitting.is_open
        others = [seat for seat in range(len(sitting.seats)) if is_team or seat != sitting.front]
        if list(self.cards) != others:
            self._build(others)
        for seat, card in self.cards.items():
            card.show_seat(sitting, seat)
        self._opponents.setVisible(bool(others))
        for facts in (self.lead, self.facts):
            if facts is not None:
                facts.show_sitting(sitting)

    def hide_own(self, is_hidden: bool) -> None:
        """Tell nothing from which a hand that was turned face down could be guessed, or tell it again."""
        for facts in (self.lead, self.facts):
            if facts is not None:
                facts.hide_own(is_hidden)

    def _build(self, others: list[int]) -> None:
        empty(self._cards)
        self.cards = {}
        for seat in others:
            card = SeatCard(self._seat_facts(), self.widget())
            self._cards.addWidget(card)
            card.show()
            self.cards[seat] = card

    def place_of(self, seat: int | None) -> QPointF | None:
        """Give where the things of a seat lie, in the coordinates of the screen; or those that nobody gets."""
        away = self.facts.away if self.facts is not None else None
        target: QWidget | None = away if seat is None else self.cards.get(seat)
        if target is None or not target.isVisible():
            return None
        return QPointF(target.mapToGlobal(target.rect().center()))
