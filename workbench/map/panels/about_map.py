"""What the inspector shows while nothing is selected: the map's title, its description and its player counts."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from engine import games
from engine.maps import map as maps
from engine.texts import edit
from workbench.map.map_text import MapText
from workbench.widgets.note_field import Note
from workbench.widgets.plain_label import PlainLabel

DESCRIPTION_HEIGHT = 62


class AboutMap(QWidget):
    """The fields of the whole map, each writing its line of the text."""

    def __init__(self, map_text: MapText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._map_text = map_text
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 12)
        column.setSpacing(4)
        self.title, self.description = QLineEdit(self), Note(self)
        self.title.editingFinished.connect(lambda: self._write("title", self.title.text()))
        self.description.entered.connect(partial(self._write, "description"))
        # A sentence or two are seen whole.
        self.description.setFixedHeight(DESCRIPTION_HEIGHT)
        for field, words in ((self.title, self.tr("Title")), (self.description, self.tr("Description"))):
            field.setAccessibleName(words)
            column.addWidget(self._heading(words))
            column.addWidget(field)
            column.addSpacing(4)
        column.addWidget(self._heading(self.tr("Player counts")))
        row = QHBoxLayout()
        row.setSpacing(10)
        facts = games.of_maps()
        self.counts: dict[int, QCheckBox] = {}
        for count in range(facts.least_players, facts.most_players + 1):
            box = QCheckBox(str(count), self)
            box.setAccessibleName(self.tr("Made for %n players", "", count))
            box.clicked.connect(self._offer)
            row.addWidget(box)
            self.counts[count] = box
        row.addStretch(1)
        column.addLayout(row)
        column.addSpacing(6)
        hint = PlainLabel(self.tr("Select a hex to see and change what it is."), self)
        hint.setObjectName("hint")
        hint.setWordWrap(True)
        column.addWidget(hint)

    def _heading(self, words: str) -> PlainLabel:
        label = PlainLabel(words, self)
        label.setObjectName("hint")
        return label

    def refresh(self) -> None:
        """Show the map as it is now."""
        chart = self._map_text.chart
        self.setEnabled(chart is not None)
        title, description = (
            value if chart is not None and isinstance(value := chart.values.get(key), str) else ""
            for key in ("title", "description")
        )
        if self.title.text() != title:
            self.title.setText(title)
            self.title.setCursorPosition(0)
        self.description.show_text(description)
        for count, box in self.counts.items():
            box.setChecked(chart is not None and count in chart.players)

    def _write(self, key: str, said: str) -> None:
        chart, text = self._map_text.chart, said.strip()
        if chart is None or text == (chart.values.get(key) or ""):
            return
        if not text and key == "title":
            self.refresh()  # a map has a title
            return
        deed = self.tr("Change the title") if key == "title" else self.tr("Change the description")
        before = "legend" if key == "description" else None
        done = self._map_text.do(
            deed,
            lambda chart: (
                (
                    edit.set_value(chart.source, chart.tree, (key,), text, before=before)
                    if text
                    else edit.remove(chart.source, chart.tree, (key,))
                )
                if chart.source and chart.tree
                else []
            ),
        )
        if not done:
            self.refresh()

    def _offer(self) -> None:
        wanted = [count for count, box in self.counts.items() if box.isChecked()]
        deed = self.tr("Change the player counts")
        # A map is made for somebody: the last box stays.
        if not wanted or not self._map_text.do(deed, lambda chart: maps.make_for(chart, wanted)):
            self.refresh()
