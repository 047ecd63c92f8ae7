"""How greedy plays Samurai: the value of every move in whole numbers, and the best moves by it.

A figure is *claimed* by the margin between a seat's influence and that of its strongest rival, and the more so the
fewer sides of its settlement are open. The value of a token on a space is the change of all claims around it, each
times the weight of the race for that type, less what the token would be worth in hand. Ending the turn is worth
nothing. `docs/agents.md` explains every weight.

All of this sees only what the seat to move may know: the board, its own hand, and whose figures were captured, or for
who forgets that how many have gone to others.
"""

from __future__ import annotations

from engine.games.samurai.agents.claims import NONE, WORK, Weights, Work, weigh_races
from engine.games.samurai.agents.exchanges import rank_swaps
from engine.games.samurai.agents.opening import rank_figures, rank_takes
from engine.games.samurai.agents.outlook import OUTCOME, conceal, is_set_up, outcome
from engine.games.samurai.agents.shortlist import MOST_LISTED, consider
from engine.games.samurai.agents.targets import rank_targets
from engine.games.samurai.agents.weights import WEIGHTS, lower
from engine.games.samurai.rules.moves import END_TURN, pack
from engine.games.samurai.rules.state import DRAFT, HANDS, Position, Table
from engine.games.samurai.rules.tokens import playable_tokens
from engine.play.kernel import rule, wide, word

__all__ = [
    "HAS_WEIGHTS",
    "MOST_LISTED",
    "OUTCOME",
    "WEIGHTS",
    "WORK",
    "conceal",
    "is_set_up",
    "lower",
    "outcome",
    "rank_moves",
]

HAS_WEIGHTS = True


@rule
def rank_moves(table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int) -> int:
    """Write the best moves and their values into `work.moves` and `work.values`, best first, and count them.

    Moves of equal value go by their number, or as chance has it where a stirring word is given. Of exchanges of figures
    and of moved tokens only the promising ones are looked at.
    """
    work.listed = 0
    phase = wide(position.phase)
    if phase == HANDS:
        rank_takes(table, position, weights, work, most, stir)
        return work.listed
    if phase == DRAFT:
        rank_figures(table, position, weights, work, most, stir)
        return work.listed
    tokens = playable_tokens(table, position, wide(position.seat))
    # Ending the turn comes first, because what is worth less than it need not be looked at then.
    if tokens == word(0) or wide(position.plays) >= wide(table.least_plays):
        consider(work, most, stir, pack(wide(END_TURN), NONE, NONE, NONE, NONE, NONE), NONE)
    if tokens != word(0):
        weigh_races(table, position, weights, work)
        rank_targets(table, position, weights, work, most, stir, tokens)
        if tokens & table.swap_tokens != word(0):
            rank_swaps(table, position, weights, work, most, stir, tokens & table.swap_tokens)
    return work.listed
