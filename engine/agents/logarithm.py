"""Logarithms and powers of two in whole numbers, so that every machine weighs evidence and doubt alike."""

from __future__ import annotations

from engine.play.kernel import rule

# So many parts make one of a logarithm.
PARTS = 1 << 10
# What a power of two is a part of.
WHOLE = 1 << 16
# After so many halvings nothing is left of it.
MOST_HALVINGS = 40


@rule
def log2(number: int) -> int:
    """Give a logarithm in 1024ths, along straight lines between the powers of two."""
    whole = 0
    while number >> whole + 1 > 0:
        whole += 1
    return (whole << 10) + ((number << 10) >> whole) - 1024


@rule
def halved(gap: int) -> int:
    """Give what so many 1024ths of halvings leave of `WHOLE`, along straight lines as well."""
    return (2 * PARTS - (gap & PARTS - 1)) * (WHOLE // (2 * PARTS)) >> min(gap >> 10, MOST_HALVINGS)
