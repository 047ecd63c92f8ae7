"""The parts that docks are built from: headers, and docks that fold into one when the window is narrow."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QStyle,
    QStyleOptionButton,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from workbench.dress import theme, typeface
from workbench.widgets.plain_label import PlainLabel, plain_tip

# The least width of a dock; of the one that both fold into, and how wide that is where there is room.
LEAST_DOCK, LEAST_FOLDED, FOLDED_DOCK = 200, 230, 280


class DockHeader(QFrame):
    """The heading of a dock or of a part of it, with something at its right end."""

    def __init__(self, title: str, aside: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("dockHeader")
        self.setFixedHeight(theme.HEIGHT["dock header"])
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(10)
        # As wide as its words, and narrower where these have no room.
        self.title = ElidedLabel(title, self)
        self.title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.title.setObjectName("dockTitle")
        self.title.setFont(typeface.style("dock"))
        row.addWidget(self.title)
        row.addStretch(1)
        if aside is not None:
            row.addWidget(aside)
        self._row = row

    def put_beside_title(self, widget: QWidget) -> None:
        """Put something beside the title that takes the room up to the right end."""
        self._row.insertWidget(1, widget, 1000)


class ElidedLabel(PlainLabel):
    """A label that gives way: what has no room is shown as dots, and whole in its tip."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """Make do with no room at all."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as much of the text as there is room for."""
        room = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        self.setToolTip(plain_tip(self.text()) if shown != self.text() else "")
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | self.alignment(), shown)


class ElidedCheckBox(QCheckBox):
    """A box whose words give way: what has no room is shown as dots, and whole in its tip."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._whole = text
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many words as there is room for."""
        super().resizeEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self).width()
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown)
        self.setToolTip(plain_tip(self._whole) if shown != self._whole else "")


class Docks(QSplitter):
    """A left dock, the main thing, and a right dock that becomes a tab of the left one in a narrow window."""

    def __init__(
        self,
        left: QWidget,
        left_title: str,
        main: QWidget,
        right: QWidget,
        right_title: str,
        widths: tuple[int, int],
        narrow: int = theme.NARROW,
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        # Below this width of the window the right dock becomes a tab.
        self._narrow = narrow
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self._right = right
        self._widths = widths
        self._titles = (left_title, right_title)
        self.is_narrow = False
        # Which of the two tabs comes to the front when the docks fold.
        self._first_tab = 0
        self._side = Side(left, self)
        self._far_side = Side(right, self)
        main.setMinimumSize(*theme.LEAST_CANVAS)
        for part, width in ((self._side, widths[0]), (main, 0), (self._far_side, widths[1])):
            self.addWidget(part)
            if width:
                part.setMinimumWidth(min(width, LEAST_DOCK))
        self.setStretchFactor(0, 0)
        self.setStretchFactor(1, 1)
        self.setStretchFactor(2, 0)
        self.setSizes([widths[0], 4000, widths[1]])

    def take_width(self, window_width: int) -> None:
        """Fold or unfold for a width of the window."""
        is_narrow = window_width < self._narrow
        if is_narrow == self.is_narrow:
            return
        self.is_narrow = is_narrow
        if is_narrow:
            self._far_side.hide()
            self._side.add(self._right, *self._titles)
            self._side.tabs.setCurrentIndex(self._first_tab)
        else:
            self._side.give_back(self._right)
            self._far_side.take(self._right)
            self._far_side.show()
        # One dock holds what was made for two, whatever width was kept from a wider window.
        self._side.setMinimumWidth(LEAST_FOLDED if is_narrow else min(self._widths[0], LEAST_DOCK))
        left = max(self._widths[0], FOLDED_DOCK) if is_narrow else self._widths[0]
        right = 0 if is_narrow else self._widths[1]
        # Sizes that are together more than there is would all be made smaller.
        self.setSizes([left, max(1, sum(self.sizes()) - left - right), right])

    def take_tab(self, other: Docks) -> None:
        """Have the same tab in front as other docks, once these are folded too."""
        if other.is_narrow:
            self._first_tab = other._side.tabs.currentIndex()
            if self.is_narrow:
                self._side.tabs.setCurrentIndex(self._first_tab)

    def show_right(self) -> None:
        """Bring the right dock to the front where it is a tab."""
        self._side.show_last()

    def event(self, event: QEvent) -> bool:
        """Watch the window's width from the moment there is a window."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.ParentChange):
            self.window().installEventFilter(self)
            self.take_width(self.window().width())
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fold or unfold when the window's width changes."""
        if event.type() is QEvent.Type.Resize and watched is self.window():
            self.take_width(self.window().width())
        return False


class Side(QFrame):
    """One side of the docks: a widget, or two behind tabs."""

    def __init__(self, first: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dock")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.tabs = QTabBar(self)
        self.tabs.setObjectName("dockTabs")
        self.tabs.setExpanding(True)
        self.tabs.setDocumentMode(True)
        self.tabs.setDrawBase(False)
        self.tabs.setAccessibleName(self.tr("Docks"))
        self.tabs.hide()
        self._stack = QStackedWidget(self)
        self._stack.addWidget(first)
        column.addWidget(self.tabs)
        column.addWidget(self._stack, 1)
        self.tabs.currentChanged.connect(self._stack.setCurrentIndex)

    def add(self, widget: QWidget, *titles: str) -> None:
        """Take in a second widget behind tabs of these titles."""
        self._stack.addWidget(widget)
        while self.tabs.count():
            self.tabs.removeTab(0)
        for title in titles:
            self.tabs.addTab(title)
        self.tabs.show()
        self.tabs.setCurrentIndex(0)
        self._stack.setCurrentIndex(0)

    def give_back(self, widget: QWidget) -> None:
        """Let the second widget go."""
        self._stack.removeWidget(widget)
        self.tabs.hide()

    def take(self, widget: QWidget) -> None:
        """Hold a widget alone."""
        self._stack.addWidget(widget)
        self._stack.setCurrentWidget(widget)

    def show_last(self) -> None:
        """Show the second widget if there are two."""
        if self._stack.count() > 1:
            self.tabs.setCurrentIndex(1)


def tabs_hiding(widget: QWidget) -> QTabBar | None:
    """Give the tabs of the dock behind one of which a widget is out of sight, or nothing."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, Side):
        above = above.parentWidget()
    return above.tabs if above is not None and above.tabs.isVisible() else None


def show_instead(layout: QLayout, widgets: Iterable[QWidget]) -> None:
    """Put widgets into a layout in place of others, which are only hidden: they may come back."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
    for widget in widgets:
        layout.addWidget(widget)
        widget.show()


def empty(layout: QLayout) -> None:
    """Take all widgets out of a layout and let go of them at once: nobody finds them any more."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
