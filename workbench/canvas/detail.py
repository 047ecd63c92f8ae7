"""How much is drawn at which size: the fewer pixels a hex has, the less it says."""

from __future__ import annotations

from dataclasses import dataclass

COARSE, BUILDINGS, COORDINATES, WIDE_LINES, SIGNS, INNER_NAMES = 7, 14, 16, 13, 33, 40


@dataclass(frozen=True, slots=True)
class Detail:
    """What there is room for."""

    is_coarse: bool
    has_buildings: bool
    has_coordinates: bool
    has_wide_lines: bool
    has_signs: bool
    has_inner_names: bool


def at_size(s: float) -> Detail:
    """Give what there is room for when a hex has `s` pixels from centre to corner.

    >>> at_size(5).is_coarse, at_size(10).has_buildings, at_size(22).has_buildings, at_size(40).has_inner_names
    (True, False, True, True)
    """
    return Detail(s < COARSE, s >= BUILDINGS, s >= COORDINATES, s >= WIDE_LINES, s >= SIGNS, s >= INNER_NAMES)
