"""A samurai's board in play: who he is and how he stands; where he can be chosen, a button."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme, typeface
from workbench.dress.theme import Theme
from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.cards.raider import Raider, paint_raider
from workbench.games.seven_samurai.cards.track import paint_emblem, paint_slot, paint_track
from workbench.games.seven_samurai.table.boards.board_words import BoardWords, Pill
from workbench.games.seven_samurai.table.siege import Samurai, Siege

PAD, SMALL_PAD = 12, 8
HEAD, TALENT, CAPTION = 24, 20, 18
# A board lower than the first has no line of talents, lower than the second no captions.
TALL, MIDDLING = 186, 150
TRACK, SMALL_TRACK = 22, 16
CARD_RATIO, WIDEST_CARD, GAP = 63 / 88, 66, 7
# A board narrower than this has its line below what he defends, where it is high enough.
NARROW, LEAST_ROW = 300, 38
LEAST = QSize(206, 118)


@dataclass(frozen=True)
class Ghost:
    """What an answer would change on a board: a card that would come and where, a card that would go, the total."""

    card: Raider | None = None
    is_left: bool = False
    total: int | None = None
    leaves: int | None = None


class BoardView(QWidget):
    """One samurai; `is_target` lets him be chosen by a click or by Enter."""

    chosen = Signal(int)
    walked = Signal(int)
    """An arrow was pressed: the board that many places on is wanted."""
    hovered = Signal(int, bool)

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.siege: Siege | None = None
        self.ghost: Ghost | None = None
        self.is_target = False
        self._colour = seat
        self._words = BoardWords(self)
        self.setMinimumSize(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_siege(self, siege: Siege, colour: int) -> None:
        """Show how the samurai stands."""
        self.siege, self._colour = siege, colour
        self._name()
        self.update()

    def show_choice(self, *, is_target: bool, ghost: Ghost | None) -> None:
        """Show whether the samurai can be chosen, and what the answer looked at would do to him."""
        if (is_target, ghost) != (self.is_target, self.ghost):
            self.is_target, self.ghost = is_target, ghost
            pointing = Qt.CursorShape.PointingHandCursor if is_target else Qt.CursorShape.ArrowCursor
            self.setCursor(pointing)
            self._name()
            self.update()

    @property
    def samurai(self) -> Samurai:
        """Who it is."""
        assert self.siege is not None
        return self.siege.samurai[self.seat]

    def _name(self) -> None:
        if self.siege is None:
            return
        said = self._words.said(self.siege, self.seat)
        if self.is_target:
            said = self.tr("{board}. Enter chooses him.").format(board=said)
        self.setAccessibleName(said)
        self.setToolTip(self._words.tip(self.samurai))

    # ------------------------------------------------------------ mouse and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the samurai."""
        if self.is_target and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self.seat)
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter, walk round the team by the arrows."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.is_target:
            self.chosen.emit(self.seat)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.walked.emit(1 if key == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: object) -> None:
        """Show that the samurai is pointed at."""
        self.hovered.emit(self.seat, True)
        self.update()

    def leaveEvent(self, event: object) -> None:
        """Show that he is no more."""
        self.hovered.emit(self.seat, False)
        self.update()

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board from its head to its track."""
        if self.siege is None:
            return
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -4.5)
        self._paint_ground(painter, area, colours)
        is_tall = self.height() >= TALL and self.width() >= NARROW
        has_captions = self.height() >= MIDDLING
        pad = PAD if is_tall else SMALL_PAD
        inner = area.adjusted(pad, pad - 2, -pad, -pad)
        if self.samurai.is_out:
            painter.setOpacity(0.74)
        self._paint_head(painter, QRectF(inner.left(), inner.top(), inner.width(), HEAD), colours)
        top = inner.top() + HEAD
        if is_tall:
            self._paint_gifts(painter, QRectF(inner.left() + 30, top, inner.width() - 30, TALENT), colours)
            top += TALENT
        track = TRACK if is_tall else SMALL_TRACK
        bottom = inner.bottom() - track
        self._paint_track(painter, QRectF(inner.left(), bottom, inner.width(), track), colours)
        if has_captions:
            bottom -= CAPTION + 8
        cards = QRectF(inner.left(), top + 6, inner.width(), bottom - top - (6 if has_captions else 12))
        captions = CAPTION if has_captions else 0
        self._paint_cards(painter, cards, captions, colours)

    def _paint_ground(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        assert self.siege is not None
        look = colours.seat(self._colour)
        is_pointed = self.is_target and (self.underMouse() or self.hasFocus())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.shadow))
        painter.drawRoundedRect(area.translated(0, 3), 6, 6)
        edge, width = QColor(colours.line2), 1.0
        if self.siege.decider == self.seat:
            edge, width = QColor(colours.accent), 2.0
        elif self.siege.active == self.seat:
            edge, width = QColor(look.edge if not colours.is_dark else look.fill), 1.6
        if self.is_target:
            edge, width = QColor(colours.selection), 2.6 if is_pointed else 1.8
        pen = QPen(edge, width)
        if self.is_target and not is_pointed:
            pen.setDashPattern([5, 3])
        painter.setPen(pen)
        painter.setBrush(QColor(colours.accent_tint if is_pointed else colours.raised))
        painter.drawRoundedRect(area, 6, 6)
        if self.hasFocus() and not self.is_target:
            painter.setPen(QPen(QColor(colours.accent), 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 4, 4)

    def _paint_head(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        assert self.siege is not None
        look, who = colours.seat(self._colour), self.samurai
        middle = area.center().y()
        paint_emblem(painter, QPointF(area.left() + 11, middle), 10.5, look)
        face = typeface.style("subtitle")
        name = words.plain(who.name)
        right, pills = area.right(), self._words.tokens(self.siege, self.seat)
        room = area.width() - 40 - QFontMetrics(face).horizontalAdvance(name)
        if sum(self._pill_width(pill) + 6 for pill in pills) > room:
            # The name is what a board is known by: where it has no room, tokens are told by their signs alone.
            pills = [replace(pill, text="") for pill in pills]
        for pill in reversed(pills):
            right -= self._paint_pill(painter, right, middle, pill, colours, aligned=1) + 6
        left, room = area.left() + 30, right - area.left() - 34
        shown = QFontMetrics(face).elidedText(name, Qt.TextElideMode.ElideRight, int(max(room, 20)))
        painter.setFont(face)
        painter.setPen(QColor(colours.ink))
        painter.drawText(QRectF(left, area.top() - 2, room, HEAD + 2), Qt.AlignmentFlag.AlignVCenter, shown)
        left += QFontMetrics(face).horizontalAdvance(shown) + 10
        for pill in self._words.state(who):
            width = self._pill_width(pill)
            if left + width > right:
                return
            self._paint_pill(painter, left, middle, pill, colours)
            left += width + 6

    def _pill_width(self, pill: Pill) -> float:
        if not pill.text:
            return 24
        text = QFontMetrics(typeface.style("small")).horizontalAdvance(pill.text)
        return text + (18 if pill.glyph or pill.seat is not None else 4) + (12 if pill.is_framed else 10)

    def _paint_pill(
        self, painter: QPainter, x: float, middle: float, pill: Pill, colours: Theme, *, aligned: int = 0
    ) -> float:
        """Draw a small word in a frame, from its left end or up to its right one, and give its width."""
        width = self._pill_width(pill)
        area = QRectF(x - width * aligned, middle - 10, width, 20)
        ink = QColor(getattr(colours, pill.role))
        if pill.seat is not None:
            look = colours.seat(pill.seat)
            pen = QPen(QColor(look.edge if not colours.is_dark else look.fill), 1.2)
            if pill.is_dashed:
                pen.setDashPattern([3, 2.4])
            painter.setPen(pen)
            painter.setBrush(QColor(colours.raised))
            painter.drawRoundedRect(area, 3, 3)
            paint_emblem(painter, QPointF(area.left() + 12, middle), 6.5, look)
        elif pill.ground:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(getattr(colours, pill.ground)))
            painter.drawRoundedRect(area, 10, 10)
        if pill.glyph:
            paint_glyph(painter, pill.glyph, QRectF(area.left() + 6, middle - 6.5, 13, 13), ink.name())
        inset = 22 if pill.glyph or pill.seat is not None else 7
        painter.setFont(typeface.style("small"))
        painter.setPen(ink)
        painter.drawText(area.adjusted(inset, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, pill.text)
        return width

    def _paint_gifts(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        """Write talent and power, as far as there is room."""
        who, left = self.samurai, area.left()
        bold, plain = typeface.font("sans", 12, 600), typeface.style("hint")
        parts = (
            (self.tr("Talent"), bold, colours.ink),
            (words.talent(who.talent), plain, colours.ink2),
            (self.tr("Kiai {value}").format(value=who.kiai), bold, colours.selection),
            (words.power(who.power), plain, colours.ink2),
        )
        for number, (text, face, ink) in enumerate(parts):
            room = area.right() - left
            shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, int(max(room, 0)))
            painter.setFont(face)
            painter.setPen(QColor(ink))
            painter.drawText(
                QRectF(left, area.top(), room, area.height()), Qt.AlignmentFlag.AlignVCenter, shown
            )
            left += QFontMetrics(face).horizontalAdvance(shown) + (5 if number % 2 == 0 else 14)

    def _paint_track(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        assert self.siege is not None
        who = self.samurai
        said = self.tr("{total} of {kiai}").format(total=who.total, kiai=who.kiai)
        face = typeface.font("sans", 12, 600)
        width = QFontMetrics(face).horizontalAdvance(said)
        box = Box(area.left(), area.top(), area.right() - width - 12, area.bottom())
        after = self.ghost.total if self.ghost is not None else None
        paint_track(
            painter,
            box,
            who.kiai,
            Dress(colours),
            total=who.total,
            preview=after,
            look=colours.seat(self._colour),
        )
        painter.setFont(face)
        painter.setPen(QColor(colours.error if who.total > who.kiai else colours.ink))
        painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, said)

    def _paint_cards(self, painter: QPainter, area: QRectF, captions: float, colours: Theme) -> None:
        """Draw what he defends and his line, side by side or one below the other, each with a few words below."""
        assert self.siege is not None
        is_stacked = self.width() < NARROW and area.height() >= 2 * LEAST_ROW + 8
        room = (area.height() - 8) / 2 if is_stacked else area.height() - 2
        share = 1.0 if is_stacked else 0.5 if self.width() < NARROW else 0.42
        tall = min(room, WIDEST_CARD / CARD_RATIO, (area.width() * share - 2 * GAP) / 3 / CARD_RATIO)
        wide, gap = tall * CARD_RATIO, GAP if tall > 44 else 4
        self._paint_left(painter, area, wide, gap, colours)
        if is_stacked:
            line = QRectF(area.left(), area.top() + tall + 8, area.width(), tall)
            self._paint_line(painter, line, wide, gap, colours)
            below = QRectF(area.left(), line.bottom() + 2, area.width(), captions)
        else:
            divider = area.left() + 3 * wide + 2 * gap + 10
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(QPointF(divider, area.top()), QPointF(divider, area.top() + tall + captions))
            line = QRectF(divider + 11, area.top(), area.right() - divider - 11, tall)
            self._paint_line(painter, line, wide, gap, colours)
            below = QRectF(line.left(), area.top() + tall + 4, line.width(), captions)
            if captions:
                left = QRectF(area.left(), below.top(), divider - area.left() - 8, captions)
                self._caption(painter, left, self.tr("defended"))
        if captions:
            text, role = self._words.line(self.siege, self.seat, self.ghost)
            self._caption(painter, below, text, role)

    def _paint_left(self, painter: QPainter, area: QRectF, wide: float, gap: float, colours: Theme) -> None:
        assert self.siege is not None
        ghost, dress, tall = self.ghost, Dress(colours), wide / CARD_RATIO
        coming = ghost.card.symbol if ghost is not None and ghost.is_left and ghost.card is not None else ""
        for number, symbol in enumerate(words.SYMBOLS):
            left = area.left() + number * (wide + gap)
            box = Box(left, area.top(), left + wide, area.top() + tall)
            card = self.samurai.left.get(symbol)
            if card is not None:
                paint_raider(painter, self.siege.raider(card), box, dress)
            elif ghost is not None and ghost.card is not None and coming == symbol:
                paint_raider(painter, ghost.card, box, dress, state="preview")
            else:
                paint_slot(painter, box, symbol, dress, is_filled=False)

    def _paint_line(self, painter: QPainter, area: QRectF, wide: float, gap: float, colours: Theme) -> None:
        assert self.siege is not None
        who, ghost = self.samurai, self.ghost
        shown = [(self.siege.raider(card), "") for card in who.line]
        if ghost is not None and ghost.card is not None and not ghost.is_left:
            shown.append((ghost.card, "preview"))
        step = min(wide + gap, (area.width() - wide) / max(len(shown) - 1, 1))
        opacity = painter.opacity()
        for number, (raider, state) in enumerate(shown):
            left = area.left() + number * step
            is_leaving = ghost is not None and ghost.leaves == number
            painter.setOpacity(opacity * (0.5 if is_leaving else 1))
            box = Box(left, area.top(), left + wide, area.top() + wide / CARD_RATIO)
            paint_raider(painter, raider, box, Dress(colours), state=state)
        painter.setOpacity(opacity)

    def _caption(self, painter: QPainter, area: QRectF, text: str, role: str = "ink2") -> None:
        face = typeface.style("small")
        shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, int(area.width()))
        painter.setFont(face)
        painter.setPen(QColor(getattr(theme.current(), role)))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)
