"""What stands on the canvas: the zoom box, the minimap, the card of the hover, and the note about a broken text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from engine.hexes import Hex, neighbours
from workbench import theme, typeface
from workbench.canvas.geometry import Box, View, fitted, hexes_in
from workbench.canvas.painter import BoardPainter
from workbench.canvas.scene import Overlays, Scene
from workbench.icons import icon
from workbench.map.canvas import USUAL_SIZE, ZOOM_STEP, MapCanvas
from workbench.map.sheet import Sheet
from workbench.map.space_words import coordinate, kind_word
from workbench.map.tools import deed_of

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
        for signal in (canvas.sheet.chart_changed, canvas.sheet.players_changed):
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


class HoverCard(QFrame):
    """What painting the hex under the mouse would change."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMinimumWidth(236)
        self.title, self.change = QLabel(self), QLabel(self)
        self.title.setFont(typeface.style("group"))
        self.change.setObjectName("hint")
        self.slots, self.touched = QLabel(self), QLabel(self)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.change)
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        for row, (words, value) in enumerate(
            ((self.tr("Figure slots"), self.slots), (self.tr("Would touch"), self.touched))
        ):
            label = QLabel(words, self)
            label.setObjectName("hint")
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, row, 1, Qt.AlignmentFlag.AlignRight)
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(1, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 8)
        self._column.setSpacing(6)
        self._column.addLayout(head)
        self._column.addLayout(grid)
        self.hide()
        canvas.hovered.connect(self.show_for)

    def show_for(self, at: Hex | None) -> None:
        """Show the effect of painting a hex, or nothing where there is none."""
        canvas = self._canvas
        sheet, tool = canvas.sheet, canvas.tool
        is_paint = canvas.toolbox.tool == "paint" and not tool.is_down
        if at is None or sheet.chart is None or not is_paint:
            self.hide()
            return
        space = sheet.chart.spaces.get(at)
        new, old = tool.terrain, space.terrain if space else None
        if new == old:
            self.hide()
            return
        before = sheet.slots()
        changed = {place: word or "" for place, word in tool.ghost(at).items()}
        after = sheet.slots(changed)
        self.title.setText(self.tr("{deed} at {at}").format(deed=deed_of(new or "void"), at=coordinate(at)))
        self.change.setText(f"{kind_word(old)} → {kind_word(new)}")
        self.slots.setText(f"{before} → {after}" if before != after else str(before))
        wanted = sheet.wanted_slots()
        self.slots.setObjectName("error" if wanted is not None and after > wanted else "group")
        self.slots.style().unpolish(self.slots)
        self.slots.style().polish(self.slots)
        self.touched.setText(", ".join(self._near(sheet, at)) or "–")
        self._place(at)

    def _near(self, sheet: Sheet, at: Hex) -> list[str]:
        assert sheet.chart is not None
        spaces = sheet.chart.spaces
        near = [beside for beside in neighbours(at) if beside in spaces and spaces[beside].is_settlement]
        return [sheet.chart.names.get(beside) or kind_word(spaces[beside].terrain) for beside in near]

    def _place(self, at: Hex) -> None:
        """Stand aside of the hex, where there is room."""
        canvas = self._canvas
        self.resize(self.sizeHint())
        x, y = canvas.view.centre(at)
        places = [
            QPointF(x + across * 140, y + down * 90) for across in (-1, 0, 1) for down in (-3, -2, -1, 1, 2)
        ]
        best = min(places, key=lambda place: self._cost(place, x, y))
        area = self._area(best)
        self.move(int(area.left()), int(area.top()))
        self.show()

    def _area(self, middle: QPointF) -> QRectF:
        canvas = self._canvas
        left = min(max(middle.x() - self.width() / 2, 8), canvas.width() - self.width() - 8)
        top = min(max(middle.y() - self.height() / 2, 64), canvas.height() - self.height() - 8)
        return QRectF(left, top, self.width(), self.height())

    def _cost(self, place: QPointF, x: float, y: float) -> float:
        """Count the hexes that the card would hide, the near ones thrice, and how far away it is."""
        canvas = self._canvas
        area = self._area(place)
        view, spaces = canvas.view, canvas.composition.base.spaces
        if area.adjusted(-view.s * 2, -view.s * 2, view.s * 2, view.s * 2).contains(x, y):
            return 1e6
        box = view.box_on_board(Box(area.left(), area.top(), area.right(), area.bottom()))
        hidden = sum(at in spaces for at in hexes_in(box))
        return 40 * hidden + abs(area.center().x() - x) + abs(area.center().y() - y)


class BrokenNote(QFrame):
    """Says that the text cannot be drawn, so that an earlier picture is shown; a click goes to the text."""

    clicked = Signal()

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._sheet = canvas.sheet
        self.setObjectName("notice")
        self.setProperty("severity", "error")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 12, 6)
        row.setSpacing(8)
        mark = QLabel(self)
        mark.setPixmap(icon("error", "error").pixmap(16, 16))
        self.words = QLabel(self)
        row.addWidget(mark)
        row.addWidget(self.words)
        self.hide()
        canvas.sheet.chart_changed.connect(self._show)

    def _show(self) -> None:
        is_broken = self._sheet.is_broken
        if is_broken:
            has_picture = self._sheet.chart is not None
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


class Furniture(QWidget):
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
        canvas.sheet.chart_changed.connect(self.arrange)

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
        self.note.move((canvas.width() - self.note.width()) // 2, MARGIN)
