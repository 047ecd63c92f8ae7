"""The store of runs: folders that appear whole and never change, and SQL over them."""

from __future__ import annotations

import errno
import os
import threading

import pytest

from engine import agents, games, metrics
from engine.metrics.statistics import wilson
from engine.numbers import running, runs, simulate, tables
from engine.numbers.running import Cores
from engine.numbers.runs import Run, Store
from engine.texts.problem import ProblemError


@pytest.fixture
def store(tmp_path):
    """Give an empty store."""
    return Store(tmp_path / "store")


@pytest.fixture
def run(store, make_plan):
    """Give a small run of two editions with two line-ups."""
    made = store.run(make_plan(lineups=["random", ["greedy", "random"]], games=300), Cores(1))
    assert isinstance(made, Run)
    return made


def one(store, query):
    """Ask for a single value."""
    ((value,),) = store.sql(query)[1]
    return value


def contents(folder):
    """Give the bytes of all files of a folder."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_run_has_its_tables_and_its_page(run, store):
    """A finished run is a folder with run.yaml and its tables that nobody may write to, and nothing else is left."""
    assert sorted(contents(run.folder)) == sorted(["run.yaml", *(f"{name}.parquet" for name in run.tables)])
    assert all(not path.stat().st_mode & 0o222 for path in run.folder.iterdir())
    assert [path.name for path in store.folder.iterdir()] == [run.name]
    assert store.runs() == [run]


def test_run_yaml_tells_how_to_repeat_it(run, store, make_plan):
    """It holds the experiment, the maps, every cell's rules and board, the agents and the hashes."""
    about = run.about
    plan = make_plan(lineups=["random", ["greedy", "random"]], games=300)
    assert about["plan_sha256"] == plan.sha256()
    assert about["experiment"] == plan.experiment
    assert about["maps"] == plan.maps
    assert about["cells"] == [cell.as_json() for cell in plan.cells]
    for cell, digest in zip(plan.cells, about["cells_sha256"], strict=True):
        assert digest == simulate.simulate(cell.series(), 300).sha256()
    assert about["results_sha256"] == runs.results_sha256(about["cells_sha256"])
    assert {metric["name"] for metric in about["measured"]} == set(metrics.of(games.find("samurai")))


def test_games_are_rows(run, store):
    """A game's row has its number, its winners as bits and as shares, how it ended and what was captured."""
    assert one(store, "select count(*) from games") == 4 * 300
    assert one(store, "select count(distinct (cell, number)) from games") == 4 * 300
    assert (
        one(
            store,
            "select count(*) from games where share_0 <> case winners when 1 then 1 when 3 then 0.5 else 0 end",
        )
        == 0
    )
    names, rows = store.sql("select distinct reason, end_reason from games order by 1")
    assert names == ["reason", "end_reason"]
    assert all(isinstance(code, int) and "-" in word for code, word in rows)
    assert one(store, "select min(captured_0_helmet + captured_1_helmet) from games") >= 0
    assert one(store, "select max(captured_0_rice + captured_1_rice) from games") <= 7


def test_metrics_are_rows_that_agree_with_the_games(run, store):
    """The stored numbers are those that SQL finds in the games, with their intervals."""
    wins = one(store, "select sum(share_0) from games where cell = 0")
    ((value, low, high, count),) = store.sql(
        "select value, low, high, count from metrics where cell = 0 and metric = 'win_rate' and label = 'seat 0'"
    )[1]
    assert (value, count) == (pytest.approx(wins / 300), 300)
    assert (low, high) == pytest.approx(wilson(wins, 300))
    turns = one(store, "select avg(turns) from games where cell = 2")
    assert turns == pytest.approx(one(store, "select value from metrics where cell = 2 and metric = 'turns'"))


def test_the_ladder_sets_skill_against_luck(run, store):
    """Of mixed line-ups each agent has its win rate and how far that is above luck: 0 for half the wins of two."""
    found = store.ladder(run)
    assert [row["agent"] for row in found] == ["greedy", "random"] * 2
    for row in found:
        assert row["skill"] == pytest.approx(2 * row["win_rate"] - 1)
        assert row["skill_low"] <= row["skill"] <= row["skill_high"]
    assert found[0]["win_rate"] > 0.9
    assert found[0]["win_rate"] + found[1]["win_rate"] <= 1


