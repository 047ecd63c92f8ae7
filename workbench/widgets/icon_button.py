"""A small button that is only an icon: on tabs, in bars, at the end of headers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.widgets.plain_label import plain_tip


class IconButton(QAbstractButton):
    """Draws an icon of a chosen size in a target large enough to hit; its name is also its tip."""

    def __init__(
        self, icon_name: str, name: str, parent: QWidget | None = None, *, icon_size: int = 16
    ) -> None:
        super().__init__(parent)
        self._side = icon_size
        self.setIcon(icon(icon_name))
        self.say(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(24, 24)

    def say(self, name: str) -> None:
        """Take another name, which is also the tip."""
        self.setToolTip(plain_tip(name))
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """Be a target of 24 pixels."""
        return QSize(24, 24)

    def event(self, event: QEvent) -> bool:
        """Show when the mouse comes and goes."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground under the mouse, the icon, and the focus."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.underMouse() and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.line))
            painter.drawRoundedRect(ground, 4, 4)
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        left, top = (self.width() - self._side) // 2, (self.height() - self._side) // 2
        self.icon().paint(painter, left, top, self._side, self._side, Qt.AlignmentFlag.AlignCenter, mode)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ground, 4, 4)
