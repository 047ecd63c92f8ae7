"""What Samurai offers to the rooms of the workbench."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from workbench.games import Parts

if TYPE_CHECKING:
    from engine.play.game import Rules
    from workbench.cli.terminal import Terminal
    from workbench.export.kit.design import Design
    from workbench.export.kit.order import Order
    from workbench.export.kit.section import Section
    from workbench.export.report_parts import ReportParts
    from workbench.lab.parts import LabParts


def _terminal(rules: Rules) -> Terminal:
    from workbench.games.samurai.cli.terminal import SamuraiTerminal

    return SamuraiTerminal(rules)


def _print_watched(found: Mapping[str, Any]) -> None:
    from workbench.games.samurai.cli.watched import print_watched

    print_watched(found)


def _lab() -> LabParts:
    from workbench.games.samurai.lab.parts import LAB

    return LAB


def _report() -> ReportParts:
    from workbench.games.samurai.report.parts import REPORT

    return REPORT


def _kit(design: Design, order: Order) -> Sequence[Section]:
    
    return sections(design, order)


PARTS = Parts(terminal=_terminal, print_watched=_print_watched, lab=_lab, report=_report, kit=_kit)
