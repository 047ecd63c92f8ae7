"""What the lid of the box shows of a game: made off the window's thread, painted on it; a game derives its own kind."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from engine.play.facts import Facts
from workbench.dress import typeface
from workbench.dress.theme import Theme
from workbench.table.naming import translate

MARGIN = 24


class LidPicture:
    """The title of the game and what it is about, on its colour."""

    def __init__(self, facts: Facts, variant_title: str, map_title: str, players: int) -> None:
        self.facts = facts
        self.variant_title, self.map_title, self.players = variant_title, map_title, players

    @property
    def title(self) -> str:
        """What is written largest."""
        return self.map_title or self.facts.title

    @property
    def pieces(self) -> tuple[tuple[str, str], ...]:
        """What stands at the foot: glyphs with their names."""
        return ()

    def counts(self) -> str:
        """Say at the foot how much there is of everything."""
        return ""

    def said(self) -> str:
        """Say the whole in words."""
        text = translate("lid", "{variant}, {players} players")
        return text.format(variant=self.variant_title, players=self.players)

    def paint(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        """Draw the middle of the lid."""
        painter.fillRect(area, QColor(colours.accent_tint))
        room = area.adjusted(MARGIN, 0, -MARGIN, 0)
        middle = room.center().y()
        painter.setPen(QColor(colours.accent))
        painter.setFont(typeface.style("result"))
        upper = QRectF(room.left(), room.top(), room.width(), middle - room.top())
        painter.drawText(
            upper, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, self.facts.title
        )
        painter.setPen(QColor(colours.ink2))
        painter.setFont(typeface.style("rules"))
        lower = QRectF(room.left(), middle + 10, room.width(), room.bottom() - middle - 10)
        wrapped = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        painter.drawText(lower, wrapped, self.facts.summary)
