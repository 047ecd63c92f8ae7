"""The strip of the run that is played: how far it is, how fast, how long still, and what can be done about it."""

from __future__ import annotations

import time

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.lab.runs.queue import Job, State
from workbench.lab.words import time_left
from workbench.numerals import whole
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

STEPS = 1_000


class RunStrip(QFrame):
    """Shows one job."""

    wants_pause = Signal()
    wants_resume = Signal()
    wants_stop = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("toolbarArea")
        self.setAccessibleName(self.tr("Run in progress"))
        self.setFixedHeight(54)
        self.name, self.about = ElidedLabel(parent=self), ElidedLabel(parent=self)
        self.name.setFont(typeface.style("group"))
        self.name.setMinimumWidth(110)
        self.about.setObjectName("hint")
        self.bar = QProgressBar(self)
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Games played"))
        self.percent, self.games = PlainLabel(self), PlainLabel(self)
        self.percent.setFont(typeface.style("group"))
        self.games.setObjectName("hint")
        self.rate, self.queue = PlainLabel(self), PlainLabel(self)
        self.left, self.done_at = PlainLabel(self), PlainLabel(self)
        for strong, weak in ((self.rate, self.queue), (self.left, self.done_at)):
            strong.setFont(typeface.style("group"))
            weak.setObjectName("hint")
            for label in (strong, weak):
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.rate.setMinimumWidth(104)
        self.left.setMinimumWidth(104)
        self.pause = QPushButton(icon("pause"), self.tr("Pause"), self)
        self.stop = QPushButton(icon("stop"), self.tr("Stop"), self)
        self.pause.setToolTip(self.tr("Hold the run; it goes on from here"))
        self.stop.setToolTip(self.tr("End the run; what is finished is kept and it can be resumed"))
        self.pause.setAccessibleName(self.tr("Pause or resume the run"))
        self.stop.setAccessibleName(self.tr("Stop the run"))
        self._is_paused = False
        self.pause.clicked.connect(self._turn)
        self.stop.clicked.connect(self.wants_stop)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 12, 0)
        row.setSpacing(12)
        row.addLayout(_pair(self.name, self.about), 3)
        row.addWidget(self.bar, 4)
        row.addWidget(self.percent)
        row.addWidget(self.games)
        row.addStretch(1)
        row.addLayout(_pair(self.rate, self.queue))
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.VLine)
        line.setFixedHeight(34)
        row.addWidget(line)
        row.addLayout(_pair(self.left, self.done_at))
        row.addWidget(self.pause)
        row.addWidget(self.stop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the number of games to the percents where there is little room."""
        self.games.setVisible(self.width() > 900)

    def _turn(self) -> None:
        (self.wants_resume if self._is_paused else self.wants_pause).emit()

    def show_job(self, job: Job | None, waiting: int) -> None:
        """Show a job, or nothing."""
        self.setVisible(job is not None)
        if job is None:
            return
        self._is_paused = job.state is State.PAUSED
        self.name.setText(job.request.title)
        self.about.setText(self._about(job))
        self.bar.setValue(round(STEPS * job.share))
        self.percent.setText(f"{100 * job.share:.0f} %")
        self.games.setText(
            self.tr("{done} of {total} games").format(done=whole(job.games), total=whole(job.total))
        )
        self.rate.setText(self.tr("{count} games/s").format(count=whole(job.rate)) if job.rate else "–")
        self.queue.setText(
            self.tr("{count} more queued").format(count=waiting) if waiting else self._state(job)
        )
        left = job.seconds_left if job.state is State.RUNNING else None
        self.left.setText(time_left(left) if left is not None else "–")
        end = time.strftime("%H:%M", time.localtime(time.time() + (left or 0.0)))
        self.done_at.setText(self.tr("done at {time}").format(time=end) if left is not None else "")
        self.pause.setText(self.tr("Resume") if self._is_paused else self.tr("Pause"))
        self.pause.setIcon(icon("play" if self._is_paused else "pause"))
        is_ending = job.ending is not None and job.state is State.RUNNING
        self.pause.setEnabled(not is_ending and not job.request.is_test)
        self.stop.setEnabled(not is_ending)

    def _state(self, job: Job) -> str:
        if job.ending is not None and job.state is State.RUNNING:
            return self.tr("finishing the last games")
        if job.state is State.PAUSED:
            return self.tr("paused")
        if job.is_compiling and not job.games:
            return self.tr("compiling, once, up to a minute")
        if job.games == job.total:
            return self.tr("writing the tables")
        return self.tr("starting") if not job.games else self.tr("running")

    def _about(self, job: Job) -> str:
        if job.request.is_test:
            return self.tr("test, not kept")
        cells = len(job.request.plan.cells)
        words = self.tr("{cells} cells of {games} games")
        if cells == 1:
            words = self.tr("{games} games")
        return words.format(cells=cells, games=whole(job.request.plan.games))


def _pair(strong: QLabel, weak: QLabel) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(0)
    column.addStretch(1)
    column.addWidget(strong)
    column.addWidget(weak)
    column.addStretch(1)
    return column
