"""The board as a graph: spaces as nodes, shared sides as edges, for one player count of a map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from engine.maps.hexes import COMPASS, Hex, neighbours
from engine.maps.map import Map
from engine.texts.source import Place

if TYPE_CHECKING:
    import networkx

MAX_SPACES = 320
MAX_SETTLEMENTS = 80


@dataclass(frozen=True, slots=True)
class Space:
    """A space in play; `terrain` is land, sea or settlement, `place` where the map file draws it."""

    id: int
    q: int
    r: int
    terrain: str
    kind: str | None
    capacity: int
    name: str | None
    piece: str | None
    place: Place
    # What the map itself puts here; it counts where the variant leaves the placement to the map.
    figures: tuple[str, ...] = ()

    @property
    def at(self) -> Hex:
        """Its axial coordinate."""
        return self.q, self.r

    @property
    def is_settlement(self) -> bool:
        """Say whether figures can stand here."""
        return self.terrain == "settlement"

    def as_json(self) -> dict[str, Any]:
        """Give the form that records carry."""
        plain: dict[str, Any] = {"id": self.id, "q": self.q, "r": self.r, "terrain": self.terrain}
        if self.is_settlement:
            plain.update(kind=self.kind, capacity=self.capacity, name=self.name)
        if self.figures:
            plain["figures"] = list(self.figures)
        return plain


class Board:
    """The spaces of a map that one player count uses, numbered in reading order, and how they touch."""

    def __init__(self, spaces: Iterable[Space], players: int, chart: Map | None = None) -> None:
        self.spaces = tuple(spaces)
        self.players = players
        self.chart = chart
        self.at = {space.at: space for space in self.spaces}

    @property
    def map(self) -> Map:
        """The map it was built from; a board out of a record has none."""
        if self.chart is None:
            raise LookupError("this board comes from a record, not from a map file")
        return self.chart

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The ids of the spaces that share a side with each space, in rising order."""
        return tuple(
            tuple(sorted(self.at[beside].id for beside in neighbours(space.at) if beside in self.at))
            for space in self.spaces
        )

    @cached_property
    def graph(self) -> networkx.Graph[int]:
        """The networkx graph of the board: nodes carry what a space is, edges are shared sides."""
        import networkx

        graph: networkx.Graph[int] = networkx.Graph(players=self.players)
        for space in self.spaces:
            graph.add_node(
                space.id,
                q=space.q,
                r=space.r,
                terrain=space.terrain,
                kind=space.kind,
                capacity=space.capacity,
                name=space.name,
                piece=space.piece,
            )
        pairs = ((one, other) for one, beside in enumerate(self.neighbours) for other in beside)
        graph.add_edges_from(pair for pair in pairs if pair[0] < pair[1])
        return graph

    def beside(self, space: Space, terrain: str) -> list[Space]:
        """Give the adjacent spaces of a terrain."""
        found = [self.spaces[other] for other in self.neighbours[space.id]]
        return [other for other in found if other.terrain == terrain]

    @cached_property
    def settlements(self) -> tuple[Space, ...]:
        """The settlements, in order of their number."""
        return tuple(space for space in self.spaces if space.is_settlement)

    @cached_property
    def land(self) -> tuple[Space, ...]:
        """The land spaces."""
        return tuple(space for space in self.spaces if space.terrain == "land")

    @cached_property
    def sea(self) -> tuple[Space, ...]:
        """The sea spaces."""
        return tuple(space for space in self.spaces if space.terrain == "sea")

    @cached_property
    def figures(self) -> dict[int, tuple[str, ...]]:
        """The figures that the map itself puts into settlements, by the settlement's number."""
        return {space.id: space.figures for space in self.spaces if space.figures}

    @property
    def slots(self) -> int:
        """How many figures the settlements hold."""
        return sum(space.capacity for space in self.settlements)

    def called(self, space: Space) -> str:
        """Name a space in words: a settlement by its name, any other space by a named neighbour and a direction.

        Where no neighbour has a name the coordinate speaks: `3,7`.
        """
        if space.name:
            return space.name
        for direction, (step_q, step_r) in COMPASS.items():
            other = self.at.get((space.q - step_q, space.r - step_r))
            if other and other.name:
                return f"{other.name}-{direction}"
        return f"{space.q},{space.r}"

    @cached_property
    def words(self) -> dict[str, Space]:
        """Every name a space answers to, in lower case: its own, those by named neighbours, its coordinate."""
        words = {f"{space.q},{space.r}": space for space in self.spaces}
        for space in self.spaces:
            if space.name:
                for direction, (step_q, step_r) in COMPASS.items():
                    other = self.at.get((space.q + step_q, space.r + step_r))
                    if other:
                        words[f"{space.name}-{direction}".lower()] = other
        words.update({space.name.lower(): space for space in self.spaces if space.name})
        return words


def build(chart: Map, players: int, variant: Mapping[str, Any]) -> Board:
    """Build the board of a map for a player count, settlements holding what the variant says."""
    capacities = variant.get("settlements", {})
    figures = {tuple(entry["at"]): tuple(entry["figures"]) for entry in chart.values.get("figures", ())}
    spaces = (
        Space(
            number,
            *space.at,
            "settlement" if space.is_settlement else space.terrain,
            space.terrain if space.is_settlement else None,
            capacities.get(space.terrain, 0) if space.is_settlement else 0,
            chart.names.get(space.at),
            space.piece,
            space.place,
            figures.get(space.at, ()),
        )
        for number, space in enumerate(chart.spaces_for(players))
    )
    return Board(spaces, players, chart)


def from_record(spaces: Iterable[Mapping[str, Any]], players: int, file: str) -> Board:
    """Build the board that a record carries, so that it can be checked without its map."""
    place = Place(file, 1, 1, 0, 0)
    return Board(
        (
            Space(
                space["id"],
                space["q"],
                space["r"],
                space["terrain"],
                space.get("kind"),
                space.get("capacity", 0),
                space.get("name"),
                None,
                place,
                tuple(space.get("figures", ())),
            )
            for space in spaces
        ),
        players,
    )
