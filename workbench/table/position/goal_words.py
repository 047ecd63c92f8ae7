"""Goals of puzzles in words, and how they stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from engine.records.puzzle import KEEP, WIN, Standing
from workbench.numerals import whole
from workbench.table.model.seats import Seat


class GoalWords(QObject):
    """Puts a goal and its standing into sentences."""

    def goal(
        self, goal: Mapping[str, Any], seats: Sequence[Seat], called: Callable[[str], str], *, is_team: bool
    ) -> str:
        """Say what is asked: `Gold wins within 3 turns`."""
        who = self.tr("The team") if is_team else seats[goal["seat"]].colour_name
        if goal["kind"] == WIN:
            said = self.tr("{who} wins").format(who=who)
        else:
            text = self.tr("{who} keeps {what}: {least} at least")
            if goal["kind"] != KEEP:
                text = self.tr("{who} reaches {what}: {least} at least")
            said = text.format(who=who, what=called(goal["what"]), least=whole(goal["least"]))
        turns = goal.get("turns")
        if turns is None:
            return said
        return self.tr("{goal}, within %n turn(s) of all seats", "", turns).format(goal=said)

    def standing(self, found: Standing) -> str:
        """Say how it stands."""
        if found.state == "solved":
            return self.tr("Solved")
        if found.state == "failed":
            return self.tr("Not solved: take moves back and try another way")
        return self.tr("%n turn(s) left", "", found.left) if found.left is not None else self.tr("open")
