"""An agent's advice made ready to be shown: moves with their words and values, best first, and what the values are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.agents.opinion import MOST_DOUBT
from workbench.language import told as in_words
from workbench.table.model.sitting import Sitting
from workbench.table.naming import capital, translate

if TYPE_CHECKING:
    from engine.agents.seats import Expected

# A search that is strong enough to be worth hearing and short enough to be waited for.
ADVISOR = "mcts:600"
COUNT = 5


@dataclass(frozen=True)
class Advised:
    """A move, what it is called and what it is worth: `value` in short, `spread` how far that may be from the truth."""

    move: int
    words: str
    value: str
    spread: str = ""


@dataclass(frozen=True)
class Advice:
    """What an agent would play, best first; `meaning` says what the values are."""

    agent: str
    moves: tuple[Advised, ...]
    meaning: str = ""


def told(sitting: Sitting, found: Sequence[Expected]) -> Advice:
    """Make advice ready; values of a search are shares of its games, others points of an evaluation.

    A search gives the moves that it came back to most; they are shown by their values, as people read them, and those
    that it hardly tried come last and without a number. The set-up is not searched.
    """
    is_search = bool(found) and found[0].share is not None
    # Another search than a tree asks how far its games come, which is no chance to win and is not called one.
    is_chance = sitting.rules.search == "mcts"
    made = []
    for each in sorted(found[:COUNT], key=_rank):
        value, spread = f"{each.points:+}".replace("-", "−"), ""
        if each.share is not None and each.doubt > MOST_DOUBT:
            value = hardly_tried()
        elif each.share is not None:
            chance = translate("advice", "{share} %") if is_chance else translate("advice", "{share} of 100")
            value, spread = chance.format(share=f"{100 * each.share:.0f}"), f"± {100 * each.doubt:.0f}"
        words = capital(in_words(sitting.rules.say(sitting.match.position, each.move)))
        made.append(Advised(each.move, words, value, spread))
    agent = ADVISOR if is_search else "greedy"
    return Advice(agent, tuple(made), _meaning(is_search, is_chance))


def patience() -> str:
    """Say why advice may take its time."""
    return translate("advice", "The first time the search is compiled, about half a minute, once.")


def hardly_tried() -> str:
    """Say in place of a number that a search cannot tell what a move is worth."""
    return translate("advice", "hardly tried")


def _rank(each: Expected) -> tuple[bool, float]:
    """Order moves of a search by their value; moves of an evaluation stay as they are."""
    return (False, 0.0) if each.share is None else (each.doubt > MOST_DOUBT, -each.share)


def _meaning(is_search: bool, is_chance: bool) -> str:
    if not is_search:
        return translate("advice", "Points of greedy's own evaluation: only their order says something.")
    if not is_chance:
        return translate(
            "advice",
            "How far the search's games come after it, from 0 to 100; it is not the chance to win, "
            "which the analysis shows. ± holds 95 of 100 times.",
        )
    return translate("advice", "How many of the search's games you win after it; ± holds 95 of 100 times.")
