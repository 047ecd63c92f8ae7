"""What stands on the canvas: the zoom box, the minimap, and the note about a broken text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QWidget

from workbench.canvas.geometry import Box, View, fitted
from workbench.canvas.painter import BoardPainter
from workbench.canvas.panned import USUAL_SIZE, ZOOM_STEP
from workbench.canvas.scene import Overlays, Scene
from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.map.canvas.canvas import MapCanvas
from workbench.map.canvas.hover_card import HoverCard
from workbench.widgets.plain_label import PlainLabel

MARGIN = 16
MINIMAP = QSize(220, 152)


class ZoomBox(QFrame):
    """Smaller, the size in percent, larger, and the whole board."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.setObjectName("popup")
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        smaller = self._button("minus", self.tr("Zoom out"), partial(canvas.zoom, 1 / ZOOM_STEP))
        larger = self._button("plus", self.tr("Zoom in"), partial(canvas.zoom, ZOOM_STEP))
        whole = self._button("fit", self.tr("Show the whole board"), canvas.fit)
        self.size_button = QToolButton(self)
        self.size_button.setFixedSize(58, 28)
        self.size_button.setAccessibleName(self.tr("Zoom to 100 %"))
        self.size_button.setToolTip(self.tr("Zoom to 100 %"))
        self.size_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.size_button.clicked.connect(lambda: canvas.zoom_to(USUAL_SIZE))
        for part in (smaller, self.size_button, larger, whole):
            row.addWidget(part)
        canvas.view_changed.connect(self._show_size)
        self._show_size()
        self.setFixedSize(self.sizeHint())

    def _button(self, glyph: str, words: str, deed: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(glyph))
        button.setIconSize(QSize(16, 16))
        button.setFixedSize(30, 28)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(partial(deed))
        return button

    def _show_size(self) -> None:
        self.size_button.setText(f"{self._canvas.view.s / USUAL_SIZE:.0%}".replace("%", " %"))


class Minimap(QFrame):
    """The whole board small, with a frame around what the canvas shows; a click goes there."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        # The board is drawn into a picture a moment after it changed: strokes do not wait for it.
        self._picture = QPixmap()
        self._later = QTimer(self, interval=150, singleShot=True)
        self._later.timeout.connect(self.redraw)
        self.setFixedSize(MINIMAP)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Minimap: arrows move the board"))
        self.setToolTip(self.tr("Click to go there"))
        canvas.view_changed.connect(self.update)
        for signal in (canvas.map_text.chart_changed, canvas.map_text.players_changed):
            signal.connect(self._later.start)

    def _view(self) -> View:
        scene = self._canvas.composition.base
        area = self.rect().adjusted(8, 8, -8, -8)
        box = Box(area.left(), area.top(), area.right(), area.bottom())
        return fitted([*scene.spaces, *scene.outside], box, 0.5)

    def redraw(self) -> None:
        """Draw the board into the picture."""
        ratio = self.devicePixelRatioF()
        self._picture = QPixmap(self.size() * ratio)
        self._picture.setDevicePixelRatio(ratio)
        self._picture.fill(Qt.GlobalColor.transparent)
        base = self._canvas.composition.base
        overlays = Overlays(grid=False, piece_tints=True)
        scene = Scene(base.spaces, outside=base.outside, pieces=base.pieces, overlays=overlays)
        painter = QPainter(self._picture)
        BoardPainter(theme.current()).paint(painter, scene, self._view())
        painter.end()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Draw in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._later.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board's picture and the frame."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colours.line2))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if self._picture.isNull() and not self._later.isActive():
            self._later.start()
        painter.drawPixmap(0, 0, self._picture)
        painter.setPen(QPen(QColor(colours.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(self._frame(self._view()))
        if self.hasFocus():
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _frame(self, view: View) -> QRectF:
        canvas = self._canvas
        seen = canvas.view.box_on_board(Box(0, 0, canvas.width(), canvas.height()))
        box = view.box_on_device(seen)
        frame = QRectF(QPointF(box.left, box.top), QPointF(box.right, box.bottom))
        return frame.intersected(QRectF(self.rect()).adjusted(6, 6, -6, -6))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        point = event.position()
        self._canvas.centre_on(*self._view().to_board(point.x(), point.y()))

    mouseMoveEvent = mousePressEvent  # Qt's name

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the board by the arrows."""
        steps = {
            Qt.Key.Key_Left: (60, 0),
            Qt.Key.Key_Right: (-60, 0),
            Qt.Key.Key_Up: (0, 60),
            Qt.Key.Key_Down: (0, -60),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self._canvas.pan(*step)
        else:
            super().keyPressEvent(event)


class BrokenNote(QFrame):
    """Says that the text cannot be drawn, so that an earlier picture is shown; a click goes to the text."""

    clicked = Signal()

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._map_text = canvas.map_text
        self.setObjectName("notice")
        self.setProperty("severity", "error")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 12, 6)
        row.setSpacing(8)
        mark = PlainLabel(self)
        mark.setPixmap(icon("error", "error").pixmap(16, 16))
        self.words = PlainLabel(self)
        row.addWidget(mark)
        row.addWidget(self.words)
        self.hide()
        canvas.map_text.chart_changed.connect(self._show)

    def _show(self) -> None:
        is_broken = self._map_text.is_broken
        if is_broken:
            has_picture = self._map_text.chart is not None
            text = (
                self.tr("The text has errors: this is the last picture that could be drawn.")
                if has_picture
                else self.tr("The text has errors: it cannot be drawn yet.")
            )
            self.words.setText(text)
            self.setAccessibleName(text)
            self.adjustSize()
        self.setVisible(is_broken)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the text."""
        self.clicked.emit()


class CanvasCorners(QWidget):
    """Keeps what stands on a canvas in its corners."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self.hide()
        self._canvas = canvas
        self.zoom_box = ZoomBox(canvas)
        self.minimap = Minimap(canvas)
        self.card = HoverCard(canvas)
        self.note = BrokenNote(canvas)
        canvas.installEventFilter(self)
        canvas.map_text.chart_changed.connect(self.arrange)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Move along when the canvas gets another size."""
        if event.type() is QEvent.Type.Resize:
            self.arrange()
        return False

    def arrange(self) -> None:
        """Put everything into its corner; the minimap gives way on a small canvas."""
        canvas = self._canvas
        self.zoom_box.move(MARGIN, MARGIN)
        self.minimap.move(
            canvas.width() - self.minimap.width() - MARGIN, canvas.height() - self.minimap.height() - MARGIN
        )
        has_room = canvas.width() > 3 * self.minimap.width() and canvas.height() > 2.4 * self.minimap.height()
        self.minimap.setVisible(has_room and bool(canvas.composition.base.spaces))
        self._place_note()

    def _place_note(self) -> None:
        """Put the note into the middle of the top, on a small canvas beside or below the zoom."""
        free = self._canvas.width() - self.note.width()
        beside = self.zoom_box.geometry().right() + MARGIN
        is_beside = beside <= free - MARGIN
        top = MARGIN if is_beside else self.zoom_box.geometry().bottom() + MARGIN
        self.note.move(max(free // 2, beside if is_beside else 0), top)
