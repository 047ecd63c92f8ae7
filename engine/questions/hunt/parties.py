"""Line-ups of players with habits, and the games they play for a hunt."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine import agents
from engine.agents.lineup import chooser_for, lowered, memory_for
from engine.play import kernel
from engine.play.rules import Rules
from engine.questions.hunt import habits
from engine.questions.hunt.habits import CLINGING, GIVING, GREEDY, LENGTHY, LEVELLING, RANDOM

Array = np.ndarray[Any, Any]

# What differs between a position and the same one that came back.
COUNTERS = ("seed", "number", "chance", "turn", "turns", "round", "rounds")

# The habits of a line-up, the last one for all seats that follow, and how it is called.
PARTIES: dict[str, tuple[int, ...]] = {
    "random players": (RANDOM,),
    "greedy players": (GREEDY,),
    "players who avoid the end": (CLINGING,),
    "one who avoids the end among greedy players": (CLINGING, GREEDY),
    "players who play for length": (LENGTHY,),
    "players who play for a tie": (LEVELLING,),
    "one who hands the game to the next seat": (GIVING, GREEDY),
    "players who hand the game to each other": (GIVING,),
}
# How a player with a habit is called in a record.
CALLED = {
    RANDOM: "random",
    GREEDY: "greedy",
    CLINGING: "avoids the end",
    LENGTHY: "plays for length",
    LEVELLING: "plays for a tie",
    GIVING: "hands the game on",
}
EARNEST = ("random players", "greedy players")
# So many games are played before somebody who wants to stop is heard.
PIECE = 200


@dataclass(frozen=True)
class Played:
    """The games of one party: what was noted of each, and the results of those that ended."""

    party: str
    notes: Array
    results: Array


class Arena:
    """Where hunted games are played and told again, each known by its party, seed and number."""

    def __init__(self, rules: Rules, seed: int, most_moves: int = 0) -> None:
        self.rules, self.seed = rules, seed
        greedy = agents.read(agents.BASE)
        self._weights = lowered(greedy, rules).weights[0]
        self._work = memory_for([greedy], rules).work
        self._loop: Any = kernel.specialise(
            "engine.questions.hunt.habits",
            f"engine.questions.hunt.habits@{rules.game}",
            rules=rules.module,
            chance=rules.chance,
            evaluation=rules.evaluation,
        )
        chooser_for(rules, searches=False)
        self._mask = _telling_bytes(rules)
        self.most_moves = most_moves or self._long()

    def _long(self) -> int:
        """Say how many moves are more than any game should have: twenty times what random players need."""
        usual = self.play("random players", 20, most=4_000).notes["moves"]
        return int(min(max(1_000, 20 * usual.mean()), 20_000))

    def play(
        self, party: str, count: int, *, first: int = 0, log: Array | None = None, most: int = 0
    ) -> Played:
        """Play games of a party; of the last one the moves go into `log` as far as it has room."""
        rules = self.rules
        positions = np.zeros(2, rules.kernel.POSITION)
        states = positions.view(np.uint8).reshape(2, -1)[:, : rules.kernel.STATE_BYTES]
        notes, results = np.zeros(count, habits.NOTE), np.zeros(count, rules.kernel.RESULT)
        self._loop.play_hunted(
            rules.table,
            positions[0],
            positions[1],
            states[0],
            states[1],
            self._mask,
            seated(party, rules.players),
            self._weights,
            np.zeros(rules.players, kernel.STREAM),
            self._work,
            np.zeros(rules.kernel.MAX_MOVES, np.int64),
            np.zeros(most or self.most_moves, np.uint64),
            results,
            notes,
            np.zeros(0, np.int64) if log is None else log,
            self.seed,
            first,
        )
        return Played(party, notes, results)

    def pieces(self, party: str, count: int, stop: threading.Event | None = None) -> Iterator[Played]:
        """Play games of a party a few at a time, until all are played or `stop` is set."""
        for first in range(0, count, PIECE):
            if stop is not None and stop.is_set():
                return
            yield self.play(party, min(PIECE, count - first), first=first)

    def moves(self, party: str, number: int) -> list[int]:
        """Play one game again and give its moves."""
        log = np.zeros(self.most_moves, np.int64)
        played = self.play(party, 1, first=number, log=log)
        return [int(move) for move in log[: int(played.notes["moves"][0])]]


def joined(pieces: Sequence[Played]) -> Played:
    """Give the games of a party that were played a few at a time as one."""
    notes = np.concatenate([each.notes for each in pieces])
    return Played(pieces[0].party, notes, np.concatenate([each.results for each in pieces]))


def seated(party: str, players: int) -> Array:
    """Give each seat its habit."""
    named: Sequence[int] = PARTIES[party]
    return np.array([named[min(seat, len(named) - 1)] for seat in range(players)], np.int64)


def called(party: str, players: int) -> list[str]:
    """Name who sits where."""
    return [CALLED[int(habit)] for habit in seated(party, players)]


def _telling_bytes(rules: Rules) -> Array:
    """Mark the bytes of a state that tell positions apart: not chance, not the count of turns."""
    blank = np.ones(1, rules.kernel.POSITION)
    mask = np.ones(blank.itemsize, np.uint8)
    fields: Any = rules.kernel.POSITION.fields or {}
    for name in COUNTERS:
        if name in fields:
            kind, offset = fields[name][0], fields[name][1]
            mask[offset : offset + kind.itemsize] = 0
    return mask[: rules.kernel.STATE_BYTES]
