"""Figures in numbers: what still stands on the board, and what ties removed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme, typeface
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel


class FigureBar(QWidget):
    """How many figures of a type still stand on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.share = 0.0
        self.setFixedSize(56, 9)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar."""
        colours = theme.current()
        painter = QPainter(self)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QColor(colours.line2))
        painter.setBrush(QColor(colours.sunk))
        painter.drawRect(area)
        painter.fillRect(
            QRectF(area.left(), area.top(), area.width() * self.share, area.height() + 1),
            QColor(colours.ink3),
        )


class StandingPanel(QWidget):
    """Figures on the board by type."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 10, 16, 12)
        self._column.setSpacing(6)
        self.rows: dict[str, tuple[FigureBar, QLabel]] = {}
        self._titles: list[str] = []

    def show_sitting(self, sitting: SamuraiSitting) -> None:
        """Show the counts of the shown position."""
        names, totals, standing = sitting.names, sitting.totals(), sitting.standing()
        titles = [names.figure_title(figure) for figure in totals]
        if titles != self._titles:
            self._titles = titles
            self._build(sitting)
        for figure, (bar, label) in self.rows.items():
            bar.share = standing[figure] / totals[figure] if totals[figure] else 0
            bar.update()
            text = self.tr("<b>{count}</b> of {total}")
            label.setText(text.format(count=standing[figure], total=totals[figure]))
            # The bar gives way to the words, which are longer in other languages.
            label.setMinimumWidth(max(56, label.sizeHint().width()))
            label.setAccessibleName(f"{names.figure_title(figure)}: {standing[figure]} / {totals[figure]}")

    def _build(self, sitting: SamuraiSitting) -> None:
        empty(self._column)
        self.rows = {}
        for figure in sitting.names.types:
            line = QWidget(self)
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(8)
            row.addWidget(Glyph(sitting.names.figure_glyph(figure), "ink", 18, line))
            title = PlainLabel(sitting.names.figure_title(figure), line)
            bar, label = FigureBar(line), QLabel(line)
            label.setTextFormat(Qt.TextFormat.RichText)
            row.addWidget(title, 1)
            row.addWidget(bar)
            label.setMinimumWidth(56)
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            row.addWidget(label)
            self._column.addWidget(line)
            self.rows[figure] = (bar, label)


class RemovedRow(QWidget):
    """The figures that ties removed, and the places left until the game ends."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.glyphs: list[str] = []
        self.places: int | None = None
        self.setFixedHeight(44)

    def show_removed(self, glyphs: list[str], places: int | None, words: str) -> None:
        """Show glyphs, and how many places there are if they are limited."""
        self.glyphs, self.places = glyphs, places
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the figures in rings, the free places dashed, the last one marked."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = max(len(self.glyphs), self.places or 0)
        side = min(38.0, (self.width() - 4) / max(count, 1) - 6)
        for number in range(count):
            area = QRectF(2 + number * (side + 6), (self.height() - side) / 2, side, side)
            if number < len(self.glyphs):
                painter.setPen(QPen(QColor(colours.ink2), 1.4))
                painter.setBrush(QColor(colours.sunk))
                painter.drawEllipse(area)
                inner = side * 0.18
                paint_glyph(
                    painter, self.glyphs[number], area.adjusted(inner, inner, -inner, -inner), colours.ink
                )
                continue
            dashed = QPen(QColor(colours.ink3), 1.2)
            dashed.setDashPattern([2.6, 2.6])
            painter.setPen(dashed)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(area)
            if number == count - 1:
                painter.setFont(typeface.style("small"))
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.tr("end"))

    def sizeHint(self) -> QSize:
        """Ask for the width of the dock."""
        return QSize(200, 44)
