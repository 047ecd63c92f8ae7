"""What is to be said of a game that has ended: who won and why, what other editions say, and how it went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Judged:
    """One step of the scoring: what it says, and the seats that are left after it."""

    text: str
    kept: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Opinion:
    """What another edition says of the same captures; `why` is the step that decided, in a sentence."""

    name: str
    title: str
    winners: tuple[int, ...]
    agrees: bool
    why: str


@dataclass(frozen=True, slots=True)
class Findings:
    """An ended game judged: `majorities` names the types in which each seat has more than anybody else."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    captured: tuple[Mapping[str, int], ...]
    removed: Mapping[str, int]
    majorities: tuple[tuple[str, ...], ...]
    steps: tuple[Judged, ...]
    opinions: tuple[Opinion, ...]
    turns: int
    plays: int
    lead_changes: int
    last_lead: int
    """The turn in which the winners took the lead for good; 0 where they never had it alone."""


def findings(told: Mapping[str, Any], values: dict[str, Any]) -> Findings:
    """Judge an ended game; slow (tens of milliseconds), so it is called off the window's thread."""
    from engine.games.samurai.verdict import judge, majorities

    result = told["result"]
    captured = result["captured"]
    verdict = judge(values, captured)
    leaders = _leaders(told["turns"], values, len(captured))
    alone = [seat for _, seat in leaders if seat is not None]
    return Findings(
        tuple(result["winners"]),
        verdict.details["ranks"],
        result["reason"],
        tuple(captured),
        result["removed"],
        majorities(values, captured),
        tuple(Judged(step.text, step.kept) for step in verdict.steps),
        opinions({"game": values["game"], "result": result}, values),
        len(told["turns"]),
        sum(len(turn["plays"]) for turn in told["turns"]),
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


def opinions(record: dict[str, Any], values: dict[str, Any]) -> tuple[Opinion, ...]:
    """Ask every other shipped edition with the same figures, made for as many players, for its verdict."""
    from engine import documents
    from engine.games.samurai.verdict import judge
    from engine.records import record as records
    from engine.texts import shipped
    from engine.texts.library import Library

    library = Library()
    result = record["result"]
    found = []
    for name in shipped.files("variant"):
        edition = documents.load_variant(library, name)
        limits = edition.values["players"]
        is_asked = limits["least"] <= len(result["captured"]) <= limits["most"]
        is_other = edition.values != values
        if not (is_asked and is_other) or edition.values["figures"]["types"] != values["figures"]["types"]:
            continue
        winners = tuple(records.rescored(record, edition.values))
        *_, deciding, _ = judge(edition.values, result["captured"]).steps
        agrees = list(winners) == result["winners"]
        found.append(Opinion(name, edition.title, winners, agrees, deciding.text))
    return tuple(found)
