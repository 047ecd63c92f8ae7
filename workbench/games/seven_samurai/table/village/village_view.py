"""The village in the middle of the raiders: stack, barricades, farms and families, intruders and discard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme, typeface
from workbench.dress.theme import Theme
from workbench.games.seven_samurai.cards.hues import PALISADE
from workbench.games.seven_samurai.cards.raider import paint_raider, paint_raider_back
from workbench.games.seven_samurai.cards.tokens import paint_gap, paint_piece
from workbench.games.seven_samurai.table.siege import Siege
from workbench.games.seven_samurai.table.village.village_words import VillageWords

TALL, LOW = 192, 92
# Of a tall one: the cards of the piles, and the widest that the village gets.
CARD_WIDTH, CARD_RATIO = 74, 88 / 63
WIDEST, NARROWEST = 450, 250


def paint_village(painter: QPainter, area: QRectF, siege: Siege, colours: Theme) -> None:
    """Draw the village into an area: the palisade with its barricades, farms at the left, families at the right."""
    dress = Dress(colours)
    wall = area.adjusted(0, area.height() * 0.07, 0, 0)
    rounding = area.height() * 0.12
    painter.setPen(QPen(QColor(colours.settlement_edge), 1.5))
    painter.setBrush(QColor(colours.captured))
    painter.drawRoundedRect(wall, rounding, rounding)
    inset = area.height() * 0.1
    yard = wall.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(QColor(colours.land[0] if colours.is_dark else colours.capital))
    painter.setPen(QPen(QColor(colours.settlement_edge), 1))
    painter.drawRoundedRect(yard, rounding * 0.6, rounding * 0.6)
    _paint_barricades(painter, area, wall, siege, dress)
    middle = yard.left() + yard.width() * (0.56 if siege.most_farms > 4 else 0.5)
    painter.setPen(QPen(QColor(colours.settlement_edge), 0.8))
    painter.drawLine(QPointF(middle, yard.top() + 8), QPointF(middle, yard.bottom() - 8))
    farms = [("farm", number < siege.farms) for number in range(siege.most_farms)]
    _paint_pieces(
        painter, QRectF(yard.left(), yard.top(), middle - yard.left(), yard.height()), farms, 2, dress
    )
    families = [(f"family/{bonus}" if siege.has_bonuses else "family", True) for bonus in siege.families]
    families += [("family", False)] * (siege.most_families - len(siege.families))
    rows = 1 if len(families) <= 4 else 2
    _paint_pieces(
        painter, QRectF(middle, yard.top(), yard.right() - middle, yard.height()), families, rows, dress
    )


def _paint_barricades(painter: QPainter, area: QRectF, wall: QRectF, siege: Siege, dress: Dress) -> None:
    """Draw the barricades along the upper edge first, then along the lower one, and gaps for those that are gone."""
    most = siege.most_barricades
    upper = (most + 1) // 2
    for number in range(most):
        row, place = divmod(number, upper) if upper else (0, 0)
        in_row = upper if row == 0 else most - upper
        room = wall.width() - area.height() * 0.3
        step = room / max(in_row, 1)
        width = min(step - 8, area.height() * 0.46)
        x = wall.left() + area.height() * 0.15 + step * (place + 0.5) - width / 2
        height = area.height() * 0.13
        y = wall.top() - height * 0.5 if row == 0 else wall.bottom() - height * 0.62
        box = QRectF(x, y, width, height)
        if number < siege.barricades:
            _paint_palisade(painter, box, dress)
        else:
            pen = QPen(QColor(dress.theme.settlement_edge), 1)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0, height * 0.2, 0, -height * 0.2), 3, 3)


def _paint_palisade(painter: QPainter, box: QRectF, dress: Dress) -> None:
    ink = QColor(dress.solid(PALISADE))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    posts = max(int(box.width() / 9), 3)
    step = box.width() / posts
    for number in range(posts):
        left = box.left() + number * step + step * 0.1
        width = step * 0.8
        painter.drawPolygon(
            [
                QPointF(left, box.bottom()),
                QPointF(left, box.top() + width * 0.5),
                QPointF(left + width / 2, box.top()),
                QPointF(left + width, box.top() + width * 0.5),
                QPointF(left + width, box.bottom()),
            ]
        )
    painter.drawRect(QRectF(box.left() - 1, box.center().y(), box.width() + 2, max(box.height() * 0.14, 1.6)))


def _paint_pieces(
    painter: QPainter, area: QRectF, pieces: list[tuple[str, bool]], rows: int, dress: Dress
) -> None:
    if not pieces:
        return
    columns = -(-len(pieces) // rows)
    side = min(area.width() / (columns + 0.3), area.height() / (rows + 0.15)) * 0.84
    step_x, step_y = min(side * 1.16, area.width() / columns), side * 1.14
    left = area.center().x() - step_x * columns / 2 + (step_x - side) / 2
    top = area.center().y() - step_y * rows / 2 + (step_y - side) / 2
    for number, (kind, is_there) in enumerate(pieces):
        row, column = divmod(number, columns)
        x, y = left + column * step_x, top + row * step_y
        box = Box(x, y, x + side, y + side)
        if is_there:
            paint_piece(painter, kind, box, dress)
        else:
            paint_gap(painter, kind.partition("/")[0], box, dress)


class VillageView(QWidget):
    """What the team defends, and what comes at it; the discard can be looked through."""

    wants_discard = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.siege: Siege | None = None
        self._words = VillageWords(self)
        self._discard_area = QRectF()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.set_low(is_low=False)

    def set_low(self, *, is_low: bool) -> None:
        """Do with little height, or take what a picture needs."""
        self.setFixedHeight(LOW if is_low else TALL)

    def sizeHint(self) -> QSize:
        """Be as wide as village and piles are."""
        return QSize(900, self.height())

    def show_siege(self, siege: Siege) -> None:
        """Show how the village stands."""
        self.siege = siege
        self.setAccessibleName(self._words.said(siege))
        self.setToolTip(self._words.tip(siege))
        self.update()

    # ------------------------------------------------------------ mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look through the discard."""
        if self._discard_area.contains(event.position()):
            self.wants_discard.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that the discard can be looked through."""
        is_there = self._discard_area.contains(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_there else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look through the discard by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wants_discard.emit()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw stack, village, intruders and discard side by side."""
        siege, colours = self.siege, theme.current()
        if siege is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 6, 6)
        margin = 14 if self.height() >= TALL else 8
        height = self.height() - 2 * margin
        width = min(max(self.width() * 0.42, NARROWEST), WIDEST, height * 3.0)
        left = (self.width() - width) * 0.47
        village = QRectF(left, margin - 4, width, height + 4)
        paint_village(painter, village, siege, colours)
        places = (
            QRectF(12, margin, left - 24, height),
            QRectF(village.right() + 12, margin, (self.width() - village.right() - 24) * 0.46, height),
            QRectF(
                village.right() + 12 + (self.width() - village.right() - 24) * 0.5,
                margin,
                (self.width() - village.right() - 24) * 0.5,
                height,
            ),
        )
        self._paint_stack(painter, places[0], siege, colours)
        self._paint_intruders(painter, places[1], siege, colours)
        self._paint_discard(painter, places[2], siege, colours)

    def _card(self, area: QRectF) -> QRectF:
        """Give where a pile lies in its part of the view, with room for two lines below."""
        height = min(CARD_WIDTH * CARD_RATIO, area.height() - 36)
        width = height / CARD_RATIO
        top = area.top() + (area.height() - 36 - height) / 2
        return QRectF(area.center().x() - width / 2, top, width, height)

    def _paint_stack(self, painter: QPainter, area: QRectF, siege: Siege, colours: Theme) -> None:
        card = self._card(area)
        dress = Dress(colours)
        known = siege.stack[0] if siege.stack else None
        for depth in range(min(len(siege.stack), 3), 0, -1):
            shift = 2.0 * (depth - 1)
            box = _box(card.translated(shift, shift))
            if depth == 1 and known is not None:
                paint_raider(painter, siege.raider(known), box, dress)
            else:
                paint_raider_back(painter, box, dress)
        if not siege.stack:
            self._paint_empty(painter, card, colours)
        self._say(painter, area, card, self._words.stack(siege), self._words.beneath(siege), colours)

    def _paint_intruders(self, painter: QPainter, area: QRectF, siege: Siege, colours: Theme) -> None:
        card = self._card(area)
        for depth in range(min(len(siege.intruders), 3), 0, -1):
            paint_raider_back(
                painter, _box(card.translated(2.0 * (depth - 1), 2.0 * (depth - 1))), Dress(colours)
            )
        if not siege.intruders:
            self._paint_empty(painter, card, colours, "penalty-intruder")
        lines = self._words.intruders(siege), self._words.flames(siege)
        self._say(painter, area, card, *lines, colours)

    def _paint_discard(self, painter: QPainter, area: QRectF, siege: Siege, colours: Theme) -> None:
        card = self._card(area)
        self._discard_area = area
        shown = siege.discard[-2:]
        for number, name in enumerate(shown):
            shift = -12.0 if number == 0 and len(shown) > 1 else 8.0 if len(shown) > 1 else 0.0
            paint_raider(painter, siege.raider(name), _box(card.translated(shift, 0)), Dress(colours))
        if not shown:
            self._paint_empty(painter, card, colours)
        lines = self._words.discard(siege), self.tr("look through") if shown else ""
        self._say(painter, area, card, *lines, colours)

    def _paint_empty(self, painter: QPainter, card: QRectF, colours: Theme, glyph: str = "") -> None:
        pen = QPen(QColor(colours.settlement_edge), 1)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, 4, 4)
        if glyph:
            side = card.width() * 0.42
            at = QRectF(card.center().x() - side / 2, card.center().y() - side / 2, side, side)
            painter.setOpacity(0.35)
            paint_glyph(painter, glyph, at, colours.ink3)
            painter.setOpacity(1)

    def _say(
        self, painter: QPainter, area: QRectF, card: QRectF, lead: str, below: str, colours: Theme
    ) -> None:
        align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        for text, style, ink, shift in ((lead, "group", colours.ink, 4), (below, "hint", colours.ink2, 20)):
            face = typeface.style(style)
            painter.setFont(face)
            painter.setPen(QColor(ink))
            room = QRectF(area.left() - 6, card.bottom() + shift, area.width() + 12, 18)
            shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, align, shown)


def _box(area: QRectF) -> Box:
    return Box(area.left(), area.top(), area.right(), area.bottom())
