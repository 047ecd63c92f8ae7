"""The map of a candidate: which hexes it changes and into what, and which others might have changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.maps.hexes import Hex
from engine.questions.search.search import Trial
from workbench.canvas.geometry import corners
from workbench.canvas.scene import Marks, Scene, Space, of_map
from workbench.dress import theme
from workbench.dress.theme import RADIUS, Theme
from workbench.lab.charts.chart import Chart, Table, width_of, write
from workbench.lab.search.candidate_words import CandidateWords, kind_word
from workbench.lab.search.small_board import SmallBoard

LEGEND = 20


class CandidateBoard(SmallBoard):
    """A small board on the ground of the map room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words: CandidateWords | None = None
        self._plain: Scene | None = None

    def show_search(self, words: CandidateWords) -> None:
        """Take the map of another search."""
        subject = words.found.plan.subject
        if self.words is None or self.words.found.plan is not words.found.plan:
            self._plain = of_map(subject.chart, {}, subject.players) if subject.chart is not None else None
        self.words = words

    def show_trial(self, trial: Trial) -> None:
        """Show what a trial makes of the map, and say it to those who cannot see it."""
        words, plain = self.words, self._plain
        if words is None or plain is None:
            self.show_scene(None, Marks())
            return
        edits = dict(words.found.plan.space.edits(trial.genome))
        # Kinds trade places: whatever a hex becomes another one is already.
        like = {space.terrain: space for space in (*plain.outside.values(), *plain.spaces.values())}

        def with_edits(spaces: Mapping[Hex, Space]) -> dict[Hex, Space]:
            changed = {at: kind for at, kind in edits.items() if at in spaces and kind in like}
            return {
                **spaces,
                **{
                    at: replace(spaces[at], terrain=kind, capacity=like[kind].capacity)
                    for at, kind in changed.items()
                },
            }

        marks = Marks(
            selected=tuple(edits),
            shows_neighbours=False,
            affected=tuple(at for at in words.free_hexes if at not in edits),
            callouts={at: kind_word(kind) for at, kind in edits.items()},
        )
        scene = replace(plain, spaces=with_edits(plain.spaces), outside=with_edits(plain.outside))
        self.show_scene(scene, marks)
        self.setAccessibleName(self.tr("Map of trial {number}").format(number=trial.number))
        self.setAccessibleDescription(words.edits(trial) or self.tr("No hex changes."))

    def draw_ground(self, painter: QPainter) -> None:
        """Draw the ground of a map."""
        colours = theme.current()
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.canvas))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, RADIUS["card"], RADIUS["card"])


class BoardLegend(Chart):
    """What the marks of a candidate's board mean."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setAccessibleName(self.tr("Marks on the map"))
        self.setFixedHeight(LEGEND)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def table(self) -> Table:
        """Say that there are no numbers."""
        return Table((), ())

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw a hex of each kind with its word."""
        x, y = 8.0, self.height() / 2
        for pen, text in (
            (QPen(QColor(colours.selection), 2), self.tr("changed")),
            (QPen(QColor(colours.accent), 1.6, Qt.PenStyle.DotLine), self.tr("free, unchanged")),
        ):
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(QPolygonF([QPointF(*each) for each in corners(7, (x, y))]))
            wide = width_of(text, "hint")
            write(painter, QRectF(x + 13, 0, wide + 2, self.height()), text, "hint", colours.ink2)
            x += wide + 38
