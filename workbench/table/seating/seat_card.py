"""One of the others at the table: who it is, and what the game tells of the seat."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.table.model.sitting import Sitting
from workbench.table.seating.seat_facts import SeatFacts
from workbench.table.seating.signs import SeatSign
from workbench.widgets.controls import set_property
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel


class SeatCard(QFrame):
    """One of the others: who it is, whether it decides, and the game's facts."""

    def __init__(self, facts: SeatFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seatCard")
        self.sign = SeatSign(0, 20, self)
        self.colour = PlainLabel(self)
        self.colour.setFont(typeface.style("group"))
        self.name = ElidedLabel(parent=self)
        self.name.setObjectName("quiet")
        self.chip = PlainLabel(self)
        self.chip.setObjectName("count")
        self.chip.setFont(typeface.style("small"))
        self.facts = facts
        head = QHBoxLayout()
        head.setSpacing(8)
        for part, share in ((self.sign, 0), (self.colour, 0), (self.name, 1), (self.chip, 0)):
            head.addWidget(part, share)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(5)
        column.addLayout(head)
        column.addWidget(facts)

    def show_seat(self, sitting: Sitting, seat: int) -> None:
        """Show a seat as far as it may be seen."""
        who, rules, position = sitting.seats[seat], sitting.rules, sitting.position
        self.sign.seat = who.colour
        self.sign.update()
        self.colour.setText(who.colour_name)
        self.name.setText(who.name)
        self.show_thinking(sitting, seat)
        is_active = not rules.is_over(position) and rules.decider(position) == seat
        set_property(self, "active", is_active)
        self.facts.show_seat(sitting, seat)

    def show_thinking(self, sitting: Sitting, seat: int) -> None:
        """Show that an agent thinks, or what kind of player it is."""
        who = sitting.seats[seat]
        kind = self.tr("person") if who.is_person else self.tr("AI")
        self.chip.setText(self.tr("thinking…") if sitting.thinking == seat else kind)
        self.setAccessibleName(f"{who.colour_name}, {who.name}, {self.chip.text()}")
