"""The contract of a game: what each must offer so that table, agents, simulator, records and reports can use it.

A game has three parts. Its `Facts` are what is so whatever the variant. Its *kernel* is a module of compiled rules over
packed records (`Kernel` below), the same functions for everybody who plays: people, agents, the simulator, a replay.
Its `Game` and `Rules` are the Python side: they check documents, lower them into the kernel's table, and put moves and
positions into words.

What a game need not write has a default, written once: a player at random and an evaluation over the legal moves, so
that greedy and the tree search play it the day its rules run; metrics of winners, length and endings; a record's text.
Chance belongs to the state: a position carries its seed, so that a replay is exact, and no seat's view shows it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from engine.play.facts import Facts
from engine.play.rules import Rules
from engine.play.verdict import Contradiction, EndingSearch, Step, UnreadableEnding, Verdict, seat_named
from engine.texts.problem import Problem, ProblemError, has_errors
from engine.texts.saying import Said, listed, say, span

if TYPE_CHECKING:
    from engine.maps.map import Map
    from engine.metrics import Metric
    from engine.texts.variant import Variant


class Game(ABC):
    """A game of the workbench: what is in its box whatever the variant."""

    facts: Facts
    # What `cause_of_flip` may answer, each with what such games did: "ended alike without a majority". How games part
    # that did not end alike is found out by `engine.numbers.flips`; a game may put it into words of its own.
    flip_causes: ClassVar[Mapping[str, str]] = {}
    # What is measured of this game beside what is measured of all.
    metrics: ClassVar[Mapping[str, Metric]] = {}

    @abstractmethod
    def sense(self, variant: Variant) -> list[Problem]:
        """Give the contradictions between a variant's values."""

    def rules(self, variant: Variant, chart: Map | None, players: int) -> Rules:
        """Make a variant, and a map where one is needed, ready to be played, or raise the problems that forbid it."""
        self.refuse(variant, chart, players)
        return self.rules_on(variant.values, {}, players)

    def refuse(self, variant: Variant, chart: Map | None, players: int) -> None:
        """Raise the problems that forbid a game, if there are any."""
        found = [*variant.required().problems, *self.sense(variant), *self.misfits(variant, chart, players)]
        if has_errors(found):
            raise ProblemError([problem for problem in found if problem.severity == "error"])

    @abstractmethod
    def rules_on(self, values: dict[str, Any], setting: Mapping[str, Any], players: int) -> Rules:
        """Make resolved values and a setting ready to be played: what a record carries."""

    def seats(self, values: Mapping[str, Any], players: int) -> int:
        """Give how many seats so many people fill: one each, unless the game gives somebody several."""
        return players

    def contradictions(self, record: Mapping[str, Any]) -> Iterator[Contradiction]:
        """Find what a record that fits its schema says against itself, before anything of it is played.

        Whatever is not found here can be handed to `rules_on` and `Rules.retrace`.
        """
        yield from ()

    def misfits(self, variant: Variant, chart: Map | None, players: int) -> list[Problem]:
        """Give what keeps a variant, and a map where one is needed, from being played by so many players."""
        limits = variant.values["players"]
        if limits["least"] <= players <= limits["most"]:
            return []
        message = say(
            "{variant} is for {span} players, not {players}.",
            variant=variant.title,
            span=span(limits["least"], limits["most"]),
            players=players,
        )
        return [variant.at(("players",)).problem("players-outside", message)]

    def judge(self, values: dict[str, Any], ending: Mapping[str, Any]) -> Verdict:
        """Find who wins an ended game by a variant's scoring, step by step; `ending` is a record's `result`.

        Where the scoring is no matter of the variant, what the result says is all there is to say.
        """
        winners = tuple(ending["winners"])
        return Verdict(winners, (Step("result", {}, winners, self.result_text(winners)),))

    def result_text(self, winners: Sequence[int]) -> Said:
        """Say who wins, seats counted from 1."""
        if self.facts.is_cooperative:
            return say("The team wins.") if winners else say("The team loses.")
        if not winners:
            return say("Nobody wins.")
        names = listed(map(seat_named, winners))
        return say("{names!c} {count:wins|win together}.", names=names, count=len(winners))

    def winners(self, values: dict[str, Any], ending: Mapping[str, Any]) -> list[int]:
        """Name the seats that win an ended game by a variant's scoring."""
        return list(self.judge(values, ending).winners)

    def read_ending(self, values: dict[str, Any], words: Mapping[str, str]) -> dict[str, Any]:
        """Read how a game ended from words by topic, as `daimyo score` takes them: `{"captured": "rice:2, rice:1"}`."""
        raise UnreadableEnding(
            f"How a game of {self.facts.title} ended cannot be told in a few words; use its record."
        )

    def personas(self, weights: Mapping[str, Any]) -> dict[str, Any]:
        """Give one-sided ways to play by name, each the weights of greedy play with something made too much of.

        By default every group of weights is left out once, and once counts three times. `balanced` among them takes the
        place of greedy play as what the others are measured by.
        """
        from engine.play.personas import by_groups

        return by_groups(weights)

    def search_endings(
        self, values: dict[str, Any], others: dict[str, Any], players: int, jobs: int
    ) -> EndingSearch:
        """Look for the first end of a game that two variants judge apart, among all ends that there can be."""
        raise UnreadableEnding(f"The ends of a game of {self.facts.title} are too many to be searched.")

    def why_not_judged(self, values: dict[str, Any], ending: Mapping[str, Any]) -> str:
        """Say why a variant cannot judge the end of a game that was played by another one; nothing where it can."""
        return ""

    def cause_of_flip(
        self, values: dict[str, Any], ending: Mapping[str, Any], other: Mapping[str, Any]
    ) -> str:
        """Say how a game that ended alike was judged differently by two variants; nothing where it ended otherwise."""
        return ""

    def stage_of_flip(self, values: dict[str, Any], others: dict[str, Any], ending: Mapping[str, Any]) -> str:
        """Name the stage of the scoring in which two variants judge the same result differently, where there is one."""
        return ""
