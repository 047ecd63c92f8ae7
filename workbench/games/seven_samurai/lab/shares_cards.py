"""Cards of shares: how games end, what the last straw is, and where raiders end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from workbench.games.seven_samurai.lab.words import RAIDERS, REASONS, STRAWS
from workbench.lab.cards.card import ChartCard
from workbench.lab.cards.result_cards import names_of
from workbench.lab.charts.stack_chart import Part, StackChart
from workbench.numerals import decimal
from workbench.widgets.segment import Segment

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from workbench.lab.runs.findings import CellFindings

translate = QCoreApplication.translate

MOST_BARS = 8
# Colour is never alone: each cause has its pattern, and each round its shade.
CAUSES = {"death": "solid", "farms": "hatched", "families": "dotted", "turn-limit": "lined"}
BY_SAMURAI, BY_VARIANT = "samurai", "variant"


def endings(cell: CellFindings, percent: int) -> dict[str, Estimate]:
    """Give the shares of won games and of losses by cause and round, `death in round 2`."""
    won = cell.estimates("win_rate", percent).get("team")
    return {**({"won": won} if won else {}), **cell.estimates("losses", percent)}


def ending_parts(rounds: int) -> list[Part]:
    """Give the parts of a bar of endings, the rounds of a cause from light to dark."""
    made = [Part("won", translate("lab", "won"), "open")]
    for cause, pattern in CAUSES.items():
        for number in range(1, rounds + 1):
            title = translate("lab", "round {number}").format(number=number)
            shade = (number - 1) / max(rounds - 1, 1)
            family = translate("lab", REASONS[cause])
            made.append(Part(f"{cause} in round {number}", title, pattern, shade, family))
    return made


class EndingsCard(ChartCard):
    """How games end, by cause and round: of every number of players, or of the variants side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = StackChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("How games end"))
        self.by = BY_SAMURAI
        self._shown: tuple[Sequence[CellFindings], CellFindings, int] | None = None
        self.choice = Segment(self.tr("Bars"), self)
        self.choice.show_choices({BY_SAMURAI: self.tr("By players"), BY_VARIANT: self.tr("By variant")})
        self.choice.chosen.connect(self.choose)
        self.add_tool(self.choice)

    def choose(self, by: str) -> None:
        """Have a bar for each number of players, or for each variant."""
        self.by = by
        if self._shown is not None:
            self.show_run(*self._shown)

    def show_run(self, cells: Sequence[CellFindings], chosen: CellFindings, percent: int) -> None:
        """Show the cells that differ from the chosen one in one thing alone."""
        self._shown = cells, chosen, percent
        self.setVisible(bool(chosen.estimates("losses", percent)))
        several = [each for each in cells if _same_but_players(each, chosen)]
        variants = [each for each in cells if _same_but_variant(each, chosen)]
        self.choice.setVisible(len(several) > 1 and len(variants) > 1)
        by = self.by if self.choice.isVisibleTo(self) else BY_SAMURAI if len(several) > 1 else BY_VARIANT
        self.choice.show_chosen(by)
        if by == BY_SAMURAI:
            found = sorted(several, key=lambda each: each.cell.players)
            names = [self.tr("%n player(s)", "", each.cell.players) for each in found]
        else:
            found = variants[:MOST_BARS]
            names = names_of(found)
        rows = {name: endings(each, percent) for name, each in zip(names, found, strict=True)}
        current = next((name for name, each in zip(names, found, strict=True) if each is chosen), "")
        self.picture.show_rows(rows, ending_parts(int(chosen.cell.values["rounds"])), current=current)
        score = chosen.estimates("score", percent).get("all")
        said = self.tr("% of games; light to dark: rounds")
        if score is not None:
            told = self.tr("mean score of won games {score}")
            said += "; " + told.format(score=f"{decimal(score.value)} ± {decimal(score.half_width)}")
        self.show_hint(said)


def _same_but_players(one: CellFindings, other: CellFindings) -> bool:
    return (one.cell.variant, one.cell.changes, set(one.cell.lineup)) == (
        other.cell.variant,
        other.cell.changes,
        set(other.cell.lineup),
    )


def _same_but_variant(one: CellFindings, other: CellFindings) -> bool:
    return (one.cell.players, one.cell.lineup) == (other.cell.players, other.cell.lineup)


class StrawsCard(ChartCard):
    """What kind of step loses the games that are lost."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = StackChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("The last straw"))

    def show_cells(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show the last straws of some cells."""
        looks = ("solid", "hatched", "dotted", "lined", "solid", "open")
        shades = (1.0, 1.0, 1.0, 1.0, 0.25, 1.0)
        parts = [
            Part(key, translate("lab", title), look, shade)
            for (key, title), look, shade in zip(STRAWS.items(), looks, shades, strict=True)
        ]
        _show(self, cells, percent, "last_straw", parts)
        self.show_hint(self.tr("% of lost games, by the step that lost them"))


class RaidersCard(ChartCard):
    """What becomes of the raiders."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = StackChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Where raiders end"))

    def show_cells(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show the raiders of some cells."""
        looks = ("solid", "hatched", "solid", "dotted", "lined", "open")
        shades = (1.0, 1.0, 0.3, 1.0, 0.5, 1.0)
        parts = [
            Part(key, translate("lab", title), look, shade)
            for (key, title), look, shade in zip(RAIDERS.items(), looks, shades, strict=True)
        ]
        _show(self, cells, percent, "raider_ends", parts)
        self.show_hint(self.tr("% of cards turned up or let in"))


def _show(
    card: StrawsCard | RaidersCard,
    cells: Sequence[CellFindings],
    percent: int,
    metric: str,
    parts: Sequence[Part],
) -> None:
    cells = cells[:MOST_BARS]
    rows = [each.estimates(metric, percent) for each in cells]
    card.setVisible(any(rows))
    card.picture.show_rows(dict(zip(names_of(cells), rows, strict=True)), parts)
