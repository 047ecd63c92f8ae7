"""Agents at the table think off the window's thread; a search can be hurried to its answer, or dropped."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from engine.play.match import Match
from workbench.background import Worker

if TYPE_CHECKING:
    from engine.agents.seats import Expected, Player

    Advice = Callable[[list[Expected]], None]

Answer = Callable[[int], None]
Failure = Callable[[BaseException], None]
NO_ANSWER = -1


class Thinker(QObject):
    """Keeps the agents of one game and asks one of them at a time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("agents", self)
        self._advising = Worker("advice", self)
        self._players: dict[tuple[int, str], Player] = {}
        self._match: Match | None = None
        self._hurry = threading.Event()
        self._ticket = 0
        # By game: each has rules and agents of its own to be compiled.
        self._met: set[tuple[str, str]] = set()
        self.is_busy = False
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.drop)

    def has_met(self, game: str, spec: str) -> bool:
        """Say whether an agent has answered in a game before, so that nothing has to be compiled for it."""
        return (game, spec.partition(":")[0]) in self._met

    def ask(self, match: Match, seat: int, spec: str, done: Answer, failed: Failure) -> None:
        """Ask an agent for its move in the present position of a game."""
        self.drop()
        if match is not self._match:
            self._match, self._players = match, {}
        self.is_busy = True
        ticket, players = self._ticket, self._players
        position, past = match.position.copy(), match.past

        def work() -> int:
            self._hurry.clear()
            # Whoever dropped the question before this moment has counted on; later, the search sees the wish itself.
            if ticket != self._ticket:
                return NO_ANSWER
            if (seat, spec) not in players:
                from engine import agents

                made = agents.player(spec, match.rules, match.seed, match.number, seat, self._hurry)
                players[seat, spec] = made
            return players[seat, spec](position, past)

        def deliver(move: int) -> None:
            if ticket == self._ticket:
                self.is_busy = False
                self._met.add((match.rules.game, spec.partition(":")[0]))
                done(move)

        def fail(error: BaseException) -> None:
            if ticket == self._ticket:
                self.is_busy = False
                # Whoever failed is made anew for the next question: its code may still be running.
                players.pop((seat, spec), None)
                failed(error)

        self._worker.ask(work, deliver, fail)

    def advise(self, match: Match, seat: int, spec: str, count: int, done: Advice, failed: Failure) -> None:
        """Ask for a seat's best moves with their values, best first."""
        rules, position, past = match.rules, match.position.copy(), match.past

        def work() -> list[Expected]:
            from engine import agents

            return agents.expectations(rules, position, seat, count, spec, past)

        self._advising.ask(work, done, failed)

    def hurry(self) -> None:
        """Let the search answer now with the best it has."""
        if self.is_busy:
            self._hurry.set()

    def drop(self) -> None:
        """Think no more about the last question; no answer comes."""
        self._ticket += 1
        self._hurry.set()
        self.is_busy = False

    def close(self) -> None:
        """End in order."""
        self.drop()
        self._worker.close(patience=0.5)
        self._advising.close(patience=0)
