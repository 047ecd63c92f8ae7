"""The glossary of a report: what every measure means, and the words that stand beside the numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from workbench.export.charts import escape
from workbench.export.pieces import section

WORDS = {
    "Cell": "One combination of map, variant, number of players and line-up, played with the same seeds as the others.",
    "95 % interval": "Where the true number lies in 95 of 100 such runs: from low to high, or as ± half the width.",
    "Line-up": "The agents that play; those of a mixed line-up change seats from game to game.",
    "Shared win": "A game that several seats win together; each has an equal part of it, so that rates add up to one.",
    "Flip": "A game of the same seed that another seat wins by the other rules; it is said what parted the two.",
    "results_sha256": "The fingerprint of all results: whoever plays the same games gets the same one.",
}


def section_of(measured: Iterable[Mapping[str, Mapping[str, Any]]]) -> str:
    """Give the section that explains the words and all measures of some chapters, each once."""
    known: dict[str, str] = dict(WORDS)
    for metrics in measured:
        for metric in metrics.values():
            unit = f" ({metric['unit']})" if metric["unit"] else ""
            known[f"{metric['title']}{unit}"] = metric["meaning"]
    rows = "".join(f"<dt>{escape(word)}</dt><dd>{escape(told)}</dd>" for word, told in sorted(known.items()))
    return section("Glossary", f"<dl>{rows}</dl>")
