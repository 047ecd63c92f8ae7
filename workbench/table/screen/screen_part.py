"""What a game shows and says on the screen between two people: all of it is public."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from workbench.language import told
from workbench.table.model.sitting import Sitting
from workbench.table.model.turns import Turn
from workbench.table.naming import capital


@dataclass(frozen=True)
class News:
    """What somebody else's turn brought, what was played in it, and a glyph for it."""

    brought: str
    played: str = ""
    glyph: str = ""


class ScreenPart(QWidget):
    """A picture above the question, by default none, and the words; a game derives its own kind."""

    def show_for(self, sitting: Sitting, seat: int) -> None:
        """Show the picture for a person who is asked for."""
        self.hide()

    def asked(self, sitting: Sitting, name: str) -> str:
        """Say what a person is asked for."""
        if sitting.is_set_up:
            return self.tr("{name} decides in the set-up. Everyone else, please look away.").format(name=name)
        text = self.tr("{name} plays turn {turn}. Everyone else, please look away.")
        return text.format(name=name, turn=sitting.turn)

    def confirmed(self, name: str) -> str:
        """Say what a person says who has the device."""
        return self.tr("I am {name}, show the table").format(name=name)

    def news(self, sitting: Sitting, turn: Turn) -> News:
        """Say what a turn of somebody else brought."""
        return News(", ".join(capital(told(play.words)) for play in turn.plays) or self.tr("passed"))
