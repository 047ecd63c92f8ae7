"""The page of feedback: for each variant what players rated and said, beside what agents make of the same games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.metrics.statistics import Estimate
from workbench.background import Worker
from workbench.canvas.scene import title_of
from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.numerals import decimal, whole
from workbench.table.feedback.rating_bar import RatingBar
from workbench.table.form_rows import bare
from workbench.table.naming import colour_name
from workbench.widgets.card import Card
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from engine.questions.feedback import Gathered, Measure, Setting, Voice

LIST_WIDTH, TEXT_WIDTH = 270, 900


class FeedbackPage(QWidget):
    """Shows what was said of the variant that is chosen in the list."""

    wants_csv = Signal()
    wants_records = Signal()
    """Records of games that are not on the shelf are to be taken in."""
    wants_shelf = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self.gathered: list[Gathered] = []
        self._worker = Worker("feedback", self)
        self._measures: dict[tuple[str, str], tuple[list[Measure], Setting]] = {}
        heading = PlainLabel(self.tr("Feedback of playtests"), self)
        heading.setFont(typeface.style("title"))
        self.shelf_button = QPushButton(icon("table"), self.tr("Games on the shelf"), self)
        self.records_button = QPushButton(icon("open"), self.tr("Add records…"), self)
        self.csv_button = QPushButton(icon("csv"), self.tr("Export as CSV…"), self)
        self.shelf_button.clicked.connect(self.wants_shelf)
        self.records_button.clicked.connect(self.wants_records)
        self.csv_button.clicked.connect(self.wants_csv)
        top = bare(QHBoxLayout(), 8)
        top.addWidget(heading, 1)
        for button in (self.shelf_button, self.records_button, self.csv_button):
            button.setAccessibleName(button.text())
            top.addWidget(button)
        self.variants = QListWidget(self)
        self.variants.setFixedWidth(LIST_WIDTH)
        self.variants.setAccessibleName(self.tr("Variants"))
        self.variants.setWordWrap(True)
        self.variants.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.variants.currentRowChanged.connect(lambda _: self._show())
        self.nothing = PlainLabel(
            self.tr(
                "Nobody has said anything yet. After a game the result page asks its players; "
                "what they answer stands here."
            ),
            self,
        )
        self.nothing.setWordWrap(True)
        self.nothing.setObjectName("hint")
        inner = QWidget(self)
        inner.setObjectName("welcome")
        self._column = bare(QVBoxLayout(inner), 14)
        area = QScrollArea(self)
        area.setObjectName("welcome")
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("What was said"))
        across = bare(QHBoxLayout(), 20)
        across.addWidget(self.variants)
        across.addWidget(area, 1)
        column = bare(QVBoxLayout(self), 14)
        column.setContentsMargins(28, 18, 12, 12)
        column.addLayout(top)
        column.addWidget(self.nothing)
        column.addLayout(across, 1)

    # ------------------------------------------------------------ what is shown

    def show_records(self, named: Sequence[tuple[str, Mapping[str, Any]]]) -> None:
        """Gather what was said in some records, by variant."""
        from engine.questions.feedback import gather

        chosen = self.chosen
        self.gathered = [each for each in gather(named) if each.voices]
        self._measures.clear()
        self.variants.blockSignals(True)
        self.variants.clear()
        for each in self.gathered:
            answers = self.tr("%n answer(s)", "", len(each.voices))
            games = self.tr("%n game(s)", "", len(each.records))
            self.variants.addItem(QListWidgetItem(f"{each.variant}\n{answers}, {games}"))
        same = [row for row, each in enumerate(self.gathered) if chosen and each.variant == chosen.variant]
        self.variants.setCurrentRow(same[0] if same else 0 if self.gathered else -1)
        self.variants.blockSignals(False)
        self.nothing.setVisible(not self.gathered)
        self.variants.setVisible(bool(self.gathered))
        self.csv_button.setEnabled(bool(self.gathered))
        self._show()

    @property
    def chosen(self) -> Gathered | None:
        """What was said of the variant that is chosen."""
        row = self.variants.currentRow()
        return self.gathered[row] if 0 <= row < len(self.gathered) else None

    def _show(self) -> None:
        empty(self._column)
        found = self.chosen
        if found is None:
            return
        self._column.addWidget(self._ratings(found))
        self.beside = Card(self.tr("Beside the games of agents"), "", self)
        self.beside.body.setContentsMargins(14, 10, 14, 12)
        self._column.addWidget(self.beside)
        self._column.addWidget(self._comments(found))
        self._column.addStretch(1)
        self._compare(found)

    def _ratings(self, found: Gathered) -> Card:
        from engine.questions.feedback import QUESTIONS

        titles = {
            "fun": self.tr("Fun"),
            "tension": self.tr("Tension"),
            "clarity": self.tr("Clear rules"),
            "rating": self.tr("In all"),
        }
        card = Card(self.tr("Ratings"), self.tr("1 to 5 points; the line holds 95 of 100 times"), self)
        card.body.setContentsMargins(14, 10, 14, 12)
        grid = bare(QGridLayout(), 8)
        grid.setHorizontalSpacing(16)
        for question in QUESTIONS:
            rating = found.rating(question)
            if rating is None:
                continue
            row = grid.rowCount()
            answers = self.tr("%n answer(s)", "", rating.count)
            mean, span = self._number(rating.value, 1), self._span(rating, 1)
            words = f"{titles[question]}: {mean} ({span}), {answers}"
            name = PlainLabel(titles[question], card)
            name.setFont(typeface.style("group"))
            number = PlainLabel(f"{mean}  ({span})", card)
            said = PlainLabel(answers, card)
            said.setObjectName("hint")
            grid.addWidget(name, row, 0)
            grid.addWidget(RatingBar(rating, found.spread(question), words, card), row, 1)
            grid.addWidget(number, row, 2)
            grid.addWidget(said, row, 3)
        grid.setColumnStretch(1, 1)
        card.body.addLayout(grid)
        lengths = found.lengths
        if any(lengths.values()):
            text = self.tr("Length: too short {short}, right {right}, too long {long}").format(
                short=lengths["too-short"], right=lengths["right"], long=lengths["too-long"]
            )
            card.body.addWidget(PlainLabel(text, card))
        return card

    def _comments(self, found: Gathered) -> Card:
        card = Card(self.tr("Comments"), str(len(found.comments)), self)
        card.body.setContentsMargins(14, 10, 14, 12)
        card.body.setSpacing(10)
        for voice in found.comments:
            text = PlainLabel(voice.text, card)
            text.setFont(typeface.style("note"))
            text.setWordWrap(True)
            who = PlainLabel(self._who(voice), card)
            who.setObjectName("hint")
            who.setWordWrap(True)
            card.body.addWidget(text)
            card.body.addWidget(who)
        if not found.comments:
            nothing = PlainLabel(self.tr("Nobody wrote a comment."), card)
            nothing.setObjectName("hint")
            card.body.addWidget(nothing)
        return card

    def _who(self, voice: Voice) -> str:
        who = voice.name or (self.tr("the table") if voice.seat is None else colour_name(voice.seat))
        won = "" if voice.won is None else self.tr("won") if voice.won else self.tr("did not win")
        turns = self.tr("%n turn(s)", "", voice.turns)
        return ", ".join(filter(None, (who, won, turns, self._map(voice.map), voice.record)))

    # ------------------------------------------------------------ beside agents

    def _compare(self, found: Gathered) -> None:
        """Let an agent play the same games, off the window's thread."""
        from engine.questions import feedback

        key = (found.game, found.variant)
        if key in self._measures:
            self._show_measures(*self._measures[key])
            return
        if not found.finished:
            self._say_beside(self.tr("No playtest of this variant has come to an end yet."))
            return
        self._say_beside(self.tr("Agents play the same games…"))

        def done(answer: tuple[list[Measure], Setting]) -> None:
            self._measures[key] = answer
            if self.chosen is found:
                self._show_measures(*answer)

        def failed(error: BaseException) -> None:
            self._say_beside(str(error))

        self._worker.ask(lambda: feedback.beside_agents(found), done, failed)

    @property
    def is_settled(self) -> bool:
        """Say whether all is shown that there is: agents have played beside what was said."""
        found = self.chosen
        return found is None or not found.finished or (found.game, found.variant) in self._measures

    def _say_beside(self, text: str) -> None:
        empty(self.beside.body)
        said = PlainLabel(text, self.beside)
        said.setObjectName("hint")
        said.setWordWrap(True)
        self.beside.body.addWidget(said)

    def _show_measures(self, measures: Sequence[Measure], setting: Setting) -> None:
        from engine.questions.feedback import USUAL_AGENT, USUAL_GAMES

        if not measures:
            self._say_beside(
                self.tr("The playtests began with laid-out positions, which agents' games do not.")
            )
            return
        empty(self.beside.body)
        holder = QWidget(self.beside)
        grid = bare(QGridLayout(holder), 6)
        grid.setHorizontalSpacing(28)
        games = whole(USUAL_GAMES)
        players = self.tr("%n player(s)", "", setting.players)
        heads = (
            ", ".join(filter(None, (self._map(setting.map), players))),
            self.tr("Playtests ({count})").format(count=measures[0].playtests.count),
            self.tr("{count} games of {agent}").format(count=games, agent=USUAL_AGENT),
        )
        for column, text in enumerate(heads):
            head = PlainLabel(text, holder)
            head.setFont(typeface.style("group"))
            grid.addWidget(head, 0, column)
        for row, each in enumerate(measures, 1):
            for column, text in enumerate(
                (
                    self._measure(each.name),
                    self._told(each.name, each.playtests),
                    self._told(each.name, each.agents),
                )
            ):
                grid.addWidget(PlainLabel(text, holder), row, column)
        grid.setColumnStretch(3, 1)
        self.beside.body.addWidget(holder)
        note = PlainLabel(self.tr("In brackets the 95 % interval; few games leave it wide."), holder)
        note.setObjectName("hint")
        grid.addWidget(note, len(measures) + 1, 0, 1, 4)

    def _measure(self, name: str) -> str:
        if name == "turns":
            return self.tr("Turns of a game")
        if name == "won":
            return self.tr("Won together")
        seat = int(name.removeprefix("seat ")) - 1
        return self.tr("{seat} wins").format(seat=colour_name(seat))

    def _told(self, name: str, found: Estimate) -> str:
        if name == "turns":
            return f"{self._number(found.value, 1)} ({self._span(found, 1)})"
        shares = Estimate(100 * found.value, 100 * found.low, 100 * found.high, found.count)
        return f"{self._number(shares.value, 0)} % ({self._span(shares, 0)})"

    def _span(self, found: Estimate, digits: int) -> str:
        if not isfinite(found.low):
            return self.tr("one game")
        return self.tr("{low} to {high}").format(
            low=self._number(found.low, digits), high=self._number(found.high, digits)
        )

    @staticmethod
    def _map(name: str) -> str:
        return title_of(name) if name else ""

    @staticmethod
    def _number(value: float, digits: int) -> str:
        return decimal(value, digits)
