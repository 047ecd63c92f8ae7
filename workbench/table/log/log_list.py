"""The log as a list: rows are painted, so that a long game costs no more than a short one."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.tokens import paint_seat
from workbench.dress import theme, typeface
from workbench.dress.theme import Theme, blend
from workbench.table.log.log_rows import ASIDE, GAIN, NOTE, PLAY, WARNING, Line, Row
from workbench.widgets.plain_label import plain_tip

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole

# From the left: the number's right end, the seat's sign, the token's glyph, its words, and a note's block.
NUMBER, SIGN, GLYPH, WORDS, BLOCK = 30, 46, 64, 84, 40
RIGHT, PAD, SET_UP_PAD = 14, 8, 3
HEIGHTS = {PLAY: 20, GAIN: 18, WARNING: 18, ASIDE: 18}
NOTE_LINE, NOTE_PAD, NOTE_GAP = 18, 8, 6


class LogModel(QAbstractListModel):
    """Rows of the log; what stays is kept, so that the view does not jump."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a row, or what it says in words."""
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.said)  # lines that find too little room are shortened
        words = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return row.said if role in words else None

    def show_rows(self, rows: list[Row]) -> None:
        """Show other rows: those that are the same up to the first difference stay."""
        same = 0
        while same < min(len(rows), len(self.rows)) and rows[same] == self.rows[same]:
            same += 1
        none = QModelIndex()
        if same < len(self.rows):
            self.beginRemoveRows(none, same, len(self.rows) - 1)
            del self.rows[same:]
            self.endRemoveRows()
        if same < len(rows):
            self.beginInsertRows(none, same, len(rows) - 1)
            self.rows += rows[same:]
            self.endInsertRows()


