"""The glossary of a report: what every measure means, and the words that stand beside the numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine import agents
from workbench.export.charts import escape
from workbench.export.pieces import section

WORDS = {
    "Cell": "One combination of map, variant, number of players and line-up, played with the same seeds as the others.",
    "95 % interval": "Where the true number lies in 95 of 100 such runs: from low to high, or as ± half the width.",
    "Line-up": "The agents that play; those of a mixed line-up change seats from game to game.",
    "Shared win": "A game that several seats win together; each has an equal part of it, so that rates add up to one.",
    "Flip": "A game of the same seed that another seat wins by the other rules; it is said what parted the two.",
    "Results hash": "The fingerprint of all results: whoever plays the same games gets the same one.",
}

# Whoever plays any game, in words that fit all of them.
AGENTS = {
    "random": "An agent that takes any legal move.",
    "greedy": "An agent that takes the move that looks best at once.",
    "mcts": "An agent that thinks ahead: at every decision it plays the game on as many times as its name says.",
}


def of_agent(spec: str) -> str:
    """Say how an agent plays; nothing of somebody's own.

    >>> of_agent("mcts:100") == AGENTS["mcts"], of_agent("my-own.yaml")
    (True, '')
    """
    return AGENTS.get(spec.partition(":")[0]) or agents.described(spec)


def section_of(measured: Iterable[Mapping[str, Mapping[str, Any]]], lineup: Iterable[str] = ()) -> str:
    """Give the section that explains the words and all measures of some chapters, and who plays, each once."""
    known: dict[str, str] = dict(WORDS)
    for metrics in measured:
        for metric in metrics.values():
            unit = f" ({metric['unit']})" if metric["unit"] else ""
            known[f"{metric['title']}{unit}"] = metric["meaning"]
    known.update({spec: told for spec in lineup if (told := of_agent(spec))})
    rows = "".join(
        f"<dt>{escape(word)}</dt><dd>{escape(told)}</dd>"
        for word, told in sorted(known.items(), key=lambda entry: entry[0].casefold())
    )
    return section("Glossary", f"<dl>{rows}</dl>")
