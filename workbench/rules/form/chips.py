"""Strengths as chips: each a number that is edited where it stands."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from workbench.rules.form.flow import Flow
from workbench.widgets.controls import set_property
from workbench.widgets.icon_button import IconButton

MOST = 99


class Chip(QLineEdit):
    """One strength: typed over, stepped by the arrows, taken away when it is emptied or by Ctrl+Delete."""

    entered = Signal(object)
    """The new number, or nothing when the chip is to go."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(str(number), parent)
        self.setProperty("chip", True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setValidator(QIntValidator(0, MOST, self))
        self.setFixedWidth(30)
        self.setToolTip(
            self.tr("Type a strength; empty it to take the token away. Up and Down change it by one.")
        )
        self.editingFinished.connect(self._enter)

    def show_number(self, number: int) -> None:
        """Show another number unless one is being typed."""
        if not self.isModified() and self.text() != str(number):
            self.setText(str(number))

    def _enter(self) -> None:
        if self.isModified():
            self.setModified(False)
            self.entered.emit(int(self.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by the arrows; an emptied chip goes."""
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        is_gone = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.text()
        is_cut = event.key() == Qt.Key.Key_Delete and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if step is not None and self.text():
            number = min(MOST, max(0, int(self.text()) + step))
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

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take an emptied chip away when it is left."""
        is_gone = not self.text() and event.reason() is not Qt.FocusReason.PopupFocusReason
        super().focusOutEvent(event)
        if is_gone:
            self.setModified(False)
            self.entered.emit(None)


class Chips(QWidget):
    """The strengths of one kind of token, and a button for one more."""

    changed = Signal(object)
    """The list of strengths that is asked for."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.setAccessibleName(name)
        self.chips: list[Chip] = []
        self.numbers: list[int] = []
        self._flow = Flow(self, gap=4)
        self.plus = IconButton(
            "plus", self.tr("Add a strength: {name}").format(name=name), self, icon_size=12
        )
        self.plus.clicked.connect(self._add)
        self._flow.addWidget(self.plus)
        self._focus_last = False

    def show_numbers(self, numbers: list[int], *, is_own: bool) -> None:
        """Show the strengths."""
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
            chip.setAccessibleName(
                self.tr("{name}, strength {number}").format(name=self._name, number=position + 1)
            )
            set_property(chip, "changed", is_own)
        if self._focus_last and self.chips:
            self._focus_last = False
            self.chips[-1].setFocus()
        self.updateGeometry()

    def _append(self, number: int) -> None:
        chip = Chip(number, self)
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
            if not wanted:  # a kind of token has at least one strength
                return
        else:
            wanted[position] = number
        if wanted != self.numbers:
            self.changed.emit(wanted)

    def _add(self) -> None:
        self._focus_last = True
        self.changed.emit([*self.numbers, self.numbers[-1] if self.numbers else 1])

    def minimumSizeHint(self) -> QSize:
        """Need room for two chips in a line."""
        return QSize(64, 28)
