"""The team after the siege: wounds and what dealt them, the line, the Kiai, what each defended last."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.dress import theme, typeface
from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.cards.track import paint_slot
from workbench.games.seven_samurai.table import chronicle
from workbench.games.seven_samurai.table.choices.choice_strip import Emblem
from workbench.games.seven_samurai.table.result.findings import Findings, Wound
from workbench.games.seven_samurai.table.seat_facts import Drops, ShareBar
from workbench.games.seven_samurai.table.siege import Samurai
from workbench.games.seven_samurai.table.sitting import SevenSitting
from workbench.widgets.card import Card
from workbench.widgets.panels import ElidedLabel, empty
from workbench.widgets.plain_label import PlainLabel


class Defended(QWidget):
    """The three symbols, those on the left side full."""

    def __init__(self, who: Samurai, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.who = who
        self.setFixedSize(QSize(84, 26))
        held = [words.symbol(symbol) for symbol in words.SYMBOLS if symbol in who.left]
        self.setAccessibleName(", ".join(held) or self.tr("nothing defended"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the symbols."""
        painter = QPainter(self)
        for number, symbol in enumerate(words.SYMBOLS):
            box = Box(number * 28 + 1, 1, number * 28 + 25, 25)
            paint_slot(painter, box, symbol, Dress(theme.current()), is_filled=symbol in self.who.left)


class SamuraiRow(QFrame):
    """One samurai."""

    def __init__(self, sitting: SevenSitting, found: Findings, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        who = sitting.siege_at(len(sitting.match.moves)).samurai[seat]
        emblem = Emblem(self)
        emblem.colour = sitting.seats[seat].colour
        name = PlainLabel(words.plain(who.name), self)
        name.setFont(typeface.style("subtitle"))
        side = PlainLabel(words.side(who.side), self)
        side.setObjectName("count")
        side.setFont(typeface.style("small"))
        drops = Drops(self)
        wounds = found.values["wounds"]
        drops.show_wounds(who.wounds, wounds["flip"], wounds["die"])
        head = QHBoxLayout()
        head.setSpacing(8)
        for part in (emblem, name, side, drops):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(Defended(who, self))
        told = ElidedLabel(self._dealt(found.wounds[seat]), self)
        told.setObjectName("quiet")
        told.setFont(typeface.style("hint"))
        bar = LineBar(who, self)
        line = PlainLabel(self.tr("line {total} of {kiai}").format(total=who.total, kiai=who.kiai), self)
        line.setFont(typeface.style("hint"))
        if who.is_beyond:
            line.setObjectName("error")
        kiai = PlainLabel(self.tr("{count} Kiai").format(count=found.kiai[seat]), self)
        kiai.setFont(typeface.style("hint"))
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(bar, 1)
        foot.addWidget(line)
        foot.addWidget(kiai)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 7, 12, 7)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(told)
        column.addLayout(foot)
        parts = (name.text(), side.text(), drops.accessibleName(), told.text(), line.text(), kiai.text())
        self.setAccessibleName(", ".join(parts))

    def _dealt(self, wounds: list[Wound]) -> str:
        if not wounds:
            return self.tr("never wounded")
        causes = {
            chronicle.PENALTY: self.tr("penalty"),
            chronicle.BACK: self.tr("back of a farm"),
            chronicle.MISSING: self.tr("no hat"),
        }
        parts = []
        for wound in wounds:
            if wound.is_healed:
                parts.append(self.tr("turn {turn} healed").format(turn=wound.turn))
            else:
                why = causes.get(wound.cause, self.tr("wound"))
                parts.append(self.tr("turn {turn} {cause}").format(turn=wound.turn, cause=why))
        return "; ".join(parts)


class LineBar(ShareBar):
    """The total as a share of the Kiai value; beyond it the whole bar is red."""

    def __init__(self, who: Samurai, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_beyond = who.is_beyond
        self.show_share(min(who.total / max(who.kiai, 1), 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar, red where he is beyond."""
        super().paintEvent(event)
        if self.is_beyond:
            area = QRectF(self.rect()).adjusted(0, 1, 0, -1)
            QPainter(self).fillRect(area, QColor(theme.current().selection))


class SamuraiCard(Card):
    """The whole team."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("Samurai"))
        self.hint.setText(self.tr("wounds and what dealt them"))
        self.setAccessibleName(self.title.text())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self.body.addLayout(self._rows)
        self.rows: list[SamuraiRow] = []

    def show_findings(self, sitting: SevenSitting, found: Findings) -> None:
        """Show another game."""
        empty(self._rows)
        self.rows = [SamuraiRow(sitting, found, seat, self) for seat in range(len(sitting.seats))]
        for row in self.rows:
            self._rows.addWidget(row)
            row.show()
