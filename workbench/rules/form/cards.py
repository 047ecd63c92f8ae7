"""The cards of the form: the values of one game's variants in groups, as its schema has them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QWidget

from engine.texts import schema
from engine.texts.problem import Problem
from engine.texts.source import Route
from workbench.documents.reading import path_of
from workbench.rules import schema_words
from workbench.rules.form.editor import Editor
from workbench.rules.form.editors import headed_editors
from workbench.rules.form.entries import EntriesEditor, FoldedEntry, heading_label
from workbench.rules.schema_value import SchemaValue, rows_by_group
from workbench.rules.variant_text import VariantText, dotted
from workbench.widgets.card import Card
from workbench.widgets.controls import redraw_quiet
from workbench.widgets.plain_label import PlainLabel

TWO_COLUMNS = 772
# A wide card has its rows two by two from here on.
TWO_ROWS = 640
# More of a group's keys have no room beside its title.
MOST_KEYS = 4


class Cards(QWidget):
    """A card for each group of the schema, with an editor for each value."""

    wants = Signal(object, object)
    wants_reset = Signal(object)
    wants_variation = Signal(object)
    wants_text = Signal(object)
    chosen = Signal(object)
    """The problem whose place is to be shown."""
    wants_fix = Signal(object)

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.editors: dict[str, Editor] = {}
        self.cards: dict[str, Card] = {}
        self._wide: set[str] = set()
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        for group, rows in rows_by_group(kind).items():
            self._make_card(group, rows)
        self._arrange(2)
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]  # it runs

    def _make_card(self, group: str, rows: list[SchemaValue]) -> None:
        keys = list(dict.fromkeys(str(row.route[0]) for row in rows))
        hint = ", ".join(keys[:MOST_KEYS]) + (", …" if len(keys) > MOST_KEYS else "")
        card = Card(schema_words.said(group), hint, self)
        card.chosen.connect(self.chosen)
        card.wants_fix.connect(self.wants_fix)
        made = headed_editors(rows, 2, card)
        for _, editor in made:
            self._take(editor, group, card)
        pairs: Pairs | None = None
        for heading, editor in made:
            if heading:
                card.body.addWidget(heading_label(heading, card))
            if group not in self._wide or editor.is_wide:
                pairs = None
                card.body.addWidget(editor)
                continue
            if heading or pairs is None:
                pairs = Pairs(card)
                card.body.addWidget(pairs)
            pairs.add(editor)
        table = self.editors[dotted(rows[0].route)]
        if len(rows) == 1 and isinstance(table, EntriesEditor):
            card.body.setContentsMargins(0, 0, 0, 6)
            # What it is called stands on the card already.
            table.header.setVisible(not isinstance(table.header, PlainLabel))
        self.cards[group] = card

    def _take(self, editor: Editor, group: str, card: Card) -> None:
        self.editors[dotted(editor.route)] = editor
        for signal in ("wants", "wants_reset", "wants_variation", "wants_text"):
            getattr(editor, signal).connect(getattr(self, signal))
        editor.hint_changed.connect(partial(card.hint.setText))
        if editor.card_hint:
            card.hint.setText(editor.card_hint)
        if editor.is_wide:
            self._wide.add(group)

    def _focus_moved(self, before: QWidget | None, after: QWidget | None) -> None:
        for widget in (before, after):
            row = editor_of(widget, self)
            if row is not None:
                redraw_quiet(row)

    # ------------------------------------------------------------ arrangement

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for card in self.cards.values():
            self._grid.removeWidget(card)
        row, column = 0, 0
        for group, card in self.cards.items():
            is_wide = group in self._wide or columns == 1
            if is_wide and column:
                row, column = row + 1, 0
            self._grid.addWidget(card, row, column, 1, columns if is_wide else 1)
            column = 0 if is_wide else (column + 1) % columns
            row += column == 0
        for each in range(2):
            self._grid.setColumnStretch(each, 1 if each < columns else 0)
            self._grid.setColumnMinimumWidth(each, 0)

    def minimumSizeHint(self) -> QSize:
        """Give way down to one column: two would keep the width that they have once taken."""
        return QSize(_widest(self.cards.values()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the cards in one column where two have no room."""
        super().resizeEvent(event)
        self._arrange(2 if event.size().width() >= TWO_COLUMNS else 1)

    # ------------------------------------------------------------ what is shown

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the values of another state of the text."""
        for editor in self.editors.values():
            editor.show_variant(variant_text)

    def show_problems(self, problems: Iterable[Problem], variant_text: VariantText) -> None:
        """Show problems on the cards they belong to."""
        by_group: dict[str, list[Problem]] = {}
        properties = schema.schema(self.kind)["properties"]
        here = path_of(variant_text.root.place)
        for problem in problems:
            key = variant_text.section_at(problem.line) if path_of(problem) == here else ""
            by_group.setdefault(properties.get(key, {}).get("group", ""), []).append(problem)
        for group, card in self.cards.items():
            card.show_problems(by_group.get(group, ()))

    def editor_at(self, route: Route) -> Editor | None:
        """Give the editor of a value, unfolded to it: the nearest that holds it, else the first that lies in it."""
        for length in range(len(route), 0, -1):
            found = self.editors.get(dotted(route[:length]))
            if found is None:
                inside = (each for each in self.editors.values() if each.route[:length] == route[:length])
                found = next(inside, None)
            if found is not None:
                return _innermost(found, route)
        return None


def _widest(parts: Iterable[QWidget]) -> int:
    return max((part.minimumSizeHint().width() for part in parts), default=0)


class Pairs(QWidget):
    """Rows of a wide card, two beside each other where there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._editors: list[Editor] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)

    def minimumSizeHint(self) -> QSize:
        """Give way down to one column."""
        return QSize(_widest(self._editors), super().minimumSizeHint().height())

    def add(self, editor: Editor) -> None:
        """Put an editor after the others."""
        self._editors.append(editor)
        self._arrange(self._columns or 2)

    def _arrange(self, columns: int) -> None:
        self._columns = columns
        for number, editor in enumerate(self._editors):
            self._grid.addWidget(editor, number // columns, number % columns)
        for each in range(2):
            self._grid.setColumnStretch(each, 1 if each < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the rows below one another where two have no room."""
        super().resizeEvent(event)
        columns = 2 if event.size().width() >= TWO_ROWS and len(self._editors) > 1 else 1
        if columns != self._columns:
            self._arrange(columns)


def _innermost(editor: Editor, route: Route) -> Editor:
    """Give the editor inside another that a value has, its entry unfolded."""
    if not isinstance(editor, EntriesEditor):
        editor.reach(route)
        return editor
    entry = editor.entry_at(route)
    if not isinstance(entry, FoldedEntry):
        return entry or editor
    if len(route) <= len(entry.route):
        return entry
    entry.unfold()
    inside = (each for each in entry.editors if each.route == route[: len(each.route)])
    return next((_innermost(each, route) for each in inside), entry)


def editor_of(widget: QWidget | None, within: QWidget) -> Editor | None:
    """Give the innermost editor with a value of its own that a widget stands in."""
    while widget is not None and widget is not within:
        if isinstance(widget, Editor) and not isinstance(widget, EntriesEditor):
            return widget
        widget = widget.parentWidget()
    return None
