"""How the game of a record comes to the table: only if the record holds what it says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.play.match import Match


class Contradiction(ValueError):  # noqa: N818  # what is wrong is the record, not the program
    """A record that does not follow from its own moves, with the first thing that differs; `turn` counts from 1."""

    def __init__(self, what: str, turn: int | None) -> None:
        super().__init__(what)
        self.what = what
        self.turn = turn


@dataclass(frozen=True)
class Opened:
    """A game from a record, and the map it is played on."""

    match: Match
    map_name: str


def opened(record: Path | Mapping[str, Any]) -> Opened:
    """Read a record and play it again, off the window's thread; raise its problems, or what contradicts."""
    from engine.records import record as records

    found = records.load(record) if isinstance(record, Path) else dict(record)
    examined = records.examine(found)
    if examined.match is None:
        turn = examined.verdict.turn
        raise Contradiction(examined.verdict.message, None if turn is None else turn + 1)
    return Opened(practised(examined.match), found.get("map") or "")


def practised(match: Match) -> Match:
    """Give a match whose rules have answered once, off the window's thread: the first click waits for no compiler."""
    rules, position = match.rules, match.position.copy()
    if not rules.is_over(position):
        rules.decider(position)
        move = rules.legal_moves(position)[0]
        rules.apply(position, move)
        rules.transcript([match.position, position], [move])
    return match
