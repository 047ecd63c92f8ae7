"""All cells of a run at once: one measure of each in rows and columns, and where its interval tells it apart."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import floor, hypot, log10
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from engine.numbers.plan import Cell

# What cells of a run can differ in.
WAYS = ("map", "variant", "players", "lineup")

Measure = tuple[str, str]
"""A metric and one of its labels."""

SEAT_BIAS: Measure = ("seat_bias", "")
TEAM: Measure = ("win_rate", "team")

Place = tuple[int, int]
"""A row and a column."""

# Where the next step of heat begins: how far a seat may be off a fair share, and how often a team wins.
BIAS_STEPS = (0.01, 0.02, 0.04, 0.06)
TEAM_STEPS = (0.01, 0.05, 0.2, 0.5)
STEPS = 5


@dataclass(frozen=True, slots=True)
class Reading:
    """What a measure says of a cell; `is_apart` where its interval excludes fairness, or what the baseline has.

    Of the seat bias, `seat` is the seat farthest off and the estimate how much more than its fair share it wins.
    """

    estimate: Estimate
    seat: int | None = None
    is_apart: bool = False


@dataclass(frozen=True)
class Grid:
    """Where cells stand: a row or a column is known by the number of its first cell."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    # What tells rows apart, and what tells columns apart.
    row_ways: tuple[str, ...]
    column_way: str
    places: Mapping[Place, int]

    def place_of(self, number: int) -> Place | None:
        """Give where a cell stands."""
        return next((place for place, cell in self.places.items() if cell == number), None)


def ways_of(cells: Sequence[Cell]) -> tuple[str, ...]:
    """Give what cells differ in."""
    return tuple(way for way in WAYS if len({key_of(cell, way) for cell in cells}) > 1)


def key_of(cell: Cell, way: str) -> str:
    """Tell cells apart in one way; a line-up of equal agents is the same with any number of players."""
    if way == "variant":
        return json.dumps([cell.variant, cell.changes], sort_keys=True, default=str)
    if way == "lineup":
        return ",".join(cell.lineup if len(set(cell.lineup)) > 1 else cell.lineup[:1])
    return str(getattr(cell, way))


def usual_columns(cells: Sequence[Cell], *, is_cooperative: bool) -> str:
    """Give what stands in columns unless somebody wishes otherwise: variants, or the players of a team."""
    order = ("players", "variant") if is_cooperative else ("variant", "players")
    found = ways_of(cells)
    return next((way for way in (*order, "map", "lineup") if way in found), "variant")


def row_orders(cells: Sequence[Cell], columns: str) -> list[tuple[str, ...]]:
    """Give in which orders the rows can be grouped by what the columns do not tell apart, the usual one first."""
    return list(permutations(way for way in ways_of(cells) if way != columns))


def laid_out(cells: Sequence[Cell], columns: str, rows_by: Sequence[str] | None = None) -> Grid:
    """Put cells into rows and columns; whatever the columns do not tell apart the rows do, one of `row_orders`."""
    ways = tuple(rows_by) if rows_by is not None else row_orders(cells, columns)[0]
    rows: dict[tuple[str, ...], int] = {}
    heads: dict[str, int] = {}
    at: list[tuple[tuple[str, ...], str, int]] = []
    for number, cell in enumerate(cells):
        row, head = tuple(key_of(cell, way) for way in ways), key_of(cell, columns)
        rows.setdefault(row, number)
        heads.setdefault(head, number)
        at.append((row, head, number))
    order = _in_order(cells, rows, ways)
    across = list(heads)
    places = {(order.index(row), across.index(head)): number for row, head, number in at}
    return Grid(tuple(rows[row] for row in order), tuple(heads.values()), ways, columns, places)


def _in_order(
    cells: Sequence[Cell], rows: Mapping[tuple[str, ...], int], ways: Sequence[str]
) -> list[tuple[str, ...]]:
    """Keep rows together that share their first heads, each head in the order in which it first came."""
    seen: dict[str, dict[str, int]] = {way: {} for way in ways}
    for cell in cells:
        for way in ways:
            seen[way].setdefault(key_of(cell, way), len(seen[way]))
    return sorted(rows, key=lambda row: [seen[way][key] for way, key in zip(ways, row, strict=True)])


def readings(
    count: int,
    measure: Measure,
    estimates: Callable[[int, str], Mapping[str, Estimate]],
    baselines: Sequence[int],
) -> list[Reading | None]:
    """Read a measure of all cells; what is no bias is told from the cell's baseline, taken as independent of it."""
    if measure == SEAT_BIAS:
        return [seat_bias(estimates(number, "win_rate")) for number in range(count)]
    metric, label = measure
    found = [estimates(number, metric).get(label) for number in range(count)]
    return [
        None if each is None else Reading(each, None, _is_apart(each, found[baselines[number]]))
        for number, each in enumerate(found)
    ]


