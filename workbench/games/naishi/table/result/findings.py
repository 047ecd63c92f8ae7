"""What is to be said of a game of Naishi that has ended: both territories, and the points after every turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from workbench.games.naishi.table.appraisal.appraisal import Appraisal, appraise
from workbench.games.naishi.table.naming import cards_of
from workbench.games.naishi.table.spots import COLUMNS

Values = Mapping[str, Any]
JUMP = 10


@dataclass(frozen=True, slots=True)
class Event:
    """Something that a turn is remembered for: what it was, whose, and the card it was about."""

    turn: int
    seat: int
    kind: str
    card: str = ""
    points: int = 0


@dataclass(frozen=True, slots=True)
class Findings:
    """How a game went; `course` has the points of both seats before the first turn and after each."""

    territories: tuple[Appraisal, ...]
    course: tuple[tuple[int, int], ...]
    events: tuple[Event, ...]

    @property
    def lead_changes(self) -> int:
        """How often another seat came to lead."""
        leads = [one > two for one, two in self.course if one != two]
        return sum(before != after for before, after in pairwise(leads))


def findings(told: Values, values: dict[str, Any]) -> Findings:
    """Look at an ended game; slow (tens of milliseconds), so it is called off the window's thread."""
    cards, result = cards_of(values), told["result"]
    handicap = values["scoring"]["handicap"]
    ended = tuple(
        appraise(
            cards,
            (*land["row"], *land["hand"]),
            {each["place"]: each["copies"] for each in land["copies"]},
            int(handicap[seat]),
        )
        for seat, land in enumerate(result["territories"])
    )
    course = tuple(_course(told, values))
    return Findings(ended, course, tuple(_events(told["turns"], course)))


def _course(told: Values, values: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """Give the points of both seats before the first turn and after each, as if the game ended there."""
    setup = told["setup"].get("position", told["setup"])
    rows = setup.get("rows", [[_start_card(values)] * COLUMNS] * 2)
    lands = [[*rows[seat], *setup["hands"][seat]] for seat in range(2)]
    yield _totals(lands, values)
    for turn in told["turns"]:
        for play in turn["plays"]:
            _play(lands, turn["player"], play)
        yield _totals(lands, values)


def _start_card(values: Values) -> str:
    return next(name for name, card in cards_of(values).items() if card["kind"] == "start")


def _totals(lands: Sequence[Sequence[str]], values: dict[str, Any]) -> tuple[int, int]:
    from engine.games.naishi.pad import territory, total_of

    handicap = values["scoring"]["handicap"]
    one, two = (total_of(territory(values, land)) + int(handicap[seat]) for seat, land in enumerate(lands))
    return one, two


def _play(lands: list[list[str]], seat: int, play: Values) -> None:
    """Change the territories as a play of the record did."""
    own, other = lands[seat], lands[1 - seat]
    if play["action"] == "develop":
        own[_place(play["to"], play["column"])] = play["took"]
    elif play["action"] == "decree":
        place = _place(play["where"], play["column"])
        own[place], other[place] = other[place], own[place]
    elif play["action"] == "swap" and play["where"] != "river":
        columns = play["columns"]
        one, two = (
            (columns[0] - 1, columns[0] - 1 + COLUMNS)
            if play["where"] == "column"
            else (_place(play["where"], column) for column in columns)
        )
        own[one], own[two] = own[two], own[one]


def _place(line: str, column: int) -> int:
    return column - 1 + (COLUMNS if line == "hand" else 0)


def _events(turns: Sequence[Values], course: Sequence[tuple[int, int]]) -> Iterator[Event]:
    """Find the decree, the declaration, and of each seat the turn that brought the most."""
    for number, turn in enumerate(turns, 1):
        for play in turn["plays"]:
            if play["action"] == "decree":
                yield Event(number, turn["player"], "decree", play["got"])
            elif play["action"] == "declare":
                yield Event(number, turn["player"], "declare")
    for seat in range(2):
        jumps = [(after[seat] - before[seat], n) for n, (before, after) in enumerate(pairwise(course), 1)]
        most, number = max(jumps, default=(0, 0))
        took = (
            [play["took"] for play in turns[number - 1]["plays"] if play["action"] == "develop"]
            if number
            else []
        )
        if most >= JUMP and took:
            yield Event(number, seat, "jump", took[0], most)
