"""All cells of a run in a grid: what one measure says of each, in steps of heat with labels, walked by keys too."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from workbench.canvas.geometry import Box, fitted
from workbench.canvas.painter import BoardPainter
from workbench.canvas.tokens import paint_seat
from workbench.dress import typeface
from workbench.dress.theme import Theme, ink_on
from workbench.lab.charts.chart import Chart, Table, width_of, write
from workbench.lab.charts.matrix import Matrix, MatrixCell, Place
from workbench.lab.charts.matrix_legend import Part, draw, hatch, laid_out
from workbench.widgets.plain_label import long_tip

HEAD, FOOT, ROW, LEAST_ROW, GAP, BETWEEN = 36, 18, 54, 40, 6, 14
LEAST_WIDE = 76
# Past so many rows or columns a cell says its number alone, its interval under the mouse; then it may be so small.
MANY_ROWS, MANY_COLUMNS, DENSE_ROW, DENSE_WIDE = 12, 6, 28, 58
# A plate on a hatched cell is so tall.
PLATE = 26
# The room of a board beside its rows, and how low it may become before it is left out.
BOARD_WIDE, BOARD_TALL, LEAST_TALL = 96, 84, 34
BOARD_MARGIN = 0.4
LINE = 18
MARK = 8.0
CENTRE, RIGHT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


class MatrixChart(Chart):
    """Cells that say a number and its interval; one of them is chosen, another may be marked beside it."""

    chosen = Signal(int, int)
    """The row and the column of the cell that was chosen."""
    marked = Signal(int, int)
    """Those of a cell that is to stand beside the chosen one."""
    based = Signal(int, int)
    """Those of a cell that others are to be compared with."""
    asked = Signal(int, int, object)
    """Those of a cell that a menu is wanted for, and where on the screen."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        # Who has clicked a cell goes on from there by keys.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.matrix = Matrix()
        self.current: Place = (0, 0)
        self.beside: Place | None = None
        self._walked: Place | None = None
        self.is_marking = False
        """Whether the next click marks a cell instead of choosing it."""

    def show_matrix(self, matrix: Matrix, current: Place, beside: Place | None = None) -> None:
        """Show other cells."""
        self.matrix, self.current, self.beside = matrix, current, beside
        if self._walked not in matrix.cells:
            self._walked = None
        self.setMinimumHeight(self._tall(self._least_row))
        least = DENSE_WIDE if self.is_dense else LEAST_WIDE
        self.setMinimumWidth(
            round(self._label_width() + self._sums_width() + least * max(1, len(matrix.columns)))
        )
        self.updateGeometry()
        self.shown()

    @property
    def is_dense(self) -> bool:
        """Say whether cells are so many that each says its number alone."""
        return len(self.matrix.rows) > MANY_ROWS or len(self.matrix.columns) > MANY_COLUMNS

    @property
    def _least_row(self) -> int:
        return DENSE_ROW if self.is_dense else LEAST_ROW

    def has_own_mark(self) -> bool:
        """Say that the cell walked to is marked."""
        return self._walked is not None

    def _tall(self, row: int) -> int:
        rows = len(self.matrix.rows) + bool(self.matrix.column_sums)
        return HEAD + round(self._foot()) + row * max(1, rows) + BETWEEN * len(self._breaks())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the legend as many lines as it takes now."""
        self.setMinimumHeight(self._tall(self._least_row))
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        """Leave room for every row."""
        return QSize(420, self._tall(DENSE_ROW if self.is_dense else ROW))

    def minimumSizeHint(self) -> QSize:
        """Never shrink a cell until its number has no room: the page scrolls."""
        return QSize(self.minimumWidth(), self._tall(self._least_row))

    def table(self) -> Table:
        """Give a row for each row of the grid."""
        made = [
            (
                ", ".join(filter(None, heads)),
                *(self._told((row, column)) for column in range(len(self.matrix.columns))),
            )
            for row, heads in enumerate(self.matrix.rows)
        ]
        return Table((self.matrix.corner, *self.matrix.columns), tuple(made))

    def _told(self, place: Place) -> str:
        found = self.matrix.cells.get(place)
        if found is None:
            return "–"
        return f"{found.value} {found.half}{' *' if found.is_hatched else ''}"

    # ------------------------------------------------------------ places

    def _breaks(self) -> list[int]:
        """Give the rows before which another first head begins."""
        heads = [first for first, _ in self.matrix.rows]
        grouped = len(set(heads)) < len(heads)
        return [row for row in range(1, len(heads)) if grouped and heads[row] != heads[row - 1]]

    def _label_width(self) -> float:
        firsts = [width_of(first, "group") for first, _ in self.matrix.rows]
        if self._is_grouped and self.matrix.boards:
            firsts.append(BOARD_WIDE)
        return min(max([*firsts, width_of(self.matrix.corner, "hint"), 40]) + self._second_width() + 12, 260)

    def _second_width(self) -> float:
        """Give the room for second heads; they stand below the first where each row has its own first head."""
        if not self._is_grouped:
            return 0.0
        return max((width_of(second, "cell") for _, second in self.matrix.rows), default=0) + 14

    @property
    def _is_grouped(self) -> bool:
        firsts = [first for first, _ in self.matrix.rows]
        return len(set(firsts)) < len(firsts)

    def _sums_width(self) -> float:
        if not self.matrix.row_sums:
            return 0.0
        return max(width_of(text, "cell") for text in (*self.matrix.row_sums, self.matrix.sums_title)) + 16

    def _area(self, place: Place) -> QRectF:
        row, column = place
        left = self._label_width()
        wide = (self.width() - left - self._sums_width()) / max(len(self.matrix.columns), 1)
        rows = max(1, len(self.matrix.rows) + bool(self.matrix.column_sums))
        room = self.height() - HEAD - self._foot() - BETWEEN * len(self._breaks())
        tall = min(room / rows, ROW + 14.0)
        down = HEAD + row * tall + BETWEEN * sum(each <= row for each in self._breaks())
        return QRectF(left + column * wide, down, wide - GAP, tall - GAP)

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw heads, cells, sums and the legend."""
        matrix = self.matrix
        if not matrix.rows:
            return
        write(
            painter,
            QRectF(0, (HEAD - LINE) / 2 - 2, self._label_width() - 8, LINE),
            matrix.corner,
            "hint",
            colours.ink3,
        )
        for column, title in enumerate(matrix.columns):
            area = self._area((0, column))
            head = QRectF(area.left(), (HEAD - LINE) / 2 - 2, area.width(), LINE)
            self._draw_title(painter, colours, head, column, title)
        for row in range(len(matrix.rows)):
            self._draw_heads(painter, colours, row)
            for column in range(len(matrix.columns)):
                self._draw_cell(painter, colours, (row, column))
        self._draw_sums(painter, colours)
        self._draw_legend(painter, colours)

    def _draw_title(self, painter: QPainter, colours: Theme, area: QRectF, column: int, title: str) -> None:
        mark = self.tr("baseline")
        if column != self.matrix.baseline:
            write(painter, area, title, "group", colours.ink, CENTRE)
            return
        wide = min(width_of(title, "group"), area.width())
        rest = width_of(mark, "small") + 6
        if wide + rest > area.width():
            write(painter, area.translated(0, -6), title, "group", colours.ink, CENTRE)
            write(painter, area.translated(0, 8), mark, "small", colours.ink2, CENTRE)
        else:
            left = area.left() + (area.width() - wide - rest) / 2
            write(painter, QRectF(left, area.top(), wide + 1, area.height()), title, "group", colours.ink)
            after = QRectF(left + wide + 6, area.top() + 1, rest, area.height())
            write(painter, after, mark, "small", colours.ink2)
        self.note(area, f"{title}: {mark}")

    def _draw_heads(self, painter: QPainter, colours: Theme, row: int) -> None:
        first, second = self.matrix.rows[row]
        area = self._area((row, 0))
        if row in self._breaks():
            painter.setPen(QPen(QColor(colours.line2), 1))
            y = round(area.top() - GAP / 2 - BETWEEN / 2)
            painter.drawLine(0, y, self.width(), y)
        room = self._label_width() - self._second_width() - 8
        half = area.height() / 2
        if self._is_grouped:
            if row == 0 or row in self._breaks():
                head = QRectF(0, area.top(), room, area.height())
                head = self._draw_board(painter, colours, row, head)
                write(painter, head, first, "group", colours.ink)
                self.note(head, first)
            side = QRectF(room, area.top(), self._second_width(), area.height())
            write(painter, side, second, "cell", colours.ink, RIGHT)
            return
        above = QRectF(0, area.top(), room, half if second else area.height())
        write(painter, above, first, "group", colours.ink)
        if second:
            write(painter, QRectF(0, area.top() + half, room, half), second, "hint", colours.ink2)
        self.note(QRectF(0, area.top(), room, area.height()), ", ".join(filter(None, (first, second))))

    def _draw_board(self, painter: QPainter, colours: Theme, row: int, head: QRectF) -> QRectF:
        """Draw the board of a group below its name where the group has room, and give where the name stands."""
        scene = self.matrix.boards.get(row)
        after = next((each for each in self._breaks() if each > row), len(self.matrix.rows))
        whole = self._area((after - 1, 0)).bottom() - head.top()
        tall = min(whole - LINE - 6, BOARD_TALL)
        if scene is None or tall < LEAST_TALL:
            return head
        area = QRectF(0, head.top() + LINE + 4, min(head.width() - 4, BOARD_WIDE), tall)
        room = Box(area.left(), area.top(), area.right(), area.bottom())
        painter.save()
        BoardPainter(colours).paint(painter, scene, fitted(scene.spaces, room, BOARD_MARGIN))
        painter.restore()
        return QRectF(head.left(), head.top() + 2, head.width(), LINE)

    def _draw_cell(self, painter: QPainter, colours: Theme, place: Place) -> None:
        area, found = self._area(place), self.matrix.cells.get(place)
        if found is None:
            painter.setPen(QPen(QColor(colours.line2), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, 4, 4)
            is_awaited = place in self.matrix.awaited_at
            write(painter, area, "…" if is_awaited else "–", "cell", colours.ink2, CENTRE)
            self.note(area, self.matrix.awaited if is_awaited else self.matrix.missing)
            return
        ground = colours.heat[found.step]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(area, 3, 3)
        if found.is_hatched:
            hatch(painter, area, ground, colours)
        self._draw_number(painter, colours, area, found, ground)
        for other, pen in ((self.beside, Qt.PenStyle.DashLine), (self.current, Qt.PenStyle.SolidLine)):
            if place == other:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(colours.selection), 2.4, pen))
                painter.drawRoundedRect(area.adjusted(-1, -1, 1, 1), 4, 4)
        if self.hasFocus() and place == self._walked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 3, 3)
        self.note(area, found.words)

    def _draw_number(
        self, painter: QPainter, colours: Theme, area: QRectF, found: MatrixCell, ground: str
    ) -> None:
        """Write number and interval side by side on a plate, or below one another where the cell is narrow."""
        bold = typeface.style("group")
        bold.setWeight(QFont.Weight(700))
        mark = 2 * MARK + 8 if found.seat is not None else 0
        half_said = "" if self.is_dense else found.half
        number, half = width_of(found.value, "group") + 6, width_of(half_said, "small") + 2
        if mark + number + half + 12 <= area.width():
            wide = mark + number + half + 16
            tall = min(PLATE, area.height() - 6)
            plate = QRectF(area.center().x() - wide / 2, area.center().y() - tall / 2, wide, tall)
            ink, soft = _plate(painter, plate, colours, ground, is_needed=found.is_hatched)
            x = plate.left() + 8
            if found.seat is not None:
                paint_seat(painter, found.seat, QPointF(x + MARK, plate.center().y()), MARK, colours)
                x += mark
            write(painter, QRectF(x, plate.top(), number, tall), found.value, bold, ink)
            write(painter, QRectF(x + number, plate.top(), half, tall), half_said, "small", soft)
            return
        mark = mark if mark + number + 8 <= area.width() else 0
        if self.is_dense:
            plate = QRectF(area.left() + 1, area.center().y() - 10, area.width() - 2, 20)
            ink, _ = _plate(painter, plate, colours, ground, is_needed=found.is_hatched)
            write(painter, plate, found.value, bold, ink, CENTRE)
            return
        wide = min(max(mark + number, half) + 6, area.width() - 2)
        plate = QRectF(area.center().x() - wide / 2, area.top() + 2, wide, area.height() - 4)
        ink, soft = _plate(painter, plate, colours, ground, is_needed=found.is_hatched)
        upper = QRectF(plate.left(), plate.top(), plate.width(), plate.height() / 2)
        if mark and found.seat is not None:
            x = upper.center().x() - (mark + number) / 2 + MARK
            paint_seat(painter, found.seat, QPointF(x, upper.center().y()), MARK, colours)
        write(painter, upper.adjusted(mark, 0, 0, 0), found.value, bold, ink, CENTRE)
        write(painter, upper.translated(0, plate.height() / 2 - 1), found.half, "small", soft, CENTRE)

    def _draw_sums(self, painter: QPainter, colours: Theme) -> None:
        matrix = self.matrix
        if matrix.row_sums:
            x = self.width() - self._sums_width() + 8
            head = QRectF(x, (HEAD - LINE) / 2 - 2, self._sums_width() - 8, LINE)
            write(painter, head, matrix.sums_title, "hint", colours.ink3)
            for row, text in enumerate(matrix.row_sums):
                area = self._area((row, 0))
                side = QRectF(x, area.top(), self._sums_width() - 8, area.height())
                write(painter, side, text, "cell", colours.ink)
        if not matrix.column_sums:
            return
        last = len(matrix.rows)
        area = self._area((last, 0))
        painter.setPen(QPen(QColor(colours.line2), 1))
        painter.drawLine(0, round(area.top()) + 1, self.width(), round(area.top()) + 1)
        head = QRectF(0, area.top(), self._label_width() - 8, area.height())
        write(painter, head, matrix.sums_title, "group", colours.ink)
        for column, text in enumerate(matrix.column_sums):
            write(painter, self._area((last, column)), text, "cell", colours.ink, CENTRE)

    def _legend(self) -> list[Part]:
        """Lay the legend out on as many lines as it takes."""
        matrix = self.matrix
        has_seats = any(each.seat is not None for each in matrix.cells.values())
        seats = self.tr("the seat farthest off") if has_seats else ""
        return laid_out(matrix.scale, matrix.legend, matrix.hatch, seats, max(self.width(), LEAST_WIDE))

    def _foot(self) -> float:
        return FOOT + max((part.area.bottom() for part in self._legend()), default=0.0)

    def _draw_legend(self, painter: QPainter, colours: Theme) -> None:
        top, parts = self.height() - self._foot() + FOOT, self._legend()
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawLine(QPointF(0, top - FOOT / 2 - 2), QPointF(self.width(), top - FOOT / 2 - 2))
        draw(painter, parts, self.matrix.legend, top, colours)
        for part in parts:
            said = (
                f"{self.matrix.scale}: {', '.join(self.matrix.legend)}" if part.kind == "bar" else part.text
            )
            self.note(part.area.translated(0, top), said)

    # ------------------------------------------------------------ choosing

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the cell under the mouse, or mark it beside the chosen one."""
        place = self._at_point(event.position())
        if place is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._walked = place
        held = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        (self.marked if held or self.is_marking else self.chosen).emit(*place)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the cell under the mouse, or of the one walked to."""
        is_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        place = self._walked if is_key else self._at_point(QPointF(event.pos()))
        if place is not None:
            at = self.mapToGlobal(self._area(place).center().toPoint()) if is_key else event.globalPos()
            self.asked.emit(*place, at)

    def _at_point(self, point: QPointF) -> Place | None:
        return next((place for place in self.matrix.cells if self._area(place).contains(point)), None)

    def area_of(self, place: Place) -> QRectF:
        """Give where a cell is drawn."""
        return self._area(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the cells by arrows; Enter chooses one, Space marks it, B makes it the baseline."""
        steps = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
        }
        key = Qt.Key(event.key())
        if key in steps:
            self._walk(steps[key])
        elif self._walked is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(*self._walked)
        elif self._walked is not None and key == Qt.Key.Key_Space:
            self.marked.emit(*self._walked)
        elif self._walked is not None and key == Qt.Key.Key_B:
            self.based.emit(*self._walked)
        else:
            super().keyPressEvent(event)

    def _walk(self, way: Place) -> None:
        """Go on to the next cell that way, past those that are missing."""
        if self._walked is None:
            self._walked = (
                self.current if self.current in self.matrix.cells else next(iter(self.matrix.cells), None)
            )
        else:
            rows, columns = len(self.matrix.rows), len(self.matrix.columns)
            row, column = self._walked[0] + way[0], self._walked[1] + way[1]
            while 0 <= row < rows and 0 <= column < columns:
                if (row, column) in self.matrix.cells:
                    self._walked = row, column
                    break
                row, column = row + way[0], column + way[1]
        if self._walked is not None:
            area = self._area(self._walked)
            point = QPoint(round(area.center().x()), round(area.bottom()) + 4)
            words = self.matrix.cells[self._walked].words
            QToolTip.showText(self.mapToGlobal(point), long_tip(words), self)
            self.setAccessibleDescription(words)
        self.update()


def _plate(
    painter: QPainter, area: QRectF, colours: Theme, ground: str, *, is_needed: bool
) -> tuple[str, str]:
    """Lay a plate below a number that stands on a pattern, and give the inks to write with."""
    if not is_needed:
        ink = ink_on(ground, colours)
        return ink, ink
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.panel))
    painter.drawRoundedRect(area, 3, 3)
    return colours.ink, colours.ink2
