"""One printed sheet, looked at from near or far."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from workbench.dialogs.print_pictures import SHADOW, SheetPictures, paint_page
from workbench.dress import theme
from workbench.export.kit.sheet import PIXEL, Sheet

ZOOMS = (0.1, 4.0)
STEP = 1.25


class _Sheet(QWidget):
    """The paper that is looked at, as large as the zoom says."""

    def __init__(self, pictures: SheetPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.sheet: Sheet | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet."""
        if self.sheet is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(1, 1, self.width() - 2 - SHADOW, self.height() - 2 - SHADOW)
        drawn = self._pictures.best(self.sheet)
        paint_page(painter, area, drawn, is_chosen=False, is_enabled=self.isEnabled())


class SheetView(QScrollArea):
    """Looks at one sheet: zoom by buttons, wheel or keys; without a zoom the whole sheet fits."""

    zoomed = Signal(float)
    """The zoom in force: 1 is the size of paper on a screen of 96 pixels to the inch."""

    def __init__(self, pictures: SheetPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._zoom: float | None = None
        self._paper = _Sheet(pictures)
        self._grip: QPoint | None = None
        self.setWidget(self._paper)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(False)
        self._paper.setAutoFillBackground(False)
        pictures.arrived.connect(self._picture_arrived)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Look at another sheet."""
        self._paper.sheet = sheet
        self.setAccessibleName(sheet.title if sheet else self.tr("No sheet"))
        self._fit()

    @property
    def zoom(self) -> float:
        """The zoom in force."""
        return self._zoom or self._fitting()

    def set_zoom(self, zoom: float | None) -> None:
        """Zoom, or fit the whole sheet again."""
        self._zoom = None if zoom is None else min(max(zoom, ZOOMS[0]), ZOOMS[1])
        self._fit()

    def zoom_by(self, factor: float) -> None:
        """Go nearer or further away; with no factor (0) fit the whole sheet."""
        self.set_zoom(self.zoom * factor if factor else None)

    def _fitting(self) -> float:
        sheet = self._paper.sheet
        if sheet is None:
            return 1.0
        room = self.maximumViewportSize()
        across, down = (room.width() - SHADOW - 4) / sheet.width, (room.height() - SHADOW - 4) / sheet.height
        return max(min(across, down) * PIXEL, ZOOMS[0])

    def _fit(self) -> None:
        sheet = self._paper.sheet
        if sheet is None:
            self._paper.resize(0, 0)
            return
        scale = self.zoom / PIXEL
        self._paper.resize(
            QSize(round(sheet.width * scale) + 2 + SHADOW, round(sheet.height * scale) + 2 + SHADOW)
        )
        self._paper.update()
        self._pictures.want(sheet, scale * self.devicePixelRatioF())
        self.zoomed.emit(self.zoom)

    def _picture_arrived(self, sheet: Sheet) -> None:
        if sheet is self._paper.sheet:
            self._paper.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again where nothing else was chosen."""
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl, else scroll."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom_by(STEP ** (event.angleDelta().y() / 120))
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom by keys."""
        key = event.key()
        if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            event.ignore()  # they turn the pages of the whole kit
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom_by(1 / STEP)
        elif key == Qt.Key.Key_0:
            self.set_zoom(None)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the paper."""
        self._grip = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the paper that is held."""
        if self._grip is not None:
            moved = event.position().toPoint() - self._grip
            self._grip = event.position().toPoint()
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - moved.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - moved.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the paper."""
        self._grip = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the focus, which the paper itself cannot."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(QPen(QColor(theme.current().accent), 2))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -1, -1))

    def focusInEvent(self, event: QEvent) -> None:
        """Show the focus."""
        self.viewport().update()

    def focusOutEvent(self, event: QEvent) -> None:
        """Take the focus's sign away."""
        self.viewport().update()
