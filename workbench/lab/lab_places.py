"""The four places of the lab: experiments, and those that answer a designer's questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.documents.document import Document
from workbench.lab.experiment_runs import ExperimentRuns
from workbench.lab.setup.names import name_of
from workbench.widgets.segment import Segment
from workbench.workspace import Shell

if TYPE_CHECKING:
    from workbench.lab.questions.place import Place


class LabPlaces(ExperimentRuns):
    """The part of the lab that goes from place to place."""

    def __init__(self, shell: Shell, before: LabPlaces | None) -> None:
        super().__init__(shell, before)
        self.places = Segment(self.tr("Place"), self)
        self.places.show_choices(
            {
                "experiments": self.tr("Experiments"),
                "examine": self.tr("Examine"),
                "hunt": self.tr("Hunt"),
                "search": self.tr("Search"),
            }
        )
        self.places.show_chosen("experiments")
        # Made when somebody first goes there.
        self.questions: dict[str, Place] = {}
        self.places.chosen.connect(self.show_place)

    @property
    def place(self) -> str:
        """The place that is shown: experiments, or one that answers questions."""
        shown = self._pages.currentWidget()
        return next((name for name, page in self.questions.items() if page is shown), "experiments")

    def show_place(self, name: str) -> None:
        """Show the experiments, or a place that answers questions."""
        self.places.show_chosen(name)
        self._pages.setCurrentWidget(self._question(name) if name != "experiments" else self.page)
        self.status_changed.emit()

    def ask_about(self, place: str, document: Document | None) -> None:
        """Show a place, and ask there about a variant or a map."""
        self.show_place(place)
        if document is not None and document.kind in ("variant", "map"):
            folder = self.shell.desk.folder
            name = document.path.name.removesuffix(".yaml") if document.is_shipped else ""
            self._question(place).choose(document.kind, name or name_of(document.path, folder))

    def _examine_cell(self, number: int) -> None:
        """Ask about the variant, the map and the players of a cell that is shown."""
        if self.results.findings is not None:
            cell = self.results.findings.cells[number].cell
            self.show_place("examine")
            self._question("examine").choose_cell(cell)

    def _question(self, name: str) -> Place:
        if name not in self.questions:
            from workbench.lab.questions.examine_place import ExaminePlace
            from workbench.lab.questions.hunt_place import HuntPlace
            from workbench.lab.questions.search_place import SearchPlace

            made = {"examine": ExaminePlace, "hunt": HuntPlace, "search": SearchPlace}[name]
            self.questions[name] = made(self.shell, self)
            self._pages.addWidget(self.questions[name])
            self.questions[name].look()
        return self.questions[name]
