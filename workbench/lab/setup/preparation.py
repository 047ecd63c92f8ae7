"""Laying out the shown experiment behind every edit: its cells or its problems, and how long it would take."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from engine.texts.problem import Problem, ProblemError
from workbench.background import Worker
from workbench.lab.setup.forecasting import Forecasting, Outlook

if TYPE_CHECKING:
    from engine.numbers.plan import Plan
    from workbench.documents.desk import Desk
    from workbench.documents.document import Document

PAUSE_MS = 150


@dataclass(frozen=True)
class Prepared:
    """An experiment ready to be run, or what keeps it from that; the outlook is how long it takes on this machine.

    `name` is what its run is called in the store.
    """

    text: str
    plan: Plan | None
    problems: tuple[Problem, ...]
    name: str = ""
    outlook: Outlook = field(default_factory=lambda: Outlook(is_awaited=True))

    @property
    def seconds(self) -> float | None:
        """How long it takes; nothing where that is not known yet."""
        return self.outlook.forecast.seconds if self.outlook.forecast is not None else None


class Preparation(QObject):
    """Follows a document and reports what would be run."""

    ready = Signal(object)
    """What would be run, or what keeps it from that."""
    timed = Signal(object)
    """The same once more, now that more is known about its time."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._worker = Worker("experiment", self)
        self._document: Document | None = None
        self.prepared: Prepared | None = None
        self.forecasting = Forecasting(self)
        self.forecasting.said.connect(self._take_outlook)
        self._pause = QTimer(self, interval=PAUSE_MS, singleShot=True)
        self._pause.timeout.connect(self._start)

    def follow(self, document: Document | None) -> None:
        """Follow another document."""
        if self._document is not None:
            self._document.reading_changed.disconnect(self._pause.start)
        self._document = document
        self.prepared = None
        self.forecasting.ask(None)
        if document is not None:
            document.reading_changed.connect(self._pause.start)
            self._pause.start()

    def look_again(self) -> None:
        """Lay it out anew: something it names may have changed, or a pace became known."""
        if self._document is not None:
            self._pause.start()

    @property
    def is_fresh(self) -> bool:
        """Say whether what was laid out is the text as it is now."""
        return (
            self.prepared is not None
            and self._document is not None
            and self.prepared.text == self._document.text
        )

    @property
    def is_busy(self) -> bool:
        """Say whether an answer is on its way."""
        return self._pause.isActive() or self._worker.is_busy

    def _start(self) -> None:
        document = self._document
        if document is None:
            return
        library, path, text = self._desk.library(), document.path, document.text

        def work() -> Prepared:
            from engine.numbers.runs import Store
            from workbench.lab.runs.job import plan_of

            try:
                plan = plan_of(library, path)
            except ProblemError as error:
                return Prepared(text, None, tuple(error.problems))
            return Prepared(text, plan, (), Store().name_of(plan))

        self._worker.ask(work, self._take, lambda error: self._take(_failed(path, text, error)))

    def _take(self, prepared: Prepared) -> None:
        self.prepared = prepared
        self.ready.emit(prepared)
        self.forecasting.ask(prepared.plan)

    def _take_outlook(self, plan: Plan, outlook: Outlook) -> None:
        if self.prepared is not None and self.prepared.plan is plan:
            self.prepared = replace(self.prepared, outlook=outlook)
            self.timed.emit(self.prepared)


def _failed(path: Path, text: str, error: BaseException) -> Prepared:
    from engine.texts.library import shown, start_of
    from engine.texts.saying import Name

    problem = start_of(shown(path)).problem("not-ready", Name(f"{type(error).__name__}: {error}"))
    return Prepared(text, None, (problem,))
