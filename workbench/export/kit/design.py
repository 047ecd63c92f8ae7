"""What a kit is made from: a variant, how many play, and a map where there is one, with what is wrong about them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine import documents, games
from engine.maps import board as boards
from engine.maps import map as maps
from engine.maps.board import Board
from engine.maps.map import Map
from engine.texts.library import Library
from engine.texts.problem import Problem, ProblemError, Severity, has_errors
from engine.texts.saying import Name
from engine.texts.variant import Variant
from workbench.canvas import scene as scenes
from workbench.canvas.scene import Scene

translate = QCoreApplication.translate

Values = dict[str, Any]


@dataclass(frozen=True)
class Place:
    """Where a game is played: a map, and its board for so many players."""

    chart: Map
    board: Board

    @property
    def scene(self) -> Scene:
        """The board before anything stands on it."""
        return scenes.of_board(self.board)


@dataclass(frozen=True)
class Design:
    """A game to be printed; `references` are the variants that its rules sheet compares it with."""

    variant: Variant
    players: int
    place: Place | None = None
    problems: tuple[Problem, ...] = ()
    references: tuple[Variant, ...] = ()

    @property
    def values(self) -> Values:
        """The variant's values."""
        return self.variant.values

    @property
    def parent(self) -> Values:
        """The values whose pieces may be printed already: the parent's, of a game without one its own."""
        return self.references[0].values if len(self.variant.chain) > 1 else self.values

    @property
    def name(self) -> str:
        """The map's and the variant's name, for the foot of every sheet."""
        return f"{self.place.chart.title}, {self.variant.title}" if self.place else self.variant.title

    @property
    def file_name(self) -> str:
        """What the kit's file is called unless somebody says otherwise."""
        parts = [self.place.chart.name] if self.place else [self.variant.game]
        return "-".join((*parts, self.variant.name, "kit.pdf"))

    @property
    def errors(self) -> int:
        """How many errors keep the board from being played."""
        return sum(problem.severity is Severity.ERROR for problem in self.problems)

    @property
    def ground(self) -> Place:
        """The place of a game that is always played on a map."""
        if self.place is None:
            raise ValueError(f"{self.variant.title} is printed without a map.")
        return self.place


def read(
    library: Library, map_name: str | Path | None, variant_name: str | Path, players: int | None = None
) -> Design:
    """Read a variant to be printed, or raise the problems of what cannot be read; only some games look at the map.

    A map that cannot be played is printed as it is; without a player count the largest that all know is taken.
    """
    variant = documents.load_variant(library, variant_name)
    if variant.is_sound and not games.facts_of(variant.game).needs_map:
        return _without_map(library, variant, players)
    if map_name is None:
        words = translate("kit", "{title} is played on a map, and none is named.")
        message = Name(words.format(title=variant.required().title))
        raise ProblemError([variant.at(("game",)).problem("map-missing", message)])
    chart = maps.load(library, map_name)
    if not chart.spaces:
        chart.required()
        message = Name(translate("kit", "{title} has no spaces to print.").format(title=chart.title))
        raise ProblemError([chart.at(("terrain",)).problem("no-spaces", message)])
    variant.required()
    counts = games.playable_counts(chart, variant) or sorted(chart.players)
    if players is None:
        players = max(counts, default=variant.values["players"]["most"])
    elif chart.players and (misfits := chart.misfits(players)):
        raise ProblemError(misfits)
    problems = tuple(_misfits(chart, variant, players))
    place = Place(chart, boards.build(chart, players, variant.values))
    return Design(variant, players, place, problems, _references(library, variant))


def _without_map(library: Library, variant: Variant, players: int | None) -> Design:
    if players is None:
        players = int(variant.values["players"]["most"])
    problems = games.find(variant.game).misfits(variant, None, players)
    if has_errors(problems):
        raise ProblemError(problems)
    return Design(variant, players, None, tuple(problems), _references(library, variant))


def _misfits(chart: Map, variant: Variant, players: int) -> list[Problem]:
    """Give what keeps the printed game from being played."""
    if not chart.is_sound:
        return games.check_map(chart, variant, players)
    return games.find(variant.game).misfits(variant, chart, players)


def _references(library: Library, variant: Variant) -> tuple[Variant, ...]:
    """Give the parent of a variant, and the usual one of its game unless it is one of the two."""
    facts = games.facts_of(variant.game)
    found = [documents.load_variant(library, path) for path in variant.chain[1:2]]
    usual = facts.usual_variant if variant.name != facts.usual_variant else facts.base
    current = documents.load_variant(library, f"{facts.name}/{usual}")
    if all(current.name != other.name for other in (variant, *found)):
        found.append(current)
    return tuple(other for other in found if other.is_sound)
