"""How a line of the table of raiders is drawn, and what edits its cells."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionViewItem,
    QWidget,
)

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme, typeface
from workbench.games.seven_samurai import glyphs, words
from workbench.games.seven_samurai.rules.raider_model import (
    CARD,
    FLAMES,
    GROUP,
    IN_PLAY,
    KEYS,
    MARK,
    PENALTIES,
    SYMBOL,
    VALUE,
    WAS,
    Index,
    Line,
)
from workbench.rules.schema_value import SchemaValue
from workbench.widgets.controls import NumberBox, WordBox

GLYPH, MARGIN, GAP = 16, 6, 5
ROLES = {"barricade": "warn", "wound": "error"}


class RaiderDelegate(QStyledItemDelegate):
    """Draws signs beside words, marks what was set here, and asks for the values that are entered."""

    entered = Signal(str, str, object)
    """The raider's name, the key of the value, and the value it should have."""

    def __init__(self, place: SchemaValue, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = place

    # ------------------------------------------------------------ drawing

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        line: Line = index.data(Qt.ItemDataRole.UserRole)
        look = theme.current()
        area: Any = option.rect
        state = option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(look.accent_tint))
        elif line.mark == "own":
            painter.fillRect(area, QColor(look.warn_tint))
        painter.setPen(QPen(QColor(look.line), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        if line.is_removed:
            painter.setOpacity(0.55)
        self._paint_words(painter, QRectF(area), line, index)
        painter.restore()
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(look.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area.adjusted(1, 1, -2, -2))

    def _paint_words(self, painter: QPainter, area: QRectF, line: Line, index: Index) -> None:
        look = theme.current()
        column = index.column()
        left = area.left() + MARGIN
        if column == MARK:
            self._paint_mark(painter, area, line)
            return
        if column == FLAMES:
            self._paint_check(painter, area, is_on=line.raider.flames)
            return
        signs = {SYMBOL: [(line.raider.symbol, "ink")], PENALTIES: _signs(line)}.get(column, [])
        if column == SYMBOL and line.raider.symbol == "none":
            signs = []
        is_own = KEYS.get(column, "") in line.own
        painter.setFont(
            typeface.style("code" if column == CARD else "group" if column == VALUE or is_own else "cell")
        )
        if column == CARD and line.is_removed:
            font = painter.font()
            font.setStrikeOut(True)
            painter.setFont(font)
        quiet = column in (IN_PLAY, WAS, GROUP)
        ink = look.selection if is_own else look.ink2 if quiet else look.ink
        said = words.penalty if column == PENALTIES else None
        if said is None or not signs:
            if signs:
                paint_glyph(painter, signs[0][0], _square(left, area), getattr(look, signs[0][1]))
                left += GLYPH + GAP
            self._write(painter, str(index.data()), left, area, ink)
            return
        for (glyph, role), name in zip(signs, line.raider.penalties, strict=True):
            paint_glyph(painter, glyph, _square(left, area), getattr(look, role))
            left += GLYPH + GAP
            text = said(name)
            self._write(painter, text, left, area, ink)
            left += painter.fontMetrics().horizontalAdvance(text) + 2 * GAP

    def _write(self, painter: QPainter, text: str, left: float, area: QRectF, ink: str) -> None:
        room = QRectF(left, area.top(), area.right() - left, area.height())
        painter.setPen(QColor(ink))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def _paint_mark(self, painter: QPainter, area: QRectF, line: Line) -> None:
        if line.mark:
            glyph, role = {"own": ("diamond", "selection"), "inherited": ("diamond-open", "accent")}[
                line.mark
            ]
            middle = area.center()
            square = QRectF(middle.x() - 6, middle.y() - 6, 12, 12)
            paint_glyph(painter, glyph, square, getattr(theme.current(), role))

    def _paint_check(self, painter: QPainter, area: QRectF, *, is_on: bool) -> None:
        option = QStyleOptionButton()
        state = QStyle.StateFlag.State_Enabled
        state |= QStyle.StateFlag.State_On if is_on else QStyle.StateFlag.State_Off
        option.state = state
        option.rect = QRectF(area.left() + MARGIN, area.center().y() - 8, GLYPH, GLYPH).toRect()
        widget = self.parent()
        assert isinstance(widget, QWidget)
        widget.style().drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorCheckBox, option, painter)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Ask for a row's height."""
        return QSize(60, theme.HEIGHT["row"] + 2)

    # ------------------------------------------------------------ editing

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Make what edits a cell: a number, a word, or two penalties."""
        line: Line = index.data(Qt.ItemDataRole.UserRole)
        key = KEYS[index.column()]
        place = self._place.inner(line.raider.name, key)
        name = f"{line.raider.name}: {place.title}"
        if index.column() == VALUE:
            return NumberBox(*place.limits, name, parent)
        if index.column() == PENALTIES:
            return PenaltyEditor(place, name, parent)
        if index.column() == FLAMES:
            titles = {"yes": self.tr("yes"), "no": self.tr("no")}
            return WordBox(titles, {}, name, parent)
        said = words.group if index.column() == GROUP else words.symbol
        titles = {word: said(word) for word in place.part["enum"]}
        return WordBox(titles, place.part.get("enumDescriptions", {}), name, parent)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Lay an editor over its cell, wider where its words need the room."""
        area: Any = option.rect
        editor.setGeometry(area.adjusted(0, 0, max(0, editor.sizeHint().width() - area.width()), 0))

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show what holds."""
        raider = index.data(Qt.ItemDataRole.UserRole).raider
        if isinstance(editor, NumberBox):
            editor.setValue(raider.value)
            editor.selectAll()
        elif isinstance(editor, PenaltyEditor):
            editor.show_penalties(raider.penalties)
        elif isinstance(editor, WordBox):
            word = "yes" if raider.flames else "no"
            editor.show_chosen(word if index.column() == FLAMES else getattr(raider, KEYS[index.column()]))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Ask for what was entered, unless it is what holds."""
        raider = index.data(Qt.ItemDataRole.UserRole).raider
        key = KEYS[index.column()]
        before: Any = getattr(raider, key)
        value: Any
        if isinstance(editor, NumberBox):
            value = editor.value()
        elif isinstance(editor, PenaltyEditor):
            value, before = editor.penalties(), list(before)
        else:
            assert isinstance(editor, WordBox)
            value = editor.currentData()
            value = value == "yes" if index.column() == FLAMES else value
        if value != before:
            self.entered.emit(raider.name, key, value)


class PenaltyEditor(QWidget):
    """The penalties of a raider as boxes, each of which may be empty."""

    def __init__(self, place: SchemaValue, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        titles = {"": "–", **{word: words.penalty(word) for word in place.inner(0).part["enum"]}}
        count = int(place.shape.get("maxItems", 2))
        self.boxes = [WordBox(titles, {}, f"{name} {number + 1}", self) for number in range(count)]
        for box in self.boxes:
            row.addWidget(box, 1)
        self.setFocusProxy(self.boxes[0])

    def show_penalties(self, penalties: tuple[str, ...]) -> None:
        """Show what holds."""
        for number, box in enumerate(self.boxes):
            box.show_chosen(penalties[number] if number < len(penalties) else "")

    def penalties(self) -> list[str]:
        """Give what was chosen."""
        return [str(box.currentData()) for box in self.boxes if box.currentData()]


def _signs(line: Line) -> list[tuple[str, str]]:
    return [(glyphs.penalty(each), ROLES.get(each, "ink2")) for each in line.raider.penalties]


def _square(left: float, area: QRectF) -> QRectF:
    return QRectF(left, area.center().y() - GLYPH / 2, GLYPH, GLYPH)
