"""A box of choices that ends in dots what it has no room for, and tells it under the mouse."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QToolTip

from workbench.widgets.plain_label import plain_tip

# What the label leaves free beside its text, in pixels.
FREE = 4


class ElidedCombo(QComboBox):
    """Says by dots that a choice goes on; Qt would cut it off between two letters."""

    @property
    def shown_text(self) -> str:
        """As much of the choice as there is room for."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self).width()
        room -= FREE + (0 if option.currentIcon.isNull() else self.iconSize().width() + 4)
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)

    def sizeHint(self) -> QSize:
        """Take as much room as the widest choice needs: Qt reckons without what the label leaves free on both sides."""
        return super().sizeHint() + QSize(FREE, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box with as much of the choice as there is room for."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_text
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def event(self, event: QEvent) -> bool:
        """Tell a choice in full that has no room, instead of what the box is for."""
        if isinstance(event, QHelpEvent) and self.shown_text != self.currentText():
            QToolTip.showText(event.globalPos(), plain_tip(self.currentText()), self)
            return True
        return super().event(event)
