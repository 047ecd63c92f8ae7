"""The line-ups of an experiment: who sits where, an agent for all seats or one for each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QCompleter, QHBoxLayout, QVBoxLayout, QWidget

from workbench.canvas.swatches import seat_icon
from workbench.lab.setup.fields import Choice
from workbench.lab.words import seat_label
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel, plain_tip


class AgentBox(QComboBox):
    """An agent by its name, with its budget where it searches; any name may be typed."""

    named = Signal(str)

    def __init__(self, name: str, agents: Sequence[Choice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumContentsLength(6)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for agent, title in agents:
            self.addItem(agent)
            self.setItemData(self.count() - 1, plain_tip(title), Qt.ItemDataRole.ToolTipRole)
        self._shown = ""
        # A name that is the beginning of others is taken as it was typed.
        completer = self.completer()
        assert completer is not None
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.activated.connect(lambda _: self._take())
        editor = self.lineEdit()
        assert editor is not None
        editor.editingFinished.connect(self._take)

    def show_agent(self, name: str) -> None:
        """Show who sits here."""
        self._shown = name
        if self.currentText() != name:
            self.setCurrentIndex(self.findText(name))
            self.setEditText(name)

    def _take(self) -> None:
        name = self.currentText().strip()
        if name and name != self._shown:
            self._shown = name
            self.named.emit(name)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()


class LineupField(QWidget):
    """One of the line-ups at a time: an agent for all seats, or for each of them where one count is played."""

    chosen = Signal(object)
    """All line-ups as they should be."""

    def __init__(self, agents: Sequence[Choice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._agents = agents
        self.lineups: list[str | list[str]] = []
        self.players: list[int] = []
        self.at = 0
        self.boxes: list[AgentBox] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.head = PlainLabel(self)
        self.head.setObjectName("hint")
        self.before = IconButton("chevron-left", self.tr("Line-up before"), self)
        self.after = IconButton("chevron-right", self.tr("Next line-up"), self)
        self.add = IconButton("plus", self.tr("Add a line-up"), self)
        self.remove = IconButton("minus", self.tr("Remove this line-up"), self)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(PlainLabel(self.tr("Agents"), self))
        row.addStretch(1)
        row.addWidget(self.head)
        row.addSpacing(6)
        for button in (self.before, self.after, self.add, self.remove):
            row.addWidget(button)
        column.addLayout(row)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(5)
        column.addLayout(self._rows)
        self.unplayed = PlainLabel(self)
        self.unplayed.setObjectName("hint")
        self.unplayed.setWordWrap(True)
        column.addWidget(self.unplayed)
        self.before.clicked.connect(partial(self._step, -1))
        self.after.clicked.connect(partial(self._step, 1))
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)

    # ------------------------------------------------------------ showing

    def show_agents(self, agents: Sequence[Choice]) -> None:
        """Offer other agents."""
        if list(agents) != list(self._agents):
            self._agents, self.boxes = agents, []

    def show_lineups(
        self, lineups: Sequence[str | list[str]], players: Sequence[int], *, rotates: bool
    ) -> None:
        """Show line-ups for the chosen player counts."""
        self.lineups, self.players = list(lineups), list(players)
        self.at = min(self.at, max(0, len(self.lineups) - 1))
        several = len(self.lineups) > 1
        self.before.setVisible(several)
        self.after.setVisible(several)
        self.remove.setVisible(several)
        turning = self.tr("seats rotate") if rotates else self.tr("seats stay")
        place = self.tr("{number} of {count}").format(number=self.at + 1, count=len(self.lineups))
        self.head.setText(place if several else turning)
        self._say_unplayed()
        self._show_current()

    def _say_unplayed(self) -> None:
        """Say which of the chosen player counts nobody plays: those that no line-up has as many seats as."""
        seats = {len(each) for each in self.lineups if isinstance(each, list)}
        left_out = [] if any(isinstance(each, str) for each in self.lineups) else {*self.players} - seats
        words = self.tr("Not played with {counts} players: no line-up has so many seats.")
        self.unplayed.setText(words.format(counts=", ".join(map(str, sorted(left_out)))))
        self.unplayed.setVisible(bool(left_out))

    @property
    def current(self) -> str | list[str]:
        """The line-up that is shown."""
        return self.lineups[self.at] if self.lineups else "greedy"

    def _show_current(self) -> None:
        now = self.current
        seats = len(now) if isinstance(now, list) else (self.players[0] if len(self.players) == 1 else 0)
        self._make_boxes(seats)
        names = now if isinstance(now, list) else [now] * max(seats, 1)
        for box, name in zip(self.boxes, names, strict=True):
            box.show_agent(name)

    def _make_boxes(self, seats: int) -> None:
        wanted = max(seats, 1)
        if (
            self.boxes
            and len(self.boxes) == wanted
            and (seats == 0) == (self.boxes[0].property("seat") is None)
        ):
            return
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.boxes = []
        for seat in range(wanted):
            holder = QWidget(self)
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(8)
            title = (
                self.tr("Agent at {seat}").format(seat=seat_label(seat))
                if seats
                else self.tr("Agent at all seats")
            )
            box = AgentBox(title, self._agents, holder)
            if seats:
                mark = PlainLabel(holder)
                mark.setPixmap(seat_icon(seat).pixmap(QSize(18, 18)))
                mark.setToolTip(seat_label(seat))
                row.addWidget(mark)
                box.setProperty("seat", seat)
            row.addWidget(box, 1)
            box.named.connect(partial(self._name, seat if seats else None))
            self._rows.addWidget(holder)
            self.boxes.append(box)

    # ------------------------------------------------------------ changing

    def _name(self, seat: int | None, name: str) -> None:
        now = self.current
        if seat is None:
            self._put(name)
            return
        names = list(now) if isinstance(now, list) else [now] * len(self.boxes)
        names[seat] = name
        self._put(names[0] if len(set(names)) == 1 else names)

    def _put(self, lineup: str | list[str]) -> None:
        wanted = [*self.lineups[: self.at], lineup, *self.lineups[self.at + 1 :]]
        self.chosen.emit(unrepeated(wanted))

    def _step(self, by: int) -> None:
        self.at = (self.at + by) % len(self.lineups)
        self.show_lineups(self.lineups, self.players, rotates=True)

    def _add(self) -> None:
        taken = [each for each in self.lineups if isinstance(each, str)]
        fresh = next((name for name, _ in self._agents if name not in taken), "greedy")
        self.at = len(self.lineups)
        self.chosen.emit(unrepeated([*self.lineups, fresh]))

    def _remove(self) -> None:
        left = [each for place, each in enumerate(self.lineups) if place != self.at]
        self.at = max(0, self.at - 1)
        self.chosen.emit(left)


def unrepeated(lineups: Sequence[str | list[str]]) -> list[str | list[str]]:
    """Leave out line-ups that are there already.

    >>> unrepeated(["greedy", ["greedy", "random"], "greedy"])
    ['greedy', ['greedy', 'random']]
    """
    found: list[str | list[str]] = []
    for lineup in lineups:
        if lineup not in found:
            found.append(lineup)
    return found


def resized(lineups: Sequence[str | list[str]], players: Sequence[int]) -> list[str | list[str]]:
    """Make every line-up fit one of the player counts: too long ones are cut, too short ones go on as they end.

    >>> resized(["random", ["greedy", "random", "random"]], [2])
    ['random', ['greedy', 'random']]
    """
    found: list[str | list[str]] = []
    for lineup in lineups:
        if isinstance(lineup, str) or len(lineup) in players:
            found.append(lineup)
            continue
        size = max(players)
        found.append([*lineup, *[lineup[-1]] * size][:size])
    return unrepeated(found)
