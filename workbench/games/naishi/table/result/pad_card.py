"""The score pad: what each kind of card brought to either seat."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from workbench.canvas.cards.ground import Dress
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme, typeface
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import plain
from workbench.games.naishi.cards.hues import hue
from workbench.games.naishi.table.appraisal.appraisal import Appraisal, Cards
from workbench.table.model.seats import Seat
from workbench.table.seating.signs import SeatSign
from workbench.widgets.card import Card
from workbench.widgets.controls import Glyph
from workbench.widgets.plain_label import PlainLabel


class CardGlyph(Glyph):
    """The glyph of a card in its own colour, as on the card itself."""

    def __init__(self, card: str, colour: str | None, parent: QWidget) -> None:
        super().__init__(card, parent=parent)
        self._solid = hue(colour).solid

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the glyph so that it can be seen in the theme in use."""
        ink = Dress(theme.current()).solid(self._solid)
        paint_glyph(QPainter(self), self.name, QRectF(self.rect()), ink)


class PadCard(Card):
    """A line for each card, then the totals, the colours and the types."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("Score pad"))
        self.setAccessibleName(self.title.text())
        self.body.setContentsMargins(14, 8, 14, 10)
        self.table = QWidget(self)
        self.body.addWidget(self.table)
        self.said: list[str] = []

    def show_pad(self, seats: tuple[Seat, ...], territories: tuple[Appraisal, ...], cards: Cards) -> None:
        """Show the pad of another game."""
        self.body.removeWidget(self.table)
        self.table.hide()
        self.table.deleteLater()
        self.table = QWidget(self)
        self.said = []
        grid = QGridLayout(self.table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for number, seat in enumerate(seats):
            head = QHBoxLayout()
            head.setSpacing(5)
            head.addStretch(1)
            head.addWidget(SeatSign(seat.colour, 15, self.table))
            head.addWidget(PlainLabel(seat.colour_name, self.table))
            grid.addLayout(head, 0, 2 + number)
        for card, entry in cards.items():
            self._add_card(grid, card, entry.get("colour"), seats, territories)
        if any(each.handicap for each in territories):
            self._add(grid, self.tr("Handicap"), [plain(each.handicap) for each in territories], seats)
        totals = [plain(each.total) for each in territories]
        self._add(grid, self.tr("Points"), totals, seats, style="subtitle")
        self._add(grid, self.tr("Colours, only if tied"), [str(each.colours) for each in territories], seats)
        self._add(grid, self.tr("Types"), [str(each.types) for each in territories], seats)
        self.body.addWidget(self.table)
        self.table.show()

    def _add_card(
        self,
        grid: QGridLayout,
        card: str,
        colour: str | None,
        seats: tuple[Seat, ...],
        territories: tuple[Appraisal, ...],
    ) -> None:
        points = [territory.by_card.get(card) for territory in territories]
        copied = [w for each in territories for w in each.worths if w.is_copy and w.counted == card]
        name = names.title(card)
        if copied:
            ninja = names.inner(copied[0].card)
            name = self.tr("{card}, with {copy}").format(card=name, copy=ninja)
        row, labels = self._add(
            grid,
            name,
            ["–" if each is None else plain(each) for each in points],
            seats,
            faint=not any(points),
        )
        is_there = any(each is not None for each in points)
        glyph = CardGlyph(card, colour, self.table) if is_there else Glyph(card, "ink3", parent=self.table)
        grid.addWidget(glyph, row, 0)
        known = [each for each in points if each is not None]
        for each, label in zip(points, labels, strict=True):
            if each is not None and each > 0 and each == max(known):
                label.setFont(typeface.style("group"))

    def _add(
        self,
        grid: QGridLayout,
        name: str,
        values: list[str],
        seats: tuple[Seat, ...],
        *,
        style: str = "body",
        faint: bool = False,
    ) -> tuple[int, list[PlainLabel]]:
        row, labels = grid.rowCount(), []
        title = PlainLabel(name, self.table)
        title.setFont(typeface.style(style if style != "subtitle" else "group"))
        if faint:
            title.setObjectName("hint")
        grid.addWidget(title, row, 1)
        for number, value in enumerate(values):
            label = PlainLabel(value, self.table)
            label.setFont(typeface.style(style))
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            label.setAccessibleName(f"{name}, {seats[number].colour_name}: {value}")
            if faint:
                label.setObjectName("hint")
            grid.addWidget(label, row, 2 + number)
            labels.append(label)
        self.said.append(f"{name}: {' : '.join(values)}")
        return row, labels
