"""What was taken back and may be played again: the record keeps it on its turn until something else is played."""

from __future__ import annotations

from typing import Any

from engine.play.match import Match


class TakenBack:
    """Notes plays of a match that were taken back, and strikes out those that are made again."""

    def __init__(self, match: Match) -> None:
        self._match = match
        # How many of a turn's plays were taken back since the last new one.
        self._late: dict[int, int] = {}

    def note(self, number: int, play: Any) -> None:
        """Keep the last play of a turn, as the record tells it, that is taken back."""
        kept, late = self._match.undone.setdefault(number, []), self._late.get(number, 0)
        kept.insert(len(kept) - late, play)
        self._late[number] = late + 1

    def strike(self, number: int) -> None:
        """Strike the last play of a turn from those taken back: it was made again."""
        if self._late.get(number):
            kept = self._match.undone[number]
            del kept[len(kept) - self._late[number]]
            self._late[number] -= 1
            if not kept:
                del self._match.undone[number]

    def forget(self) -> None:
        """Nothing can be played again: something else was played."""
        self._late.clear()
