"""A place on the cloth: a card face up or down, or nothing; pointed at by mouse and keys."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from workbench.canvas.cards.card import Back, Card
from workbench.canvas.cards.ground import Dress
from workbench.canvas.cards.painter import paint_back
from workbench.canvas.geometry import Box
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.tokens import paint_seat
from workbench.dress import theme, typeface
from workbench.games.naishi.cards.tile import BAND, WIDTH, Foot, State, paint_tile
from workbench.games.naishi.table.spots import Spot
from workbench.widgets.plain_label import plain_tip

# Room around a card for its rim, its shadow and what lies under it.
MARGIN = 6
DEPTH, MOST_BELOW = 3.0, 3
LIT, CHOSEN, AIMED = "lit", "chosen", "aimed"


@dataclass(frozen=True, slots=True)
class Shown:
    """What a place shows; `back` is the seat whose card lies face down, `below` how many cards lie under this one."""

    said: str = ""
    tip: str = ""
    card: Card | None = None
    name: str = ""
    back: int | None = None
    foot: Foot | None = None
    corner: str = ""
    copied: tuple[str, str] | None = None
    below: int = 0
    empty: str = ""
    mark: str = ""
    is_ghost: bool = False
    hint: str = ""


class SpotButton(QAbstractButton):
    """One place; what it shows holds no word of what may not be seen."""

    entered = Signal(object)
    pressed_enter = Signal()
    left = Signal()

    def __init__(self, spot: Spot, parent: QWidget) -> None:
        super().__init__(parent)
        self.spot = spot
        self.shown = Shown()
        # The mouse shows itself where it is; the focus is shown to whoever walks by keys.
        self._shows_focus = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_this(self, shown: Shown) -> None:
        """Show something else."""
        if shown != self.shown:
            self.shown = shown
            self.setAccessibleName(shown.said)
            self.setAccessibleDescription(shown.tip)
            self.setToolTip(plain_tip(shown.tip))
            self.update()

    def lay(self, area: QRectF) -> None:
        """Take the place of a card."""
        self.setGeometry(area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).toAlignedRect())

    @property
    def area(self) -> QRectF:
        """Where the card lies within the button."""
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what lies here, how it stands out, and the focus."""
        colours, shown = theme.current(), self.shown
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if shown.card is not None:
            self._paint_card(painter, shown.card)
        elif shown.back is not None:
            self._paint_back(painter, shown.back)
        elif shown.empty:
            self._paint_empty(painter)
        if shown.hint:
            self._paint_hint(painter)
        if self.hasFocus() and self._shows_focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)

    def _paint_card(self, painter: QPainter, card: Card) -> None:
        colours, shown, area = theme.current(), self.shown, self.area
        for number in range(min(shown.below, MOST_BELOW), 0, -1):
            self._paint_under(painter, area.translated(0, number * DEPTH))
        is_near = self.underMouse() and bool(shown.mark)
        rim = colours.accent if shown.mark else ""
        width = {CHOSEN: 3.2, AIMED: 3.2, LIT: 1.8}.get(shown.mark, 1.0) + (0.8 if is_near else 0)
        if shown.mark in (CHOSEN, AIMED):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent_tint))
            painter.drawRoundedRect(area.adjusted(-4, -4, 4, 5), 8, 8)
        paint_tile(
            painter,
            card,
            area,
            colours,
            foot=shown.foot,
            corner=shown.corner,
            copied=shown.copied,
            state=State(rim, width),
        )
        if shown.is_ghost:
            over = QColor(colours.accent)
            over.setAlphaF(0.12)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(over)
            painter.drawRoundedRect(area, 6, 6)
        if shown.mark == LIT and shown.foot is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawEllipse(QPointF(area.center().x(), area.bottom() - 8), 3, 3)

    def _paint_under(self, painter: QPainter, area: QRectF) -> None:
        colours = theme.current()
        painter.setPen(QPen(QColor(colours.settlement_edge), 1))
        painter.setBrush(QColor(colours.settlement))
        painter.drawRoundedRect(area, 6, 6)

    def _paint_back(self, painter: QPainter, seat: int) -> None:
        colours, area = theme.current(), self.area
        box = Box(area.left(), area.top(), area.right(), area.bottom())
        paint_back(painter, Back("", colours.seat(seat).fill), box, Dress(colours))
        paint_seat(painter, seat, area.center(), min(area.width(), area.height()) * 0.17, colours)
        if self.shown.mark:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 3))
            painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 8, 8)

    def _paint_empty(self, painter: QPainter) -> None:
        colours, area = theme.current(), self.area
        painter.setPen(QPen(QColor(colours.sea_edge), 1.2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 6, 6)
        painter.setPen(QColor(colours.ink))
        painter.setFont(typeface.style("group"))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.shown.empty)

    def _paint_hint(self, painter: QPainter) -> None:
        colours = theme.current()
        painter.setFont(typeface.style("small"))
        width = painter.fontMetrics().horizontalAdvance(self.shown.hint) + 26
        # Below the band with the name.
        top = self.area.top() + BAND / WIDTH * self.area.width() + 4
        chip = QRectF(self.area.right() - width - 4, top, width, 18)
        painter.setPen(QPen(QColor(colours.accent), 1))
        painter.setBrush(QColor(colours.accent_tint))
        painter.drawRoundedRect(chip, 9, 9)
        paint_glyph(painter, "hint", QRectF(chip.left() + 4, chip.top() + 3, 12, 12), colours.accent)
        painter.setPen(QColor(colours.accent))
        painter.drawText(chip.adjusted(18, 0, -6, 0), Qt.AlignmentFlag.AlignVCenter, self.shown.hint)

    # ------------------------------------------------------------ mouse and keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter; all other keys, the space bar too, belong to the cloth."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pressed_enter.emit()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember whether keys brought the focus."""
        super().focusInEvent(event)
        reason = Qt.FocusReason
        keys = (reason.TabFocusReason, reason.BacktabFocusReason, reason.ShortcutFocusReason)
        self._shows_focus = event.reason() in keys

    def event(self, event: QEvent) -> bool:
        """Say when the mouse or the focus comes and goes."""
        kind = event.type()
        if kind in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.entered.emit(self.spot)
            self.update()
        elif kind in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.left.emit()
            self.update()
        return super().event(event)
