"""The variants dock: who extends whom, and a new one in one click."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QLineEdit,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine import games
from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.rules.family import Member, children_of
from workbench.rules.panels.details import Details
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import DockHeader
from workbench.widgets.plain_label import PlainLabel, plain_tip
from workbench.widgets.steady_width import steady_width

_PATH = Qt.ItemDataRole.UserRole
# A game whose variants stand under it, where there are variants of several games.
_GAME = Qt.ItemDataRole.UserRole + 1
# What stands at the right end of a row is about as wide as a count of changes.
WIDEST_COUNT = 40
# What lies beside a title and its icon, and above and below a title of several lines, as the style sheet has it.
BESIDE_TITLE, ABOVE_TITLE = 26, 12

Index = QModelIndex | QPersistentModelIndex


class _WrappedTitles(QStyledItemDelegate):
    """Gives a title the lines that it needs in its column, however deep it stands in the tree."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree
        tree.setWordWrap(True)
        tree.header().sectionResized.connect(lambda *_: tree.scheduleDelayedItemsLayout())

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for as many lines as the words take."""
        hint = super().sizeHint(option, index)
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        taken = depth * self._tree.indentation() + self._tree.iconSize().width() + BESIDE_TITLE
        room = max(1, self._tree.columnWidth(0) - taken)
        self.initStyleOption(option, index)
        area = QRect(0, 0, room, 10_000)
        taken = option.fontMetrics.boundingRect(area, Qt.TextFlag.TextWordWrap, option.text).height()
        is_one_line = taken < 2 * option.fontMetrics.lineSpacing()
        return QSize(hint.width(), theme.HEIGHT["row"] if is_one_line else taken + ABOVE_TITLE)


class _Tree(QTreeWidget):
    """Titles have the same room beside a scroll bar as without one; counts take the rest, at the right end."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out again."""
        super().resizeEvent(event)
        self.share_width()

    def share_width(self) -> None:
        """Give the counts what they need and the titles all that is left."""
        titles = max(1, steady_width(self) - self.sizeHintForColumn(1))
        self.setColumnWidth(0, titles)
        self.setColumnWidth(1, self.viewport().width() - titles)


