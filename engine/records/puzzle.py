"""Puzzles: what a record asks of whoever plays on from its start, and whether it was done.

A puzzle has a text, and may have a goal that can be checked: a seat wins, reaches a number of something that its game
counts, or keeps it. Turns are those of all seats, counted from the start of the record.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from engine.play.rules import Rules
from engine.play.verdict import Contradiction, no_seat
from engine.texts.saying import Name, listed, say

if TYPE_CHECKING:
    from engine.play.match import Match

State = Literal["open", "solved", "failed"]
WIN, REACH, KEEP = "win", "reach", "keep"


@dataclass(frozen=True, slots=True)
class Standing:
    """How a puzzle stands; `left` are the turns that may still be played, where they are counted."""

    state: State
    left: int | None = None


def standing(match: Match) -> Standing | None:
    """Say how the goal of a match stands after its last move; nothing where it has none."""
    goal = (match.puzzle or {}).get("goal")
    if goal is None:
        return None
    rules, limit = match.rules, goal.get("turns")
    first = rules.turns_played(match.positions[0])
    for position in match.positions:
        played = rules.turns_played(position) - first
        is_over = rules.is_over(position)
        is_late = limit is not None and played >= limit
        if _is_met(goal, rules, position) and (goal["kind"] != KEEP or is_over or is_late):
            return Standing("solved")
        if is_over or is_late:
            return Standing("failed")
    return Standing("open", None if limit is None else limit - played)


def _is_met(goal: Mapping[str, Any], rules: Rules, position: Any) -> bool:
    if goal["kind"] == WIN:
        result = rules.result(position)
        return result is not None and goal["seat"] in result["winners"]
    return rules.counted(position, goal["seat"]).get(goal["what"], 0) >= int(goal["least"])


def contradictions(record: Mapping[str, Any], rules: Rules) -> list[Contradiction]:
    """List what a record's goal asks that its game does not know."""
    goal = record.get("puzzle", {}).get("goal")
    return (
        []
        if goal is None
        else [Contradiction(("puzzle", "goal", *route), message) for route, message in faults(goal, rules)]
    )


def faults(goal: Mapping[str, Any], rules: Rules, start: Any = None) -> list[Contradiction]:
    """List what is wrong with a goal; with the position that it starts from also whether it is reached already."""
    if goal["seat"] >= rules.players:
        return [
            Contradiction(("seat",), no_seat(goal["seat"], rules.players)),
        ]
    if goal["kind"] == WIN:
        return []
    position = rules.start() if start is None else start
    known = rules.counted(position, goal["seat"])
    if goal["what"] not in known:
        counted = listed(map(Name, known), ", ") or say("nothing")
        return [
            Contradiction(
                ("what",),
                say("The game counts {counted}, not {what}.", counted=counted, what=Name(goal["what"])),
            )
        ]
    if start is None:
        return []
    is_met = _is_met(goal, rules, start)
    if goal["kind"] == REACH and is_met:
        return [Contradiction(("least",), say("It is reached already."))]
    if goal["kind"] == KEEP and not is_met:
        return [Contradiction(("least",), say("There is less than that to be kept."))]
    return []
