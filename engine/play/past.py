"""What has happened in a game so far, for whoever wants to learn from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Past:
    """The moves so far; `positions[k]` is the game before move k, and there may be later ones."""

    positions: Sequence[np.record] = ()
    moves: Sequence[int] = ()


# Of a game that begins with the position that somebody is asked about, or of which nothing else is known.
NO_PAST = Past()
