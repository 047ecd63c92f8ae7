"""The page of results: what the games of a run have shown, as cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.lab.cards.card import Legend
from workbench.lab.cards.duel import DuelCard
from workbench.lab.cards.game_wish import GameWish
from workbench.lab.cards.matrix import MatrixCard
from workbench.lab.cards.result_cards import (
    MOST_SERIES,
    EndsCard,
    LadderCard,
    SpreadCard,
    StrengthCard,
    WinsCard,
    names_of,
)
from workbench.lab.cards.rows import Weighed, in_rows
from workbench.lab.cards.sensitivity import SensitivityCard
from workbench.lab.parts import OwnCard, parts_of
from workbench.lab.words import UNPAIRED, labels_of, lineup_label, map_label, variant_label
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from engine.numbers.flips import Flip
    from workbench.lab.runs.findings import CellFindings, Exhibit, Findings

translate = QCoreApplication.translate

# Below this width cards stand in two columns.
TWO_COLUMNS = 980
COLUMNS = 32
LEAST_WIDTH = 290


class Results(QWidget):
    """The cards of one run, of a run on its way, or of several runs side by side."""

    wants_game = Signal(object)
    """The `GameWish` of a game to be opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.exhibit: Exhibit | None = None
        self.percent = 95
        self.is_final = True
        self._group: tuple[int, ...] = ()
        self._place = 0  # of the chosen cell in it
        self._arranged: tuple[bool, ...] = ()
        self._room = 0
        self._to_show: list[Callable[[], None]] = []
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._show_next)
        self.matrix = MatrixCard(self)
        self.matrix.chosen.connect(self._choose_cell)
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
        self._make_switches()
        self._lay_out()
        self.duel.wants_game.connect(self._ask_for_game)

    def _make_switches(self) -> None:
        self.group_choice = QComboBox(self)
        self.group_choice.setAccessibleName(self.tr("Map, players and line-up"))
        self.group_choice.activated.connect(lambda _: self._show_group())
        self.other_choice = QComboBox(self)
        self.other_choice.setAccessibleName(self.tr("Variant that is compared with the baseline"))
        self.other_choice.activated.connect(lambda _: self._show_cards())
        for choice in (self.group_choice, self.other_choice):
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def _lay_out(self) -> None:
        self.title = PlainLabel(self)
        self.title.setFont(typeface.style("title"))
        self.about = ElidedLabel(parent=self)
        self.about.setObjectName("hint")
        self.legend = Legend(self)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.title)
        head.addWidget(self.about, 1)
        head.addWidget(self.group_choice)
        head.addWidget(self.other_choice)
        head.addWidget(self.legend)
        self._grid = QGridLayout()
        self._grid.setSpacing(10)
        for number in range(COLUMNS):
            self._grid.setColumnStretch(number, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
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

    # ------------------------------------------------------------ what is shown

    @property
    def findings(self) -> Findings | None:
        """What the games have shown."""
        return self.exhibit.findings if self.exhibit else None

    def show_exhibit(self, exhibit: Exhibit, *, is_final: bool = True, in_turn: bool = False) -> None:
        """Show what a run has shown, perhaps on its way; of the same run the choices stay.

        With `in_turn` the cards follow one by one, so that the window has a moment between them.
        """
        self.is_final = is_final
        is_same = self.exhibit is not None and (
            [each.cell for each in exhibit.findings.cells]
            == [each.cell for each in self.exhibit.findings.cells]
        )
        self.exhibit = exhibit
        self.title.setText(exhibit.title)
        if not is_same:
            self._list_groups()
            self._show_group(in_turn=in_turn)
        else:
            self._show_cards(in_turn=in_turn)

    def forget(self) -> None:
        """Show nothing any more."""
        self._to_show.clear()
        self._turn.stop()
        self.exhibit = None

    @property
    def choices(self) -> tuple[int, int]:
        """The group and the variant that were chosen."""
        return self.group_choice.currentIndex(), self.other_choice.currentIndex()

    def choose(self, choices: tuple[int, int]) -> None:
        """Show another group and compare another variant, as far as they are there."""
        group, other = choices
        if 0 <= group < self.group_choice.count():
            self.group_choice.setCurrentIndex(group)
            self._show_group()
        if 0 <= other < self.other_choice.count():
            self.other_choice.setCurrentIndex(other)
            self._show_cards()

    def show_percent(self, percent: int) -> None:
        """Show intervals of another confidence."""
        self.percent = percent
        if self.exhibit is not None:
            self._show_cards()

    def _list_groups(self) -> None:
        assert self.findings is not None
        self.group_choice.clear()
        for group in self._groups():
            cell = self.findings.cells[group[0]].cell
            words = self.tr("{map}, {players} players, {lineup}")
            if not cell.map:
                words = self.tr("{players} players, {lineup}")
            shown = words.format(
                map=map_label(cell.map), players=cell.players, lineup=lineup_label(cell.lineup)
            )
            self.group_choice.addItem(shown)
        self.group_choice.setVisible(self.group_choice.count() > 1)

    def _groups(self) -> Sequence[tuple[int, ...]]:
        """Give the groups; runs that have nothing in common but their number of players stand side by side."""
        assert self.exhibit is not None
        findings = self.exhibit.findings
        cells = [each.cell for each in findings.cells]
        alone = all(len(group) == 1 for group in findings.groups)
        if len(self.exhibit.names) > 1 and alone and len({cell.players for cell in cells}) == 1:
            return (tuple(range(len(cells))),)
        return findings.groups

    def _all_groups(self) -> list[list[CellFindings]]:
        """Give the cells of all groups, the shown one first."""
        assert self.findings is not None
        groups = [self._group, *(group for group in self._groups() if group != self._group)]
        return [[self.findings.cells[number] for number in group] for group in groups]

    def _show_group(self, *, in_turn: bool = False) -> None:
        assert self.findings is not None
        self._group = self._groups()[max(0, self.group_choice.currentIndex())]
        self._place = 0
        names = names_of([self.findings.cells[number] for number in self._group])
        self.other_choice.clear()
        self.other_choice.addItems(names[1:])
        self.other_choice.setVisible(len(names) > 2)
        self._arranged = ()
        self._show_cards(in_turn=in_turn)

    @property
    def _shown(self) -> list[int]:
        """The cells that charts draw: all, or the baseline and the chosen one where they are many."""
        if len(self._group) <= MOST_SERIES:
            return list(self._group)
        return [self._group[0], self._group[1 + max(0, self.other_choice.currentIndex())]]

    def _show_cards(self, *, in_turn: bool = False) -> None:
        assert self.findings is not None
        shown = [self.findings.cells[number] for number in self._shown]
        self._take_game(shown[0].cell.game)
        group = [self.findings.cells[number] for number in self._group]
        self.legend.show_series(names_of(shown) if len(shown) > 1 else [])
        self._fit_legend()
        self.about.setText(self._sentence())
        chosen = group[min(self._place, len(group) - 1)]
        every, current = self.findings.cells, (max(0, self.group_choice.currentIndex()), self._place)
        self._to_show = [
            partial(self.matrix.show_run, every, self._groups(), current, self.percent),
            partial(self.wins.show_cells, shown, self.percent),
            self._show_duel,
            partial(self.ends.show_cells, group, self.percent),
            partial(self.length.show_cells, shown),
            *(partial(each.show_cells, group, self.percent) for each in self.own_cards if each.show_cells),
            *(
                partial(each.show_run, every, chosen, self.percent)
                for each in self.own_cards
                if each.show_run
            ),
            partial(self.strength.show_groups, self._all_groups(), self.percent),
            partial(self.ladder.show_cells, shown, self.percent),
            partial(self.sensitivity.show_group, group, self.percent),
            self._hide_replaced,
            self._arrange,
        ]
        if in_turn:
            self._turn.start()
        while self._to_show and not in_turn:
            self._show_next()

    def _hide_replaced(self) -> None:
        """Show the cards of every game but those that the matrix or the game's own say better."""
        replaced = parts_of(self._game).replaced
        self.wins.setVisible(self.matrix.isHidden() and "wins" not in replaced)
        self.ends.setVisible("ends" not in replaced)
        self.length.setVisible("length" not in replaced)

    def _choose_cell(self, group: int, place: int) -> None:
        """Show a group, one of its cells against the first."""
        self.group_choice.setCurrentIndex(group)
        self._show_group()
        self._place = place
        if place:
            self.other_choice.setCurrentIndex(place - 1)
        self._show_cards()

    @property
    def is_settled(self) -> bool:
        """Say whether all cards show what is known."""
        return not self._to_show

    def _show_next(self) -> None:
        if self._to_show:
            self._to_show.pop(0)()
        if not self._to_show:
            self._turn.stop()

    def _sentence(self) -> str:
        assert self.findings is not None
        cells = [self.findings.cells[number].cell for number in self._group]
        variants = list(dict.fromkeys(variant_label(cell) for cell in cells))
        said = (
            ", ".join(variants)
            if len(variants) < 4
            else self.tr("{count} variants").format(count=len(variants))
        )
        words = self.tr("{variants} on {map}, {players} players, {lineup}, seed {seed}")
        if not cells[0].map:
            words = self.tr("{variants}, {players} players, {lineup}, seed {seed}")
        return words.format(
            variants=said,
            map=", ".join(dict.fromkeys(map_label(cell.map) for cell in cells)),
            players=cells[0].players,
            lineup=lineup_label(cells[0].lineup),
            seed=cells[0].seed,
        )

    def _show_duel(self) -> None:
        from engine.numbers.flips import why_not_paired

        findings = self.findings
        assert findings is not None
        self.duel.setVisible(len(self._group) > 1)
        if len(self._group) < 2:
            return
        base, other = self._duellists
        cells = findings.cells[base].cell, findings.cells[other].cell
        pair = findings.pairs.get((base, other))
        one, two = labels_of(list(cells))
        if pair is None:
            reason = why_not_paired(*cells)
            self.duel.show_unpaired(translate("lab", UNPAIRED[reason]) if reason in UNPAIRED else "")
        else:
            self.duel.show_pair(pair, cells, (one, two), self.percent, is_final=self.is_final)

    @property
    def _duellists(self) -> tuple[int, int]:
        """The numbers of the cells in the duel."""
        return self._group[0], self._group[1 + max(0, self.other_choice.currentIndex())]

    # ------------------------------------------------------------ games

    def _ask_for_game(self, flip: Flip) -> None:
        assert self.findings is not None
        base, other = (self.findings.cells[number].cell for number in self._duellists)
        rows = self.duel.table.flips
        self.wants_game.emit(GameWish(base, other, flip, rows.partings.get(flip.number), rows.names))

    @property
    def has_flip(self) -> bool:
        """Say whether a game whose winner differs is selected."""
        return self.exhibit is not None and self.duel.isVisible() and self.duel.table.selected is not None

    def open_flip(self) -> None:
        """Open the selected game whose winner differs."""
        if (flip := self.duel.table.selected) is not None:
            self._ask_for_game(flip)

    # ------------------------------------------------------------ room

    def give_room(self, width: int) -> None:
        """Put the cards where there is room for them."""
        self._room = width
        self._fit_legend()
        self._arrange()

    def _fit_legend(self) -> None:
        """Leave the legend out where the heading has no room for it: charts name their series too."""
        others = [each for each in (self.title, self.group_choice, self.other_choice) if not each.isHidden()]
        beside = sum(each.sizeHint().width() + 10 for each in others)
        self.legend.setVisible(not self._room or beside + self.legend.width() <= self._room)

    def _arrange(self) -> None:
        is_wide = self._room >= TWO_COLUMNS
        wanted = (is_wide, *(not card.isHidden() for card in self.cards))
        if wanted == self._arranged:
            return
        self._arranged = wanted
        while self._grid.takeAt(0) is not None:
            pass
        own: list[Weighed] = [(each.card, each.width) for each in self.own_cards]
        for number, row in enumerate(in_rows(self._common, own, is_wide=is_wide)):
            at = 0
            weights = sum(weight for _, weight in row)
            for place, (card, weight) in enumerate(row):
                wide = COLUMNS - at if place == len(row) - 1 else round(COLUMNS * weight / weights)
                self._grid.addWidget(card, number, at, 1, wide)
                at += wide
        # Also while the page is hidden: what is in sight must not be as wide as it was before.
        layout = self.layout()
        if layout is not None:
            layout.activate()
