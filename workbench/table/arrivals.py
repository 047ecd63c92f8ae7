"""How games come to the table: begun by a plan, opened from a record, taken from the shelf, found after a restart."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine import agents
from engine.play.match import Match
from workbench.background import Worker
from workbench.table.model.seats import HUMAN, seats_of
from workbench.table.model.sitting import Sitting, seated
from workbench.table.opening import Opened, opened
from workbench.table.setup import plan as plans
from workbench.table.setup.plan import Plan
from workbench.table.shelf import titles
from workbench.table.shelf.kept import Kept
from workbench.table.shelf.origin import Origin
from workbench.table.shelf.store import Store


class Arrivals(QObject):
    """Makes games ready off the window's thread, one at a time; of several that are wanted the last comes."""

    arrived = Signal(object, object)
    """The sitting that is to be shown, and whether things move where a plan says so."""
    failed = Signal(object)
    """Why there is no game: an error."""
    is_busy = Signal(bool)
    """Rules are being made ready for a new game, or are so now."""
    lost = Signal()
    """A game of the shelf could not be gone on with."""

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self.games = 0
        self._worker = Worker("table", self)

    def let_go(self) -> None:
        """Want nothing any more of what is on its way: somebody has asked for something else."""
        if self.is_on_the_way:
            self._worker.ask(lambda: None, lambda _: None)
            self.is_busy.emit(False)

    @property
    def is_on_the_way(self) -> bool:
        """Say whether a game is being made ready, or something that was wanted in its place."""
        return self._worker.is_busy

    def begin(self, plan: Plan) -> None:
        """Begin a game by a plan, once the rules are ready."""

        def done(match: Match) -> None:
            place = plan.map.stem if plan.map is not None else ""
            sitting = seated(match, plan.seats, place, self.new_title(), self.parent())
            sitting.origin = Origin(plan=plan.as_json())
            sitting.see_all(not plan.is_hot_seat or sitting.sees_all)
            self.arrived.emit(sitting, plan.animates)

        self.prepare(plan, done)

    def prepare(self, plan: Plan, then: Callable[[Match], object]) -> None:
        """Make the rules of a plan ready, and give the game that would begin."""
        self.is_busy.emit(True)

        def done(match: Match) -> None:
            self.is_busy.emit(False)
            then(match)

        def failed(error: BaseException) -> None:
            self.is_busy.emit(False)
            self.failed.emit(error)

        self._worker.ask(plan.begin, done, failed)

    def begin_again(self, sitting: Sitting, texts: Mapping[Path, str]) -> None:
        """Begin a new game with the set-up of another and other chance."""
        plan = plans.read(sitting.origin.plan)
        began = sitting.match
        if began.situation is None and plan is not None and all(path.is_file() for path in plan.files):
            self.begin(replace(plan, seed=agents.fresh_seed(), texts=texts))
            return
        # A record carries its setting and its rules: they are played again as they are, and so is a laid position.
        match = Match(
            sitting.rules,
            agents.fresh_seed() if began.situation is None else began.seed,
            situation=began.situation,
            puzzle=began.puzzle,
        )
        made = seated(match, sitting.seats, sitting.map_name, self.new_title(), self.parent())
        self.arrived.emit(made, None)

    def open_record(
        self,
        record: Path | Mapping[str, Any],
        at: int | None,
        verdicts: tuple[tuple[str, list[int]], ...],
        why: str,
        *,
        is_left_open: bool = False,
    ) -> None:
        """Show the game of a record, at a position if one is given; with who wins by each of two variants, and why.

        Left open its seats are those of whoever looks at it: all hands are in sight, and no agent plays on.
        """
        path = record if isinstance(record, Path) else None

        def done(found: Opened) -> None:
            self.is_busy.emit(False)
            number = found.match.number
            title = path.stem if path is not None else titles.GAME.format(number=number)
            if is_left_open:
                found.match.agents = [HUMAN] * len(found.match.agents)
            sitting = self._seated(found, title)
            if is_left_open:
                sitting.see_all(True)
            sitting.path, sitting.is_saved = path, True
            sitting.verdicts, sitting.why = verdicts, why
            self.arrived.emit(sitting, None)
            if at is not None:
                sitting.show(at)

        def failed(error: BaseException) -> None:
            # A game that was on its way before is not awaited any more either.
            self.is_busy.emit(False)
            self.failed.emit(error)

        self._worker.ask(lambda: opened(record), done, failed)

    def resume(self, kept: Kept, then: Callable[[], object] | None = None) -> None:
        """Go on with a game of the shelf, and then do something else with it."""

        def done(found: Opened) -> None:
            self.is_busy.emit(False)
            sitting = self._seated(found, kept.given_title)
            sitting.origin = kept.origin
            sitting.path = Path(kept.path) if kept.path else None
            sitting.is_saved = kept.is_saved and sitting.path is not None and sitting.path.is_file()
            sitting.see_all(not kept.is_hot_seat or sitting.sees_all)
            self.store.took_up(kept.key)
            self.arrived.emit(sitting, None)
            if then is not None:
                then()

        def failed(error: BaseException) -> None:
            self.is_busy.emit(False)
            self.lost.emit()
            self.failed.emit(error)

        self.is_busy.emit(True)
        self._worker.ask(lambda: opened(self.store.file(kept.key)), done, failed)

    def _seated(self, found: Opened, title: str) -> Sitting:
        match = found.match
        return seated(match, seats_of(match.agents, match.names), found.map_name, title, self.parent())

    def new_title(self, *, is_puzzle: bool = False) -> str:
        """Number a new game so that no other on the shelf is called the same."""
        words = titles.PUZZLE if is_puzzle else titles.PLAYTEST
        taken = {game.given_title for game in self.store.games() if isinstance(game, Kept)}
        while True:
            self.games += 1
            title = words.format(number=self.games)
            if title not in taken:
                return title

    # ------------------------------------------------------------ what lay on the table

    def remember(self, sitting: Sitting | None) -> None:
        """Remember what lies on the table, for the next start."""
        what = ""
        if sitting is not None:
            is_kept = self.store.find(sitting.origin.key) is not None
            what = sitting.origin.key if is_kept else str(sitting.path or "")
        with contextlib.suppress(OSError):
            self.store.lay_on_table(what)

    def bring_last(self) -> bool:
        """Bring what lay on the table last, and say whether anything did."""
        last = self.store.on_table
        kept = self.store.find(last)
        if isinstance(kept, Kept):
            self.resume(kept)
        elif last and Path(last).is_absolute() and Path(last).is_file():
            self.open_record(Path(last), None, (), "")
        else:
            return False
        return True
