"""A map document: its picture read into spaces, and the edits a designer makes to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.maps.hexes import Hex, neighbours
from engine.maps.picture import BLANK, Picture
from engine.texts import edit
from engine.texts.library import Library, shown, start_of
from engine.texts.problem import Edit, Problem, ProblemError, has_errors
from engine.texts.saying import say
from engine.texts.source import Mapping as Tree
from engine.texts.source import Place, Route, Scalar, Source, find

TERRAINS = ("sea", "land")
MAX_DRAWN = 10_000
"""How many spaces a picture may show; far fewer can be played."""


@dataclass(frozen=True, slots=True)
class MapSpace:
    """A space of the map: `terrain` is sea, land or a settlement kind; `piece` the part it is printed on."""

    at: Hex
    terrain: str
    piece: str | None
    place: Place

    @property
    def is_settlement(self) -> bool:
        """Say whether figures can stand here."""
        return self.terrain not in TERRAINS


@dataclass(frozen=True)
class Map:
    """A map as far as its text could be read; `problems` says what is wrong with the text.

    `is_drawn` says whether the spaces are complete, whatever is wrong with titles, names and notes.
    """

    name: str
    path: Path | None
    source: Source | None
    tree: Tree | None
    values: dict[str, Any]
    spaces: dict[Hex, MapSpace]
    players: dict[int, frozenset[str] | None]
    names: dict[Hex, str]
    problems: tuple[Problem, ...]
    terrain: Picture | None = None
    piece_of: Picture | None = None
    marks: dict[str, str] = field(default_factory=dict)
    piece_marks: dict[str, str] = field(default_factory=dict)
    is_drawn: bool = False

    @property
    def title(self) -> str:
        """The map's title, or its name where it has none."""
        title = self.values.get("title")
        return title if isinstance(title, str) and title else self.name

    @property
    def is_sound(self) -> bool:
        """Say whether the text could be read without errors."""
        return self.tree is not None and not has_errors(self.problems)

    def required(self) -> Map:
        """Give the map itself, or raise its problems."""
        if not self.is_sound:
            raise ProblemError(self.problems)
        return self

    def at(self, route: Route) -> Place:
        """Give the place of a value, or the nearest one that holds it."""
        for length in range(len(route), -1, -1):
            node = find(self.tree, route[:length])
            if node is not None:
                return node.place
        return start_of(shown(self.path) if self.path else self.name)

    def misfits(self, players: int) -> list[Problem]:
        """Say that the map is not made for so many players, unless it is."""
        if players in self.players:
            return []
        message = say(
            "{title} is not made for {players} players but for {counts}.",
            title=self.title,
            players=players,
            counts=", ".join(str(count) for count in self.players),
        )
        return [self.at(("players",)).problem("players-outside", message)]

    def at_count(self, players: int) -> Place:
        """Give the place where the map says that it is made for a player count."""
        stated = self.values.get("players")
        if isinstance(stated, list) and players in stated:
            return self.at(("players", stated.index(players)))
        return self.at(("players", str(players)))

    def spaces_for(self, players: int) -> list[MapSpace]:
        """Give the spaces a player count uses, in reading order of the picture."""
        pieces = self.players.get(players)
        used = [space for space in self.spaces.values() if pieces is None or space.piece in pieces]
        return sorted(used, key=lambda space: (space.at[1], space.at[0]))


def load(library: Library, name: str | Path) -> Map:
    """Read a map by shipped name or path."""
    from engine.maps import mapreader  # which gives a Map

    path = name if isinstance(name, Path) else library.find("map", name)
    if path is None:
        problem = start_of(str(name)).problem("map-unknown", library.unknown("map", str(name)))
        return Map(str(name), None, None, None, {}, {}, {}, {}, (problem,))
    return library.once("map", path, lambda: mapreader.read(library.read(path)))


