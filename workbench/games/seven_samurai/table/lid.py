"""7 Samurai on the lid of the box: the village as it begins, the team that is chosen, and the numbers of the level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.maps.map import Map
from engine.play.facts import Facts
from engine.texts.variant import Variant
from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.dress.theme import Theme
from workbench.games.seven_samurai.cards.board import SIZE, Board, paint_board, read_boards
from workbench.games.seven_samurai.cards.hues import nobodys_look
from workbench.games.seven_samurai.words import translate
from workbench.table.setup.lid_picture import LidPicture

# The values whose sentences a player asks for before the first game with a variant.
IN_SHORT = frozenset(
    {"rounds", "village.barricades", "village.farms", "village.families", "support", "kiai.by_removal"}
    | {"beaten", "wounds", "missing", "scoring"}
)
MARGIN, GAP = 22.0, 12.0


class SiegeLid(LidPicture):
    """The boards that will be played, or all of them where chance decides."""

    def __init__(self, facts: Facts, chart: Map | None, variant: Variant, players: int) -> None:
        super().__init__(facts, variant.title, "", players)
        values = variant.values if variant.is_sound else {}
        boards = read_boards(values)
        self.samurai = _samurai_in_play(values, players)
        team = values.get("samurai", {}).get("deal") if values else None
        self.is_random = not isinstance(team, list)
        self.boards: tuple[Board, ...] = (
            tuple(boards.values())
            if self.is_random
            else tuple(boards[name] for name in team or () if name in boards)[: self.samurai]
        )
        self.barricades = _number(values.get("village", {}).get("barricades"), self.samurai)

    def counts(self) -> str:
        """Say how many samurai and barricades there are."""
        text = translate("seven", "{samurai} samurai · {barricades} barricades")
        return text.format(samurai=self.samurai, barricades=self.barricades)

    def said(self) -> str:
        """Say the whole in words."""
        return f"{self.variant_title}, {self.counts()}"

    def paint(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        """Draw the boards side by side."""
        if not self.boards:
            super().paint(painter, area, colours)
            return
        count = len(self.boards)
        columns = min(count, 2 if count <= 4 else 3 if count <= 6 else 4)
        rows = -(-count // columns)
        wide = (area.width() - 2 * MARGIN - (columns - 1) * GAP) / columns
        tall = (area.height() - 2 * MARGIN - (rows - 1) * GAP) / rows
        width = min(wide, tall * SIZE[0] / SIZE[1])
        height = width * SIZE[1] / SIZE[0]
        top = area.center().y() - (rows * height + (rows - 1) * GAP) / 2
        for number, board in enumerate(self.boards):
            row, column = divmod(number, columns)
            in_row = min(columns, count - row * columns)
            left = area.center().x() - (in_row * width + (in_row - 1) * GAP) / 2 + column * (width + GAP)
            y = top + row * (height + GAP)
            look = nobodys_look(colours) if self.is_random else colours.seat(number)
            paint_board(
                painter, board, "human", Box(left, y, left + width, y + height), Dress(colours), look=look
            )


def _samurai_in_play(values: Mapping[str, Any], players: int) -> int:
    if players == 1 and "solo" in values:
        return int(values["solo"]["samurai"])
    return players


def _number(formula: Any, players: int) -> int:
    """Give a number that goes by players."""
    if not isinstance(formula, Mapping):
        return 0
    return max(int(formula["per_player"]) * players + int(formula["plus"]), 0)
