"""Agents that people write in Python: a function from a view and chance to a move."""

from __future__ import annotations

import hashlib
import operator
import runpy
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from engine.foreign import calls, trust
from engine.play.halting import Halt, Halted
from engine.texts.library import shown, start_of
from engine.texts.problem import ProblemError
from engine.texts.saying import Name, Said, say
from engine.texts.source import Place

if TYPE_CHECKING:
    from engine.play.rules import View

Own = Callable[["View", Random], int]


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


REGISTERED: dict[str, Registered] = {}
_bringing = threading.Lock()


def add(name: str, function: Own, title: str, *, rows: bool = False) -> None:
    """Keep a function under a name; a file that is run again replaces its own."""
    code = getattr(function, "__code__", None)
    file = code.co_filename if code else ""
    REGISTERED[name] = Registered(
        name, title or _first_line(function) or name, function, file, calls.text_of(file), rows
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
    """Run a file that registers something."""
    before = _registrations()
    try:
        with calls.words_aside():
            runpy.run_path(str(path))
    except OSError as error:
        raise ProblemError(
            [
                start_of(shown(path)).problem(
                    "code-unreadable", say("{reason}.", reason=Name(error.strerror or calls.said(error)))
                )
            ]
        ) from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise ProblemError(
            [calls.blamed(path, error).problem("code-failed", say("{reason}.", reason=calls.said(error)))]
        ) from error
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
        self._reaches = stop.reaches if isinstance(stop, Halt) else nullcontext
        self._asked = 0

    def move(self, view: View) -> int:
        """Ask for a move: one of the view's moves, or its place among them."""
        self._asked += 1
        # The function may write into its view.
        moves = view.moves
        try:
            with calls.words_aside(), self._reaches():
                answer = self._own.function(view, self._chance)
                is_number = not isinstance(answer, bool) and hasattr(answer, "__index__")
                # What an own kind of number makes of itself is its author's code as well.
                move = int.__index__(operator.index(answer)) if is_number else -1
                told = "" if is_number else calls.shortened(repr(answer))
        except (ProblemError, KeyboardInterrupt, Halted):
            raise
        except BaseException as error:
            place = calls.blamed(Path(self._own.file), error)
            message = say("{who} failed: {reason}.", who=self._who, reason=calls.said(error))
            raise ProblemError([place.problem("agent-failed", message)]) from error
        if not is_number:
            raise self._refused(
                say(
                    "{who} gave {told} where a move or its place among `view.moves` was wanted.",
                    who=self._who,
                    told=told,
                )
            )
        if move in moves:
            return move
        if 0 <= move < len(moves):
            return moves[move]
        raise self._refused(
            say(
                "{who} gave {told}, which is neither one of the {count} moves nor the place of one.",
                who=self._who,
                told=calls.shortened(hex(move) if abs(move) >> 128 else str(move)),
                count=len(moves),
            )
        )

    @property
    def _who(self) -> Said:
        return say(
            "The agent `{agent}`, at its move {move} of game {game},",
            agent=self._own.name,
            move=self._asked,
            game=self._number,
        )

    def _refused(self, message: Said) -> ProblemError:
        code = getattr(self._own.function, "__code__", None)
        place = Place(shown(Path(self._own.file)), code.co_firstlineno if code else 1, 1, 0, 0)
        return ProblemError([place.problem("agent-move", message)])


@lru_cache(maxsize=64)
def _key_of(seed: int) -> bytes:
    """Give a key that a seed leads to, but from which nobody finds the seed: not even by trying many."""
    return hashlib.pbkdf2_hmac("sha256", str(seed).encode(), b"daimyo own agents", 100_000)


def chance_for(seed: int, number: int, seat: int) -> Random:
    """Give the chance of a function in a game: the same each time, and silent about the seed of the deal."""
    key = hashlib.sha256(_key_of(seed) + f" {number} {seat}".encode()).digest()
    return Random(int.from_bytes(key))
