"""`daimyo runs`: what is stored, SQL over it, and tables as CSV."""

from __future__ import annotations

import codecs
import csv
import json
import os
import signal
from pathlib import Path

import pytest
import yaml

from engine.agents import own
from engine.foreign import trust
from engine.metrics import METRICS
from engine.numbers import plan as plans
from engine.numbers import running
from engine.numbers.runs import Store
from engine.texts import experiment as experiments
from engine.texts.library import Library

# Reports are drawn, and whoever comes first decides which kind of application all others find.
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def run(daimyo, experiment):
    """Give the name of a small run."""
    code, out, _ = daimyo(
        "experiment", experiment(lineups=["random", ["greedy", "random"]], games=50), "--json"
    )
    assert code == 0
    return json.loads(out)["run"]


def test_the_list(daimyo, run):
    """Each run has a line, and as JSON all that the line shows."""
    code, out, err = daimyo("runs")
    assert (code, err) == (0, "")
    assert out.splitlines()[1].split()[:2] == [run, "Small"]
    (entry,) = json.loads(daimyo("runs", "--json")[1])
    assert (entry["run"], entry["cells"], entry["games"]) == (run, 4, 200)


def test_an_empty_store(daimyo, folder):
    """Without runs it is said how to make one, and JSON is an empty list."""
    code, out, _ = daimyo("runs")
    assert code == 0
    assert "daimyo experiment editions" in out
    assert json.loads(daimyo("runs", "--json")[1]) == []


def test_a_damaged_run_hides_no_other(daimyo, run):
    """A folder whose run.yaml cannot be read is a problem, and the others are listed."""
    Path("runs/broken").mkdir()
    Path("runs/broken/run.yaml").write_text("[", encoding="utf-8")
    code, out, err = daimyo("runs")
    assert code == 0
    assert run in out
    assert "run-damaged" in err


def test_sql(daimyo, run):
    """Answers are a table, JSON or CSV; numbers are short, and what is missing is empty."""
    query = "select cell, avg(turns) as mean, null as nothing, 1.5 as half from games group by 1 order by 1"
    code, out, _ = daimyo("runs", "sql", query)
    assert code == 0
    assert out.splitlines()[0].split() == ["cell", "mean", "nothing", "half"]
    assert "None" not in out
    found = json.loads(daimyo("runs", "sql", query, "--json")[1])
    assert [row["cell"] for row in found] == [0, 1, 2, 3]
    assert (found[0]["nothing"], found[0]["half"]) == (None, 1.5)
    lines = daimyo("runs", "sql", query, "--csv")[1].splitlines()
    assert lines[0] == "cell,mean,nothing,half"
    assert len(lines) == 5


@pytest.mark.parametrize("table", ["games", "cells", "metrics", "spaces", "tokens", "ladder"])
def test_csv_of_every_table(table, daimyo, run):
    """A table of a run is written as CSV, each row with its cell in words, with the mark that says it is UTF-8."""
    code, out, _ = daimyo("runs", "export", "last", "--table", table, "-o", f"{table}.csv")
    assert Path(f"{table}.csv").read_bytes().startswith(codecs.BOM_UTF8 + b"cell,map,")
    with Path(f"{table}.csv").open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert code == 0
    assert out == f"Wrote {len(rows):,} rows to {table}.csv.\n"
    assert list(rows[0])[:5] == ["cell", "map", "variant", "players", "lineup"]
    assert {row["variant"] for row in rows} == {"1998-german", "2016"}
    if table == "games":
        assert [int(row["number"]) for row in rows] == list(range(50)) * 4
    assert not list(Path().glob(".*.new"))


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["sql", "selec"], 1, "error sql: Parser Error"),
        (["sql"], 2, "daimyo runs sql"),
        (["nonsense"], 2, "daimyo runs export RUN -o games.csv"),
        (["export", "last"], 2, "Say where to"),
        (["export", "xyzzy", "-o", "x.csv"], 1, "There is no run `xyzzy`"),
        (["export", "last", "-o", "nowhere/x.csv"], 3, "nowhere"),
        (["export", "last", "--table", "cows", "-o", "x.csv"], 2, "cows"),
    ],
)
def test_what_it_refuses(words, code, told, daimyo, run):
    """What is wrong is said on stderr with its exit code, and no file is left."""
    found, out, err = daimyo("runs", *words)
    assert (found, out) == (code, "")
    assert told in err
    assert "Traceback" not in err
    assert not list(Path().glob("*.csv"))


