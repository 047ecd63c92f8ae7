"""What Samurai adds to the lab: the heat of its board, the figures that ties remove, and its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.texts.saying import Name
from workbench.games.samurai.lab import heat, words
from workbench.lab.parts import BoardHeat, LabParts, OwnCard, Word
from workbench.language import told

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.metrics.statistics import Array
    from engine.numbers.plan import Cell
    from workbench.canvas.scene import Heat, Scene


def _cards(parent: QWidget) -> Sequence[OwnCard]:
    from workbench.games.samurai.lab.heat_card import HeatCard

    card = HeatCard(parent)
    return [OwnCard(card, card.show_cells)]


def _heat(cell: Cell, spaces: Mapping[str, Array], games: int, measure: str) -> Heat:
    values = heat.values_of(spaces, cell.setting["spaces"], games, measure)
    return heat.heat_of(values, measure)


def _board(cell: Cell) -> Scene:
    from engine.maps import board as boards
    from workbench.canvas.scene import of_board

    return of_board(boards.from_record(cell.setting["spaces"], cell.players, cell.map))


def _in_lab(texts: Mapping[str, str]) -> dict[str, Word]:
    return {name: ("lab", text) for name, text in texts.items()}


def _piece(name: str) -> str:
    return told(Name(name))


LAB = LabParts(
    cards=_cards,
    board_heat=BoardHeat(
        "spaces", {name: ("heat", each.title) for name, each in heat.MEASURES.items()}, "contest", _heat
    ),
    board=_board,
    spreads={"removed": (("SpreadCard", words.REMOVED), ("SpreadCard", words.REMOVED_UNIT))},
    tables={name: ("RunFiles", text) for name, text in words.TABLES.items()},
    reasons=_in_lab(words.REASONS),
    causes={name: (("lab", short), ("lab", sentence)) for name, (short, sentence) in words.CAUSES.items()},
    stages=_in_lab(words.STAGES),
    piece=_piece,
)
