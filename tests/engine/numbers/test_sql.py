"""Questions to the tables of runs: they are answered, and nothing else happens."""

from __future__ import annotations

import pytest

from engine.numbers import sql
from engine.numbers.running import Cores
from engine.numbers.runs import Store
from engine.texts.problem import ProblemError


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    """Give a place for one store."""
    return Store(tmp_path_factory.mktemp("store"))


@pytest.fixture
def run(store, make_plan):
    """Give a small run."""
    made = store.run(make_plan(games=20), Cores(1))
    assert made is not None
    return made


def contents(folder):
    """Give the bytes of all files below a folder."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    "query",
    [
        "copy (select 1) to '{folder}/x.csv'",
        "copy (select 1 as cell) to '{games}' (format parquet, use_tmp_file false)",
        "with a as (copy (select 1 as x) to '{games}' (format parquet, use_tmp_file false)) select * from a",
        "explain analyze copy (select 1 as x) to '{games}' (format parquet, use_tmp_file false)",
        "copy (pivot (select 1 a, 2 b) on a using sum(b)) to '{games}' (use_tmp_file false)",
        "attach '{folder}/other.db'",
        "export database '{folder}/other'",
        "install httpfs",
        "load httpfs",
        "set enable_external_access = true",
        "create table mine as select 1",
        "drop view games",
        "select 1; drop view games",
        "select * from read_csv('/etc/passwd')",
        "select * from '/etc/passwd'",
        "select content from read_text('/etc/hostname')",
        "select * from glob('/*')",
        "from 'https://example.invalid/games.parquet'",
        "with a as (insert into cells values (1) returning *) select 1",
    ],
)
def test_only_questions_about_the_tables_are_answered(query, run, store):
    """Writing, attaching, loading and reading anything else is refused, and no file changes."""
    before = contents(store.folder)
    with pytest.raises(ProblemError) as caught:
        store.sql(query.format(folder=store.folder, games=run.table("games")))
    assert [problem.code for problem in caught.value.problems] == ["sql"]
    assert contents(store.folder) == before


@pytest.mark.parametrize("query", ["", "  ", "-- what?", ";"])
def test_an_empty_query_is_a_sentence(query, run, store):
    """Where nothing is asked it is said so."""
    with pytest.raises(ProblemError, match="There is no question in this query"):
        store.sql(query)


@pytest.mark.parametrize(
    "query", ["select now()", "select now() as run, 1 as run;", "select current_timestamp, 2"]
)
def test_moments_are_answered(query, run, store):
    """A moment with a time zone is given as its text."""
    _, ((moment, *_),) = store.sql(query)
    assert moment.startswith("2")


def test_columns_of_one_name_are_kept(run, store):
    """Every column stands in the answer, also those that are called alike."""
    assert store.sql("select 1 as a, 2 as a, 3 as b") == (["a", "a", "b"], [(1, 2, 3)])


@pytest.mark.parametrize(
    "query", ["show tables", "describe games", "summarize cells", "from games limit 1", "values (1)"]
)
def test_what_asks_in_other_words_is_answered(query, run, store):
    """Not only SELECT asks."""
    assert store.sql(query)[1]


def test_long_work_draws_nothing_on_stdout():
    """A database that takes its time shows no bar of its own: stdout belongs to results."""
    with sql.connected() as connection:
        assert connection.execute("select current_setting('enable_progress_bar')").fetchall() == [(False,)]
