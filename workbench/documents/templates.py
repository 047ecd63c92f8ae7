"""The texts that new documents start with."""

from __future__ import annotations

from engine.texts.edit import written

MAP = """\
# A row is a row of hexes drawn as they lie: neighbouring rows are staggered by one column.
schema: daimyo/map/1
title: New map
description: A small island to start from.
legend: {"~": sea, ".": land, v: village, c: city, E: capital}
terrain:
  - "    ~ ~ ~ ~"
  - "   ~ . v . ~"
  - "  ~ v . . c ~"
  - " ~ . . E . . ~"
  - "  ~ c . . v ~"
  - "   ~ . v . ~"
  - "    ~ ~ ~ ~"
players: [2]
names:
  Edo: [2, 3]
"""

EXPERIMENT = """\
# Run it here in the lab, or with: daimyo experiment FILE
schema: daimyo/experiment/1
title: New experiment
description: Two editions on the published board, with the same seeds.
maps: [japan]
# The first is the baseline.
variants: [1998-english, "2016"]
players: [4]
# One name fills all seats.
lineups: [greedy]
games: 1000
seed: 7
metrics: all
"""


def variant_of(parent: str) -> str:
    """Give the text of a new variant that changes another.

    >>> print(variant_of("2016"))
    # Only what differs from 2016 is said here.
    schema: daimyo/variant/1
    title: New variant
    description: What it is for, and how it differs.
    extends: 2016
    <BLANKLINE>
    """
    name = parent if parent.isdecimal() else written(parent)
    return (
        f"# Only what differs from {parent} is said here.\n"
        "schema: daimyo/variant/1\n"
        "title: New variant\n"
        "description: What it is for, and how it differs.\n"
        f"extends: {name}\n"
    )
