"""The place in which balance is searched for: the form of a search, what it has found, and one candidate in full."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from engine import documents, games
from engine.questions.search import begun
from engine.questions.search import search as searching
from engine.questions.search.search import Found, Plan
from engine.texts import search as searches
from engine.texts.source import Route
from workbench.background import Worker
from workbench.documents import templates
from workbench.documents.document import Document
from workbench.lab.questions.place import Place, Setting
from workbench.lab.search.candidate_dock import CandidateDock
from workbench.lab.search.search_form import SearchForm
from workbench.lab.search.search_runs import SearchRuns
from workbench.lab.search.search_text import SearchText
from workbench.lab.search.starting_point import starting_point
from workbench.lab.setup import command_line, names
from workbench.shelf import shelved
from workbench.widgets.card import Card
from workbench.widgets.panels import Docks
from workbench.widgets.plain_label import PlainLabel
from workbench.workspace import Shell

FORM_WIDTH, DOCK_WIDTH = 320, 332
# How long a text is left alone before what was kept of it is looked for, in milliseconds.
PATIENCE = 500


class SearchPlace(SearchRuns):
    """Runs the search that is open; one that was stopped is shown as it was left, and goes on from there."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, parent)
        self._start: Setting | None = None
        self._finds = Worker("search kept", self)
        self._patience = QTimer(self, interval=PATIENCE, singleShot=True)
        self._patience.timeout.connect(self._look_up)
        self.form = SearchForm(self)
        self.form.wants.connect(self._set_value)
        self.form.wants_removed.connect(self._remove_value)
        self.candidate = CandidateDock(self)
        self._split()
        self._show_begin()
        self._connect()
        self._show_state()
        self._show_nothing()

    def _connect(self) -> None:
        self.page.chosen.connect(self._choose)
        self.page.pointed.connect(self.candidate.point_at)
        self.candidate.wants_opened.connect(self._open)
        self.candidate.wants_duel.connect(self._duel)
        self.candidate.wants_played.connect(self._play)

    def _split(self) -> None:
        """Put the form at the left, the candidate at the right, and leave room for the text below the page."""
        self.column.removeWidget(self.area)
        self.halves = QSplitter(Qt.Orientation.Vertical)
        self.halves.setChildrenCollapsible(False)
        self.halves.setHandleWidth(1)
        self.halves.addWidget(self.area)
        middle = QWidget(self)
        beside = QVBoxLayout(middle)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(0)
        beside.addWidget(self.strip)
        beside.addWidget(self.halves, 1)
        self.docks = Docks(
            self.form,
            self.tr("Set-up"),
            middle,
            self.candidate,
            self.tr("Candidate"),
            (FORM_WIDTH, DOCK_WIDTH),
        )
        self.column.addWidget(self.docks, 1)
        self.body.setAlignment(Qt.AlignmentFlag(0))

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
        self.document = document
        if document is not None:
            document.text_changed.connect(self._read)
            document.state_changed.connect(self._show_state)
        is_known = self.found is not None and (
            document is None or self.found.plan.search.path == document.path
        )
        if not is_known and not self.is_busy:
            self._show_nothing()
        elif self.found is not None and document is not None:
            self._show_trial(self.page.current)
        elif not self.is_busy:
            self.candidate.forget()
        self._read()
        self._show_state()
        if document is not None and self.plan is None:
            self._look_up()

    def _show_state(self) -> None:
        self.form.setEnabled(self.document is not None)
        said = ""
        if self.document is not None:
            said = self.tr("edited, not saved") if self.document.is_modified else self.tr("saved")
        self.form.state.setText(said)
        self.begin_card.setVisible(self.document is None)
        self.page.setVisible(self.document is not None or self.is_busy)
        self.show_head()

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
        if self.document.text != self._planned or self.plan is None:
            self.plan = None
            self._patience.start()
        if self.found is None:
            self._show_nothing()
        self.show_head()

    def _look_up(self) -> None:
        """Find what was tried before of the search as it is now, off the window's thread."""
        self._patience.stop()
        document, library = self.document, self.shell.desk.library()
        if document is None:
            return
        path, said = document.path, document.text

        def find() -> tuple[Plan, Found | None, bool]:
            plan = searching.plan(library, searches.load(library, path))
            found = None if self.is_busy else begun.kept(plan, searching.default_folder() / plan.name)
            return plan, found, found is not None and begun.is_exhausted(found)

        def done(answer: tuple[Plan, Found | None, bool]) -> None:
            if self.document is not document:
                return
            self.plan, found, is_exhausted = answer
            self._planned = said
            if is_exhausted:
                self.exhausted.add(self.plan.name)
            if not self.is_busy and found is not None:
                self._take_found(found)
            self.show_head()

        # What is wrong with a text is told by its problems, and what another process holds when it is wanted.
        self._finds.ask(find, done, lambda _: None)

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
        self.begin_card = card = Card(self.tr("Search for balance"), "", self)
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
        self.body.addWidget(self.page, 1)
        self.body.addStretch(0)

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

    # ------------------------------------------------------------ what was found

    def _show_nothing(self) -> None:
        """Show that nothing was tried of the open search."""
        text = None
        if self.document is not None:
            text = SearchText.read(self.document.path, self.document.text)
        said = self.tr(
            "Nothing was tried yet. The first trial is the start as it is now; then others are sought."
        )
        self.page.show_nothing(str(text.values.get("title") or "") if text is not None else "", "", said)
        self.candidate.forget()

    def clear(self) -> None:
        """Take all answers away."""
        self._show_nothing()

    def _take_found(self, found: Found) -> None:
        self.page.show_found(found, is_busy=self.is_busy)
        self._show_trial(self.page.current)

    def take_over(self, before: Place) -> None:
        """Show in another language what was shown, and what was chosen of it."""
        super().take_over(before)
        if isinstance(before, SearchPlace) and before.found is not None:
            self._take_found(before.found)
            self.plan, self._planned = before.plan, before._planned
            self.page.choose(before.page.choices)
            self.docks.take_tab(before.docks)
            self.show_head()

    def _choose(self, number: int) -> None:
        """Look at a trial that somebody has chosen, where it can be seen."""
        self._show_trial(number)
        self.docks.show_right()

    def choose_trial(self, number: int) -> None:
        """Look at a trial: in the chart, in the table, and in full."""
        if self.found is not None:
            self._show_trial(number)

    def _show_trial(self, number: int) -> None:
        self.page.show_trial(number)
        if self.page.words is not None:
            self.candidate.show_trial(self.page.words, number)

    # ------------------------------------------------------------ what a candidate opens as

    def _open(self, number: int) -> None:
        assert self.found is not None
        self.open_texts(self.found.texts(self.found.trials[number]), f"trial-{number}")

    def _duel(self, number: int) -> None:
        assert self.found is not None
        texts = self.found.texts(self.found.trials[number])
        title = self.tr("Trial {number}").format(number=number)
        self.open_duel(self.found.plan.subject, texts, f"trial-{number}", title)

    def _play(self, number: int) -> None:
        """Set up a game at the table with what a trial changes, and otherwise with what it was made from."""
        assert self.found is not None
        found, desk = self.found, self.shell.desk
        texts, subject = found.texts(found.trials[number]), found.plan.subject
        paths: dict[str, Path] = {}
        for kind, name in (("variant", subject.variant), ("map", subject.map)):
            if kind in texts:
                paths[kind] = desk.new(f"trial-{number}-{kind}.yaml", texts[kind]).path
            elif name:
                known = desk.library().find(kind, name, beside=found.plan.search.path)
                paths |= {kind: known} if known is not None else {}
        table = self.shell.show_workspace("table")
        for kind in paths:
            choose = getattr(table, f"choose_{kind}", None)
            if choose is not None:
                choose(paths[kind])
