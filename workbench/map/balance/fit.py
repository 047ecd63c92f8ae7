"""How much of the live balance strip there is room for."""

from __future__ import annotations

from dataclasses import dataclass, replace

from workbench.map.balance.interval_number import SPARK


@dataclass(frozen=True)
class Fit:
    """How much of the strip is shown: widths of its parts, whole titles or short ones, facts beside the seats."""

    choice: int = 220
    bar: int = 180
    spark: int = SPARK
    has_words: bool = True
    is_stacked: bool = False
    facts: int = 3


NARROW = Fit(144, 120, spark=0, has_words=False)
# From all there is to the least, the first that fits is taken: little charts go first, then words, then facts.
FITS = (
    Fit(),
    Fit(144, 150, spark=48),
    Fit(144, 150, spark=36),
    Fit(bar=150, spark=0),
    Fit(144, 150, spark=0),
    NARROW,
    *(replace(NARROW, is_stacked=True, facts=facts) for facts in (3, 2, 1, 0)),
)
