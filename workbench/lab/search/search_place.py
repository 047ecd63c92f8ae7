"""The place in which balance is searched for: the form of a search, the front as a chart, and its candidates."""

from __future__ import annotations

import shlex
import threading
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from engine import documents, games
from engine.questions.search import search as searching
from engine.questions.search.search import Found
from engine.texts import search as searches
from engine.texts.source import Route
from workbench.documents import templates
from workbench.documents.document import Document
from workbench.lab.questions.place import Place, Setting
from workbench.lab.search.candidate_words import CandidateWords
from workbench.lab.search.candidates import CandidateCard, CandidateTable
from workbench.lab.search.front_chart import FrontChart
from workbench.lab.search.search_form import SearchForm
from workbench.lab.search.search_text import SearchText
from workbench.lab.search.starting_point import starting_point
from workbench.lab.setup import command_line, names
from workbench.language import told
from workbench.numerals import whole
from workbench.shelf import shelved
from workbench.widgets.card import Card
from workbench.widgets.plain_label import PlainLabel
from workbench.workspace import Shell

FORM_WIDTH = 320


class SearchPlace(Place):
    """Runs the search that is open; one that was stopped goes on where it was."""

    wants_page = Signal()
    """What is found is to be seen, where the text alone is shown."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, self.tr("Candidates"), self.tr("Run search"), parent)
        for number in range(8):
            item = self.head.itemAt(number)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
        self.last_words = self.tr("Measuring the best again…")
        self.document: Document | None = None
        self._start: Setting | None = None
        self.found: Found | None = None
        self.table: CandidateTable | None = None
        self.chart: FrontChart | None = None
        self.form = SearchForm(self)
        self.form.wants.connect(self._set_value)
        self.form.wants_removed.connect(self._remove_value)
        self._split()
        self._show_begin()
        self._show_state()

    def _split(self) -> None:
        """Put the form beside strip and page, and leave room for the text below the page."""
        self.column.removeItem(self.head)
        self.column.removeWidget(self.area)
        self.halves = QSplitter(Qt.Orientation.Vertical)
        self.halves.setChildrenCollapsible(False)
        self.halves.setHandleWidth(1)
        self.halves.addWidget(self.area)
        right = QWidget(self)
        beside = QVBoxLayout(right)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(0)
        strip = QWidget(right)
        strip.setLayout(self.head)
        beside.addWidget(strip)
        beside.addWidget(self.halves, 1)
        dock = QFrame(self)
        dock.setObjectName("dock")
        dock.setMinimumWidth(260)
        held = QVBoxLayout(dock)
        held.setContentsMargins(0, 0, 0, 0)
        held.addWidget(self.form)
        self.sides = QSplitter(Qt.Orientation.Horizontal, self)
        self.sides.setChildrenCollapsible(False)
        self.sides.setHandleWidth(1)
        self.sides.addWidget(dock)
        self.sides.addWidget(right)
        self.sides.setStretchFactor(1, 1)
        self.sides.setSizes([FORM_WIDTH, 4000])
        self.column.addWidget(self.sides, 1)

    # ------------------------------------------------------------ the document

    def look(self) -> None:
        """Show what the form can offer now."""
        self._read()

    def choose(self, kind: str, name: str) -> None:
        """Begin a search from a variant or a map."""
        self.shell.do("search.new")
        self._write_start({kind: name})

    def choose_setting(self, setting: Setting) -> None:
        """Remember what was asked about elsewhere, for a search that is begun here."""
        self._start = setting

    def _begin_new(self) -> None:
        """Begin a search, from what was asked about elsewhere where it was."""
        start, desk = self._start, self.shell.desk
        read = documents.load_variant(desk.library(), start.variant) if start is not None else None
        if start is None or read is None or not read.is_sound:
            self.shell.do("search.new")
            return
        self.shell.show_document(desk.new("new.search.yaml", templates.search(games.facts_of(read.game))))
        self._write_start(start._asdict())

    def _write_start(self, start: Mapping[str, Any]) -> None:
        for key, value in start.items():
            document = self.document
            text = SearchText.read(document.path, document.text) if document is not None else None
            if document is None or text is None or not value:
                continue
            if str(value).endswith(".yaml"):
                # What was named from the current folder is named from the folder of the search.
                value = names.name_of(Path.cwd() / value, document.path.parent)
            document.apply(text.setting((key,), value), self.tr("Search from here"))

    def open(self, document: Document | None) -> None:
        """Show a search in the form; what was found of another is no longer shown."""
        if self.document is not None:
            self.document.text_changed.disconnect(self._read)
            self.document.state_changed.disconnect(self._show_state)
        is_other = document is not self.document
        self.document = document
        if document is not None:
            document.text_changed.connect(self._read)
            document.state_changed.connect(self._show_state)
        if is_other and not self.is_busy:
            self.clear()
            self.found = None
            self._show_begin()
        self._read()
        self._show_state()

    def _show_state(self) -> None:
        self.form.setEnabled(self.document is not None)
        self.button.setEnabled(self.document is not None)
        said = ""
        if self.document is not None:
            said = self.tr("edited, not saved") if self.document.is_modified else self.tr("saved")
        self.form.state.setText(said)

    def _read(self, _: object = None) -> None:
        if self.document is None:
            return
        text = SearchText.read(self.document.path, self.document.text)
        if text is None:
            return
        desk, folder = self.shell.desk, self.document.path.parent
        point = starting_point(desk.library(), text, self.document.path)
        on = [str(text.values.get("variant", ""))]
        self.form.show_search(
            text,
            point,
            names.choices("variant", list(desk), folder, on),
            names.choices("map", list(desk), folder),
            [name for name, _ in names.agents(names.game_of(on))],
        )

    def _set_value(self, route: Route, value: Any, deed: str) -> None:
        """Write a value into the text as one deed."""
        if self.document is not None and self.form.text is not None:
            self.document.apply(self.form.text.setting(route, value), deed)

    def _remove_value(self, route: Route, deed: str) -> None:
        if self.document is not None and self.form.text is not None and self.form.text.says(route):
            self.document.apply(self.form.text.removing(route), deed)

    # ------------------------------------------------------------ beginning

    def _show_begin(self) -> None:
        """Say what a search does, and offer to begin one or to open a shipped one."""
        card = Card(self.tr("Search for balance"), "", self)
        said = PlainLabel(
            self.tr(
                "A search tries many variants of a variant, and of its map, for what you aim at, and measures the best "
                "again on games that it never saw."
            ),
            card,
        )
        said.setWordWrap(True)
        said.setContentsMargins(14, 2, 14, 4)
        card.body.addWidget(said)
        row = QHBoxLayout()
        row.setContentsMargins(14, 4, 14, 6)
        row.setSpacing(8)
        begin = QPushButton(self.tr("New search"), card)
        begin.clicked.connect(self._begin_new)
        row.addWidget(begin)
        for each in shelved("search"):
            button = QPushButton(each.title.replace("&", "&&"), card)
            button.clicked.connect(partial(self._open_shipped, each.path))
            row.addWidget(button)
        row.addStretch(1)
        card.body.addLayout(row)
        self.body.addWidget(card)

    def _open_shipped(self, path: Path) -> None:
        self.shell.open_path(path)

    @property
    def command(self) -> str:
        """The command that runs the open search in a terminal; nothing where something must be saved first."""
        document = self.document
        text = SearchText.read(document.path, document.text) if document is not None else None
        if document is None or text is None or not document.has_file or document.is_modified:
            return ""
        named = {"variants": [text.values.get("variant")], "maps": [text.values.get("map")]}
        files = command_line.own_files(
            {key: [str(each) for each in names if each] for key, names in named.items()}, document.path.parent
        )
        unsaved = {each.path for each in self.shell.desk if each.is_modified or not each.has_file}
        return "" if unsaved.intersection(files) else shlex.join(["daimyo", "search", str(document.path)])

    def begin(self) -> None:
        """Run the open search, or go on with it."""
        if self.document is None:
            return
        path, library = self.document.path, self.shell.desk.library()
        self.clear()
        self.wants_page.emit()

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Found:
            plan = searching.plan(library, searches.load(library, path))
            trials = plan.search.values["trials"]
            folder = searching.default_folder() / plan.name
            return searching.run(plan, folder, progress=lambda done: progress(done / trials), stop=stop)

        self.work(work, self.show_found)

    # ------------------------------------------------------------ what was found

    def show_answer(self, answer: Any) -> None:
        """Show what a search has found."""
        self.show_found(answer)

    def show_found(self, found: Any) -> None:
        """Show the front, and the table of its candidates."""
        self.found = found
        stopped = sum(trial.outcome.is_stopped for trial in found.trials)
        said = self.tr("{trials} trials, {stopped} stopped early")
        self.said.setText(said.format(trials=whole(len(found.trials)), stopped=whole(stopped)))
        if not found.trials:
            return
        words = CandidateWords(found)
        card = Card(self.tr("Pareto front"), told(found.plan.subject.title), self)
        self.chart = FrontChart(found, words, card)
        card.body.setContentsMargins(14, 6, 14, 6)
        card.body.addWidget(self.chart)
        self._offer_axes(card, words)
        self.body.addWidget(card)
        self.table = CandidateTable(found, self.chart.numbers, words, self)
        self.candidate = CandidateCard(found, words, self)
        self.candidate.wants_opened.connect(self._open)
        self.candidate.wants_duel.connect(self._duel)
        self.body.addWidget(self.table)
        self.body.addWidget(self.candidate)
        why = PlainLabel(
            self.tr("The best of many trials is partly the luckiest. Choose by the confirmed column.")
            if found.front or not found.is_complete
            else self.tr("No candidate keeps the constraints; trial 0 is the start."),
            self,
        )
        why.setObjectName("hint")
        why.setWordWrap(True)
        self.body.addWidget(why)
        self.chart.chosen.connect(self.choose_trial)
        self.table.chosen.connect(self.choose_trial)
        self.choose_trial(found.front[0] if found.front else 0)

    def _offer_axes(self, card: Card, words: CandidateWords) -> None:
        """Offer which two measures stand against each other, where there are more than two."""
        assert self.found is not None and self.chart is not None
        measures = list(self.found.trials[0].outcome.measures)
        if len(measures) < 3:
            return
        chart = self.chart
        up, across, row = QComboBox(card), QComboBox(card), QHBoxLayout()
        row.setSpacing(8)
        for field, chosen, name in (
            (up, chart.up, self.tr("Upwards")),
            (across, chart.across, self.tr("Across")),
        ):
            field.setAccessibleName(name)
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            field.setMinimumContentsLength(16)
            for measure in measures:
                field.addItem(words.titled(measure), measure)
            field.setCurrentIndex(max(0, field.findData(chosen)))
            field.activated.connect(lambda _: chart.show_axes(up.currentData(), across.currentData()))
            word = PlainLabel(name, card)
            word.setObjectName("hint")
            row.addWidget(word)
            row.addWidget(field)
            row.addSpacing(12)
        # In a row of their own: beside them the head would have no room for what the search is about.
        row.addStretch(1)
        card.body.insertLayout(0, row)

    def choose_trial(self, number: int) -> None:
        """Look at a trial: in the chart, in the table, and in full."""
        if self.found is None or self.chart is None or self.table is None:
            return
        self.chart.choose(number)
        self.table.show_chosen(number)
        self.candidate.show_trial(number)

    def _open(self, number: int) -> None:
        assert self.found is not None
        self.open_texts(self.found.texts(self.found.trials[number]), f"trial-{number}")

    def _duel(self, number: int) -> None:
        assert self.found is not None
        texts = self.found.texts(self.found.trials[number])
        title = self.tr("Trial {number}").format(number=number)
        self.open_duel(self.found.plan.subject, texts, f"trial-{number}", title)
