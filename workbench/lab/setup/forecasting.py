"""How long an experiment takes: its cells are tried on this machine at its present load, off the window's thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.background import Worker
from workbench.lab.setup import pace
from workbench.lab.setup.pace import Forecast, Load, Pace

if TYPE_CHECKING:
    from engine.numbers.plan import Cell, Plan

# What somebody rests on for so long is compiled, so that its pace can be measured.
CALM_MS = 2_000
# A shorter run says more about its beginning and end than about its pace.
LEAST_SECONDS = 5.0
# Compiling the games of one kind of agents takes so many seconds of work, until one has been seen here.
COMPILING = 20.0

Lineup = tuple[str, ...]
Played = tuple[str, str, str, Lineup]
"""What decides how long a game takes: the game, the map, the variant with its changes, and who plays."""


def cores() -> int:
    """Give on how many cores the lab plays: one is left to the window."""
    from engine.numbers import simulate

    return max(1, simulate.default_jobs() - 1)


def played_in(cell: Cell) -> Played:
    """Give what decides how long the games of a cell take."""
    return cell.game, cell.map, cell.label, cell.lineup


@dataclass(frozen=True)
class Outlook:
    """What is known about the time of a plan: a forecast, or why there is none yet."""

    forecast: Forecast | None = None
    # How long the compiler takes before anything can be tried, in seconds.
    compiling: float = 0.0
    # Whether it is being found out.
    is_awaited: bool = False


class Forecasting(QObject):
    """Tries the cells of the latest plan and says how long all of it takes."""

    said = Signal(object, object)
    """A plan and what is known about its time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("forecast", self)
        self.load = Load()
        self.paces: dict[Played, Pace] = {}
        # Games a second of line-ups with code of people's own, which is not tried: it is taken from their runs.
        self.rates: dict[Lineup, float] = {}
        self.compiling = COMPILING
        # While a run of ours is played, the load is ours and gone when the next one begins.
        self.is_disturbed: Callable[[], bool] = lambda: False
        self._plan: Plan | None = None
        self._calm = QTimer(self, interval=CALM_MS, singleShot=True)
        self._calm.timeout.connect(lambda: self._start(may_compile=True))

    @property
    def is_busy(self) -> bool:
        """Say whether an answer is on its way."""
        return self._worker.is_busy

    def ask(self, plan: Plan | None) -> None:
        """Find out how long a plan takes; whatever was asked before is forgotten."""
        self._plan = plan
        self._calm.stop()
        if plan is not None:
            self._start(may_compile=False)

    def know(self, lineup: Lineup, games: int, seconds: float) -> bool:
        """Take over the pace of a run, if it was long enough to have one; say whether that is news."""
        is_news = seconds >= LEAST_SECONDS and games > 0 and self.rates.get(lineup) != games / seconds
        if is_news:
            self.rates[lineup] = games / seconds
        return is_news

    def _start(self, *, may_compile: bool) -> None:
        plan = self._plan
        if plan is None:
            return
        may_load = not self.is_disturbed()
        self._worker.ask(
            lambda: self._found(plan, may_compile=may_compile, may_load=may_load),
            lambda outlook: self._say(plan, outlook),
            # A cell that cannot be tried says why when it is run.
            lambda _: self._say(plan, Outlook()),
        )

    def _say(self, plan: Plan, outlook: Outlook) -> None:
        if plan is not self._plan:
            return
        if outlook.compiling:
            self._calm.start()
        self.said.emit(plan, outlook)

    # ------------------------------------------------------------ on the worker's thread

    def _found(self, plan: Plan, *, may_compile: bool, may_load: bool) -> Outlook:
        missing = uncompiled(plan.cells)
        if missing and not may_compile:
            return Outlook(compiling=self.load.factor * self.compiling * len(missing), is_awaited=True)
        for cell in missing:
            self._compile(cell)
        from engine.numbers.baselines import baselines

        bases = baselines(plan.cells, plan.files)
        load = self.load if may_load else Load(self.load.clocks)
        self._try(plan.cells, bases, load)
        paces = [self._pace(cell) for cell in plan.cells]
        known = [each for each in paces if each is not None]
        if len(known) < len(paces):
            return Outlook()
        return Outlook(pace.forecast(plan, bases, known, cores(), self.load.factor))

    def _compile(self, cell: Cell) -> None:
        from engine.numbers import simulate

        before = self.load.clocks.own()
        simulate.play_chunk(cell.series(), 0, 1)
        self.compiling = self.load.clocks.own() - before

    def _try(self, cells: Sequence[Cell], bases: Sequence[int], load: Load) -> None:
        """Try one cell of each line-up, and further ones for a while, those first that differ most from the others."""
        began, tried_any = load.clocks.own(), False
        for number in in_turn(cells):
            cell, base = cells[number], cells[bases[number]]
            is_first = not self._alike(cell)
            is_late = load.clocks.own() - began > pace.ALL_TRIED_FOR
            if played_in(cell) in self.paces or not pace.may_be_tried(cell) or (is_late and not is_first):
                continue
            if self._worker.is_outdated():
                return
            self.paces[played_in(cell)] = pace.tried([base, cell] if base is not cell else [cell], load)
            tried_any = True
        if not tried_any:
            self._feel_load(cells, load)

    def _feel_load(self, cells: Sequence[Cell], load: Load) -> None:
        """Try something that is known already, since others may have begun or ceased to use the machine."""
        quick = min(
            (cell for cell in cells if played_in(cell) in self.paces),
            key=lambda cell: self.paces[played_in(cell)].playing,
            default=None,
        )
        if quick is None:
            return
        # Once at least, and on until it is felt as long as the latest load counts.
        for _ in range(round(pace.LOADED_FOR / pace.TRIED_FOR)):
            pace.tried([quick], load)
            if load.felt_for >= pace.LOADED_FOR:
                return

    def _pace(self, cell: Cell) -> Pace | None:
        """Give the pace of a cell: its own, or what those with the same line-up have on average, on its map if any."""
        if (own := self.paces.get(played_in(cell))) is not None:
            return own
        if cell.lineup in self.rates:
            return Pace(cores() / self.rates[cell.lineup] / self.load.factor, 0.0)
        alike = self._alike(cell)
        return mean([alike[key] for key in alike if key[1] == cell.map] or list(alike.values()))

    def _alike(self, cell: Cell) -> dict[Played, Pace]:
        """Give the paces of the same line-up in the same game."""
        return {
            key: known for key, known in self.paces.items() if (key[0], key[3]) == (cell.game, cell.lineup)
        }


