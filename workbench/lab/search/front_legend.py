"""What the marks of a front mean, in a line below its chart."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from workbench.dress.theme import Theme, blend
from workbench.lab.charts.chart import width_of, write
from workbench.lab.search.candidate_table import paint_point

translate = QCoreApplication.translate

# How much of its colour a trial keeps that is not of the front.
SHARE = 0.62
BESIDE, BETWEEN = 18, 22


def pale(colours: Theme) -> str:
    """Give the colour of trials that are not of the front."""
    return blend(colours.series[0], colours.panel, SHARE)


def draw_legend(painter: QPainter, start: QPointF, room: float, colours: Theme, *, has_stairs: bool) -> None:
    """Draw marks with their words from the left as far as there is room, steps only where there are some."""
    x, y = start.x(), start.y()
    words = {
        "full": translate("FrontChart", "full trial"),
        "stopped": translate("FrontChart", "stopped by racing"),
        "front": translate("FrontChart", "front"),
        "chosen": translate("FrontChart", "chosen"),
        "confirmed": translate("FrontChart", "confirmed on unseen games"),
    }
    if not has_stairs:
        del words["front"]
    for kind, text in words.items():
        wide = width_of(text, "hint")
        if x + wide + BESIDE + 2 > room:
            return
        _draw_mark(painter, kind, QPointF(x + 6, y), colours)
        write(painter, QRectF(x + BESIDE, y - 9, wide + 2, 18), text, "hint", colours.ink2)
        x += wide + BESIDE + BETWEEN


def _draw_mark(painter: QPainter, kind: str, at: QPointF, colours: Theme) -> None:
    if kind == "front":
        painter.setPen(QPen(QColor(colours.series[0]), 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        steps = ((-7, -4), (0, -4), (0, 4), (7, 4))
        painter.drawPolyline(QPolygonF([at + QPointF(*step) for step in steps]))
    elif kind == "confirmed":
        painter.setPen(QPen(QColor(colours.selection), 1.5))
        painter.drawLine(at - QPointF(0, 7), at + QPointF(0, 7))
        painter.fillRect(QRectF(at.x() - 4, at.y() - 4, 8, 8), QColor(colours.selection))
    elif kind == "chosen":
        paint_point(painter, at, colours.series[0], colours.panel, is_ringed=True)
    else:
        shade = QColor(colours.ink3 if kind == "stopped" else pale(colours))
        painter.setPen(QPen(shade, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush if kind == "stopped" else shade)
        painter.drawEllipse(at, 3.2, 3.2)
