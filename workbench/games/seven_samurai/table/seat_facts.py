"""The left dock of a siege: how the village stands, the wounds of each samurai, and what is still to come."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme, typeface
from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.table.choices import outlook
from workbench.games.seven_samurai.table.siege import Samurai, Siege, counted
from workbench.games.seven_samurai.table.sitting import SevenSitting
from workbench.table.model.sitting import Sitting
from workbench.table.seating.seat_facts import SeatFacts, TableFacts
from workbench.widgets.controls import Glyph, set_role
from workbench.widgets.panels import DockHeader, ElidedLabel
from workbench.widgets.plain_label import PlainLabel


class Drops(QWidget):
    """The wounds a samurai has of those that kill him, parted where his board turns."""

    STEP = 13

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wounds, self.flip, self.die = 0, 2, 4
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_wounds(self, wounds: int, flip: int, die: int) -> None:
        """Show other wounds."""
        self.wounds, self.flip, self.die = wounds, flip, die
        self.setAccessibleName(self.tr("wounds {count} of {all}").format(count=wounds, all=die))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Hold all drops."""
        return QSize(self.STEP * self.die + 8, 15)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a drop for each wound, and the outline of one for each still to come."""
        painter, colours, x = QPainter(self), theme.current(), 0.0
        for number in range(self.die):
            if number == self.flip:
                painter.setPen(QPen(QColor(colours.line2), 1))
                painter.drawLine(int(x) + 2, 2, int(x) + 2, 13)
                x += 6
            is_there = number < self.wounds
            ink = colours.error if is_there else colours.ink3
            paint_glyph(painter, "wound" if is_there else "no-wound", QRectF(x, 1, 12, 13), ink)
            x += self.STEP


class SevenSeatFacts(SeatFacts):
    """Wounds, side and whether a samurai is still in, on his seat's card."""

    def _lay_out(self) -> None:
        self.drops = Drops(self)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addSpacing(28)
        row.addWidget(self.drops)
        row.addWidget(self.last, 1)
        self.column.addLayout(row)

    def show_seat(self, sitting: Sitting, seat: int) -> None:
        """Show how a samurai stands."""
        assert isinstance(sitting, SevenSitting)
        siege = sitting.siege
        who = siege.samurai[seat]
        wounds = siege.values["wounds"]
        self.drops.show_wounds(who.wounds, wounds["flip"], wounds["die"])
        self.last.setText(self._said(siege, seat, who))

    def _said(self, siege: Siege, seat: int, who: Samurai) -> str:
        left = siege.values["wounds"]["die"] - who.wounds
        parts = [words.side(who.side)]
        if left == 0:
            parts = [self.tr("dead")]
        elif left == 1:
            parts.append(self.tr("one from death"))
        if siege.decider == seat:
            parts.append(self.tr("to decide"))
        elif who.is_out:
            parts.append(self.tr("passed"))
        return ", ".join(parts)


class Boxes(QWidget):
    """So many of something: full boxes for those that are left, dashed ones for those that are gone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count, self.most = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(14)

    def show_count(self, count: int, most: int) -> None:
        """Show other numbers."""
        self.count, self.most = count, most
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the boxes, as wide as there is room for."""
        painter, colours = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(13.0, self.width() / max(self.most, 1))
        for number in range(self.most):
            area = QRectF(number * step + 0.5, 2, step - 3, 10)
            if number < self.count:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.building))
            else:
                pen = QPen(QColor(colours.settlement_edge), 1)
                pen.setDashPattern([2, 2])
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, 2, 2)


