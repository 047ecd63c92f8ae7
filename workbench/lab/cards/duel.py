"""The duel of two cells: how often the winner differs, in a number, in words, in a bar, and game by game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine import games
from workbench.dress import typeface
from workbench.dress.theme import Theme
from workbench.lab.cards.card import Card, WrappedLabel
from workbench.lab.cards.flips import FlipTable
from workbench.lab.charts.chart import Chart, Table, width_of, write
from workbench.lab.words import cause_label, cause_sentence, interval
from workbench.numerals import decimal, whole
from workbench.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from engine.numbers.plan import Cell
    from workbench.lab.runs.findings import PairFindings


class DuelChart(Chart):
    """The bar of differing games, and below it why they differ."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Games with another winner, and why"))
        self.differing = 0
        self.games = 0
        self.causes: dict[tuple[str, str], int] = {}
        self.game, self.is_team = "", False

    def show_pair(self, pair: PairFindings, game: str) -> None:
        """Show another pair of cells of a game."""
        self.game, self.is_team = game, games.facts_of(game).is_cooperative
        self.differing, self.games, self.causes = pair.differing, pair.games, dict(pair.causes)
        self.shown()

    def sizeHint(self) -> QSize:
        """Leave room for the bar and three causes."""
        return QSize(240, 130)

    def minimumSizeHint(self) -> QSize:
        """Show at least the bar and a cause."""
        return QSize(200, 90)

    def table(self) -> Table:
        """Give a row for each cause."""
        rows = [
            (self.tr("differ"), whole(self.differing)),
            (
                self.tr("same outcome") if self.is_team else self.tr("same winner"),
                whole(self.games - self.differing),
            ),
        ]
        rows += [(cause_label(*cause, self.game), whole(count)) for cause, count in self.causes.items()]
        return Table((self.tr("Games"), self.tr("Number")), tuple(rows))

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the bar and the causes."""
        bar = QRectF(0.5, 2.5, self.width() - 1, 10)
        share = self.differing / self.games if self.games else 0.0
        painter.setPen(QPen(QColor(colours.line2), 1))
        painter.setBrush(QColor(colours.sunk))
        painter.drawRect(bar)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.selection))
        least = 2.0 if self.differing else 0.0
        painter.drawRect(QRectF(bar.left(), bar.top(), max(least, bar.width() * share), bar.height()))
        differ = self.tr("{count} differ").format(count=whole(self.differing))
        words_for_same = self.tr("{count} same outcome") if self.is_team else self.tr("{count} same winner")
        same = words_for_same.format(count=whole(self.games - self.differing))
        words = QRectF(0, 17, self.width(), 16)
        write(painter, words, differ, "hint", colours.ink3)
        # Side by side where both have room, else one below the other.
        is_wide = width_of(differ, "hint") + width_of(same, "hint") + 12 <= self.width()
        lower = 0 if is_wide else 16
        align = Qt.AlignmentFlag.AlignRight if is_wide else Qt.AlignmentFlag.AlignLeft
        write(painter, words.translated(0, lower), same, "hint", colours.ink3, align)
        self.note(QRectF(0, 0, self.width(), 34 + lower), f"{differ}\n{same}")
        self._draw_causes(painter, colours, 42 + lower)

    def _draw_causes(self, painter: QPainter, colours: Theme, top_of_causes: float) -> None:
        if not self.causes:
            return
        write(
            painter,
            QRectF(0, top_of_causes, self.width(), 18),
            self.tr("First cause of the difference"),
            "cell",
            colours.ink,
        )
        label = min(
            max(width_of(cause_label(*cause, self.game), "cell") for cause in self.causes) + 10,
            self.width() * 0.6,
        )
        number = max(width_of(whole(count), "cell") for count in self.causes.values()) + 8
        top = max(self.causes.values())
        for line, (cause, count) in enumerate(self.causes.items()):
            y = top_of_causes + 22 + 20 * line
            write(painter, QRectF(0, y, label - 6, 18), cause_label(*cause, self.game), "cell", colours.ink)
            area = QRectF(label, y + 5, max(10, self.width() - label - number), 8)
            painter.fillRect(area, QColor(colours.sunk))
            painter.fillRect(
                QRectF(area.topLeft(), QPointF(area.left() + area.width() * count / top, area.bottom())),
                QColor(colours.series[3]),
            )
            write(
                painter,
                QRectF(0, y, self.width(), 18),
                whole(count),
                "cell",
                colours.ink,
                Qt.AlignmentFlag.AlignRight,
            )
            self.note(
                QRectF(0, y, self.width(), 18), f"{whole(count)}: {cause_sentence(cause[0], self.game)}"
            )


class DuelCard(Card):
    """Two variants on the same seeds."""

    wants_game = Signal(object)
    """The flip to open at the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Edition duel"))
        self.title.setText(self.tr("Edition duel"))
        self.number, self.half = PlainLabel(self), PlainLabel(self)
        self.number.setFont(typeface.style("result"))
        self.half.setObjectName("hint")
        self.half.setFont(typeface.style("body"))
        self.sentence = WrappedLabel("", 3, self)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.chart = DuelChart(self)
        self.table = FlipTable(self)
        self.table.chosen.connect(self.wants_game)
        self.shown_count = PlainLabel(self)
        self.shown_count.setObjectName("hint")
        self.add_tool(self.shown_count)
        self._lay_out()

    def _lay_out(self) -> None:
        big = QHBoxLayout()
        big.setSpacing(8)
        big.addWidget(self.number, 0, Qt.AlignmentFlag.AlignBaseline)
        big.addWidget(self.half, 0, Qt.AlignmentFlag.AlignBaseline)
        big.addStretch(1)
        self._words = QWidget(self)
        words = QVBoxLayout(self._words)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(6)
        words.addLayout(big)
        words.addWidget(self.sentence)
        words.addSpacing(2)
        words.addWidget(self.chart, 1)
        self._words.setMinimumWidth(200)
        self._words.setMaximumWidth(260)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.table.setMinimumWidth(320)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._words, 2)
        row.addWidget(self.table, 5)
        self.column.addLayout(row, 1)

    def show_pair(
        self,
        pair: PairFindings,
        cells: tuple[Cell, Cell],
        names: tuple[str, str],
        percent: int,
        *,
        is_final: bool,
    ) -> None:
        """Show a pair, its interval at a confidence; where games part is found out once all are played."""
        is_edition = cells[0].variant != cells[1].variant
        self.title.setText(self.tr("Edition duel") if is_edition else self.tr("Duel"))
        rate = pair.rate(percent)
        self.hint.setText(self.tr("same seeds, same agents"))
        self.number.setText(f"{decimal(100 * rate.value)} %" if pair.games else "–")
        self.half.setText(interval(rate, 100) if pair.games else "")
        words = self.tr(
            "{base} against {other}: the winner differs in {rate} % {interval} of {games} paired games."
        )
        if games.facts_of(cells[0].game).is_cooperative:
            words = self.tr(
                "{base} against {other}: the outcome differs in {rate} % {interval} of {games} paired games."
            )
        self.sentence.setText(
            words.format(
                base=names[0],
                other=names[1],
                rate=decimal(100 * rate.value),
                interval=interval(rate, 100),
                games=whole(pair.games),
            )
            if pair.games
            else self.tr("No game has been played by both yet.")
        )
        self.chart.show_pair(pair, cells[0].game)
        self.chart.show()
        self.table.show_flips(pair.flips, cells, names)
        self.table.show()
        self.table.is_asking = is_final
        self.table.ask_for_partings()
        listed, all_of_them = len(pair.flips), pair.differing
        words = self.tr("{shown} of {all} listed") if listed < all_of_them else self.tr("{all} games")
        self.shown_count.setText(words.format(shown=whole(listed), all=whole(all_of_them)))

    def show_unpaired(self, sentence: str) -> None:
        """Say why there is no duel."""
        self.hint.setText("")
        self.number.setText("–")
        self.half.setText("")
        self.sentence.setText(sentence)
        self.chart.hide()
        self.table.hide()
        self.shown_count.setText("")
