"""What the kit is made from: a map, a variant and how many play, read together with everything wrong about them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import documents, games
from engine.maps import board as boards
from engine.maps import map as maps
from engine.maps.board import Board
from engine.maps.map import Map
from engine.texts.library import Library
from engine.texts.problem import Problem, ProblemError, Severity
from engine.texts.variant import Variant
from workbench.canvas import scene as scenes
from workbench.canvas.scene import Scene, Token
from workbench.games.samurai import glyphs

Values = dict[str, Any]

# The edition that a variant without a parent is compared with, and every house variant too.
CURRENT = "2016"


@dataclass(frozen=True)
class Kind:
    """A kind of token: its key in the variant, its number and glyph, and how many a player has."""

    key: str
    glyph: str
    number: int | None
    is_fast: bool
    copies: int

    def token(self, seat: int, *, is_back: bool = False) -> Token:
        """Give it as one player's token."""
        return Token(seat, self.glyph, self.number, "fast" if self.is_fast else "", is_back)


@dataclass(frozen=True)
class Design:
    """A game to be printed; `references` are the variants that its rules sheet compares it with."""

    chart: Map
    variant: Variant
    players: int
    board: Board
    problems: tuple[Problem, ...] = ()
    references: tuple[Variant, ...] = ()

    @property
    def values(self) -> Values:
        """The variant's values."""
        return self.variant.values

    @property
    def name(self) -> str:
        """The map's and the variant's name, for the foot of every sheet."""
        return f"{self.chart.title}, {self.variant.title}"

    @property
    def errors(self) -> int:
        """How many errors keep the board from being played."""
        return sum(problem.severity is Severity.ERROR for problem in self.problems)

    @property
    def scene(self) -> Scene:
        """The board before any figure stands on it."""
        return scenes.of_board(self.board)

    def kinds(self) -> list[Kind]:
        """List the kinds of token a player has, in the variant's order."""
        return [kind for key in self.values["tokens"] for kind in _kinds_of(key, self.values)]

    def tokens(self) -> list[Kind]:
        """List a player's tokens, one entry for each."""
        return [kind for kind in self.kinds() for _ in range(kind.copies)]

    def figures(self) -> dict[str, int]:
        """Count the figures of each type; a count that the variant does not know is taken from the settlements."""
        from engine.games.samurai.compile import figure_counts

        types = self.values["figures"]["types"]
        # Figures on a map whose text has errors may be anything.
        if self.chart.is_sound or self.values["figures"]["placement"] != "map":
            counts = figure_counts(self.board, self.values, self.players)
            if any(counts):
                return dict(zip(types, counts, strict=True))
        return dict.fromkeys(types, -(-self.board.slots // len(types)))

    def standing(self) -> dict[str, tuple[str, ...]]:
        """Give the figures that the map itself puts into settlements, where the variant leaves it to the map."""
        if self.values["figures"]["placement"] != "map" or not self.chart.is_sound:
            return {}
        spaces = self.board.spaces
        return {self.board.called(spaces[at]): figures for at, figures in self.board.figures.items()}

    def figure_glyph(self, name: str) -> str:
        """Give the glyph of a figure type."""
        return figure_glyph(self.values, name)


def figure_glyph(values: Values, name: str) -> str:
    """Give the glyph of a figure type by its display name or its place."""
    figures = values["figures"]
    return glyphs.figure(name, figures.get("names", {}).get(name), figures["types"].index(name))


def _kinds_of(key: str, values: Values) -> list[Kind]:
    token = values["tokens"][key]
    types, names = values["figures"]["types"], values["figures"].get("names", {})
    position = types.index(key) if key in types else 0
    glyph = glyphs.token(key, token.get("action"), names.get(key), position)
    is_fast, copies = bool(token.get("fast")), token.get("copies", 1)
    if token.get("action"):
        return [Kind(key, glyph, None, is_fast, copies)]
    return [Kind(key, glyph, strength, is_fast, copies) for strength in token.get("strengths", ())]


def read(
    library: Library, map_name: str | Path, variant_name: str | Path, players: int | None = None
) -> Design:
    """Read a map and a variant to be printed, or raise the problems of what cannot be read at all.

    A map that cannot be played is printed as it is; without a player count the largest that both know is taken.
    """
    chart = maps.load(library, map_name)
    if not chart.spaces:
        chart.required()
        message = f"{chart.title} has no spaces to print."
        raise ProblemError([chart.at(("terrain",)).problem("no-spaces", message)])
    variant = documents.load_variant(library, variant_name).required()
    counts = games.playable_counts(chart, variant) or sorted(chart.players)
    if players is None:
        players = max(counts, default=variant.values["players"]["most"])
    elif chart.players and players not in chart.players:
        known = ", ".join(str(count) for count in chart.players)
        message = f"{chart.title} is not made for {players} players but for {known}."
        raise ProblemError([chart.at(("players",)).problem("players-outside", message)])
    problems = tuple(_misfits(chart, variant, players))
    board = boards.build(chart, players, variant.values)
    return Design(chart, variant, players, board, problems, _references(library, variant))


def _misfits(chart: Map, variant: Variant, players: int) -> list[Problem]:
    """Give what keeps the printed game from being played."""
    if not chart.is_sound:
        return games.check_map(chart, variant, players)
    return games.find(variant.values["game"]).misfits(variant, chart, players)


def _references(library: Library, variant: Variant) -> tuple[Variant, ...]:
    """Give the parent of a variant, and the current edition unless it is one of the two."""
    found = [documents.load_variant(library, path) for path in variant.chain[1:2]]
    current = documents.load_variant(library, CURRENT if variant.name != CURRENT else games.of_maps().base)
    if all(current.name != other.name for other in (variant, *found)):
        found.append(current)
    return tuple(other for other in found if other.is_sound)
