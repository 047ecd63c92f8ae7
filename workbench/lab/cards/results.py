"""The page of results: what the games of a run have shown, as cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from engine.numbers import overview
from workbench.lab.cards.game_wish import GameWish
from workbench.lab.cards.result_cards import MOST_SERIES, names_of
from workbench.lab.cards.result_layout import ResultLayout
from workbench.lab.cards.results_head import PAIR
from workbench.lab.cards.selection import Group, Selection, groups_of
from workbench.lab.parts import parts_of
from workbench.lab.words import UNPAIRED, labels_of

if TYPE_CHECKING:
    from engine.numbers.flips import Flip
    from workbench.lab.runs.findings import CellFindings, Exhibit, Findings, PairFindings

translate = QCoreApplication.translate


class Results(ResultLayout):
    """The cards of one run, of a run on its way, or of several runs side by side."""

    wants_game = Signal(object)
    """The `GameWish` of a game to be opened."""
    wants_pair = Signal(int, int)
    """The numbers of two cells to compare game by game, the baseline first."""
    shown_whole = Signal(bool)
    """A run is shown, with a matrix of all its cells or without."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.exhibit: Exhibit | None = None
        self.percent = 95
        self.is_final = True
        self.selection: Selection | None = None
        # Pairs that were compared because somebody looked at them; those of the baseline come with the findings.
        self._compared: dict[tuple[int, int], PairFindings] = {}
        self._to_show: list[Callable[[], None]] = []
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._show_next)
        self._connect()

    def _connect(self) -> None:
        self.duel.wants_game.connect(self._ask_for_game)
        self.matrix.chosen.connect(self.choose_cell)
        self.matrix.paired.connect(self.show_pair)
        self.matrix.based.connect(self.choose_baseline)
        self.matrix.turned.connect(self._show_cell)
        self.cell.based.connect(lambda: self.choose_baseline(self._duellists[1]))
        self.cell.examined.connect(lambda: self.matrix.examined.emit(self._looked_at))
        self.head.group_chosen.connect(lambda _: self._show_group())
        self.head.other_chosen.connect(self._choose_other)
        self.head.base_chosen.connect(self.choose_baseline)

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
        self.head.title.setText(exhibit.title)
        if not is_same:
            self._compared.clear()
            self.selection = None
            self.head.list_groups(exhibit.findings, groups_of(exhibit))
            self._show_group(in_turn=in_turn)
        else:
            self._show_cards(in_turn=in_turn)

    def forget(self) -> None:
        """Show nothing any more."""
        self._to_show.clear()
        self._turn.stop()
        self.exhibit = None

    @property
    def choices(self) -> tuple[Group, int, str, bool]:
        """What was chosen: the cells, the one looked at, the baseline, and whether two cells stand side by side."""
        chosen = self.selection
        return (
            ((), 0, "", False)
            if chosen is None
            else (chosen.group, chosen.chosen, chosen.base, chosen.is_pair)
        )

    def choose(self, choices: tuple[Group, int, str, bool]) -> None:
        """Show what was chosen before, as far as it is there."""
        group, chosen, base, is_pair = choices
        if self.selection is None:
            return
        self.selection = replace(self.selection, base=base)
        if is_pair:
            self.show_pair(*group)
        elif group in (self.head.groups.itemData(place) for place in range(self.head.groups.count())):
            self.choose_cell(chosen)

    def show_percent(self, percent: int) -> None:
        """Show intervals of another confidence."""
        self.percent = percent
        if self.exhibit is not None:
            self._show_cards()

    def _all_groups(self) -> list[list[CellFindings]]:
        """Give the cells of all groups, the shown one first."""
        assert self.exhibit is not None and self.selection is not None
        shown = self.selection
        groups = [
            shown.ordered,
            *(replace(shown, group=each).ordered for each in groups_of(self.exhibit) if each != shown.group),
        ]
        return [[self.exhibit.findings.cells[number] for number in group] for group in groups]

    # ------------------------------------------------------------ choosing

    def choose_cell(self, number: int) -> None:
        """Show a cell with its group: it is compared with its baseline, or is the baseline."""
        for place in range(self.head.groups.count()):
            group = self.head.groups.itemData(place)
            if number in group and not self.head.groups.itemData(place, PAIR):
                self.head.groups.setCurrentIndex(place)
                self._show_group(chosen=number)
                return

    def show_pair(self, one: int, other: int) -> None:
        """Show any two cells side by side."""
        assert self.findings is not None
        self.head.show_pair(self.findings, (one, other))
        self._show_group(chosen=other)

    def choose_baseline(self, number: int) -> None:
        """Compare with the variant of a cell from now on, in every group that has it."""
        assert self.findings is not None and self.selection is not None
        key = overview.key_of(self.findings.cells[number].cell, "variant")
        self.selection = replace(self.selection, base=key)
        self._arranged = ()
        self._show_cards()

    def _choose_other(self, number: int) -> None:
        assert self.selection is not None
        self.selection = replace(self.selection, chosen=number)
        self._show_cards()

    def _show_group(self, *, chosen: int | None = None, in_turn: bool = False) -> None:
        assert self.findings is not None
        group: Group = tuple(self.head.groups.currentData() or (0,))
        base = self.selection.base if self.selection is not None else ""
        made = Selection(self.findings, group, 0, base, self.head.shows_pair)
        self.selection = replace(made, chosen=made.ordered[0] if chosen is None else chosen)
        self._arranged = ()
        self._show_cards(in_turn=in_turn)

    @property
    def _shown(self) -> list[int]:
        """The cells that charts draw: all, or the baseline and the chosen one where they are many."""
        assert self.selection is not None
        order = self.selection.ordered
        return list(order) if len(order) <= MOST_SERIES else list(self.selection.duellists)

    # ------------------------------------------------------------ cards

    def _show_cards(self, *, in_turn: bool = False) -> None:
        assert self.findings is not None and self.selection is not None
        chosen = self.selection = replace(self.selection, findings=self.findings)
        shown = [self.findings.cells[number] for number in self._shown]
        self._take_game(shown[0].cell.game)
        group = [self.findings.cells[number] for number in chosen.ordered]
        # Values stand in their own order, whichever of them is the baseline.
        in_order = [self.findings.cells[number] for number in sorted(chosen.group)]
        every, looked_at = self.findings.cells, self.findings.cells[chosen.chosen]
        is_whole = len(self.findings.groups) > 1 or len(every) > MOST_SERIES
        for part in (self.matrix, self.matrix.axes, self.cell):
            part.setVisible(is_whole)
        if not is_whole:
            self.matrix.conclusion.conclude("", is_grave=False)
        self.head.show_selection(chosen, is_whole=is_whole)
        self.head.legend.show_series(names_of(shown) if len(shown) > 1 else [])
        self.head.fit_legend(self._room)
        self.shown_whole.emit(is_whole)
        current = chosen.duellists if chosen.is_pair else (chosen.chosen, -1)
        self._to_show = [
            partial(self.matrix.show_run, every, chosen.baselines, current, self.percent),
            self._show_cell,
            partial(self.numbers.show_cells, self._numbered(shown), self.percent),
            partial(self.wins.show_cells, shown, self.percent),
            self._show_duel,
            partial(self.ends.show_cells, group, self.percent),
            partial(self.length.show_cells, shown),
            *(partial(each.show_cells, group, self.percent) for each in self.own_cards if each.show_cells),
            *(
                partial(each.show_run, every, looked_at, self.percent)
                for each in self.own_cards
                if each.show_run
            ),
            partial(self.strength.show_groups, self._all_groups(), self.percent),
            partial(self.ladder.show_cells, shown, self.percent),
            partial(self.sensitivity.show_group, in_order, self.percent),
            self._hide_replaced,
            self._arrange,
        ]
        if in_turn:
            self._turn.start()
        while self._to_show and not in_turn:
            self._show_next()

    def _numbered(self, shown: Sequence[CellFindings]) -> Sequence[CellFindings]:
        """Give the cells whose numbers are listed: beside the matrix only the chosen one and its baseline."""
        assert self.findings is not None and self.selection is not None
        if self.matrix.isHidden() or len(self.selection.ordered) < 2:
            return shown
        base, other = self.selection.duellists
        numbers = (base,) if self.selection.chosen == base and not self.selection.is_pair else (base, other)
        return [self.findings.cells[number] for number in numbers]

    @property
    def _looked_at(self) -> int:
        """The number of the cell that is told in full: the chosen one, of two side by side the second."""
        assert self.selection is not None
        return self.selection.duellists[1] if self.selection.is_pair else self.selection.chosen

    def _show_cell(self) -> None:
        """Tell the chosen cell in full, beside its baseline."""
        if self.findings is None or self.selection is None or self.matrix.isHidden():
            return
        number = self._looked_at
        base = self.selection.duellists[0] if self.selection.is_pair else self.selection.baseline_of(number)
        cells = self.findings.cells
        pair = self.findings.pairs.get((base, number)) or self._compared.get((base, number))
        self.cell.show_cell(cells[number], cells[base], self.matrix.measure, self.percent, pair)

    def _hide_replaced(self) -> None:
        """Show the game's own cards, and those of every game but what the matrix or the game's own say better."""
        replaced = parts_of(self._game).replaced
        is_told = (
            not self.matrix.isHidden() and self.findings is not None and self.findings.cells[0].is_cooperative
        )
        self.wins.setVisible(not is_told and "wins" not in replaced)
        self.ends.setVisible("ends" not in replaced)
        self.length.setVisible("length" not in replaced)
        # One that was made while others are in sight is hidden until it is shown, unless it has hidden itself.
        for each in self.own_cards:
            if not each.card.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                each.card.show()

    @property
    def is_settled(self) -> bool:
        """Say whether all cards show what is known."""
        return not self._to_show

    def _show_next(self) -> None:
        if self._to_show:
            self._to_show.pop(0)()
        if not self._to_show:
            self._turn.stop()

    def _show_duel(self) -> None:
        from engine.numbers.flips import why_not_paired

        assert self.findings is not None and self.selection is not None
        several = len(self.selection.ordered) > 1
        self.duel.setVisible(several)
        if not several:
            return
        both = base, other = self.selection.duellists
        cells = self.findings.cells[base].cell, self.findings.cells[other].cell
        one, two = labels_of(list(cells))
        pair = self.findings.pairs.get(both) or self._compared.get(both)
        reason = why_not_paired(*cells)
        if pair is not None:
            self.duel.show_pair(pair, cells, (one, two), self.percent, is_final=self.is_final)
        elif reason:
            self.duel.show_unpaired(translate("lab", UNPAIRED[reason]) if reason in UNPAIRED else "")
        elif self.is_final:
            self.duel.show_unpaired(self.tr("Comparing the games of both…"))
            self.wants_pair.emit(base, other)
        else:
            self.duel.show_unpaired(self.tr("Compared game by game once the run has ended."))

    def take_pair(self, base: int, other: int, pair: PairFindings | None) -> None:
        """Show two cells that were compared, if they are still looked at."""
        if pair is not None:
            self._compared[base, other] = pair
            self._show_cell()
        if self.selection is None or len(self.selection.ordered) < 2:
            return
        if self.selection.duellists == (base, other):
            if pair is not None:
                self._show_duel()
            else:
                self.duel.show_unpaired(self.tr("The games of both cannot be compared: a test keeps none."))

    @property
    def _duellists(self) -> tuple[int, int]:
        """The numbers of the cells in the duel."""
        assert self.selection is not None
        return self.selection.duellists

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