class LogList(QListView):
    """Shows rows and says which one a person goes to."""

    wants = Signal(int)
    """The position that shows the chosen row."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_told = False
        self.rows = LogModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(LogDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setAccessibleName(name)

    def show_rows(self, rows: list[Row]) -> None:
        """Show other rows."""
        self._is_told = True
        self.rows.show_rows(rows)
        self._is_told = False

    def show_current(self, row: int) -> None:
        """Highlight a row and bring it into view; none where it is negative."""
        self._is_told = True
        index = self.rows.index(row) if row >= 0 else QModelIndex()
        self.setCurrentIndex(index)
        if row < 0:
            self.clearSelection()
        else:
            self.scrollTo(index)
        self._is_told = False

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802  # Qt's name
        """Go where a click or a key went."""
        super().currentChanged(current, previous)
        if not self._is_told and current.isValid():
            self.wants.emit(self.rows.rows[current.row()].at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break notes anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class LogDelegate(QStyledItemDelegate):
    """Paints a row line by line."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Be as high as the row's lines."""
        row: Row = index.data(ROW)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        return QSize(0, 2 * _pad(row) + sum(self._height(line, width) for line in row.lines))

    def _height(self, line: Line, width: int) -> int:
        if line.kind != NOTE:
            return HEIGHTS[line.kind]
        return NOTE_GAP + 2 * NOTE_PAD + self._broken(line, width).height()

    def _broken(self, line: Line, width: int) -> QRect:
        """Give the room a note's text takes."""
        room = QRect(0, 0, max(width - BLOCK - RIGHT - 2 * NOTE_PAD - 3, 40), 10_000)
        text = f"{line.lead}   {line.text}" if line.lead else line.text
        return QFontMetrics(typeface.style("note")).boundingRect(room, _WRAPPED, text)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the ground, whose turn it is, and the lines."""
        row: Row = index.data(ROW)
        colours = theme.current()
        area = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, option, colours)
        y = area.top() + _pad(row)
        if row.number:
            self._write(
                painter,
                QRect(area.left(), y, NUMBER, HEIGHTS[PLAY]),
                row.number,
                "hint",
                colours.ink2,
                _RIGHT,
            )
        if row.seat is not None:
            middle = QPointF(area.left() + SIGN, y + HEIGHTS[PLAY] / 2)
            paint_seat(painter, row.seat, middle, 7.5, colours)
        for line in row.lines:
            height = self._height(line, area.width())
            self._paint_line(painter, line, QRect(area.left(), y, area.width(), height), colours)
            y += height
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, colours: Theme) -> None:
        area = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(colours.accent_tint))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, QColor(blend(colours.ink, colours.panel, 0.04)))
        painter.fillRect(area.left(), area.bottom(), area.width(), 1, QColor(colours.line))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRect(QRectF(area).adjusted(1, 1, -1, -1))

    def _paint_line(self, painter: QPainter, line: Line, area: QRect, colours: Theme) -> None:
        if line.kind == NOTE:
            self._paint_note(painter, line, area, colours)
            return
        words = area.adjusted(WORDS if line.kind == PLAY else GLYPH + 14, 0, -RIGHT, 0)
        if line.kind == PLAY:
            self._paint_play(painter, line, words, area, colours)
            return
        middle = QPointF(area.left() + GLYPH, area.center().y() + 0.5)
        if line.kind == GAIN and line.seat is not None:
            paint_seat(painter, line.seat, middle, 5.5, colours)
        else:
            glyph = "warning" if line.kind == WARNING else line.glyph
            ink = colours.warn if line.kind == WARNING else getattr(colours, line.role or "ink3")
            paint_glyph(painter, glyph, QRectF(middle.x() - 6.5, middle.y() - 6.5, 13, 13), ink)
        ink = {WARNING: colours.warn, ASIDE: colours.ink3}.get(line.kind, colours.ink2)
        self._write(painter, words, line.text, "hint", ink)

    def _paint_play(self, painter: QPainter, line: Line, words: QRect, area: QRect, colours: Theme) -> None:
        if line.glyph:
            side = QRectF(area.left() + GLYPH - 8, area.center().y() - 7.5, 16, 16)
            paint_glyph(painter, line.glyph, side, colours.ink2)
        else:
            words = words.adjusted(GLYPH - 5 - WORDS, 0, 0, 0)
        measure = QFontMetrics(typeface.style("body"))
        width = measure.horizontalAdvance(line.text)
        self._write(painter, words, line.text, "body", colours.ink)
        if line.is_fast:
            at = QRectF(words.left() + width + 6, area.center().y() - 6, 12, 12)
            paint_glyph(painter, "fast", at, colours.ink2)
            width += 20
        self._write(painter, words.adjusted(width + 10, 0, 0, 0), line.where, "hint", colours.ink2, _RIGHT)

    def _paint_note(self, painter: QPainter, line: Line, area: QRect, colours: Theme) -> None:
        block = area.adjusted(BLOCK, NOTE_GAP, -RIGHT, 0)
        painter.fillRect(block, QColor(colours.warn_tint))
        painter.fillRect(QRect(block.left(), block.top(), 3, block.height()), QColor(colours.warn))
        text = block.adjusted(NOTE_PAD + 3, NOTE_PAD, -NOTE_PAD, -NOTE_PAD)
        face = typeface.style("note")
        painter.setFont(face)
        painter.setPen(QColor(colours.ink))
        if not line.lead:
            painter.drawText(text, _WRAPPED, line.text)
            return
        # The name stands in the first line, so that line begins with room for it.
        bold = typeface.font("sans", 12, 600)
        lead = QFontMetrics(bold).horizontalAdvance(line.lead) + 8
        space = max(QFontMetrics(face).horizontalAdvance("\u00a0"), 1)
        painter.drawText(text, _WRAPPED, "\u00a0" * (lead // space + 1) + line.text)
        painter.setFont(bold)
        first = QRect(text.left(), text.top(), text.width(), QFontMetrics(face).height())
        painter.drawText(first, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, line.lead)

    def _write(
        self,
        painter: QPainter,
        area: QRect,
        text: str,
        style: str,
        ink: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        face = typeface.style(style)
        shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, max(area.width(), 0))
        painter.setFont(face)
        painter.setPen(QColor(ink))
        painter.drawText(area, align | Qt.AlignmentFlag.AlignVCenter, shown)


def _pad(row: Row) -> int:
    return SET_UP_PAD if row.is_set_up else PAD


_RIGHT = Qt.AlignmentFlag.AlignRight
_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
