"""The page of the shelf: all games and branches, each with its picture; gone on with, renamed, thrown away."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.table.form_rows import bare
from workbench.table.shelf.arrangement import Stand, arranged, depth_of, parent_of
from workbench.table.shelf.detail import WIDTH as DETAIL_WIDTH
from workbench.table.shelf.detail import Detail
from workbench.table.shelf.game_card import HEIGHT, GameCard
from workbench.table.shelf.game_card import WIDTH as CARD_WIDTH
from workbench.table.shelf.game_entry import GameEntry
from workbench.table.shelf.game_row import HEIGHT as ROW_HEIGHT
from workbench.table.shelf.game_row import GameRow
from workbench.table.shelf.joints import GAP, Joints
from workbench.table.shelf.kept import Damaged, Kept
from workbench.table.shelf.position_tile import PositionTile
from workbench.table.shelf.shelf_tools import LIST, ShelfTools
from workbench.table.shelf.shelf_words import ShelfWords
from workbench.table.shelf.store import Store
from workbench.widgets.plain_label import PlainLabel

ROW_GAP, SIDE = 24, 28
AT_ONCE = 60


class ShelfPage(QWidget):
    """Lists the games of a store; what a person wants with one is told to whoever owns the page."""

    wants_game = Signal(str)
    """The key of the game to go on with."""
    wants_branch = Signal(str)
    wants_file = Signal(str)
    wants_analysis = Signal(str)
    wants_new = Signal()
    wants_record = Signal()
    wants_position = Signal()
    wants_feedback = Signal()
    threw_away = Signal(str)
    """The title of a game that was thrown away."""
    brought_back = Signal()
    changed = Signal()
    """Something was thrown away, brought back or renamed, or another game is chosen."""

    def __init__(self, store: Store, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self.store = store
        self.games: list[Kept | Damaged] = []
        self.cards: dict[str, GameEntry] = {}
        self.thrown_away: list[tuple[str, str]] = []
        self._chosen = ""
        self._stands: list[Stand] = []
        self._columns = 3
        self._most = AT_ONCE
        self._words = ShelfWords(self)
        self.tools = ShelfTools(self)
        self.tools.changed.connect(self._show)
        self.detail = Detail(self)
        self._connect_detail()
        self._lay_out()

    def _connect_detail(self) -> None:
        self.detail.resumed.connect(self.wants_game)
        self.detail.wants_branch.connect(self.wants_branch)
        self.detail.wants_file.connect(self.wants_file)
        self.detail.wants_analysis.connect(self.wants_analysis)
        self.detail.deleted.connect(self.delete)
        self.detail.chosen.connect(self.choose)
        self.detail.closed.connect(self.detail.hide)

    def _lay_out(self) -> None:
        heading = PlainLabel(self.tr("Games on the shelf"), self)
        heading.setFont(typeface.style("title"))
        self.record_button = QPushButton(icon("open"), self.tr("Open a record…"), self)
        self.new_button = QPushButton(icon("plus", "on_accent"), self.tr("New game"), self)
        self.new_button.setObjectName("primary")
        self.record_button.clicked.connect(self.wants_record)
        self.new_button.clicked.connect(self.wants_new)
        top = bare(QHBoxLayout(), 8)
        top.addWidget(heading)
        top.addStretch(1)
        self.feedback_button = QPushButton(icon("note"), self.tr("Feedback"), self)
        self.feedback_button.setToolTip(self.tr("What players said after their games, by variant"))
        self.feedback_button.clicked.connect(self.wants_feedback)
        top.addWidget(self.feedback_button)
        top.addWidget(self.record_button)
        top.addWidget(self.new_button)
        self.board = Joints(self)
        self.area = QScrollArea(self)
        self.area.setObjectName("welcome")
        self.area.setWidget(self.board)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(self.tr("Games on the shelf"))
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.viewport().installEventFilter(self)
        self.position_tile = PositionTile(self.board)
        self.position_tile.clicked.connect(self.wants_position)
        self.nothing = PlainLabel(self.board)
        self.nothing.setObjectName("hint")
        self.more_button = QPushButton(self.board)
        self.more_button.clicked.connect(self._show_more)
        column = bare(QVBoxLayout(), 14)
        column.setContentsMargins(SIDE, 18, 0, 0)
        top.setContentsMargins(0, 0, SIDE, 0)
        self.tools.setContentsMargins(0, 0, SIDE, 0)
        column.addLayout(top)
        column.addWidget(self.tools)
        column.addWidget(self.area, 1)
        self._across = bare(QHBoxLayout(self), 0)
        self._across.addLayout(column, 1)
        self._across.addWidget(self.detail)

    # ------------------------------------------------------------ what is shown

    def refresh(self) -> None:
        """Look again at what the store holds."""
        self.games = self.store.games()
        self.tools.show_games(self.games)
        self._show()

    def _show_more(self) -> None:
        self._most += AT_ONCE
        self._show()

    def _show(self) -> None:
        """Lay the cards out anew: as many columns as fit, the branches beside what they come from."""
        had_focus = any(card.hasFocus() for card in self.cards.values())
        scrolled = self.area.verticalScrollBar().value()
        # The focus wanders while cards go; that chooses nothing, and where the page stood it stands again.
        for card in self.cards.values():
            card.blockSignals(True)
        for card in self.cards.values():
            card.hide()
            card.deleteLater()
        there = {game.key for game in self.games}
        self._stands = arranged(self.tools.ordered(self.games), 1 if self.is_list else self._columns)
        self.cards = {}
        for stand in self._stands[: self._most]:
            self.cards[stand.game.key] = self._card(stand.game, there)
        if self._chosen not in self.cards:
            self._chosen = next(iter(self.cards), "")
        rest = len(self._stands) - len(self.cards)
        self.more_button.setText(self.tr("%n more game(s)", "", rest))
        self.more_button.setVisible(rest > 0)
        self.nothing.setVisible(not self.cards)
        self.nothing.setText(
            self.tr("No game fits the filter.")
            if self.games
            else self.tr("The shelf is empty: a game stands here from its first move on.")
        )
        self._place()
        self._show_chosen()
        self.area.verticalScrollBar().setValue(scrolled)
        if had_focus and self._chosen in self.cards:
            self.cards[self._chosen].setFocus()
            self.area.ensureWidgetVisible(self.cards[self._chosen], 0, 20)

    @property
    def is_list(self) -> bool:
        """Say whether the games stand in a list instead of on cards."""
        return self.tools.view == LIST

    def _card(self, game: Kept | Damaged, there: set[str]) -> GameEntry:
        branch = ""
        if isinstance(game, Kept):
            branch = self._words.branch(game, is_parent_there=parent_of(game) in there)
        card: GameEntry
        if self.is_list:
            wanted = [stand.game for stand in self._stands]
            most = max((each.players for each in wanted if isinstance(each, Kept)), default=0)
            card = GameRow(game, branch, self._words, depth_of(game, wanted), self.board, most_players=most)
        else:
            card = GameCard(game, branch, self._words, self.board)
        card.chosen.connect(self.choose)
        card.resumed.connect(self.wants_game)
        card.renamed.connect(self.rename)
        card.deleted.connect(self.delete)
        card.wants_more.connect(self.show_detail)
        card.installEventFilter(self)
        card.show()
        return card

    def _place(self) -> None:
        room = self.area.viewport().width() - SIDE
        self.board.joints = []
        bottom = self._place_rows(room) if self.is_list else self._place_cards(room)
        self.nothing.setGeometry(0, 8, room, 24)
        self.more_button.setGeometry(0, bottom, 220, 30)
        self.board.resize(room + SIDE, bottom + (44 if self.more_button.isVisibleTo(self.board) else 8))
        self.board.update()

    def _place_rows(self, room: int) -> int:
        """Put the rows of the list below each other and give where they end."""
        for stand in self._stands[: len(self.cards)]:
            self.cards[stand.game.key].setGeometry(0, stand.row * ROW_HEIGHT + 2, room, ROW_HEIGHT)
        top = len(self.cards) * ROW_HEIGHT + 14 if self.cards else 40
        self.position_tile.setGeometry(0, top, min(room, CARD_WIDTH), HEIGHT - 60)
        return top + HEIGHT - 60 + ROW_GAP

    def _place_cards(self, room: int) -> int:
        """Put the cards side by side, branches joined to what they come from, and give where they end."""
        wide = max((room - GAP * (self._columns - 1)) // self._columns, 200)
        rows = 0
        for stand in self._stands[: len(self.cards)]:
            x, y = stand.column * (wide + GAP), stand.row * (HEIGHT + ROW_GAP) + 2
            self.cards[stand.game.key].setGeometry(x, y, wide, HEIGHT)
            rows = stand.row + 1
            if stand.is_joined and isinstance(stand.game, Kept):
                self.board.joints.append((QPointF(x - GAP, y + 70), stand.game.origin.from_turn))
        last = self._stands[len(self.cards) - 1] if self.cards else None
        row, column = divmod(last.row * self._columns + last.column + 1, self._columns) if last else (0, 0)
        self.position_tile.setGeometry(
            column * (wide + GAP), row * (HEIGHT + ROW_GAP) + (2 if last else 40), wide, HEIGHT
        )
        return max(rows, row + 1) * (HEIGHT + ROW_GAP) + (0 if last else 40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand in two columns where the window is narrow; the details then lie over the cards when asked for."""
        super().resizeEvent(event)
        is_narrow = self.window().width() < theme.NARROW
        columns = 2 if is_narrow else 3
        if is_narrow != (self._across.indexOf(self.detail) < 0):
            if is_narrow:
                self._across.removeWidget(self.detail)
                self.detail.hide()
            else:
                self._across.addWidget(self.detail)
                self.detail.show()
        self.detail.close_button.setVisible(is_narrow)
        if is_narrow:
            self.detail.setGeometry(self.width() - DETAIL_WIDTH, 0, DETAIL_WIDTH, self.height())
            self.detail.raise_()
        if columns != self._columns:
            self._columns = columns
            self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the cards the room that there is, and take their keys before the area scrolls by them."""
        if watched is self.area.viewport() and event.type() is QEvent.Type.Resize:
            self._place()
        if isinstance(watched, GameEntry) and isinstance(event, QKeyEvent):
            return event.type() is QEvent.Type.KeyPress and self._take_key(watched, event)
        return False

    def take_over(self, old: ShelfPage) -> None:
        """Show what another page shows, and bring back what was thrown away there."""
        self.thrown_away, self._chosen = old.thrown_away, old._chosen
        self.tools.take_over(old.tools)
        self.refresh()

    # ------------------------------------------------------------ the chosen game

    @property
    def chosen(self) -> Kept | Damaged | None:
        """The game that keys speak to."""
        return self.cards[self._chosen].game if self._chosen in self.cards else None

    def choose(self, key: str) -> None:
        """Choose a game."""
        if key != self._chosen and key in self.cards:
            self._chosen = key
            self._show_chosen()

    def _show_chosen(self) -> None:
        for key, card in self.cards.items():
            card.show_chosen(key == self._chosen)
        self.detail.show_game(self.chosen, self.games)
        self.changed.emit()

    def show_detail(self, key: str) -> None:
        """Show all about a game, over the cards where there is no room beside them."""
        self.choose(key)
        self.detail.show()
        self.detail.raise_()

    def rename(self, key: str, title: str) -> None:
        """Give a game another title."""
        game = self.store.find(key)
        if isinstance(game, Kept):
            self.store.rename(game, title)
            self.refresh()

    def delete(self, key: str) -> None:
        """Throw a game away; it can be brought back."""
        game = next((each for each in self.games if each.key == key), None)
        if game is None:
            return
        keys = list(self.cards)
        self.store.delete(key)
        self.thrown_away.append((key, game.title if isinstance(game, Kept) else key))
        if key in keys:
            following = keys[keys.index(key) + 1 :] or keys[: keys.index(key)][-1:]
            self._chosen = following[0] if following else ""
        self.refresh()
        self.focus_target.setFocus()
        self.threw_away.emit(self.thrown_away[-1][1])

    def bring_back(self) -> None:
        """Put back what was thrown away last."""
        if self.thrown_away:
            self._chosen, _ = self.thrown_away.pop()
            self.store.bring_back(self._chosen)
            chosen = self._chosen
            self.refresh()
            self.choose(chosen)
            self.brought_back.emit()

    # ------------------------------------------------------------ keyboard

    @property
    def focus_target(self) -> QWidget:
        """Give the chosen game, or where a first one is begun."""
        return self.cards.get(self._chosen) or self.new_button

    def status(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Say how many games there are and what the keys do, and where they lie."""
        branches = sum(bool(parent_of(game)) for game in self.games)
        counts = self.tr("%n game(s)", "", len(self.games))
        if branches:
            counts = self.tr("{games}, %n of them branch(es)", "", branches).format(games=counts)
        keys = self.tr(
            "Arrows walk the shelf · Enter resumes · F2 renames · Delete asks nothing, Ctrl+Z brings back"
        )
        return (counts, keys), (self.tr("Shelf in {folder}").format(folder=_short(self.store.folder)),)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that has the keys: Qt's buttons take Enter in dialogs only."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def _take_key(self, card: GameEntry, event: QKeyEvent) -> bool:
        """Walk by arrows, go on by Enter, rename by F2, throw away by Delete; say whether the key was one of them."""
        deeds: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Return: partial(self._resume, card),
            Qt.Key.Key_Enter: partial(self._resume, card),
            Qt.Key.Key_F2: card.rename,
            Qt.Key.Key_Delete: partial(self.delete, card.game.key),
            Qt.Key.Key_Left: partial(self._step, -1, 0),
            Qt.Key.Key_Right: partial(self._step, 1, 0),
            Qt.Key.Key_Up: partial(self._step, 0, -1),
            Qt.Key.Key_Down: partial(self._step, 0, 1),
        }
        deed = deeds.get(Qt.Key(event.key()))
        if deed is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        deed()
        return True

    def _resume(self, card: GameEntry) -> None:
        if isinstance(card.game, Kept):
            self.wants_game.emit(card.game.key)

    def _step(self, across: int, down: int) -> None:
        """Go to the next card, or to the nearest one of the next row."""
        keys = list(self.cards)
        here = keys.index(self._chosen)
        if across:
            target = here + across
        else:
            stand = self._stands[here]
            row = [n for n in range(len(keys)) if self._stands[n].row == stand.row + down]
            target = min(row, key=lambda n: abs(self._stands[n].column - stand.column), default=-1)
        if 0 <= target < len(keys):
            card = self.cards[keys[target]]
            card.setFocus()
            self.area.ensureWidgetVisible(card, 0, 20)


def _short(folder: Path) -> str:
    home = Path.home()
    return f"~/{folder.relative_to(home)}" if folder.is_relative_to(home) else str(folder)
