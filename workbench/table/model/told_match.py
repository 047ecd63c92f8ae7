"""A match as log, scrubber and record tell it: its turns in words, and what a game may say of itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from engine.play.match import Match, folded, turn_in_play
from engine.play.rules import Rules
from workbench.table.model.transcript_cache import TranscriptCache
from workbench.table.model.turns import Play, Turn, note_of


class ToldMatch(QObject):
    """A match, told on as it goes on."""

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self._transcript = TranscriptCache(match)
        self._turns: tuple[Turn, ...] | None = None

    def _tell_anew(self) -> None:
        self._turns = None

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.match.rules

    @property
    def variant_title(self) -> str:
        """What the rules are called."""
        return str(self.rules.variant.get("title", ""))

    @property
    def is_open(self) -> bool:
        """Say whether nothing is hidden from anybody in this game."""
        return self.rules.facts.is_open

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.match.is_over

    # ------------------------------------------------------------ what a game may say of itself

    @property
    def is_set_up(self) -> bool:
        """Say whether the game is still being set up: no turn has begun."""
        return False

    def moves_in(self, turn: Mapping[str, Any]) -> int:
        """Count the moves that a turn of the record is made of."""
        return len(turn["plays"])

    def move_counts(self, turns: Sequence[Mapping[str, Any]]) -> list[int]:
        """Count the moves of each turn of the record."""
        return [self.moves_in(turn) for turn in turns]

    def turn_of(self, turn: Turn) -> Turn:
        """Give a turn with whatever the game has to tell of it."""
        return turn

    def said(self, index: int) -> str:
        """Put a move that was made into words that everybody may read."""
        return self.rules.say(self.match.positions[index], self.match.moves[index])

    # ------------------------------------------------------------ the turns

    def told(self) -> dict[str, Any]:
        """Give the game as its record tells it; the record must not leave this object while hands are hidden."""
        return self._transcript.told()

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns, what was played in each and what followed; nothing in it is hidden from anybody."""
        if self._turns is None:
            self._turns = tuple(self._told_turns())
        return self._turns

    def _told_turns(self) -> Iterator[Turn]:
        told, match = self.told()["turns"], self.match
        notes, undone = folded(match.notes, self._last_turn), folded(match.undone, self._last_turn)
        counts = self.move_counts(told)
        at = len(match.moves) - sum(counts)
        for number, (turn, count) in enumerate(zip(told, counts, strict=True)):
            first, at = at, at + count
            yield self.turn_of(
                Turn(
                    number + 1,
                    turn["player"],
                    tuple(Play(self.said(first + k), first + k + 1) for k in range(len(turn["plays"]))),
                    first,
                    at,
                    bool(turn.get("unfinished")),
                    tuple(map(note_of, notes.get(number, ()))),
                    len(undone.get(number, ())),
                    tuple(each["agent"] for each in match.helped if each.get("turn") == number),
                    turn,
                )
            )

    @property
    def coming_turn(self) -> Turn | None:
        """The turn in play where nothing was played in it yet but something was said of it."""
        match, number, at = self.match, self._last_turn, len(self.match.moves)
        notes, undone = (folded(said, number).get(number, []) for said in (match.notes, match.undone))
        if number < len(self.told()["turns"]) or not notes:
            return None
        seat, noted = self.rules.coming_seat(match.position), tuple(map(note_of, notes))
        return self.turn_of(Turn(number + 1, seat, (), at, at, True, noted, len(undone)))

    @property
    def setup_moves(self) -> int:
        """The number of moves before the first turn: chosen hands and draft."""
        turns = self.turns
        return turns[0].first if turns else len(self.match.moves)

    @property
    def _last_turn(self) -> int:
        """The number from 0 of the turn that the game stands in."""
        return turn_in_play(self.told()["turns"], is_over=self.match.is_over)

    @property
    def turn(self) -> int:
        """The number of the turn that is being played now, from 1; 0 in the set-up."""
        if self.is_set_up:
            return 0
        is_open = bool(self.turns) and (self.turns[-1].is_open or self.match.is_over)
        return len(self.turns) + (not is_open)

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of an ended game, as its record has it."""
        found: dict[str, Any] | None = self.told()["result"]
        return found
