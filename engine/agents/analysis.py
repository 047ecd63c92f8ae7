"""What a search thinks of a game that was played: each move with the chance it left, and what would have been better.

Every decision is judged by what its mover knew: the search deals anew whatever the mover could not know. Chances are
those of winning alone, without the lead that the search plays for.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.agents import Agent, seats
from engine.agents.lineup import lowered, memory_for, search_for
from engine.agents.memory import Memory
from engine.play.kernel import PAYOFF
from engine.play.match import Match
from engine.texts.library import start_of
from engine.texts.problem import ProblemError
from engine.texts.saying import say

USUAL = "mcts:2000"
# From so many lost points of the mover's own chance on, a move gets a mark; the worst first.
MARKS = ((20, "??"), (10, "?"), (5, "?!"))
# The move that was played is tried in this part of the iterations at least, so that its chance is known as well.
PLAYED_PART = 4
MOST_CHOICES, LONGEST_LINE = 4, 4
# A line goes on while this part of the iterations went that way.
LINE_PART = 40


@dataclass(frozen=True)
class Choice:
    """A move that could be made, and the mover's chance to win after it."""

    move: int
    words: str
    chance: float


@dataclass(frozen=True)
class Opinion:
    """What the search thinks of one move; `chances` are those of all seats before it, as the mover could know them.

    `lost` are points of a hundred. Where there was nothing to choose, or no search, `choices` is empty.
    """

    number: int
    seat: int
    played: Choice
    chances: tuple[float, ...]
    choices: tuple[Choice, ...] = ()
    line: tuple[str, ...] = ()
    lost: int = 0
    turn: int = 0

    @property
    def mark(self) -> str:
        """The sign of a bad move, by what it lost: ?!, ? or ??."""
        return mark_of(self.lost)

    @property
    def best(self) -> Choice:
        """The move that the search would have made."""
        return self.choices[0] if self.choices else self.played

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data: values are chances to win, and `loss` is what the move left of the best one's."""
        return {
            "turn": self.turn,
            "seat": self.seat,
            "move": self.played.words,
            "value": self.played.chance,
            "best": self.best.words,
            "best_value": self.best.chance,
            "loss": self.lost / 100,
            "mark": self.mark,
            "line": list(self.line),
            "chances": list(self.chances),
            "choices": [{"move": each.words, "value": each.chance} for each in self.choices],
        }


