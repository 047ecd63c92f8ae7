"""The form: a variant's values in cards, generated from the schema, a live view of the document's text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.texts import schema
from engine.texts.problem import Problem
from engine.texts.source import Route
from workbench.documents.reading import path_of
from workbench.dress import typeface
from workbench.games.samurai.rules.token_row import TokenRow
from workbench.games.samurai.rules.token_table import TokenTable
from workbench.rules import schema_words
from workbench.rules.form.field import is_counted, is_range
from workbench.rules.form.order_strip import OrderStrip
from workbench.rules.form.row import Row
from workbench.rules.schema_words import KIND
from workbench.rules.variant_text import VariantText, dotted
from workbench.widgets.card import Card, ProblemLine
from workbench.widgets.controls import Glyph, redraw_quiet
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

# The order of a round of play; groups that the schema adds later come behind.
ORDER = ("Players & figures", "Turn", "Tokens", "Capture", "End of game", "Scoring")
WIDE = ("Tokens", "Scoring")
ABOUT = "About"
TOKENS: Route = ("tokens",)
STAGES: Route = ("scoring", "stages")
TWO_COLUMNS = 800


def routes_by_group() -> dict[str, list[Route]]:
    """Give the values that have a row of their own, by the group of the schema they belong to.

    >>> routes_by_group()["End of game"]
    [('end', 'tie_threshold'), ('end', 'types_gone')]
    """
    found: dict[str, list[Route]] = {group: [] for group in ORDER}
    for key, part in schema.schema(KIND)["properties"].items():
        members = part.get("properties")
        is_one = not members or is_counted(part) or is_range(part)
        routes: list[Route] = [(key,)] if is_one else [(key, member) for member in members]
        found.setdefault(part["group"], []).extend(routes)
    found.pop(ABOUT, None)
    return found


class Form(QWidget):
    """All cards, under a heading that says what the variant extends."""

    wants = Signal(object, object)
    wants_reset = Signal(object)
    wants_variation = Signal(object)
    wants_text = Signal(object)
    chosen = Signal(object)
    """The problem whose place is to be shown."""
    wants_fix = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.variant_text: VariantText | None = None
        self.rows: dict[str, Row] = {}
        self.cards: dict[str, Card] = {}
        self.tokens = TokenTable(self)
        self.stages = OrderStrip(self)
        self.heading = Heading(self)
        self._why: ProblemLine | None = None
        self._columns = 0
        self._build()
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]  # it runs

    def _focus_moved(self, before: QWidget | None, after: QWidget | None) -> None:
        for widget in (before, after):
            while widget is not None and widget is not self:
                if isinstance(widget, Row | TokenRow | OrderStrip):
                    redraw_quiet(widget)
                    break
                widget = widget.parentWidget()

    def _build(self) -> None:
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setAccessibleName(self.tr("Values of the variant"))
        inner = QWidget(self._area)
        inner.setObjectName("welcome")  # the window's ground, between the cards
        page = QVBoxLayout(inner)
        page.setContentsMargins(14, 12, 14, 16)
        page.setSpacing(10)
        page.addWidget(self.heading)
        self._nothing = PlainLabel(
            self.tr("This text cannot be read as a variant: mend it in the YAML."), inner
        )
        self._nothing.setWordWrap(True)
        self._nothing.hide()
        page.addWidget(self._nothing)
        self._notices = QVBoxLayout()
        page.addLayout(self._notices)
        self._cards_area = QWidget(inner)
        self._grid = QGridLayout(self._cards_area)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        page.addWidget(self._cards_area)
        page.addStretch(1)
        self._make_cards()
        self._area.setWidget(inner)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._area)
        self._arrange(2)

    def _make_cards(self) -> None:
        for group, routes in routes_by_group().items():
            hint = ", ".join(dict.fromkeys(str(route[0]) for route in routes))
            card = Card(schema_words.said(group), hint, self._cards_area)
            card.chosen.connect(self.chosen)
            card.wants_fix.connect(self.wants_fix)
            for route in routes:
                if route == TOKENS:
                    card.body.addWidget(self.tokens)
                elif route == STAGES:
                    card.body.addWidget(self.stages)
                else:
                    card.body.addWidget(self._row(route, card))
            self.cards[group] = card
        self.tokens.hint_changed.connect(self.cards["Tokens"].hint.setText)
        self.cards["Tokens"].body.setContentsMargins(0, 0, 0, 6)
        self.cards["Scoring"].hint.setText(self.tr("the first stage that separates players decides"))
        for part in (self.tokens, self.stages):
            part.wants.connect(self.wants)
            part.wants_reset.connect(self.wants_reset)
            part.wants_variation.connect(self.wants_variation)

    def _row(self, route: Route, card: Card) -> Row:
        row = Row(route, card)
        row.wants.connect(self.wants)
        row.wants_reset.connect(self.wants_reset)
        row.wants_variation.connect(self.wants_variation)
        row.wants_text.connect(self.wants_text)
        self.rows[dotted(route)] = row
        return row

    # ------------------------------------------------------------ arrangement

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for card in self.cards.values():
            self._grid.removeWidget(card)
        row, column = 0, 0
        for group, card in self.cards.items():
            is_wide = group in WIDE or columns == 1
            if is_wide and column:
                row, column = row + 1, 0
            self._grid.addWidget(card, row, column, 1, columns if is_wide else 1)
            column = 0 if is_wide else (column + 1) % columns
            row += column == 0
        for each in range(2):
            self._grid.setColumnStretch(each, 1 if each < columns else 0)
            self._grid.setColumnMinimumWidth(each, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the cards in one column where two have no room."""
        super().resizeEvent(event)
        self._arrange(2 if event.size().width() >= TWO_COLUMNS else 1)

    # ------------------------------------------------------------ what is shown

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the values of another state of the text."""
        self.variant_text = variant_text
        self._cards_area.setEnabled(True)
        self._show_page(has_values=True)
        self.heading.show_variant(variant_text)
        for row in self.rows.values():
            row.show_variant(variant_text)
        self.tokens.show_variant(variant_text)
        self.stages.show_variant(variant_text)
        self._show_why(None)

    def show_broken(self, problem: Problem | None) -> None:
        """Keep the last values, greyed, and say why the text has none."""
        self._cards_area.setEnabled(False)
        self._show_why(problem)

    def show_unread(self, problem: Problem | None) -> None:
        """Show no values, for the text never had any that can be read, and say why."""
        self.variant_text = None
        self.show_broken(problem)
        self._show_page(has_values=False)

    def _show_page(self, *, has_values: bool) -> None:
        self.heading.setVisible(has_values)
        self._cards_area.setVisible(has_values)
        self._nothing.setVisible(not has_values)

    @property
    def is_greyed(self) -> bool:
        """Say whether the values shown are not those of the text."""
        return not self._cards_area.isEnabled()

    @property
    def reason(self) -> str:
        """Why the values are greyed."""
        return self._why.problem.message if self._why else ""

    def _show_why(self, problem: Problem | None) -> None:
        if self._why is not None:
            if problem == self._why.problem:
                return
            self._notices.removeWidget(self._why)
            self._why.hide()
            self._why.deleteLater()
            self._why = None
        if problem is not None:
            self._why = ProblemLine(problem, self)
            self._why.chosen.connect(self.chosen)
            self._why.wants_fix.connect(self.wants_fix)
            self._notices.addWidget(self._why)

    def show_problems(self, problems: Iterable[Problem], variant_text: VariantText) -> None:
        """Show problems on the cards they belong to."""
        by_group: dict[str, list[Problem]] = {}
        properties: dict[str, Any] = schema.schema(KIND)["properties"]
        here = path_of_text(variant_text)
        for problem in problems:
            key = variant_text.section_at(problem.line) if path_of(problem) == here else ""
            by_group.setdefault(properties.get(key, {}).get("group", ""), []).append(problem)
        for group, card in self.cards.items():
            card.show_problems(by_group.get(group, ()))

    def take_place(self, other: Form) -> None:
        """Show the same part as another form."""
        bar, its = self._area.verticalScrollBar(), other._area.verticalScrollBar()
        bar.setRange(its.minimum(), its.maximum())
        bar.setValue(its.value())

    def jump(self, key: str) -> bool:
        """Show the field of a value by its dotted key and give it the focus."""
        steps = key.split(".")
        while steps:
            name = ".".join(steps)
            target: QWidget | None = self.rows.get(name) or next(
                (row for other, row in self.rows.items() if other.startswith(f"{name}.")), None
            )
            if name == dotted(TOKENS) or name.startswith("tokens."):
                target = self.tokens
            elif name == dotted(STAGES):
                target = self.stages
            if target is not None:
                self._area.ensureWidgetVisible(target, 0, 80)
                (target.field if isinstance(target, Row) else target).setFocus(
                    Qt.FocusReason.OtherFocusReason
                )
                return True
            steps.pop()
        return False


def path_of_text(variant_text: VariantText) -> Any:
    """Give the path of the file that a variant_text was read from."""
    return path_of(variant_text.root.place.problem("", ""))


class Heading(QWidget):
    """The variant's title, what it extends, and what the marks mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 2, 0)
        row.setSpacing(12)
        self.title = PlainLabel(self)
        self.title.setFont(typeface.style("title"))
        self.lineage = ElidedLabel(parent=self)
        self.lineage.setObjectName("hint")
        row.addWidget(self.title)
        row.addWidget(self.lineage, 1)
        self._marks = [Glyph(size=14, parent=self), Glyph(size=14, parent=self)]
        self._words = [PlainLabel(self), PlainLabel(self)]
        for mark, word in zip(self._marks, self._words, strict=True):
            word.setObjectName("hint")
            pair = QHBoxLayout()
            pair.setSpacing(6)
            pair.addWidget(mark)
            pair.addWidget(word)
            row.addLayout(pair)

    def show_variant(self, variant_text: VariantText) -> None:
        """Say what the variant is."""
        self.title.setText(variant_text.title)
        names = variant_text.ancestry.names
        if len(names) == 2:
            text = self.tr("extends {parent}, which extends {base}").format(parent=names[0], base=names[1])
        elif names:
            text = self.tr("extends {parent}").format(parent=" › ".join(names))
        else:
            text = self.tr("says everything itself")
        self.lineage.setText(text)
        self._marks[0].show_glyph("diamond" if names else "", "selection")
        self._words[0].setText(self.tr("set here") if names else "")
        has_middle = len(names) > 1
        self._marks[1].show_glyph("diamond-open" if has_middle else "", "accent")
        between = ", ".join(names[:-1])
        self._words[1].setText(self.tr("from {variant}").format(variant=between) if has_middle else "")
