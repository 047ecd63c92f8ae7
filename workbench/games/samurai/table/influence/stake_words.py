"""Influence in words: who has how much where, and who would take what."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.games.samurai.table.influence.influence import Outlook, Stake
from workbench.games.samurai.table.sitting import SamuraiSitting


class StakeWords(QObject):
    """Says stakes."""

    def title(self, sitting: SamuraiSitting, stake: Stake) -> str:
        """Name the figures that are at stake."""
        title = sitting.names.figure_title(stake.figure)
        return f"{title} × {stake.count}" if stake.count > 1 else title

    def short(self, sitting: SamuraiSitting, stake: Stake) -> str:
        """Say who has how much: `Helmet: Gold 5, Red 3`."""
        parts = [f"{sitting.seats[seat].colour_name} {stake.after[seat]}" for seat in stake.seats]
        shares = ", ".join(parts) or self.tr("nobody")
        return f"{self.title(sitting, stake)}: {shares}"

    def after(self, sitting: SamuraiSitting, outlook: Outlook, stake: Stake) -> str:
        """Say who leads, or who takes the figures where the settlement is surrounded."""
        if not outlook.is_surrounded:
            if stake.leader is None:
                return self.tr("tied") if stake.seats else self.tr("open")
            return self.tr("{seat} leads").format(seat=sitting.seats[stake.leader].colour_name)
        if stake.leader is not None:
            return self.tr("{seat} takes it").format(seat=sitting.seats[stake.leader].colour_name)
        ties = sitting.names.values["capture"]["ties"]
        if ties == "remove":
            return self.tr("tied, removed")
        return self.tr("tied, stays") if ties == "stay" else self.tr("tied, to the player on turn")

    def surrounding(self, outlook: Outlook) -> str:
        """Say how much is missing until a settlement is surrounded."""
        if outlook.is_surrounded:
            return self.tr("surrounded")
        return self.tr("{count} open").format(count=outlook.open_after)
