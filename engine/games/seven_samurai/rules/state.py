"""What a game of 7 Samurai is made of in memory: packed records for the table, the position and the result.

All that is set off and not yet done lies on the *agenda*, a pile of tasks of which the last is done first; under it all
lies the *phase* of the turn or of the end of the round. Where somebody has to choose, `kind` says what about, `seat`
who, and `options` has a bit for each answer. So a game can stop anywhere, in anybody's turn, and go on from its bytes.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from engine.games.seven_samurai.terms import (
    EFFECTS,
    MOST_BOARDS,
    MOST_CARDS,
    MOST_FAMILIES,
    MOST_FARMS,
    MOST_ROUNDS,
    MOST_SEATS,
)

# An answer is a bit of one word: the most are pairs of seats, and one more to decline.
MAX_MOVES = 64
MOST_TASKS = 96
MOST_NOTES = 48
MOST_SCRIPT = 254
CARD_WORDS = MOST_CARDS // 64
NO_CARD = 255
# A pile wraps round: a card that goes under the stack is put after its last one.
RING = MOST_CARDS - 1

# What a variant's words are in the table: their places in `terms`.
HAT, FARM, DOLL, NO_SYMBOL = range(4)
(
    LOSE_BARRICADE,
    TAKE_WOUND,
    LET_IN,
    NO_DEFEND,
    NO_SUPPORT,
    LEFT_DRAWS,
    RIGHT_DRAWS,
    MUST_PASS,
    REINFORCE,
    NO_TALENT,
    LOSE_DEFENCE,
) = range(11)
NO_GIFT, GIVE_EVEN, GIVE_ODD, IGNORE_EVEN, IGNORE_ODD, FIGHT_TWICE, DISMISS_SAME, REDRAW_CARD = range(8)
ROUT, EXPEL, BUILD, SCOUT_AHEAD, MOVE_LAST, STRIKE_LAST, LEND_TOKEN, HEAL_WOUND = range(8)
FAMILY_BACK, FARM_BACK, BARRICADE_BACK, WOUND_BACK = range(4)
HEAL_BONUS, BARRICADE_BONUS, INTRUDER_BONUS = range(3)
HELD, DEATH, FARMS_LOST, FAMILIES_LOST, OUT_OF_TURNS = range(1, 6)

# What there is to choose, D0 to D14 of the rules in their order; the last three are chance.
(
    NOTHING,
    OPEN,
    ORDER,
    IGNORE,
    GIVE_UP,
    ACTION,
    WHOM,
    CARD,
    AGAIN,
    KIAI,
    SCOUT,
    MOVE,
    SIDE,
    STRIKE,
    LEND,
    HEAL,
    WHO_IS_HURT,
    WHO_IS_HEALED,
    WHICH_RETURNS,
) = range(19)
FIRST_CHANCE = WHO_IS_HURT
# The answers.
STOP, NO, YES = 0, 0, 1
FIGHT, SUPPORT, PASS = range(3)
DEFEND, ATTACK, DISMISS, REDRAW, GIVE_LEFT, GIVE_RIGHT = range(6)
TO_LEFT, TO_RIGHT = range(2)

# Where a turn or the end of a round goes on when the agenda is empty.
(
    TURN,
    PENALTIES,
    REST_AFTER_PENALTY,
    ACT,
    TURN_DONE,
    PLAY_CARD,
    FOUGHT,
    STACK_DONE,
    ALL_PASSED,
    HATS,
    FARMS,
    DOLLS,
    BONUSES,
    REVEAL,
    OVER,
) = range(15)

# Tasks, with their seat and what else they need to know.
SETTLE, RELEASE, EFFECT, BARRICADES = range(4)
ADDED, REMOVED, FLIPPED = range(3)

# What binds the samurai whose turn it is.
NOT_DEFENDING, NOT_SUPPORTING, PASSING, TALENTLESS = 1, 2, 4, 8

# What a step of a record tells; the places are those of `transcript.STEPS`.
(
    N_OPEN,
    N_PENALTY,
    N_GIVE_UP,
    N_DRAW,
    N_SHUFFLE,
    N_INTRUDER,
    N_FIGHT,
    N_DEFEND,
    N_ATTACK,
    N_DISMISS,
    N_REDRAW,
    N_GIVE,
    N_SUPPORT,
    N_PASS,
    N_KIAI,
    N_ROUT,
    N_EXPEL,
    N_SCOUT,
    N_MOVE,
    N_STRIKE,
    N_LEND,
    N_HEAL,
    N_RELEASE,
    N_WOUND,
    N_BARRICADE,
    N_FARM,
    N_FAMILY,
    N_REST,
    N_REVEAL,
    N_ROUND_END,
    N_TURN,
    N_ITEM,
) = range(32)
APPLIED, IGNORED, IMPOSSIBLE = range(3)

Table: TypeAlias = np.record
Position: TypeAlias = np.record
Result: TypeAlias = np.record

_WORD, _COUNT, _SMALL = "<u8", "<u2", "u1"
_Fields: TypeAlias = list[tuple[Any, ...]]

_TABLE: _Fields = [
    ("players", _SMALL),  # seats: samurai in play
    ("rounds", _SMALL),
    ("barricades", _SMALL),
    ("farms", _SMALL),
    ("farm_backs", _SMALL, (MOST_FARMS,)),
    ("farm_penalties", _SMALL),
    ("families", _SMALL),
    ("family_bonuses", _SMALL, (MOST_FAMILIES,)),
    ("gives_bonuses", _SMALL),
    ("heals_any", _SMALL),
    ("cards", _SMALL),
    ("value", _SMALL, (MOST_CARDS,)),
    ("symbol", _SMALL, (MOST_CARDS,)),
    ("flames", _SMALL, (MOST_CARDS,)),
    ("penalties", _SMALL, (MOST_CARDS,)),
    ("penalty", _SMALL, (MOST_CARDS, 2)),
    ("group_of", _SMALL, (MOST_CARDS,)),
    ("group_round", _SMALL, (3,)),
    ("group_dealt", _SMALL, (3,)),
    ("group_size", _SMALL, (3,)),
    ("group_cards", _SMALL, (3, MOST_CARDS)),
    ("boards", _SMALL),
    ("is_team_fixed", _SMALL),
    ("team", _SMALL, (MOST_SEATS,)),
    ("talent", _SMALL, (MOST_BOARDS,)),
    ("kiai", _COUNT, (MOST_BOARDS, 2)),
    ("power", _SMALL, (MOST_BOARDS, 2, len(EFFECTS))),
    ("wounds_at_start", _SMALL),
    ("wounds_to_flip", _SMALL),
    ("wounds_to_die", _SMALL),
    ("kiai_by_removal", _SMALL),
    ("beaten_barricades", _SMALL),
    ("beaten_each_card", _SMALL),
    ("support_raiders", _SMALL),
    ("support_discards", _SMALL),
    ("has_open_tokens", _SMALL),
    ("tokens_last_turn", _SMALL),
    ("least_dolls", _SMALL),
    ("missing", _SMALL, (3,)),
    ("points_farm", _SMALL),
    ("points_family", _SMALL),
    ("points_unwounded", _SMALL),
]

_STATE: _Fields = [
    ("seed", _WORD),
    ("number", _WORD),
    ("chance", _WORD),
    ("options", _WORD),
    ("pool", _WORD, (CARD_WORDS,)),  # the raiders in play, wherever they are
    ("known", _WORD, (CARD_WORDS,)),  # those lying face down of which everybody knows where
    ("sunk", _WORD, (CARD_WORDS,)),  # those known to have been in the stack when it was shuffled last
    ("tasks", "<u4", (MOST_TASKS,)),
    ("turn", _COUNT),  # turns begun
    ("total", _COUNT, (MOST_SEATS,)),
    ("borrowed", _COUNT, (MOST_SEATS,)),  # open tokens in use, a bit for each samurai
    ("open_tokens", _COUNT),  # those not used yet
    ("kiai_reached", _COUNT),
    ("kiai_used", _COUNT),
    ("supports", _COUNT),
    ("fights", _COUNT),
    ("passes", _COUNT),
    ("kind", _SMALL),
    ("seat", _SMALL),  # who decides
    ("active", _SMALL),  # whose turn it is
    ("phase", _SMALL),
    ("depth", _SMALL),  # tasks on the agenda
    ("cursor", _SMALL),  # how far the end of the round has come
    ("is_ending", _SMALL),
    ("round_number", _SMALL),
    ("reason", _SMALL),
    ("samurai", _SMALL, (MOST_SEATS,)),
    ("wounds", _SMALL, (MOST_SEATS,)),
    ("token_at", _SMALL, (MOST_SEATS,)),  # who holds the support token of each
    ("lent", _SMALL),  # tokens that are not at home, a bit for each
    ("out", _SMALL),
    ("in_kiai", _SMALL),
    ("bound", _SMALL),
    ("fights_left", _SMALL),
    ("penalties_left", _SMALL),
    ("penalty", _SMALL, (2,)),
    ("penalty_value", _SMALL),
    ("card", _SMALL),  # in hand
    ("origin", _SMALL),  # where the card that a power moves came from, or how many are scouted
    ("gave", _SMALL),  # who has given the card on
    ("is_kept", _SMALL),
    ("barricades", _SMALL),
    ("farms", _SMALL),
    ("farm_backs", _SMALL, (MOST_FARMS,)),  # the next to be lost last
    ("families", _SMALL),
    ("family_bonuses", _SMALL, (MOST_FAMILIES,)),
    ("stack_top", _SMALL),
    ("stack_size", _SMALL),
    ("intruders", _SMALL),
    ("old_intruders", _SMALL),  # how many there were when the stack was shuffled last
    ("discards", _SMALL),
    ("line_size", _SMALL, (MOST_SEATS,)),
    ("left", _SMALL, (MOST_SEATS, 3)),
    ("after_round", _SMALL, (MOST_ROUNDS, 3)),  # barricades, farms and families then
    ("is_dealt", _SMALL),  # whether the stacks of all rounds are given, as by a record
    ("stack", _SMALL, (MOST_CARDS,)),
    ("intruder", _SMALL, (MOST_CARDS,)),
    ("discard", _SMALL, (MOST_CARDS,)),
    ("line", _SMALL, (MOST_SEATS, MOST_CARDS)),
    ("deals", _SMALL, (MOST_ROUNDS, MOST_CARDS)),
]

# What happened since somebody began to listen, for records and watchers; and how chance falls in the next move, where
# a record tells it otherwise than the seed.
_NOTES: _Fields = [
    ("notes", "<u4", (MOST_NOTES,)),
    ("is_noting", _SMALL),
    ("noted", _SMALL),
    ("scripted", _SMALL),
    ("script_at", _SMALL),
    ("script", _SMALL, (MOST_SCRIPT,)),
]

_SPARE: _Fields = [("spare", _SMALL, (-np.dtype(_STATE).itemsize % 8,))]

TABLE = np.dtype((np.record, _TABLE))
POSITION = np.dtype((np.record, _STATE + _SPARE + _NOTES))
STATE_BYTES = np.dtype(_STATE + _SPARE).itemsize

RESULT = np.dtype(
    (
        np.record,
        [
            ("winners", _SMALL),
            ("turns", _COUNT),
            ("reason", _SMALL),
            ("round_number", _SMALL),
            ("farms", _SMALL),
            ("families", _SMALL),
            ("barricades", _SMALL),
            ("score", _COUNT),  # 0 in a lost game
            ("told_score", _COUNT),  # one more than the score, 0 where there is none
            ("wounds", _SMALL, (MOST_SEATS,)),
            ("samurai", _SMALL, (MOST_SEATS,)),
            ("kiai", _COUNT),
            ("kiai_used", _COUNT),
            ("supports", _COUNT),
            ("fights", _COUNT),
            ("passes", _COUNT),
            ("after_round", _SMALL, (MOST_ROUNDS, 3)),
        ],
    )
)
