"""Words in an order as cards in a row, put in another order by dragging or by Alt and an arrow."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme
from workbench.rules.form.editor import Editor
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText
from workbench.widgets.controls import ChangeMark, Glyph, QuietButton, set_property
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel, plain_tip

HEIGHT = 76
GAP = 18
WIDEST = 168


class OrderWords(NamedTuple):
    """What is said of the words that are put in order."""

    card: str
    take_out: str
    add: str
    vary: str
    # Why the last of them cannot be taken out.
    stays: str


class OrderCard(QFrame):
    """One word: its place in the order, what it means, and a button that takes it out."""

    moved = Signal(int)
    """By how many places it is to move."""
    removed = Signal()
    dragged = Signal(QPoint)
    dropped = Signal()

    def __init__(self, word: str, place: SchemaValue, words: OrderWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.word = word
        self.title = place.titled(word)
        self._words = words
        self.setObjectName("stage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(place.part.get("enumDescriptions", {}).get(word, ""))
        self._is_alone = False
        self._press: QPoint | None = None
        self.is_dragged = False
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 4, 4, 8)
        grid.setSpacing(4)
        self.number = PlainLabel(self)
        self.number.setObjectName("hint")
        self.added = PlainLabel(self)
        self.added.setObjectName("changedWord")
        self.close_button = IconButton("close", words.take_out.format(word=self.title), self, icon_size=12)
        self.close_button.clicked.connect(self.removed)
        name = PlainLabel(self.title, self)
        name.setObjectName("group")
        name.setWordWrap(True)
        name.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid.addWidget(Glyph("grip", "ink3", 14, self), 0, 0)
        grid.addWidget(self.number, 0, 1)
        grid.addWidget(self.added, 0, 2, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self.close_button, 0, 3)
        grid.addWidget(name, 1, 0, 1, 4)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(1, 1)

    def show_place(self, number: int, *, is_new: bool) -> None:
        """Show where in the order it stands."""
        self.number.setText(str(number))
        self.added.setText(self.tr("added") if is_new else "")
        set_property(self, "changed", is_new)
        self.setAccessibleName(self._words.card.format(number=number, word=self.title))

    def show_whether_alone(self, is_alone: bool) -> None:
        """Say why the last one stays, or that it can be taken out."""
        self._is_alone = is_alone
        said = self._words.stays if is_alone else self._words.take_out.format(word=self.title)
        self.close_button.setEnabled(not is_alone)
        self.close_button.say(said)
        self.setAccessibleDescription(said if is_alone else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by Alt and an arrow, go out by Delete."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(step)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if self._is_alone:
                self._say_why_it_stays()
            else:
                self.removed.emit()
        elif step is not None:
            self.focusNextPrevChild(step > 0)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag would begin."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._press = event.position().toPoint()

    def _say_why_it_stays(self) -> None:
        below = self.mapToGlobal(self.rect().bottomLeft())
        QToolTip.showText(below, plain_tip(self._words.stays), self)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse once it has moved a little."""
        here = event.position().toPoint()
        if self._press is None:
            return
        if not self.is_dragged and (here - self._press).manhattanLength() >= QApplication.startDragDistance():
            self.is_dragged = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.raise_()
        if self.is_dragged:
            self.move(self.pos() + here - self._press)
            self.dragged.emit(self.geometry().center())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the card go; a click on the button that rests says why it does, now that no release hides the tip."""
        was_dragged, self.is_dragged, self._press = self.is_dragged, False, None
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        if was_dragged:
            self.dropped.emit()
        elif self._is_alone and self.close_button.geometry().contains(event.position().toPoint()):
            self._say_why_it_stays()


class OrderRail(QWidget):
    """The cards side by side with arrows between; while one is dragged its new place is outlined."""

    reordered = Signal(object)
    """The list of words that is asked for."""

    def __init__(self, place: SchemaValue, words: OrderWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._place_of_words, self._words = place, words
        self.cards: list[OrderCard] = []
        self._target: int | None = None
        self.setMinimumHeight(HEIGHT + 8)

    def show_words(self, words: list[str], new: set[str]) -> None:
        """Show words in an order; `new` are those that the parent lacks."""
        known = {card.word: card for card in self.cards}
        for word, card in known.items():
            if word not in words:
                card.hide()
                card.deleteLater()
        self.cards = [known.get(word) or self._made(word) for word in words]
        for number, card in enumerate(self.cards, 1):
            card.show_place(number, is_new=card.word in new)
            card.show_whether_alone(len(self.cards) == 1)
            card.show()
        for one, other in zip(self.cards, self.cards[1:], strict=False):
            QWidget.setTabOrder(one, other)
        self._place()

    def _made(self, word: str) -> OrderCard:
        card = OrderCard(word, self._place_of_words, self._words, self)
        card.moved.connect(lambda by: self._move(card, self.cards.index(card) + by))
        card.removed.connect(lambda: self._remove(card))
        card.dragged.connect(lambda centre: self._aim(card, centre))
        card.dropped.connect(lambda: self._drop(card))
        return card

    @property
    def words(self) -> list[str]:
        """The words in the order shown."""
        return [card.word for card in self.cards]

    def _slot(self, position: int) -> QRect:
        count = max(1, len(self.cards))
        left = self.contentsMargins().left()
        width = min(WIDEST, (self.width() - left - GAP * (count - 1)) // count)
        return QRect(left + position * (width + GAP), 4, width, HEIGHT)

    def _place(self) -> None:
        for position, card in enumerate(self.cards):
            if not card.is_dragged:
                card.setGeometry(self._slot(position))
        self.update()

    def _aim(self, card: OrderCard, centre: QPoint) -> None:
        slots = range(len(self.cards))
        self._target = min(slots, key=lambda each: abs(self._slot(each).center().x() - centre.x()))
        self.update()

    def _drop(self, card: OrderCard) -> None:
        target, self._target = self._target, None
        if target is not None:
            self._move(card, target)
        self._place()

    def _move(self, card: OrderCard, position: int) -> None:
        words = self.words
        if 0 <= position < len(words) and words.index(card.word) != position:
            words.remove(card.word)
            words.insert(position, card.word)
            self.reordered.emit(words)

    def _remove(self, card: OrderCard) -> None:
        words = [word for word in self.words if word != card.word]
        if words:
            position = min(self.cards.index(card), len(words) - 1)
            self.reordered.emit(words)
            if position < len(self.cards):
                self.cards[position].setFocus()

    def sizeHint(self) -> QSize:
        """Ask for the height of a card."""
        return QSize(400, HEIGHT + 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each card its share of the width."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the arrows and the place where a dragged card would go."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for position in range(len(self.cards) - 1):
            slot = self._slot(position)
            area = QRectF(slot.right() + 3, slot.center().y() - 6, 12, 12)
            paint_glyph(painter, "arrow-right", area, colours.ink3)
        if self._target is not None:
            painter.setPen(QPen(QColor(colours.selection), 1.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(self._slot(self._target)).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)


class OrderStrip(Editor):
    """The words with how they stand, the way back to the parent's, and a button for more."""

    is_wide = True

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        words = self.words()
        self._titles = {word: place.inner(0).titled(word) for word in place.inner(0).part["enum"]}
        self.mark = ChangeMark(place.title, self)
        self.mark.clicked.connect(lambda: self.wants_reset.emit(self.route))
        label = PlainLabel(place.title, self)
        label.setToolTip(place.description)
        hint = PlainLabel(self.tr("drag to reorder, or Alt with an arrow"), self)
        hint.setObjectName("hint")
        self.vary = QuietButton("lab", words.vary, self)
        self.vary.clicked.connect(lambda: self.wants_variation.emit(self.route))
        self.add = QPushButton(words.add, self)
        self.add.setObjectName("small")
        self.menu = QMenu(self.add)
        self.add.setMenu(self.menu)
        self.rail = OrderRail(place.inner(0), words, self)
        self.rail.setContentsMargins(10, 0, 0, 0)
        self.rail.reordered.connect(lambda wanted: self.wants.emit(self.route, wanted))
        head = QHBoxLayout()
        head.setSpacing(6)
        for widget in (self.mark, label, hint):
            head.addWidget(widget)
        head.addStretch(1)
        head.addWidget(self.vary)
        head.addWidget(self.add)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 12, 6)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.rail)

    def words(self) -> OrderWords:
        """Say what the words that are put in order are called."""
        return OrderWords(
            self.tr("{word}, place {number}. Alt and an arrow move it, Delete takes it out."),
            self.tr("Take out: {word}"),
            self.tr("Add"),
            self.tr("Vary {value} in the LAB").format(value=self.place.title),
            self.tr("The last one stays: without any nothing would be decided."),
        )

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the words of a variant."""
        standing = variant_text.standing(self.route)
        words = [str(word) for word in standing.value] if isinstance(standing.value, list) else []
        words = list(dict.fromkeys(words))
        before = standing.inherited if isinstance(standing.inherited, list) else words
        self.mark.show_mark(standing.mark, standing.origin)
        self.rail.show_words(words, set(words) - set(map(str, before)))
        self.menu.clear()
        rest = [word for word in self._titles if word not in words]
        tips = self.place.inner(0).part.get("enumDescriptions", {})
        for word in rest:
            made = self.menu.addAction(self._titles[word])
            made.setToolTip(tips.get(word, ""))
            made.triggered.connect(lambda _=False, word=word: self.wants.emit(self.route, [*words, word]))
        self.add.setEnabled(bool(rest))

    def take_focus(self) -> None:
        """Put the keyboard focus on the first word."""
        if self.rail.cards:
            self.rail.cards[0].setFocus()
