"""The scrubber: buttons, a track over the turns, and where on it the game is shown."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QWidget

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.table.model.sitting import Sitting
from workbench.table.replay.track import Stop, Track
from workbench.widgets.icon_button import IconButton

HEIGHT = 48
PACE = 700
"""Milliseconds for each turn of a replay."""


class Scrubber(QFrame):
    """Goes through a game turn by turn, by hand or by itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("findBar")
        self.setFixedHeight(HEIGHT)
        self.setAccessibleName(self.tr("Replay"))
        self.sitting: Sitting | None = None
        self._gone_to = -1
        self.track = Track(self)
        self.track.moved_to.connect(self._go)
        self.first = self._button("first", self.tr("First turn (Home)"), lambda: self._go(0))
        self.previous = self._button("step-back", self.tr("Previous turn"), lambda: self.step(-1))
        self.play = self._button("play", self.tr("Replay"), self.toggle_play)
        self.next = self._button("step-forward", self.tr("Next turn"), lambda: self.step(1))
        self.last = self._button("last", self.tr("Last turn (End)"), lambda: self._go(self.track.maximum()))
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        longest = self.tr("{turn} of {all}").format(turn=self.tr("Turn {number}").format(number=888), all=888)
        self.words.setMinimumWidth(QFontMetrics(typeface.style("group")).horizontalAdvance(longest))
        self.live = LiveChip(self)
        self.live.clicked.connect(self._go_live)
        self._clock = QTimer(self, interval=PACE)
        self._clock.timeout.connect(self._play_on)
        self._lay_out()
        self.setFocusProxy(self.track)
        self._show()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 14, 0)
        row.setSpacing(6)
        for button in (self.first, self.previous, self.play, self.next, self.last):
            row.addWidget(button)
        row.addSpacing(6)
        row.addWidget(self.track, 1)
        row.addSpacing(4)
        row.addWidget(self.words)
        row.addWidget(self.live)

    def _button(self, glyph: str, name: str, deed: object) -> IconButton:
        made = IconButton(glyph, name, self, icon_size=17)
        made.clicked.connect(deed)
        return made

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            self.sitting.moved.disconnect(self._forget)
            for signal in (self.sitting.noted, self.sitting.shown):
                signal.disconnect(self._show)
        self.sitting = sitting
        if sitting is not None:
            self._gone_to = -1
            sitting.moved.connect(self._forget)
            for signal in (sitting.noted, sitting.shown):
                signal.connect(self._show)
        self.stop()
        self._show()

    def _show(self) -> None:
        sitting = self.sitting
        stops = stops_of(sitting) if sitting is not None else ()
        value = self._value(sitting, stops)
        self.track.show_stops(stops, value)
        has_turns = len(stops) > 1
        for button in (self.play, self.track):
            button.setEnabled(has_turns)
        for button in (self.first, self.previous):
            button.setEnabled(has_turns and value > 0)
        for button in (self.next, self.last):
            button.setEnabled(has_turns and (value < self.track.maximum() or not self._is_live))
        self._show_words(value)
        self.live.show_live(self._is_live, sitting is not None)

    def _value(self, sitting: Sitting | None, stops: tuple[Stop, ...]) -> int:
        """Give the stop of the shown position: of several, since a turn may have nothing to decide, the one gone to."""
        if sitting is None:
            return 0
        is_there = 0 <= self._gone_to < len(stops) and stops[self._gone_to].at == sitting.at
        return self._gone_to if is_there else sitting.turn_at()

    def _forget(self) -> None:
        """Stay nowhere: the game went on."""
        self._gone_to = -1
        self._show()

    @property
    def _is_live(self) -> bool:
        return self.sitting is None or self.sitting.is_live

    def _show_words(self, value: int) -> None:
        most = self.track.maximum()
        if not most:
            text = self.tr("Set-up") if self.sitting is not None else ""
            self.words.setText(text)
        else:
            shown = self.tr("Turn {number}").format(number=value) if value else self.tr("Before turn 1")
            text = self.tr("{turn} of {all}").format(turn=f"<b>{shown}</b>", all=most)
            self.words.setText(text)
            text = self.tr("{turn} of {all}").format(turn=shown, all=most)
        self.words.setAccessibleName(text)
        self.track.setAccessibleDescription(text)

    # ------------------------------------------------------------ going through the game

    def step(self, by: int) -> None:
        """Show the next turn, or with -1 the one before."""
        self._go(self.track.value() + by)

    def _go(self, stop: int) -> None:
        if self.sitting is None or not self.track.stops:
            return
        stop = min(max(stop, 0), self.track.maximum())
        is_last = stop == self.track.maximum()
        self._gone_to, before = stop, self.sitting.at
        self.sitting.show(len(self.sitting.match.moves) if is_last else self.track.stops[stop].at)
        if self.sitting.at == before:
            self._show()

    def _go_live(self) -> None:
        self.stop()
        if self.sitting is not None:
            self.sitting.show_live()

    @property
    def is_playing(self) -> bool:
        """Say whether the game is being replayed."""
        return self._clock.isActive()

    def toggle_play(self) -> None:
        """Replay from here, or from the start if this is the end; or halt."""
        if self.is_playing:
            self.stop()
            return
        if self._is_live:
            self._go(0)
        self._clock.start()
        self._show_playing()

    def stop(self) -> None:
        """Halt the replay."""
        self._clock.stop()
        self._show_playing()

    def _play_on(self) -> None:
        self.step(1)
        if self._is_live:
            self.stop()

    def _show_playing(self) -> None:
        name = self.tr("Halt the replay") if self.is_playing else self.tr("Replay")
        self.play.setIcon(icon("pause" if self.is_playing else "play"))
        self.play.setToolTip(name)
        self.play.setAccessibleName(name)


def stops_of(sitting: Sitting) -> tuple[Stop, ...]:
    """Give the place before the first turn and the one after each."""
    found = [Stop(sitting.setup_moves)]
    for turn in sitting.turns:
        found.append(
            Stop(turn.last, turn.gainers, turn.is_marked, bool(turn.notes), turn.marks, turn.section)
        )
    return tuple(found)


class LiveChip(QAbstractButton):
    """Says that the present is shown; where it is not, a click goes there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._is_live = True

    def show_live(self, is_live: bool, has_game: bool) -> None:
        """Show how things stand."""
        self._is_live = is_live
        self.setEnabled(not is_live)
        self.setText(self.tr("live") if is_live else self.tr("go live"))
        name = self.tr("The present is shown") if is_live else self.tr("Show the present")
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setVisible(has_game)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Hold the longer of both texts, so that nothing moves."""
        measure = QFontMetrics(typeface.style("hint"))
        width = max(measure.horizontalAdvance(text) for text in (self.tr("live"), self.tr("go live")))
        return QSize(width + 18, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chip."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        ground = colours.ok_tint if self._is_live else colours.accent_tint
        painter.setBrush(QColor(ground))
        is_marked = self.hasFocus() or (self.underMouse() and not self._is_live)
        painter.setPen(QPen(QColor(colours.accent), 2) if is_marked else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(area, 4, 4)
        painter.setFont(typeface.style("hint"))
        painter.setPen(QColor(colours.ok if self._is_live else colours.accent))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.text())
