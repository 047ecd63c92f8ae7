"""The card that says before a play what it would do: influence before and after in each settlement it touches."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from workbench.canvas.geometry import Box, hexes_in
from workbench.canvas.tokens import paint_seat
from workbench.dress import theme, typeface
from workbench.games.samurai.table.board.board_view import BoardView
from workbench.games.samurai.table.influence.influence import Outlook, Stake
from workbench.games.samurai.table.influence.stake_words import StakeWords
from workbench.games.samurai.table.sitting import SamuraiSitting

WIDTH, MARGIN = 268, 14
HEAD, BAR, LINE, GAP = 24, 26, 19, 9
# How many settlements a card tells in full; a space touches at most six.
MOST_SETTLEMENTS = 4


class InfluenceCard(QFrame):
    """One section for each settlement that a play would touch, joined to it by a line on the board."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._words = StakeWords(self)
        self.sitting: SamuraiSitting | None = None
        self.outlooks: tuple[Outlook, ...] = ()
        self.is_preview = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        # What it stands beside and never over.
        self.shuns: Sequence[QWidget] = ()
        self.leads = Leads(board, self)
        self.hide()

    def show_outlooks(
        self,
        sitting: SamuraiSitting | None,
        outlooks: Sequence[Outlook],
        aimed: int | None,
        *,
        is_preview: bool = True,
    ) -> None:
        """Show what a play would do, or how a settlement stands; hide where there is nothing to tell."""
        self.sitting, self.is_preview = sitting, is_preview
        told = sorted(outlooks, key=lambda each: -sum(stake.is_changed for stake in each.stakes))
        self.outlooks = tuple(told[:MOST_SETTLEMENTS])
        if not self.outlooks or aimed is None:
            self.hide()
            self.leads.hide()
            # What a play would do tells of the hand.
            self.setAccessibleName("")
            return
        self.resize(WIDTH, round(sum(self._height(each) for each in self.outlooks)) + MARGIN)
        self._place(aimed)
        self.setAccessibleName(" ".join(self.said()))
        self.show()
        self.leads.setGeometry(self._board.rect())
        self.leads.show()
        self.leads.update()
        self.raise_()
        self.update()

    def said(self) -> list[str]:
        """Put the card into sentences."""
        assert self.sitting is not None
        names = self.sitting.names
        return [
            f"{names.place(each.space)}: {self._words.short(self.sitting, stake)}; "
            f"{self._words.after(self.sitting, each, stake)}."
            for each in self.outlooks
            for stake in each.stakes
        ]

    # ------------------------------------------------------------ where it stands

    def _height(self, outlook: Outlook) -> float:
        height = MARGIN + HEAD
        for stake in outlook.stakes:
            height += (len(stake.seats) * BAR + LINE + GAP) if stake.is_changed else LINE
        return height + 4

    def _place(self, aimed: int) -> None:
        """Stand where the fewest spaces are hidden, and near."""
        assert self.sitting is not None
        board, spaces = self._board, self.sitting.names.board.spaces
        near = [board.view.centre(spaces[number].at) for number in (aimed, *(o.space for o in self.outlooks))]
        right, low = board.width() - self.width() - 10, board.height() - self.height() - 10
        columns = sorted({10, right // 4, right // 2, right * 3 // 4, right})
        rows = sorted({10, max(low // 3, 10), max(low * 2 // 3, 10), max(low, 10)})
        places = [(x, y) for x in columns for y in rows]
        best = min(places, key=lambda place: self._cost(place, near))
        self.move(*best)

    def _cost(self, place: tuple[int, int], near: list[tuple[float, float]]) -> float:
        board = self._board
        area = QRectF(*place, self.width(), self.height())
        reach = board.view.s * 1.6
        if any(area.intersects(QRectF(each.geometry())) for each in self.shuns if each.isVisible()):
            return 1e6
        if any(area.adjusted(-reach, -reach, reach, reach).contains(x, y) for x, y in near):
            return 1e6
        box = board.view.box_on_board(Box(area.left(), area.top(), area.right(), area.bottom()))
        hidden = sum(at in board.scene.spaces for at in hexes_in(box))
        x, y = near[0]
        return 140 * hidden + abs(area.center().x() - x) + abs(area.center().y() - y)

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sections one below the other."""
        if self.sitting is None:
            return
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.accent), 1.4))
        painter.setBrush(QColor(colours.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        top = 0.0
        for number, outlook in enumerate(self.outlooks):
            if number:
                painter.setPen(QColor(colours.line))
                painter.drawLine(QPointF(MARGIN, top + 6), QPointF(self.width() - MARGIN, top + 6))
            self._paint_outlook(painter, outlook, top + MARGIN)
            top += self._height(outlook)

    def _paint_outlook(self, painter: QPainter, outlook: Outlook, top: float) -> None:
        assert self.sitting is not None
        colours, sitting = theme.current(), self.sitting
        name = sitting.names.place(outlook.space)
        verdict = self._words.surrounding(outlook)
        self._write(painter, name, verdict, top, "group", colours.ink)
        top += HEAD
        most = max((v for s in outlook.stakes for v in (*s.after.values(), *s.before.values())), default=1)
        for stake in outlook.stakes:
            after = self._words.after(sitting, outlook, stake)
            if not stake.is_changed:
                is_same = self.is_preview and not (outlook.is_surrounded or outlook.is_exchanged)
                aside = self.tr("no change") if is_same else after
                self._write(painter, self._words.short(sitting, stake), aside, top, "hint", colours.ink2)
                top += LINE
                continue
            self._write(painter, self._words.title(sitting, stake), after, top, "group", colours.ink, LINE)
            top += LINE + 3
            for seat in stake.seats:
                self._paint_bar(painter, stake, seat, max(most, 1), top)
                top += BAR
            top += GAP - 3

    def _paint_bar(self, painter: QPainter, stake: Stake, seat: int, most: int, top: float) -> None:
        assert self.sitting is not None
        colours, colour = theme.current(), self.sitting.seats[seat].colour
        look = colours.seat(colour)
        paint_seat(painter, colour, QPointF(MARGIN + 8, top + BAR / 2), 7.5, colours)
        before, after = stake.before[seat], stake.after[seat]
        left, room = MARGIN + 24, self.width() - 2 * MARGIN - 24 - 62
        bar = QRectF(left, top + 6, room * after / most, BAR - 12)
        painter.setPen(QPen(QColor(look.edge), 1))
        painter.setBrush(QColor(look.fill))
        if after:
            painter.drawRect(bar)
        if before != after:
            # The mark where it stood before.
            x = left + room * before / most
            painter.setPen(QPen(QColor(colours.ink), 2))
            painter.drawLine(QPointF(x, top + 3), QPointF(x, top + BAR - 3))
        text = f"{before} → {after}" if before != after else str(after)
        self._write(painter, "", text, top, "group", colours.ink, BAR)

    def _write(
        self, painter: QPainter, left: str, right: str, top: float, style: str, ink: str, height: float = LINE
    ) -> None:
        colours = theme.current()
        area = QRectF(MARGIN, top, self.width() - 2 * MARGIN, height)
        is_value = not left
        face = typeface.style(style if is_value else "hint")
        painter.setFont(face)
        painter.setPen(QColor(ink if is_value else colours.ink2))
        painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, right)
        if left:
            room = area.width() - QFontMetricsF(face).horizontalAdvance(right) - 8
            painter.setFont(typeface.style(style))
            painter.setPen(QColor(ink))
            shown = QFontMetricsF(typeface.style(style)).elidedText(left, Qt.TextElideMode.ElideRight, room)
            painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)

    def anchors(self) -> list[tuple[QPointF, QPointF]]:
        """Give for each section the point on the card and the settlement that it tells of."""
        assert self.sitting is not None
        found, top = [], 0.0
        spaces = self.sitting.names.board.spaces
        for outlook in self.outlooks:
            x, y = self._board.view.centre(spaces[outlook.space].at)
            found.append((self._edge(x, y, self.y() + top + MARGIN + HEAD / 2), QPointF(x, y)))
            top += self._height(outlook)
        return found

    def _edge(self, x: float, y: float, row: float) -> QPointF:
        """Give the point of the card's edge from which a line to a place hides least of the card and the board."""
        card = QRectF(self.geometry())
        if (
            card.top() <= y <= card.bottom()
            or not card.left() - self.width() <= x <= card.right() + self.width()
        ):
            return QPointF(card.left() if x < card.center().x() else card.right(), row)
        across = min(max(x, card.left() + MARGIN), card.right() - MARGIN)
        return QPointF(across, card.top() if y < card.top() else card.bottom())


class Leads(QWidget):
    """The lines from a card to the settlements it tells of."""

    def __init__(self, board: BoardView, card: InfluenceCard) -> None:
        super().__init__(board)
        self._card = card
        self._view = board
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines with a rim, so that they are seen over everything."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for start, end in self._card.anchors():
            way = end - start
            length = max((way.x() ** 2 + way.y() ** 2) ** 0.5, 1)
            # The line ends at the rim of the settlement, which stays free.
            stop = end - way * (self._view.view.s * 0.9 / length)
            for ink, width in ((colours.halo, 4.0), (colours.accent, 1.6)):
                painter.setPen(QPen(QColor(ink), width))
                painter.drawLine(start, stop)
            painter.setBrush(QColor(colours.accent))
            painter.drawEllipse(stop, 2.6, 2.6)
