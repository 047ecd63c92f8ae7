"""A territory at the end: every card with its points and why, bonuses between cards, and the outlines of sets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.canvas.cards.card import Card as CardFace
from workbench.canvas.cards.ground import Dress
from workbench.dress import theme, typeface
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import face, plain, signed
from workbench.games.naishi.cards.tile import Foot, State, paint_tile
from workbench.games.naishi.table.appraisal.appraisal import Appraisal
from workbench.games.naishi.table.appraisal.worth_words import WorthWords, points_said
from workbench.games.naishi.table.cloth.bonus_layer import between, paint_chip
from workbench.games.naishi.table.spots import COLUMNS, PLACES
from workbench.table.model.seats import Seat
from workbench.table.seating.signs import SeatSign
from workbench.widgets.card import Card
from workbench.widgets.plain_label import PlainLabel

LABELS, GAP, LEAST = 54.0, 14.0, 64.0


class TerritoryPicture(QWidget):
    """Ten cards in two rows, painted as a whole; its accessible name says the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appraisal: Appraisal | None = None
        self.words: WorthWords | None = None
        self.fronts: dict[str, CardFace] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_territory(self, appraisal: Appraisal, values: Mapping[str, Any], words: WorthWords) -> None:
        """Show another territory."""
        self.appraisal, self.words = appraisal, words
        cards = {card for worth in appraisal.worths for card in (worth.card, worth.counted)}
        self.fronts = {card: face(values, card, has_count=False) for card in cards}
        said = [
            f"{names.title(worth.card)} {points_said(worth.points)}, {words.long(worth)}"
            for worth in appraisal.worths
        ]
        self.setAccessibleName("; ".join(said))
        self.update()

    def heightForWidth(self, width: int) -> int:
        """Be as high as two rows of cards."""
        return round(2 * self._card(width)[1] + GAP + 14)

    def sizeHint(self) -> QSize:
        """Have room for cards that can be read."""
        return QSize(620, self.heightForWidth(620))

    def minimumSizeHint(self) -> QSize:
        """Give way down to small cards."""
        return QSize(round(LABELS + COLUMNS * (LEAST + 6)), self.heightForWidth(420))

    def _card(self, width: float) -> tuple[float, float]:
        wide = min(max((width - LABELS - 8) / COLUMNS - GAP, LEAST), 132.0)
        return wide, wide * 1.1

    def _areas(self) -> list[QRectF]:
        wide, tall = self._card(self.width())
        step = min((self.width() - LABELS - 6) / COLUMNS, wide + GAP * 1.4)
        return [
            QRectF(LABELS + place % COLUMNS * step, 4 + place // COLUMNS * (tall + GAP), wide, tall)
            for place in range(PLACES)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw bars between the cards of a set, the cards, and the bonuses over them."""
        if self.appraisal is None or self.words is None:
            return
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        areas = self._areas()
        painter.setFont(typeface.style("group"))
        painter.setPen(QColor(colours.ink2))
        for line, text in enumerate((self.tr("Row"), self.tr("Hand"))):
            label = QRectF(0, areas[line * COLUMNS].top(), LABELS - 8, areas[0].height())
            painter.drawText(label, Qt.AlignmentFlag.AlignVCenter, text)
        for one, other, card in self.appraisal.joints:
            ink = QColor(Dress(colours).solid(self.fronts[card].hue))
            painter.setPen(QPen(ink, 7))
            painter.drawLine(areas[one].center(), areas[other].center())
        for place, area in enumerate(areas):
            self._paint_card(painter, place, area)
        for one, other, points in self.appraisal.bonuses:
            paint_chip(painter, between(areas[one], areas[other]), signed(points))

    def _paint_card(self, painter: QPainter, place: int, area: QRectF) -> None:
        assert self.appraisal is not None
        assert self.words is not None
        colours, worth = theme.current(), self.appraisal.worths[place]
        joined = next((found for found in worth.sets if len(found.places) > 1), None)
        front = self.fronts[worth.card]
        rim = Dress(colours).solid(self.fronts[joined.card].hue) if joined and joined.points > 0 else ""
        ink = "ink" if worth.points else "ink3"
        glyph = "link" if joined else ""
        foot = Foot(self.words.short(worth), points_said(worth.points), glyph, ink)
        copied = (worth.counted, self.fronts[worth.counted].hue) if worth.is_copy else None
        paint_tile(painter, front, area, colours, foot=foot, copied=copied, state=State(rim, 2.6))


class TerritoryCard(Card):
    """A seat's territory with who it is and what it came to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.sign = SeatSign(0, 18, self)
        self.total = PlainLabel(self)
        self.total.setFont(typeface.font("serif", 22, 600))
        self.picture = TerritoryPicture(self)
        self.head.insertWidget(0, self.sign)
        self.head.insertSpacing(1, 8)
        self.head.addSpacing(12)
        self.head.addWidget(self.total)
        self.body.setContentsMargins(14, 8, 14, 8)
        self.body.addWidget(self.picture)

    def show_territory(
        self, seat: Seat, about: str, appraisal: Appraisal, values: Mapping[str, Any], words: WorthWords
    ) -> None:
        """Show the territory of a seat."""
        self.sign.seat = seat.colour
        self.sign.update()
        self.title.setText(f"{seat.colour_name}  ·  {about}")
        counts = self.tr("colours: {colours} · types: {types}")
        self.hint.setText(counts.format(colours=appraisal.colours, types=appraisal.types))
        self.total.setText(plain(appraisal.total))
        self.setAccessibleName(f"{self.title.text()}: {plain(appraisal.total)}")
        self.picture.show_territory(appraisal, values, words)
