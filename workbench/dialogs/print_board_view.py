"""The tiles of a printed board as they are joined, and what their marks mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.dialogs.print_pictures import SheetPictures, paint_page
from workbench.dress import theme, typeface
from workbench.export.kit import assembly
from workbench.export.kit.assembly import Laid
from workbench.export.kit.made import Kit
from workbench.export.kit.order import Order
from workbench.export.kit.sheet import Sheet
from workbench.widgets.plain_label import plain_tip

LEGEND_GAP = 12
# Of the legend: the height of a line, the room of a sign, and that between two entries.
LINE, SIGN, BETWEEN = 20, 32, 26
# Words are drawn a little wider than Qt measures them.
FREE = 6


class Legend(QWidget):
    """What the marks of the tiles mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._order = Order()
        self.setFixedHeight(LINE)

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

    def fit(self, width: int) -> None:
        """Be as high as the entries need in a width."""
        self.setFixedHeight(LINE * max((line for _, line, _, _ in self._placed(width)), default=0) + LINE)

    def _placed(self, width: int) -> list[tuple[float, int, str, str]]:
        """Give each mark and its words with where they stand in which line; what has no room begins another."""
        metrics = QFontMetricsF(typeface.style("hint"))
        placed, x, line = [], 1.0, 0
        for mark, words in self._entries():
            taken = SIGN + metrics.horizontalAdvance(words) + FREE
            if x > 1 and x + taken > width:
                x, line = 1.0, line + 1
            placed.append((x, line, mark, words))
            x += taken - FREE + BETWEEN
        return placed

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a small sign of each with its words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.current()
        painter.setFont(typeface.style("hint"))
        for x, line, mark, words in self._placed(self.width()):
            middle = LINE * (line + 0.5)
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
            painter.drawText(QPointF(x + SIGN, middle + 4.5), words)


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
        self._laid = assembly.board(kit.joined)
        self._sheet = sheet
        self.legend.show_order(kit.order)
        self._place_legend()
        tiling = kit.joined.tiling if kit.joined else None
        if tiling is not None:
            words = self.tr("{columns} by {rows} tiles, {count} of them printed")
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
        self.legend.fit(self.width())
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
        self.setToolTip(plain_tip(found.title) if found else "")
