"""The table itself: the stage of the game in the middle, the seats at the left, the log at the right."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.dress import theme
from workbench.table.analysis.analyst import Analyst
from workbench.table.analysis.chance_graph import ChanceGraph
from workbench.table.log.log_panel import LogPanel
from workbench.table.model.sitting import Sitting
from workbench.table.parts import parts_of
from workbench.table.plain.plain_stage import PlainStage
from workbench.table.position.puzzle_bar import PuzzleBar
from workbench.table.replay.scrubber import Scrubber
from workbench.table.seating.seats_panel import SeatsPanel
from workbench.table.stage import Stage
from workbench.table.verdict_bar import VerdictBar
from workbench.widgets.panels import Docks


class TablePage(QWidget):
    """Everything that is seen of a game while it is played."""

    wants_move = Signal(object)
    """A complete move that a person made: a number that may be longer than those of C++."""
    wants_hint = Signal()
    wants_result = Signal()
    looked = Signal()
    """Something else is looked at, so that the status bar has something else to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sitting: Sitting | None = None
        self.is_animated = False
        self._game: str | None = None
        self.stage: Stage = PlainStage(self)
        self.seats = SeatsPanel(self)
        self.verdicts = VerdictBar(self)
        self.puzzle = PuzzleBar(self)
        self.scrubber = Scrubber(self)
        self.log = LogPanel(self)
        self.analyst = Analyst(self)
        self.graph = ChanceGraph(self.analyst, self.scrubber, self)
        self.analyst.changed.connect(self._show_analysis)
        centre = QWidget(self)
        self._column = QVBoxLayout(centre)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.verdicts)
        self._column.addWidget(self.puzzle)
        self._column.addWidget(self.stage, 1)
        self._column.addWidget(self.scrubber)
        self._column.addWidget(self.graph)
        self.docks = Docks(
            self.seats, self.tr("Seats"), centre, self.log, self.tr("Log"), theme.DOCK_WIDTH["table"]
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.docks, 1)

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        self.sitting = sitting
        if sitting is not None and sitting.rules.game != self._game:
            self._set_stage(sitting.rules.game)
        self.stage.is_animated = self.is_animated
        for part in (
            self.stage,
            self.seats,
            self.log,
            self.verdicts,
            self.puzzle,
            self.scrubber,
            self.analyst,
        ):
            part.show_sitting(sitting)

    def _set_stage(self, game: str) -> None:
        """Set the stage for another game."""
        old, self._game = self.stage, game
        old.show_sitting(None)
        made = self.stage = (parts_of(game).stage or PlainStage)(self)
        made.place_of = self.seats.place_of
        made.wants_move.connect(self.wants_move)
        made.wants_hint.connect(self.wants_hint)
        made.wants_result.connect(self.wants_result)
        made.looked.connect(self._guard_hand)
        made.looked.connect(self.looked)
        self._column.insertWidget(self._column.indexOf(old), made, 1)
        self._column.removeWidget(old)
        self.log.show_pages(made.log_pages())
        old.hide()
        old.deleteLater()

    def _show_analysis(self) -> None:
        """Let the log tell what was found."""
        self.log.show_opinions(self.analyst.opinions)

    def _guard_hand(self) -> None:
        """Let nothing of a hand that was turned face down stay beside the stage."""
        self.seats.hide_own(self.stage.is_hidden)
        if self.stage.is_hidden and self.analyst.is_begun and not self.analyst.judges_all:
            self.analyst.show_sitting(self.sitting)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the stage its room."""
        super().resizeEvent(event)
        self.graph.fit(self.height())

    def toggle_hand(self) -> None:
        """Turn what only the viewer may see face down, or up again."""
        if self.sitting is not None and not self.sitting.sees_all:
            self.stage.hide_hand(not self.stage.is_hidden)
