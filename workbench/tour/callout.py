"""The callout of the tour: what to do now, beside the control it is done with; it covers nothing and stops nobody."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from workbench.dress import theme, typeface
from workbench.tour import standing
from workbench.widgets.controls import set_role
from workbench.widgets.covering import CONTROLS_AND_WORDS, parts_in_sight
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel

WIDTH = 330
# How far the callout stands from the edge of the window.
EDGE = 10
BAR, SHADOW = 4, 3
# A room that has just been entered lays itself out for a while: so often the place is looked for anew.
SETTLING = 4
# Afterwards it looks at only one in so many times.
SELDOM = 6
_STRONG = re.compile(r"\*\*(.+?)\*\*")


def marked_up(text: str) -> str:
    """Give a step's text as Qt shows it.

    >>> marked_up("Press **6** & draw.")
    'Press <b>6</b> &amp; draw.'
    """
    return _STRONG.sub(r"<b>\1</b>", html.escape(text, quote=False))


class Ring(QWidget):
    """An outline around a control; the mouse goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the outline."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.current().selection), 2.4))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)


class Callout(QFrame):
    """Says one step, offers to go on or to leave the tour, and keeps the keyboard after neither Escape nor a click."""

    wants_next = Signal()
    wants_leave = Signal()
    wants_work = Signal()

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self.host = host
        self.setObjectName("tourCallout")
        self.setFixedWidth(WIDTH + SHADOW)
        self.rings: list[Ring] = []
        # What it stood among when it last moved: what it points at, open menus, the window and its size; what it kept
        # clear of; and how often it still looks for a better place.
        self._stood_among: tuple[list[QRect], list[QRect], QRect, QSize] | None = None
        self._kept_clear: list[QRect] = []
        self._looks_left = 0
        self.where = PlainLabel(self)
        self.where.setObjectName("hint")
        self.close_button = IconButton("close", self.tr("Leave the tour"), self)
        self.close_button.clicked.connect(self.wants_leave)
        self.text = QLabel(self)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setWordWrap(True)
        self.text.setFont(typeface.style("body"))
        self.amiss = QLabel(self)
        self.amiss.setObjectName("error")
        self.amiss.setTextFormat(Qt.TextFormat.RichText)
        self.amiss.setWordWrap(True)
        self.next_button = QPushButton(self)
        self.next_button.clicked.connect(self.wants_next)
        # In a dialog Enter belongs to the dialog's own buttons, and after a click to the work that goes on.
        self.next_button.setAutoDefault(False)
        self.next_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for button in (self.next_button, self.close_button):
            button.installEventFilter(self)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.where, 1)
        head.addWidget(self.close_button)
        foot.addStretch(1)
        foot.addWidget(self.next_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, BAR + 8, 10 + SHADOW, 10 + SHADOW)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.text)
        column.addWidget(self.amiss)
        column.addLayout(foot)
        self.setFocusProxy(self.next_button)

    def say(self, where: str, text: str, amiss: str = "", *, is_to_read: bool) -> None:
        """Say a step, where in the tour it stands, and what was done otherwise than it asks for."""
        self.where.setText(where)
        self.text.setText(marked_up(text))
        self.amiss.setText(marked_up(amiss))
        self.amiss.setVisible(bool(amiss))
        words = self.tr("Next") if is_to_read else self.tr("Skip this step")
        self.next_button.setText(words)
        set_role(self.next_button, "primary" if is_to_read else "link")
        self.close_button.say(self.tr("Leave the tour"))
        plain = f"{text} {amiss}".strip().replace("**", "")
        self.setAccessibleName(f"{where}. {plain}")
        self.next_button.setAccessibleName(words)
        self.next_button.setAccessibleDescription(plain)
        # A label that wraps knows its height only for a width.
        inner = self.width() - self.contentsMargins().left() - 24 - SHADOW
        # It never asks for less than it was given for the step before.
        for label in (self.text, self.amiss):
            label.setMinimumHeight(0)
            label.setFixedHeight(max(0, label.heightForWidth(inner)))
        self.adjustSize()

    def stand_beside(self, places: list[QRect], kept_clear: Sequence[QRect] = ()) -> None:
        """Stand beside the last of some places of the window, with a ring around each; without any in a corner.

        What is to be read meanwhile is `kept_clear`.
        """
        host = self.host
        while len(self.rings) > len(places):
            self.rings.pop().deleteLater()
        while len(self.rings) < len(places):
            self.rings.append(Ring(host))
        for ring, place in zip(self.rings, places, strict=True):
            ring.setGeometry(place.adjusted(-4, -4, 4, 4) & host.rect())
            ring.show()
            ring.raise_()
        self._move_to_best_place(places, list(kept_clear))
        if not self.isVisible():
            self.show()
        self.raise_()

    def _move_to_best_place(self, places: list[QRect], kept_clear: list[QRect]) -> None:
        """Move where least is covered; seldom once things have settled, for it is looked at many times a second."""
        popups = standing.popups_over(self.host)
        room = self.host.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        seen = (places, popups, room, self.size())
        if seen != self._stood_among:
            self._stood_among, self._looks_left = seen, SETTLING
        is_settled = self._looks_left <= 0
        self._looks_left -= 1
        is_same, self._kept_clear = kept_clear == self._kept_clear, kept_clear
        if is_settled and is_same and self._looks_left % SELDOM:
            return
        # Beside one menu that opens out of another it stays as long as none lies over it.
        if popups and self.isVisible() and not any(self.geometry().intersects(each) for each in popups):
            return
        used = parts_in_sight(self.host, CONTROLS_AND_WORDS, self)
        # Once it stands, only what comes to lie under it, such as a card on the board, makes it move.
        now = self.pos() if is_settled else None
        self.move(standing.best_place(self.size(), room, places, [*popups, *kept_clear], used, now))

    def go(self) -> None:
        """Go away with the rings; Qt would give the keyboard to whatever comes next."""
        self._give_keyboard_back()
        for ring in self.rings:
            ring.hide()
            ring.deleteLater()
        self.rings = []
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the keyboard back before the mouse presses a button."""
        if event.type() is QEvent.Type.MouseButtonPress:
            self._give_keyboard_back()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Give the keyboard back at a click beside the buttons, too."""
        self._give_keyboard_back()

    def _give_keyboard_back(self) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self.wants_work.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the keyboard back to the work at Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.wants_work.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a card with a bar at its top and a solid shadow."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5 - SHADOW, -0.5 - SHADOW)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.line2))
        painter.drawRoundedRect(card.translated(SHADOW, SHADOW), 6, 6)
        painter.setPen(QPen(QColor(colours.accent), 1))
        painter.setBrush(QColor(colours.raised))
        painter.drawRoundedRect(card, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawRect(QRectF(card.left(), card.top() + 1, card.width(), BAR))
