"""The frame of a chart: a title, a hint, switches at its end, and the same numbers as a table at a click."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from workbench.dress import theme, typeface
from workbench.lab.charts.chart import Chart, Table, look, paint_mark, width_of, write
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel


class Card(QFrame):
    """A titled frame."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setAccessibleName(title)
        self.title = PlainLabel(title, self)
        self.title.setObjectName("group")
        self.title.setFont(typeface.style("group"))
        # As tall as the buttons at the end of other cards, so that titles stand on one line.
        self.title.setMinimumHeight(theme.HEIGHT["small button"])
        self.hint = ElidedLabel(parent=self)
        self.hint.setObjectName("hint")
        self.hint.setFont(typeface.style("hint"))
        self.head = QHBoxLayout()
        self.head.setSpacing(8)
        self.head.addWidget(self.title)
        self.head.addWidget(self.hint, 1)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(14, 8, 14, 10)
        self.column.setSpacing(6)
        self.column.addLayout(self.head)

    def add_tool(self, widget: QWidget) -> None:
        """Put something at the right end of the heading."""
        self.head.addWidget(widget)


class ChartCard(Card):
    """A chart that can be read as a table too."""

    def __init__(self, title: str, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self.chart = chart
        self.values = made_table(title, self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(chart)
        self.pages.addWidget(self.values)
        self.switch = IconButton("csv", self.tr("{title}: values as a table").format(title=title), self)
        self.switch.setCheckable(True)
        self.switch.toggled.connect(self._switch)
        self.add_tool(self.switch)
        self.column.addWidget(self.pages, 1)

    def call(self, title: str) -> None:
        """Give the card and its chart another title."""
        self.title.setText(title)
        for part in (self, self.chart, self.values):
            part.setAccessibleName(title)
        name = self.tr("{title}: values as a table").format(title=title)
        self.switch.setAccessibleName(name)
        self.switch.setToolTip(name)

    def add_tool(self, widget: QWidget) -> None:
        """Put something before the switch at the right end."""
        if widget is self.switch:
            self.head.addWidget(widget)
        else:
            self.head.insertWidget(self.head.count() - 1, widget)

    def show_hint(self, text: str) -> None:
        """Say what the chart shows, and take its numbers over into the table."""
        self.hint.setText(text)
        if self.switch.isChecked():
            fill_table(self.values, self.chart.table())

    def _switch(self, is_table: bool) -> None:
        if is_table:
            fill_table(self.values, self.chart.table())
        self.pages.setCurrentIndex(1 if is_table else 0)


class Legend(QWidget):
    """The names of series with their marks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.series: tuple[str, ...] = ()
        self.setSizePolicy(self.sizePolicy().Policy.Fixed, self.sizePolicy().Policy.Fixed)

    def show_series(self, series: Sequence[str]) -> None:
        """Show other names."""
        self.series = tuple(series)
        self.setFixedSize(round(sum(width_of(name, "hint") + 46 for name in series)) + 2, 20)
        self.setAccessibleName(self.tr("Series: {names}").format(names=", ".join(series)))
        self.update()

    def paintEvent(self, event: object) -> None:
        """Draw each mark on a piece of its whisker, and its name."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, x = theme.current(), 0.0
        for place, name in enumerate(self.series):
            series = look(place, len(self.series))
            painter.setPen(QPen(QColor(colours.series[series]), 1.8))
            painter.drawLine(QPointF(x + 2, 10), QPointF(x + 22, 10))
            paint_mark(painter, series, QPointF(x + 12, 10), colours)
            wide = width_of(name, "hint")
            write(painter, QRectF(x + 28, 0, wide + 2, 20), name, "hint", colours.ink2)
            x += wide + 46


class WrappedLabel(PlainLabel):
    """A label of some lines; its height does not depend on its width, so that pages fit their window."""

    def __init__(self, text: str, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setWordWrap(True)
        self.setMinimumHeight(lines * self.fontMetrics().lineSpacing())

    def hasHeightForWidth(self) -> bool:
        """Be as tall as was said."""
        return False


def made_table(name: str, parent: QWidget) -> QTableWidget:
    """Make a table to be read."""
    table = QTableWidget(parent)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setAccessibleName(name)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(theme.HEIGHT["row"])
    table.setShowGrid(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.horizontalHeader().setHighlightSections(False)
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return table


def fill_table(table: QTableWidget, shown: Table) -> None:
    """Put the numbers of a chart into a table."""
    table.setColumnCount(len(shown.heads))
    table.setRowCount(len(shown.rows))
    table.setHorizontalHeaderLabels(list(shown.heads))
    for number, row in enumerate(shown.rows):
        for place, text in enumerate(row):
            item = QTableWidgetItem(text)
            if place:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            table.setItem(number, place, item)
    modes = QHeaderView.ResizeMode
    table.horizontalHeader().setSectionResizeMode(
        modes.Stretch if len(shown.heads) < 4 else modes.ResizeToContents
    )
