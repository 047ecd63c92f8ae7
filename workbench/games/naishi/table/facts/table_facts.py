"""Below the seats: court, empty piles, discard pile, and the cards that whoever looks has not seen."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from engine.games.naishi.sense import dealt_cards, development_cards
from workbench.dress import theme, typeface
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import face
from workbench.games.naishi.cards.hues import hue
from workbench.games.naishi.table.facts.card_counts import CardCounts, TopCard
from workbench.games.naishi.table.facts.court_panel import CourtPanel
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.table.model.sitting import Sitting
from workbench.table.seating.seat_facts import TableFacts
from workbench.widgets.panels import DockHeader
from workbench.widgets.plain_label import PlainLabel


class EmptyPiles(QWidget):
    """A disc for each pile that ran dry, and rings for those that are still to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dry: tuple[int, ...] = ()
        self.limit = 0
        self.setFixedHeight(36)

    def show_piles(self, dry: tuple[int, ...], limit: int, said: str) -> None:
        """Show other piles, counted from 1."""
        self.dry, self.limit = dry, limit
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the discs from left to right."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(typeface.style("group"))
        for number in range(max(self.limit, len(self.dry))):
            at = QPointF(18 + number * 42, self.height() / 2)
            is_dry = number < len(self.dry)
            pen = QPen(QColor(colours.sea_edge), 1.4)
            if not is_dry:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(QColor(colours.sea) if is_dry else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, 15, 15)
            if is_dry:
                painter.setPen(QColor(colours.ink))
                area = QRectF(at.x() - 15, at.y() - 15, 30, 30)
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(self.dry[number]))


