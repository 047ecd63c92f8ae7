"""Words of numbers as people read them: seats count from 1 on screen and on paper, from 0 in files and JSON."""

from __future__ import annotations

import re
from collections.abc import Mapping

_SEAT = re.compile(r"\b([Ss]eat|place) (\d+)\b")
# A loss is told by its cause and its round.
_CAUSE = re.compile(r"[a-z-]+(?= in round \d+$)")


def seat_of(seat: int) -> str:
    """Name a seat for people.

    >>> seat_of(0)
    'Seat 1'
    """
    return f"Seat {seat + 1}"


def label_for_people(label: str, reasons: Mapping[str, str] | None = None) -> str:
    """Give what a metric tells apart as people say it; `reasons` are a game's words for how it ends.

    >>> label_for_people("seat 0"), label_for_people("type-exhausted"), label_for_people("helmet")
    ('seat 1', 'type exhausted', 'helmet')
    >>> label_for_people("farms in round 2", {"farms": "Last farm burnt"}), label_for_people("place 0")
    ('last farm burnt in round 2', 'place 1')
    """
    words = {name: text[:1].lower() + text[1:] for name, text in (reasons or {}).items()}
    label = words.get(label) or _CAUSE.sub(lambda found: words.get(found[0], found[0]), label)
    counted = _SEAT.sub(lambda found: f"{found[1]} {int(found[2]) + 1}", label)
    return counted.replace("-", " ") if re.fullmatch(r"[a-z]+(-[a-z]+)+", counted) else counted
