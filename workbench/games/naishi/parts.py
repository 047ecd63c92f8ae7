"""What Naishi offers to the rooms of the workbench."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from workbench.games import Parts
from workbench.games.naishi.printing import CHOICES

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
    from workbench.rules.form.editor import Editor
    from workbench.rules.schema_value import SchemaValue
    from workbench.table.parts import TableParts


def _terminal(rules: Rules) -> Terminal:
    from workbench.games.naishi.cli.terminal import NaishiTerminal

    return NaishiTerminal(rules)


def _lab() -> LabParts:
    from workbench.games.naishi.lab.parts import LAB

    return LAB


def _report() -> ReportParts:
    from workbench.games.naishi.report.parts import REPORT

    return REPORT


def _glyphs() -> GameGlyphs:
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.games.naishi.glyphs import ALIASES, GLYPHS

    return GameGlyphs(GLYPHS, ALIASES)


def _table() -> TableParts:
    from workbench.games.naishi.table.parts import TABLE

    return TABLE


def _card_table(value: SchemaValue, parent: QWidget) -> Editor:
    from workbench.games.naishi.rules.card_table import CardTable

    return CardTable(value, parent)


def _words(value: SchemaValue, parent: QWidget) -> Editor:
    from workbench.rules.form.lists import WordsField
    from workbench.rules.form.row import Row

    return Row(value, parent, WordsField)


def _list(value: SchemaValue, parent: QWidget) -> Editor:
    from workbench.rules.form.fields import ManyWordsField
    from workbench.rules.form.row import Row

    return Row(value, parent, ManyWordsField)


def _kit(design: Design, order: Order) -> Sequence[Section]:
    from workbench.games.naishi.kit.sections import sections

    return sections(design, order)


PARTS = Parts(
    terminal=_terminal,
    lab=_lab,
    report=_report,
    glyphs=_glyphs,
    kit=_kit,
    print_choices=CHOICES,
    table=_table,
    rule_groups=("Cards", "Set-up", "Court", "End of game", "Scoring"),
    rule_editors={
        ("cards",): _card_table,
        ("swap", "places"): _words,
        ("decree", "places"): _words,
        # Words that are too long to stand side by side.
        ("extra", "when"): _list,
        ("end", "last_turn"): _list,
    },
    # A whole card is known by what it is worth, or by what it copies.
    entry_members={("cards",): ("scores", "copies")},
)
