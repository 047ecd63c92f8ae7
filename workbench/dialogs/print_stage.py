"""The right side of the print dialog: the tiles as they are joined, and the sheet that is looked at."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from workbench.dialogs.print_board_view import BoardView
from workbench.dialogs.print_pictures import SheetPictures
from workbench.dialogs.print_sheet_view import SheetView
from workbench.dress import theme
from workbench.export.kit.made import Kit
from workbench.export.kit.sheet import Sheet
from workbench.widgets.plain_label import PlainLabel


class Stage(QWidget):
    """The joined board beside the sheet that is looked at, or that sheet alone."""

    chosen = Signal(object)

    def __init__(self, pictures: SheetPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("printStage")
        self.board = BoardView(pictures, self)
        self.sheet_view = SheetView(pictures, self)
        self._board_title, self._sheet_title = PlainLabel(self), PlainLabel(self)
        self._is_assembly, self._has_board = True, True
        for title in (self._board_title, self._sheet_title):
            title.setObjectName("group")
        self._left = QWidget(self)
        left = QVBoxLayout(self._left)
        right = QVBoxLayout()
        for column in (left, right):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(10)
        left.addWidget(self._board_title)
        left.addWidget(self.board, 1)
        right.addWidget(self._sheet_title)
        right.addWidget(self.sheet_view, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 14, 20, 10)
        row.setSpacing(24)
        row.addWidget(self._left, 2)
        row.addLayout(right, 1)
        self._row = row
        self.board.chosen.connect(self.chosen)
        pictures.arrived.connect(lambda _: self.board.update())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the ground that papers lie on."""
        QPainter(self).fillRect(self.rect(), QColor(theme.current().canvas))

    def show_kit(self, kit: Kit, sheet: Sheet | None) -> None:
        """Show another kit."""
        tiling = kit.joined.tiling if kit.joined else None
        self._has_board = tiling is not None
        if tiling is not None:
            lies = (
                self.tr("Board, landscape tiles") if tiling.is_landscape else self.tr("Board, portrait tiles")
            )
            self._board_title.setText(lies)
        self.board.show_kit(kit, sheet)
        self._left.setVisible(self._is_assembly and self._has_board)
        self.show_sheet(sheet)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Look at another sheet."""
        self._sheet_title.setText(sheet.title if sheet else "")
        self.board.show_sheet(sheet)
        self.sheet_view.show_sheet(sheet)

    def show_assembly(self, is_assembly: bool) -> None:
        """Show the joined board too, or one sheet alone."""
        self._is_assembly = is_assembly
        self._left.setVisible(is_assembly and self._has_board)
