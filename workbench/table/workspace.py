"""The TABLE workspace: for now the choice of a map and a variant; the game itself comes here."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from workbench.background import Lane
from workbench.documents.document import Document
from workbench.shelf import shelved
from workbench.welcome import Welcome
from workbench.workspace import Shell, Status, Workspace


class TableWorkspace(Workspace):
    """Where games are played by hand: says what the chosen map and variant give."""

    name = "table"
    has_tabs = False

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._lane = Lane("table", self)
        self.map_choice = self._choice(self.tr("Map"))
        self.variant_choice = self._choice(self.tr("Variant"))
        self.facts = QLabel(self)
        self.facts.setWordWrap(True)
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.addRow(self.tr("Map"), self.map_choice)
        form.addRow(self.tr("Variant"), self.variant_choice)
        form.addRow("", self.facts)
        chooser = QWidget(self)
        chooser.setLayout(form)
        sentence = self.tr(
            "Play what you have drawn and changed, by hand or against agents, before it is printed."
        )
        QVBoxLayout(self).addWidget(Welcome(self.tr("Play it"), sentence, [], [chooser]))
        for signal in (shell.desk.opened, shell.desk.closed):
            signal.connect(self._list_choices)
        self._list_choices()

    def _choice(self, title: str) -> QComboBox:
        choice = QComboBox(self)
        choice.setAccessibleName(title)
        choice.currentIndexChanged.connect(self._read_facts)
        return choice

    def _list_choices(self, _: Document | None = None) -> None:
        """Offer what lies open, saved or not, and what is shipped."""
        for choice, kind in ((self.map_choice, "map"), (self.variant_choice, "variant")):
            chosen = choice.currentData()
            choice.blockSignals(True)
            choice.clear()
            for document in self.shell.desk:
                if document.kind == kind and not document.is_shipped:
                    choice.addItem(document.name, str(document.path))
            for each in shelved(kind):
                choice.addItem(each.title, str(each.path))
            choice.setCurrentIndex(max(0, choice.findData(chosen)))
            choice.blockSignals(False)
        self._read_facts()

    def _read_facts(self, _: int = 0) -> None:
        chart, rules = self.map_choice.currentData(), self.variant_choice.currentData()
        if chart is None or rules is None:
            self.facts.setText(self.tr("Open a map and a variant first."))
            return
        library = self.shell.desk.library()

        def work() -> tuple[list[int], int]:
            from engine import checks, documents
            from engine import map as maps
            from engine.problem import Severity

            drawn = maps.load(library, Path(chart))
            read = documents.load_variant(library, Path(rules))
            is_sound = drawn.is_sound and read.is_sound
            found = checks.check_map(drawn, read) if is_sound else [*drawn.problems, *read.problems]
            return list(drawn.players), sum(problem.severity is Severity.ERROR for problem in found)

        self._lane.ask(work, self._show_facts)

    def _show_facts(self, found: tuple[list[int], int]) -> None:
        counts, errors = found
        players = self.tr("Players: {counts}.").format(counts=", ".join(map(str, counts)))
        if errors:
            verdict = self.tr("%n error(s) keep them from being played together.", "", errors)
        else:
            verdict = self.tr("They go together.")
        self.facts.setText(f"{players} {verdict}")

    def status(self) -> Status:
        """Say what is chosen."""
        return Status(
            (self.tr("No game yet"),), (self.map_choice.currentText(), self.variant_choice.currentText())
        )
