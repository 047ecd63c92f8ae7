"""The MAP workspace: the canvas and the text as views of one map, with the docks around them and the games below."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from engine import games
from engine.texts.problem import Problem, Severity
from workbench.background import Worker
from workbench.canvas.scene import Heat
from workbench.documents.document import Document
from workbench.documents.reading import path_of
from workbench.dress import theme
from workbench.lab.heat_choice import HeatChoice
from workbench.map.balance.strip import BalanceStrip
from workbench.map.canvas.canvas import MapCanvas
from workbench.map.canvas.context_menu import ContextMenu
from workbench.map.canvas.corners import CanvasCorners
from workbench.map.canvas.tracing import Tracing
from workbench.map.drawing_workspace import DrawingWorkspace
from workbench.map.map_text import MapText
from workbench.map.panels.inspector import Inspector
from workbench.map.panels.left_panel import LeftPanel
from workbench.map.panels.player_choice import PlayerChoice
from workbench.map.status_words import StatusWords
from workbench.map.tools.clipboard import MapClipboard
from workbench.map.tools.symmetry import CHOICES as SYMMETRIES
from workbench.map.tools.tool_strip import ToolStrip
from workbench.map.tools.toolbox import LAYERS, Toolbox
from workbench.shell.notice import Notice
from workbench.shell.start.start_page import Kind, StartPage
from workbench.widgets.panels import DockHeader, Docks
from workbench.widgets.segment import Segment
from workbench.widgets.yielding_area import YieldingArea
from workbench.workspace import Editor, Shell, Status

VIEWS = ("canvas", "split", "yaml")
# So many maps are remembered with their symmetry.
MOST_KEPT = 50
# The least height of the board check: its heading, a problem of three lines with its buttons, and the verdict.
LEAST_CHECK = 216


class MapWorkspace(DrawingWorkspace):
    """Where the board is drawn."""

    name = "map"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.map_text = MapText(self)
        self.toolbox = Toolbox(self)
        self.canvas = MapCanvas(self.map_text, self.toolbox, self)
        self.corners = CanvasCorners(self.canvas)
        self.tracing = Tracing(self.canvas, self)
        self.clipboard = MapClipboard(self.canvas, self)
        self.left = LeftPanel(self.map_text, self.toolbox, self.canvas.underlay)
        self.heat_choice = HeatChoice()
        self.left.layers_panel.add_below(self.heat_choice)
        self.inspector = Inspector(self.map_text, self.toolbox, self.canvas.composition)
        self.context_menu = ContextMenu(shell, self.canvas, self.inspector)
        self.strip = BalanceStrip(shell, self.map_text, self)
        self.tool_strip = ToolStrip(self.toolbox)
        self.view_switch = Segment(self.tr("View"))
        self.player_choice = PlayerChoice(self.map_text)
        self.tool_strip.width_taken.connect(self.player_choice.take_width)
        self.view_name = "split"
        self._reading_variant = Worker("variant", self, is_alone=True)
        self._calibration = ""
        # By path, the map used last at the end: the symmetry and its centre.
        self._symmetries: dict[str, tuple[str, int, int]] = {}
        self._status_words = StatusWords(self.canvas, self)
        self._lay_out_parts()
        self._connect()
        self.show_view("split")

    @property
    def game(self) -> str:
        """The game that maps are drawn for, once there is a map."""
        return games.of_maps().name if self.document is not None else ""

    def _lay_out_parts(self) -> None:
        self.halves = QSplitter(Qt.Orientation.Vertical)
        self.halves.setChildrenCollapsible(False)
        self.halves.setHandleWidth(1)
        self.canvas.setMinimumHeight(160)
        self.source.setMinimumHeight(110)
        self.halves.addWidget(self.canvas)
        self.halves.addWidget(self.source)
        self.halves.setStretchFactor(0, 1)
        self.halves.setStretchFactor(1, 0)
        self.halves.setSizes([560, 150])
        right = QWidget()
        right.setObjectName("panel")
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(YieldingArea(self.inspector))
        # In a low window a whole problem with its buttons stays in sight, however much there is to say of a hex.
        self.problems_panel.setMinimumHeight(LEAST_CHECK)
        column.addWidget(self.problems_panel, 1)
        header = self.problems_panel.findChild(DockHeader)
        if isinstance(header, DockHeader):
            header.title.setText(self.tr("Board check"))
        docks = Docks(
            self.left,
            self.tr("Palette"),
            self.halves,
            right,
            self.tr("Inspector"),
            theme.DOCK_WIDTH["map"],
        )
        # The strip and a notice take their heights too: in a window of the least size all must still fit.
        self.halves.setMinimumHeight(300)
        page = QWidget(self)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(docks, 1)
        whole.addWidget(self.strip)
        self.docks = docks
        self.welcome = self._start_page()
        self._pages.addWidget(self.welcome)
        self._pages.addWidget(page)

    def _start_page(self) -> StartPage:
        sentence = self.tr(
            "A map is a picture of hexes in a text file. Start with an empty one, or open the published board."
        )
        return StartPage(Kind("map", self.tr("Draw a board"), sentence, has_pictures=True), self.shell)

    def _connect(self) -> None:
        titles = {"canvas": self.tr("Canvas"), "split": self.tr("Split"), "yaml": self.tr("YAML")}
        self.view_switch.show_choices(titles)
        self.view_switch.chosen.connect(self.show_view)
        for signal in (self.map_text.chart_changed, self.map_text.players_changed):
            signal.connect(self.status_changed)
            signal.connect(self._look_for_heat)
        self.heat_choice.chosen.connect(self._take_heat)
        self.toolbox.changed.connect(self._keep_symmetry)
        for signal in (self.toolbox.changed, self.toolbox.layers_changed, self.map_text.selection_changed):
            signal.connect(self.status_changed)
        # The mouse passes many hexes in a stroke: the status bar follows when it has a moment.
        self._status_soon = QTimer(self, interval=60, singleShot=True)
        self._status_soon.timeout.connect(self.status_changed)
        self.canvas.hovered.connect(lambda _: self._status_soon.start())
        self.canvas.underlay.calibrating.connect(self._tell_calibration)
        self.canvas.underlay.changed.connect(self.status_changed)
        self.tracing.refused.connect(self._refuse)
        self.map_text.refused.connect(self._refuse)
        self.strip.variant_chosen.connect(self._take_variant)
        self.corners.note.clicked.connect(lambda: self.show_view("split"))
        self.problems_panel.chosen.connect(self._show_problem_spaces)
        self.shell.desk.closed.connect(self._forget)
        self._take_variant(self.strip.variant)

    # ------------------------------------------------------------ documents

    def open(self, document: Document | None) -> None:
        """Show a document in all views."""
        if self.document in self.shell.desk.documents:
            self._keep_symmetry()  # under the name that the map has by now
        super().open(document)
        self.tool_strip.setEnabled(document is not None)
        self.map_text.show_document(document)
        self._take_symmetry()
        self.tracing.show_document(document)
        if document is not None and self.map_text.is_broken and self.view_name == "canvas":
            self.show_view("split")

    def _take_symmetry(self) -> None:
        """Draw with the symmetry that was last used on this map, none on one that is new here."""
        if self.document is not None:
            symmetry, q, r = self._symmetries.get(str(self.document.path), ("off", *self.toolbox.centre))
            self.toolbox.symmetry, self.toolbox.centre = symmetry, (q, r)
            self.toolbox.changed.emit()

    def _keep_symmetry(self) -> None:
        if self.document is not None:
            path = str(self.document.path)
            known = self._symmetries.pop(path, None)
            if known is not None or self.toolbox.symmetry != "off":
                self._symmetries[path] = (self.toolbox.symmetry, *self.toolbox.centre)

    def _forget(self, document: Document) -> None:
        """Know nothing more of a map that was thrown away: the next new one may bear its name."""
        if not document.has_file:
            self._symmetries.pop(str(document.path), None)
            self.tracing.forget(document)

    def new_document(self) -> None:
        """Ask what to start from and make a map."""
        self.shell.do("board.new")

    def generate_map(self) -> None:
        """Ask how a map is to be that is drawn at random, and make it."""
        self.new_map("random")

    def new_map(self, start: str = "hexagon") -> None:
        """Ask what to start from and make a map."""
        from workbench.map.new_map import NewMapDialog

        dialog = NewMapDialog(self, start)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.made.connect(self._lay_on_desk)
        dialog.open()

    def _lay_on_desk(self, name: str, text: str, symmetry: str) -> None:
        """Open a new map, drawn on with the symmetry that it has about its origin."""
        self.shell.show_document(self.shell.desk.new(name, text))
        if symmetry != "off":
            self.toolbox.set_centre((0, 0))
            self.set_symmetry(symmetry)

    def undo(self) -> None:
        """Take the last deed back and show it at once."""
        super().undo()
        self.map_text.refresh()

    def redo(self) -> None:
        """Do again what was taken back and show it at once."""
        super().redo()
        self.map_text.refresh()

    def _take_variant(self, path: Path | None) -> None:
        if path is None:
            return
        self.shell.desk.checking.check_maps_against(path)
        library = self.shell.desk.library()

        def work() -> dict[str, Any]:
            from engine import documents

            return documents.load_variant(library, path).values

        self._reading_variant.ask(work, self.map_text.take_variant)

    # ------------------------------------------------------------ what surrounds it

    def toolbar_widgets(self) -> Sequence[QWidget]:
        """Give the tools and the player counts."""
        return (self.tool_strip, self.player_choice)

    def tab_widgets(self) -> Sequence[QWidget]:
        """Give the switch between canvas and text."""
        return (self.view_switch,)

    def _look_for_heat(self) -> None:
        """Offer the heat maps of runs on the shown board."""
        chart = self.map_text.chart
        spaces = chart.spaces_for(self.map_text.players or 0) if chart else ()
        self.heat_choice.show_board({space.at: space.terrain for space in spaces})

    def _take_heat(self, heat: Heat | None) -> None:
        """Lay another heat map over the board, and show it."""
        self.canvas.composition.heat = heat
        if heat is not None and "heat" not in self.toolbox.layers:
            self.toolbox.toggle_layer("heat")
        else:
            self.canvas.rebuild()

    def status(self) -> Status:
        """Say what the tool does and what lies under the mouse."""
        if self.document is None or self.map_text.chart is None:
            return super().status()
        words = self._status_words
        left = (self._calibration,) if self._calibration else (words.tool(), words.keys())
        variant = self.tr("Variant {name}").format(name=self.strip.variant_choice.currentText())
        right = (words.hover(), words.size(), self.problem_counts(), variant, self._encoding())
        return Status(left, right)

    def editor(self) -> Editor | None:
        """Give the canvas's clipboard while the canvas has the focus, else the text."""
        if self.document is not None and self.canvas.hasFocus():
            return self.clipboard
        return super().editor()

    def panes(self) -> Sequence[QWidget]:
        """Give canvas, text, docks, problems and the games below."""
        shown = [self.canvas] if self.view_name != "yaml" else []
        return (
            self.welcome,
            *shown,
            self.source.pane,
            self.left,
            self.inspector,
            self.problems_panel,
            self.strip,
        )

    # ------------------------------------------------------------ views

    def step_view(self) -> None:
        """Go on to the next view."""
        self.show_view(VIEWS[(VIEWS.index(self.view_name) + 1) % len(VIEWS)])

    def show_view(self, view: str) -> None:
        """Show the canvas, the text, or both."""
        self.view_name = view
        self.canvas.setVisible(view != "yaml")
        self.source.setVisible(view != "canvas")
        self.view_switch.show_chosen(view)
        self.status_changed.emit()

    # ------------------------------------------------------------ problems

    def jump(self, line: int, column: int = 1) -> None:
        """Go to a place of the text, which the canvas alone does not show."""
        if self.view_name == "canvas":
            self.show_view("split")
        super().jump(line, column)

    def _show_problem_spaces(self, problem: Problem) -> None:
        """Select the hexes of a problem and bring them into view."""
        if self.document is not None and path_of(problem) == self.document.path and problem.spaces:
            self.map_text.select(problem.spaces)
            self.canvas.reveal(problem.spaces[0])

    @property
    def keeps_symmetry(self) -> bool:
        """Say whether what is done to a space is done to its images."""
        return self.toolbox.symmetry != "off"

    def follow_mend(self, stroke: object) -> None:
        """Make the images of the spaces that a mend has changed, where a symmetry is on."""
        before = self.map_text.chart
        self.map_text.refresh()
        after = self.map_text.chart
        if before is None or after is None or not self.keeps_symmetry or self.document is None:
            return
        changed = {
            at: after.spaces[at].terrain if at in after.spaces else None
            for at in before.spaces.keys() | after.spaces.keys()
            if before.spaces.get(at) != after.spaces.get(at)
        }
        images = {image: word for at, word in changed.items() for image in self.toolbox.spread(at)}
        deed = self.document.undo_stack.undoText()
        self.map_text.paint({**images, **changed}, deed, stroke=stroke)

    def _refuse(self, sentence: str) -> None:
        self.shell.say(Notice(sentence, Severity.WARNING, document=self.document, topic="map", passes=True))

    # ------------------------------------------------------------ the scan

    def _tell_calibration(self, sentence: str) -> None:
        self._calibration = sentence
        self.status_changed.emit()

    # ------------------------------------------------------------ another language

    def reworded(self) -> MapWorkspace:
        """Give a workspace in the language that now holds, with the same map, selection, tools and view."""
        heir = MapWorkspace(self.shell)
        heir.take_over(self)
        heir.map_text.take_variant(self.map_text.variant)
        heir.map_text.remember_players(self.map_text)
        if self.map_text.players is not None:
            heir.map_text.show_players(self.map_text.players)
        heir.map_text.select(self.map_text.selection)
        heir.toolbox.take_over(self.toolbox)
        heir.heat_choice.take_over(self.heat_choice)
        heir.canvas.take_over(self.canvas)
        return heir

    # ------------------------------------------------------------ between sessions

    def saved_state(self) -> dict[str, Any]:
        """Keep the view, the layers, what the map is measured by and the widths of the docks."""
        self._keep_symmetry()  # under the name that the map has by now
        return {
            **super().saved_state(),
            "view": self.view_name,
            "layers": sorted(self.toolbox.layers),
            "variant": str(self.strip.variant or ""),
            "agent": self.strip.agent,
            "halves": self.halves.sizes(),
            "scans": self.tracing.saved_state(),
            "symmetries": [[path, *kept] for path, kept in list(self._symmetries.items())[-MOST_KEPT:]],
        }

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what was kept."""
        super().restore_state(state)
        if state.get("view") in VIEWS:
            self.show_view(state["view"])
        layers = state.get("layers")
        if isinstance(layers, list):
            self.toolbox.layers = frozenset(layers) & set(LAYERS)
            self.toolbox.layers_changed.emit()
        if isinstance(state.get("variant"), str) and state["variant"]:
            self.strip.choose_variant(state["variant"])
        if isinstance(state.get("agent"), str):
            self.strip.choose_agent(state["agent"])
        self.tracing.restore_state(state.get("scans"))
        self._restore_symmetries(state.get("symmetries"))
        halves = state.get("halves")
        if isinstance(halves, list) and len(halves) == 2 and all(isinstance(size, int) for size in halves):
            self.halves.setSizes(halves)

    def _restore_symmetries(self, rows: object) -> None:
        """Take over the symmetries of maps, as far as they make sense."""
        for row in rows if isinstance(rows, list) else ():
            match row:
                case [str(path), str(symmetry), int(q), int(r)] if symmetry in SYMMETRIES:
                    self._symmetries[path] = (symmetry, q, r)
