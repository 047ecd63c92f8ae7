"""The right side of the print dialog: the tiles as they are joined, and the sheet that is looked at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from workbench import theme, typeface
from workbench.dialogs.print_pictures import SheetPictures
from workbench.export.kit import assembly
from workbench.export.kit.assembly import Laid
from workbench.export.kit.made import Kit
from workbench.export.kit.order import Order
from workbench.export.kit.sheet import PIXEL, Sheet

SHADOW = 3
LEGEND_GAP = 12
ZOOMS = (0.1, 4.0)
STEP = 1.25


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


class Legend(QWidget):
    """What the marks of the tiles mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._order = Order()
        self.setFixedHeight(20)

    def show_order(self, order: Order) -> None:
        """Explain the marks of an order."""
        self._order = order
        self.setAccessibleName(", ".join(words for _, words in self._entries()))
        self.update()

    def _entries(self) -> list[tuple[str, str]]:
        entries = (
            ("cut", self.tr("cut here")),
            ("bands", self.tr("glue under the next tile")),
            ("corners", self.tr("corner mark")),
        )
        return [entry for entry in entries if entry[0] in self._order.marks]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a small sign of each with its words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.current()
        painter.setFont(typeface.style("hint"))
        x, middle = 1.0, self.height() / 2
        for mark, words in self._entries():
            painter.setPen(QPen(QColor(colours.ink2), 1.2))
            if mark == "cut":
                painter.setPen(QPen(QColor(colours.ink2), 1.2, Qt.PenStyle.DashLine))
                painter.drawLine(QPointF(x, middle), QPointF(x + 24, middle))
            elif mark == "bands":
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(QRectF(x, middle - 6, 24, 12))
                for step in range(5):
                    painter.drawLine(QPointF(x + 5 * step, middle + 6), QPointF(x + 5 * step + 4, middle - 6))
            else:
                painter.drawLine(QPointF(x + 12, middle - 6), QPointF(x + 12, middle + 3))
                painter.drawLine(QPointF(x + 8, middle + 3), QPointF(x + 16, middle + 3))
            painter.setPen(QColor(colours.ink2))
            painter.drawText(QPointF(x + 32, middle + 4.5), words)
            x += 32 + painter.fontMetrics().horizontalAdvance(words) + 26


