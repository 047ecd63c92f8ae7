"""The candidate that is looked at, in full: what it gains, what it changes, how it is played, and what it opens as."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine import games
from engine.questions.search.search import Trial
from workbench.dress import typeface
from workbench.lab.charts.rates import Row
from workbench.lab.charts.seat_strip import SeatStrip
from workbench.lab.questions.verdicts import VERDICTS
from workbench.lab.search.candidate_board import BoardLegend, CandidateBoard
from workbench.lab.search.candidate_words import CandidateWords
from workbench.lab.words import seat_label
from workbench.numerals import whole
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import DockHeader, empty
from workbench.widgets.plain_label import PlainLabel, plain_tip

ARROW = "→"


class CandidateDock(QWidget):
    """One trial beside the start."""

    wants_opened = Signal(int)
    wants_duel = Signal(int)
    wants_played = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.words: CandidateWords | None = None
        self.number = -1
        self._glyph, self.verdict = Glyph("", "ok", 16, self), PlainLabel(self)
        badge = QWidget(self)
        badge_row = QHBoxLayout(badge)
        badge_row.setContentsMargins(0, 0, 0, 0)
        badge_row.setSpacing(5)
        badge_row.addWidget(self._glyph)
        badge_row.addWidget(self.verdict)
        self.verdict.setFont(typeface.style("group"))
        self.badge = badge
        self.header = DockHeader(self.tr("Candidate"), badge, self)
        self.nothing = PlainLabel(
            self.tr("Nothing was tried yet. What a search finds stands here, one candidate at a time."), self
        )
        self.nothing.setObjectName("hint")
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothing.setContentsMargins(14, 12, 14, 0)
        self.inner = QWidget(self)
        self.inner.setObjectName("panel")
        self._lay_out_inner()
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("Candidate"))
        area.setWidget(self.inner)
        self.area = area
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.nothing)
        column.addWidget(area, 1)
        column.addWidget(self._made_buttons())
        self.forget()

    def _lay_out_inner(self) -> None:
        self.before, self.after = PlainLabel(self.inner), PlainLabel(self.inner)
        self.arrow, self.interval = PlainLabel(ARROW, self.inner), PlainLabel(self.inner)
        self.measure, self.source = PlainLabel(self.inner), PlainLabel(self.inner)
        self.before.setFont(typeface.style("title"))
        self.after.setFont(typeface.style("result"))
        for label in (self.before, self.arrow, self.interval, self.measure, self.source):
            label.setObjectName("hint")
        for label in (self.measure, self.source):
            label.setWordWrap(True)
        figures = QHBoxLayout()
        figures.setSpacing(7)
        for label in (self.before, self.arrow, self.after, self.interval):
            figures.addWidget(label, 0, Qt.AlignmentFlag.AlignBaseline)
        figures.addStretch(1)
        self.board, self.board_legend = CandidateBoard(self.inner), BoardLegend(self.inner)
        self.values, self.measures = QGridLayout(), QGridLayout()
        for grid in (self.values, self.measures):
            grid.setHorizontalSpacing(10)
            grid.setVerticalSpacing(5)
            grid.setColumnStretch(0, 3)
        for number in (1, 2):
            self.values.setColumnStretch(number, 2)
        self.seats_title = PlainLabel(self.tr("Seats"), self.inner)
        self.seats_title.setFont(typeface.style("group"))
        self.seats = SeatStrip(self.tr("Seat win rates"), self.inner)
        column = QVBoxLayout(self.inner)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(6)
        column.addLayout(figures)
        column.addWidget(self.measure)
        column.addWidget(self.source)
        column.addSpacing(4)
        column.addWidget(self.board)
        column.addWidget(self.board_legend)
        column.addLayout(self.values)
        column.addSpacing(6)
        column.addWidget(self.seats_title)
        column.addWidget(self.seats)
        column.addLayout(self.measures)
        column.addStretch(1)

    def _made_buttons(self) -> QWidget:
        self.foot = QWidget(self)
        self.foot.setObjectName("panel")
        self.open = QPushButton(self)
        self.open.setObjectName("primary")
        self.open.clicked.connect(lambda: self.wants_opened.emit(self.number))
        self.duel = QPushButton(self.tr("Duel in LAB"), self)
        self.duel.setToolTip(
            plain_tip(self.tr("An experiment that plays the same games as it is now and by this trial"))
        )
        self.duel.clicked.connect(lambda: self.wants_duel.emit(self.number))
        self.play = QPushButton(self.tr("Playtest"), self)
        self.play.setToolTip(plain_tip(self.tr("Set up a game at the TABLE with what this trial changes")))
        self.play.clicked.connect(lambda: self.wants_played.emit(self.number))
        column = QVBoxLayout(self.foot)
        column.setContentsMargins(14, 8, 14, 12)
        column.setSpacing(8)
        column.addWidget(self.open)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.duel, 1)
        row.addWidget(self.play, 1)
        column.addLayout(row)
        return self.foot

    # ------------------------------------------------------------ showing

    def forget(self) -> None:
        """Show that there is no candidate."""
        self.words, self.number = None, -1
        self.header.title.setText(self.tr("Candidate"))
        self.setAccessibleName(self.tr("Candidate"))
        for part in (self.badge, self.area, self.foot):
            part.hide()
        self.nothing.show()

    def show_trial(self, words: CandidateWords, number: int) -> None:
        """Show a trial of a search."""
        self.words, self.number = words, number
        trial, start = words.found.trials[number], words.found.trials[0]
        title = self.tr("Trial {number}").format(number=number)
        self.header.title.setText(title)
        self.setAccessibleName(title)
        self.nothing.hide()
        for part in (self.area, self.foot):
            part.show()
        self._show_verdict(trial)
        self._show_figures(trial, start)
        self.board.show_search(words)
        self.board.show_trial(trial)
        self.board_legend.setVisible(self.board.scene is not None and bool(words.free_hexes))
        self._show_values(trial, title)
        self._show_seats(trial, start)
        self._show_measures(trial, start)
        self._show_buttons(trial)

    def point_at(self, number: int) -> None:
        """Show the hexes of a trial that the mouse points at elsewhere; below nothing those of this one."""
        if self.words is not None:
            shown = self.number if number < 0 else number
            self.board.show_trial(self.words.found.trials[shown])

    def _show_verdict(self, trial: Trial) -> None:
        assert self.words is not None
        said = self.words.verdict(trial)
        self.badge.setVisible(bool(said))
        if said:
            self._glyph.show_glyph(*VERDICTS["good" if self.words.found.holds(trial) else "look"])
            self.verdict.setText(said)
            self.badge.setToolTip(plain_tip(self.words.rule))

    def _show_figures(self, trial: Trial, start: Trial) -> None:
        words = self.words
        assert words is not None
        first = words.found.plan.objectives[0]["measure"]
        was, now = (words.best_known(each).measures[first] for each in (start, trial))
        self.before.setText(words.value(first, was))
        self.after.setText(words.value(first, now))
        self.interval.setText(words.interval(first, now))
        for label in (self.before, self.arrow):
            label.setVisible(trial is not start)
        self.measure.setText(words.titled(first))
        found = words.value(first, trial.outcome.measures[first])
        if trial.confirmed is not None:
            said = self.tr("found {found}; {games} games on unseen seeds").format(
                found=found, games=whole(trial.confirmed.games)
            )
        elif trial.outcome.is_stopped:
            said = self.tr("found in {games} games, then stopped by racing; not measured again").format(
                games=whole(trial.outcome.games)
            )
        else:
            said = self.tr("found in {games} games; not measured again yet").format(
                games=whole(trial.outcome.games)
            )
        self.source.setText(said)

    def _show_values(self, trial: Trial, title: str) -> None:
        assert self.words is not None
        empty(self.values)
        rows = [*self.words.changes(trial), *self.words.hexes(trial)]
        if not rows:
            same = self.tr("as it is now")
            self._write(self.values, 0, [same], is_head=True)
            _reveal(self.values)
            return
        self._write(self.values, 0, [self.tr("Value"), self.tr("now"), title], is_head=True)
        for row, cells in enumerate(rows, 1):
            name, was, now = self._write(self.values, row, cells)
            name.setToolTip(plain_tip(name.text()))
            face = was.font()
            face.setStrikeOut(True)
            was.setFont(face)
            was.setObjectName("hint")
            was.setAccessibleName(self.tr("{value}, before: {was}").format(value=cells[0], was=cells[1]))
            now.setObjectName("changedWord")
        _reveal(self.values)

    def _write(
        self, grid: QGridLayout, row: int, cells: Sequence[str], *, is_head: bool = False
    ) -> list[QLabel]:
        made: list[QLabel] = []
        for column, text in enumerate(cells):
            label = PlainLabel(text, self.inner)
            label.setWordWrap(True)
            if is_head:
                label.setObjectName("hint")
            grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
            made.append(label)
        return made

    def _show_seats(self, trial: Trial, start: Trial) -> None:
        words = self.words
        assert words is not None
        is_team = games.facts_of(words.game).is_cooperative
        both = [words.seats(each) for each in ((trial,) if trial is start else (start, trial))]
        names = [self.tr("Team")] if is_team else [seat_label(seat) for seat in range(len(both[0]))]
        rows = [
            Row(name, tuple(each[seat] for each in both), None if is_team else seat)
            for seat, name in enumerate(names)
            if all(seat < len(each) for each in both)
        ]
        before, now = (self.tr("now"), self.tr("trial {number}").format(number=trial.number))
        self.seats_title.setVisible(bool(rows))
        self.seats.show_rows(
            rows,
            ("", "") if trial is start else (before, now),
            None if is_team else 1 / max(1, len(rows)),
            self.tr("win rate of the team, %") if is_team else self.tr("win rate, %; dashed: a fair seat"),
        )

    def _show_measures(self, trial: Trial, start: Trial) -> None:
        words = self.words
        assert words is not None
        empty(self.measures)
        first = words.found.plan.objectives[0]["measure"]
        others = [each for each in trial.outcome.measures if each != first]
        for row, name in enumerate(others):
            was, now = (words.best_known(each).measures[name] for each in (start, trial))
            said = f"{words.value(name, now)} {words.interval(name, now)}"
            if trial is not start:
                said = f"{words.value(name, was)} {ARROW} {said}"
            title, value = self._write(self.measures, row, [words.titled(name), said])
            title.setObjectName("hint")
            value.setWordWrap(False)
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
        _reveal(self.measures)

    def _show_buttons(self, trial: Trial) -> None:
        assert self.words is not None
        kinds = frozenset(self.words.found.texts(trial))
        names = {
            frozenset({"variant"}): self.tr("Open as child variant"),
            frozenset({"map"}): self.tr("Open as map"),
            frozenset({"variant", "map"}): self.tr("Open as child variant and map"),
        }
        self.open.setText(names.get(kinds, self.tr("Nothing differs")))
        for button in (self.open, self.duel, self.play):
            button.setEnabled(bool(kinds))


def _reveal(grid: QGridLayout) -> None:
    """Show what was put into a grid that may be in sight already, once it is named for the style sheet."""
    for place in range(grid.count()):
        item = grid.itemAt(place)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.show()
