"""The left dock at the table: the others' hands, piles and captures, what stands on the board, what ties removed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.table.figure_counts import RemovedRow, StandingPanel
from workbench.table.plain_label import PlainElidedLabel, PlainLabel
from workbench.table.seat_card import SeatCard
from workbench.table.sitting import Sitting
from workbench.widgets.panels import DockHeader, empty


class SeatsPanel(QScrollArea):
    """Everything about the others and the board, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Opponents"))
        self.sitting: Sitting | None = None
        self.cards: dict[int, SeatCard] = {}
        self.title = PlainElidedLabel(parent=self)
        self.title.setFont(typeface.style("group"))
        self.subtitle = PlainElidedLabel(parent=self)
        self.subtitle.setObjectName("hint")
        self._opponents = DockHeader(self.tr("Opponents"))
        self._cards = QVBoxLayout()
        self._cards.setSpacing(0)
        self.standing = StandingPanel()
        self.removed_count = PlainLabel()
        self.removed = RemovedRow()
        self.ending = PlainLabel()
        self.ending.setWordWrap(True)
        self.ending.setObjectName("quiet")
        self._lay_out()

    def _lay_out(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("panel")
        head = QVBoxLayout()
        head.setContentsMargins(16, 8, 16, 8)
        head.setSpacing(1)
        head.addWidget(self.title)
        head.addWidget(self.subtitle)
        gone = QVBoxLayout()
        gone.setContentsMargins(16, 8, 16, 12)
        gone.addWidget(self.removed)
        gone.addWidget(self.ending)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._opponents)
        column.addLayout(self._cards)
        column.addWidget(DockHeader(self.tr("On the board"), parent=inner))
        column.addWidget(self.standing)
        column.addWidget(DockHeader(self.tr("Removed by ties"), self.removed_count, inner))
        column.addLayout(gone)
        column.addStretch(1)
        self.setWidget(inner)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            self.sitting.shown.disconnect(self.refresh)
            self.sitting.thinking_changed.disconnect(self._show_thinking)
        self.sitting = sitting
        if sitting is not None:
            sitting.shown.connect(self.refresh)
            sitting.thinking_changed.connect(self._show_thinking)
            self.refresh()

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
        edition = sitting.names.values.get("title", "")
        text = self.tr("{variant} on {map}").format(variant=edition, map=sitting.map_name)
        self.subtitle.setText(text)
        others = [seat for seat in range(len(sitting.seats)) if seat != sitting.front]
        if list(self.cards) != others:
            self._build(others)
        for seat, card in self.cards.items():
            card.show_seat(sitting, seat)
        self.standing.show_sitting(sitting)
        self._show_removed(sitting)

    def _build(self, others: list[int]) -> None:
        empty(self._cards)
        self.cards = {}
        for seat in others:
            card = SeatCard(self.widget())
            self._cards.addWidget(card)
            card.show()
            self.cards[seat] = card

    def _show_removed(self, sitting: Sitting) -> None:
        removed = sitting.open_view["removed"]
        found = [sitting.names.figure_glyph(name) for name, count in removed.items() for _ in range(count)]
        threshold = sitting.names.values["end"].get("tie_threshold")
        limit = threshold if isinstance(threshold, int) else None
        text = (
            self.tr("{count} of {limit}").format(count=len(found), limit=limit) if limit else str(len(found))
        )
        self.removed_count.setText(text)
        self.removed.show_removed(found, limit, self.tr("Removed by ties: {count}").format(count=text))
        self.removed.setVisible(bool(found or limit))
        self.ending.setText(self._ending(limit, sitting.names.values["end"].get("types_gone")))

    def _ending(self, limit: int | None, types_gone: str | None) -> str:
        is_first = types_gone != "all"
        if limit is None:
            return (
                self.tr("The game ends when one type is gone.")
                if is_first
                else self.tr("The game ends when all types are gone.")
            )
        text = (
            self.tr("The game ends at removed figure number {limit}, or when one type is gone.")
            if is_first
            else self.tr("The game ends at removed figure number {limit}, or when all types are gone.")
        )
        return text.format(limit=limit)

    def place_of(self, seat: int | None) -> QPointF | None:
        """Give where captured figures of a seat go, in the coordinates of the screen; nobody's are removed."""
        target = self.removed if seat is None else self.cards.get(seat)
        if target is None or not target.isVisible():
            return None
        return QPointF(target.mapToGlobal(target.rect().center()))
