"""What a question is about: a variant by its name, the map where the game needs one, and a number of players."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine import documents, games
from engine.maps.map import Map
from engine.play.facts import Facts
from engine.play.rules import Rules
from engine.questions import edits as map_edits
from engine.questions.edits import Edits, edited
from engine.texts.edit import written
from engine.texts.library import Library
from engine.texts.problem import ProblemError
from engine.texts.saying import Name, say
from engine.texts.variant import Variant

# So many changed rules are kept ready: a screen asks for the same ones again and again.
MOST_READY = 256


@dataclass(frozen=True)
class Subject:
    """A variant in its setting, as a command names it; texts that are not saved yet are in the library."""

    variant: str
    map: str = ""
    players: int = 0
    library: Library = field(default_factory=Library, compare=False)
    # What is changed in the variant already, as `--set` would.
    changes: Mapping[str, Any] = field(default_factory=dict)
    _ready: dict[tuple[str, Edits], Rules | ProblemError] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @classmethod
    def of(
        cls,
        library: Library,
        variant: str,
        chart: str = "",
        players: int = 0,
        changes: Mapping[str, Any] | None = None,
    ) -> Subject:
        """Fill in the usual map and the usual number of players, or the nearest that can be played."""
        read = documents.load_variant(library, variant, dict(changes or {})).required()
        facts = games.facts_of(read.game)
        chart = chart or facts.usual_map or ""
        return cls(variant, chart, players or _usual_players(library, read, chart), library, changes or {})

    @cached_property
    def read(self) -> Variant:
        """The variant, with the changes."""
        return self.changed({})

    @cached_property
    def chart(self) -> Map | None:
        """The map, where the game has one."""
        return map_edits.load(self.library, self.map) if self.map else None

    @property
    def facts(self) -> Facts:
        """What is so of the game whatever the variant."""
        return games.facts_of(self.read.game)

    def changed(self, changes: Mapping[str, Any]) -> Variant:
        """Give the variant with more changes, or raise its problems."""
        wanted = {**self.changes, **changes}
        return documents.load_variant(self.library, self.variant, wanted).required()

    def rules(self, changes: Mapping[str, Any] | None = None, edits: Edits = ()) -> Rules:
        """Make it ready to be played, with changes of values and of spaces, or raise what forbids it."""
        key = (repr(changes or {}), edits)
        if key not in self._ready:
            if len(self._ready) >= MOST_READY:
                self._ready.clear()
            self._ready[key] = self._made(changes, edits)
        found = self._ready[key]
        if isinstance(found, ProblemError):
            raise found
        return found

    def _made(self, changes: Mapping[str, Any] | None, edits: Edits) -> Rules | ProblemError:
        try:
            variant = self.changed(changes) if changes else self.read
            chart = edited(self.chart, edits) if self.chart and edits else self.chart
            return games.find(variant.game).rules(variant, chart, self.players)
        except ProblemError as problem:
            return problem

    def can_play(self, changes: Mapping[str, Any] | None = None, edits: Edits = ()) -> bool:
        """Say whether the changed variant can be played at all."""
        try:
            self.rules(changes, edits)
        except ProblemError:
            return False
        return True

    @property
    def title(self) -> str:
        """Name it for people: `Samurai (2016) on Japan, 4 players`."""
        name = Name(self.read.title)
        if self.chart is None:
            return say("{variant}, {players} {players:player|players}", variant=name, players=self.players)
        return say(
            "{variant} on {map}, {players} {players:player|players}",
            variant=name,
            map=Name(self.chart.title),
            players=self.players,
        )

    # ------------------------------------------------------------ as a command says it

    def options(self, changes: Mapping[str, Any] | None = None) -> list[str]:
        """Give the options that name it to a command."""
        words = ["--variant", self.variant, *(["--map", self.map] if self.map else [])]
        words += ["--players", str(self.players)]
        for key, value in {**self.changes, **(changes or {})}.items():
            words += ["--set", f"{key}={in_yaml(value)}"]
        return words

    def command(self, name: str, *more: object, changes: Mapping[str, Any] | None = None) -> str:
        """Write a command about it that anybody can type."""
        return shlex.join(["daimyo", name, *self.options(changes), *map(str, more)])


def in_yaml(value: Any) -> str:
    """Write a value as `--set` reads it.

    >>> in_yaml([1, 2]), in_yaml(True), in_yaml("none"), in_yaml(None)
    ('[1, 2]', 'true', 'none', 'null')
    """
    return written(value).strip()


def lineup(agents: Sequence[str]) -> str:
    """Write a line-up as commands read it.

    >>> lineup(["greedy", "greedy"]), lineup(["greedy", "random"])
    ('greedy', 'greedy,random')
    """
    return agents[0] if len(set(agents)) == 1 else ",".join(agents)


def _usual_players(library: Library, variant: Variant, chart: str) -> int:
    facts, limits = games.facts_of(variant.game), variant.values["players"]
    counts = list(range(limits["least"], limits["most"] + 1))
    if chart:
        counts = games.playable_counts(map_edits.load(library, chart), variant) or counts
    return min(counts, key=lambda count: abs(count - facts.usual_players))
