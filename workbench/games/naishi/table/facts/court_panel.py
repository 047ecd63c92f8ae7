"""The imperial court: its spaces, and whose emissaries stand on them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.scene import Token
from workbench.canvas.shapes import hexagon
from workbench.canvas.tokens import paint_token
from workbench.dress import theme
from workbench.games.naishi.table.options import DECREE, DISCARD, SWAP
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

RADIUS = 13.0
GLYPHS = {SWAP: "exchange", DISCARD: "wash", DECREE: "decree"}


class Spaces(QWidget):
    """The spaces of one action: emissaries first, then those that are free."""

    def __init__(self, glyph: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.glyph = glyph
        self.taken: tuple[int, ...] = ()
        self.free = 0
        self.setFixedHeight(round(2 * RADIUS) + 8)

    def show_spaces(self, taken: tuple[int, ...], free: int, said: str) -> None:
        """Show other emissaries."""
        if (taken, free) != (self.taken, self.free):
            self.taken, self.free = taken, free
            self.update()
        self.setAccessibleName(said)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw emissaries as tokens and free spaces as empty hexagons with a dot, or a lock where they stay."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(RADIUS * 2 + 6, (self.width() - 2 * RADIUS) / max(len(self.taken) + self.free - 1, 1))
        for number in range(len(self.taken) + self.free):
            at = QPointF(RADIUS + 2 + number * step, self.height() / 2)
            if number < len(self.taken):
                paint_token(painter, Token(self.taken[number], is_back=True), at, RADIUS, colours)
                continue
            painter.save()
            painter.translate(at)
            painter.scale(RADIUS, RADIUS)
            painter.setPen(QPen(QColor(colours.accent), 1.4 / RADIUS))
            painter.setBrush(QColor(colours.accent_tint))
            painter.drawPath(hexagon(0.94, 0.12))
            painter.restore()
            side = 11.0 if self.glyph == "lock" else 7.0
            mark = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            paint_glyph(painter, self.glyph, mark, colours.accent)


class CourtPanel(QWidget):
    """A line and its spaces for each action of the court."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles = {
            SWAP: self.tr("Swap two cards"),
            DISCARD: self.tr("Discard from the river"),
            DECREE: self.tr("Imperial decree"),
        }
        self.spaces: dict[str, Spaces] = {}
        self.notes: dict[str, PlainLabel] = {}
        self.parts: dict[str, QWidget] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 10)
        column.setSpacing(6)
        for action, title in self._titles.items():
            part = QWidget(self)
            lines = QVBoxLayout(part)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(3)
            head = QHBoxLayout()
            head.setSpacing(8)
            self.notes[action] = PlainLabel(part)
            self.notes[action].setObjectName("hint")
            head.addWidget(Glyph(GLYPHS[action], "ink2", 16, part))
            head.addWidget(ElidedLabel(title, part), 1)
            head.addWidget(self.notes[action])
            row = QHBoxLayout()
            row.setContentsMargins(24, 0, 0, 0)
            self.spaces[action] = Spaces("lock" if action == DECREE else "bullet", part)
            row.addWidget(self.spaces[action])
            lines.addLayout(head)
            lines.addLayout(row)
            self.parts[action] = part
            column.addWidget(part)

    def show_sitting(self, sitting: NaishiSitting) -> str:
        """Show the shown position, and say how much of the court is taken."""
        court, spaces = sitting.open_view["court"], sitting.rules.variant["court"]
        all_taken = all_spaces = 0
        for action, panel in self.spaces.items():
            count, by_seat = int(spaces[action]), court[action]
            taken = tuple(sitting.seats[seat].colour for seat, n in enumerate(by_seat) for _ in range(n))
            owners = ", ".join(
                f"{sitting.seats[seat].colour_name} {n}" for seat, n in enumerate(by_seat) if n
            )
            free = max(count - len(taken), 0)
            said = self.tr("{action}: {owners}; free: {count}").format(
                action=self._titles[action], owners=owners or "–", count=free
            )
            panel.show_spaces(taken, free, said)
            self.notes[action].setText(self._note(action, count, free))
            self.parts[action].setVisible(count > 0)
            all_taken, all_spaces = all_taken + len(taken), all_spaces + count
        return self.tr("{count} of {all}").format(count=all_taken, all=all_spaces)

    def _note(self, action: str, count: int, free: int) -> str:
        if action != DECREE:
            return "" if free else self.tr("full")
        if not free:
            return self.tr("issued")
        return self.tr("once a game") if count == 1 else ""
