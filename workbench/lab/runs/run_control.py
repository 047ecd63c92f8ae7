"""Conducting runs: begun from what was laid out, followed as they go, paused, stopped and resumed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from workbench.lab.cards.history import Line
from workbench.lab.runs.findings import Exhibit
from workbench.lab.runs.queue import Job, RunQueue, State
from workbench.lab.runs.run_files import RunFiles
from workbench.lab.runs.run_list import RunList
from workbench.lab.setup.preparation import Prepared

if TYPE_CHECKING:
    from engine.numbers.plan import Plan


class RunControl(QObject):
    """Stands between the person, the queue and the store."""

    exhibited = Signal(object, bool)
    """What a followed run has shown, and whether it is at rest."""
    known = Signal(str)
    """The name of a run that is in the store already, so that it need not be played."""

    def __init__(self, queue: RunQueue, run_list: RunList, run_files: RunFiles, parent: QObject) -> None:
        super().__init__(parent)
        self._queue, self._run_list, self._run_files = queue, run_list, run_files
        self.followed: Job | None = None
        queue.progressed.connect(self._show)

    # ------------------------------------------------------------ beginning

    def start(self, prepared: Prepared, *, is_test: bool, keeps_records: bool, until_decided: bool) -> None:
        """Queue a run of what was laid out, unless it is there already or on its way."""
        if prepared.plan is None:
            return
        from workbench.lab.runs.job import RunRequest

        name = prepared.name + (":test" if is_test else "")
        job = self._queue.find(name)
        if job is None and self._run_list.has(name):
            self.known.emit(name)
            return
        request = RunRequest(
            prepared.plan,
            is_test,
            keeps_records=keeps_records,
            until_decided=until_decided,
            forecast=prepared.outlook.forecast,
        )
        self.follow(job or self._queue.add(request, name))

    def resume(self, line: Line) -> None:
        """Go on with a run that was stopped, in this session or another."""
        if line.job is not None:
            self.followed = line.job
            self._queue.resume(line.job)
            return
        from workbench.lab.runs.job import RunRequest

        plan = self.plan_of(line)
        if plan is not None:
            self.follow(self._queue.add(RunRequest(plan), line.name))

    def plan_of(self, line: Line) -> Plan | None:
        """Give the plan of a run that was stopped, in this session or another."""
        if line.job is not None:
            return line.job.request.plan
        from engine.numbers.running import PARTIAL

        return self._run_files.store().plan_of(line.entry.folder.name.removeprefix(PARTIAL))

    # ------------------------------------------------------------ following

    def follow(self, job: Job) -> None:
        """Show a run's results as they come."""
        self.followed = job
        self._run_list.mark_shown((job.name,))
        if job.findings is not None:
            self._show(job)

    def _show(self, job: Job) -> None:
        if job is not self.followed or job.findings is None or not job.findings.games:
            return
        plan = job.request.plan
        title = self.tr("{title}, test").format(title=plan.title) if job.request.is_test else plan.title
        names = (job.run.name if job.run is not None else job.name,)
        wanted = job.total if job.state in (State.STOPPED, State.FAILED) else 0
        exhibit = Exhibit(title, names, plan.experiment, job.findings, wanted)
        self.exhibited.emit(exhibit, job.state is not State.RUNNING)

    # ------------------------------------------------------------ the run that is played

    @property
    def is_paused(self) -> bool:
        """Say whether the run is paused."""
        return self._queue.current is not None and self._queue.current.state is State.PAUSED

    def pause(self) -> None:
        """Pause the run, or let it go on."""
        job = self._queue.current
        if job is not None and self.is_paused:
            self._queue.resume(job)
        else:
            self._queue.pause()
