"""What a person can do, sorted by what they take in hand."""

from __future__ import annotations

from typing import Any

from engine import documents, games
from engine.maps import map as maps
from engine.texts.library import Library
from workbench.games.samurai.table.options import options_of


def test_every_kind_of_an_exchange_has_moves_of_its_own():
    """Two kinds of swap token, or of move token, are picked apart and each leads to its own moves."""
    changes = {
        "hand.first": "random",
        "figures.placement": "random",
        "hand.size": 12,
        "turn.normal_plays": "none",
        "tokens": {
            "samurai": {"influences": "all", "strengths": [1] * 12, "terrain": "land"},
            "swap": {"action": "swap"},
            "thief": {"action": "swap", "fast": True},
            "move": {"action": "move"},
            "porter": {"action": "move", "fast": True},
            **dict.fromkeys(("helmet", "buddha", "rice", "ronin", "ship")),
        },
    }
    library = Library()
    variant = documents.load_variant(library, "1998-english", changes)
    rules: Any = games.find("samurai").rules(variant, maps.load(library, "japan"), 2)
    position = rules.start(1)
    # Every token of the seat is in hand, and one samurai goes onto the board.
    position.hands[0], position.pile_left[0] = int(rules.table.seat_tokens[0]), 0
    rules.apply(position, rules.legal_moves(position)[0])
    options = options_of(rules, rules.legal_moves(position))
    assert set(options.swaps) == {"swap", "thief"}
    assert set(options.lifts) == {"move", "porter"}
    assert options.tokens == {"samurai-1", "swap", "thief", "move", "porter"}
    for token, exchanges in options.swaps.items():
        assert {
            rules.transcriber._play(position, move)["token"]
            for others in exchanges.values()
            for move in others.values()
        } == {token}
