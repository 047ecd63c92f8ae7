"""A game of Samurai at the table: hands, captures and figures, each given only to whoever may see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from PySide6.QtCore import QObject

from engine.play.match import Match
from workbench.canvas.scene import Token
from workbench.games.samurai.table.naming import Names
from workbench.games.samurai.table.turns import CaptureTurn, Placing, placings_of, with_captures
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import Sitting
from workbench.table.model.turns import Turn

SECRET = ("hand", "captured")


class SamuraiSitting(Sitting):
    """Knows the phases: first hands are chosen in secret, figures are drafted in the open, then turns are played."""

    def __init__(
        self,
        match: Match,
        seats: tuple[Seat, ...],
        map_name: str = "",
        title: str = "",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, seats, map_name, title, parent)
        self.names = Names(match.rules)

    # ------------------------------------------------------------ what it says of itself

    @property
    def phase(self) -> str:
        """What the game is in now: `hands`, `draft`, `play` or `over`."""
        return str(self._seen(len(self.match.moves))["phase"])

    @property
    def is_set_up(self) -> bool:
        """Say whether first hands are chosen or figures placed."""
        return self.phase in ("hands", "draft")

    @property
    def is_decided_openly(self) -> bool:
        """Figures are placed in the open: in the draft the device needs no screen, and no hand is shown."""
        return self.phase == "draft"

    def moves_in(self, turn: Mapping[str, Any]) -> int:
        """Count the plays of a turn, and the end of one that has ended."""
        return len(turn["plays"]) + (not turn.get("unfinished"))

    def turn_of(self, turn: Turn) -> Turn:
        """Give a turn with its tokens and captures."""
        return with_captures(turn, self.names)

    @property
    def capture_turns(self) -> tuple[CaptureTurn, ...]:
        """The turns with their tokens and captures."""
        return cast("tuple[CaptureTurn, ...]", self.turns)

    @property
    def placings(self) -> tuple[Placing, ...]:
        """The figures placed in the draft, in order."""
        told = self.told()
        steps = told["setup"]["draft"]
        first = len(self.match.moves) - sum(map(self.moves_in, told["turns"])) - len(steps)
        return placings_of(steps, first, self.names)

    def open_at(self, at: int) -> dict[str, Any]:
        """Give what lies open for everybody: board, counts, whose turn; no hand."""
        return {key: value for key, value in self._seen(at).items() if key not in SECRET}

    def _seen(self, at: int) -> Mapping[str, Any]:
        return self._viewed(at, 0).seen

    # ------------------------------------------------------------ hands and figures

    def hand(self, seat: int) -> tuple[str, ...] | None:
        """Name the tokens of a hand, or nothing while it is hidden."""
        return tuple(self.view(seat).seen["hand"]) if self.is_seen(seat) else None

    def captured(self, seat: int) -> dict[str, int] | None:
        """Count the figures a seat has captured, or nothing where that is hidden."""
        shown = self.view(seat if self.is_seen(seat) else (seat + 1) % len(self.seats))
        counts: dict[str, int] | None = shown.seen["captured"][seat]
        return counts

    @property
    def hides_captures(self) -> bool:
        """Say whether captured figures are kept behind a screen."""
        return bool(int(self.rules.table.captures_hidden))

    def back(self, seat: int) -> Token:
        """Give a token of a seat face down."""
        return Token(self.seats[seat].colour, is_back=True)

    def totals(self) -> dict[str, int]:
        """Count the figures of each type that the game is played with."""
        return {name: int(self.rules.table.figures[n]) for n, name in enumerate(self.names.types)}

    def standing(self) -> dict[str, int]:
        """Count the figures of each type that stand on the board in the shown position."""
        found = [name for names in self.open_view["figures"].values() for name in names]
        return {name: found.count(name) for name in self.names.types}

    def pool(self, figure: str) -> int:
        """Count the figures of a type that are still to be placed in the draft."""
        return self.totals()[figure] - self.standing()[figure]
