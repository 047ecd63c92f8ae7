"""The whole kit: every sheet of a design by an order, in the order in which they are printed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from workbench.dress import typeface
from workbench.export.kit import board_sheets, figures, rules_sheet, screens, token_sheets
from workbench.export.kit.design import Design
from workbench.export.kit.order import PARTS, Order
from workbench.export.kit.sheet import Sheet
from workbench.export.kit.tiling import Tiling, tiled


@dataclass(frozen=True)
class Kit:
    """A design's sheets, those of all parts; which of them are wanted the order says."""

    design: Design
    order: Order
    tiling: Tiling
    parts: dict[str, tuple[Sheet, ...]]

    @cached_property
    def sheets(self) -> tuple[Sheet, ...]:
        """The sheets of the wanted parts."""
        return tuple(sheet for part in PARTS if part in self.order.parts for sheet in self.parts[part])

    def with_parts(self, order: Order) -> Kit:
        """Give the same sheets for an order that differs only in the wanted parts."""
        return Kit(self.design, order, self.tiling, self.parts)

    @property
    def board_size(self) -> tuple[float, float]:
        """Width and height of the assembled board, in millimetres."""
        return self.tiling.board_size

    def as_json(self) -> dict[str, Any]:
        """Give the facts that other tools want."""
        order, tiling = self.order, self.tiling
        return {
            "map": self.design.chart.name,
            "variant": self.design.variant.name,
            "players": self.design.players,
            "paper": order.paper,
            "hex_mm": order.hex_mm,
            "overlap_mm": order.overlap,
            "margin_mm": order.margin,
            "ink": order.ink,
            "figures": order.figures,
            "backs": order.has_backs,
            "board_mm": [round(length, 1) for length in self.board_size],
            "tiles": {
                "columns": tiling.columns,
                "rows": tiling.rows,
                "printed": len(tiling.printed),
                "empty": tiling.empty,
            },
            "sheets": [
                {
                    "number": number,
                    "part": sheet.part,
                    "name": sheet.name,
                    "title": sheet.title,
                    "width_mm": sheet.width,
                    "height_mm": sheet.height,
                }
                for number, sheet in enumerate(self.sheets, 1)
            ],
            "pages": len(self.sheets) * (2 if order.has_backs else 1),
            "problems": [problem.as_json() for problem in self.design.problems],
        }


def made(design: Design, order: Order) -> Kit:
    """Lay out all sheets of a design, or raise `OrderError` where they do not fit."""
    typeface.load()
    order.checked()
    scene = design.scene
    tiling = tiled(scene.spaces, order)
    return Kit(
        design,
        order,
        tiling,
        {
            "board": tuple(board_sheets.sheets(scene, tiling, order, design.name)),
            "tokens": tuple(token_sheets.sheets(design, order)),
            "figures": tuple(figures.sheets(design, order)),
            "screens": tuple(screens.sheets(design, order)),
            "rules": tuple(rules_sheet.sheets(design, order)),
        },
    )
