"""Every game and variant for researchers' programs: the environments that their libraries know, and one for masses.

Nothing else of the house needs this room, and what it needs itself comes with `pip install 'daimyo[research]'`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import documents, games
from engine.maps import map as maps
from engine.texts.library import Library

if TYPE_CHECKING:
    from engine.play.rules import Rules


def rules_of(variant: str = "", players: int = 0, chart: str = "") -> Rules:
    """Make a variant ready by its name or path, on a map where one is needed, or raise the problems that forbid it.

    What is not said is what the game usually has: `rules_of("naishi/base")`.
    """
    library = Library()
    found = documents.load_variant(library, variant or games.usual().usual_variant).required()
    facts = games.facts_of(found.game)
    board = maps.load(library, chart or facts.usual_map).required() if facts.usual_map else None
    return games.find(found.game).rules(found, board, players or facts.usual_players)
