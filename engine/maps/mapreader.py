"""A map's text read into spaces: every value that is sound is read, so that all mistakes show at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from typing import Any

from engine.maps.hexes import Hex, from_picture, neighbours
from engine.maps.map import MAX_DRAWN, Map, MapSpace
from engine.maps.picture import BLANK, Cell, Picture
from engine.texts import schema
from engine.texts.library import Text
from engine.texts.problem import (
    Edit,
    Fix,
    Problem,
    Severity,
    at_most,
    has_errors,
    hint,
    in_reading_order,
)
from engine.texts.saying import Said, say
from engine.texts.source import Mapping as Tree
from engine.texts.source import Route, Sequence, Source, find, short

# Far more than any picture can grow; what is farther off could not be drawn nor numbered.
MAX_ORIGIN = 100_000

# The values without which there is no board, and those that change it.
_DRAWN_BY = ("legend", "terrain", "players", "origin", "pieces", "piece_of")


def read(text: Text) -> Map:
    """Read a map's text as far as it is sound."""
    name = text.path.name.removesuffix(".yaml")
    tree = text.tree if isinstance(text.tree, Tree) else None
    problems = [*text.problems, *(schema.check(text.tree, "map") if text.tree else ())]
    is_map = schema.kind_of(tree) == "map" or find(tree, ("schema",)) is None
    if text.source is None or tree is None or not is_map:
        return Map(name, text.path, text.source, tree, {}, {}, {}, {}, tuple(in_reading_order(problems)))
    return _Reader(name, text, text.source, tree, problems).map()


@dataclass(slots=True)
class _Drawing:
    """What a picture shows: its known cells, and every hex that is drawn or may be meant."""

    picture: Picture
    cells: dict[Hex, Cell] = field(default_factory=dict)
    meant: set[Hex] = field(default_factory=set)


