"""Glances at documents, made one after the other off the window's thread, kept until a file or the theme changes."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from engine import games
from workbench.background import Worker
from workbench.documents.desk import is_shipped
from workbench.shell.start.glance import Glance, View, look_at

# So many are kept: every shipped map and every recent file in both themes, and some more.
MOST_KEPT = 100


class _Mark(NamedTuple):
    """What a glance depends on."""

    path: Path
    changed: int
    size: tuple[int, int]
    ratio: float
    theme: str


_kept: dict[_Mark, Glance] = {}


class Glances(QObject):
    """Looks at the documents that are wanted; pages share what was seen."""

    arrived = Signal(object)
    """The path of a document that was looked at."""

    def __init__(self, parent: QObject | None = None, *, are_maps: bool) -> None:
        super().__init__(parent)
        self._are_maps = are_maps
        self._worker = Worker("glances", self, is_alone=True)
        self._wanted: dict[Path, View] = {}
        self._looking: _Mark | None = None

    def want(self, path: Path, view: View) -> Glance | None:
        """Give what is known of a document, or look at it soon."""
        mark = _mark(path, view)
        known = _kept.get(mark)
        if known is None and mark != self._looking:
            self._wanted[path] = view
            self._look_next()
        return known

    @property
    def is_busy(self) -> bool:
        """Say whether there is something left to look at."""
        return bool(self._wanted) or self._looking is not None

    def _look_next(self) -> None:
        if self._looking is not None or not self._wanted:
            return
        path = next(iter(self._wanted))
        view = self._wanted.pop(path)
        work = partial(
            look_at, path, games.of_maps().base, view, is_shipped=is_shipped(path), is_map=self._are_maps
        )
        self._looking = mark = _mark(path, view)
        self._worker.ask(work, partial(self._take, mark), partial(self._fail, mark))

    def _take(self, mark: _Mark, glance: Glance) -> None:
        while len(_kept) >= MOST_KEPT:
            del _kept[next(iter(_kept))]
        _kept[mark] = glance
        self._looking = None
        self.arrived.emit(mark.path)
        self._look_next()

    def _fail(self, mark: _Mark, error: BaseException) -> None:
        """Show nothing of what could not be looked at, and say why: broken files are read without an error."""
        self._take(mark, Glance())
        raise error


def _mark(path: Path, view: View) -> _Mark:
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0
    return _Mark(path, changed, view.size.toTuple(), view.ratio, view.colours.name)
