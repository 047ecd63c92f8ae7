"""The choice of a heat map over a map that is drawn: how far tokens reach, or what a stored run has shown."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from engine import games
from workbench.background import Worker, alone
from workbench.lab.parts import parts_of
from workbench.widgets.plain_label import PlainLabel, plain_tip

if TYPE_CHECKING:
    from engine.maps.hexes import Hex
    from workbench.canvas.scene import Heat
    from workbench.lab.runs.archive import Archive

translate = QCoreApplication.translate

PAUSE_MS = 800


class HeatChoice(QWidget):
    """Lists the runs that were played on the shown board."""

    chosen = Signal(object)
    """The heat map of a run, or nothing for the reach of tokens."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._listing = Worker("heat runs", self)
        # The runs' index loads much for the first time: the map and its check come first.
        self._soon = QTimer(self, interval=PAUSE_MS, singleShot=True)
        self._soon.timeout.connect(self._list)
        self._reading = Worker("heat", self)
        self._board: dict[Hex, str] = {}
        self.source = QComboBox(self)
        self.measure = QComboBox(self)
        for choice, name in (
            (self.source, self.tr("Heat from")),
            (self.measure, self.tr("What the heat map shows")),
        ):
            choice.setAccessibleName(name)
            choice.setToolTip(name)
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(8)
        self.source.addItem(self.tr("Reach of tokens"), None)
        heat = parts_of(games.of_maps().name).board_heat
        for word, title in heat.measures.items() if heat is not None else ():
            self.measure.addItem(translate(*title), word)
        self.measure.setCurrentIndex(self.measure.findData(heat.usual) if heat is not None else -1)
        self.measure.hide()
        self.source.activated.connect(lambda _: self._choose())
        self.measure.activated.connect(lambda _: self._choose())
        label = PlainLabel(self.tr("Heat from"), self)
        label.setObjectName("hint")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 0, 14, 10)
        column.setSpacing(4)
        for part in (label, self.source, self.measure):
            column.addWidget(part)

    @cached_property
    def _archive(self) -> Archive:
        with alone():
            from engine.numbers.runs import Store
            from workbench.lab.runs.archive import Archive

            return Archive(Store())

    def show_board(self, board: dict[Hex, str]) -> None:
        """Offer the runs on a board of these spaces; another board forgets the run that was chosen."""
        if board == self._board:
            return
        self._board = board
        if self.source.currentIndex() > 0:
            self.source.setCurrentIndex(0)
            self._choose()
        self._soon.start()

    def take_over(self, other: HeatChoice) -> None:
        """Offer the same runs as another list, the same one chosen."""
        self._board = other._board
        for place in range(1, other.source.count()):
            self.source.addItem(other.source.itemText(place), other.source.itemData(place))
        self.source.setCurrentIndex(other.source.currentIndex())
        self.measure.setCurrentIndex(other.measure.currentIndex())
        self.measure.setHidden(other.measure.isHidden())

    def showEvent(self, event: QShowEvent) -> None:
        """Look for runs that were finished meanwhile."""
        super().showEvent(event)
        self._soon.start()

    def _list(self) -> None:
        board = self._board
        if board and self.isVisible():
            self._listing.ask(lambda: self._archive.boards_like(board), self._offer, lambda _: None)

    def _offer(self, found: list[tuple[str, int, str]]) -> None:
        kept = self.source.currentData()
        while self.source.count() > 1:
            self.source.removeItem(1)
        for name, number, words in found:
            self.source.addItem(words, (name, number))
        places = [self.source.itemData(place) for place in range(self.source.count())]
        self.source.setCurrentIndex(places.index(kept) if kept in places else 0)

    def _choose(self) -> None:
        chosen, measure = self.source.currentData(), self.measure.currentData()
        self.measure.setVisible(chosen is not None)
        self.source.setToolTip(plain_tip(self.source.currentText()))
        if chosen is None:
            self.chosen.emit(None)
            return

        name, number = chosen

        def work() -> Heat:
            return self._archive.heat(name, number, measure)

        self._reading.ask(work, self.chosen.emit, lambda _: self.chosen.emit(None))
