"""The rail at the left edge: the four workspaces, and help and settings at its foot."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QVBoxLayout, QWidget

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.shell.key_names import key_said
from workbench.shell.rooms import ROOMS

translate = QCoreApplication.translate


class Rail(QFrame):
    """Buttons of the workspaces from top to bottom."""

    chosen = Signal(str)
    """The name of the workspace to show."""
    wants_help = Signal()
    wants_settings = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.setFixedWidth(theme.RAIL_WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(6)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, RailButton] = {}
        self._reasons: dict[str, str] = {}
        for room in ROOMS:
            button = RailButton(room.icon, translate("rail", room.label), self)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, name=room.name: self.chosen.emit(name))
            self._group.addButton(button)
            self.buttons[room.name] = button
            column.addWidget(button)
        column.addStretch(1)
        self.help_button = RailButton("help", "", self)
        self.help_button.clicked.connect(self.wants_help)
        self.settings_button = RailButton("settings", "", self)
        self.settings_button.clicked.connect(self.wants_settings)
        column.addWidget(self.help_button)
        column.addWidget(self.settings_button)
        self.speak()

    def speak(self) -> None:
        """Say everything in the language that now holds."""
        self.setAccessibleName(self.tr("Workspaces"))
        for room in ROOMS:
            self._word(room.name)
        self.help_button.setAccessibleName(self.tr("Keys and actions"))
        self.help_button.setToolTip(self.tr("Keys and actions (F1)"))
        self.settings_button.setAccessibleName(self.tr("Settings"))
        self.settings_button.setToolTip(self.tr("Settings (Ctrl+,)"))

    def _word(self, name: str) -> None:
        number, room = next((n, each) for n, each in enumerate(ROOMS, 1) if each.name == name)
        label, button = translate("rail", room.label), self.buttons[name]
        reason = self._reasons.get(name, "")
        button.setText(label)
        button.setAccessibleName(label)
        button.setAccessibleDescription(reason)
        said = f"{label.capitalize()} ({key_said(f'Ctrl+{number}')})"
        button.setToolTip(f"{said}\n{reason}" if reason else said)

    def show_closed(self, name: str, reason: str) -> None:
        """Close a workspace for a reason, or open it again where there is none."""
        if self._reasons.get(name, "") != reason:
            self._reasons[name] = reason
            self.buttons[name].setEnabled(not reason)
            self._word(name)

    def show_chosen(self, name: str) -> None:
        """Mark a workspace as the one shown."""
        self.buttons[name].setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground and the line to the right."""
        colours = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.bg))
        painter.fillRect(QRect(self.width() - 1, 0, 1, self.height()), QColor(colours.line2))


class RailButton(QAbstractButton):
    """An icon above its label; the chosen one lies on a card with a bar at the window's edge."""

    def __init__(self, icon_name: str, label: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(label)
        self.setIcon(icon(icon_name))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(theme.RAIL_WIDTH, 54 if label else 36)

    def sizeHint(self) -> QSize:
        """Be as wide as the rail."""
        return self.size()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that the mouse is here."""
        self.update()
        super().enterEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, the icon, the label and the focus."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(theme.DISABLED_OPACITY)
        card = QRectF(6.5, 0.5, self.width() - 14, self.height() - 1)
        if self.isChecked():
            painter.setPen(QPen(QColor(colours.line2), 1))
            painter.setBrush(QColor(colours.panel))
            painter.drawRoundedRect(card, 6, 6)
            painter.fillRect(QRectF(0, 0, 3, self.height()), QColor(colours.accent))
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.line))
            painter.drawRoundedRect(card, 6, 6)
        state = QIcon.State.On if self.isChecked() else QIcon.State.Off
        side = 24 if self.text() else 20
        top = 6 if self.text() else (self.height() - side) // 2
        box = QRect((self.width() - 1 - side) // 2, top, side, side)
        self.icon().paint(painter, box, Qt.AlignmentFlag.AlignCenter, QIcon.Mode.Normal, state)
        if self.text():
            self._paint_label(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 6, 6)

    def _paint_label(self, painter: QPainter) -> None:
        colours = theme.current()
        font = typeface.font("sans", 11, 600, spacing=4)
        painter.setFont(font)
        width = painter.fontMetrics().horizontalAdvance(self.text())
        if width > self.width() - 12:
            # A longer word of another language stays whole in smaller letters.
            painter.setFont(typeface.font("sans", 11 * (self.width() - 12) / width, 600))
        painter.setPen(QColor(colours.accent if self.isChecked() else colours.ink2))
        box = QRect(0, self.height() - 21, self.width() - 1, 16)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())
