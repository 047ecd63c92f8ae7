"""The four places of the lab: experiments, and those that answer a designer's questions."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from workbench.documents.document import Document
from workbench.lab.experiment_runs import ExperimentRuns
from workbench.lab.setup.names import name_of
from workbench.widgets.segment import Segment
from workbench.workspace import Shell

if TYPE_CHECKING:
    from workbench.lab.questions.place import Place
    from workbench.lab.search.search_place import SearchPlace


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
        """Show the experiments, or a place that answers questions, with the last open document of its kind."""
        kind = {"experiments": "experiment", "search": "search"}.get(name)
        other = next((each for each in reversed(list(self.shell.desk)) if each.kind == kind), None)
        if (
            kind is not None
            and self.document is not None
            and self.document.kind != kind
            and other is not None
        ):
            self.shell.show_document(other)
        elif name == "experiments" and self.has_search:
            self.new_document()
        else:
            self.go_to(name)

    def go_to(self, name: str) -> None:
        """Show a place, whatever document is open."""
        self.places.show_chosen(name)
        self._pages.setCurrentWidget(self._question(name) if name != "experiments" else self.page)
        self.status_changed.emit()

    @property
    def search_place(self) -> SearchPlace:
        """The place in which balance is searched for."""
        from workbench.lab.search.search_place import SearchPlace

        place = self._question("search")
        assert isinstance(place, SearchPlace)
        return place

    @property
    def has_search(self) -> bool:
        """Say whether the open document is a search."""
        return self.document is not None and self.document.kind == "search"

    def show_search(self, document: Document | None) -> None:
        """Show a search in its form, its text below what it found; nothing gives the text back to experiments."""
        if document is not None or "search" in self.questions:
            self.search_place.open(document)
        halves = self.page.halves if document is None else self.search_place.halves
        if halves.indexOf(self.page.text_half) < 0:
            halves.addWidget(self.page.text_half)
        self.show_view(self.page.view)

    def show_view(self, view: str) -> None:
        """Show the results, results and text, or the text alone."""
        super().show_view(view)
        if self.has_search:
            self.search_place.area.setVisible(view != "yaml")

    # ------------------------------------------------------------ running what is open

    @property
    def can_run(self) -> bool:
        """Say whether the experiment or the search, as it is now, can be run."""
        return not self.search_place.is_busy if self.has_search else super().can_run

    @property
    def can_test(self) -> bool:
        """Say whether a few games of an experiment can be tried."""
        return not self.has_search and super().can_run

    def run(self) -> None:
        """Queue a run of the shown experiment, or run the shown search."""
        if self.has_search:
            self.search_place.begin()
        else:
            super().run()

    @property
    def command(self) -> str:
        """The command that does the same in a terminal; nothing where something must be saved first."""
        if not self.has_search or self.document is None:
            return super().command
        is_saved = self.document.has_file and not self.document.is_modified
        return f"daimyo search {shlex.quote(str(self.document.path))}" if is_saved else ""

    # ------------------------------------------------------------ another language

    def adopt(self, questions: Mapping[str, Place]) -> None:
        """Keep places at work as they are: what they do is worth more than that they say it in another language."""
        for name, place in questions.items():
            if place.is_busy:
                self.questions[name] = place
                self._pages.addWidget(place)

    def ask_again(self, questions: Mapping[str, Place]) -> None:
        """Show in this language what the other places have shown."""
        for name, place in questions.items():
            if self.questions.get(name) is not place:
                self._question(name).take_over(place)
                place.leave()

    # ------------------------------------------------------------ asking

    def ask_about(self, place: str, document: Document | None) -> None:
        """Show a place, and ask there about a variant or a map."""
        self.show_place(place)
        if document is not None and document.kind in ("variant", "map"):
            name = document.path.name.removesuffix(".yaml") if document.is_shipped else ""
            self._question(place).choose(document.kind, name or name_of(document.path, Path.cwd()))

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
            from workbench.lab.search.search_place import SearchPlace

            made = {"examine": ExaminePlace, "hunt": HuntPlace, "search": SearchPlace}[name]
            self.questions[name] = made(self.shell, self)
            self._pages.addWidget(self.questions[name])
            self.questions[name].look()
        return self.questions[name]
