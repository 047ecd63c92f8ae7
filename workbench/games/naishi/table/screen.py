"""Naishi's part of the screen between two people: a hand of backs, and what happened meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from workbench.canvas.cards.card import Back
from workbench.canvas.cards.ground import Dress
from workbench.canvas.cards.painter import paint_back
from workbench.canvas.geometry import Box
from workbench.canvas.tokens import paint_seat
from workbench.dress import theme
from workbench.games.naishi.table.log_words import NaishiLogWords
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import COLUMNS
from workbench.games.naishi.table.turns import CardTurn
from workbench.table.model.sitting import Sitting
from workbench.table.model.turns import Turn
from workbench.table.screen.screen_part import News, ScreenPart

WIDTH, HEIGHT, STEP = 74.0, 102.0, 84.0


class NaishiScreen(ScreenPart):
    """The hand of the person who is asked for, as backs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour, self.count = 0, COLUMNS
        self.words = NaishiLogWords(self)
        self.setFixedHeight(round(HEIGHT) + 22)

    def show_for(self, sitting: Sitting, seat: int) -> None:
        """Show as many backs as the person has cards."""
        self.colour = sitting.seats[seat].colour
        self.count = int(sitting.rules.variant["deal"]["each"]) if sitting.is_set_up else COLUMNS
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the backs on a flat bow."""
        painter, colours = QPainter(self), theme.current()
        middle = (self.count - 1) / 2
        for number in range(self.count):
            x = self.width() / 2 + (number - middle) * STEP
            y = 6 + abs(number - middle) * 5
            area = QRectF(x - WIDTH / 2, y, WIDTH, HEIGHT)
            box = Box(area.left(), area.top(), area.right(), area.bottom())
            paint_back(painter, Back("", colours.seat(self.colour).fill), box, Dress(colours))
            paint_seat(painter, self.colour, area.center(), 14, colours)

    def asked(self, sitting: Sitting, name: str) -> str:
        """Say what a person is asked for."""
        if sitting.is_set_up:
            return self.tr("{name} gives a card away. Everyone else, please look away.").format(name=name)
        return super().asked(sitting, name)

    def confirmed(self, name: str) -> str:
        """Say what a person says who has the device."""
        return self.tr("I am {name}, show my hand").format(name=name)

    def news(self, sitting: Sitting, turn: Turn) -> News:
        """Say what was done."""
        assert isinstance(sitting, NaishiSitting)
        assert isinstance(turn, CardTurn)
        glyph = next((play.told["took"] for play in turn.plays if play.action == "develop"), "")
        return News(self.words.told_turn(sitting, turn), glyph=glyph)
