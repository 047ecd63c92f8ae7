"""The buttons beside the own hand: what is aimed at, and every other action of a turn."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from workbench.dress.icons import icon
from workbench.games.naishi.table.gesture import Gesture
from workbench.games.naishi.table.options import DECLARE, DECREE, DISCARD, RECALL, SWAP
from workbench.games.naishi.table.reasons import Reasons
from workbench.games.naishi.table.side.turn_words import TurnWords
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.widgets.plain_label import plain_tip

GLYPHS = {SWAP: "exchange", DISCARD: "wash", DECREE: "decree", RECALL: "recall", DECLARE: "gong"}
# What a button takes beside its words: the icon and the room around.
PADDING = 40
KEYS = {SWAP: "S", DISCARD: "D", DECREE: "I", RECALL: "R", DECLARE: "E"}


class Deeds(QWidget):
    """One large button for what is aimed at or the end of the turn, and one for each other kind of move."""

    wants_place = Signal()
    wants_kind = Signal(str)
    wants_hide = Signal()

    def __init__(self, gesture: Gesture, reasons: Reasons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Actions"))
        self.gesture, self.reasons = gesture, reasons
        self.words = TurnWords(self)
        self.main = self._button("", "")
        self.main.setObjectName("primary")
        self.main.clicked.connect(self.wants_place)
        self._titles = {
            DISCARD: "",
            SWAP: self.tr("Swap two"),
            DECREE: self.tr("Decree"),
            RECALL: self.tr("Recall"),
            DECLARE: self.tr("Declare"),
        }
        self._about = {
            DISCARD: self.tr("An emissary discards open cards of the river, before or after developing."),
            SWAP: self.tr("An emissary swaps two cards, before or after developing."),
            DECREE: self.tr(
                "As your turn: exchange the two row or hand cards of a column with the other seat."
            ),
            RECALL: self.tr("As your turn: take your emissaries back from court."),
            DECLARE: self.tr("As your turn: declare the end; the other seat has one last turn."),
        }
        self.kinds = {kind: self._kind(kind) for kind in self._titles}
        self.hide_button = self._button(self.tr("Hide"), "hide")
        self.hide_button.clicked.connect(self.wants_hide)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        grid.addWidget(self.main, 0, 0, 1, 2)
        small = [*self.kinds.values(), self.hide_button]
        for number, button in enumerate(small):
            grid.addWidget(button, 1 + number // 2, number % 2)
        grid.setRowStretch(5, 1)

    def _button(self, text: str, glyph: str) -> QPushButton:
        button = QPushButton(text, self)
        if glyph:
            button.setIcon(icon(glyph))
            button.setIconSize(QSize(16, 16))
        button.setAccessibleName(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return button

    def _kind(self, kind: str) -> QPushButton:
        button = self._button(self._titles[kind], GLYPHS[kind])
        button.setCheckable(kind in (SWAP, DISCARD, DECREE))
        button.clicked.connect(lambda: self.wants_kind.emit(kind))
        return button

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: NaishiSitting | None, *, is_hidden: bool) -> None:
        """Show what can be done now."""
        gesture = self.gesture
        if sitting is None:
            return
        is_mine = gesture.is_on and not is_hidden
        counts = (self.tr("Discard one"), self.tr("Discard two"), self.tr("Discard three"))
        self._titles[DISCARD] = counts[int(sitting.rules.variant["discard"]["cards"]) - 1]
        for kind, button in self.kinds.items():
            can = is_mine and gesture.options.has(kind)
            button.setEnabled(can)
            button.setAccessibleName(self._titles[kind])
            button.setChecked(can and gesture.mode == kind)
            reason = self.reasons.of_kind(kind) if is_mine else ""
            key = self.tr("Key: {key}").format(key=KEYS[kind])
            tip = reason or f"{self._about[kind]}\n{key}"
            button.setToolTip(plain_tip(f"{self._titles[kind]}\n{tip}"))
            button.setAccessibleDescription(tip)
        self._show_main(sitting, is_mine=is_mine)
        words = self.tr("Show") if is_hidden else self.tr("Hide")
        self.hide_button.setIcon(icon("eye" if is_hidden else "hide"))
        self.hide_button.setAccessibleName(words)
        self.hide_button.setToolTip(f"{words}\n" + self.tr("Key: {key}").format(key=self.tr("Space bar")))
        self.hide_button.setEnabled(not sitting.sees_all and not sitting.is_over)
        self._fit()

    def _show_main(self, sitting: NaishiSitting, *, is_mine: bool) -> None:
        gesture = self.gesture
        deed, end = gesture.aimed, gesture.options.end
        if sitting.is_over:
            text, is_on = self.tr("Show the result"), True
        elif is_mine and deed is not None:
            text, is_on = self.words.deed(sitting, deed), True
        elif is_mine and end is not None and gesture.mode == gesture.usual_mode:
            ended = next(deed for deed, move in gesture.options.moves.items() if move == end)
            text, is_on = self.words.deed(sitting, ended), True
        else:
            text, is_on = self.tr("Give") if sitting.phase == "give" else self.tr("Develop"), False
        self.main.setText(text)
        self.main.setAccessibleName(text)
        self.main.setEnabled(is_on)

    # ------------------------------------------------------------ room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the buttons words where there is room for all of them."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = (self.width() - 6) / 2
        texts = {self.kinds[kind]: title for kind, title in self._titles.items()}
        texts[self.hide_button] = self.hide_button.accessibleName()
        for button, text in texts.items():
            button.setText(text if self.fontMetrics().horizontalAdvance(text) + PADDING <= room else "")
