"""Where everything lies on the cloth, for any size of it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from workbench.games.naishi.table.spots import COLUMNS, HAND, LINES, OTHER_HAND, OTHER_ROW, RIVER, ROW, Spot

# Heights of the cards in each line, and the room above each, as they are where there is room for everything.
HEIGHTS = {OTHER_HAND: 75.0, OTHER_ROW: 112.0, RIVER: 131.0, ROW: 144.0, HAND: 144.0}
ABOVE = {OTHER_HAND: 14.0, OTHER_ROW: 9.0, RIVER: 52.0, ROW: 98.0, HAND: 27.0}
LEAST_ABOVE = {OTHER_HAND: 6.0, OTHER_ROW: 6.0, RIVER: 28.0, ROW: 58.0, HAND: 20.0}
# Below the hand stands who sees it; below the river's cards what developing there changes.
BELOW, LEAST_BELOW = 26.0, 19.0
ROOMY = 780
# Width of a card for its height in the own row, and of the space between two.
WIDTH_SHARE, GAP_SHARE = 0.74, 0.16
SIDE_GAP = 16.0


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of the cards, the river, the strip of the own hand, and the columns beside the cards."""

    spots: dict[Spot, QRectF]
    river: QRectF
    strip: QRectF
    labels: float
    side: QRectF
    is_roomy: bool

    def line(self, line: str) -> QRectF:
        """Give the room of a whole line of cards."""
        return self.spots[Spot(line, 0)].united(self.spots[Spot(line, COLUMNS - 1)])


def laid_out(width: float, height: float) -> Layout:
    """Lay everything out."""
    is_roomy = height >= ROOMY
    labels = 112.0 if width >= 880 else 92.0 if width >= 720 else 78.0
    side = 250.0 if width >= 940 else 246.0 if width >= 740 else 210.0
    above = ABOVE if is_roomy else LEAST_ABOVE
    free = height - sum(above.values()) - (BELOW if is_roomy else LEAST_BELOW)
    unit = max(free, 120.0) / sum(HEIGHTS.values())
    room = width - labels - side - SIDE_GAP
    widest = HEIGHTS[ROW] * unit * WIDTH_SHARE
    card = min(widest, room / (COLUMNS + GAP_SHARE * COLUMNS))
    pitch = min(room / COLUMNS, card * (1 + 2 * GAP_SHARE))
    left = labels + (room - pitch * COLUMNS) / 2 + (pitch - card) / 2
    spots: dict[Spot, QRectF] = {}
    y = 0.0
    for line in LINES:
        y += above[line]
        tall = HEIGHTS[line] * unit
        for column in range(COLUMNS):
            spots[Spot(line, column)] = QRectF(left + column * pitch, y, card, tall)
        y += tall
    top, bottom = spots[Spot(RIVER, 0)].top(), spots[Spot(ROW, 0)].top()
    bank = 10.0 if is_roomy else 4.0
    river = QRectF(0, top - above[RIVER] + bank + 4, width, bottom - top + above[RIVER] - 2 * bank - 18)
    strip_top = spots[Spot(HAND, 0)].top() - (above[HAND] * 0.5)
    return Layout(
        spots,
        river,
        QRectF(0, strip_top, width, height - strip_top),
        labels,
        QRectF(width - side - 2, 12, side - 12, height - 24),
        is_roomy,
    )
