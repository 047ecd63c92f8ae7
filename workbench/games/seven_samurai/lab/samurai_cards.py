"""The cards of the samurai: what each adds to his team, and how often he reaches his Kiai value."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton, QWidget

from workbench.background import Worker
from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.lab.bars_chart import Bar, BarsChart
from workbench.lab.cards.card import ChartCard
from workbench.lab.charts.figures_chart import Figure, FiguresChart
from workbench.lab.charts.interval_chart import IntervalChart
from workbench.lab.charts.rates import Row
from workbench.lab.words import interval
from workbench.numerals import decimal, whole
from workbench.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from engine.questions.examine.members import Valued
    from workbench.lab.runs.findings import CellFindings

# So many games are played to pair every samurai with every other, and without his parts.
PAIRED_GAMES = 72_000


def worth(cell: CellFindings, percent: int) -> dict[str, Estimate]:
    """Give for each samurai how much more often teams win with him than without, the best first."""
    from engine.metrics.statistics import Estimate

    rates = cell.estimates("samurai_value", percent)
    found = {}
    for label, there in rates.items():
        kind, _, name = label.partition(" ")
        missing = rates.get(f"without {name}")
        if kind != "with" or missing is None:
            continue
        value = there.value - missing.value
        half = math.hypot(there.half_width, missing.half_width)
        found[name] = Estimate(value, value - half, value + half, min(there.count, missing.count))
    return dict(sorted(found.items(), key=lambda each: -each[1].value))


class WorthCard(ChartCard):
    """What each samurai adds to the win rate of his team: as games were dealt, or paired on the same games."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = IntervalChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("What a samurai is worth"))
        self._worker = Worker("worth", self)
        self._chosen: CellFindings | None = None
        self._percent = 95
        # What was paired, by what was played.
        self._paired: dict[str, Valued] = {}
        self.pair = QPushButton(self.tr("Pair the games"), self)
        self.pair.setObjectName("small")
        self.pair.setToolTip(
            plain_tip(
                self.tr(
                    "Plays {games} games: the same deals with each samurai in the place of each other one, and without "
                    "his talent or his power."
                ).format(games=whole(PAIRED_GAMES))
            )
        )
        self.pair.clicked.connect(self.measure)
        self.add_tool(self.pair)

    def show_run(self, cells: Sequence[CellFindings], chosen: CellFindings, percent: int) -> None:
        """Show the chosen cell's samurai; where all are always there nothing can be said."""
        self._chosen, self._percent = chosen, percent
        valued = self._paired.get(_key(chosen))
        found = worth(chosen, percent)
        self.setVisible(bool(found))
        self.pair.setVisible(valued is None and bool(found))
        self.pair.setEnabled(not self._worker.is_busy and bool(found) and _is_quick(chosen))
        said = self.tr("{players} players, teams dealt at random").format(players=chosen.cell.players)
        if valued is not None:
            self._show_paired(valued)
            said = self.tr("{players} players, {games} games in pairs, 95 %").format(
                players=chosen.cell.players, games=whole(valued.played)
            )
        else:
            rows = [Row(words.plain(name), (value,)) for name, value in found.items()]
            self.picture.show_rows(rows, [], 0, self.tr("points of win rate, with him less without"))
        self.show_hint(said)

    def _show_paired(self, valued: Valued) -> None:
        parts = {"talent": self.tr("talent"), "power": self.tr("power")}
        rows = [
            Row(words.plain(member.name), (member.value, *(member.parts.get(part) for part in parts)))
            for member in valued.members
        ]
        series = [self.tr("in another's place"), *parts.values()]
        caption = self.tr("points of win rate, same games; from above: in another's place, talent, power")
        self.picture.show_rows(rows, series, 0, caption)

    def measure(self) -> None:
        """Play the paired games of the shown cell, off the window's thread."""
        chosen = self._chosen
        if chosen is None or self._worker.is_busy:
            return
        self.pair.setEnabled(False)
        self.pair.setText(self.tr("Pairing…"))

        def work() -> Valued:
            from engine.questions.examine.members import members

            cell = chosen.cell
            return members(cell.series().rules, PAIRED_GAMES, cell.seed, agent=cell.lineup[0])

        def done(valued: Valued) -> None:
            self.pair.setText(self.tr("Pair the games"))
            self._paired[_key(chosen)] = valued
            if self._chosen is not None:
                self.show_run((), self._chosen, self._percent)

        self._worker.ask(work, done, lambda _: self.pair.setText(self.tr("Pair the games")))


def _key(cell: CellFindings) -> str:
    """Tell what was played apart: by whom, by how many, and by which values."""
    return f"{cell.cell.variant} {cell.cell.changes} {cell.cell.lineup} {cell.cell.seed}"


def _is_quick(cell: CellFindings) -> bool:
    """Say whether all seats are of one agent that does not search: others would take too long."""
    from engine.numbers.flips import moves_are_known

    return len(set(cell.cell.lineup)) == 1 and moves_are_known(cell.cell.series())


class KiaiCard(ChartCard):
    """How often each samurai reaches his Kiai value in a game he is in, and uses his power then."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = BarsChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Kiai"))

    def show_run(self, cells: Sequence[CellFindings], chosen: CellFindings, percent: int) -> None:
        """Show the chosen cell's samurai, those who reach it most often first."""
        table = chosen.counted("samurai")
        columns = (table.get(name, ()) for name in ("samurai", "seats", "kiai", "kiai_used"))
        bars = [
            Bar(words.plain(str(name)), kiai / seats, f"{100 * used / kiai:.0f}" if kiai else "–")
            for name, seats, kiai, used in zip(*columns, strict=True)
            if seats
        ]
        self.setVisible(bool(bars))
        bars.sort(key=lambda bar: -bar.value)
        titles = (self.tr("Samurai"), self.tr("Kiai reached"), self.tr("power used, %"))
        self.picture.show_bars(bars, titles)
        self.show_hint(self.tr("per game he is in"))


class DeedsCard(ChartCard):
    """A few numbers of how much there is to do and to decide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = FiguresChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Deeds and decisions"))

    def show_run(self, cells: Sequence[CellFindings], chosen: CellFindings, percent: int) -> None:
        """Show the chosen cell's numbers, those that were measured."""
        wanted = (
            ("actions", "supports", False, self.tr("supports a game")),
            ("lent_used", "all", True, self.tr("of lent talents used")),
            ("support_price", "all", False, self.tr("flames let in by support")),
            ("actions", "passes", False, self.tr("passes a game")),
            ("kiai_elsewhere", "all", True, self.tr("of Kiai in another's turn")),
            ("decisions", "all", False, self.tr("decisions a game")),
            ("idle_turns", "all", True, self.tr("of turns without a choice")),
            ("turns", "all", False, self.tr("turns a game")),
        )
        figures = []
        for metric, label, is_share, caption in wanted:
            value = chosen.estimates(metric, percent).get(label)
            if value is not None:
                figures.append(_figure(value, caption, is_share=is_share))
        self.setVisible(bool(figures))
        self.picture.show_figures(figures)
        self.show_hint("")


def _figure(value: Estimate, caption: str, *, is_share: bool) -> Figure:
    if is_share:
        return Figure(f"{100 * value.value:.0f} %", interval(value, 100), caption)
    return Figure(decimal(value.value, 2), interval(value, places=2), caption)