class BoardView(QWidget):
    """The tiles side by side as they are joined, those left out as empty places."""

    chosen = Signal(object)

    def __init__(self, pictures: SheetPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._laid: list[Laid] = []
        self._sheet: Sheet | None = None
        self.legend = Legend(self)
        self.setMinimumSize(260, 200)
        self.setMouseTracking(True)

    def show_kit(self, kit: Kit, sheet: Sheet | None) -> None:
        """Show another kit's tiles."""
        self._laid = assembly.board(kit)
        self._sheet = sheet
        self.legend.show_order(kit.order)
        self._place_legend()
        words = self.tr("{columns} by {rows} tiles, {count} of them printed")
        tiling = kit.tiling
        self.setAccessibleName(
            words.format(columns=tiling.columns, rows=tiling.rows, count=len(tiling.printed))
        )
        self.update()

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Mark another sheet."""
        self._sheet = sheet
        self.update()

    def boxes(self) -> list[tuple[QRectF, Sheet | None]]:
        """Give where the tiles lie, in pixels."""
        if not self._laid:
            return []
        whole = assembly.around(self._laid)
        room = self.height() - 4 - self.legend.height() - LEGEND_GAP
        scale = min((self.width() - 4) / whole.width, room / whole.height)
        return [
            (
                QRectF(
                    each.box.left * scale,
                    each.box.top * scale,
                    each.box.width * scale,
                    each.box.height * scale,
                ),
                each.sheet,
            )
            for each in self._laid
        ]

    def _place_legend(self) -> None:
        """Keep the legend right below the tiles."""
        bottom = max((area.bottom() for area, _ in self.boxes()), default=0)
        self.legend.setGeometry(0, round(bottom) + LEGEND_GAP, self.width(), self.legend.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's size."""
        self._place_legend()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tiles with their names."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours = theme.current()
        for area, sheet in self.boxes():
            if sheet is None:
                painter.setPen(QPen(QColor(colours.line2), 1, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(area)
                if area.width() > 110:
                    painter.setPen(QColor(colours.ink3))
                    painter.setFont(typeface.style("hint"))
                    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.tr("empty, not printed"))
                continue
            is_chosen = sheet is self._sheet
            drawn = self._pictures.small(sheet)
            paint_page(painter, area, drawn, is_chosen=is_chosen, is_enabled=self.isEnabled())
            self._paint_name(painter, area, sheet)

    def _paint_name(self, painter: QPainter, area: QRectF, sheet: Sheet) -> None:
        """Put a chip with the tile's name into its corner: on a picture this small the printed one cannot be read."""
        if area.width() < 40:
            return
        face = typeface.font("sans", 10, 700)
        painter.setFont(face)
        width = painter.fontMetrics().horizontalAdvance(sheet.name) + 8
        chip = QRectF(area.left() + 4, area.top() + 4, width, 15)
        colours = theme.LIGHT  # on paper, which is white in any theme
        painter.setPen(QColor(colours.line2))
        painter.setBrush(QColor(colours.raised))
        painter.drawRoundedRect(chip, 3, 3)
        painter.setPen(QColor(colours.ink))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, sheet.name)

    def _at(self, place: QPointF) -> Sheet | None:
        return next((sheet for area, sheet in self.boxes() if area.contains(place)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the tile under the mouse."""
        found = self._at(event.position())
        if found is not None:
            self.chosen.emit(found)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand where a click does something."""
        found = self._at(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if found else Qt.CursorShape.ArrowCursor)
        self.setToolTip(found.title if found else "")


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
    wants_step = Signal(int)

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
            self.set_zoom(self.zoom * STEP ** (event.angleDelta().y() / 120))
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages and zoom by keys."""
        key = event.key()
        if key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.wants_step.emit(1 if key == Qt.Key.Key_PageDown else -1)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.set_zoom(self.zoom * STEP)
        elif key == Qt.Key.Key_Minus:
            self.set_zoom(self.zoom / STEP)
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


class Stage(QWidget):
    """The joined board beside the sheet that is looked at, or that sheet alone."""

    chosen = Signal(object)

    def __init__(self, pictures: SheetPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("printStage")
        self.board = BoardView(pictures, self)
        self.sheet_view = SheetView(pictures, self)
        self._board_title, self._sheet_title = QLabel(self), QLabel(self)
        self._is_assembly, self._has_board = True, True
        for title in (self._board_title, self._sheet_title):
            title.setObjectName("group")
        self._left = QWidget(self)
        left = QVBoxLayout(self._left)
        right = QVBoxLayout()
        for column in (left, right):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(10)
        left.addWidget(self._board_title)
        left.addWidget(self.board, 1)
        right.addWidget(self._sheet_title)
        right.addWidget(self.sheet_view, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 14, 20, 10)
        row.setSpacing(24)
        row.addWidget(self._left, 2)
        row.addLayout(right, 1)
        self._row = row
        self.board.chosen.connect(self.chosen)
        pictures.arrived.connect(lambda _: self.board.update())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the ground that papers lie on."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().canvas))

    def show_kit(self, kit: Kit, sheet: Sheet | None) -> None:
        """Show another kit."""
        lies = (
            self.tr("Board, landscape tiles") if kit.tiling.is_landscape else self.tr("Board, portrait tiles")
        )
        self._board_title.setText(lies)
        self._has_board = "board" in kit.order.parts
        self.board.show_kit(kit, sheet)
        self._left.setVisible(self._is_assembly and self._has_board)
        self.show_sheet(sheet)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Look at another sheet."""
        self._sheet_title.setText(sheet.title if sheet else "")
        self.board.show_sheet(sheet)
        self.sheet_view.show_sheet(sheet)

    def show_assembly(self, is_assembly: bool) -> None:
        """Show the joined board too, or one sheet alone."""
        self._is_assembly = is_assembly
        self._left.setVisible(is_assembly and self._has_board)