def seat_bias(rates: Mapping[str, Estimate]) -> Reading | None:
    """Give the seat that is farthest off a fair share of the games that somebody wins.

    >>> from engine.metrics.statistics import Estimate
    >>> found = seat_bias({"seat 0": Estimate(0.53, 0.51, 0.55, 900), "seat 1": Estimate(0.47, 0.45, 0.49, 900)})
    >>> found.seat, round(found.estimate.value, 3), found.is_apart
    (0, 0.03, True)
    """
    seats = {int(label[5:]): rate for label, rate in rates.items() if label.startswith("seat ")}
    if len(seats) < 2:
        return None
    fair = sum(rate.value for rate in seats.values()) / len(seats)
    seat = max(sorted(seats), key=lambda each: round(abs(seats[each].value - fair), 9))
    off = off_share(rates, seat)
    assert off is not None
    return Reading(off, seat, off.excludes_zero)


def off_share(rates: Mapping[str, Estimate], seat: int) -> Estimate | None:
    """Give how far a seat is off a fair share of the games that somebody wins; nothing where nobody sits there."""
    from engine.metrics.statistics import Estimate

    seats = [rate for label, rate in rates.items() if label.startswith("seat ")]
    rate = rates.get(f"seat {seat}")
    if rate is None:
        return None
    fair = sum(each.value for each in seats) / len(seats)
    return Estimate(rate.value - fair, rate.low - fair, rate.high - fair, rate.count)


def _is_apart(one: Estimate, other: Estimate | None) -> bool:
    if other is None or one is other:
        return False
    return abs(one.value - other.value) > hypot(one.half_width, other.half_width)


def steps_of(measure: Measure, found: Iterable[Reading | None]) -> tuple[float, ...]:
    """Give where each further step of heat begins: fixed ones for bias and teams, else round ones over what was found.

    >>> from engine.metrics.statistics import Estimate
    >>> steps_of(("turns", "all"), [Reading(Estimate(48, 47, 49, 9)), Reading(Estimate(53, 52, 54, 9))])
    (49.0, 50.0, 51.0, 52.0)
    """
    if measure == SEAT_BIAS:
        return BIAS_STEPS
    if measure == TEAM:
        return TEAM_STEPS
    values = [each.estimate.value for each in found if each is not None]
    low, high = (min(values), max(values)) if values else (0.0, 0.0)
    if high <= low:
        return ()
    raw = (high - low) / STEPS
    unit = 10.0 ** floor(log10(raw))
    size = next(step * unit for step in (1, 2, 5, 10) if step * unit >= raw * 0.999)
    first = floor(low / size) + 1
    return tuple(round((first + step) * size, 12) for step in range(STEPS - 1))


def step(reading: Reading, steps: Sequence[float]) -> int:
    """Give the step of heat: of a bias by how far off it is, whichever way."""
    value = abs(reading.estimate.value) if reading.seat is not None else reading.estimate.value
    return sum(value >= each for each in steps)


@dataclass(frozen=True, slots=True)
class Line:
    """What the readings of a row or column come to."""

    mean: float
    worst: float


def line(found: Iterable[Reading | None]) -> Line | None:
    """Give the mean and the worst of some biases, whichever way they go."""
    values = [abs(each.estimate.value) for each in found if each is not None]
    return Line(sum(values) / len(values), max(values)) if values else None


@dataclass(frozen=True, slots=True)
class Weight:
    """How much one way in which cells differ changes a bias: its mean where it is least and where it is most.

    `least` and `most` are numbers of cells that stand for those; `doubt` is how far the difference of the means may be
    off, cells taken as independent.
    """

    way: str
    low: float
    high: float
    least: int
    most: int
    doubt: float

    @property
    def spread(self) -> float:
        """How far the means are apart."""
        return self.high - self.low

    @property
    def is_told(self) -> bool:
        """Say whether the means are farther apart than chance alone would put them."""
        return self.spread > self.doubt


def weights(cells: Sequence[Cell], found: Sequence[Reading | None]) -> list[Weight]:
    """Weigh the ways in which cells differ by how far they move the bias, the heaviest first."""
    made = []
    for way in ways_of(cells):
        groups: dict[str, list[int]] = {}
        for number, cell in enumerate(cells):
            if found[number] is not None:
                groups.setdefault(key_of(cell, way), []).append(number)
        if len(groups) < 2:
            continue
        lines = {key: line(found[number] for number in numbers) for key, numbers in groups.items()}
        means = {key: each.mean for key, each in lines.items() if each is not None}
        least, most = min(means, key=means.__getitem__), max(means, key=means.__getitem__)
        doubt = hypot(*(_doubt([found[number] for number in groups[key]]) for key in (least, most)))
        made.append(Weight(way, means[least], means[most], groups[least][0], groups[most][0], doubt))
    return sorted(made, key=lambda each: -each.spread)


def _doubt(found: Sequence[Reading | None]) -> float:
    """Give how far the mean of some readings may be off."""
    halves = [each.estimate.half_width for each in found if each is not None]
    return hypot(*halves) / len(halves) if halves else 0.0
