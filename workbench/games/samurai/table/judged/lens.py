"""A lens over the board: the place of a judged move twice as large, and what it decides in two lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame

from engine.maps.hexes import Hex
from workbench.canvas.geometry import Box, View, extent, hexes_in
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.painter import BoardPainter, paint_canvas
from workbench.canvas.scene import Marks
from workbench.canvas.tokens import paint_seat
from workbench.dress import theme, typeface
from workbench.dress.theme import Theme
from workbench.games.samurai.table.board.board_view import BoardView
from workbench.games.samurai.table.influence.influence import Outlook, Stake
from workbench.games.samurai.table.influence.stake_words import StakeWords
from workbench.games.samurai.table.judged.judged import Judged, Step
from workbench.games.samurai.table.judged.judged_marks import paint_judged
from workbench.games.samurai.table.judged.judged_words import JudgedWords
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.numerals import whole
from workbench.widgets.icon_button import IconButton

# From this size of a hex on, a board needs no lens; how much larger it shows a space.
LARGE_ENOUGH, FACTOR = 28.0, 2.0
PICTURE = QSize(420, 200)
LINE, PAD, MARGIN = 24, 12, 14
SIGN, GLYPH = 6.5, 15.0


class Lens(QFrame):
    """Stands in the emptiest corner of a board while a judged move is shown there, until it is closed."""

    closed = Signal()

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._words, self._ends = JudgedWords(self), StakeWords(self)
        self._painter = BoardPainter(theme.current())
        self.sitting: SamuraiSitting | None = None
        self.judged: Judged | None = None
        self.close_button = IconButton("close", self.tr("Close the lens (Esc)"), self)
        self.close_button.clicked.connect(self.closed)
        self.hide()

    def show_judged(self, sitting: SamuraiSitting | None, judged: Judged | None) -> None:
        """Show what is judged now, where there is a corner for it; hide where there is nothing, or no room."""
        self.sitting, self.judged = sitting, judged
        is_seen = sitting is not None and judged is not None and bool(judged.spaces) and self._has_room
        place = self._place() if is_seen else None
        self.setVisible(place is not None)
        self.setAccessibleName(self.said() if place is not None else "")
        if place is not None:
            self.setGeometry(place.toRect())
            self.close_button.move(self.width() - 24 - 4, 4)
            self.raise_()
            self.update()

    @property
    def _has_room(self) -> bool:
        """Say whether the board is small enough to need a lens, and the window wide enough to have a corner for one."""
        return self._board.view.s < LARGE_ENOUGH and self._board.window().width() >= theme.NARROW

    def said(self) -> str:
        """Put the lens into sentences."""
        if self.judged is None or self.sitting is None:
            return ""
        steps = [
            f"{self.called(step, number == 0)}: {self.sitting.names.space(step.space)}"
            for number, step in enumerate(self.judged.line)
        ]
        decided = [self.judged.decided] if self.judged.decided is not None else []
        return ". ".join([*steps, *self._words.why(self.sitting, decided)])

    def called(self, step: Step, is_best: bool) -> str:
        """Say what stands above a move of the line: whether it is the best one or comes after it, and in which turn."""
        said = self.tr("best, {turn}") if is_best else self.tr("then, {turn}")
        if not step.turn:
            said = self.tr("best") if is_best else self.tr("then")
        said = said.format(turn=step.turn)
        assert self.sitting is not None
        at = self.sitting.names.board.spaces[step.space].at
        # Where something else lies by now no ghost is drawn: the words say what it would be.
        return f"{said}: {step.title}" if step.title and at in self._board.scene.tokens else said

    # ------------------------------------------------------------ where it stands

    @property
    def focus(self) -> QRectF:
        """The part of the board that is shown larger, in the board's pixels."""
        assert self.judged is not None and self.sitting is not None
        spaces = self.sitting.names.board.spaces
        wide, high = self._width() / FACTOR, PICTURE.height() / FACTOR
        shown = [spaces[number].at for number in self.judged.spaces]
        # As much as fits, beginning with the best move.
        while len(shown) > 1 and not self._fits(self._around(shown), wide, high):
            shown.pop()
        box = self._around(shown)
        x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        return QRectF(x - wide / 2, y - high / 2, wide, high)

    def _around(self, spaces: Sequence[Hex]) -> Box:
        return self._board.view.box_on_device(extent(spaces))

    def _fits(self, box: Box, wide: float, high: float) -> bool:
        return box.width <= wide and box.height <= high

    def _place(self) -> QRectF | None:
        """Give the corner in which the fewest spaces are hidden; none where all hide what is looked at."""
        board, wide, high = self._board, self._width(), PICTURE.height() + self._foot()
        right, low = board.width() - wide - MARGIN, board.height() - high - MARGIN
        if right < MARGIN or low < MARGIN:
            return None
        corners = [QRectF(x, y, wide, high) for y in (MARGIN, low) for x in (MARGIN, right)]
        free = [each for each in corners if not each.intersects(self.focus)]
        return min(free, key=self._hidden, default=None)

    def _hidden(self, area: QRectF) -> int:
        """Count the spaces that something would hide."""
        box = Box(area.left(), area.top(), area.right(), area.bottom())
        return sum(at in self._board.scene.spaces for at in hexes_in(self._board.view.box_on_board(box)))

    def _rows(self) -> list[tuple[str, Outlook, bool]]:
        contrast = self.judged.decided if self.judged is not None else None
        if self.sitting is None or contrast is None:
            return []
        place = self.sitting.names.space(contrast.space)
        return [
            (self.tr("{place}, best line").format(place=place), contrast.best, True),
            (self.tr("{place}, as played").format(place=place), contrast.played, False),
        ]

    def _foot(self) -> int:
        return len(self._rows()) * LINE + PAD if self._rows() else 0

    def _width(self) -> int:
        """Be as wide as the words below need, and never narrower than the picture."""
        rows = self._rows()
        needed = self._lead(rows) + sum(self._columns().values()) if rows else 0
        return max(PICTURE.width(), min(round(needed) + 2 * PAD, self._board.width() // 2))

    def _lead(self, rows: Sequence[tuple[str, Outlook, bool]]) -> float:
        measure = QFontMetricsF(typeface.font("sans", 12, 600))
        return max((measure.horizontalAdvance(said) for said, _, _ in rows), default=0) + 16

    def _columns(self) -> dict[str, float]:
        """Give the widths of the columns, one for each figure that differs."""
        found: dict[str, float] = {}
        for _, outlook, _ in self._rows():
            for stake in self._stakes(outlook):
                found[stake.figure] = max(found.get(stake.figure, 0), self._stake_width(outlook, stake))
        return found

    def _stakes(self, outlook: Outlook) -> list[Stake]:
        decided = self.judged.decided if self.judged is not None else None
        figures = decided.figures if decided is not None else ()
        return [stake for stake in outlook.stakes if stake.figure in figures]

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the place, what is judged there, and who has how much in the settlement that it decides."""
        if self.judged is None or self.sitting is None:
            return
        colours, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = QRectF(0, 0, self.width(), PICTURE.height())
        self._paint_place(painter, picture, colours)
        below = QRectF(0, picture.bottom(), self.width(), self.height() - picture.bottom())
        painter.fillRect(below, QColor(colours.raised))
        top = picture.bottom() + PAD / 2
        rows = self._rows()
        for said, outlook, is_best in rows:
            self._paint_row(painter, said, outlook, is_best, top, self._lead(rows), colours)
            top += LINE
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.accent), 1.4))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.7, 0.7, -0.7, -0.7), 4, 4)
        ground = QRectF(self.close_button.geometry()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.raised))
        painter.drawRoundedRect(ground, 4, 4)

    def _paint_place(self, painter: QPainter, picture: QRectF, colours: Theme) -> None:
        assert self.judged is not None and self.sitting is not None
        if self._painter.theme is not colours:
            self._painter = BoardPainter(colours)
        board, focus = self._board, self.focus.center()
        x, y = board.view.to_board(focus.x(), focus.y())
        s = board.view.s * FACTOR
        view = View(s, picture.center().x() - x * s, picture.center().y() - y * s)
        painter.save()
        painter.setClipRect(picture)
        paint_canvas(painter, picture, colours, QPointF(view.x % 24, view.y % 24))
        marks = Marks(ghost_tokens=board.ghosts, last_played=board.scene.marks.last_played)
        clip = Box(picture.left(), picture.top(), picture.right(), picture.bottom())
        self._painter.paint(painter, replace(board.scene, marks=marks), view, clip)
        spaces = [space.at for space in self.sitting.names.board.spaces]
        paint_judged(painter, self.judged, spaces, view, colours, self.called)
        painter.restore()

    def _paint_row(
        self,
        painter: QPainter,
        said: str,
        outlook: Outlook,
        is_best: bool,
        top: float,
        lead: float,
        colours: Theme,
    ) -> None:
        painter.setFont(typeface.font("sans", 12, 600 if is_best else 400))
        painter.setPen(QColor(colours.ink if is_best else colours.ink2))
        line = QRectF(PAD, top, lead, LINE)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said)
        x, columns = PAD + lead, self._columns()
        for stake in self._stakes(outlook):
            width = columns[stake.figure]
            if x + width > self.width():
                return
            self._paint_stake(painter, outlook, stake, QRectF(x, top, width, LINE), colours)
            x += width

    def _parts(self, outlook: Outlook, stake: Stake) -> list[tuple[int | None, str, bool]]:
        """Give what is said of a stake: texts, each with the seat that it is of, and whether it counts."""
        assert self.sitting is not None
        seats = stake.seats[:2]
        if not seats or not stake.after[seats[0]]:
            return [(None, self.tr("nobody"), False)]
        most, others = seats[0], [seat for seat in stake.after if seat != seats[0]]
        second = seats[1] if len(seats) > 1 else others[0] if others else most
        found: list[tuple[int | None, str, bool]] = [
            (most, whole(stake.after[most]), stake.leader is not None),
            (None, self.tr("to"), False),
            (second, whole(stake.after[second]), False),
        ]
        if stake.leader is None:
            found.append((None, self._ends.after(self.sitting, outlook, stake), False))
        elif outlook.is_surrounded:
            found.append((None, self.tr("taken"), False))
        return found

    def _stake_width(self, outlook: Outlook, stake: Stake) -> float:
        assert self.sitting is not None
        measure = QFontMetricsF(typeface.font("sans", 12, 600))
        name = self.sitting.names.figure_title(stake.figure)
        width = GLYPH + 5 + measure.horizontalAdvance(name) + 8 + 14
        for seat, text, _ in self._parts(outlook, stake):
            width += (2 * SIGN + 5 if seat is not None else 0) + measure.horizontalAdvance(text) + 6
        return width

    def _paint_stake(
        self, painter: QPainter, outlook: Outlook, stake: Stake, area: QRectF, colours: Theme
    ) -> None:
        assert self.sitting is not None
        names, middle, x = self.sitting.names, area.center().y(), area.left()
        glyph = QRectF(x, middle - GLYPH / 2, GLYPH, GLYPH)
        paint_glyph(painter, names.figure_glyph(stake.figure), glyph, colours.ink2)
        x += GLYPH + 5
        told = [(None, names.figure_title(stake.figure), False), *self._parts(outlook, stake)]
        for number, (seat, text, counts) in enumerate(told):
            if seat is not None:
                colour = self.sitting.seats[seat].colour
                paint_seat(painter, colour, QPointF(x + SIGN, middle), SIGN, colours)
                x += 2 * SIGN + 5
            painter.setFont(typeface.font("sans", 12, 600 if counts else 400))
            painter.setPen(QColor(colours.ink))
            width = QFontMetricsF(painter.font()).horizontalAdvance(text)
            box = QRectF(x, area.top(), width + 2, area.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            x += width + (8 if number == 0 else 6)
