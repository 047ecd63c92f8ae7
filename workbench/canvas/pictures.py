"""Boards as files: SVG, PNG and PDF, drawn by the same painter as the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from workbench.canvas import labels
from workbench.canvas.geometry import View, extent
from workbench.canvas.painter import BoardPainter, paint_legend
from workbench.canvas.scene import Scene
from workbench.canvas.shapes import colour
from workbench.dress import typeface
from workbench.dress.theme import LIGHT, Theme
from workbench.visible import one_line

# Pixels from centre to corner where nobody asks for another size; space around the board, in units of `s`.
USUAL_SCALE, MARGIN = 32.0, 0.8
LEGEND_WIDTH, LEGEND_HEIGHT, LEGEND_GAP = 150.0, 48.0, 12.0
# A pixel is a 96th of an inch; a PDF divides it further.
PIXELS_PER_INCH, PDF_RESOLUTION = 96, 1200


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where a scene lies on a sheet that fits it, in pixels."""

    width: int
    height: int
    view: View
    legend: QPointF | None


def sheet_for(scene: Scene, theme: Theme, scale: float = USUAL_SCALE) -> Sheet:
    """Lay out a sheet around a scene, with room for the names of pieces and the legend of a heat map."""
    box = extent([*scene.spaces, *scene.outside]).grown(MARGIN)
    if scene.overlays.piece_names:
        view = View(scale)
        for label in labels.piece_names(scene, theme, scale):
            box = box.united(view.box_on_board(labels.box(label, view)))
    width, height = box.width * scale, box.height * scale
    view = View(scale, -box.left * scale, -box.top * scale)
    legend = None
    if scene.heat:
        legend = QPointF(MARGIN * scale, height)
        width, height = max(width, LEGEND_WIDTH + 2 * MARGIN * scale), height + LEGEND_HEIGHT + LEGEND_GAP
    return Sheet(round(width), round(height), view, legend)


def scale_for_width(scene: Scene, theme: Theme, width: float) -> float:
    """Give the scale at which a scene's sheet is so many pixels wide."""
    scale = width / extent([*scene.spaces, *scene.outside]).grown(MARGIN).width
    # Names keep a least size, so that the first guess may be too wide.
    for _ in range(4):
        scale *= width / sheet_for(scene, theme, scale).width
    return scale


def draw(
    painter: QPainter, scene: Scene, sheet: Sheet, theme: Theme, ground: str | None, pixel: float = 1
) -> None:
    """Draw a scene on its sheet; `pixel` is how many units of the device make one pixel."""
    if ground:
        painter.fillRect(QRectF(0, 0, sheet.width * pixel, sheet.height * pixel), colour(ground))
    view = View(sheet.view.s * pixel, sheet.view.x * pixel, sheet.view.y * pixel, pixel)
    BoardPainter(theme).paint(painter, scene, view)
    if scene.heat and sheet.legend:
        paint_legend(painter, scene.heat, sheet.legend * pixel, LEGEND_WIDTH * pixel, theme, pixel)


def svg(
    scene: Scene, sheet: Sheet, theme: Theme = LIGHT, ground: str | None = None, title: str = ""
) -> bytes:
    """Give a scene as an SVG."""
    buffer = _buffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(sheet.width, sheet.height))
    generator.setViewBox(QRectF(0, 0, sheet.width, sheet.height))
    generator.setResolution(PIXELS_PER_INCH)
    generator.setTitle(one_line(title))
    _painted(generator, lambda painter: draw(painter, scene, sheet, theme, ground))
    return bytes(buffer.data().data())


def png(
    scene: Scene,
    sheet: Sheet,
    theme: Theme = LIGHT,
    ground: str | None = None,
    title: str = "",
    pixel: float = 1,
) -> bytes:
    """Give a scene as a PNG, in which each pixel of the sheet takes so many, lines and letters with it."""
    size = QSize(round(sheet.width * pixel), round(sheet.height * pixel))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    image.setText("Title", title)
    _painted(image, lambda painter: draw(painter, scene, sheet, theme, ground, pixel))
    buffer = _buffer()
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]  # the stubs want bytes for the format, Qt takes text
        raise OSError("The picture could not be written as PNG.")
    return bytes(buffer.data().data())


def pdf(
    scene: Scene, sheet: Sheet, theme: Theme = LIGHT, ground: str | None = None, title: str = ""
) -> bytes:
    """Give a scene as a PDF of one page that fits it."""
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setResolution(PDF_RESOLUTION)
    writer.setTitle(title)
    writer.setCreator("Daimyo")
    size = QSizeF(sheet.width, sheet.height) / PIXELS_PER_INCH
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Inch, "", QPageSize.SizeMatchPolicy.ExactMatch))
    writer.setPageMargins(QMarginsF())
    pixel = PDF_RESOLUTION / PIXELS_PER_INCH
    _painted(writer, lambda painter: draw(painter, scene, sheet, theme, ground, pixel))
    return bytes(buffer.data().data())


FORMATS: dict[str, Callable[..., bytes]] = {".svg": svg, ".png": png, ".pdf": pdf}


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _painted(device: QImage | QSvgGenerator | QPdfWriter, paint: Callable[[QPainter], None]) -> None:
    """Open a painter on a device, and close it whatever happens: Qt does not forgive one left open."""
    typeface.load()
    painter = QPainter(device)
    try:
        paint(painter)
    finally:
        painter.end()
