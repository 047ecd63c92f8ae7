"""What a game adds to the result page: what only it knows to look for, cards of its own, and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from workbench.table.model.sitting import Sitting
from workbench.table.naming import capital
from workbench.table.result.judgement import Judgement


@dataclass(frozen=True)
class Number:
    """A line of the game in numbers."""

    key: str
    title: str
    text: str


@dataclass(frozen=True)
class Headline:
    """What the banner says: how it ended and why, a glyph for it in a role of the theme, and facts at the right."""

    title: str
    why: str
    glyph: str = ""
    role: str = "accent"
    facts: tuple[str, ...] = ()
    # Whose tokens and colours stand before it in place of the glyph.
    winners: tuple[int, ...] = ()


class ResultPart(QObject):
    """The default has no card of its own; a game derives its own kind."""

    wants_turn = Signal(int)
    """A position of the game is to be shown at the table."""
    wants_branch = Signal(int)
    """A new game is to go on from a position."""

    # Whether the game's own cards tell it all, so that the page leaves out the steps, the other variants, the numbers.
    tells_all = False

    @staticmethod
    def find(told: Mapping[str, Any], values: dict[str, Any]) -> Any:
        """Look at an ended game off the window's thread; what is found is `own` in the judgement."""
        return None

    def cards(self, parent: QWidget) -> tuple[QWidget, ...]:
        """Make the cards that stand first on the page."""
        return ()

    def side_cards(self, parent: QWidget) -> tuple[QWidget, ...]:
        """Make the cards that stand first in the right column."""
        return ()

    def middle_cards(self, parent: QWidget) -> tuple[QWidget, ...]:
        """Make the cards of a column in the middle; in a narrow window they stand in the right one."""
        return ()

    def headline(self, sitting: Sitting, judgement: Judgement) -> Headline | None:
        """Say how the game ended; by default who won, and by which step."""
        return None

    def show(self, sitting: Sitting, judgement: Judgement) -> None:
        """Show another game on the cards."""

    def numbers(self, sitting: Sitting, judgement: Judgement) -> tuple[Number, ...]:
        """Give the course of the game in numbers."""
        reason = capital(judgement.reason.replace("-", " "))
        length = self.tr("{turns} turns, {plays} moves")
        return (
            Number("end", self.tr("End"), reason),
            Number("length", self.tr("Length"), length.format(turns=judgement.turns, plays=judgement.plays)),
        )
