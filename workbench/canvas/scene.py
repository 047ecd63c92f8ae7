"""What is to be seen, in plain values: the painter knows no game, no file and no widget.

Mappings in a scene are given once and never changed afterwards: the painter keeps what it made of them for as long as
it is handed the very same ones.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any

from engine.maps.board import Board
from engine.maps.hexes import Hex, neighbours
from engine.maps.map import TERRAINS, Map

_NOTHING: Mapping[Any, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Space:
    """A space as drawn: `terrain` is sea, land or a settlement kind, `capacity` the figures a settlement holds."""

    terrain: str
    capacity: int = 0
    name: str | None = None
    piece: str | None = None

    @property
    def is_settlement(self) -> bool:
        """Say whether it is drawn as a raised tile."""
        return self.terrain not in TERRAINS

    @property
    def is_land(self) -> bool:
        """Say whether it lies inside the coast."""
        return self.terrain != "sea"


@dataclass(frozen=True, slots=True)
class Token:
    """A token: whose, its glyph, its number and a small sign if it has them; a back shows only whose it is."""

    seat: int
    glyph: str = ""
    number: int | None = None
    sign: str = ""
    is_back: bool = False


@dataclass(frozen=True, slots=True)
class Heat:
    """Values on spaces in five ordered steps from `least` to `most`, by default those of the values themselves."""

    values: Mapping[Hex, float]
    title: str = ""
    least: float | None = None
    most: float | None = None
    form: str = "{:.3g}"
    shows_values: bool = False

    def said(self, value: float) -> str:
        """Give a value as people read it.

        >>> Heat({}, form="{:.1f}").said(-2.25)
        '−2.2'
        """
        # Scenes need no Qt, but the language that is spoken comes from there.
        from workbench.numerals import worded

        return worded(value, self.form)

    @property
    def range(self) -> tuple[float, float]:
        """The ends of the scale."""
        numbers = self.values.values()
        least = min(numbers, default=0.0) if self.least is None else self.least
        most = max(numbers, default=0.0) if self.most is None else self.most
        return least, most

    def steps(self, count: int = 5) -> dict[Hex, int]:
        """Give each space's step, counted from zero; values beyond the ends take the first or the last.

        >>> Heat({(0, 0): 1.0, (1, 0): 2.0, (2, 0): 3.0}).steps()
        {(0, 0): 0, (1, 0): 2, (2, 0): 4}
        """
        least, most = self.range
        span = (most - least) or 1.0
        return {
            at: min(max(int((value - least) / span * count), 0), count - 1)
            for at, value in self.values.items()
        }


@dataclass(frozen=True, slots=True)
class Symmetry:
    """The symmetry in force while drawing: its centre hex, how many turns, and whether it mirrors."""

    centre: Hex
    turns: int = 1
    is_mirror: bool = False


@dataclass(frozen=True, slots=True)
class Marks:
    """What the moment lays over the board."""

    hover: Hex | None = None
    selected: Collection[Hex] = ()
    shows_neighbours: bool = True
    legal: Collection[Hex] = ()
    affected: Collection[Hex] = ()
    affected_by_hover: Collection[Hex] = ()
    errors: Collection[Hex] = ()
    warnings: Collection[Hex] = ()
    infos: Collection[Hex] = ()
    last_played: Collection[Hex] = ()
    ringed: Collection[Hex] = ()
    cursor: Hex | None = None
    # Drawn faintly where a click would put them: spaces with the hover's result, tokens with a play's.
    ghost_spaces: Mapping[Hex, Space] = field(default_factory=lambda: _NOTHING)
    ghost_tokens: Mapping[Hex, Token] = field(default_factory=lambda: _NOTHING)
    # A short text on a space (a hint's value), and one beside it with a leader (the name of what is selected).
    chips: Mapping[Hex, str] = field(default_factory=lambda: _NOTHING)
    callouts: Mapping[Hex, str] = field(default_factory=lambda: _NOTHING)
    symmetry: Symmetry | None = None


_COLLECTIONS = tuple(
    part.name
    for part in fields(Marks)
    if part.name not in ("hover", "cursor", "shows_neighbours", "symmetry")
)


@dataclass(frozen=True, slots=True)
class Overlays:
    """Which further layers are shown."""

    grid: bool = True
    names: bool = False
    piece_names: bool = False
    piece_tints: bool = False
    coordinates: bool = False
    graph: bool = False
    count_edges: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture of a board; a space without entry in `figures` in play mode has been captured or is empty."""

    spaces: Mapping[Hex, Space]
    is_play: bool = False
    figures: Mapping[Hex, tuple[str, ...]] = field(default_factory=lambda: _NOTHING)
    captured: Collection[Hex] = frozenset()
    tokens: Mapping[Hex, Token] = field(default_factory=lambda: _NOTHING)
    # Spaces of the map that the shown player count leaves out.
    outside: Mapping[Hex, Space] = field(default_factory=lambda: _NOTHING)
    # The smallest player count that uses each space, for the player-count edges.
    counts: Mapping[Hex, int] = field(default_factory=lambda: _NOTHING)
    # Order and display names of the pieces; pieces not named here follow in order of appearance.
    pieces: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    heat: Heat | None = None
    marks: Marks = field(default_factory=Marks)
    overlays: Overlays = field(default_factory=Overlays)

    def piece_order(self) -> list[str]:
        """Give the pieces in their order, which picks their tints."""
        order = dict.fromkeys(self.pieces)
        for space in self.spaces.values():
            if space.piece:
                order[space.piece] = None
        return list(order)


