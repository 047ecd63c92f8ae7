"""Laying out an experiment: how long it will take, by what was tried here and now, and how long it still takes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from workbench.lab.runs.time_left import WINDOW, TimeLeft
from workbench.lab.setup import forecasting, pace
from workbench.lab.setup.forecasting import LEAST_SECONDS
from workbench.lab.setup.pace import Clocks, Load, Pace


class SetClocks:
    """Clocks that go on only when somebody says so: while work is done, everybody's runs faster than its own."""

    def __init__(self, load=1.0):
        self.load, self.wall, self.own = load, 0.0, 0.0

    def clocks(self):
        """Give them as the program reads them."""
        return Clocks(lambda: self.wall, lambda: self.own)

    def work(self, seconds):
        """Let some work take so long."""
        self.own += seconds
        self.wall += seconds * self.load


def plan(games=1_000, cells=1):
    """Give as much of a plan as a forecast looks at."""
    from types import SimpleNamespace

    return SimpleNamespace(games=games, cells=[None] * cells)


# ---------------------------------------------------------------- arithmetic


def test_games_are_looked_at_while_others_are_played():
    """The slower of playing and looking sets the pace, and all games are looked at once more for the tables."""
    assert Pace(0.4, 0.1).a_game(jobs=2) == pytest.approx(0.2)
    assert Pace(0.1, 0.1, 0.3).a_game(jobs=8) == pytest.approx(0.1)
    assert Pace(0.1, 0.1, 0.3).a_game(jobs=8, is_compared=True) == pytest.approx(0.4)
    assert Pace(0.4, 0.1).writing == pytest.approx(pace.WRITING * 0.1)


def test_a_machine_three_times_as_busy_makes_all_of_it_three_times_as_long():
    """The load that was measured while trying stretches every part of a run."""
    paces = [Pace(0.001, 0.0002), Pace(0.004, 0.0002, 0.0001)]
    calm = pace.forecast(plan(cells=2), [0, 0], paces, 1, 1.0)
    busy = pace.forecast(plan(cells=2), [0, 0], paces, 1, 3.0)
    assert calm.seconds == pytest.approx(pace.FIXED_SECONDS + 1 + 4 + pace.WRITING * 0.4)
    assert busy.seconds == pytest.approx(3 * calm.seconds)


def test_the_load_is_that_of_the_last_work():
    """What others did a while ago is forgotten, and a load below one is none."""
    set_clocks = SetClocks(load=5.0)
    load = Load(set_clocks.clocks())
    assert load.factor == 1.0
    assert load.timed(set_clocks.work, pace.LOADED_FOR)[1] == pytest.approx(pace.LOADED_FOR)
    assert load.factor == pytest.approx(5.0)
    set_clocks.load = 2.0
    for _ in range(8):
        load.timed(set_clocks.work, pace.LOADED_FOR / 4)
    assert load.factor == pytest.approx(2.0)
    set_clocks.load = 0.9
    for _ in range(8):
        load.timed(set_clocks.work, pace.LOADED_FOR / 4)
    assert load.factor == 1.0


def test_who_used_the_machine_long_ago_is_forgotten():
    """One that comes back to the form is told by the load of now, not by that of the last estimate."""
    set_clocks = SetClocks(load=9.0)
    load = Load(set_clocks.clocks())
    load.timed(set_clocks.work, pace.LOADED_FOR / 4)
    set_clocks.load = pace.FRESH_FOR / 0.001
    set_clocks.work(0.001)
    set_clocks.load = 2.0
    load.timed(set_clocks.work, pace.LOADED_FOR / 4)
    assert load.factor == pytest.approx(2.0)
    assert load.felt_for == pytest.approx(pace.LOADED_FOR / 4)


def test_the_time_left_counts_a_game_as_what_it_costs():
    """Quick cells first, slow ones later: what is left is not told by the number of games."""
    now = [0.0]
    left = TimeLeft([1.0, 9.0], games=10, writing=10.0, clock=lambda: now[0])
    assert left.seconds is None
    now[0] = 2.0
    left.count(0, 10)
    # Ten units took two seconds; ninety of games and ten of writing are left.
    assert left.seconds == pytest.approx(20.0)
    now[0] += 36.0
    left.count(1, 10)
    assert left.seconds == pytest.approx(4.0)


def test_games_of_an_earlier_session_are_not_waited_for():
    """What was there already shortens what is left and says nothing about the pace."""
    now = [0.0]
    left = TimeLeft([1.0], games=100, clock=lambda: now[0])
    left.skip(0, 60)
    now[0] = 5.0
    left.begin()
    now[0] = 6.0
    left.count(0, 10)
    assert left.seconds == pytest.approx(3.0)


