"""What stands in a grid of cells: heads, numbers with their intervals, sums, and the words of its legend."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from workbench.canvas.scene import Scene

Place = tuple[int, int]
"""A row and a column."""


@dataclass(frozen=True, slots=True)
class MatrixCell:
    """What stands in a cell: its number and interval, its step of heat, whether it is hatched, and its sentence."""

    value: str
    half: str
    step: int
    words: str
    is_hatched: bool = False
    seat: int | None = None


@dataclass(frozen=True)
class Matrix:
    """A grid: rows have a head and one below it, columns have one; `sums` may stand at the end of rows and columns."""

    rows: tuple[tuple[str, str], ...] = ()
    columns: tuple[str, ...] = ()
    cells: Mapping[Place, MatrixCell] = field(default_factory=dict)
    corner: str = ""
    baseline: int | None = None  # the column that others are compared with
    row_sums: tuple[str, ...] = ()
    column_sums: tuple[str, ...] = ()
    sums_title: str = ""
    legend: tuple[str, ...] = ()
    scale: str = ""
    hatch: str = ""
    missing: str = ""
    # Boards by the row whose first head names them.
    boards: Mapping[int, Scene] = field(default_factory=dict)
    # What is said of cells that have no games yet, and where these are.
    awaited: str = ""
    awaited_at: frozenset[Place] = frozenset()