class SiegeLead(TableFacts):
    """Above the team: the round, and what is left of the village."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.round = PlainLabel(self)
        self.round.setFont(typeface.font("sans", 12, 600))
        self.boxes: dict[str, Boxes] = {}
        self.counts: dict[str, PlainLabel] = {}
        grid = QGridLayout()
        grid.setContentsMargins(16, 9, 16, 2)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        titles = {
            "farm": self.tr("Farms"),
            "doll": self.tr("Families"),
            "barricade": self.tr("Barricades"),
        }
        for row, (glyph, title) in enumerate(titles.items()):
            self.boxes[glyph], self.counts[glyph] = Boxes(self), PlainLabel(self)
            self.counts[glyph].setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(Glyph(glyph, "ink", 17, self), row, 0)
            grid.addWidget(PlainLabel(title, self), row, 1)
            grid.addWidget(self.boxes[glyph], row, 2)
            grid.addWidget(self.counts[glyph], row, 3)
        self._titles = titles
        rule = PlainLabel(
            self.tr("Lost with the last farm, the last family, or when a samurai dies of his wounds."), self
        )
        rule.setObjectName("quiet")
        rule.setFont(typeface.style("small"))
        rule.setWordWrap(True)
        below = QVBoxLayout()
        below.setContentsMargins(16, 4, 16, 10)
        below.addWidget(rule)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(self.tr("Siege"), self.round, self))
        column.addLayout(grid)
        column.addLayout(below)

    def show_sitting(self, sitting: Sitting) -> None:
        """Show the shown position."""
        assert isinstance(sitting, SevenSitting)
        siege = sitting.siege
        self.round.setText(self.tr("round {number} of {all}").format(number=siege.round, all=siege.rounds))
        numbers = {
            "farm": (siege.farms, siege.most_farms),
            "doll": (len(siege.families), siege.most_families),
            "barricade": (siege.barricades, siege.most_barricades),
        }
        for key, (count, most) in numbers.items():
            self.boxes[key].show_count(count, most)
            text = self.tr("{count} of {all}").format(count=count, all=most)
            self.counts[key].setText(text)
            self.counts[key].setAccessibleName(f"{self._titles[key]}: {text}")


class ShareBar(QWidget):
    """A share of something as a bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(10)

    def show_share(self, share: float) -> None:
        """Show another share."""
        self.share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar."""
        painter, colours = QPainter(self), theme.current()
        area = QRectF(self.rect()).adjusted(0, 1, 0, -1)
        painter.fillRect(area, QColor(colours.line))
        painter.fillRect(
            QRectF(area.left(), area.top(), area.width() * self.share, area.height()),
            QColor(colours.building),
        )


class RaidersFacts(TableFacts):
    """Below the team: the raiders that nobody has seen, and what the end of the round would cost now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unseen_count = PlainLabel(self)
        self.unseen_count.setFont(typeface.font("sans", 12, 600))
        self._grid = QGridLayout()
        self._grid.setContentsMargins(16, 9, 16, 4)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self.bars: dict[int, tuple[PlainLabel, ShareBar, PlainLabel]] = {}
        self.signs = {name: PlainLabel(self) for name in (*words.SYMBOLS, "flames")}
        signs = QHBoxLayout()
        signs.setContentsMargins(16, 0, 16, 6)
        signs.setSpacing(5)
        for name, label in self.signs.items():
            signs.addWidget(Glyph(name, "ink2", 14, self))
            signs.addWidget(label)
            signs.addSpacing(8)
        signs.addStretch(1)
        self.ends = PlainLabel(self)
        self.ends.setObjectName("quiet")
        self.ends.setFont(typeface.style("small"))
        self.ends.setWordWrap(True)
        self.losses: dict[str, tuple[ElidedLabel, PlainLabel]] = {}
        losses = QGridLayout()
        losses.setHorizontalSpacing(8)
        losses.setVerticalSpacing(4)
        losses.setColumnStretch(1, 1)
        for row, name in enumerate((*words.SYMBOLS, "flames")):
            what, cost = ElidedLabel(parent=self), PlainLabel(self)
            what.setFont(typeface.style("hint"))
            cost.setFont(typeface.style("hint"))
            losses.addWidget(Glyph(name, "ink2", 15, self), row, 0)
            losses.addWidget(what, row, 1)
            losses.addWidget(cost, row, 2)
            self.losses[name] = (what, cost)
        below = QVBoxLayout()
        below.setContentsMargins(16, 8, 16, 12)
        below.setSpacing(8)
        below.addWidget(self.ends)
        below.addLayout(losses)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(self.tr("Raiders not seen"), self.unseen_count, self))
        column.addLayout(self._grid)
        column.addLayout(signs)
        column.addWidget(DockHeader(self.tr("Round ends"), parent=self))
        column.addLayout(below)

    def show_sitting(self, sitting: Sitting) -> None:
        """Show the shown position."""
        assert isinstance(sitting, SevenSitting)
        siege = sitting.siege
        self._show_unseen(siege)
        self._show_end(siege)

    def _show_unseen(self, siege: Siege) -> None:
        unseen = [siege.raider(card) for card in siege.unseen]
        hidden = sum(card is None for card in (*siege.stack, *siege.intruders))
        text = self.tr("{count} of {all}").format(count=hidden, all=len(unseen))
        self.unseen_count.setText(str(hidden) if hidden == len(unseen) else text)
        self.unseen_count.setToolTip(self.tr("That many lie face down, of those that it may be."))
        most, left = counted(siege.raider(card).value for card in siege.pool), siege.unseen_values
        for value in sorted(set(most) | set(self.bars)):
            if value not in self.bars:
                made = (PlainLabel(str(value), self), ShareBar(self), PlainLabel(self))
                made[0].setFont(typeface.font("sans", 12, 600))
                made[2].setFont(typeface.style("hint"))
                for column, widget in enumerate(made):
                    self._grid.addWidget(widget, value, column)
                self.bars[value] = made
            name, bar, said = self.bars[value]
            is_there = value in most
            for widget in (name, bar, said):
                widget.setVisible(is_there)
            count, whole = left.get(value, 0), most.get(value, 0)
            bar.show_share(count / whole if whole else 0)
            said.setText(self.tr("{count} of {all}").format(count=count, all=whole))
            said.setAccessibleName(self.tr("Value {value}: {said}").format(value=value, said=said.text()))
        for sign, label in self.signs.items():
            count = sum(raider.flames if sign == "flames" else raider.symbol == sign for raider in unseen)
            label.setText(str(count))
            what = self.tr("flames") if sign == "flames" else words.symbol(sign)
            label.setAccessibleName(f"{what}: {count}")

    def _show_end(self, siege: Siege) -> None:
        text = self.tr("When the stack of {count} is gone, or all have passed. If it ended now:")
        self.ends.setText(text.format(count=len(siege.stack)))
        lacking, costs = outlook.missing(siege), siege.values["missing"]
        words_of = {
            "hat": (self.tr("without hat: {count}"), self.tr("wounds {count}")),
            "farm": (self.tr("without farm: {count}"), self.tr("farms −{count}")),
            "doll": (self.tr("without doll: {count}"), self.tr("families −{count}")),
        }
        for symbol, (what, cost) in words_of.items():
            count = lacking[symbol]
            lost = count * int(costs[symbol])
            self._show_loss(symbol, what.format(count=count), cost.format(count=lost), is_bad=lost > 0)
        known = [siege.raider(card).flames for card in siege.intruders if card is not None]
        unknown = len(siege.intruders) - len(known)
        what = self.tr("intruders: {count}").format(count=len(siege.intruders))
        burning = sum(known)
        cost = self.tr("{least} to {most} burn").format(least=burning, most=burning + unknown)
        if not unknown:
            cost = self.tr("{count} burn").format(count=burning)
        self._show_loss("flames", what, cost, is_bad=burning + unknown > 0)

    def _show_loss(self, key: str, what: str, cost: str, *, is_bad: bool) -> None:
        name, value = self.losses[key]
        name.setText(what)
        value.setText(cost if is_bad else self.tr("no loss"))
        set_role(value, "error" if is_bad else "")
        name.setAccessibleName(f"{what}: {value.text()}")
