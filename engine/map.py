"""A map document: its picture read into spaces, and the edits a designer makes to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import edit, schema
from engine.hexes import Hex, neighbours
from engine.library import Library, shown, start_of
from engine.picture import BLANK, Cell, Picture
from engine.problem import Edit, Fix, Problem, ProblemError, Severity, did_you_mean, has_errors, in_reading_order
from engine.source import Place, Route, Scalar, Sequence, Source, find, short
from engine.source import Mapping as Tree

TERRAINS = ("sea", "land")


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
    """A map as far as its text could be read; `problems` says what is wrong with the text."""

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

    def spaces_for(self, players: int) -> list[MapSpace]:
        """Give the spaces a player count uses, in reading order of the picture."""
        pieces = self.players.get(players)
        used = [space for space in self.spaces.values() if pieces is None or space.piece in pieces]
        return sorted(used, key=lambda space: (space.at[1], space.at[0]))


def load(library: Library, name: str | Path) -> Map:
    """Read a map by shipped name or path."""
    path = name if isinstance(name, Path) else library.find("map", name)
    if path is None:
        problem = start_of(str(name)).problem("map-unknown", library.unknown("map", str(name)))
        return Map(str(name), None, None, None, {}, {}, {}, {}, (problem,))
    text = library.read(path)
    title = path.name.removesuffix(".yaml")
    if text.source is None or text.tree is None:
        return Map(title, path, text.source, None, {}, {}, {}, {}, text.problems)
    problems = [*text.problems, *schema.check(text.tree, "map")]
    if not isinstance(text.tree, Tree) or has_errors(problems):
        tree = text.tree if isinstance(text.tree, Tree) else None
        return Map(title, path, text.source, tree, {}, {}, {}, {}, tuple(in_reading_order(problems)))
    return _Reader(title, path, text.source, text.tree, problems).map()


class _Reader:
    """Reads the values of a map that fits its schema, collecting what else is wrong."""

    def __init__(self, name: str, path: Path, source: Source, tree: Tree, problems: list[Problem]) -> None:
        self.name, self.path, self.source, self.tree = name, path, source, tree
        self.values: dict[str, Any] = schema.data(tree, "map")
        self.problems = problems
        self.legend: dict[str, str] = self.values["legend"]
        self.pieces: dict[str, str] = self.values.get("pieces", {})
        column, row = self.values.get("origin", (0, 0))
        self.origin = (column, row)

    def map(self) -> Map:
        terrain = self._picture("terrain")
        assert terrain is not None
        piece_of = self._picture("piece_of")
        cells = self._cells(terrain, self.legend, "legend")
        pieces = self._cells(piece_of, self.pieces, "pieces") if piece_of else {}
        if not cells:
            self._report(("terrain",), "no-spaces", "The picture shows no spaces.")
        if piece_of:
            self._compare_pictures(cells, pieces)
        spaces = {
            at: MapSpace(at, self.legend[cell.mark], self._piece(pieces.get(at)), cell.place)
            for at, cell in cells.items()
        }
        return Map(
            self.name,
            self.path,
            self.source,
            self.tree,
            self.values,
            spaces,
            self._players(),
            self._names(spaces),
            tuple(in_reading_order(self.problems)),
            terrain,
            piece_of,
            {word: mark for mark, word in self.legend.items()},
            {name: mark for mark, name in self.pieces.items()},
        )

    def _report(self, route: Route, code: str, message: str) -> None:
        place = (find(self.tree, route) or self.tree).place
        self.problems.append(place.problem(code, message))

    def _picture(self, key: str) -> Picture | None:
        rows = self.tree.get(key)
        return Picture(self.source, rows, self.origin) if isinstance(rows, Sequence) else None

    def _piece(self, cell: Cell | None) -> str | None:
        return self.pieces.get(cell.mark) if cell else None

    def _cells(self, picture: Picture, words: Mapping[str, str], key: str) -> dict[Hex, Cell]:
        """Give the picture's known cells, reporting the others by the row and column of their character."""
        for x, y, mark in picture.off_grid():
            place = picture.place(x, y)
            message = (
                f"`{mark}` in row {y + 1}, column {x + 1} of the picture lies between the hexes: "
                "move it one column to the left or right."
            )
            self.problems.append(place.problem("cell-off-grid", message, fix=_shift_fix(picture, x, y, mark)))
        cells: dict[Hex, Cell] = {}
        for cell in picture.cells():
            if cell.mark in words:
                cells[cell.space] = cell
                continue
            message = f"`{cell.mark}` is not in `{key}`. Known: {' '.join(words)}."
            near = next((mark for mark in words if mark.lower() == cell.mark.lower()), None)
            fix = Fix(f"Change to {near}", (Edit(cell.place.start, cell.place.end, near),)) if near else None
            self.problems.append(cell.place.problem("cell-unknown", message, fix=fix, spaces=(cell.space,)))
        return cells

    def _compare_pictures(self, cells: dict[Hex, Cell], pieces: dict[Hex, Cell]) -> None:
        for at, cell in cells.items():
            if at not in pieces:
                message = f"The space {at[0]}, {at[1]} has no piece: mark it in `piece_of` too."
                self.problems.append(cell.place.problem("piece-missing", message, spaces=(at,)))
        for at, cell in pieces.items():
            if at not in cells:
                message = f"`piece_of` marks {at[0]}, {at[1]}, where `terrain` shows no space."
                fix = Fix("Remove the mark", (Edit(cell.place.start, cell.place.end, BLANK),))
                self.problems.append(cell.place.problem("piece-stray", message, fix=fix, spaces=(at,)))

    def _players(self) -> dict[int, frozenset[str] | None]:
        stated = self.values["players"]
        if isinstance(stated, list):
            return {count: None for count in stated}
        if not self.pieces:
            self._report(("players",), "piece-unknown", "`players` names pieces, but the map has none in `pieces`.")
        players: dict[int, frozenset[str] | None] = {}
        for count, pieces in stated.items():
            for position, piece in enumerate(pieces):
                if self.pieces and piece not in self.pieces.values():
                    near = did_you_mean(piece, self.pieces.values())
                    hint = f" Did you mean `{near}`?" if near else ""
                    message = f"There is no piece `{short(piece)}`.{hint}"
                    self._report(("players", count, position), "piece-unknown", message)
            players[int(count)] = frozenset(pieces)
        self._check_nesting(players)
        return dict(sorted(players.items()))

    def _check_nesting(self, players: Mapping[int, frozenset[str] | None]) -> None:
        counts = sorted(players)
        for fewer, more in zip(counts, counts[1:], strict=False):
            left_out = (players[fewer] or frozenset()) - (players[more] or frozenset())
            if left_out:
                message = (
                    f"{more} players do not use {', '.join(sorted(left_out))}, which {fewer} players do: "
                    "the pieces do not nest."
                )
                place = (find(self.tree, ("players", str(more))) or self.tree).place
                self.problems.append(place.problem("pieces-not-nested", message, Severity.WARNING))
        used = frozenset().union(*(pieces or frozenset() for pieces in players.values()))
        for mark, piece in self.pieces.items():
            if piece not in used:
                place = (find(self.tree, ("pieces", mark)) or self.tree).place
                message = f"No player count uses the piece `{piece}`."
                self.problems.append(place.problem("piece-unused", message, Severity.WARNING))

    def _names(self, spaces: Mapping[Hex, MapSpace]) -> dict[Hex, str]:
        names: dict[Hex, str] = {}
        for name, (q, r) in self.values.get("names", {}).items():
            space = spaces.get((q, r))
            if space is None or not space.is_settlement:
                found = f"it is {space.terrain}" if space else "there is no space"
                self._report(("names", name), "name-misplaced", f"{name} is no settlement: at {q}, {r} {found}.")
            elif (q, r) in names:
                message = f"{name} and {names[q, r]} name the same settlement at {q}, {r}."
                self._report(("names", name), "name-repeated", message)
            else:
                names[q, r] = name
        for key in ("figures", "notes"):
            for position, entry in enumerate(self.values.get(key, ())):
                at = tuple(entry["at"])
                if at not in spaces or (key == "figures" and not spaces[at].is_settlement):
                    what = "settlement" if key == "figures" else "space"
                    message = f"There is no {what} at {at[0]}, {at[1]}."
                    self._report((key, position, "at"), "place-unknown", message)
        return names


def _shift_fix(picture: Picture, x: int, y: int, mark: str) -> Fix | None:
    """Propose to move an off-grid character into the blank beside it."""
    row = picture.rows[y].text
    for aside, word in ((x - 1, "left"), (x + 1, "right")):
        if 0 <= aside < len(row) and row[aside] == BLANK:
            one, other = picture.place(x, y), picture.place(aside, y)
            if one.end - one.start == 1:
                edits = (Edit(one.start, one.end, BLANK), Edit(other.start, other.end, mark))
                return Fix(f"Move it to the {word}", edits)
    return None


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


def rename(chart: Map, at: Hex, name: str) -> list[Edit]:
    """Give the edits that name a settlement, or take its name away where the new one is empty."""
    assert chart.source and chart.tree
    old = chart.names.get(at)
    if old == name or (not old and not name):
        return []
    if not name:
        return remove_names(chart, [at])
    names = chart.tree.get("names")
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
    return [int(item.value) for item in node.items if isinstance(item, Scalar) and isinstance(item.value, int)]
