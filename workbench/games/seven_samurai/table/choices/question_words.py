"""What is asked, in words: who decides about what, and in whose turn."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.table.choices.choosing import Choosing
from workbench.games.seven_samurai.table.siege import Siege
from workbench.games.seven_samurai.table.sitting import SevenSitting


class QuestionWords(QObject):
    """Says who is to decide about what."""

    def handed_over(self, sitting: SevenSitting, siege: Siege) -> str:
        """Say that a decision falls to somebody else than the samurai whose turn it is."""
        if siege.decider is None or siege.decider == siege.active:
            return ""
        mine, active = (
            words.plain(siege.samurai[siege.decider].name),
            words.plain(siege.samurai[siege.active].name),
        )
        seat = sitting.seats[siege.decider]
        if seat.is_person and seat.name != sitting.seats[siege.active].name:
            text = self.tr("Over to {name}: {samurai} decides in the turn of {active}.")
            return text.format(name=seat.name, samurai=mine, active=active)
        return self.tr("{samurai} decides in the turn of {active}.").format(samurai=mine, active=active)

    def said(self, sitting: SevenSitting, siege: Siege, choosing: Choosing) -> str:
        """Say what is awaited."""
        if not sitting.is_live:
            return self.tr("An earlier position is shown. Play goes on from the last one.")
        if siege.decider is None:
            return self.tr("The game is over.")
        who = sitting.seats[siege.decider]
        if sitting.thinking is not None:
            return self.tr("{agent} is thinking…").format(agent=who.name)
        if not choosing.is_on:
            return self.tr("{name} decides.").format(name=who.name)
        return self.asked(siege, choosing)

    def asked(self, siege: Siege, choosing: Choosing) -> str:
        """Put the question."""
        assert siege.decider is not None
        seat = siege.decider
        if choosing.question == "card":
            return self._held(siege, seat)
        penalty = words.penalty(siege.penalties[0]) if siege.penalties else ""
        if choosing.question == "move":
            return (
                self.tr("Whose last card is to be moved? Choose a board.")
                if not choosing.picked
                else self.tr("Who is to get it? Esc takes the first step back.")
            )
        if choosing.question == "lend":
            return (
                self.tr("Whose support token is to be lent? Choose a board.")
                if not choosing.picked
                else self.tr("Who is to get it? Esc takes the first step back.")
            )
        return {
            "open": self.tr("Before his turn he may use open tokens, each once in a game."),
            "order": self.tr("Two penalties: which comes first?"),
            "ignore": self.tr("Penalty of his last card: {penalty}. He may ignore it.").format(
                penalty=penalty
            ),
            "give-up": self.tr("Penalty: one of his defended cards is lost. Which one?"),
            "action": self.tr("His action, exactly one."),
            "whom": self.tr("Whom does he support? Choose a board."),
            "again": self.tr("He may fight once more."),
            "kiai": self.tr("Kiai! His total is exactly {kiai}.").format(kiai=siege.samurai[seat].kiai),
            "scout": self.tr("He has turned up the top raiders. In which order do they lie?"),
            "side": self.tr("A card is moved to him. On which side does he lay it?"),
            "strike": self.tr("Whose last card does he strike? Choose a board."),
            "heal": self.tr("Whom does he heal? Choose a board."),
        }.get(choosing.question, "")

    def _held(self, siege: Siege, seat: int) -> str:
        assert siege.card is not None
        raider = siege.raider(siege.card)
        what = words.group(raider.group)
        if siege.decider == siege.active:
            text = self.tr("fights and turns up: {raider} {value}.")
        else:
            text = self.tr("must play what he is given: {raider} {value}.")
        return text.format(raider=what, value=raider.value)