@dataclass(frozen=True)
class Outlook:
    """What the search thinks of a position in which nothing was played yet: all seats' chances, and the best moves.

    Where there is nothing to choose, or no search, `choices` is the one move that would be made and `is_searched` is
    false.
    """

    seat: int
    turn: int
    chances: tuple[float, ...]
    choices: tuple[Choice, ...]
    line: tuple[str, ...] = ()
    is_searched: bool = True

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data: values are chances to win."""
        return {
            "turn": self.turn,
            "seat": self.seat,
            "chances": list(self.chances),
            "choices": [{"move": each.words, "value": each.chance} for each in self.choices],
            "line": list(self.line),
        }


def mark_of(lost: int) -> str:
    """Give the sign of a move that lost so many points.

    >>> [mark_of(lost) for lost in (4, 5, 10, 20)]
    ['', '?!', '?', '??']
    """
    return next((mark for least, mark in MARKS if lost >= least), "")


class Analysis:
    """A search that goes through a match; it may be asked for any move, and stops when `stop` is set.

    Where only some seats are `judged`, nothing is said of the others' moves: their choices would tell what they hold.
    """

    def __init__(
        self,
        match: Match,
        agent: Agent,
        stop: threading.Event | None = None,
        judged: Collection[int] | None = None,
    ) -> None:
        if agent.kind != "mcts":
            message = say(
                "`{agent}` does not search, so it has no opinion: write `{usual}`.",
                agent=agent.name,
                usual=USUAL,
            )
            raise ProblemError([start_of(agent.name).problem("agent-budget", message)])
        self.match = match
        self.agent = agent
        self._rules = match.rules
        self._stop = stop
        self._judged = range(match.rules.players) if judged is None else judged
        # Only a tree knows lines, whichever search the game is played by.
        self._mcts = search_for(match.rules, "mcts")
        self._record = lowered(agent, match.rules)
        self._memory = memory_for([agent], match.rules)
        self._before = tuple(1 / match.rules.players for _ in range(match.rules.players))

    def opinions(self) -> Iterator[Opinion]:
        """Give an opinion on each move in turn, until somebody wants to stop."""
        for number in range(len(self.match.moves)):
            if self._is_stopped():
                return
            opinion = self._opinion(number)
            if self._is_stopped():
                return
            self._before = opinion.chances
            yield opinion

    def outlook(self) -> Outlook | None:
        """Say what the search thinks of the match as it stands; nothing where it is over or somebody wants to stop."""
        rules, memory, position = self._rules, self._memory, self.match.position
        if rules.is_over(position):
            return None
        seat, turn = rules.decider(position), rules.turn(position)
        stream = seats.stream_for(self.match.seed, len(self.match.moves), seat)
        only = int(self._mcts.begin(rules.table, position, self._record, stream, memory))
        if only >= 0:
            choice = Choice(only, rules.say(position, only), self._before[seat])
            return Outlook(seat, turn, self._before, (choice,), is_searched=False)
        seats.think(self.agent, self._mcts, rules, self._record, memory, self._stop)
        if self._is_stopped():
            return None
        choices = self._choices(position, seats.visited(memory)[0][0])
        line = tuple(self._line(position, choices[0].move))
        return Outlook(seat, turn, tuple(self._chances()), tuple(choices[:MOST_CHOICES]), line)

    def _look(self, memory: Memory, iterations: int) -> None:
        """Let the tree grow below a forced move, slice by slice, until somebody wants to stop."""
        while iterations > 0 and not self._is_stopped():
            self._mcts.grow(self._rules.table, self._record, memory, min(seats.SLICE, iterations))
            iterations -= seats.SLICE

    def _is_stopped(self) -> bool:
        return self._stop is not None and self._stop.is_set()

    def _opinion(self, number: int) -> Opinion:
        rules, memory = self._rules, self._memory
        position, move = self.match.positions[number], self.match.moves[number]
        seat = rules.decider(position)
        if seat not in self._judged:
            unjudged = Choice(move, "", self._before[seat])
            return Opinion(number, seat, unjudged, self._before, turn=rules.turn(position))
        words = rules.say(position, move)
        stream = seats.stream_for(self.match.seed, number, seat)
        if int(self._mcts.begin(rules.table, position, self._record, stream, memory)) >= 0:
            forced = Choice(move, words, self._before[seat])
            return Opinion(number, seat, forced, self._before, turn=rules.turn(position))
        seats.think(self.agent, self._mcts, rules, self._record, memory, self._stop)
        chances = tuple(self._chances())
        ranked = seats.visited(memory)
        least = max(self.agent.budget // PLAYED_PART, 1) if not self.agent.is_timed else seats.SLICE
        tried = dict(ranked).get(move, 0)
        if move != ranked[0][0] and tried < least:
            memory.search.forced = move
            self._look(memory, least - tried)
        # The search itself came back most to its best move; the forced look at another does not change that.
        choices = self._choices(position, ranked[0][0])
        played = next((each for each in choices if each.move == move), Choice(move, words, chances[seat]))
        best = choices[0]
        lost = max(round(100 * (best.chance - played.chance)), 0) if best.move != move else 0
        return Opinion(
            number,
            seat,
            played,
            chances,
            tuple(choices[:MOST_CHOICES]),
            tuple(self._line(position, best.move)),
            lost,
            rules.turn(position),
        )

    def _choices(self, position: np.record, best: int) -> list[Choice]:
        """Give the moves that the search looked at, its best one first and the others by their chance."""
        choices = [
            Choice(move, self._rules.say(position, move), chance) for move, _, chance, _ in self._children(0)
        ]
        return sorted(choices, key=lambda each: (each.move != best, -each.chance))

    def _chances(self) -> list[float]:
        search, visits = self._memory.search, max(int(self._memory.nodes[0].visits), 1)
        return [int(search.wins[seat]) / visits / PAYOFF for seat in range(self._rules.players)]

    def _children(self, place: int) -> list[tuple[int, int, float, int]]:
        """Give the moves after a node, those visited most first: the move, its visits, its chance and its node."""
        nodes = self._memory.nodes
        found, child = [], int(nodes[place].child)
        while child:
            visits = max(int(nodes[child].visits), 1)
            found.append((int(nodes[child].move), visits, int(nodes[child].won) / visits / PAYOFF, child))
            child = int(nodes[child].sibling)
        return sorted(found, key=lambda each: (-each[1], each[0]))

    def _line(self, position: np.record, first: int) -> Iterator[str]:
        """Say how the search thinks it would have gone on, as long as it looked there and the rules allow it."""
        rules, place, now = self._rules, 0, position.copy()
        least = max(int(self._memory.nodes[0].visits) // LINE_PART, 1)
        for step in range(LONGEST_LINE):
            ways = [way for way in self._children(place) if step or way[0] == first]
            ways = [way for way in ways if way[1] >= least and rules.is_legal(now, way[0])]
            if not ways:
                return
            yield rules.say(now, ways[0][0])
            rules.apply(now, ways[0][0])
            place = ways[0][3]
            if rules.is_over(now):
                return


def seat_sums(opinions: list[Opinion], players: int) -> list[dict[str, Any]]:
    """Give what each seat lost in all, and how many marks it got."""
    return [
        {
            "seat": seat,
            "lost": sum(each.lost for each in opinions if each.seat == seat),
            "marks": {
                mark: sum(each.seat == seat and each.mark == mark for each in opinions)
                for _, mark in reversed(MARKS)
            },
        }
        for seat in range(players)
    ]
