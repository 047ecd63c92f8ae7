"""The village and the piles in words: below their pictures, in tips, and for those who hear them."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.table.siege import Siege


class VillageWords(QObject):
    """Puts the village into a few short texts."""

    def stack(self, siege: Siege) -> str:
        """Say how many raiders are still to come."""
        return self.tr("Stack {count}").format(count=len(siege.stack))

    def beneath(self, siege: Siege) -> str:
        """Say what is known of the stack."""
        known = [siege.raider(card) for card in siege.stack if card is not None]
        if known:
            values = ", ".join(str(raider.value) for raider in known)
            return self.tr("values known: {values}").format(values=values)
        return self.tr("face down") if siege.stack else ""

    def intruders(self, siege: Siege) -> str:
        """Say how many raiders have slipped in."""
        return self.tr("Intruders {count}").format(count=len(siege.intruders))

    def flames(self, siege: Siege) -> str:
        """Say how many of the intruders are known to burn."""
        known = [siege.raider(card) for card in siege.intruders if card is not None]
        burning = sum(raider.flames for raider in known)
        if burning:
            return self.tr("with flames: {count}").format(count=burning)
        return self.tr("face down") if siege.intruders else ""

    def discard(self, siege: Siege) -> str:
        """Say how many raiders are beaten."""
        return self.tr("Discard {count}").format(count=len(siege.discard))

    def tip(self, siege: Siege) -> str:
        """Say what the families give at the end of a round."""
        if not siege.has_bonuses:
            return self.tr("The families give no bonus on this level, but they must be saved.")
        bonuses = ", ".join(words.bonus(each) for each in siege.families)
        return self.tr("At the end of a round the families left give: {bonuses}.").format(bonuses=bonuses)

    def said(self, siege: Siege) -> str:
        """Say everything that the view shows."""
        parts = [
            self.tr("Village"),
            self.tr("farms {count} of {all}").format(count=siege.farms, all=siege.most_farms),
            self.tr("families {count} of {all}").format(count=len(siege.families), all=siege.most_families),
            self.tr("barricades {count} of {all}").format(count=siege.barricades, all=siege.most_barricades),
            self.stack(siege),
            self.intruders(siege),
            self.discard(siege),
        ]
        return ", ".join(parts)
