"""What the own territory is worth, card by card: now, and after what is aimed at."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme, typeface
from workbench.dress.theme import Theme, ink_on
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import plain, signed
from workbench.games.naishi.cards.hues import hue
from workbench.games.naishi.table.appraisal.appraisal import Appraisal
from workbench.games.naishi.table.appraisal.outlook import Outlook
from workbench.games.naishi.table.appraisal.worth_words import WorthWords, points_said
from workbench.games.naishi.table.spots import COLUMNS, PLACES
from workbench.widgets.plain_label import plain_tip

HEAD, ROW, LEAST_ROW, FOOT, CELL = 78, 21, 16, 24, 20
# In lower rows letters would lose their tails.
TIGHT_ROW = 14
PAD = 12
LEAST_NAME, LEAST_LETTERS = 60, 10


@dataclass(frozen=True, slots=True)
class TallyRow:
    """One line: a card or a set with why and how much; one that comes or goes by the move that is aimed at."""

    card: str
    why: str
    points: float
    state: str = ""


class TallyCard(QWidget):
    """Painted as a whole; its accessible name says the same in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.outlook: Outlook | None = None
        self.rows: list[TallyRow] = []
        self.where = ""
        self._colours_of: dict[str, str] = {}

    def show_outlook(self, outlook: Outlook | None, words: WorthWords | None, where: str) -> None:
        """Show another territory; `where` names what is aimed at. Nothing is kept where it may not be seen."""
        self.outlook, self.where = outlook, where
        self.rows = []
        if outlook is not None and words is not None:
            self._colours_of = {name: hue(card.get("colour")).solid for name, card in words.cards.items()}
            self.rows = list(_rows(outlook, words))
        self.setAccessibleName(self._said() if outlook is not None else "")
        # Reasons that find too little room are told whole there.
        self.setToolTip(plain_tip("\n".join(self.accessibleName().split("; "))))
        self.setVisible(outlook is not None)
        self.update()

    def _said(self) -> str:
        assert self.outlook is not None
        now, after = self.outlook.now, self.outlook.after
        total = self.tr("Your territory: {points} points").format(points=plain(now.total))
        if after is not None:
            total = self.tr("Your territory: {points} points, {after} {where}").format(
                points=plain(now.total), after=plain(after.total), where=self.where
            )
        return "; ".join(
            [total, *(f"{names.title(r.card)} {r.why} {points_said(r.points)}" for r in self.rows)]
        )

    def sizeHint(self) -> QSize:
        """Be as high as the rows, the grid and the foot need."""
        return QSize(230, HEAD + ROW * len(self.rows) + 2 * CELL + 30 + FOOT)

    def height_for(self, room: float) -> float:
        """Give the height to take of some room: the grid goes first, then the rows come closer."""
        return min(room, float(self.sizeHint().height()))

    def fitting(self) -> tuple[list[TallyRow], list[TallyRow]]:
        """Give the rows that can be read in the card's height, and those of which only the sum is told.

        What is worth nothing goes first, then what is worth least; what a move changes stays.
        """
        room = max(int((self.height() - HEAD - FOOT - 6) // TIGHT_ROW), 2)
        if len(self.rows) <= room:
            return self.rows, []
        shown = [row for row in self.rows if row.points or row.state]
        if len(shown) <= room:
            return shown, []
        order = sorted(range(len(shown)), key=lambda n: (not shown[n].state, -abs(shown[n].points)))
        kept = set(order[: room - 1])
        return [row for n, row in enumerate(shown) if n in kept], [
            row for n, row in enumerate(shown) if n not in kept
        ]

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the total, the rows, the grid of places and the foot."""
        outlook = self.outlook
        if outlook is None:
            return
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.accent if outlook.deed else colours.line2), 1))
        painter.setBrush(QColor(colours.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        self._paint_head(painter, outlook, colours)
        shown, rest = self.fitting()
        rows = max(len(shown) + bool(rest), 1)
        has_grid = self.height() >= HEAD + LEAST_ROW * rows + 2 * CELL + 22 + FOOT
        below = FOOT + (2 * CELL + 22 if has_grid else 6)
        step = min(float(ROW), (self.height() - HEAD - below) / rows)
        y = float(HEAD)
        measure = QFontMetrics(typeface.font("sans", 12, 600))
        widest = max((measure.horizontalAdvance(names.title(row.card)) for row in shown), default=0)
        for row in shown:
            area = QRectF(PAD, y, self.width() - 2 * PAD, step)
            self._paint_row(painter, row, area, max(widest + 3, LEAST_NAME), colours)
            y += step
        if rest:
            area = QRectF(PAD + 21, y, self.width() - 2 * PAD - 21, step)
            self._write(painter, area, self.tr("%n more", "", len(rest)), "small", colours.ink2)
            points = points_said(sum(row.points for row in rest))
            self._write(painter, area, points, "small", colours.ink, _RIGHT)
            y += step
        if has_grid:
            self._paint_grid(painter, outlook, y + 10, colours)
        self._paint_foot(painter, outlook, colours)

    def _paint_head(self, painter: QPainter, outlook: Outlook, colours: Theme) -> None:
        width = self.width() - 2 * PAD
        title = self.tr("Your territory")
        self._write(painter, QRectF(PAD, 8, width, 20), title, "group", colours.ink)
        taken = QFontMetrics(typeface.style("group")).horizontalAdvance(title) + 10
        measure = QFontMetrics(typeface.style("hint"))
        where = measure.elidedText(self.where, _ELIDE, round(width - taken))
        self._write(painter, QRectF(PAD, 8, width, 20), where, "hint", colours.ink3, _RIGHT)
        face = typeface.font("serif", 28, 600)
        painter.setFont(face)
        measure = QFontMetrics(face)
        now = plain(outlook.now.total)
        painter.setPen(QColor(colours.ink))
        area = QRectF(PAD, 28, width, 40)
        painter.drawText(area, _LEFT, now)
        x = PAD + measure.horizontalAdvance(now) + 8
        if outlook.deed is not None:
            paint_glyph(painter, "arrow-right", QRectF(x, 39, 18, 18), colours.ink3)
            painter.setPen(QColor(colours.accent))
            text = "?" if outlook.after is None else plain(outlook.after.total)
            painter.drawText(QRectF(x + 26, 28, width, 40), _LEFT, text)
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawLine(PAD, HEAD - 5, self.width() - PAD, HEAD - 5)

    def _paint_row(
        self, painter: QPainter, row: TallyRow, area: QRectF, named: float, colours: Theme
    ) -> None:
        if row.state == "comes":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent_tint))
            painter.drawRoundedRect(area.adjusted(-5, 0, 5, 0), 3, 3)
        ink = {"comes": colours.accent, "goes": colours.ink3}.get(row.state, colours.ink)
        side = min(15.0, area.height() - 2)
        glyph = QRectF(area.left(), area.center().y() - side / 2, side, side)
        paint_glyph(painter, row.card, glyph, self._glyph_ink(row, colours))
        face = typeface.font("sans", 12, 600 if row.state == "comes" else 400)
        face.setStrikeOut(row.state == "goes")
        painter.setFont(face)
        measure = QFontMetrics(face)
        points = signed(round(row.points)) if row.state == "comes" else points_said(row.points)
        painter.setPen(QColor(ink))
        painter.drawText(area, _RIGHT, points)
        right = area.right() - max(measure.horizontalAdvance(points), 18) - 6
        name = QRectF(area.left() + 21, area.top(), named, area.height())
        painter.drawText(name, _LEFT, names.title(row.card))
        face.setWeight(face.Weight.Normal)
        room = right - name.right() - 5
        while QFontMetrics(face).horizontalAdvance(row.why) > room and face.pixelSize() > LEAST_LETTERS:
            face.setPixelSize(face.pixelSize() - 1)
        painter.setFont(face)
        painter.setPen(QColor(ink if row.state else colours.ink2))
        why = QRectF(name.right() + 5, area.top(), room, area.height())
        painter.drawText(why, _LEFT, QFontMetrics(face).elidedText(row.why, _ELIDE, int(why.width())))

    def _glyph_ink(self, row: TallyRow, colours: Theme) -> str:
        from workbench.canvas.cards.ground import Dress

        return colours.ink3 if row.state == "goes" else Dress(colours).solid(self._colours_of[row.card])

    def _paint_grid(self, painter: QPainter, outlook: Outlook, top: float, colours: Theme) -> None:
        """Draw the ten places in tones of what they are worth."""
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawLine(PAD, round(top) - 5, self.width() - PAD, round(top) - 5)
        appraisal = outlook.after or outlook.now
        changed = outlook.changed if outlook.deed else ()
        step = (self.width() - 2 * PAD + 4) / COLUMNS
        for place in range(PLACES):
            points = appraisal.worths[place].points
            fill = colours.heat[_level(points)]
            x = PAD + place % COLUMNS * step
            cell = QRectF(x, top + place // COLUMNS * (CELL + 3), step - 4, CELL)
            is_new = place in changed
            painter.setPen(QPen(QColor(colours.accent), 1.6) if is_new else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(fill))
            painter.drawRoundedRect(cell, 2, 2)
            painter.setFont(typeface.font("sans", 11, 600))
            painter.setPen(QColor(ink_on(fill, colours)))
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, points_said(points))

    def _paint_foot(self, painter: QPainter, outlook: Outlook, colours: Theme) -> None:
        area = QRectF(PAD, self.height() - FOOT - 3, self.width() - 2 * PAD, FOOT)
        now, after = outlook.now, outlook.after
        shown = self.tr("colours: {count}").format(count=_change(now, after, "colours"))
        self._write(painter, area, shown, "hint", colours.ink2)
        types = self.tr("types: {count}").format(count=_change(now, after, "types"))
        self._write(painter, area, types, "hint", colours.ink2, _RIGHT)

    def _write(
        self,
        painter: QPainter,
        area: QRectF,
        text: str,
        style: str,
        ink: str,
        align: Qt.AlignmentFlag | None = None,
    ) -> None:
        painter.setFont(typeface.style(style))
        painter.setPen(QColor(ink))
        painter.drawText(area, _LEFT if align is None else align, text)


def _change(now: Appraisal, after: Appraisal | None, field: str) -> str:
    before, then = getattr(now, field), getattr(after or now, field)
    return str(before) if before == then else f"{before} → {then}"


def _level(points: float) -> int:
    """Give the step of the heat scale for points.

    >>> [_level(points) for points in (-5, 0, 3, 7, 10, 15)]
    [0, 0, 1, 2, 3, 4]
    """
    return sum(points >= least for least in (1, 5, 9, 14))


def _rows(outlook: Outlook, words: WorthWords) -> list[TallyRow]:
    """Give a line for each card; a set of several is one line. What the deed changes comes last."""
    appraisal, changed = outlook.after or outlook.now, outlook.changed if outlook.after else ()
    found = [
        TallyRow(card, words.long(outlook.now.worths[place]), outlook.now.worths[place].points, "goes")
        for place in changed
        for card in (outlook.now.worths[place].card,)
        if card not in {appraisal.worths[other].card for other in changed}
    ]
    seen: set[tuple[int, ...]] = set()
    for worth in appraisal.worths:
        joined = next((each for each in worth.sets if len(each.places) > 1), None)
        is_alone = not any(term.points for term in worth.terms)
        if joined is not None and is_alone and not worth.is_copy:
            if joined.places not in seen:
                seen.add(joined.places)
                state = "comes" if set(joined.places) & set(changed) else ""
                found.append(TallyRow(joined.card, words.long(worth), joined.points, state))
            continue
        found.append(
            TallyRow(worth.card, words.long(worth), worth.points, "comes" if worth.place in changed else "")
        )
    return sorted(found, key=lambda row: row.state == "comes")


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ELIDE = Qt.TextElideMode.ElideRight
