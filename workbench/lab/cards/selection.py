"""What is looked at of a run: a group of cells with its baseline first, or any two cells side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.numbers import overview

if TYPE_CHECKING:
    from workbench.lab.runs.findings import Exhibit, Findings

Group = tuple[int, ...]


@dataclass(frozen=True)
class Selection:
    """A group by the numbers of its cells, the one among them that is looked at, and whose variant is the baseline.

    `base` is the key of a variant that somebody chose as the baseline; nothing leaves it to the run.
    """

    findings: Findings
    group: Group = ()
    chosen: int = 0
    base: str = ""
    is_pair: bool = False

    def baseline_of(self, number: int) -> int:
        """Give the cell that another is compared with."""
        findings = self.findings
        usual = findings.baselines[number] if findings.baselines else number
        if not self.base:
            return usual
        group = next(each for each in findings.groups if number in each)
        cells = [findings.cells[each].cell for each in group]
        found = (
            each
            for each, cell in zip(group, cells, strict=True)
            if overview.key_of(cell, "variant") == self.base
        )
        return next(found, usual)

    @property
    def baselines(self) -> list[int]:
        """For every cell the one that it is compared with."""
        return [self.baseline_of(number) for number in range(len(self.findings.cells))]

    @property
    def ordered(self) -> Group:
        """The group with its baseline first; of two cells side by side the first is theirs."""
        if self.is_pair or len(self.group) < 2:
            return self.group
        base = self.baseline_of(self.group[0])
        return (
            (base, *(number for number in self.group if number != base)) if base in self.group else self.group
        )

    @property
    def duellists(self) -> tuple[int, int]:
        """The baseline and the cell that is compared with it."""
        base, *others = self.ordered
        return base, self.chosen if self.chosen in others else others[0]


def groups_of(exhibit: Exhibit) -> Sequence[Group]:
    """Give the groups; runs that have nothing in common but their number of players stand side by side."""
    findings = exhibit.findings
    cells = [each.cell for each in findings.cells]
    alone = all(len(group) == 1 for group in findings.groups)
    if len(exhibit.names) > 1 and alone and len({cell.players for cell in cells}) == 1:
        return (tuple(range(len(cells))),)
    return findings.groups
