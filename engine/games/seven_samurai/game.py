"""7 Samurai behind the contract: documents become rules ready to be played, positions become what everybody sees.

The table is open: `seen` gives the same to every seat. Its keys, cards and samurai by their names in the variant:

- `round`, `rounds`; `turn`, the turns begun; `active`, the seat whose turn it is; `is_over`, `reason` (empty in play)
- `village`: `barricades`, `most_barricades`, `farms`, `most_farms`, `lost_backs` (of lost farms, where backs count),
  `families` (the bonuses of those left), `most_families`
- `stack` and `intruders`, each card top first by its name if everybody knows it there, else `None`; their lengths count
- `discard`, oldest first
- `card` in hand and its `holder`, or `None`
- `samurai`, one for each seat: `name`, `side`, `kiai`, `total`, `line` (oldest first), `left` by symbol, `wounds` in
  all, `wound_tokens` on the board, `is_in`, `is_in_kiai`, `token_at` (who holds his support token), `holds` (whose
  support tokens lie here, his own too), `borrowed` (open tokens in use), `talents` in reach now
- `open_tokens` not used yet; `bound`, what binds the active seat; `penalties` of its turn still to come
- `decision`, `None` when the game is over: its `kind` (D0 to D14 of the rules as words), the `seat` that decides, and
  `options`, each with its `move`, its `words`, and the same in parts: what is done (`do`) and with what (`to`, `card`,
  `origin`, `token`, `penalty`, `penalties`, `cards`)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from engine.games.seven_samurai import rules as kernel
from engine.games.seven_samurai import sense
from engine.games.seven_samurai.compile import lower
from engine.games.seven_samurai.facts import FACTS
from engine.games.seven_samurai.terms import REASONS, seats_of
from engine.games.seven_samurai.words import Words
from engine.maps.map import Map
from engine.play.game import Game, Rules
from engine.texts.problem import Problem
from engine.texts.variant import Variant


class SevenSamurai(Game):
    """Antoine Bauza's 7 Samurai."""

    facts = FACTS

    def sense(self, variant: Variant) -> list[Problem]:
        """Give the contradictions between a variant's values."""
        return sense.check(variant)

    def seats(self, values: Mapping[str, Any], players: int) -> int:
        """Somebody who plays alone has several samurai."""
        return seats_of(dict(values), players)

    def rules_on(self, values: dict[str, Any], setting: Mapping[str, Any], players: int) -> Rules:
        """Make resolved values ready to be played."""
        return SevenSamuraiRules(values, players)

    def misfits(self, variant: Variant, chart: Map | None, players: int) -> list[Problem]:
        """Give what keeps a variant from being played by so many players."""
        return super().misfits(variant, chart, players) or sense.check_team(variant, players)


class SevenSamuraiRules(Rules):
    """A variant of 7 Samurai, ready to be played."""

    chance = kernel

    def __init__(self, variant: dict[str, Any], players: int) -> None:
        table = lower(variant, players)
        super().__init__(FACTS, variant, kernel, table, int(table.players), players)
        self.words = Words(variant, table)

    def seen(self, position: np.record, seat: int) -> dict[str, Any]:
        """Give what lies open, to every seat the same."""
        return self.words.seen(position)

    def say(self, position: np.record, move: int) -> str:
        """Put a move into words."""
        return self.words.say(position, move)

    def turn(self, position: np.record) -> int:
        """Give the number of the turn in play; a record counts the end of each round as one."""
        return int(position.turn) + int(position.round_number) - 2

    def results(self, batch: np.ndarray[Any, Any]) -> Iterator[dict[str, Any]]:
        """Give the `result` of each game."""
        grade = self.variant["difficulty"]["grade"]
        for row in batch:
            is_won = bool(row["winners"])
            yield {
                "won": is_won,
                "reason": REASONS[int(row["reason"])],
                "round": int(row["round_number"]),
                "farms": int(row["farms"]),
                "families": int(row["families"]),
                "barricades": int(row["barricades"]),
                "wounds": row["wounds"][: self.players].tolist(),
                "score": int(row["score"]) if is_won else None,
                "grade": grade if is_won else None,
                "winners": list(range(self.players)) if is_won else [],
            }

    def end_reasons(self) -> dict[int, str]:
        """Give the words for the reasons a game ends."""
        return {code: reason for code, reason in enumerate(REASONS) if reason}


GAME = SevenSamurai()
