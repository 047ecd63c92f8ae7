"""The tabs of the open documents, each with a mark while it has unsaved changes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTabBar, QWidget

from workbench.documents.document import Document
from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.visible import one_line
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import show_instead
from workbench.widgets.plain_label import plain_tip

translate = QCoreApplication.translate

_ICONS = {"map": "map", "variant": "rules", "experiment": "lab", "search": "search", "record": "table"}


# A tab is not squeezed below this: an icon, some twenty letters, and what closes it.
LEAST_WIDTH = 220


class DocumentTabs(QFrame):
    """The row of tabs, with a button for a new document and room for what a workspace puts at its end."""

    chosen = Signal(object)
    wants_close = Signal(object)
    wants_new = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("documentTabs")
        self.setFixedHeight(theme.HEIGHT["tabs"])
        self.documents: list[Document] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(4)
        self.bar = _Bar(self)
        self.bar.currentChanged.connect(self._choose)
        self.bar.wants_close.connect(lambda number: self.wants_close.emit(self.documents[number]))
        self.new_button = IconButton("plus", self.tr("New document (Ctrl+N)"), self)
        self.new_button.clicked.connect(self.wants_new)
        self._end = QHBoxLayout()
        self._end.setSpacing(4)
        row.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.new_button)
        row.addStretch(1)
        row.addLayout(self._end)

    def speak(self) -> None:
        """Say everything in the language that now holds; the tabs are made anew when they are next shown."""
        self.new_button.say(self.tr("New document (Ctrl+N)"))
        self.bar.speak()
        self.documents = []

    def show_documents(self, documents: list[Document], current: Document | None) -> None:
        """Show these documents, one of them as the shown one."""
        self.bar.blockSignals(True)
        if documents != self.documents:
            while self.bar.count():
                self.bar.removeTab(0)
            self.documents = list(documents)
            for document in documents:
                self.bar.add(document)
        for number, document in enumerate(self.documents):
            self.bar.show_state(number, document)
        if current in self.documents:
            self.bar.setCurrentIndex(self.documents.index(current))
        self.bar.blockSignals(False)

    def show_at_end(self, widgets: list[QWidget]) -> None:
        """Put a workspace's widgets at the end of the row, in place of another's."""
        show_instead(self._end, widgets)

    def step(self, by: int) -> None:
        """Go to a tab beside the current one, round and round."""
        if self.bar.count():
            self.bar.setCurrentIndex((self.bar.currentIndex() + by) % self.bar.count())

    def _choose(self, number: int) -> None:
        if 0 <= number < len(self.documents):
            self.chosen.emit(self.documents[number])


class _Bar(QTabBar):
    """The tabs themselves."""

    wants_close = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("documents")
        self.setDocumentMode(True)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        self.setIconSize(QSize(16, 16))
        self.setFixedHeight(theme.HEIGHT["tabs"] - 4)
        self.setStyleSheet("#documents { background: transparent; }")
        self.speak()

    def speak(self) -> None:
        """Say what the tabs are in the language that now holds."""
        self.setAccessibleName(self.tr("Open documents"))

    def add(self, document: Document) -> None:
        """Add a document's tab."""
        number = self.addTab(icon(_ICONS.get(document.kind or "", "yaml")), "")
        ending = _TabEnd(self)
        ending.close_button.clicked.connect(lambda: self._close(ending))
        self.setTabButton(number, QTabBar.ButtonPosition.RightSide, ending)

    def show_state(self, number: int, document: Document) -> None:
        """Show a document's name and whether it is saved."""
        name = one_line(document.name).replace("&", "&&")
        if self.tabText(number) != name:
            self.setTabText(number, name)
        self.setTabIcon(
            number, icon("lock" if document.is_shipped else _ICONS.get(document.kind or "", "yaml"))
        )
        self.setTabToolTip(number, plain_tip(str(document.path)))
        state = self.tr("{file}, not saved") if document.is_modified else "{file}"
        self.setAccessibleTabName(number, state.format(file=document.name))
        ending = self.tabButton(number, QTabBar.ButtonPosition.RightSide)
        if isinstance(ending, _TabEnd):
            ending.set_modified(document.is_modified)
            ending.close_button.setAccessibleName(self.tr("Close {file}").format(file=document.name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the room there is: Qt stays scrolled as far as the shown tab needed in less of it."""
        super().resizeEvent(event)
        shown, was_blocked = self.currentIndex(), self.blockSignals(True)
        self.setCurrentIndex(0)
        self.setCurrentIndex(shown)
        self.blockSignals(was_blocked)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close a tab by the middle button."""
        if event.button() is Qt.MouseButton.MiddleButton and self.tabAt(event.position().toPoint()) >= 0:
            self.wants_close.emit(self.tabAt(event.position().toPoint()))
        super().mouseReleaseEvent(event)

    def _close(self, ending: QWidget) -> None:
        for number in range(self.count()):
            if self.tabButton(number, QTabBar.ButtonPosition.RightSide) is ending:
                self.wants_close.emit(number)
                return

    def minimumTabSizeHint(self, index: int) -> QSize:  # noqa: N802  # Qt's name
        """Leave a name its room, up to a width: where many tabs do not fit, arrows scroll them."""
        whole = self.tabSizeHint(index)
        return QSize(min(whole.width(), LEAST_WIDTH), whole.height())


class _TabEnd(QWidget):
    """The right end of a tab: the mark of unsaved changes, and the close button."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.dot = _Dot(self)
        self.close_button = IconButton(
            "close", translate("DocumentTabs", "Close (Ctrl+W)"), self, icon_size=14
        )
        row.addWidget(self.dot)
        row.addWidget(self.close_button)
        # Of one width with and without the mark, so that tabs stay where they are while one types.
        self.setFixedSize(36, 24)

    def set_modified(self, modified: bool) -> None:
        """Show or hide the mark."""
        self.dot.setVisible(modified)


class _Dot(QWidget):
    """The mark of unsaved changes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(10, 24)
        self.setToolTip(translate("DocumentTabs", "Not saved"))
        self.setAccessibleName(translate("DocumentTabs", "Not saved"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a disc in the colour of one's own changes."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.current().selection))
        painter.drawEllipse(QRectF(1, self.height() / 2 - 4, 8, 8))