def mean(paces: Sequence[Pace]) -> Pace | None:
    """Give what some paces are on average."""
    if not paces:
        return None
    count = len(paces)
    return Pace(
        sum(each.playing for each in paces) / count,
        sum(each.looking for each in paces) / count,
        sum(each.comparing for each in paces) / count,
    )


def uncompiled(cells: Sequence[Cell]) -> list[Cell]:
    """Give a cell for each kind of games that must be compiled before the first of them."""
    from engine.numbers import simulate

    found: dict[tuple[str, bool], Cell] = {}
    for cell in cells:
        kind = (cell.game, any(agent.kind == "mcts" for agent in cell.sitting))
        if kind not in found and pace.may_be_tried(cell) and not simulate.is_ready(cell.series()):
            found[kind] = cell
    return list(found.values())


def in_turn(cells: Sequence[Cell]) -> list[int]:
    """Give the order in which cells are tried: first one of each line-up, then of each map, then all others."""
    first: dict[tuple[str, ...], int] = {}
    for number, cell in enumerate(cells):
        first.setdefault(("lineup", *cell.lineup), number)
    for number, cell in enumerate(cells):
        first.setdefault(("map", cell.map, *cell.lineup), number)
    return list(dict.fromkeys([*first.values(), *range(len(cells))]))