def test_tokens_show_how_they_go_with_winning(run, store):
    """For each token stands how often seats win that played it or did not, and the difference with its interval."""
    names, rows = store.sql("select * from tokens where cell = 0")
    found = [dict(zip(names, row, strict=True)) for row in rows]
    won = one(store, "select sum(bit_count(winners)) from games where cell = 0")
    assert found
    for row in found:
        assert row["win_rate_with"] == pytest.approx(row["wins"] / row["seats"])
        if row["seats"] <= 600 - tables.LEAST_SEATS:
            assert row["win_rate_without"] == pytest.approx((won - row["wins"]) / (600 - row["seats"]))
            assert row["effect"] == pytest.approx(row["win_rate_with"] - row["win_rate_without"])
            assert row["effect_low"] < row["effect"] < row["effect_high"]
        else:
            assert row["effect"] is None


def test_settlements_show_who_took_them(run, store):
    """For each settlement stand the captures of each seat, ties, the mean turn and how close it was."""
    wrong = (
        "figures <> ties + captures_0 + captures_1 or (figures > 0 and (mean_turn < 1 or mean_margin < 0))"
    )
    assert one(store, f"select count(*) from spaces where figures is not null and ({wrong})") == 0
    assert one(store, "select sum(captures_0) from spaces where cell = 0") == one(
        store, "select sum(captured_0_helmet + captured_0_buddha + captured_0_rice) from games where cell = 0"
    )


def test_player_counts_of_one_run_differ_in_columns(store, make_plan):
    """Where a game has fewer seats the columns of the others are empty."""
    store.run(make_plan(maps=["japan"], variants=["2016"], players=[2, 3], games=20), Cores(1))
    assert store.sql("select cell, count(share_2) from games group by 1 order by 1")[1] == [(0, 0), (1, 20)]


def test_many_games_are_written_in_lots(store, make_plan, monkeypatch):
    """Rows that were written lot by lot stand in one table, in order."""
    monkeypatch.setattr(tables, "LOT", 1_000)
    made = store.run(make_plan(games=2_300), Cores(2))
    assert made is not None
    assert store.sql("select cell, number from games")[1] == [
        (cell, number) for cell in (0, 1) for number in range(2_300)
    ]
    assert sorted(contents(made.folder)) == sorted(["run.yaml", *(f"{name}.parquet" for name in made.tables)])


def test_games_by_the_clock_have_no_hash(store, make_plan):
    """Where an agent thinks for a time the games cannot be repeated, so that there is nothing to compare."""
    made = store.run(make_plan(variants=["2016"], lineups=[["mcts:1ms", "random"]], games=2), Cores(1))
    assert made is not None
    assert made.about["results_sha256"] is None
    assert made.about["cells_sha256"] == [None]


# ---------------------------------------------------------------- finding and asking


def test_finding_runs(run, store):
    """A run is found by its name, by the beginning of it, or as the last one; a near miss gets a proposal."""
    assert store.find(run.name) == store.find("small") == store.find("last") == run
    with pytest.raises(ProblemError, match="Did you mean"):
        store.find(run.name.replace("small", "smal"))
    with pytest.raises(ProblemError, match="`daimyo runs` lists them"):
        store.find("xyzzy")


def test_several_runs(run, store, make_plan):
    """SQL sees all runs, each row with the name of its own; an ambiguous beginning is refused."""
    other = store.run(make_plan(games=50, seed=8), Cores(1))
    assert other is not None
    assert dict(store.sql("select run, count(*) from games group by 1")[1]) == {
        run.name: 1_200,
        other.name: 100,
    }
    assert store.runs() == [run, other]
    with pytest.raises(ProblemError, match="2 runs begin with `small`"):
        store.find("small")


@pytest.mark.parametrize(
    "query",
    ["select", "select nothing from games", "select 'a'::int", "select cast(label as int) from cells"],
)
def test_wrong_sql_is_a_problem(query, run, store):
    """What the database refuses, when asked or while it answers, is one problem in its own words."""
    with pytest.raises(ProblemError) as caught:
        store.sql(query)
    assert [problem.code for problem in caught.value.problems] == ["sql"]


def test_an_empty_store(store):
    """Without runs there is nothing to list, and SQL says so."""
    assert store.runs() == []
    assert store.unfinished() == []
    assert store.sql("select 1")[1] == [(1,)]
    with pytest.raises(ProblemError, match="There are no runs yet in"):
        store.sql("select * from games")


def test_what_is_no_run_is_not_listed(run, store):
    """Files, hidden folders and folders without run.yaml are not runs; a damaged run.yaml is a problem of its own."""
    (store.folder / "notes.txt").write_text("mine")
    (store.folder / "empty").mkdir()
    (store.folder / ".deleted-x").mkdir()
    (store.folder / ".deleted-x" / "run.yaml").write_text("")
    assert store.runs() == [run]
    (store.folder / "empty" / "run.yaml").write_text("[1, 2")
    with pytest.raises(ProblemError, match=r"not the `run\.yaml` of a run"):
        _ = store.find("empty").about


