"""Words of numbers as people read them: seats count from 1 on screen and on paper, from 0 in files and JSON."""

from __future__ import annotations

import re

_SEAT = re.compile(r"\b([Ss]eat) (\d+)\b")


def seat_of(seat: int) -> str:
    """Name a seat for people.

    >>> seat_of(0)
    'Seat 1'
    """
    return f"Seat {seat + 1}"


def label_for_people(label: str) -> str:
    """Give what a metric tells apart as people say it.

    >>> label_for_people("seat 0"), label_for_people("type-exhausted"), label_for_people("helmet")
    ('seat 1', 'type exhausted', 'helmet')
    """
    counted = _SEAT.sub(lambda found: f"{found[1]} {int(found[2]) + 1}", label)
    return counted.replace("-", " ") if re.fullmatch(r"[a-z]+(-[a-z]+)+", counted) else counted
