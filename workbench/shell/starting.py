"""Where work starts: the shipped documents of a kind, what was open lately, and a new one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from workbench.dress.icons import icon
from workbench.shelf import shelved
from workbench.shell.welcome import Choices, Start, Welcome
from workbench.widgets.panels import DockHeader
from workbench.workspace import Shell

translate = QCoreApplication.translate

_ICONS = {"map": "map", "variant": "rules", "experiment": "lab"}


def shipped_title(kind: str) -> str:
    """Give the heading of the shipped documents of a kind."""
    return {
        "map": translate("starting", "Shipped maps"),
        "variant": translate("starting", "Shipped variants"),
        "experiment": translate("starting", "Shipped experiments"),
    }[kind]


class StartingPoints(QWidget):
    """A dock that lists the shipped documents of a kind."""

    def __init__(self, kind: str, choose: Callable[[Path], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(shipped_title(kind), parent=self))
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setIconSize(QSize(18, 18))
        self.list.setAccessibleName(shipped_title(kind))
        for each in shelved(kind):
            item = QListWidgetItem(icon(_ICONS[kind]), each.title)
            item.setData(Qt.ItemDataRole.UserRole, str(each.path))
            item.setToolTip(each.name)
            self.list.addItem(item)
        self.list.itemActivated.connect(lambda item: choose(Path(item.data(Qt.ItemDataRole.UserRole))))
        column.addWidget(self.list, 1)


def start_page(kind: str, title: str, sentence: str, shell: Shell) -> Welcome:
    """Make the page that a workspace shows while no document of its kind is open."""
    new = {
        "map": translate("starting", "New map"),
        "variant": translate("starting", "New variant of 2016"),
        "experiment": translate("starting", "New experiment"),
    }[kind]
    starts = [
        Start(new, "plus", lambda: shell.do("file.new")),
        Start(translate("starting", "Open a file…"), "open", lambda: shell.do("file.open")),
    ]
    choices = Choices(shipped_title(kind), _ICONS[kind], shell.open_path)
    choices.show_choices([(each.title, each.name, each.path) for each in shelved(kind)])
    return Welcome(title, sentence, starts, [choices])
