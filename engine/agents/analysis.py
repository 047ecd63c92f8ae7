"""What a search thinks of a game that was played: each move with the chance it left, and what would have been better.

Every decision is judged by what its mover knew: the search deals anew whatever the mover could not know. Chances are
those of winning alone, without the lead that the search plays for.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Iterator, Sequence

import numpy as np

from engine.agents import Agent, seats
from engine.agents.lineup import lowered, memory_for, search_for
from engine.agents.memory import Memory
from engine.agents.opinion import MOST_DOUBT, Choice, Opinion, Outlook, said_line
from engine.metrics.statistics import wilson
from engine.play.kernel import PAYOFF
from engine.play.match import Match
from engine.texts.library import start_of
from engine.texts.problem import ProblemError
from engine.texts.saying import say

USUAL = "mcts:2000"
# The move that was played is tried in this part of the iterations at least, so that its chance is known as well.
PLAYED_PART = 2
MOST_CHOICES, LONGEST_LINE = 4, 4
# A line goes on while this part of the iterations went that way.
LINE_PART = 40


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
        # How often the move that was played is looked at; there the tree must have room to grow as everywhere.
        self._least = seats.SLICE if agent.is_timed else max(agent.budget // PLAYED_PART, 1)
        self._memory = memory_for([agent], match.rules, spare=self._least)
        self._witnesses = [
            seats.Witness(match.rules, self._record, self._memory, seat, "mcts")
            for seat in range(match.rules.players)
        ]
        self._before = tuple(1 / match.rules.players for _ in range(match.rules.players))

    def opinions(self, known: Sequence[Opinion] = ()) -> Iterator[Opinion]:
        """Give an opinion on each move in turn, from the first that is not known yet, until somebody wants to stop."""
        if known:
            self._before = known[-1].chances
        for number in range(len(known), len(self.match.moves)):
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
        self._witnesses[seat].look_back(self.match.past)
        only = int(self._mcts.begin(rules.table, position, self._record, stream, memory))
        if only >= 0:
            choice = Choice(only, rules.say(position, only), self._before[seat])
            return Outlook(seat, turn, self._before, (choice,), is_searched=False)
        seats.think(self.agent, self._mcts, rules, self._record, memory, self._stop)
        if self._is_stopped():
            return None
        choices = self._choices(position, seats.visited(memory)[0][0])
        way = tuple(self._way(position, choices[0].move))
        line = said_line(self.match, len(self.match.moves), way)
        return Outlook(seat, turn, tuple(self._chances()), tuple(choices[:MOST_CHOICES]), line)

    def _looked_at(self, move: int, tried: int) -> tuple[float, ...]:
        """Look at the move that was played until its chance is known as well; give all seats' chances after it."""
        before, visits = self._wins(), int(self._memory.nodes[0].visits)
        self._memory.search.forced = move
        self._look(self._memory, max(self._least - tried, self._least // 2, 1))
        games = max(int(self._memory.nodes[0].visits) - visits, 1)
        return tuple((now - then) / games / PAYOFF for now, then in zip(self._wins(), before, strict=True))

    def _shared(self, chances: tuple[float, ...], seat: int, mine: float) -> tuple[float, ...]:
        """Give chances with the mover's own as it is told of the move, and the rest in the proportion of the others."""
        if self._rules.facts.is_cooperative:
            return tuple(mine for _ in chances)
        whole, others = sum(chances), sum(chances) - chances[seat]
        even = 1 / max(len(chances) - 1, 1)
        return tuple(
            mine if other == seat else max(whole - mine, 0.0) * (chance / others if others > 0 else even)
            for other, chance in enumerate(chances)
        )

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
        self._witnesses[seat].look_back(self.match.past_before(number))
        if int(self._mcts.begin(rules.table, position, self._record, stream, memory)) >= 0:
            forced = Choice(move, words, self._before[seat])
            return Opinion(number, seat, forced, self._before, turn=rules.turn(position))
        seats.think(self.agent, self._mcts, rules, self._record, memory, self._stop)
        chances = after = tuple(self._chances())
        ranked = seats.visited(memory)
        if move != ranked[0][0]:
            after = self._looked_at(move, dict(ranked).get(move, 0))
        # The search itself came back most to its best move; the forced look at another does not change that.
        choices = self._choices(position, ranked[0][0])
        played = next((each for each in choices if each.move == move), Choice(move, words, chances[seat]))
        best = choices[0]
        way = tuple(self._way(position, best.move))
        lost = max(round(100 * (best.chance - played.chance)), 0) if best.move != move else 0
        return Opinion(
            number,
            seat,
            played,
            chances,
            tuple(choices[:MOST_CHOICES]),
            said_line(self.match, number, way),
            lost,
            rules.turn(position),
            way,
            self._shared(after, seat, played.chance),
        )

    def _choices(self, position: np.record, best: int) -> list[Choice]:
        """Give the moves that the search looked at, its best one first and the others by their chance."""
        choices = []
        for move, visits, chance, _ in self._children(0):
            low, high = wilson(min(max(chance, 0.0), 1.0) * visits, visits)
            choices.append(Choice(move, self._rules.say(position, move), chance, (high - low) / 2))
        # A chance that stands on a handful of games says nothing: such moves come last.
        return sorted(choices, key=lambda each: (each.move != best, each.doubt > MOST_DOUBT, -each.chance))

    def _chances(self) -> list[float]:
        visits = max(int(self._memory.nodes[0].visits), 1)
        return [won / visits / PAYOFF for won in self._wins()]

    def _wins(self) -> list[int]:
        return [int(self._memory.search.wins[seat]) for seat in range(self._rules.players)]

    def _children(self, place: int) -> list[tuple[int, int, float, int]]:
        """Give the moves after a node, those visited most first: the move, its visits, its chance and its node."""
        nodes = self._memory.nodes
        found, child = [], int(nodes[place].child)
        while child:
            visits = max(int(nodes[child].visits), 1)
            found.append((int(nodes[child].move), visits, int(nodes[child].won) / visits / PAYOFF, child))
            child = int(nodes[child].sibling)
        return sorted(found, key=lambda each: (-each[1], each[0]))

    def _way(self, position: np.record, first: int) -> Iterator[int]:
        """Give how the search thinks it would have gone on, as long as it looked there and the rules allow it."""
        rules, place, now = self._rules, 0, position.copy()
        least = max(int(self._memory.nodes[0].visits) // LINE_PART, 1)
        for step in range(LONGEST_LINE):
            ways = [way for way in self._children(place) if step or way[0] == first]
            ways = [way for way in ways if way[1] >= least and rules.is_legal(now, way[0])]
            if not ways:
                return
            yield ways[0][0]
            rules.apply(now, ways[0][0])
            place = ways[0][3]
            if rules.is_over(now):
                return
