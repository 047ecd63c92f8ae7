"""The left dock at the table: the others' hands, piles and captures, what stands on the board, what ties removed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from workbench import theme, typeface
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.panels import DockHeader, ElidedLabel
from workbench.rules.controls import Glyph
from workbench.table.signs import SeatSign
from workbench.table.sitting import Sitting
from workbench.table.token_button import TokenRow


class SeatCard(QFrame):
    """One of the others: who it is, the hand as backs, pile, captures and the last turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seatCard")
        self.sign = SeatSign(0, 20, self)
        self.colour = QLabel(self)
        self.colour.setFont(typeface.style("group"))
        self.name = ElidedLabel(parent=self)
        self.name.setObjectName("quiet")
        self.chip = QLabel(self)
        self.chip.setObjectName("count")
        self.chip.setFont(typeface.style("small"))
        self.tokens = TokenRow(13, self)
        self.hand = QLabel(self)
        self.pile, self.last = QLabel(self), ElidedLabel(parent=self)
        self.last.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.captured = _Captured(self)
        head = QHBoxLayout()
        head.setSpacing(8)
        for part, share in ((self.sign, 0), (self.colour, 0), (self.name, 1), (self.chip, 0)):
            head.addWidget(part, share)
        held = QHBoxLayout()
        held.addWidget(self.tokens, 1)
        held.addWidget(self.hand)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(5)
        column.addLayout(head)
        column.addLayout(held)
        for words, value in (
            (self.tr("Still to draw"), self.pile),
            (self.tr("Captured"), self.captured),
            (self.tr("Last"), self.last),
        ):
            column.addLayout(_row(words, value, self))

    def show_seat(self, sitting: Sitting, seat: int) -> None:
        """Show a seat as far as it may be seen."""
        who, seen, names = sitting.seats[seat], sitting.open_view, sitting.names
        self.sign.seat = who.colour
        self.sign.update()
        self.colour.setText(who.colour_name)
        self.name.setText(who.name)
        self.show_thinking(sitting, seat)
        is_active = seen["to_move"] == seat and seen["phase"] != "over"
        if self.property("active") != is_active:
            self.setProperty("active", is_active)
            self.style().polish(self)
        size = seen["hand_sizes"][seat]
        self.hand.setText(self.tr("{count} in hand").format(count=size))
        hand = sitting.hand(seat)
        if hand is None:
            self.tokens.show_tokens([sitting.back(seat)] * size, self.hand.text())
        else:
            words = ", ".join(names.token_title(token) for token in hand)
            self.tokens.show_tokens([names.drawn(who.colour, token) for token in hand], words)
        self.hand.setVisible(hand is None)
        self.pile.setText(str(seen["pile_sizes"][seat]))
        self.captured.show_counts(sitting, sitting.captured(seat))
        self.last.setText(_last(sitting, seat))

    def show_thinking(self, sitting: Sitting, seat: int) -> None:
        """Show that an agent thinks, or what kind of player it is."""
        who = sitting.seats[seat]
        kind = self.tr("human") if who.is_person else self.tr("AI")
        self.chip.setText(self.tr("thinking…") if sitting.thinking == seat else kind)
        self.setAccessibleName(f"{who.colour_name}, {who.name}, {self.chip.text()}")


