"""`daimyo experiment`: runs are kept, go on after anything, and refusals leave stored runs alone."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.metrics import METRICS
from engine.numbers import running
from engine.numbers.runs import Store


def contents(folder):
    """Give the bytes of all files below a folder that is visible."""
    found = {}
    for path in sorted(Path(folder).rglob("*")):
        if path.is_file() and not any(part.startswith(".") for part in path.parts):
            found[str(path)] = path.read_bytes()
    return found


def test_json_has_the_agreed_keys(daimyo, experiment):
    """Run and cells are there, with the hash of the whole."""
    code, out, err = daimyo("experiment", experiment(lineups=["random", ["greedy", "random"]]), "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert found["run"].startswith("small-")
    assert [cell["label"] for cell in found["cells"]] == ["1998-german"] * 2 + ["2016"] * 2
    assert len(found["results_sha256"]) == 64
    assert found["ladder"][0]["agent"] == "greedy"
    assert Path(found["folder"]).is_dir()


def test_what_a_person_sees(daimyo, experiment):
    """A table of cells, the ladder of mixed line-ups, the hash, and how to get the report."""
    code, out, _ = daimyo("experiment", experiment(lineups=["random", ["greedy", "random"]]))
    assert code == 0
    assert "2 × random" in out
    assert "Skill against luck" in out
    assert "results_sha256 " in out
    assert "daimyo report small-" in out


def test_a_run_is_not_played_twice(daimyo, experiment):
    """The same experiment gives the run that is there, and says so."""
    file = experiment()
    first = json.loads(daimyo("experiment", file, "--json")[1])
    before = contents("runs")
    code, out, err = daimyo("experiment", file, "--json")
    assert code == 0
    assert json.loads(out) == first
    assert "has been run already" in err
    assert contents("runs") == before


def test_jobs_do_not_matter(daimyo, experiment):
    """One job and two give the same hash, in stores of their own."""
    file = experiment(games=2_500)
    hashes = {
        json.loads(daimyo("experiment", file, "--json", "--jobs", jobs, "--store", f"store-{jobs}")[1])[
            "results_sha256"
        ]
        for jobs in (1, 2)
    }
    assert len(hashes) == 1


def test_an_interrupted_run_must_be_resumed_or_restarted(daimyo, experiment, monkeypatch):
    """After Ctrl-C the exit code is 130 and it is said how to go on; without a word about it nothing is thrown away."""
    file = experiment(games=3_000)
    play = running.Cores.play

    def interrupted(self, cells, tasks, stop):
        for number, given in enumerate(play(self, cells, tasks, stop)):
            yield given
            if number == 1:
                os.kill(os.getpid(), signal.SIGINT)

    with monkeypatch.context() as patch:
        patch.setattr(running.Cores, "play", interrupted)
        code, out, err = daimyo("experiment", file, "--jobs", "1")
    assert (code, out) == (130, "")
    assert "daimyo experiment small.experiment.yaml --resume" in err
    code, out, _ = daimyo("runs")
    assert "No runs yet" in out
    assert "interrupted: small-" in out
    code, _, err = daimyo("experiment", file)
    assert code == 2
    assert "% done: add --resume to go on, or --restart" in err
    both = daimyo("experiment", file, "--resume", "--restart")
    assert both[0] == 2
    assert "Give --resume or --restart, not both." in both[2]
    resumed = json.loads(daimyo("experiment", file, "--resume", "--json")[1])
    whole = json.loads(daimyo("experiment", file, "--json", "--store", "other")[1])
    assert resumed["results_sha256"] == whole["results_sha256"]
    assert "interrupted" not in daimyo("runs")[1]


@pytest.mark.slow
def test_a_killed_run_goes_on(daimyo, experiment, folder, root):
    """After kill -9 no run is visible, and `--resume` arrives at the hash of an unbroken run."""
    file = experiment(games=12_000)
    words = [sys.executable, "-m", "workbench", "experiment", file, "--jobs", "1"]
    store = Store(folder / "runs")
    with subprocess.Popen(
        words, env={**os.environ, "PYTHONPATH": str(root)}, stdout=subprocess.DEVNULL
    ) as process:
        while process.poll() is None:
            if sum(len(list(path.glob("chunks/*.npz"))) for path in store.folder.glob(".partial-*")) >= 3:
                process.send_signal(signal.SIGKILL)
                break
    assert process.returncode == -signal.SIGKILL
    assert store.runs() == []
    assert len(store.unfinished()) == 1
    resumed = json.loads(daimyo("experiment", file, "--resume", "--json")[1])
    whole = json.loads(daimyo("experiment", file, "--json", "--store", "other")[1])
    assert resumed["results_sha256"] == whole["results_sha256"]
    assert [cell["results_sha256"] for cell in resumed["cells"]] == [
        cell["results_sha256"] for cell in whole["cells"]
    ]


def test_a_shipped_experiment_by_name(daimyo, folder, monkeypatch):
    """A shipped experiment is found by its name; here it is only planned."""
    planned = []

    def noted(self, plan, *_, **__):
        planned.append(plan.title)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Store, "run", noted)
    assert daimyo("experiment", "editions")[0] == 3
    assert planned == ["Do the editions play differently?"]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"games": 0}, "small.experiment.yaml:12:8: error out-of-range"),
        ({"gmaes": 5}, "error unknown-key: There is no key `gmaes`."),
        ({"maps": ["japn"]}, "error map-unknown"),
        (
            {"players": [2, 4]},
            "./strip.yaml and 2016 cannot be played by 4 players: Strip is not made for 4 players",
        ),
        ({"lineups": ["greddy"]}, "Did you mean `greedy`?"),
        ({"metrics": ["turn"]}, "There is no metric `turn`. Did you mean `turns`?"),
        ({"vary": {"end.tie_threshold": [2, -1]}}, "error "),
        ({"lineups": [["random", "random", "random"]]}, "error nothing-to-play"),
        (
            {"games": 10**12},
            "12:8: error experiment-too-large: `games` is 1,000,000,000,000; 10,000,000 games a cell are the most.",
        ),
        (
            {
                "vary": {
                    "end.tie_threshold": [*range(1, 51)],
                    "hand.size": [*range(1, 41)],
                    "hand.first": ["random"],
                }
            },
            "error experiment-too-large: This experiment has 4,000 cells; 2,000 are the most.",
        ),
        (
            {"games": 10_000_000, "vary": {"end.tie_threshold": [1, 2, 3, 4, 5, 6]}},
            "error experiment-too-large: 12 cells of 10,000,000 games are 120,000,000 games; 100,000,000 are the most.",
        ),
    ],
)
def test_wrong_experiments(changes, told, daimyo, experiment):
    """What is wrong is a problem at its place with exit code 1, and nothing is stored or left behind."""
    daimyo("experiment", experiment(games=20))
    before = contents("runs")
    code, out, err = daimyo("experiment", experiment(**changes))
    assert (code, out) == (1, "")
    assert told in err
    assert "Traceback" not in err
    assert contents("runs") == before
    assert not list(Path("runs").glob(".*"))


def test_a_file_that_is_not_there(daimyo, folder):
    """A name that is neither a file nor shipped is a problem with a proposal."""
    code, out, err = daimyo("experiment", "edition")
    assert (code, out) == (1, "")
    assert "error file-missing" in err


def test_a_metric_that_raises(daimyo, experiment, monkeypatch):
    """A metric of one's own that raises stops the run with its place; mended, the run goes on."""
    monkeypatch.setattr("engine.metrics.METRICS", METRICS)
    file = experiment()
    head = "from engine.metrics import metric\n\n@metric('mine', 'Mine', 'games', 'Of my own.')\ndef mine(games):\n"
    Path("mine.py").write_text(head + "    return {'all': games.nothing}\n", encoding="utf-8")
    try:
        code, out, err = daimyo("experiment", file, "--code", "mine.py")
        assert (code, out) == (1, "")
        assert err.startswith("mine.py:3:1: error metric-failed: The metric `mine` failed: AttributeError")
        assert Store().runs() == []
        Path("mine.py").write_text(head + "    return {'all': games.results['turns']}\n", encoding="utf-8")
        assert daimyo("experiment", file, "--code", "mine.py", "--resume")[0] == 0
        _, out, _ = daimyo("runs", "sql", "select count(*) as n from metrics where metric = 'mine'", "--json")
        assert json.loads(out) == [{"n": 2}]
    finally:
        METRICS.pop("mine", None)


