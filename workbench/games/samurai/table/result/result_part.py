"""Samurai on the result page: what everybody captured, ties, and who led when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from workbench.games.samurai.table.result.captured_card import CapturedCard
from workbench.games.samurai.table.result.findings import Findings, findings
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.table.model.sitting import Sitting
from workbench.table.naming import capital
from workbench.table.result.judgement import Judgement
from workbench.table.result.result_part import Number, ResultPart
from workbench.widgets.card import Card


def can_judge(judge: dict[str, Any], played: dict[str, Any]) -> bool:
    """Say whether an edition can judge a game that was played by another: with the same figures, for as many."""
    return bool(judge["figures"]["types"] == played["figures"]["types"])


class SamuraiResult(ResultPart):
    """Captures, and the numbers of the game."""

    @staticmethod
    def find(told: Mapping[str, Any], values: dict[str, Any]) -> Findings:
        """Look at the captures of an ended game."""
        return findings(told, values)

    def cards(self, parent: QWidget) -> tuple[Card, ...]:
        """Show captures first."""
        self.captured = CapturedCard(parent)
        return (self.captured,)

    def show(self, sitting: Sitting, judgement: Judgement) -> None:
        """Show the captures of another game."""
        assert isinstance(sitting, SamuraiSitting)
        self.captured.show_findings(judgement.own, judgement.winners, sitting.seats, sitting.names)

    def numbers(self, sitting: Sitting, judgement: Judgement) -> tuple[Number, ...]:
        """Give end, length, ties and who led when."""
        assert isinstance(sitting, SamuraiSitting)
        found: Findings = judgement.own
        removed = [f"{sitting.names.figure(kind)} {count}" for kind, count in found.removed.items() if count]
        length = self.tr("{turns} turns, {plays} tokens")
        return (
            Number("end", self.tr("It ended since"), self._reason(judgement.reason)),
            Number("length", self.tr("Length"), length.format(turns=judgement.turns, plays=judgement.plays)),
            Number("removed", self.tr("Removed by ties"), capital(", ".join(removed)) or self.tr("none")),
            Number("changes", self.tr("Changes of the lead"), str(found.lead_changes)),
            Number("decided", self.tr("Lead for good"), self._decided(found.last_lead, judgement.turns)),
        )

    def _decided(self, turn: int, turns: int) -> str:
        if not turn:
            return self.tr("open to the end")
        share = round(100 * turn / max(turns, 1))
        return self.tr("turn {turn} of {all} ({share} %)").format(turn=turn, all=turns, share=share)

    def _reason(self, reason: str) -> str:
        return {
            "type-exhausted": self.tr("a type of figure was gone"),
            "tied-figures": self.tr("the tie limit was reached"),
            "all-gone": self.tr("all figures were gone"),
            "no-plays": self.tr("nobody could play"),
        }.get(reason, reason)
