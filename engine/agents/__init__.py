"""Agents by name: who may sit at a seat, how strongly they play, and how people add their own.

An agent is a document (`variants/agents/*.yaml`, or a file of yours) or a Python function that was registered. On the
command line it is named with its budget where it searches: `greedy`, `mcts:2000`, `mcts:500ms`, `mcts:1000:random`.
This module loads at once; compiled rules come in when somebody plays.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.agents.codes import KINDS, MEMORIES
from engine.play.past import NO_PAST, Past
from engine.texts import schema, shipped
from engine.texts.library import Library, looks_like_a_path, start_of
from engine.texts.problem import ProblemError, did_you_mean, has_errors
from engine.texts.saying import Said, say

if TYPE_CHECKING:
    import threading

    import numpy as np

    from engine.agents.lineup import Lineup
    from engine.agents.own import Own
    from engine.agents.seats import Expected, Player
    from engine.play.rules import Rules

ITERATIONS, MILLISECONDS = "iterations", "ms"
MOST_BUDGET = 10_000_000
BASE = "greedy"
OWN = "own"

_BUDGET = re.compile(r"(?P<count>[1-9][0-9]{0,11})(?P<unit>ms)?")


@dataclass(frozen=True)
class Agent:
    """Who sits at a seat: `kind` is random, greedy, mcts or own, and only a search has a budget and play-outs."""

    name: str
    kind: str
    budget: int = 0
    unit: str = ITERATIONS
    playout: str = ""
    # By game; those for one number of players stand under game and number, `samurai/2`.
    weights: Mapping[str, Any] = field(default_factory=dict)
    search: Mapping[str, int] = field(default_factory=dict)
    # Weights by game, as above, of those whom a search takes its rivals for.
    rivals: tuple[Mapping[str, Any], ...] = ()
    memory: str = "perfect"
    # The text that an own agent comes from, so that nobody else's plays under its name.
    code: str = ""

    @property
    def is_timed(self) -> bool:
        """Say whether it thinks for a time, so that its games cannot be repeated."""
        return self.unit == MILLISECONDS

    @property
    def is_own(self) -> bool:
        """Say whether it is somebody's Python function."""
        return self.kind == OWN

    def knows(self, game: str) -> bool:
        """Say whether it can play a game: with weights for it, or where no weights are needed."""
        if self.is_own or self.kind == "random" or game in self.weights:
            return True
        # A game whose moves nobody weighs has no weights in the base either.
        return game not in _document(files()[BASE])["weights"]

    def require(self, game: str) -> None:
        """Raise that it has no weights for a game, unless it knows it."""
        if not self.knows(game):
            message = say(
                "The agent `{agent}` has no weights for the game {game}.", agent=self.name, game=game
            )
            raise _wrong(self.name, "agent-game", message)


# ---------------------------------------------------------------- names and files


def files() -> dict[str, Path]:
    """Give the shipped agents by name."""
    return {path.stem: path for path in sorted((shipped.folder() / "variants" / "agents").rglob("*.yaml"))}


def listed() -> list[dict[str, str]]:
    """List the agents that can be named, the ones that people registered last."""
    from engine.agents import own

    # Models of rivals and strangers to measure by lie in folders of their own; nobody is offered them.
    shown = {name: path for name, path in files().items() if path.parent.name == "agents"}
    found = [{"name": name, "title": _title(path), "path": str(path)} for name, path in shown.items()]
    return found + [{"name": name, "title": it.title, "path": it.file} for name, it in own.REGISTERED.items()]


def listed_for(game: str) -> list[dict[str, str]]:
    """List the agents that can be named in a game: those that know it."""
    return [entry for entry in listed() if read(entry["name"]).knows(game)]


def described(spec: str) -> str:
    """Give what the file of a shipped agent says of it, nothing for others.

    >>> described("greedy-cautious")
    'Keeps strong and fast tokens back until they gain a lot, and shuns ties.'
    """
    path = files().get(spec.partition(":")[0])
    return str(_document(path).get("description", "")) if path else ""


