"""The status bar: what is being done on the left, facts on the right."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from workbench.dress import theme
from workbench.widgets.plain_label import PlainLabel, plain_tip
from workbench.workspace import Status


class StatusBar(QFrame):
    """A row of short texts; a hint about what the mouse is over takes the left side for as long."""

    wants_problem = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statusBar")
        self.setFixedHeight(theme.HEIGHT["status bar"])
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 0, 12, 0)
        self._row.setSpacing(16)
        self._status = Status()
        self._alarm = ""
        self._hint = ""
        self._labels: list[QLabel] = []
        self.speak()

    def speak(self) -> None:
        """Say everything in the language that now holds; a hint was in the one before."""
        self.setAccessibleName(self.tr("Status"))
        self.show_hint("")

    def show_status(self, status: Status, alarm: str = "") -> None:
        """Show a workspace's status; the part that equals `alarm` is in the colour of errors."""
        if (status, alarm) != (self._status, self._alarm) or not self._labels:
            self._status, self._alarm = status, alarm
            self._lay()

    def show_hint(self, hint: str) -> None:
        """Show a hint in place of the left side, or take it away."""
        if hint != self._hint:
            self._hint = hint
            self._lay()

    def texts(self) -> list[str]:
        """Give what is shown, from left to right."""
        return [label.text() for label in self._labels]

    def _lay(self) -> None:
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._labels = []
        for number, text in enumerate(self._left()):
            self._add(text, "statusLead" if number == 0 and not self._hint else "hint")
        self._row.addStretch(1)
        for text in self._status.right:
            self._add(text, "error" if text and text == self._alarm else "hint")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave what is being done its room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Take away facts, the longest first, until the rest has room; the tip of the bar tells them all."""
        shown = list(self._labels)
        facts = [each for each in shown[len(self._left()) :] if not isinstance(each, _Problem)]
        margins, gap = self._row.contentsMargins(), self._row.spacing()
        room = self.width() - margins.left() - margins.right()
        for fact in sorted(facts, key=lambda each: -each.sizeHint().width()):
            if sum(each.sizeHint().width() + gap for each in shown) <= room:
                break
            shown.remove(fact)
        for label in self._labels:
            label.setVisible(label in shown)
        self.setToolTip(plain_tip("\n".join(self.texts())) if len(shown) < len(self._labels) else "")

    def _left(self) -> list[str]:
        return [text for text in ((self._hint,) if self._hint else self._status.left) if text]

    def _add(self, text: str, name: str) -> None:
        if text:
            label = _Section(text, self) if name != "error" else _Problem(text, self)
            label.setObjectName(name)
            self._row.addWidget(label)
            self._labels.append(label)
            if isinstance(label, _Problem):
                label.clicked.connect(self.wants_problem)


class _Section(PlainLabel):
    """One text of the status bar."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(text)


class _Problem(_Section):
    """The counts of problems: a click goes to the next one."""

    clicked = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the next problem."""
        self.clicked.emit()
