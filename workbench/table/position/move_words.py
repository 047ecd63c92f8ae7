"""Moves from a position that was laid out, in the words of the log: those of the interface's language."""

from __future__ import annotations

from collections.abc import Sequence

from workbench.table.log.log_rows import ASIDE, PLAY, LogWords
from workbench.table.model.sitting import Sitting, seated
from workbench.table.parts import parts_of
from workbench.table.position.draft import Draft


def told_moves(draft: Draft, moves: Sequence[int]) -> list[str]:
    """Say moves that are made one after the other; of what the log passes over, such as the end of a turn, nothing."""
    words = (parts_of(draft.rules.game).log_words or LogWords)()
    match = draft.match([])
    made: list[str] = []
    before: list[str] = []
    for move in moves:
        match.play(move)
        sitting = seated(match.branch(len(match.moves)), draft.seats, draft.map_name, "")
        sitting.see_all(True)
        deeds = _deeds(words, sitting)
        sitting.deleteLater()
        # What follows from a move stands behind it: its own words come first.
        made.append(deeds[len(before)] if len(deeds) > len(before) else "")
        before = deeds
    return made


def _deeds(words: LogWords, sitting: Sitting) -> list[str]:
    """Give all that the log tells of what was done, in order; whoever is only about to play has done nothing."""
    return [
        " ".join(part for part in (line.text, line.where) if part)
        for row in words.rows(sitting)
        for line in row.lines
        if line.kind in (PLAY, ASIDE) and line.glyph
    ]
