"""The experiment builder: a form beside the text, both views of one document."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import prod
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.problem import Problem, Severity
from engine.source import Route
from workbench import typeface
from workbench.icon_button import IconButton
from workbench.icons import icon, severity_picture
from workbench.lab.fields import (
    ChangeRow,
    Choice,
    CountRow,
    LineupField,
    NameBox,
    NameList,
    NumberField,
    resized,
)
from workbench.lab.sheet import Sheet
from workbench.lab.words import duration, whole
from workbench.panels import DockHeader
from workbench.rules.spelling import label_of

if TYPE_CHECKING:
    from workbench.lab.preparation import Prepared

COUNTS = (2, 3, 4, 5, 6)


class Form(QWidget):
    """The values of an experiment, the size of it, and the buttons that run it."""

    wants = Signal(object, object, str)
    """A route, the value to write there, and the name of the deed."""
    wants_removed = Signal(object, str)
    wants_run = Signal()
    wants_test = Signal()
    wants_dice = Signal()
    wants_variation = Signal(str)
    """The dotted key of a value to try several values of."""
    chosen = Signal(object)
    """The problem whose place is to be shown."""

    def __init__(self, agents: Sequence[Choice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.sheet: Sheet | None = None
        self._problem: Problem | None = None
        self.state = QLabel(self)
        self.state.setObjectName("hint")
        self.title = QLineEdit(self)
        self.title.setAccessibleName(self.tr("Name"))
        self.title.editingFinished.connect(self._take_title)
        self.maps = NameBox(self.tr("Maps"), self)
        self.variants = NameList(self.tr("Variants"), self)
        self.players = CountRow(COUNTS, self.tr("Players"), self)
        self.lineups = LineupField(agents, self)
        self.games = NumberField(self.tr("Games per cell"), 1, self)
        self.seed = NumberField(self.tr("Seed"), 0, self)
        self.dice = IconButton("dice", self.tr("Another seed"), self)
        self.changes: list[ChangeRow] = []
        self.rotates = QCheckBox(self.tr("Rotate agents over the seats"), self)
        self.keeps_records = QCheckBox(self.tr("Keep records of differing games"), self)
        self.until_decided = QCheckBox(self.tr("Stop early when decided"), self)
        self._make_end()
        self._connect()
        self._lay_out()

    def _make_end(self) -> None:
        for box, tip in (
            (
                self.rotates,
                self.tr("The agents of a line-up move on by one seat from game to game."),
            ),
            (
                self.keeps_records,
                self.tr(
                    "Writes the games whose winner differs into the run's folder; for this session, not in the text."
                ),
            ),
            (
                self.until_decided,
                self.tr(
                    "Stops when the win rates of all pairs are told apart or shown to be alike, by intervals that "
                    "are valid at any stop; for this session, not in the text."
                ),
            ),
        ):
            box.setToolTip(tip)
            box.setAccessibleDescription(tip)
        self.product, self.total, self.time = QLabel(self), QLabel(self), QLabel(self)
        self.product.setObjectName("hint")
        self.total.setFont(typeface.style("group"))
        self.time.setObjectName("hint")
        self.run = QPushButton(icon("play", "on_accent"), self.tr("Queue run"), self)
        self.run.setObjectName("primary")
        self.run.setMinimumHeight(32)
        self.test = QPushButton(self.tr("Test 100"), self)
        self.test.setMinimumHeight(32)
        self.test.setToolTip(self.tr("Play 100 games a cell and keep nothing"))
        for button in (self.run, self.test):
            button.setAccessibleName(button.text())
        self.why = QPushButton(self)
        self.why.setObjectName("link")
        self.why.setAccessibleName(self.tr("Problem of the experiment"))
        self.problem = QFrame(self)
        self.problem.setObjectName("notice")
        self.problem.setProperty("severity", "error")
        self.problem_words = QLabel(self.problem)
        self.problem_words.setWordWrap(True)

    def _connect(self) -> None:
        self.maps.chosen.connect(lambda names: self.wants.emit(("maps",), names, self.tr("Change maps")))
        self.variants.chosen.connect(
            lambda names: self.wants.emit(("variants",), names, self.tr("Change variants"))
        )
        self.players.chosen.connect(self._take_players)
        self.lineups.chosen.connect(
            lambda lineups: self.wants.emit(("lineups",), lineups, self.tr("Change line-ups"))
        )
        self.games.entered.connect(
            lambda count: self.wants.emit(("games",), count, self.tr("Change games per cell"))
        )
        self.seed.entered.connect(lambda seed: self.wants.emit(("seed",), seed, self.tr("Change seed")))
        self.dice.clicked.connect(self.wants_dice)
        self.rotates.clicked.connect(self._take_rotation)
        self.run.clicked.connect(self.wants_run)
        self.test.clicked.connect(self.wants_test)
        self.why.clicked.connect(self._show_problem)

    # ------------------------------------------------------------ layout

    def _lay_out(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("panel")
        column = QVBoxLayout(inner)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(4)
        self.map_count, self.variant_count = QLabel(inner), QLabel(inner)
        for title, count, field in (
            (self.tr("Name"), None, self.title),
            (self.tr("Maps"), self.map_count, self.maps),
            (self.tr("Variants"), self.variant_count, self.variants),
            (self.tr("Players"), None, self.players),
        ):
            column.addLayout(_titled(title, count, inner))
            column.addWidget(field)
            column.addSpacing(6)
        column.addWidget(self.lineups)
        column.addSpacing(6)
        column.addLayout(self._numbers(inner))
        column.addSpacing(4)
        self._change_rows = QVBoxLayout()
        self._change_rows.setSpacing(6)
        column.addLayout(self._change_rows)
        self.vary = QPushButton(icon("plus"), self.tr("Vary a value…"), inner)
        self.vary.setObjectName("link")
        self.vary.setAccessibleName(self.tr("Vary a value of the rules"))
        self.vary.clicked.connect(self._offer_values)
        row = QHBoxLayout()
        row.addWidget(self.vary)
        row.addStretch(1)
        column.addLayout(row)
        column.addSpacing(2)
        for box in (self.rotates, self.keeps_records, self.until_decided):
            column.addWidget(box)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("Values of the experiment"))
        area.setWidget(inner)
        whole_form = QVBoxLayout(self)
        whole_form.setContentsMargins(0, 0, 0, 0)
        whole_form.setSpacing(0)
        whole_form.addWidget(DockHeader(self.tr("Experiment setup"), self.state, self))
        whole_form.addWidget(area, 1)
        whole_form.addWidget(self._foot())

    def _numbers(self, parent: QWidget) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.addWidget(QLabel(self.tr("Games per cell"), parent), 0, 0)
        grid.addWidget(QLabel(self.tr("Seed"), parent), 0, 1)
        grid.addWidget(self.games, 1, 0)
        seed = QHBoxLayout()
        seed.setSpacing(2)
        seed.addWidget(self.seed, 1)
        seed.addWidget(self.dice)
        grid.addLayout(seed, 1, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _foot(self) -> QWidget:
        foot = QFrame(self)
        foot.setObjectName("panel")
        column = QVBoxLayout(foot)
        column.setContentsMargins(14, 8, 14, 12)
        column.setSpacing(8)
        words = QHBoxLayout(self.problem)
        words.setContentsMargins(8, 6, 8, 6)
        mark = QLabel(self.problem)
        mark.setPixmap(severity_picture(Severity.ERROR, 16))
        words.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        words.addWidget(self.problem_words, 1)
        words.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        self.why.setText(self.tr("Show"))
        self.box = QFrame(foot)
        self.box.setObjectName("sumBox")
        self.box.setStyleSheet(
            "#sumBox { background: palette(alternate-base); border: 1px solid palette(mid); border-radius: 6px; }"
        )
        inside = QGridLayout(self.box)
        inside.setContentsMargins(12, 8, 12, 8)
        inside.setVerticalSpacing(2)
        inside.addWidget(self.product, 0, 0, 1, 2)
        inside.addWidget(self.total, 1, 0)
        inside.addWidget(self.time, 1, 1, Qt.AlignmentFlag.AlignRight)
        inside.setColumnStretch(0, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.run, 2)
        buttons.addWidget(self.test, 1)
        for part in (self.problem, self.box):
            column.addWidget(part)
        column.addLayout(buttons)
        self.problem.hide()
        return foot

    # ------------------------------------------------------------ showing

    def show_sheet(self, sheet: Sheet, maps: Sequence[Choice], variants: Sequence[Choice]) -> None:
        """Show the values of another text."""
        self.sheet = sheet
        title = sheet.values.get("title")
        if not self.title.hasFocus() or not self.title.isModified():
            self.title.setText(str(title or ""))
        named = sheet.names
        self.maps.show_choices(maps, named["maps"])
        self.variants.show_choices(variants, named["variants"])
        self.map_count.setText(str(len(named["maps"])))
        words = self.tr("{on} of {all}")
        self.variant_count.setText(words.format(on=len(named["variants"]), all=self.variants.count()))
        rotates = bool(sheet.values.get("rotate", True))
        self.players.show_chosen(sheet.players)
        self.lineups.show_lineups(sheet.lineups, sheet.players, rotates=rotates)
        self.games.show_number(sheet.get("games", 0))
        self.seed.show_number(sheet.get("seed", 0), is_grouped=False)
        self.rotates.setChecked(rotates)
        self._show_changes(sheet)

    def show_broken(self) -> None:
        """Let the form rest while the text cannot be read."""
        self.sheet = None
        self.show_unchecked()

    def show_unchecked(self) -> None:
        """Let nobody run what has not been looked at yet."""
        self.run.setEnabled(False)
        self.test.setEnabled(False)

    def _show_changes(self, sheet: Sheet) -> None:
        wanted = [(route, key) for route in ("vary", "set") for key in (sheet.get(route, {}))]
        if wanted != [("vary" if row.is_varied else "set", row.key) for row in self.changes]:
            for row in self.changes:
                row.hide()
                row.deleteLater()
            self.changes = [self._change_row(route, str(key)) for route, key in wanted]
            for row in self.changes:
                self._change_rows.addWidget(row)
        for row in self.changes:
            row.show_value(sheet.values["vary" if row.is_varied else "set"][row.key])

    def _change_row(self, part: str, key: str) -> ChangeRow:
        row = ChangeRow(key, is_varied=part == "vary", parent=self)
        title = label_of(tuple(key.split(".")))
        changed = self.tr("Change the values of {value}").format(value=title)
        dropped = self.tr("Leave {value} alone").format(value=title)
        row.entered.connect(lambda value: self.wants.emit((part, key), value, changed))
        row.wants_removed.connect(partial(self._drop, (part, key), dropped))
        return row

    def _drop(self, route: Route, deed: str) -> None:
        self.wants_removed.emit(route, deed)

    def show_prepared(self, prepared: Prepared | None) -> None:
        """Show how many games would be played and how long that takes, or what keeps them from it."""
        plan = prepared.plan if prepared else None
        self.run.setEnabled(plan is not None)
        self.test.setEnabled(plan is not None)
        self._problem = None
        if prepared is not None and plan is None:
            errors = [each for each in prepared.problems if each.severity is Severity.ERROR]
            self._problem = next(iter(errors or prepared.problems), None)
        self.problem.setVisible(self._problem is not None)
        self.box.setVisible(self._problem is None)
        if self._problem is not None:
            self.problem_words.setText(self._problem.message)
            self.problem.setAccessibleName(self._problem.message)
        if plan is None or prepared is None:
            self.product.setText("")
            self.total.setText("")
            self.time.setText("")
            return
        self.product.setText(self._product(plan.experiment, len(plan.cells), plan.games))
        self.total.setText(self.tr("{count} games").format(count=whole(plan.total)))
        seconds = prepared.seconds
        self.time.setText(duration(seconds) if seconds is not None else self.tr("pace not known yet"))

    def _product(self, values: dict[str, Any], cells: int, games: int) -> str:
        """Say what is multiplied; where not everything is combined with everything, the number of cells."""
        counts = {
            "map": len(values["maps"]),
            "variant": len(values["variants"]),
            "value": prod(len(each) for each in values.get("vary", {}).values()),
        }
        if prod(counts.values()) != cells:
            return self.tr("{count} cells × {games}").format(count=cells, games=whole(games))
        told = [
            kind for kind, count in counts.items() if count > 1 or (kind != "value" and counts["value"] == 1)
        ]
        return " × ".join([*(self._counted(counts[kind], kind) for kind in told), whole(games)])

    def _counted(self, count: int, kind: str) -> str:
        if kind == "map":
            words = self.tr("{count} map") if count == 1 else self.tr("{count} maps")
        elif kind == "variant":
            words = self.tr("{count} variant") if count == 1 else self.tr("{count} variants")
        else:
            words = self.tr("{count} values")
        return words.format(count=count)

    # ------------------------------------------------------------ taking

    def _show_problem(self) -> None:
        if self._problem is not None:
            self.chosen.emit(self._problem)

    def _take_title(self) -> None:
        text = self.title.text().strip()
        self.title.setModified(False)
        if self.sheet is not None and text and text != self.sheet.values.get("title"):
            self.wants.emit(("title",), text, self.tr("Rename the experiment"))

    def _take_players(self, counts: list[int]) -> None:
        if self.sheet is None:
            return
        fitting = resized(self.sheet.lineups, counts)
        if fitting != self.sheet.lineups:
            self.wants.emit(("lineups",), fitting, self.tr("Change line-ups"))
        self.wants.emit(("players",), counts, self.tr("Change players"))

    def _take_rotation(self, rotates: bool) -> None:
        self.wants.emit(("rotate",), rotates, self.tr("Change the rotation of seats"))

    def _offer_values(self) -> None:
        from workbench.rules.experiments import NOT_VARIED
        from workbench.rules.form import routes_by_group

        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for group, routes in routes_by_group().items():
            inner = menu.addMenu(group.replace("&", "&&"))
            for route in routes:
                if route not in NOT_VARIED and route[0] != "tokens":
                    key = ".".join(map(str, route))
                    inner.addAction(
                        label_of(route).replace("&", "&&"), partial(self.wants_variation.emit, key)
                    )
            inner.menuAction().setVisible(not inner.isEmpty())
        menu.popup(self.vary.mapToGlobal(self.vary.rect().bottomLeft()))


def _titled(title: str, count: QLabel | None, parent: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(QLabel(title, parent))
    row.addStretch(1)
    if count is not None:
        count.setObjectName("hint")
        row.addWidget(count)
    return row
