"""The ground of cards: how a hue becomes the tints of a theme, the frame, and the pattern of backs."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from workbench.canvas.cards.card import Card
from workbench.canvas.geometry import Box
from workbench.canvas.shapes import colour
from workbench.dress.theme import Theme, blend, channels, contrast, luminance

ROUNDING, SHADOW = 2.6, 0.9
# Between the lines of a card with several frames.
FRAME = 1.3
BAND, PICTURE = 0.38, 0.09
# The same of a band with a colour of its own, on light paper and on dark.
OWN_BAND, OWN_PICTURE = (1.0, 0.42), (0.2, 0.12)
LEAST_CONTRAST = 3.0
# The waves of a back: the radius of one, and how many arcs it has.
WAVE, ARCS = 5.2, 3


@dataclass(frozen=True, slots=True)
class Dress:
    """Everything that a drawing of a card takes from its surroundings: the theme, and how it is cut out."""

    theme: Theme
    # A card to be cut out has no corners, edge and shadow of its own: they lie where the knife goes.
    is_cut: bool = False
    # How much of their hues large grounds take: less where ink is to be saved.
    strength: float = 1.0

    @property
    def paper(self) -> str:
        """The colour of the card itself."""
        return self.theme.raised if self.theme.is_dark else self.theme.settlement

    def tint(self, hue: str, share: float) -> str:
        """Give a share of a hue on the paper."""
        return blend(self.printed(hue), self.paper, share * self.strength)

    def band(self, card: Card) -> str:
        """Give the ground of a card's band."""
        if card.band:
            return self.tint(card.band, OWN_BAND[self.theme.is_dark])
        return self.tint(card.hue, BAND)

    def picture(self, card: Card) -> str:
        """Give the ground of a card's picture."""
        if card.band:
            return self.tint(card.band, OWN_PICTURE[self.theme.is_dark])
        return self.tint(card.hue, PICTURE + card.tint)

    def solid(self, hue: str) -> str:
        """Give a hue as it is drawn on the paper, moved towards the ink until it can be seen."""
        found = hue = self.printed(hue)
        for share in (0.85, 0.7, 0.55, 0.4, 0.25):
            if contrast(found, self.paper) >= LEAST_CONTRAST:
                break
            found = blend(hue, self.theme.ink, share)
        return found

    def printed(self, hue: str) -> str:
        """Give a hue in the theme's ink: a grey where there is no other."""
        if len(set(channels(self.theme.accent))) > 1:
            return hue
        level = round(255 * luminance(hue) ** (1 / 2.2))
        return f"#{level:02X}{level:02X}{level:02X}"


def rect(box: Box) -> QRectF:
    """Give a box as Qt's rectangle."""
    return QRectF(box.left, box.top, box.width, box.height)


def outline(box: Box, dress: Dress, unit: float) -> QPainterPath:
    """Give the outline of a card."""
    path = QPainterPath()
    if dress.is_cut:
        path.addRect(rect(box))
    else:
        path.addRoundedRect(rect(box), ROUNDING * unit, ROUNDING * unit)
    return path


def paint_body(painter: QPainter, box: Box, fill: str, dress: Dress, unit: float) -> None:
    """Draw the shape of a card with its shadow."""
    path = outline(box, dress, unit)
    if not dress.is_cut:
        painter.fillPath(path.translated(0, SHADOW * unit), colour(dress.theme.settlement_shadow))
    painter.fillPath(path, colour(fill))


def paint_edge(
    painter: QPainter, box: Box, dress: Dress, unit: float, frames: int = 1, pixel: float = 1
) -> None:
    """Draw the edge of a card, and further lines inside where it has several frames."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(dress.theme.settlement_edge), max(0.3 * unit, 0.7 * pixel)))
    if not dress.is_cut:
        painter.drawPath(outline(box, dress, unit))
    for number in range(1, frames):
        inner = box.grown(-(0.4 + FRAME * number) * unit)
        painter.drawRoundedRect(rect(inner), ROUNDING * 0.8 * unit, ROUNDING * 0.8 * unit)


def paint_waves(painter: QPainter, box: Box, ink: str, unit: float) -> None:
    """Cover a box with rows of arcs, each row half a wave aside of the one before."""
    painter.save()
    painter.setClipRect(rect(box), Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(ink), 0.22 * unit))
    step = WAVE * unit
    arcs = QPainterPath()
    for row in range(int(box.height / (step / 2)) + 3):
        y = box.top + row * step / 2
        aside = step if row % 2 else 0.0
        for number in range(int(box.width / (2 * step)) + 2):
            x = box.left + number * 2 * step + aside
            for arc in range(1, ARCS + 1):
                radius = step * arc / ARCS
                arcs.moveTo(QPointF(x + radius, y))
                arcs.arcTo(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), 0, 180)
    painter.drawPath(arcs)
    painter.restore()