class _Reader:
    """Reads the sound values of a map, collecting what else is wrong."""

    def __init__(self, name: str, text: Text, source: Source, tree: Tree, problems: list[Problem]) -> None:
        self.name, self.path, self.source, self.tree = name, text.path, source, tree
        self.problems: list[Problem] = []
        unsound = _unsound_keys(source, tree, problems)
        values: dict[str, Any] = schema.data(tree, "map")
        self.values = {key: value for key, value in values.items() if key not in unsound}
        self.is_drawn = not unsound.intersection(_DRAWN_BY) and all(key in values for key in _DRAWN_BY[:3])
        self.told = problems
        self.legend: dict[str, str] | None = self.values.get("legend")
        self.pieces: dict[str, str] | None = self.values.get("pieces", None if "pieces" in values else {})
        column, row = self.values.get("origin", (0, 0))
        self.origin = (column, row)
        self.has_origin = "origin" not in unsound
        if max(abs(column), abs(row)) > MAX_ORIGIN:
            message = say("`origin` must lie within {most:,} columns and rows of `[0, 0]`.", most=MAX_ORIGIN)
            self._report(("origin",), "out-of-range", message)
            self.has_origin = False

    def map(self) -> Map:
        terrain = self._drawing("terrain", self.legend, "legend")
        piece_of = self._drawing("piece_of", self.pieces, "pieces")
        if terrain and not terrain.meant:
            self._report(("terrain",), "no-spaces", say("The picture shows no spaces."))
        if terrain and piece_of:
            self._compare_pictures(terrain, piece_of)
        players = self._players()
        is_drawn = self.is_drawn and not has_errors(self.problems)
        spaces = self._spaces(terrain, piece_of)
        names = self._names(terrain, spaces) if terrain and self.legend is not None else {}
        return Map(
            self.name,
            self.path,
            self.source,
            self.tree,
            self.values,
            spaces,
            players,
            names,
            tuple(in_reading_order([*self.told, *at_most(self.problems)])),
            terrain.picture if terrain else None,
            piece_of.picture if piece_of else None,
            {word: mark for mark, word in (self.legend or {}).items()},
            {piece: mark for mark, piece in (self.pieces or {}).items()},
            is_drawn,
        )

    def _report(self, route: Route, code: str, message: Said, severity: Severity = Severity.ERROR) -> None:
        place = (find(self.tree, route) or self.tree).place
        self.problems.append(place.problem(code, message, severity))

    # ---------------------------------------------------------------- pictures

    def _drawing(self, key: str, words: Mapping[str, str] | None, key_of_words: str) -> _Drawing | None:
        """Read a picture, reporting the characters that lie off the grid or mean nothing."""
        rows = self.tree.get(key)
        if key not in self.values or not self.has_origin or not isinstance(rows, Sequence):
            return None
        drawing = _Drawing(Picture(self.source, rows, self.origin))
        marks = sum(len(row.text) - row.text.count(BLANK) for row in drawing.picture.rows)
        if marks > MAX_DRAWN:
            message = say(
                "The picture shows {marks:,} spaces; at most {most:,} can be drawn.",
                marks=marks,
                most=MAX_DRAWN,
            )
            self._report((key,), "too-many-cells", message)
            return None
        torn = list(_torn_rows(drawing.picture))
        if torn:
            self.problems += torn
            return None
        self.problems += _off_grid(drawing)
        strangers: dict[str, list[Cell]] = {}
        for cell in drawing.picture.cells():
            drawing.meant.add(cell.space)
            if words is not None and cell.mark in words:
                drawing.cells[cell.space] = cell
            elif words is not None:
                strangers.setdefault(cell.mark, []).append(cell)
        for mark, cells in strangers.items():
            self.problems.append(_unknown_mark(mark, cells, words or {}, key_of_words))
        return drawing

    def _compare_pictures(self, terrain: _Drawing, piece_of: _Drawing) -> None:
        """Report the spaces without a piece and the pieces without a space, row by row."""
        missing = [cell for at, cell in terrain.cells.items() if at not in piece_of.meant]
        for cells in _by_row(missing):
            spaces = tuple(cell.space for cell in cells)
            q, r = spaces[0]
            message = say(
                "{count:The space {q}, {r} has|{count} spaces of this row have} no piece: "
                "mark {count:it|them} in `piece_of` too.",
                count=len(cells),
                q=q,
                r=r,
            )
            fix = _piece_fix(piece_of, spaces)
            self.problems.append(cells[0].place.problem("piece-missing", message, fix=fix, spaces=spaces))
        stray = [cell for at, cell in piece_of.cells.items() if at not in terrain.meant]
        for cells in _by_row(stray):
            spaces = tuple(cell.space for cell in cells)
            q, r = spaces[0]
            message = say(
                "`piece_of` marks a piece {count:at {q}, {r}|{count} times in this row}, "
                "where `terrain` shows no space.",
                count=len(cells),
                q=q,
                r=r,
            )
            erased = tuple(Edit(cell.place.start, cell.place.end, BLANK) for cell in cells)
            fix = Fix(say("Remove the {count:mark|marks}", count=len(cells)), erased)
            self.problems.append(cells[0].place.problem("piece-stray", message, fix=fix, spaces=spaces))

    def _spaces(self, terrain: _Drawing | None, piece_of: _Drawing | None) -> dict[Hex, MapSpace]:
        if terrain is None or self.legend is None:
            return {}
        pieces = {
            at: (self.pieces or {})[cell.mark] for at, cell in (piece_of.cells if piece_of else {}).items()
        }
        return {
            at: MapSpace(at, self.legend[cell.mark], pieces.get(at), cell.place)
            for at, cell in terrain.cells.items()
        }

    # ---------------------------------------------------------------- players and their pieces

    def _players(self) -> dict[int, frozenset[str] | None]:
        stated = self.values.get("players", [])
        if isinstance(stated, list):
            return dict.fromkeys(stated)
        players = {int(count): frozenset(pieces) for count, pieces in stated.items()}
        if self.pieces == {}:
            message = say("`players` names pieces, but the map has none in `pieces`.")
            self._report(("players",), "piece-unknown", message)
        elif self.pieces is not None and self._pieces_are_known(stated, list(self.pieces.values())):
            self._check_nesting(players, self.pieces)
        return dict(sorted(players.items()))

    def _pieces_are_known(self, stated: Mapping[str, list[str]], known: list[str]) -> bool:
        before = len(self.problems)
        for count, pieces in stated.items():
            for position, piece in enumerate(pieces):
                if piece not in known:
                    message = say(
                        "There is no piece `{piece}`. {hint}", piece=short(piece), hint=hint(piece, known)
                    )
                    self._report(("players", count, position), "piece-unknown", message)
        return len(self.problems) == before

    def _check_nesting(self, players: Mapping[int, frozenset[str]], pieces: Mapping[str, str]) -> None:
        for fewer, more in pairwise(sorted(players)):
            left_out = players[fewer] - players[more]
            if left_out:
                message = say(
                    "{more} players do not use {pieces}, which {fewer} {fewer:player does|players do}: "
                    "the pieces do not nest.",
                    more=more,
                    pieces=", ".join(sorted(left_out)),
                    fewer=fewer,
                )
                self._report(("players", str(more)), "pieces-not-nested", message, Severity.WARNING)
        used = frozenset().union(*players.values())
        for mark, piece in pieces.items():
            if piece not in used:
                message = say("No player count uses the piece `{piece}`.", piece=piece)
                self._report(("pieces", mark), "piece-unused", message, Severity.WARNING)

    # ---------------------------------------------------------------- names, figures and notes

    def _names(self, terrain: _Drawing, spaces: Mapping[Hex, MapSpace]) -> dict[Hex, str]:
        doubtful = terrain.meant - terrain.cells.keys()
        names: dict[Hex, str] = {}
        for name, (q, r) in self.values.get("names", {}).items():
            space = spaces.get((q, r))
            if (q, r) in doubtful:
                continue  # its character has been reported already
            if space is None or not space.is_settlement:
                found = say("it is {terrain}", terrain=space.terrain) if space else say("there is no space")
                message = say(
                    "{name} is no settlement: at {q}, {r} {found}.", name=short(name), q=q, r=r, found=found
                )
                self._report(("names", name), "name-misplaced", message)
            elif (q, r) in names:
                message = say(
                    "{name} and {other} name the same settlement at {q}, {r}.",
                    name=short(name),
                    other=short(names[q, r]),
                    q=q,
                    r=r,
                )
                self._report(("names", name), "name-repeated", message)
            else:
                names[q, r] = name
        for key, what in (("figures", "settlement"), ("notes", "space")):
            for position, entry in enumerate(self.values.get(key, ())):
                at = tuple(entry["at"])
                fits = at in spaces and (key == "notes" or spaces[at].is_settlement)
                if not fits and at not in doubtful:
                    message = say("There is no {what} at {q}, {r}.", what=what, q=at[0], r=at[1])
                    self._report((key, position, "at"), "place-unknown", message)
        return names


