"""The menu bar, with the program's mark at its start and the document's name in its middle."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenuBar, QToolButton, QWidget

from workbench.dress import theme
from workbench.dress.icons import glyph_picture
from workbench.widgets.plain_label import PlainLabel


class TitledMenuBar(QMenuBar):
    """Menus on the left; a click on the name in the middle opens the command search."""

    def __init__(self, search: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("menuBar")
        self.setNativeMenuBar(False)
        self.setFixedHeight(theme.HEIGHT["menu bar"])
        self.setStyleSheet("QMenuBar { padding-top: 3px; }")
        mark = PlainLabel(self)
        mark.setFixedSize(theme.RAIL_WIDTH, theme.HEIGHT["menu bar"] - 1)
        mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        mark.setPixmap(glyph_picture("hex", "accent", 20))
        self.setCornerWidget(mark, Qt.Corner.TopLeftCorner)
        self._mark = mark
        self.title = QToolButton(self)
        self.title.setObjectName("title")
        self.title.setAutoRaise(True)
        self.title.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title.clicked.connect(partial(search))
        self._whole = ""
        self.set_title("")
        self.speak()

    def speak(self) -> None:
        """Say everything in the language that now holds; the title follows when it is next set."""
        self.setAccessibleName(self.tr("Menus"))
        self.title.setToolTip(self.tr("Search commands and documents (Ctrl+K)"))

    def set_title(self, name: str) -> None:
        """Show what is open."""
        self._whole = f"{name} — Daimyo" if name else "Daimyo"
        self.title.setAccessibleName(self.tr("Search commands; open: {name}").format(name=self._whole))
        self._place_title()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the name in the middle; where the menus end is known once they are laid out."""
        super().resizeEvent(event)
        self._place_title()
        QTimer.singleShot(0, self, self._place_title)

    def _place_title(self) -> None:
        menus = max((self.actionGeometry(action).right() for action in self.actions()), default=0)
        self.title.setText(self._whole)
        self.title.adjustSize()
        lacking = self.title.width() - (self.width() - menus - 2 * 16)
        if lacking > 0:  # the middle of a long name has to go, not the end of it all
            letters = self.title.fontMetrics()
            room = letters.horizontalAdvance(self._whole) - lacking
            self.title.setText(letters.elidedText(self._whole, Qt.TextElideMode.ElideMiddle, room))
            self.title.adjustSize()
        left = max((self.width() - self.title.width()) // 2, menus + 16)
        self.title.move(QPoint(left, (self.height() - self.title.height()) // 2))

    def changeEvent(self, event: QEvent) -> None:
        """Draw the mark in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_mark"):
            self._mark.setPixmap(glyph_picture("hex", "accent", 20))
