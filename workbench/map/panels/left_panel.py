"""The left dock of the map: palette, pieces and layers."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QIcon, QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QInputDialog,
    QMenu,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from workbench.canvas.glyphs.icons import DrawnIcon
from workbench.canvas.scene import title_of
from workbench.dress import theme
from workbench.map import pieces
from workbench.map.canvas.underlay import Underlay
from workbench.map.map_text import MapText
from workbench.map.panels.palette import DockRow, KeyCap, PalettePanel
from workbench.map.panels.scan_row import ScanRow
from workbench.map.tools.toolbox import Toolbox
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import DockHeader, ElidedCheckBox
from workbench.widgets.plain_label import PlainLabel
from workbench.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

# The layers with their keys, as the actions have them.
LAYERS = {
    "grid": (QT_TRANSLATE_NOOP("layers", "Hex grid"), "G"),
    "piece_names": (QT_TRANSLATE_NOOP("layers", "Piece names"), "N"),
    "problems": (QT_TRANSLATE_NOOP("layers", "Problems"), "P"),
    "coordinates": (QT_TRANSLATE_NOOP("layers", "Coordinates"), "C"),
    "count_edges": (QT_TRANSLATE_NOOP("layers", "Player-count edges"), "E"),
    "heat": (QT_TRANSLATE_NOOP("layers", "Heat map"), "H"),
    "names": (QT_TRANSLATE_NOOP("layers", "Settlement names"), "M"),
    "tints": (QT_TRANSLATE_NOOP("layers", "Piece tints"), "T"),
    "graph": (QT_TRANSLATE_NOOP("layers", "Adjacency graph"), "J"),
}
SCAN_KEY = "U"


def tint_icon(number: int | None) -> QIcon:
    """Give the swatch of a piece's tint; nothing for spaces without a piece."""

    def paint(painter: QPainter, area: QRectF, _: bool) -> None:
        colours = theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(0, 0, 13, 13)
        square.moveCenter(area.center())
        painter.setPen(QColor(colours.ink3))
        painter.setBrush(QColor(0, 0, 0, 0) if number is None else QColor(colours.piece(number)))
        painter.drawRoundedRect(square, 2, 2)

    return QIcon(DrawnIcon(paint))


