"""The live balance strip: how the map plays as it is now, kept up to date behind every edit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from workbench import theme, typeface
from workbench.canvas.swatches import seat_icon
from workbench.icons import icon
from workbench.map.live_games import MOST_GAMES, LiveGames, Report, Wish
from workbench.map.sheet import Sheet
from workbench.panels import ElidedLabel
from workbench.shelf import shelved
from workbench.words import QT_TRANSLATE_NOOP
from workbench.workspace import Shell

if TYPE_CHECKING:
    from engine.statistics import Estimate

translate = QCoreApplication.translate

# A stroke of edits is waited out before games begin.
PAUSE_MS = 250
REASONS = {
    "type-exhausted": QT_TRANSLATE_NOOP("balance", "type gone"),
    "tied-figures": QT_TRANSLATE_NOOP("balance", "ties"),
    "all-gone": QT_TRANSLATE_NOOP("balance", "all gone"),
    "no-plays": QT_TRANSLATE_NOOP("balance", "no plays"),
}


class Spark(QWidget):
    """How an estimate settled down as games were added, with its interval."""

    def __init__(self, series: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._series = series
        self._seen: tuple[Estimate, ...] = ()
        self.setFixedSize(56, 30)

    def show_trail(self, seen: tuple[Estimate, ...]) -> None:
        """Show how an estimate went."""
        self._seen = seen
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the band and the line."""
        if not self._seen:
            return
        colours = theme.current()
        low = min(each.low for each in self._seen)
        high = max(each.high for each in self._seen)
        span = (high - low) or 1.0
        points = self._seen if len(self._seen) > 1 else self._seen * 2
        step = (self.width() - 8) / (len(points) - 1)

        def at(number: int, value: float) -> QPointF:
            return QPointF(2 + number * step, 3 + (self.height() - 6) * (1 - (value - low) / span))

        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(theme.DISABLED_OPACITY)
        band = QPolygonF([at(i, each.high) for i, each in enumerate(points)])
        for i in range(len(points) - 1, -1, -1):
            band.append(at(i, points[i].low))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.line))
        painter.drawPolygon(band)
        line = QColor(colours.series[self._series])
        painter.setPen(QPen(line, 1.5))
        painter.drawPolyline(QPolygonF([at(i, each.value) for i, each in enumerate(points)]))
        painter.setBrush(line)
        painter.drawEllipse(at(len(points) - 1, points[-1].value), 2.2, 2.2)


class Cell(QFrame):
    """One number of the strip: title, value with its interval, and how it settled down."""

    def __init__(self, title: str, *, seat: int | None = None, series: int = 0, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 6, 0)
        row.setSpacing(8)
        words = QVBoxLayout()
        words.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(6)
        if seat is not None:
            mark = QLabel(self)
            mark.setPixmap(seat_icon(seat).pixmap(QSize(16, 16)))
            head.addWidget(mark)
        self.title = QLabel(title, self)
        self.title.setObjectName("hint")
        head.addWidget(self.title)
        head.addStretch(1)
        line = QHBoxLayout()
        line.setSpacing(4)
        self.value, self.unit = QLabel("–", self), QLabel(self)
        self.value.setFont(typeface.style("group"))
        self.unit.setObjectName("hint")
        line.addWidget(self.value)
        line.addWidget(self.unit)
        line.addStretch(1)
        words.addStretch(1)
        words.addLayout(head)
        words.addLayout(line)
        words.addStretch(1)
        row.addLayout(words)
        self.spark = Spark(series, self)
        row.addWidget(self.spark)
        self._name = title

    def show_value(self, value: str, unit: str, trail: tuple[Estimate, ...] = ()) -> None:
        """Show a number."""
        self.value.setText(value)
        self.unit.setText(unit)
        self.setAccessibleName(f"{self._name}: {value} {unit}")
        self.spark.show_trail(trail)


