"""The cloth: the other territory, the river and the own territory, one below the other, to be pointed at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from workbench.dress import theme, typeface
from workbench.games.naishi.cards.face import plain
from workbench.games.naishi.table.appraisal.outlook import Outlook
from workbench.games.naishi.table.cloth.bonus_layer import BonusLayer
from workbench.games.naishi.table.cloth.change_chip import ChangeChip
from workbench.games.naishi.table.cloth.cloth_painting import paint_ground
from workbench.games.naishi.table.cloth.faces import Faces
from workbench.games.naishi.table.cloth.layout import Layout, laid_out
from workbench.games.naishi.table.cloth.line_words import LineLabels
from workbench.games.naishi.table.cloth.spot_button import Shown, SpotButton
from workbench.games.naishi.table.gesture import Gesture
from workbench.games.naishi.table.options import DECLARE, DECREE, DEVELOP, DISCARD, RECALL, SWAP, Deed
from workbench.games.naishi.table.reasons import Reasons
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import COLUMNS, HAND, LINES, RIVER, ROW, SPOTS, Spot

# What lies at least between the number of a pile and how many cards it has.
GAP = 6
KEYS = {
    Qt.Key.Key_S: SWAP,
    Qt.Key.Key_D: DISCARD,
    Qt.Key.Key_I: DECREE,
    Qt.Key.Key_R: RECALL,
    Qt.Key.Key_E: DECLARE,
}
ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class Cloth(QWidget):
    """Shows the shown position as far as it may be seen; while nobody looks it holds no word of any hand."""

    chosen = Signal(object)
    """The place that was clicked."""
    wants_deed = Signal(object)
    """A whole move by its deed."""
    wants_kind = Signal(str)
    """A kind of move that a key asks for."""
    wants_hide = Signal()
    wants_place = Signal()
    escaped = Signal()
    looked = Signal()
    """Another place is looked at."""
    laid = Signal()
    """Everything has got another place."""

    def __init__(self, gesture: Gesture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Table"))
        self.gesture, self.reasons = gesture, Reasons(gesture)
        self.sitting: NaishiSitting | None = None
        self.faces: Faces | None = None
        self.outlook: Outlook | None = None
        self.is_hidden = False
        self.hints: Mapping[Spot, str] = {}
        self.looked_at: Spot | None = None
        self.at = Spot(RIVER, 2)
        self.spots = {spot: self._spot(spot) for spot in SPOTS}
        self.chips = {Spot(line, column): self._chip() for line in (ROW, HAND) for column in range(COLUMNS)}
        self.labels = LineLabels(self)
        self.bonuses = BonusLayer(self)
        self._layout: Layout = laid_out(self.width(), self.height())
        gesture.changed.connect(self.refresh)

    def _spot(self, spot: Spot) -> SpotButton:
        made = SpotButton(spot, self)
        made.clicked.connect(lambda: self._click(spot))
        made.pressed_enter.connect(lambda: self._enter(spot))
        made.entered.connect(self._look)
        made.left.connect(lambda: self._look(None))
        return made

    def _chip(self) -> ChangeChip:
        made = ChangeChip(self)
        made.clicked.connect(lambda: self.wants_deed.emit(made.deed))
        made.entered.connect(self.gesture.peek)
        made.left.connect(lambda: self.gesture.peek(None))
        return made

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: NaishiSitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            for signal in (self.sitting.shown, self.sitting.thinking_changed):
                signal.disconnect(self.refresh)
        self.sitting, self.is_hidden, self.hints = sitting, False, {}
        self.faces = Faces(sitting, self.gesture, self.reasons) if sitting is not None else None
        if sitting is not None:
            for signal in (sitting.shown, sitting.thinking_changed):
                signal.connect(self.refresh)
        self.refresh()

    def hide_hand(self, is_hidden: bool) -> None:
        """Turn the hand face down, or up again."""
        if is_hidden != self.is_hidden:
            self.is_hidden = is_hidden
            self.refresh()

    def show_hints(self, hints: Mapping[Spot, str]) -> None:
        """Show values on the places they are about."""
        self.hints = dict(hints)
        self.refresh()

    def refresh(self) -> None:
        """Show the shown position."""
        faces, sitting = self.faces, self.sitting
        if faces is None or sitting is None:
            for button in self.spots.values():
                button.show_this(Shown())
            self.outlook = None
            self.bonuses.show_bonuses(())
            return
        self.outlook = faces.outlook(is_hidden=self.is_hidden)
        for spot, shown in faces.shown(self.outlook, is_hidden=self.is_hidden):
            self.spots[spot].show_this(_hinted(shown, self.hints.get(spot, "")))
        self._show_bonuses()
        self._show_chips()
        self.labels.show_sitting(sitting, is_hidden=self.is_hidden)
        self.update()

    def _show_bonuses(self) -> None:
        outlook = self.outlook
        if outlook is None:
            self.bonuses.show_bonuses(())
            return
        now = frozenset(outlook.now.bonuses)
        shown = frozenset(outlook.after.bonuses) if outlook.after else now
        self.bonuses.show_bonuses(tuple(sorted(shown)), shown - now)

    def _show_chips(self) -> None:
        """Say under each pile what developing there would change, while that is to be decided."""
        sitting, gesture = self.sitting, self.gesture
        assert sitting is not None
        is_on = self.outlook is not None and gesture.mode == DEVELOP
        seat = sitting.front
        for place, chip in self.chips.items():
            deed = Deed(DEVELOP, place.line, (place.column,))
            if not is_on or deed not in gesture.options.moves:
                chip.show_deed(None, "", "", "", is_aimed=False)
                continue
            gain = sitting.appraiser.outlook(sitting.view(seat).seen, seat, deed).gain or 0
            words = self.tr("row") if place.line == ROW else self.tr("hand")
            points = f"+{gain}" if gain > 0 else plain(gain) if gain else "±0"
            said = self.tr("Develop {place}: {points} points").format(
                place=self.reasons.places.place(place), points=points
            )
            chip.show_deed(deed, words, points, said, is_aimed=gesture.looked_at == deed)

    def _look(self, spot: Spot | None) -> None:
        self.looked_at = spot
        if spot is not None:
            self.gesture.aim(spot)
        self.looked.emit()

    # ------------------------------------------------------------ room

    @property
    def side(self) -> QRectF:
        """The room beside the cards."""
        return self._layout.side

    @property
    def strip(self) -> QRectF:
        """The strip under the own hand."""
        return self._layout.strip

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._layout = layout = laid_out(self.width(), self.height())
        for spot, button in self.spots.items():
            button.lay(layout.spots[spot])
        for place, chip in self.chips.items():
            above = layout.spots[Spot(RIVER, place.column)]
            height = 20 if layout.is_roomy else 17
            top = above.bottom() + (13 if layout.is_roomy else 8) + (0 if place.line == ROW else height + 3)
            chip.setGeometry(QRectF(above.left() + 2, top, above.width() - 4, height).toAlignedRect())
        self.labels.lay(layout)
        self.bonuses.setGeometry(self.rect())
        self.bonuses.areas = {
            spot.place: layout.spots[spot] for spot in SPOTS if spot.is_own and spot.place is not None
        }
        self.bonuses.raise_()
        self.laid.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, and over each pile its number and how many cards it has."""
        colours = theme.current()
        painter = QPainter(self)
        paint_ground(painter, QRectF(self.rect()), self._layout, colours)
        if self.sitting is None:
            return
        left = self.sitting.open_view["left"]
        painter.setPen(QColor(colours.ink))
        for column in range(COLUMNS):
            area = self._layout.spots[Spot(RIVER, column)]
            above = QRectF(area.left() + 3, area.top() - 19, area.width() - 6, 16)
            painter.setFont(typeface.font("sans", 12, 600))
            painter.drawText(
                above, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(column + 1)
            )
            taken = painter.fontMetrics().horizontalAdvance(str(column + 1)) + GAP
            painter.setFont(typeface.style("small"))
            said = self.left_said(left[column], above.width() - taken)
            painter.drawText(above, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, said)

    def left_said(self, count: int, room: float) -> str:
        """Say how many cards a pile has, by the number alone where words would run into the number of the pile."""
        words = self.tr("{count} left").format(count=count) if count else self.tr("none left")
        fits = QFontMetricsF(typeface.style("small")).horizontalAdvance(words) <= room
        return words if fits else f"×{count}"

    def middle_of(self, spot: Spot) -> QPointF:
        """Give where a place lies."""
        return self._layout.spots[spot].center()

    # ------------------------------------------------------------ mouse and keys

    def _click(self, spot: Spot) -> None:
        self.at = spot
        self.chosen.emit(spot)

    def _enter(self, spot: Spot) -> None:
        """Choose a place by Enter; where nothing can be chosen there and nothing is aimed at, end the turn."""
        if spot in self.gesture.legal or self.gesture.aimed is not None:
            self._click(spot)
        else:
            self.wants_place.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus to the place where it was."""
        super().focusInEvent(event)
        self.spots[self.at].setFocus(event.reason())

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: N802  # Qt's name
        """Go from one lit place to the next, and behind the last one leave the cloth."""
        lit = [spot for spot in SPOTS if spot in self.gesture.lit]
        order = lit if is_next else lit[::-1]
        here = SPOTS.index(self.at)
        for spot in order:
            is_ahead = SPOTS.index(spot) > here if is_next else SPOTS.index(spot) < here
            if is_ahead:
                self._step_to(spot)
                return True
        self.at = order[0] if order else self.at
        return super().focusNextPrevChild(is_next)

    def _step_to(self, spot: Spot) -> None:
        self.at = spot
        self.spots[spot].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk by arrows, take piles by digits, say what is meant by letters, put back by Escape, hide by Space."""
        key = Qt.Key(event.key())
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in ARROWS and is_plain:
            line, column = LINES.index(self.at.line) + ARROWS[key][0], self.at.column + ARROWS[key][1]
            if 0 <= line < len(LINES) and 0 <= column < COLUMNS:
                self._step_to(Spot(LINES[line], column))
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_5 and is_plain:
            self._take(key - Qt.Key.Key_1)
        elif key in KEYS and is_plain:
            self.wants_kind.emit(KEYS[key])
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.wants_hide.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wants_place.emit()
        elif key == Qt.Key.Key_Escape:
            if not self.gesture.put_back():
                self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def _take(self, column: int) -> None:
        """Point at a pile by its number; of dealt cards at the one of that number."""
        gifts = list(self.gesture.gifts)
        spot = Spot(RIVER, column)
        if gifts:
            if column >= len(gifts):
                return
            spot = gifts[column]
        self._step_to(spot)
        self.chosen.emit(spot)


def _hinted(shown: Shown, hint: str) -> Shown:
    return replace(shown, hint=hint) if hint else shown
