"""Spaces cut out of a map, to be laid down again elsewhere, turned or flipped."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

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
    return Clipping(
        {
            (q - held[0], r - held[1]): Cell(
                chart.spaces[q, r].terrain, chart.spaces[q, r].piece, chart.names.get((q, r))
            )
            for q, r in found
        }
    )


def middle_of(spaces: Collection[Hex]) -> Hex:
    """Give the space nearest to the middle of some."""
    q = sum(at[0] for at in spaces) / len(spaces)
    r = sum(at[1] for at in spaces) / len(spaces)
    return min(spaces, key=lambda at: (at[0] - q) ** 2 + (at[1] - r) ** 2 + (at[0] - q) * (at[1] - r))


def from_json(text: str) -> Clipping | None:
    """Read what was written for the clipboard; nothing where it is something else."""
    try:
        rows = json.loads(text)
        cells = {(int(q), int(r)): Cell(str(terrain), piece, name) for q, r, terrain, piece, name in rows}
    except (ValueError, TypeError):
        return None
    sound = (cell.piece is None or isinstance(cell.piece, str) for cell in cells.values())
    return Clipping(cells) if cells and all(sound) else None
