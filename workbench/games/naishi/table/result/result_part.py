"""Naishi on the result page: both territories card by card, the score pad, and how the points came and went."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import plain
from workbench.games.naishi.table.appraisal.worth_words import WorthWords
from workbench.games.naishi.table.result.course_card import CourseCard
from workbench.games.naishi.table.result.findings import Findings, findings
from workbench.games.naishi.table.result.pad_card import PadCard
from workbench.games.naishi.table.result.territory_card import TerritoryCard
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.table.log.log_rows import LogWords
from workbench.table.model.sitting import Sitting
from workbench.table.naming import told_at_table
from workbench.table.result.judgement import Judgement
from workbench.table.result.result_part import Headline, Number, ResultPart
from workbench.widgets.card import Card

# What a variant may say otherwise and still judge a game that was played by another: only how cards count.
JUDGED = ("cards", "scoring", "title", "description", "players", "schema")
COUNTED = ("scores", "colour")


def can_judge(judge: dict[str, Any], played: dict[str, Any]) -> bool:
    """Say whether a variant can judge a game that was played by another: it must have been played alike."""
    if {**judge, **dict.fromkeys(JUDGED)} != {**played, **dict.fromkeys(JUDGED)}:
        return False
    return bool(_bare(judge["cards"]) == _bare(played["cards"]))


def _bare(cards: Mapping[str, Mapping[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    return [(name, {key: card[key] for key in card if key not in COUNTED}) for name, card in cards.items()]


class NaishiResult(ResultPart):
    """Territories, pad, course, and the numbers of the game."""

    @staticmethod
    def find(told: Mapping[str, Any], values: dict[str, Any]) -> Findings:
        """Look at the territories of an ended game and at how they came about."""
        return findings(told, values)

    def cards(self, parent: QWidget) -> tuple[Card, ...]:
        """Show the territories first."""
        self.territories = (TerritoryCard(parent), TerritoryCard(parent))
        return self.territories

    def middle_cards(self, parent: QWidget) -> tuple[Card, ...]:
        """Show the pad and the course of the points beside them."""
        self.pad, self.course = PadCard(parent), CourseCard(parent)
        return self.pad, self.course

    def headline(self, sitting: Sitting, judgement: Judgement) -> Headline:
        """Say who won by how much, and what brought the most."""
        found: Findings = judgement.own
        one, two = (each.total for each in found.territories)
        won = LogWords().won(judgement.winners).rstrip(".")
        title = self.tr("{won}, {high} to {low}").format(
            won=won, high=plain(max(one, two)), low=plain(min(one, two))
        )
        facts = (sitting.title, sitting.variant_title, self._ended(sitting, judgement))
        return Headline(title, self._why(sitting, judgement), facts=facts, winners=judgement.winners)

    def _why(self, sitting: Sitting, judgement: Judgement) -> str:
        """Name what brought the winner the most; where points were equal, what decided."""
        found: Findings = judgement.own
        if len(judgement.winners) != 1 or found.territories[0].total == found.territories[1].total:
            return told_at_table(judgement.why)
        winner = judgement.winners[0]
        best = max(found.territories[winner].by_card.items(), key=lambda each: each[1], default=("", 0))
        text = self.tr("Most points of {seat}: {card}, {points}.")
        seat = sitting.seats[winner].colour_name
        return text.format(seat=seat, card=names.inner(best[0]), points=plain(best[1]))

    def _ended(self, sitting: Sitting, judgement: Judgement) -> str:
        declared = (sitting.result or {}).get("declared_by")
        if declared is None:
            return self.tr("{count} turns").format(count=judgement.turns)
        text = self.tr("{count} turns, declared by {seat}")
        return text.format(count=judgement.turns, seat=sitting.seats[declared].colour_name)

    def show(self, sitting: Sitting, judgement: Judgement) -> None:
        """Show another game."""
        assert isinstance(sitting, NaishiSitting)
        found: Findings = judgement.own
        cards = sitting.appraiser.cards
        words = WorthWords(cards, self)
        declared = (sitting.result or {}).get("declared_by")
        for seat, card in enumerate(self.territories):
            who = sitting.seats[seat]
            about = [who.name, self.tr("first") if seat == 0 else self.tr("second")]
            about += [self.tr("declared")] if declared == seat else []
            card.show_territory(who, ", ".join(about), found.territories[seat], sitting.rules.variant, words)
        self.pad.show_pad(sitting.seats, found.territories, cards)
        self.course.show_course(found, sitting.seats)

    def numbers(self, sitting: Sitting, judgement: Judgement) -> tuple[Number, ...]:
        """Give end, length and changes of the lead."""
        found: Findings = judgement.own
        length = self.tr("{turns} turns, {plays} actions")
        margin = abs(found.territories[0].total - found.territories[1].total)
        return (
            Number("end", self.tr("It ended since"), self._reason(judgement.reason)),
            Number("length", self.tr("Length"), length.format(turns=judgement.turns, plays=judgement.plays)),
            Number("margin", self.tr("Lead at the end"), str(margin)),
            Number("changes", self.tr("Changes of the lead"), str(found.lead_changes)),
        )

    def _reason(self, reason: str) -> str:
        return {
            "declared": self.tr("the end was declared"),
            "piles-empty": self.tr("the piles ran dry"),
            "no-plays": self.tr("nobody could do anything"),
        }.get(reason, reason)
