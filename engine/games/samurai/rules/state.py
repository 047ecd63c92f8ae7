"""What a game of Samurai is made of in memory: packed records for the table, the position and the result.

The *table* holds everything that stays as it is during a game: board, variant and number of players, lowered to
numbers. The *position* is the game in play. Its first `STATE_BYTES` bytes are the state itself, which is hashed, saved
and compared; the rest follows from them, is kept up to date by the rules, and is there for speed only.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

MAX_SPACES = 320
MAX_SETTLEMENTS = 80
MAX_NEIGHBOURS = 6
MAX_SEATS = 6
MAX_TYPES = 5
MAX_CAPACITY = 7
MAX_KINDS = 32
MAX_TOKENS = 40
MAX_HAND = 12
MAX_STRENGTH = 99
MAX_STAGES = 5
# Of all tokens a swap has the most ways to be played, every pair of figures, and a hand may hold nothing but swaps
# of different kinds; one more move ends the turn.
MAX_MOVES = MAX_HAND * (MAX_SETTLEMENTS * MAX_TYPES) ** 2 // 2 + 1

# Sixty-four spaces or settlements share a word, one bit each.
SPACE_WORDS = MAX_SPACES // 64
SETTLEMENT_WORDS = (MAX_SETTLEMENTS + 63) // 64

# A seat's influence on a settlement is one number with a lane of bits per figure type, so that a token adds to all
# of them at once: six neighbours of strength 99 stay far below 4096. Figures in a settlement are in lanes as well.
LANE_BITS, FIGURE_BITS = 12, 3
LANE, FIGURE_LANE = (1 << LANE_BITS) - 1, (1 << FIGURE_BITS) - 1
EACH_LANE = sum(1 << LANE_BITS * figure for figure in range(MAX_TYPES))

# On the board a token is 1 + SEAT_STEP * seat + kind, and 0 is an empty space.
SEAT_STEP = MAX_KINDS

HANDS, DRAFT, PLAY, OVER = range(4)
TYPE_EXHAUSTED, TIED_FIGURES, ALL_GONE, NO_PLAYS = range(1, 5)

# What the words of a variant are in the table; `compile.WORDS` joins the two.
LAND, SEA, ANY, SETTLEMENT = range(4)
NO_ACTION, MOVE_ACTION, SWAP_ACTION = range(3)
PLACED_BY_DRAFT, PLACED_AT_RANDOM, PLACED_BY_MAP = range(3)
IMMEDIATE, END_OF_TURN = range(2)
TIES_REMOVE, TIES_STAY, TIES_TO_ACTIVE_PLAYER = range(3)
FIRST_TYPE_GONE, ALL_TYPES_GONE = range(2)

NOBODY = -1
UNLIMITED_PLAYS = 255
NO_THRESHOLD = 65535

Table: TypeAlias = np.record
Position: TypeAlias = np.record
Result: TypeAlias = np.record

_WORD, _LANES, _COUNT, _SMALL = "<u8", "<i8", "<u2", "u1"
_Fields: TypeAlias = list[tuple[Any, ...]]

_RULES: _Fields = [
    ("players", _SMALL),
    ("types", _SMALL),
    # The bits of a type's influence for every rival of a seat, and none for itself and empty seats.
    ("rivals", _LANES, (MAX_SEATS, MAX_TYPES, MAX_SEATS)),
    ("hand_size", _SMALL, (MAX_SEATS,)),
    ("dealt_seats", _SMALL),  # one bit per seat whose first hand is dealt, not chosen
    ("normal_plays", _SMALL),
    ("least_plays", _SMALL),
    ("placement", _SMALL),
    ("duplicates", _SMALL),
    ("timing", _SMALL),
    ("ties", _SMALL),
    ("tie_threshold", _COUNT),
    ("types_gone", _SMALL),
    ("types_in_play", _SMALL),
    ("captures_hidden", _SMALL),
    ("no_majority", _SMALL),
    ("stage_count", _SMALL),
    ("stages", _SMALL, (MAX_STAGES,)),
]

_TOKENS: _Fields = [
    # Every seat's tokens are numbered alike, kind by kind, and a hand is a word with a bit for each.
    ("kinds", _SMALL),
    ("tokens", _SMALL),
    ("kind_of_token", _SMALL, (MAX_TOKENS,)),
    ("kind_tokens", _WORD, (MAX_KINDS,)),
    ("kind_influence", _LANES, (MAX_KINDS,)),
    # The strength on the type that it influences most, and on all types together: a samurai is broader than a helmet.
    ("kind_strength", _COUNT, (MAX_KINDS,)),
    ("kind_breadth", _COUNT, (MAX_KINDS,)),
    ("kind_terrain", _SMALL, (MAX_KINDS,)),
    ("kind_action", _SMALL, (MAX_KINDS,)),
    ("kind_is_fast", _SMALL, (MAX_KINDS,)),
    ("kind_is_movable", _SMALL, (MAX_KINDS,)),
    # The tokens that influence the same types on the same terrain as a kind, or do the same otherwise.
    ("alike_tokens", _WORD, (MAX_KINDS,)),
    # What a handicap leaves a seat, and what it gives: the tokens it has, and figures captured before the first turn.
    ("seat_tokens", _WORD, (MAX_SEATS,)),
    ("seat_figures", _COUNT, (MAX_SEATS, MAX_TYPES)),
    ("fast_tokens", _WORD),
    ("move_tokens", _WORD),
    ("swap_tokens", _WORD),
    # The tokens that have somewhere to go, by whether land (1) and sea (2) have empty spaces.
    ("placeable_tokens", _WORD, (4,)),
]

_BOARD: _Fields = [
    ("spaces", _COUNT),
    ("terrain", _SMALL, (MAX_SPACES,)),
    # The spaces of land, and those of the sea, are numbered apart: what is empty then fits into few words.
    ("spaces_on", _COUNT, (2, MAX_SPACES)),
    ("number_on", _COUNT, (MAX_SPACES,)),
    ("empty", _WORD, (2, SPACE_WORDS)),
    ("empty_count", _COUNT, (2,)),
    ("settlement_at", _SMALL, (MAX_SPACES,)),
    ("touched_count", _SMALL, (MAX_SPACES,)),
    ("touched", _SMALL, (MAX_SPACES, MAX_NEIGHBOURS)),  # the adjacent settlements
    ("surrounds", _SMALL, (MAX_SPACES,)),  # whether a token here helps to surround them
    # The same by the numbers of land and sea, `MAX_SETTLEMENTS` for none, where no more than two are touched.
    ("beside", _SMALL, (2, MAX_SPACES, 2)),
    ("crowded", _WORD, (2, SPACE_WORDS)),  # where more are touched
]

_SETTLEMENTS: _Fields = [
    ("settlements", _SMALL),
    ("space_of", _COUNT, (MAX_SETTLEMENTS,)),
    ("open_sides", _SMALL, (MAX_SETTLEMENTS,)),
    ("with_sides", _WORD, (MAX_NEIGHBOURS + 1, SETTLEMENT_WORDS)),  # the same by the number of sides
    ("surrounded", _WORD, (SETTLEMENT_WORDS,)),
    ("capacity", _SMALL, (MAX_SETTLEMENTS,)),
    ("room", _SMALL, (MAX_SETTLEMENTS,)),  # the capacity, or fewer where figures must differ
    ("gets_each", _SMALL, (MAX_SETTLEMENTS,)),  # whether it gets one figure of each type before the others
    ("figures", _COUNT, (MAX_TYPES,)),
    ("figures_in_lanes", _WORD),
    ("map_figures", _COUNT, (MAX_SETTLEMENTS,)),
    ("is_scarce", _SMALL),  # whether some room stays free when all figures are placed
    ("draft_order", _SMALL, (MAX_SETTLEMENTS,)),
    # Settlements with room for several figures come first in the draft; only they can make it run dry.
    ("shared_count", _SMALL),
    ("shared", _SMALL, (MAX_SETTLEMENTS,)),
    ("shared_room", _COUNT),
    ("single_room", _COUNT),
]

_STATE: _Fields = [
    ("seed", _WORD),
    ("number", _WORD),
    ("chance", _WORD),
    ("hands", _WORD, (MAX_SEATS,)),
    ("turn", _COUNT),
    ("captured", _COUNT, (MAX_SEATS, MAX_TYPES)),
    ("removed", _COUNT, (MAX_TYPES,)),
    ("figures", _COUNT, (MAX_SETTLEMENTS,)),
    ("phase", _SMALL),
    ("seat", _SMALL),
    ("plays", _SMALL),
    ("normal_plays", _SMALL),
    ("passes", _SMALL),
    ("reason", _SMALL),
    ("winners", _SMALL),  # one bit per seat
    ("pile_left", _SMALL, (MAX_SEATS,)),
    ("piles", _SMALL, (MAX_SEATS, MAX_TOKENS)),  # kinds, the next one to be drawn last
    ("tokens", _SMALL, (MAX_SPACES,)),
]

_DERIVED: _Fields = [
    ("influence", _LANES, (MAX_SETTLEMENTS, MAX_SEATS)),
    ("movable", _WORD, (MAX_SEATS, SPACE_WORDS)),  # own tokens that a move token may pick up
    ("empty", _WORD, (2, SPACE_WORDS)),
    ("surrounded", _WORD, (SETTLEMENT_WORDS,)),
    ("holding", _WORD, (SETTLEMENT_WORDS,)),  # settlements with figures
    ("vacant", _WORD, (SETTLEMENT_WORDS,)),  # settlements that the draft fills now
    ("standing", _WORD),  # figures on the board, a lane for each type
    ("empty_count", _COUNT, (2,)),
    ("tied_figures", _COUNT),
    ("exhausted_types", _SMALL),
    ("movable_count", _SMALL, (MAX_SEATS, 3)),  # by the terrain they need
    ("open_sides", _SMALL, (MAX_SETTLEMENTS,)),  # empty spaces that are left to surround a settlement
]

# An odd number of bytes would put every influence across two words of memory.
_SPARE: _Fields = [("spare", _SMALL, (-np.dtype(_STATE).itemsize % 8,))]

TABLE = np.dtype((np.record, _RULES + _TOKENS + _BOARD + _SETTLEMENTS))
POSITION = np.dtype((np.record, _STATE + _SPARE + _DERIVED))
STATE_BYTES = np.dtype(_STATE + _SPARE).itemsize

RESULT = np.dtype(
    (
        np.record,
        [
            ("captured", _COUNT, (MAX_SEATS, MAX_TYPES)),
            ("removed", _COUNT, (MAX_TYPES,)),
            ("turns", _COUNT),
            ("plays", _COUNT),
            ("reason", _SMALL),
            ("winners", _SMALL),
        ],
    )
)
