"""What is to be said of a game of Samurai that has ended: captures, majorities, and who led when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Findings:
    """How an ended game stood; `majorities` names the types in which each seat has more than anybody else."""

    ranks: tuple[int, ...]
    captured: tuple[Mapping[str, int], ...]
    removed: Mapping[str, int]
    majorities: tuple[tuple[str, ...], ...]
    lead_changes: int
    last_lead: int
    """The turn in which the winners took the lead for good; 0 where they never had it alone."""


def findings(told: Mapping[str, Any], values: dict[str, Any]) -> Findings:
    """Look at an ended game; slow (tens of milliseconds), so it is called off the window's thread."""
    from engine.games.samurai.verdict import judge, majorities

    result = told["result"]
    captured = result["captured"]
    leaders = _leaders(told["turns"], values, len(captured))
    alone = [seat for _, seat in leaders if seat is not None]
    return Findings(
        judge(values, captured).details["ranks"],
        tuple(captured),
        result["removed"],
        majorities(values, captured),
        sum(before != after for before, after in pairwise(alone)),
        _last_lead(leaders, tuple(result["winners"])),
    )


def _leaders(turns: Sequence[Values], values: dict[str, Any], players: int) -> list[tuple[int, int | None]]:
    """Give the turns with captures, each with the seat that alone would have won after it, or nobody."""
    from engine.games.samurai.verdict import winners_of

    captured = [dict.fromkeys(values["figures"]["types"], 0) for _ in range(players)]
    found: list[tuple[int, int | None]] = []
    for number, turn in enumerate(turns, 1):
        taken = [capture for capture in turn["captures"] if capture["by"] is not None]
        for capture in taken:
            captured[capture["by"]][capture["figure"]] += 1
        if taken:
            ahead = winners_of(values, captured)
            found.append((number, ahead[0] if len(ahead) == 1 else None))
    return found


def _last_lead(leaders: list[tuple[int, int | None]], winners: tuple[int, ...]) -> int:
    """Give the turn from which on the winner alone led.

    >>> _last_lead([(3, 0), (5, None), (8, 0), (9, 0)], (0,)), _last_lead([(3, 0)], (0, 1))
    (8, 0)
    """
    since = 0
    for turn, seat in leaders:
        if winners != (seat,):
            since = 0
        elif not since:
            since = turn
    return since