def changed(old: Scene, new: Scene) -> set[Hex] | None:
    """Give the spaces to paint anew when one scene follows another; nothing where all of it must be."""
    whole = ("is_play", "overlays", "heat", "pieces")
    if (
        any(getattr(old, name) != getattr(new, name) for name in whole)
        or old.marks.symmetry != new.marks.symmetry
    ):
        return None
    found: set[Hex] = set()
    for name in ("spaces", "figures", "tokens", "outside", "counts"):
        found |= _differing(getattr(old, name), getattr(new, name))
    if old.captured is not new.captured:
        found |= set(old.captured) ^ set(new.captured)
    return found | _changed_marks(old.marks, new.marks)


def _changed_marks(old: Marks, new: Marks) -> set[Hex]:
    if old is new:
        return set()
    found = {at for at in {old.hover, new.hover} | {old.cursor, new.cursor} if at is not None}
    for name in _COLLECTIONS:
        one, other = getattr(old, name), getattr(new, name)
        if isinstance(one, Mapping):
            found |= _differing(one, other)
        elif one is not other:
            found |= set(one) ^ set(other)
    # What is selected in both is drawn as one outline, and its neighbours may have lost or won a side.
    if set(old.selected) != set(new.selected) or old.shows_neighbours != new.shows_neighbours:
        both = {*old.selected, *new.selected}
        found |= both | {beside for at in both for beside in neighbours(at)}
    return found


def _differing(one: Mapping[Hex, Any], other: Mapping[Hex, Any]) -> set[Hex]:
    if one is other:
        return set()
    both = {at for at, value in one.items() if other.get(at) != value}
    return both | {at for at in other if at not in one}


# ---------------------------------------------------------------- from documents


def of_map(chart: Map, capacities: Mapping[str, int], players: int | None = None) -> Scene:
    """Give the picture of a map as far as it can be read; with a player count, what it leaves out lies outside.

    A settlement kind without a capacity is drawn as one that holds a single figure.
    """
    drawn = {
        at: Space(space.terrain, _capacity(space.terrain, capacities), chart.names.get(at), space.piece)
        for at, space in chart.spaces.items()
    }
    used = {space.at for space in chart.spaces_for(players)} if players in chart.players else set(drawn)
    return Scene(
        spaces={at: space for at, space in drawn.items() if at in used},
        outside={at: space for at, space in drawn.items() if at not in used},
        counts=least_counts(chart),
        pieces={name: title_of(name) for name in chart.piece_marks},
    )


def of_board(board: Board) -> Scene:
    """Give the picture of a board before any figure stands on it."""
    spaces = {
        space.at: Space(space.kind or space.terrain, space.capacity, space.name, space.piece)
        for space in board.spaces
    }
    pieces = board.chart.piece_marks if board.chart else {}
    return Scene(spaces=spaces, pieces={name: title_of(name) for name in pieces})


def _capacity(terrain: str, capacities: Mapping[str, int]) -> int:
    if terrain in TERRAINS:
        return 0
    return capacities.get(terrain, 1)


def least_counts(chart: Map) -> dict[Hex, int]:
    """Give the smallest player count that uses each space; spaces that none uses are left out."""
    counts: dict[Hex, int] = {}
    for players in sorted(chart.players, reverse=True):
        counts.update((space.at, players) for space in chart.spaces_for(players))
    return counts


def title_of(name: str) -> str:
    """Give an id as a person reads it.

    >>> title_of("kyushu-shikoku")
    'Kyushu Shikoku'
    """
    return " ".join(word.capitalize() for word in name.replace("_", "-").split("-") if word) or name
