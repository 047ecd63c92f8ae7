"""Rows of the log with what an analysis says of their plays: marks, and what each play lost."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from workbench.table.analysis.analyst import Analyst
from workbench.table.log.log_rows import PLAY, Line, Row

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion


class JudgedRows(QObject):
    """Puts opinions beside plays."""

    def judged(self, analyst: Analyst, row: Row, before: int) -> Row:
        """Give a row with what its plays lost; its moves are those after the position `before` it."""
        plays = [place for place, line in enumerate(row.lines) if line.kind == PLAY]
        if not plays or row.is_set_up or row.at <= before:
            return row
        lines, opinions = list(row.lines), analyst.opinions
        for play, place in enumerate(plays):
            # Each play is one move; whatever follows the last, such as the end of the turn, belongs to it.
            last = row.at if play == len(plays) - 1 else before + play + 1
            lines[place] = self._told(lines[place], opinions[before + play : last], len(opinions) >= last)
        marked = [self._said(each, analyst.agent) for each in analyst.marked_between(before, row.at)]
        return replace(row, lines=tuple(lines), said=" ".join([row.said, *marked]))

    def _told(self, line: Line, opinions: list[Opinion], is_known: bool) -> Line:
        judged = [each for each in opinions if each.choices]
        if not is_known:
            return replace(line, lost="…")
        if not judged:
            return line
        # Of several moves in one line the dearest counts: what they lost cannot be added up.
        worst = max(judged, key=lambda each: each.lost)
        return replace(line, mark=worst.mark, lost=f"−{worst.lost}" if worst.lost else "0")

    def _said(self, opinion: Opinion, agent: str) -> str:
        return self.tr("{mark} {chance} % instead of {best} %, by {agent}.").format(
            mark=opinion.mark,
            best=round(100 * opinion.best.chance),
            chance=round(100 * opinion.played.chance),
            agent=agent,
        )