def _unsound_keys(source: Source, tree: Tree, problems: list[Problem]) -> set[str]:
    """Give the keys of the document in whose values an error was found."""
    offsets = [
        source.line_starts[problem.line - 1] + problem.column - 1
        for problem in problems
        if problem.severity is Severity.ERROR and problem.code != "missing-key"
    ]
    known = schema.schema("map")["properties"]
    entries = {key: entry for key, entry in tree.entries.items() if key in known}
    spans = {key: (entry.key.place.start, entry.value.place.end) for key, entry in entries.items()}
    return {key for key, (start, end) in spans.items() if any(start <= offset <= end for offset in offsets)}


def _torn_rows(picture: Picture) -> Iterator[Problem]:
    """Find rows that hold a tab or a line break, which shift all that follows."""
    for y, row in enumerate(picture.rows):
        x = next((x for x, mark in enumerate(row.text) if not mark.isprintable()), None)
        if x is not None and row.text[x] == "\t":
            message = say(
                "A tab stands in row {row}, column {column} of the picture: use blanks.",
                row=y + 1,
                column=x + 1,
            )
            yield picture.place(x, y).problem("row-torn", message)
        elif x is not None:
            message = say(
                "Row {row} of the picture goes over its line: write each row as one text in quotes.",
                row=y + 1,
            )
            yield row.place.problem("row-torn", message)


def _off_grid(drawing: _Drawing) -> Iterator[Problem]:
    """Report what lies between the hexes: one problem for a row that is shifted, one for a whole picture."""
    picture = drawing.picture
    off = {y: [x for x, _, _ in row] for y, row in groupby(picture.off_grid(), key=lambda mark: mark[1])}
    for y, columns in off.items():
        beside = (
            from_picture(x + step + picture.origin[0], y + picture.origin[1])
            for x in columns
            for step in (-1, 1)
        )
        drawing.meant.update(space for space in beside if space)
    if off and next(picture.cells(), None) is None:
        y, columns = next(iter(off.items()))
        message = say(
            "The whole picture lies between the hexes: add or take out one column, in each row or in `origin`."
        )
        yield picture.place(columns[0], y).problem("cell-off-grid", message, fix=_column_fix(picture))
        return
    for y, columns in off.items():
        yield _off_grid_row(picture, y, columns)


