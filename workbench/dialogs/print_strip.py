"""The row of small sheets below the stage: every sheet of the kit, the one looked at marked."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from workbench.dialogs.print_pictures import SheetPictures, paint_page
from workbench.dress import theme, typeface
from workbench.export.kit.made import Kit
from workbench.export.kit.sheet import Sheet
from workbench.widgets.plain_label import plain_tip

LONG_SIDE, NAME, PADDING = 78, 20, 7
# What is free beside a name, and the most room that a name gets.
GAP, WIDEST = 10, 120
SHEET = Qt.ItemDataRole.UserRole


class _Look(QStyledItemDelegate):
    """Draws a sheet as its small picture with its name below."""

    def __init__(self, pictures: SheetPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Take the paper's shape."""
        sheet: Sheet = index.data(SHEET)
        width = round(LONG_SIDE * sheet.width / max(sheet.width, sheet.height))
        name = QFontMetrics(_face(is_chosen=True)).horizontalAdvance(sheet.name) + GAP
        return QSize(max(max(width, 44) + 2 * PADDING, min(name, WIDEST)), LONG_SIDE + NAME + 2 * PADDING)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the picture and the name."""
        sheet: Sheet = index.data(SHEET)
        area = QRectF(option.rect).adjusted(PADDING, PADDING, -PADDING, -PADDING)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        scale = LONG_SIDE / max(sheet.width, sheet.height)
        width, height = sheet.width * scale, sheet.height * scale
        paper = QRectF(area.center().x() - width / 2, area.top() + (LONG_SIDE - height), width, height)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        is_enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        drawn = self._pictures.thumb(sheet)
        paint_page(painter, paper, drawn, is_chosen=is_chosen, is_enabled=is_enabled)
        colours = theme.current()
        face = _face(is_chosen=is_chosen)
        painter.setFont(face)
        painter.setPen(QColor(colours.accent if is_chosen else colours.ink2))
        words = QRectF(option.rect.left(), area.top() + LONG_SIDE + 6, option.rect.width(), NAME)
        shown = QFontMetrics(face).elidedText(
            sheet.name, Qt.TextElideMode.ElideMiddle, int(words.width() - GAP / 2)
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, shown)
        painter.restore()


def _face(*, is_chosen: bool) -> QFont:
    return typeface.font("sans", 11, 700 if is_chosen else 400)


class Strip(QListWidget):
    """All sheets in the order in which they are printed."""

    chosen = Signal(object)

    def __init__(self, pictures: SheetPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("printStrip")
        self.setFlow(QListWidget.Flow.LeftToRight)
        self.setWrapping(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(LONG_SIDE + NAME + 2 * PADDING + 20)
        self.setAccessibleName(self.tr("Sheets"))
        self.setItemDelegate(_Look(pictures, self))
        self.currentItemChanged.connect(self._tell)
        pictures.arrived.connect(lambda _: self.viewport().update())

    def show_kit(self, kit: Kit, sheet: Sheet | None) -> None:
        """List another kit's sheets."""
        self.blockSignals(True)
        self.clear()
        for number, each in enumerate(kit.sheets, 1):
            item = QListWidgetItem()
            item.setData(SHEET, each)
            words = self.tr("Sheet {number} of {count}: {title}")
            spoken = words.format(number=number, count=len(kit.sheets), title=each.title)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            item.setToolTip(plain_tip(each.title))
            self.addItem(item)
        self.blockSignals(False)
        self.show_sheet(sheet)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Mark another sheet."""
        for row in range(self.count()):
            if self.item(row).data(SHEET) is sheet:
                self.setCurrentRow(row)
                self.scrollToItem(self.item(row))

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(SHEET))
