"""What is cut out of a sheet: pieces with a front and perhaps a back, painted into the box they lie in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter

from workbench.canvas.cards.card import Back, Card
from workbench.canvas.cards.ground import Dress
from workbench.canvas.cards.painter import paint_back, paint_card
from workbench.canvas.geometry import Box
from workbench.canvas.lettering import write
from workbench.export.kit import ink, marks
from workbench.export.kit.sheet import PIXEL, Page

translate = QCoreApplication.translate

PaintPiece = Callable[[QPainter, Box, Page], None]
"""Paints one side of a piece into a box of a page, in millimetres."""


@dataclass(frozen=True, eq=False)
class Piece:
    """Something to cut out."""

    front: PaintPiece
    back: PaintPiece | None = None

    @property
    def turned(self) -> Piece:
        """The piece with its back up and nothing behind it: to be glued to the front where backs are not printed."""
        return Piece(self.back or blank)


def card(front: Card, back: Back | None = None) -> Piece:
    """Give a card as a piece to cut out."""
    return Piece(partial(_paint_card, card=front), partial(_paint_back, back=back) if back else None)


def blank(painter: QPainter, box: Box, page: Page) -> None:
    """Paint nothing."""


def spare(painter: QPainter, box: Box, page: Page) -> None:
    """Paint a piece that nobody needs yet: a frame with words that say so."""
    inner = box.grown(-min(3.0, box.width / 10))
    painter.setPen(marks.pen(page.theme.ink3, 0.2, marks.CUT_DASH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(marks.rect(inner))
    middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    size = min(4.0, box.width / 12)
    write(painter, *middle, translate("kit", "spare, to write on"), size, page.theme.ink3, align=0.5)


def dress_of(page: Page) -> Dress:
    """Give what the drawing of a piece takes from its page: colours, ink, and that it is cut out."""
    strength = ink.GROUND_SHARE if page.order.ink == "saving" else 1.0
    return Dress(page.theme, is_cut=True, strength=strength)


def _paint_card(painter: QPainter, box: Box, page: Page, card: Card) -> None:
    paint_card(painter, card, box, dress_of(page), pixel=PIXEL)


def _paint_back(painter: QPainter, box: Box, page: Page, back: Back) -> None:
    paint_back(painter, back, box, dress_of(page), pixel=PIXEL)


def paint_fronts(painter: QPainter, page: Page, pieces: Sequence[Piece], boxes: Sequence[Box]) -> None:
    """Paint the fronts of pieces where they lie."""
    for piece, box in zip(pieces, boxes, strict=True):
        _paint_one(painter, page, piece.front, box)


def paint_behind(painter: QPainter, page: Page, pieces: Sequence[Piece], boxes: Sequence[Box]) -> None:
    """Paint the backs of pieces behind their fronts.

    Turned over its long side, a sheet that lies across has its back upside down: then so are the pieces, and each is
    upright again in the hand.
    """
    for piece, front in zip(pieces, boxes, strict=True):
        if piece.back is not None:
            _paint_one(painter, page, piece.back, page.behind(front), is_turned=page.is_landscape)


def _paint_one(
    painter: QPainter, page: Page, paint: PaintPiece, box: Box, *, is_turned: bool = False
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(marks.rect(box))
    if is_turned:
        painter.translate(box.left + box.right, box.top + box.bottom)
        painter.rotate(180)
    paint(painter, box, page)
    painter.restore()
