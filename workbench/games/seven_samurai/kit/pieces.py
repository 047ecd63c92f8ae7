"""What is cut out of the sheets of 7 Samurai: cards and boards with both sides, and the pieces of the village."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from workbench.canvas.geometry import Box
from workbench.export.kit.counter_sheets import Group
from workbench.export.kit.design import Design, Values
from workbench.export.kit.pieces import Piece, dress_of
from workbench.export.kit.sheet import PIXEL, Page
from workbench.games.seven_samurai.amounts import amount, seated
from workbench.games.seven_samurai.cards.board import Board, paint_board, read_boards
from workbench.games.seven_samurai.cards.hues import look_of
from workbench.games.seven_samurai.cards.raider import Raider, paint_raider, paint_raider_back, read_raiders
from workbench.games.seven_samurai.cards.tokens import paint_piece, paint_support

translate = QCoreApplication.translate

# Of counters, in millimetres.
TILE, DISC, WOUND = 19.0, 19.0, 11.0


def raiders(design: Design, known: Values | None = None) -> list[Piece]:
    """Give all raiders, the back of all behind each; beside known values only those that these have not."""
    there = read_raiders(known).values() if known is not None else ()
    cards = [raider for raider in read_raiders(design.values).values() if raider not in there]
    return [Piece(partial(_paint_raider, raider=raider), _paint_raider_back) for raider in cards]


def _paint_raider(painter: QPainter, box: Box, page: Page, raider: Raider) -> None:
    paint_raider(painter, raider, box, dress_of(page), pixel=PIXEL)


def _paint_raider_back(painter: QPainter, box: Box, page: Page) -> None:
    paint_raider_back(painter, box, dress_of(page), pixel=PIXEL)


def boards(design: Design, known: Values | None = None) -> list[Piece]:
    """Give all boards, the animal behind the human; beside known values only those that these have not."""
    there = read_boards(known) if known is not None else {}
    return [
        Piece(
            partial(_paint_board, board=board, side="human"),
            partial(_paint_board, board=board, side="animal"),
        )
        for name, board in read_boards(design.values).items()
        if name not in there or replace(there[name], position=board.position) != board
    ]


def _paint_board(painter: QPainter, box: Box, page: Page, board: Board, side: str) -> None:
    paint_board(painter, board, side, box, dress_of(page), pixel=PIXEL)


# ---------------------------------------------------------------- counters


def barricades(design: Design) -> int:
    """Give the most barricades that there may be."""
    return amount(design.values, ("village", "barricades"), seated(design.values, design.players))[0]


def counters(design: Design) -> list[Group]:
    """Give the counters in groups; those of the farms say on their backs that these are an assumption."""
    values = design.values
    village, wounds = values["village"], values["wounds"]
    farms = [back for back, count in village["farms"].items() for _ in range(count)]
    families = [bonus for bonus, count in village["families"].items() for _ in range(count)]
    tokens = [
        Piece(partial(_paint_support, board=board), partial(_paint_support, board=board, is_used=True))
        for board in read_boards(values).values()
    ]
    wound = partial(_paint_piece, kind="wound")
    count = len(tokens) * max(1, wounds["die"] - wounds["flip"])
    found = [
        Group(
            translate("kit", "Support tokens"),
            tokens,
            TILE,
            back_title=translate("kit", "Support tokens, used"),
        ),
        Group(
            translate("kit", "Farms"),
            [_piece("farm", f"farm/{back}") for back in farms],
            TILE,
            back_title=translate("kit", "Backs of farms: how many of each is an assumption"),
        ),
        Group(
            translate("kit", "Families"),
            [_piece("family", f"family/{bonus}") for bonus in families],
            DISC,
            is_round=True,
            back_title=translate("kit", "Bonuses of families"),
        ),
        Group(
            translate("kit", "Barricades, {count}").format(count=barricades(design)),
            [_piece("barricade", "barricade/burnt")] * barricades(design),
            TILE,
            back_title=translate("kit", "Barricades, burnt"),
        ),
        Group(
            translate("kit", "Wounds, {count}").format(count=count),
            [Piece(wound, wound)] * count,
            WOUND,
            is_round=True,
            back_title=translate("kit", "Wounds"),
        ),
    ]
    return [group for group in found if group.counters]


def _piece(front: str, back: str) -> Piece:
    return Piece(partial(_paint_piece, kind=front), partial(_paint_piece, kind=back))


def _paint_piece(painter: QPainter, box: Box, page: Page, kind: str) -> None:
    paint_piece(painter, kind, box.grown(-0.3), dress_of(page), pixel=PIXEL)


def _paint_support(painter: QPainter, box: Box, page: Page, board: Board, *, is_used: bool = False) -> None:
    look = look_of(board.name, page.theme, board.position)
    paint_support(painter, look, box.grown(-0.3), dress_of(page), is_used=is_used, pixel=PIXEL)
