"""How the lab is laid out: the form at the left, the run above, results and history, and the text below them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
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
from workbench.widgets.panels import Side

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
        self.side = side = Side(form, self)
        side.setMinimumWidth(240)
        self._cell_tab: CellTab | None = None
        self.results.shown_whole.connect(lambda _: self._fold())
        self.results.cell.wants_games.connect(self._show_games)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self.addWidget(side)
        self.addWidget(main)
        self.setStretchFactor(0, 0)
        self.setStretchFactor(1, 1)
        self.setSizes([theme.DOCK_WIDTH["lab"][0], 4000])
        self.strip.show_job(None, 0)
        self.show_nothing()

    # ------------------------------------------------------------ the cell

    def event(self, event: QEvent) -> bool:
        """Watch the window's width from the moment there is a window."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.ParentChange):
            self.window().installEventFilter(self)
            self._fold()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the cell where there is room for it when the window's width changes."""
        if event.type() is QEvent.Type.Resize and watched is self.window():
            self._fold()
        return False

    def _fold(self) -> None:
        """Show the cell beside the matrix, or in a narrow window as a tab beside the form."""
        results = self.results
        is_folded = self.window().width() < theme.NARROW and not results.matrix.isHidden()
        if is_folded and self._cell_tab is None:
            self._cell_tab = CellTab(results.cell, self)
            self.side.add(self._cell_tab, self.tr("Set-up"), self.tr("Cell"))
            results.hold_cell(is_held=False)
        elif not is_folded and self._cell_tab is not None:
            self.side.give_back(self._cell_tab)
            results.cell.setParent(results)
            self._cell_tab.deleteLater()
            self._cell_tab = None
            results.hold_cell(is_held=True)

    def tell_run(self, names: tuple[str, ...]) -> None:
        """Say at the head of a whole run which one it is."""
        self.results.matrix.conclusion.show_run(*self.history.told_of(names))

    def _show_games(self) -> None:
        """Go to the games whose winner differs."""
        self.area.ensureWidgetVisible(self.results.duel, 0, 20)
        self.results.duel.table.setFocus()

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


class CellTab(QScrollArea):
    """A cell of a run in a dock."""

    def __init__(self, cell: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Cell"))
        inner = QWidget(self)
        inner.setObjectName("panel")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(cell)
        self.setWidget(inner)


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
