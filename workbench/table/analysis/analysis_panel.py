"""The left dock while a game is analysed: how everybody played, the turning points, and who says so."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from workbench.canvas.scene import title_of
from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.numerals import whole
from workbench.table.agents.advice import patience
from workbench.table.analysis.analyst import BUDGETS, Analyst
from workbench.table.analysis.mark_chip import MarkChip
from workbench.table.analysis.turning_points import TurningPoints
from workbench.table.model.sitting import Sitting
from workbench.table.seating.signs import SeatSign
from workbench.widgets.panels import DockHeader, ElidedLabel, empty
from workbench.widgets.plain_label import PlainLabel

# How many moves that decided between others are told of.
MOST_KINGMAKING = 2


class AnalysisPanel(QScrollArea):
    """Everything that an analysis says of the whole game, one below the other."""

    wants_turn = Signal(int)
    """The position that shows a turning point."""

    def __init__(self, analyst: Analyst, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.analyst = analyst
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Analysis"))
        self.title = ElidedLabel(parent=self)
        self.title.setFont(typeface.style("group"))
        self.subtitle = self._hint()
        self.cards: list[PlayedCard] = []
        self._cards = QVBoxLayout()
        self._cards.setSpacing(0)
        self.points = TurningPoints(self)
        self.points.wants.connect(self.wants_turn)
        self.marked = self._hint()
        self.nothing = PlainLabel(self.tr("No move lost five points or more."), self)
        self.kingmaking = PlainLabel(self)
        self.kingmaking.setObjectName("hint")
        self.kingmaking.setWordWrap(True)
        self.state = PlainLabel(self)
        self.state.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.agent = QComboBox(self)
        self.agent.setAccessibleName(self.tr("Agent that judges"))
        self.agent.activated.connect(lambda _: self.analyst.choose(self.agent.currentText()))
        self.about = PlainLabel(self)
        self.about.setObjectName("hint")
        self.longer = QPushButton(icon("chart"), "", self)
        self.longer.clicked.connect(lambda: self.analyst.choose(self.analyst.longer))
        self.lasts = self._hint()
        for label in (self.subtitle, self.nothing, self.about, self.lasts):
            label.setWordWrap(True)
        self._lay_out()
        analyst.changed.connect(self.refresh)

    def _hint(self) -> PlainLabel:
        made = PlainLabel(self)
        made.setObjectName("hint")
        return made

    def _lay_out(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("panel")
        head = QVBoxLayout()
        head.setContentsMargins(16, 8, 16, 8)
        head.setSpacing(1)
        head.addWidget(self.title)
        head.addWidget(self.subtitle)
        nothing = QVBoxLayout()
        nothing.setContentsMargins(16, 8, 16, 8)
        nothing.addWidget(self.nothing)
        nothing.addWidget(self.kingmaking)
        foot = QVBoxLayout()
        foot.setContentsMargins(16, 10, 16, 14)
        foot.setSpacing(9)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(PlainLabel(self.tr("Agent"), self))
        row.addWidget(self.agent, 1)
        foot.addLayout(row)
        foot.addWidget(self.about)
        foot.addWidget(self.longer)
        foot.addWidget(self.lasts)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(DockHeader(self.tr("How they played")))
        column.addLayout(self._cards)
        column.addWidget(DockHeader(self.tr("Turning points"), self.marked))
        column.addWidget(self.points)
        column.addLayout(nothing)
        column.addWidget(DockHeader(self.tr("Analysis"), self.state))
        column.addLayout(foot)
        column.addStretch(1)
        self.setWidget(inner)
        self.setFocusProxy(self.agent)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the forecast where it finds room."""
        super().resizeEvent(event)
        self._show_longer()

    # ------------------------------------------------------------ what is shown

    def refresh(self) -> None:
        """Show what is known now."""
        analyst, sitting = self.analyst, self.analyst.sitting
        if sitting is None or not analyst.is_begun:
            return
        self.title.setText(sitting.title)
        place = self.tr("{variant} on {map}") if sitting.map_name else "{variant}"
        said = place.format(variant=sitting.variant_title, map=title_of(sitting.map_name))
        finished = self.tr("{game}, finished") if sitting.is_over else "{game}"
        self.subtitle.setText(finished.format(game=said))
        self._show_seats(sitting)
        self.points.show_found(analyst)
        marked = {analyst.place_of(each) for each in analyst.dearest()}
        self.marked.setText(
            self.tr("{count} of {all} turns").format(count=len(marked), all=len(sitting.turns))
        )
        self.nothing.setVisible(analyst.is_done and not marked)
        self._show_kingmaking(sitting)
        self._show_agent()

    def _show_kingmaking(self, sitting: Sitting) -> None:
        """Tell of moves by which somebody without hope decided who else wins."""
        from engine.agents.opinion import kingmaking

        found = kingmaking(self.analyst.opinions, is_cooperative=sitting.rules.facts.is_cooperative)
        text = self.tr(
            "Turn {turn}: {seat} could not win any more and decided between others: "
            "{loser} −{lost}, {winner} +{won} points (kingmaking)."
        )
        said = [
            text.format(
                turn=self.analyst.turn_of(each.opinion),
                seat=sitting.seats[each.opinion.seat].colour_name,
                loser=sitting.seats[each.loser].colour_name,
                lost=each.lost,
                winner=sitting.seats[each.winner].colour_name,
                won=each.won,
            )
            for each in found[:MOST_KINGMAKING]
        ]
        self.kingmaking.setText("\n".join(said))
        self.kingmaking.setVisible(bool(said))

    def _show_seats(self, sitting: Sitting) -> None:
        from engine.agents.opinion import seat_sums

        seats = sorted(self.analyst.judged)
        if [card.seat for card in self.cards] != seats:
            empty(self._cards)
            self.cards = [PlayedCard(seat, self) for seat in seats]
            for card in self.cards:
                self._cards.addWidget(card)
                card.show()
        sums = seat_sums(self.analyst.opinions, sitting.rules.players)
        winners = sitting.result["winners"] if sitting.result is not None else ()
        for card in self.cards:
            found = sums[card.seat]
            card.show_seat(sitting, found["lost"], found["marks"], has_won=card.seat in winners)

    def _show_agent(self) -> None:
        from engine.agents.opinion import usual_doubt

        analyst = self.analyst
        names = sorted({*BUDGETS, analyst.agent}, key=lambda name: int(name.rpartition(":")[2]))
        if [self.agent.itemText(number) for number in range(self.agent.count())] != names:
            self.agent.clear()
            for name in names:
                self.agent.addItem(icon("agent"), name)
        self.agent.setCurrentText(analyst.agent)
        share = self.tr("{share} %").format(share=whole(100 * analyst.share))
        self.state.setText(self.tr("✓ done") if analyst.is_done else share)
        self.state.setObjectName("won" if analyst.is_done else "hint")
        self.state.style().polish(self.state)
        is_team = analyst.sitting is not None and analyst.sitting.rules.facts.is_cooperative
        what = self.tr("Every figure is the team's chance to win") if is_team else self.tr("Chances to win")
        off = whole(100 * usual_doubt(analyst.opinions))
        told = self.tr("{what}, mostly ± {off} points (95 of 100 times).") if analyst.opinions else "{what}."
        known = self.tr("It knows the hidden hands only as the mover did.")
        if analyst.share == 0 and not analyst.is_done:
            known = patience()
        elif analyst.sitting is not None and analyst.sitting.is_open:
            known = ""
        self.about.setText(f"{told.format(what=what, off=off)} {known}".strip())
        self._show_longer()

    def _show_longer(self) -> None:
        analyst = self.analyst
        self.longer.setVisible(bool(analyst.longer))
        seconds = analyst.longer_seconds
        lasts = self.tr("about {count} s").format(count=whole(max(seconds, 1)))
        if seconds >= 100:
            lasts = self.tr("about {count} min").format(count=whole(seconds / 60))
        think = self.tr("Think ten times longer")
        # The forecast stands in the button where it finds room there, else below it.
        self.longer.setText(f"{think}, {lasts}" if analyst.is_done else think)
        has_room = self.longer.sizeHint().width() <= self.viewport().width() - 32
        if not has_room:
            self.longer.setText(think)
        self.lasts.setText(lasts)
        self.lasts.setVisible(analyst.is_done and bool(analyst.longer) and not has_room)
        self.longer.setAccessibleName(f"{think}, {lasts}")
        self.longer.setToolTip(self.tr("{agent} judges every move again").format(agent=analyst.longer))
        self.longer.setEnabled(analyst.is_done)


