"""How a game of Samurai ended, read from a few words: what each player captured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.samurai.facts import FACTS
from engine.games.samurai.words import types_by_name
from engine.maps.board import MAX_SETTLEMENTS
from engine.play.verdict import UnreadableEnding
from engine.texts.source import short

# As many as all settlements of the largest board that can be played hold.
MOST_FIGURES = MAX_SETTLEMENTS * 7


def read_captured(text: str, figures: Mapping[str, Any]) -> list[dict[str, int]]:
    """Read what each player captured, players separated by commas, types by id or as the edition shows them."""
    named = types_by_name(figures["types"], figures.get("names", {}))
    known = {name.replace(" ", "-"): figure for name, figure in named.items()}  # blanks separate the types
    players = []
    for part in text.split(","):
        counts: dict[str, int] = {}
        for word in part.split():
            name, _, number = word.partition(":")
            figure = known.get(name.lower())
            if figure is None or not (number.isascii() and number.isdecimal()):
                raise UnreadableEnding(
                    f"`{short(word)}` is not understood: write TYPE:NUMBER with one of {', '.join(known)}."
                )
            if figure in counts:
                raise UnreadableEnding(f"A player's {name} figures are given twice.")
            if len(number) > 9 or int(number) > MOST_FIGURES:
                raise UnreadableEnding(f"`{short(word)}`: nobody captures more than {MOST_FIGURES} figures.")
            counts[figure] = int(number)
        players.append({figure: counts.get(figure, 0) for figure in figures["types"]})
    least, most = FACTS.least_players, FACTS.most_players
    if not least <= len(players) <= most:
        raise UnreadableEnding(
            f"{len(players)} players are given; separate {least} to {most} of them by commas."
        )
    return players
