"""The table of raiders: every card in a line, filtered by chips, edited where it stands."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.texts.source import Route
from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.games.seven_samurai.rules.raider_delegate import RaiderDelegate
from workbench.games.seven_samurai.rules.raider_filters import RaiderFilters
from workbench.games.seven_samurai.rules.raider_model import (
    CARD,
    FLAMES,
    GROUP,
    IN_PLAY,
    MARK,
    PENALTIES,
    SYMBOL,
    VALUE,
    WAS,
    Filters,
    Line,
    RaiderModel,
)
from workbench.rules.form.editor import Editor
from workbench.rules.form.new_entry import NewEntry
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import VariantText, at

WIDTHS = {MARK: 26, CARD: 64, GROUP: 92, VALUE: 56, SYMBOL: 84, FLAMES: 62, PENALTIES: 206, IN_PLAY: 124}
LINES = 9


class RaiderView(QTableView):
    """The lines; Space burns or puts out, Delete takes a raider away, a click on a diamond takes a change back."""

    def __init__(self, table: RaiderTable, model: RaiderModel) -> None:
        super().__init__(table)
        self._table = table
        self.setModel(model)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.DoubleClicked
            | triggers.EditKeyPressed
            | triggers.SelectedClicked
            | triggers.AnyKeyPressed
        )
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(table.offer)
        self.verticalHeader().hide()
        height = theme.HEIGHT["row"] + 2
        self.verticalHeader().setDefaultSectionSize(height)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionsClickable(False)
        for column, width in WIDTHS.items():
            # No narrower than its heading, which is longer in some languages.
            self.setColumnWidth(column, max(width, head.sectionSizeHint(column)))
        head.setSectionResizeMode(WAS, QHeaderView.ResizeMode.Stretch)
        self.setFixedHeight(LINES * height + head.sizeHint().height() + 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do by keys what the mouse does."""
        line = self._table.line_at(self.currentIndex())
        key = event.key()
        if line is not None and key == Qt.Key.Key_Delete:
            self._table.remove(line)
        elif line is not None and key == Qt.Key.Key_Space and self.currentIndex().column() == FLAMES:
            self._table.burn(line)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.state() != self.State.EditingState:
            self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a change back at its diamond, and burn or put out at the box."""
        index = self.indexAt(event.position().toPoint())
        line = self._table.line_at(index)
        super().mouseReleaseEvent(event)
        if line is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if index.column() == MARK and line.mark == "own":
            self._table.reset(line)
        elif index.column() == FLAMES and not line.is_removed:
            self._table.burn(line)


class RaiderTable(Editor):
    """All raiders of a variant with their filters, and a line for a new one."""

    is_wide = True

    def __init__(self, place: SchemaValue, parent: QWidget) -> None:
        super().__init__(place, parent)
        self.setAccessibleName(place.title)
        self._variant_text: VariantText | None = None
        self.model = RaiderModel()
        self.model.setParent(self)
        self.filters = RaiderFilters(self)
        self.filters.changed.connect(self.show_filters)
        self.delegate = RaiderDelegate(place, self)
        self.delegate.entered.connect(
            lambda name, key, value: self.wants.emit((*self.route, name, key), value)
        )
        self.view = RaiderView(self, self.model)
        self.view.setItemDelegate(self.delegate)
        self.view.setAccessibleName(place.title)
        self.adding = NewEntry(place, self)
        self.adding.button.setText(self.tr("Add a raider…"))
        self.adding.button.setAccessibleName(self.adding.button.text())
        self.adding.named.connect(self._add)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        above = QHBoxLayout()
        above.setContentsMargins(14, 6, 12, 6)
        above.addWidget(self.filters, 1)
        column.addLayout(above)
        column.addWidget(self.view)
        column.addWidget(self.adding)

    # ------------------------------------------------------------ what is shown

    def show_variant(self, variant_text: VariantText) -> None:
        """Show the raiders of a variant."""
        self._variant_text = variant_text
        self.model.show_variant(variant_text)
        self._show_filters()
        known = at(variant_text.values, self.route)
        count = len(known) if isinstance(known, dict) else 0
        self.adding.known = [line.raider.name for line in self.model.lines]
        self.hint_changed.emit(self.tr("%n card(s)", "", count))

    def show_filters(self, filters: Filters) -> None:
        """Let other raiders through, the current one still current where it passes."""
        line = self.line_at(self.view.currentIndex())
        self.model.show_filters(filters)
        if line is not None:
            self._go_to(line.raider.name)
        self._show_filters()

    def _show_filters(self) -> None:
        self.filters.show_lines(self.model.lines, self.model.filters)

    def line_at(self, index: QModelIndex) -> Line | None:
        """Give the line of a cell."""
        return self.model.shown[index.row()] if index.isValid() else None

    def reach(self, route: Route) -> None:
        """Show the line of a raider, letting everything through where the filters hide it."""
        if len(route) <= len(self.route):
            return
        name = str(route[len(self.route)])
        if self.model.row_of(name) < 0:
            self.show_filters(Filters())
        self._go_to(name, str(route[len(self.route) + 1]) if len(route) > len(self.route) + 1 else "")

    def _go_to(self, name: str, key: str = "") -> None:
        row = self.model.row_of(name)
        if row < 0:
            return
        columns = {"group": GROUP, "value": VALUE, "symbol": SYMBOL, "flames": FLAMES, "penalties": PENALTIES}
        now = self.view.currentIndex().column()
        index = self.model.index(row, columns.get(key, now if now > 0 else CARD))
        self.view.setCurrentIndex(index)
        self.view.scrollTo(index)

    def take_focus(self) -> None:
        """Put the keyboard focus on the lines."""
        self.view.setFocus()

    # ------------------------------------------------------------ changes

    def burn(self, line: Line) -> None:
        """Ask for flames, or for none."""
        if not line.is_removed:
            self.wants.emit((*self.route, line.raider.name, "flames"), not line.raider.flames)

    def reset(self, line: Line) -> None:
        """Ask for the parent's raider again."""
        self.wants_reset.emit((*self.route, line.raider.name))

    def remove(self, line: Line) -> None:
        """Ask for a raider to go: out of the text, or by `null` where a parent has it."""
        route = (*self.route, line.raider.name)
        if self._variant_text is None or line.is_removed:
            return
        if at(self._variant_text.inherited, route) is None:
            self.wants_reset.emit(route)
        else:
            self.wants.emit(route, None)

    def _add(self, name: str) -> None:
        assert self._variant_text is not None
        known = at(self._variant_text.values, self.route)
        line = self.line_at(self.view.currentIndex())
        like = known.get(line.raider.name) if line is not None and isinstance(known, dict) else None
        if like is None and isinstance(known, dict) and known:
            like = next(reversed(known.values()))
        self.wants.emit((*self.route, name), like or {})
        self.reach((*self.route, name))

    def offer(self, place: QPoint) -> None:
        """Offer what can be done with a raider."""
        index = self.view.indexAt(place)
        line = self.line_at(index)
        if line is None:
            return
        route = (*self.route, line.raider.name)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        reset = menu.addAction(icon("revert"), self.tr("Reset to inherited"))
        reset.setEnabled(line.mark == "own")
        reset.triggered.connect(lambda: self.reset(line))
        remove = menu.addAction(icon("delete"), self.tr("Remove {name}").format(name=line.raider.name))
        remove.setEnabled(not line.is_removed)
        remove.triggered.connect(lambda: self.remove(line))
        vary = menu.addAction(icon("lab"), self.tr("Vary its value in the LAB"))
        vary.setEnabled(not line.is_removed)
        vary.triggered.connect(lambda: self.wants_variation.emit((*route, "value")))
        text = menu.addAction(icon("yaml"), self.tr("Show in the text"))
        text.triggered.connect(lambda: self.wants_text.emit(route))
        menu.popup(self.view.viewport().mapToGlobal(place))
