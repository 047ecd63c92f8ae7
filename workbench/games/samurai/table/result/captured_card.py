"""What every seat captured, figure by figure."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.tokens import paint_seat
from workbench.dress import theme, typeface
from workbench.games.samurai.table.naming import Names
from workbench.games.samurai.table.result.findings import Findings
from workbench.table.model.seats import Seat
from workbench.widgets.card import Card
from workbench.widgets.plain_label import plain_tip

FIGURE = 18


class CapturedRow(QWidget):
    """What one seat captured: its figures type by type, those of its majorities underlined and counted in bold."""

    def __init__(
        self,
        seat: Seat,
        counts: Mapping[str, int],
        majorities: tuple[str, ...],
        names: Names,
        *,
        is_winner: bool,
        most: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.seat, self.counts, self.majorities, self.names = seat, counts, majorities, names
        self.is_winner, self._most = is_winner, max(most, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self._said())
        self.setToolTip(plain_tip(self._said()))

    def _said(self) -> str:
        parts = [f"{self.names.figure(kind)} {count}" for kind, count in self.counts.items()]
        said = self.tr("{seat}, {name}: {figures}").format(
            seat=self.seat.colour_name, name=self.seat.name, figures=", ".join(parts)
        )
        if self.majorities:
            held = ", ".join(self.names.figure(kind) for kind in self.majorities)
            said += self.tr("; majority in {figures}").format(figures=held)
        return said

    def sizeHint(self) -> QSize:
        """Be as high as one row of figures."""
        return QSize(480, 46)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the seat and the figures of each type in a column of its own."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_winner:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent_tint))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0, 1, 0, -1), 4, 4)
        middle = self.height() / 2
        paint_seat(painter, self.seat.colour, QPointF(20, middle), 9, colours)
        self._write(painter, QRectF(38, 5, 112, 18), self.seat.colour_name, "group", colours.ink)
        self._write(painter, QRectF(38, 23, 112, 16), self.seat.name, "hint", colours.ink2)
        left = 158.0
        room = (self.width() - left - 12) / max(len(self.counts), 1)
        for number, (kind, count) in enumerate(self.counts.items()):
            self._paint_type(painter, QRectF(left + number * room, 0, room - 14, self.height()), kind, count)

    def _paint_type(self, painter: QPainter, area: QRectF, kind: str, count: int) -> None:
        colours = theme.current()
        has_most = kind in self.majorities
        glyph = self.names.figure_glyph(kind)
        ink = colours.figure if count else colours.ink3
        left = QRectF(area.left(), area.top(), 22, area.height())
        self._write(painter, left, str(count), "group" if has_most else "body", ink)
        step = min((area.width() - 26 - FIGURE) / max(self._most - 1, 1), FIGURE + 2)
        middle = area.center().y()
        for number in range(count):
            at = QRectF(area.left() + 24 + number * step, middle - FIGURE / 2, FIGURE, FIGURE)
            paint_glyph(painter, glyph, at, ink)
        if has_most:
            width = 24 + (count - 1) * step + FIGURE
            painter.setPen(QPen(QColor(colours.accent), 2))
            y = middle + FIGURE / 2 + 5
            painter.drawLine(QPointF(area.left(), y), QPointF(area.left() + width, y))

    def _write(self, painter: QPainter, area: QRectF, text: str, style: str, ink: str) -> None:
        face = typeface.style(style)
        painter.setFont(face)
        painter.setPen(QColor(ink))
        shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, int(area.width()))
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


class CapturedCard(Card):
    """What every seat captured, and what ties removed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("Captured"))
        self.setAccessibleName(self.title.text())
        self.body.setContentsMargins(8, 6, 8, 8)
        self.body.setSpacing(2)
        self.rows: list[CapturedRow] = []

    def show_findings(
        self, findings: Findings, winners: tuple[int, ...], seats: tuple[Seat, ...], names: Names
    ) -> None:
        """Show another game, the winners first."""
        for row in self.rows:
            self.body.removeWidget(row)
            row.hide()
            row.deleteLater()
        most = max((count for counts in findings.captured for count in counts.values()), default=1)
        order = sorted(range(len(seats)), key=lambda seat: (findings.ranks[seat], seat))
        self.rows = [
            CapturedRow(
                seats[seat],
                findings.captured[seat],
                findings.majorities[seat],
                names,
                is_winner=seat in winners,
                most=most,
                parent=self,
            )
            for seat in order
        ]
        for row in self.rows:
            self.body.addWidget(row)
        removed = sum(findings.removed.values())
        self.hint.setText(
            self.tr("underlined: a majority") + "  ·  " + self.tr("%n removed by ties", "", removed)
        )
