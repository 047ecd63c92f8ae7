"""What 7 Samurai adds to the result page: the village's curve, the story, the team, the losses or the score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from workbench.games.seven_samurai.table.result.curve_card import CurveCard
from workbench.games.seven_samurai.table.result.findings import Findings, find
from workbench.games.seven_samurai.table.result.losses_card import HelpCard, LossesCard
from workbench.games.seven_samurai.table.result.samurai_card import SamuraiCard
from workbench.games.seven_samurai.table.result.story import StoryWords
from workbench.games.seven_samurai.table.result.story_card import StoryCard
from workbench.games.seven_samurai.table.sitting import SevenSitting
from workbench.table.model.sitting import Sitting
from workbench.table.result.judgement import Judgement
from workbench.table.result.result_part import Headline, ResultPart

LEAST, TWO_CARDS = 340, 840
GLYPHS = {"held": "farm", "death": "wound", "farms": "flames", "families": "doll", "turn-limit": "clock"}


class SideBySide(QWidget):
    """Two cards beside each other, or one below the other where there is little width."""

    def __init__(self, left: QWidget, right: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(14)
        for card in (left, right):
            self._row.addWidget(card, 1)

    def minimumSizeHint(self) -> QSize:
        """Let the page be as narrow as one card."""
        return QSize(LEAST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand beside each other as soon as there is room."""
        super().resizeEvent(event)
        is_narrow = self.width() < TWO_CARDS
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(down if is_narrow else across)


class SevenResult(ResultPart):
    """Tells a siege in its own cards."""

    tells_all = True

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = StoryWords(self)
        self._sitting: SevenSitting | None = None

    @staticmethod
    def find(told: Mapping[str, Any], values: dict[str, Any]) -> Any:
        """Look through an ended siege."""
        return find(told, values)

    def cards(self, parent: QWidget) -> tuple[QWidget, ...]:
        """Make the curve, and below it the story beside the team."""
        self.curve, self.story, self.team = CurveCard(parent), StoryCard(parent), SamuraiCard(parent)
        self.curve.chart.chosen.connect(lambda turn: self._go(turn, is_branch=False))
        self.story.branched.connect(lambda turn: self._go(turn, is_branch=True))
        return (self.curve, SideBySide(self.story, self.team, parent))

    def side_cards(self, parent: QWidget) -> tuple[QWidget, ...]:
        """Make the losses, and what would have helped or what the village is worth."""
        self.losses, self.help = LossesCard(parent), HelpCard(parent)
        return (self.losses, self.help)

    def headline(self, sitting: Sitting, judgement: Judgement) -> Headline:
        """Say how it ended."""
        found: Findings = judgement.own
        title, why = self._words.headline(found)
        course = self.tr("turns {turns}, Kiai {kiai}, supports {supports}").format(
            turns=found.turns, kiai=sum(found.kiai), supports=found.supports
        )
        samurai = self.tr("{variant}, {count} samurai").format(
            variant=sitting.variant_title, count=len(sitting.seats)
        )
        score = self.tr("no score, no grade")
        if found.is_won:
            score = self.tr("score {score}").format(score=f"{found.result['score']}{found.result['grade']}")
        glyph = GLYPHS.get(str(found.result["reason"]), "flag")
        role = "ok" if found.is_won else "error"
        return Headline(title, why, glyph, role, (course, samurai, score))

    def show(self, sitting: Sitting, judgement: Judgement) -> None:
        """Show another game on the cards."""
        assert isinstance(sitting, SevenSitting)
        self._sitting = sitting
        found: Findings = judgement.own
        for card in (self.curve.chart, self.story, self.losses, self.help):
            card.show_findings(found)
        self.team.show_findings(sitting, found)

    def _go(self, turn: int, *, is_branch: bool) -> None:
        """Open a turn at the table, or let a new game go on from before it."""
        if self._sitting is None:
            return
        shown = self._sitting.siege_turns[turn - 1]
        if is_branch:
            # The end of a round is nobody's turn: what it cost is decided in the turn before.
            before = reversed(self._sitting.siege_turns[:turn])
            decided = next((each for each in before if each.last > each.first), shown)
            # After the last decision nothing can be done otherwise.
            self.wants_branch.emit(min(decided.first, len(self._sitting.match.moves) - 1))
        else:
            self.wants_turn.emit(shown.last)