def test_the_default_store(monkeypatch, tmp_path):
    """Runs lie where DAIMYO_RUNS says, else in the user's data folder."""
    monkeypatch.setenv("DAIMYO_RUNS", str(tmp_path / "mine"))
    assert Store().folder == tmp_path / "mine"
    monkeypatch.delenv("DAIMYO_RUNS")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Store().folder == tmp_path / "daimyo" / "runs"


# ---------------------------------------------------------------- interruptions and refusals


def test_a_run_is_played_once(run, store, make_plan):
    """Running the same plan again gives the run that is there, untouched; a leftover of it is cleared away."""
    before = contents(run.folder)
    plan = make_plan(lineups=["random", ["greedy", "random"]], games=300)
    partial = store.partial(plan)
    partial.chunks.mkdir(parents=True)
    assert store.unfinished() == []
    assert store.run(plan, Cores(1)) == run
    assert contents(run.folder) == before
    assert not partial.exists()


def test_restarting_forgets_what_was_finished(store, make_plan):
    """With `restart` chunks of an interrupted run are played anew."""
    plan = make_plan(games=1_500)
    partial = store.partial(plan)
    with partial.held():
        running.run(plan, partial, Cores(1))
    assert store.unfinished() == [store.name_of(plan)]
    seen: list[int] = []
    assert store.run(plan, Cores(1), restart=True, progress=seen.append) is not None
    assert seen[0] == 0
    assert store.unfinished() == []


FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(
    "step",
    ["engine.numbers.tables._write_parquet", "engine.numbers.runs._write_yaml", "engine.numbers.runs._seal"],
)
def test_a_full_disk_while_the_run_is_written(step, run, store, make_plan, monkeypatch):
    """Whichever file cannot be written, nothing becomes visible, stored runs stay as they are, and it can go on."""
    before = contents(run.folder)
    plan = make_plan(games=200, seed=9)

    def full(*_, **__):
        raise FULL

    with monkeypatch.context() as patch:
        patch.setattr(step, full)
        with pytest.raises(OSError, match="No space left on device"):
            store.run(plan, Cores(1))
    assert store.runs() == [run]
    assert contents(run.folder) == before
    assert store.unfinished() == [store.name_of(plan)]
    seen: list[int] = []
    assert store.run(plan, Cores(1), progress=seen.append) is not None
    assert seen == [400]


def test_a_disk_that_refuses_the_database_is_the_systems_error(tmp_path):
    """What DuckDB cannot write is raised as an error of the system, not of the database."""
    with pytest.raises(OSError, match="folder-that-is-not-there"):
        tables._write_parquet(tmp_path / "folder-that-is-not-there" / "games.parquet", [])


def test_a_store_that_cannot_be_written(tmp_path, make_plan):
    """Where the folder cannot be made, the error names it."""
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(OSError, match="file"):
        Store(tmp_path / "file" / "runs").run(make_plan(games=10), Cores(1))


def test_a_failing_metric_leaves_no_run(store, make_plan, monkeypatch):
    """A metric that fails only while the run is written leaves the chunks, so that nothing is played again."""
    plan = make_plan(games=100)
    with monkeypatch.context() as patch:
        patch.setattr(running, "_try_metrics", lambda *_: None)
        patch.setitem(
            metrics.METRICS,
            "mine",
            metrics.Metric("mine", "Mine", "x", "Mine.", False, lambda games: {"all": games.results["x"]}),
        )
        with pytest.raises(ProblemError, match="The metric `mine` failed"):
            store.run(plan, Cores(1))
    assert store.runs() == []
    seen: list[int] = []
    assert store.run(plan, Cores(1), progress=seen.append) is not None
    assert seen == [200]


# ---------------------------------------------------------------- stopped runs


def stopped_after(store, plan, games):
    """Play a plan until so many games are finished, and stop."""
    stop = threading.Event()

    def progress(done):
        if done >= games:
            stop.set()

    assert store.run(plan, Cores(1), progress=progress, stop=stop) is None
    return store.partial(plan).folder.name.removeprefix(running.PARTIAL)


