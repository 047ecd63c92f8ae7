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
from workbench.table.analysis.mark_chip import HEIGHT as CHIP_HEIGHT
from workbench.table.analysis.mark_chip import WIDTH as CHIP_WIDTH
from workbench.table.analysis.mark_chip import ink_of, paint_chip
from workbench.table.analysis.move_card import MoveCard
from workbench.table.log.log_rows import ASIDE, GAIN, NOTE, PLAY, WARNING, Line, Row
from workbench.widgets.plain_label import plain_tip
from workbench.widgets.steady_width import steady_width

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole

# From the left: the number's right end, the seat's sign, the token's glyph, its words, and a note's block.
NUMBER, SIGN, GLYPH, WORDS, BLOCK = 30, 46, 64, 84, 40
RIGHT, PAD, SET_UP_PAD = 14, 8, 3
# Where the words of what is no play begin.
BESIDE = GLYPH + 14
HEIGHTS = {PLAY: 20, GAIN: 18, WARNING: 18, ASIDE: 18}
NOTE_LINE, NOTE_PAD, NOTE_GAP = 18, 8, 6
# The column of what plays lost, and the room around a mark.
LOST, CHIP_GAP = 34, 7


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
            return plain_tip(row.said)
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
        self._is_told = self.has_losses = False
        self._card: MoveCard | None = None
        self._card_row = -1
        self.rows = LogModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(LogDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setAccessibleName(name)

    # ------------------------------------------------------------ a card below a row

    @property
    def card(self) -> MoveCard | None:
        """What is told below a row, if anything is."""
        return self._card

    def show_card(self, card: MoveCard | None, row: int) -> None:
        """Put a card below the lines of a row in place of another, or none."""
        if self._card is not None:
            self._card.hide()
            self._card.deleteLater()
        self._card, self._card_row = card, row if card is not None else -1
        if card is not None:
            card.setParent(self.viewport())
            card.show()
        self.doItemsLayout()
        self._place_card()

    def card_height(self, row: int) -> int:
        """Give the room that a row leaves below its lines."""
        if self._card is None or row != self._card_row:
            return 0
        return self._card.height_at(self._card_width) + NOTE_GAP

    @property
    def _card_width(self) -> int:
        return max(self.viewport().width() - 2 * RIGHT, 80)

    def _place_card(self) -> None:
        if self._card is None:
            return
        area = self.visualRect(self.rows.index(self._card_row))
        tall = self.card_height(self._card_row) - NOTE_GAP
        self._card.setGeometry(area.left() + RIGHT, area.bottom() - PAD - tall + 1, self._card_width, tall)

    def updateGeometries(self) -> None:  # noqa: N802  # Qt's name
        """Let the card follow its row when rows move."""
        super().updateGeometries()
        self._place_card()

    def scrollContentsBy(self, across: int, down: int) -> None:  # noqa: N802  # Qt's name
        """Let the card follow its row when the list is scrolled."""
        super().scrollContentsBy(across, down)
        self._place_card()

    # ------------------------------------------------------------ rows

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
        """Break notes and a card anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class LogDelegate(QStyledItemDelegate):
    """Paints a row line by line."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Be as high as the row's lines."""
        row: Row = index.data(ROW)
        view = self.parent()
        width = steady_width(view) if isinstance(view, QListView) else option.rect.width()
        card = view.card_height(index.row()) if isinstance(view, LogList) else 0
        return QSize(0, 2 * _pad(row) + sum(self._height(line, width) for line in row.lines) + card)

    def _height(self, line: Line, width: int) -> int:
        if line.kind == NOTE:
            return NOTE_GAP + 2 * NOTE_PAD + self._broken(line, width).height()
        if line.kind == PLAY:
            words, is_below = self._play_words(line, width)
            return HEIGHTS[PLAY] * words + (HEIGHTS[ASIDE] if is_below else 0)
        return HEIGHTS[line.kind] * _lines(line.text, "hint", width - BESIDE - RIGHT)

    def _play_words(self, line: Line, width: int) -> tuple[int, bool]:
        """Give the lines that the words of a play take, and whether its place goes below them for want of room."""
        room = width - (WORDS if line.glyph else GLYPH - 5) - RIGHT - (LOST if self._has_losses else 0)
        extra = (CHIP_WIDTH + CHIP_GAP if line.mark else 0) + (20 if line.is_fast else 0)
        words = _lines(line.text, "body", room - extra)
        taken = QFontMetrics(typeface.style("body")).horizontalAdvance(line.text) + extra + 10
        where = QFontMetrics(typeface.style("hint")).horizontalAdvance(line.where)
        return words, bool(line.where) and (words > 1 or taken + where > room)

    @property
    def _has_losses(self) -> bool:
        view = self.parent()
        return isinstance(view, LogList) and view.has_losses

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
        if line.kind == PLAY:
            self._paint_play(painter, line, area, colours)
            return
        words = area.adjusted(BESIDE, 0, -RIGHT, 0)
        middle = QPointF(area.left() + GLYPH, area.top() + HEIGHTS[line.kind] / 2)
        if line.kind == GAIN and line.seat is not None:
            paint_seat(painter, line.seat, middle, 5.5, colours)
        else:
            glyph = "warning" if line.kind == WARNING else line.glyph
            ink = colours.warn if line.kind == WARNING else getattr(colours, line.role or "ink3")
            paint_glyph(painter, glyph, QRectF(middle.x() - 6.5, middle.y() - 6.5, 13, 13), ink)
        ink = {WARNING: colours.warn, ASIDE: colours.ink3}.get(line.kind, colours.ink2)
        self._write(painter, words, line.text, "hint", ink)

    def _paint_play(self, painter: QPainter, line: Line, area: QRect, colours: Theme) -> None:
        count, is_below = self._play_words(line, area.width())
        high = HEIGHTS[PLAY]
        first = QRect(area.left(), area.top(), area.width(), high)
        middle = first.center().y()
        if line.glyph:
            side = QRectF(area.left() + GLYPH - 8, middle - 7.5, 16, 16)
            paint_glyph(painter, line.glyph, side, colours.ink2)
        words = first.adjusted(WORDS if line.glyph else GLYPH - 5, 0, -RIGHT, 0)
        if self._has_losses:
            words = self._paint_loss(painter, line, words, colours)
        extra = (CHIP_WIDTH + CHIP_GAP if line.mark else 0) + (20 if line.is_fast else 0)
        width = min(
            QFontMetrics(typeface.style("body")).horizontalAdvance(line.text) + 2, words.width() - extra
        )
        self._write(
            painter, QRect(words.left(), area.top(), width, high * count), line.text, "body", colours.ink
        )
        if line.mark:
            chip = QRectF(
                words.left() + width + CHIP_GAP, middle - CHIP_HEIGHT / 2 + 0.5, CHIP_WIDTH, CHIP_HEIGHT
            )
            paint_chip(painter, chip, line.mark, colours)
            width += CHIP_WIDTH + CHIP_GAP
        if line.is_fast:
            paint_glyph(painter, "fast", QRectF(words.left() + width + 6, middle - 6, 12, 12), colours.ink2)
        if is_below:
            place = QRect(words.left(), area.top() + high * count, words.width(), HEIGHTS[ASIDE])
            self._write(painter, place, line.where, "hint", colours.ink2)
        else:
            self._write(painter, words, line.where, "hint", colours.ink2, _RIGHT)

    def _paint_loss(self, painter: QPainter, line: Line, words: QRect, colours: Theme) -> QRect:
        """Say at the right end what a play lost; give the room that is left for its words."""
        column = QRect(words.right() - LOST + 1, words.top(), LOST, words.height())
        painter.setFont(typeface.font("sans", 12, 600 if line.mark else 400))
        painter.setPen(QColor(ink_of(line.mark, colours)))
        painter.drawText(column, _RIGHT | Qt.AlignmentFlag.AlignVCenter, line.lost)
        return words.adjusted(0, 0, -LOST, 0)

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
        painter.setFont(typeface.style(style))
        painter.setPen(QColor(ink))
        painter.drawText(area, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), text)


def _lines(text: str, style: str, width: int) -> int:
    """Count the lines that a text is broken into at a width."""
    measure = QFontMetrics(typeface.style(style))
    found = measure.boundingRect(QRect(0, 0, max(width, 40), 10_000), _WRAPPED, text)
    return max(round(found.height() / measure.lineSpacing()), 1)


def _pad(row: Row) -> int:
    return SET_UP_PAD if row.is_set_up else PAD


_RIGHT = Qt.AlignmentFlag.AlignRight
_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