def test_a_full_disk(daimyo, experiment, monkeypatch):
    """Where the disk is full the exit code is 3, the sentence says how to go on, and stored runs stay as they were."""
    daimyo("experiment", experiment(games=20))
    before = contents("runs")

    def full(*_, **__):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "games.parquet")

    file = experiment(games=30)
    with monkeypatch.context() as patch:
        patch.setattr("engine.numbers.tables._write_parquet", full)
        code, out, err = daimyo("experiment", file)
    assert (code, out) == (3, "")
    assert "Could not finish: No space left on device (games.parquet)." in err
    assert "`daimyo experiment small.experiment.yaml --resume` goes on" in err
    assert contents("runs") == before
    assert daimyo("experiment", file, "--resume")[0] == 0


def test_a_store_that_cannot_be_written(daimyo, experiment, folder):
    """Where the store cannot be made the exit code is 3 and the sentence names it."""
    Path("taken").write_text("a file", encoding="utf-8")
    code, out, err = daimyo("experiment", experiment(), "--store", "taken/runs")
    assert (code, out) == (3, "")
    assert "Could not finish: Not a directory (taken/runs" in err


def test_an_experiment_that_is_being_run(daimyo, experiment, folder):
    """A second process on the same experiment is refused with exit code 3."""
    from engine.numbers import plan as plans
    from engine.texts import experiment as experiments
    from engine.texts.library import Library

    file, library = experiment(), Library()
    plan = plans.make(library, experiments.load(library, Path(file)))
    with Store().partial(plan).held():
        code, _, err = daimyo("experiment", file, "--resume")
    assert code == 3
    assert "this experiment is being run by another process" in err


