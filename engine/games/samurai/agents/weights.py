"""The weights of greedy's evaluation: how an agent's file says them, and how the kernel holds them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.games.samurai.rules.state import MAX_STRENGTH, TIES_REMOVE, TIES_STAY, TIES_TO_ACTIVE_PLAYER

# Margins and leads beyond these count as these.
MOST_MARGIN, MOST_LEAD, MOST_SIDES = 8, 4, 6
# Claims are laid out so far that a token added to any margin within these bounds needs no second look at them.
LEAST_MARGIN = -MOST_MARGIN - MAX_STRENGTH
MARGINS = range(LEAST_MARGIN, MOST_MARGIN + MAX_STRENGTH + 1)

# The rows of claims lie so that the one before is always that for a side less. For few open sides there are three for
# each rule for ties and whether several rivals share the most influence: surrounded, once more, because no side less
# is left then, and one side open. Then comes one for each number of open sides.
FEW_SIDES, ROWS_OF_TIES = 3, 6
OPEN_ROWS = ROWS_OF_TIES * (1 + max(TIES_REMOVE, TIES_STAY, TIES_TO_ACTIVE_PLAYER))

# Claims are short, because a processor looks up twice as many of them at once; the schema bounds what they may be.
_WEIGHT, _SHORT = "<i8", "<i4"

WEIGHTS = np.dtype(
    (
        np.record,
        [
            # What a figure is worth by the state of its settlement and the margin of influence there.
            ("claim", _SHORT, (OPEN_ROWS + MOST_SIDES, len(MARGINS))),
            # How much a figure counts by the lead in its type.
            ("race", _WEIGHT, (2 * MOST_LEAD + 1,)),
            ("secured", _WEIGHT),
            ("hopeless", _WEIGHT),
            # What a token in hand is worth.
            ("keep_strength", _WEIGHT),
            ("keep_breadth", _WEIGHT),
            ("keep_fast", _WEIGHT),
            ("keep_swap", _WEIGHT),
            ("keep_move", _WEIGHT),
            # What makes a good first hand.
            ("take_strength", _WEIGHT),
            ("take_breadth", _WEIGHT),
            ("take_fast", _WEIGHT),
            ("take_swap", _WEIGHT),
            ("take_move", _WEIGHT),
            ("take_again", _WEIGHT),
            # Where figures go in the draft, by the open sides of the settlement.
            ("draft", _WEIGHT, (MOST_SIDES + 1,)),
            # Whether captured figures behind screens are forgotten; not the file's to say, but the agent's memory.
            ("forgets", _WEIGHT),
        ],
    )
)


def lower(values: Mapping[str, Any]) -> np.record:
    """Make the kernel's weights of what an agent's file says under `weights: samurai`."""
    weights = np.zeros(1, WEIGHTS)[0]
    _lower_claims(weights, values["claim"])
    race = values["race"]
    behind, level, ahead = _steps(race["behind"], MOST_LEAD), race["level"], _steps(race["ahead"], MOST_LEAD)
    weights.race[:] = [*reversed(behind), level, *ahead]
    weights.secured, weights.hopeless = race["secured"], race["hopeless"]
    for part in ("keep", "take"):
        for name, value in values[part].items():
            weights[f"{part}_{name}"] = value
    weights.draft[:] = [0, *_steps(values["draft"]["closeness"], MOST_SIDES)]
    return weights


def _lower_claims(weights: np.record, claim: Mapping[str, Any]) -> None:
    lost, tied, captured, to_nobody = (claim[key] for key in ("lost", "tied", "captured", "lost_to_nobody"))
    behind, ahead = _steps(claim["behind"], MOST_MARGIN), _steps(claim["ahead"], MOST_MARGIN)
    margins = [*reversed(behind), claim["level"], *ahead]
    almost = margins
    for sides, percent in reversed(list(enumerate(_steps(claim["closeness"], MOST_SIDES)))):
        almost = [value * percent // 100 for value in margins]
        weights.claim[OPEN_ROWS + sides] = _laid_out(almost)
    # By the rule for ties: the claim where rivals share the most influence, and where the seat shares it.
    outcomes = {
        TIES_REMOVE: ([to_nobody] * MOST_MARGIN, tied),
        TIES_STAY: (almost[:MOST_MARGIN], almost[MOST_MARGIN]),
        TIES_TO_ACTIVE_PLAYER: ([captured] * MOST_MARGIN, captured),
    }
    for ties, (shared, level) in outcomes.items():
        for row, behind in ((0, [lost] * MOST_MARGIN), (1, shared)):
            surrounded = _laid_out([*behind, level, *[captured] * MOST_MARGIN])
            first = ROWS_OF_TIES * ties + FEW_SIDES * row
            weights.claim[first : first + FEW_SIDES] = [surrounded, surrounded, _laid_out(almost)]


def _laid_out(claims: Sequence[int]) -> list[int]:
    """Give the claims for all margins: those beyond the ones that have a weight are claimed like the last that has."""
    return [claims[min(max(margin, -MOST_MARGIN), MOST_MARGIN) + MOST_MARGIN] for margin in MARGINS]


def _steps(values: Sequence[int], count: int) -> list[int]:
    """Give as many values as are needed, the last one again and again.

    >>> _steps([20, 50], 4)
    [20, 50, 50, 50]
    """
    return [values[min(step, len(values) - 1)] for step in range(count)]