class PlayedCard(QFrame):
    """How one seat played: what it lost in all, and its marks."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seatCard")
        self.seat = seat
        self.sign = SeatSign(seat, 18, self)
        self.colour = PlainLabel(self)
        self.colour.setFont(typeface.style("group"))
        self.name = ElidedLabel(parent=self)
        self.name.setObjectName("quiet")
        self.won = PlainLabel(self.tr("won"), self)
        self.won.setObjectName("won")
        self.won.setFont(typeface.style("small"))
        self.lost = PlainLabel(self)
        self.lost.setFont(typeface.style("group"))
        self._marks = QHBoxLayout()
        self._marks.setSpacing(5)
        head, sums = QHBoxLayout(), QHBoxLayout()
        head.setSpacing(8)
        for part, share in ((self.sign, 0), (self.colour, 0), (self.name, 1), (self.won, 0)):
            head.addWidget(part, share)
        sums.addWidget(PlainLabel(self.tr("Lost in all"), self))
        sums.addStretch(1)
        sums.addWidget(self.lost)
        column = QVBoxLayout(self)
        column.setContentsMargins(13, 8, 16, 8)
        column.setSpacing(4)
        for part_layout in (head, sums, self._marks):
            column.addLayout(part_layout)
        self._counts: dict[str, int] | None = None

    def show_seat(self, sitting: Sitting, lost: int, marks: dict[str, int], *, has_won: bool) -> None:
        """Show what is known of the seat."""
        who = sitting.seats[self.seat]
        self.sign.seat = who.colour
        self.colour.setText(who.colour_name)
        self.name.setText(who.name)
        self.won.setVisible(has_won)
        self.lost.setText(PointWords().said(lost))
        if marks != self._counts:
            self._counts = dict(marks)
            empty(self._marks)
            while self._marks.takeAt(0) is not None:
                pass
            for mark, count in reversed(marks.items()):
                if count:
                    for part in (MarkChip(mark, self), PlainLabel(whole(count), self)):
                        self._marks.addWidget(part)
                        part.show()
                    self._marks.addSpacing(8)
            self._marks.addStretch(1)
        told = ", ".join(f"{mark} {count}" for mark, count in marks.items() if count)
        self.setAccessibleName(", ".join(filter(None, (who.colour_name, who.name, self.lost.text(), told))))


class PointWords(QObject):
    """Points in words; a class of its own, since plurals are found under no heir's name."""

    def said(self, count: int) -> str:
        """Say them."""
        return self.tr("%n point(s)", "", count)