def paint(chart: Map, terrain: Mapping[Hex, str | None], piece: str | None = None) -> list[Edit]:
    """Give the edits that paint spaces with a terrain, or take them away where it is nothing.

    A space that is new takes the given piece, else that of a neighbour. Names go with their settlements.
    """
    assert chart.source and chart.tree and chart.terrain
    marks = {at: chart.marks[word] if word else BLANK for at, word in terrain.items()}
    edits, origin = chart.terrain.repainted(marks)
    if chart.piece_of:
        edits += chart.piece_of.repainted(_piece_marks(chart, terrain, piece))[0]
    if origin != chart.terrain.origin:
        edits += edit.set_value(chart.source, chart.tree, ("origin",), list(origin), before="terrain")
    lost = [at for at, word in terrain.items() if at in chart.names and (word is None or word in TERRAINS)]
    return edits + remove_names(chart, lost)


def _piece_marks(chart: Map, terrain: Mapping[Hex, str | None], piece: str | None) -> dict[Hex, str]:
    marks: dict[Hex, str] = {}
    for at, word in terrain.items():
        old = chart.spaces.get(at)
        if word is None:
            marks[at] = BLANK
        elif old is None or old.piece is None:
            near = [chart.spaces[beside].piece for beside in neighbours(at) if beside in chart.spaces]
            name = piece or max((name for name in near if name), key=near.count, default=None)
            marks[at] = chart.piece_marks.get(name or "", next(iter(chart.piece_marks.values())))
    return marks


def assign_piece(chart: Map, spaces: Iterable[Hex], piece: str) -> list[Edit]:
    """Give the edits that print existing spaces on another piece."""
    assert chart.piece_of
    mark = chart.piece_marks[piece]
    return chart.piece_of.repainted({at: mark for at in spaces if at in chart.spaces})[0]


def make_for(chart: Map, counts: Iterable[int]) -> list[Edit]:
    """Give the edits that make a map for these player counts and no others; a new count uses every piece."""
    assert chart.source and chart.tree
    wanted = sorted(counts)
    stated = chart.tree.entries["players"].value
    if chart.piece_of is None:
        return edit.set_value(chart.source, chart.tree, ("players",), wanted)
    pieces = list(chart.piece_marks)
    if isinstance(stated, Tree) and stated.is_flow:
        used = {
            str(count): [name for name in pieces if name in (chart.players.get(count) or pieces)]
            for count in wanted
        }
        return [Edit(stated.place.start, stated.place.end, edit.written(used))]
    gone = [count for count in chart.players if count not in wanted]
    edits = [
        each for count in gone for each in edit.remove(chart.source, chart.tree, ("players", str(count)))
    ]
    for count in wanted:
        if count not in chart.players:
            edits += edit.set_value(chart.source, chart.tree, ("players", str(count)), pieces)
    return edits


def rename(chart: Map, at: Hex, name: str) -> list[Edit]:
    """Give the edits that name a settlement, or take its name away where the new one is empty."""
    assert chart.source and chart.tree
    old = chart.names.get(at)
    if old == name or (not old and not name):
        return []
    if not name:
        return remove_names(chart, [at])
    names = chart.tree.get("names")
    if isinstance(names, Tree) and name in names.entries:
        message = say("Another settlement is called {name} already.", name=name)
        raise ProblemError([names.entries[name].key.place.problem("name-taken", message)])
    if old and isinstance(names, Tree):
        return edit.rename(names, old, name)
    return edit.set_value(chart.source, chart.tree, ("names", name), list(at))


def remove_names(chart: Map, spaces: Iterable[Hex]) -> list[Edit]:
    """Give the edits that take the names of some settlements away."""
    assert chart.source and chart.tree
    lost = [chart.names[at] for at in spaces if at in chart.names]
    names = chart.tree.get("names")
    if not lost or not isinstance(names, Tree):
        return []
    if len(lost) == len(names.entries):
        return edit.remove(chart.source, chart.tree, ("names",))
    if names.is_flow and len(lost) > 1:
        kept = {key: _point(entry.value) for key, entry in names.entries.items() if key not in lost}
        return [Edit(names.place.start, names.place.end, edit.written(kept))]
    return [change for name in lost for change in edit.remove(chart.source, chart.tree, ("names", name))]


def _point(node: Any) -> list[int]:
    return [
        int(item.value) for item in node.items if isinstance(item, Scalar) and isinstance(item.value, int)
    ]
