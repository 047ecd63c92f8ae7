"""Samurai's part of the screen between two people: a hand of backs, and what was captured meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from workbench.canvas.scene import Token
from workbench.canvas.tokens import paint_token
from workbench.dress import theme
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.games.samurai.table.turns import CaptureTurn
from workbench.table.model.sitting import Sitting
from workbench.table.model.turns import Turn
from workbench.table.screen.screen_part import News, ScreenPart


class SamuraiScreen(ScreenPart):
    """The hand of the person who is asked for, as backs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour, self.count = 0, 5
        self.setFixedHeight(118)

    def show_for(self, sitting: Sitting, seat: int) -> None:
        """Show as many backs as the person has tokens."""
        self.colour = sitting.seats[seat].colour
        self.count = sitting.open_view["hand_sizes"][seat]
        self.setVisible(self.count > 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the backs on a flat bow."""
        painter = QPainter(self)
        radius, step = 42.0, 84.0
        middle = (self.count - 1) / 2
        for number in range(self.count):
            x = self.width() / 2 + (number - middle) * step
            y = self.height() / 2 + abs(number - middle) * 5 - 4
            paint_token(painter, Token(self.colour, is_back=True), QPointF(x, y), radius, theme.current())

    def asked(self, sitting: Sitting, name: str) -> str:
        """Say what a person is asked for."""
        phase = sitting.open_view["phase"]
        if phase == "hands":
            return self.tr("{name} chooses a first hand. Everyone else, please look away.").format(name=name)
        if phase == "draft":
            return self.tr("{name} places a figure. Everyone else, please look away.").format(name=name)
        return super().asked(sitting, name)

    def confirmed(self, name: str) -> str:
        """Say what a person says who has the device."""
        return self.tr("I am {name}, show my hand").format(name=name)

    def news(self, sitting: Sitting, turn: Turn) -> News:
        """Say what was captured, and what was played where."""
        assert isinstance(sitting, SamuraiSitting)
        assert isinstance(turn, CaptureTurn)
        text = self.tr("{token} on {space}")
        played = ", ".join(text.format(token=play.title, space=play.where) for play in turn.plays)
        glyph = sitting.names.token_glyph(turn.plays[0].token) if turn.plays else ""
        return News(self._captured(sitting, turn), played or self.tr("passed"), glyph)

    def _captured(self, sitting: SamuraiSitting, turn: CaptureTurn) -> str:
        """Say who took what where, or that nobody did."""
        if not turn.captures:
            return self.tr("No capture")
        found: dict[tuple[int | None, str], list[str]] = {}
        for capture in turn.captures:
            found.setdefault((capture.by, capture.where), []).append(sitting.names.figure(capture.figure))
        parts = []
        for (seat, where), figures in found.items():
            taken = ", ".join(figures)
            if seat is None:
                text = self.tr("Tied at {space}, removed: {figures}")
                parts.append(text.format(figures=taken, space=where))
            else:
                text = self.tr("{seat} captured at {space}: {figures}")
                name = sitting.seats[seat].colour_name
                parts.append(text.format(seat=name, figures=taken, space=where))
        return "\n".join(parts)
