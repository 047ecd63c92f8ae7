"""Numbers as chips: each is edited where it stands."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIntValidator, QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from workbench.widgets.controls import set_property
from workbench.widgets.flow import Flow
from workbench.widgets.icon_button import IconButton

Limits = tuple[int, int]
UNLIMITED: tuple[int, int | None] = (1, None)


class Chip(QLineEdit):
    """One number: typed over, stepped by the arrows, taken away when it is emptied or by Ctrl+Delete."""

    entered = Signal(object)
    """The new number, or nothing when the chip is to go."""

    def __init__(self, number: int, limits: Limits, tip: str, parent: QWidget) -> None:
        super().__init__(str(number), parent)
        self._limits = limits
        self.setProperty("chip", True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setValidator(QIntValidator(*limits, self))
        self.setFixedWidth(30 if limits[0] >= 0 and limits[1] < 100 else 38)
        self.setToolTip(tip)
        self._is_clicked_into = False
        self.editingFinished.connect(self._enter)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the document, except for what is being typed."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and not self.isModified()
            and (event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo))
        ):
            event.ignore()
            return True
        return super().event(event)

    def show_number(self, number: int) -> None:
        """Show another number unless one is being typed."""
        if not self.isModified() and self.text() != str(number):
            self.setText(str(number))

    def _enter(self) -> None:
        if self.isModified() and self.hasAcceptableInput():
            # Set again, the text has no history of its own, which would disagree with the document's.
            self.setText(self.text())
            self.entered.emit(int(self.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by the arrows; an emptied chip goes."""
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        is_gone = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.text()
        is_cut = event.key() == Qt.Key.Key_Delete and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if step is not None and self.hasAcceptableInput():
            low, high = self._limits
            number = min(high, max(low, int(self.text()) + step))
            self.setText(str(number))
            self.entered.emit(number)
        elif is_gone or is_cut:
            self.entered.emit(None)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Be ready to be typed over."""
        super().focusInEvent(event)
        self.selectAll()
        self._is_clicked_into = event.reason() is Qt.FocusReason.MouseFocusReason

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Stay ready to be typed over where the click brought the focus; a second one sets the cursor."""
        super().mousePressEvent(event)
        if self._is_clicked_into:
            self.selectAll()
        self._is_clicked_into = False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take an emptied chip away when it is left."""
        is_gone = not self.text() and event.reason() is not Qt.FocusReason.PopupFocusReason
        super().focusOutEvent(event)
        if is_gone:
            self.setModified(False)
            self.entered.emit(None)


class Chips(QWidget):
    """A list of numbers, and a button for one more."""

    changed = Signal(object)
    """The list of numbers that is asked for."""

    def __init__(
        self,
        name: str,
        parent: QWidget | None = None,
        limits: Limits = (0, 99),
        count: tuple[int, int | None] = UNLIMITED,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._limits = limits
        self._least, self._most = count
        self.setAccessibleName(name)
        self.chips: list[Chip] = []
        self.numbers: list[int] = []
        self._flow = Flow(self, gap=4)
        self.plus = IconButton("plus", self.add_words().format(name=name), self, icon_size=12)
        self.plus.clicked.connect(self._add)
        self._flow.addWidget(self.plus)
        self._focus_last = False

    def tip(self) -> str:
        """Say how a number is changed."""
        return self.tr("Type a number; empty it to take it away. Up and Down change it by one.")

    def add_words(self) -> str:
        """Name the button for one more."""
        return self.tr("Add a number: {name}")

    def number_words(self) -> str:
        """Name one of the numbers."""
        return self.tr("{name}, number {number}")

    def show_numbers(self, numbers: list[int], *, is_own: bool) -> None:
        """Show the numbers."""
        self.numbers = list(numbers)
        while len(self.chips) > len(numbers):
            chip = self.chips.pop()
            self._flow.removeWidget(chip)
            chip.blockSignals(True)
            if chip.hasFocus():
                (self.chips[-1] if self.chips else self.plus).setFocus()
            chip.hide()
            chip.deleteLater()
        while len(self.chips) < len(numbers):
            self._append(numbers[len(self.chips)])
        for position, (chip, number) in enumerate(zip(self.chips, numbers, strict=True)):
            chip.show_number(number)
            chip.setAccessibleName(self.number_words().format(name=self._name, number=position + 1))
            set_property(chip, "changed", is_own)
        self.plus.setVisible(self._most is None or len(numbers) < self._most)
        if self._focus_last and self.chips:
            self._focus_last = False
            self.chips[-1].setFocus()
        self.updateGeometry()

    def _append(self, number: int) -> None:
        chip = Chip(number, self._limits, self.tip(), self)
        chip.entered.connect(lambda entered: self._entered(chip, entered))
        self._flow.insert(len(self.chips), chip)
        self.chips.append(chip)
        chip.show()

    def _entered(self, chip: Chip, number: int | None) -> None:
        if chip not in self.chips:
            return
        wanted: list[int] = list(self.numbers)
        position = self.chips.index(chip)
        if number is None:
            wanted.pop(position)
            chip.setText(str(self.numbers[position]))
            chip.setModified(False)
            if len(wanted) < self._least:
                return
        else:
            wanted[position] = number
        if wanted != self.numbers:
            self.changed.emit(wanted)

    def _add(self) -> None:
        self._focus_last = True
        self.changed.emit([*self.numbers, self.numbers[-1] if self.numbers else max(1, self._limits[0])])

    def minimumSizeHint(self) -> QSize:
        """Need room for two chips in a line."""
        return QSize(64, 28)
