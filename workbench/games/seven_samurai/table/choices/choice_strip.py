"""The strip below the boards: who decides, the card in hand, and the answers side by side."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.cards.raider import Raider, paint_raider
from workbench.games.seven_samurai.cards.track import paint_emblem
from workbench.games.seven_samurai.table.choices.choice_card import ChoiceCard
from workbench.games.seven_samurai.table.choices.choosing import Choosing
from workbench.games.seven_samurai.table.choices.question_words import QuestionWords
from workbench.games.seven_samurai.table.sitting import SevenSitting
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel, plain_tip

HEIGHT, LOW_HEIGHT = 196, 172
ABOUT, NARROW_ABOUT = 186, 158
TOP, BOTTOM = 10, 8
CARD_RATIO = 88 / 63


class HeldCard(QWidget):
    """The raider in hand, or nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.raider: Raider | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFixedWidth(70)

    def show_raider(self, raider: Raider | None) -> None:
        """Show another card."""
        self.raider = raider
        self.setVisible(raider is not None)
        self.setAccessibleName("" if raider is None else raider.title)
        self.setToolTip("" if raider is None else plain_tip(raider.title))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card as large as fits."""
        if self.raider is None:
            return
        painter = QPainter(self)
        height = min(self.height() - 4.0, (self.width() - 2) * CARD_RATIO)
        box = Box(1, 1, 1 + height / CARD_RATIO, 1 + height)
        paint_raider(painter, self.raider, box, Dress(theme.current()))


class Emblem(QWidget):
    """The disc of whoever decides."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour = 0
        self.setFixedSize(24, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the disc."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_emblem(painter, QPointF(12, 12), 11, theme.current().seat(self.colour))


class Handover(QFrame):
    """Says that somebody else than the samurai whose turn it is decides now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = PlainLabel(self)
        self.words.setWordWrap(True)
        self.words.setFont(typeface.font("sans", 11, 600))
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 3, 6, 4)
        row.addWidget(self.words)

    def say(self, text: str) -> None:
        """Say it, or nothing."""
        self.words.setText(text)
        self.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, with a bar at its left end."""
        colours = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.warn_tint))
        painter.fillRect(QRectF(0, 0, 3, self.height()), QColor(colours.warn))


