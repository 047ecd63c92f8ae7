"""The inspector: what is selected, and the fields that change it."""

from __future__ import annotations

from collections import Counter
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from engine.maps.hexes import Hex, neighbours
from workbench.canvas.geometry import Box, fitted
from workbench.canvas.painter import BoardPainter
from workbench.canvas.scene import Marks, Scene, title_of
from workbench.canvas.swatches import space_icon
from workbench.dress import theme, typeface
from workbench.map import pieces
from workbench.map.canvas.composition import Composition
from workbench.map.map_text import MapText
from workbench.map.panels.about_map import AboutMap
from workbench.map.panels.left_panel import tint_icon
from workbench.map.panels.palette import swatch_of
from workbench.map.space_kinds import VOID
from workbench.map.space_words import beside, coordinate, kind_title, kind_word
from workbench.map.tools.toolbox import TERRAINS, Toolbox
from workbench.map.tools.tools import deed_of
from workbench.numerals import whole
from workbench.widgets.panels import DockHeader, ElidedLabel
from workbench.widgets.plain_label import PlainLabel, plain_tip

translate = QCoreApplication.translate

VIGNETTE, SMALL_VIGNETTE = 104, 68
# In a window lower than this the fields need the room.
LOW = 800


class Vignette(QWidget):
    """The selected hex with what lies around it."""

    def __init__(self, map_text: MapText, composition: Composition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._map_text, self._composition = map_text, composition
        self._painter = BoardPainter(theme.current())
        self.setFixedSize(VIGNETTE, VIGNETTE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hex and its neighbours."""
        if not self._map_text.selection:
            return
        if self._painter.theme is not theme.current():
            self._painter = BoardPainter(theme.current())
        at = min(self._map_text.selection)
        base = self._composition.base
        near = [at, *neighbours(at)]
        found = {**base.outside, **base.spaces}
        spaces = {each: found[each] for each in near if each in found}
        marks = Marks(selected={at}, shows_neighbours=False)
        view = fitted(near, Box(0, 0, self.width(), self.height()), 0.1)
        painter = QPainter(self)
        self._painter.paint(painter, Scene(spaces, marks=marks), view)


class Chip(PlainLabel):
    """A short fact on the ground of a terrain."""

    def __init__(self, terrain: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terrain = terrain
        self.setFont(typeface.style("small"))
        self.setContentsMargins(8, 1, 8, 1)
        self.setFixedHeight(18)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground under the words."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = colours.sea if self._terrain == "sea" else colours.land[0]
        painter.setPen(QColor(colours.sea_edge if self._terrain == "sea" else colours.land_line))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9)
        painter.setPen(QColor(theme.ink_on(fill, colours)))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


def _rank(item: tuple[str, int]) -> int:
    return TERRAINS.index(item[0]) if item[0] in TERRAINS else len(TERRAINS)


class Inspector(QWidget):
    """Name, kind, capacity, neighbours, piece and player counts of what is selected."""

    def __init__(
        self, map_text: MapText, toolbox: Toolbox, composition: Composition, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._map_text, self._toolbox = map_text, toolbox
        self._is_showing = False
        self.count = PlainLabel(self)
        self.count.setObjectName("hint")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(self.tr("Inspector"), self.count, self))
        self.about = AboutMap(map_text, self)
        column.addWidget(self.about)
        self._body = QWidget(self)
        inner = QVBoxLayout(self._body)
        inner.setContentsMargins(16, 10, 16, 12)
        inner.setSpacing(10)
        self.vignette = Vignette(map_text, composition, self._body)
        inner.addLayout(self._head())
        inner.addLayout(self._form())
        column.addWidget(self._body)
        for signal in (map_text.selection_changed, map_text.chart_changed, map_text.variant_changed):
            signal.connect(self.refresh)
        self.refresh()

    def _head(self) -> QHBoxLayout:
        self.title, self.what, self.where = (ElidedLabel(parent=self._body) for _ in range(3))
        self.title.setFont(typeface.style("title"))
        self.where.setObjectName("hint")
        self.chips = {terrain: Chip(terrain, self._body) for terrain in ("land", "sea")}
        chips = QHBoxLayout()
        chips.setSpacing(6)
        for chip in self.chips.values():
            chips.addWidget(chip)
        chips.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        for label in (self.title, self.what, self.where):
            words.addWidget(label)
        words.addSpacing(4)
        words.addLayout(chips)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self.vignette)
        head.addLayout(words, 1)
        return head

    def _form(self) -> QFormLayout:
        self.name_field = QLineEdit(self._body)
        self.name_field.setPlaceholderText(self.tr("no name"))
        self.name_field.editingFinished.connect(self._rename)
        self.kind_field = QComboBox(self._body)
        for terrain in TERRAINS:
            self.kind_field.addItem(space_icon(swatch_of(terrain)), kind_title(terrain), terrain)
        self.kind_field.activated.connect(self._change_kind)
        self.capacity = PlainLabel(self._body)
        self.adjacent = PlainLabel(self._body)
        self.adjacent.setWordWrap(True)
        self.piece_field = QComboBox(self._body)
        self.piece_field.activated.connect(self._change_piece)
        self.counts_row = QWidget(self._body)
        self._counts = QHBoxLayout(self.counts_row)
        self._counts.setContentsMargins(0, 0, 0, 0)
        self._counts.setSpacing(8)
        self.count_boxes: dict[int, QCheckBox] = {}
        form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(6)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for words, field in (
            (self.tr("Name"), self.name_field),
            (self.tr("Kind"), self.kind_field),
            (self.tr("Capacity"), self.capacity),
            (self.tr("Adjacent"), self.adjacent),
            (self.tr("Piece"), self.piece_field),
            (self.tr("Player counts"), self.counts_row),
        ):
            field.setAccessibleName(words)
            label = PlainLabel(words, self._body)
            label.setObjectName("hint")
            label.setMinimumHeight(28)
            form.addRow(label, field)
        return form

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the hex smaller where the fields need the room."""
        super().resizeEvent(event)
        side = SMALL_VIGNETTE if self.window().height() < LOW else VIGNETTE
        if self.vignette.width() != side:
            self.vignette.setFixedSize(side, side)

    # ------------------------------------------------------------ showing

    def refresh(self) -> None:
        """Show what is selected now."""
        map_text = self._map_text
        chosen = sorted(map_text.selection)
        self.count.setText(self.tr("%n hex(es) selected", "", len(chosen)) if chosen else "")
        self._body.setVisible(bool(chosen))
        self.about.setVisible(not chosen)
        self.about.refresh()
        if not chosen or map_text.chart is None:
            return
        self._is_showing = True
        self._show_head(chosen)
        self._show_fields(chosen)
        self._is_showing = False
        self.vignette.update()

    def _show_head(self, chosen: list[Hex]) -> None:
        map_text, at = self._map_text, chosen[0]
        assert map_text.chart is not None
        space = map_text.chart.spaces[at]
        self.vignette.setVisible(len(chosen) == 1)
        near = beside(map_text, at)
        for terrain, chip in self.chips.items():
            chip.setText(f"{kind_word(terrain)} {near[terrain]}")
            chip.setVisible(len(chosen) == 1 and bool(near[terrain]))
        if len(chosen) > 1:
            kinds = Counter(map_text.chart.spaces[each].terrain for each in chosen)
            self.title.setText(self.tr("%n hex(es)", "", len(chosen)))
            self.what.setText(", ".join(f"{kind_word(kind)} {number}" for kind, number in kinds.items()))
            self.where.setText("")
            return
        self.title.setText(map_text.chart.names.get(at) or kind_title(space.terrain))
        on = self.tr("{kind} on {piece}").format(
            kind=kind_title(space.terrain), piece=title_of(space.piece or "")
        )
        self.what.setText(on if space.piece else kind_title(space.terrain))
        where = self.tr("axial {at} · row {row}").format(at=coordinate(at), row=whole(at[1]))
        self.where.setText(where)

    def _show_fields(self, chosen: list[Hex]) -> None:
        map_text = self._map_text
        assert map_text.chart is not None
        spaces = [map_text.chart.spaces[at] for at in chosen]
        one = spaces[0] if len(spaces) == 1 else None
        self.name_field.setText(map_text.chart.names.get(chosen[0], "") if one else "")
        self.name_field.setEnabled(one is not None and one.is_settlement)
        kinds = {space.terrain for space in spaces}
        self.kind_field.setCurrentIndex(self.kind_field.findData(kinds.pop()) if len(kinds) == 1 else -1)
        rooms = [map_text.capacities.get(space.terrain, 0) for space in spaces]
        figures = self.tr("%n figure(s)", "", sum(rooms))
        self.capacity.setText(self.tr("{figures}, from kind").format(figures=figures) if sum(rooms) else "–")
        near = beside(map_text, chosen[0]) if one else Counter[str]()
        words = [f"{kind_word(terrain)} {number}" for terrain, number in sorted(near.items(), key=_rank)]
        self.adjacent.setText(" / ".join(words) or "–")
        self._show_piece({space.piece for space in spaces})

    def _show_piece(self, found: set[str | None]) -> None:
        chart = self._map_text.chart
        assert chart is not None
        known = list(chart.piece_marks)
        if [self.piece_field.itemData(row) for row in range(self.piece_field.count())] != known:
            self.piece_field.clear()
            for number, name in enumerate(known):
                self.piece_field.addItem(tint_icon(number), title_of(name), name)
        self.piece_field.setEnabled(bool(known))
        alone = self.tr("This map is one piece. The list of pieces has a plus sign to add others.")
        self.piece_field.setToolTip("" if known else plain_tip(alone))
        self.counts_row.setToolTip("" if known else plain_tip(alone))
        piece = next(iter(found)) if len(found) == 1 else None
        self.piece_field.setCurrentIndex(self.piece_field.findData(piece) if piece else -1)
        self._show_counts(piece)

    def _show_counts(self, piece: str | None) -> None:
        chart = self._map_text.chart
        assert chart is not None
        if list(self.count_boxes) != list(chart.players):
            while (item := self._counts.takeAt(0)) is not None:
                if (widget := item.widget()) is not None:
                    widget.deleteLater()
            self.count_boxes = {count: self._count_box(count) for count in chart.players}
            self._counts.addStretch(1)
        for count, box in self.count_boxes.items():
            used = chart.players[count]
            box.setChecked(used is None or piece in used)
            box.setEnabled(used is not None and piece is not None)

    def _count_box(self, count: int) -> QCheckBox:
        box = QCheckBox(str(count), self.counts_row)
        box.setAccessibleName(self.tr("%n players use this piece", "", count))
        box.clicked.connect(partial(self._use_piece, count))
        self._counts.addWidget(box)
        return box

    # ------------------------------------------------------------ changing

    def _rename(self) -> None:
        if self._is_showing or len(self._map_text.selection) != 1:
            return
        (at,) = self._map_text.selection
        chart = self._map_text.chart
        name = self.name_field.text().strip()
        if chart is None or name == chart.names.get(at, ""):
            return
        deed = self.tr("Name {name}").format(name=name) if name else self.tr("Remove the name")
        if not self._map_text.rename(at, name, deed):
            self.refresh()

    def paint_selection(self, terrain: str) -> None:
        """Make what is selected, and its images under the symmetry, spaces of a kind."""
        word = None if terrain == VOID else terrain
        spaces = self._toolbox.spread_all(self._map_text.selection)
        self._map_text.paint(dict.fromkeys(spaces, word), deed_of(terrain))

    def print_selection(self, piece: str) -> None:
        """Print what is selected on a piece."""
        deed = self.tr("Give to {piece}").format(piece=title_of(piece))
        self._map_text.assign(dict.fromkeys(self._map_text.selection, piece), deed)

    def _change_kind(self) -> None:
        self.paint_selection(self.kind_field.currentData())

    def _change_piece(self) -> None:
        if piece := self.piece_field.currentData():
            self.print_selection(piece)

    def _use_piece(self, count: int) -> None:
        piece = self.piece_field.currentData()
        is_used = self.count_boxes[count].isChecked()
        deed = self.tr("Change the pieces for {count} players").format(count=count)
        if not self._map_text.do(deed, lambda chart: pieces.use(chart, piece, count, is_used=is_used)):
            self.refresh()
