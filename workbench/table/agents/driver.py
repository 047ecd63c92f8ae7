"""The course of a game: whose decision it is, agents that answer in their time, autoplay, and help for people."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.table.agents.thinker import Thinker
from workbench.table.model.sitting import Sitting

# Who plays for a person: at autoplay, and when asked to.
HELPER = "mcts:400"
# Milliseconds between two moves of agents in a game with people, so that they can be followed.
USUAL_PACE = 350
# Autoplay's choices, in moves a second; nothing is as quick as it goes.
SPEEDS = {"slow": 1.0, "usual": 3.0, "fast": 8.0, "full": 0.0}


class Driver(QObject):
    """Keeps a sitting going."""

    changed = Signal()
    """Autoplay was switched, or its speed."""
    failed = Signal(object)
    """An agent could not answer: the error."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sitting: Sitting | None = None
        self.thinker = Thinker(self)
        self.is_autoplay = False
        self.speed = "usual"
        self.pace = USUAL_PACE
        self._lent: int | None = None
        self._last_move = 0.0
        self._answer: int | None = None
        # The very position that an agent was asked about, and which agent.
        self._question: tuple[object, str] | None = None
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._play)

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Keep another game going, or none."""
        self.halt()
        if self.sitting is not None:
            self.sitting.shown.disconnect(self.go_on)
        self.sitting = sitting
        if sitting is not None:
            sitting.shown.connect(self.go_on)
            self.go_on()

    # ------------------------------------------------------------ who answers

    def answers(self) -> str | None:
        """Give the agent that decides now, if one does."""
        sitting = self.sitting
        if sitting is None or sitting.decider is None or not sitting.is_live:
            return None
        own = sitting.seats[sitting.decider].agent
        if own is not None:
            return own
        return HELPER if self.is_autoplay or self._lent == sitting.decider else None

    def go_on(self) -> None:
        """Ask the agent whose decision it is, unless that was done."""
        sitting = self.sitting
        if sitting is None:
            return
        if self._lent is not None and sitting.decider != self._lent:
            self._lent = None
        if sitting.is_over and self.is_autoplay:
            self.set_autoplay(False)
        spec = self.answers()
        if spec is None:
            self.halt()
            return
        question = (sitting.match.position, spec)
        if self._question is not None and self._question[0] is question[0] and self._question[1] == spec:
            return
        self.halt()
        self._question = question
        assert sitting.decider is not None
        sitting.set_thinking(sitting.decider)
        self.thinker.ask(sitting.match, sitting.decider, spec, self._take, self._fail)

    def _take(self, move: int) -> None:
        """Play an agent's answer once people have seen the move before."""
        self._answer = move
        waited = (time.monotonic() - self._last_move) * 1000
        self._later.start(max(0, round(self._interval() - waited)))

    def _interval(self) -> float:
        if self.is_autoplay:
            speed = SPEEDS[self.speed]
            return 1000 / speed if speed else 0
        return self.pace

    def _play(self) -> None:
        sitting, move, question = self.sitting, self._answer, self._question
        self._answer = self._question = None
        if sitting is None or move is None or not sitting.is_live:
            return
        self._last_move = time.monotonic()
        sitting.set_thinking(None)
        is_lent = sitting.decider in sitting.people and question is not None
        sitting.play(move, question[1] if is_lent and question is not None else None)

    def _fail(self, error: BaseException) -> None:
        self.is_autoplay = False
        self._lent = self._question = None
        if self.sitting is not None:
            self.sitting.set_thinking(None)
        self.changed.emit()
        self.failed.emit(error)

    # ------------------------------------------------------------ what people ask for

    @property
    def is_thinking(self) -> bool:
        """Say whether an agent's answer is awaited."""
        return self.thinker.is_busy

    @property
    def is_getting_ready(self) -> bool:
        """Say whether the agent that is asked has never answered: its rules may have to be compiled."""
        spec = self.answers()
        if self.sitting is None or spec is None or not self.thinker.is_busy:
            return False
        return not self.thinker.has_met(self.sitting.rules.game, spec)

    def hurry(self) -> None:
        """Let the agent answer now."""
        self.thinker.hurry()

    def try_again(self) -> None:
        """Ask the agent whose decision it is once more."""
        self._question = None
        self.go_on()

    def lend(self) -> None:
        """Let an agent play for the person whose turn it is, to the end of the turn."""
        if self.sitting is not None and self.sitting.decider in self.sitting.people:
            self._lent = self.sitting.decider
            self.sitting.show_live()
            self.go_on()

    def set_autoplay(self, is_on: bool) -> None:
        """Let agents play all seats, or give the people theirs back."""
        if is_on != self.is_autoplay:
            self.is_autoplay = is_on
            self.changed.emit()
            if is_on and self.sitting is not None:
                self.sitting.show_live()
            self.go_on()

    def set_speed(self, speed: str) -> None:
        """Choose how quickly autoplay goes."""
        self.speed = speed
        self.changed.emit()

    def give_back(self) -> None:
        """Let nobody play for people any more, and wait for nobody."""
        self._lent = None
        self.set_autoplay(False)
        self.halt()

    def halt(self) -> None:
        """Wait for nobody any more."""
        self._answer = self._question = None
        self._later.stop()
        if self.thinker.is_busy:
            self.thinker.drop()
        if self.sitting is not None:
            self.sitting.set_thinking(None)

    def close(self) -> None:
        """End in order."""
        self.halt()
        self.thinker.close()
