"""The four places of the lab: experiments, and those that answer a designer's questions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from workbench.documents.document import Document
from workbench.lab.experiment_runs import ExperimentRuns
from workbench.lab.page import HALVES
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
            },
            {"experiments": "lab", "examine": "examine", "hunt": "hunt", "search": "target"},
        )
        self.places.show_chosen("experiments")
        # Made when somebody first goes there.
        self.questions: dict[str, Place] = {}
        self._asked_last: Place | None = None
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
        if name == "experiments":
            self._pages.setCurrentWidget(self.page)
        else:
            place, before = self._question(name), self._asked_last
            if before is not None and before is not place and not place.is_busy and not place.has_answer:
                place.choose_setting(before.setting)
            self._asked_last = place if name in ("examine", "hunt") else before
            self._pages.setCurrentWidget(place)
        self.views.setEnabled(self.has_views)
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
            # Without a word the text would take nearly all the room.
            halves.setSizes(list(HALVES))
        self.show_view(self.page.view)

    def show_view(self, view: str) -> None:
        """Show the results, results and text, or the text alone."""
        super().show_view(view)
        if self.has_search:
            self.search_place.area.setVisible(view != "yaml")

    # ------------------------------------------------------------ running what is open

    @property
    def can_run(self) -> bool:
        """Say whether the experiment or the search, as it is now, can be run, and is what is shown."""
        if self.has_search:
            return self.place == "search" and not self.search_place.is_busy
        return self.place == "experiments" and super().can_run

    @property
    def can_test(self) -> bool:
        """Say whether a few games of an experiment can be tried."""
        return not self.has_search and self.can_run

    def run(self) -> None:
        """Queue a run of the shown experiment, or run the shown search."""
        if self.has_search:
            self.search_place.begin()
        else:
            super().run()

    @property
    def command(self) -> str:
        """The command that does the same in a terminal; nothing where something must be saved first."""
        return super().command if self.place == "experiments" else self.questions[self.place].command

    @property
    def has_command(self) -> bool:
        """Say whether what is shown can be done in a terminal, once everything is saved."""
        return (
            self.document is not None
            if self.place == "experiments"
            else self.place != "search" or self.has_search
        )

    @property
    def has_intervals(self) -> bool:
        """Say whether intervals of another confidence can be shown: a critique keeps to its own."""
        return self.place == "experiments"

    @property
    def has_views(self) -> bool:
        """Say whether a text is shown beside results: a question about a variant has none."""
        return self.place == "experiments" or (self.place == "search" and self.has_search)

    # ------------------------------------------------------------ another language

    def adopt(self, questions: Mapping[str, Place]) -> None:
        """Keep places at work as they are: what they do is worth more than that they say it in another language."""
        for name, place in questions.items():
            if place.is_busy:
                self._take_place(name, place)
                place.busy_changed.connect(partial(self._wait_for, name, place))

    def _wait_for(self, name: str, place: Place) -> None:
        if not place.is_busy:
            # The answer is shown first.
            QTimer.singleShot(0, self, partial(self._say_in_this_language, name, place))

    def _say_in_this_language(self, name: str, place: Place) -> None:
        """Put a place of this language where one of another has answered."""
        if self.questions.get(name) is not place or place.is_busy or not place.has_answer:
            return
        if not getattr(place, "is_settled", True):
            return  # something follows what has just ended
        is_shown = self.place == name
        del self.questions[name]
        if name == "search":
            self.show_search(self.document if self.has_search else None)
        self._question(name).take_over(place)
        if self._asked_last is place:
            self._asked_last = self.questions[name]
        place.leave()
        self._pages.removeWidget(place)
        place.deleteLater()
        if is_shown:
            self.go_to(name)

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
            asked = self._question(place)
            asked.choose(document.kind, _asked_name(document))
            if document.kind == "variant" and place != "search":
                self._choose_map(asked)

    def _examine_cell(self, number: int) -> None:
        """Ask about the variant, the map and the players of a cell that is shown."""
        if self.results.findings is not None:
            from workbench.lab.questions.place import Setting

            cell = self.results.findings.cells[number].cell
            self.show_place("examine")
            self._question("examine").choose_setting(Setting(cell.variant, cell.map, cell.players))

    def _question(self, name: str) -> Place:
        if name not in self.questions:
            from workbench.lab.questions.examine_place import ExaminePlace
            from workbench.lab.questions.hunt_place import HuntPlace
            from workbench.lab.search.search_place import SearchPlace

            made = {"examine": ExaminePlace, "hunt": HuntPlace, "search": SearchPlace}[name]
            place = made(self.shell, self)
            self._take_place(name, place)
            place.look()
            if name != "search":
                self._choose_looked_at(place)
        return self.questions[name]

    def _take_place(self, name: str, place: Place) -> None:
        self.questions[name] = place
        self._pages.addWidget(place)
        place.busy_changed.connect(self.status_changed)
        place.wants_place.connect(self.go_to)
        if name == "search":
            self.search_place.wants_page.connect(self._show_page)

    def _show_page(self) -> None:
        if self.page.view == "yaml":
            self.show_view("results")

    def _choose_looked_at(self, place: Place) -> None:
        """Ask about the variant and the map that were looked at last, where there are some."""
        variant = self.shell.looked_at("variant")
        if variant is not None:
            place.choose("variant", _asked_name(variant))
        self._choose_map(place)

    def _choose_map(self, place: Place) -> None:
        """Ask about the map that was looked at last, unless the variant cannot be played on it."""
        chart = self.shell.looked_at("map")
        if chart is not None and place.can_play_on(_asked_name(chart)):
            place.choose("map", _asked_name(chart))


def _asked_name(document: Document) -> str:
    """Name a document as a command does."""
    name = document.path.name.removesuffix(".yaml") if document.is_shipped else ""
    return name or name_of(document.path, Path.cwd())
