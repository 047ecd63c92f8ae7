"""The library: documents by shipped name or by path, unsaved texts before files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine import documents
from engine.records import record as records
from engine.texts import library, shipped
from engine.texts.library import Library
from engine.texts.problem import ProblemError
from engine.texts.source import plain


def test_shipped_documents_are_found_by_name():
    """A name without folder or ending means what was shipped under it."""
    assert Library().find("map", "japan") == shipped.files("map")["japan"]
    assert Library().find("variant", "2016") == shipped.files("variant")["2016"]


def test_paths_are_relative_to_the_file_that_mentions_them(tmp_path):
    """A name that is no shipped one is a file beside the document, with its ending or without."""
    (tmp_path / "plain").write_text("x", encoding="utf-8")
    beside = tmp_path / "child.yaml"
    assert Library().find("variant", "parent.yaml", beside=beside) == tmp_path / "parent.yaml"
    assert Library().find("variant", "../up.yaml", beside=beside) == tmp_path / "../up.yaml"
    assert Library().find("variant", "plain", beside=beside) == tmp_path / "plain"
    assert Library().find("variant", "neither", beside=beside) is None


def test_impossible_names_are_not_found():
    """Names that no system allows are unknown, not a traceback."""
    for name in ("a\0b", "x" * 5000, ""):
        assert Library().find("map", name) is None


def test_an_unknown_name_gets_a_proposal():
    """The sentence names the nearest shipped document, or lists them, or speaks of a file where a path was meant."""
    assert Library().unknown("map", "jappan") == "There is no map called `jappan`. Did you mean `japan`?"
    assert "Known: base, " in Library().unknown("variant", "xyzzy")
    assert Library().unknown("map", "my/map.yaml") == "There is no map file `my/map.yaml`."


def test_a_mistyped_name_with_its_game_gets_a_proposal_of_that_game():
    """`naishi/bass` means a shipped variant and not a file, unless there is such a file."""
    assert Library().find("variant", "naishi/bass") is None
    assert Library().unknown("variant", "naishi/bass").endswith("Did you mean `naishi/base`?")
    assert Library().find("variant", "naishi/bass.yaml") == Path("naishi/bass.yaml")


def values(shelf, path):
    """Give the plain values of a document."""
    return plain(shelf.read(path).tree)


def test_unsaved_texts_win_over_files(tmp_path, monkeypatch):
    """What is open in an editor counts, however its path is written, and a file need not be there yet."""
    path = tmp_path / "a.yaml"
    path.write_text("a: 1", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    texts = Library({path: "a: 2", Path("new"): "b: 3"})
    assert values(texts, Path("a.yaml")) == {"a": 2}
    assert values(texts, tmp_path / "sub" / ".." / "a.yaml") == {"a": 2}
    assert texts.find("map", "new") == Path("new")
    assert values(texts, Path("new")) == {"b": 3}


def test_a_file_is_read_once(tmp_path):
    """Asked again, the library gives the same tree, so that places can be compared."""
    path = tmp_path / "a.yaml"
    path.write_text("a: 1", encoding="utf-8")
    shelf = Library()
    first = shelf.read(path)
    path.write_text("a: 2", encoding="utf-8")
    assert shelf.read(path) is first


def test_a_missing_file_has_problems_and_no_tree(tmp_path):
    """Reading what is not there gives a text without source, and says why."""
    text = Library().read(tmp_path / "no.yaml")
    assert (text.source, text.tree) == (None, None)
    assert [problem.code for problem in text.problems] == ["file-missing"]


def test_paths_are_shown_from_the_current_folder(tmp_path, monkeypatch):
    """Messages show a path as short as can be copied back to the command line."""
    monkeypatch.chdir(tmp_path)
    assert library.shown(tmp_path / "maps" / "a.yaml") == str(Path("maps", "a.yaml"))
    assert library.shown(Path("/elsewhere/a.yaml")) == str(Path("/elsewhere/a.yaml"))


@pytest.fixture
def pipe(tmp_path):
    """Give a named pipe that nobody writes to, which holds whoever reads it for ever."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("there are no named pipes here")
    os.mkfifo(tmp_path / "pipe.yaml")
    return tmp_path / "pipe.yaml"


def test_only_ordinary_files_are_read(pipe):
    """A pipe or a device is refused in words, wherever a document mentions it, and nobody waits."""
    found = Library().read(pipe)
    assert [problem.code for problem in found.problems] == ["file-unreadable"]
    assert "pipe or a device" in found.problems[0].message
    child = pipe.with_name("child.yaml")
    child.write_text("schema: daimyo/variant/1\ntitle: Child\nextends: ./pipe.yaml\n", encoding="utf-8")
    assert [problem.code for problem in documents.check(Library(), child)] == ["parent-missing"]
    matrix = pipe.with_name("matrix.experiment.yaml")
    matrix.write_text(EXPERIMENT.format(map="./pipe.yaml", variant="./pipe.yaml"), encoding="utf-8")
    assert [problem.code for problem in documents.check(Library(), matrix)] == [
        "map-unknown",
        "variant-unknown",
    ]
    with pytest.raises(ProblemError):
        records.load(pipe)


EXPERIMENT = """\
schema: daimyo/experiment/1
title: Matrix
maps: ["{map}"]
variants: ["{variant}"]
players: [2]
lineups: [random]
games: 10
seed: 1
"""

SECRET = "password: [hunter2\n - {hunter2\nhunter2"


@pytest.mark.parametrize("text", [SECRET, "hunter2: 1\n", "- hunter2\n", "hunter2", "title: x\nhunter2: 2\n"])
def test_nothing_is_quoted_of_a_file_elsewhere_that_is_no_document(text, tmp_path):
    """A stranger's document may mention any file, but no word of it comes into a message, nor a line's number."""
    (tmp_path / "secret").write_text(text, encoding="utf-8")
    inside = tmp_path / "a" / "b"
    inside.mkdir(parents=True)
    child = inside / "child.yaml"
    child.write_text("schema: daimyo/variant/1\ntitle: Child\nextends: ../../secret\n", encoding="utf-8")
    matrix = inside / "matrix.experiment.yaml"
    matrix.write_text(EXPERIMENT.format(map="../../secret", variant="../../secret"), encoding="utf-8")
    for path in (child, matrix):
        problems = documents.check(Library(), path)
        assert problems
        assert all(Path(problem.file).name == path.name for problem in problems)
        assert not any("hunter2" in str(problem) for problem in problems)


def test_a_parent_elsewhere_that_is_a_variant_shows_its_mistakes(tmp_path):
    """A document of ours may lie anywhere."""
    (tmp_path / "parent.yaml").write_text(
        "schema: daimyo/variant/1\ntitle: Parent\nextends: 2016\nhand: {sise: 5}\n", encoding="utf-8"
    )
    inside = tmp_path / "a"
    inside.mkdir()
    child = inside / "child.yaml"
    child.write_text("schema: daimyo/variant/1\ntitle: Child\nextends: ../parent.yaml\n", encoding="utf-8")
    assert [problem.code for problem in documents.check(Library(), child)] == ["unknown-key"]