# ---------------------------------------------------------------- damaged, stopped and foreign runs


@pytest.fixture
def damaged(daimyo, experiment, run):
    """Give the name of a second run whose table of games was cut."""
    name = json.loads(daimyo("experiment", experiment(games=20), "--json")[1])["run"]
    path = Path("runs", name, "games.parquet")
    path.chmod(0o644)
    path.write_bytes(path.read_bytes()[:50])
    return name


@pytest.mark.parametrize(
    "words",
    [
        ["runs"],
        ["runs", "sql", "select count(*) from games"],
        ["runs", "export", "last", "-o", "games.csv"],
        ["report", "last", "-o", "report.html"],
    ],
)
def test_a_damaged_run_is_set_aside(words, daimyo, run, damaged):
    """Everything goes on with the sound run, and the damaged one gets a sentence."""
    code, out, err = daimyo(*words)
    assert code == 0
    assert out
    assert damaged in err
    assert "run-damaged: This run is damaged: its table `games` cannot be read." in err


def test_the_experiment_of_a_damaged_run_is_played_again(daimyo, experiment, run, damaged):
    """It is moved aside with a sentence, and the new run stands in its place."""
    code, out, err = daimyo("experiment", experiment(games=20), "--json")
    assert code == 0
    assert json.loads(out)["run"] == damaged
    assert f".damaged-{damaged}-1" in err
    assert daimyo("runs", "sql", "select count(*) from games")[0] == 0


@pytest.mark.parametrize("words", [["report"], ["runs", "export"]])
def test_asking_for_the_damaged_run_itself(words, daimyo, damaged):
    """Who names it is told what is wrong, and no file is written."""
    code, out, err = daimyo(*words, damaged, "-o", "out.file")
    assert (code, out) == (1, "")
    assert "run-damaged" in err
    assert not Path("out.file").exists()


def test_a_stopped_run_is_reported_and_exported(daimyo, experiment, monkeypatch):
    """Its games so far stand in report and CSV, and both say or show that it was stopped."""
    file = experiment(games=3_000)
    play = running.Cores.play

    def interrupted(self, cells, tasks, stop):
        for given in play(self, cells, tasks, stop):
            yield given
            os.kill(os.getpid(), signal.SIGINT)
            stop.wait()
            return

    with monkeypatch.context() as patch:
        patch.setattr(running.Cores, "play", interrupted)
        assert daimyo("experiment", file, "--jobs", "1")[0] == 130
    assert daimyo("report", "small", "-o", "report.html")[0] == 0
    assert "stopped after 1,000 of 6,000 games" in Path("report.html").read_text(encoding="utf-8")
    assert daimyo("runs", "export", "small", "-o", "games.csv")[1] == "Wrote 1,000 rows to games.csv.\n"
    code, _, err = daimyo("experiment", file)
    assert code == 2
    assert "17% done" in err
    assert daimyo("experiment", file, "--resume")[0] == 0
    assert len(list(Path("runs").iterdir())) == 1


def test_a_run_that_somebody_plays_is_not_called_interrupted(daimyo, experiment, folder):
    """While the first process lives, a second one is told whose run it is, with or without `--resume`."""
    store = Store()
    store.folder.mkdir()
    file = experiment()
    library = Library()
    plan = plans.make(library, experiments.load(library, Path(file)))
    partial, number = store.partial(plan), os.getpid()
    with partial.held():
        partial.save_plan(plan)
        for words in ([], ["--resume"], ["--restart"]):
            code, out, err = daimyo("experiment", file, *words)
            assert (code, out) == (3, "")
            assert f"this experiment is being run by another process, number {number}" in err
            assert "interrupted" not in err
        assert "being played: small-" in daimyo("runs")[1]


