"""What somebody wants to see at the table of a run's games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.numbers.flips import Flip, Parting
    from engine.numbers.plan import Cell


@dataclass(frozen=True)
class GameWish:
    """A game to open at the table: by which cell it was played, by which other it is judged too, and where to look."""

    played: Cell
    judged: Cell
    flip: Flip
    # Where the other cell's game goes another way, as far as that is known.
    parting: Parting | None
    # What the two are called where they stand side by side.
    names: tuple[str, str]

    @property
    def number(self) -> int:
        """The number of the game."""
        return self.flip.number

    def turned(self) -> GameWish:
        """Give the wish for the other cell's game of the same number."""
        other = replace(self.flip, base=self.flip.other, other=self.flip.base)
        parted = self.parting.turned() if self.parting is not None else None
        return GameWish(self.judged, self.played, other, parted, (self.names[1], self.names[0]))
