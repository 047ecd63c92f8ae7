"""A place that asks something about a variant on a map: its fields in a strip, with the progress beside or below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from workbench.dress.icons import icon
from workbench.lab.questions.choice_field import ChoiceField
from workbench.lab.questions.place import WIDEST_TITLE, Place
from workbench.lab.questions.strip import TITLE_WIDTH, Progress, Strip
from workbench.widgets.controls import set_role


class Asking(Place):
    """Lays fields, progress and buttons out in a strip."""

    def _lay_head(self) -> None:
        """Lay out what is asked about, the progress and the buttons."""
        words = {
            self.variant: self.tr("Variant"),
            self.map: self.tr("Map"),
            self.players: self.tr("Players"),
            self.budget: self._budget_word(),
        }
        for field, word in words.items():
            field.setAccessibleName(word)
        for field in (self.variant, self.map):
            field.setMinimumWidth(TITLE_WIDTH)
            field.setMaximumWidth(WIDEST_TITLE)
        for part in (self.variant, self.map, self.said):
            part.show()
        choices = [ChoiceField(field, words[field], self) for field in (self.players, self.budget)]
        shown: list[QWidget] = [self.variant, self.map, *choices]
        self.progress = Progress(self._made_bar(), self.said, self)
        titles = list(zip(words.values(), shown, strict=True))
        self.strip = Strip(titles, choices, self.progress, self._buttons(), self)
        self.column.addWidget(self.strip)
        self.button.setIcon(icon("play", "on_accent"))
        self.busy_changed.connect(self._show_button)

    def _budget_word(self) -> str:
        """Say what the budget is counted in."""
        return self.tr("Budget")

    def _made_bar(self) -> QWidget:
        """Give the bar that shows how far the work is."""
        return self.bar

    def _buttons(self) -> Sequence[QPushButton]:
        """Give what stands at the end of the strip."""
        return (self.button,)

    def _show_button(self) -> None:
        """Let the button that stops be a quiet one."""
        set_role(self.button, "" if self.is_busy else "primary")
        self.button.setIcon(icon("stop") if self.is_busy else icon("play", "on_accent"))
        self.strip.make_room()
