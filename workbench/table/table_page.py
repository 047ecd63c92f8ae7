"""The table itself: the stage of the game in the middle, the seats at the left, the log at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from workbench.dress import theme
from workbench.table.analysis.analysis_panel import AnalysisPanel
from workbench.table.analysis.analyst import Analyst
from workbench.table.analysis.chance_graph import ChanceGraph
from workbench.table.analysis.line_preview import LinePreview
from workbench.table.analysis.move_bar import MoveBar
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

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion


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
        self.analysis = AnalysisPanel(self.analyst, self)
        self.preview = LinePreview(self)
        self._keys: list[QShortcut] = []
        self.bar = MoveBar(self.analyst, self.preview, self)
        self._connect_analysis()
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keep_focus)
        centre = QWidget(self)
        self._column = QVBoxLayout(centre)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.verdicts)
        self._column.addWidget(self.puzzle)
        self._column.addWidget(self.bar)
        self._column.addWidget(self.stage, 1)
        self._column.addWidget(self.scrubber)
        self._column.addWidget(self.graph)
        self.left = QStackedWidget(self)
        self.left.addWidget(self.seats)
        self.left.addWidget(self.analysis)
        self.docks = Docks(
            self.left, self.tr("Seats"), centre, self.log, self.tr("Log"), theme.DOCK_WIDTH["table"]
        )
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.docks, 1)

    def _connect_analysis(self) -> None:
        self.analyst.changed.connect(self._show_analysis)
        self.preview.changed.connect(self._show_line)
        self.analysis.wants_turn.connect(self._show_turn)
        self.log.wants_line.connect(self.show_line)
        for part in (self.scrubber, self.graph, self.log.moves, self.analysis):
            self._give_keys(part)

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        self.preview.close()
        if self.sitting is not None:
            self.sitting.shown.disconnect(self._show_place)
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
        if sitting is not None:
            # After the stage, which must have put back what was in hand before anything is marked on it.
            sitting.shown.connect(self._show_place)

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
        self._keys = [key for key in self._keys if key.parent() is not old]
        self._give_keys(made)
        old.hide()
        old.deleteLater()

    # ------------------------------------------------------------ analysis

    @property
    def shown_side(self) -> QWidget:
        """What stands in the left dock: the others, or what an analysis says of everybody."""
        return self.analysis if self.analyst.is_begun else self.seats

    def _show_analysis(self) -> None:
        """Let log, left dock and stage make room for what was found."""
        analyst = self.analyst
        self.log.show_analysis(analyst)
        self.left.setCurrentWidget(self.shown_side)
        self.stage.give_room(self._is_examined)
        for key in self._keys:
            key.setEnabled(self._is_examined)
        if not analyst.is_begun:
            self.preview.close()
        self.bar.refresh()
        self._show_judged()

    def _show_judged(self) -> None:
        """Mark on the stage the move that the shown position is about, unless somebody is about to play there."""
        analyst, sitting = self.analyst, self.sitting
        opinion = analyst.shown() if analyst.is_begun and not self.preview.is_on else None
        if opinion is not None and (not opinion.mark or sitting is None or sitting.awaits_person):
            opinion = None
        self.stage.show_judged(opinion, has_line=analyst.judges_all)

    def _show_place(self) -> None:
        """Show what was found of the position that is shown now."""
        self.preview.close()
        if self.analyst.is_begun:
            self.analysis.refresh()
        self.bar.refresh()
        self._show_judged()

    def _show_turn(self, at: int) -> None:
        if self.sitting is not None:
            self.sitting.show(at)

    @property
    def can_show_line(self) -> bool:
        """Say whether something was better than the shown move, and may be seen."""
        shown = self.analyst.shown() if self.analyst.is_begun else None
        return shown is not None and bool(shown.mark and shown.way) and self.analyst.judges_all

    def show_line(self, opinion: Opinion) -> None:
        """Show on the stage what would have been better than a move."""
        if self.sitting is not None and self.analyst.judges_all:
            self.preview.show_line(self.sitting, opinion)

    def toggle_line(self) -> None:
        """Show the line that was better than the shown move, or the game again."""
        shown = self.analyst.shown()
        if self.preview.is_on:
            self.preview.close()
        elif shown is not None and self.can_show_line:
            self.show_line(shown)

    def _show_line(self) -> None:
        """Put the line on the stage, or the game again."""
        shown = self.preview.sitting if self.preview.is_on else self.sitting
        if self.stage.sitting is not shown:
            self.stage.show_sitting(shown)
            self.stage.give_room(self._is_examined)
        self.bar.refresh()
        self._show_judged()
        self.looked.emit()

    # ------------------------------------------------------------ keys of an analysis

    def _give_keys(self, part: QWidget) -> None:
        """Let a part take the keys of an analysis, before what it does with them itself and only while one is shown."""
        for key, deed in (
            (Qt.Key.Key_Escape, self._leave),
            (Qt.Key.Key_Return, self.toggle_line),
            (Qt.Key.Key_Enter, self.toggle_line),
        ):
            made = QShortcut(QKeySequence(key), part)
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.setEnabled(self._is_examined)
            made.activated.connect(deed)
            self._keys.append(made)

    @property
    def _is_examined(self) -> bool:
        return self.analyst.is_begun and self.sitting is not None and self.sitting.is_over

    def _leave(self) -> None:
        """Show the game again in place of a line, or take the lens away, or close the analysis."""
        if self.preview.is_on:
            self.preview.close()
        elif self.stage.is_magnified:
            self.stage.magnify(False)
            self.looked.emit()
        else:
            self.analyst.close()

    def _keep_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Keep the keys at the stage where what had them is out or away: Qt gives them to whatever comes next."""
        stage = self.stage
        if old is None or not self.isVisible() or not stage.isAncestorOf(old):
            return
        is_gone = not (old.isEnabled() and old.isVisible())
        if is_gone and (new is None or not stage.isAncestorOf(new)):
            stage.take_focus()

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
