"""A field for a whole number."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox, QToolTip, QWidget

from workbench.widgets.plain_label import plain_tip

MARGIN = 7


class NumberField(QSpinBox):
    """Keeps its digits off the frame, and says what is possible where a number is too small or too large.

    Qt's style sheets leave the inside of a spin box alone, and Qt itself swallows the digit that makes a number too
    large, so that 300 would become 30 in silence.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(MARGIN, 0, 0, 0)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Let any whole number be typed; whether it is possible shows when it is complete."""
        state, text, place = super().validate(text, place)
        if state is QValidator.State.Invalid and _is_number(text):
            state = QValidator.State.Intermediate
        return state, text, place

    def fixup(self, text: str) -> str:
        """Take the nearest number that is possible, and say so."""
        if not _is_number(text):
            return super().fixup(text)
        nearest = min(max(int(text), self.minimum()), self.maximum())
        # The binding hands no text back to Qt, which falls back to the value.
        self.setValue(nearest)
        # Behind the move of the focus, which hides every tip.
        QTimer.singleShot(0, self, self._say_range)
        return str(nearest)

    def _say_range(self) -> None:
        words = self.tr("From {least} to {most} are possible.")
        # The first of them may stand for a word.
        least = self.minimum() + bool(self.specialValueText())
        said = words.format(least=least, most=self.maximum())
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), plain_tip(said), self)


def _is_number(text: str) -> bool:
    return text.strip().removeprefix("-").isdecimal()
