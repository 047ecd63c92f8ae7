"""The analyst: goes through a game off the window's thread, and holds what it has found so far.

While people play and something is hidden, it judges the moves of whoever looks and no others: the search knows no more
than the mover did, but what another seat could have done would tell what that seat holds.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject, Signal

from workbench.background import Worker
from workbench.table.model.sitting import Sitting

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion
    from engine.play.match import Match

# What `daimyo analyse` asks as well where nobody chooses another; and the budgets offered beside it.
ANALYST = "mcts:2000"
BUDGETS = ("mcts:600", "mcts:2000", "mcts:6000", "mcts:20000")
LONGER, MOST_ITERATIONS = 10, 200_000


class Keeper(Protocol):
    """Keeps analyses beside games, so that nothing is thought twice."""

    def analysis(self, key: str, agent: str) -> Mapping[str, Any] | None:
        """Give what was kept of a game by an agent."""

    def keep_analysis(self, key: str, agent: str, found: Mapping[str, Any]) -> None:
        """Keep an analysis of a game by an agent, if that game is kept."""


class Analyst(QObject):
    """Has a search judge every move of a game; what it finds grows move by move."""

    changed = Signal()
    """More was found, or it is over, or there is another game."""
    failed = Signal(str)
    _found = Signal(object, object, float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sitting: Sitting | None = None
        self.opinions: list[Opinion] = []
        self.is_begun = False
        self.agent = ANALYST
        # How long the search has thought about what was found, in seconds.
        self.seconds = 0.0
        self.keeper: Keeper | None = None
        self._judged: frozenset[int] = frozenset()
        self._worker = Worker("analysis", self)
        self._stop = threading.Event()
        # What another thread finds is taken in on this one.
        self._found.connect(self._take)

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Take another game, or none; what was found of the one before is let go."""
        if self.sitting is not None:
            self.sitting.moved.disconnect(self._forget)
            self.sitting.shown.disconnect(self._guard)
        self.sitting = sitting
        if sitting is not None:
            sitting.moved.connect(self._forget)
            sitting.shown.connect(self._guard)
        self._forget()

    def _forget(self) -> None:
        self.stop()
        self.opinions, self.seconds = [], 0.0
        self.changed.emit()

    def close(self) -> None:
        """Let go what was found; what was kept can be shown again."""
        self._forget()

    def _guard(self) -> None:
        """Let go what others may not read once somebody else looks."""
        if self.is_begun and self.judged != self._judged:
            self._forget()

    @property
    def judged(self) -> frozenset[int]:
        """The seats whose moves can be judged now: all where nothing is hidden any more, else that of who looks."""
        sitting = self.sitting
        if sitting is None:
            return frozenset()
        return frozenset(seat for seat in range(sitting.rules.players) if sitting.is_seen(seat))

    @property
    def judges_all(self) -> bool:
        """Say whether the moves of all seats are judged."""
        return self.sitting is not None and len(self.judged) == self.sitting.rules.players

    @property
    def why_locked(self) -> str:
        """Say why there can be no analysis now; nothing where there can."""
        if self.sitting is None:
            return self.tr("There is no game on the table.")
        if not self.sitting.turns:
            return self.tr("Nothing was played yet.")
        return "" if self.judged else self.tr("First say that it is you.")

    @property
    def is_working(self) -> bool:
        """Say whether moves are still to come."""
        return self.is_begun and not self.is_done

    @property
    def is_done(self) -> bool:
        """Say whether every move was judged."""
        return self.sitting is not None and len(self.opinions) == len(self.sitting.match.moves)

    @property
    def share(self) -> float:
        """How much of the game was judged, from 0 to 1."""
        moves = len(self.sitting.match.moves) if self.sitting is not None else 0
        return len(self.opinions) / moves if moves else 0.0

    def begin(self) -> None:
        """Judge the game from its first move on, unless that is done or under way; what was kept is only read."""
        sitting = self.sitting
        if sitting is None or self.why_locked or self.is_begun:
            return
        self.is_begun, self._judged = True, self.judged
        self._read_kept(sitting)
        self._go_on(sitting)
        self.changed.emit()

    def _go_on(self, sitting: Sitting) -> None:
        """Judge what is not judged yet."""
        if self.is_done:
            return
        stop = self._stop = threading.Event()
        match, judged = sitting.match.branch(len(sitting.match.moves)), self._judged
        agent, known = self.agent, list(self.opinions)
        self._worker.ask(
            lambda: self._judge(match, agent, stop, judged, known), lambda _: self.changed.emit(), self._fail
        )

    def choose(self, agent: str) -> None:
        """Have another search judge the game."""
        if agent != self.agent:
            was_begun = self.is_begun
            self._forget()
            self.agent = agent
            if was_begun:
                self.begin()
            self.changed.emit()

    def take_over(self, old: Analyst) -> None:
        """Show what another analyst of the same game found, and go on where it was."""
        self.agent = old.agent
        if self.sitting is None or not old.is_begun:
            return
        self.is_begun, self._judged = True, self.judged
        self.opinions, self.seconds = list(old.opinions), old.seconds
        self._go_on(self.sitting)
        self.changed.emit()

    @property
    def longer(self) -> str:
        """The same search with ten times its budget; nothing where that would be too much."""
        budget = int(self.agent.rpartition(":")[2]) * LONGER
        return f"mcts:{budget}" if budget <= MOST_ITERATIONS else ""

    @property
    def longer_seconds(self) -> float:
        """How long that would take, by what the search took so far."""
        return LONGER * self.seconds / self.share if self.share else 0.0

    def stop(self) -> None:
        """Let the search end at once."""
        self._stop.set()
        self.is_begun = False

    def _judge(
        self,
        match: Match,
        agent: str,
        stop: threading.Event,
        judged: frozenset[int],
        known: list[Opinion],
    ) -> None:
        from engine import agents
        from engine.agents.analysis import Analysis

        analysis = Analysis(match, agents.read(agent), stop, judged)
        began = time.monotonic()
        for opinion in analysis.opinions(known):
            if stop.is_set() or self._worker.is_outdated():
                return
            now = time.monotonic()
            self._found.emit(stop, opinion, now - began)
            began = now

    def _take(self, stop: threading.Event, opinion: Opinion, seconds: float) -> None:
        if stop is not self._stop or stop.is_set():
            return
        self.opinions.append(opinion)
        self.seconds += seconds
        if self.is_done:
            self._keep()
        self.changed.emit()

    # ------------------------------------------------------------ kept beside the game

    def _read_kept(self, sitting: Sitting) -> None:
        from engine.agents import opinion

        found = self.keeper.analysis(sitting.origin.key, self.agent) if self.keeper is not None else None
        if found is None or not (self.judges_all and sitting.is_over):
            return
        try:
            opinions = opinion.read(sitting.match, found["moves"])
            self.opinions, self.seconds = opinions, float(found["seconds"])
        except (ValueError, TypeError, KeyError, IndexError):
            # It is of another course of the game, or no analysis any more: the search thinks again.
            self.opinions, self.seconds = [], 0.0

    def _keep(self) -> None:
        from engine.agents import opinion

        sitting = self.sitting
        if self.keeper is not None and sitting is not None and self.judges_all and sitting.is_over:
            found = {"seconds": self.seconds, "moves": opinion.kept(self.opinions)}
            self.keeper.keep_analysis(sitting.origin.key, self.agent, found)

    def _fail(self, error: BaseException) -> None:
        self.is_begun = False
        self.failed.emit(str(error))
        self.changed.emit()

    # ------------------------------------------------------------ what was found

    def chances_at(self, at: int) -> tuple[float, ...]:
        """Give every seat's chance in a position: what the last judged move before it left, as it is told of that move.

        The end of a game is its result. Nothing where that was not judged yet.
        """
        sitting = self.sitting
        if sitting is None or at > len(self.opinions) or not self.opinions:
            return ()
        if self.is_done and sitting.is_over and at == len(sitting.match.moves):
            return tuple(sitting.rules.payoffs(sitting.match.position))
        judged = next((each for each in reversed(self.opinions[:at]) if each.choices), None)
        if judged is None:
            return self.opinions[min(at, len(self.opinions) - 1)].chances
        return judged.after

    def marked_between(self, first: int, last: int) -> list[Opinion]:
        """Give the moves from one position to another that got a mark."""
        return [opinion for opinion in self.opinions[first:last] if opinion.mark]

    def worst_between(self, first: int, last: int) -> Opinion | None:
        """Give the judged move from one position to another that lost most, the first of several."""
        judged = (opinion for opinion in self.opinions[first:last] if opinion.choices)
        return max(judged, key=lambda opinion: opinion.lost, default=None)

    def shown(self) -> Opinion | None:
        """Give the move that the shown position is about: of the turn that led to it, the one that lost most."""
        sitting = self.sitting
        if sitting is None:
            return None
        first, last = self.span_of(sitting.at - 1)
        return self.worst_between(first, min(last, sitting.at))

    def span_of(self, number: int) -> tuple[int, int]:
        """Give the positions before and after the turn of a move; a step of the set-up stands for itself."""
        turns = self.sitting.turns if self.sitting is not None else ()
        found = next(((turn.first, turn.last) for turn in turns if turn.first <= number < turn.last), None)
        return found or (max(number, 0), number + 1)

    def place_of(self, opinion: Opinion) -> int:
        """Give the position that shows a move: the one after its turn."""
        return self.span_of(opinion.number)[1]

    def turn_of(self, opinion: Opinion) -> int:
        """Give the turn that a move was made in, from 1, as `daimyo analyse` counts it; 0 in the set-up."""
        is_set_up = self.sitting is not None and opinion.number < self.sitting.setup_moves
        return 0 if is_set_up else opinion.turn + 1

    def dearest(self) -> list[Opinion]:
        """Give the marked moves, the dearest first."""
        return sorted(self.marked_between(0, len(self.opinions)), key=lambda each: (-each.lost, each.number))

    def next_marked(self, at: int) -> int | None:
        """Give the position of the next marked move after a position, or of the first; none where there is none."""
        places = sorted({self.place_of(each) for each in self.dearest()})
        return next((place for place in places if place > at), places[0] if places else None)