def test_no_cluster_answers(daimyo, experiment, monkeypatch):
    """Where no cluster answers at the address the exit code is 3, and the sentence names it."""
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    monkeypatch.setattr("engine.numbers.cluster.CONNECT_SECONDS", 0.2)
    code, out, err = daimyo("experiment", experiment(), "--cluster", "tcp://127.0.0.1:9")
    assert (code, out) == (3, "")
    assert "no cluster answers at tcp://127.0.0.1:9" in err


def test_laying_out_many_cells_shows_how_far_it_is(daimyo, experiment, monkeypatch):
    """Each cell that is laid out is counted, so that a large matrix is not silent before its first game."""
    shown: dict[str, list[int]] = {}

    @contextmanager
    def bar(total, unit):
        seen = shown.setdefault(unit, [total])
        yield seen.append

    monkeypatch.setattr("workbench.cli.numbers.experiment.progress_bar", bar)
    assert daimyo("experiment", experiment(vary={"end.tie_threshold": [2, 3, 4]}, games=2))[0] == 0
    assert shown["cells"] == [6, *range(1, 7)]


def test_a_number_of_no_game_is_none(folder, daimyo):
    """Where no game was won the score of won games is no zero but nothing."""
    Path("village.experiment.yaml").write_text(
        "schema: daimyo/experiment/1\ntitle: Village\nvariants: [seven-samurai/heroic]\nplayers: [3]\n"
        "lineups: [random]\ngames: 4\nseed: 1\nmetrics: all\n",
        encoding="utf-8",
    )
    code, out, _ = daimyo("experiment", "village.experiment.yaml")
    assert code == 0
    assert "Score of won games" in out
    assert next(line for line in out.splitlines() if "heroic" in line).split()[-2] == "–"
