"""The live balance strip: how the map plays as it is now, kept up to date behind every edit."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine import games
from engine.texts import shipped
from engine.texts.problem import Severity
from workbench.documents.document import Document
from workbench.dress import theme, typeface
from workbench.language import told
from workbench.map.balance.fit import FITS, Fit
from workbench.map.balance.interval_number import IntervalNumber
from workbench.map.balance.live_games import MOST_GAMES, LiveGames, LiveRequest, Report
from workbench.map.balance.sentence import Sentence
from workbench.map.map_text import MapText
from workbench.map.space_kinds import PARTS
from workbench.numerals import decimal, whole
from workbench.rules.titles import short_title
from workbench.shelf import shelved, title_in
from workbench.visible import one_line
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel, plain_tip
from workbench.workspace import Shell

translate = QCoreApplication.translate

# A stroke of edits is waited out before games begin.
PAUSE_MS = 250
# So many boards are remembered with their numbers.
MOST_KNOWN = 12
# What was played to the end, so that coming back to a map plays nothing again, nor does another language, which makes
# the strip anew.
_known: dict[tuple[object, ...], Report] = {}
# All seats play alike, so that only the map makes a difference; quick agents, and one that thinks.
AGENTS = ("greedy", "greedy-aggressive", "greedy-cautious", "random", "mcts:100")
SIDE, CHOICE_GAP, TAIL_GAP = 14, 6, 10
# What a field that drops down takes beside its words.
ARROW = 60


class BalanceStrip(QFrame):
    """Seat win rates with intervals, a number of the game's own, length and ends of the map as it is now."""

    variant_chosen = Signal(object)
    """The path of the variant that the map is measured by."""

    def __init__(self, shell: Shell, map_text: MapText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shell, self._map_text = shell, map_text
        self.live = LiveGames(self)
        self.report: Report | None = None
        self._asked: tuple[object, ...] = ()
        self._request: LiveRequest | None = None
        self.setObjectName("toolbarArea")
        self.setStyleSheet("#toolbarArea { border-bottom: none; border-top: 1px solid palette(mid); }")
        self.setFixedHeight(theme.HEIGHT["live strip"])
        self.setAccessibleName(self.tr("Live balance"))
        self._pause = QTimer(self, interval=PAUSE_MS, singleShot=True)
        self._pause.timeout.connect(self._start)
        row = QHBoxLayout(self)
        row.setContentsMargins(SIDE, 0, SIDE, 0)
        row.setSpacing(0)
        row.addLayout(self._lead())
        self.examine = IconButton("examine", self.tr("Examine this map in the LAB"), self)
        self.examine.clicked.connect(partial(shell.do, "lab.examine"))
        row.addSpacing(CHOICE_GAP)
        row.addWidget(self.examine)
        self.pages = QStackedWidget(self)
        self._numbers = QWidget(self)
        self._row = QHBoxLayout(self._numbers)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.seats: list[IntervalNumber] = []
        own = translate("balance", PARTS.live_metric.title) if PARTS.live_metric else ""
        self.own = IntervalNumber(own, series=1, parent=self._numbers)
        self.length = IntervalNumber(self.tr("Length"), series=1, parent=self._numbers)
        self.ends = IntervalNumber(self.tr("Ends"), parent=self._numbers)
        self._facts = (*((self.own,) if own else ()), self.length, self.ends)
        for shown in self._facts:
            self._row.addWidget(shown)
        self._row.addStretch(1)
        self.pages.addWidget(self._numbers)
        self.why_not, self.patience = Sentence("error", "error", self), Sentence("clock", "ink2", self)
        self.pages.addWidget(self.why_not)
        self.pages.addWidget(self.patience)
        row.addWidget(self.pages, 1)
        row.addSpacing(TAIL_GAP)
        row.addLayout(self._tail())
        self.live.reported.connect(self._take)
        for signal in (map_text.chart_changed, map_text.players_changed):
            signal.connect(self.ask)
        for signal in (shell.desk.opened, shell.desk.closed):
            signal.connect(self._desk_changed)

    def _lead(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(3)
        self.title = PlainLabel(self.tr("Live balance"), self)
        self.title.setFont(typeface.style("group"))
        self.variant_choice = ElidedCombo(self)
        self.variant_choice.setAccessibleName(self.tr("Variant that the map is measured by"))
        self.variant_choice.setToolTip(self.tr("Variant that the map is measured by"))
        self.variant_choice.activated.connect(lambda _: self._choose())
        column.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        self.agent_choice = ElidedCombo(self)
        self.agent_choice.setAccessibleName(self.tr("Agent that plays all seats"))
        self.agent_choice.setToolTip(self.tr("Agent that plays all seats"))
        self.agent_choice.addItems(AGENTS)
        self.agent_choice.setCurrentText(LiveRequest.agent)
        self.agent_choice.activated.connect(lambda _: self.ask())
        self._choices = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._choices.setSpacing(CHOICE_GAP)
        for choice in (self.variant_choice, self.agent_choice):
            self._choices.addWidget(choice)
            # The list is as wide as its words, however narrow the field is.
            choice.view().setMinimumWidth(180)
        column.addLayout(head)
        column.addLayout(self._choices)
        column.addStretch(1)
        self._list_variants()
        return column

    def _tail(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        line = QHBoxLayout()
        line.setSpacing(TAIL_GAP)
        self.games, self.state = PlainLabel(self), PlainLabel(self)
        self.games.setFont(typeface.style("group"))
        self.state.setObjectName("hint")
        line.addWidget(self.games)
        line.addStretch(1)
        line.addWidget(self.state)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, MOST_GAMES)
        self.bar.setAccessibleName(self.tr("Games played"))
        self.bar.setTextVisible(False)
        column.addStretch(1)
        column.addLayout(line)
        column.addWidget(self.bar)
        column.addStretch(1)
        return column

    # ------------------------------------------------------------ the variant

    def _desk_changed(self, _: Document) -> None:
        self._list_variants()

    def _list_variants(self) -> None:
        chosen = self.variant_choice.currentData()
        self.variant_choice.clear()
        for document in self._shell.desk:
            is_mine = document.reading.game in ("", games.of_maps().name)
            if document.kind == "variant" and not document.is_shipped and is_mine:
                title = short_title(title_in(document.text)) or document.name
                self.variant_choice.addItem(one_line(title), str(document.path))
        for each in shelved("variant", games.of_maps().name):
            self.variant_choice.addItem(short_title(each.title), str(each.path))
            self.variant_choice.setItemData(
                self.variant_choice.count() - 1, plain_tip(each.title), Qt.ItemDataRole.ToolTipRole
            )
        self._put_variant(chosen)

    def _put_variant(self, path: str | None) -> None:
        row = self.variant_choice.findData(path) if path else -1
        base = shipped.find("variant", games.of_maps().base)
        self.variant_choice.setCurrentIndex(
            row if row >= 0 else max(0, self.variant_choice.findData(str(base)))
        )
        self.variant_choice.setToolTip(
            plain_tip(
                "\n".join((self.tr("Variant that the map is measured by"), self.variant_choice.currentText()))
            )
        )

    @property
    def variant(self) -> Path | None:
        """The chosen variant's file."""
        chosen = self.variant_choice.currentData()
        return Path(chosen) if chosen else None

    @property
    def agent(self) -> str:
        """Who plays all seats."""
        return self.agent_choice.currentText()

    def choose_variant(self, path: str) -> None:
        """Measure by another variant."""
        self._put_variant(path)
        self._choose()

    def choose_agent(self, agent: str) -> None:
        """Let another agent play all seats, if it is one of those offered."""
        self.agent_choice.setCurrentIndex(max(0, self.agent_choice.findText(agent)))
        self.ask()

    def _choose(self) -> None:
        self.variant_chosen.emit(self.variant)
        self.ask()

    # ------------------------------------------------------------ playing

    def ask(self) -> None:
        """Play anew, a moment from now, if what would be played is something else than before."""
        document, players = self._map_text.document, self._map_text.players
        wanted = (document, self._board(), players, self.variant, self._rules(), self.agent)
        if wanted == self._asked:
            return
        if self._asked and document is not self._asked[0]:
            self._forget()
        self._asked = wanted
        self._stop()
        self._set_fresh(False)
        if (known := _known.get(wanted)) is not None:
            self._request = known.request
            self._take(known)
        elif document is not None and players is not None:
            self._pause.start()
        elif document is not None:
            self._refuse_undrawn(document)

    def _board(self) -> object:
        """Give what of the map is played on: names, notes and comments are not, nor what other counts use."""
        document, chart = self._map_text.document, self._map_text.chart
        if document is None or chart is None or not self._map_text.is_current:
            return (document.text, document.is_checked) if document is not None else ""
        spaces = tuple((space.at, space.terrain) for space in chart.spaces_for(self._map_text.players or 0))
        return spaces, str(chart.values.get("figures")), document.reading.text is None

    def _rules(self) -> str:
        """Give the text of the variant where it lies open, so that its edits are played too."""
        found = self._shell.desk.find(self.variant) if self.variant is not None else None
        return found.text if found is not None else ""

    def _start(self) -> None:
        document, players, variant = self._map_text.document, self._map_text.players, self.variant
        if document is None or players is None or variant is None or not self.isVisible():
            self._asked = ()
            return
        if not document.is_checked:
            self._pause.start()  # what is wrong is told first: loading the rules for the first time takes a while
            return
        chart = document.reading.map
        if chart is None:
            return
        if self.report is None or self.report.why_not:
            self._forget()  # what was wrong with an earlier board is not said of this one
        self._request = LiveRequest(self._shell.desk.library(), chart, variant, players, self.agent)
        self.live.ask(self._request)
        self._say(self.tr("loading…") if self.report is None else self.tr("updating"))

    def _stop(self) -> None:
        self._request = None
        self.live.stop()

    def showEvent(self, event: object) -> None:
        """Play what is drawn now, unless that is played already."""
        self.ask()

    def hideEvent(self, event: object) -> None:
        """Play on behind another page, but not behind a window that is gone."""
        if not self.window().isVisible():
            self._stop()
            self._asked = ()

    # ------------------------------------------------------------ showing

    def _set_fresh(self, is_fresh: bool) -> None:
        """Let the numbers fade while they are those of an earlier text."""
        self._numbers.setEnabled(is_fresh)
        self.games.setEnabled(is_fresh)
        if not is_fresh:
            self._say(self.tr("outdated"))

    def _say(self, state: str) -> None:
        self.state.setText(state)
        self.make_room()

    def _take(self, report: Report) -> None:
        if self._map_text.document is None or report.request is not self._request:
            return  # of an earlier board, or by another agent
        if report.is_compiling:
            self._ask_for_patience()
            return
        if report.is_done and not report.why_not:
            _known[self._asked] = report
            while len(_known) > MOST_KNOWN:
                _known.pop(next(iter(_known)))
        self.report = report
        self.pages.setCurrentIndex(1 if report.why_not else 0)
        self.bar.setRange(0, report.asked)
        self.bar.setValue(report.games)
        self.games.setText(
            "" if report.why_not else self.tr("{games} games").format(games=whole(report.games))
        )
        self._say(self.tr("not playable") if report.why_not else self._pace(report))
        self._set_fresh_after(report)
        if report.why_not:
            self.why_not.say(told(report.why_not))
        elif report.games:
            self._show_numbers(report)

    def _refuse_undrawn(self, document: Document) -> None:
        """Say why nothing is played where the text was never a board."""
        errors = [each for each in document.problems if each.severity is Severity.ERROR]
        if errors:
            self.why_not.say(told(errors[0].message))
            self.pages.setCurrentWidget(self.why_not)
        self._say(self.tr("not playable"))

    def _ask_for_patience(self) -> None:
        """Say that the first games wait for the compiler, how long, and that they never will again."""
        self.patience.say(self.tr("Compiling the rules for the first games: about half a minute, this once."))
        self.pages.setCurrentWidget(self.patience)
        self._say(self.tr("compiling"))

    def _forget(self) -> None:
        """Show no numbers: those that were known are of another map."""
        self.report = None
        self.pages.setCurrentIndex(0)
        self.why_not.say("")
        self.games.clear()
        self.bar.setValue(0)
        for seat in self.seats:
            seat.hide()
        for shown in self._facts:
            shown.show_value("–", "")
            shown.setToolTip("")

    def _set_fresh_after(self, report: Report) -> None:
        self._numbers.setEnabled(not report.why_not)
        self.games.setEnabled(True)

    def _pace(self, report: Report) -> str:
        return self.tr("up to date") if report.is_done else self.tr("updating")

    def _show_numbers(self, report: Report) -> None:
        players = report.request.players
        while len(self.seats) < players:
            seat = len(self.seats)
            title = self.tr("Seat {number} wins").format(number=seat + 1)
            shown = IntervalNumber(title, seat=seat, parent=self._numbers)
            self._row.insertWidget(seat, shown)
            self.seats.append(shown)
        rates, trail = report.measured["win_rate"], report.trail
        for seat, shown in enumerate(self.seats):
            shown.setVisible(seat < players)
            if seat < players:
                rate = rates[f"seat {seat}"]
                shown.show_value(
                    decimal(100 * rate.value),
                    f"± {decimal(100 * rate.half_width)} %",
                    trail["win_rate", f"seat {seat}"],
                )
        if PARTS.live_metric is not None:
            name = PARTS.live_metric.name
            own = report.measured[name]["all"]
            self.own.show_value(decimal(own.value), f"± {decimal(own.half_width, 2)}", trail[name, "all"])
        turns = report.measured["turns"]["all"]
        self.length.show_value(decimal(turns.value), self.tr("turns"), trail["turns", "all"])
        self.length.setToolTip(f"± {decimal(turns.half_width, 2)}")
        ends = sorted(report.measured["end_reasons"].items(), key=lambda item: -item[1].value)
        words = [(_reason(name), share) for name, share in ends if share.value]
        self.ends.show_value(f"{whole(100 * words[0][1].value)} %", words[0][0])
        tip = "\n".join(
            f"{word}: {decimal(100 * share.value)} ± {decimal(100 * share.half_width)} %"
            for word, share in words
        )
        self.ends.setToolTip(tip)
        self.make_room()

    # ------------------------------------------------------------ room

    def resizeEvent(self, event: object) -> None:
        """Show as much as there is room for."""
        self.make_room()

    def make_room(self) -> None:
        """Show as much as there is room for, nothing of it cut off."""
        fit = next((each for each in FITS if self._width_of(each) <= self.width()), FITS[-1])
        for shown, title in self._shown_numbers(fit):
            shown.show_with(title, fit.spark)
        for number, shown in enumerate(self._facts):
            shown.setVisible(number < fit.facts)
        self.ends.spark.hide()
        self.title.setHidden(fit.is_stacked)
        for choice, width in zip((self.variant_choice, self.agent_choice), self._lead_of(fit), strict=True):
            choice.setFixedWidth(width)
        ways = QBoxLayout.Direction
        self._choices.setDirection(ways.TopToBottom if fit.is_stacked else ways.LeftToRight)
        self.bar.setFixedWidth(self._tail_of(fit))
        self.games.setVisible(fit.has_words)

    def _shown_numbers(self, fit: Fit) -> list[tuple[IntervalNumber, str]]:
        """Give the width that are shown, each with its title."""
        seat_title = self.tr("Seat {number} wins") if fit.has_words else self.tr("Seat {number}")
        seats = [
            (shown, seat_title.format(number=number))
            for number, shown in enumerate(self.seats, 1)
            if not shown.isHidden()
        ]
        return [*seats, *((shown, shown.title.text()) for shown in self._facts[: fit.facts])]

    def _width_of(self, fit: Fit) -> int:
        widths = self._lead_of(fit)
        lead = widths[0] if fit.is_stacked else sum(widths) + CHOICE_GAP
        width = sum(
            shown.width_with(title, 0 if shown is self.ends else fit.spark)
            for shown, title in self._shown_numbers(fit)
        )
        lead += CHOICE_GAP + self.examine.width()
        return 2 * SIDE + lead + width + TAIL_GAP + self._tail_of(fit)

    def _lead_of(self, fit: Fit) -> list[int]:
        """Give the widths of both choices: those of their words, one width for both where they are stacked."""
        measure = self.variant_choice.fontMetrics()
        words = [choice.currentText() for choice in (self.variant_choice, self.agent_choice)]
        widths = [min(fit.choice, measure.horizontalAdvance(text) + ARROW) for text in words]
        return [max(widths)] * 2 if fit.is_stacked else widths

    def _tail_of(self, fit: Fit) -> int:
        words = [self.state, self.games] if fit.has_words else [self.state]
        return max(fit.bar, sum(label.sizeHint().width() + TAIL_GAP for label in words) - TAIL_GAP)


def _reason(name: str) -> str:
    return translate("balance", PARTS.end_words[name]) if name in PARTS.end_words else name
