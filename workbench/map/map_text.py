"""The map on the canvas: a document's text read into a chart, and the deeds that write it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Signal

from engine.maps import map as maps
from engine.maps.hexes import Hex
from engine.maps.map import Map
from engine.texts import edit
from engine.texts.problem import Edit, ProblemError
from workbench.documents.document import Document
from workbench.language import told
from workbench.map import pieces
from workbench.map.space_kinds import KINDS, PARTS, USUAL
from workbench.map.tools import clipping
from workbench.map.tools.clipping import Cell

Read = Callable[[Map], list[Edit]]
Motions = Sequence[Callable[[Hex], Hex]]


def _at_rest(at: Hex) -> Hex:
    return at


class MapText(QObject):
    """A document as a chart: the last text that could be drawn, what is selected in it, and for how many players."""

    chart_changed = Signal()
    """Another chart, or the text became sound or unsound."""
    selection_changed = Signal()
    players_changed = Signal()
    """Another player count is shown of the same chart."""
    variant_changed = Signal()
    refused = Signal(str)
    """A deed that could not be done, and why."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document: Document | None = None
        self.chart: Map | None = None
        self.selection: frozenset[Hex] = frozenset()
        self.players: int | None = None
        # Coming back to a map shows the board that was looked at.
        self._players_of: WeakKeyDictionary[Document, int] = WeakKeyDictionary()
        self.variant: dict[str, Any] = {}
        self._read_text: str | None = None
        self._tried_text: str | None = None

    # ------------------------------------------------------------ the document

    def show_document(self, document: Document | None) -> None:
        """Show another document."""
        if self.document is document:
            return
        if self.document is not None:
            self.document.reading_changed.disconnect(self._take_reading)
            if self.players is not None:
                self._players_of[self.document] = self.players
        self.document = document
        if document is not None and document in self._players_of:
            self.players = self._players_of[document]
        self.chart = self._read_text = self._tried_text = None
        self.selection = frozenset()
        if document is not None:
            document.reading_changed.connect(self._take_reading)
            chart = document.reading.map if document.is_checked else None
            self._take_chart(chart or self._read(document), document.text)
        self.chart_changed.emit()
        self.selection_changed.emit()

    @property
    def is_current(self) -> bool:
        """Say whether the chart is that of the text as it is now."""
        return self.document is not None and self._read_text == self.document.text

    @property
    def is_broken(self) -> bool:
        """Say whether the text as it is now cannot be drawn, so that an earlier picture is shown."""
        return self.document is not None and self._tried_text == self.document.text and not self.is_current

    def refresh(self) -> None:
        """Read the text now, unless that is done; tens of milliseconds for a large map."""
        if self.document is None or self._tried_text == self.document.text:
            return
        self._take_chart(self._read(self.document), self.document.text)
        self.chart_changed.emit()

    def _read(self, document: Document) -> Map:
        return maps.load(document.library(), document.path)

    def _take_reading(self) -> None:
        assert self.document is not None
        reading = self.document.reading
        if reading.text != self.document.text or self._tried_text == reading.text:
            self.chart_changed.emit()  # the problems are new all the same
            return
        if reading.map is not None:
            self._take_chart(reading.map, self.document.text)
        else:
            self._tried_text = self.document.text
        self.chart_changed.emit()

    def _take_chart(self, chart: Map, text: str) -> None:
        self._tried_text = text
        if not chart.is_drawn:
            return
        self.chart, self._read_text = chart, text
        self.selection = frozenset(at for at in self.selection if at in chart.spaces)
        if self.players not in chart.players:
            self.players = max(chart.players, default=None)

    # ------------------------------------------------------------ what is looked at

    @property
    def capacities(self) -> Mapping[str, int]:
        """How many figures each kind of settlement holds."""
        found = self.variant.get("settlements")
        return found if isinstance(found, dict) else USUAL

    def take_variant(self, values: dict[str, Any]) -> None:
        """Measure the map by another variant."""
        self.variant = values
        self.variant_changed.emit()

    def show_players(self, players: int) -> None:
        """Show the board of a player count."""
        if players != self.players:
            self.players = players
            self.players_changed.emit()

    def remember_players(self, other: MapText) -> None:
        """Come back to the same board of each map as another would."""
        self._players_of.update(other._players_of)

    def select(self, spaces: Iterable[Hex]) -> None:
        """Select spaces and no others."""
        known = self.chart.spaces if self.chart else {}
        chosen = frozenset(at for at in spaces if at in known)
        if chosen != self.selection:
            self.selection = chosen
            self.selection_changed.emit()

    def slots(self, spaces: Mapping[Hex, str] | None = None) -> int:
        """Count the figures that the board of the shown player count holds, perhaps with some terrain changed."""
        if self.chart is None:
            return 0
        used = {space.at: space.terrain for space in self.chart.spaces_for(self.players or 0)}
        used.update(spaces or {})
        return sum(self.capacities.get(terrain, 0) for terrain in used.values())

    def wanted_slots(self) -> int | None:
        """Give how many figures the variant puts on the board of the shown player count, where it says so."""
        wanted = PARTS.slots_wanted
        return wanted(self.variant, self.players) if wanted and self.players is not None else None

    # ------------------------------------------------------------ deeds

    def paint(
        self, terrain: Mapping[Hex, str | None], deed: str, piece: str | None = None, stroke: object = None
    ) -> bool:
        """Paint spaces as one deed; nothing takes a space away."""
        return self.do(deed, lambda chart: paint_edits(chart, terrain, piece), stroke=stroke)

    def assign(self, spaces: Mapping[Hex, str], deed: str, stroke: object = None) -> bool:
        """Print spaces on other pieces as one deed."""
        return self.do(deed, lambda chart: pieces.assign(chart, spaces), stroke=stroke)

    def rename(self, at: Hex, name: str, deed: str) -> bool:
        """Name a settlement, or take its name away."""
        return self.do(deed, lambda chart: maps.rename(chart, at, name.strip()))

    def carry(self, ways: Mapping[Hex, Hex], deed: str, motions: Motions = (_at_rest,)) -> bool:
        """Carry spaces elsewhere as one deed, and what lies at their images to the images of that."""
        if self.chart is None:
            return False
        cells = clipping.carried(self.chart, ways, motions)
        return self.lay(cells, deed, clipping.left_behind(self.chart, ways, motions))

    def lay(
        self, cells: Mapping[Hex, Cell], deed: str, lifted: Mapping[Hex, str | None] | None = None
    ) -> bool:
        """Lay spaces down as one deed, leaving something else or nothing where they were lifted from."""
        stroke = object()
        gone = set(lifted or ())
        names = {cell.name: at for at, cell in cells.items() if cell.name}
        # First the names, in their places in the text: painting takes away those whose settlement is gone.
        self.do(deed, lambda chart: _moved_names(chart, gone, names), stroke=stroke)
        terrain: dict[Hex, str | None] = dict(lifted or {})
        terrain.update((at, cell.terrain) for at, cell in cells.items())
        done = self.paint(terrain, deed, stroke=stroke)
        homes = {at: cell.piece for at, cell in cells.items() if cell.piece}
        done |= self.do(deed, lambda chart: pieces.assign(chart, homes), stroke=stroke)
        for name, at in names.items():
            done |= self.do(deed, partial(_named, at=at, name=name), stroke=stroke)
        return done

    def do(self, deed: str, edits: Read, *, stroke: object = None) -> bool:
        """Make the edits that a chart of the text as it is now asks for, and read the new text at once."""
        if self.document is None:
            return False
        self.refresh()
        if self.chart is None or not self.is_current:
            self.refused.emit(self.tr("The text cannot be drawn as it is: mend it first."))
            return False
        try:
            made = edits(self.chart)
        except ProblemError as error:
            self.refused.emit(told(error.problems[0].message))
            return False
        done = self.document.apply(made, deed, stroke=stroke)
        self.refresh()
        return done

    @property
    def path(self) -> Path | None:
        """Where the document lies."""
        return self.document.path if self.document else None