def test_the_time_left_follows_the_machine():
    """Once others have used the machine for a while, the pace is the one since then."""
    now = [0.0]
    left = TimeLeft([1.0], games=1_000, clock=lambda: now[0])
    for _ in range(30):
        now[0] += 1.0
        left.count(0, 10)
    assert left.seconds == pytest.approx(70.0)
    while now[0] < 30.0 + 4 * WINDOW:
        now[0] += 4.0
        left.count(0, 10)
    played = 300 + 10 * (4 * WINDOW / 4)
    assert left.seconds == pytest.approx((1_000 - played) * 0.4)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.4, "under a second"),
        (89, "about 89 s"),
        (152, "about 2.5 min"),
        (239, "about 4 min"),
        (900, "about 15 min"),
    ],
)
def test_times_are_told_as_roughly_as_they_are_known(seconds, words):
    """Of a few minutes half of one is told, of many none."""
    from workbench.lab.words import duration

    assert duration(seconds) == words


def test_a_search_is_extended_from_what_is_quick():
    """Two shares of its thinking tell what all of it costs, moves included; all of it tells itself."""
    assert pace.extended(0.01, 0.02, 0.10, 0.11) == pytest.approx(0.99)
    assert pace.extended(0.01, 0.02, 0.5, 1.0) == pytest.approx(0.5)


# ---------------------------------------------------------------- what is tried


@pytest.fixture
def known(lab, monkeypatch):
    """Give the lab, where trying a cell gives a pace of the test's choosing and the machine is calm."""
    lab.tried = []
    lab.paces = lambda cell: Pace(0.001, 0.0)

    def tried(cells, load):
        lab.tried.append(cells[-1])
        return lab.paces(cells[-1])

    monkeypatch.setattr(pace, "tried", tried)
    monkeypatch.setattr(forecasting, "cores", lambda: 1)
    monkeypatch.setattr(forecasting, "uncompiled", lambda cells: [])
    lab.forecasting = lab.workspace.preparation.forecasting
    lab.forecasting.load = Load(SetClocks().clocks())
    lab.ready()
    lab.qtbot.waitUntil(lambda: not lab.forecasting.is_busy, timeout=20_000)
    lab.forecasting.paces.clear()
    lab.tried.clear()
    return lab


def said(lab, text):
    """Write an experiment and give how long it is said to take."""
    lab.write(text)
    lab.ready()
    work = lab.workspace.preparation
    lab.qtbot.waitUntil(
        lambda: not work.prepared.outlook.is_awaited and not lab.forecasting.is_busy, timeout=20_000
    )
    return work.prepared.seconds


def test_each_cell_has_a_pace_of_its_own(known):
    """Two editions and two maps take as long as each of them takes, not four times the first."""
    paces = {"japan": 0.001, "inland-sea": 0.003}
    known.paces = lambda cell: Pace(paces[cell.map], 0.0)
    text = known.text.replace("maps: [japan]", "maps: [japan, inland-sea]").replace(
        "games: 60", "games: 1000"
    )
    assert said(known, text) == pytest.approx(pace.FIXED_SECONDS + 2_000 * 0.001 + 2_000 * 0.003)
    assert known.workspace.form.footer.time.text() == "about 8 s"


def test_searching_agents_are_tried_as_well(known):
    """Each line-up and each number of players is tried before anything was run."""
    known.paces = lambda cell: Pace(0.1 * len(cell.lineup) if "mcts:100" in cell.lineup else 0.001, 0.0)
    text = known.text.replace("lineups: [random]", "lineups: [random, 'mcts:100']").replace(
        "players: [2]", "players: [2, 4]"
    )
    assert said(known, text) == pytest.approx(pace.FIXED_SECONDS + 60 * 2 * (0.001 + 0.2 + 0.001 + 0.4))
    assert {cell.lineup for cell in known.tried} == {
        ("random",) * 2,
        ("random",) * 4,
        ("mcts:100",) * 2,
        ("mcts:100",) * 4,
    }


def test_of_many_cells_some_are_tried(known, monkeypatch):
    """Once trying has taken its time, the cells that are left take as long as those alike on their map."""
    monkeypatch.setattr(pace, "ALL_TRIED_FOR", -1.0)
    known.paces = lambda cell: Pace(0.002, 0.0)
    text = known.text.replace("maps: [japan]", "maps: [japan, inland-sea]")
    assert said(known, text) == pytest.approx(pace.FIXED_SECONDS + 240 * 0.002)
    assert len(known.tried) == 1


