"""A samurai's board, from a variant's entry: both sides, each with its Kiai value, talent, power and track."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from workbench.canvas import glyphs
from workbench.canvas.cards import ground
from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.canvas.lettering import cap_height, width_of, wrapped, write, write_within
from workbench.canvas.shapes import colour, scaled
from workbench.canvas.tokens import mark_path
from workbench.dress.theme import Seat, ink_on
from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.cards.hues import FLAMES, look_of
from workbench.games.seven_samurai.cards.track import paint_slot, paint_track

# Width and height of a board in millimetres; everything below in millimetres of such a board.
SIZE = (120.0, 77.0)
SIDES = ("human", "animal")
# A board narrower than this, in pixels, has no sentences.
SMALL = 250
EDGE, HEAD = 4.4, 14.8
NAME, PILL, KIAI, VALUE = 6.8, 3.2, 3.2, 8.6
SLOT, SLOT_STEP, SLOTS_TOP = 10.6, 12.3, 18.4
TEXT_LEFT, TEXT_TOP, TEXT_WIDTH, TEXT_BOTTOM = 22.2, 21.4, 60.0, 55.5
LABEL, SERIF, LINE = 2.7, 3.9, 1.34
DISC, DISC_AT = 14.3, (100.8, 35.0)
WOUND, WOUND_AT = 4.0, (113.0, 47.2)
RULE, TRACK_TOP, TRACK_BOTTOM = 57.2, 61.0, 72.2


@dataclass(frozen=True, slots=True)
class Side:
    """What a samurai can on one side of his board."""

    kiai: int
    power: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Board:
    """What a board shows; the position among the boards gives a look to one nobody knows."""

    name: str
    talent: str
    human: Side
    animal: Side
    position: int = 0

    @property
    def title(self) -> str:
        """The samurai's name."""
        return words.plain(self.name)

    def side(self, name: str) -> Side:
        """Give one of the sides."""
        return self.animal if name == "animal" else self.human


def _read_side(entry: Any) -> Side:
    entry = entry if isinstance(entry, Mapping) else {}
    kiai, power = entry.get("kiai"), entry.get("power")
    effects = power if isinstance(power, Mapping) else {}
    return Side(
        kiai if isinstance(kiai, int) else 0,
        {str(name): count for name, count in effects.items() if isinstance(count, int)},
    )


def read_boards(values: Mapping[str, Any]) -> dict[str, Board]:
    """Read all samurai of a variant's values by their names."""
    entries = (values.get("samurai") or {}).get("boards") or {}
    return {
        name: Board(
            name,
            str(entry.get("talent") or "none"),
            _read_side(entry.get("human")),
            _read_side(entry.get("animal")),
            position,
        )
        for position, (name, entry) in enumerate(entries.items())
        if isinstance(entry, Mapping)
    }


def paint_board(
    painter: QPainter,
    board: Board,
    side: str,
    box: Box,
    dress: Dress,
    *,
    look: Seat | None = None,
    pixel: float = 1,
) -> None:
    """Draw a side of a board, `human` or `animal`, into a box; without a seat's look it has the samurai's own."""
    unit = min(box.width / SIZE[0], box.height / SIZE[1])
    look = look or look_of(board.name, dress.theme, board.position)
    fill = dress.theme.raised
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground.paint_body(painter, box, fill, dress, unit)
    painter.save()
    painter.setClipPath(ground.outline(box, dress, unit), Qt.ClipOperation.IntersectClip)
    painter.translate(box.left, box.top)
    painter.scale(unit, unit)
    drawn = _Drawn(painter, board, side, look, dress, box.width / unit, box.height / unit)
    drawn.paint(has_words=box.width / pixel >= SMALL, pixel=pixel / unit)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(dress.printed(look.edge)), max(0.35 * unit, 0.8 * pixel)))
    if not dress.is_cut:
        painter.drawPath(ground.outline(box, dress, unit))
    painter.restore()


