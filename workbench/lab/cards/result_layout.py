"""Which cards results have, and where they stand."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.lab.cards.cell_detail import CellDetail
from workbench.lab.cards.duel import DuelCard
from workbench.lab.cards.matrix import MatrixCard
from workbench.lab.cards.numbers import NumbersCard
from workbench.lab.cards.result_cards import EndsCard, LadderCard, SpreadCard, StrengthCard, WinsCard
from workbench.lab.cards.results_head import ResultsHead
from workbench.lab.cards.rows import CardGrid, Weighed, in_rows
from workbench.lab.cards.sensitivity import SensitivityCard
from workbench.lab.parts import OwnCard, parts_of

# Below this width cards stand in two columns.
TWO_COLUMNS = 980
LEAST_WIDTH = 290


class ResultLayout(QWidget):
    """The cards of every game and those of the shown one, in rows as wide as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._arranged: tuple[bool, ...] = ()
        self._room = 0
        self.head = ResultsHead(self)
        self.matrix = MatrixCard(self)
        self.cell = CellDetail(self)
        # Where the window is narrow the cell stands elsewhere, and takes no room here.
        self.holds_cell = True
        self.numbers = NumbersCard(self)
        self.wins = WinsCard(self)
        self.duel = DuelCard(self)
        self.ends = EndsCard(self)
        self.length = SpreadCard(self)
        self.strength = StrengthCard(self)
        self.ladder = LadderCard(self)
        self.sensitivity = SensitivityCard(self)
        # The cards of the game that is shown.
        self._game = ""
        self.own_cards: tuple[OwnCard, ...] = ()
        # Long words of another card must not squeeze these until nothing can be read.
        for card in (self.wins, self.ends):
            card.setMinimumWidth(LEAST_WIDTH)
        self._lay_out()

    def _lay_out(self) -> None:
        self._grid = CardGrid()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.matrix.conclusion)
        column.addWidget(self.head)
        self.head.hold(self.matrix.axes)
        column.addLayout(self._grid, 1)

    @property
    def cards(self) -> tuple[QWidget, ...]:
        """All cards, those of every game and those of the shown one."""
        own = (each.card for each in self.own_cards)
        return (*self._common.values(), *own)

    @property
    def _common(self) -> dict[str, QWidget]:
        """The cards of every game by name."""
        return {
            "matrix": self.matrix,
            "cell": self.cell,
            "choices": self.head.choices,
            "numbers": self.numbers,
            "wins": self.wins,
            "duel": self.duel,
            "ends": self.ends,
            "length": self.length,
            "strength": self.strength,
            "sensitivity": self.sensitivity,
            "ladder": self.ladder,
        }

    def _take_game(self, game: str) -> None:
        """Have the cards of another game."""
        if game == self._game:
            return
        for each in self.own_cards:
            each.card.hide()
            each.card.deleteLater()
        made = parts_of(game).cards
        self._game, self.own_cards = game, tuple(made(self)) if made is not None else ()
        self._arranged = ()

    # ------------------------------------------------------------ room

    def hold_cell(self, *, is_held: bool) -> None:
        """Have the cell among the cards, or leave it to somebody else."""
        self.holds_cell = is_held
        if not self.matrix.isHidden():
            self.cell.show()
        self._arrange()

    def give_room(self, width: int) -> None:
        """Put the cards where there is room for them."""
        self._room = width
        self.head.fit_legend(width)
        self._arrange()

    def _arrange(self) -> None:
        is_wide = self._room >= TWO_COLUMNS
        wanted = (is_wide, self.holds_cell, *(not card.isHidden() for card in self.cards))
        if wanted == self._arranged:
            return
        self._arranged = wanted
        if is_wide:
            self.head.hold(self.matrix.axes)
        else:
            self.matrix.hold_axes()
        own: list[Weighed] = [(each.card, each.width) for each in self.own_cards]
        self._grid.set_rows(in_rows(self._common, own, is_wide=is_wide, is_folded=not self.holds_cell))
        # Also while the page is hidden: what is in sight must not be as wide as it was before.
        layout = self.layout()
        if layout is not None:
            layout.activate()
