"""Which player count's board is shown: a switch at the end of the toolbar, as long as a map says for how many it is."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QWidget

from workbench.dress import typeface
from workbench.map.map_text import MapText
from workbench.widgets.plain_label import PlainLabel
from workbench.widgets.segment import Segment, button_width

# Below these widths of the window the heading goes, then the word behind the last count.
HEADING, WORD = 1300, 1100


class PlayerChoice(QWidget):
    """Offers the player counts of the map; its row comes and goes, for the toolbar shows the whole."""

    def __init__(self, map_text: MapText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._map_text = map_text
        self._has_word = True
        self._row = QWidget(self)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addStretch(1)
        whole.addWidget(self._row)
        row = QHBoxLayout(self._row)
        row.setContentsMargins(8, 0, 0, 0)
        row.setSpacing(8)
        self.words = PlainLabel(self.tr("Board for"), self._row)
        self.words.setObjectName("hint")
        self.switch = Segment(self.tr("Show board for"), self._row)
        self.switch.chosen.connect(lambda word: map_text.show_players(int(word)))
        row.addWidget(self.words)
        row.addWidget(self.switch)
        for signal in (map_text.chart_changed, map_text.players_changed):
            signal.connect(self._show)
        self._show()

    def _show(self) -> None:
        chart = self._map_text.chart
        counts = list(chart.players) if chart else []
        last = counts[-1] if counts else None
        self.switch.show_choices(
            {str(count): self._worded(count) if count == last else str(count) for count in counts}
        )
        self.switch.show_chosen(str(self._map_text.players))
        self._row.setVisible(bool(counts))

    def take_width(self, width: int) -> None:
        """Show as many words as a window of a width has room for."""
        self.words.setVisible(width >= HEADING)
        if self._has_word != (width >= WORD):
            self._has_word = width >= WORD
            self.switch.show_choices({})
            self._show()
        self.updateGeometry()

    def _worded(self, count: int) -> str:
        return self.tr("{count} players").format(count=count) if self._has_word else str(count)

    def sizeHint(self) -> QSize:
        """Ask for the room of three counts at least, so that the tools beside it do not move from map to map."""
        measure = QFontMetrics(typeface.style("group"))
        usual = sum(button_width(words, measure) for words in ("2", "3", self._worded(4)))
        label = 0 if self.words.isHidden() else self.words.sizeHint().width() + 8
        return super().sizeHint().expandedTo(QSize(8 + label + usual, 0))