def _title(path: Path) -> str:
    document = _document(path)
    hint = " · mcts:2000, mcts:500ms, mcts:1000:random" if document["plays"] == "mcts" else ""
    return f"{document['title']}{hint}"


def read(spec: str) -> Agent:
    """Read an agent as it is written on the command line, or raise what is wrong with it."""
    from engine.agents import own

    name, *rest = spec.strip().split(":")
    if name in own.REGISTERED:
        if rest:
            raise _wrong(
                spec, "agent-budget", say("`{name}` is a Python function, which takes no budget.", name=name)
            )
        return Agent(name, OWN, code=own.REGISTERED[name].code)
    document = _named(spec, name)
    kind, memory = document["plays"], document.get("memory", "perfect")
    if rest and rest[-1] in MEMORIES:
        memory = rest.pop()
    if kind == "mcts":
        return _searching(spec, rest, document, memory)
    if rest:
        raise _wrong(
            spec,
            "agent-budget",
            say("`{name}` does not search, so it takes no budget: write `{name}`.", name=name),
        )
    return Agent(spec.strip(), kind, weights=_weights(document), memory=memory)


def _searching(spec: str, rest: Sequence[str], document: Mapping[str, Any], memory: str) -> Agent:
    search = document["search"]
    budget, unit = search["budget"], ITERATIONS
    if rest:
        budget, unit = _budget(spec, rest[0])
    if len(rest) > 2:
        raise _wrong(
            spec, "agent-budget", say("An agent is written `mcts:BUDGET` or `mcts:BUDGET:PLAYOUTS`.")
        )
    policy = _policy(spec, rest[1] if len(rest) == 2 else search["playouts"])
    # Of a game that the play-outs' agent does not know it plays as greedy does.
    weights = {**_weights(_document(files()[BASE])), **_weights(policy)}
    # Who names play-outs names them for all seats.
    rivals = () if len(rest) == 2 else tuple(_policy(spec, name) for name in search.get("rivals", ()))
    return Agent(
        spec.strip(),
        "mcts",
        budget,
        unit,
        policy["plays"],
        weights,
        {key: value for key, value in search.items() if key not in ("budget", "playouts", "rivals")},
        tuple(_weights(rival) for rival in rivals if "weights" in rival),
        memory,
    )


def _weights(document: Mapping[str, Any]) -> dict[str, Any]:
    """Give an agent's weights by game, and by game and number of players where those are others."""
    found = dict(document.get("weights", {}))
    for players, said in document.get("by_players", {}).items():
        found |= {f"{game}/{players}": values for game, values in said["weights"].items()}
    return found


def weights_for(weights: Mapping[str, Any], rules: Rules) -> Any:
    """Give the weights for a game with its number of players; nothing where there are none for the game."""
    return weights.get(f"{rules.game}/{rules.players}", weights.get(rules.game))


def _policy(spec: str, name: str) -> Mapping[str, Any]:
    """Read an agent that plays games to their end for a search."""
    policy = _named(spec, name)
    if policy["plays"] == "mcts":
        raise _wrong(
            spec,
            "agent-playouts",
            say("`{name}` searches itself; play-outs are `greedy` or `random`.", name=name),
        )
    return policy


def _budget(spec: str, text: str) -> tuple[int, str]:
    match = _BUDGET.fullmatch(text)
    if match is None or int(match["count"]) > MOST_BUDGET:
        message = say(
            "`{text}` is no budget: write iterations as in `mcts:2000` or milliseconds as in `mcts:500ms`,"
            " {most} at most.",
            text=text,
            most=MOST_BUDGET,
        )
        raise _wrong(spec, "agent-budget", message)
    return int(match["count"]), MILLISECONDS if match["unit"] else ITERATIONS


def _named(spec: str, name: str) -> Mapping[str, Any]:
    from engine.agents import own

    known = files()
    if name in known:
        return _document(known[name])
    if looks_like_a_path(name):
        if not Path(name).is_file():
            raise _wrong(
                spec, "agent-unknown", say("There is no {kind} file `{name}`.", kind="agent", name=name)
            )
        return _document(Path(name))
    names = [*known, *own.REGISTERED]
    near = did_you_mean(name, names)
    if near:
        hint = say("Did you mean `{near}`?", near=near)
    else:
        hint = say("Known: {words}, or a path to a file.", words=", ".join(names))
    message = say("There is no {kind} called `{name}`. {hint}", kind="agent", name=name, hint=hint)
    raise _wrong(spec, "agent-unknown", message)