class ChoiceStrip(QFrame):
    """Offers what whoever decides may do; while nobody here does, says who is awaited."""

    chosen = Signal(object)
    """The step that a person takes."""
    wants_result = Signal()

    def __init__(self, choosing: Choosing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("handStrip")
        self.choosing = choosing
        self.sitting: SevenSitting | None = None
        self.cards: list[ChoiceCard] = []
        self._words = QuestionWords(self)
        # What is said of advice, shortly and with more about it.
        self._hinted = ("", "")
        self.emblem = Emblem(self)
        self.name = PlainLabel(self)
        self.name.setFont(typeface.style("subtitle"))
        self.handover = Handover(self)
        self.said = PlainLabel(self)
        self.said.setObjectName("quiet")
        self.said.setFont(typeface.style("hint"))
        self.said.setWordWrap(True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.held = HeldCard(self)
        self.hint = PlainLabel(self)
        self.hint.setObjectName("hint")
        self.hint.setFont(typeface.style("small"))
        self.hint.setWordWrap(True)
        self.result_button = QPushButton(icon("flag"), self.tr("Show the result"), self)
        self.result_button.setAccessibleName(self.result_button.text())
        self.result_button.clicked.connect(self.wants_result)
        self._lay_out()
        choosing.changed.connect(self._build)
        choosing.looked.connect(self._show_current)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.emblem)
        head.addWidget(self.name, 1)
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addWidget(self.held)
        middle.addWidget(self.said, 1)
        self.about = QWidget(self)
        column = QVBoxLayout(self.about)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addLayout(head)
        column.addWidget(self.handover)
        column.addLayout(middle, 1)
        column.addWidget(self.hint)
        column.addWidget(self.result_button)
        inner = QWidget(self)
        inner.setObjectName("panel")
        self._row = QHBoxLayout(inner)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(9)
        self.area = QScrollArea(self)
        self.area.setWidget(inner)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, TOP, 12, BOTTOM)
        whole.setSpacing(12)
        whole.addWidget(self.about)
        whole.addWidget(self.area, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_low(is_low=False)

    def set_low(self, *, is_low: bool) -> None:
        """Do with little room, or take what there is."""
        self.setFixedHeight(LOW_HEIGHT if is_low else HEIGHT)
        self.about.setFixedWidth(NARROW_ABOUT if is_low else ABOUT)
        self.held.setFixedWidth(48 if is_low else 70)
        self.say_hint(*self._hinted)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: SevenSitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            for signal in (self.sitting.shown, self.sitting.thinking_changed):
                signal.disconnect(self.refresh)
        self.sitting = sitting
        if sitting is not None:
            for signal in (sitting.shown, sitting.thinking_changed):
                signal.connect(self.refresh)
        self._build()

    def refresh(self) -> None:
        """Say who decides and about what."""
        sitting = self.sitting
        if sitting is None:
            return
        siege = sitting.siege
        seat = siege.decider if siege.decider is not None else siege.active
        self.emblem.colour = sitting.seats[seat].colour
        self.emblem.update()
        self.name.setText(words.plain(siege.samurai[seat].name))
        self.handover.say(self._words.handed_over(sitting, siege))
        self.held.show_raider(siege.raider(siege.card) if siege.card is not None else None)
        self.said.setText(self._words.said(sitting, siege, self.choosing))
        self.result_button.setVisible(sitting.is_over)
        self.setAccessibleName(f"{self.name.text()}. {self.handover.words.text()} {self.said.text()}")

    def _build(self) -> None:
        """Lay out the answers that are open."""
        had_focus = any(card.hasFocus() for card in self.cards)
        empty(self._row)
        self.cards = []
        self.say_hint("")
        sitting = self.sitting
        for offer in self.choosing.offers if sitting is not None else ():
            assert sitting is not None
            colour = None if offer.seat is None else sitting.seats[offer.seat].colour
            card = ChoiceCard(offer, colour, self)
            card.clicked.connect(lambda _=False, offer=offer: self.chosen.emit(offer.step))
            card.looked.connect(self.choosing.look)
            self._row.addWidget(card, 100)
            card.show()
            self.cards.append(card)
        self._row.addStretch(1)
        self.refresh()
        self._show_current()
        # The cards have no places before they are laid out.
        QTimer.singleShot(0, self, self._show_current)
        if had_focus:
            self.setFocus()

    def _show_current(self) -> None:
        for card in self.cards:
            card.set_current(card.offer is self.choosing.current)
            if card.is_current:
                self.area.ensureWidgetVisible(card, 20, 0)

    def show_values(self, values: dict[int, str]) -> None:
        """Show what an agent gives for the answers."""
        found = self.choosing.values_of(values)
        for card in self.cards:
            card.show_value(found.get(card.offer.step, "") if card.offer.step is not None else "")

    def say_hint(self, text: str, more: str = "") -> None:
        """Say whose advice is shown, or that it is on its way; more about it where there is room, else in the tip."""
        self._hinted = (text, more)
        whole = f"{text}. {more}" if more and not text.endswith("…") else f"{text} {more}".rstrip()
        layout = self.about.layout()
        assert layout is not None
        for said in (whole, text):
            self.hint.setText(said)
            self.hint.setVisible(bool(said))
            layout.invalidate()
            if layout.totalHeightForWidth(self.about.width()) <= self.height() - TOP - BOTTOM:
                break
        self.hint.setToolTip(plain_tip(whole) if said != whole else "")
        self.hint.setAccessibleName(whole)

    def sizeHint(self) -> QSize:
        """Take all the width there is."""
        return QSize(900, self.height())

    # ------------------------------------------------------------ keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the answers by the arrows, give one by Enter, by its letter or its number."""
        key, current = event.key(), self.choosing.current
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.choosing.look_on(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current is not None:
            self.chosen.emit(current.step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the focus."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(QColor(theme.current().accent), 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
