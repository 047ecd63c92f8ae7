"""All sheets of a kit in one picture: the joined board at the left, the other sheets beside it."""

from __future__ import annotations

import math

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from workbench.canvas.geometry import Box
from workbench.canvas.lettering import cap_height, width_of, write
from workbench.canvas.shapes import colour
from workbench.dress import typeface
from workbench.dress.theme import LIGHT, Theme
from workbench.export.kit import assembly
from workbench.export.kit.assembly import GAP, Laid
from workbench.export.kit.made import Kit

translate = QCoreApplication.translate

# In millimetres of paper: around everything, above it for the title, and below each sheet for its name.
MARGIN, TITLE, NAME = 18.0, 34.0, 12.0
SHADOW, CHIP = 2.5, 9.0
# Width over height that suits a page and a screen.
SHAPE = 1.6
APART = 3 * GAP


def overview(kit: Kit, width: int = 1600, theme: Theme = LIGHT) -> QImage:
    """Draw all sheets of a kit onto one picture of so many pixels across."""
    typeface.load()
    laid = _laid_out(kit)
    whole = assembly.around(laid)
    span = whole.width + 2 * MARGIN
    tall = whole.height + 2 * MARGIN + TITLE + NAME
    scale = width / span
    image = QImage(width, max(1, round(tall * scale)), QImage.Format.Format_RGB32)
    image.fill(colour(theme.canvas))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        _write_title(painter, kit, theme)
        painter.translate(MARGIN - whole.left, MARGIN + TITLE - whole.top)
        for each in laid:
            _paint(painter, each, theme)
    finally:
        painter.end()
    return image


def png(kit: Kit, width: int = 1600, theme: Theme = LIGHT) -> bytes:
    """Give the overview as the bytes of a PNG."""
    image = overview(kit, width, theme)
    image.setText("Title", kit.design.name)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]  # the stubs want bytes for the format, Qt takes text
        raise OSError("The picture could not be written as PNG.")
    return bytes(buffer.data().data())


def _laid_out(kit: Kit) -> list[Laid]:
    """Lay the board out first, and the other sheets beside it or below it."""
    tiles = assembly.board(kit.joined)
    others = [sheet for sheet in kit.sheets if not tiles or sheet.part != "board"]
    if not tiles:
        columns = max(1, round(len(others) ** 0.5 * 1.4))
        return _spaced(assembly.rows(others, columns * (others[0].width + GAP)))
    whole = assembly.around(tiles)
    if not others:
        return tiles
    layouts = []
    for columns in range(1, len(others) + 1):
        width = columns * (others[0].width + GAP)
        layouts.append([*tiles, *_spaced(assembly.rows(others, width, whole.right + APART, whole.top))])
        layouts.append([*tiles, *_spaced(assembly.rows(others, width, whole.left, whole.bottom + APART))])
    return min(layouts, key=_awkwardness)


def _awkwardness(laid: list[Laid]) -> float:
    """Say how much of the picture stays empty, and how far its shape is from a good one."""
    whole = assembly.around(laid)
    used = sum(each.box.width * each.box.height for each in laid)
    return 1 - used / (whole.width * whole.height) + abs(math.log(whole.width / whole.height / SHAPE)) / 4


def _spaced(laid: list[Laid]) -> list[Laid]:
    """Move rows apart, so that a name fits below each sheet."""
    tops = sorted({each.box.top for each in laid})
    found = []
    for each in laid:
        down = tops.index(each.box.top) * NAME
        box = each.box
        found.append(Laid(Box(box.left, box.top + down, box.right, box.bottom + down), each.sheet))
    return found


def _write_title(painter: QPainter, kit: Kit, theme: Theme) -> None:
    write(painter, MARGIN, MARGIN + 12, kit.design.name, 15, theme.ink, family="serif", weight=600)
    line = _facts(kit)
    write(painter, MARGIN, MARGIN + 24, line, 8, theme.ink2)


def _facts(kit: Kit) -> str:
    """Say how many sheets there are for how many players, and how large the joined board is."""
    tiling = kit.tiled.tiling if kit.tiled else None
    if tiling is None or kit.design.place is None:
        words = translate("kit", "{count} sheets, players: {players}")
        return words.format(count=len(kit.sheets), players=kit.design.players)
    width, height = (f"{length / 10:.1f}" for length in tiling.board_size)
    words = translate(
        "kit", "{count} sheets, {players} players, assembled board {width} × {height} cm, hexes of {hex} mm"
    )
    return words.format(
        count=len(kit.sheets),
        players=kit.design.players,
        width=width,
        height=height,
        hex=f"{kit.order.hex_mm:g}",
    )


def _paint(painter: QPainter, each: Laid, theme: Theme) -> None:
    box = QRectF(each.box.left, each.box.top, each.box.width, each.box.height)
    if each.sheet is None:
        painter.setPen(QPen(colour(theme.line2), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
        middle = box.center()
        words = translate("kit", "empty, not printed")
        write(painter, middle.x(), middle.y(), words, 9, theme.ink3, align=0.5)
        return
    painter.fillRect(box.translated(SHADOW, SHADOW), colour(theme.shadow))
    painter.fillRect(box, colour("#FFFFFF"))
    painter.save()
    painter.setClipRect(box)
    painter.translate(QPointF(each.box.left, each.box.top))
    each.sheet.paint(painter)
    painter.restore()
    if each.sheet.part == "board":
        _paint_chip(painter, box, each.sheet.name, theme)
    else:
        write(painter, box.center().x(), box.bottom() + NAME - 2, each.sheet.name, 8, theme.ink2, align=0.5)


def _paint_chip(painter: QPainter, box: QRectF, name: str, theme: Theme) -> None:
    """Name a tile in its corner, larger than the name that is printed on it."""
    width = width_of(name, CHIP, weight=700) + 8
    chip = QRectF(box.left() + 5, box.top() + 5, width, CHIP * 1.6)
    painter.setPen(QPen(colour(theme.line2), 0.6))
    painter.setBrush(colour("#FFFFFF"))
    painter.drawRoundedRect(chip, 3, 3)
    base = chip.center().y() + cap_height(CHIP, weight=700) / 2
    write(painter, chip.center().x(), base, name, CHIP, LIGHT.ink, weight=700, align=0.5)
