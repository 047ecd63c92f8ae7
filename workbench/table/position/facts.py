"""The facts of a position that a person sets, as a game lists them for the form, and what else it adds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from workbench.language import told
from workbench.table.naming import capital
from workbench.table.position.draft import Draft, Route, with_value


@dataclass(frozen=True)
class Choice:
    """A word of several, or a seat."""

    route: Route
    title: str
    options: Mapping[Any, str]


@dataclass(frozen=True)
class Number:
    """A whole number."""

    route: Route
    title: str
    least: int
    most: int


@dataclass(frozen=True)
class Row:
    """Things in a row, such as the cards of a pile: `options` may stand there.

    A fixed row has as many as it has; in others things are added, of `more` where that is not any of the options, and
    taken away. In a set no thing stands twice and the order means nothing.
    """

    route: Route
    title: str
    options: Mapping[Any, str]
    more: Mapping[Any, str] | None = None
    is_fixed: bool = False
    is_set: bool = False
    # What a thing is called where it stands, if that is less than its entry in a menu says.
    called: Mapping[Any, str] | None = None
    can_remove: bool = True
    can_change: bool = True
    # What stands before the first and is not to be read as an order: `open`, `top`.
    first: str = ""


Fact = Choice | Number | Row


@dataclass(frozen=True)
class Group:
    """Facts that belong together; a seat's have its sign."""

    title: str
    facts: Sequence[Fact]
    seat: int | None = None
    is_open: bool = field(default=True)


class PositionPart(QObject):
    """What a game tells the editor of its positions; by default the moves that lead to one."""

    def __init__(self, draft: Draft, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = draft

    def groups(self) -> Sequence[Group]:
        """List the facts of the draft as it stands."""
        rules, plays = self.draft.rules, tuple(self.draft.situation["plays"])
        coming: dict[str, str] = {}
        if self.draft.is_possible:
            position = self.draft.match(()).position
            coming = {
                str(words): capital(told(words))
                for words in (rules.say(position, move) for move in rules.legal_moves(position))
            }
        options = {words: capital(words) for words in plays}
        row = Row(("plays",), self.tr("Moves"), options, coming, can_change=False)
        return (Group(self.tr("The moves that lead there"), (row,)),)

    def changed(self, route: Route, value: Any) -> Mapping[str, Any]:
        """Give the situation in which a fact has another value, and whatever goes with it."""
        if route == ("plays",) and len(value) < len(self.draft.situation["plays"]):
            # What followed a move that is gone goes with it.
            plays = self.draft.situation["plays"]
            same = next((k for k, words in enumerate(value) if words != plays[k]), len(value))
            value = plays[:same]
        return with_value(self.draft.situation, route, value)

    def canvas(self, parent: QWidget) -> QWidget | None:
        """Give a picture on which the position is laid out by mouse; without one the table's own stage shows it."""
        return None

    def show_place(self, route: Route) -> bool:
        """Show on the picture what a way leads to, and say whether it is there."""
        return False

    def place_of(self, route: Route) -> str:
        """Say in a word or two which part of the position a fault is about."""
        for group in self.groups():
            for fact in group.facts:
                if fact.route[: len(route)] == route or route[: len(fact.route)] == fact.route:
                    return group.title if group.seat is not None else fact.title
        return ""
