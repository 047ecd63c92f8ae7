"""How the game of a record comes to the table: only if the record holds what it says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.match import Match


class Contradiction(ValueError):  # noqa: N818  # what is wrong is the record, not the program
    """A record that does not follow from its own moves, with the first thing that differs; `turn` counts from 1."""

    def __init__(self, what: str, turn: int | None) -> None:
        super().__init__(what)
        self.turn = turn


@dataclass(frozen=True)
class Opened:
    """A game from a record, and the map it is played on."""

    match: Match
    map_name: str


def opened(record: Path | Mapping[str, Any]) -> Opened:
    """Read a record and play it again, off the window's thread; raise its problems, or what contradicts."""
    from engine import record as records

    found = records.load(record) if isinstance(record, Path) else dict(record)
    verdict = records.verify(found)
    if not verdict.ok:
        raise Contradiction(verdict.message, None if verdict.turn is None else verdict.turn + 1)
    return Opened(records.replay(found), str(found["map"]))
