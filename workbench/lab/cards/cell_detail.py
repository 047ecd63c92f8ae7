"""The card of one cell beside the matrix: its figure, a sentence, its seats, its measures, and what to do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from engine.numbers.overview import Measure
from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.lab.cards.card import Card
from workbench.lab.cards.cell_words import CellWords
from workbench.lab.charts.rates import Row
from workbench.lab.charts.seat_strip import SeatStrip
from workbench.lab.charts.share_chart import ShareChart
from workbench.lab.metric_words import explained
from workbench.lab.words import reason_label, seat_label, variant_label
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel, emphasised, long_tip, plain_tip

if TYPE_CHECKING:
    from workbench.lab.runs.findings import CellFindings, PairFindings

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ENDS_TALL = 26


class CellDetail(Card):
    """One cell, compared with its baseline."""

    examined = Signal()
    wants_command = Signal()
    wants_games = Signal()
    """The games whose winner differs are to be seen."""
    based = Signal()
    """Its variant becomes the baseline."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.words: CellWords | None = None
        self.title.setFont(typeface.style("subtitle"))
        self.title.setWordWrap(True)
        self.head.removeWidget(self.hint)
        self.hint.hide()
        self.head.setStretchFactor(self.title, 1)
        self.figure, self.interval = PlainLabel(self), PlainLabel(self)
        self.figure.setFont(typeface.style("result"))
        self.interval.setObjectName("hint")
        self.sentence = PlainLabel(self)
        self.sentence.setTextFormat(Qt.TextFormat.RichText)
        self.sentence.setWordWrap(True)
        self.seats_title = PlainLabel(self.tr("Seat win rates"), self)
        self.seats = SeatStrip(self.tr("Seat win rates"), self)
        self.measures = QGridLayout()
        self.measures.setHorizontalSpacing(12)
        self.measures.setVerticalSpacing(4)
        self.measures.setColumnStretch(0, 1)
        self.ends_title, self.ends = PlainLabel(self.tr("How games end, %"), self), ShareChart("", self)
        self.ends.setAccessibleName(self.tr("How games end, %"))
        self.ends.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for label in (self.seats_title, self.ends_title):
            label.setFont(typeface.style("group"))
        self._make_buttons()
        self._lay_out()
        self.hide()

    def _make_buttons(self) -> None:
        self.examine = QPushButton(self.tr("Examine this cell"), self)
        self.examine.setObjectName("primary")
        self.games = QPushButton(self.tr("Games that differ"), self)
        self.games.setToolTip(plain_tip(self.tr("Go to the games whose winner differs from the baseline's")))
        self.command = QPushButton(icon("command"), self.tr("Command"), self)
        self.command.setToolTip(plain_tip(self.tr("Copy the command that plays this cell in a terminal")))
        self.base = QPushButton(self)
        for button, signal in (
            (self.examine, self.examined),
            (self.games, self.wants_games),
            (self.command, self.wants_command),
            (self.base, self.based),
        ):
            button.clicked.connect(signal)

    def _lay_out(self) -> None:
        figures = QHBoxLayout()
        figures.setSpacing(8)
        figures.addWidget(self.figure, 0, Qt.AlignmentFlag.AlignBaseline)
        figures.addWidget(self.interval, 0, Qt.AlignmentFlag.AlignBaseline)
        figures.addStretch(1)
        pair = QHBoxLayout()
        pair.setSpacing(8)
        pair.addWidget(self.games, 1)
        pair.addWidget(self.command, 1)
        self.column.addLayout(figures)
        self.column.addWidget(self.sentence)
        self.column.addSpacing(4)
        self.column.addWidget(self.seats_title)
        self.column.addWidget(self.seats)
        self.column.addLayout(self.measures)
        self.column.addSpacing(4)
        self.column.addWidget(self.ends_title)
        self.column.addWidget(self.ends)
        self.column.addStretch(1)
        self.column.addWidget(self.examine)
        self.column.addLayout(pair)
        self.column.addWidget(self.base)

    # ------------------------------------------------------------ showing

    def show_cell(
        self,
        cell: CellFindings,
        base: CellFindings,
        measure: Measure,
        percent: int,
        pair: PairFindings | None,
    ) -> None:
        """Show a cell beside the one that it is compared with, perhaps itself."""
        self.words = words = CellWords(cell, base, percent, self._players)
        self.title.setText(words.title())
        self.setAccessibleName(words.title())
        number, half = words.number(measure)
        self.figure.setText(number)
        self.interval.setText(f"{half} {words.unit(measure)}")
        self.figure.setAccessibleName(f"{words.titled(measure)}: {number} {half}")
        first, more = words.sentences(measure)
        self.sentence.setText(emphasised(first, more))
        self.sentence.setAccessibleName(f"{first} {more}")
        self._show_seats(words)
        self._show_measures(words, pair)
        self._show_ends(words)
        self._show_buttons(words)

    def _players(self, count: int) -> str:
        return self.tr("%n player(s)", "", count)

    def _show_seats(self, words: CellWords) -> None:
        both = (words.cell,) if words.is_baseline else (words.base, words.cell)
        found = [each.estimates("win_rate", words.percent) for each in both]
        if words.cell.is_cooperative:
            rows = [Row(self.tr("Team"), tuple(each.get("team") for each in found))]
            fair, caption = None, self.tr("win rate of the team, %")
        else:
            seats = range(max(each.cell.players for each in both))
            rows = [
                Row(seat_label(seat), tuple(each.get(f"seat {seat}") for each in found), seat)
                for seat in seats
            ]
            is_alike = len({each.cell.players for each in both}) == 1
            fair, caption = 1 / len(seats) if is_alike else None, self.tr("win rate, %; dashed: a fair seat")
        names = ("", "") if words.is_baseline else (words.base_title(), variant_label(words.cell.cell))
        self.seats_title.setText(
            self.tr("Team win rate") if words.cell.is_cooperative else self.tr("Seat win rates")
        )
        self.seats.show_rows(rows, names, fair, caption)

    def _show_measures(self, words: CellWords, pair: PairFindings | None) -> None:
        empty(self.measures)
        rows = [
            (self.tr("Measure"), self.tr("This cell"), "" if words.is_baseline else self.tr("From baseline"))
        ]
        tips = [""]
        for measure in words.told():
            number, half = words.number(measure)
            rows.append((words.titled(measure), f"{number} {half}", words.difference_said(measure)))
            reading = words.reading(measure)
            estimate = reading.estimate if reading is not None else None
            tips.append(explained(measure[0], words.game, estimate, words.percent))
        if pair is not None and not words.is_baseline:
            from workbench.lab.words import in_percent

            rows.append(
                (self.tr("Winner differs, %"), in_percent(pair.rate(words.percent)), self.tr("same seeds"))
            )
            tips.append(
                self.tr("In how many of the games on the same seeds somebody else wins than by the baseline.")
            )
        for row, (cells, tip) in enumerate(zip(rows, tips, strict=True)):
            for column, text in enumerate(cells):
                label = PlainLabel(text, self)
                label.setObjectName("hint" if not row else "")
                label.setToolTip(long_tip(tip) if tip else "")
                if column:
                    label.setAlignment(RIGHT)
                else:
                    label.setWordWrap(True)
                self.measures.addWidget(label, row, column)
                label.show()

    def _show_ends(self, words: CellWords) -> None:
        rates = words.cell.estimates("end_reasons", words.percent)
        keys = {key: reason_label(key, words.game) for key, rate in rates.items() if rate.value}
        for part in (self.ends_title, self.ends):
            part.setVisible(bool(keys))
        self.ends.show_rows({"": rates}, keys)
        self.ends.setFixedHeight(self.ends.least_height)

    def _show_buttons(self, words: CellWords) -> None:
        # A varied value stands in no file that could be examined.
        self.examine.setEnabled(not words.cell.cell.changes)
        self.games.setEnabled(not words.is_baseline)
        variant = variant_label(words.cell.cell).replace("&", "&&")
        self.base.setText(self.tr("Make {variant} the baseline").format(variant=variant))
        self.base.setToolTip(plain_tip(self.base.text().replace("&&", "&")))
        self.base.setEnabled(not words.is_baseline)
