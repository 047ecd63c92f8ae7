"""The page of keys and actions: everything that can be done, found by a word, with its key and one sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.action import MENUS, Action
from workbench.actions import ACTIONS, MENU_TITLES
from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.shell.key_names import key_said

translate = QCoreApplication.translate


class ShortcutsDialog(QDialog):
    """A list of all actions by menu, narrowed by what is typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.resize(980, 640)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        self.field = QLineEdit(self)
        self.field.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self.narrow)
        self.list = QTreeWidget(self)
        self.list.setRootIsDecorated(False)
        self.list.setIndentation(12)
        self.list.setUniformRowHeights(True)
        self.list.setStyleSheet("QTreeView::item { height: 26px; }")
        self.speak()
        header = self.list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        column.addWidget(self.field)
        column.addWidget(self.list, 1)
        self.field.setFocus()

    def speak(self) -> None:
        """Say everything in the language that now holds."""
        self.setWindowTitle(self.tr("Keys and actions"))
        self.field.setPlaceholderText(self.tr("Find an action"))
        self.field.setAccessibleName(self.tr("Find an action"))
        self.list.setAccessibleName(self.tr("Keys and actions"))
        self.list.setHeaderLabels([self.tr("Action"), self.tr("Keys"), self.tr("What it does")])
        self._fill()
        self.narrow(self.field.text())

    def _fill(self) -> None:
        self.list.clear()
        bold = QFont(self.list.font())
        bold.setWeight(QFont.Weight.DemiBold)
        for menu in MENUS:
            found = [
                action for action in ACTIONS if action.menu.startswith(f"{menu}/") and not action.fills_menu
            ]
            if not found:
                continue
            heading = QTreeWidgetItem([translate("menus", MENU_TITLES[menu]).replace("&", "")])
            heading.setFont(0, bold)
            heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.list.addTopLevelItem(heading)
            for action in found:
                heading.addChild(_row(action))
            heading.setExpanded(True)
            heading.setFirstColumnSpanned(True)

    def narrow(self, word: str) -> None:
        """Show only the actions whose title, key or help holds a word."""
        wanted = word.casefold()
        for number in range(self.list.topLevelItemCount()):
            heading = self.list.topLevelItem(number)
            assert heading is not None
            any_left = False
            for row in range(heading.childCount()):
                item = heading.child(row)
                assert item is not None
                fits = any(wanted in item.text(column).casefold() for column in range(3))
                item.setHidden(not fits)
                any_left |= fits
            heading.setHidden(not any_left)


def _row(action: Action) -> QTreeWidgetItem:
    keys = "  ".join(map(key_said, action.shortcuts))
    row = QTreeWidgetItem([action.plain_title, keys, action.shown_help])
    row.setFont(1, typeface.style("code"))
    row.setToolTip(2, action.shown_help)
    return row
