"""What is measured of games: each metric has a name, a unit and a sentence that says what it means.

A metric looks at a chunk of games and gives, for each thing it tells apart (a seat, a reason, a figure type), one
number for each game. Everything else, adding up and intervals, is the same for all of them. A user's own metric is
such a function with `@metric(...)` in front, in a file given by `--code`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from engine.foreign import calls
from engine.foreign.aside import words_aside
from engine.foreign.trust import sha256
from engine.metrics.statistics import Array, Estimate, Sums
from engine.play.game import Game
from engine.play.rules import Rules
from engine.texts.library import start_of
from engine.texts.problem import ProblemError, hint
from engine.texts.saying import Said, say
from engine.texts.source import Place


@dataclass(frozen=True)
class Games:
    """Some consecutive games of a batch: results, notes where they were watched, and who sat where."""

    rules: Rules
    lineup: tuple[str, ...]
    rotates: bool
    first: int
    results: Array
    notes: Array | None = None

    @cached_property
    def shares(self) -> Array:
        """Each seat's share of the win: a shared win is split equally, a team's belongs to each in full."""
        won = (self.results["winners"][:, None] >> np.arange(self.rules.players) & 1).astype(float)
        if self.is_cooperative:
            return won
        shares: Array = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        return shares

    @property
    def is_cooperative(self) -> bool:
        """Say whether all seats win or lose together."""
        return self.rules.facts.is_cooperative

    @cached_property
    def winners(self) -> Array:
        """How many seats won each game."""
        counts: Array = np.bitwise_count(self.results["winners"]).astype(int)
        return counts

    @cached_property
    def seated(self) -> Array:
        """For each game and seat the place in the line-up of the agent that sat there."""
        numbers = self.first + np.arange(len(self.results))
        turns = numbers[:, None] if self.rotates else np.zeros((len(self.results), 1), int)
        return (np.arange(self.rules.players)[None, :] + turns) % self.rules.players

    def sealed(self) -> Games:
        """Give the same games to be looked at only: what a metric cannot write into it cannot falsify."""
        results, notes, made = self._sealed
        sealed = replace(self, results=results, notes=notes)
        vars(sealed).update(made)
        return sealed

    @cached_property
    def _sealed(self) -> tuple[Array, Array | None, dict[str, Array]]:
        notes = None if self.notes is None else _sealed(self.notes)
        made = {"shares": self.shares, "winners": self.winners, "seated": self.seated}
        return _sealed(self.results), notes, {name: _sealed(array) for name, array in made.items()}

    @property
    def watched(self) -> Array:
        """The notes of watched games."""
        if self.notes is None:
            raise LookupError("these games were not watched")
        return self.notes

    def shares_of(self, places: Sequence[bool]) -> Array:
        """Give the mean share of the win of the agents at some places of the line-up."""
        shares: Array = (self.shares * np.array(places)[self.seated]).sum(axis=1) / sum(places)
        return shares


def _sealed(array: Array) -> Array:
    """Give a copy over bytes, which nobody can make writeable again."""
    copied: Array = np.frombuffer(array.tobytes(), array.dtype).reshape(array.shape)
    return copied


Observe = Callable[[Games], Mapping[str, Array]]


@dataclass(frozen=True)
class Metric:
    """A named measure; `is_rate` says that its numbers are shares from 0 to 1.

    A `is_headline` has a place wherever there is room for a few only; a `is_detail` has too many numbers to be read at
    once, so that it is shown to whom asks for it.
    """

    name: str
    title: str
    unit: str
    meaning: str
    is_rate: bool
    observe: Observe
    needs_watching: bool = False
    is_headline: bool = False
    is_detail: bool = False

    @property
    def is_share(self) -> bool:
        """Say whether its numbers are read in percent."""
        return self.is_rate or self.unit.startswith("share")


# What is measured of every game, and what people have added; a game's own stand in its `metrics`.
METRICS: dict[str, Metric] = {}


def metric(
    name: str,
    title: str,
    unit: str,
    meaning: str,
    *,
    is_rate: bool = False,
    needs_watching: bool = False,
    is_headline: bool = False,
    is_detail: bool = False,
    among: dict[str, Metric] | None = None,
) -> Callable[[Observe], Observe]:
    """Add the function below to the metrics, of all games or `among` others."""

    def add(observe: Observe) -> Observe:
        (METRICS if among is None else among)[name] = Metric(
            name, title, unit, meaning, is_rate, observe, needs_watching, is_headline, is_detail
        )
        return observe

    return add


def observed(metric: Metric, games: Games) -> dict[str, Array]:
    """Let a metric look at games; one that fails is named, with the error it raised."""
    try:
        with words_aside():
            given = metric.observe(games.sealed())
            found = {str(label): np.array(values, float) for label, values in given.items()}
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise _failed(metric, say("failed: {reason}", reason=calls.said(error))) from error
    for label, values in found.items():
        if values.shape != games.results.shape:
            raise _failed(
                metric,
                say(
                    "must give one number for each game: for `{label}` it gave {shape} for {count} games",
                    label=label,
                    shape=_shape(values),
                    count=len(games.results),
                ),
            )
        if metric.is_rate and (np.nanmin(values, initial=0) < 0 or np.nanmax(values, initial=1) > 1):
            raise _failed(
                metric, say("is a rate, but gave a number below 0 or above 1 for `{label}`", label=label)
            )
        if np.isinf(values).any():
            raise _failed(metric, say("gave an infinite number for `{label}`", label=label))
    return found


def _shape(values: Array) -> Said:
    if not values.ndim:
        return say("one number")
    return say("{sizes} numbers", sizes=" × ".join(str(size) for size in values.shape))


def _failed(metric: Metric, what: Said) -> ProblemError:
    """Blame a metric, at the line of the user's file that defines it."""
    code = getattr(metric.observe, "__code__", None)
    place = Place(code.co_filename, code.co_firstlineno, 1, 0, 0) if code else start_of(metric.name)
    return ProblemError(
        [place.problem("metric-failed", say("The metric `{name}` {what}.", name=metric.name, what=what))]
    )


