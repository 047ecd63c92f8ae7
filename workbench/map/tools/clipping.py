"""Spaces cut out of a map, to be laid down again elsewhere, turned or flipped."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.maps.hexes import SYMMETRIES, Hex
from engine.maps.map import Map

MIME = "application/x-daimyo-spaces"


@dataclass(frozen=True, slots=True)
class Cell:
    """What is kept of a space."""

    terrain: str
    piece: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class Clipping:
    """Spaces by their place relative to the one that is held."""

    cells: Mapping[Hex, Cell]

    def turned(self, symmetry: str) -> Clipping:
        """Give it after a turn or a mirroring about the held space, by the names of `engine.maps.hexes`.

        >>> Clipping({(1, 0): Cell("land")}).turned("60°").cells
        {(0, 1): Cell(terrain='land', piece=None, name=None)}
        """
        move = SYMMETRIES[symmetry]
        return Clipping({move(at): cell for at, cell in self.cells.items()})

    def laid(self, at: Hex) -> dict[Hex, Cell]:
        """Give its spaces as they lie when the held one is put somewhere."""
        return {(q + at[0], r + at[1]): cell for (q, r), cell in self.cells.items()}

    def as_json(self) -> str:
        """Write it for the clipboard."""
        return json.dumps(
            [[q, r, cell.terrain, cell.piece, cell.name] for (q, r), cell in self.cells.items()]
        )


def cut_out(chart: Map, spaces: Iterable[Hex], held: Hex | None = None) -> Clipping:
    """Copy spaces of a map, held at the one nearest to their middle unless another is given."""
    found = [at for at in spaces if at in chart.spaces]
    if not found:
        return Clipping({})
    held = held or middle_of(found)
    cells = {(q - held[0], r - held[1]): _cell_at(chart, (q, r)) for q, r in found}
    return Clipping({at: cell for at, cell in cells.items() if cell})


def carried(chart: Map, ways: Mapping[Hex, Hex], motions: Sequence[Callable[[Hex], Hex]]) -> dict[Hex, Cell]:
    """Give spaces where they are carried to, and under a symmetry their images, each with what lies there itself.

    Of several that would lie on images of one space only the first is laid down: the others would break the symmetry.
    """
    found: dict[Hex, Cell] = {}
    for start, end in ways.items():
        if end in found:
            continue
        for motion in reversed(motions):
            own = _cell_at(chart, motion(start)) or _cell_at(chart, start)
            if own is not None:
                found[motion(end)] = own
    return found


def left_behind(
    chart: Map, spaces: Iterable[Hex], motions: Sequence[Callable[[Hex], Hex]]
) -> dict[Hex, str | None]:
    """Give what lies where spaces and their images were carried away from: nothing, but land where settlements stood.

    Settlements that are carried alone move over a board that stays; carried with land or sea they take it along.
    """
    lifted = list(dict.fromkeys(motion(at) for motion in motions for at in spaces))
    terrains = {chart.spaces[at].terrain for at in lifted if at in chart.spaces}
    stays = bool(terrains) and terrains.isdisjoint(("land", "sea")) and "land" in chart.marks
    return dict.fromkeys(lifted, "land" if stays else None)


def pasted(cells: Mapping[Hex, Cell], motions: Sequence[Callable[[Hex], Hex]]) -> dict[Hex, Cell]:
    """Give spaces that are laid down, and under a symmetry their images, which have no names.

    Of several that would lie on images of one space only the first is laid down.
    """
    found: dict[Hex, Cell] = {}
    for at, cell in cells.items():
        if at not in found:
            found.update({motion(at): replace(cell, name=None) for motion in motions[1:]})
            found[at] = cell
    return found


def _cell_at(chart: Map, at: Hex) -> Cell | None:
    space = chart.spaces.get(at)
    return Cell(space.terrain, space.piece, chart.names.get(at)) if space else None


def middle_of(spaces: Collection[Hex]) -> Hex:
    """Give the space nearest to the middle of some."""
    q = sum(at[0] for at in spaces) / len(spaces)
    r = sum(at[1] for at in spaces) / len(spaces)
    return min(spaces, key=lambda at: (at[0] - q) ** 2 + (at[1] - r) ** 2 + (at[0] - q) * (at[1] - r))


def turns_about_middle(spaces: Collection[Hex], symmetry: str) -> dict[Hex, Hex]:
    """Give where each space goes when all are turned or mirrored about the one nearest to their middle."""
    held, move = middle_of(spaces), SYMMETRIES[symmetry]
    turned = {at: move((at[0] - held[0], at[1] - held[1])) for at in spaces}
    return {at: (q + held[0], r + held[1]) for at, (q, r) in turned.items()}


def from_json(text: str) -> Clipping | None:
    """Read what was written for the clipboard; nothing where it is something else."""
    try:
        rows = json.loads(text)
        cells = {(int(q), int(r)): Cell(str(terrain), piece, name) for q, r, terrain, piece, name in rows}
    except (ValueError, TypeError):
        return None
    sound = (cell.piece is None or isinstance(cell.piece, str) for cell in cells.values())
    return Clipping(cells) if cells and all(sound) else None
