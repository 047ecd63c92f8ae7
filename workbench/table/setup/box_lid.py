"""The lid of the box: what will be played, under its title, with the players' tokens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.painter import paint_canvas
from workbench.canvas.scene import Token
from workbench.canvas.tokens import paint_token
from workbench.dress import theme, typeface
from workbench.table.naming import capital
from workbench.table.setup.pairing_preview import PairingPreview

RADIUS, STRIP, DEPTH = 8, 8, 5
HEAD, FOOT, MARGIN = 76, 44, 20
TOKEN = 17.0


def paint_box(painter: QPainter, area: QRectF) -> tuple[QRectF, QPainterPath]:
    """Draw the top of a box seen a little from below, and give its area and its outline."""
    colours = theme.current()
    top = area.adjusted(0.5, 0.5, -0.5, -0.5 - DEPTH)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.line2))
    painter.drawRoundedRect(top.translated(0, DEPTH), RADIUS, RADIUS)
    outline = QPainterPath()
    outline.addRoundedRect(top, RADIUS, RADIUS)
    painter.fillPath(outline, QColor(colours.panel))
    return top, outline


class BoxLid(QWidget):
    """A picture of what is about to be played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preview: PairingPreview | None = None
        self.setMinimumSize(300, 240)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("The game"))

    def sizeHint(self) -> QSize:
        """Be as wide as a board needs."""
        return QSize(680, 460)

    def show_preview(self, preview: PairingPreview) -> None:
        """Show another pair."""
        self.preview = preview
        self.setAccessibleDescription(preview.picture.said())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lid: its edge, the strip, the title, the picture and the foot."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, lid = paint_box(painter, self.rect().toRectF())
        painter.save()
        painter.setClipPath(lid)
        painter.fillRect(QRectF(whole.left(), whole.top(), whole.width(), STRIP), QColor(colours.accent))
        middle = QRectF(whole.left(), whole.top() + HEAD, whole.width(), whole.height() - HEAD - FOOT)
        paint_canvas(painter, middle, colours)
        if self.preview is not None:
            self.preview.picture.paint(painter, middle, colours)
            self._paint_head(painter, whole, self.preview)
            foot = QRectF(whole.left(), whole.bottom() - FOOT, whole.width(), FOOT)
            self._paint_foot(painter, foot, self.preview)
        painter.setPen(QPen(QColor(colours.line), 1))
        for y in (middle.top(), middle.bottom()):
            painter.drawLine(QPointF(whole.left(), y), QPointF(whole.right(), y))
        painter.restore()
        painter.setPen(QPen(QColor(colours.line2), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(lid)

    def _paint_head(self, painter: QPainter, whole: QRectF, preview: PairingPreview) -> None:
        """Write the titles on the left and lay the backs of the players' tokens on the right."""
        colours = theme.current()
        step = TOKEN * 1.86
        left = whole.right() - MARGIN - TOKEN - step * (preview.players - 1)
        y = whole.top() + STRIP + (HEAD - STRIP) / 2
        for seat in range(preview.players):
            token = Token(seat, is_back=True)
            paint_token(painter, token, QPointF(left + seat * step, y - 1), TOKEN, colours)
        room = int(left - TOKEN - 12 - whole.left() - MARGIN)
        face = typeface.style("title")
        measure = QFontMetrics(face)
        base = whole.top() + STRIP + 12 + measure.ascent()
        painter.setFont(face)
        painter.setPen(QColor(colours.ink))
        title = measure.elidedText(preview.picture.title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(whole.left() + MARGIN, base), title)
        face = typeface.style("body")
        measure = QFontMetrics(face)
        painter.setFont(face)
        painter.setPen(QColor(colours.ink2))
        under = measure.elidedText(preview.variant_title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(whole.left() + MARGIN, base + 6 + measure.ascent()), under)

    def _paint_foot(self, painter: QPainter, area: QRectF, preview: PairingPreview) -> None:
        """Show the pieces, and how much there is of everything."""
        colours = theme.current()
        face = typeface.style("hint")
        measure = QFontMetrics(face)
        base = area.center().y() + (measure.ascent() - measure.descent()) / 2
        painter.setFont(face)
        counts, pieces = preview.picture.counts(), preview.picture.pieces
        end = area.right() - MARGIN - measure.horizontalAdvance(counts)
        painter.setPen(QColor(colours.ink2))
        painter.drawText(QPointF(end, base), counts)
        x = area.left() + MARGIN
        names = [capital(name) for _, name in pieces]
        wide = sum(20 + 6 + measure.horizontalAdvance(name) + 20 for name in names)
        # In a narrow lid the pieces speak for themselves.
        has_names = x + wide < end
        for (glyph, _), name in zip(pieces, names, strict=True):
            paint_glyph(painter, glyph, QRectF(x, area.center().y() - 10, 20, 20), colours.figure)
            x += 26
            if has_names:
                painter.setPen(QColor(colours.ink))
                painter.drawText(QPointF(x, base), name)
                x += measure.horizontalAdvance(name) + 20
