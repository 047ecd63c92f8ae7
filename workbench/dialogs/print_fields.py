"""Fields of the print dialog: lengths, parts of the kit with their sheets, and what is to be said about them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)

from engine.texts.problem import Severity
from workbench.dress import typeface
from workbench.dress.icons import severity_picture
from workbench.export.kit.choice import Choice
from workbench.widgets.controls import set_property
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel, plain_tip

translate = QCoreApplication.translate

# The most room that is asked for the words of a choice.
WIDEST_KIND = 220


def said(words: Mapping[str, str]) -> dict[str, str]:
    """Give words with their titles in the interface's language."""
    return {word: translate("kit", title) for word, title in words.items()}


class Millimetres(QDoubleSpinBox):
    """A length; whole numbers are shown without decimals."""

    def __init__(self, name: str, limits: tuple[float, float], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(1)
        self.setRange(*limits)
        self.setSuffix(" mm")
        self.setAccessibleName(name)
        self.setToolTip(
            self.tr("{name}, {least:g} to {most:g} mm").format(name=name, least=limits[0], most=limits[1])
        )
        self.setMinimumWidth(60)

    def textFromValue(self, value: float) -> str:  # noqa: N802  # Qt's name
        """Write a length as short as it is exact."""
        return self.locale().toString(value, "f", 0 if value == int(value) else 1)


class PartRow(QWidget):
    """One part of the kit: whether it is wanted, what it consists of, and how many sheets it takes."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 3, 12, 3)
        row.setSpacing(8)
        self.box = QCheckBox(title, self)
        self.box.setAccessibleName(title)
        self.hint = ElidedLabel(parent=self)
        self.hint.setObjectName("hint")
        self.count = PlainLabel(self)
        self.count.setFont(typeface.style("group"))
        row.addWidget(self.box)
        row.addWidget(self.hint, 1)
        row.addWidget(self.count)
        self.row = row

    def show_facts(self, hint: str, sheets: int) -> None:
        """Show what the part consists of."""
        self.hint.setText(hint)
        self.count.setText(str(sheets or "–"))
        words = self.tr("{hint}, sheets: {sheets}").format(hint=hint, sheets=sheets)
        self.box.setAccessibleDescription(words)


def _kinds(choice: Choice, parent: QWidget) -> QComboBox:
    """Make the field of a choice."""
    kind = ElidedCombo(parent)
    kind.setObjectName("inline")
    kind.setAccessibleName(translate("kit", choice.title))
    kind.setToolTip(plain_tip(translate("kit", choice.hint)))
    for word, words in said(choice.words).items():
        kind.addItem(words, word)
    kind.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    return kind


class MoreRow(QWidget):
    """A further choice about the part above it."""

    def __init__(self, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self.kind = _kinds(choice, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(36, 0, 12, 3)
        row.setSpacing(8)
        words = PlainLabel(translate("kit", choice.title), self)
        words.setObjectName("hint")
        row.addWidget(words)
        row.addWidget(self.kind, 1)


class ChoiceRow(PartRow):
    """A part of the kit of which there are kinds: the words that say how many there are also choose which."""

    def __init__(self, title: str, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.choice = choice
        self.kind = _kinds(choice, self)
        self.kind.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.row.replaceWidget(self.hint, self.kind)
        self.row.setStretch(1, 1)
        self.hint.hide()

    def show_facts(self, hint: str, sheets: int) -> None:
        """Show how many there are in the choice itself."""
        super().show_facts(hint, sheets)
        for number, title in enumerate(said(self.choice.words).values()):
            self.kind.setItemText(number, f"{hint} {title[:1].lower()}{title[1:]}".strip())
        # The list beside gets wider for them, as far as the sheets can spare it.
        self.kind.setMinimumWidth(min(self.kind.sizeHint().width(), WIDEST_KIND))
        # The room is narrow, and the words may be long.
        about = translate("kit", self.choice.hint)
        self.kind.setToolTip(plain_tip(f"{self.kind.currentText()}\n\n{about}"))


class Remark(QFrame):
    """A sentence with the icon and the stripe of its severity."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 10, 8)
        row.setSpacing(8)
        self._icon = PlainLabel(self)
        self.text = PlainLabel(self)
        self.text.setWordWrap(True)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.text, 1)
        self.hide()

    def say(self, text: str, severity: Severity, details: str = "") -> None:
        """Show a sentence, and in its tip the details."""
        self.setToolTip(plain_tip(details))
        self.setAccessibleDescription(details)
        set_property(self, "severity", str(severity))
        self._icon.setPixmap(severity_picture(severity, 16))
        self.text.setText(text)
        self.setAccessibleName(text)
        self.show()