def test_several_runs_in_one_report_and_one_csv(daimyo, experiment, run):
    """A page of several runs holds all of them, and so does the file that is named in the answer."""
    other = json.loads(daimyo("experiment", experiment(title="Another", games=30), "--json")[1])["run"]
    assert daimyo("report", run, other, "-o", "both.html")[0] == 0
    page = Path("both.html").read_text(encoding="utf-8")
    assert "<h1>Small / Another</h1>" in page
    assert "Side by side" in page
    assert page.count('repeat">') == 2
    assert page.count("<h1>") == 3
    code, out, _ = daimyo("runs", "export", run, other, "-o", "both.csv")
    assert (code, out) == (0, "Wrote 260 rows to both.csv.\n")
    with Path("both.csv").open(encoding="utf-8-sig", newline="") as stream:
        assert {row["run"] for row in csv.DictReader(stream)} == {run, other}


def test_the_code_of_a_run_is_shown_and_never_run(daimyo, experiment, monkeypatch, tmp_path):
    """Listing, asking, exporting and reporting a run run none of its code; `runs code` shows and approves it."""
    monkeypatch.setattr(own, "REGISTERED", {})
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    code = "from engine import agents\n\nagents.register('first', lambda view, chance: 0)\n"
    Path("first.py").write_text(code, encoding="utf-8")
    assert daimyo("experiment", experiment(lineups=["first"], games=4), "--code", "first.py")[0] == 0
    page = next(Path("runs").glob("*/run.yaml"))
    page.chmod(0o644)
    mark = tmp_path / "was-run"
    evil = f"from engine import agents; open({str(mark)!r}, 'w'); agents.register('first', None)"
    about = yaml.safe_load(page.read_text(encoding="utf-8"))
    for cell in about["cells"]:
        cell["agents"]["first"]["code"] = evil
    page.write_text(yaml.safe_dump(about, sort_keys=False), encoding="utf-8")
    assert str(mark) in page.read_text(encoding="utf-8")
    own.REGISTERED.clear()
    for words in (
        ["runs"],
        ["runs", "sql", "from cells"],
        ["runs", "export", "last", "-o", "games.csv"],
        ["report", "last", "-o", "report.html"],
        ["render", "strip.yaml", "--heat", "last", "-o", "board.svg"],
        ["runs", "code", "last"],
    ):
        assert daimyo(*words)[0] in (0, 2)
    assert own.REGISTERED == {}
    assert not mark.exists()
    shown = json.loads(daimyo("runs", "code", "last", "--json")[1])
    assert [(each["agent"], each["trusted"]) for each in shown] == [("first", False)]
    assert daimyo("runs", "code", "last", "--trust")[0] == 0
    assert trust.is_trusted(shown[0]["code"])
    assert not mark.exists()


def test_a_metric_given_later_makes_another_run(daimyo, experiment):
    """The same experiment with a metric of one's own is run, and its numbers are there."""
    file = experiment(games=20)
    first = json.loads(daimyo("experiment", file, "--json")[1])
    Path("mine.py").write_text(
        "from engine.metrics import metric\n\n@metric('mine', 'Mine', 'games', 'Of my own.')\n"
        "def mine(games):\n    return {'all': games.results['turns']}\n",
        encoding="utf-8",
    )
    try:
        code, out, err = daimyo("experiment", file, "--code", "mine.py", "--json")
        assert (code, err) == (0, "")
        assert json.loads(out)["run"] != first["run"]
        assert json.loads(out)["results_sha256"] == first["results_sha256"]
        assert "has been run already" in daimyo("experiment", file, "--code", "mine.py")[2]
    finally:
        METRICS.pop("mine", None)


def test_columns_of_one_name_are_kept_in_json(daimyo, run):
    """Each has a key of its own."""
    (row,) = json.loads(daimyo("runs", "sql", "select 1 as a, 2 as a, now() as t", "--json")[1])
    assert (row["a"], row["a_1"]) == (1, 2)
    assert row["t"]


def test_an_empty_query(daimyo, run):
    """Where nothing is asked it is said so."""
    code, out, err = daimyo("runs", "sql", "")
    assert (code, out) == (1, "")
    assert "There is no question in this query" in err
