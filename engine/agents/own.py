"""Agents that people write in Python: a function from a view and chance to a move."""

from __future__ import annotations

import hashlib
import operator
import runpy
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from engine.foreign import calls, errand, trust
from engine.foreign.aside import words_aside
from engine.play.halting import Halted
from engine.texts.library import shown, start_of
from engine.texts.problem import Problem, ProblemError
from engine.texts.saying import Name, Said, say
from engine.texts.source import Place

if TYPE_CHECKING:
    from engine.play.rules import View

Own = Callable[["View", Random], int]

# How long a function may think about one move, in seconds, unless it was registered with another limit.
SECONDS = 60.0
# Who has thought so long when somebody stopped it may be what they were tired of waiting for.
LONG = 1.0


@dataclass(frozen=True)
class Registered:
    """A function that sits at the table, and the file it comes from with its text."""

    name: str
    title: str
    function: Own
    file: str
    code: str
    # Whether it wants what it sees as numbers too.
    rows: bool = False
    # How long it may think about one move; nothing is as long as it likes.
    seconds: float | None = SECONDS


REGISTERED: dict[str, Registered] = {}
# Sentences about those who were in the middle of a long thought when somebody stopped them.
stopped: deque[Said] = deque(maxlen=8)
_bringing = threading.Lock()


def add(name: str, function: Own, title: str, *, rows: bool = False, seconds: float | None = SECONDS) -> None:
    """Keep a function under a name; a file that is run again replaces its own."""
    code = getattr(function, "__code__", None)
    file = code.co_filename if code else ""
    REGISTERED[name] = Registered(
        name, title or _first_line(function) or name, function, file, calls.text_of(file), rows, seconds
    )


def found(name: str, code: str) -> Registered:
    """Give a function by name and text: the registered one, or one that came with games and may run here."""
    with _bringing:
        known = REGISTERED.get(name)
        if known is not None and known.code == code:
            return known
        trust.require(name, code)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "agent.py"
            path.write_text(code, encoding="utf-8")
            load(path)
        known = REGISTERED.get(name)
    if known is None or known.code != code:
        message = say(
            "This code came with the games as the agent `{name}`, but registers no such agent.", name=name
        )
        raise ProblemError([start_of(f"agent {name}").problem("code-idle", message)])
    return known


def _first_line(function: Own) -> str:
    return (function.__doc__ or "").strip().partition("\n")[0].rstrip(".")


def load(path: Path) -> None:
    """Run a file that registers something; it has as long as a move may take."""
    before = _registrations()

    def run() -> None:
        with words_aside():
            runpy.run_path(str(path))

    try:
        errand.run(run, str(path), SECONDS)
    except errand.Overdue as late:
        message = say("This file was not read to its end within {time} s.", time=f"{SECONDS:g}")
        place = Place(shown(path), late.line or 1, 1, 0, 0)
        raise ProblemError([place.problem("agent-slow", message)]) from late
    except errand.Failed as failure:
        error = failure.error
        if isinstance(error, OSError) and error.filename == str(path):
            reason = say("{reason}.", reason=Name(error.strerror or calls.said(error)))
            raise ProblemError([start_of(shown(path)).problem("code-unreadable", reason)]) from error
        reason = say("{reason}.", reason=calls.said(error))
        raise ProblemError([calls.blamed(path, error).problem("code-failed", reason)]) from error
    if _registrations() == before:
        message = say("This file registers nothing: call `engine.agents.register(name, function)`.")
        raise ProblemError([start_of(shown(path)).problem("code-idle", message)])


def _registrations() -> list[object]:
    # Metrics are registered in the same way; who has not loaded their module has registered none.
    metrics = getattr(sys.modules.get("engine.metrics"), "METRICS", {})
    return [*REGISTERED.values(), *metrics.values()]


