"""What Naishi tells of its turns: cards that came, went and were turned up, and what emissaries did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from workbench.games.naishi.table.options import DECLARE, DECREE
from workbench.table.model.turns import Play, Turn


@dataclass(frozen=True, slots=True)
class CardPlay(Play):
    """One play as the record tells it."""

    told: Mapping[str, Any]

    @property
    def action(self) -> str:
        """What was done."""
        return str(self.told["action"])

    @property
    def emptied(self) -> tuple[int, ...]:
        """The piles, counted from 1, that it left empty."""
        if self.action == "develop":
            return (self.told["column"],) if self.told["revealed"] is None else ()
        if self.action == "discard":
            both = zip(self.told["columns"], self.told["revealed"], strict=True)
            return tuple(column for column, revealed in both if revealed is None)
        return ()


@dataclass(frozen=True)
class CardTurn(Turn):
    """A turn of Naishi."""

    plays: tuple[CardPlay, ...]

    @property
    def gainers(self) -> tuple[int, ...]:
        """The seat, where it issued the decree."""
        return (self.seat,) if any(play.action == DECREE for play in self.plays) else ()

    @property
    def is_marked(self) -> bool:
        """Say whether a pile ran dry, or the end was declared."""
        return any(play.emptied or play.action == DECLARE for play in self.plays)


def with_cards(turn: Turn) -> CardTurn:
    """Give a turn with its cards."""
    plays = tuple(
        CardPlay(said.words, said.at, play)
        for play, said in zip(turn.told.get("plays", ()), turn.plays, strict=True)
    )
    return CardTurn(**{**vars(turn), "plays": plays})
