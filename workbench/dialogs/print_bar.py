"""The bar over the sheets: the joined board or single sheets, which sheet is looked at, and how near."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from workbench.dialogs.print_sheet_view import STEP
from workbench.export.kit.made import Kit
from workbench.export.kit.sheet import Sheet
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel
from workbench.widgets.segment import Segment


class Bar(QFrame):
    """Buttons that turn pages and zoom, with what they show in words."""

    wants_step = Signal(int)
    wants_zoom = Signal(float)
    """How many times nearer; nothing (0) fits the whole sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("toolbarArea")
        self.setFixedHeight(41)
        self.ways = Segment(self.tr("View"), self)
        self.ways.show_choices({"assembly": self.tr("Assembly"), "single": self.tr("Single sheets")})
        self.shown = ElidedLabel(parent=self)
        self.shown.setObjectName("hint")
        self.before = IconButton("chevron-left", self.tr("Sheet before"), self)
        self.after = IconButton("chevron-right", self.tr("Next sheet"), self)
        self.number = PlainLabel(self)
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFixedHeight(22)
        self.out = IconButton("minus", self.tr("Zoom out"), self)
        self.into = IconButton("plus", self.tr("Zoom in"), self)
        self.zoom = QPushButton(self)
        self.zoom.setObjectName("link")
        self.zoom.setFixedWidth(56)
        self.zoom.setToolTip(self.tr("Fit the whole sheet"))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(10)
        row.addWidget(self.ways)
        row.addWidget(self.shown, 1)
        for part in (self.before, self.number, self.after, line, self.out, self.zoom, self.into):
            row.addWidget(part)
        self.before.clicked.connect(lambda: self.wants_step.emit(-1))
        self.after.clicked.connect(lambda: self.wants_step.emit(1))
        self.out.clicked.connect(lambda: self.wants_zoom.emit(1 / STEP))
        self.into.clicked.connect(lambda: self.wants_zoom.emit(STEP))
        self.zoom.clicked.connect(lambda: self.wants_zoom.emit(0))

    def show_sheet(self, kit: Kit, sheet: Sheet, *, is_assembly: bool) -> None:
        """Say which sheet is looked at."""
        sheets = kit.sheets
        number = sheets.index(sheet) + 1
        self.number.setText(self.tr("Sheet {number} of {count}").format(number=number, count=len(sheets)))
        self.before.setEnabled(number > 1)
        self.after.setEnabled(number < len(sheets))
        tiles = len(kit.joined.sheets) if kit.joined else 0
        if is_assembly and kit.joined and sheet not in kit.joined.sheets:
            words = self.tr("%n board tile(s), {sheet}", "", tiles)
            self.shown.setText(words.format(sheet=sheet.title))
        else:
            self.shown.setText(sheet.title)

    def show_zoom(self, zoom: float) -> None:
        """Say how near the sheet is."""
        percent = f"{zoom * 100:.0f}"
        self.zoom.setText(f"{percent} %")
        words = self.tr("Zoom {percent} %, fit the whole sheet")
        self.zoom.setAccessibleName(words.format(percent=percent))
