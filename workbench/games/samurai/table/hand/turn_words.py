"""What the moment asks of whoever decides, in a sentence, and what the buttons beside the hand say."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.games.samurai.table.gesture import Gesture
from workbench.games.samurai.table.sitting import SamuraiSitting


class TurnWords(QObject):
    """Puts the moment into words."""

    def said(self, sitting: SamuraiSitting, gesture: Gesture, added: int = 0) -> str:
        """Say whose decision it is and what it is about; `added` tokens are chosen and not confirmed yet."""
        if not sitting.is_live:
            return self.tr("An earlier position is shown. Play goes on from the last one.")
        if sitting.is_over:
            return self.tr("The game is over.")
        decides = sitting.decides
        assert decides is not None
        if sitting.thinking is not None:
            return self.tr("{seat} is thinking…").format(seat=sitting.seats[sitting.thinking].colour_name)
        if not decides.is_person:
            return self.tr("It is the turn of {seat}.").format(seat=decides.colour_name)
        return self._asked(sitting, gesture, added)

    def _asked(self, sitting: SamuraiSitting, gesture: Gesture, added: int) -> str:
        phase = sitting.open_view["phase"]
        if phase == "hands":
            held = sitting.open_view["hand_sizes"][sitting.decider or 0] + added
            size = sitting.names.values["hand"]["size"]
            return self.tr("Choose your first hand: {held} of {size} tokens.").format(held=held, size=size)
        if phase == "draft":
            return self.tr("Place a figure: choose a type, then a settlement.")
        if gesture.is_swap:
            first = gesture.swapped is None
            return (
                self.tr("Choose the first figure.")
                if first
                else self.tr("Choose the figure to swap it with.")
            )
        if gesture.is_lift:
            first = gesture.lifted is None
            return (
                self.tr("Choose one of your own tokens.")
                if first
                else self.tr("Choose where it goes. Esc puts back.")
            )
        return self._turn(sitting)

    def _turn(self, sitting: SamuraiSitting) -> str:
        normal = sitting.names.values["turn"]["normal_plays"]
        number = self.tr("Turn {number}.").format(number=sitting.turn)
        if sitting.open_view["plays"]:
            return self.tr("{turn} Play on, or end the turn.").format(turn=number)
        if normal == 1:
            return self.tr("{turn} One normal token plus any number of fast ones.").format(turn=number)
        if isinstance(normal, int):
            text = self.tr("{turn} Up to {count} normal tokens plus any number of fast ones.")
            return text.format(turn=number, count=normal)
        return self.tr("{turn} Any number of tokens.").format(turn=number)

    def why_not(self, sitting: SamuraiSitting, token: str) -> str:
        """Say why a token of the hand cannot be played now."""
        kind, position, table = sitting.names.kinds[token], sitting.match.position, sitting.rules.table
        if not kind.is_fast and int(position.normal_plays) >= int(table.normal_plays):
            count = int(position.normal_plays)
            return self.tr("After %n normal token(s) only fast ones may follow in this turn.", "", count)
        if kind.action == "swap":
            return self.tr("Two settlements with figures are needed, and there are not two left.")
        if kind.action == "move":
            return self.tr("None of your normal tokens on the board can be moved.")
        where = {"land": self.tr("on land"), "sea": self.tr("at sea")}.get(
            kind.terrain, self.tr("on the board")
        )
        return self.tr("There is no empty space left {where}.").format(where=where)

    def place(self, sitting: SamuraiSitting, gesture: Gesture) -> str:
        """Say what the first button does."""
        if gesture.target is None:
            return self.tr("Place")
        where = sitting.names.space(gesture.target)
        if gesture.is_swap:
            text = self.tr("Take from {space}") if gesture.swapped is None else self.tr("Swap with {space}")
        elif gesture.is_lift and gesture.lifted is None:
            text = self.tr("Lift from {space}")
        else:
            text = self.tr("Place on {space}")
        return text.format(space=where)

    def end(self, sitting: SamuraiSitting, gesture: Gesture) -> str:
        """Say what the second button does: without a play, ending a turn is a pass; after the end there is a result."""
        if sitting.is_over:
            return self.tr("Show the result")
        is_pass = gesture.options.end is not None and not sitting.open_view["plays"]
        return self.tr("Pass") if is_pass else self.tr("End turn")
