"""The pieces of a board in its text: which there are, what is printed on them, and which player counts use them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.maps import map as maps
from engine.maps.hexes import Hex, neighbours
from engine.maps.map import Map
from engine.maps.picture import BLANK
from engine.texts import edit
from engine.texts.edit import quoted, written
from engine.texts.problem import Edit, ProblemError
from engine.texts.saying import Name
from engine.texts.source import Mapping as Tree
from engine.texts.source import Scalar, Sequence

translate = QCoreApplication.translate

# Letters that Unicode does not take apart into a plain one and its mark.
_PLAIN = str.maketrans({"ł": "l", "ß": "ss", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


def assign(chart: Map, spaces: Mapping[Hex, str]) -> list[Edit]:
    """Give the edits that print spaces on pieces; a piece that the map does not know is left out."""
    if chart.piece_of is None:
        return []
    edits: list[Edit] = []
    for piece in dict.fromkeys(spaces.values()):
        if piece in chart.piece_marks:
            mine = [at for at, name in spaces.items() if name == piece and _piece(chart, at) != piece]
            edits += maps.assign_piece(chart, mine, piece)
    return edits


def _piece(chart: Map, at: Hex) -> str | None:
    space = chart.spaces.get(at)
    return space.piece if space else None


def id_of(words: str) -> str:
    """Give the id under which a map may keep a piece of a name; nothing where the name has no Latin letter.

    >>> id_of("  Północ 2 "), id_of("St. Gallen"), id_of("3rd"), id_of("北")
    ('polnoc-2', 'st-gallen', 'piece-3rd', '')
    """
    plain = unicodedata.normalize("NFKD", words.lower().translate(_PLAIN))
    found = "-".join(
        re.findall("[a-z0-9]+", "".join(each for each in plain if not unicodedata.combining(each)))
    )
    return f"piece-{found}" if found[:1].isdigit() else found


def free_name(chart: Map) -> str:
    """Give a name that no piece has yet."""
    number = len(chart.piece_marks) + 1
    while f"piece-{number}" in chart.piece_marks:
        number += 1
    return f"piece-{number}"


def _free_mark(chart: Map, name: str) -> str:
    taken = set(chart.piece_marks.values())
    wanted = [letter for letter in name.upper() + _LETTERS if letter in _LETTERS and letter not in taken]
    return wanted[0] if wanted else "?"


def add(chart: Map, name: str) -> list[Edit]:
    """Give the edits that add a piece; on a map without pieces it takes all spaces."""
    assert chart.source and chart.tree
    _refuse_double(chart, name)
    mark = _free_mark(chart, name)
    if chart.piece_of is None:
        return _first(chart, mark, name)
    edits = edit.set_value(chart.source, chart.tree, ("pieces", mark), name)
    # A piece that no count uses would be nowhere on the board: the largest takes it in.
    largest = max(chart.players, default=None)
    used = chart.players.get(largest) if largest is not None else None
    return edits + (_used_by(chart, largest, [*_ordered(chart, used), name]) if largest and used else [])


def _first(chart: Map, mark: str, name: str) -> list[Edit]:
    assert chart.source and chart.tree and chart.terrain
    key = chart.tree.entries["players"].key.place
    newline = chart.source.newline
    rows = ["".join(BLANK if each == BLANK else mark for each in row.text) for row in chart.terrain.rows]
    lines = [f"pieces: {{{mark}: {written(name)}}}", "piece_of:", *(f"  - {quoted(row)}" for row in rows)]
    block = newline.join(lines) + newline
    node = chart.tree.entries["players"].value.place
    counts = ", ".join(f"{count}: [{written(name)}]" for count in chart.players)
    end = chart.source.end_of_text(node)
    return [Edit(key.start, key.start, block), Edit(node.start, end, f"{{{counts}}}")]


def _refuse_double(chart: Map, name: str) -> None:
    if name in chart.piece_marks or not name:
        words = translate("map", "There is a piece called {name} already.")
        message = (
            words.format(name=name) if name else translate("map", "A piece needs a name in Latin letters.")
        )
        raise ProblemError([chart.at(("pieces",)).problem("piece-taken", Name(message))])


def rename(chart: Map, old: str, new: str) -> list[Edit]:
    """Give the edits that call a piece by another name, wherever it is named."""
    assert chart.tree
    if old == new:
        return []
    _refuse_double(chart, new)
    found: list[Scalar] = []
    named = chart.tree.get("pieces")
    if isinstance(named, Tree):
        found += [entry.value for entry in named.entries.values() if isinstance(entry.value, Scalar)]
    counts = chart.tree.get("players")
    if isinstance(counts, Tree):
        for entry in counts.entries.values():
            if isinstance(entry.value, Sequence):
                found += [item for item in entry.value.items if isinstance(item, Scalar)]
    return [Edit(node.place.start, node.place.end, written(new)) for node in found if node.text == old]


def heir(chart: Map, piece: str) -> str | None:
    """Give the piece that a piece's spaces would join: the one that most of them lie beside, else any other."""
    mine = [at for at, space in chart.spaces.items() if space.piece == piece]
    beside = [chart.spaces[near].piece for at in mine for near in neighbours(at) if near in chart.spaces]
    others = [name for name in chart.piece_marks if name != piece]
    return max(others, key=beside.count, default=None)


def remove(chart: Map, piece: str) -> list[Edit]:
    """Give the edits that take away a piece on which nothing is printed; without any piece all counts use all."""
    assert chart.source and chart.tree
    if len(chart.piece_marks) == 1:
        gone = [edit.remove(chart.source, chart.tree, (key,)) for key in ("pieces", "piece_of")]
        counts = edit.set_value(chart.source, chart.tree, ("players",), list(chart.players))
        return [*gone[0], *gone[1], *counts]
    edits = edit.remove(chart.source, chart.tree, ("pieces", chart.piece_marks[piece]))
    for players, used in chart.players.items():
        if used is not None and piece in used:
            left = _ordered(chart, used - {piece})
            edits += (
                _used_by(chart, players, left)
                if left
                else edit.remove(chart.source, chart.tree, ("players", str(players)))
            )
    return edits


def use(chart: Map, piece: str, players: int, *, is_used: bool) -> list[Edit]:
    """Give the edits that let a player count use a piece, or no longer."""
    used = chart.players.get(players)
    if used is None or (piece in used) is is_used:
        return []
    if not is_used and used == {piece}:
        words = translate("map", "{players} players need at least one piece.")
        message = Name(words.format(players=players))
        raise ProblemError([chart.at_count(players).problem("piece-needed", message)])
    return _used_by(chart, players, _ordered(chart, used | {piece} if is_used else used - {piece}))


def _ordered(chart: Map, names: frozenset[str] | None) -> list[str]:
    return [name for name in chart.piece_marks if names and name in names]


def _used_by(chart: Map, players: int, names: list[str]) -> list[Edit]:
    assert chart.source and chart.tree
    return edit.set_value(chart.source, chart.tree, ("players", str(players)), names)


def sizes(chart: Map, capacities: Mapping[str, int]) -> dict[str | None, tuple[int, int]]:
    """Give each piece's spaces and figure slots; spaces without a piece count under nothing."""
    found: dict[str | None, tuple[int, int]] = dict.fromkeys(chart.piece_marks, (0, 0))
    for space in chart.spaces.values():
        spaces, slots = found.get(space.piece, (0, 0))
        found[space.piece] = (spaces + 1, slots + capacities.get(space.terrain, 0))
    return found
