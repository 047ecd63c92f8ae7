"""The bar of tools over a workspace: actions at its left, what the workspace brings after them or at its right."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolBar, QToolButton, QWidget

from workbench.dress import theme
from workbench.widgets.panels import show_instead

GAP, ENDS = 8, (8, 12)


class ToolbarArea(QFrame):
    """Holds the toolbar and what stands at its end; where both have no room, words on the toolbar go."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("toolbarArea")
        self.setFixedHeight(theme.HEIGHT["toolbar"])
        self.toolbar = QToolBar(self)
        self.toolbar.setObjectName("toolbar")
        self.toolbar.setIconSize(QSize(18, 18))
        # The area around it draws the line below; one on each would be two.
        self.toolbar.setStyleSheet("QToolBar { border: none; padding: 0; }")
        self._end = QHBoxLayout()
        self._end.setSpacing(GAP)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(ENDS[0], 0, ENDS[1], 0)
        self._row.setSpacing(GAP)
        self._row.addWidget(self.toolbar, 1)
        self._row.addLayout(self._end)
        self._full_width = 0
        self._has_words = True
        self.speak()

    def speak(self) -> None:
        """Say everything in the language that now holds."""
        self.toolbar.setAccessibleName(self.tr("Tools"))

    def put_at_end(self, widgets: Iterable[QWidget]) -> None:
        """Put other widgets at the right end; to be called once the toolbar is filled.

        A widget that grows follows the actions at once, so that what stands behind it cannot push it about.
        """
        widgets = list(widgets)
        show_instead(self._end, widgets)
        grows = any(each.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Expanding for each in widgets)
        self._row.setStretch(0, not grows)
        self._row.setStretch(1, grows)
        self._full_width = self.toolbar.sizeHint().width()
        self._has_words = True
        self._make_room()

    def _make_room(self) -> None:
        wanted = ENDS[0] + self._full_width + GAP + self._end.sizeHint().width() + ENDS[1]
        if (wanted <= self.width()) == self._has_words:
            return
        self._has_words = not self._has_words
        styles = Qt.ToolButtonStyle
        with_words, without = styles.ToolButtonTextBesideIcon, styles.ToolButtonIconOnly
        # A button without an icon keeps its words, one that never had any gets none.
        for action in self.toolbar.actions():
            button = self.toolbar.widgetForAction(action)
            if isinstance(button, QToolButton) and not button.icon().isNull():
                if self._has_words and button.property("hadWords"):
                    button.setToolButtonStyle(with_words)
                elif not self._has_words:
                    button.setProperty("hadWords", button.toolButtonStyle() is with_words)
                    button.setToolButtonStyle(without)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show words where there is room."""
        super().resizeEvent(event)
        self._make_room()

    def event(self, event: QEvent) -> bool:
        """Look again when what stands here takes more or less room."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self._make_room()
        return done
