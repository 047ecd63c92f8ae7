"""The family of a game: what it comes from and what branched off it, each with where it left and where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.table.shelf.kept import Kept
from workbench.table.shelf.shelf_words import ShelfWords
from workbench.widgets.plain_label import plain_tip

KEY, ASIDE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
MOST_ROWS, LEAST_HEIGHT, PAD, GAP = 6, 26, 10, 10
# How far a branch stands right of what it comes from.
STEP = "    "

Index = QModelIndex | QPersistentModelIndex


class BranchList(QListWidget):
    """Lists the games of a family below each other; a click or Enter goes to one."""

    wants = Signal(str)
    """The key of the game to go to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ShelfWords(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setIconSize(QSize(16, 16))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Branches"))
        self.setItemDelegate(AsideDelegate(self))
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def show_family(self, family: Sequence[tuple[int, Kept]], key: str) -> None:
        """Show a family, each member with how deep it stands, and which of them is looked at."""
        self.clear()
        for depth, member in family:
            aside, stands = self._words.came(member), self._words.stands(member)
            item = QListWidgetItem(icon("branch" if depth else "table"), f"{STEP * depth}{member.title}")
            item.setToolTip(plain_tip(f"{member.title}: {stands}"))
            item.setData(KEY, member.key)
            item.setData(ASIDE, aside)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{member.title}: {aside}, {stands}")
            self.addItem(item)
            if member.key == key:
                self.setCurrentItem(item)
        self.setFixedHeight(min(len(family), MOST_ROWS) * max(self.sizeHintForRow(0), LEAST_HEIGHT) + 6)

    def _choose(self, item: QListWidgetItem) -> None:
        self.wants.emit(str(item.data(KEY)))


class AsideDelegate(QStyledItemDelegate):
    """Draws what stands aside at the right end of a row; a title that has too little room for it ends in dots."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Be high enough to be aimed at."""
        return QSize(0, max(super().sizeHint(option, index).height(), LEAST_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row in the room that what stands aside leaves."""
        aside, face, colours = str(index.data(ASIDE)), typeface.style("hint"), theme.current()
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        style = shown.widget.style()
        words = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, shown, shown.widget)
        wide = QFontMetrics(face).horizontalAdvance(aside)
        room = option.rect.right() - PAD - wide - GAP - words.left()
        shown.text = QFontMetrics(shown.font).elidedText(shown.text, Qt.TextElideMode.ElideRight, room)
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, shown.widget)
        painter.save()
        painter.setFont(face)
        painter.setPen(QColor(colours.ink2))
        area = QRect(option.rect.right() - PAD - wide, option.rect.top(), wide + 2, option.rect.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, aside)
        painter.restore()
