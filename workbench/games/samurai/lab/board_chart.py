"""A board with a measure of its spaces laid over it, drawn by the painter of all boards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.maps.hexes import Hex
from workbench.canvas.geometry import Box, View, fitted
from workbench.canvas.painter import BoardPainter, paint_legend
from workbench.canvas.scene import Marks, Scene
from workbench.dress import theme, typeface
from workbench.dress.theme import Theme
from workbench.games.samurai.lab.heat import MEASURES, heat_of
from workbench.lab.charts.chart import Chart, Table, width_of, write
from workbench.numerals import worded
from workbench.widgets.elided_combo import ElidedCombo

translate = QCoreApplication.translate
LEGEND = 150


class BoardChart(Chart):
    """The board, a legend, and the spaces at both ends of the scale."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.scene: Scene | None = None
        self.names: Mapping[Hex, str] = {}
        self.measure = "contest"
        self.values: Mapping[Hex, float] = {}
        self._painter = BoardPainter(theme.current())
        self.cell_choice = ElidedCombo(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the choice of the variant in its corner."""
        self.place_choice()

    def place_choice(self) -> None:
        """Put the choice of the variant, where there is one, into the corner that the legend leaves free."""
        size = self.cell_choice.sizeHint()
        self.cell_choice.setVisible(self.cell_choice.count() > 1 and self.height() > 140)
        self.cell_choice.setGeometry(0, self.height() - size.height(), min(size.width(), 120), size.height())

    def show_board(
        self, scene: Scene, names: Mapping[Hex, str], values: Mapping[Hex, float], measure: str
    ) -> None:
        """Show another board or measure; of each end of the scale one space is ringed."""
        self.values, self.names, self.measure = values, names, measure
        ringed = [at for at in self._ends() if at is not None]
        heat = heat_of(values, measure) if values else None
        self.scene = replace(scene, heat=heat, marks=Marks(ringed=frozenset(ringed)))
        self.shown()

    def _ends(self) -> tuple[Hex | None, Hex | None]:
        named = {at: value for at, value in self.values.items() if at in self.names}
        if not named:
            return None, None
        return max(named, key=lambda at: named[at]), min(named, key=lambda at: named[at])

    def sizeHint(self) -> QSize:
        """Leave room for the board beside its legend."""
        return QSize(360, 200)

    def table(self) -> Table:
        """Give a row for each named space, the highest value first."""
        form = MEASURES[self.measure].form
        known = sorted(
            ((value, self.names[at]) for at, value in self.values.items() if at in self.names), reverse=True
        )
        head = translate("heat", MEASURES[self.measure].legend)
        return Table((self.tr("Space"), head), tuple((name, worded(value, form)) for value, name in known))

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the board, and the legend where the board leaves room for it."""
        if self.scene is None:
            return
        if self._painter.theme is not colours:
            self._painter = BoardPainter(colours)
        view = self._view()
        self._painter.paint(painter, self.scene, view)
        if self.scene.heat is None:
            return
        paint_legend(painter, self.scene.heat, QPointF(0, 0), LEGEND, colours)
        said = MEASURES[self.measure]
        for line, (at, words) in enumerate(zip(self._ends(), (said.most, said.least), strict=True)):
            if at is None:
                continue
            y = 62 + line * 17
            bold = typeface.style("hint")
            bold.setWeight(bold.Weight(600))
            write(painter, QRectF(0, y, 200, 16), self.names[at], bold, colours.ink)
            x = width_of(self.names[at], "hint") * 1.08 + 6
            write(painter, QRectF(x, y, 200, 16), translate("heat", words), "hint", colours.ink2)
        for at, value in self.values.items():
            box = view.box([at])
            name = self.names.get(at, "")
            words = f"{name}\n" if name else ""
            words += f"{worded(value, said.form)}: {translate('heat', said.legend)}"
            self.note(QRectF(box.left, box.top, box.width, box.height), words)

    def _view(self) -> View:
        """Fit the board into the right and lower part, beside the legend."""
        assert self.scene is not None
        left = 112.0 if self.width() > 400 else 0.0
        device = Box(left, 0, self.width(), self.height())
        return fitted(self.scene.spaces, device, margin=0.3, most=26)