def test_the_load_is_felt_again_for_what_was_tried_before(known):
    """A second look at the same cells tries one of them again, for others may use the machine now."""
    text = known.text.replace("games: 60", "games: 1000")
    before = said(known, text)
    clocks = SetClocks(load=2.0)
    known.forecasting.load = Load(clocks.clocks())
    known.paces = lambda cell: known.forecasting.load.timed(clocks.work, 1.0) and Pace(9.0, 0.0)
    known.tried.clear()
    known.workspace.preparation.look_again()
    known.qtbot.waitUntil(
        lambda: known.workspace.preparation.prepared.seconds not in (None, before), timeout=20_000
    )
    assert known.workspace.preparation.prepared.seconds == pytest.approx(2 * before)
    assert len(known.tried) == 1


def test_ones_own_run_is_no_load(known, monkeypatch):
    """While a run is played, what is felt of it does not stretch what is said of the next one."""
    clocks = SetClocks(load=4.0)
    known.forecasting.is_disturbed = lambda: True
    seen = []

    def tried(cells, load):
        seen.append(load)
        load.timed(clocks.work, 1.0)
        return Pace(0.001, 0.0)

    monkeypatch.setattr(pace, "tried", tried)
    seconds = said(known, known.text.replace("games: 60", "games: 1000"))
    assert seen and seen[0] is not known.forecasting.load
    assert seconds == pytest.approx(pace.FIXED_SECONDS + 2_000 * 0.001)


def test_what_must_be_compiled_is_said_and_then_measured(known, monkeypatch):
    """First the time of the compiler is told; whoever rests on it has it compiled, and then the games' time."""
    compiled: list[object] = []

    def uncompiled(cells):
        return [] if compiled else list(cells[:1])

    monkeypatch.setattr(forecasting, "uncompiled", uncompiled)
    monkeypatch.setattr(known.forecasting, "_compile", compiled.append)
    footer, work = known.workspace.form.footer, known.workspace.preparation
    known.write(known.text.replace("games: 60", "games: 1000"))
    known.qtbot.waitUntil(lambda: work.is_fresh and work.prepared.outlook.compiling > 0, timeout=20_000)
    assert footer.time.text() == "compiling first, about 20 s" and footer.run.isEnabled()
    known.qtbot.waitUntil(lambda: footer.time.width() >= footer.time.sizeHint().width())
    known.forecasting._calm.timeout.emit()
    known.qtbot.waitUntil(lambda: work.prepared.seconds is not None, timeout=20_000)
    assert len(compiled) == 1 and footer.time.text() == "about 2 s"


def test_code_of_ones_own_is_not_tried(known, monkeypatch):
    """Its pace is that of a run that was long enough to have one; a short one says nothing."""
    monkeypatch.setattr(pace, "may_be_tried", lambda cell: False)
    text = known.text.replace("games: 60", "games: 600")
    assert said(known, text) is None
    assert known.workspace.form.footer.time.text() == "pace not known yet"
    assert not known.forecasting.know(("random", "random"), 120, LEAST_SECONDS / 2)
    assert known.forecasting.know(("random", "random"), 1_200, 60.0)
    assert said(known, text + "\n") == pytest.approx(pace.FIXED_SECONDS + 60.0)
    assert not known.tried


# ---------------------------------------------------------------- real games


def cell_of(tmp_path, lineup):
    """Give a cell of quick games."""
    from engine.texts.library import Library
    from workbench.lab.runs.job import plan_of

    path = tmp_path / "one.experiment.yaml"
    path.write_text(
        "schema: daimyo/experiment/1\ntitle: One\nmaps: [japan]\nvariants: ['2016']\nplayers: [2]\n"
        f"lineups: ['{lineup}']\ngames: 10\nseed: 1\n",
        encoding="utf-8",
    )
    return plan_of(Library(), path).cells[0]


@pytest.mark.parametrize("lineup", ["random", "mcts:4000"])
def test_trying_takes_real_games(tmp_path, lineup, monkeypatch):
    """A cell is played as a run plays it; of a long search only as much as is quick, by the clock that is given."""
    from engine.numbers import simulate

    clocks, played = SetClocks(load=3.0), []
    playing = simulate.play_chunk

    def play(series, first, count):
        thinking = sum(agent.budget for agent in series.agents)
        played.append((thinking, count))
        clocks.work(count * (0.0002 + 0.0001 * thinking))
        return playing(replace(series, agents=pace.lightened(series.agents, 0.0)), first, min(count, 2))

    monkeypatch.setattr(simulate, "play_chunk", play)
    load = Load(clocks.clocks())
    found = pace.tried([cell_of(tmp_path, lineup)], load)
    thinking = 8_000 if "mcts" in lineup else 0
    assert found.playing == pytest.approx(0.0002 + 0.0001 * thinking, rel=0.01)
    assert load.factor == pytest.approx(3.0)
    if thinking:
        assert max(part for part, _ in played) < thinking / 4
