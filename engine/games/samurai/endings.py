"""All end positions, gone through by two scorings at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.games.samurai.rules.scoring import winners
from engine.play.kernel import rule, wide


@rule
def first_difference(one: np.record, other: np.record, tally: np.record, splits: Any, first: int) -> int:
    """Give the first place, of those whose first type is split the given way, at which two scorings differ, or -1."""
    types, ways = wide(one.types), len(splits)
    places = ways ** (types - 1)
    for place in range(places):
        rest = place
        for figure in range(types - 1, 0, -1):
            lay_out(tally, splits, figure, rest % ways, wide(one.players))
            rest //= ways
        lay_out(tally, splits, 0, first, wide(one.players))
        if winners(one, tally) != winners(other, tally):
            return first * places + place
    return -1


@rule
def lay_out(tally: np.record, splits: Any, figure: int, way: int, players: int) -> None:
    """Give each seat its share of one type."""
    for seat in range(players):
        tally.captured[seat, figure] = splits[way, seat]
