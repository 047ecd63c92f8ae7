"""The whole kit: every sheet of a design by an order, in the order in which they are printed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from PySide6.QtCore import QCoreApplication

from workbench import games
from workbench.dress import typeface
from workbench.export.kit import board_sheets, rules_sheet, values_sheet
from workbench.export.kit.design import Design
from workbench.export.kit.order import Order, OrderError
from workbench.export.kit.section import Section
from workbench.export.kit.sheet import Sheet

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Kit:
    """A design's sheets in sections; which of them are wanted the order says."""

    design: Design
    order: Order
    sections: tuple[Section, ...]

    @cached_property
    def sheets(self) -> tuple[Sheet, ...]:
        """The sheets of the wanted sections."""
        return tuple(sheet for section in self.sections if self.wants(section) for sheet in section.sheets)

    def wants(self, section: Section) -> bool:
        """Say whether a section is to be printed."""
        return section.name not in self.order.without

    def section(self, name: str) -> Section:
        """Give a section by its name."""
        return next(section for section in self.sections if section.name == name)

    def by(self, order: Order) -> Kit:
        """Give the same sheets for an order that differs only in the wanted sections."""
        return replace(self, order=order).required()

    def required(self) -> Kit:
        """Give the kit itself, or raise that nothing of it is wanted."""
        if not self.sheets:
            raise OrderError(translate("kit", "Nothing is chosen to be printed."))
        return self

    @cached_property
    def tiled(self) -> Section | None:
        """The section whose sheets are joined, wanted or not."""
        return next((section for section in self.sections if section.tiling), None)

    @property
    def joined(self) -> Section | None:
        """The section whose sheets are joined, if it is wanted."""
        return self.tiled if self.tiled and self.wants(self.tiled) else None

    def as_json(self) -> dict[str, Any]:
        """Give the facts that other tools want."""
        order, place = self.order, self.design.place
        board = {"hex_mm": order.hex_mm, "overlap_mm": order.overlap} if place else {}
        chosen = {
            choice.name: order.chosen(choice) for choice in games.print_choices(self.design.variant.game)
        }
        return {
            **({"map": place.chart.name} if place else {"game": self.design.variant.game}),
            "variant": self.design.variant.name,
            "players": self.design.players,
            "paper": order.paper,
            **board,
            "margin_mm": order.margin,
            "ink": order.ink,
            **chosen,
            "backs": order.has_backs,
            **_tiles(self.tiled),
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


def _tiles(section: Section | None) -> dict[str, Any]:
    tiling = section.tiling if section else None
    if tiling is None:
        return {}
    tiles = {
        "columns": tiling.columns,
        "rows": tiling.rows,
        "printed": len(tiling.printed),
        "empty": tiling.empty,
    }
    return {"board_mm": [round(length, 1) for length in tiling.board_size], "tiles": tiles}


def made(design: Design, order: Order) -> Kit:
    """Lay out all sheets of a design, or raise `OrderError` where they do not fit."""
    typeface.load()
    order.checked()
    sections = games.find(design.variant.game).kit or usual_sections
    return Kit(design, order, tuple(sections(design, order))).required()


def usual_sections(design: Design, order: Order) -> list[Section]:
    """Give the kit of a game that brings none of its own: its board, its rules, and all its values."""
    board = [board_sheets.of_map(design, order)] if design.place else []
    return [*board, rules_sheet.section(design, order), values_sheet.section(design, order)]
