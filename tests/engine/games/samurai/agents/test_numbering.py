"""Actions of Samurai: the places of all moves, and the legal ones marked without a list of them."""

from __future__ import annotations

import numpy as np
import pytest

from engine import documents, research
from engine.games import playable_counts
from engine.maps import map as maps
from engine.play import kernel
from engine.research.encoding import Encoding
from engine.texts.library import Library

VARIANTS = ("2016", "1998-english", "short-game", "domination", "start-without-ship")
MAPS = ("japan", "two-courts", "inland-sea")


def settings():
    """Give variants on maps, each with the fewest and the most players that both allow."""
    library = Library()
    for variant in VARIANTS:
        for chart in MAPS:
            counts = playable_counts(maps.load(library, chart), documents.load_variant(library, variant))
            for players in sorted({*counts[:1], *counts[-1:]}):
                yield variant, players, chart


@pytest.fixture(params=list(settings()), ids=str)
def encoding(request):
    """Give the actions of a variant on a map."""
    return Encoding(research.rules_of(*request.param))


def test_every_move_has_its_place(encoding):
    """The place that is worked out for a move is that among all moves in rising order."""
    rules = encoding.rules
    numbers = rules.numbering.lower(rules.table, encoding.moves)
    places = [rules.numbering.action_of(rules.table, numbers, int(move)) for move in encoding.moves]
    assert places == list(range(encoding.actions))


def test_the_marked_actions_are_the_legal_ones(encoding):
    """A row that is written again and again shows the legal actions of each position, and no others."""
    rules = encoding.rules
    numbers = rules.numbering.lower(rules.table, encoding.moves)
    row, shown = np.zeros(encoding.actions, np.uint8), np.uint64(0)
    stream = np.zeros(1, kernel.STREAM)[0]
    for number in range(2):
        position = rules.start(3, number)
        kernel.start(stream, 3, number, kernel.FOR_AGENT, 0)
        while not rules.is_over(position):
            shown = np.uint64(rules.numbering.mark(rules.table, position, numbers, row, shown))
            assert row.nonzero()[0].tolist() == encoding.legal(position).tolist()
            rules.apply(position, int(rules.chance.random_move(rules.table, position, stream)))
    rules.numbering.mark(rules.table, position, numbers, row, shown)
    assert not row.any()
