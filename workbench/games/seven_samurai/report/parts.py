"""What 7 Samurai adds to a report: its sections, and the numbers that follow a varied rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from engine.games.seven_samurai.measures import village
from workbench.export.charts import escape
from workbench.export.pieces import Row, section
from workbench.export.report_parts import ReportParts
from workbench.games.seven_samurai.lab.words import REASONS
from workbench.games.seven_samurai.report import siege

if TYPE_CHECKING:
    from workbench.export.report import Chapter

ASSUMED = (
    '<p class="hint-text">The backs of farms count here, and how many farms have which back is an assumption: '
    "no source tells.</p>"
)


def sections(chapter: Chapter, cell: Row) -> Iterator[str]:
    """Show how games are lost, what is left, and what samurai and raiders do."""

    def found(metric: str) -> dict[str, Row]:
        return chapter.metrics.get((cell["cell"], metric), {})

    label, rounds = escape(cell["label"]), int(cell["values"]["rounds"])
    assumed = ASSUMED if cell["values"]["village"]["farm_penalties"] else ""
    if found("losses"):
        won = found("win_rate").get("team")
        yield section(f"How games end: {label}", siege.losses(found("losses"), won, rounds), assumed)
    if found("village"):
        results = np.concatenate([chunk.results for chunk in chapter.chunks(cell)])
        middles = siege.village_middles(village.curve(results, rounds))
        yield section(f"The village: {label}", middles, siege.village(found("village"), rounds))
    rows = chapter.counted("samurai", cell)
    if rows:
        yield section(f"Samurai: {label}", siege.samurai(rows))
    if found("raider_ends"):
        yield section(f"Where raiders end: {label}", siege.raiders(found("raider_ends")))


REPORT = ReportParts(
    sections=sections, trends=("win_rate", "score", "turns", "kiai", "idle_turns"), reasons=REASONS
)
