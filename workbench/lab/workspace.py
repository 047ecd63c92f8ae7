"""The LAB workspace: for now the experiment's text and its problems; runs and charts come beside them."""

from __future__ import annotations

from workbench import theme
from workbench.panels import Docks
from workbench.starting import StartingPoints, start_page
from workbench.workspace import Shell
from workbench.writing import WritingWorkspace


class LabWorkspace(WritingWorkspace):
    """Where thousands of games are simulated."""

    name = "lab"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        shelf = StartingPoints("experiment", shell.open_path, self)
        widths = (theme.DOCK_WIDTH["lab"][0], 320)
        docks = Docks(
            shelf, self.tr("Experiments"), self.source, self.problems_panel, self.tr("Problems"), widths
        )
        welcome = start_page(
            "experiment",
            self.tr("Measure a change"),
            self.tr(
                "An experiment plays thousands of games with every combination of maps, variants, player counts "
                "and agents that it names."
            ),
            shell,
        )
        self.lay_out(docks, welcome)

    def new_document(self) -> None:
        """Start a new experiment."""
        self.shell.do("experiment.new")