def test_a_stopped_run_can_be_read(store, make_plan, tmp_path):
    """The games that a stopped run has are asked and exported like those of a finished one, and it can still go on."""
    plan = make_plan(games=4_000)
    name = stopped_after(store, plan, 1_000)
    assert store.unfinished() == [name]
    stopped = store.find(name[:8])
    about = stopped.about
    assert stopped.name == name
    assert 1_000 <= about["stopped"]["games"] < about["stopped"]["of"] == 8_000
    assert about["results_sha256"] is None
    # The second cell has no games yet.
    assert len(about["cells"]) == 1
    assert store.sql("select run, count(*) from games group by 1", [stopped])[1] == [
        (name, about["stopped"]["games"])
    ]
    assert store.export(stopped, "games", tmp_path / "games.csv") == about["stopped"]["games"]
    assert store.runs() == []
    made, whole = store.run(plan, Cores(1)), Store(tmp_path / "other").run(plan, Cores(2))
    assert made is not None
    assert whole is not None
    assert made.about["results_sha256"] == whole.about["results_sha256"]
    assert [path.name for path in store.folder.iterdir()] == [made.name]


def test_a_stopped_run_without_games(store, make_plan):
    """Where no game was kept there is nothing to show, and a plan that cannot be read is said to be damaged."""
    plan = make_plan(games=10)
    partial = store.partial(plan)
    with partial.held():
        partial.save_plan(plan)
    name = partial.folder.name.removeprefix(running.PARTIAL)
    with pytest.raises(ProblemError, match="run-empty"):
        store.find(name)
    (partial.folder / "plan.json").write_text("[1]")
    with pytest.raises(ProblemError, match="run-damaged"):
        store.find(name)


def test_a_run_that_is_being_played_is_not_interrupted(store, make_plan):
    """While its owner lives a run is listed as being played, with the process, and is no stopped one."""
    plan = make_plan(games=10)
    partial = store.partial(plan)
    with partial.held():
        partial.save_plan(plan)
        name = partial.folder.name.removeprefix(running.PARTIAL)
        assert store.unfinished() == []
        assert store.being_played() == {name: f"another process, number {os.getpid()}"}
        with pytest.raises(ProblemError, match="run-busy"):
            store.stopped(name)
    assert store.unfinished() == [name]
    assert store.being_played() == {}


# ---------------------------------------------------------------- metrics of one's own, several runs


def test_games_measured_otherwise_are_another_run(store, make_plan, tmp_path, monkeypatch):
    """With a metric of one's own, or another text of it, the same experiment is another run that holds its numbers."""
    monkeypatch.setattr(metrics, "METRICS", dict(metrics.METRICS))
    head = "from engine.metrics import metric\n\n@metric('mine', 'Mine', 'turns', 'Of my own.')\ndef mine(games):\n"
    file = tmp_path / "mine.py"
    plain = make_plan(games=20)
    made = [store.run(plain, Cores(1))]
    for answer in ("games.results['turns']", "games.results['turns'] * 2"):
        file.write_text(f"{head}    return {{'all': {answer}}}\n")
        agents.load_code(file)
        plan = make_plan(games=20)
        assert store.partial(plan).folder == store.partial(plain).folder
        made.append(store.run(plan, Cores(1)))
        assert plan.files[str(file)] == file.read_text()
    assert len({run.name for run in made}) == 3
    assert len({run.about["results_sha256"] for run in made}) == 1
    one, two = (
        store.sql("select value from metrics where metric = 'mine' order by 1", [run])[1] for run in made[1:]
    )
    assert [2 * value for (value,) in one] == pytest.approx([value for (value,) in two])
    del metrics.METRICS["mine"]
    with pytest.raises(ProblemError, match="measures `mine` by code that is not loaded"):
        store.run(plan, Cores(1))


def test_several_runs_are_exported_into_one_file(run, store, make_plan, tmp_path):
    """Rows of several runs stand in one file, each beginning with the name of its run."""
    other = store.run(make_plan(games=50, seed=8), Cores(1))
    path = tmp_path / "games.csv"
    assert store.export([run, other], "games", path) == 1_300
    head, *rows = path.read_text(encoding="utf-8-sig").splitlines()
    assert head.startswith("run,cell,map,")
    assert {row.partition(",")[0] for row in rows} == {run.name, other.name}
    assert sorted(each.name for each in tmp_path.glob("*.csv*")) == ["games.csv"]


def test_an_export_goes_into_a_pipe(run, store, tmp_path):
    """A pipe is written into; a file put in its place would leave whoever reads it waiting."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_text(encoding="utf-8")))
    reader.start()
    count = store.export(run, "games", pipe)
    reader.join()
    assert len(got[0].splitlines()) == count + 1
    assert pipe.is_fifo()
