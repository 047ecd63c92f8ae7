"""What the places of the lab's questions share: what is asked about, the work off the window's thread, and its end."""

from __future__ import annotations

import shlex
import threading
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine import games
from engine.questions.subject import Subject
from engine.texts import shipped
from engine.texts.problem import ProblemError, Severity
from workbench.background import Worker
from workbench.documents.saving import not_saved
from workbench.lab.setup import names
from workbench.lab.setup.names import name_of
from workbench.language import told
from workbench.rules.experiments import duel
from workbench.shell.notice import Notice
from workbench.visible import one_line
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.plain_label import PlainLabel
from workbench.workspace import Shell

WIDEST_TITLE = 260
# Work is given a wish to stop and somebody to tell how far it is, from 0 to 1.
Work = Callable[[threading.Event, Callable[[float], None]], Any]


class Setting(NamedTuple):
    """What is asked about, as a command names it: without a map where the game has none."""

    variant: str
    map: str
    players: int


class Place(QWidget):
    """A strip with what is asked about, a button that begins or stops, and a page below for the answers."""

    progressed = Signal(float)
    busy_changed = Signal()
    wants_place = Signal(str)
    """Another place of the lab, to go on there."""

    def __init__(self, shell: Shell, title: str, verb: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.shell, self._verb = shell, verb
        self._worker = Worker("question", self)
        self._stop = threading.Event()
        self.has_answer = False
        self.answer: Any = None
        # What is said while there is still something to do once the bar is full.
        self.last_words = ""
        self.setObjectName("welcome")
        self.variant, self.map, self.players, self.budget = (ElidedCombo(self) for _ in range(4))
        for field in self._fields():
            # Long titles give way before the buttons do; numbers and budgets are short.
            is_title = field in (self.variant, self.map)
            policy = QComboBox.SizeAdjustPolicy
            field.setSizeAdjustPolicy(
                policy.AdjustToMinimumContentsLengthWithIcon if is_title else policy.AdjustToContents
            )
            field.setMinimumContentsLength(8 if is_title else 1)
        self.button = QPushButton(verb, self)
        self.button.setObjectName("primary")
        self.bar = QProgressBar(self)
        self.bar.setRange(0, 1000)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.bar.setMinimumWidth(40)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.said = PlainLabel("", self)
        self.said.setObjectName("hint")
        for part in (*self._fields(), self.said):
            part.hide()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self._lay_head()
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
        self.column.addWidget(self.area, 1)
        self.variant.currentIndexChanged.connect(self._show_players)
        self.map.currentIndexChanged.connect(self._show_players)
        self.button.clicked.connect(self.begin_or_stop)
        self.progressed.connect(self._show_progress)

    def _lay_head(self) -> None:
        """Lay out what is asked about, the progress and the button; where nobody does, the fields stay hidden."""

    def say_what_for(self, text: str) -> None:
        """Say on an empty page what the place is good for."""
        label = PlainLabel(text, self)
        label.setObjectName("hint")
        label.setWordWrap(True)
        label.setMaximumWidth(720)
        self.body.addWidget(label)

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
                field.addItem(one_line(self._titled(kind, name, title)), name)
            field.setCurrentIndex(max(0, field.findData(chosen)))
            field.blockSignals(False)
        self._show_players()

    @staticmethod
    def _titled(kind: str, name: str, title: str) -> str:
        """Say of which game a shipped variant is, unless it is the usual one: "easy" alone could be any."""
        game = names.game_of([name]) if kind == "variant" else ""
        return title if game in ("", games.usual().name) else f"{title} ({games.facts_of(game).title})"

    def choose(self, kind: str, name: str) -> None:
        """Ask about a variant or a map."""
        self.look()
        field = self.variant if kind == "variant" else self.map
        # A shipped one may be named with its game or without, and a map with changed hexes is on no shelf.
        path = shipped.find(kind, name)
        same = (
            place
            for place in range(field.count())
            if path is not None and shipped.find(kind, field.itemData(place)) == path
        )
        place = next(same, field.findData(name))
        if place < 0:
            field.insertItem(0, one_line(name), name)
        field.setCurrentIndex(max(0, place))

    def choose_setting(self, setting: Setting) -> None:
        """Ask about what is played elsewhere: in another place, or in a cell of an experiment."""
        for kind, name in (("variant", setting.variant), ("map", setting.map)):
            if name:
                self.choose(kind, name)
        self.players.setCurrentIndex(max(0, self.players.findData(setting.players)))

    @property
    def setting(self) -> Setting:
        """What is asked about."""
        chart = self.map.currentData() if self.map.isEnabled() else ""
        return Setting(self.variant.currentData() or "", chart or "", self.players.currentData() or 0)

    def can_play_on(self, chart: str) -> bool:
        """Say whether the chosen variant and a map are made for a number of players that both have."""
        from engine import documents
        from engine.maps import map as maps

        library = self.shell.desk.library()
        read = documents.load_variant(library, self.variant.currentData() or "")
        return not read.is_sound or bool(games.playable_counts(maps.load(library, chart), read))

    def _show_players(self) -> None:
        """Offer the numbers of players that both variant and map are made for; without one, those of the map."""
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
            chart = maps.load(library, self.map.currentData() or "")
            counts = games.playable_counts(chart, read) or list(chart.players) or counts
        chosen = self.players.currentData() or facts.usual_players
        self.players.clear()
        for count in counts:
            self.players.addItem(str(count), count)
        self.players.setCurrentIndex(max(0, self.players.findData(chosen)))

    def subject(self) -> Callable[[], Subject]:
        """Give what reads what is asked about, off the window's thread; texts that are not saved yet are included."""
        return partial(Subject.of, self.shell.desk.library(), *self.setting)

    @property
    def command(self) -> str:
        """The command that does the same in a terminal; nothing where there is none, or not yet."""
        return ""

    def command_of(self, name: str, *options: str) -> str:
        """Give a command about what is chosen; nothing where a terminal would not read what lies open here."""
        variant, chart, players = self.setting
        named = {Path.cwd() / each for each in (variant, chart) if each}
        if any(each.path in named and (each.is_modified or not each.has_file) for each in self.shell.desk):
            return ""
        where = ["--map", chart] if chart else []
        return shlex.join(["daimyo", name, "--variant", variant, *where, "--players", str(players), *options])

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
        self.said.setText(self.tr("Preparing…"))

        def ended(result: Any) -> None:
            self._end(is_whole=not stop.is_set())
            done(result)
            self.answer, self.has_answer = result, True

        def failed(error: BaseException) -> None:
            self._end(is_whole=False)
            if isinstance(error, ProblemError) and error.problems:
                wrong = error.problems[0]
                text = f"{Path(wrong.file).name}:{wrong.line}: {told(wrong.message)}"
            elif isinstance(error, OSError) and error.filename:
                text = not_saved(Path(str(error.filename)), error)
            else:
                text = f"{type(error).__name__}: {error}"
            self.shell.say(Notice(text, Severity.ERROR, topic="question"))

        self._worker.ask(lambda: work(stop, self.progressed.emit), ended, failed)
        self.busy_changed.emit()

    def _show_progress(self, done: float) -> None:
        self.bar.setValue(int(1000 * done))
        if self.is_busy and not self._stop.is_set():
            self.said.setText(self.last_words if done >= 1 else "")

    def _end(self, *, is_whole: bool) -> None:
        """Ask for something new; the bar stays where it was unless all was done."""
        self.button.setText(self._verb)
        self.said.setText("")
        if is_whole:
            self.bar.setValue(1000)
        self.busy_changed.emit()

    def take_over(self, before: Place) -> None:
        """Ask about what was asked before in another language, and say the answer again where there is one."""
        for mine, other in zip(self._fields(), before._fields(), strict=True):
            mine.setCurrentIndex(max(0, mine.findData(other.currentData())))
        if before.has_answer:
            self.clear()
            self.bar.setValue(before.bar.value())
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
