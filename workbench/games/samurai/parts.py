"""What Samurai offers to the rooms of the workbench."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from workbench.games import Parts
from workbench.games.samurai.printing import CHOICES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.play.rules import Rules
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.cli.terminal import Terminal
    from workbench.export.kit.design import Design
    from workbench.export.kit.order import Order
    from workbench.export.kit.section import Section
    from workbench.export.report_parts import ReportParts
    from workbench.lab.parts import LabParts
    from workbench.map.parts import MapParts
    from workbench.rules.form.editor import Editor
    from workbench.rules.schema_value import SchemaValue
    from workbench.table.parts import TableParts


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


def _table() -> TableParts:
    from workbench.games.samurai.table.parts import TABLE

    return TABLE


def _map() -> MapParts:
    from workbench.games.samurai.map.parts import PARTS as MAP

    return MAP


def _glyphs() -> GameGlyphs:
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.games.samurai.glyphs import ALIASES, GLYPHS

    return GameGlyphs(GLYPHS, ALIASES)


def _kit(design: Design, order: Order) -> Sequence[Section]:
    from workbench.games.samurai.kit.sections import sections

    return sections(design, order)


def _token_table(value: SchemaValue, parent: QWidget) -> Editor:
    from workbench.games.samurai.rules.token_table import TokenTable

    return TokenTable(value, parent)


def _stages(value: SchemaValue, parent: QWidget) -> Editor:
    from workbench.games.samurai.rules.stages import StageStrip

    return StageStrip(value, parent)


def _figure_row(field: str) -> Callable[[SchemaValue, QWidget], Editor]:
    def make(value: SchemaValue, parent: QWidget) -> Editor:
        from workbench.games.samurai.rules import figures
        from workbench.rules.form.row import Row

        return Row(value, parent, getattr(figures, field))

    return make


PARTS = Parts(
    terminal=_terminal,
    print_watched=_print_watched,
    lab=_lab,
    report=_report,
    glyphs=_glyphs,
    kit=_kit,
    print_choices=CHOICES,
    table=_table,
    map=_map,
    # The order of a round of play.
    rule_groups=("Players & figures", "Turn", "Tokens", "Capture", "End of game", "Scoring"),
    rule_editors={
        ("tokens",): _token_table,
        ("scoring", "stages"): _stages,
        ("figures", "names"): _figure_row("FigureNames"),
        ("figures", "duplicates"): _figure_row("Duplicates"),
        ("settlements",): _figure_row("Settlements"),
    },
    # A whole token is known by what it does, or by its strengths.
    entry_members={("tokens",): ("action", "strengths")},
)