def _document(path: Path) -> Mapping[str, Any]:
    """Read an agent's file and check it, once as long as the file is the same: a search names several rivals."""
    try:
        seen = path.stat()
    except OSError:
        return _checked(path, None)
    return _checked(path, (seen.st_mtime_ns, seen.st_size, seen.st_ino))


@lru_cache(maxsize=128)
def _checked(path: Path, stamp: tuple[int, int, int] | None) -> Mapping[str, Any]:
    """Read an agent's file and check it: against its schema, and that it says what its kind needs."""
    text = Library().read(path)
    problems = list(text.problems)
    if text.tree is not None:
        problems += schema.check(text.tree, "agent")
    if text.tree is None or has_errors(problems):
        raise ProblemError(problems)
    document: dict[str, Any] = schema.data(text.tree, "agent")
    assert document["plays"] in KINDS
    return document


def _wrong(spec: str, code: str, message: Said) -> ProblemError:
    return ProblemError([start_of(spec).problem(code, message)])


# ---------------------------------------------------------------- agents of one's own


def register(
    name: str, function: Own, title: str = "", *, rows: bool = False, seconds: float | None = 60.0
) -> None:
    """Let a Python function sit at the table under a name: it gets a view and a `random.Random`, and gives a move.

    With `rows` its views have what the seat may see as numbers as well, `view.row`, which is what policies learn from.
    It may think `seconds` about one move, with `None` as long as it likes.
    """
    from engine.agents import own

    if name in files() or not re.fullmatch(r"[A-Za-z][\w-]*", name):
        if name in files():
            taken = say("`{name}` is the name of a shipped agent.", name=name)
        else:
            taken = say("`{name}` is no name: letters, digits, - and _.", name=name)
        message = say("{taken} Register the function under another name.", taken=taken)
        raise _wrong(name, "agent-name", message)
    if seconds is not None and not seconds > 0:
        message = say(
            "`{agent}` needs some time for a move: `seconds` is {seconds}.", agent=name, seconds=seconds
        )
        raise _wrong(name, "agent-seconds", message)
    own.add(name, function, title, rows=rows, seconds=seconds)


def load_code(path: Path) -> None:
    """Run a Python file that registers agents or metrics, or raise what is wrong with it, with the place."""
    from engine.agents import own

    own.load(path)


# ---------------------------------------------------------------- playing


def player(
    spec: str, rules: Rules, seed: int, number: int, seat: int, stop: threading.Event | None = None
) -> Player:
    """Give somebody who answers a position with a move; when `stop` is set a search answers with what it has.

    Who is told the game's past as well, `player(position, match.past)`, fits its models of the rivals to it.
    """
    from engine.agents import seats

    return seats.player(read(spec), rules, seed, number, seat, stop)


def advice(
    rules: Rules, position: np.record, seat: int, count: int, spec: str = BASE, past: Past = NO_PAST
) -> list[tuple[int, int]]:
    """Give a seat's best moves with their values, best first; none when it is not the seat's decision."""
    from engine.agents import seats

    return seats.advice(read(spec), rules, position, seat, count, past)


def expectations(
    rules: Rules, position: np.record, seat: int, count: int, spec: str = BASE, past: Past = NO_PAST
) -> list[Expected]:
    """Give a seat's best moves with what an agent expects of each, best first."""
    from engine.agents import seats

    return seats.expectations(read(spec), rules, position, seat, count, past)


def lineup_of(rules: Rules, specs: Sequence[str]) -> Lineup:
    """Make a line-up ready to play whole games."""
    from engine.agents.lineup import Lineup

    return Lineup(rules, tuple(read(spec) for spec in specs))


def fresh_seed() -> int:
    """Give a seed that nobody has seen, short enough to be written down."""
    return secrets.randbelow(1_000_000_000)
