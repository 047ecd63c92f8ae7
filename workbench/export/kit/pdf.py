"""The kit as a PDF: vectors and text on pages of exactly the paper's size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from workbench.canvas.pictures import PDF_RESOLUTION
from workbench.dress import typeface
from workbench.export.kit.order import PAPERS, Order
from workbench.export.kit.sheet import Paint, Sheet

MM_PER_INCH = 25.4


def pages(sheets: Sequence[Sheet], order: Order) -> Iterator[tuple[Sheet, Paint | None]]:
    """Give what each page shows; with backs every sheet has a second page, though it may be blank."""
    for sheet in sheets:
        yield sheet, sheet.paint
        if order.has_backs:
            yield sheet, sheet.paint_back


def page_layout(sheet: Sheet) -> QPageLayout:
    """Give Qt's layout of a sheet's page, without margins: ours are drawn."""
    paper = PAPERS[sheet.page.order.paper]
    size = QPageSize(
        QSizeF(paper.width, paper.height),
        QPageSize.Unit.Millimeter,
        paper.title,
        QPageSize.SizeMatchPolicy.ExactMatch,
    )
    kinds = QPageLayout.Orientation
    orientation = kinds.Landscape if sheet.page.is_landscape else kinds.Portrait
    return QPageLayout(size, orientation, QMarginsF())


def pdf(
    sheets: Sequence[Sheet],
    order: Order,
    title: str = "",
    *,
    is_outdated: Callable[[], bool] = lambda: False,
) -> bytes:
    """Write sheets as a PDF; where `is_outdated` says so it stops early and gives nothing."""
    typeface.load()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PDF_RESOLUTION)
    writer.setTitle(title)
    writer.setCreator("Daimyo")
    todo = list(pages(sheets, order))
    if not todo:
        return b""
    writer.setPageLayout(page_layout(todo[0][0]))
    painter = QPainter(writer)
    try:
        for number, (sheet, paint) in enumerate(todo):
            if is_outdated():
                return b""
            if number:
                writer.setPageLayout(page_layout(sheet))
                writer.newPage()
            painter.save()
            painter.scale(PDF_RESOLUTION / MM_PER_INCH, PDF_RESOLUTION / MM_PER_INCH)
            if paint is not None:
                paint(painter)
            painter.restore()
    finally:
        painter.end()
    return bytes(buffer.data().data())
