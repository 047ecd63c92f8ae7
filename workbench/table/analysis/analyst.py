"""The analyst: goes through a game off the window's thread, and holds what it has found so far.

While people play and something is hidden, it judges the moves of whoever looks and no others: the search knows no more
than the mover did, but what another seat could have done would tell what that seat holds.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from workbench.background import Worker
from workbench.table.model.sitting import Sitting

if TYPE_CHECKING:
    from engine.agents.analysis import Opinion
    from engine.play.match import Match

# Strong enough to be worth hearing, and done with a game of four in about a minute.
ANALYST = "mcts:600"


class Analyst(QObject):
    """Has a search judge every move of a game; what it finds grows move by move."""

    changed = Signal()
    """More was found, or it is over, or there is another game."""
    failed = Signal(str)
    _found = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sitting: Sitting | None = None
        self.opinions: list[Opinion] = []
        self.is_begun = False
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
        self.opinions, self.is_begun = [], False
        self.changed.emit()

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
        """Judge the game from its first move on, unless that is done or under way."""
        sitting = self.sitting
        if sitting is None or self.why_locked or self.is_begun:
            return
        self.is_begun, self._stop, self._judged = True, threading.Event(), self.judged
        match, stop, judged = sitting.match.branch(len(sitting.match.moves)), self._stop, self._judged
        self._worker.ask(lambda: self._judge(match, stop, judged), lambda _: self.changed.emit(), self._fail)
        self.changed.emit()

    def stop(self) -> None:
        """Let the search end at once."""
        self._stop.set()
        self.is_begun = False

    def _judge(self, match: Match, stop: threading.Event, judged: frozenset[int]) -> None:
        from engine import agents
        from engine.agents.analysis import Analysis

        for opinion in Analysis(match, agents.read(ANALYST), stop, judged).opinions():
            if stop.is_set() or self._worker.is_outdated():
                return
            self._found.emit(stop, opinion)

    def _take(self, stop: threading.Event, opinion: Opinion) -> None:
        if stop is self._stop and not stop.is_set():
            self.opinions.append(opinion)
            self.changed.emit()

    def _fail(self, error: BaseException) -> None:
        self.is_begun = False
        self.failed.emit(str(error))
        self.changed.emit()

    # ------------------------------------------------------------ what was found

    def chances_at(self, at: int) -> tuple[float, ...]:
        """Give every seat's chance in a position, nothing where it was not judged yet."""
        if at < len(self.opinions):
            return self.opinions[at].chances
        if self.is_done and self.sitting is not None and self.sitting.is_over:
            return tuple(self.sitting.rules.payoffs(self.sitting.match.position))
        return ()

    def marked_between(self, first: int, last: int) -> list[Opinion]:
        """Give the moves from one position to another that got a mark."""
        return [opinion for opinion in self.opinions[first:last] if opinion.mark]
