"""An agent's advice made ready to be shown: moves with their words and values, best first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from workbench.table.model.sitting import Sitting
from workbench.table.naming import capital

# A search that is strong enough to be worth hearing and short enough to be waited for.
ADVISOR = "mcts:600"
COUNT = 5


@dataclass(frozen=True)
class Advised:
    """A move, what it is called and what it is worth."""

    move: int
    words: str
    value: str


@dataclass(frozen=True)
class Advice:
    """What an agent would play, best first."""

    agent: str
    moves: tuple[Advised, ...]


def told(sitting: Sitting, found: Sequence[tuple[int, int]]) -> Advice:
    """Make advice ready; values of a search are shares of its visits, others points of an evaluation.

    The set-up is not searched.
    """
    is_search = not sitting.is_set_up
    total = sum(value for _, value in found) or 1
    made = []
    for move, value in found[:COUNT]:
        shown = f"{value / total:.0%}".replace("%", " %") if is_search else f"{value:+}".replace("-", "−")
        made.append(Advised(move, capital(sitting.rules.say(sitting.match.position, move)), shown))
    return Advice(ADVISOR if is_search else "greedy", tuple(made))
