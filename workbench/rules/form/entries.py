"""A mapping whose entries have members of their own, by free names: each entry unfolds into its rows."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from engine.texts.source import Route
from workbench.dress import theme
from workbench.rules.form.editor import Editor
from workbench.rules.form.editors import headed_editors
from workbench.rules.form.new_entry import NewEntry
from workbench.rules.schema_value import SchemaValue
from workbench.rules.spelling import spelled
from workbench.rules.variant_text import VariantText, at
from workbench.widgets.controls import ChangeMark, QuietButton, set_property
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel


class EntryEditor(Editor):
    """One entry: how it stands, its name, what it says in short, and the way to take it away."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.key = str(place.route[-1])
        self._variant_text: VariantText | None = None
        self.setObjectName("tokenRow")
        self.setAccessibleName(self.key)
        self.mark = ChangeMark(self.key, self)
        self.mark.clicked.connect(lambda: self.wants_reset.emit(self.route))
        self.remove = QuietButton("delete", self.tr("Remove {name}").format(name=self.key), self)
        self.remove.clicked.connect(self.ask_removal)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show how the entry stands."""
        self._variant_text = variant_text
        standing = variant_text.standing(self.route)
        self.mark.show_mark(standing.mark, standing.origin)
        set_property(self, "own", standing.is_own)
        is_free = standing.inherited is None or self.place.is_removable
        self.remove.setVisible(is_free and not variant_text.is_removed(self.route))

    def ask_removal(self) -> None:
        """Ask for the entry to go: out of the text, or by `null` where a parent has it."""
        assert self._variant_text is not None
        if at(self._variant_text.inherited, self.route) is None:
            self.wants_reset.emit(self.route)
        else:
            self.wants.emit(self.route, None)


class FoldedEntry(EntryEditor):
    """An entry that unfolds into a row for each of its members; they are made when they are first seen."""

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.editors: list[Editor] = []
        self.fold = QToolButton(self)
        self.fold.setArrowType(Qt.ArrowType.RightArrow)
        self.fold.setAutoRaise(True)
        self.fold.setCheckable(True)
        self.fold.setAccessibleName(self.tr("Show what {name} says").format(name=self.key))
        self.fold.toggled.connect(self.unfold)
        self.name = PlainLabel(self.key, self)
        self.said = ElidedLabel(parent=self)
        self.said.setObjectName("hint")
        self.body = QWidget(self)
        self.body.setLayout(QVBoxLayout())
        self.body.hide()
        head = QHBoxLayout()
        head.setContentsMargins(4, 2, 4, 2)
        head.setSpacing(6)
        for widget in (self.mark, self.fold, self.name):
            head.addWidget(widget)
        head.addWidget(self.said, 1)
        head.addWidget(self.remove)
        self.setMinimumHeight(theme.HEIGHT["form row"])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.body)

    def unfold(self, is_open: bool = True) -> None:
        """Show the members, or hide them again."""
        self.fold.setChecked(is_open)
        self.fold.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        if is_open and not self.editors:
            self._make_editors()
        self.body.setVisible(is_open)
        if is_open and self._variant_text is not None:
            self.show_variant(self._variant_text)

    def _make_editors(self) -> None:
        column = self.body.layout()
        assert isinstance(column, QVBoxLayout)
        column.setContentsMargins(30, 0, 4, 6)
        column.setSpacing(0)
        for heading, editor in headed_editors(self.place.rows(), len(self.route) + 1, self.body):
            if heading:
                column.addWidget(heading_label(heading, self.body))
            self.follow(editor)
            self.editors.append(editor)
            column.addWidget(editor)

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the entry, struck out where this variant removes it."""
        super().show_variant(variant_text)
        is_removed = variant_text.is_removed(self.route)
        value = at(variant_text.inherited if is_removed else variant_text.values, self.route)
        self.said.setText(
            self.tr("removed here") if is_removed else spelled(self.route, value, self.place.kind)
        )
        font = self.name.font()
        font.setStrikeOut(is_removed)
        self.name.setFont(font)
        self.body.setEnabled(not is_removed)
        if self.fold.isChecked():
            for editor in self.editors:
                editor.show_variant(variant_text)

    def take_focus(self) -> None:
        """Put the keyboard focus on the entry."""
        self.fold.setFocus()


class EntriesEditor(Editor):
    """All entries of a mapping, those that this variant removed among them, and a line for a new one."""

    is_wide = True

    def __init__(self, place: SchemaValue, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.setAccessibleName(place.title)
        self.rows: dict[str, EntryEditor] = {}
        self._variant_text: VariantText | None = None
        self._column = self.column()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.header = self.head()
        self._column.addWidget(self.header)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self._column.addLayout(self._list)
        self.adding = self.new_entry()
        self.adding.named.connect(self._add)
        self._column.addWidget(self.adding)

    # What a game's own table does otherwise.

    def column(self) -> QVBoxLayout:
        """Give the column in which head, entries and the line for a new one stand."""
        return QVBoxLayout(self)

    def head(self) -> QWidget:
        """Give what stands above the entries."""
        return heading_label(self.place.title, self)

    def made(self, key: str) -> EntryEditor:
        """Make the editor of an entry."""
        return FoldedEntry(self.place.inner(key), self)

    def new_entry(self) -> NewEntry:
        """Make the line for a new entry."""
        return NewEntry(self.place, self)

    def value_of_new(self, key: str) -> object:
        """Give what a new entry says at first: what the last one says."""
        assert self._variant_text is not None
        known = at(self._variant_text.values, self.route)
        return next(reversed(known.values()), {}) if isinstance(known, dict) else {}

    # ------------------------------------------------------------ what is shown

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the entries of a variant."""
        self._variant_text = variant_text
        known = at(variant_text.values, self.route)
        own = variant_text.own(self.route)
        removed = [key for key, entry in own.items() if entry is None] if isinstance(own, dict) else []
        keys = [*(known if isinstance(known, dict) else ()), *removed]
        if keys != list(self.rows):
            self._build(keys)
        for row in self.rows.values():
            row.show_variant(variant_text)
        self.adding.known = keys

    def _build(self, keys: list[str]) -> None:
        for row in self.rows.values():
            if row.key not in keys:
                self._list.removeWidget(row)
                row.hide()
                row.deleteLater()
        known, self.rows = self.rows, {}
        for position, key in enumerate(keys):
            row = known.get(key) or self._followed(key)
            self._list.removeWidget(row)
            self._list.insertWidget(position, row)
            self.rows[key] = row
        self.updateGeometry()

    def _followed(self, key: str) -> EntryEditor:
        row = self.made(key)
        self.follow(row)
        return row

    def _add(self, key: str) -> None:
        self.wants.emit((*self.route, key), self.value_of_new(key))

    def entry_at(self, route: Route) -> EntryEditor | None:
        """Give the editor of the entry that a value lies in."""
        depth = len(self.route)
        is_here = len(route) > depth and route[:depth] == self.route
        return self.rows.get(str(route[depth])) if is_here else None

    def take_focus(self) -> None:
        """Put the keyboard focus on the first entry."""
        for row in self.rows.values():
            row.take_focus()
            return


def heading_label(text: str, parent: QWidget) -> PlainLabel:
    """Make the heading over rows that belong together."""
    label = PlainLabel(text, parent)
    label.setObjectName("group")
    label.setContentsMargins(4, 6, 4, 2)
    return label