class BalanceStrip(QFrame):
    """Seat win rates with intervals, removed figures, length and ends of the map as it is now."""

    variant_chosen = Signal(object)
    """The path of the variant that the map is measured by."""

    def __init__(self, shell: Shell, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shell, self._sheet = shell, sheet
        self.live = LiveGames(self)
        self.report: Report | None = None
        self._asked: tuple[object, ...] = ()
        self.setObjectName("toolbarArea")
        self.setStyleSheet("#toolbarArea { border-bottom: none; border-top: 1px solid palette(mid); }")
        self.setFixedHeight(theme.HEIGHT["live strip"])
        self.setAccessibleName(self.tr("Live balance"))
        self._pause = QTimer(self, interval=PAUSE_MS, singleShot=True)
        self._pause.timeout.connect(self._start)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 14, 0)
        row.setSpacing(0)
        row.addLayout(self._lead())
        self.pages = QStackedWidget(self)
        self._numbers = QWidget(self)
        self._row = QHBoxLayout(self._numbers)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.seats: list[Cell] = []
        self.removed = Cell(self.tr("Removed"), series=1, parent=self._numbers)
        self.length = Cell(self.tr("Length"), series=1, parent=self._numbers)
        self.ends = Cell(self.tr("Ends"), parent=self._numbers)
        self.ends.spark.hide()
        for cell in (self.removed, self.length, self.ends):
            self._row.addWidget(cell)
        self._row.addStretch(1)
        self.pages.addWidget(self._numbers)
        self.pages.addWidget(self._refusal())
        row.addWidget(self.pages, 1)
        row.addLayout(self._tail())
        self.live.reported.connect(self._take)
        for signal in (sheet.chart_changed, sheet.players_changed):
            signal.connect(self.ask)
        for signal in (shell.desk.opened, shell.desk.closed):
            signal.connect(lambda _: self._list_variants())

    def _lead(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(3)
        self.title = QLabel(self.tr("Live balance"), self)
        self.title.setFont(typeface.style("group"))
        self.variant_choice = QComboBox(self)
        self.variant_choice.setAccessibleName(self.tr("Variant that the map is measured by"))
        self.variant_choice.setToolTip(self.tr("Variant that the map is measured by"))
        self.variant_choice.setFixedWidth(190)
        self.variant_choice.activated.connect(lambda _: self._choose())
        column.addStretch(1)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        self.agent = QLabel(self)
        self.agent.setObjectName("hint")
        head.addWidget(self.agent)
        column.addLayout(head)
        column.addWidget(self.variant_choice)
        column.addStretch(1)
        self._list_variants()
        return column

    def _refusal(self) -> QWidget:
        page = QWidget(self)
        row = QHBoxLayout(page)
        row.setContentsMargins(16, 0, 12, 0)
        row.setSpacing(8)
        mark = QLabel(page)
        mark.setPixmap(icon("error", "error").pixmap(16, 16))
        self.why_not = ElidedLabel(parent=page)
        row.addWidget(mark)
        row.addWidget(self.why_not, 1)
        return page

    def _tail(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        line = QHBoxLayout()
        line.setSpacing(10)
        self.games, self.state = QLabel(self), QLabel(self)
        self.games.setFont(typeface.style("group"))
        self.state.setObjectName("hint")
        line.addWidget(self.games)
        line.addStretch(1)
        line.addWidget(self.state)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, MOST_GAMES)
        self.bar.setFixedWidth(190)
        self.bar.setAccessibleName(self.tr("Games played"))
        self.bar.setTextVisible(False)
        column.addStretch(1)
        column.addLayout(line)
        column.addWidget(self.bar)
        column.addStretch(1)
        return column

    # ------------------------------------------------------------ the variant

    def _list_variants(self) -> None:
        chosen = self.variant_choice.currentData()
        self.variant_choice.clear()
        for document in self._shell.desk:
            if document.kind == "variant" and not document.is_shipped:
                self.variant_choice.addItem(document.name, str(document.path))
        for each in shelved("variant"):
            self.variant_choice.addItem(each.name, str(each.path))
            self.variant_choice.setItemData(
                self.variant_choice.count() - 1, each.title, Qt.ItemDataRole.ToolTipRole
            )
        self._put_variant(chosen)

    def _put_variant(self, path: str | None) -> None:
        row = self.variant_choice.findData(path) if path else -1
        base = next((str(each.path) for each in shelved("variant") if each.name == "1998-english"), None)
        self.variant_choice.setCurrentIndex(row if row >= 0 else max(0, self.variant_choice.findData(base)))

    @property
    def variant(self) -> Path | None:
        """The chosen variant's file."""
        chosen = self.variant_choice.currentData()
        return Path(chosen) if chosen else None

    def choose_variant(self, path: str) -> None:
        """Measure by another variant."""
        self._put_variant(path)
        self._choose()

    def _choose(self) -> None:
        self.variant_chosen.emit(self.variant)
        self.ask()

    # ------------------------------------------------------------ playing

    def ask(self) -> None:
        """Play anew, a moment from now, if what would be played is something else than before."""
        document, players = self._sheet.document, self._sheet.players
        wanted = (document, document.text if document else "", players, self.variant)
        if wanted == self._asked:
            return
        self._asked = wanted
        self.live.stop()
        self._set_fresh(False)
        if document is not None and players is not None:
            self._pause.start()

    def _start(self) -> None:
        document, players, variant = self._sheet.document, self._sheet.players, self.variant
        if document is None or players is None or variant is None or not self.isVisible():
            self._asked = ()
            return
        texts = self._shell.desk.texts()
        self.live.ask(Wish(texts, document.path, variant, players))
        self.state.setText(self.tr("loading…") if self.report is None else self.tr("updating"))

    def showEvent(self, event: object) -> None:
        """Go on where a hidden strip stopped."""
        self.ask()

    def hideEvent(self, event: object) -> None:
        """Play nothing that nobody sees."""
        self.live.stop()
        self._asked = ()

    # ------------------------------------------------------------ showing

    def _set_fresh(self, is_fresh: bool) -> None:
        """Let the numbers fade while they are those of an earlier text."""
        self._numbers.setEnabled(is_fresh)
        self.games.setEnabled(is_fresh)
        if not is_fresh:
            self.state.setText(self.tr("outdated"))

    def _take(self, report: Report) -> None:
        document = self._sheet.document
        if document is None or report.wish.texts.get(document.path) != document.text:
            return  # of an earlier text
        self.report = report
        self.pages.setCurrentIndex(1 if report.why_not else 0)
        self.bar.setValue(report.games)
        self.games.setText(
            "" if report.why_not else self.tr("{games} games").format(games=f"{report.games:,}")
        )
        self.state.setText(self.tr("not playable") if report.why_not else self._pace(report))
        self._set_fresh_after(report)
        if report.why_not:
            self.why_not.setText(report.why_not)
            self.why_not.setAccessibleName(report.why_not)
        elif report.games:
            self._show_numbers(report)

    def _set_fresh_after(self, report: Report) -> None:
        self._numbers.setEnabled(not report.why_not)
        self.games.setEnabled(True)
        if not report.why_not:
            self.agent.setText(f"{report.wish.players} × {report.agent}")
            self.agent.setToolTip(self.tr("Who plays; intervals are those of 95 %"))

    def _pace(self, report: Report) -> str:
        return self.tr("up to date") if report.is_done else self.tr("updating")

    def _show_numbers(self, report: Report) -> None:
        players = report.wish.players
        while len(self.seats) < players:
            seat = len(self.seats)
            title = self.tr("Seat {number} wins").format(number=seat + 1)
            cell = Cell(title, seat=seat, parent=self._numbers)
            self._row.insertWidget(seat, cell)
            self.seats.append(cell)
        rates, trail = report.measured["win_rate"], report.trail
        for seat, cell in enumerate(self.seats):
            cell.setVisible(seat < players)
            if seat < players:
                rate = rates[f"seat {seat}"]
                cell.show_value(
                    f"{100 * rate.value:.1f}",
                    f"± {100 * rate.half_width:.1f} %",
                    trail["win_rate", f"seat {seat}"],
                )
        removed = report.measured["removed"]["all"]
        self.removed.show_value(
            f"{removed.value:.1f}", f"± {removed.half_width:.2f}", trail["removed", "all"]
        )
        turns = report.measured["turns"]["all"]
        self.length.show_value(f"{turns.value:.1f}", self.tr("turns"), trail["turns", "all"])
        self.length.setToolTip(f"± {turns.half_width:.2f}")
        ends = sorted(report.measured["end_reasons"].items(), key=lambda item: -item[1].value)
        words = [(_reason(name), share) for name, share in ends if share.value]
        self.ends.show_value(f"{100 * words[0][1].value:.0f} %", words[0][0])
        tip = "\n".join(f"{word}: {100 * s.value:.1f} ± {100 * s.half_width:.1f} %" for word, s in words)
        self.ends.setToolTip(tip)
        self.make_room()

    def resizeEvent(self, event: object) -> None:
        """Show as much as there is room for."""
        self.make_room()

    def make_room(self) -> None:
        """Leave the little charts out on a narrow strip, and then all but the needful words."""
        more = max(0, len(self.seats) - 4)
        has_charts = self.width() > 1320 + 150 * more
        has_words = self.width() > 1120 + 90 * more
        for cell in (*self.seats, self.removed, self.length):
            cell.spark.setVisible(has_charts)
        for seat, cell in enumerate(self.seats):
            words = self.tr("Seat {number} wins") if has_words else self.tr("Seat {number}")
            cell.title.setText(words.format(number=seat + 1))
        self.variant_choice.setFixedWidth(190 if has_words else 150)
        self.bar.setFixedWidth(190 if has_words else 120)
        self.agent.setVisible(has_words)
        self.games.setVisible(has_words or not self.state.text())


def _reason(name: str) -> str:
    return translate("balance", REASONS[name]) if name in REASONS else name