def _off_grid_row(picture: Picture, y: int, columns: list[int]) -> Problem:
    row, first = picture.rows[y].text, columns[0]
    place = picture.place(first, y)
    later = [x for x in range(first, len(row)) if row[x] != BLANK]
    if len(columns) > 1 and later == columns:
        message = say(
            "From column {column} on, row {row} of the picture lies between the hexes: "
            "add or take out one blank before it.",
            column=first + 1,
            row=y + 1,
        )
        return place.problem("cell-off-grid", message, fix=_blank_fix(picture, first, y))
    if len(columns) > 1:
        message = say(
            "In row {row} of the picture the columns {columns}{more} lie between the hexes.",
            row=y + 1,
            columns=", ".join(str(x + 1) for x in columns[:5]),
            more=say(" and more") if columns[5:] else "",
        )
        return place.problem("cell-off-grid", message)
    message = say(
        "`{mark}` in row {row}, column {column} of the picture lies between the hexes: "
        "move it one column to the left or right.",
        mark=row[first],
        row=y + 1,
        column=first + 1,
    )
    return place.problem("cell-off-grid", message, fix=_shift_fix(picture, first, y))


def _column_fix(picture: Picture) -> Fix | None:
    """Propose to take out the first column of a picture where it is blank throughout, or else to add one."""
    starts = [picture.place(0, y) for y in range(len(picture.rows)) if picture.rows[y].text.strip(BLANK)]
    rows = [row for row in picture.rows if row.text.strip(BLANK)]
    if any(start.end - start.start != 1 or row.is_plain for start, row in zip(starts, rows, strict=True)):
        return None
    if all(row.text.startswith(BLANK) for row in rows):
        edits = tuple(Edit(start.start, start.end, "") for start in starts)
        return Fix(say("Take out the first column"), edits)
    return Fix(say("Add a blank column"), tuple(Edit(start.start, start.start, BLANK) for start in starts))


def _blank_fix(picture: Picture, x: int, y: int) -> Fix | None:
    """Propose to take out a blank that stands twice, or else to add one, before a shifted part of a row."""
    row, place = picture.rows[y].text, picture.place(x, y)
    if place.end - place.start != 1 or picture.rows[y].is_plain:
        return None
    if x and row[:x].endswith(BLANK * min(x, 2)):
        return Fix(say("Take out one blank"), (Edit(place.start - 1, place.start, ""),))
    return Fix(say("Add one blank"), (Edit(place.start, place.start, BLANK),))


def _shift_fix(picture: Picture, x: int, y: int) -> Fix | None:
    """Propose to move an off-grid character into the blank beside it."""
    row = picture.rows[y].text
    for aside, word in ((x - 1, "left"), (x + 1, "right")):
        if 0 <= aside < len(row) and row[aside] == BLANK:
            one, other = picture.place(x, y), picture.place(aside, y)
            if one.end - one.start == 1 and not picture.rows[y].is_plain:
                edits = (Edit(one.start, one.end, BLANK), Edit(other.start, other.end, row[x]))
                return Fix(say("Move it to the {side}", side=word), edits)
    return None


def _unknown_mark(mark: str, cells: list[Cell], words: Mapping[str, str], key: str) -> Problem:
    """Report a character that is not in the legend, once for all the cells that show it."""
    first = cells[0].place
    again = [f"{cell.place.line}:{cell.place.column}" for cell in cells[1:4]]
    more = say(" and {count} more", count=len(cells) - 4) if cells[4:] else ""
    where = say(" (here and at {places}{more})", places=", ".join(again), more=more) if again else ""
    message = say(
        "`{mark}`{where} is not in `{key}`. Known: {words}.",
        mark=mark,
        where=where,
        key=key,
        words=" ".join(words),
    )
    near = next((known for known in words if known.lower() == mark.lower()), None)
    is_clear = all(cell.place.end - cell.place.start == 1 for cell in cells)
    fix = None
    if near and is_clear:
        edits = tuple(Edit(cell.place.start, cell.place.end, near) for cell in cells)
        fix = Fix(say("Change to {near}", near=near), edits)
    return first.problem("cell-unknown", message, fix=fix, spaces=tuple(cell.space for cell in cells))


def _by_row(cells: list[Cell]) -> Iterator[list[Cell]]:
    ordered = sorted(cells, key=lambda cell: (cell.space[1], cell.space[0]))
    for _, row in groupby(ordered, key=lambda cell: cell.space[1]):
        yield list(row)


def _piece_fix(piece_of: _Drawing, spaces: tuple[Hex, ...]) -> Fix | None:
    """Propose for each space the piece that most of its neighbours are printed on, found or just proposed."""
    marks: dict[Hex, str] = {}
    for at in spaces:
        near = Counter(
            piece_of.cells[beside].mark if beside in piece_of.cells else marks[beside]
            for beside in neighbours(at)
            if beside in piece_of.cells or beside in marks
        )
        if not near:
            return None
        marks[at] = near.most_common(1)[0][0]
    edits, origin = piece_of.picture.repainted(marks)
    title = say("Mark the piece of the neighbours")
    return Fix(title, tuple(edits)) if origin == piece_of.picture.origin else None