def _row(words: str, value: QWidget, parent: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    label = QLabel(words, parent)
    label.setObjectName("quiet")
    row.addWidget(label)
    if isinstance(value, ElidedLabel):
        row.addSpacing(12)
        row.addWidget(value, 1)
    else:
        row.addStretch(1)
        row.addWidget(value)
    value.setAccessibleDescription(words)
    return row


def _last(sitting: Sitting, seat: int) -> str:
    """Say what a seat played in its last turn before the shown position."""
    turns = [turn for turn in sitting.turns if turn.seat == seat and turn.first < sitting.at]
    played = [play.title for play in turns[-1].plays if play.at <= sitting.at] if turns else []
    return ", ".join(played) or "–"


class _Captured(QWidget):
    """Captured figures: their counts, or that they are hidden."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._parts: list[QWidget] = []
        self._shown: object = None

    def show_counts(self, sitting: Sitting, counts: dict[str, int] | None) -> None:
        """Show counts, or that there are none to be seen."""
        shown = (sitting, counts)
        if shown == self._shown:
            return
        self._shown = shown
        for part in self._parts:
            self._row.removeWidget(part)
            part.hide()
            part.setParent(None)
            part.deleteLater()
        if counts is None:
            self._parts = [Glyph("hide", "ink3", 16, self), QLabel(self.tr("hidden"), self)]
        else:
            self._parts = []
            for figure, count in counts.items():
                self._parts.append(Glyph(sitting.names.figure_glyph(figure), "ink2", 14, self))
                label = QLabel(str(count), self)
                label.setAccessibleName(f"{sitting.names.figure_title(figure)}: {count}")
                self._parts.append(label)
        for part in self._parts:
            self._row.addWidget(part)


class FigureBar(QWidget):
    """How many figures of a type still stand on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share = 0.0
        self.setFixedSize(56, 9)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar."""
        colours = theme.current()
        painter = QPainter(self)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QColor(colours.line2))
        painter.setBrush(QColor(colours.sunk))
        painter.drawRect(area)
        painter.fillRect(
            QRectF(area.left(), area.top(), area.width() * self.share, area.height() + 1),
            QColor(colours.ink3),
        )


class StandingPanel(QWidget):
    """Figures on the board by type."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 10, 16, 12)
        self._column.setSpacing(6)
        self.rows: dict[str, tuple[FigureBar, QLabel]] = {}
        self._titles: list[str] = []

    def show_sitting(self, sitting: Sitting) -> None:
        """Show the counts of the shown position."""
        names, totals, standing = sitting.names, sitting.totals(), sitting.standing()
        titles = [names.figure_title(figure) for figure in totals]
        if titles != self._titles:
            self._titles = titles
            self._build(sitting)
        for figure, (bar, label) in self.rows.items():
            bar.share = standing[figure] / totals[figure] if totals[figure] else 0
            bar.update()
            text = self.tr("<b>{count}</b> of {total}")
            label.setText(text.format(count=standing[figure], total=totals[figure]))
            label.setAccessibleName(f"{names.figure_title(figure)}: {standing[figure]} / {totals[figure]}")

    def _build(self, sitting: Sitting) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = {}
        for figure in sitting.names.types:
            line = QWidget(self)
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(8)
            row.addWidget(Glyph(sitting.names.figure_glyph(figure), "ink", 18, line))
            title = QLabel(sitting.names.figure_title(figure), line)
            bar, label = FigureBar(line), QLabel(line)
            row.addWidget(title, 1)
            row.addWidget(bar)
            label.setMinimumWidth(56)
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            row.addWidget(label)
            self._column.addWidget(line)
            self.rows[figure] = (bar, label)


class RemovedRow(QWidget):
    """The figures that ties removed, and the places left until the game ends."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.glyphs: list[str] = []
        self.places: int | None = None
        self.setFixedHeight(44)

    def show_removed(self, glyphs: list[str], places: int | None, words: str) -> None:
        """Show glyphs, and how many places there are if they are limited."""
        self.glyphs, self.places = glyphs, places
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the figures in rings, the free places dashed, the last one marked."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = max(len(self.glyphs), self.places or 0)
        side = min(38.0, (self.width() - 4) / max(count, 1) - 6)
        for number in range(count):
            area = QRectF(2 + number * (side + 6), (self.height() - side) / 2, side, side)
            if number < len(self.glyphs):
                painter.setPen(QPen(QColor(colours.ink2), 1.4))
                painter.setBrush(QColor(colours.sunk))
                painter.drawEllipse(area)
                inner = side * 0.18
                paint_glyph(
                    painter, self.glyphs[number], area.adjusted(inner, inner, -inner, -inner), colours.ink
                )
                continue
            dashed = QPen(QColor(colours.ink3), 1.2)
            dashed.setDashPattern([2.6, 2.6])
            painter.setPen(dashed)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(area)
            if number == count - 1:
                painter.setFont(typeface.style("small"))
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.tr("end"))

    def sizeHint(self) -> QSize:
        """Ask for the width of the dock."""
        return QSize(200, 44)


class SeatsPanel(QScrollArea):
    """Everything about the others and the board, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Opponents"))
        self.sitting: Sitting | None = None
        self.cards: dict[int, SeatCard] = {}
        self.title = ElidedLabel(parent=self)
        self.title.setFont(typeface.style("group"))
        self.subtitle = ElidedLabel(parent=self)
        self.subtitle.setObjectName("hint")
        self._opponents = DockHeader(self.tr("Opponents"))
        self._cards = QVBoxLayout()
        self._cards.setSpacing(0)
        self.standing = StandingPanel()
        self.removed_count = QLabel()
        self.removed = RemovedRow()
        self.ending = QLabel()
        self.ending.setWordWrap(True)
        self.ending.setObjectName("quiet")
        self._lay_out()

    def _lay_out(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("panel")
        head = QVBoxLayout()
        head.setContentsMargins(16, 8, 16, 8)
        head.setSpacing(1)
        head.addWidget(self.title)
        head.addWidget(self.subtitle)
        gone = QVBoxLayout()
        gone.setContentsMargins(16, 8, 16, 12)
        gone.addWidget(self.removed)
        gone.addWidget(self.ending)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._opponents)
        column.addLayout(self._cards)
        column.addWidget(DockHeader(self.tr("On the board"), parent=inner))
        column.addWidget(self.standing)
        column.addWidget(DockHeader(self.tr("Removed by ties"), self.removed_count, inner))
        column.addLayout(gone)
        column.addStretch(1)
        self.setWidget(inner)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            self.sitting.shown.disconnect(self.refresh)
            self.sitting.thinking_changed.disconnect(self._show_thinking)
        self.sitting = sitting
        if sitting is not None:
            sitting.shown.connect(self.refresh)
            sitting.thinking_changed.connect(self._show_thinking)
            self.refresh()

    def _show_thinking(self) -> None:
        if self.sitting is not None:
            for seat, card in self.cards.items():
                card.show_thinking(self.sitting, seat)

    def refresh(self) -> None:
        """Show the shown position as far as it may be seen."""
        sitting = self.sitting
        if sitting is None:
            return
        self.title.setText(sitting.title)
        edition = sitting.names.values.get("title", "")
        text = self.tr("{variant} on {map}").format(variant=edition, map=sitting.map_name)
        self.subtitle.setText(text)
        others = [seat for seat in range(len(sitting.seats)) if seat != sitting.front]
        if list(self.cards) != others:
            self._build(others)
        for seat, card in self.cards.items():
            card.show_seat(sitting, seat)
        self.standing.show_sitting(sitting)
        self._show_removed(sitting)

    def _build(self, others: list[int]) -> None:
        while (item := self._cards.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self.cards = {}
        for seat in others:
            card = SeatCard(self.widget())
            self._cards.addWidget(card)
            card.show()
            self.cards[seat] = card

    def _show_removed(self, sitting: Sitting) -> None:
        removed = sitting.open_view["removed"]
        found = [sitting.names.figure_glyph(name) for name, count in removed.items() for _ in range(count)]
        threshold = sitting.names.values["end"].get("tie_threshold")
        limit = threshold if isinstance(threshold, int) else None
        text = (
            self.tr("{count} of {limit}").format(count=len(found), limit=limit) if limit else str(len(found))
        )
        self.removed_count.setText(text)
        self.removed.show_removed(found, limit, self.tr("Removed by ties: {count}").format(count=text))
        self.removed.setVisible(bool(found or limit))
        self.ending.setText(self._ending(limit, sitting.names.values["end"].get("types_gone")))

    def _ending(self, limit: int | None, types_gone: str | None) -> str:
        is_first = types_gone != "all"
        if limit is None:
            return (
                self.tr("The game ends when one type is gone.")
                if is_first
                else self.tr("The game ends when all types are gone.")
            )
        text = (
            self.tr("The game ends at removed figure number {limit}, or when one type is gone.")
            if is_first
            else self.tr("The game ends at removed figure number {limit}, or when all types are gone.")
        )
        return text.format(limit=limit)

    def place_of(self, seat: int | None) -> QPointF | None:
        """Give where captured figures of a seat go, in the coordinates of the screen; nobody's are removed."""
        target = self.removed if seat is None else self.cards.get(seat)
        if target is None or not target.isVisible():
            return None
        return QPointF(target.mapToGlobal(target.rect().center()))
