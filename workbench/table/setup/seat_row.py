"""A row of the set-up page: who sits at one seat."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QSpinBox, QStackedWidget, QWidget

from workbench import agent_words
from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.table.model.seats import Seat
from workbench.table.naming import COLOURS, colour_name
from workbench.table.seating.signs import SeatSign
from workbench.table.setup.pairing_preview import Opponent
from workbench.widgets.controls import WordBox
from workbench.widgets.plain_label import PlainLabel

PERSON = ""
PLAYOUTS, MILLISECONDS = "", "ms"
MOST_BUDGET = 10_000_000
# What a field takes beside its digits.
ARROWS = 36


class SeatRow(QWidget):
    """The sign and the colour of a seat, who sits there, and the person's name or the agent's budget."""

    changed = Signal()

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self._opponents: tuple[Opponent, ...] = ()
        # An agent that was asked for before it is known who there is.
        self._asked: str | None = None
        colour = colour_name(number)
        sign = SeatSign(number, 20, self)
        name = PlainLabel(colour, self)
        name.setObjectName("group")
        # All rows alike, so that the fields stand below each other.
        name.ensurePolished()
        name.setFixedWidth(
            max(name.fontMetrics().horizontalAdvance(colour_name(n)) for n in range(len(COLOURS))) + 4
        )
        self.who = WordBox({}, {}, self.tr("Who plays {colour}").format(colour=colour), self)
        self.who.setIconSize(QSize(16, 16))
        self.who.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.who.currentIndexChanged.connect(self._show_details)
        self.name_field = QLineEdit(self)
        self.name_field.setAccessibleName(self.tr("Name of {colour}").format(colour=colour))
        self.name_field.setPlaceholderText(Seat("", None, number).name)
        self.name_field.setMaxLength(24)
        self.name_field.textEdited.connect(lambda _: self.changed.emit())
        self._details = QStackedWidget(self)
        self._details.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._details.addWidget(self.name_field)
        self._details.addWidget(self._budget())
        self._no_budget = PlainLabel(self)
        self._no_budget.setObjectName("hint")
        self._no_budget.setFont(typeface.style("hint"))
        self._details.addWidget(self._no_budget)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(sign)
        row.addWidget(name)
        row.addWidget(self.who, 11)
        row.addWidget(self._details, 9)
        self._list_choices()
        self.setFocusProxy(self.who)

    def _budget(self) -> QWidget:
        colour = colour_name(self.number)
        both = QWidget(self)
        self.budget = QSpinBox(both)
        self.budget.setRange(1, MOST_BUDGET)
        self.budget.setSingleStep(100)
        self.budget.setValue(1000)
        self.budget.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.budget.setGroupSeparatorShown(True)
        self.budget.setAccessibleName(self.tr("Budget of {colour}").format(colour=colour))
        self.budget.setToolTip(
            self.tr("How long it thinks about each move: more plays better and takes longer.")
        )
        self.budget.valueChanged.connect(lambda _: self.changed.emit())
        units = {PLAYOUTS: self.tr("play-outs"), MILLISECONDS: self.tr("ms")}
        tips = {
            PLAYOUTS: self.tr("Games tried out before each move; the same seed gives the same game."),
            MILLISECONDS: self.tr("Time for each move; games cannot be repeated exactly."),
        }
        self.unit = WordBox(
            units, tips, self.tr("Unit of the budget of {colour}").format(colour=colour), both
        )
        self.unit.currentIndexChanged.connect(lambda _: self.changed.emit())
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for field in (self.budget, self.unit):
            field.ensurePolished()
        digits = self.budget.locale().toString(100_000)
        self.budget.setMinimumWidth(self.budget.fontMetrics().horizontalAdvance(digits) + ARROWS)
        self.unit.setFixedWidth(self.unit.sizeHint().width())
        self._details.setMinimumWidth(self.budget.minimumWidth() + row.spacing() + self.unit.width())
        row.addWidget(self.budget, 1)
        row.addWidget(self.unit)
        return both

    # ------------------------------------------------------------ who there is

    def show_opponents(self, opponents: tuple[Opponent, ...]) -> None:
        """Offer other agents."""
        if opponents != self._opponents:
            chosen = self._asked if self._asked is not None else self.who.currentData()
            self._opponents = opponents
            self._list_choices()
            self._choose(str(chosen or PERSON))

    def _list_choices(self) -> None:
        self.who.blockSignals(True)
        self.who.clear()
        self.who.addItem(icon("person"), self.tr("Person"), PERSON)
        for opponent in self._opponents:
            self.who.addItem(icon("agent"), agent_words.titled(opponent.title), opponent.name)
        self.who.blockSignals(False)
        self._show_details()

    def _choose(self, name: str) -> None:
        found = self.who.findData(name)
        self._asked = None if found >= 0 else name
        self.who.setCurrentIndex(max(found, 0))

    def _opponent(self) -> Opponent | None:
        name = self.who.currentData()
        return next((opponent for opponent in self._opponents if opponent.name == name), None)

    def _show_details(self) -> None:
        opponent = self._opponent()
        page = 0 if opponent is None else 1 if opponent.searches else 2
        is_own = opponent is not None and opponent.is_own
        self._no_budget.setText(self.tr("an agent of your own") if is_own else self.tr("answers at once"))
        self._details.setCurrentIndex(page)
        self.changed.emit()

    # ------------------------------------------------------------ what was chosen

    def show_seat(self, seat: Seat) -> None:
        """Show who sits there."""
        if seat.agent is None:
            self.name_field.setText(seat.given)
            self._choose(PERSON)
            return
        name, _, budget = seat.agent.partition(":")
        number = budget.removesuffix(MILLISECONDS)
        if number.isdecimal():
            self.budget.setValue(int(number))
            self.unit.show_chosen(MILLISECONDS if budget.endswith(MILLISECONDS) else PLAYOUTS)
        self._choose(name)

    def seat(self) -> Seat:
        """Give who sits there."""
        opponent = self._opponent()
        if opponent is not None:
            budget = f":{self.budget.value()}{self.unit.currentData()}" if opponent.searches else ""
            agent = f"{opponent.name}{budget}"
            return Seat("", agent, self.number)
        if self._asked and not self._opponents:
            return Seat("", self._asked, self.number)
        return Seat(self.name_field.text().strip(), None, self.number)