def paint_edits(chart: Map, terrain: Mapping[Hex, str | None], piece: str | None = None) -> list[Edit]:
    """Give the edits that paint spaces, the legend taking in kinds that it lacks; what stays the same is left out."""
    changed = {at: word for at, word in terrain.items() if word != _terrain_at(chart, at)}
    if not changed:
        return []
    assert chart.source and chart.tree
    more: list[Edit] = []
    marks = dict(chart.marks)
    for word in dict.fromkeys(word for word in changed.values() if word and word not in marks):
        marks[word] = _free_mark(word, set(marks.values()))
        more += edit.set_value(chart.source, chart.tree, ("legend", marks[word]), word)
    if piece not in chart.piece_marks:
        piece = None
    return [*more, *maps.paint(replace(chart, marks=marks), changed, piece)]


def _moved_names(chart: Map, lifted: set[Hex], names: Mapping[str, Hex]) -> list[Edit]:
    assert chart.source and chart.tree
    edits: list[Edit] = []
    for at, name in chart.names.items():
        if at in lifted and name in names:
            edits += edit.set_value(chart.source, chart.tree, ("names", name), list(names[name]))
    return edits


def _named(chart: Map, at: Hex, name: str) -> list[Edit]:
    """Give the edits that name a settlement, unless the name is taken or another stands there."""
    return [] if name in chart.names.values() or at in chart.names else maps.rename(chart, at, name)


def _terrain_at(chart: Map, at: Hex) -> str | None:
    space = chart.spaces.get(at)
    return space.terrain if space else None


def _free_mark(word: str, taken: set[str]) -> str:
    # The kind's usual mark first.
    known = KINDS[word].mark if word in KINDS else word[0]
    letters = [known, *word, *word.upper(), *"abcdefghijklmnopqrstuvwxyz"]
    free: list[str] = [letter for letter in letters if letter not in taken and letter.isprintable()]
    return free[0]
