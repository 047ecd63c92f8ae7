"""What the moment asks of whoever decides, and what the buttons say."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.games.naishi.cards import names
from workbench.games.naishi.table.gesture import Gesture
from workbench.games.naishi.table.naming import PlaceWords
from workbench.games.naishi.table.options import COLUMN, DECREE, DEVELOP, DISCARD, GIVE, PASS, SWAP, Deed
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import RIVER


class TurnWords(QObject):
    """Puts the moment into a title and a sentence."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places = PlaceWords(self)

    def asked(self, sitting: NaishiSitting, gesture: Gesture) -> tuple[str, str]:
        """Say whose decision it is, and what it is about."""
        if not sitting.is_live:
            return self.tr("An earlier position"), self.tr("Play goes on from the last one.")
        decides = sitting.decides
        if decides is None:
            return self.tr("The game is over"), ""
        if sitting.thinking is not None:
            seat = sitting.seats[sitting.thinking].colour_name
            return self.tr("{seat} is thinking…").format(seat=seat), ""
        if not decides.is_person or not gesture.is_on:
            return self.tr("It is the turn of {seat}.").format(seat=decides.colour_name), self._last(sitting)
        return {
            GIVE: self._gift,
            DEVELOP: self._develop,
            SWAP: self._swap,
            DISCARD: self._discard,
            DECREE: self._decree,
        }.get(gesture.mode, self._rest)(sitting, gesture)

    def _last(self, sitting: NaishiSitting) -> str:
        last = sitting.open_view["last"]
        return self.tr("Last turn.") if last is not None and last == sitting.decider else ""

    def _gift(self, sitting: NaishiSitting, gesture: Gesture) -> tuple[str, str]:
        return self.tr("Give one card away"), self.tr("You keep the other; what you get you see afterwards.")

    def _develop(self, sitting: NaishiSitting, gesture: Gesture) -> tuple[str, str]:
        if gesture.chosen:
            column = gesture.chosen[0].column
            card = sitting.open_view["river"][column]
            title = self.tr("{card}, pile {column}").format(card=names.title(card), column=column + 1)
            return title, self.tr("Row {column} or hand {column}. Esc puts back.").format(column=column + 1)
        if sitting.open_view["phase"] == "must":
            return self.tr("Now develop"), self.tr("Choose a card of the river, then one of its two places.")
        last = self._last(sitting)
        title = last.rstrip(".") if last else self.tr("Your turn")
        return title, self.tr("Choose a card of the river, or another action.")

    def _swap(self, sitting: NaishiSitting, gesture: Gesture) -> tuple[str, str]:
        if gesture.chosen:
            where = self.places.place(gesture.chosen[0])
            return self.tr("Swap {place} with …").format(place=where), self.tr("Choose the second card.")
        return self.tr("Swap two cards"), self.tr("Two of the river, of one line, or of one column.")

    def _discard(self, sitting: NaishiSitting, gesture: Gesture) -> tuple[str, str]:
        count = int(sitting.rules.variant["discard"]["cards"])
        left = count - len(gesture.chosen)
        return self.tr("Discard from the river"), self.tr("Cards to choose: {count}").format(count=left)

    def _decree(self, sitting: NaishiSitting, gesture: Gesture) -> tuple[str, str]:
        return self.tr("Imperial decree"), self.tr("Choose a column of row or hand: both cards change sides.")

    def _rest(self, sitting: NaishiSitting, gesture: Gesture) -> tuple[str, str]:
        if gesture.options.single(PASS) is not None:
            return self.tr("Nothing can be done"), self.tr("Pass.")
        if sitting.open_view["phase"] == "after":
            return self.tr("Developed"), self.tr("Send an emissary, or end the turn.")
        return self.tr("Your turn"), self.tr("No pile has a card to develop.")

    # ------------------------------------------------------------ moves

    def deed(self, sitting: NaishiSitting, deed: Deed) -> str:
        """Say what a deed does, for a button or a hint."""
        places = self.places
        if deed.kind == GIVE:
            dealt = sitting.dealt(sitting.decider or 0)
            card = dealt[deed.columns[0]] if dealt else None
            return self.tr("Give {card}").format(card=names.inner(card)) if card else self.tr("Give")
        if deed.kind == DEVELOP:
            return self.tr("Develop {place}").format(place=places.line(deed.where, deed.columns[0]))
        if deed.kind == DECREE:
            return self.tr("Decree: {place}").format(place=places.line(deed.where, deed.columns[0]))
        if deed.kind == DISCARD:
            return self.tr("Discard of piles {columns}").format(columns=places.columns(deed.columns))
        if deed.kind == SWAP:
            return self._swapped(deed)
        return {
            "recall": self.tr("Recall the emissaries"),
            "declare": self.tr("Declare the end"),
            "end": self.tr("End turn"),
            "pass": self.tr("Pass"),
        }[deed.kind]

    def _swapped(self, deed: Deed) -> str:
        if deed.where == COLUMN:
            return self.tr("Swap column {column}").format(column=deed.columns[0] + 1)
        text = {
            RIVER: self.tr("Swap piles {columns}"),
            "row": self.tr("Swap row {columns}"),
            "hand": self.tr("Swap hand {columns}"),
        }[deed.where]
        return text.format(columns=self.places.columns(deed.columns))
