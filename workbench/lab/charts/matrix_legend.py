"""What the colours and marks of a matrix mean: a bar of its steps, the hatching, and the seat farthest off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from workbench.canvas.tokens import paint_seat
from workbench.dress.theme import Theme, ink_on
from workbench.lab.charts.chart import width_of, write

# A step of the bar is at least so wide; the bar is so tall, and its words stand below it.
STEP, BAR, WORDS, GAP, MARK = 44.0, 11.0, 16.0, 18.0, 7.0
LINE = BAR + WORDS + 6
HATCH_GAP = 8
CENTRE = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the legend and where it stands."""

    kind: str
    text: str
    area: QRectF


def laid_out(scale: str, steps: Sequence[str], hatch: str, seats: str, room: float) -> list[Part]:
    """Set the parts side by side as far as there is room, and go on below."""
    step = max([STEP, *(width_of(text, "small") + 10 for text in steps)])
    sizes = [
        ("scale", scale, width_of(scale, "hint") + 2),
        ("bar", "", step * len(steps)),
        ("hatch", hatch, width_of(hatch, "hint") + 34),
        ("seat", seats, width_of(seats, "hint") + 24),
    ]
    parts, x, y = [], 0.0, 0.0
    for kind, text, wide in sizes:
        if (kind == "bar" and not steps) or (kind != "bar" and not text):
            continue
        if x and x + wide > room:
            x, y = 0.0, y + LINE
        parts.append(Part(kind, text, QRectF(x, y, wide, LINE)))
        x += wide + GAP
    return parts


def draw(painter: QPainter, parts: Sequence[Part], steps: Sequence[str], top: float, colours: Theme) -> None:
    """Draw the parts from a height on."""
    for part in parts:
        area = part.area.translated(0, top)
        if part.kind == "bar":
            _draw_bar(painter, area, steps, colours)
            continue
        x, y = area.left(), area.top() + BAR / 2
        if part.kind == "hatch":
            box = QRectF(x, y - 6, 26, 13)
            painter.setPen(QPen(QColor(colours.line2), 1))
            painter.setBrush(QColor(colours.heat[1]))
            painter.drawRect(box)
            hatch(painter, box, colours.heat[1], colours)
            x += 32
        elif part.kind == "seat":
            paint_seat(painter, 0, QPointF(x + MARK, y), MARK, colours)
            x += 20
        write(painter, QRectF(x, y - 9, area.right() - x + 2, 18), part.text, "hint", colours.ink2)


def _draw_bar(painter: QPainter, area: QRectF, steps: Sequence[str], colours: Theme) -> None:
    wide = area.width() / len(steps)
    for step, text in enumerate(steps):
        box = QRectF(area.left() + step * wide, area.top(), wide, BAR)
        painter.setPen(QPen(QColor(colours.line2), 1))
        painter.setBrush(QColor(colours.heat[step]))
        painter.drawRect(box)
        below = QRectF(box.left(), box.bottom() + 1, wide, WORDS)
        write(painter, below, text, "small", colours.ink2, CENTRE)


def hatch(painter: QPainter, area: QRectF, ground: str, colours: Theme) -> None:
    """Draw lines over a ground, light ones where it is dark."""
    shade = QColor(ink_on(ground, colours))
    shade.setAlpha(90)
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(shade, 1.2))
    x = area.left() - area.height()
    while x < area.right():
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()))
        x += HATCH_GAP
    painter.restore()
