"""The experiment builder: a form beside the text, both views of one document."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
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

from engine import games
from engine.texts import schema
from engine.texts.experiment import MOST_GAMES
from engine.texts.source import Route
from workbench.dress.icons import icon
from workbench.lab.setup.experiment_text import ExperimentText
from workbench.lab.setup.fields import (
    ChangeRow,
    Choice,
    CountRow,
    NameBox,
    NameList,
    NumberField,
)
from workbench.lab.setup.lineups import LineupField, resized
from workbench.lab.setup.names import agents, game_of, usual_variant
from workbench.lab.setup.run_footer import RunFooter
from workbench.rules.spelling import headed_label
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import DockHeader
from workbench.widgets.plain_label import PlainLabel


class Form(QWidget):
    """The values of an experiment, and below them what runs it."""

    wants = Signal(object, object, str)
    """A route, the value to write there, and the name of the deed."""
    wants_removed = Signal(object, str)
    wants_dice = Signal()
    wants_variation = Signal(str)
    """The dotted key of a value to try several values of."""

    def __init__(self, offered: Sequence[Choice], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.experiment: ExperimentText | None = None
        self.state = PlainLabel(self)
        self.state.setObjectName("hint")
        self.title = QLineEdit(self)
        self.title.setAccessibleName(self.tr("Name"))
        self.title.editingFinished.connect(self._take_title)
        self.game_choice = QComboBox(self)
        self.game_choice.setAccessibleName(self.tr("Game"))
        for each in games.all_facts():
            self.game_choice.addItem(each.title, each.name)
        self.maps = NameBox(self.tr("Maps"), self)
        self.variants = NameList(self.tr("Variants"), self)
        facts = games.all_facts()
        self.game = games.usual().name
        least, most = min(each.least_players for each in facts), max(each.most_players for each in facts)
        self.players = CountRow(range(least, most + 1), self.tr("Players"), self)
        self.lineups = LineupField(offered, self)
        self.games = NumberField(self.tr("Games per cell"), 1, MOST_GAMES, self, is_grouped=True)
        self.seed = NumberField(self.tr("Seed"), 0, 2**64 - 1, self, is_grouped=False)
        self.dice = IconButton("dice", self.tr("Another seed"), self)
        self.changes: list[ChangeRow] = []
        self.footer = RunFooter(self)
        self.rotates = QCheckBox(self.tr("Rotate agents over the seats"), self)
        self.keeps_records = QCheckBox(self.tr("Keep records of differing games"), self)
        self.until_decided = QCheckBox(self.tr("Stop early when decided"), self)
        self._say_tips()
        self._connect()
        self._lay_out()

    def _say_tips(self) -> None:
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

    def _connect(self) -> None:
        self.game_choice.activated.connect(lambda _: self._take_game(self.game_choice.currentData()))
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

    # ------------------------------------------------------------ layout

    def _lay_out(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("panel")
        column = QVBoxLayout(inner)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(4)
        self.map_count, self.variant_count, self.no_map = (
            PlainLabel(inner),
            PlainLabel(inner),
            PlainLabel(inner),
        )
        for title, count, field in (
            (self.tr("Name"), None, self.title),
            (self.tr("Game"), self.no_map, self.game_choice),
            (self.tr("Maps"), self.map_count, self.maps),
            (self.tr("Variants"), self.variant_count, self.variants),
            (self.tr("Players"), None, self.players),
        ):
            holder = QWidget(inner)
            part = QVBoxLayout(holder)
            part.setContentsMargins(0, 0, 0, 2)
            part.setSpacing(4)
            part.addLayout(_titled(title, count, holder))
            part.addWidget(field)
            column.addWidget(holder)
            if field is self.maps:
                self.map_part = holder
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
        whole_form.addWidget(self.footer)

    def _numbers(self, parent: QWidget) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.addWidget(PlainLabel(self.tr("Games per cell"), parent), 0, 0)
        grid.addWidget(PlainLabel(self.tr("Seed"), parent), 0, 1)
        grid.addWidget(self.games, 1, 0)
        seed = QHBoxLayout()
        seed.setSpacing(2)
        seed.addWidget(self.seed, 1)
        seed.addWidget(self.dice)
        grid.addLayout(seed, 1, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        return grid

    # ------------------------------------------------------------ showing

    def show_experiment(
        self, experiment: ExperimentText, maps: Sequence[Choice], variants: Sequence[Choice]
    ) -> None:
        """Show the values of another text."""
        self.experiment = experiment
        title = experiment.values.get("title")
        if not self.title.hasFocus() or not self.title.isModified():
            self.title.setText(str(title or ""))
        named = experiment.names
        self.maps.show_choices(maps, named["maps"])
        self.variants.show_choices(variants, named["variants"])
        self.map_count.setText(str(len(named["maps"])))
        words = self.tr("{on} of {all}")
        self.variant_count.setText(words.format(on=len(named["variants"]), all=self.variants.count()))
        rotates = bool(experiment.values.get("rotate", True))
        self.players.show_chosen(experiment.players)
        # After maps and players, for what these have on stays in sight.
        if game := game_of(named["variants"]):
            self.show_game(game)
        self.lineups.show_lineups(experiment.lineups, experiment.players, rotates=rotates)
        self.games.show_number(experiment.get("games", 0))
        self.seed.show_number(experiment.get("seed", 0))
        self.rotates.setChecked(rotates)
        self._show_changes(experiment)

    def show_game(self, game: str) -> None:
        """Show only what an experiment with a game can say: one without a map names none."""
        self.game = game
        self.lineups.show_agents(agents(game))
        facts = games.facts_of(game)
        self.game_choice.setCurrentIndex(self.game_choice.findData(game))
        self.no_map.setText("" if facts.needs_map else self.tr("no map"))
        self.map_part.setVisible(facts.needs_map or bool(self.maps.on))
        self.players.show_possible(range(facts.least_players, facts.most_players + 1))

    def show_broken(self) -> None:
        """Let the form rest while the text cannot be read."""
        self.experiment = None
        self.footer.show_unchecked()

    def _show_changes(self, experiment: ExperimentText) -> None:
        wanted = [(route, key) for route in ("vary", "set") for key in (experiment.get(route, {}))]
        if wanted != [("vary" if row.is_varied else "set", row.key) for row in self.changes]:
            for row in self.changes:
                row.hide()
                row.deleteLater()
            self.changes = [self._change_row(route, str(key)) for route, key in wanted]
            for row in self.changes:
                self._change_rows.addWidget(row)
        for row in self.changes:
            row.show_value(experiment.values["vary" if row.is_varied else "set"][row.key])

    def _change_row(self, part: str, key: str) -> ChangeRow:
        title = headed_label(tuple(key.split(".")), f"variant/{self.game}")
        row = ChangeRow(key, title, is_varied=part == "vary", parent=self)
        changed = self.tr("Change the values of {value}").format(value=title)
        dropped = self.tr("Leave {value} alone").format(value=title)
        row.entered.connect(lambda value: self.wants.emit((part, key), value, changed))
        row.wants_removed.connect(partial(self._drop, (part, key), dropped))
        return row

    def _drop(self, route: Route, deed: str) -> None:
        self.wants_removed.emit(route, deed)

    # ------------------------------------------------------------ taking

    def _take_title(self) -> None:
        text = self.title.text().strip()
        self.title.setModified(False)
        if self.experiment is not None and text and text != self.experiment.values.get("title"):
            self.wants.emit(("title",), text, self.tr("Rename the experiment"))

    def _take_game(self, game: str) -> None:
        """Ask for an experiment with the usual variant of another game."""
        if self.experiment is None or game == self.game:
            return
        facts, deed = games.facts_of(game), self.tr("Change the game")
        for part in ("vary", "set"):
            if self.experiment.get(part, {}):
                self.wants_removed.emit((part,), deed)
        if facts.usual_map:
            self.wants.emit(("maps",), [facts.usual_map], deed)
        else:
            self.wants_removed.emit(("maps",), deed)
        self.wants.emit(("variants",), [usual_variant(game)], deed)
        self._take_players([facts.usual_players])

    def _take_players(self, counts: list[int]) -> None:
        if self.experiment is None:
            return
        fitting = resized(self.experiment.lineups, counts)
        if fitting != self.experiment.lineups:
            self.wants.emit(("lineups",), fitting, self.tr("Change line-ups"))
        self.wants.emit(("players",), counts, self.tr("Change players"))

    def _take_rotation(self, rotates: bool) -> None:
        self.wants.emit(("rotate",), rotates, self.tr("Change the rotation of seats"))

    def _offer_values(self) -> None:
        from workbench.rules import schema_words
        from workbench.rules.experiments import is_varied
        from workbench.rules.schema_value import rows_by_group

        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        removable = schema.removable(f"variant/{self.game}")
        for group, rows in rows_by_group(f"variant/{self.game}").items():
            inner = menu.addMenu(schema_words.said(group).replace("&", "&&"))
            for row in filter(is_varied, rows):
                if row.route[:1] not in removable:
                    key = ".".join(map(str, row.route))
                    words = headed_label(row.route, f"variant/{self.game}").replace("&", "&&")
                    inner.addAction(words, partial(self.wants_variation.emit, key))
            inner.menuAction().setVisible(not inner.isEmpty())
        menu.popup(self.vary.mapToGlobal(self.vary.rect().bottomLeft()))


def _titled(title: str, count: QLabel | None, parent: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(PlainLabel(title, parent))
    row.addStretch(1)
    if count is not None:
        count.setObjectName("hint")
        row.addWidget(count)
    return row
