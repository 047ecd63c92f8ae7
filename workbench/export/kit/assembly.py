"""How sheets lie side by side to be looked at: tiles as they are joined, the other sheets beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from workbench.canvas.geometry import Box
from workbench.export.kit.section import Section
from workbench.export.kit.sheet import Sheet
from workbench.export.kit.tiling import tile_name

# Between two sheets, in millimetres of paper.
GAP = 10.0


@dataclass(frozen=True, slots=True)
class Laid:
    """A sheet at its place, in millimetres; no sheet where a tile is empty and left out."""

    box: Box
    sheet: Sheet | None


def board(section: Section | None) -> list[Laid]:
    """Lay the tiles out as they are joined, with gaps between them and places for those left out."""
    tiling = section.tiling if section else None
    if section is None or tiling is None:
        return []
    page = section.sheets[0].page
    tiles = {sheet.name: sheet for sheet in section.sheets}
    return [
        Laid(
            _box(column * (page.width + GAP), row * (page.height + GAP), page.width, page.height),
            tiles.get(tile_name((column, row))),
        )
        for row in range(tiling.rows)
        for column in range(tiling.columns)
    ]


def rows(sheets: Sequence[Sheet], width: float, left: float = 0, top: float = 0) -> list[Laid]:
    """Lay sheets out in rows no wider than a width."""
    found: list[Laid] = []
    x, y, height = left, top, 0.0
    for sheet in sheets:
        if x > left and x + sheet.width > left + width:
            x, y, height = left, y + height + GAP, 0.0
        found.append(Laid(_box(x, y, sheet.width, sheet.height), sheet))
        x, height = x + sheet.width + GAP, max(height, sheet.height)
    return found


def around(laid: Sequence[Laid]) -> Box:
    """Give the box around all of them."""
    boxes = [each.box for each in laid]
    whole = boxes[0]
    for box in boxes[1:]:
        whole = whole.united(box)
    return whole


def _box(left: float, top: float, width: float, height: float) -> Box:
    return Box(left, top, left + width, top + height)
