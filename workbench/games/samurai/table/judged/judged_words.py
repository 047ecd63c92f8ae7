"""Why a line was better, in words: who leads or takes what in a settlement after it, and who did as the game went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from workbench.games.samurai.table.influence.influence import Outlook, Stake
from workbench.games.samurai.table.judged.judged import Contrast, contrasts
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.numerals import whole
from workbench.table.model.sitting import Sitting

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion

# How many settlements are told of: what decides the move, not everything that it touches.
MOST_TOLD = 2


class JudgedWords(QObject):
    """Says contrasts."""

    def why(self, sitting: SamuraiSitting, told: Sequence[Contrast]) -> list[str]:
        """Give a sentence for each figure that the best line leaves otherwise, settlement by settlement."""
        sentence, said = self.tr("{place}, {figures}: {best}; as played, {played}."), []
        for contrast in told[:MOST_TOLD]:
            # Figures of one settlement that stand alike are told of together.
            alike: dict[tuple[str, str], list[str]] = {}
            for figure in contrast.figures:
                best, played = _stake(contrast.best, figure), _stake(contrast.played, figure)
                stands = (
                    self.stand(sitting, contrast.best, best),
                    self.stand(sitting, contrast.played, played),
                )
                if stands[0] != stands[1]:
                    alike.setdefault(stands, []).append(self.figures(sitting, best))
            place = sitting.names.space(contrast.space)
            said += [
                sentence.format(place=place, figures=", ".join(figures), best=best, played=played)
                for (best, played), figures in alike.items()
            ]
        return said

    def figures(self, sitting: SamuraiSitting, stake: Stake) -> str:
        """Name the figures that are at stake, within a sentence."""
        name = sitting.names.figure(stake.figure)
        return f"{name} × {stake.count}" if stake.count > 1 else name

    def stand(self, sitting: SamuraiSitting, outlook: Outlook, stake: Stake) -> str:
        """Say how it stands: who leads, or takes the figures, and by how much."""
        seats = stake.seats
        most = stake.after[seats[0]] if seats else 0
        if not most:
            return self.tr("nobody has influence")
        if stake.leader is None:
            return self.tie(sitting, outlook).format(most=whole(most))
        second = max((stake.after[seat] for seat in stake.after if seat != stake.leader), default=0)
        said = self.tr("{seat} leads {most} to {second}")
        if outlook.is_surrounded:
            said = self.tr("{seat} takes it {most} to {second}")
        seat = sitting.seats[stake.leader].colour_name
        return said.format(seat=seat, most=whole(most), second=whole(second))

    def tie(self, sitting: SamuraiSitting, outlook: Outlook) -> str:
        """Say what a tie leads to."""
        if not outlook.is_surrounded:
            return self.tr("tied at {most}")
        ties = sitting.names.values["capture"]["ties"]
        if ties == "remove":
            return self.tr("tied at {most} and removed")
        if ties == "stay":
            return self.tr("tied at {most}, it stays")
        return self.tr("tied at {most}, to the player on turn")


def _stake(outlook: Outlook, figure: str) -> Stake:
    return next(stake for stake in outlook.stakes if stake.figure == figure)


def why_better(sitting: Sitting, opinion: Opinion) -> list[str]:
    """Say what the best moves of a turn would have left otherwise than the turn as it was played."""
    if not isinstance(sitting, SamuraiSitting):
        return []
    return JudgedWords().why(sitting, contrasts(sitting, opinion))
