"""`daimyo runs`: what is stored, SQL over it, and tables as CSV."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest


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
    """A table of a run is written as CSV, each row with its cell in words."""
    code, out, _ = daimyo("runs", "export", "last", "--table", table, "-o", f"{table}.csv")
    with Path(f"{table}.csv").open(encoding="utf-8", newline="") as stream:
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
