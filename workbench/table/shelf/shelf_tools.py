"""What is shown of the shelf and in which order: kinds of games, a filter, the game, the order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from engine.games import GAMES, facts_of
from workbench.dress.icons import icon
from workbench.table.form_rows import bare
from workbench.table.shelf.kept import Damaged, Kept
from workbench.table.shelf.shelf_words import seats_in
from workbench.widgets.plain_label import PlainLabel
from workbench.widgets.segment import Segment

ALL, UNFINISHED, FINISHED, PUZZLES = "all", "unfinished", "finished", "puzzles"
EVERY_GAME = ""
CARDS, LIST = "cards", "list"
# What the filter's field takes beside its words.
SIGNS = 48


class ShelfTools(QWidget):
    """Says which games are wanted, and in which order."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self.kind = ALL
        self.kinds = Segment(self.tr("Games"), self)
        self.kinds.chosen.connect(self.choose_kind)
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Filter by name, map, player"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.filter.setClearButtonEnabled(True)
        self.filter.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.filter.setMinimumWidth(130)
        self.filter.setMaximumWidth(260)
        self.game = QComboBox(self)
        self.game.setAccessibleName(self.tr("Game"))
        self.game.addItem(self.tr("all games"), EVERY_GAME)
        self.order = QComboBox(self)
        self.order.setAccessibleName(self.tr("Order"))
        for word, title in (
            ("played", self.tr("last played")),
            ("begun", self.tr("last begun")),
            ("title", self.tr("name")),
        ):
            self.order.addItem(title, word)
        self.filter.textChanged.connect(lambda _: self.changed.emit())
        for box in (self.game, self.order):
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
        order = PlainLabel(self.tr("Order"), self)
        order.setObjectName("hint")
        self._row, self._below = bare(QHBoxLayout(), 10), bare(QHBoxLayout(), 10)
        self._row.addWidget(self.kinds)
        self._row.addWidget(self.filter, 1)
        self._row.addWidget(self.game)
        self._row.addStretch(1)
        self._row.addWidget(order)
        self._row.addWidget(self.order)
        self._row.addWidget(self._view_switch())
        self._below.addStretch(1)
        rows = bare(QVBoxLayout(self), 10)
        rows.addLayout(self._row)
        rows.addLayout(self._below)
        self._always = (self.kinds, order, self.order, self.views)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have as many rows as the words need."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the filter and the choice of a game below where their row would have to cut words off."""
        parts = [*self._always, *([] if self.game.isHidden() else [self.game])]
        gaps = self._row.spacing() * (len(parts) + 1)
        asked = self.filter.fontMetrics().horizontalAdvance(self.filter.placeholderText()) + SIGNS
        needed = sum(part.sizeHint().width() for part in parts) + asked + gaps
        margins = self.contentsMargins()
        is_short = needed > self.width() - margins.left() - margins.right()
        if is_short == (self._below.indexOf(self.filter) >= 0):
            return
        there, here = (self._row, self._below) if is_short else (self._below, self._row)
        for place, part in enumerate((self.filter, self.game)):
            there.removeWidget(part)
            here.insertWidget(place if is_short else place + 1, part, 1 - place)

    def _view_switch(self) -> Segment:
        self.view = CARDS
        self.views = Segment(self.tr("View"), self)
        titles = {CARDS: self.tr("Cards"), LIST: self.tr("List")}
        self.views.show_choices(titles, {CARDS: "map", LIST: "csv"})
        self.views.set_labelled(False)
        self.views.show_chosen(self.view)
        self.views.chosen.connect(self.choose_view)
        return self.views

    def choose_view(self, view: str) -> None:
        """Show the games as cards, or as rows of a list."""
        if view in (CARDS, LIST) and view != self.view:
            self.view = view
            self.views.show_chosen(view)
            self.changed.emit()

    def show_games(self, games: Sequence[Kept | Damaged]) -> None:
        """Say how many games there are of each kind, and which can be told apart."""
        kept = [game for game in games if isinstance(game, Kept)]
        over, puzzles = sum(game.is_over for game in kept), sum(game.is_puzzle for game in kept)
        titles = {
            ALL: self.tr("All {count}").format(count=len(games)),
            UNFINISHED: self.tr("Unfinished {count}").format(count=len(games) - over),
            FINISHED: self.tr("Finished {count}").format(count=over),
        }
        if puzzles:
            titles[PUZZLES] = self.tr("Puzzles {count}").format(count=puzzles)
        self.kind = self.kind if self.kind in titles else ALL
        self.kinds.show_choices(titles)
        for word, button in self.kinds.buttons.items():
            button.setText(titles[word])
        self.kinds.set_labelled(True)
        self.kinds.show_chosen(self.kind)
        self._list_games({game.game for game in kept})
        self._arrange()

    def _list_games(self, there: set[str]) -> None:
        names, chosen = [name for name in GAMES if name in there], self.game.currentData()
        self.game.blockSignals(True)
        while self.game.count() > 1:
            self.game.removeItem(1)
        for name in names:
            self.game.addItem(facts_of(name).title, name)
        self.game.setCurrentIndex(max(self.game.findData(chosen), 0))
        self.game.blockSignals(False)
        self.game.setVisible(len(names) > 1)

    def choose_kind(self, word: str) -> None:
        """Show only games of a kind."""
        self.kind = word
        self.kinds.show_chosen(word)
        self.changed.emit()

    def take_over(self, old: ShelfTools) -> None:
        """Want what other tools want."""
        self.kind = old.kind
        self.choose_view(old.view)
        self.filter.setText(old.filter.text())
        self.game.blockSignals(True)
        self.game.addItem("", old.game.currentData())
        self.game.setCurrentIndex(self.game.findData(old.game.currentData()))
        self.game.blockSignals(False)
        self.order.setCurrentIndex(old.order.currentIndex())

    def is_wanted(self, game: Kept | Damaged) -> bool:
        """Say whether a game is to be shown."""
        text = self.filter.text().strip().casefold()
        if isinstance(game, Damaged):
            return self.kind in (ALL, UNFINISHED) and not text
        if self.game.currentData() not in (EVERY_GAME, game.game):
            return False
        if self.kind == PUZZLES and not game.is_puzzle:
            return False
        if self.kind in (FINISHED, UNFINISHED) and (self.kind == FINISHED) != game.is_over:
            return False
        words = [game.title, game.variant, game.map_name, *(seat.name for seat in seats_in(game))]
        return text in " ".join(words).casefold()

    def ordered(self, games: Sequence[Kept | Damaged]) -> list[Kept | Damaged]:
        """Give the games that are wanted, in the order that is wanted."""
        wanted = [game for game in games if self.is_wanted(game)]
        word = self.order.currentData()
        if word == "title":
            wanted.sort(key=lambda game: game.title.casefold() if isinstance(game, Kept) else "")
        elif word == "begun":
            wanted.sort(key=lambda game: -game.origin.begun if isinstance(game, Kept) else 0)
        return wanted
