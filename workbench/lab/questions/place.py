"""What the places of the lab's questions share: what is asked about, the work off the window's thread, and its end."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine import games
from engine.questions.subject import Subject
from engine.texts.problem import ProblemError, Severity
from workbench.background import Worker
from workbench.documents.saving import not_saved
from workbench.lab.setup import names
from workbench.lab.setup.names import name_of
from workbench.language import told
from workbench.rules.experiments import duel
from workbench.shell.notice import Notice
from workbench.visible import one_line
from workbench.widgets.plain_label import PlainLabel
from workbench.workspace import Shell

if TYPE_CHECKING:
    from engine.numbers.plan import Cell

# Work is given a wish to stop and somebody to tell how far it is, from 0 to 1.
Work = Callable[[threading.Event, Callable[[float], None]], Any]


class Place(QWidget):
    """A strip with what is asked about, a button that begins or stops, and a page below for the answers."""

    progressed = Signal(float)
    busy_changed = Signal()

    def __init__(self, shell: Shell, title: str, verb: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.shell, self._verb = shell, verb
        self._worker = Worker("question", self)
        self._stop = threading.Event()
        self.has_answer = False
        self.answer: Any = None
        self.setObjectName("welcome")
        self.variant, self.map, self.players, self.budget = (QComboBox(self) for _ in range(4))
        for field in self._fields():
            # Long titles give way before the buttons do.
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            field.setMinimumContentsLength({self.players: 3, self.budget: 7}.get(field, 8))
        self.button = QPushButton(verb, self)
        self.button.setObjectName("primary")
        self.bar = QProgressBar(self)
        self.bar.setRange(0, 1000)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.said = PlainLabel("", self)
        self.said.setObjectName("hint")
        self.head = QHBoxLayout()
        self.head.setContentsMargins(16, 10, 16, 10)
        self.head.setSpacing(10)
        self._add(self.tr("Variant"), self.variant)
        self._add(self.tr("Map"), self.map)
        self._add(self.tr("Players"), self.players)
        self._add(self.tr("Budget"), self.budget)
        self.head.addWidget(self.bar, 1)
        self.head.addWidget(self.said)
        self.head.addWidget(self.button)
        inner = QWidget(self)
        inner.setObjectName("welcome")
        # As wide as the page: what finds no room there stands below, and nothing is scrolled sideways.
        inner.setMinimumWidth(1)
        self.body = QVBoxLayout(inner)
        self.body.setContentsMargins(16, 6, 16, 16)
        self.body.setSpacing(10)
        self.body.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setAccessibleName(title)
        self.area.setWidget(inner)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addLayout(self.head)
        self.column.addWidget(self.area, 1)
        self.variant.currentIndexChanged.connect(self._show_players)
        self.map.currentIndexChanged.connect(self._show_players)
        self.button.clicked.connect(self.begin_or_stop)
        self.progressed.connect(lambda done: self.bar.setValue(int(1000 * done)))

    def _add(self, word: str, field: QWidget) -> None:
        label = PlainLabel(word, self)
        label.setObjectName("hint")
        label.setBuddy(field)
        field.setAccessibleName(word)
        self.head.addWidget(label)
        self.head.addWidget(field)

    # ------------------------------------------------------------ what is asked about

    def look(self) -> None:
        """Offer the variants and maps that there are now, keeping what was chosen."""
        usual = games.usual()
        for kind, field in (("variant", self.variant), ("map", self.map)):
            chosen = field.currentData() or (usual.usual_variant if kind == "variant" else usual.usual_map)
            field.blockSignals(True)
            field.clear()
            # Named as on a command line: a path is read from the current folder.
            for name, title in names.choices(kind, list(self.shell.desk), Path.cwd()):
                field.addItem(one_line(title), name)
            field.setCurrentIndex(max(0, field.findData(chosen)))
            field.blockSignals(False)
        self._show_players()

    def choose(self, kind: str, name: str) -> None:
        """Ask about a variant or a map."""
        self.look()
        field = self.variant if kind == "variant" else self.map
        field.setCurrentIndex(max(0, field.findData(name)))

    def choose_cell(self, cell: Cell) -> None:
        """Ask about what a cell of an experiment plays."""
        for kind, name in (("variant", cell.variant), ("map", cell.map)):
            if name:
                self.choose(kind, name)
        self.players.setCurrentIndex(max(0, self.players.findData(cell.players)))

    def _show_players(self) -> None:
        """Offer the numbers of players that both variant and map are made for."""
        from engine import documents
        from engine.maps import map as maps

        library = self.shell.desk.library()
        read = documents.load_variant(library, self.variant.currentData() or "")
        if not read.is_sound:
            return
        facts, limits = games.facts_of(read.game), read.values["players"]
        self.map.setEnabled(facts.needs_map)
        counts = list(range(limits["least"], limits["most"] + 1))
        if facts.needs_map:
            counts = games.playable_counts(maps.load(library, self.map.currentData() or ""), read) or counts
        chosen = self.players.currentData() or facts.usual_players
        self.players.clear()
        for count in counts:
            self.players.addItem(str(count), count)
        self.players.setCurrentIndex(max(0, self.players.findData(chosen)))

    def subject(self) -> Subject:
        """Give what is asked about, texts that are not saved yet included."""
        chart = self.map.currentData() if self.map.isEnabled() else ""
        return Subject.of(
            self.shell.desk.library(),
            self.variant.currentData() or "",
            chart or "",
            self.players.currentData() or 0,
        )

    # ------------------------------------------------------------ working

    @property
    def is_busy(self) -> bool:
        """Say whether it works on an answer."""
        return self._worker.is_busy

    def begin_or_stop(self) -> None:
        """Begin with an answer, or stop with what there is."""
        if self.is_busy:
            self._stop.set()
            self.said.setText(self.tr("Stopping…"))
        else:
            self.begin()

    def begin(self) -> None:
        """Begin with an answer."""

    def work(self, work: Work, done: Callable[[Any], None]) -> None:
        """Work off the window's thread; the button stops it."""
        self._stop = stop = threading.Event()
        self.has_answer = False
        self.bar.setValue(0)
        self.button.setText(self.tr("Stop"))
        self.said.setText("")

        def ended(result: Any) -> None:
            self._end()
            done(result)
            self.answer, self.has_answer = result, True

        def failed(error: BaseException) -> None:
            self._end()
            if isinstance(error, ProblemError) and error.problems:
                text = told(error.problems[0].message)
            elif isinstance(error, OSError) and error.filename:
                text = not_saved(Path(str(error.filename)), error)
            else:
                text = f"{type(error).__name__}: {error}"
            self.shell.say(Notice(text, Severity.ERROR, topic="question"))

        self._worker.ask(lambda: work(stop, self.progressed.emit), ended, failed)

    def _end(self) -> None:
        self.button.setText(self._verb)
        self.bar.setValue(1000)
        self.busy_changed.emit()

    def take_over(self, before: Place) -> None:
        """Ask about what was asked before in another language, and say the answer again where there is one."""
        for mine, other in zip(self._fields(), before._fields(), strict=True):
            mine.setCurrentIndex(max(0, mine.findData(other.currentData())))
        if before.has_answer:
            self.clear()
            self.bar.setValue(1000)
            self.show_answer(before.answer)
            self.answer, self.has_answer = before.answer, True

    def _fields(self) -> tuple[QComboBox, ...]:
        return self.variant, self.map, self.players, self.budget

    def show_answer(self, answer: Any) -> None:
        """Show a whole answer."""

    def leave(self) -> None:
        """Stop whatever is under way, since nobody will look at it."""
        self._stop.set()
        self._worker.close(0)

    # ------------------------------------------------------------ answers

    def clear(self) -> None:
        """Take all answers away."""
        while (item := self.body.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def open_texts(self, texts: Mapping[str, str], name: str) -> None:
        """Lay documents on the desk and show them."""
        for kind, text in texts.items():
            self.shell.show_document(self.shell.desk.new(f"{name}-{kind}.yaml", text))

    def open_duel(self, subject: Subject, texts: Mapping[str, str], name: str, title: str) -> None:
        """Lay what is proposed on the desk, and an experiment that plays it against what it was made from."""
        desk = self.shell.desk
        proposed = {
            kind: name_of(desk.new(f"{name}-{kind}.yaml", text).path, desk.folder)
            for kind, text in texts.items()
        }
        variants = [subject.variant, *([proposed["variant"]] if "variant" in proposed else [])]
        maps = [subject.map, *([proposed["map"]] if "map" in proposed else [])] if subject.map else []
        text = duel(subject.read.game, variants, title, [subject.players], maps)
        self.shell.show_document(desk.new(f"{name}.experiment.yaml", text))
