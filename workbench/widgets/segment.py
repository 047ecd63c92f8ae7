"""A row of choices of which one is on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.widgets.plain_label import plain_tip


class Segment(QWidget):
    """Buttons side by side; who is asked decides which is on."""

    chosen = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QToolButton] = {}
        self._on = ""
        self._name = name
        self.setAccessibleName(name)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)

    def show_choices(
        self, choices: Mapping[str, str], icons: Mapping[str, str] | None = None, tips: Sequence[str] = ()
    ) -> None:
        """Offer other choices, by their words."""
        if list(choices) == list(self.buttons):
            return
        for button in self.buttons.values():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for number, (word, title) in enumerate(choices.items()):
            button = QToolButton(self)
            button.setText(title.replace("&", "&&"))
            if icons and word in icons:
                button.setIcon(icon(icons[word]))
                button.setIconSize(QSize(16, 16))
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setCheckable(True)
            button.setProperty("segment", _place(number, len(choices)))
            button.setAccessibleName(f"{self._name}: {title}")
            button.setToolTip(plain_tip(tips[number] if tips else f"{self._name}: {title}"))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self._choose, word))
            self._row.addWidget(button)
            self.buttons[word] = button
        self.set_labelled(True)

    def show_chosen(self, word: str) -> None:
        """Show which choice is on."""
        self._on = word
        for name, button in self.buttons.items():
            button.setChecked(name == word)

    def _choose(self, word: str) -> None:
        """Ask for a choice; a click on the one that is on leaves it on."""
        self.show_chosen(self._on)
        self.chosen.emit(word)

    def set_labelled(self, is_labelled: bool, *, is_tight: bool = False) -> None:
        """Show words beside the icons, or the icons alone where there is little room, close together if need be."""
        style = Qt.ToolButtonStyle
        measure = QFontMetrics(typeface.style("group"))
        for button in self.buttons.values():
            has_icon = not button.icon().isNull()
            if has_icon:
                button.setToolButtonStyle(
                    style.ToolButtonTextBesideIcon if is_labelled else style.ToolButtonIconOnly
                )
            words = button.text().replace("&&", "&") if is_labelled or not has_icon else ""
            width = button_width(words, measure, has_icon=has_icon)
            button.setFixedWidth(width - 6 if is_tight else width)


def _place(number: int, count: int) -> str:
    if count == 1:
        return "only"
    return "first" if number == 0 else "last" if number == count - 1 else "middle"


def button_width(words: str, measure: QFontMetrics, *, has_icon: bool = False) -> int:
    """Give how wide a button of a row of choices is; Qt would leave room for an arrow that is not there."""
    text = measure.horizontalAdvance(words) + 4 if words else 0
    return 22 + (18 if has_icon else 0) + text
