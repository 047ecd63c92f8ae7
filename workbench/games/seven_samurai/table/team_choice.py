"""The team on the set-up page: dealt by chance, or chosen samurai by samurai."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QGridLayout, QWidget

from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.cards.board import Board, read_boards
from workbench.table.form_rows import bare, named_row
from workbench.table.seating.signs import SeatSign
from workbench.table.setup.own_choice import OwnChoice
from workbench.widgets.controls import Segments, WordBox

RANDOM, CHOSEN = "random", "chosen"
ALONE = ("2", "3")
MOST = 7


class TeamChoice(OwnChoice):
    """A switch, and a samurai for each seat; nobody is in a team twice."""

    def __init__(self) -> None:
        super().__init__()
        self.title.setText(self.tr("The team"))
        self.setAccessibleName(self.title.text())
        self._values: Mapping[str, Any] = {}
        self._team: list[str] = []
        self._count, self._players = 0, 0
        self.deal = Segments(
            {RANDOM: self.tr("Dealt by chance"), CHOSEN: self.tr("Chosen")}, {}, self.tr("Samurai"), self
        )
        self.deal.show_chosen(RANDOM)
        self.deal.chosen.connect(lambda _: self._take_deal())
        self.body.addLayout(named_row(self.deal, self))
        self.alone = Segments({count: count for count in ALONE}, {}, self.tr("Samurai to one player"), self)
        self._alone_row = QWidget(self)
        self._alone_row.setLayout(named_row(self.alone, self._alone_row))
        self.alone.chosen.connect(lambda _: self.changed.emit())
        self.body.addWidget(self._alone_row)
        self._rows = QWidget(self)
        self._grid = bare(QGridLayout(self._rows), 6)
        self.body.addWidget(self._rows)
        self.boxes: list[WordBox] = []
        self._show_rows()

    @property
    def is_chosen(self) -> bool:
        """Say whether the team is chosen."""
        return self.deal.current == CHOSEN

    # ------------------------------------------------------------ what can be chosen

    def show_values(self, values: Mapping[str, Any], players: int) -> None:
        """Offer the samurai of a variant for as many seats as there are."""
        if not values:
            return
        boards = read_boards(values)
        count = int(values["solo"]["samurai"]) if players == 1 else players
        is_new = tuple(boards) != tuple(read_boards(self._values)) or count != self._count
        self._values, self._count, self._players = values, count, players
        self._alone_row.setVisible(players == 1)
        if players == 1:
            self.alone.show_chosen(str(count))
        if is_new:
            kept = [name for name in self._team if name in boards]
            rest = [name for name in boards if name not in kept]
            self._team = [*kept, *rest][: min(count, MOST)]
            self._build(boards)
        self._show_rows()

    def _build(self, boards: Mapping[str, Board]) -> None:
        for widget in self._rows.findChildren(QWidget, options=_direct()):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        titles = {name: board.title for name, board in boards.items()}
        tips = {
            name: f"{words.talent_in_full(board.talent)}\n{words.power_in_full(board.human.power)}"
            for name, board in boards.items()
        }
        self.boxes = []
        for seat, name in enumerate(self._team):
            box = WordBox(
                titles, tips, self.tr("Samurai of seat {number}").format(number=seat + 1), self._rows
            )
            box.show_chosen(name)
            box.currentIndexChanged.connect(lambda _, seat=seat: self._take(seat))
            row, column = divmod(seat, 2)
            self._grid.addWidget(SeatSign(seat, 18, self._rows), row, 2 * column)
            self._grid.addWidget(box, row, 2 * column + 1)
            self.boxes.append(box)
        for column in (1, 3):
            self._grid.setColumnStretch(column, 1)

    def _take_deal(self) -> None:
        self._show_rows()
        self.changed.emit()

    def _show_rows(self) -> None:
        self._rows.setVisible(self.is_chosen and bool(self.boxes))

    def _take(self, seat: int) -> None:
        """Let a samurai sit down; whoever had him gets the one who was here."""
        name, before = str(self.boxes[seat].currentData()), self._team[seat]
        if name == before:
            return
        for other, had in enumerate(self._team):
            if had == name:
                self._team[other] = before
                self.boxes[other].blockSignals(True)
                self.boxes[other].show_chosen(before)
                self.boxes[other].blockSignals(False)
        self._team[seat] = name
        self.changed.emit()

    # ------------------------------------------------------------ what was chosen

    def changes(self) -> dict[str, Any]:
        """Give the team, and how many samurai one player has, where they are chosen."""
        found: dict[str, Any] = {}
        if self._players == 1 and self.alone.current:
            found["solo.samurai"] = int(self.alone.current)
        if self.is_chosen and self._team:
            found["samurai.deal"] = list(self._team)
        return found

    def show_changes(self, changes: Mapping[str, Any]) -> None:
        """Show another team."""
        team = changes.get("samurai.deal")
        self.deal.show_chosen(CHOSEN if isinstance(team, list) else RANDOM)
        if isinstance(team, list):
            self._team, self._count = [str(name) for name in team], 0
        if "solo.samurai" in changes:
            self.alone.show_chosen(str(changes["solo.samurai"]))
        self._show_rows()


def _direct() -> Any:
    from PySide6.QtCore import Qt

    return Qt.FindChildOption.FindDirectChildrenOnly