@dataclass
class Accumulator:
    """A metric's sums over all games so far, for each label."""

    metric: Metric
    sums: dict[str, Sums] = field(default_factory=dict)

    def add(self, games: Games) -> None:
        """Take in a chunk of games."""
        for label, values in observed(self.metric, games).items():
            self.sums.setdefault(label, Sums()).add(values)

    def estimates(self, percent: int = 95) -> dict[str, Estimate]:
        """Give what was measured, by label."""
        return {
            label: sums.rate(percent) if self.metric.is_rate else sums.average(percent)
            for label, sums in self.sums.items()
        }


def of(game: Game | Rules) -> dict[str, Metric]:
    """Give everything that is measured of a game, by name: what all games share, its own, and what people added."""
    return {**METRICS, **game.metrics}


def headlines(game: Game | Rules) -> list[Metric]:
    """Give what a game wants to be seen of itself wherever there is room for a few numbers only."""
    return [metric for metric in of(game).values() if metric.is_headline]


def chosen(
    game: Game | Rules, names: Sequence[str] | str = "all", *, watched: bool = True
) -> list[Accumulator]:
    """Give fresh accumulators for the metrics that are asked for."""
    known = of(game)
    wanted = list(known) if names == "all" else list(names)
    for name in wanted:
        if name not in known:
            raise ProblemError([start_of("metrics").problem("metric-unknown", unknown(name, known))])
    return [Accumulator(known[name]) for name in wanted if watched or not known[name].needs_watching]


def own_code() -> dict[str, tuple[str, str]]:
    """Give the file and the text of every metric that people have added, by name."""
    found = {}
    for name, each in METRICS.items():
        code = getattr(each.observe, "__code__", None)
        if code is not None and code.co_filename != __file__:
            found[name] = code.co_filename, calls.text_of(code.co_filename)
    return found


def require(code: Mapping[str, str]) -> None:
    """Raise which metrics of a plan are not loaded here, by the hashes of their texts."""
    loaded = {name: sha256(text) for name, (_, text) in own_code().items()}
    for name, digest in code.items():
        if loaded.get(name) != digest:
            message = say(
                "This run measures `{name}` by code that is not loaded: name its file with --code.", name=name
            )
            raise ProblemError([start_of("metrics").problem("metric-unknown", message)])


def unknown(name: str, known: Iterable[str]) -> Said:
    """Say that there is no such metric, and which may have been meant."""
    return say("There is no metric `{name}`. {hint}", name=name, hint=hint(name, known))


# ---------------------------------------------------------------- who wins


@metric(
    "win_rate",
    "Win rate by seat",
    "share of games",
    "How often each seat wins; a shared win is split equally. In a co-operative game, how often the team wins.",
    is_rate=True,
)
def win_rate(games: Games) -> dict[str, Array]:
    """Each seat's share of the win, or whether the team won."""
    if games.is_cooperative:
        return {"team": games.winners > 0}
    return {f"seat {seat}": games.shares[:, seat] for seat in range(games.rules.players)}


@metric(
    "agent_win_rate",
    "Win rate by agent",
    "share of games",
    "How often each agent of a mixed line-up wins, wherever it sits; of several alike, how often one of them does.",
    is_rate=True,
)
def agent_win_rate(games: Games) -> dict[str, Array]:
    """Each agent's share of the win, the mean of those that are alike; nothing where all are."""
    names = dict.fromkeys(games.lineup)
    if len(names) < 2 or games.is_cooperative:
        return {}
    return {name: games.shares_of([name == other for other in games.lineup]) for name in names}


@metric(
    "place_win_rate",
    "Win rate by place in the line-up",
    "share of games",
    "How often the agent named first, second and so on in a mixed line-up wins, wherever it sits.",
    is_rate=True,
)
def place_win_rate(games: Games) -> dict[str, Array]:
    """The share of the win of the agent at each place of the line-up, which line-ups can be compared by."""
    if len(set(games.lineup)) < 2 or games.is_cooperative:
        return {}
    return {
        f"place {place}": games.shares_of([place == other for other in range(games.rules.players)])
        for place in range(games.rules.players)
    }


@metric(
    "shared_wins", "Shared wins", "share of games", "How often several players win together.", is_rate=True
)
def shared_wins(games: Games) -> dict[str, Array]:
    """Whether the win was shared."""
    return {} if games.is_cooperative else {"all": games.winners > 1}


@metric("no_winner", "Games without a winner", "share of games", "How often nobody wins.", is_rate=True)
def no_winner(games: Games) -> dict[str, Array]:
    """Whether nobody won."""
    return {"all": games.winners == 0}


@metric("decisiveness", "Decisiveness", "share of games", "How often exactly one player wins.", is_rate=True)
def decisiveness(games: Games) -> dict[str, Array]:
    """Whether there was exactly one winner."""
    return {} if games.is_cooperative else {"all": games.winners == 1}


# ---------------------------------------------------------------- how games go


@metric("turns", "Length", "turns", "How many turns a game takes, all players' counted.")
def turns(games: Games) -> dict[str, Array]:
    """The number of turns."""
    return {"all": games.results["turns"]}


@metric(
    "end_reasons",
    "How games end",
    "share of games",
    "Which of the rules' reasons ends the game.",
    is_rate=True,
)
def end_reasons(games: Games) -> dict[str, Array]:
    """Whether each reason ended the game."""
    return {name: games.results["reason"] == code for code, name in games.rules.end_reasons().items()}
