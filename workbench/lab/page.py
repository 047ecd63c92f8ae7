"""How the lab is laid out: the form at the left, the run above, results and history, and the text below them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.dress import theme, typeface
from workbench.lab.cards.card import WrappedLabel
from workbench.lab.cards.history import HistoryCard
from workbench.lab.cards.results import Results
from workbench.lab.cards.results_note import ResultsNote
from workbench.lab.cards.strip import RunStrip
from workbench.lab.setup.form import Form

MARGIN = 12
_ROOM = QSizePolicy.Policy.Preferred
# How tall results and text are beside each other.
HALVES = (520, 280)
VIEWS = ("results", "split", "yaml")


class LabPage(QSplitter):
    """Holds the parts of the lab and shows results, text or both."""

    def __init__(self, form: Form, source: QWidget, problems: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.strip = RunStrip(self)
        self.results = Results(self)
        self.history = HistoryCard(self)
        self.view = "results"
        self.text_half = _split(Qt.Orientation.Horizontal, (source, problems), (700, 320))
        self.halves = _split(Qt.Orientation.Vertical, (self._made_page(), self.text_half), HALVES)
        main = QWidget(self)
        column = QVBoxLayout(main)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self.halves, 1)
        side = QFrame(self)
        side.setObjectName("dock")
        side.setMinimumWidth(240)
        held = QVBoxLayout(side)
        held.setContentsMargins(0, 0, 0, 0)
        held.addWidget(form)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self.addWidget(side)
        self.addWidget(main)
        self.setStretchFactor(0, 0)
        self.setStretchFactor(1, 1)
        self.setSizes([theme.DOCK_WIDTH["lab"][0], 4000])
        self.strip.show_job(None, 0)
        self.show_nothing()

    def _made_page(self) -> QWidget:
        inner = QWidget(self)
        inner.setObjectName("welcome")
        self.empty = WrappedLabel("", 2, inner)
        self.empty.setObjectName("hint")
        self.empty.setFont(typeface.style("rules"))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shown = QStackedWidget(inner)
        self._shown.addWidget(self.empty)
        self._shown.addWidget(self.results)
        self.note = ResultsNote(inner)
        column = QVBoxLayout(inner)
        column.setContentsMargins(MARGIN, 10, MARGIN, 12)
        column.setSpacing(10)
        column.addWidget(self.note)
        column.addWidget(self._shown, 3)
        column.addWidget(self.history, 1)
        self.area = _ScrolledPage(self, self.results)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setAccessibleName(self.tr("Results"))
        self.area.setWidget(inner)
        return self.area

    def show_results(self) -> None:
        """Show that there are results."""
        self.results.setSizePolicy(_ROOM, _ROOM)
        self._shown.setCurrentWidget(self.results)

    def show_nothing(self) -> None:
        """Show that there are no results of this experiment."""
        self.note.say("")
        self.results.forget()
        # What is not shown asks for no room: nothing is there to be scrolled.
        self.results.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        words = self.tr(
            "Nothing is shown yet. Queue the experiment, try it with Test 100, or open a run below."
        )
        self.empty.setText(words)
        self._shown.setCurrentWidget(self.empty)

    def show_reading(self) -> None:
        """Say that results are on their way, where none are shown yet."""
        self.empty.setText(self.tr("Reading results…"))

    def show_view(self, view: str) -> None:
        """Show the results, results and text, or the text alone."""
        self.view = view
        self.area.setVisible(view != "yaml")
        self.text_half.setVisible(view != "results")

    def following_view(self) -> str:
        """Give the view after the shown one, round and round."""
        return VIEWS[(VIEWS.index(self.view) + 1) % len(VIEWS)]


class _ScrolledPage(QScrollArea):
    """Scrolls the page and tells the cards how wide it is seen: the page itself never gets narrower than they are."""

    def __init__(self, parent: QWidget, results: Results) -> None:
        super().__init__(parent)
        self._results = results

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the cards where they can be seen."""
        self._results.give_room(self.viewport().width() - 2 * MARGIN)
        super().resizeEvent(event)


def _split(way: Qt.Orientation, parts: tuple[QWidget, QWidget], sizes: tuple[int, int]) -> QSplitter:
    made = QSplitter(way)
    made.setChildrenCollapsible(False)
    made.setHandleWidth(1)
    for part in parts:
        made.addWidget(part)
    made.setSizes(list(sizes))
    return made