@dataclass(frozen=True, slots=True)
class _Drawn:
    """One side while it is drawn, in millimetres."""

    painter: QPainter
    board: Board
    side: str
    look: Seat
    dress: Dress
    width: float
    height: float

    def paint(self, *, has_words: bool, pixel: float) -> None:
        self._head()
        for number, symbol in enumerate(words.SYMBOLS):
            top = SLOTS_TOP + number * SLOT_STEP
            paint_slot(self.painter, Box(EDGE, top, EDGE + SLOT, top + SLOT), symbol, self.dress, pixel=pixel)
        pen = QPen(colour(self.dress.theme.line2), 0.4)
        pen.setDashPattern([1.6, 2])
        self.painter.setPen(pen)
        self.painter.drawLine(QLineF(18.4, SLOTS_TOP, 18.4, SLOTS_TOP + 2 * SLOT_STEP + SLOT))
        if has_words:
            self._sentences()
        self._picture()
        self.painter.setPen(QPen(colour(self.dress.theme.line2), 0.25))
        self.painter.drawLine(QLineF(EDGE, RULE, self.width - EDGE, RULE))
        track = Box(EDGE, TRACK_TOP, self.width - EDGE, TRACK_BOTTOM)
        paint_track(self.painter, track, self.board.side(self.side).kiai, self.dress, pixel=pixel)

    def _head(self) -> None:
        painter, dress = self.painter, self.dress
        # Where ink is saved the head is a tint under a line.
        saves = dress.strength < 1
        fill = dress.tint(self.look.fill, 0.25) if saves else dress.printed(self.look.fill)
        ink = ink_on(fill, dress.theme)
        painter.fillRect(QRectF(0, 0, self.width, HEAD), colour(fill))
        middle = HEAD / 2
        painter.save()
        painter.translate(EDGE + 3, middle)
        painter.fillPath(mark_path(self.look.mark, 2.3), colour(ink))
        painter.restore()
        kiai = str(self.board.side(self.side).kiai)
        right = self.width - EDGE - 0.4
        write(
            painter, right, middle + cap_height(VALUE, weight=700) / 2, kiai, VALUE, ink, weight=700, align=1
        )
        right -= width_of(kiai, VALUE, weight=700) + 2.2
        label = words.translate("seven", "Kiai")
        write(painter, right, middle + cap_height(KIAI) / 2, label, KIAI, ink, align=1)
        pill = words.side(self.side)
        pill_width = width_of(pill, PILL) + 5 + (4.4 if self.side == "animal" else 0)
        room = right - width_of(label, KIAI) - pill_width - 20
        base = middle + cap_height(NAME, "serif", 600) / 2
        name = self.board.title
        write_within(painter, 13.4, base, name, NAME, room, ink, family="serif", weight=600)
        left = 13.4 + min(width_of(name, NAME, "serif", 600), room) + 3
        self._pill(QRectF(left, middle - 2.6, pill_width, 5.2), pill, ink)

    def _pill(self, area: QRectF, text: str, ink: str) -> None:
        painter = self.painter
        painter.setPen(QPen(colour(ink), 0.25))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        start = area.left() + 2.5
        if self.side == "animal":
            painter.fillPath(
                scaled(glyphs.outline("animal"), 3, (start + 1.5, area.center().y())), colour(ink)
            )
            start += 4.4
        write(painter, start, area.center().y() + cap_height(PILL) / 2, text, PILL, ink)

    def _sentences(self) -> None:
        theme = self.dress.theme
        side = self.board.side(self.side)
        told = (
            (words.translate("seven", "Talent"), theme.ink2, words.talent_in_full(self.board.talent)),
            (
                words.translate("seven", "Kiai power"),
                self.dress.solid(FLAMES),
                words.power_in_full(side.power),
            ),
        )
        size = SERIF
        # A long text, or a long language, is written smaller until it fits.
        for size in (SERIF, 3.6, 3.3, 3.0, 2.7, 2.4):
            lines = [wrapped(text, TEXT_WIDTH, size, "serif") for _, _, text in told]
            needed = 2 * LABEL * 1.9 + sum(map(len, lines)) * size * LINE + 2
            if needed <= TEXT_BOTTOM - TEXT_TOP + LABEL:
                break
        y = TEXT_TOP
        for (label, ink, text), _ in zip(told, lines, strict=True):
            write(self.painter, TEXT_LEFT, y, label.upper(), LABEL, ink, weight=600)
            y += LABEL * 0.6
            for line in wrapped(text, TEXT_WIDTH, size, "serif"):
                y += size * LINE
                write(self.painter, TEXT_LEFT, y, line, size, theme.ink, family="serif")
            y += LABEL * 2.4

    def _picture(self) -> None:
        painter, dress = self.painter, self.dress
        ink = dress.solid(self.look.edge if not dress.theme.is_dark else self.look.fill)
        at = QPointF(*DISC_AT)
        painter.setPen(QPen(colour(ink), 0.4))
        painter.setBrush(colour(dress.tint(self.look.fill, 0.13)))
        painter.drawEllipse(at, DISC, DISC)
        painter.fillPath(scaled(glyphs.outline(self.side), DISC * 1.15, DISC_AT), colour(ink))
        wound = dress.solid(dress.theme.error)
        painter.setPen(QPen(colour(wound), 0.3))
        painter.setBrush(colour(dress.theme.raised))
        painter.drawEllipse(QPointF(*WOUND_AT), WOUND, WOUND)
        painter.fillPath(scaled(glyphs.outline("wound"), WOUND * 1.15, WOUND_AT), colour(wound))
