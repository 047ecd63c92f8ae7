"""An agent's advice made ready to be shown: words with values, and short words on the spaces they are about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from workbench.table.naming import capital
from workbench.table.sitting import Sitting

# A search that is strong enough to be worth hearing and short enough to be waited for.
ADVISOR = "mcts:600"
COUNT = 5


@dataclass(frozen=True)
class Advice:
    """Plays in words with their values, best first; and what stands on spaces."""

    lines: tuple[tuple[str, str], ...]
    chips: dict[int, str]


def told(sitting: Sitting, found: Sequence[tuple[int, int]], *, is_search: bool) -> Advice:
    """Make advice ready; values of a search are shares of its visits, others points of an evaluation."""
    total = sum(value for _, value in found) or 1
    lines: list[tuple[str, str]] = []
    chips: dict[int, str] = {}
    for move, value in found[:COUNT]:
        shown = f"{value / total:.0%}".replace("%", " %") if is_search else f"{value:+}".replace("-", "−")
        lines.append((capital(sitting.rules.say(sitting.match.position, move)), shown))
        for space in spaces_of(move):
            chips.setdefault(space, shown)
    return Advice(tuple(lines), chips)


def spaces_of(move: int) -> tuple[int, ...]:
    """Give the spaces that a move is about."""
    from engine.games.samurai import moves

    operation = moves.operation_of(move)
    if operation in (moves.TAKE, moves.END_TURN):
        return ()
    if operation == moves.SWAP:
        return int(moves.first_of(move)), int(moves.second_of(move))
    return (int(moves.second_of(move) if operation == moves.MOVE else moves.first_of(move)),)
