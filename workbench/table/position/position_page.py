"""The page of the position editor: facts at the left, the picture in the middle, goal and deeds at the right."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.language import told
from workbench.table.form_rows import bare
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import Sitting, seated
from workbench.table.parts import parts_of
from workbench.table.plain.plain_stage import PlainStage
from workbench.table.position.draft import Draft, Route
from workbench.table.position.facts import PositionPart
from workbench.table.position.faults_list import FaultsList
from workbench.table.position.form import PositionForm
from workbench.table.position.goal_card import GoalCard
from workbench.table.position.outlook_card import OutlookCard
from workbench.table.stage import Stage
from workbench.widgets.panels import DockHeader, Docks
from workbench.widgets.plain_label import PlainLabel

WIDTHS = (360, 300)


class PositionPage(QWidget):
    """Lets a position be laid out; what becomes of it is told to whoever owns the page."""

    wants_play = Signal()
    """A game is to begin with the draft."""
    wants_kept = Signal()
    """The draft is to be put on the shelf without playing."""
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.draft: Draft | None = None
        self.part: PositionPart | None = None
        self._stage: Stage | None = None
        self._sitting: Sitting | None = None
        self.form = PositionForm(self)
        self.form.wanted.connect(self._set)
        self.goal = GoalCard(self)
        self.goal.wanted.connect(self._ask)
        self.outlook = OutlookCard(self)
        self.faults = FaultsList(self)
        self.faults.chosen.connect(self.go_to)
        self.play_button = QPushButton(icon("play", "on_accent"), self.tr("Play from here"), self)
        self.play_button.setObjectName("primary")
        self.play_button.clicked.connect(self.wants_play)
        self.keep_button = QPushButton(icon("table"), self.tr("Keep on the shelf"), self)
        self.keep_button.setToolTip(self.tr("Keep the position or puzzle as it is, to be played later"))
        self.keep_button.clicked.connect(self.wants_kept)
        for button in (self.play_button, self.keep_button):
            button.setAccessibleName(button.text())
        self._middle = QWidget(self)
        self._room = bare(QVBoxLayout(self._middle), 0)
        self.stale = PlainLabel(
            self.tr("The picture shows the last position that was possible."), self._middle
        )
        self.stale.setObjectName("error")
        self.stale.setContentsMargins(14, 8, 14, 8)
        self.stale.setWordWrap(True)
        self.stale.hide()
        self._room.addWidget(self.stale)
        left = QWidget(self)
        column = bare(QVBoxLayout(left), 0)
        self.header = DockHeader(self.tr("The position"), None, left)
        column.addWidget(self.header)
        column.addWidget(self.form, 1)
        self.docks = Docks(left, self.tr("Position"), self._middle, self._right(), self.tr("Puzzle"), WIDTHS)
        bare(QVBoxLayout(self), 0).addWidget(self.docks)

    def _right(self) -> QWidget:
        inner = QWidget(self)
        inner.setObjectName("dock")
        column = bare(QVBoxLayout(inner), 8)
        column.setContentsMargins(14, 12, 12, 12)
        for title, widget in (
            (self.tr("Can it be played?"), self.faults),
            (self.tr("As a puzzle"), self.goal),
            (self.tr("What a search thinks"), self.outlook),
        ):
            label = PlainLabel(title, inner)
            label.setFont(typeface.style("group"))
            column.addWidget(label)
            column.addWidget(widget)
            column.addSpacing(10)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("Goal and deeds"))
        whole = QWidget(self)
        below = bare(QVBoxLayout(), 8)
        below.setContentsMargins(14, 8, 14, 14)
        below.addWidget(self.play_button)
        below.addWidget(self.keep_button)
        outer = bare(QVBoxLayout(whole), 0)
        outer.addWidget(DockHeader(self.tr("What to do with it"), None, whole))
        outer.addWidget(area, 1)
        outer.addLayout(below)
        return whole

    # ------------------------------------------------------------ what is shown

    def show_draft(self, draft: Draft | None) -> None:
        """Show another draft, or none."""
        if self.draft is not None:
            self.draft.changed.disconnect(self._refresh)
        self._clear()
        self.draft, self.part = draft, None
        self.outlook.show_draft(draft)
        if draft is None:
            self.form.show_part(None)
            return
        draft.changed.connect(self._refresh)
        self.part = (parts_of(draft.rules.game).position or PositionPart)(draft, self)
        canvas = self.part.canvas(self._middle)
        if canvas is None:
            canvas = self._stage = (parts_of(draft.rules.game).stage or PlainStage)(self._middle)
            # There is no log here beside which they would stand.
            for page, _ in self._stage.log_pages():
                page.hide()
        self._room.addWidget(canvas, 1)
        self._refresh()

    def _clear(self) -> None:
        if self._stage is not None:
            self._stage.show_sitting(None)
        self._stage = None
        while self._room.count() > 1:
            item = self._room.takeAt(1)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _refresh(self) -> None:
        draft, part = self.draft, self.part
        if draft is None or part is None:
            return
        self.form.show_part(part)
        self.goal.show_part(part)
        self.faults.show_part(part)
        self.outlook.show_draft(draft)
        self.play_button.setEnabled(not draft.faults)
        self.keep_button.setEnabled(not draft.faults)
        self.stale.setVisible(self._stage is not None and not draft.is_possible)
        if self._stage is not None and draft.is_possible:
            self._show_stage(draft)
        self.changed.emit()

    def _show_stage(self, draft: Draft) -> None:
        """Show the position as the table does, nobody waiting for anything."""
        assert self._stage is not None
        seats = tuple(Seat(seat.colour_name, "greedy", seat.colour) for seat in draft.seats)
        old = self._sitting
        self._sitting = seated(draft.match([]), seats, draft.map_name, "", self)
        self._stage.show_sitting(self._sitting)
        if old is not None:
            old.deleteLater()

    def _set(self, route: Route, value: Any) -> None:
        if self.draft is not None and self.part is not None:
            self.draft.edit(self.part.changed(route, value))

    def _ask(self, puzzle: dict[str, Any]) -> None:
        if self.draft is not None:
            self.draft.edit(puzzle=puzzle)

    def go_to(self, route: Route) -> None:
        """Go to the field that a fault is about."""
        if route[:1] == ("goal",):
            self.goal.kind.setFocus()
        elif self.part is None or not self.part.show_place(route):
            self.form.go_to(route)

    @property
    def focus_target(self) -> QWidget:
        """Give where keys begin."""
        return next(iter(self.form.fields.values()), self.form)

    def status(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Say what can be done here."""
        if self.draft is None:
            return (), ()
        state = (
            told(self.draft.faults[0].message) if self.draft.faults else self.tr("A game can go on from here")
        )
        keys = self.tr("Ctrl+Z takes a step back · F6 goes to the next part")
        return (state, keys), (str(self.draft.rules.variant.get("title", "")),)