class VariantsPanel(QWidget):
    """The inheritance tree above, the shown variant's details below."""

    chosen = Signal(object)
    """The path of the variant to open."""
    wants_child = Signal(object)
    """The path of the variant that a new one shall extend."""
    wants_duplicate = Signal(object)
    wants_comparison = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._family: list[Member] = []
        self._current: Path | None = None
        self.plus = IconButton("plus", self.tr("New variant of the selected one"), self)
        self.plus.clicked.connect(lambda: self.wants_child.emit(self.selected))
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Filter variants"))
        self.filter.setAccessibleName(self.tr("Filter variants"))
        self.filter.setClearButtonEnabled(True)
        self.filter.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.filter.textChanged.connect(self._apply_filter)
        self.tree = self._made_tree()
        legend = PlainLabel(
            self.tr("Locked: shipped, editing makes a copy. +n: values changed from the parent."), self
        )
        legend.setObjectName("hint")
        legend.setWordWrap(True)
        self.details = Details(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(self.tr("Variants"), self.plus, self))
        top = QVBoxLayout()
        top.setContentsMargins(10, 8, 10, 8)
        top.setSpacing(8)
        top.addWidget(self.filter)
        top.addWidget(self.tree, 1)
        top.addWidget(legend)
        column.addLayout(top, 1)
        column.addWidget(self.details)

    def _made_tree(self) -> _Tree:
        tree = _Tree(self)
        tree.setFrameShape(QFrame.Shape.NoFrame)
        tree.setColumnCount(2)
        tree.setHeaderHidden(True)
        tree.setIndentation(14)
        tree.setIconSize(QSize(14, 14))
        tree.setItemDelegateForColumn(0, _WrappedTitles(tree))
        tree.setAccessibleName(self.tr("Variants by inheritance"))
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        # By all counts: those in sight change with the lines of the titles.
        header.setResizeContentsPrecision(-1)
        tree.itemClicked.connect(self._open)
        tree.itemActivated.connect(self._open)
        tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        tree.customContextMenuRequested.connect(self._offer)
        return tree

    # ------------------------------------------------------------ what is shown

    def show_family(self, family: Iterable[Member], current: Path | None, modified: Iterable[Path]) -> None:
        """Show the variants, the current one selected, those with unsaved changes marked."""
        family, modified, before = list(family), set(modified), self._current
        self._current = current
        if family != self._family:
            self._family = family
            self.tree.clear()
            self._add_all()
            self._unfold_current()
            self._apply_filter(self.filter.text())
            self.tree.share_width()
        elif current != before:
            self._unfold_current()
        for item in self._items():
            path = item.data(0, _PATH)
            title = next(member.short_title for member in family if member.path == path)
            item.setText(0, f"{title}\N{NO-BREAK SPACE}•" if path in modified else title)
            if path == current:
                self.tree.setCurrentItem(item)

    def _add_all(self) -> None:
        """Add the variants; those of several games stand each under their game."""
        played = dict.fromkeys(member.game for member in self._family)
        if len(played) < 2:
            self._add_children(None, None, self._family)
            return
        for game in sorted(played, key=_rank):
            mine = [member for member in self._family if member.game == game]
            item = QTreeWidgetItem([_title_of(game) or self.tr("Game not known"), ""])
            item.setData(0, _GAME, game)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = item.font(0)
            font.setBold(True)
            item.setFont(0, font)
            self.tree.addTopLevelItem(item)
            self._add_children(None, item, mine)

    def _unfold_current(self) -> None:
        """Unfold everything of the game of the open file, and fold the other games."""
        self.tree.expandAll()
        game = next((member.game for member in self._family if member.path == self._current), None)
        for item in self._groups():
            item.setExpanded(item.data(0, _GAME) == game or game is None)

    def _groups(self) -> list[QTreeWidgetItem]:
        tops = (self.tree.topLevelItem(number) for number in range(self.tree.topLevelItemCount()))
        return [item for item in tops if item is not None and item.data(0, _GAME) is not None]

    def _add_children(self, parent: Path | None, above: QTreeWidgetItem | None, family: list[Member]) -> None:
        for member in children_of(family, parent):
            count = f"+{member.changes}" if member.parent else self._base_word() if member.is_base else ""
            item = QTreeWidgetItem([member.short_title, count])
            item.setData(0, _PATH, member.path)
            item.setIcon(0, icon("lock", "ink3", "ink3") if member.is_shipped else icon("bullet", "accent"))
            item.setToolTip(0, plain_tip(f"{member.title}\n{member.path}"))
            if member.parent:
                # The difference beside the form may be to another variant than the parent.
                said = self.tr("%n value(s) differ from {parent}", "", member.changes)
                above_it = next((each.short_title for each in family if each.path == member.parent), "")
                item.setToolTip(1, plain_tip(said.format(parent=above_it or member.parent.stem)))
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if above is None:
                self.tree.addTopLevelItem(item)
            else:
                above.addChild(item)
            self._add_children(member.path, item, family)

    def _base_word(self) -> str:
        """Give the word beside a variant that extends none, unless it would take the room of all titles."""
        word = self.tr("base")
        return word if self.tree.fontMetrics().horizontalAdvance(word) <= WIDEST_COUNT else ""

    def _items(self) -> list[QTreeWidgetItem]:
        found = self.tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive, 0)
        return [item for item in found if item.data(0, _PATH) is not None]

    def titles(self) -> list[str]:
        """Give the titles that pass the filter."""
        return [item.text(0) for item in self._items() if not item.isHidden()]

    def _apply_filter(self, text: str) -> None:
        wanted = text.strip().lower()

        def is_kept(item: QTreeWidgetItem) -> bool:
            children = (item.child(number) for number in range(item.childCount()))
            inner = [is_kept(child) for child in children if child is not None]
            path = item.data(0, _PATH)
            is_shown = any(inner) or (path is not None and wanted in f"{item.text(0)} {path.name}".lower())
            item.setHidden(not is_shown)
            if path is None and wanted:
                item.setExpanded(True)
            return is_shown

        for number in range(self.tree.topLevelItemCount()):
            item = self.tree.topLevelItem(number)
            assert item is not None
            is_kept(item)

    # ------------------------------------------------------------ what can be done

    @property
    def selected(self) -> Path | None:
        """The variant that is selected, else the shown one."""
        item = self.tree.currentItem()
        path = item.data(0, _PATH) if item is not None else None
        return path or self._current

    def _open(self, item: QTreeWidgetItem) -> None:
        path = item.data(0, _PATH)
        if path is None:
            item.setExpanded(not item.isExpanded())
        elif path != self._current:
            self.chosen.emit(path)

    def _offer(self, place: object) -> None:
        item = self.tree.currentItem()
        if item is None or item.data(0, _PATH) is None:
            return
        path, title = item.data(0, _PATH), item.text(0)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        new = menu.addAction(icon("branch"), self.tr("New variant from {title}").format(title=title))
        new.triggered.connect(lambda: self.wants_child.emit(path))
        copy = menu.addAction(icon("copy"), self.tr("Duplicate"))
        copy.triggered.connect(lambda: self.wants_duplicate.emit(path))
        compare = menu.addAction(icon("compare"), self.tr("Compare with this"))
        compare.triggered.connect(lambda: self.wants_comparison.emit(path))
        menu.popup(self.tree.viewport().mapToGlobal(self.tree.visualItemRect(item).bottomLeft()))


def _title_of(game: str) -> str:
    return games.facts_of(game).title if game in games.GAMES else game


def _rank(game: str) -> int:
    known = list(games.GAMES)
    return known.index(game) if game in known else len(known)
