"""How a game ended, judged: the steps of a verdict, and what a record or words may get wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.texts.saying import Said, say


class UnreadableEnding(ValueError):  # noqa: N818  # what is wrong are the words, not the program
    """Words that do not tell how a game ended, or a question about endings that a game does not answer."""


class Contradiction(NamedTuple):
    """Something that a record says against itself: the way to the value, and what is wrong with it in words."""

    route: tuple[str | int, ...]
    message: Said


class Impossible(ValueError):  # noqa: N818  # what is wrong is the situation, not the program
    """A situation that no game can come to, with all that is wrong with it; ways lead from the situation on."""

    def __init__(self, faults: Sequence[Contradiction]) -> None:
        super().__init__(" ".join(fault.message for fault in faults))
        self.faults = tuple(faults)


def seat_named(seat: int) -> Said:
    """Call a seat by its number, from 1; who knows a better name for it finds it by the template.

    >>> seat_named(0)
    'seat 1'
    """
    return say("seat {seat}", seat=seat + 1)


def no_seat(seat: int, count: int) -> Said:
    """Refuse a seat that a file names as files do, from 0.

    >>> no_seat(2, 2)
    'There is no seat 2 in a game of 2: files count them from 0.'
    """
    return say(
        "There is no seat {seat} in a game of {count}: files count them from 0.", seat=seat, count=count
    )


SEAT = seat_named(0).template


@dataclass(frozen=True, slots=True)
class Step:
    """One step of judging how a game ended: what each seat still in the running has there, and who stays."""

    stage: str
    values: Mapping[int, int]
    kept: tuple[int, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who wins and how that was found; `details` is what a game adds for other tools, `told` for `daimyo score`."""

    winners: tuple[int, ...]
    steps: tuple[Step, ...]
    details: Mapping[str, Any] = field(default_factory=dict)
    told: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EndingSearch:
    """What a search over the ends of games found for a player count: the first `ending` that is judged apart, if any.

    `scope` says which ends were looked at, `lines` tell the ending, and `details` is what a game adds for other tools.
    """

    players: int
    positions: int
    is_complete: bool
    scope: str
    details: Mapping[str, Any]
    ending: Mapping[str, Any] | None
    lines: tuple[str, ...] = ()
    remark: str = ""
