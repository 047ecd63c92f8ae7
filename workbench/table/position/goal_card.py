"""What a puzzle asks: a text, and a goal that the game can check."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from engine.records.puzzle import KEEP, REACH, WIN
from workbench.dress import typeface
from workbench.table.form_rows import bare
from workbench.table.parts import counted_word
from workbench.table.position.facts import PositionPart
from workbench.widgets.controls import NumberBox, WordBox
from workbench.widgets.plain_label import PlainLabel

NO_GOAL = "none"
MOST_LEAST, MOST_TURNS = 99, 99


class GoalCard(QWidget):
    """Asks for text and goal; every change is one step of the draft."""

    wanted = Signal(object)
    """The puzzle as a record has it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part: PositionPart | None = None
        self._is_showing = False
        self.text = QPlainTextEdit(self)
        self.text.setPlaceholderText(self.tr("What is to be found here?"))
        self.text.setAccessibleName(self.tr("Task"))
        self.text.setFont(typeface.style("note"))
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(64)
        self.text.textChanged.connect(self._want)
        kinds = {
            NO_GOAL: self.tr("no goal to check"),
            WIN: self.tr("wins"),
            REACH: self.tr("reaches"),
            KEEP: self.tr("keeps"),
        }
        self.kind = WordBox(kinds, {}, self.tr("Goal"), self)
        self.seat = WordBox({}, {}, self.tr("Seat"), self)
        self.what = WordBox({}, {}, self.tr("What"), self)
        self.least = NumberBox(-99, MOST_LEAST, self.tr("At least"), self)
        self.turns = NumberBox(0, MOST_TURNS, self.tr("Within turns"), self)
        self.turns.setSpecialValueText("–")
        self.turns.setToolTip(self.tr("Turns of all seats, from this position on; none means any time"))
        for box in (self.kind, self.seat, self.what):
            # Long words give way to the dock's width, and are whole in the list.
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            box.setMinimumWidth(90)
            box.activated.connect(lambda _: self._want())
        for number in (self.least, self.turns):
            number.valueChanged.connect(lambda _: self._want())
        self.least_words, self.turns_words = PlainLabel("≥", self), PlainLabel(self.tr("within"), self)
        self.turns_after = PlainLabel(self.tr("turns"), self)
        self._lay_out()

    def _lay_out(self) -> None:
        column = bare(QVBoxLayout(self), 6)
        column.addWidget(self.text)
        rows = (
            (self.seat, self.kind),
            (self.what, self.least_words, self.least),
            (self.turns_words, self.turns, self.turns_after),
        )
        for widgets in rows:
            row = bare(QHBoxLayout(), 6)
            for widget in widgets:
                row.addWidget(widget, 2 if isinstance(widget, WordBox) else 0)
            if not any(isinstance(widget, WordBox) for widget in widgets):
                row.addStretch(1)
            column.addLayout(row)

    def show_part(self, part: PositionPart) -> None:
        """Show the puzzle of a draft."""
        self._part = part
        draft, goal = part.draft, part.draft.puzzle.get("goal")
        self._is_showing = True
        if self.text.toPlainText().strip() != draft.puzzle.get("text", ""):
            self.text.setPlainText(draft.puzzle.get("text", ""))
        self.kind.show_chosen(goal["kind"] if goal else NO_GOAL)
        seats = {str(number): seat.colour_name for number, seat in enumerate(draft.seats)}
        _offer(self.seat, seats, str(goal["seat"]) if goal else "0")
        counted = draft.counted(int(self.seat.currentData() or 0))
        names = {name: counted_word(draft.rules, name) for name in counted}
        _offer(self.what, names, (goal or {}).get("what", next(iter(names), "")))
        self.least.setValue((goal or {}).get("least", 1))
        self.turns.setValue((goal or {}).get("turns", 0))
        is_team = draft.rules.facts.is_cooperative
        counts = goal is not None and goal["kind"] != WIN
        # Without a goal nobody has to reach it, and its word has the whole row.
        self.seat.setVisible(counts or (goal is not None and not is_team))
        for widget in (self.what, self.least, self.least_words):
            widget.setVisible(counts)
        for widget in (self.turns, self.turns_words, self.turns_after):
            widget.setVisible(goal is not None)
        for word in (REACH, KEEP):
            index = self.kind.findData(word)
            if index >= 0 and not names:
                self.kind.removeItem(index)
        self._is_showing = False

    def puzzle(self) -> dict[str, Any]:
        """Give what is filled in, as a record has it."""
        found: dict[str, Any] = {}
        if self.text.toPlainText().strip():
            found["text"] = self.text.toPlainText().strip()
        kind = str(self.kind.currentData())
        if kind != NO_GOAL:
            goal: dict[str, Any] = {"kind": kind, "seat": int(self.seat.currentData() or 0)}
            if kind != WIN:
                what = str(self.what.currentData() or self.what.itemData(0))
                had = (self._part.draft.puzzle.get("goal") or {}) if self._part is not None else {}
                least = self.least.value()
                if self._part is not None and (had.get("what"), had.get("kind")) != (what, kind):
                    now = self._part.draft.counted(goal["seat"]).get(what, 0)
                    least = now + (kind == REACH)  # the next more, or all that there is
                goal |= {"what": what, "least": least}
            if self.turns.value():
                goal["turns"] = self.turns.value()
            found["goal"] = goal
        return found

    def _want(self) -> None:
        if not self._is_showing:
            self.wanted.emit(self.puzzle())


def _offer(box: WordBox, words: dict[str, str], chosen: str) -> None:
    """Let a box offer other words."""
    if [box.itemData(place) for place in range(box.count())] != list(words):
        box.clear()
        for word, title in words.items():
            box.addItem(title, word)
    box.show_chosen(chosen)
