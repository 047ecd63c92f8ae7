"""What a game lets people choose before it begins, beside what all do: values laid over those of its variant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.table.form_rows import bare, lay_rows
from workbench.widgets.card import Card
from workbench.widgets.panels import empty


class OwnChoice(Card):
    """A card of the set-up page; a game derives its own kind."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__("")
        lay_rows(self)

    def show_values(self, values: Mapping[str, Any], players: int) -> None:
        """Offer what a variant allows for a number of players; there are no values where it cannot be read."""
        raise NotImplementedError

    def changes(self) -> dict[str, Any]:
        """Give what was chosen, by dotted keys of the variant."""
        raise NotImplementedError

    def show_changes(self, changes: Mapping[str, Any]) -> None:
        """Show what was chosen for another game."""
        raise NotImplementedError


class OwnChoicePlace(QWidget):
    """Where the choice of the game at hand stands; empty where that has none."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice: OwnChoice | None = None
        self._column = bare(QVBoxLayout(self), 0)
        self.hide()

    def set_kind(self, kind: type[OwnChoice] | None) -> None:
        """Offer what another game lets people choose."""
        empty(self._column)
        self.choice = None if kind is None else kind()
        self.setVisible(self.choice is not None)
        if self.choice is not None:
            self._column.addWidget(self.choice)
            self.choice.changed.connect(self.changed)

    def show_values(self, values: Mapping[str, Any], players: int) -> None:
        """Offer what a variant allows for a number of players."""
        if self.choice is not None:
            self.choice.show_values(values, players)

    def changes(self) -> dict[str, Any]:
        """Give what was chosen, by dotted keys of the variant."""
        return {} if self.choice is None else self.choice.changes()

    def show_changes(self, changes: Mapping[str, Any]) -> None:
        """Show what was chosen for another game."""
        if self.choice is not None:
            self.choice.show_changes(changes)
