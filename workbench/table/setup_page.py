"""The set-up page: a new game from what lies open and what is shipped, and the ways back to earlier ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine import shipped
from workbench import typeface
from workbench.background import Lane
from workbench.documents.desk import Desk
from workbench.icon_button import IconButton
from workbench.icons import icon
from workbench.map.segment import Segment
from workbench.rules.card import Card
from workbench.rules.controls import WordBox
from workbench.shelf import shelved
from workbench.table import plan as plans
from workbench.table.box_lid import BoxLid
from workbench.table.plan import Plan
from workbench.table.prospect import Prospect, looked_at
from workbench.table.rules_in_short import RulesInShort
from workbench.table.seat_row import SeatRow
from workbench.table.sitting import Seat
from workbench.table.why_not import WhyNot

MOST_SEATS = 6
MOST_KEPT = 6
MOST_SEED = 999_999_999
FORM_WIDTH, LABEL_WIDTH, SCROLL_BAR = 540, 118, 16
HOT_SEAT, SEES_ALL = "hot-seat", "sees-all"


class SetupPage(QWidget):
    """Asks what is to be played by whom, shows it like the lid of a box, and gives the plan."""

    start = Signal(object)
    """The plan of the game that is to begin."""
    jump = Signal(object)
    """The problem whose place is to be shown."""
    wants_last = Signal()
    wants_record = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self.desk = desk
        self.prospect: Prospect | None = None
        self.kept: list[Plan] = []
        self._lane = Lane("set-up", self)
        # Several choices may change at once: they are looked at together.
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self._look)
        self._players = 4
        self._is_busy = False
        self.lid = BoxLid(self)
        self.rules_text = RulesInShort(self)
        self.map_choice = self._choice(self.tr("Map"))
        self.variant_choice = self._choice(self.tr("Variant"))
        self.counts = Segment(self.tr("Players"), self)
        self.counts.chosen.connect(self._choose_count)
        self.rows = [SeatRow(number, self) for number in range(MOST_SEATS)]
        self.seed = QSpinBox(self)
        self.hidden = Segment(self.tr("Hidden information"), self)
        self.animates = QCheckBox(self.tr("Show captures as movements"), self)
        self.why_not = WhyNot(self)
        self.why_not.chosen.connect(self.jump)
        self.start_button = QPushButton(icon("play", "on_accent"), self.tr("Start the game"), self)
        self.last_button = QPushButton(icon("table"), self.tr("Continue the last game"), self)
        self.record_button = QPushButton(icon("open"), self.tr("Open a record…"), self)
        self.lately = QListWidget(self)
        self._lay_out()
        self._seat_first_players()
        for signal in (desk.opened, desk.closed):
            signal.connect(self._list_choices)
        self._list_choices()

    # ------------------------------------------------------------ how it is laid out

    def _lay_out(self) -> None:
        heading = QLabel(self.tr("A new game"), self)
        heading.setFont(typeface.style("result"))
        words = QLabel(
            self.tr("Play what you have drawn and changed, by hand or against agents, before it is printed."),
            self,
        )
        words.setFont(typeface.style("rules"))
        words.setObjectName("hint")
        words.setWordWrap(True)
        below = _stacked(QHBoxLayout(), 16)
        below.addWidget(self.rules_text, 3)
        below.addWidget(self._lately_card(), 2)
        left = _stacked(QVBoxLayout(), 14)
        left.addWidget(self.lid, 5)
        left.addLayout(below, 3)
        columns = _stacked(QHBoxLayout(), 24)
        columns.addLayout(left, 1)
        columns.addLayout(self._right_column())
        inner = QWidget(self)
        column = _stacked(QVBoxLayout(inner), 4)
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
        column = _stacked(QVBoxLayout(form), 14)
        for card in (self._game_card(), self._seats_card(), self._manner_card()):
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
        right = _stacked(QVBoxLayout(), 12)
        right.addWidget(area, 1)
        right.addWidget(self.why_not)
        right.addLayout(self._buttons())
        return right

    def _game_card(self) -> QWidget:
        card = Card(self.tr("The game"), parent=self)
        card.body.setContentsMargins(14, 10, 14, 12)
        card.body.setSpacing(8)
        for field in (self.map_choice, self.variant_choice, self.counts):
            card.body.addLayout(_named_row(field, card))
        return card

    def _seats_card(self) -> QWidget:
        card = Card(self.tr("At the table"), self.tr("Gold begins"), self)
        card.body.setContentsMargins(14, 10, 14, 12)
        card.body.setSpacing(8)
        for row in self.rows:
            card.body.addWidget(row)
            row.changed.connect(self._refresh_start)
        return card

    def _manner_card(self) -> QWidget:
        card = Card(self.tr("How it is played"), parent=self)
        card.body.setContentsMargins(14, 10, 14, 12)
        card.body.setSpacing(8)
        self.seed.setRange(0, MOST_SEED)
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("Where chance begins: the same seed deals the same tokens."))
        self.seed.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.seed.setValue(_fresh_seed())
        self.dice = IconButton("dice", self.tr("Another seed"), self, icon_size=18)
        self.dice.clicked.connect(lambda: self.seed.setValue(_fresh_seed()))
        seeds = QWidget(card)
        row = _stacked(QHBoxLayout(seeds), 6)
        row.addWidget(self.seed)
        row.addWidget(self.dice)
        row.addStretch(1)
        seeds.setAccessibleName(self.tr("Seed"))
        card.body.addLayout(_named_row(seeds, card))
        self.hidden.show_choices(
            {HOT_SEAT: self.tr("Hot seat"), SEES_ALL: self.tr("Designer sees all")},
            {HOT_SEAT: "lock", SEES_ALL: "eye"},
            [
                self.tr("A screen goes up whenever the device passes to another person."),
                self.tr("All hands lie open, for trying things out."),
            ],
        )
        self.hidden.show_chosen(HOT_SEAT)
        self.hidden.chosen.connect(self.hidden.show_chosen)
        card.body.addLayout(_named_row(self.hidden, card))
        self.animates.setChecked(True)
        self.animates.setAccessibleName(self.animates.text())
        below = QHBoxLayout()
        below.addSpacing(LABEL_WIDTH + 10)
        below.addWidget(self.animates, 1)
        card.body.addLayout(below)
        return card

    def _lately_card(self) -> QWidget:
        self._lately_frame = Card(self.tr("Set up lately"), parent=self)
        self._lately_frame.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.lately.setFrameShape(QFrame.Shape.NoFrame)
        self.lately.setIconSize(QSize(18, 18))
        self.lately.setAccessibleName(self.tr("Set up lately"))
        self.lately.itemActivated.connect(self._take_kept)
        self.lately.itemClicked.connect(self._take_kept)
        self._lately_frame.body.addWidget(self.lately)
        self._lately_frame.let_body_grow()
        self._lately_frame.hide()
        return self._lately_frame

    def _buttons(self) -> QLayout:
        self.start_button.setObjectName("primary")
        self.start_button.setProperty("large", True)
        self.start_button.setIconSize(QSize(18, 18))
        self.start_button.setFont(typeface.style("group"))
        self.start_button.setToolTip(self.tr("Start the game (Enter)"))
        self.start_button.clicked.connect(self.begin)
        self.last_button.clicked.connect(self.wants_last)
        self.last_button.hide()
        self.record_button.clicked.connect(self.wants_record)
        for button in (self.start_button, self.last_button, self.record_button):
            button.setAccessibleName(button.text())
        others = _stacked(QHBoxLayout(), 8)
        others.addWidget(self.last_button, 1)
        others.addWidget(self.record_button, 1)
        column = _stacked(QVBoxLayout(), 8)
        column.setContentsMargins(0, 0, SCROLL_BAR, 0)
        column.addWidget(self.start_button)
        column.addLayout(others)
        return column

    # ------------------------------------------------------------ what can be chosen

    def _choice(self, name: str) -> WordBox:
        choice = WordBox({}, {}, name, self)
        choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        choice.currentIndexChanged.connect(lambda _: self._soon.start())
        return choice

    def _list_choices(self, _: object = None) -> None:
        """Offer what lies open, saved or not, and below a line what is shipped."""
        defaults = {"map": "japan", "variant": "1998-english"}
        for choice, kind in ((self.map_choice, "map"), (self.variant_choice, "variant")):
            chosen = choice.currentData()
            choice.blockSignals(True)
            choice.clear()
            for document in self.desk:
                if document.kind == kind and not document.is_shipped:
                    title = self.tr("{name} (not saved)") if document.is_modified else "{name}"
                    choice.addItem(icon("new"), title.format(name=document.name), str(document.path))
                    choice.setItemData(choice.count() - 1, str(document.path), Qt.ItemDataRole.ToolTipRole)
            if choice.count():
                choice.insertSeparator(choice.count())
            for each in shelved(kind):
                choice.addItem(icon(kind if kind == "map" else "rules"), each.title, str(each.path))
            default = str(shipped.files(kind)[defaults[kind]])
            first = choice.itemData(0)
            wanted = chosen if chosen is not None else first if first in self._open() else default
            choice.setCurrentIndex(max(0, choice.findData(wanted)))
            choice.blockSignals(False)
        self._soon.start()

    def _open(self) -> set[str]:
        return {str(document.path) for document in self.desk}

    def _choose_count(self, word: str) -> None:
        self._players = int(word)
        self._look()

    def _seat_first_players(self) -> None:
        """Let a person begin against agents."""
        for number, row in enumerate(self.rows):
            row.show_seat(Seat("", None if number == 0 else "greedy", number))

    # ------------------------------------------------------------ what the choice gives

    def _look(self) -> None:
        chart, rules = self.map_choice.currentData(), self.variant_choice.currentData()
        if chart is None or rules is None:
            return
        texts = self.desk.texts()
        self._lane.ask(lambda: looked_at(texts, Path(chart), Path(rules), self._players), self._show)

    @property
    def is_settled(self) -> bool:
        """Say whether the page shows what is chosen."""
        return self.prospect is not None and not self._lane.is_busy and not self._soon.isActive()

    def _show(self, prospect: Prospect) -> None:
        self.prospect = prospect
        self._players = prospect.players
        counts = {str(count): str(count) for count in prospect.counts}
        tips = [self.tr("%n player(s)", "", count) for count in prospect.counts]
        self.counts.show_choices(counts, None, tips)
        self.counts.show_chosen(str(prospect.players))
        for row in self.rows:
            row.show_opponents(prospect.opponents)
            row.setVisible(row.number < prospect.players)
        self.lid.show_prospect(prospect)
        self.rules_text.show_sentences(prospect.sentences)
        self.why_not.show_problems(prospect.problems)
        self._refresh_start()

    def _refresh_start(self) -> None:
        is_ready = self.prospect is not None and self.prospect.is_playable
        self.start_button.setEnabled(is_ready and not self._is_busy)
        people = sum(row.seat().is_person for row in self.rows[: self._players])
        # Only where several people share the screen is there anything to hide.
        self.hidden.setEnabled(people > 1)

    def show_busy(self, is_busy: bool) -> None:
        """Say that the rules are being made ready, or that this is over."""
        self._is_busy = is_busy
        text = self.tr("Making the rules ready…") if is_busy else self.tr("Start the game")
        self.start_button.setText(text)
        self.start_button.setAccessibleName(text)
        self._refresh_start()

    def show_last_game(self, title: str) -> None:
        """Offer to go on with a game that was left; nothing takes the offer away."""
        self.last_button.setVisible(bool(title))
        self.last_button.setToolTip(title)
        self.last_button.setAccessibleDescription(title)

    # ------------------------------------------------------------ the plan

    def plan(self) -> Plan:
        """Give what is chosen."""
        seats = tuple(row.seat() for row in self.rows[: self._players])
        title = self.tr("{variant} on {map}").format(
            variant=self.variant_choice.currentText(), map=self.map_choice.currentText()
        )
        return Plan(
            Path(self.map_choice.currentData()),
            Path(self.variant_choice.currentData()),
            seats,
            self.seed.value(),
            self.desk.texts(),
            title,
            self.hidden.buttons[HOT_SEAT].isChecked(),
            self.animates.isChecked(),
        )

    def begin(self) -> None:
        """Give the plan, if it can be played."""
        if self.is_settled and self.start_button.isEnabled():
            made = self.plan()
            self._keep(made)
            self.start.emit(made)

    def show_plan(self, plan: Plan) -> None:
        """Show a plan to be played again, as far as its documents are still there."""
        for choice, path in ((self.map_choice, plan.map), (self.variant_choice, plan.variant)):
            found = choice.findData(str(path))
            if found >= 0:
                choice.setCurrentIndex(found)
        self._players = plan.players
        for row, seat in zip(self.rows, plan.seats, strict=False):
            row.show_seat(seat)
        self.seed.setValue(plan.seed)
        self.hidden.show_chosen(HOT_SEAT if plan.is_hot_seat else SEES_ALL)
        self.animates.setChecked(plan.animates)
        self._soon.start()

    # ------------------------------------------------------------ set-ups to come back to

    def _keep(self, plan: Plan) -> None:
        others = [each for each in self.kept if _is_other(each, plan)]
        self.kept = [plan, *others][:MOST_KEPT]
        self._list_kept()

    def _list_kept(self) -> None:
        self.lately.clear()
        for plan in self.kept:
            names = ", ".join(seat.name for seat in plan.seats)
            item = QListWidgetItem(icon("table"), f"{plan.title}\n{names}")
            item.setToolTip(names)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{plan.title}: {names}")
            item.setSizeHint(QSize(0, 46))
            self.lately.addItem(item)
        self._lately_frame.setVisible(bool(self.kept))

    def _take_kept(self, item: QListWidgetItem) -> None:
        self.show_plan(self.kept[self.lately.row(item)])
        self.seed.setValue(_fresh_seed())

    def saved_state(self) -> dict[str, Any]:
        """Give the set-ups that were used lately as plain values."""
        return {"lately": [plan.as_json() for plan in self.kept]}

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over the set-ups of earlier sessions, and show the latest."""
        kept = state.get("lately", [])
        found = [plans.read(each) for each in kept] if isinstance(kept, list) else []
        self.kept = [plan for plan in found if plan is not None][:MOST_KEPT]
        self._list_kept()
        if self.kept:
            self.show_plan(self.kept[0])
            self.seed.setValue(_fresh_seed())

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

    def showEvent(self, event: QShowEvent) -> None:
        """Look again: texts may have changed meanwhile."""
        super().showEvent(event)
        self._list_choices()


def _is_other(one: Plan, two: Plan) -> bool:
    return (one.map, one.variant, one.seats) != (two.map, two.variant, two.seats)


def _fresh_seed() -> int:
    from engine import agents

    return agents.fresh_seed()


def _named_row(field: QWidget, parent: QWidget) -> QHBoxLayout:
    """Put the name of a field before it."""
    row = _stacked(QHBoxLayout(), 10)
    label = QLabel(field.accessibleName(), parent)
    label.setObjectName("hint")
    label.setFixedWidth(LABEL_WIDTH)
    row.addWidget(label)
    if field.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored:
        row.addWidget(field, 1)
    else:
        row.addWidget(field)
        row.addStretch(1)
    return row


Layout = TypeVar("Layout", bound=QLayout)


def _stacked(layout: Layout, spacing: int) -> Layout:
    """Give a layout without margins."""
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    return layout
