"""Pictures of sheets, drawn off the window's thread: all of them small, the one looked at as large as it is shown."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from workbench.background import Worker
from workbench.dress import theme
from workbench.export.kit.made import Kit
from workbench.export.kit.sheet import Sheet

# Pixels to the millimetre of the small pictures; with many sheets fewer, so that they fit the memory.
SMALL, LEAST = 3.0, 0.7
MANY = 40
# The longer side of what lists show, in pixels of the sharpest usual screen.
THUMB = 160
# Larger than this no picture is drawn: it would take longer than anyone looks at it.
LARGEST = 12.0
# How far a paper's shadow reaches, in pixels.
SHADOW = 3


def picture(sheet: Sheet, scale: float) -> QImage:
    """Draw the front of a sheet with so many pixels to the millimetre."""
    image = QImage(round(sheet.width * scale), round(sheet.height * scale), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        sheet.paint(painter)
    finally:
        painter.end()
    return image


def _with_thumb(sheet: Sheet, scale: float) -> tuple[QImage, QImage]:
    """Draw a sheet, and scale its picture down once for all lists."""
    drawn = picture(sheet, scale)
    smooth, whole = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.KeepAspectRatio
    return drawn, drawn.scaled(THUMB, THUMB, whole, smooth)


def paint_page(
    painter: QPainter, area: QRectF, drawn: QImage | None, *, is_chosen: bool, is_enabled: bool = True
) -> None:
    """Draw a sheet's picture on its paper, with the shadow it throws; faintly where it no longer holds."""
    colours = theme.current()
    painter.setOpacity(1 if is_enabled else theme.DISABLED_OPACITY)
    painter.fillRect(area.translated(SHADOW, SHADOW), QColor(colours.line2))
    painter.fillRect(area, QColor("#FFFFFF"))
    if drawn is not None:
        painter.drawImage(area, drawn)
    if is_chosen:
        painter.setPen(QPen(QColor(colours.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area.adjusted(-1, -1, 1, 1))


class SheetPictures(QObject):
    """Draws the sheets of the newest kit and keeps their pictures."""

    arrived = Signal(object)
    """The sheet whose picture is there now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._small: dict[Sheet, tuple[QImage, QImage]] = {}
        self._large: tuple[Sheet, QImage] | None = None
        self._worker = Worker("sheets", self)
        self._large_worker = Worker("sheet", self)
        self._sheets: tuple[Sheet, ...] = ()
        self._scale = SMALL

    def show_kit(self, kit: Kit) -> None:
        """Draw another kit's sheets; pictures of sheets it shares with the last one stay."""
        self._sheets = kit.sheets
        self._small = {sheet: images for sheet, images in self._small.items() if sheet in kit.sheets}
        self._scale = max(LEAST, SMALL * min(1, (MANY / max(len(kit.sheets), 1)) ** 0.5))
        self._draw_next()

    def _draw_next(self) -> None:
        """Draw the first sheet that has no picture yet; a newer kit makes the old one's drawing outdated."""
        sheet = next((sheet for sheet in self._sheets if sheet not in self._small), None)
        if sheet is not None:
            self._worker.ask(partial(_with_thumb, sheet, self._scale), partial(self._take, sheet))

    def _take(self, sheet: Sheet, drawn: tuple[QImage, QImage]) -> None:
        self._small[sheet] = drawn
        self.arrived.emit(sheet)
        self._draw_next()

    def small(self, sheet: Sheet) -> QImage | None:
        """Give the small picture of a sheet, if it is drawn."""
        found = self._small.get(sheet)
        return found[0] if found else None

    def thumb(self, sheet: Sheet) -> QImage | None:
        """Give the smallest picture of a sheet, if it is drawn."""
        found = self._small.get(sheet)
        return found[1] if found else None

    def best(self, sheet: Sheet) -> QImage | None:
        """Give the largest picture there is of a sheet."""
        if self._large is not None and self._large[0] is sheet:
            return self._large[1]
        return self.small(sheet)

    def want(self, sheet: Sheet, scale: float) -> None:
        """Draw one sheet at a scale, unless what is there is nearly as fine."""
        scale = min(scale, LARGEST)
        known = self.best(sheet)
        if known is not None and known.width() >= sheet.width * scale * 0.95:
            return

        def done(drawn: QImage) -> None:
            self._large = (sheet, drawn)
            self.arrived.emit(sheet)

        self._large_worker.ask(partial(picture, sheet, scale), done)

    def close(self) -> None:
        """Draw no more."""
        self._worker.close(0)
        self._large_worker.close(0)

    @property
    def is_busy(self) -> bool:
        """Say whether pictures are being drawn."""
        return self._worker.is_busy or self._large_worker.is_busy
