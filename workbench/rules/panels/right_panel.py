"""The right dock: the difference to another variant, the rules in words, and the problems."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from engine.texts.variant import Variant
from workbench.rules.panels.difference import value_differences
from workbench.rules.panels.difference_panel import DifferencePanel
from workbench.rules.panels.rules_text import RulesText
from workbench.rules.panels.sentences import marked_sentences
from workbench.rules.titles import beside, short_title
from workbench.rules.variant_text import VariantText
from workbench.told_rules import differences
from workbench.visible import one_line
from workbench.widgets.problems_panel import ProblemsPanel


class RightPanel(QSplitter):
    """Three panels, one above the other."""

    chosen = Signal(str)
    """The dotted key of the value to show in the form."""

    def __init__(self, problems: ProblemsPanel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self.difference = DifferencePanel(self)
        self.text = RulesText(self)
        for part, stretch in ((self.difference, 3), (self.text, 4), (problems, 2)):
            self.addWidget(part)
            part.setMinimumHeight(96)
            self.setStretchFactor(self.indexOf(part), stretch)
        self.setSizes([320, 400, 220])
        self.difference.chosen.connect(self.chosen)
        self.text.chosen.connect(self.chosen)

    def take_place(self, other: RightPanel) -> None:
        """Show the same parts as another panel does, at the same places."""
        self.setSizes(other.sizes())
        self.difference.take_place(other.difference)
        bar, there = (each.text.browser.verticalScrollBar() for each in (self, other))
        bar.setValue(there.value())

    def show_unread(self, title: str) -> None:
        """Show no rules and no difference, for the text cannot be read."""
        self.text.show_sentences([])
        self.difference.show_differences([], [], title, "–")

    def show_variant(self, variant_text: VariantText, other: Variant | None) -> None:
        """Show what a variant's text says in words, and how it differs from another variant."""
        parent, base = variant_text.ancestry.parent, variant_text.ancestry.base
        above = [each.values if each and each.is_sound else None for each in (parent, base)]
        try:
            self.text.show_sentences(marked_sentences(variant_text.values, *above))
            is_told = True
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            is_told = False  # some value is not what the rules are made of; the problems say which
        self.text.grow_stale(not is_told)
        others = short_title(one_line(other.title)) if other is not None else "–"
        called = beside(short_title(one_line(variant_text.title)), others)
        if other is None or not other.is_sound:
            self.difference.show_differences([], [], called, others)
            return
        words = differences(other.values, variant_text.values) if is_told else None
        self.difference.show_differences(value_differences(variant_text, other), words, called, others)
