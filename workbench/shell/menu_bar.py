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

# How far the name stays from the menus, and from the bar's end.
GAP = 16


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
        self.set_title("")
        self.speak()

    def speak(self) -> None:
        """Say everything in the language that now holds; the title follows when it is next set."""
        self.setAccessibleName(self.tr("Menus"))
        self.title.setToolTip(self.tr("Search commands and documents (Ctrl+K)"))

    def set_title(self, name: str) -> None:
        """Show what is open."""
        self._named = f"{name} — Daimyo" if name else "Daimyo"
        self.title.setAccessibleName(self.tr("Search commands; open: {name}").format(name=self._named))
        self._place_title()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the name in the middle; where the menus end is known once they are laid out."""
        super().resizeEvent(event)
        self._place_title()
        QTimer.singleShot(0, self, self._place_title)

    def _place_title(self) -> None:
        menus = max((self.actionGeometry(action).right() for action in self.actions()), default=0)
        self._write_title(self._named)
        letters = self.title.fontMetrics()
        around = self.title.width() - letters.horizontalAdvance(self._named)
        room = self.width() - menus - 2 * GAP - around
        if letters.horizontalAdvance(self._named) > room:
            self._write_title(letters.elidedText(self._named, Qt.TextElideMode.ElideMiddle, max(room, 0)))
        left = max((self.width() - self.title.width()) // 2, menus + GAP)
        self.title.move(QPoint(left, (self.height() - self.title.height()) // 2))

    def _write_title(self, text: str) -> None:
        # In a button a single ampersand would underline the letter after it.
        self.title.setText(text.replace("&", "&&"))
        self.title.adjustSize()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the mark in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_mark"):
            self._mark.setPixmap(glyph_picture("hex", "accent", 20))
