"""An area that shows a widget whole where there is room for it, and scrolls it where there is not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

# So much of the widget stays in sight however little room there is.
LEAST_HEIGHT = 120


class YieldingArea(QScrollArea):
    """Asks for the height of what it holds, takes no more, and makes do with less."""

    def __init__(self, held: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._held = held
        self.setWidget(held)

    def sizeHint(self) -> QSize:
        """Ask for the whole of it."""
        held = self._held
        hint = held.sizeHint()
        high = held.heightForWidth(self.viewport().width()) if held.hasHeightForWidth() else hint.height()
        return QSize(hint.width(), max(high, held.minimumSizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Make do with a part of its height."""
        return QSize(self._held.minimumSizeHint().width(), min(LEAST_HEIGHT, self.sizeHint().height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask again when what it holds wants another height."""
        if watched is self._held and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
