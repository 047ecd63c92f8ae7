"""What a search has found: the front as a chart, its candidates as a table, and why numbers shrink."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.questions.search.search import Found
from workbench.dress import typeface
from workbench.lab.cards.card import Card, ChartCard
from workbench.lab.search.candidate_table import CandidateTable
from workbench.lab.search.candidate_words import CandidateWords
from workbench.lab.search.front_chart import FrontChart
from workbench.numerals import whole
from workbench.widgets.controls import Glyph
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel, emphasised

LEAST_LETTERS = 9
# A trial, below nothing where nobody has chosen one, two measures, and the trials that were added or taken away.
Choices = tuple[int, str, str, set[int], set[int]]


class SearchPage(QWidget):
    """One search and the trial of it that is looked at."""

    chosen = Signal(int)
    """Somebody wants to look at a trial."""
    pointed = Signal(int)
    """The mouse points at a trial, below nothing at none."""
    wants_measured = Signal(object)
    """The numbers of trials to be measured on unseen games."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.found: Found | None = None
        self.words: CandidateWords | None = None
        self.current = 0
        self.is_busy = False
        # What somebody has added to the front, or taken from it.
        self._added: set[int] = set()
        self._dropped: set[int] = set()
        # Whether somebody has said which trial to look at; else it is the best by now.
        self._is_by_hand = False
        self.title = PlainLabel(self)
        self.title.setFont(typeface.style("subtitle"))
        self.about = ElidedLabel(parent=self)
        self.about.setObjectName("hint")
        self.chart = FrontChart()
        self.card = ChartCard("", self.chart, self)
        self.card.call(self.tr("Pareto front"))
        self.up, self.across = (ElidedCombo(self.card) for _ in range(2))
        self.axes = self._made_axes()
        self.card.add_tool(self.axes)
        self.table = CandidateTable(self)
        self.candidates = Card(self.tr("Candidates"), self)
        self.measure = QPushButton(self.tr("Measure the chosen again"), self)
        self.measure.setObjectName("small")
        self.measure.clicked.connect(lambda: self.wants_measured.emit(self.unmeasured))
        self.candidates.add_tool(self.measure)
        self.candidates.column.addWidget(self.table)
        self._why_glyph, self.why = Glyph("info", "ink2", 16, self), PlainLabel(self)
        self.why.setTextFormat(Qt.TextFormat.RichText)
        self.why.setWordWrap(True)
        self.candidates.column.addWidget(self._made_why())
        self._lay_out()
        self._connect()

    def _made_axes(self) -> QWidget:
        made = QWidget(self.card)
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for field, name in ((self.up, self.tr("Upwards")), (self.across, self.tr("Across"))):
            field.setAccessibleName(name)
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            field.setMinimumContentsLength(LEAST_LETTERS)
            word = PlainLabel(name, made)
            word.setObjectName("hint")
            row.addWidget(word)
            row.addWidget(field)
            field.activated.connect(lambda _: self._turn())
        return made

    def _made_why(self) -> QWidget:
        made = QWidget(self)
        line = QFrame(made)
        line.setFrameShape(QFrame.Shape.HLine)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._why_glyph, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.why, 1)
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 6, 0, 2)
        column.setSpacing(10)
        column.addWidget(line)
        column.addLayout(row)
        self.why_row = made
        return made

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title, 0, Qt.AlignmentFlag.AlignBaseline)
        head.addWidget(self.about, 1, Qt.AlignmentFlag.AlignBaseline)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.card, 1)
        column.addWidget(self.candidates)

    def _connect(self) -> None:
        for part in (self.chart, self.table):
            part.chosen.connect(self._choose)
            part.ringed.connect(self._ring)
        self.chart.pointed.connect(self._point_at)
        self.table.wants_measured.connect(lambda number: self.wants_measured.emit([number]))

    # ------------------------------------------------------------ showing

    def show_nothing(self, title: str, about: str, invitation: str) -> None:
        """Show that nothing was tried, and what would be."""
        self.found, self.words = None, None
        self._added, self._dropped, self.current = set(), set(), 0
        self.title.setText(title)
        self.about.setText(about)
        self.chart.forget(invitation)
        self.card.show_hint("")
        self.axes.hide()
        self.candidates.hide()

    def show_found(self, found: Found, *, is_busy: bool) -> None:
        """Show what was found, perhaps so far; of the same search the choices stay."""
        if self.found is None or self.found.plan.name != found.plan.name:
            self._added, self._dropped = set(), set()
            self.current, self._is_by_hand = -1, False
        self.found, self.words, self.is_busy = found, CandidateWords(found), is_busy
        self.title.setText(str(found.plan.search.values.get("title") or found.plan.search.path.name))
        self.about.setText(self.words.about())
        self._offer_axes(found, self.words)
        self._show_candidates()
        if not self._is_by_hand or not 0 <= self.current < len(found.trials):
            self.current = self.words.best()

    def _show_candidates(self) -> None:
        found, words = self.found, self.words
        assert found is not None and words is not None
        self.chart.show_found(words, self.rings)
        full = sum(not trial.outcome.is_stopped for trial in found.trials)
        self.card.show_hint(
            self.tr("{full} full trials of {all}").format(full=whole(full), all=whole(len(found.trials)))
        )
        self.candidates.show()
        self.table.can_measure = not self.is_busy
        self.table.show_candidates(words, self.chart.numbers, self.rings)
        self.table.show_chosen(self.current)
        self.candidates.hint.setText(
            self.tr(
                "{count} on the front, found on the games of the search, confirmed on unseen ones"
            ).format(count=len(found.front))
        )
        self.measure.setVisible(not self.is_busy and bool(self.unmeasured))
        self._show_why(found, words)

    def _show_why(self, found: Found, words: CandidateWords) -> None:
        shrunk = words.why_shrunk()
        head = self.tr("Why numbers shrink:")
        said = self.tr("the best of {count} trials is partly the luckiest.").format(
            count=whole(len(found.trials))
        )
        advice = self.tr("Choose by the confirmed column.")
        self._why_glyph.show_glyph(*(("warning", "warn") if shrunk else ("info", "ink2")))
        text = " ".join(filter(None, (said, shrunk, advice)))
        if not found.front and found.is_complete:
            head, text = "", self.tr("No candidate keeps the constraints; trial 0 is the start.")
        self.why.setText(emphasised(head, text))
        self.why.setAccessibleName(f"{head} {text}".strip())

    def _offer_axes(self, found: Found, words: CandidateWords) -> None:
        measures = list(found.plan.measures)
        self.axes.setVisible(len(measures) > 2)
        offered = [self.up.itemData(place) for place in range(self.up.count())]
        if offered == measures:
            return
        for field in (self.up, self.across):
            field.clear()
            for measure in measures:
                field.addItem(words.titled(measure), measure)
        self.up.setCurrentIndex(0)
        self.across.setCurrentIndex(min(1, len(measures) - 1))

    def _turn(self) -> None:
        self.chart.show_axes(self.up.currentData(), self.across.currentData())

    @property
    def choices(self) -> Choices:
        """What somebody has chosen here: the trial, the axes, and what was added to the front or taken from it."""
        number = self.current if self._is_by_hand else -1
        return number, self.chart.up, self.chart.across, self._added, self._dropped

    def choose(self, choices: Choices) -> None:
        """Show what was chosen before, as far as it is there."""
        if self.found is None:
            return
        number, up, across, self._added, self._dropped = choices
        for field, measure in ((self.up, up), (self.across, across)):
            field.setCurrentIndex(max(0, field.findData(measure)))
        self.chart.show_axes(up, across)
        self._show_candidates()
        if 0 <= number < len(self.found.trials):
            self._choose(number)

    # ------------------------------------------------------------ choosing

    @property
    def rings(self) -> set[int]:
        """The chosen trials: the front, unless somebody has thought otherwise."""
        if self.found is None:
            return set()
        numbers = ({*self.found.front} | self._added) - self._dropped - {0}
        return {number for number in numbers if number < len(self.found.trials)}

    @property
    def unmeasured(self) -> list[int]:
        """The chosen trials that were not measured on unseen games yet."""
        if self.found is None:
            return []
        return sorted(each for each in self.rings if self.found.trials[each].confirmed is None)

    def _choose(self, number: int) -> None:
        self._is_by_hand = True
        self.chosen.emit(number)

    def _ring(self, number: int) -> None:
        if self.found is None or not number:
            return
        is_on = number in self.rings
        (self._dropped if is_on else self._added).add(number)
        (self._added if is_on else self._dropped).discard(number)
        self._show_candidates()
        self._choose(number)

    def show_trial(self, number: int) -> None:
        """Show which trial is looked at."""
        self.current = number
        self.chart.choose(number)
        self.table.show_chosen(number)

    def _point_at(self, number: int) -> None:
        self.table.point_at(number)
        self.pointed.emit(number)
