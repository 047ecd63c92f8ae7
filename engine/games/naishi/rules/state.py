"""What a game of Naishi is made of in memory: packed records for the table, the position and the result.

A territory is one word with four bits for each of its ten places, the row and then the hand, so that whole territories
are compared, changed and counted in registers. The shuffled deck stays where it was shuffled: first the piles, the card
that is turned up first last, then the cards dealt to each seat, then those that stay aside.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from engine.play.kernel import word

SEATS, COLUMNS, PLACES = 2, 5, 10
MAX_TYPES = 16
MAX_COUNT = 20
MAX_DECK = (MAX_TYPES - 1) * MAX_COUNT
MAX_PILE = 12
MAX_RIVER = COLUMNS * MAX_PILE
MAX_DEALT = 3

# A place of a territory, and where all of them, those of the row and those of the hand have their lowest bit.
PLACE_BITS = 4
CARD = word(15)
EACH_PLACE, IN_ROW, IN_HAND = word(0x1111111111), word(0x11111), word(0x1111100000)
# Places that have a neighbour to the left and to the right.
WITH_LEFT, WITH_RIGHT = word(0x1111011110), word(0x0111101111)
# How far the bits of a row place are from those of the hand place in its column.
ROW_BITS = word(COLUMNS * PLACE_BITS)

GIVE, START, MUST, AFTER, OVER = range(5)
DECLARED, PILES_EMPTY, NO_PLAYS = range(1, 4)

# What the words of a variant are in the table; `compile` joins the two.
TO_SECOND, TO_OPPONENT, TO_NOBODY = range(3)
RIVER_BIT, ROW_BIT, HAND_BIT, COLUMN_BIT = 1, 2, 4, 8
POINTS_STAGE, COLOURS_STAGE = range(2)
NEVER = 255
BY_COUNT, IN_ROW_BY_COUNT, IN_HAND_BY_COUNT, BY_GROUP = 1, 2, 4, 8

Table: TypeAlias = np.record
Position: TypeAlias = np.record
Result: TypeAlias = np.record

_WORD, _COUNT, _SMALL, _POINTS = "<u8", "<u2", "u1", "<i2"
_Fields: TypeAlias = list[tuple[Any, ...]]

_RULES: _Fields = [
    ("players", _SMALL),
    ("types", _SMALL),
    ("start", _SMALL),  # the type that fills rows and hands
    ("pile_size", _SMALL),
    ("each", _SMALL),
    ("give", _SMALL),
    ("is_open", _SMALL),
    ("emissaries", _SMALL),
    ("swap_spaces", _SMALL),
    ("discard_spaces", _SMALL),
    ("decree_spaces", _SMALL),
    ("before", _SMALL),  # whether an extra action may come before developing
    ("after", _SMALL),
    ("swap_places", _SMALL),  # one bit for each kind of place
    ("discard_cards", _SMALL),
    ("decree_places", _SMALL),
    ("end_piles", _SMALL),
    ("last_turn", _SMALL),
    ("declare_piles", _SMALL),
    ("declare_last_turn", _SMALL),
    ("handicap", _POINTS, (SEATS,)),
    ("stage_count", _SMALL),
    ("stages", _SMALL, (2,)),
    ("deck_size", _COUNT),
    ("deck", _SMALL, (MAX_DECK,)),
]

_SCORES: _Fields = [
    # Sets of types, a bit for each: those that count as such, that copy, that each may copy, and that score somehow.
    ("counted_types", _WORD),
    ("copying_types", _WORD),
    ("copied_types", _WORD, (MAX_TYPES,)),
    ("alone_types", _WORD),
    ("by_types_types", _WORD),
    ("count_types", _WORD),
    ("whole_count_types", _WORD),  # those that count in both lines, start cards left out
    ("group_types", _WORD),
    ("has_neighbours", _SMALL),
    ("set_kinds", _SMALL, (MAX_TYPES,)),  # by what its cards score together, a bit each
    ("colour", _WORD, (MAX_TYPES,)),  # a bit for each colour, none for a card without
    ("place_points", _POINTS, (MAX_TYPES, PLACES)),
    # What two neighbours are worth together: left and right, and above and below with what lies under adds.
    ("across", _POINTS, (MAX_TYPES, MAX_TYPES)),
    ("down", _POINTS, (MAX_TYPES, MAX_TYPES)),
    ("beside", _POINTS, (MAX_TYPES, MAX_TYPES)),  # what the first gets for the second
    ("under", _POINTS, (MAX_TYPES, MAX_TYPES)),
    ("alone", _POINTS, (MAX_TYPES,)),
    ("by_types", _POINTS, (MAX_TYPES, MAX_TYPES)),
    ("by_count", _POINTS, (MAX_TYPES, PLACES + 1)),
    ("by_count_in_row", _POINTS, (MAX_TYPES, COLUMNS + 1)),
    ("by_count_in_hand", _POINTS, (MAX_TYPES, COLUMNS + 1)),
    ("by_group", _POINTS, (MAX_TYPES, PLACES + 1)),
]

_STATE: _Fields = [
    ("seed", _WORD),
    ("number", _WORD),
    ("chance", _WORD),
    ("land", _WORD, (SEATS,)),
    ("left", _SMALL, (COLUMNS,)),
    ("open", _SMALL),  # one bit for each pile that is not empty
    ("river", _SMALL),  # the cards left in all piles
    ("phase", _SMALL),
    ("seat", _SMALL),
    ("turn", _COUNT),
    ("emissaries", _SMALL, (SEATS,)),
    ("on_swap", _SMALL, (SEATS,)),
    ("on_discard", _SMALL, (SEATS,)),
    ("on_decree", _SMALL, (SEATS,)),
    ("gave", _SMALL, (SEATS,)),  # 1 and the number of the dealt card that was given, 0 before
    ("given", _SMALL, (SEATS,)),  # its type
    ("known", _SMALL, (SEATS,)),  # the hand places of the other seat that a seat knows, a bit each
    # What has left a place of a seat's hand that the other did not know; the last is always empty.
    ("shown", _SMALL, (SEATS, COLUMNS + 1)),
    ("passes", _SMALL),
    ("declared", _SMALL),  # 1 and the seat that declared, 0 while nobody has
    ("last", _SMALL),  # 1 and the seat whose next turn is the last
    ("reason", _SMALL),
    ("winners", _SMALL),
    ("discarded", _SMALL),
    ("discards", _SMALL, (MAX_RIVER,)),
    ("deck", _SMALL, (MAX_DECK,)),
]

# How the ended game was counted: it follows from the state.
_DERIVED: _Fields = [
    ("counted", _WORD, (SEATS,)),
    ("scores", _POINTS, (SEATS,)),
    ("colours", _SMALL, (SEATS,)),
]

_RESULT: _Fields = [
    ("land", _WORD, (SEATS,)),
    ("counted", _WORD, (SEATS,)),
    ("scores", _POINTS, (SEATS,)),
    ("turns", _COUNT),
    ("colours", _SMALL, (SEATS,)),
    ("reason", _SMALL),
    ("declared", _SMALL),
    ("empty", _SMALL),
    ("river", _SMALL),
    ("winners", _SMALL),
]

TABLE = np.dtype((np.record, _RULES + _SCORES))
POSITION = np.dtype((np.record, _STATE + _DERIVED))
RESULT = np.dtype((np.record, _RESULT))
STATE_BYTES = np.dtype(_STATE).itemsize
