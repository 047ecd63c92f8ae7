"""Editing an experiment: its text and the form beside it, both views of one document, and its command."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from engine import games
from engine.texts.problem import Severity
from engine.texts.source import Route
from workbench.documents.document import Document
from workbench.lab.page import VIEWS, LabPage
from workbench.lab.setup import command_line, names
from workbench.lab.setup import experiment_text as texts
from workbench.lab.setup.experiment_text import ExperimentText
from workbench.lab.setup.fields import Choice
from workbench.lab.setup.form import Form
from workbench.lab.setup.preparation import Preparation
from workbench.shell.notice import Notice
from workbench.widgets.segment import Segment
from workbench.workspace import Shell
from workbench.writing import WritingWorkspace

MOST_SEED = 1_000_000


class ExperimentEditing(WritingWorkspace):
    """The part of the lab that is about the open document, whatever was run of it."""

    def __init__(self, shell: Shell, preparation: Preparation | None) -> None:
        """Make the form and the views; what another lab knows of the document may be taken over."""
        super().__init__(shell)
        self.experiment: ExperimentText | None = None
        self._offered: tuple[list[Choice], list[Choice]] = [], []
        self.form = Form(names.agents(), self)
        self.page = LabPage(self.form, self.source, self.problems_panel)
        self._pages.addWidget(self.page)
        self.preparation = preparation or Preparation(shell.desk, self)
        self.preparation.setParent(self)
        self.views = Segment(self.tr("View"), self)
        titles = (self.tr("Results"), self.tr("Split"), self.tr("YAML"))
        self.views.show_choices(dict(zip(VIEWS, titles, strict=True)))
        self.views.chosen.connect(self.show_view)
        self.form.wants.connect(self.set_value)
        self.form.wants_removed.connect(self.remove_value)
        self.form.wants_dice.connect(self.roll_seed)
        self.form.wants_variation.connect(self.vary)

    # ------------------------------------------------------------ the document

    def new_document(self) -> None:
        """Start a new experiment."""
        self.shell.do("experiment.new")

    def _read(self, _: object = None) -> None:
        """Read the text again and show it in the form at once."""
        assert self.document is not None
        self.experiment = texts.read(self.document.path, self.document.text)
        if not self.preparation.is_fresh:
            self.form.footer.show_unchecked()
        if self.experiment is None:
            self.form.show_broken()
            return
        self._offered = self._choices(self.document, self.experiment)
        self.form.show_experiment(self.experiment, *self._offered)

    def _choices(self, document: Document, experiment: ExperimentText) -> tuple[list[Choice], list[Choice]]:
        """Give the maps and the variants that can be named."""
        documents, folder = list(self.shell.desk), document.path.parent
        return (
            names.choices("map", documents, folder),
            names.choices("variant", documents, folder, experiment.names["variants"]),
        )

    def _names_changed(self, _: object = None) -> None:
        if self.document is not None and self.document in list(self.shell.desk):
            self._read()
            self.preparation.look_again()

    def _names_read(self, read: Document) -> None:
        """Offer what was read under the title and for the game that it turned out to have."""
        document, experiment = self.document, self.experiment
        if document is None or experiment is None or read.kind not in ("map", "variant"):
            return
        if self._choices(document, experiment) != self._offered:
            self._read()

    def _show_state(self) -> None:
        assert self.document is not None
        self.form.state.setText(self._edited() if self.document.has_file else self.tr("draft"))

    # ------------------------------------------------------------ values

    def set_value(self, route: Route, value: Any, deed: str) -> None:
        """Write a value into the text as one deed."""
        if self.experiment is not None and self.document is not None:
            self.document.apply(self.experiment.setting(route, value), deed)

    def remove_value(self, route: Route, deed: str) -> None:
        """Take a value out of the text."""
        if self.experiment is not None and self.document is not None and self.experiment.says(route):
            self.document.apply(self.experiment.removing(route), deed)

    def roll_seed(self) -> None:
        """Take another seed."""
        self.set_value(("seed",), secrets.randbelow(MOST_SEED), self.tr("Roll another seed"))

    def vary(self, key: str) -> None:
        """Try several values of a rule in turn: those around the first variant's own."""
        if self.experiment is None or self.document is None:
            return
        from engine import documents
        from workbench.rules.experiments import values_to_try
        from workbench.rules.variant_text import at

        library, route = self.shell.desk.library(), tuple(key.split("."))
        first = next(iter(self.experiment.names["variants"]), games.usual().usual_variant)
        found = library.find("variant", first, beside=self.document.path) or first
        variant = documents.load_variant(library, found)
        current = at(variant.values, route)
        kind = f"variant/{variant.values.get('game', '')}"
        values = values_to_try(route, current, kind) if current is not None else [current]
        self.set_value(("vary", key), values, self.tr("Vary {value}").format(value=key))

    # ------------------------------------------------------------ the command line

    @property
    def command(self) -> str:
        """The command that does the same in a terminal; nothing where something must be saved first."""
        prepared, document = self.preparation.prepared, self.document
        if prepared is None or prepared.plan is None or document is None or not self.preparation.is_fresh:
            return ""
        return command_line.for_document(
            prepared.plan.experiment,
            document,
            self.shell.desk,
            until_decided=self.form.until_decided.isChecked(),
            keeps_records=self.form.keeps_records.isChecked(),
        )

    def copy_command(self) -> None:
        """Copy the command that does the same in a terminal, or say that something must be saved first."""
        self._copy(self.command)

    def copy_cell_command(self) -> None:
        """Copy the command that plays the cell that is looked at, beside its baseline."""
        words, document = self.page.results.cell.words, self.document
        if words is not None:
            pair = [words.cell] if words.is_baseline else [words.base, words.cell]
            folder = document.path.parent if document is not None else self.shell.desk.folder
            cells = [each.cell for each in pair]
            games = min(each.games for each in pair)
            self._copy(command_line.for_cells(cells, games, folder, self.shell.desk))

    def _copy(self, command: str) -> None:
        if command:
            QGuiApplication.clipboard().setText(command)
            self.shell.say(Notice(self.tr("Copied: {command}").format(command=command), topic="command"))
            return
        text = self.tr("A terminal reads files: save what is open, and what it names, first.")
        choices = ((self.tr("Save"), lambda: self.shell.do("file.save_all")),)
        self.shell.say(Notice(text, Severity.WARNING, choices, topic="command"))

    # ------------------------------------------------------------ views

    def show_view(self, view: str) -> None:
        """Show the results, results and text, or the text alone."""
        self.page.show_view(view)
        self.views.show_chosen(view)

    def next_view(self) -> None:
        """Go on to the next view."""
        self.show_view(self.page.following_view())

    def tab_widgets(self) -> Sequence[QWidget]:
        """Give the switch between results and text."""
        return (self.views,)

    def _show_text(self) -> None:
        if self.page.view == "results":
            self.show_view("split")

    def jump(self, line: int, column: int = 1) -> None:
        """Go to a place of the text, which is shown for that."""
        self._show_text()
        super().jump(line, column)

    def find_in_text(self) -> None:
        """Search the text, which is shown for that."""
        self._show_text()
        super().find_in_text()

    def go_to_line(self) -> None:
        """Ask for a line of the text, which is shown for that."""
        self._show_text()
        super().go_to_line()