class PieceRow(DockRow):
    """A piece of the board; its menu renames it, selects it, or prints the selection on it."""

    def __init__(self, piece: str, number: int, panel: PiecesPanel) -> None:
        super().__init__(title_of(piece), height=26, parent=panel)
        self.piece = piece
        self._panel = panel
        self.setIcon(tint_icon(number))
        self.setToolTip(
            self.tr("Click: new spaces go here. Double click: select its spaces. Right click: more.")
        )

    def mouseDoubleClickEvent(self, event: object) -> None:
        """Select its spaces."""
        self._panel.select(self.piece)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with a piece."""
        self._panel.offer(self.piece).popup(event.globalPos())


class PiecesPanel(QWidget):
    """The pieces of the board with their sizes and slots; one is what new spaces are printed on."""

    def __init__(self, map_text: MapText, toolbox: Toolbox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._map_text, self._toolbox = map_text, toolbox
        self.rows: list[PieceRow] = []
        self.add_button = IconButton("plus", self.tr("Add a piece"), self)
        self.add_button.clicked.connect(self.ask_for_new)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(self.tr("Pieces"), self.add_button, self))
        self._list = QVBoxLayout()
        self._list.setContentsMargins(0, 6, 0, 6)
        self._list.setSpacing(0)
        column.addLayout(self._list)
        self._hint = PlainLabel(self.tr("One board for all: no pieces."), self)
        self._hint.setObjectName("hint")
        self._hint.setWordWrap(True)
        self._hint.setContentsMargins(14, 0, 14, 0)
        self._list.addWidget(self._hint)
        self._shown: object = None
        for signal in (map_text.chart_changed, map_text.variant_changed, toolbox.changed):
            signal.connect(self.refresh)

    def refresh(self) -> None:
        """Show the pieces of the chart."""
        chart = self._map_text.chart
        sizes = pieces.sizes(chart, self._map_text.capacities) if chart else {}
        known = [piece for piece in sizes if piece is not None]
        if self._toolbox.piece not in known:
            self._toolbox.piece = known[0] if known else None
        if [row.piece for row in self.rows] != known:
            self._lay(known)
        for row in self.rows:
            spaces, slots = sizes[row.piece]
            row.show_number(str(slots), self.tr("%n hex(es)", "", spaces))
            row.setChecked(row.piece == self._toolbox.piece and self._toolbox.tool == "piece")
        self._hint.setVisible(chart is not None and not known)

    def _lay(self, known: list[str]) -> None:
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [PieceRow(piece, number, self) for number, piece in enumerate(known)]
        for number, row in enumerate(self.rows):
            row.clicked.connect(partial(self.choose, row.piece))
            self._list.insertWidget(number, row)

    # ------------------------------------------------------------ what can be done

    def choose(self, piece: str) -> None:
        """Take the piece brush with a piece."""
        self._toolbox.piece = piece
        self._toolbox.take("piece")

    def select(self, piece: str) -> None:
        """Select the spaces of a piece."""
        if self._map_text.chart:
            self._toolbox.take("select")
            self._map_text.select(
                at for at, space in self._map_text.chart.spaces.items() if space.piece == piece
            )

    def add(self, name: str) -> bool:
        """Add a piece and take the brush for it."""
        name = pieces.id_of(name)
        done = self._map_text.do(self.tr("Add piece"), lambda chart: pieces.add(chart, name))
        if done:
            self.choose(name)
        return done

    def rename(self, old: str, new: str) -> bool:
        """Call a piece by another name."""
        renamed = pieces.id_of(new)
        return self._map_text.do(self.tr("Rename piece"), lambda chart: pieces.rename(chart, old, renamed))

    def assign_selection(self, piece: str) -> None:
        """Print what is selected on a piece."""
        deed = self.tr("Give to {piece}").format(piece=title_of(piece))
        self._map_text.assign(dict.fromkeys(self._map_text.selection, piece), deed)

    def ask_for_new(self) -> None:
        """Ask for a name and add a piece."""
        if self._map_text.chart is None:
            return
        proposal = pieces.free_name(self._map_text.chart)
        name, chosen = QInputDialog.getText(self, self.tr("Add a piece"), self.tr("Name"), text=proposal)
        if chosen:
            self.add(name)

    def _ask_for_name(self, piece: str) -> None:
        name, chosen = QInputDialog.getText(self, self.tr("Rename piece"), self.tr("Name"), text=piece)
        if chosen:
            self.rename(piece, name)

    def offer(self, piece: str) -> QMenu:
        """Give the menu of a piece."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Select its spaces"), partial(self.select, piece))
        assign = menu.addAction(self.tr("Give it the selected hexes"), partial(self.assign_selection, piece))
        assign.setEnabled(bool(self._map_text.selection))
        menu.addAction(self.tr("Rename…"), partial(self._ask_for_name, piece))
        menu.addSeparator()
        chart = self._map_text.chart
        heir = pieces.heir(chart, piece) if chart else None
        if heir is not None:
            words = self.tr("Delete it: its hexes join {piece}").format(piece=title_of(heir))
            menu.addAction(words, partial(self.delete, piece))
            menu.addAction(self.tr("Delete it with its hexes"), partial(self.delete, piece, with_spaces=True))
        else:
            menu.addAction(self.tr("Delete it: one board for all"), partial(self.delete, piece))
        return menu

    def delete(self, piece: str, *, with_spaces: bool = False) -> bool:
        """Take a piece away as one deed; its spaces go with it, or join the piece that they lie beside."""
        chart = self._map_text.chart
        if chart is None:
            return False
        stroke, deed = object(), self.tr("Delete {piece}").format(piece=title_of(piece))
        mine = [at for at, space in chart.spaces.items() if space.piece == piece]
        heir = pieces.heir(chart, piece)
        if with_spaces:
            self._map_text.paint(dict.fromkeys(mine), deed, stroke=stroke)
        elif heir is not None:
            self._map_text.assign(dict.fromkeys(mine, heir), deed, stroke=stroke)
        return self._map_text.do(deed, lambda chart: pieces.remove(chart, piece), stroke=stroke)


class LayersPanel(QWidget):
    """Which layers are shown, each with its key."""

    def __init__(self, toolbox: Toolbox, underlay: Underlay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._toolbox = toolbox
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(self.tr("Overlays"), parent=self))
        column.addSpacing(6)
        self.boxes: dict[str, QCheckBox] = {}
        for layer, (title, key) in LAYERS.items():
            row = QHBoxLayout()
            row.setContentsMargins(12, 1, 14, 1)
            box = ElidedCheckBox(translate("layers", title), self)
            box.clicked.connect(partial(toolbox.toggle_layer, layer))
            row.addWidget(box, 1)
            row.addWidget(KeyCap(key, self))
            column.addLayout(row)
            self.boxes[layer] = box
        self.scan = ScanRow(underlay, SCAN_KEY, self)
        column.addWidget(self.scan)
        column.addSpacing(8)
        toolbox.layers_changed.connect(self._show)
        self._column = column
        self._show()

    def add_below(self, widget: QWidget) -> None:
        """Put something below the layers that has to do with them."""
        self._column.addWidget(widget)

    def _show(self) -> None:
        for layer, box in self.boxes.items():
            box.setChecked(layer in self._toolbox.layers)


class LeftPanel(QScrollArea):
    """Palette, pieces and layers, one below the other."""

    def __init__(
        self, map_text: MapText, toolbox: Toolbox, underlay: Underlay, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Palette"))
        inner = QWidget(self)
        inner.setObjectName("panel")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.palette_panel = PalettePanel(map_text, toolbox, inner)
        self.pieces_panel = PiecesPanel(map_text, toolbox, inner)
        self.layers_panel = LayersPanel(toolbox, underlay, inner)
        for panel in (self.palette_panel, self.pieces_panel, self.layers_panel):
            column.addWidget(panel)
        column.addStretch(1)
        self.setWidget(inner)