class NaishiTableFacts(TableFacts):
    """Everything that is told of the whole table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.court_count, self.dry_count, self.discard_count, self.unseen_count = (
            PlainLabel() for _ in range(4)
        )
        self.court = CourtPanel(self)
        self.dry, self.ending = EmptyPiles(), self._quiet()
        self.top, self.discards = TopCard(), self._quiet()
        self.unseen, self.unseen_words = CardCounts(), self._quiet()
        self._unseen = QWidget(self)
        self._sitting: NaishiSitting | None = None
        self._is_hidden = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(self.tr("Imperial court"), self.court_count, self))
        column.addWidget(self.court)
        column.addWidget(DockHeader(self.tr("Empty piles"), self.dry_count, self))
        column.addLayout(_padded(QVBoxLayout(), self.dry, self.ending))
        column.addWidget(DockHeader(self.tr("Discard pile"), self.discard_count, self))
        column.addLayout(_padded(QHBoxLayout(), self.top, self.discards))
        below = QVBoxLayout(self._unseen)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        below.addWidget(DockHeader(self.tr("Unseen by you"), self.unseen_count, self._unseen))
        below.addLayout(_padded(QVBoxLayout(), self.unseen, self.unseen_words))
        column.addWidget(self._unseen)

    def _quiet(self) -> PlainLabel:
        made = PlainLabel(self)
        made.setWordWrap(True)
        made.setObjectName("quiet")
        return made

    def hide_own(self, is_hidden: bool) -> None:
        """Count no unseen cards while the own hand lies face down: who counts the others knows what is in it."""
        if is_hidden != self._is_hidden:
            self._is_hidden = is_hidden
            if self._sitting is not None:
                self._show_unseen(self._sitting)

    def show_sitting(self, sitting: Sitting) -> None:
        """Show the shown position."""
        assert isinstance(sitting, NaishiSitting)
        self._sitting = sitting
        self.court_count.setText(self.court.show_sitting(sitting))
        self._show_piles(sitting)
        self._show_discards(sitting)
        self._show_unseen(sitting)

    # ------------------------------------------------------------ the end

    def _show_piles(self, sitting: NaishiSitting) -> None:
        left = sitting.open_view["left"]
        dry = tuple(column + 1 for column, count in enumerate(left) if not count)
        limit = sitting.rules.variant["end"]["empty_piles"]
        limit = limit if isinstance(limit, int) else 0
        text = self.tr("{count} of {all}").format(count=len(dry), all=limit) if limit else str(len(dry))
        self.dry_count.setText(text)
        self.dry.show_piles(dry, limit, self.tr("Empty piles: {count}").format(count=text))
        self.ending.setText(self._ending(sitting, limit, len(dry)))

    def _ending(self, sitting: NaishiSitting, limit: int, dry: int) -> str:
        seen, end = sitting.open_view, sitting.rules.variant["end"]
        if seen["phase"] == "over":
            return self.tr("The game is over.")
        if seen["last"] is not None:
            seat = sitting.seats[seen["last"]].colour_name
            return self.tr("The end has come: {seat} has the last turn.").format(seat=seat)
        said = [
            self.tr("The game ends when %n pile(s) are empty.", "", limit)
            if limit
            else self.tr("The game goes on until nobody can do anything.")
        ]
        needed = end["declare"]["empty_piles"]
        if isinstance(needed, int):
            said.append(
                self.tr("Either seat may declare the end now.")
                if dry >= needed
                else self.tr("It may be declared once %n pile(s) are empty.", "", needed)
            )
        return " ".join(said)

    # ------------------------------------------------------------ cards

    def _show_discards(self, sitting: NaishiSitting) -> None:
        gone = sitting.open_view["discards"]
        self.discard_count.setText(str(len(gone)))
        top = gone[-1] if gone else None
        self.top.setVisible(top is not None)
        if top is None:
            self.top.show_card(None)
            self.discards.setText(self.tr("No card yet."))
            return
        self.top.show_card(face(sitting.rules.variant, top, has_count=False))
        text = self.tr("{card} on top. Face up, not to be browsed.")
        self.discards.setText(text.format(card=names.title(top)))

    def _show_unseen(self, sitting: NaishiSitting) -> None:
        """Count what whoever looks has not in sight: nothing is told while nobody does."""
        front = sitting.front
        is_told = sitting.is_seen(front) and not (sitting.sees_all or sitting.is_over or self._is_hidden)
        self._unseen.setVisible(is_told)
        cards = sitting.appraiser.cards
        if not is_told:
            self.unseen.show_counts({}, {})
            self.unseen_count.setText("")
            self.unseen_words.setText("")
            return
        seen = sitting.view(front).seen
        shown = Counter(card for row in seen["rows"] for card in row)
        own = seen["dealt"] if seen["phase"] == "give" else seen["hand"]
        shown.update(
            card
            for part in (own, seen["other_hand"], seen["river"], seen["discards"])
            for card in part
            if card is not None
        )
        # The card that was given lies in the other hand for sure as long as no card of it but start cards has left.
        start = next(name for name, card in cards.items() if card["kind"] == "start")
        hidden = seen["other_hand"].count(None) - (int(cards[start]["count"]) - shown[start])
        gave = sitting.gave(front)
        if (
            gave is not None
            and seen["phase"] != "give"
            and hidden == int(sitting.rules.variant["deal"]["each"])
        ):
            shown[gave] += 1
        unseen = {
            name: max(int(card["count"]) - shown[name], 0)
            for name, card in cards.items()
            if card["kind"] != "start"
        }
        self.unseen.show_counts(unseen, {name: hue(card.get("colour")).solid for name, card in cards.items()})
        self.unseen_count.setText(str(sum(unseen.values())))
        other = sitting.seats[1 - front].colour_name
        # Nobody has a card that was dealt nowhere, and nobody has seen it.
        said = (
            self.tr("In the piles, in {seat}'s hand, or set aside.")
            if development_cards(sitting.rules.variant) > dealt_cards(sitting.rules.variant)
            else self.tr("In the piles, or in {seat}'s hand.")
        )
        self.unseen_words.setText(said.format(seat=other))


def _padded(layout: QLayout, *widgets: QWidget) -> QLayout:
    layout.setContentsMargins(16, 10, 16, 12)
    layout.setSpacing(10)
    for widget in widgets:
        layout.addWidget(widget)
    return layout
