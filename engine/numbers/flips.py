"""Two series game by game on the same seeds: the games whose winners flip, and why, as the games themselves show.

Games that ended with the same result are judged differently, and the game says how. Of the others both are played
again and their moves laid side by side: one may be the beginning of the other, the same plays may have had another
effect, or another play was chosen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from engine import agents, metrics
from engine.games import facts_of
from engine.games import find as find_game
from engine.metrics import Accumulator, Games
from engine.metrics.statistics import Array, Estimate, Pairs, Sums
from engine.numbers.simulate import Series
from engine.play import kernel
from engine.play.rules import Rules, seats_of

if TYPE_CHECKING:
    from engine.agents import Agent
    from engine.numbers.plan import Cell

ENDED, EFFECT, PLAY, START, APART = "ended earlier", "other effect", "other play", "other start", "ran apart"
# What happened to games that did not end alike; a game may say it in words of its own.
PARTINGS: Mapping[str, str] = {
    ENDED: "went alike until one of them had ended",
    EFFECT: "went alike until the same play had another effect",
    PLAY: "went alike until another play was chosen",
    START: "began differently",
    APART: "ran apart",
}
# Of a pair so many flips are listed; all are counted.
MOST_FLIPS = 100_000
_LOG = 1_024

Numbers = Mapping[str, Mapping[str, Array]]


@dataclass(frozen=True, slots=True)
class Flip:
    """A game that goes to other winners, the seats as bits, and why; `by` names what ended it or judged it."""

    number: int
    base: int
    other: int
    cause: str
    by: str = ""


@dataclass(frozen=True)
class Seen:
    """A chunk of games and what metrics have seen in them: one number a game, by metric and label."""

    games: Games
    numbers: Numbers = field(default_factory=dict)


def look(games: Games, accumulators: Iterable[Accumulator]) -> Seen:
    """Let metrics look at games once, and add what they see to their sums."""
    numbers: dict[str, Mapping[str, Array]] = {}
    for accumulator in accumulators:
        if games.notes is None and accumulator.metric.needs_watching:
            continue
        numbers[accumulator.metric.name] = seen = metrics.observed(accumulator.metric, games)
        for label, values in seen.items():
            accumulator.sums.setdefault(label, Sums()).add(values)
    return Seen(games, numbers)


class Pairing:
    """Takes in the same games of two series and keeps how numbers and winners differ."""

    def __init__(self, base: Series, other: Series, most_flips: int = MOST_FLIPS) -> None:
        self.base, self.other = base, other
        self.sums = Sums()
        self.flips: list[Flip] = []
        self.causes: Counter[tuple[str, str]] = Counter()
        self.paired: dict[tuple[str, str], Pairs] = {}
        self._most_flips = most_flips
        self._known = metrics.of(base.rules)

    @cached_property
    def _moves_are_known(self) -> bool:
        return moves_are_known(self.base) and moves_are_known(self.other)

    @property
    def games(self) -> int:
        """How many games were compared."""
        return self.sums.count

    @property
    def differing(self) -> int:
        """How many of them have other winners."""
        return int(self.sums.total)

    def add(self, base: Seen, other: Seen) -> None:
        """Compare the same games of both."""
        for name, expected in base.numbers.items():
            seen = other.numbers.get(name, {})
            for label in (label for label in seen if label in expected):
                pairs = self.paired.setdefault((name, label), Pairs(self._known[name].is_rate))
                pairs.add(seen[label], expected[label])
        self.add_games(base.games, other.games)

    def add_games(self, base: Games, other: Games) -> None:
        """Compare the winners of the same games alone."""
        mine, theirs = base.results, other.results
        differs = mine["winners"] != theirs["winners"]
        self.sums.add(differs)
        places = np.flatnonzero(differs)
        results = zip(
            self.base.rules.results(mine[places]), self.other.rules.results(theirs[places]), strict=True
        )
        for place, (one, two) in zip(places.tolist(), results, strict=True):
            number = base.first + place
            cause, by = self._cause(number, one, two)
            self.causes[cause, by] += 1
            if len(self.flips) < self._most_flips:
                winners = int(mine["winners"][place]), int(theirs["winners"][place])
                self.flips.append(Flip(number, *winners, cause, by))

    def _cause(self, number: int, one: dict[str, Any], two: dict[str, Any]) -> tuple[str, str]:
        """Say why a game goes to other winners: by its results where they suffice, else by its moves."""
        rules, others = self.base.rules, self.other.rules
        game = find_game(rules.game)
        cause = game.cause_of_flip(rules.variant, one, two)
        if cause and cause not in PARTINGS:
            return cause, game.stage_of_flip(rules.variant, others.variant, one)
        if not self._moves_are_known:
            return APART, ""
        return _parted(self.base, self.other, number)[:2]


def moves_are_known(series: Series) -> bool:
    """Say whether a game can be played again as it was and in no time: nobody searches, no clock, no code of others."""
    return all(agent.kind in ("random", "greedy") for agent in _agents(series))


def is_repeatable(series: Series) -> bool:
    """Say whether a game can be played again as it was: nobody plays by the clock."""
    return not any(agent.is_timed for agent in _agents(series))


def _agents(series: Series) -> tuple[Agent, ...]:
    """Give who sits, without making anybody ready to play."""
    return series.agents or tuple(map(agents.read, series.lineup))


class _Parted(NamedTuple):
    """How two games part, what ended the shorter one, and the moves of both up to there and on."""

    cause: str
    by: str
    place: int
    base: Array
    other: Array


def _parted(base: Series, other: Series, number: int) -> _Parted:
    """Lay the moves of two games side by side and find where and how they part."""
    one, two = _moves(base, number), _moves(other, number)
    alike = _alike(one, two)
    place = _first_other_effect(base, other, one, alike, number)
    if place < 0:
        return _Parted(START, "", 0, one, two)
    if alike == min(len(one), len(two)) and len(one) != len(two):
        shorter, moves = (base, one) if len(one) < len(two) else (other, two)
        return _Parted(ENDED, _end_reason(shorter.rules, moves, shorter.seed, number), alike - 1, one, two)
    return _Parted(EFFECT if place < alike else PLAY, "", place, one, two)


def _alike(one: Array, two: Array) -> int:
    """Count the moves that two games have in common from the start."""
    shared = min(len(one), len(two))
    differs = np.flatnonzero(one[:shared] != two[:shared])
    return int(differs[0]) if len(differs) else shared


def _moves(series: Series, number: int) -> Array:
    """Play a game again and give its moves."""
    result, log = np.zeros(1, series.rules.kernel.RESULT), np.zeros(_LOG, np.int64)
    while True:
        count = series.seats.play(result, series.seed, number, rotates=series.rotates, log=log)
        if count <= len(log):
            return log[:count]
        log = np.zeros(count, np.int64)


def _retracing(rules: Rules) -> Any:
    return kernel.specialise(
        "engine.play.retracing", f"engine.play.retracing@{rules.game}", rules=rules.kernel
    )


def _first_other_effect(base: Series, other: Series, moves: Array, count: int, number: int) -> int:
    """Find the first of some moves that has another effect by the other rules, `count` where none has."""
    sides: list[Any] = []
    for rules in (base.rules, other.rules):
        position = np.zeros(1, rules.kernel.POSITION)
        sides += [rules.table, position[0], position.view(np.uint8)[: rules.kernel.STATE_BYTES]]
    return int(_retracing(base.rules).first_other_effect(*sides, moves, count, base.seed, number))


def _after(rules: Rules, moves: Array, count: int, seed: int, number: int) -> np.record:
    """Give the position after the first moves of a game."""
    position = rules.blank()
    _retracing(rules).go_through(rules.table, position, moves, count, seed, number)
    return position


def _end_reason(rules: Rules, moves: Array, seed: int, number: int) -> str:
    result = np.zeros(1, rules.kernel.RESULT)
    rules.kernel.note_result(rules.table, _after(rules, moves, len(moves), seed, number), result[0])
    return rules.end_reasons().get(int(result["reason"][0]), "")


# ---------------------------------------------------------------- one flip looked at closely


@dataclass(frozen=True, slots=True)
class Parting:
    """Where two games part: the turn counted from zero, none where only the end is judged; and what either does.

    `base` and `other` are plays in words; nothing where a game has ended there.
    """

    cause: str
    turn: int | None = None
    seat: int | None = None
    base: str = ""
    other: str = ""

    def turned(self) -> Parting:
        """Give the same from the other side."""
        return replace(self, base=self.other, other=self.base)


def parting(base: Series, other: Series, flip: Flip) -> Parting:
    """Play a flipped game by both and find where they part."""
    if flip.cause not in PARTINGS:
        return Parting(flip.cause)
    found = _parted(base, other, flip.number)
    if found.cause == START:
        return Parting(START, 0)
    at = _after(base.rules, found.base, found.place, base.seed, flip.number)
    turn, seat = base.rules.turn(at), base.rules.decider(at)
    if found.cause == ENDED:
        return Parting(ENDED, turn, seat)
    theirs = _after(other.rules, found.other, found.place, other.seed, flip.number)
    plays = (
        base.rules.say(at, int(found.base[found.place])),
        other.rules.say(theirs, int(found.other[found.place])),
    )
    return Parting(found.cause, turn, seat, *plays)


# ---------------------------------------------------------------- in words


def causes_of(series: Series) -> Mapping[str, str]:
    """Give the causes that a game tells apart when winners flip, each with the words for games that have it."""
    return causes_in(series.rules.game)


def causes_in(game: str) -> Mapping[str, str]:
    """Give the causes of flips in a game by name: how it judges, then how games part."""
    own = find_game(game).flip_causes
    return {**{cause: words for cause, words in own.items() if cause not in PARTINGS}, **PARTINGS, **own}


def counted(causes: Mapping[tuple[str, str], int], words: Mapping[str, str]) -> dict[str, int]:
    """Count flips by their cause alone; one that did not occur counts 0."""
    counts = dict.fromkeys(words, 0)
    for (cause, _), count in causes.items():
        counts[cause] = counts.get(cause, 0) + count
    return counts


def flips_in_words(rate: Estimate, causes: Mapping[tuple[str, str], int], game: str) -> list[str]:
    """Say how often winners flip and in what kind of games, each kind counted; how it is judged also where never."""
    words, is_team = causes_in(game), facts_of(game).is_cooperative
    another, same, several = (
        ("outcome", "outcome", "outcomes") if is_team else ("winner", "winners", "winners")
    )
    flips = round(rate.value * rate.count)
    interval = f"95 % interval {rate.low:.2%} to {rate.high:.2%}"
    if not flips:
        return [f"The same {same} in all {rate.count:,} games (another {another} in 0.00%, {interval})."]
    told = [f"Another {another} in {flips:,} of {rate.count:,} games: {rate.value:.2%}, {interval}."]
    counts = counted(causes, words)
    happened = [cause for cause, count in counts.items() if count]
    if len(happened) == 1 and happened[0] in PARTINGS:
        said = words.get(happened[0], happened[0])
        return [*told, f"All of these games {said}{_by(happened[0], causes)}."]
    told += [
        f"{count:,} of these games {words.get(cause, cause)}{_by(cause, causes)}."
        for cause, count in counts.items()
        # That games were never judged otherwise is worth a word only where that is all there is to say.
        if count or (cause not in PARTINGS and len(happened) == 1)
    ]
    if len(happened) == 1:
        told.append(f"So {several} differ only in games that {words.get(happened[0], happened[0])}.")
    return told


def _by(cause: str, causes: Mapping[tuple[str, str], int]) -> str:
    """Say what ended or judged the games of a cause, the most frequent first."""
    found = [(by, count) for (each, by), count in causes.items() if each == cause and by]
    listed = [f"{by.replace('-', ' ')} {count:,}" for by, count in sorted(found, key=lambda pair: -pair[1])]
    return f" ({', '.join(listed)})" if listed else ""


# ---------------------------------------------------------------- which cells are compared


def grouped(cells: Sequence[Cell]) -> tuple[tuple[int, ...], ...]:
    """Put cells together that differ only in the rules, by their numbers."""
    groups: dict[tuple[Any, ...], list[int]] = {}
    for number, cell in enumerate(cells):
        groups.setdefault((cell.map, cell.players, cell.lineup), []).append(number)
    return tuple(tuple(group) for group in groups.values())


def why_not_paired(one: Cell, other: Cell) -> str:
    """Say what keeps the games of two cells from being paired by seed; nothing where they can be."""
    for name in ("game", "players", "lineup", "rotates", "seed", "setting"):
        if getattr(one, name) != getattr(other, name):
            return name
    return ""


def flipped_games(
    pairings: Mapping[str, Pairing], baseline: str
) -> Iterator[tuple[int, dict[str, list[int]], dict[str, str]]]:
    """Give each game that flips in any pairing: its number, everybody's winners, and why by whom."""
    found: dict[int, dict[str, Flip]] = {}
    for variant, pairing in pairings.items():
        for flip in pairing.flips:
            found.setdefault(flip.number, {})[variant] = flip
    for number in sorted(found):
        flips = found[number]
        expected = seats_of(next(iter(flips.values())).base)
        winners = {each: seats_of(flips[each].other) if each in flips else expected for each in pairings}
        yield number, {baseline: expected, **winners}, {each: flip.cause for each, flip in flips.items()}
