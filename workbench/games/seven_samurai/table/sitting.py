"""A game of 7 Samurai at the table: the team by their names, positions as sieges, turns as the record's steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

from PySide6.QtCore import QObject

from engine.play.match import Match, folded
from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.table.chronicle import Chronicle
from workbench.games.seven_samurai.table.siege import Siege, read_siege
from workbench.games.seven_samurai.table.turns import SiegeTurn, siege_turn
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import Sitting
from workbench.table.model.transcript_cache import laid
from workbench.table.model.turns import NOBODY, Play, Turn, note_of


class SevenSitting(Sitting):
    """Everybody sees everything; a decision may be somebody else's than the turn."""

    def __init__(
        self,
        match: Match,
        seats: tuple[Seat, ...],
        map_name: str = "",
        title: str = "",
        parent: QObject | None = None,
    ) -> None:
        team = match.rules.seen(match.positions[0], 0)["samurai"]
        named = tuple(
            replace(seat, role=words.plain(who["name"])) for seat, who in zip(seats, team, strict=True)
        )
        self._sieges: dict[int, Siege] = {}
        self._told: dict[str, Any] = {}
        self._told_of: object = None
        self._chronicle: tuple[dict[str, Any], Chronicle] | None = None
        super().__init__(match, named, map_name, title, parent)

    # ------------------------------------------------------------ the position

    @property
    def siege(self) -> Siege:
        """The shown position."""
        return self.siege_at(self.at)

    def siege_at(self, at: int) -> Siege:
        """Give a position as the table shows it."""
        if at not in self._sieges:
            seen = self._viewed(at, 0).seen
            self._sieges[at] = read_siege(seen, self.rules.variant, self._pool(int(seen["round"])))
        return self._sieges[at]

    def _pool(self, number: int) -> set[str]:
        """Give the raiders that may be in play in a round: all of a new group; of the others, those all have seen."""
        raiders = self.rules.variant["raiders"]
        joined = {name for name, group in raiders.items() if name != "cards" and group["round"] == number}
        stacks = self.told()["setup"].get("stacks", ())
        first = int(self.match.positions[0].round_number)
        known = set(stacks[number - first - 1]) if first < number <= first + len(stacks) else set()
        fresh = {name for name, card in raiders["cards"].items() if card["group"] in joined}
        earlier = {
            name
            for name, card in raiders["cards"].items()
            if (not stacks or number == first) and raiders[card["group"]]["round"] < number
        }
        return known | fresh | earlier

    def _changed(self, at: int) -> None:
        self._sieges.clear()
        super()._changed(at)

    # ------------------------------------------------------------ the turns

    def told(self) -> dict[str, Any]:
        """Give the game as its record tells it, told anew when it has gone on: a turn may begin within a move."""
        if self._told_of is not self.match.position:
            self._told = laid(self.match, self.rules.transcript(self.match.positions, self.match.moves))
            self._told_of = self.match.position
        return self._told

    @property
    def chronicle(self) -> Chronicle:
        """The game so far, step by step; it knows more than lies open."""
        told = self.told()
        if self._chronicle is None or self._chronicle[0] is not told:
            self._chronicle = (told, Chronicle(told, self.rules.variant))
        return self._chronicle[1]

    def _told_turns(self) -> Iterator[Turn]:
        match, told = self.match, self.told()["turns"]
        notes, undone = folded(match.notes, self._last_turn), folded(match.undone, self._last_turn)
        whose = [self.rules.turn(position) for position in match.positions[:-1]]
        at = 0
        for number, turn in enumerate(told):
            first = at
            while at < len(whose) and whose[at] <= number:
                at += 1
            yield siege_turn(
                Turn(
                    number + 1,
                    int(turn.get("seat", NOBODY)),
                    tuple(Play(self.said(index), index + 1) for index in range(first, at)),
                    first,
                    at,
                    bool(turn.get("unfinished")),
                    tuple(map(note_of, notes.get(number, ()))),
                    len(undone.get(number, ())),
                    tuple(each["agent"] for each in match.helped if each.get("turn") == number),
                    turn,
                )
            )

    def _last_play(self) -> tuple[int, Any] | None:
        """Give the last decision in words, with its turn."""
        last = len(self.match.moves) - 1
        return (self.rules.turn(self.match.positions[last]), self.said(last)) if last >= 0 else None

    @property
    def siege_turns(self) -> tuple[SiegeTurn, ...]:
        """The turns with their steps."""
        return cast("tuple[SiegeTurn, ...]", self.turns)

    def turn_of(self, turn: Turn) -> Turn:
        """Give a turn with its steps."""
        return siege_turn(turn)

    def turn_at(self, at: int | None = None) -> int:
        """Give the number of the last turn that is over in a position, or has begun; turns without decisions count."""
        at = self.at if at is None else at
        found = [turn.number for turn in self.turns if turn.first < at or (turn.last <= at and at > 0)]
        return found[-1] if found else 0
