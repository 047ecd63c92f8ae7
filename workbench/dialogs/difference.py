"""The difference between two texts, line by line, to be read."""

from __future__ import annotations

from PySide6.QtGui import QColor, QSyntaxHighlighter, QTextCharFormat
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from workbench.dress import theme, typeface
from workbench.widgets.plain_label import PlainLabel


class DifferenceDialog(QDialog):
    """Shows lines with - and +, in colours that say the same."""

    def __init__(self, title: str, explanation: str, difference: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.resize(820, 560)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        words = PlainLabel(explanation, self)
        words.setWordWrap(True)
        self.text = QPlainTextEdit(difference, self)
        self.text.setReadOnly(True)
        self.text.setFont(typeface.style("code"))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(title)
        self._colours = _DifferenceColours(self.text.document())
        buttons = QDialogButtonBox(self)
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setAccessibleName(self.tr("Close"))
        buttons.rejected.connect(self.reject)
        column.addWidget(words)
        column.addWidget(self.text, 1)
        column.addWidget(buttons)


class _DifferenceColours(QSyntaxHighlighter):
    """Lines taken away on the ground of errors, lines added on that of what is well."""

    def highlightBlock(self, text: str) -> None:
        """Colour one line by its sign."""
        colours = theme.current()
        looks = {
            "-": (colours.error, colours.error_tint),
            "+": (colours.ok, colours.ok_tint),
            "@": (colours.ink3, ""),
        }
        look = looks.get(text[:1])
        if look:
            made = QTextCharFormat()
            made.setForeground(QColor(look[0]))
            if look[1]:
                made.setBackground(QColor(look[1]))
            self.setFormat(0, len(text), made)
