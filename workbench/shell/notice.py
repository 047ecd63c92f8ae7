"""Notices: calm bars over the workspace that say what happened and offer what to do, instead of dialogs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from engine.texts.problem import Severity
from engine.texts.saying import Name
from workbench.documents.document import Document
from workbench.dress.icons import severity_picture
from workbench.language import told
from workbench.widgets.covering import CONTROLS, covered, parts_in_sight
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel

# How far a notice stays from the edges of what it lies over, and how wide it grows.
EDGE, WIDEST = 10, 720
# How long good news stays in sight.
PASSING_MS = 12_000
# How long a room takes to lay itself out anew.
SETTLING_MS = 120


@dataclass(frozen=True, eq=False)
class Notice:
    """A sentence with choices; of two notices about the same `topic` and document only the later is shown.

    A notice about a document is shown while that document is. Each choice is a title and what it does; any of them
    also takes the notice away.
    """

    text: str
    severity: Severity = Severity.INFO
    choices: tuple[tuple[str, Callable[[], object]], ...] = ()
    document: Document | None = None
    topic: str = ""
    can_be_closed: bool = True
    # Whether it concerns the whole program; else one without a document stays in the room that it was said in.
    is_for_all: bool = False
    # Whether it goes by itself after a while; else only news that asks nothing does.
    passes: bool = False

    @property
    def is_passing(self) -> bool:
        """Say whether it goes by itself: what went wrong or wants an answer stays."""
        return self.passes or (self.severity is Severity.INFO and not self.choices)


class NoticeBar(QFrame):
    """One notice, drawn."""

    answered = Signal()

    def __init__(self, notice: Notice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.notice = notice
        # The room that it was said in, nothing for one that is shown everywhere.
        self.room = ""
        self.setObjectName("notice")
        self.setProperty("severity", str(notice.severity))
        self.setProperty("floating", True)
        self.setAccessibleName(notice.text)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        row.setSpacing(8)
        mark = PlainLabel(self)
        mark.setPixmap(severity_picture(notice.severity, 16))
        mark.setAccessibleName(told(Name(notice.severity)))
        self._text = text = PlainLabel(notice.text, self)
        text.setWordWrap(True)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        text.setAccessibleName(notice.text)
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(text, 1)
        self.buttons = [self._button(title, deed) for title, deed in notice.choices]
        for button in self.buttons:
            row.addWidget(button)
        if notice.can_be_closed:
            close = IconButton("close", self.tr("Close this notice"), self)
            close.clicked.connect(self.answered)
            row.addWidget(close)

        if notice.is_passing:
            self.passing = QTimer(self, interval=PASSING_MS, singleShot=True)
            self.passing.timeout.connect(self._pass)
            self.passing.start()

    def _pass(self) -> None:
        """Go, unless the mouse rests here or the keys are at a button."""
        focused = QApplication.focusWidget()
        if self.underMouse() or (focused is not None and self.isAncestorOf(focused)):
            self.passing.start()
        else:
            self.answered.emit()

    def whole_width(self) -> int:
        """Give the width at which the sentence stands in one line."""
        # A label that wraps asks for less than its sentence takes; widths of text are rounded.
        rest = self.sizeHint().width() - self._text.sizeHint().width()
        return rest + self._text.fontMetrics().horizontalAdvance(self.notice.text) + 4

    def _button(self, title: str, deed: Callable[[], object]) -> QPushButton:
        button = QPushButton(title, self)
        button.setAccessibleName(title)

        def press() -> None:
            self.answered.emit()
            deed()

        button.clicked.connect(press)
        return button


class NoticeArea(QWidget):
    """The notices that concern the shown room or document: the newest is in sight, the one before it follows.

    They lie over the workspace and move nothing in it: what the mouse is about to press stays where it is.
    """

    def __init__(self, over: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._over = over
        self._is_low = False
        over.installEventFilter(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._settled = QTimer(self, interval=SETTLING_MS, singleShot=True)
        self._settled.timeout.connect(self.settle)
        self._document: Document | None = None
        self._room = ""
        self.bars: list[NoticeBar] = []
        self._focused_before: QWidget | None = None
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]  # it runs
        self.hide()

    def show_notice(self, notice: Notice) -> NoticeBar:
        """Show a notice in place of an earlier one about the same topic."""
        if notice.topic:
            self.withdraw(notice.topic, notice.document)
        bar = NoticeBar(notice, self)
        bar.room = "" if notice.is_for_all else self._room
        bar.answered.connect(lambda: self._remove(bar))
        self.bars.append(bar)
        self._column.addWidget(bar)
        self._update()
        return bar

    def withdraw(self, topic: str, document: Document | None = None) -> None:
        """Take a notice away because it no longer holds."""
        for bar in [
            bar for bar in self.bars if bar.notice.topic == topic and bar.notice.document is document
        ]:
            self._remove(bar)

    def forget(self, document: Document) -> None:
        """Take away all notices about a document."""
        for bar in [bar for bar in self.bars if bar.notice.document is document]:
            self._remove(bar)

    def show_for(self, document: Document | None) -> None:
        """Show the notices of another document."""
        if document is not self._document:
            self._document = document
            self._update()

    def show_room(self, room: str) -> None:
        """Show the notices of another room."""
        self._room = room
        self._update()

    def _remove(self, bar: NoticeBar) -> None:
        if bar in self.bars:
            before, focused = self._focused_before, QApplication.focusWidget()
            had_focus = focused is not None and bar.isAncestorOf(focused)
            self.bars.remove(bar)
            self._column.removeWidget(bar)
            bar.hide()
            bar.deleteLater()
            self._update()
            # Qt would give the keys to whatever comes next in the window.
            if had_focus and before is not None and isValid(before) and before.isVisible():
                before.setFocus()

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        """Remember who had the keys before a notice took them."""
        if new is not None and self.isAncestorOf(new) and not (old is not None and self.isAncestorOf(old)):
            self._focused_before = old

    def _update(self) -> None:
        concerned = [bar for bar in self.bars if self._concerns(bar)]
        shown = concerned[-1:]
        is_new = any(not bar.isVisibleTo(self) for bar in shown)
        for bar in self.bars:
            bar.setVisible(bar in shown)
        self.setVisible(bool(shown))
        if is_new:
            self._is_low = False
            self._is_low = self._place().contains(self._over.mapFromGlobal(QCursor.pos()))
        self.settle()

    # ------------------------------------------------------------ its place

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what it lies over."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.settle()
            # Docks fold and unfold only now: where it covers least is seen once they have.
            self._settled.start()
        return False

    def settle(self) -> None:
        """Lie at the top of the workspace, or at its foot if the mouse was at the top when the notice came."""
        if not self.isHidden() and (parent := self.parentWidget()) is not None:
            place = self._place()
            self.setGeometry(QRect(self._over.mapTo(parent, place.topLeft()), place.size()))
            self.raise_()

    def _place(self) -> QRect:
        """Give where it lies, as seen from what it lies over."""
        widest = max((bar.whole_width() for bar in self.bars if bar.isVisibleTo(self)), default=WIDEST)
        width = min(widest, WIDEST, self._over.width() - 2 * EDGE)
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        top = self._over.height() - height - EDGE if self._is_low else EDGE
        free = self._over.width() - width
        # In the middle, unless it would lie there over more that is used: in a small window over the tabs of a dock.
        ways = [QRect(QPoint(left, top), QSize(width, height)) for left in (free // 2, free - EDGE, EDGE)]
        used = parts_in_sight(self._over, CONTROLS, self)
        return min(ways, key=lambda way: covered(way, used))

    def _concerns(self, bar: NoticeBar) -> bool:
        """Say whether a notice is about what is shown."""
        if bar.notice.document is not None:
            return bar.notice.document is self._document
        return bar.room in ("", self._room)
