"""The menu of what can be done with the selected spaces, opened by the right button or the menu key."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from workbench.canvas.scene import title_of
from workbench.canvas.swatches import space_icon
from workbench.map.canvas.canvas import MapCanvas
from workbench.map.panels.inspector import Inspector
from workbench.map.panels.left_panel import tint_icon
from workbench.map.panels.palette import swatch_of
from workbench.map.space_words import kind_title
from workbench.map.tools.toolbox import TERRAINS
from workbench.workspace import Shell

ACTIONS = (
    "edit.cut",
    "edit.copy",
    "edit.paste",
    "board.delete",
    "",
    "board.turn_right",
    "board.turn_left",
    "board.flip",
    "",
)


class ContextMenu(QObject):
    """Opens the menu over the canvas, made of the same deeds as the inspector's fields."""

    def __init__(self, shell: Shell, canvas: MapCanvas, inspector: Inspector) -> None:
        super().__init__(canvas)
        self._shell, self._canvas, self._inspector = shell, canvas, inspector
        canvas.wants_menu.connect(self.open)

    def open(self, where: QPoint) -> None:
        """Open the menu somewhere on the screen."""
        self.made().popup(where)

    def made(self) -> QMenu:
        """Make the menu of what is selected now."""
        self._canvas.setFocus()
        menu = self._shell.menu_of(ACTIONS)
        chart, chosen = self._canvas.map_text.chart, sorted(self._canvas.map_text.selection)
        kinds = menu.addMenu(self.tr("Make it"))
        for terrain in TERRAINS:
            kinds.addAction(
                space_icon(swatch_of(terrain)),
                kind_title(terrain),
                partial(self._inspector.paint_selection, terrain),
            )
        kinds.setEnabled(bool(chosen))
        if chart is not None and chart.piece_marks:
            homes = menu.addMenu(self.tr("Print it on"))
            for number, piece in enumerate(chart.piece_marks):
                homes.addAction(
                    tint_icon(number), title_of(piece), partial(self._inspector.print_selection, piece)
                )
            homes.setEnabled(bool(chosen))
        whole = menu.addAction(
            self.tr("Select the whole piece")
            if chart and chart.piece_marks
            else self.tr("Select all of its kind"),
            lambda: self._canvas.select_piece_at(chosen[0]),
        )
        whole.setEnabled(len(chosen) == 1)
        name = menu.addAction(self.tr("Name it…"), self._inspector.name_field.setFocus)
        name.setEnabled(len(chosen) == 1 and chart is not None and chart.spaces[chosen[0]].is_settlement)
        return menu