class Seat:
    """A function at a seat for one game: it is asked for moves, and blamed with the game and its move."""

    def __init__(
        self, registered: Registered, number: int, chance: Random, stop: threading.Event | None = None
    ) -> None:
        self._own = registered
        self._number = number
        self._chance = chance
        self._stop = stop
        self._asked = 0

    def move(self, view: View) -> int:
        """Ask for a move: one of the view's moves, or its place among them."""
        self._asked += 1
        # The function may write into its view.
        moves = view.moves
        answer = self._answer(view)
        if isinstance(answer, str):
            raise self._refused(
                say(
                    "{who} gave {told} where a move or its place among `view.moves` was wanted.",
                    who=self._who,
                    told=answer,
                )
            )
        if answer in moves:
            return answer
        if 0 <= answer < len(moves):
            return moves[answer]
        raise self._refused(
            say(
                "{who} gave {told}, which is neither one of the {count} moves nor the place of one.",
                who=self._who,
                told=calls.shortened(hex(answer) if abs(answer) >> 128 else str(answer)),
                count=len(moves),
            )
        )

    def _answer(self, view: View) -> int | str:
        """Have the function answer within its time: a number, or what it gave instead in words."""
        own = self._own

        def asked() -> int | str:
            with words_aside():
                answer = own.function(view, self._chance)
                if isinstance(answer, bool) or not hasattr(answer, "__index__"):
                    return calls.shortened(repr(answer))
                # What an own kind of number makes of itself is its author's code as well.
                return int.__index__(operator.index(answer))

        begun = time.monotonic()
        try:
            return errand.run(asked, own.file, own.seconds, self._stop)
        except (errand.Unwanted, KeyboardInterrupt) as wish:
            thought = time.monotonic() - begun
            if thought >= LONG:
                message = say("{who} had been thinking for {time:,} s.", who=self._who, time=round(thought))
                stopped.append(message)
            if isinstance(wish, KeyboardInterrupt):
                raise
            raise Halted from wish
        except errand.Overdue as late:
            limit = f"{own.seconds:g}"
            message = say("{who} gave no answer within {time} s.", who=self._who, time=limit)
            raise ProblemError([self._at(late.line).problem("agent-slow", message)]) from late
        except errand.Failed as failure:
            place = calls.blamed(Path(own.file), failure.error)
            message = say("{who} failed: {reason}.", who=self._who, reason=calls.said(failure.error))
            raise ProblemError([place.problem("agent-failed", message)]) from failure.error

    @property
    def _who(self) -> Said:
        return say(
            "The agent `{agent}`, at its move {move} of game {game},",
            agent=self._own.name,
            move=self._asked,
            game=self._number,
        )

    def _refused(self, message: Said) -> ProblemError:
        return ProblemError([self._at(None).problem("agent-move", message)])

    def _at(self, line: int | None) -> Place:
        """Give a line of its file, or that at which the function begins."""
        code = getattr(self._own.function, "__code__", None)
        return Place(shown(Path(self._own.file)), line or (code.co_firstlineno if code else 1), 1, 0, 0)


def told_of(problem: Problem, game: str, move: int) -> Said:
    """Say what was wrong with an own agent's move, naming the game by its title and the move as the game counts it."""
    message = problem.message
    who = message.values.get("who")
    if not isinstance(who, Said):
        return message
    named = _named(who.values["agent"], game, move)
    return Said(message.template, {**message.values, "who": named})


def let_go(agent: str, game: str, move: int) -> Said:
    """Say that somebody would not wait any longer for an own agent."""
    return say("{who} had given no answer when you stopped it.", who=_named(agent, game, move))


def _named(agent: str, game: str, move: int) -> Said:
    return say("The agent `{agent}`, at its move {move} of {game},", agent=agent, move=move, game=game)


@lru_cache(maxsize=64)
def _key_of(seed: int) -> bytes:
    """Give a key that a seed leads to, but from which nobody finds the seed: not even by trying many."""
    return hashlib.pbkdf2_hmac("sha256", str(seed).encode(), b"daimyo own agents", 100_000)


def chance_for(seed: int, number: int, seat: int) -> Random:
    """Give the chance of a function in a game: the same each time, and silent about the seed of the deal."""
    key = hashlib.sha256(_key_of(seed) + f" {number} {seat}".encode()).digest()
    return Random(int.from_bytes(key))
