"""The set-up page: a new game from what lies open and what is shipped, and the ways back to earlier ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine import games
from engine.play.facts import Facts
from workbench.background import Worker
from workbench.documents.desk import Desk
from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.table.form_rows import bare, form_card, named_row
from workbench.table.model.seats import Seat
from workbench.table.naming import translate
from workbench.table.parts import parts_of
from workbench.table.setup.box_lid import BoxLid
from workbench.table.setup.document_choice import DocumentChoice, game_of
from workbench.table.setup.own_choice import OwnChoicePlace
from workbench.table.setup.pairing_preview import PairingPreview, looked_at
from workbench.table.setup.plan import Plan
from workbench.table.setup.play_options import PlayOptions
from workbench.table.setup.recent_setups import RecentSetups
from workbench.table.setup.rules_in_short import RulesInShort
from workbench.table.setup.seat_row import SeatRow
from workbench.table.setup.why_not import WhyNot
from workbench.widgets.controls import WordBox
from workbench.widgets.plain_label import PlainLabel
from workbench.widgets.segment import Segment

FORM_WIDTH, SCROLL_BAR = 540, 16
LOW = 660


class SetupPage(QWidget):
    """Asks what is to be played by whom, shows it like the lid of a box, and gives the plan."""

    start = Signal(object)
    """The plan of the game that is to begin."""
    jump = Signal(object)
    """The problem whose place is to be shown."""
    wants_shelf = Signal()
    wants_record = Signal()
    wants_position = Signal(object)
    """The plan of the game whose position is to be laid out."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self.desk = desk
        self.preview: PairingPreview | None = None
        self._worker = Worker("set-up", self)
        # Several choices may change at once: they are looked at together.
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._look)
        self._is_busy = False
        # The seed of the last game stays to be seen until the page is left.
        self._was_played = False
        self.lid = BoxLid(self)
        self.rules_text = RulesInShort(self)
        self.facts = games.usual()
        self._players = self.facts.usual_players
        titles = {facts.name: facts.title for facts in games.all_facts()}
        tips = {facts.name: facts.summary for facts in games.all_facts()}
        self.game_choice = WordBox(titles, tips, self.tr("Game"), self)
        self.game_choice.currentIndexChanged.connect(self._choose_game)
        self.map_choice = DocumentChoice("map", self.tr("Map"), desk, self)
        self.variant_choice = DocumentChoice("variant", self.tr("Variant"), desk, self)
        for choice in (self.map_choice, self.variant_choice):
            choice.currentIndexChanged.connect(lambda _: self._soon.start())
        self.counts = Segment(self.tr("Players"), self)
        self.counts.chosen.connect(self._choose_count)
        self.rows = [
            SeatRow(number, self) for number in range(max(facts.most_players for facts in games.all_facts()))
        ]
        self.play_options = PlayOptions(self)
        self.own_choice = OwnChoicePlace(self)
        self.own_choice.changed.connect(self._soon.start)
        self.why_not = WhyNot(self)
        self.why_not.chosen.connect(self.jump)
        self.start_button = QPushButton(icon("play", "on_accent"), self.tr("Start the game"), self)
        self.shelf_button = QPushButton(icon("table"), self.tr("Games on the shelf"), self)
        self.record_button = QPushButton(icon("open"), self.tr("Open a record…"), self)
        self.position_button = QPushButton(icon("hex"), self.tr("Set up a position"), self)
        self.position_button.setToolTip(
            self.tr("Lay out any situation of this game by hand, then play it or keep it as a puzzle")
        )
        self.recent_setups = RecentSetups(self)
        self.recent_setups.chosen.connect(self._take_up)
        self._lay_out()
        self._seat_first_players()
        self._take_game()
        for signal in (desk.opened, desk.closed):
            signal.connect(self._list_choices)
        self._list_choices()

    # ------------------------------------------------------------ how it is laid out

    def _lay_out(self) -> None:
        heading = PlainLabel(self.tr("A new game"), self)
        heading.setFont(typeface.style("result"))
        words = PlainLabel(
            self.tr("Play what you have drawn and changed, by hand or against agents, before it is printed."),
            self,
        )
        words.setFont(typeface.style("rules"))
        words.setObjectName("hint")
        words.setWordWrap(True)
        self._sentence = words
        below = bare(QHBoxLayout(), 16)
        below.addWidget(self.rules_text, 3)
        below.addWidget(self.recent_setups, 2)
        left = bare(QVBoxLayout(), 14)
        left.addWidget(self.lid, 5)
        left.addLayout(below, 3)
        columns = bare(QHBoxLayout(), 24)
        columns.addLayout(left, 1)
        columns.addLayout(self._right_column())
        inner = QWidget(self)
        column = bare(QVBoxLayout(inner), 4)
        column.addWidget(heading)
        column.addWidget(words)
        column.addSpacing(12)
        column.addLayout(columns, 1)
        inner.setMaximumWidth(1400)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(28, 20, 28 - SCROLL_BAR, 22)
        outer.addWidget(inner)

    def _right_column(self) -> QLayout:
        form = QWidget(self)
        form.setObjectName("welcome")
        column = bare(QVBoxLayout(form), 14)
        for card in (self._game_card(), self._seats_card(), self.own_choice, self.play_options):
            card.setFixedWidth(FORM_WIDTH)
            column.addWidget(card)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidget(form)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(self.tr("Set-up"))
        # The cards end where the buttons below them do; the bar stands beside both.
        area.setFixedWidth(FORM_WIDTH + SCROLL_BAR)
        self.why_not.setContentsMargins(0, 0, SCROLL_BAR, 0)
        right = bare(QVBoxLayout(), 12)
        right.addWidget(area, 1)
        right.addWidget(self.why_not)
        right.addLayout(self._buttons())
        return right

    def _game_card(self) -> QWidget:
        card = form_card(self.tr("The game"), "", self)
        self._rows: dict[QWidget, QWidget] = {}
        for field in (self.game_choice, self.map_choice, self.variant_choice, self.counts):
            line = QWidget(card)
            line.setLayout(named_row(field, line))
            card.body.addWidget(line)
            self._rows[field] = line
        return card

    def _seats_card(self) -> QWidget:
        self._seats_card_part = card = form_card(self.tr("At the table"), "", self)
        for row in self.rows:
            card.body.addWidget(row)
            row.changed.connect(self._refresh_start)
        return card

    def _buttons(self) -> QLayout:
        self.start_button.setObjectName("primary")
        self.start_button.setProperty("large", True)
        self.start_button.setIconSize(QSize(18, 18))
        self.start_button.setFont(typeface.style("group"))
        self.start_button.setToolTip(self.tr("Start the game (Enter)"))
        self.start_button.clicked.connect(self.begin)
        self.shelf_button.clicked.connect(self.wants_shelf)
        self.shelf_button.hide()
        self.record_button.clicked.connect(self.wants_record)
        self.position_button.clicked.connect(self.lay_out)
        for button in (self.start_button, self.position_button, self.shelf_button, self.record_button):
            button.setAccessibleName(button.text())
        others = bare(QHBoxLayout(), 8)
        others.addWidget(self.position_button, 1)
        others.addWidget(self.shelf_button, 1)
        others.addWidget(self.record_button, 1)
        column = bare(QVBoxLayout(), 8)
        column.setContentsMargins(0, 0, SCROLL_BAR, 0)
        column.addWidget(self.start_button)
        column.addLayout(others)
        return column

    # ------------------------------------------------------------ what can be chosen

    def _list_choices(self, _: object = None) -> None:
        for choice in (self.map_choice, self.variant_choice):
            choice.list_documents()
        self._soon.start()

    def _choose_game(self, _: int) -> None:
        self._show_game(games.facts_of(str(self.game_choice.currentData())))
        self._soon.start()

    def _show_game(self, facts: Facts) -> None:
        """Offer what belongs to another game."""
        if facts.name != self.facts.name:
            self.facts, self._players = facts, facts.usual_players
            self._take_game()

    def _take_game(self) -> None:
        self.game_choice.blockSignals(True)
        self.game_choice.show_chosen(self.facts.name)
        self.game_choice.blockSignals(False)
        for choice in (self.map_choice, self.variant_choice):
            choice.show_game(self.facts)
        # With one game there is nothing to choose, and a game of cards has no map.
        self._rows[self.game_choice].setVisible(len(games.GAMES) > 1)
        self._rows[self.map_choice].setVisible(self.facts.needs_map)
        parts = parts_of(self.facts.name)
        self._seats_card_part.hint.setText(translate("setup", parts.begins) if parts.begins else "")
        self.own_choice.set_kind(parts.setup)
        self.play_options.show_motion(translate("setup", parts.motion) if parts.motion else "")

    def choose_variant(self, path: Path) -> None:
        """Choose a variant, and with it its game."""
        self._show_game(self._facts_of(path))
        found = self.variant_choice.findData(str(path))
        if found >= 0:
            self.variant_choice.setCurrentIndex(found)

    def choose_map(self, path: Path) -> None:
        """Choose a map, and with it the game that maps are drawn for."""
        if not self.facts.needs_map:
            self._show_game(games.of_maps())
        self.map_choice.choose(path)

    def _facts_of(self, path: Path) -> Facts:
        found = game_of(path, self.desk)
        return games.facts_of(found) if found in games.GAMES else self.facts

    def _choose_count(self, word: str) -> None:
        self._players = int(word)
        self._look()

    def _seat_first_players(self) -> None:
        """Let a person begin against agents."""
        for number, row in enumerate(self.rows):
            row.show_seat(Seat("", None if number == 0 else "greedy", number))

    # ------------------------------------------------------------ what the choice gives

    def _look(self) -> None:
        texts, players = self.desk.texts(), self._players
        facts, chart, rules, changes = (
            self.facts,
            self._map,
            self.variant_choice.path,
            self.own_choice.changes(),
        )
        self._worker.ask(lambda: looked_at(texts, facts, chart, rules, players, changes), self._show)

    @property
    def _map(self) -> Path | None:
        """The map that is chosen, where the game needs one."""
        return self.map_choice.path if self.facts.needs_map else None

    @property
    def is_settled(self) -> bool:
        """Say whether the page shows what is chosen."""
        return self.preview is not None and not self._worker.is_busy and not self._soon.isActive()

    def _show(self, preview: PairingPreview) -> None:
        self.preview = preview
        self._players = preview.players
        counts = {str(count): str(count) for count in preview.counts}
        tips = [self.tr("%n player(s)", "", count) for count in preview.counts]
        self.counts.show_choices(counts, None, tips)
        self.counts.show_chosen(str(preview.players))
        for row in self.rows:
            row.show_opponents(preview.opponents)
            row.setVisible(row.number < preview.players)
        self.own_choice.show_values(preview.values, preview.players)
        self.lid.show_preview(preview)
        self.rules_text.show_sentences(preview.sentences)
        self.why_not.show_problems(preview.problems)
        self._refresh_start()

    def _refresh_start(self) -> None:
        is_ready = self.preview is not None and self.preview.is_playable
        self.start_button.setEnabled(is_ready and not self._is_busy)
        self.position_button.setEnabled(is_ready and not self._is_busy)
        people = sum(row.seat().is_person for row in self.rows[: self._players])
        self.play_options.show_hiding(is_open=self.facts.is_open, people=people)

    def show_busy(self, is_busy: bool) -> None:
        """Say that the rules are being made ready, or that this is over."""
        self._is_busy = is_busy
        if is_busy and self.start_button.hasFocus():
            # Where a button goes out Qt gives the focus to the next one, which a second Enter would press.
            self.setFocus()
        text = self.tr("Making the rules ready…") if is_busy else self.tr("Start the game")
        self.start_button.setText(text)
        self.start_button.setAccessibleName(text)
        self._refresh_start()

    def show_shelf(self, games: int) -> None:
        """Offer the games that were left, if there are any."""
        self.shelf_button.setVisible(games > 0)
        text = self.tr("%n game(s) to go on with", "", games)
        self.shelf_button.setToolTip(text)
        self.shelf_button.setAccessibleDescription(text)

    # ------------------------------------------------------------ the plan

    def plan(self) -> Plan:
        """Give what is chosen."""
        seats = tuple(row.seat() for row in self.rows[: self._players])
        return Plan(
            self._map,
            self.variant_choice.path,
            seats,
            self.play_options.seed.value(),
            self.desk.texts(),
            self.play_options.is_hot_seat,
            self.play_options.animates.isChecked(),
            self.own_choice.changes(),
        )

    def begin(self) -> None:
        """Give the plan, if it can be played."""
        if self.is_settled and self.start_button.isEnabled():
            made = self.plan()
            self.recent_setups.keep(made)
            self._was_played = True
            self.start.emit(made)

    def lay_out(self) -> None:
        """Give the plan whose position is to be laid out."""
        if self.is_settled and self.position_button.isEnabled():
            made = self.plan()
            self.recent_setups.keep(made)
            self.wants_position.emit(made)

    def show_plan(self, plan: Plan) -> None:
        """Show a plan to be played again, as far as its documents are still there."""
        if plan.variant.is_file() or plan.variant in plan.texts:
            self._show_game(self._facts_of(plan.variant))
        if plan.map is not None:
            self.map_choice.choose(plan.map)
        self.variant_choice.choose(plan.variant)
        self._players = plan.players
        for row, seat in zip(self.rows, plan.seats, strict=False):
            row.show_seat(seat)
        self.own_choice.show_changes(plan.changes)
        self.play_options.seed.setValue(plan.seed)
        self.play_options.show_options(is_hot_seat=plan.is_hot_seat, animates=plan.animates)
        self._soon.start()

    def take_over(self, old: SetupPage) -> None:
        """Show what another page shows."""
        self.recent_setups.restore_state(old.recent_setups.saved_state())
        self.show_plan(old.plan())
        for row, other in zip(self.rows, old.rows, strict=False):
            row.show_seat(other.seat())
            row.name_field.setText(other.name_field.text())
        self._was_played = old._was_played
        self.show_busy(old._is_busy)

    # ------------------------------------------------------------ between sessions

    def _take_up(self, plan: Plan) -> None:
        """Show a plan of an earlier game, with other chance."""
        self.show_plan(plan)
        self.play_options.roll()

    def saved_state(self) -> dict[str, Any]:
        """Give the set-ups that were used lately as plain values."""
        return self.recent_setups.saved_state()

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over the set-ups of earlier sessions, and show the latest."""
        self.recent_setups.restore_state(state)
        if self.recent_setups.plans:
            self._take_up(self.recent_setups.plans[0])

    # ------------------------------------------------------------ keyboard and showing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start by Enter, unless it presses a button or takes an entry of a list."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton):
            focused.click()
        elif not isinstance(focused, QAbstractItemView):
            self.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the sentence out where there is little height."""
        super().resizeEvent(event)
        self._sentence.setVisible(self.height() >= LOW)

    def showEvent(self, event: QShowEvent) -> None:
        """Look again: texts may have changed meanwhile, and the next game is dealt anew."""
        super().showEvent(event)
        if self._was_played and not event.spontaneous():
            self._was_played = False
            self.play_options.roll()
        self._list_choices()
