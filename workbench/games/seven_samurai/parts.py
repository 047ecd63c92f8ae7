"""What 7 Samurai offers to the rooms of the workbench."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from workbench.games import Parts
from workbench.games.seven_samurai.printing import CHOICES
from workbench.games.seven_samurai.rules.parts import EDITORS

if TYPE_CHECKING:
    from engine.play.rules import Rules
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.cli.terminal import Terminal
    from workbench.export.kit.design import Design
    from workbench.export.kit.order import Order
    from workbench.export.kit.section import Section
    from workbench.export.report_parts import ReportParts
    from workbench.lab.parts import LabParts
    from workbench.table.parts import TableParts


def _terminal(rules: Rules) -> Terminal:
    from workbench.games.seven_samurai.cli.terminal import SevenTerminal

    return SevenTerminal(rules)


def _lab() -> LabParts:
    from workbench.games.seven_samurai.lab.parts import LAB

    return LAB


def _report() -> ReportParts:
    from workbench.games.seven_samurai.report.parts import REPORT

    return REPORT


def _glyphs() -> GameGlyphs:
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.games.seven_samurai.glyphs import ALIASES, GLYPHS

    return GameGlyphs(GLYPHS, ALIASES)


def _table() -> TableParts:
    from workbench.games.seven_samurai.table.parts import TABLE

    return TABLE


def _kit(design: Design, order: Order) -> Sequence[Section]:
    from workbench.games.seven_samurai.kit.sections import sections

    return sections(design, order)


PARTS = Parts(
    terminal=_terminal,
    lab=_lab,
    report=_report,
    glyphs=_glyphs,
    kit=_kit,
    print_choices=CHOICES,
    table=_table,
    rule_groups=("Village", "Raiders", "Samurai", "Fight", "Team", "Score"),
    # What grows with the samurai stands in one table, above what else makes the game hard.
    rule_homes={
        ("village", "barricades"): "Village",
        ("raiders", "plunderers"): "Village",
        ("raiders", "lieutenants"): "Village",
        ("raiders", "bosses"): "Village",
        ("difficulty", "name"): "Village",
        ("difficulty", "grade"): "Village",
        ("samurai", "boards"): "Samurai",
    },
    rule_editors=EDITORS,
    entry_members={("raiders", "cards"): ("value", "symbol"), ("samurai", "boards"): ("talent",)},
)
