"""The game as its record tells it, told on as it goes on: finished turns are never told again."""

from __future__ import annotations

from typing import Any

from engine.play.match import Match


def laid(match: Match, told: dict[str, Any]) -> dict[str, Any]:
    """Give what was told of a match with the position that it began with, where that was laid out by hand."""
    if match.situation is None:
        return told
    return {**told, "setup": {**told["setup"], "position": match.situation}}


class TranscriptCache:
    """Keeps what was told of a match up to its last finished turn."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._told: dict[str, Any] = {"turns": []}
        # The position that was told of last, and the one before the first unfinished turn, with its number.
        self._last: object = None
        self._anchor: object = None
        self._start = 0

    def told(self) -> dict[str, Any]:
        """Give `board`, `setup`, `turns` and `result` of the match as it stands."""
        if self._match.position is not self._last:
            self._told = self._told_on()
            self._keep()
        return self._told

    def _told_on(self) -> dict[str, Any]:
        positions, moves, start = self._match.positions, self._match.moves, self._start
        done = [turn for turn in self._told["turns"] if not turn.get("unfinished")]
        if not done or start >= len(positions) or positions[start] is not self._anchor:
            return laid(self._match, self._match.rules.transcript(positions, moves))
        rest = self._match.rules.transcript(positions[start:], moves[start:])
        return {**self._told, "turns": done + rest["turns"], "result": rest["result"]}

    def _keep(self) -> None:
        turns = self._told["turns"]
        is_open = bool(turns) and bool(turns[-1].get("unfinished"))
        self._start = len(self._match.moves) - (len(turns[-1]["plays"]) if is_open else 0)
        self._anchor, self._last = self._match.positions[self._start], self._match.position
