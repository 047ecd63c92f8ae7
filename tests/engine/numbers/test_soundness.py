"""Damaged runs: set aside with a sentence, while all others are read."""

from __future__ import annotations

import shutil

import duckdb
import pytest
import yaml

from engine.numbers.running import Cores
from engine.numbers.runs import DAMAGED, Run, Store
from engine.texts.problem import ProblemError, Severity


@pytest.fixture
def store(tmp_path):
    """Give an empty store."""
    return Store(tmp_path / "store")


@pytest.fixture
def two(store, make_plan):
    """Give two small runs: one that stays sound, and one to be damaged."""
    made = [store.run(make_plan(games=30, seed=seed), Cores(1)) for seed in (1, 2)]
    assert all(made)
    return made


def unsealed(path):
    """Give a file that may be written again."""
    path.chmod(0o644)
    return path


def truncated(run):
    """Cut the table of games."""
    path = unsealed(run.table("games"))
    path.write_bytes(path.read_bytes()[:100])


def without_columns(run):
    """Replace the table of cells by one with other columns."""
    path = unsealed(run.table("cells"))
    path.unlink()
    duckdb.execute(f"copy (select 1 as nothing) to '{path}' (format parquet)")


def of_wrong_type(run):
    """Replace the numbers of the metrics by words."""
    path = unsealed(run.table("metrics"))
    columns = "'a' as cell, 'b' as metric, 'c' as label, 'd' as value, 'e' as low, 'f' as high, 'g' as count"
    path.unlink()
    duckdb.execute(f"copy (select {columns}) to '{path}' (format parquet)")


def missing(run):
    """Remove a table."""
    run.table("spaces").unlink()


def bitten(run):
    """Spoil what is in the columns of the games, and leave their names."""
    path = unsealed(run.table("games"))
    content = bytearray(path.read_bytes())
    names = len(content) - 8 - int.from_bytes(content[-8:-4], "little")
    content[4:names] = b"\xff" * (names - 4)
    path.write_bytes(bytes(content))


DAMAGES = [truncated, without_columns, of_wrong_type, missing, bitten]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_keeps_no_other_run_from_being_asked(damage, two, store):
    """The sound run answers, and the other is named with what is wrong and that it was left out."""
    sound, broken = two
    damage(broken)
    _, rows = store.sql(
        "select run, sum(turns), sum(cell) from games join metrics using (run, cell) group by 1"
    )
    assert [name for name, *_ in rows] == [sound.name]
    (problem,) = store.set_aside.values()
    assert (problem.code, problem.severity) == ("run-damaged", Severity.WARNING)
    assert broken.name in problem.file
    assert "The run is left out." in problem.message
    assert store.find("last") == sound or damage is bitten


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_run_is_played_again(damage, two, store, make_plan):
    """Where the damaged run stands in the way of its experiment it is moved aside, not deleted, and played anew."""
    _, broken = two
    before = broken.about["results_sha256"]
    damage(broken)
    made = store.run(make_plan(games=30, seed=2), Cores(1))
    assert made == broken
    assert made.about["results_sha256"] == before
    assert store.wrong_with(made) is None
    assert (store.folder / f"{DAMAGED}{broken.name}-1" / "run.yaml").is_file()
    assert "played again" in store.set_aside[broken.name].message


def changed(key, value):
    """Give a damage that changes one value of a page."""

    def damage(page):
        page[key] = value
        return page

    return damage


@pytest.mark.parametrize(
    "damage",
    [
        changed("title", 7),
        changed("seconds", "long"),
        changed("cells", {}),
        changed("cells", [1, 2]),
        changed("cells", [{"lineup": 7}]),
        changed("measured", [{"name": "x"}]),
        changed("experiment", []),
        changed("experiment", {}),
        changed("files", {"a": 1}),
        changed("cells_sha256", []),
        changed("games", True),
        changed("schema", "daimyo/run/99"),
        lambda page: [page],
        lambda page: {"schema": "daimyo/run/1"},
    ],
)
def test_a_page_of_wrong_kinds_is_a_problem(damage, two, store):
    """Whatever is of the wrong kind in a `run.yaml` is named, and the other run is untouched by it."""
    sound, broken = two
    path = unsealed(broken.folder / "run.yaml")
    path.write_text(yaml.safe_dump(damage(yaml.safe_load(path.read_text())), sort_keys=False))
    with pytest.raises(ProblemError) as caught:
        _ = broken.about
    assert [problem.code for problem in caught.value.problems] == ["run-damaged"]
    assert store.wrong_with(broken) is not None
    assert store.wrong_with(sound) is None


@pytest.mark.parametrize("text", ["[" * 5_000, "a: " + "9" * 5_000, "schema: daimyo/run/1\ncells: [", "\x00"])
def test_a_page_that_cannot_be_read(text, two):
    """No text is too odd for a sentence."""
    _, broken = two
    unsealed(broken.folder / "run.yaml").write_text(text)
    with pytest.raises(ProblemError, match="run-damaged"):
        _ = broken.about


def test_an_export_of_what_is_bitten(two, store, tmp_path):
    """Exporting the damaged run is a problem and leaves no file; the sound one is exported."""
    sound, broken = two
    bitten(broken)
    with pytest.raises(ProblemError, match="run-damaged"):
        store.export(broken, "games", tmp_path / "games.csv")
    assert not list(tmp_path.glob("*.csv*"))
    assert store.export(sound, "games", tmp_path / "games.csv") == 60


def test_a_copied_run_is_a_run(two, store):
    """Runs are sound wherever their folder was carried."""
    sound, _ = two
    shutil.copytree(sound.folder, store.folder / "copied")
    assert store.wrong_with(Run("copied", store.folder / "copied")) is None
