"""Agents that people write in Python: a function from a view and chance to a move."""

from __future__ import annotations

import runpy
import sys
import tempfile
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from engine.library import shown, start_of
from engine.problem import ProblemError
from engine.source import Place

if TYPE_CHECKING:
    from engine.game import View

Own = Callable[["View", Random], int]


@dataclass(frozen=True)
class Registered:
    """A function that sits at the table, and the file it comes from with its text."""

    name: str
    title: str
    function: Own
    file: str
    code: str


REGISTERED: dict[str, Registered] = {}


def add(name: str, function: Own, title: str) -> None:
    """Keep a function under a name; a file that is run again replaces its own."""
    code = getattr(function, "__code__", None)
    file = code.co_filename if code else ""
    REGISTERED[name] = Registered(name, title or _first_line(function) or name, function, file, _text(file))


def _text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        return ""  # typed at a prompt: it can play here, and nowhere else


def bring(name: str, code: str) -> None:
    """Make a function known that comes with the games of another machine."""
    if name in REGISTERED and REGISTERED[name].code == code:
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{name}.py"
        path.write_text(code, encoding="utf-8")
        load(path)


def _first_line(function: Own) -> str:
    return (function.__doc__ or "").strip().partition("\n")[0].rstrip(".")


def load(path: Path) -> None:
    """Run a file that registers something."""
    before = _registrations()
    try:
        runpy.run_path(str(path))
    except OSError as error:
        raise ProblemError(
            [start_of(shown(path)).problem("code-unreadable", f"{error.strerror}.")]
        ) from error
    except (Exception, SystemExit) as error:
        raise ProblemError([_blamed(path, error).problem("code-failed", _said(error))]) from error
    if _registrations() == before:
        message = "This file registers nothing: call `engine.agents.register(name, function)`."
        raise ProblemError([start_of(shown(path)).problem("code-idle", message)])


def _registrations() -> list[object]:
    # Metrics are registered in the same way; who has not loaded their module has registered none.
    metrics = getattr(sys.modules.get("engine.metrics"), "METRICS", {})
    return [*REGISTERED.values(), *metrics.values()]


def move_of(name: str, view: View, chance: Random) -> int:
    """Ask a function for a move: one of the view's moves, or its place among them."""
    own = REGISTERED[name]
    try:
        answer = own.function(view, chance)
    except ProblemError:
        raise
    except Exception as error:
        raise ProblemError([_blamed(Path(own.file), error).problem("agent-failed", _said(error))]) from error
    if isinstance(answer, bool) or not hasattr(answer, "__index__"):
        raise _refused(own, f"gave {answer!r} where a move or its place among `view.moves` was wanted")
    move = int(answer.__index__())
    if move in view.moves:
        return move
    if 0 <= move < len(view.moves):
        return view.moves[move]
    raise _refused(
        own, f"gave {move}, which is neither one of the {len(view.moves)} moves nor the place of one"
    )


def _refused(own: Registered, what: str) -> ProblemError:
    code = getattr(own.function, "__code__", None)
    place = Place(shown(Path(own.file)), code.co_firstlineno if code else 1, 1, 0, 0)
    return ProblemError([place.problem("agent-move", f"The agent `{own.name}` {what}.")])


def _said(error: BaseException) -> str:
    told = str(error) or "without a word"
    return f"{type(error).__name__}: {told}."


def _blamed(path: Path, error: BaseException) -> Place:
    """Give the line of a user's file at which an error arose."""
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return Place(shown(path), error.lineno or 1, error.offset or 1, 0, 0)
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    return Place(shown(path), frames[-1].lineno or 1 if frames else 1, 1, 0, 0)
